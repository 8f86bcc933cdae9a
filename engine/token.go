package engine

import (
	"fmt"
	"strconv"
)

// ParseNumber reads a token of a record that is a number from min to max in its
// shortest decimal form. What names it for the error: "seat".
func ParseNumber(what, token string, min, max int) (int, error) {
	n, err := strconv.Atoi(token)
	if err != nil || strconv.Itoa(n) != token || n < min || n > max {
		return 0, fmt.Errorf("%q is no %s; a number from %d to %d is", token, what, min, max)
	}
	return n, nil
}

// ParseSeat reads a token of a record that is a seat of a game for so many
// players at most.
func ParseSeat(token string, maxPlayers int) (Player, error) {
	n, err := ParseNumber("seat", token, 0, maxPlayers-1)
	return Player(n), err
}

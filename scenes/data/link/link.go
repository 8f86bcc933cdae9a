// Package link writes and reads the link to a deal: the end of an address, which
// names a game, its seats, its options and the seed.
package link

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/engine/games"
)

// A Deal is what a link opens: who knows it can play the same deal.
type Deal struct {
	Game  string // the name that records use
	Seats int    // 0 if the link names the game alone
	// Options are those that are turned on, ascending.
	Options []string
	Seed    uint64
}

// longest is how many bytes a link may have.
const longest = 200

// ErrBad is the error of what is no link of this program; the others say what is wrong
// with it.
var (
	ErrBad   = errors.New("link: it names no deal")
	ErrGame  = fmt.Errorf("%w: there is no such game", ErrBad)
	ErrSeats = fmt.Errorf("%w: the game is not for so many", ErrBad)
	ErrSeed  = fmt.Errorf("%w: the seed is none", ErrBad)
)

// Format writes a deal as the end of an address:
// "#game=vino&seats=4&options=hidden-money&seed=4127". Without options that part is
// left out; a game alone is "#game=vino".
func Format(d Deal) string {
	var b strings.Builder
	b.WriteString("#game=" + d.Game)
	if d.Seats == 0 {
		return b.String()
	}
	b.WriteString("&seats=" + strconv.Itoa(d.Seats))
	if len(d.Options) > 0 {
		b.WriteString("&options=" + strings.Join(d.Options, ","))
	}
	b.WriteString("&seed=" + strconv.FormatUint(d.Seed, 10))
	return b.String()
}

// Parse reads what Format writes, its parts in any order, and nothing else: every other text is ErrBad, and as
// far as it is clear ErrGame, ErrSeats or ErrSeed; then the deal has the game.
func Parse(text string) (Deal, error) {
	if len(text) > longest {
		return Deal{}, ErrBad
	}
	value := map[string]string{}
	for part := range strings.SplitSeq(strings.TrimPrefix(text, "#"), "&") {
		k, v, _ := strings.Cut(part, "=")
		value[k] = v
	}
	d := Deal{Game: value["game"]}
	game, err := games.ByName(d.Game)
	if err != nil {
		return Deal{}, ErrGame
	}
	if Format(d) == text {
		return d, nil
	}
	least, most := game.Players()
	seats, err := strconv.Atoi(value["seats"])
	if err != nil || seats < least || seats > most {
		return d, ErrSeats
	}
	seed, err := strconv.ParseUint(value["seed"], 10, 64)
	if err != nil {
		return d, ErrSeed
	}
	all := Deal{Game: d.Game, Seats: seats, Seed: seed}
	if list := value["options"]; list != "" {
		all.Options = strings.Split(list, ",")
	}
	for i, o := range all.Options {
		if !slices.Contains(game.OptionNames(), o) || i > 0 && o <= all.Options[i-1] {
			return d, ErrBad
		}
	}
	if !strings.HasPrefix(text, "#") || !slices.Equal(parts(Format(all)), parts(text)) {
		return d, ErrBad
	}
	return all, nil
}

// parts are those of a link, sorted.
func parts(text string) []string { return slices.Sorted(strings.SplitSeq(text[1:], "&")) }

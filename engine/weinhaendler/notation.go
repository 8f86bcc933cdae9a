package weinhaendler

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
)

// Format writes an action as in records.
func (Game) Format(a engine.Action) string {
	d := Decode(a)
	switch d.Kind {
	case DecisionFirst:
		return "first " + strconv.Itoa(int(d.Seat))
	case DecisionCard:
		return "card " + d.Card.String()
	case DecisionBid:
		return string(d.Cards.appendText([]byte("bid ")))
	case DecisionPass:
		return "pass"
	case DecisionDraw:
		return "draw"
	case DecisionPlace:
		return "place " + d.Card.String() + " " + d.Place.String()
	case DecisionDone:
		return "done"
	}
	return fmt.Sprintf("action(%#x)", uint64(a))
}

// String writes a place as in records: "1.-2", and "2:0.0" in the second
// cellar.
func (p Place) String() string {
	s := strconv.Itoa(int(p.Row)) + "." + strconv.Itoa(int(p.Col))
	if p.Cellar > 0 {
		s = strconv.Itoa(int(p.Cellar)+1) + ":" + s
	}
	return s
}

// Parse reads an action as Format writes it; the cards of a bid may stand in
// any order.
func (Game) Parse(s string) (engine.Action, error) {
	tokens := strings.Split(s, " ")
	word, rest := tokens[0], tokens[1:]
	want := tokenCount(word)
	if want < 0 {
		return 0, fmt.Errorf("%q is no decision; there are first, card, bid, pass, draw, place and done", word)
	}
	if want > 0 && len(rest) != want-1 {
		return 0, fmt.Errorf("%q has %d tokens after it instead of %d", word, len(rest), want-1)
	}
	switch word {
	case "first":
		seat, err := engine.ParseSeat(rest[0], maxPlayers)
		return First(seat), err
	case "card":
		c, err := parseCard(rest[0])
		return Deal(c), err
	case "bid":
		return parseBid(rest)
	case "pass":
		return Pass(), nil
	case "draw":
		return Draw(), nil
	case "done":
		return Done(), nil
	}
	c, err := parseCard(rest[0])
	if err != nil {
		return 0, err
	}
	p, err := parsePlace(rest[1])
	if err != nil {
		return 0, err
	}
	return Lay(c, p), nil
}

// tokenCount returns how many tokens a decision has that begins with a word, the
// word counted in: 0 if any number, −1 if no decision begins so.
func tokenCount(word string) int {
	switch word {
	case "first", "card":
		return 2
	case "bid":
		return 0
	case "pass", "draw", "done":
		return 1
	case "place":
		return 3
	}
	return -1
}

func parseBid(tokens []string) (engine.Action, error) {
	if len(tokens) == 0 {
		return 0, fmt.Errorf("a bid needs a card")
	}
	var cards Cards
	for _, t := range tokens {
		c, err := parseCard(t)
		if err != nil {
			return 0, err
		}
		if cards.Count(c) == copies {
			return 0, fmt.Errorf("%q stands more than three times in a bid", t)
		}
		cards = cards.With(c)
	}
	return Bid(cards), nil
}

func parseCard(token string) (Card, error) {
	if token == "e" {
		return Empty, nil
	}
	if len(token) == 2 {
		w := strings.IndexByte(letters[:Wines], token[0])
		if w >= 0 && token[1] >= '1' && token[1] <= '3' {
			return Bottle(Wine(w), int(token[1]-'0')), nil
		}
	}
	return 0, fmt.Errorf("%q is no card; a card is one of y r g o b c v with 1 to 3 stars, or e", token)
}

// maxCellars is one more than the pack can fill.
const maxCellars = 5

func parsePlace(token string) (Place, error) {
	cellar, place, prefixed := strings.Cut(token, ":")
	if !prefixed {
		cellar, place = "1", token
	}
	row, col, ok := strings.Cut(place, ".")
	n, err1 := strconv.Atoi(cellar)
	r, err2 := strconv.Atoi(row)
	c, err3 := strconv.Atoi(col)
	if ok && err1 == nil && err2 == nil && err3 == nil && n >= 1 {
		switch {
		case r < 0 || r >= rows || c < -colBias || c > colBias:
			return Place{}, engine.Forbid("W32", "%s lies in no pyramid; rows go from 0 to %d and columns from %d to %d",
				token, rows-1, -colBias, colBias)
		case n > maxCellars:
			return Place{}, engine.Forbid("W34", "%s lies in no cellar; the cards are too few for %d", token, n)
		}
		p := Place{int8(n - 1), int8(r), int8(c)}
		if p.String() == token {
			return p, nil
		}
	}
	return Place{}, fmt.Errorf("%q is no place; a place is ROW.COL, or CELLAR:ROW.COL from the second cellar on", token)
}

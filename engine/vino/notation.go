package vino

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
)

// words are the first tokens of the written actions, and how many more follow.
var words = [...]struct {
	word     string
	min, max int
}{
	DecisionBanker: {"banker", 1, 1},
	DecisionPair:   {"pair", 1, 1},
	DecisionChoose: {"choose", 2, 2},
	DecisionBuy:    {"buy", 1, 2},
	DecisionPass:   {"pass", 0, 0},
	DecisionTake:   {"take", 1, 1},
	DecisionSell:   {"sell", 2, 2},
	DecisionNoSale: {"nosale", 0, 0},
	DecisionGive:   {"give", 1, 1},
	DecisionRaise:  {"raise", 1, 1},
}

// Format implements [engine.Game].
func (Game) Format(a engine.Action) string {
	d := Decode(a)
	word := words[d.Kind].word
	switch d.Kind {
	case 0:
		return fmt.Sprintf("action(%#x)", uint64(a))
	case DecisionBanker:
		return word + " " + strconv.Itoa(int(d.Seat))
	case DecisionPair:
		return word + " " + strconv.Itoa(d.Region+1)
	case DecisionChoose:
		return word + " " + strconv.Itoa(d.Regions[0]+1) + " " + strconv.Itoa(d.Regions[1]+1)
	case DecisionBuy, DecisionTake, DecisionGive:
		text := word + " " + strconv.Itoa(d.Region+1) + "." + strconv.Itoa(d.Vineyard+1)
		if d.Variety != NoVariety {
			text += " " + d.Variety.String()
		}
		return text
	case DecisionSell:
		return word + " " + d.Variety.String() + " " + strconv.Itoa(d.Quantity)
	case DecisionRaise:
		return word + " " + d.Variety.String()
	}
	return word
}

// Parse implements [engine.Game]; the regions of a choice may stand in any order.
func (Game) Parse(text string) (engine.Action, error) {
	tokens := strings.Split(text, " ")
	kind := DecisionKind(0)
	for k, w := range words {
		if w.word != "" && w.word == tokens[0] {
			kind = DecisionKind(k)
		}
	}
	if kind == 0 {
		return 0, fmt.Errorf("%q is no decision of Vino; they begin with banker, pair, choose, buy, pass, take, sell, nosale, give or raise", tokens[0])
	}
	tokens = tokens[1:]
	if w := words[kind]; len(tokens) < w.min || len(tokens) > w.max {
		return 0, fmt.Errorf("%q has %d fields after %q; it has %s", text, len(tokens), w.word, between(w.min, w.max))
	}
	switch kind {
	case DecisionBanker:
		seat, err := engine.ParseSeat(tokens[0], maxPlayers)
		return Banker(seat), err
	case DecisionPair:
		r, err := engine.ParseNumber("region", tokens[0], 1, Regions)
		return Pair(r - 1), err
	case DecisionChoose:
		return parseChoose(tokens)
	case DecisionBuy, DecisionTake, DecisionGive:
		return parsePlace(kind, tokens)
	case DecisionSell:
		v, err := parseVariety(tokens[0])
		if err != nil {
			return 0, err
		}
		q, err := engine.ParseNumber("quantity", tokens[1], 1, MaxCellar)
		return Sell(v, q), err
	case DecisionRaise:
		v, err := parseVariety(tokens[0])
		return Raise(v), err
	}
	return pack(kind, 0, 0, 0), nil
}

func parseChoose(tokens []string) (engine.Action, error) {
	r, err := engine.ParseNumber("region", tokens[0], 1, Regions)
	if err != nil {
		return 0, err
	}
	s, err := engine.ParseNumber("region", tokens[1], 1, Regions)
	if err != nil {
		return 0, err
	}
	if r == s {
		return 0, fmt.Errorf("%q: region %d stands twice; a choice has two different regions", tokens[1], r)
	}
	return Choose(r-1, s-1), nil
}

func parsePlace(kind DecisionKind, tokens []string) (engine.Action, error) {
	region, vineyard, found := strings.Cut(tokens[0], ".")
	if !found {
		return 0, fmt.Errorf("%q is no vineyard; 2.5 is the fifth along the road of region 2", tokens[0])
	}
	r, err := engine.ParseNumber("region", region, 1, Regions)
	if err != nil {
		return 0, err
	}
	n, err := engine.ParseNumber("vineyard", vineyard, 1, maxRoad)
	if err != nil {
		return 0, err
	}
	a := pack(kind, uint8(r-1), uint8(n-1), 0)
	if len(tokens) > 1 {
		v, err := parseVariety(tokens[1])
		if err != nil {
			return 0, err
		}
		a = BuyFirst(r-1, n-1, v)
	}
	return a, nil
}

func parseVariety(token string) (Variety, error) {
	v, ok := readVariety(token)
	if !ok {
		return NoVariety, fmt.Errorf("%q is no variety; there are B M N P T", token)
	}
	return v, nil
}

// between writes a range of one number or two, for errors.
func between(low, high int) string {
	if low == high {
		return strconv.Itoa(low)
	}
	return fmt.Sprintf("%d or %d", low, high)
}

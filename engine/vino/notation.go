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
	KindBanker: {"banker", 1, 1},
	KindPair:   {"pair", 1, 1},
	KindChoose: {"choose", 2, 2},
	KindBuy:    {"buy", 1, 2},
	KindPass:   {"pass", 0, 0},
	KindTake:   {"take", 1, 1},
	KindSell:   {"sell", 2, 2},
	KindNoSale: {"nosale", 0, 0},
	KindGive:   {"give", 1, 1},
	KindRaise:  {"raise", 1, 1},
}

// Format writes an action as in a record. What is no action of this game comes
// out with a question mark, which Parse refuses.
func (Game) Format(a engine.Action) string {
	k := KindOf(a)
	if k == 0 {
		return "?" + strconv.FormatUint(uint64(a), 16)
	}
	word := words[k].word
	switch k {
	case KindBanker:
		return word + " " + strconv.Itoa(int(SeatOf(a)))
	case KindPair:
		r, _ := Place(a)
		return word + " " + strconv.Itoa(r+1)
	case KindChoose:
		r, s := Pick(a)
		return word + " " + strconv.Itoa(r+1) + " " + strconv.Itoa(s+1)
	case KindBuy, KindTake, KindGive:
		r, v := Place(a)
		text := word + " " + strconv.Itoa(r+1) + "." + strconv.Itoa(v+1)
		if first := FirstVariety(a); first != NoVariety {
			text += " " + first.String()
		}
		return text
	case KindSell:
		v, q := Goods(a)
		return word + " " + v.String() + " " + strconv.Itoa(q)
	case KindRaise:
		v, _ := Goods(a)
		return word + " " + v.String()
	}
	return word
}

// Parse reads an action as Format writes it, and the regions of a choice in any
// order. Its errors name the token and say what would be right.
func (Game) Parse(text string) (engine.Action, error) {
	tokens := strings.Split(text, " ")
	kind := Kind(0)
	for k, w := range words {
		if w.word != "" && w.word == tokens[0] {
			kind = Kind(k)
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
	case KindBanker:
		seat, err := parseNumber("seat", tokens[0], 0, maxSeats-1)
		return Banker(engine.Player(seat)), err
	case KindPair:
		r, err := parseNumber("region", tokens[0], 1, Regions)
		return Pair(r - 1), err
	case KindChoose:
		return parseChoose(tokens)
	case KindBuy, KindTake, KindGive:
		return parsePlace(kind, tokens)
	case KindSell:
		v, err := parseVariety(tokens[0])
		if err != nil {
			return 0, err
		}
		q, err := parseNumber("quantity", tokens[1], 1, MaxCellar)
		return Sell(v, q), err
	case KindRaise:
		v, err := parseVariety(tokens[0])
		return Raise(v), err
	}
	return pack(kind, 0, 0, 0), nil
}

func parseChoose(tokens []string) (engine.Action, error) {
	r, err := parseNumber("region", tokens[0], 1, Regions)
	if err != nil {
		return 0, err
	}
	s, err := parseNumber("region", tokens[1], 1, Regions)
	if err != nil {
		return 0, err
	}
	if r == s {
		return 0, fmt.Errorf("%q: region %d stands twice; a choice has two different regions", tokens[1], r)
	}
	return Choose(r-1, s-1), nil
}

func parsePlace(kind Kind, tokens []string) (engine.Action, error) {
	region, vineyard, found := strings.Cut(tokens[0], ".")
	if !found {
		return 0, fmt.Errorf("%q is no vineyard; 2.5 is the fifth along the road of region 2", tokens[0])
	}
	r, err := parseNumber("region", region, 1, Regions)
	if err != nil {
		return 0, err
	}
	n, err := parseNumber("vineyard", vineyard, 1, maxRoad)
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

// parseNumber reads a number in its shortest decimal form.
func parseNumber(what, token string, low, high int) (int, error) {
	n, err := strconv.Atoi(token)
	if err != nil || strconv.Itoa(n) != token || n < low || n > high {
		return 0, fmt.Errorf("%q is no %s; a number from %d to %d is", token, what, low, high)
	}
	return n, nil
}

func between(low, high int) string {
	if low == high {
		return strconv.Itoa(low)
	}
	return fmt.Sprintf("%d or %d", low, high)
}

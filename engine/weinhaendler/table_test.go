package weinhaendler

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

// A scene is a game that a test plays by written lines.
type scene struct {
	t *testing.T
	s *State
}

// begin deals a game: the hands of seats 0, 1, … and the offer as given. Where
// cards are missing the cheapest that nobody names fill up. What is named after
// the last seat's hand stays in the pile.
func begin(t *testing.T, players int, first engine.Player, offer string, hands ...string) *scene {
	t.Helper()
	sc := start(t, players)
	rest := sc.s.shuffle
	for _, text := range append([]string{offer}, hands...) {
		rest = rest.Minus(cardsOf(t, text))
	}
	fill := func(text string, n int) []Card {
		list := cardsOf(t, text).AppendTo(nil)
		for len(list) < n {
			list = append(list, rest.first())
			rest = rest.Without(rest.first())
		}
		return list
	}
	sc.apply(engine.Chance, First(first))
	for i := range players {
		seat := (int(first) + i) % players
		text := ""
		if seat < len(hands) {
			text = hands[seat]
		}
		for _, c := range fill(text, 5) {
			sc.apply(engine.Chance, Deal(c))
		}
	}
	for _, c := range fill(offer, 4) {
		sc.apply(engine.Chance, Deal(c))
	}
	return sc
}

func start(t *testing.T, players int) *scene {
	t.Helper()
	s, err := Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return &scene{t, s.(*State)}
}

func cardsOf(t *testing.T, text string) Cards {
	t.Helper()
	var cards Cards
	for _, token := range strings.Fields(text) {
		c, err := parseCard(token)
		if err != nil {
			t.Fatal(err)
		}
		cards = cards.With(c)
	}
	return cards
}

// apply does a legal action, and checks that it is listed and that nothing is
// lost.
func (sc *scene) apply(who engine.Player, a engine.Action) {
	sc.t.Helper()
	if err := sc.s.Check(who, a); err != nil {
		sc.t.Fatalf("%d %s: %v", who, Game{}.Format(a), err)
	}
	// A stash may be larger than any hand that bids.
	if who >= 0 && (sc.s.phase != PhaseBidding || sc.s.sizes[who] <= handLimit) && !slices.Contains(sc.s.LegalActions(who, nil), a) {
		sc.t.Fatalf("%d %s is not listed", who, Game{}.Format(a))
	}
	sc.s.Apply(who, a, nil)
	if err := conserve(sc.s); err != nil {
		sc.t.Fatalf("after %d %s: %v", who, Game{}.Format(a), err)
	}
}

// run does what the lines say: "0 bid y1", "* card e".
func (sc *scene) run(lines ...string) {
	sc.t.Helper()
	for _, line := range lines {
		sc.apply(sc.read(line))
	}
}

func (sc *scene) read(line string) (engine.Player, engine.Action) {
	sc.t.Helper()
	who, a, err := enginetest.ParsePly(Game{}, line)
	if err != nil {
		sc.t.Fatal(err)
	}
	return who, a
}

// forbidden checks that a line is refused by a rule.
func (sc *scene) forbidden(line, rule string) {
	sc.t.Helper()
	enginetest.Refuse(sc.t, Game{}, sc.s, line, rule)
}

// legal checks the whole list of decisions of who decides, in records' words.
func (sc *scene) legal(want ...string) {
	sc.t.Helper()
	var got []string
	for _, a := range sc.s.LegalActions(sc.s.CurrentPlayer(), nil) {
		got = append(got, Game{}.Format(a))
	}
	if !slices.Equal(got, want) {
		sc.t.Errorf("legal is %q, want %q", got, want)
	}
}

// deciding checks whose turn it is in which phase.
func (sc *scene) deciding(phase Phase, who engine.Player) {
	sc.t.Helper()
	if sc.s.phase != phase || sc.s.CurrentPlayer() != who {
		sc.t.Errorf("seat %d decides in %v; want seat %d in %v", sc.s.CurrentPlayer(), sc.s.phase, who, phase)
	}
}

// hand checks the hand of a seat, offer the public offer.
func (sc *scene) hand(p engine.Player, want string) {
	sc.t.Helper()
	if got := sc.s.hands[p]; got != cardsOf(sc.t, want) {
		sc.t.Errorf("seat %d holds %v, want %s", p, got, want)
	}
}

func (sc *scene) offer(want string) {
	sc.t.Helper()
	if got := sc.s.offer; got != cardsOf(sc.t, want) {
		sc.t.Errorf("the offer is %v, want %s", got, want)
	}
}

func (sc *scene) points(p engine.Player, want int32) {
	sc.t.Helper()
	if got := sc.s.Returns(nil)[p]; got != want {
		sc.t.Errorf("seat %d has %d points, want %d", p, got, want)
	}
}

// build takes cards from the pile and lays them in a seat's cellars, each as
// "y1 0.0", by the rules of laying.
func (sc *scene) build(p int8, placings ...string) {
	sc.t.Helper()
	s := sc.s
	for _, text := range placings {
		a, err := Game{}.Parse("place " + text)
		if err != nil {
			sc.t.Fatal(err)
		}
		d := Decode(a)
		if s.shuffle.Count(d.Card) == 0 {
			sc.t.Fatalf("%s: no such card is left in the pile", text)
		}
		saved, hand := s.turn, s.hands[p]
		s.turn = p
		if err := s.checkLay(d.Card, d.Place, hand.With(d.Card)); err != nil {
			sc.t.Fatalf("%s: %v", text, err)
		}
		s.turn = saved
		cellar, _ := s.open(p)
		s.shuffle = s.shuffle.Without(d.Card)
		s.pile--
		s.sizes[p]++
		s.lay(p, d.Card, cellar.maskPlace(int(d.Place.Row), int(d.Place.Col)))
	}
	if err := conserve(s); err != nil {
		sc.t.Fatal(err)
	}
}

// stash moves all cards of the pile but some to the hand of a seat, which must
// not have to list its bids after that.
func (sc *scene) stash(p int8, keep string) {
	sc.t.Helper()
	s := sc.s
	gone := s.shuffle.Minus(cardsOf(sc.t, keep))
	s.hands[p] = s.hands[p].Plus(gone)
	s.sizes[p] += uint8(gone.Len())
	s.pile -= uint8(gone.Len())
	s.shuffle = s.shuffle.Minus(gone)
	if err := conserve(s); err != nil {
		sc.t.Fatal(err)
	}
}

// gain lays a card in a fresh cellar that holds others and returns its points.
func (sc *scene) gain(p int8, placing string) int {
	sc.t.Helper()
	before := sc.s.points[p]
	sc.build(p, placing)
	return int(sc.s.points[p] - before)
}

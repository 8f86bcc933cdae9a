package weinhaendler

import (
	"fmt"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

func TestGame(t *testing.T) {
	enginetest.Run(t, Game{}, enginetest.Options{
		Conserve:     conserve,
		Secret:       secret,
		Feature:      feature,
		Rotate:       rotate,
		RotateAction: rotateAction,
		Repack:       repack,
	})
}

func FuzzDecisions(f *testing.F) { enginetest.FuzzDecisions(f, Game{}) }
func FuzzParse(f *testing.F)     { enginetest.FuzzParse(f, Game{}) }
func FuzzRecord(f *testing.F)    { enginetest.FuzzRecord(f, Game{}) }
func FuzzEvents(f *testing.F)    { enginetest.FuzzEvents(f, repack) }

func repack(e engine.Event) engine.Event { return DecodeEvent(e).pack(e.Audience, e.Reveals) }

// conserve counts the cards, each in one place and none more than the box
// holds, and scores the cellars anew.
func conserve(state engine.State) error {
	s := state.(*State)
	if err := conserveCards(s); err != nil {
		return err
	}
	return conserveScores(s)
}

func conserveCards(s *State) error {
	var counts [Kinds]int
	add := func(cards Cards) {
		for c := range Card(Kinds) {
			counts[c] += cards.Count(c)
		}
	}
	add(s.offer)
	add(s.shuffle)
	pile := s.shuffle.Len()
	for _, c := range s.below[s.nextUnder():s.buried] {
		counts[c]++
		pile++
	}
	if s.looked != Hidden {
		counts[s.looked]++
	}
	var inCellars Cards
	for p := range s.players {
		add(s.hands[p])
		add(s.bids[p])
		if n := s.hands[p].Len(); n != int(s.sizes[p]) {
			return fmt.Errorf("seat %d holds %d cards; its hand is said to have %d", p, n, s.sizes[p])
		}
		if !s.hands[p].Contains(s.shown[p]) {
			return fmt.Errorf("seat %d holds %v, but was seen to take %v", p, s.hands[p], s.shown[p])
		}
		if v := s.bids[p].Value(); v != int(s.totals[p]) {
			return fmt.Errorf("seat %d bids %v, worth %d, said to be %d", p, s.bids[p], v, s.totals[p])
		}
	}
	add(s.laid)
	for c, n := range counts {
		if want := box.decks[s.players].Count(Card(c)); n != want {
			return fmt.Errorf("there are %d of %v, not %d", n, Card(c), want)
		}
	}
	if pile != int(s.pile) {
		return fmt.Errorf("the pile has %d cards; it is said to have %d", pile, s.pile)
	}
	for _, c := range allCellars(s) {
		for i := range cells {
			if c.occupied()>>uint(i)&1 != 0 {
				inCellars = inCellars.With(c.card(i))
			}
		}
	}
	if covered := s.laid.Minus(inCellars); !s.laid.Contains(inCellars) || covered.Len() != covered.Count(Empty) {
		return fmt.Errorf("%v were laid, but %v lie in the cellars", s.laid, inCellars)
	}
	return nil
}

func allCellars(s *State) []Cellar {
	list := append([]Cellar{}, s.cellars[:s.players]...)
	return append(list, s.closed[:s.closedCount()]...)
}

// conserveScores scores the cellars by the letter of W35 and W36, place by
// place.
func conserveScores(s *State) error {
	info := Info{board: s.board, seat: engine.Spectator}
	for p := range engine.Player(s.players) {
		points := 0
		for i := range info.CellarCount(p) {
			points += plainScore(info.Cellar(p, i))
		}
		if points != info.Points(p) {
			return fmt.Errorf("seat %d's cellars score %d; it has %d points", p, points, info.Points(p))
		}
		stars, alike, different := info.Breakdown(p)
		if stars+alike+different != points {
			return fmt.Errorf("seat %d's %d points are split into %d, %d and %d", p, points, stars, alike, different)
		}
	}
	return nil
}

// plainScore scores a cellar without the tables and masks of the package.
func plainScore(c Cellar) int {
	type at struct{ row, col int }
	points := 0
	first, width := c.Extent()
	for row := range 5 {
		for col := first; col < first+width-row; col++ {
			card, ok := c.At(row, col)
			if !ok || card == Empty {
				continue
			}
			points += card.Stars()
			shapes := [][2]at{
				{{0, 1}, {0, 2}},   // along the row
				{{1, 0}, {2, 0}},   // up to the right
				{{1, -1}, {2, -2}}, // up to the left
				{{0, 1}, {1, 0}},   // pointing up
				{{0, 1}, {-1, 1}},  // pointing down
			}
			for _, s := range shapes {
				b, ok1 := c.At(row+s[0].row, col+s[0].col)
				d, ok2 := c.At(row+s[1].row, col+s[1].col)
				if !ok1 || !ok2 || b.Wine() != card.Wine() || d.Wine() != card.Wine() {
					continue
				}
				switch x, y, z := card.Stars(), b.Stars(), d.Stars(); {
				case x == y && y == z:
					points += 4
				case x != y && y != z && x != z:
					points++
				}
			}
		}
	}
	return points
}

// secret says that a card dealt to another, or looked at by him, is hidden.
func secret(state engine.State, who engine.Player, a engine.Action, seat engine.Player) bool {
	s := state.(*State)
	return who == engine.Chance && (s.phase == PhaseDealing || s.phase == PhaseDrawing) && engine.Player(s.turn) != seat
}

// feature is how dear the hidden card at some place is: in the hand of the next
// seat, or of the lowest that was put under the pile.
func feature(state engine.State, seat engine.Player) int {
	s := state.(*State)
	class := 0
	if hand := s.hands[(int(seat)+1)%int(s.players)]; hand != 0 {
		class = 1 + (hand.Value()/hand.Len())/40
	}
	if s.under > 0 {
		class += 10 * (1 + int(s.below[s.buried-1])/4)
	}
	return class
}

// rotate renames every seat to the next.
func rotate(dst, src engine.State) {
	s := *src.(*State)
	d := s
	n := int8(s.players)
	next := func(p int8) int8 {
		if p == nobody {
			return nobody
		}
		return (p + 1) % n
	}
	for p := range n {
		q := next(p)
		d.bids[q], d.shown[q], d.totals[q] = s.bids[p], s.shown[p], s.totals[p]
		d.cellars[q], d.points[q], d.numbers[q] = s.cellars[p], s.points[p], s.numbers[p]
		d.hands[q], d.sizes[q] = s.hands[p], s.sizes[p]
		d.habits[q] = s.habits[p]
	}
	for i := range s.closedCount() {
		d.owners[i] = uint8(next(int8(s.owners[i])))
	}
	for i, entry := range s.story[:s.told] {
		width := uint8(Kinds)
		if entry >= storyDraw {
			width = drawCodes
		}
		switch first := entry / storyDraw * storyDraw; {
		case entry == storyTurnUp:
		case int8((entry-first)/width) == n-1:
			d.story[i] = first + (entry-first)%width
		default:
			d.story[i] = entry + width
		}
	}
	d.turn, d.start, d.leader = next(s.turn), next(s.start), next(s.leader)
	d.passed = 0
	for p := range n {
		if s.passed.Has(engine.Player(p)) {
			d.passed = d.passed.With(engine.Player(next(p)))
		}
	}
	*dst.(*State) = d
}

func rotateAction(a engine.Action, players int) engine.Action {
	if d := Decode(a); d.Kind == DecisionFirst {
		return First((d.Seat + 1) % engine.Player(players))
	}
	return a
}

package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// TestABubbleStandsBesideItsSquare looks at the offer that is about to be made, for each square
// round the mayor: it lies close to its own square, and over none of those in reach.
func TestABubbleStandsBesideItsSquare(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
		seen, beside := 0, 0
		for seed := range uint64(6) {
			g := watch(t, 4, seed, store.SpeedInstant, func(*watched, engine.Event) {})
			g.app.Resize(size[0], size[1], 1)
			for ticks := 0; ticks < 4000 && !g.table.Ended(); ticks++ {
				g.update()
				b := g.board
				if b.mine(zk.PhaseOffer) && b.in.Neighbours() != 0 && b.pick == 0 {
					for _, sq := range listed(b.squares()) {
						b.choose(b.onSquare(sq))
						g.app.Changed()
						g.update()
						seen++
						g.besideSquare(sq, size)
					}
				}
				g.step()
			}
			beside += g.beside
		}
		if seen < 50 || beside < 3 {
			t.Errorf("%v: only %d offers are seen, %d beside others", size, seen, beside)
		}
	}
}

func (g *watched) update() {
	if err := g.app.Update(); err != nil {
		g.Fatal(err)
	}
}

// besideSquare checks the bubble of a square.
func (g *watched) besideSquare(sq zk.Square, size [2]float64) {
	s := g.app.Stage()
	grid, _ := s.Where(orchardID)
	box, ok := s.Where(ownBubbleID)
	if !ok {
		g.Errorf("%v: there is no offer for %v", size, sq)
	}
	own := squareIn(grid, sq)
	if around, ok := s.Where("bubble/" + sq.String()); ok { // it lies in that of others for the same square
		if !box.Within(around) {
			g.Errorf("%v: the offer for %v at %v is not beside that of others at %v", size, sq, box, around)
		}
		g.beside++
		box = around
	}
	if near := own.Inset(-0.35 * own.W); !near.Meets(box) {
		g.Errorf("%v: the offer for %v lies at %v, far from %v (mayor %v, %v)", size, sq, box, own, g.board.in.Mayor(), g.board.squareList(g.board.in.Targets()))
	}
	slack := 1.0
	if size[0] < size[1] { // where a bubble is wider than a square
		slack = 0.2 * own.W
	}
	for _, other := range listed(g.board.in.Targets()) {
		if both := squareIn(grid, other).Overlap(box); both.W > slack && both.H > slack {
			g.Errorf("%v: the offer for %v covers %v (mayor %v, %v)", size, sq, other, g.board.in.Mayor(), g.board.squareList(g.board.in.Targets()))
		}
	}
}

// TestTheOwnCardsAreSeenWhileOffering looks at the bar of wood with hand and laid card on phones: what an
// offer is worth depends on them.
func TestTheOwnCardsAreSeenWhileOffering(t *testing.T) {
	for _, size := range []string{"390x844", "360x640", "844x390"} {
		app, b := looked(t, size, "offer-5")
		for _, id := range []string{handID, b.own()[0].Key, b.cards.last(inLaid, 0)} {
			if _, ok := app.Stage().Where(id); !ok {
				t.Errorf("%s: %q is not in sight", size, id)
			}
		}
	}
}

// TestNoNumbersCoverTheMayorsGhost counts the numbers on the square where the mayor is about to go, which the
// table of values says, and on another in reach.
func TestNoNumbersCoverTheMayorsGhost(t *testing.T) {
	app, b := looked(t, "390x844", "offer-5")
	grid, _ := app.Stage().Where(orchardID)
	marks := map[zk.Square]int{}
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		for _, sq := range listed(b.in.Targets()) {
			if it.Look.Words != "" && squareIn(grid, sq).Has(it.Box.CX(), it.Box.Y+1) {
				marks[sq]++
			}
		}
	})
	for _, sq := range listed(b.in.Targets()) {
		if want := map[bool]int{true: 0, false: 4}[sq == b.in.Announced()]; marks[sq] != want {
			t.Errorf("on %v stand %d numbers, not %d", sq, marks[sq], want)
		}
	}
}

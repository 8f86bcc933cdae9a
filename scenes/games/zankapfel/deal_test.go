package zankapfel

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// TestEachCardIsDealtToItsPanel follows the cards that are dealt to others until they
// are gone: each has come to the panel of its seat, above the orchard, before it fades.
func TestEachCardIsDealtToItsPanel(t *testing.T) {
	dealt, dealing := 0, true
	g := watch(t, 4, 3, store.SpeedOne, func(_ *watched, e engine.Event) {
		switch {
		case e.Kind == zk.EventCardDealt && e.Player != 0:
			dealt++
		case e.Kind == zk.EventChipTaken:
			dealing = false
		}
	})
	seen, arrived := map[string]ui.Rect{}, 0
	for tick := 0; tick < 600 && dealing; tick++ {
		if err := g.app.Update(); err != nil {
			t.Fatal(err)
		}
		for n := range 40 {
			key := "piece/" + strconv.Itoa(n)
			at := g.app.Stage().Seen(key)
			last := seen[key]
			if at == (ui.Rect{}) && last != at && last.W < 2*smallBack {
				if arrived++; last.Y > 120 {
					t.Errorf("%s fades on its way, at %v", key, last)
				}
			}
			seen[key] = at
		}
	}
	if dealt != 12 || arrived < dealt {
		t.Errorf("%d cards are dealt to others, %d have come and gone", dealt, arrived)
	}
}

// TestTheSetupIsNamedFromTheStart looks at the banner before the first event and after
// each of the setup.
func TestTheSetupIsNamedFromTheStart(t *testing.T) {
	var g *watched
	check := func() {
		if turn := g.board.Turn(ui.Portrait); len(turn.Phases) != 1 || turn.Phases[0] != g.app.Words.Zankapfel.Short.Setup {
			t.Errorf("in phase %v the banner says %v", g.board.in.Phase(), turn.Phases)
		}
	}
	setup := true
	g = watch(t, 4, 3, store.SpeedOne, func(_ *watched, e engine.Event) {
		setup = setup && e.Kind != zk.EventChipTaken
	})
	for tick := 0; tick < 400 && setup; tick++ {
		if err := g.app.Update(); err != nil {
			t.Fatal(err)
		}
		if setup {
			check()
		}
	}
	if setup {
		t.Error("the setup does not end")
	}
}

// TestNobodyHasToActAgain looks at the banner while purchases and laid cards are shown:
// it never says of somebody who has had his turn that he has to lay or buy.
func TestNobodyHasToActAgain(t *testing.T) {
	bought := 0
	g := watch(t, 4, 3, store.SpeedOne, func(_ *watched, e engine.Event) {
		if e.Kind == zk.EventCardBought {
			bought++
		}
	})
	stream := rng.New(3)
	var acted engine.Player = engine.Chance
	for tick := 0; tick < 12000 && bought < 6; tick++ {
		if err := g.app.Update(); err != nil {
			t.Fatal(err)
		}
		if g.table.Deciding() {
			legal := g.referee.Info(0).LegalActions(nil)
			g.table.Decide(legal[stream.Intn(len(legal))])
		}
		if last := g.board.round.last; last.Kind == zk.EventCardBought || last.Kind == zk.EventCardLaid {
			acted = last.Player
		} else if last.Kind == zk.EventTurnPassed {
			acted = engine.Chance
		}
		turn := g.board.Turn(ui.Portrait)
		verbs := &g.table.WordsOf(turn.Seat).Zankapfel.Verbs
		if turn.Seat == acted && (turn.Verb == verbs.MustLay || turn.Verb == verbs.MustBuy) && acted != engine.Chance {
			t.Fatalf("%s has bought or laid, and %s", g.table.PlayerName(acted), turn.Verb)
		}
	}
	if bought < 6 {
		t.Errorf("%d cards are bought", bought)
	}
}

// TestNoCardFadesOverTheOffers waits until the viewer may take a bribe: the open card and
// the own laid one, where the button and the offers come to stand, are gone with the
// first picture of them.
func TestNoCardFadesOverTheOffers(t *testing.T) {
	g := watch(t, 4, 3, store.SpeedOne, func(*watched, engine.Event) {})
	stream := rng.New(3)
	var before []string
	for tick := 0; tick < 30000 && !g.table.Ended(); tick++ {
		now := open(g.app.Stage())
		if g.board.mine(zk.PhaseAccept) && len(before) > 0 {
			for _, key := range before {
				if !slices.Contains(now, key) && g.app.Stage().Seen(key) != (ui.Rect{}) {
					t.Errorf("%s is still to be seen", key)
				}
			}
			return
		}
		before = now
		if err := g.app.Update(); err != nil {
			t.Fatal(err)
		}
		if g.table.Deciding() && !g.board.mine(zk.PhaseAccept) {
			legal := g.referee.Info(0).LegalActions(nil)
			g.table.Decide(legal[stream.Intn(len(legal))])
		}
	}
	t.Error("nobody offers the viewer a bribe")
}

// open lists the pieces that lie on the table.
func open(s *ui.Stage) (keys []string) {
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Piece && strings.HasPrefix(it.Key, "piece/") {
			keys = append(keys, it.Key)
		}
	})
	return keys
}

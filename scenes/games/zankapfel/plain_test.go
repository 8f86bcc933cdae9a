package zankapfel

import (
	"testing"

	"treille/engine"
	"treille/engine/search"
	zk "treille/engine/zankapfel"
)

// TestThePlainDecisionIsAdvised plays a game and asks at each decision what is advised of each two: of such as
// win about as often the one that pays less, or promises the own card more; else the better one.
func TestThePlainDecisionIsAdvised(t *testing.T) {
	g := newAdvised(t, 4, 1)
	pays, promises := 0, 0
	for !g.table.Ended() {
		g.tick(1)
		if !g.table.Deciding() || g.board.Actions().Alone {
			continue
		}
		in := g.board.in
		first := func(a, b engine.Action, behind int) engine.Action {
			r := search.Result{Action: a, Mean: search.One / 2, Playouts: 9}
			other := search.Result{Action: b, Mean: search.One * (50 - behind) / 100, Playouts: 9}
			found := []search.Result{r, other}
			list := g.board.PlainFirst(found)
			if len(list) != 2 || found[0].Action != a || list[0].Action == list[1].Action {
				t.Fatalf("of %v it makes %v", found, list)
			}
			return list[0].Action
		}
		for _, a := range in.LegalActions(nil) {
			for _, b := range in.LegalActions(nil) {
				d, o := zk.Decode(a), zk.Decode(b)
				if a == b {
					continue
				}
				if first(a, b, 3) != a {
					t.Errorf("%s is advised, which wins less often than %s", zk.Game{}.Format(b), zk.Game{}.Format(a))
				}
				if _, lets := in.LetsWin(b); lets {
					continue
				}
				switch {
				case d.Number > 0 && (d.Kind == zk.DecisionOffer && o.Kind == zk.DecisionNone || d.Kind == zk.DecisionDice && o.Kind == zk.DecisionWait):
					pays++
				case d.Kind == zk.DecisionAnnounce && fruit(d.Square.String(), in.OwnLaid().String()) < fruit(o.Square.String(), in.OwnLaid().String()):
					promises++
				default:
					continue
				}
				if first(a, b, 1) != b || first(b, a, 1) != b {
					t.Errorf("%s is advised, though %s wins about as often", zk.Game{}.Format(a), zk.Game{}.Format(b))
				}
			}
		}
		g.follow(g.advice())
	}
	if pays == 0 || promises == 0 {
		t.Errorf("%d offers and dice, %d squares", pays, promises)
	}
}

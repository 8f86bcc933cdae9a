package zankapfel

import (
	"testing"

	"treille/engine"
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
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
				if _, lets := in.LetsWin(b); !lets && first(a, b, -3) != b {
					t.Errorf("%s is advised, which wins less often than %s", zk.Game{}.Format(a), zk.Game{}.Format(b))
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

// TestThePlainDiscordCardIsAdvised looks at quarrels: of two cards that win about as often, the lower one is advised
// where less than four steps are to be won and rounds remain, else the higher one.
func TestThePlainDiscordCardIsAdvised(t *testing.T) {
	g := newAdvised(t, 4, 1)
	for !g.table.Deciding() {
		g.tick(1)
	}
	low, high := 0, 0
	for seed := uint64(3); seed < 60 && (low == 0 || high == 0); seed += 4 {
		everyDecision(t, 4, seed, func(found table.Advice) {
			in := found.Info.(*zk.Info)
			a, b := found.Results[0], found.Results[len(found.Results)-1]
			if zk.Decode(a.Action).Kind != zk.DecisionDiscord || a.Action == b.Action {
				return
			}
			g.board.in = in
			a.Mean, b.Mean, a.Playouts, b.Playouts = search.One/2, search.One/2, 9, 9
			d, o := zk.Decode(g.board.PlainFirst([]search.Result{a, b})[0].Action), zk.Decode(g.board.PlainFirst([]search.Result{b, a})[0].Action)
			_, lets := in.LetsWin(a.Action)
			_, may := in.LetsWin(b.Action)
			if lets || may {
				return
			}
			want := max(zk.Decode(a.Action).Number, zk.Decode(b.Action).Number)
			if fruit(in.View().(zk.View).Mayor, in.Colour().String()) < 4 && !in.LastRound() {
				want = min(zk.Decode(a.Action).Number, zk.Decode(b.Action).Number)
				low++
			} else {
				high++
			}
			if d.Number != want || o.Number != want {
				t.Errorf("over %d steps, the %d and the %d are advised, want the %d", in.Number(in.Colour()), d.Number, o.Number, want)
			}
		})
	}
	if low == 0 || high == 0 {
		t.Errorf("%d low prizes, %d high ones", low, high)
	}
}

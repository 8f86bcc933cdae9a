package vino

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
	vi "treille/engine/vino"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/sprites"
)

// TestASumCountsWhatWasBoughtAndSold plays a game. From each own decision to the next, what a seat's sum
// tells of its money is what it has paid for vineyards, and apart from that what its sale brings; those who have sold stand one after
// the other as they did, and the market only if it has changed.
func TestASumCountsWhatWasBoughtAndSold(t *testing.T) {
	k := newAsker(t, 4)
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	blank := k.Referee.Blank(0)
	seen, sales, equal, gifts := 0, 0, 0, 0
	last, bringer := engine.Chance, map[int]engine.Player{} // who has brought the gift of a region
	for !k.table.Ended() {
		for range 4000 {
			if k.table.Deciding() || k.table.Ended() {
				break
			}
			k.tick()
		}
		if k.table.Ended() {
			break
		}
		events := k.Referee.History(0)[seen:]
		paid, earned := map[engine.Player]int{}, map[engine.Player]int{}
		var sold []engine.Player
		for _, packed := range events {
			switch e := vi.DecodeEvent(packed); e.Kind {
			case vi.EventBought:
				paid[e.Player] -= e.Price
				last = e.Player
			case vi.EventGift:
				bringer[e.Region] = last
			case vi.EventSold:
				earned[e.Player] += e.Income
				sales++
				if e.Player != 0 {
					sold = append(sold, e.Player)
				}
			}
		}
		was := table.Each(varieties, blank.(*vi.Info).Market)
		sum := k.board.Sum(blank, events)
		if same := slices.Equal(was, table.Each(varieties, k.board.in.Market)); same != (sum.Heard == "") {
			t.Errorf("the market was %v; the sum says %q", was, sum.Heard)
		}
		owned := table.Each(k.table.Seats(), k.board.in.Vineyards)
		if slices.Min(owned) == slices.Max(owned) {
			if l := k.app.Words.Vino.Log; !strings.HasSuffix(sum.Last, l.LeadAll.With("n", amount(owned[0]))) {
				t.Errorf("all have %d vineyards; the sum says %q", owned[0], sum.Last)
			}
			equal++
		}
		turned := slices.ContainsFunc(events, func(packed engine.Event) bool { return vi.DecodeEvent(packed).Kind == vi.EventRose })
		if order := k.app.Words.Labelled(k.app.Words.Vino.Places.NewOrder, k.table.Names(k.board.in.Rose())) + "."; turned != strings.HasPrefix(sum.Last, order) {
			t.Errorf("%q: the sum says %q", order, sum.Last)
		}
		for _, s := range sum.Seats {
			for _, line := range s.Lines {
				if line.Look.ID == "" {
					t.Errorf("%q has no piece", line.Words)
				}
				if strings.Contains(line.Words, "by the state") {
					for r := range vi.Regions {
						by := engine.Chance
						if strings.Contains(line.Words, vi.RegionName(r)) {
							by = bringer[r]
						}
						switch says := strings.Contains(line.Words, "bought the last private one"); {
						case by < 0:
						case says != (by != s.Seat), says && !strings.Contains(line.Words, k.table.Subject(by)+" bought"):
							t.Errorf("%s brings the gift: %s %s", k.table.Subject(by), k.table.Subject(s.Seat), line.Words)
						default:
							gifts++
						}
					}
				}
			}
		}
		told := table.Each(sum.Seats, func(s table.SeatSum) engine.Player { return s.Seat })
		if told = table.Where(told, func(p engine.Player) bool { return slices.Contains(sold, p) }); !slices.Equal(told, sold) {
			t.Errorf("%v have sold, one after the other; the sum has %v", sold, told)
		}
		for _, seat := range sum.Seats {
			for _, f := range seat.Figures {
				for look, sum := range map[sprites.Look]map[engine.Player]int{moneyLook: paid, barrelLook: earned} {
					if f.Look == look && f.Words != signed(sum[seat.Seat]) {
						t.Errorf("%s has %s at %s; it says %s", k.table.PlayerName(seat.Seat), signed(sum[seat.Seat]), look.ID, f.Words)
					}
				}
			}
		}
		for _, e := range events {
			blank.Observe(e)
		}
		seen += len(events)
		in := k.Info(0)
		k.table.Decide(policy.Choose(in, in.LegalActions(nil), &stream))
		k.tick()
	}
	if sales == 0 || equal == 0 || gifts == 0 {
		t.Errorf("%d sales, %d lines of gifts, and %d times all had as many vineyards", sales, gifts, equal)
	}
}

// TestARegionChosenInVainIsTold plays a game in which the viewer decides without a plan: whenever he is passed over where
// he has bought nothing, the sum tells it.
func TestARegionChosenInVainIsTold(t *testing.T) {
	k := newAsker(t, 5)
	blank, seen, vain, stream := k.Referee.Blank(0), 0, 0, rng.New(1)
	bought := map[int]bool{} // regions in which the viewer has in this round
	for ticks := 0; !k.table.Ended() && ticks < 20000; ticks++ {
		if k.table.Deciding() {
			events := k.Referee.History(0)[seen:]
			vain += k.inVain(bought, blank, events, k.board.Sum(blank, events))
			for _, e := range events {
				blank.Observe(e)
			}
			seen += len(events)
			list := k.Info(0).LegalActions(nil)
			k.table.Decide(list[stream.Intn(len(list))])
		}
		k.tick()
	}
	if vain == 0 {
		t.Error("no region was chosen in vain")
	}
}

// inVain returns how many regions the viewer has chosen in vain, and fails if the sum, or the log since his turn, does not
// tell it.
func (k *asker) inVain(bought map[int]bool, before engine.InfoState, events []engine.Event, sum table.Sum) (n int) {
	in := *before.(*vi.Info)
	for _, packed := range events {
		e := vi.DecodeEvent(packed)
		switch {
		case e.Kind == vi.EventRound:
			clear(bought)
		case e.Player == 0 && e.Kind == vi.EventBought:
			bought[e.Region] = true
		}
		if e.Player == 0 && e.Kind == vi.EventPassedOver && !bought[e.Region] {
			n++
			line := k.board.Lines(&in, packed)[0]
			if !slices.ContainsFunc(sum.Seats, func(s table.SeatSum) bool {
				return s.Seat == 0 && slices.ContainsFunc(s.Lines, func(l table.SumLine) bool { return l.Words == line.Text })
			}) || !line.Befell {
				k.t.Errorf("the sum does not say that Clara %s", line.Text)
			}
		}
		in.Observe(packed)
	}
	return n
}

// TestTheSheetLiesOverATableThatIsUpToDate plays a game and skips to each own turn: below the sheet that tells
// what has happened, the barrel and the market stand where they belong. It comes whenever others have bought, sold or been
// given something meanwhile, or have not, but not for what they have chosen.
func TestTheSheetLiesOverATableThatIsUpToDate(t *testing.T) {
	k := newAsker(t, 4)
	k.app.Settings.Speed = store.SpeedOne
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	sheets, rolled, bottles, heading := 0, 0, 0, "Before your turn"
	skipped, decided := -1, 0 // events before a skip, and before the decision from which the sum counts
	told := func(events []engine.Event, from engine.Player) bool {
		return slices.ContainsFunc(events, func(e engine.Event) bool {
			return e.Player >= from && e.Kind.In(vi.EventBought, vi.EventPassed, vi.EventPassedOver, vi.EventSold, vi.EventNoSale, vi.EventGiven)
		})
	}
	for ticks := 0; !k.table.Ended() && sheets < 20; ticks++ {
		if ticks > 20000 {
			t.Fatal("nothing goes on")
		}
		switch {
		case k.app.Stage().Find("on") != nil:
			sheets++
			if !told(k.table.Seen()[decided:], 0) {
				t.Error("it opens for what is seen on the map")
			}
			for _, e := range k.table.Seen()[decided:] {
				if e.Kind == vi.EventBottle {
					bottles++
					if region := vi.RegionName(vi.DecodeEvent(e).Region); !strings.Contains(k.app.Outline().String(), "bottle of "+region) {
						t.Errorf("that the bottle of %s is gone is not said", region)
					}
				}
			}
			if s := k.app.Outline().Find("panel"); s.Heading != heading {
				t.Errorf("sheet %d says %q, not %q", sheets, s.Heading, heading)
			}
			if k.board.barrel > 0 {
				rolled++
			}
			if k.board.barrel != k.board.goal || k.board.rail != k.board.squares() {
				t.Errorf("the barrel is at %d on its way to %d; the market shows %v on its way to %v", k.board.barrel, k.board.goal, k.board.rail, k.board.squares())
			}
			k.press("on")
			skipped = -1
		case k.table.Deciding():
			if skipped >= 0 && told(k.Referee.History(0)[skipped:], 1) {
				t.Error("what others have done is not summed up")
			}
			skipped = -1
			in := k.Info(0)
			heading = "Since your turn"
			legal := in.LegalActions(nil)
			if len(legal) > 1 {
				decided = len(k.table.Seen())
			}
			k.table.Decide(policy.Choose(in, legal, &stream))
		default:
			if skipped < 0 {
				skipped = len(k.table.Seen())
			}
			k.table.ToTurn()
		}
		k.tick()
	}
	if rolled == 0 || bottles == 0 {
		t.Errorf("the barrel rolled %d times, %d bottles were gone", rolled, bottles)
	}
}

// TestTheSumCountsFromTheLastRealDecision plays on past decisions that are taken for the viewer, as he has no choice: the sum
// tells what has happened since the one before, and what the state has given him meanwhile.
func TestTheSumCountsFromTheLastRealDecision(t *testing.T) {
	sums, given := 0, 0
	for _, seed := range []uint64{0, 1, 6, 15} {
		k := newAsker(t, 3+int(seed%3))
		before, from, forced, stream := k.Referee.Blank(0), 0, false, rng.New(seed)
		for !k.table.Ended() {
			in := k.Info(0)
			legal := in.LegalActions(nil)
			switch {
			case !k.table.Deciding():
			case len(legal) == 1 && k.board.Actions().Alone:
				forced = true
			default:
				if forced {
					sums++
					events := k.Referee.History(0)[from:]
					given += k.sinceTurn(k.board.Sum(before, events))
				}
				k.table.Decide(legal[stream.Intn(len(legal))])
				before.CopyFrom(k.Info(0))
				forced, from = false, len(k.Referee.History(0))
			}
			k.tick()
		}
	}
	if sums == 0 || given == 0 {
		t.Errorf("%d sums, %d with a gift to the viewer", sums, given)
	}
}

// sinceTurn opens the sheet of what has happened since the own turn, and fails if it does not say what a sum has. It returns how
// many gifts it tells the viewer of.
func (k *asker) sinceTurn(sum table.Sum) (given int) {
	k.press("menu")
	k.press("menu/since")
	said := k.app.Outline().String()
	for _, seat := range sum.Seats {
		for _, l := range seat.Lines {
			if !strings.Contains(said, l.Words) {
				k.t.Errorf("it does not say that %s %s: %s", k.table.PlayerName(seat.Seat), l.Words, said)
			}
			if seat.Seat == 0 && l.Look == bottleLook {
				given++
			}
		}
	}
	k.press("on")
	return given
}

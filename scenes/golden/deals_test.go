package golden

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	wh "treille/engine/weinhaendler"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/newgame"
	"treille/scenes/rules"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/weinhaendler"
)

var names = []string{"Clara", "Hugo", "Emma", "Jonas", "Friederike"}

// A deal says which game is played, and up to where: the first decision of the
// seat 0 at which until holds, or its end if that is nil.
type deal struct {
	players, people int
	seed            uint64
	name            string // of until
	until           func(in *wh.Info) bool
}

// played are the records of deals played already.
var played = map[string]*record.Record{}

// play plays a deal among computer players; the first seats are marked as
// people's.
func play(t testing.TB, d deal) *match.Match {
	t.Helper()
	g, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	key := strings.Join([]string{strconv.Itoa(d.players), strconv.Itoa(d.people), strconv.FormatUint(d.seed, 10), d.name}, "/")
	if rec := played[key]; rec != nil {
		m, err := match.Resume(g, rec)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	crests := store.Crests()
	var seats []record.Seat
	for i := range d.players {
		kind := "greedy"
		if i < d.people {
			kind = table.Human
		}
		seats = append(seats, record.Seat{Kind: kind, Crest: crests[i], Name: names[i]})
	}
	m, err := match.New(g, engine.Setup{Players: d.players, Seed: d.seed}, seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		in := m.Info(p).(*wh.Info)
		if p == 0 && d.until != nil && d.until(in) {
			played[key] = m.Record()
			return m
		}
		b, err := bot.New("greedy", g, d.seed, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(in, m.Ply())); err != nil {
			t.Fatal(err)
		}
	}
	if d.until != nil {
		t.Fatalf("no state of the game %s is as wanted", key)
	}
	played[key] = m.Record()
	return m
}

// bidding is the first decision of a bidding at which the others have bid.
func bidding(players, people int, seed uint64, round int) deal {
	return deal{players, people, seed, "bidding" + strconv.Itoa(round), func(in *wh.Info) bool {
		return in.Phase() == wh.PhaseBidding && in.Round() >= round && in.HandSize(0) >= 4 && in.Bid(1) != 0 && in.Bid(2) != 0
	}}
}

// placing is the first decision in the cellars with cards over the limit.
func placing(players int, seed uint64, round int) deal {
	return deal{players, 1, seed, "placing" + strconv.Itoa(round), func(in *wh.Info) bool {
		return in.Phase() == wh.PhaseCellars && in.Round() >= round && in.MustPlace() > 0
	}}
}

func over(players int, seed uint64) deal { return deal{players, 1, seed, "over", nil} }

// sit opens the table of a deal.
func sit(t testing.TB, room *scenes.Room, d deal) *weinhaendler.Table {
	t.Helper()
	tb, err := weinhaendler.New(room, play(t, d), table.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	tb.Decided()
	room.Push(home.New(room))
	room.Push(tb)
	tick(t, room, 3)
	return tb
}

// table1 opens the table of a deal and presses controls.
func table1(d deal, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, d)
		act(t, room, ids...)
	}
}

// book opens a page of the rules.
func book(page int, fromGame bool) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		room.Push(home.New(room))
		room.Push(rules.New(room, page, fromGame))
	}
}

// prepare opens the page of a new game for so many players, and presses
// controls.
func prepare(players int, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		crests := store.Crests()
		var seats []store.Seat
		for i := range players {
			seat := store.Seat{Kind: store.Medium, Crest: crests[i], Name: names[i]}
			if i == 0 {
				seat.Kind = store.Human
			}
			seats = append(seats, seat)
		}
		room.Settings.SetTable("weinhaendler", seats)
		room.Push(home.New(room))
		p := newgame.New(room)
		room.Push(p)
		tick(t, room, 2)
		for _, id := range ids {
			for range 20 { // a small screen has to be scrolled
				if room.Stage().Find(id) == nil {
					p.Scroll(30)
					tick(t, room, 1)
				}
			}
			act(t, room, id)
		}
	}
}

// result opens the table of a game that is over, which shows its result.
func result(d deal) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, d)
		if room.Depth() != 3 {
			t.Fatal("the table of a game that is over does not show its result")
		}
	}
}

// choosePlace taps the first place that glows.
func choosePlace(t testing.TB, room *scenes.Room) {
	t.Helper()
	for _, c := range room.Stage().Controls() {
		if strings.HasPrefix(c.ID, "place/") {
			act(t, room, c.ID)
			return
		}
	}
	t.Fatal("no place glows")
}

// lastCard is the hand card farthest right.
func lastCard(t testing.TB, room *scenes.Room) string {
	t.Helper()
	last := ""
	for _, c := range room.Stage().Controls() {
		if strings.HasPrefix(c.ID, "hand/") {
			last = c.ID
		}
	}
	if last == "" {
		t.Fatal("no card in the hand")
	}
	return last
}

// forbidden finds cards of the hand, as places in it, that would make the total
// of somebody else's bid (W12).
func forbidden(in *wh.Info) []int {
	hand := in.Hand().AppendTo(nil)
	slices.SortStableFunc(hand, func(a, b wh.Card) int { return a.Value() - b.Value() })
	for mask := 1; mask < 1<<len(hand); mask++ {
		var places []int
		total := in.BidTotal(0)
		for i, c := range hand {
			if mask>>i&1 != 0 {
				total += c.Value()
				places = append(places, i)
			}
		}
		if owner, taken := in.TotalOwner(total); taken && owner != 0 && len(places) <= 3 {
			return places
		}
	}
	return nil
}

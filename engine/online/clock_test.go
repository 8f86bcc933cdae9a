package online_test

import (
	"testing"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/wire"
)

// A timed table has a clock; Clara has agreed to a computer player, Emma has not, Hugo is one.
type timed struct {
	t           *testing.T
	server      *online.Server
	table       *online.Table
	now         int64
	clara, emma *end
}

func openTimed(t *testing.T, game string, seconds int) *timed {
	t.Helper()
	g, err := games.ByName(game)
	if err != nil {
		t.Fatal(err)
	}
	o := opening(g, 3)
	o.Clock = seconds
	h := &timed{t: t, server: server(3), now: 1_700_000_000_000}
	var why wire.Code
	if h.table, why = h.server.Create(h.now, o); why != "" {
		t.Fatal(why)
	}
	h.clara = &end{t: t, device: device.New(h.table.ID(), wire.AsSeat, key(0))}
	h.emma = &end{t: t, device: device.New(h.table.ID(), wire.AsGuest, key(inviteKey))}
	h.emma.device.Say(wire.Sit{Seat: 1, Key: key(1), Nonce: key(101), Away: wire.AwayWait, Crest: "rabbit", Name: "Emma"})
	h.clara.connect(h.now, h.table)
	h.emma.connect(h.now, h.table)
	h.talk()
	h.clara.device.Do(wire.Start{})
	h.talk()
	return h
}

func (h *timed) talk() {
	for said := true; said; {
		said = h.clara.talk(h.now, h.table)
		said = h.emma.talk(h.now, h.table) || said
		for _, e := range []*end{h.clara, h.emma} {
			for e.device.Behind() > 0 {
				e.device.Next()
			}
		}
	}
}

// wait lets time pass, in milliseconds, while computer players think.
func (h *timed) wait(ms int64) {
	for until := h.now + ms; h.now < until; {
		h.now = min(until, h.now+500)
		h.table.Tick(h.now)
		for h.table.Thinks(h.now) {
			h.table.Think(h.now, 1000)
		}
		h.talk()
	}
}

// until plays at once what all decide, until a seat owes a decision and computer players owe none.
func (h *timed) until(p engine.Player) {
	h.t.Helper()
	for range 200 {
		h.wait(500)
		if h.clara.device.Acting().Has(p) {
			return
		}
		for _, e := range []*end{h.clara, h.emma} {
			if d := e.device; d.Acting().Has(d.Viewer()) {
				d.Play(d.Info().LegalActions(nil)[0])
				h.talk()
			}
		}
	}
	h.t.Fatalf("seat %d does not decide", p)
}

// seconds are what a device was told that a seat has.
func (h *timed) seconds(p engine.Player) int {
	h.t.Helper()
	list, _ := h.emma.device.Owed()
	for _, o := range list {
		if o.Seat == p {
			return o.Seconds
		}
	}
	h.t.Fatalf("seat %d owes nothing: %+v", p, list)
	return 0
}

func (h *timed) wants(p engine.Player, seconds int) {
	h.t.Helper()
	if got := h.seconds(p); got != seconds {
		h.t.Errorf("seat %d has %d seconds; it should have %d", p, got, seconds)
	}
}

// decided is how many decisions of a seat are written.
func (h *timed) decided(p engine.Player) (n int) {
	n, _ = h.lateness(p)
	return n
}

// lateness is how often a seat has decided, and how often late.
func (h *timed) lateness(p engine.Player) (decided, late int) {
	h.t.Helper()
	entries, err := h.server.Log.Read(h.table.ID(), 0)
	if err != nil {
		h.t.Fatal(err)
	}
	for _, line := range entries {
		who, verb := online.Verb(line)
		switch {
		case who == p && verb == "late":
			late++
			fallthrough
		case who == p && (verb == "play" || verb == "bot"):
			decided++
		}
	}
	return decided, late
}

// TestTheTimeIsOver lets Clara's time begin when she has seen all, run, and be over: a computer
// player takes this decision, and the next one is hers.
func TestTheTimeIsOver(t *testing.T) {
	h := openTimed(t, "weinhaendler", 30)
	h.until(0)
	h.wants(0, wire.NoClock)
	h.clara.device.Say(wire.Due{})
	h.talk()
	h.wants(0, 30)
	before := h.decided(0)
	h.wait(29_000)
	if h.decided(0) != before {
		t.Fatal("it was decided for her too early")
	}
	h.wait(1500)
	if n, late := h.lateness(0); n != before+1 || late != 1 {
		t.Fatalf("she has decided %d times, %d late; it should be one more, late", n-before, late)
	}
	told := false
	for m, ok := h.emma.device.News(); ok; m, ok = h.emma.device.News() {
		if n, is := m.(wire.Told); is && n.News == wire.NewsLate && n.Seats[0] == 0 {
			told = true
		}
	}
	if !told {
		t.Error("Emma is not told that a computer player has decided")
	}
	if p := h.emma.device.Seats().Seats[0].Presence; p != wire.PresenceHere {
		t.Errorf("Clara is %q", p)
	}
	h.until(0)
	before = h.decided(0)
	h.wait(10_000)
	if h.decided(0) != before {
		t.Error("the next decision was taken for her")
	}
}

// TestTheTimeBeginsByItself begins it after 20 seconds, where no device says that all was seen.
func TestTheTimeBeginsByItself(t *testing.T) {
	h := openTimed(t, "weinhaendler", 60)
	h.until(0)
	h.wait(19_000)
	h.wants(0, wire.NoClock)
	h.wait(1500)
	if s := h.seconds(0); s < 59 || s > 60 {
		t.Errorf("after 20 seconds there are %d left; it should be 60", s)
	}
}

// TestWhoWantsToBeWaitedFor is late: nothing happens until the others call a computer player,
// which decides once.
func TestWhoWantsToBeWaitedFor(t *testing.T) {
	h := openTimed(t, "weinhaendler", 30)
	h.until(1)
	before := h.decided(1)
	h.clara.device.Do(wire.Stand{Seat: 1})
	h.talk()
	if r, refused := h.clara.device.Refused(); !refused || r.Code != wire.CodeLate {
		t.Fatalf("called too early: %+v", r)
	}
	h.wait(60_000)
	if h.decided(1) != before {
		t.Fatal("it was decided for her")
	}
	h.clara.device.Do(wire.Stand{Seat: 1})
	h.talk()
	h.wait(500)
	if n, late := h.lateness(1); n != before+1 || late != 1 {
		t.Fatalf("%d decisions, %d of them late; it should be one, late", n-before, late)
	}
	h.until(1)
	before = h.decided(1)
	if h.wait(40_000); h.decided(1) != before {
		t.Error("the next decision was taken for her, too")
	}
	if again, err := h.server.Open(h.now, h.table.ID()); err != nil || again.Thinks(h.now) {
		t.Errorf("read again, the table thinks for her, or cannot be read: %v", err)
	}
}

// TestAQuestionStopsTheClock asks whether the game shall end.
func TestAQuestionStopsTheClock(t *testing.T) {
	h := openTimed(t, "weinhaendler", 60)
	h.until(0)
	h.clara.device.Say(wire.Due{})
	h.wait(10_000)
	before := h.decided(0)
	h.emma.device.Do(wire.Stop{})
	h.wait(25_000)
	h.clara.device.Do(wire.Vote{Question: lastQuestion(t, h.clara), Yes: false})
	h.talk()
	if s := h.seconds(0); s < 49 || s > 51 {
		t.Errorf("after the question there are %d seconds; it should be 50", s)
	}
	if h.wait(48_000); h.decided(0) != before {
		t.Error("her time was over too early")
	}
	if h.wait(3000); h.decided(0) != before+1 {
		t.Error("her time was not over")
	}
}

func lastQuestion(t *testing.T, e *end) int {
	t.Helper()
	q, ok := question(e.device)
	if !ok {
		t.Fatal("nothing is asked")
	}
	return q.Number
}

// TestDaysGoOn reads a table again after days, for some of which the server was down.
func TestDaysGoOn(t *testing.T) {
	const day = 24 * 3600
	h := openTimed(t, "weinhaendler", 2*day)
	h.until(0)
	began := h.now
	later := func(seconds int64) *online.Table {
		t.Helper()
		table, err := h.server.Open(began+1000*seconds, h.table.ID())
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	if later(2 * day).Thinks(began + 2000*day) {
		t.Error("her time is over too early: it begins 20 seconds after the decision before")
	}
	if at := int64(2*day + 30); !later(at).Thinks(began + 1000*at) {
		t.Error("her time is not over after two days")
	}
	h.server.Down = func(from, to int64) int64 {
		if from > began || to < began {
			t.Errorf("asked for the time from %d to %d", from, to)
		}
		return 1000 * day
	}
	if at := int64(3*day - 30); later(at).Thinks(began + 1000*at) {
		t.Error("the day for which the server was down counts")
	}
	if at := int64(3*day + 30); !later(at).Thinks(began + 1000*at) {
		t.Error("her time is not over after three days, of which the server was there for two")
	}
}

// TestMinutesBeginAnew reads a table again: the time for which it was not in memory counts for
// nobody.
func TestMinutesBeginAnew(t *testing.T) {
	h := openTimed(t, "weinhaendler", 60)
	h.until(0)
	h.clara.device.Say(wire.Due{})
	h.wait(50_000)
	h.now += 3600_000
	table, err := h.server.Open(h.now, h.table.ID())
	if err != nil {
		t.Fatal(err)
	}
	if table.Tick(h.now); table.Thinks(h.now) || table.Thinks(h.now+79_000) {
		t.Error("her time is over, which nobody has served")
	}
	h.now += 20_000
	if table.Tick(h.now); !table.Thinks(h.now + 61_000) {
		t.Error("her time is not over")
	}
}

// TestAClockOfTwoPrograms lets one hear from the other that Clara has seen all.
func TestAClockOfTwoPrograms(t *testing.T) {
	game, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	o := opening(game, 3)
	o.Clock = 30
	p := twoWith(t, o)
	p.now = 1_700_000_000_000
	clara := p.come(0, device.New(p.tables[0].ID(), wire.AsSeat, key(0)))
	emma := p.sits(1, 1)
	clara.device.Do(wire.Start{})
	p.settle()
	for range 100 {
		for _, e := range []*end{clara, emma} {
			for e.device.Behind() > 0 {
				e.device.Next()
			}
		}
		if clara.device.Acting().Has(0) {
			break
		}
		if emma.device.Acting().Has(1) {
			emma.device.Play(emma.device.Info().LegalActions(nil)[0])
		}
		p.now += 500
		for p.tables[0].Thinks(p.now) {
			p.tables[0].Think(p.now, 1000)
		}
		p.settle()
	}
	if !clara.device.Acting().Has(0) {
		t.Fatal("Clara does not decide")
	}
	clara.device.Say(wire.Due{})
	p.settle()
	list, _ := emma.device.Owed()
	if len(list) != 1 || list[0] != (wire.Owed{Seat: 0, Seconds: 30}) {
		t.Errorf("at the other program there is owed: %+v", list)
	}
}

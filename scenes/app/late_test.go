package app_test

import (
	"strconv"
	"testing"
	"time"

	"treille/audio"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// A counter is a screen with one control, or none, that counts its presses.
type counter struct {
	control ui.Control
	pressed int
	next    func() // what comes by itself
}

func (*counter) Name() string        { return "counter" }
func (*counter) Title() string       { return "Counter" }
func (*counter) Outline(*ui.Outline) {}
func (*counter) Back()               {}

func (c *counter) Update() {
	if next := c.next; next != nil {
		c.next = nil
		next()
	}
}

func (c *counter) Compose(s *ui.Stage) {
	if c.control.ID != "" {
		c.control.Rect, c.control.Act = ui.R(100, 100, 80, 60), func() { c.pressed++ }
		s.Control(c.control)
	}
}

// TestAPressMeansWhatWasSeen changes what lies at a place, and presses there soon after, by the
// time of the page.
func TestAPressMeansWhatWasSeen(t *testing.T) {
	card, add := ui.Control{ID: "hand/1", Label: "Yellow"}, ui.Control{ID: "add", Label: "Bid 10", Primary: true}
	skip := ui.Control{ID: "skip", Label: "Skip", Fleeting: true}
	relabelled := func(c ui.Control) ui.Control { c.Label = "Bid 20"; return c }
	second := time.Second
	for _, c := range []struct {
		what          string
		before, after ui.Control
		rests, ago    time.Duration // since the change, and since the press
		counts        bool
		another       bool // page, which comes by itself
	}{
		{"the same", card, card, 0, 50 * time.Millisecond, true, false},
		{"a card that is called something else", card, relabelled(card), second / 10, second / 5, true, false},
		{"a main button that does something else", add, relabelled(add), second / 10, second / 5, false, false},
		{"the same, seen for long", add, relabelled(add), second / 2, second / 5, true, false},
		{"another control", card, add, second / 10, second / 5, false, false},
		{"a button where something fleeting was", skip, add, second / 5, second / 100, false, false},
		{"the same, seen for a moment", skip, add, second * 4 / 5, second / 100, false, false},
		{"the same, seen for long", skip, add, 2 * second, second / 100, true, false},
		{"another button of the decision where something fleeting was", skip, ui.Control{ID: "roll", Beside: true}, second / 5, second / 100, false, false},
		{"a card where something fleeting was", skip, card, second / 5, second / 100, true, false},
		{"a card on another page where a main button was", add, card, second, second / 100, false, true},
		{"the same, seen for long", add, card, 2 * second, second / 100, true, true},
		{"a card on another page where a card was", skip, card, second / 5, 0, true, true},
		{"a page with a wrong clock", skip, relabelled(add), second / 5, time.Hour, true, false},
	} {
		now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
		a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return now })
		a.Resize(390, 844, 1)
		scene := &counter{control: c.before}
		a.Push(scene)
		tick(t, a, 3)
		now = now.Add(2 * second)
		if c.another {
			page := &counter{}
			scene.next = func() { a.Push(page) }
			tick(t, a, 1)
			scene = page
		}
		scene.control = c.after
		a.Changed()
		tick(t, a, 3)
		now = now.Add(c.rests)
		a.PressAgo(c.ago, 0)
		a.Press(140, 130)
		a.Release()
		if counts := scene.pressed == 1; counts != c.counts {
			t.Errorf("%s: a press %v after the change, %v ago, counts: %v", c.what, c.rests, c.ago, counts)
		}
	}
}

// TestAPageIsSeenFirst presses a button of a page that the player has opened: one that waits
// until the page has stood there for a moment, and one that does not.
func TestAPageIsSeenFirst(t *testing.T) {
	for _, c := range []struct {
		settled bool
		rests   time.Duration
		counts  bool
	}{{true, 1500 * time.Millisecond, false}, {true, 3 * time.Second, true}, {false, time.Second, true}} {
		now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
		a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return now })
		a.Resize(390, 844, 1)
		a.Push(&counter{control: ui.Control{ID: "result", Label: "Result", Primary: true}})
		tick(t, a, 3)
		now = now.Add(time.Minute)
		page := &counter{control: ui.Control{ID: "again", Label: "Again", Primary: true, Settled: c.settled}}
		a.Push(page)
		tick(t, a, 3)
		now = now.Add(c.rests)
		a.PressAgo(time.Millisecond, 0)
		a.Press(140, 130)
		a.Release()
		if counts := page.pressed == 1; counts != c.counts {
			t.Errorf("a button that waits: %v; pressed %v after the page has come, it counts: %v", c.settled, c.rests, counts)
		}
	}
}

// TestBeforeTheFirstPageNothingWas presses on it as soon as the screen shows it: its first frames take long.
func TestBeforeTheFirstPageNothingWas(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return now })
	a.Resize(390, 844, 1)
	scene := &counter{control: ui.Control{ID: "play", Label: "Play", Primary: true}}
	a.Push(scene)
	tick(t, a, 2)
	a.PressAgo(time.Second/2, 0)
	a.Press(140, 130)
	a.Release()
	if scene.pressed != 1 {
		t.Error("a press on the first page is taken for one that was meant for what was before")
	}
}

// TestHowLongAPressIs presses a card that can be looked at: the time of the page tells whether that was long, when it is
// let go at the latest.
func TestHowLongAPressIs(t *testing.T) {
	for _, c := range []struct {
		held  time.Duration
		moves int // ticks before it is let go
		looks int
	}{
		{90 * time.Millisecond, 60, 0}, {time.Second, 0, 1}, {time.Second, 5, 1},
	} {
		a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return time.Time{} })
		a.Resize(390, 844, 1)
		looks := 0
		scene := &counter{control: ui.Control{ID: "hand/1", Label: "Yellow", Inspect: func() { looks++ }}}
		a.Push(scene)
		tick(t, a, 3)
		a.PressAgo(0, c.held)
		a.Press(140, 130)
		for range c.moves {
			a.Move(140, 130)
		}
		a.Release()
		if looks != c.looks || scene.pressed != 1-c.looks {
			t.Errorf("held for %v, %d ticks: looked at %d times, pressed %d times", c.held, c.moves, looks, scene.pressed)
		}
	}
}

// A picker is a screen with a card to pick and a main button that says how many are.
type picker struct {
	counter
	picked, bought int
	bare           bool // no button stands there as long as nothing is picked
	skips          bool // or one to skip
}

func (p *picker) Compose(s *ui.Stage) {
	s.Control(ui.Control{ID: "card", Role: ui.Checkbox, Rect: ui.R(100, 300, 80, 60), Act: func() { p.picked++ }})
	if p.skips {
		s.Control(ui.Control{ID: "skip", Fleeting: true, Rect: ui.R(100, 100, 80, 60), Act: func() { p.skips = false }})
	}
	if p.skips || p.bare && p.picked == 0 {
		return
	}
	s.Control(ui.Control{ID: "buy", Primary: true, Label: "Buy " + strconv.Itoa(p.picked), Rect: ui.R(100, 100, 80, 60), Act: func() {
		p.bought++
		p.picked = 0
	}})
}

// TestAPressFollowsThePick picks a card and presses the main button right after that, as the screen that says so comes late:
// it counts, and a second press, on what it means then, does not.
func TestAPressFollowsThePick(t *testing.T) {
	for i, ticks := range []int{0, 1, 2, 1, 2} { // between pick and press
		now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
		a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return now })
		a.Resize(390, 844, 1)
		scene := &picker{bare: i > 2}
		a.Push(scene)
		tick(t, a, 3)
		now = now.Add(2 * time.Second)
		press := func(y float64) {
			a.Press(140, y)
			a.Release()
			tick(t, a, ticks)
		}
		a.PressAgo(time.Second/5, 0)
		press(330)
		press(130)
		if scene.picked != 0 || scene.bought != 1 {
			t.Fatalf("%d ticks after a pick: %d are picked, bought %d times", ticks, scene.picked, scene.bought)
		}
		if press(130); ticks > 0 && scene.bought != 1 {
			t.Errorf("%d ticks after a purchase a press buys again", ticks)
		}
	}
}

// TestWhoHasPickedAfterASkipIsHeard skips, and presses the main button that comes there soon: it counts once a card is picked.
func TestWhoHasPickedAfterASkipIsHeard(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return now })
	a.Resize(390, 844, 1)
	scene := &picker{skips: true}
	a.Push(scene)
	for i, y := range []float64{130, 130, 330, 130} {
		tick(t, a, 3)
		now = now.Add(time.Second / 5)
		a.PressAgo(time.Millisecond, 0)
		a.Press(140, y)
		a.Release()
		if want := i / 3; scene.bought != want {
			t.Errorf("after press %d bought %d times", i+1, scene.bought)
		}
	}
}

// TestAPressBeforeAPickByKeyboard presses where nothing is, and then picks a card by the keyboard: the press was not meant for
// the main button that comes by it, however long before a finger has pressed anything.
func TestAPressBeforeAPickByKeyboard(t *testing.T) {
	a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return time.Unix(0, 0) })
	a.Resize(390, 844, 1)
	scene := &picker{bare: true}
	a.Push(scene)
	tick(t, a, 3)
	a.PressAgo(time.Second, 0)
	a.Focus("card")
	a.Enter()
	tick(t, a, 1)
	a.PressAgo(time.Second/5, 0)
	a.Press(140, 130)
	if a.Release(); scene.picked != 1 || scene.bought != 0 {
		t.Errorf("%d are picked, bought %d times", scene.picked, scene.bought)
	}
}

// TestPressesThatRunOnAreDropped presses again and again where nothing can be done, also after the player has been called: what he
// may do now is done by the first press after a pause, and at once if he was called before he began to press.
func TestPressesThatRunOnAreDropped(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return now })
	a.Resize(390, 844, 1)
	scene := &counter{control: ui.Control{ID: "hole/3", Label: "Stick", Part: true, Disabled: true, Reason: "It is Jonas’s turn."}}
	a.Push(scene)
	tick(t, a, 3)
	presses := func(n int, apart time.Duration) int {
		before := scene.pressed
		for range n {
			now = now.Add(apart)
			a.Press(140, 130)
			a.Release()
			tick(t, a, 1)
		}
		return scene.pressed - before
	}
	turn := func(mine bool) {
		scene.control.Disabled = !mine
		if mine {
			a.Stage().Call()
		}
		a.Changed()
		tick(t, a, 2)
	}
	presses(3, 300*time.Millisecond)
	turn(true)
	if n := presses(4, 300*time.Millisecond); n != 0 {
		t.Errorf("%d presses that run on count", n)
	}
	if n := presses(3, 600*time.Millisecond); n != 3 {
		t.Errorf("%d of 3 presses count after a pause", n)
	}
	turn(false)
	turn(true)
	if n := presses(3, 200*time.Millisecond); n != 3 {
		t.Errorf("%d of 3 presses count that began in his turn", n)
	}
	turn(false)
	presses(3, 300*time.Millisecond)
	turn(true)
	if n := presses(5, 300*time.Millisecond); n != 0 {
		t.Errorf("%d presses that run on for no longer count", n)
	}
	if n := presses(3, 300*time.Millisecond); n != 3 {
		t.Errorf("%d of 3 presses count of who goes on pressing", n)
	}
}

package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/engine"
	"treille/scenes"
	"treille/scenes/gamepage"
	"treille/scenes/home"
	"treille/scenes/host"
	"treille/scenes/newgame"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/tables"
	"treille/scenes/weinhaendler"
)

// shapes are sizes of a window, one for each arrangement.
var shapes = [][2]float64{{390, 844}, {844, 390}, {1280, 800}}

// newRoom is a room with home in it, in which all is shown at once.
func newRoom(t *testing.T, size [2]float64) *scenes.Room {
	t.Helper()
	settings := store.Defaults()
	settings.Language, settings.Speed = "en", store.SpeedInstant
	room := scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent()))
	room.Resize(size[0], size[1], 1)
	room.Push(home.New(room, []table.Kind{weinhaendler.Kind()}))
	tick(t, room, 2)
	return room
}

func tick(t *testing.T, room *scenes.Room, n int) {
	t.Helper()
	for range n {
		if err := room.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// sit begins a game of four, one of them a person, up to his first decision.
func sit(t *testing.T, room *scenes.Room) *table.Table {
	t.Helper()
	kind := weinhaendler.Kind()
	seats := []table.Seat{{Kind: table.Human, Crest: "fox", Name: "Clara"}, {Kind: "greedy", Crest: "owl", Name: "Hugo"},
		{Kind: "greedy", Crest: "snail", Name: "Emma"}, {Kind: "greedy", Crest: "boar", Name: "Jonas"}}
	h, err := host.New(kind.Game, engine.Setup{Players: 4, Seed: 41}, seats, host.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	tb := table.New(room, kind, h)
	room.Push(tb)
	for range 200 {
		if tick(t, room, 1); tb.Deciding() {
			tick(t, room, 2)
			return tb
		}
	}
	t.Fatal("the person is never called")
	return nil
}

// TestTheMainButtonHasTheFirstFocus begins a game with Enter alone, and answers a
// question with it.
func TestTheMainButtonHasTheFirstFocus(t *testing.T) {
	room := newRoom(t, shapes[2])
	for _, want := range []string{"play/weinhaendler", "play", "start"} {
		if got := room.Stage().Focus(); got != want {
			t.Fatalf("%q has the first focus, want %q", got, want)
		}
		if room.Stage().Ring() {
			t.Error("the focus shows before a key was used")
		}
		room.Enter()
		tick(t, room, 3)
	}
	if room.Stage().Find("add") == nil {
		t.Fatal("Enter does not begin the game")
	}
}

// TestEnterCommitsWhenNothingHasTheFocus presses Enter after a touch on the
// table.
func TestEnterCommitsWhenNothingHasTheFocus(t *testing.T) {
	room := newRoom(t, shapes[2])
	tb := sit(t, room)
	room.Character('1')
	tick(t, room, 3)
	room.Press(1, 700)
	room.Release()
	tick(t, room, 3)
	if f := room.Stage().Focus(); f != "" {
		t.Fatalf("%q has the focus after a press on the table", f)
	}
	before := len(tb.Seen())
	room.Enter()
	if tick(t, room, 5); len(tb.Seen()) == before {
		t.Error("Enter does not commit the lifted bottle")
	}
}

// TestFewTabs counts the presses of Tab to what matters.
func TestFewTabs(t *testing.T) {
	tabs := func(room *scenes.Room, id string) int {
		for n := range 30 {
			if room.Stage().Focus() == id {
				return n
			}
			room.Tab(false)
			tick(t, room, 1)
		}
		return 99
	}
	for _, size := range shapes {
		room := newRoom(t, size)
		for _, kind := range tables.All() {
			room.Push(newgame.New(room, kind))
			tick(t, room, 2)
			room.Focus("back")
			if n := tabs(room, "start"); n > 6 {
				t.Errorf("%v: %d Tabs from the top of a new game of %s to Start", size, n, kind.Name())
			}
		}
		sit(t, room)
		room.Character('1')
		tick(t, room, 2)
		if f := room.Stage().Focus(); f != "hand/0" {
			t.Errorf("%v: after the digit %q has the focus", size, f)
		}
		if n := tabs(room, "add"); n > 3 {
			t.Errorf("%v: %d Tabs from the hand to Add", size, n)
		}
		for range 3 {
			if !strings.HasPrefix(room.Stage().Focus(), "hand/") {
				room.Tab(true)
			}
		}
		if f := room.Stage().Focus(); f != "hand/0" {
			t.Errorf("%v: back in the hand %q has the focus", size, f)
		}
	}
}

// TestEveryControlIsReachedByKeys walks with Tab and arrows as far as they lead.
func TestEveryControlIsReachedByKeys(t *testing.T) {
	for _, size := range shapes {
		room := newRoom(t, size)
		four := tables.All()
		for _, open := range []func(){
			func() { room.Push(home.New(room, four)) },
			func() { room.Push(gamepage.New(room, four[1], four)) },
			func() { room.Push(newgame.New(room, four[1])) },
			func() { room.Activate("seat/1") },
			func() { room.Activate("cancel"); tick(t, room, 1); room.Activate("seat/0") },
			func() { sit(t, room) },
		} {
			open()
			tick(t, room, 2)
			reached := map[string]bool{}
			ways := []func(){func() { room.Tab(false) }, func() { room.Arrow(1, 0) }, func() { room.Arrow(-1, 0) }, func() { room.Arrow(0, 1) }, func() { room.Arrow(0, -1) }}
			for open := []string{room.Stage().Focus()}; len(open) > 0; open = open[1:] {
				for _, way := range ways {
					room.Focus(open[0])
					way()
					if f := room.Stage().Focus(); !reached[f] {
						reached[f] = true
						open = append(open, f)
					}
				}
			}
			for _, c := range room.Stage().Controls() {
				if !reached[c.ID] {
					t.Errorf("%v: no key leads to %s", size, c.ID)
				}
			}
		}
	}
}

// TestArrowsGoOnFromThePointer presses a bottle, then the table beside all controls.
func TestArrowsGoOnFromThePointer(t *testing.T) {
	room := newRoom(t, shapes[2])
	sit(t, room)
	c := room.Stage().Find("hand/2")
	room.Press(c.Rect.CX(), c.Rect.CY())
	step(t, room, 1)
	room.Release()
	step(t, room, 3)
	room.Arrow(1, 0)
	if f := room.Stage().Focus(); f != "hand/3" {
		t.Errorf("right of the third bottle, %q has the focus", f)
	}
	room.Press(c.Rect.CX(), c.Rect.Y-40) // the free table above it
	room.Release()
	tick(t, room, 2)
	if f := room.Stage().Focus(); f != "" {
		t.Fatalf("%q lies above the hand", f)
	}
	room.Arrow(0, 1)
	if f := room.Stage().Focus(); !strings.HasPrefix(f, "hand/") {
		t.Errorf("below the free table, %q has the focus", f)
	}
}

// TestAMenuGivesTheFocusBack opens the menu and shuts it.
func TestAMenuGivesTheFocusBack(t *testing.T) {
	room := newRoom(t, shapes[0])
	sit(t, room)
	room.Focus("menu")
	room.Enter()
	if tick(t, room, 2); room.Stage().Focus() != "resume" {
		t.Fatalf("in the menu, %q has the focus", room.Stage().Focus())
	}
	room.Enter()
	if tick(t, room, 2); room.Stage().Focus() != "menu" {
		t.Errorf("after the menu, %q has the focus", room.Stage().Focus())
	}
}

// TestThePiecesAreLookedAtByKeys goes from the menu to a piece and back, without a moment
// in which nothing has the focus.
func TestThePiecesAreLookedAtByKeys(t *testing.T) {
	room := newRoom(t, shapes[0])
	sit(t, room)
	focus := func(want string) {
		t.Helper()
		if tick(t, room, 2); room.Stage().Focus() != want {
			t.Fatalf("%q has the focus, not %q", room.Stage().Focus(), want)
		}
	}
	room.Focus("menu")
	room.Enter()
	focus("resume")
	room.Focus("menu/look")
	room.Enter()
	focus("look/0")
	room.Focus("look/2")
	room.Enter()
	focus("inspected")
	room.Enter()
	focus("look/2")
	room.Focus("looked")
	room.Enter()
	focus("menu")
}

// TestPagesScrollByKeys turns the settings, which are longer than a phone is high.
func TestPagesScrollByKeys(t *testing.T) {
	room := newRoom(t, shapes[1])
	room.Activate("settings")
	tick(t, room, 2)
	first := func() float64 { return room.Stage().Controls()[1].Rect.Y }
	top := first()
	at := top
	for _, k := range []ebiten.Key{ebiten.KeyPageDown, ebiten.KeyEnd} {
		room.Leaf(k)
		tick(t, room, 2)
		if first() >= at {
			t.Errorf("key %v leaves the page at %v", k, at)
		}
		at = first()
	}
	room.Leaf(ebiten.KeyPageUp)
	if tick(t, room, 2); first() <= at {
		t.Errorf("PageUp leaves the page at %v", at)
	}
	room.Leaf(ebiten.KeyHome)
	if tick(t, room, 2); first() != top {
		t.Errorf("Home leads to %v, not %v", first(), top)
	}
}

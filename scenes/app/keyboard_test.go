package scenes_test

import (
	"cmp"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/engine"
	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/home"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/saves"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
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
	for i, want := range []string{"play/weinhaendler", "play", "start"} {
		if got := room.Stage().Focus(); got != want {
			t.Fatalf("%q has the first focus, want %q", got, want)
		}
		if room.Stage().Ring() != (i > 0) {
			t.Errorf("on page %d the focus shows: %v; it should from the first key on", i, room.Stage().Ring())
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

// TestArrowsGoWhereTheEyeGoes looks from controls of pages to the four sides: in the row
// to the next, else nowhere; up and down to the next row.
func TestArrowsGoWhereTheEyeGoes(t *testing.T) {
	game, err := os.ReadFile("saves/testdata/running-weinhaendler.treille")
	if err != nil {
		t.Fatal(err)
	}
	four := tables.All()
	pages := map[string]func(*scenes.Room) scenes.Scene{
		"home":    func(r *scenes.Room) scenes.Scene { return home.New(r, four) },
		"game":    func(r *scenes.Room) scenes.Scene { return gamepage.New(r, four[1], four) },
		"newgame": func(r *scenes.Room) scenes.Scene { return newgame.New(r, four[1]) },
		"saves":   func(r *scenes.Room) scenes.Scene { return saves.New(r, four) },
	}
	for _, c := range []struct {
		size                  [2]float64
		page, from            string
		left, right, up, down string // "" for nowhere
	}{
		{shapes[0], "home", "continue", "", "", "play/farbenpoker", "today"},
		{shapes[2], "home", "continue", "saves", "today", "play/vino", "statistics"},
		{shapes[2], "home", "today", "continue", "", "play/farbenpoker", "sound"},
		{shapes[0], "game", "play", "", "", "learn", ""},
		{shapes[0], "game", "rules", "learn", "", "sound", "play"},
		{shapes[2], "game", "play", "rules", "", "sound", ""},
		{shapes[0], "newgame", "start", "", "", "more", ""},
		{shapes[0], "newgame", "seat/0", "", "", "seats/2", "seat/1"},
		{shapes[2], "newgame", "start", "more", "", "character/boar", ""},
		{shapes[2], "newgame", "seat/1", "", "character/fox", "seat/0", "seat/2"},
		{shapes[0], "saves", "continue", "", "export/game", "back", "everything"},
		{shapes[2], "saves", "continue", "", "export/game", "back", "paste"},
	} {
		room := newRoom(t, c.size)
		if err := room.Store.Save("game", game); err != nil {
			t.Fatal(err)
		}
		room.Push(pages[c.page](room))
		tick(t, room, 2)
		if c.page == "newgame" {
			room.Activate("seats/2")
			tick(t, room, 2)
		}
		for _, way := range []struct {
			name   string
			dx, dy int
			want   string
		}{{"Left", -1, 0, c.left}, {"Right", 1, 0, c.right}, {"Up", 0, -1, c.up}, {"Down", 0, 1, c.down}} {
			room.Focus(c.from)
			if got := room.Stage().Arrow(way.dx, way.dy); got != cmp.Or(way.want, c.from) {
				t.Errorf("%v, %s: %s leads from %s to %s, not to %s", c.size, c.page, way.name, c.from, got, cmp.Or(way.want, "nowhere"))
			}
		}
	}
}

// TestArrowsChooseARadioButton goes along the seats of a new game and the levels of its
// sheet: the choice goes along, and Up and Down leave it.
func TestArrowsChooseARadioButton(t *testing.T) {
	for _, size := range shapes {
		room := newRoom(t, size)
		room.Push(newgame.New(room, weinhaendler.Kind()))
		tick(t, room, 2)
		chosen := func(id string) {
			t.Helper()
			tick(t, room, 2)
			if c := room.Stage().Find(id); c == nil || !c.Checked || room.Stage().Focus() != id {
				t.Errorf("%v: %q has the focus, not %s, or that is not chosen", size, room.Stage().Focus(), id)
			}
		}
		room.Focus("seats/1")
		room.Arrow(1, 0)
		chosen("seats/2")
		room.Arrow(-1, 0)
		chosen("seats/1")
		room.Activate("seats/2")
		tick(t, room, 2)
		room.Arrow(0, 1)
		if f := room.Stage().Focus(); strings.HasPrefix(f, "seats/") {
			t.Errorf("%v: Down leads from the seats to %s", size, f)
		}
		room.Focus("seat/0")
		for range 3 { // the chosen one takes the focus, wherever the row is entered
			if !strings.HasPrefix(room.Stage().Focus(), "seats/") {
				room.Arrow(0, -1)
			}
		}
		if size[0] < 500 { // elsewhere the seats do not lie below each other
			chosen("seats/2")
		}

		room.Activate("seat/1")
		tick(t, room, 2)
		room.Focus("level/1")
		room.Arrow(1, 0)
		chosen("level/2")
		for _, id := range []string{"level/1", "who/1"} {
			set, _, _ := strings.Cut(id, "/")
			if c := room.Stage().Find(id); c.Set != set || c.Among == "" {
				t.Errorf("%v: %s is one of %q, which is %q", size, id, c.Set, c.Among)
			}
		}
	}
}

// TestASliderHasItsKeys moves the volume by all keys of a slider: Tab alone leaves it.
func TestASliderHasItsKeys(t *testing.T) {
	room := newRoom(t, shapes[2])
	room.Activate("settings")
	tick(t, room, 2)
	var slider string
	for _, c := range room.Stage().Controls() {
		if c.Role == ui.Slider {
			slider = c.ID
		}
	}
	room.Focus(slider)
	now := func() int { return room.Stage().Find(slider).Number }
	for _, key := range []struct {
		name  string
		press func()
		want  int
	}{
		{"End", func() { room.Leaf(ebiten.KeyEnd) }, 100},
		{"Left", func() { room.Arrow(-1, 0) }, 95},
		{"Down", func() { room.Arrow(0, 1) }, 90},
		{"Right", func() { room.Arrow(1, 0) }, 95},
		{"Up", func() { room.Arrow(0, -1) }, 100},
		{"Up at its end", func() { room.Arrow(0, -1) }, 100},
		{"Home", func() { room.Leaf(ebiten.KeyHome) }, 0},
	} {
		key.press()
		if tick(t, room, 2); now() != key.want || room.Stage().Focus() != slider {
			t.Errorf("%s leads to %d, not to %d, and the focus to %s", key.name, now(), key.want, room.Stage().Focus())
		}
	}
	room.Slide(slider, 35) // as a screen reader does
	if tick(t, room, 2); now() != 35 {
		t.Errorf("set to 35, it stands at %d", now())
	}
	if room.Tab(false); room.Stage().Focus() == slider {
		t.Error("Tab does not leave it")
	}
}

package app_test

import (
	"cmp"
	"math"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/home"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/saves"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
	"treille/sprites"
)

// shapes are sizes of a window, one for each arrangement.
var shapes = [][2]float64{{390, 844}, {844, 390}, {1280, 800}}

// newApp is an app with home in it, in which all is shown at once.
func newApp(t *testing.T, size [2]float64) *app.App {
	t.Helper()
	settings := store.Defaults()
	settings.Language, settings.Speed = "en", store.SpeedInstant
	app := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	app.Resize(size[0], size[1], 1)
	app.Push(home.New(app, []table.GameSpec{weinhaendler.Kind()}))
	tick(t, app, 2)
	return app
}

func tick(t *testing.T, app *app.App, n int) {
	t.Helper()
	for range n {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// sit begins a game of four, one of them a person, up to his first decision.
func sit(t *testing.T, app *app.App) *table.Table {
	t.Helper()
	spec := weinhaendler.Kind()
	seats := []table.Seat{{Kind: table.Human, Crest: "fox", Name: "Clara"}, {Kind: "greedy", Crest: "owl", Name: "Hugo"},
		{Kind: "greedy", Crest: "snail", Name: "Emma"}, {Kind: "greedy", Crest: "boar", Name: "Jonas"}}
	h, err := host.New(spec.Game, engine.Setup{Players: 4, Seed: 41}, seats, host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	tb := table.New(app, spec, h)
	app.Push(tb)
	for range 200 {
		if tick(t, app, 1); tb.Deciding() {
			tick(t, app, 2)
			return tb
		}
	}
	t.Fatal("the person is never called")
	return nil
}

// TestTheMainButtonHasTheFirstFocus begins a game with Enter alone, and answers a
// question with it.
func TestTheMainButtonHasTheFirstFocus(t *testing.T) {
	app := newApp(t, shapes[2])
	for i, want := range []string{"play/weinhaendler", "play", "start"} {
		if got := app.Stage().Focus(); got != want {
			t.Fatalf("%q has the first focus, want %q", got, want)
		}
		if app.Stage().Ring() != (i > 0) {
			t.Errorf("on page %d the focus shows: %v; it should from the first key on", i, app.Stage().Ring())
		}
		app.Enter()
		tick(t, app, 3)
	}
	if app.Stage().Find("add") == nil {
		t.Fatal("Enter does not begin the game")
	}
}

// TestEnterCommitsWhenNothingHasTheFocus presses Enter after a touch on the
// table.
func TestEnterCommitsWhenNothingHasTheFocus(t *testing.T) {
	app := newApp(t, shapes[2])
	tb := sit(t, app)
	app.Character('1')
	tick(t, app, 3)
	app.Press(1, 700)
	app.Release()
	tick(t, app, 3)
	if f := app.Stage().Focus(); f != "" {
		t.Fatalf("%q has the focus after a press on the table", f)
	}
	before := len(tb.Seen())
	app.Enter()
	if tick(t, app, 5); len(tb.Seen()) == before {
		t.Error("Enter does not commit the lifted bottle")
	}
}

// TestFewTabs counts the presses of Tab to what matters.
func TestFewTabs(t *testing.T) {
	tabs := func(app *app.App, id string) int {
		for n := range 30 {
			if app.Stage().Focus() == id {
				return n
			}
			app.Tab(false)
			tick(t, app, 1)
		}
		return 99
	}
	for _, size := range shapes {
		app := newApp(t, size)
		for _, spec := range pages.With(games.All()) {
			app.Push(newgame.New(app, spec))
			tick(t, app, 2)
			app.Focus("back")
			if n := tabs(app, "start"); n > 6 {
				t.Errorf("%v: %d Tabs from the top of a new game of %s to Start", size, n, spec.Name())
			}
		}
		sit(t, app)
		app.Character('1')
		tick(t, app, 2)
		if f := app.Stage().Focus(); f != "hand/0" {
			t.Errorf("%v: after the digit %q has the focus", size, f)
		}
		if n := tabs(app, "add"); n > 3 {
			t.Errorf("%v: %d Tabs from the hand to Add", size, n)
		}
		for range 3 {
			if !strings.HasPrefix(app.Stage().Focus(), "hand/") {
				app.Tab(true)
			}
		}
		if f := app.Stage().Focus(); f != "hand/0" {
			t.Errorf("%v: back in the hand %q has the focus", size, f)
		}
	}
}

// TestEveryControlIsReachedByKeys walks with Tab and arrows as far as they lead.
func TestEveryControlIsReachedByKeys(t *testing.T) {
	for _, size := range shapes {
		app := newApp(t, size)
		four := pages.With(games.All())
		for _, open := range []func(){
			func() { app.Push(home.New(app, four)) },
			func() { app.Push(gamepage.New(app, four[1], four)) },
			func() { app.Push(newgame.New(app, four[1])) },
			func() { app.Activate("seat/1") },
			func() { app.Activate("cancel"); tick(t, app, 1); app.Activate("seat/0") },
			func() { sit(t, app) },
		} {
			open()
			tick(t, app, 2)
			reached := map[string]bool{}
			ways := []func(){func() { app.Tab(false) }, func() { app.Arrow(1, 0) }, func() { app.Arrow(-1, 0) }, func() { app.Arrow(0, 1) }, func() { app.Arrow(0, -1) }}
			for open := []string{app.Stage().Focus()}; len(open) > 0; open = open[1:] {
				for _, way := range ways {
					app.Focus(open[0])
					way()
					if f := app.Stage().Focus(); !reached[f] {
						reached[f] = true
						open = append(open, f)
					}
				}
			}
			for _, c := range app.Stage().Controls() {
				if !reached[c.ID] {
					t.Errorf("%v: no key leads to %s", size, c.ID)
				}
			}
		}
	}
}

// TestArrowsGoOnFromThePointer presses a bottle, then the table beside all controls.
func TestArrowsGoOnFromThePointer(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	c := app.Stage().Find("hand/2")
	app.Press(c.Rect.CX(), c.Rect.CY())
	step(t, app, 1)
	app.Release()
	step(t, app, 3)
	app.Arrow(1, 0)
	if f := app.Stage().Focus(); f != "hand/3" {
		t.Errorf("right of the third bottle, %q has the focus", f)
	}
	app.Press(c.Rect.CX(), c.Rect.Y-40) // the free table above it
	app.Release()
	tick(t, app, 2)
	if f := app.Stage().Focus(); f != "" {
		t.Fatalf("%q lies above the hand", f)
	}
	app.Arrow(0, 1)
	if f := app.Stage().Focus(); !strings.HasPrefix(f, "hand/") {
		t.Errorf("below the free table, %q has the focus", f)
	}
}

// TestAMenuGivesTheFocusBack opens the menu and shuts it.
func TestAMenuGivesTheFocusBack(t *testing.T) {
	app := newApp(t, shapes[0])
	sit(t, app)
	app.Focus("menu")
	app.Enter()
	if tick(t, app, 2); app.Stage().Focus() != "menu/hint" { // nothing can be undone
		t.Fatalf("in the menu, %q has the focus", app.Stage().Focus())
	}
	app.Focus("close")
	app.Enter()
	if tick(t, app, 2); app.Stage().Focus() != "menu" {
		t.Errorf("after the menu, %q has the focus", app.Stage().Focus())
	}
}

// TestThePiecesAreLookedAtByKeys goes from the menu to a piece and back, without a moment
// in which nothing has the focus.
func TestThePiecesAreLookedAtByKeys(t *testing.T) {
	app := newApp(t, shapes[0])
	sit(t, app)
	focus := func(want string) {
		t.Helper()
		if tick(t, app, 2); app.Stage().Focus() != want {
			t.Fatalf("%q has the focus, not %q", app.Stage().Focus(), want)
		}
	}
	app.Focus("menu")
	app.Enter()
	focus("menu/hint")
	app.Focus("menu/look")
	app.Enter()
	if tick(t, app, 2); !strings.HasPrefix(app.Stage().Focus(), "look/") {
		t.Fatalf("%q has the focus, not a piece", app.Stage().Focus())
	}
	app.Focus("look/2")
	app.Enter()
	focus("inspected")
	app.Enter()
	focus("look/2")
	app.Focus("looked")
	app.Enter()
	focus("menu")
}

// TestPagesScrollByKeys turns the settings, which are longer than a phone is high.
func TestPagesScrollByKeys(t *testing.T) {
	app := newApp(t, shapes[1])
	app.Activate("settings")
	tick(t, app, 2)
	first := func() float64 { return app.Stage().Find("effects").Rect.Y }
	top := first()
	at := top
	for _, k := range []ebiten.Key{ebiten.KeyPageDown, ebiten.KeyEnd} {
		app.Leaf(k)
		tick(t, app, 2)
		if first() >= at {
			t.Errorf("key %v leaves the page at %v", k, at)
		}
		at = first()
	}
	app.Leaf(ebiten.KeyPageUp)
	if tick(t, app, 2); first() <= at {
		t.Errorf("PageUp leaves the page at %v", at)
	}
	app.Leaf(ebiten.KeyHome)
	if tick(t, app, 2); first() != top {
		t.Errorf("Home leads to %v, not %v", first(), top)
	}
}

// thumb is the thumb of the scroll bar.
func thumb(app *app.App) (r ui.Rect) {
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == sprites.ScrollBar {
			r = it.Box
		}
	})
	return r
}

// TestAMouseDragsTheScrollBar drags the bar of the settings down and up, and presses beside it.
func TestAMouseDragsTheScrollBar(t *testing.T) {
	app := newApp(t, shapes[1])
	app.Activate("settings")
	tick(t, app, 2)
	first := func() float64 { return app.Stage().Find("effects").Rect.Y }
	bar := func() ui.Rect { return thumb(app) }
	drag := func(y, by float64) {
		app.Press(bar().CX(), y)
		app.Move(bar().CX()-100, y+by/2) // the hand may leave it meanwhile
		app.Move(bar().CX()-100, y+by)
		app.Release()
		tick(t, app, 2)
	}
	top, began := first(), bar()
	if drag(began.CY(), 40); math.Abs(bar().Y-began.Y-40) > .5 || first() >= top {
		t.Errorf("dragged down by 40 it goes from %v to %v, the page from %v to %v", began.Y, bar().Y, top, first())
	}
	if drag(bar().CY(), -100); bar() != began || first() != top {
		t.Errorf("dragged up by 100 it stands at %v, the page at %v", bar().Y, first())
	}
	if drag(began.Bottom()+60, 0); math.Abs(bar().CY()-began.Bottom()-60) > .5 {
		t.Errorf("pressed at %v it stands at %v", began.Bottom()+60, bar().CY())
	}
}

// TestArrowsGoWhereTheEyeGoes looks from controls of pages to the four sides: in the row
// to the next, or one a little aside, else nowhere; up and down to the next row.
func TestArrowsGoWhereTheEyeGoes(t *testing.T) {
	game, err := os.ReadFile("../pages/saves/testdata/running-weinhaendler.treille")
	if err != nil {
		t.Fatal(err)
	}
	four := pages.With(games.All())
	pages := map[string]func(*app.App) app.Scene{
		"home":    func(r *app.App) app.Scene { return home.New(r, four) },
		"game":    func(r *app.App) app.Scene { return gamepage.New(r, four[1], four) },
		"newgame": func(r *app.App) app.Scene { return newgame.New(r, four[1]) },
		"saves":   func(r *app.App) app.Scene { return saves.New(r, four) },
	}
	for _, c := range []struct {
		size                  [2]float64
		page, from            string
		left, right, up, down string // "" for nowhere
	}{
		{shapes[0], "home", "continue", "", "", "play/farbenpoker", "today"},
		{shapes[2], "home", "continue", "saves", "days", "play/vino", "statistics"},
		{shapes[2], "home", "today", "days", "", "play/farbenpoker", "sound"},
		{shapes[0], "game", "play", "", "", "learn", ""},
		{shapes[0], "game", "rules", "learn", "", "sound", "play"},
		{shapes[2], "game", "play", "rules", "", "sound", ""},
		{shapes[0], "newgame", "start", "", "", "more", ""},
		{shapes[0], "newgame", "seat/0", "", "", "seats/2", "seat/1"},
		{shapes[2], "newgame", "start", "more", "", "character/boar", ""},
		{shapes[2], "newgame", "seat/1", "", "character/fox", "seat/0", "seat/2"},
		{shapes[0], "saves", "continue", "running/game", "", "sound", "everything"},
		{shapes[2], "saves", "continue", "", "export/game", "back", "everything"},
	} {
		app := newApp(t, c.size)
		if err := app.Store.Save("game", game); err != nil {
			t.Fatal(err)
		}
		app.Push(pages[c.page](app))
		tick(t, app, 2)
		if c.page == "newgame" {
			app.Activate("seats/2")
			tick(t, app, 2)
		}
		for _, way := range []struct {
			name   string
			dx, dy int
			want   string
		}{{"Left", -1, 0, c.left}, {"Right", 1, 0, c.right}, {"Up", 0, -1, c.up}, {"Down", 0, 1, c.down}} {
			app.Focus(c.from)
			if got := app.Stage().Arrow(way.dx, way.dy); got != cmp.Or(way.want, c.from) {
				t.Errorf("%v, %s: %s leads from %s to %s, not to %s", c.size, c.page, way.name, c.from, got, cmp.Or(way.want, "nowhere"))
			}
		}
	}
}

// TestArrowsChooseARadioButton goes along the seats of a new game and the levels of its
// sheet: the choice goes along, and Up and Down leave it.
func TestArrowsChooseARadioButton(t *testing.T) {
	for _, size := range shapes {
		app := newApp(t, size)
		app.Push(newgame.New(app, weinhaendler.Kind()))
		tick(t, app, 2)
		chosen := func(id string) {
			t.Helper()
			tick(t, app, 2)
			if c := app.Stage().Find(id); c == nil || !c.Checked || app.Stage().Focus() != id {
				t.Errorf("%v: %q has the focus, not %s, or that is not chosen", size, app.Stage().Focus(), id)
			}
		}
		app.Focus("seats/1")
		app.Arrow(1, 0)
		chosen("seats/2")
		app.Arrow(-1, 0)
		chosen("seats/1")
		app.Activate("seats/2")
		tick(t, app, 2)
		app.Arrow(0, 1)
		if f := app.Stage().Focus(); strings.HasPrefix(f, "seats/") {
			t.Errorf("%v: Down leads from the seats to %s", size, f)
		}
		app.Focus("seat/0")
		for range 3 { // the chosen one takes the focus, wherever the row is entered
			if !strings.HasPrefix(app.Stage().Focus(), "seats/") {
				app.Arrow(0, -1)
			}
		}
		if size[0] < 500 { // elsewhere the seats do not lie below each other
			chosen("seats/2")
		}

		app.Activate("seat/1")
		tick(t, app, 2)
		app.Focus("level/1")
		app.Arrow(1, 0)
		chosen("level/2")
		for _, id := range []string{"level/1", "who/1"} {
			set, _, _ := strings.Cut(id, "/")
			if c := app.Stage().Find(id); c.Set != set || c.Among == "" {
				t.Errorf("%v: %s is one of %q, which is %q", size, id, c.Set, c.Among)
			}
		}
	}
}

// TestASliderHasItsKeys moves the volume by all keys of a slider: Tab alone leaves it.
func TestASliderHasItsKeys(t *testing.T) {
	app := newApp(t, shapes[2])
	app.Activate("settings")
	tick(t, app, 2)
	var slider string
	for _, c := range app.Stage().Controls() {
		if c.Role == ui.Slider {
			slider = c.ID
		}
	}
	app.Focus(slider)
	now := func() int { return app.Stage().Find(slider).Number }
	for _, key := range []struct {
		name  string
		press func()
		want  int
	}{
		{"End", func() { app.Leaf(ebiten.KeyEnd) }, 100},
		{"Left", func() { app.Arrow(-1, 0) }, 95},
		{"Down", func() { app.Arrow(0, 1) }, 90},
		{"Right", func() { app.Arrow(1, 0) }, 95},
		{"Up", func() { app.Arrow(0, -1) }, 100},
		{"Up at its end", func() { app.Arrow(0, -1) }, 100},
		{"Home", func() { app.Leaf(ebiten.KeyHome) }, 0},
	} {
		key.press()
		if tick(t, app, 2); now() != key.want || app.Stage().Focus() != slider {
			t.Errorf("%s leads to %d, not to %d, and the focus to %s", key.name, now(), key.want, app.Stage().Focus())
		}
	}
	app.Slide(slider, 35) // as a screen reader does
	if tick(t, app, 2); now() != 35 {
		t.Errorf("set to 35, it stands at %d", now())
	}
	if app.Tab(false); app.Stage().Focus() == slider {
		t.Error("Tab does not leave it")
	}
}

// TestAFingerThatScrollsMovesNoSlider drags a finger from the volume down the page, then across it, then taps it: the first
// leaves it as it was, the others set it.
func TestAFingerThatScrollsMovesNoSlider(t *testing.T) {
	app := newApp(t, shapes[0])
	app.Activate("settings")
	tick(t, app, 2)
	var slider *ui.Control
	for i, c := range app.Stage().Controls() {
		if c.Role == ui.Slider {
			slider = &app.Stage().Controls()[i]
		}
	}
	r, id, before := slider.Rect, slider.ID, slider.Number
	now := func() int { return app.Stage().Find(id).Number }
	drag := func(x, y float64) {
		app.Touch()
		app.Press(r.X+r.W*0.3, r.CY())
		app.Move(r.X+r.W*0.3+x/2, r.CY()+y/2)
		app.Move(r.X+r.W*0.3+x, r.CY()+y)
		app.Release()
		tick(t, app, 2)
	}
	if drag(4, 0); now() == before {
		t.Errorf("a tap leaves it at %d", now())
	}
	before = now()
	if drag(10, -80); now() != before {
		t.Errorf("a finger that goes up leads from %d to %d", before, now())
	}
	r = app.Stage().Find(id).Rect
	if drag(r.W*0.4, 10); now() <= before {
		t.Errorf("a finger that goes across leads from %d to %d", before, now())
	}
}

// A leafed is a screen that turns pages.
type leafed struct {
	counter
	page int
}

func (l *leafed) Swipe(by int) { l.page += by }

// TestArrowsTurnPages presses the right arrow and the left one: pages turn as long as the player does not move the focus by
// keys.
func TestArrowsTurnPages(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), func() time.Time { return now })
	a.Resize(390, 844, 1)
	book := &leafed{counter: counter{control: ui.Control{ID: "next", Label: "Next"}}}
	a.Push(book)
	tick(t, a, 3)
	for _, c := range []struct{ by, page int }{{1, 1}, {1, 2}, {-1, 1}} {
		if a.Arrow(c.by, 0); book.page != c.page {
			t.Errorf("after %d the page is %d", c.by, book.page)
		}
	}
	for _, c := range []struct {
		key  ebiten.Key
		page int
	}{{ebiten.KeyPageDown, 2}, {ebiten.KeyPageUp, 1}} {
		if a.Leaf(c.key); book.page != c.page {
			t.Errorf("after %v the page is %d", c.key, book.page)
		}
	}
	a.Stage().SetFocus("next", true)
	if a.Arrow(1, 0); book.page != 1 {
		t.Error("who moves the focus by keys turns a page")
	}
}

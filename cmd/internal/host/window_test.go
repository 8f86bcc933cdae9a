package host_test

import (
	"net/netip"
	"strings"
	"testing"
	"time"

	"treille/audio"
	"treille/cmd/internal/host"
	"treille/scenes/app"
	"treille/scenes/app/socket"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	"treille/scenes/table"
)

// patience is how long anything may take, on a machine that has other work.
const patience = 2 * time.Minute

// neighbour is an address of this machine that stands for the one in a network.
var neighbour = netip.AddrFrom4([4]byte{127, 0, 0, 2})

// A window is a program with its own settings, that is never drawn.
type window struct {
	*app.App
	t    *testing.T
	home *home.Page
	host *host.Host
}

// opens opens a window with what is kept in st, whose tables lie in dir.
func opens(t *testing.T, st store.Store, dir, name, crest string) *window {
	t.Helper()
	settings := store.Defaults()
	settings.Language, settings.Speed, settings.Name, settings.Crest, settings.Asked = "en", store.SpeedInstant, name, crest, true
	w := &window{App: app.New(st, settings, audio.New(audio.Silent()), time.Now), t: t}
	w.Resize(1280, 800, 1)
	w.host = host.At(dir, neighbour)
	w.Host, w.Line = w.host, socket.New(w.InTick, w.host.Serve)
	w.home = home.New(w.App, pages.With(games.All()))
	w.Push(w.home)
	w.home.ResumeOnline()
	t.Cleanup(w.close)
	return w
}

// close closes the window.
func (w *window) close() {
	if w.Line != nil {
		w.Line.Close()
		w.host.End()
	}
}

// until lets time pass in windows until something holds.
func until(t *testing.T, what string, holds func() bool, windows ...*window) {
	t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			for _, w := range windows {
				t.Logf("a window says\n%s", w.Outline())
			}
			t.Fatalf("it does not come to that: %s", what)
		}
		for _, w := range windows {
			if err := w.Update(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// press presses controls, as soon as they are there and can be pressed.
func (w *window) press(ids ...string) {
	w.t.Helper()
	for _, id := range ids {
		until(w.t, "the control "+id, func() bool {
			c := w.Stage().Find(id)
			return c != nil && !c.Disabled
		}, w)
		w.Activate(id)
	}
}

// says reports whether the screen says something, in words.
func (w *window) says(text string) bool { return strings.Contains(w.Outline().String(), text) }

// invitation is the link that the lobby shows.
func (w *window) invitation() string {
	for _, word := range strings.Fields(w.Outline().String()) {
		if strings.Contains(word, "#join=") {
			return word
		}
	}
	return ""
}

// hosts opens a table of a game in a window, and returns its link.
func (w *window) hosts(game string, press ...string) string {
	w.t.Helper()
	w.home.OpenBox(game)
	w.press("friends", "friends/apart")
	w.press(press...)
	w.press("open")
	until(w.t, "the link", func() bool { return w.invitation() != "" }, w)
	return w.invitation()
}

// joins follows a link and sits down.
func (w *window) joins(link string, others ...*window) {
	w.t.Helper()
	w.home.Follow(link)
	until(w.t, "a free seat", func() bool { return w.Stage().Find("sit") != nil }, append(others, w)...)
	w.press("sit")
	until(w.t, "a seat", func() bool { return w.Stage().Find("start") != nil }, append(others, w)...)
}

// table is the table that the window shows, nil if it shows another page.
func (w *window) table() *table.Table {
	t, _ := w.Scene().(*table.Table)
	return t
}

// decides decides what is owed, whatever comes first.
func (w *window) decides() {
	t := w.table()
	if t == nil {
		return
	}
	if w.Stage().Find("understood") != nil {
		w.Activate("understood")
	}
	if t.Deciding() {
		if legal := t.Shown().LegalActions(nil); len(legal) > 0 {
			t.Decide(legal[0])
		}
	}
}

// plays decides in windows until both show a result.
func plays(t *testing.T, windows ...*window) {
	t.Helper()
	until(t, "the end", func() bool {
		ended := true
		for _, w := range windows {
			w.decides()
			ended = ended && w.says("Dealt by the table’s secret · checked")
		}
		return ended
	}, windows...)
}

// A clipboard holds a text.
type clipboard struct {
	app.Exchange
	text string
}

// Paste implements [app.Exchange].
func (c *clipboard) Paste(done func(text string, ok bool)) { done(c.text, true) }

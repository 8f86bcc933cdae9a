//go:build !js

package app

import (
	"image"
	"image/png"
	"io/fs"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/app/desktop"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// windowPage is the page of a window: its title, and nothing else.
type windowPage struct {
	app     *App
	focused bool // the window has had the focus: one that never gets it is not away
	full    bool // it fills the screen
	window  store.Window
	stands  int // ticks for which it has been so
	// answers are those of other programs and of servers, which take their time.
	answers chan func()
	name    string // of the picture that hangs
	picture *image.NRGBA
}

// mostAnswers is how many answers wait for the next tick before who answers has to wait, too.
const mostAnswers = 64

// InTick does something in the next tick. Any goroutine may call it, but not a tick itself.
func (a *App) InTick(do func()) { a.page.(*windowPage).answers <- do }

func openPage(a *App) Page { return &windowPage{app: a, answers: make(chan func(), mostAnswers)} }

func (*windowPage) Web() bool                   { return false }
func (*windowPage) Resumed() bool               { return false }
func (*windowPage) Stands(string)               {}
func (*windowPage) Stood() string               { return "" }
func (*windowPage) Updated() bool               { return false }
func (*windowPage) Asked() string               { return "" }
func (*windowPage) Address() string             { return "" }
func (*windowPage) Link() string                { return "" }
func (*windowPage) Line() Line                  { return nil }
func (*windowPage) CanShare() bool              { return false }
func (*windowPage) SharePicture(func(ok bool))  {}
func (*windowPage) Controls(*ui.Stage, float64) {}
func (*windowPage) Outline(*ui.Outline)         {}
func (*windowPage) Focus(string)                {}
func (*windowPage) Announce(string)             {}
func (*windowPage) Language(string)             {}
func (*windowPage) AtHome()                     {}
func (*windowPage) FirstFrame()                 {}
func (*windowPage) FirstPicture(int, int) bool  { return false }
func (*windowPage) CoverFirstPicture()          {}
func (*windowPage) Rests(bool)                  {}
func (*windowPage) State(string)                {}
func (*windowPage) ReducedMotion() bool         { return false }
func (*windowPage) OwnsEnter() bool             { return false }

// Update implements Page.
func (d *windowPage) Update() {
	for range len(d.answers) {
		(<-d.answers)()
	}
	if !d.app.OwnWindow {
		return
	}
	d.takeDropped()
	focused := ebiten.IsFocused()
	d.focused = d.focused || focused
	d.app.SetAway(d.focused && !focused)
	d.app.SetHidden(!focused && ebiten.IsWindowMinimized())
	d.keepWindow()
}

// keepWindow fills the screen if the player wants it, and remembers how large he has made his window, and how it fills the
// screen, once it has stood so for a moment: it may be on its way.
func (d *windowPage) keepWindow() {
	if want := &d.app.Settings.Window; want.Full != d.full {
		d.full, d.stands = want.Full, 0
		ebiten.SetFullscreen(want.Full)
		return
	}
	now := store.Window{Maximised: ebiten.IsWindowMaximized(), Full: ebiten.IsFullscreen()}
	if now.W, now.H = ebiten.WindowSize(); now.Maximised || now.Full {
		now.W, now.H = d.app.Settings.Window.W, d.app.Settings.Window.H
	}
	if now != d.window {
		d.window, d.stands = now, 0
	}
	if d.stands++; d.stands != windowStands {
		return
	}
	if d.full = now.Full; now != d.app.Settings.Window {
		d.app.Settings.Window = now
		d.app.SettingsChanged()
	}
}

// Press implements Page: a window hands everything over at once, and ticks make up for
// frames that take long.
func (d *windowPage) Press() (ago, held time.Duration) {
	return 0, time.Duration(d.app.in.held) * time.Second / ui.TicksPerSecond
}

func (*windowPage) Title(text string) { ebiten.SetWindowTitle(text) }

func (*windowPage) Ask(Field, ui.Rect) bool { return false }

func (*windowPage) MoveField(ui.Rect) {}
func (*windowPage) CloseField()       {}

// Save implements Exchange.
func (*windowPage) Save(name, text string, done func(place string, err error)) {
	done(desktop.Save(name, text))
}

// Hang implements Gallery.
func (d *windowPage) Hang(name string, picture *image.NRGBA) { d.name, d.picture = name, picture }

// SavePicture implements Gallery.
func (d *windowPage) SavePicture(done func(place string, err error)) {
	name, picture := d.name, d.picture
	go func() {
		var file strings.Builder
		place, err := "", png.Encode(&file, picture)
		if err == nil {
			place, err = desktop.Save(name, file.String())
		}
		d.answers <- func() { done(place, err) }
	}()
}

// Copy implements Exchange.
func (d *windowPage) Copy(text string, done func(ok bool)) {
	go func() {
		err := desktop.Copy(text)
		d.answers <- func() { done(err == nil) }
	}()
}

// Paste implements Exchange.
func (d *windowPage) Paste(done func(text string, ok bool)) {
	go func() {
		text, err := desktop.Paste()
		d.answers <- func() { done(text, err == nil) }
	}()
}

// Choose implements Exchange: files are dropped on the window instead.
func (*windowPage) Choose(func(text string, ok bool)) bool { return false }

// takeDropped hands files that were dropped on the window to the scene on top, if it
// has a use for them.
func (d *windowPage) takeDropped() {
	files := ebiten.DroppedFiles()
	r, ok := d.app.top().scene.(Receiver)
	if files == nil || !ok {
		return
	}
	names, err := fs.ReadDir(files, ".")
	if err != nil || len(names) == 0 {
		return
	}
	var texts []string
	for _, name := range names {
		if text, ok := readText(files, name.Name()); ok {
			texts = append(texts, text)
		}
	}
	r.Receive(texts, len(texts) == len(names))
	d.app.Changed()
}

// largestFile is how many bytes a file may have that is brought in: far more than all
// games of a device.
const largestFile = 64 << 20

// readText reads a file; ok is false if it cannot be read, or is too large.
func readText(files fs.FS, name string) (text string, ok bool) {
	info, err := fs.Stat(files, name)
	if err != nil || info.Size() > largestFile {
		return "", false
	}
	data, err := fs.ReadFile(files, name)
	return string(data), err == nil
}

//go:build !js

package scenes

import (
	"image"
	"image/png"
	"io/fs"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/app/desktop"
	"treille/scenes/ui"
)

// desktop is the page of a window: its title, and nothing else.
type desktop struct {
	room    *Room
	focused bool // the window has had the focus: one that never gets it is not away
	// answers are those of other programs, which take their time.
	answers chan func()
	name    string // of the picture that hangs
	picture *image.NRGBA
}

func openPage(r *Room) Page { return &desktop{room: r, answers: make(chan func(), 1)} }

func (*desktop) Web() bool                   { return false }
func (*desktop) Resumed() bool               { return false }
func (*desktop) Updated() bool               { return false }
func (*desktop) Asked() string               { return "" }
func (*desktop) Address() string             { return "" }
func (*desktop) Link() string                { return "" }
func (*desktop) CanShare() bool              { return false }
func (*desktop) SharePicture(func(ok bool))  {}
func (*desktop) Controls(*ui.Stage, float64) {}
func (*desktop) Outline(*ui.Outline)         {}
func (*desktop) Focus(string)                {}
func (*desktop) Announce(string)             {}
func (*desktop) Language(string)             {}
func (*desktop) AtHome()                     {}
func (*desktop) FirstFrame()                 {}
func (*desktop) FirstPicture() *image.RGBA   { return nil }
func (*desktop) Rests(bool)                  {}
func (*desktop) State(string)                {}
func (*desktop) ReducedMotion() bool         { return false }
func (*desktop) OwnsEnter() bool             { return false }

// Update implements Page.
func (d *desktop) Update() {
	select {
	case answer := <-d.answers:
		answer()
	default:
	}
	if !d.room.OwnWindow {
		return
	}
	d.takeDropped()
	focused := ebiten.IsFocused()
	d.focused = d.focused || focused
	d.room.SetAway(d.focused && !focused)
	d.room.SetHidden(!focused && ebiten.IsWindowMinimized())
}

func (*desktop) Title(text string) { ebiten.SetWindowTitle(text) }

func (*desktop) Ask(Field, ui.Rect) bool { return false }

func (*desktop) CloseField() {}

// Save implements Exchange.
func (*desktop) Save(name, text string, done func(place string, err error)) {
	done(desk.Save(name, text))
}

// Hang implements Gallery.
func (d *desktop) Hang(name string, picture *image.NRGBA) { d.name, d.picture = name, picture }

// SavePicture implements Gallery.
func (d *desktop) SavePicture(done func(place string, err error)) {
	name, picture := d.name, d.picture
	go func() {
		var file strings.Builder
		place, err := "", png.Encode(&file, picture)
		if err == nil {
			place, err = desk.Save(name, file.String())
		}
		d.answers <- func() { done(place, err) }
	}()
}

// Copy implements Exchange.
func (d *desktop) Copy(text string, done func(ok bool)) {
	go func() {
		err := desk.Copy(text)
		d.answers <- func() { done(err == nil) }
	}()
}

// Paste implements Exchange.
func (d *desktop) Paste(done func(text string, ok bool)) {
	go func() {
		text, err := desk.Paste()
		d.answers <- func() { done(text, err == nil) }
	}()
}

// Choose implements Exchange: files are dropped on the window instead.
func (*desktop) Choose(func(text string, ok bool)) bool { return false }

// takeDropped hands files that were dropped on the window to the scene on top, if it
// has a use for them.
func (d *desktop) takeDropped() {
	files := ebiten.DroppedFiles()
	r, ok := d.room.top().scene.(Receiver)
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
	d.room.Changed()
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

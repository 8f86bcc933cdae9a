//go:build !js

package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/ui"
)

// desktop is the page of a window: its title, and nothing else.
type desktop struct {
	room    *Room
	focused bool // the window has had the focus: one that never gets it is not away
}

func openPage(r *Room) Page { return &desktop{room: r} }

func (*desktop) Web() bool                   { return false }
func (*desktop) Resumed() bool               { return false }
func (*desktop) Updated() bool               { return false }
func (*desktop) Asked() string               { return "" }
func (*desktop) Controls(*ui.Stage, float64) {}
func (*desktop) Outline(*ui.Outline)         {}
func (*desktop) Focus(string)                {}
func (*desktop) Announce(string)             {}
func (*desktop) Language(string)             {}
func (*desktop) AtHome()                     {}
func (*desktop) FirstFrame()                 {}
func (*desktop) State(string)                {}
func (*desktop) ReducedMotion() bool         { return false }
func (*desktop) OwnsEnter() bool             { return false }

// Update implements Page.
func (d *desktop) Update() {
	if !d.room.OwnWindow {
		return
	}
	focused := ebiten.IsFocused()
	d.focused = d.focused || focused
	d.room.SetAway(d.focused && !focused)
	d.room.SetHidden(!focused && ebiten.IsWindowMinimized())
}

func (*desktop) Title(text string) { ebiten.SetWindowTitle(text) }

func (*desktop) Ask(Field, ui.Rect) bool { return false }

func (*desktop) CloseField() {}

package app

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/ui"
)

// What a hand does, for tests, which have neither keyboard nor mouse.

// Enter presses the Enter key.
func (a *App) Enter() { a.enter(a.Stage().Focus()) }

// Tab presses the Tab key.
func (a *App) Tab(back bool) { a.tab(a.Stage(), back) }

// Arrow presses an arrow key.
func (a *App) Arrow(dx, dy int) { a.arrow(a.Stage(), dx, dy) }

// Character types a character.
func (a *App) Character(ch rune) { a.shortcut(a.Stage(), ch) }

// Leaf presses a key that scrolls.
func (a *App) Leaf(k ebiten.Key) { a.leaf(k) }

// Press puts the pointer down at a place, Move moves it there, Release lifts it.
func (a *App) Press(x, y float64) { a.pointerDown(x, y) }
func (a *App) Move(x, y float64)  { a.pointerMove(x, y) }
func (a *App) Release()           { a.pointerUp() }

// Touch says that the pointer is a finger.
func (a *App) Touch() { a.in.touching = true }

// PressAgo lets the press be so old when it is heard of, and then held for so long.
func (a *App) PressAgo(ago, held time.Duration) { a.page = slowPage{a.page, ago, held} }

type slowPage struct {
	Page
	ago, held time.Duration
}

func (p slowPage) Press() (ago, held time.Duration) { return p.ago, p.held }

// OwnField gives the page a field of its own.
func (a *App) OwnField() *OwnField {
	p := &OwnField{Page: a.page}
	a.page = p
	return p
}

// An OwnField is a page with one: what is typed, and where, in CSS pixels.
type OwnField struct {
	Page
	Field
	At ui.Rect
}

func (p *OwnField) Ask(f Field, at ui.Rect) bool { p.Field, p.At = f, at; return true }
func (p *OwnField) MoveField(at ui.Rect)         { p.At = at }

// Point moves a mouse without a button to a place, and lets a tick pass.
func (a *App) Point(x, y float64) { a.hoverAt(x, y) }

// Step is a tick in which the hand stays as it is.
func (a *App) Step() error { return a.step() }

// Hand reports whether the pointer has the shape of a hand.
func (a *App) Hand() bool { return a.in.mouse.pointing }

// Slide sets a slider, as the page does.
func (a *App) Slide(id string, value float64) { a.slideTo(id, value) }

// Told is the title that the page was told last.
func (a *App) Told() string { return a.title }

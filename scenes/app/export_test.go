package app

import "github.com/hajimehoshi/ebiten/v2"

// What a hand does, for tests, which have neither keyboard nor mouse.

// Enter presses the Enter key.
func (r *App) Enter() { r.enter(r.Stage().Focus()) }

// Tab presses the Tab key.
func (r *App) Tab(back bool) { r.tab(r.Stage(), back) }

// Arrow presses an arrow key.
func (r *App) Arrow(dx, dy int) { r.arrow(r.Stage(), dx, dy) }

// Character types a character.
func (r *App) Character(ch rune) { r.shortcut(r.Stage(), ch) }

// Leaf presses a key that scrolls.
func (r *App) Leaf(k ebiten.Key) { r.leaf(k) }

// Press puts the pointer down at a place, Move moves it there, Release lifts it.
func (r *App) Press(x, y float64) { r.pointerDown(x, y) }
func (r *App) Move(x, y float64)  { r.pointerMove(x, y) }
func (r *App) Release()           { r.pointerUp() }

// Point moves a mouse without a button to a place, and lets a tick pass.
func (r *App) Point(x, y float64) { r.hoverAt(x, y) }

// Step is a tick in which the hand stays as it is.
func (r *App) Step() error { return r.step() }

// Hand reports whether the pointer has the shape of a hand.
func (r *App) Hand() bool { return r.in.mouse.pointing }

// Slide sets a slider, as the page does.
func (r *App) Slide(id string, value float64) { r.slideTo(id, value) }

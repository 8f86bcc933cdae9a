package ui

import (
	"math"
	"slices"
)

// A Shape is one of the arrangements of the same furniture.
type Shape uint8

const (
	// Portrait is a phone held upright, drawn for 390 × 844.
	Portrait Shape = iota
	// Landscape is a phone held sideways, drawn for 844 × 390.
	Landscape
	// Desktop is a window or a tablet held sideways, drawn for 1280 × 800.
	Desktop
	// Tablet is a tablet held upright, or a high window, drawn for 820 × 1180.
	Tablet
)

// Large reports whether an arrangement has room for words beside every picture,
// and for wide panels.
func (s Shape) Large() bool { return s == Desktop || s == Tablet }

// Upright reports whether an arrangement has one part above the other.
func (s Shape) Upright() bool { return s == Portrait || s == Tablet }

// drawnFor is the size in CSS pixels that each arrangement is drawn for, and
// least the smallest that it can be fitted into without being scaled down.
var (
	drawnFor = [...]struct{ w, h float64 }{Portrait: {390, 844}, Landscape: {844, 390}, Desktop: {1280, 800}, Tablet: {820, 1180}}
	least    = [...]struct{ w, h float64 }{Portrait: {320, 568}, Landscape: {568, 320}, Desktop: {1000, 716}, Tablet: {744, 1000}}
)

// dockedLeast is the share of its least height that an arrangement makes do with beside
// a dock: only what decides is missing there.
const dockedLeast = 0.91

// Insets are the widths that the device's own edges take, in CSS pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// A Frame is the room that a scene has, and how its player wants things.
type Frame struct {
	Shape Shape
	// Unit is the number of CSS pixels in a layout unit: where a window is larger
	// than its arrangement is drawn for, everything grows as one; where it is
	// smaller, the arrangement makes do with less room before anything shrinks.
	Unit float64
	// Full is the whole window, Safe the part that no notch or bar covers.
	Full, Safe Rect
	// Dock is how much of the foot of Full and Safe a scene has for itself, below
	// what it arranges; 0 if nothing.
	Dock float64
	// Text is the size of text in proportion to the usual: 1, 1.5 or 2.
	Text     float64
	Board    bool // a table: the game needs the room, and captions grow little
	LeftHand bool // the main button stands at the lower left
	Contrast bool // plain surfaces, stronger lines
	Reduced  bool // fades and outlines, nothing travels
}

// NewFrame finds the arrangement for a window of w × h CSS pixels and a text
// size of 1, 1.5 or 2 times the usual.
func NewFrame(w, h float64, in Insets, text float64) Frame {
	return frameOf(shapeOf(w, h), w, h, in, text, 1)
}

// Docked returns the frame for the same window with a dock at its foot, so many
// units high: the arrangement is fitted into what is left.
func (f Frame) Docked(dock float64) Frame {
	u := f.Unit
	in := Insets{f.Safe.Y * u, (f.Full.W - f.Safe.Right()) * u, (f.Full.H - f.Safe.Bottom()) * u, f.Safe.X * u}
	g := frameOf(f.Shape, f.Full.W*u, (f.Full.H-dock)*u, in, f.Text, dockedLeast)
	g.Dock, g.Board = dock*u/g.Unit, f.Board
	g.Full.H, g.Safe.H = g.Full.H+g.Dock, g.Safe.H+g.Dock
	return g
}

// Fits reports whether the arrangement beside a dock needs not shrink.
func (f Frame) Fits(dock float64) bool { return f.Docked(dock).Unit >= math.Min(1, f.Unit) }

// frameOf fits an arrangement into a window that may be smaller than its least height
// by a share.
func frameOf(shape Shape, w, h float64, in Insets, text, share float64) Frame {
	f := Frame{Shape: shape, Text: text}
	d, l := drawnFor[f.Shape], least[f.Shape]
	safeW, safeH := w-in.Left-in.Right, h-in.Top-in.Bottom
	whole := math.Min(safeW/d.w, safeH/d.h)
	tight := math.Min(1, math.Min(safeW/l.w, safeH/(l.h*share)))
	f.Unit = math.Max(0.05, math.Max(whole, tight))
	f.Full = Rect{0, 0, w / f.Unit, h / f.Unit}
	f.Safe = Rect{in.Left / f.Unit, in.Top / f.Unit, safeW / f.Unit, safeH / f.Unit}
	return f
}

// shapeOf is the arrangement for a window of w × h CSS pixels. Those for larger
// screens begin where they need not shrink by more than a seventh.
func shapeOf(w, h float64) Shape {
	switch {
	case w >= h && w >= 900 && h >= 616:
		return Desktop
	case w >= h:
		return Landscape
	case w >= 700 && h >= 860:
		return Tablet
	}
	return Portrait
}

// Column returns the safe area, but no wider than w, in the middle.
func (f Frame) Column(w float64) Rect {
	r := f.Safe
	if r.W > w {
		r.X, r.W = r.X+(r.W-w)/2, w
	}
	return r
}

// Caption is the scale of captions, names and buttons, which have less room than what is read; at a table also of
// numerals on pieces.
func (f Frame) Caption() float64 {
	if f.Board {
		return math.Min(f.Text, boardCaption)
	}
	return math.Min(f.Text, pageCaption)
}

// Handed are parts of a row, the other way round for who plays with the left hand.
func (f Frame) Handed(parts ...Part) []Part {
	if f.LeftHand {
		parts = slices.Clone(parts)
		slices.Reverse(parts)
	}
	return parts
}

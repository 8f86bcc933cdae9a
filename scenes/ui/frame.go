package ui

import "math"

// A Shape is one of the arrangements of the same furniture.
type Shape uint8

const (
	// Portrait is a phone held upright, drawn for 390 × 844.
	Portrait Shape = iota
	// Sideways is a phone held sideways, drawn for 844 × 390.
	Sideways
	// Desktop is a window or a tablet, drawn for 1280 × 800.
	Desktop
)

// drawnFor is the size in CSS pixels that each arrangement is drawn for, and
// least the smallest that it can be fitted into without being scaled down.
var (
	drawnFor = [...]struct{ w, h float64 }{Portrait: {390, 844}, Sideways: {844, 390}, Desktop: {1280, 800}}
	least    = [...]struct{ w, h float64 }{Portrait: {390, 640}, Sideways: {800, 376}, Desktop: {1200, 780}}
)

// Insets are the widths that the device's own edges take, in CSS pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// A Frame is the room that a scene has, and how its player wants things.
type Frame struct {
	Shape Shape
	// Unit is the number of CSS pixels in a layout unit: layouts grow and
	// shrink as one, and are never squeezed.
	Unit float64
	// Full is the whole window, Safe the part that no notch or bar covers.
	Full, Safe Rect
	// Text is the size of text in proportion to the usual: 1, 1.5 or 2.
	Text     float64
	LeftHand bool // the main button stands at the lower left
	Contrast bool // plain surfaces, stronger lines
	Reduced  bool // fades and outlines, nothing travels
}

// NewFrame finds the arrangement for a window of w × h CSS pixels and a text
// size of 1, 1.5 or 2 times the usual.
func NewFrame(w, h float64, in Insets, text float64) Frame {
	f := Frame{Shape: Sideways, Text: text}
	switch {
	case w >= 1000 && h >= 560, w >= h && h >= 640:
		f.Shape = Desktop
	case w < h:
		f.Shape = Portrait
	}
	d, l := drawnFor[f.Shape], least[f.Shape]
	if f.Shape == Portrait {
		l.h += (text - 1) * textNeeds
	}
	safeW, safeH := w-in.Left-in.Right, h-in.Top-in.Bottom
	whole := math.Min(safeW/d.w, safeH/d.h)
	tight := math.Min(1, math.Min(safeW/l.w, safeH/l.h))
	f.Unit = math.Max(0.05, math.Max(whole, tight))
	f.Full = Rect{0, 0, w / f.Unit, h / f.Unit}
	f.Safe = Rect{in.Left / f.Unit, in.Top / f.Unit, safeW / f.Unit, safeH / f.Unit}
	return f
}

// Column returns the safe area, but no wider than w, in the middle.
func (f Frame) Column(w float64) Rect {
	r := f.Safe
	if r.W > w {
		r.X, r.W = r.X+(r.W-w)/2, w
	}
	return r
}

// Caption is the scale of captions and of numerals on pieces, which need not
// grow past 130 %.
func (f Frame) Caption() float64 { return math.Min(f.Text, 1.3) }

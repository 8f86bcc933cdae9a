package ui

import (
	"cmp"
	"sort"
	"strconv"
	"strings"

	"treille/sprites"
)

// Words adds a line of text that stands still. x is the point it is aligned
// to, y its base line.
func (s *Stage) Words(words string, x, y float64, st sprites.Style) {
	s.Add(Item{Kind: Text, Words: words, Box: Rect{X: x, Y: y}, Style: st})
}

// Put adds a surface that stands still.
func (s *Stage) Put(sf sprites.Surface, r Rect) {
	s.Add(Item{Kind: Surface, Surface: sf, Box: r})
}

// Piece adds a piece of the art that stands still.
func (s *Stage) Piece(look sprites.Look, x, y, w float64) {
	s.Add(Item{Kind: Piece, Look: look, Box: Rect{X: x, Y: y, W: w}})
}

// A ButtonSpec describes a button with words.
type ButtonSpec struct {
	ID       string
	Rect     Rect
	Label    string
	Second   string // a line of its own below the label,
	Below    bool   // in smaller words
	Spoken   string // for screen readers; "" for Label
	Primary  bool
	Unasked  bool // it looks like the main button, but Enter alone does not press it
	Size     float64
	Icon     string
	Disabled bool
	Asks     bool // disabled, it is words alone that tell what to do first
	Reason   string
	Key      rune
	Gesture  Gesture
	Act      func()
}

// Button adds a button and its control.
func (s *Stage) Button(b ButtonSpec) {
	kind, ink, font := sprites.Secondary, sprites.Ink, sprites.SansBold
	if b.Primary {
		kind, ink = sprites.Primary, sprites.Cream
	}
	face := sprites.Surface{Kind: kind, State: sprites.Normal}
	switch {
	case b.Asks:
		font, ink = sprites.Italic, sprites.Cream
	case b.Disabled:
		face.State, ink = sprites.Disabled, sprites.Faint
	}
	if !b.Asks {
		s.Add(Item{Kind: Surface, Surface: face, Box: b.Rect, Control: b.ID})
	}
	st := sprites.Style{Font: font, Size: b.Size, Color: ink}
	r := b.Rect
	icon := 0.0
	if b.Icon != "" {
		icon = b.Size*1.15 + buttonIconGap
	}
	lines := []string{b.Label}
	// A long label first shrinks a little, then takes a second line.
	st.Size = max(st.Size*buttonShrink, FitSize(b.Label, st, r.W-2*buttonPad-icon))
	if b.Below {
		st.Size = b.Size
		b.below(s, st)
		lines = nil
	} else if b.Second != "" {
		lines = append(lines, b.Second)
		st.Size = min(b.Size, st.Size*(r.W-2*buttonPad)/widest(lines, st), (r.H-6)/2.1)
	} else if w := sprites.Measure(b.Label, st) + icon; w > r.W-2*buttonPad+0.5 && b.Label == "" {
		st.Size = min(b.Size, (r.W-2*buttonPad)/1.15) // an icon alone needs no gap
		icon = st.Size * 1.15
	} else if w > r.W-2*buttonPad+0.5 {
		lines = Wrap(b.Label, st, r.W-2*buttonPad-icon)
		for len(lines)*int(st.Size*1.1) > int(r.H-buttonPad) || widest(lines, st) > r.W-2*buttonPad-icon {
			st.Size *= 0.95
			lines = Wrap(b.Label, st, r.W-2*buttonPad-icon)
			if st.Size < 6 {
				break
			}
		}
	}
	w := widest(lines, st)
	x := r.CX() - (w+icon)/2
	if b.Icon != "" {
		q := st.Size * 1.15
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: b.Icon, Stroke: 2, Tint: ink}, R(x, r.CY()-q/2, q, q))
		x += icon
	}
	lead := st.Size * 1.12
	y := r.CY() + st.Size*0.325 - lead*float64(len(lines)-1)/2
	for i, l := range lines {
		s.Words(l, x+w/2, y+float64(i)*lead, st.At(sprites.Middle))
	}
	s.Control(Control{ID: b.ID, Label: cmp.Or(b.Spoken, b.Label), Tip: b.Label == "", Rect: r, Disabled: b.Disabled, Reason: b.Reason, Key: b.Key, Gesture: b.Gesture, Primary: b.Primary && !b.Unasked, Act: b.Act})
}

// below adds the label with smaller words below it.
func (b *ButtonSpec) below(s *Stage, st sprites.Style) {
	st = st.At(sprites.Middle)
	small := st.Sized(st.Size * secondSize)
	st.Size, small.Size = FitSize(b.Label, st, b.Rect.W-2*buttonPad), FitSize(b.Second, small, b.Rect.W-2*buttonPad)
	y := b.Rect.CY() - (st.Size+small.Size*1.2)/2
	s.Words(b.Label, b.Rect.CX(), y+st.Size*.86, st)
	s.Words(b.Second, b.Rect.CX(), y+st.Size+small.Size*.98, small)
}

// ButtonWidth is how wide a button is at least that has its label in full size, after an
// icon, or "" for none.
func ButtonWidth(icon, label string, size float64) float64 {
	w := sprites.Measure(label, sprites.Style{Font: sprites.SansBold, Size: size}) + 2*buttonPad
	if icon != "" {
		w += size*1.15 + buttonIconGap
	}
	return w
}

func widest(lines []string, st sprites.Style) float64 {
	w := 0.0
	for _, l := range lines {
		w = max(w, sprites.Measure(l, st))
	}
	return w
}

// An IconSpec describes a round button with an icon.
type IconSpec struct {
	ID       string
	CX, CY   float64
	Icon     string
	Light    bool // on parchment or cabinet; dark on oak, unless it is Checked
	Label    string
	Value    string // of a switch in a menu, below its label: what holds now
	Disabled bool
	Reason   string
	Checked  bool
	Types    bool // it lets a line of text be typed
	Strip    bool // it touches its neighbours
	Gesture  Gesture
	Role     Role
	Key      rune
	Act      func()
}

// IconButton adds a round button, 38 units across in a target of 44.
func (s *Stage) IconButton(b IconSpec) {
	kind := sprites.DarkDisc
	if b.Light || b.Checked {
		kind = sprites.LightDisc
	}
	state := sprites.Normal
	if b.Disabled {
		state = sprites.Disabled
	}
	s.Add(Item{Kind: Surface, Surface: sprites.Surface{Kind: kind, Icon: b.Icon, State: state},
		Box: R(b.CX-22, b.CY-22, 44, 44), Control: b.ID})
	s.Control(Control{ID: b.ID, Role: b.Role, Label: b.Label, Tip: true, Rect: R(b.CX-22, b.CY-22, 44, 44),
		Disabled: b.Disabled, Reason: b.Reason, Checked: b.Checked, Types: b.Types, Part: b.Strip, Key: b.Key, Gesture: b.Gesture, Act: b.Act})
}

// A Choice is one part of a segmented control.
type Choice struct {
	Label  string
	Spoken string // for screen readers; "" for Label
	Size   float64
	Serif  bool
	Width  float64 // share of the whole; 0 for equal parts
	// Mark stands before the label, W × H, in its colour; none if W is 0.
	Mark sprites.Surface
	// Look is a picture in place of the label, which is only said; none if it has no ID.
	Look sprites.Look
}

// Segmented adds a control of parts of which one is chosen.
func (s *Stage) Segmented(id, label string, r Rect, items []Choice, active int, size float64, pick func(int)) {
	s.Put(sprites.Surface{Kind: sprites.Segments}, r)
	total := 0.0
	for _, it := range items {
		total += it.Width
	}
	wide := func(it Choice) float64 {
		if total > 0 {
			return r.W * it.Width / total
		}
		return r.W / float64(len(items))
	}
	lead := func(it Choice) float64 {
		if it.Mark.W > 0 {
			return it.Mark.W + markGap
		}
		return 0
	}
	for _, it := range items { // all words are as small as the longest have to be
		if it.Size == 0 && it.Look.ID == "" {
			size = FitSize(it.Label, sprites.Style{Font: sprites.SansBold, Size: size}, wide(it)-segmentPad-lead(it)*1.3)
		}
	}
	x := r.X
	for i, it := range items {
		w, lead := wide(it), lead(it)
		part := R(x, r.Y, w, r.H)
		ink := sprites.Ink
		if i == active {
			ink = sprites.Cream
			s.Put(sprites.Surface{Kind: sprites.Segment}, part)
		} else if i > 0 && i-1 != active {
			s.Put(sprites.Surface{Kind: sprites.Upright}, R(x-0.5, r.Y+12, 1, r.H-24))
		}
		cid := id + "/" + strconv.Itoa(i)
		st := sprites.Style{Font: sprites.SansBold, Size: cmp.Or(it.Size, size), Color: ink, Align: sprites.Middle}
		if it.Serif {
			st.Font = sprites.SerifBold
		}
		st.Size = FitSize(it.Label, st, w-segmentPad-lead*1.3)
		if lead > 0 {
			it.Mark.Tint = ink
			s.Put(it.Mark, R(part.CX()-(sprites.Measure(it.Label, st)+lead)/2, part.CY()-it.Mark.H/2, it.Mark.W, it.Mark.H))
		}
		if high := r.H * choiceLook; it.Look.ID != "" {
			wide := high / sprites.Ratio(it.Look.ID)
			s.Piece(it.Look, part.CX()-wide/2, part.CY()-high/2, wide)
			it.Spoken, it.Label = cmp.Or(it.Spoken, it.Label), ""
		}
		s.Words(it.Label, part.CX()+lead/2, part.CY()+st.Size*0.33, st)
		s.Control(Control{ID: cid, Role: Radio, Among: label, Label: label + ": " + cmp.Or(it.Spoken, it.Label), Rect: part, Checked: i == active,
			Part: true, Follows: true, Act: func() { pick(i) }})
		x += w
	}
}

// slideStep is by how much of its 100 a SlideBar moves.
const slideStep = 5

// SlideBar adds a slider with a value from 0 to 100; its target is 44 high.
func (s *Stage) SlideBar(id, label, value string, r Rect, v int, set func(int)) {
	y := r.CY()
	kx := r.X + 14 + (r.W-28)*float64(v)/100
	s.Put(sprites.Surface{Kind: sprites.Groove}, R(r.X, y-4, r.W, 8))
	state := sprites.Normal
	if v > 0 {
		s.Put(sprites.Surface{Kind: sprites.GrooveFull}, R(r.X, y-4, kx-r.X, 8))
		state = sprites.On
	}
	s.Put(sprites.Surface{Kind: sprites.Knob, State: state}, R(kx-13, y-13, 26, 26))
	s.Control(Control{ID: id, Role: Slider, Label: label, Value: value, Number: v, Most: 100, Step: slideStep, Rect: R(r.X, y-22, r.W, 44),
		Adjust: func(steps int) { set(min(100, max(0, v+slideStep*steps))) },
		SetAt: func(share float64) {
			q := (share*r.W - 14) / (r.W - 28)
			set(min(100, max(0, int(q*100/slideStep+0.5)*slideStep)))
		}})
}

// Wrap breaks words into lines of at most width. A word that is wider has a
// line of its own.
func Wrap(words string, st sprites.Style, width float64) []string {
	if sprites.Measure(words, st) <= width {
		return []string{words}
	}
	var lines []string
	line := ""
	for _, w := range strings.FieldsFunc(words, isBreak) {
		t := w
		if line != "" {
			t = line + " " + w
		}
		if line != "" && sprites.Measure(t, st) > width {
			lines = append(lines, line)
			t = w
		}
		line = t
	}
	return append(lines, line)
}

// FitSize returns the size at which words are at most width wide: the style's
// own, or smaller.
func FitSize(words string, st sprites.Style, width float64) float64 {
	w := sprites.Measure(words, st)
	if w <= width || w == 0 {
		return st.Size
	}
	return st.Size * width / w
}

// Ellipsis cuts words to at most width.
func Ellipsis(words string, st sprites.Style, width float64) string {
	if sprites.Measure(words, st) <= width {
		return words
	}
	runes := []rune(words)
	n := sort.Search(len(runes), func(i int) bool { return sprites.Measure(string(runes[:i+1])+"…", st) > width })
	return string(runes[:n]) + "…"
}

// EllipsisBefore cuts the beginning of words, to at most width.
func EllipsisBefore(words string, st sprites.Style, width float64) string {
	if sprites.Measure(words, st) <= width {
		return words
	}
	runes := []rune(words)
	n := sort.Search(len(runes), func(i int) bool { return sprites.Measure("…"+string(runes[i:]), st) <= width })
	return "…" + string(runes[n:])
}

// A scrollBar is one as it stands on the stage.
type scrollBar struct {
	track, thumb Rect
	pace         float64 // by how much the page scrolls where the thumb is dragged by one unit
}

// ScrollBar shows where a page that scrolls stands; nothing if all is in sight, give or take a unit.
func (s *Stage) ScrollBar(view Rect, offset, limit float64) {
	if limit < 1 {
		return
	}
	h := min(view.H, max(leastBar, view.H*view.H/(view.H+limit)))
	thumb := R(view.Right()-6, view.Y+(view.H-h)*offset/limit, 5, h)
	s.Put(sprites.Surface{Kind: sprites.ScrollBar}, thumb)
	s.bar = scrollBar{track: R(view.Right()-barReach, view.Y, barReach+2, view.H), thumb: thumb, pace: limit / max(1, view.H-h)}
}

// BarAt reports whether a scroll bar can be taken hold of at a point: by how much its page then
// scrolls, so that the thumb is there, and by how much for each unit that it is dragged.
func (s *Stage) BarAt(x, y float64) (by, pace float64, ok bool) {
	b := s.bar
	if !b.track.Has(x, y) {
		return 0, 0, false
	}
	if y < b.thumb.Y || y >= b.thumb.Bottom() {
		by = (y - b.thumb.CY()) * b.pace
	}
	return by, b.pace, true
}

// Balance breaks words into as few lines as Wrap does, of lengths as equal as
// can be.
func Balance(words string, st sprites.Style, width float64) []string {
	lines := Wrap(words, st, width)
	for len(lines) > 1 {
		width -= 6
		next := Wrap(words, st, width)
		if len(next) > len(lines) || widest(next, st) > width {
			break
		}
		lines = next
	}
	return lines
}

// isBreak reports whether a line may end here: at a plain space, never at the
// narrow one before a unit.
func isBreak(r rune) bool { return r == ' ' }

// Leaf adds a square piece turned about its middle.
func (s *Stage) Leaf(id string, cx, cy, size, turn float64) {
	s.Add(Item{Kind: Piece, Look: sprites.Look{ID: id, Lift: sprites.Card}, Box: R(cx-size/2, cy-size/2, size, 0), Turn: turn, Centred: true})
}

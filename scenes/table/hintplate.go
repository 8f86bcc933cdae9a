package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the plate of a hint, in layout units.
const (
	plateSize     = 17.0 // of its words,
	plateHead     = 18.0 // of the headings before them,
	plateSmall    = 14.0 // and of the line on chances, which never gets smaller
	plateLeast    = 14.0 // of its words, where they have little room
	plateLead     = 1.3  // from line to line, in sizes of the words,
	plateRow      = 1.5  // and from a part to the next
	plateRule     = 0.55 // from a part's last line to the hairline below it
	plateNumber   = 25.0
	plateIndent   = 31.0 // from the number to the words
	plateHighest  = 52.0 // below the screen's edge, clear of the banner
	plateEdge     = 6.0  // of the plate, beside what can be pressed on it
	plateTouch    = 44.0 // that it has at least, in CSS pixels
	plateClear    = 4.0  // round the plate, of what else can be pressed
	plateSide     = 16.0
	plateCross    = 54.0 // that the cross takes from the lines beside it,
	plateCrossLow = 50.0 // which begin above this
	plateTop      = 27.0 // base line of the first line,
	plateBottom   = 12.0 // and what is free below the last
	waxSmall      = 24.0 // of a mark at a piece,
	waxLarge      = 29.0 // on a large screen
)

// The width of the plate where it does not take the width of what it lies on, and
// the height that it may have before its words become smaller.
const (
	plateDesktop, plateDesktopHigh     = 262.0, 186.0
	plateTablet, plateTabletHigh       = 480.0, 200.0
	plateLandscape, plateLandscapeHigh = 310.0, 146.0
	platePortraitHigh                  = 138.0
	plateNarrow                        = 0.8 // of the screen's width, sideways with large words or on a small phone
)

// plate adds the plate of a hint, with the marks at the pieces that it is about.
func (c *Canvas) plate() {
	if !c.Hinting() {
		return
	}
	p := c.newPlate()
	c.Stage.Bury(p.box.Inset(-plateClear))
	c.marks(p.box)
	c.Stage.Raise(ZPanel)
	c.Stage.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, p.box)
	c.Stage.Group("hint", func() {
		p.rows(true)
		c.Stage.IconButton(ui.IconSpec{ID: "hint/close", CX: p.box.Right() - 28, CY: p.box.Y + 28, Icon: "close", Light: true,
			Label: c.Words.Hint.Shut, Act: c.dropHint})
	})
	c.Stage.Raise(0)
}

// A plate is the parchment on which a hint stands, while it is composed.
type plate struct {
	*Canvas
	box   ui.Rect
	text  float64 // size of the words
	whole bool    // there is room for all parts from the beginning
}

// HintPlace says where the game's view can spare room for the plate of a hint, which takes all
// of the width and what it needs of the height: what is more than the place has it takes
// above, as far as the banner. It returns how high the plate is with all
// its parts, 0 if there is none: a game's view that makes room for it asks before it divides the
// rest of the screen. Without a place the plate lies where most tables can spare room.
func (c *Canvas) HintPlace(r ui.Rect) (height float64) {
	if !c.Hinting() {
		return 0
	}
	c.spare = r
	return c.newPlate().box.H
}

// newPlate finds where the plate lies and how large its words are. It lies over
// what the decision does not need: over the others on a phone, the folded log on a
// desktop, the own side's upper part on a phone held sideways.
func (c *Canvas) newPlate() plate {
	f := c.Frame
	text := min(f.Text, largestButtons)
	p := plate{Canvas: c, text: plateSize * text}
	most := 0.0
	switch {
	case c.spare.W > 0:
		p.box, most = ui.R(c.spare.X, c.spare.Y, c.spare.W, 0), c.spare.H/text
		p.whole = c.asked.found != nil
	case f.Shape == ui.Desktop:
		w := plateDesktop * text
		p.box, most = ui.R(f.Full.W-24-w, f.Safe.Y+80, w, 0), plateDesktopHigh
	case f.Shape == ui.Tablet:
		w := min(f.Safe.W-28, plateTablet*text)
		p.box, most = ui.R(f.Safe.CX()-w/2, f.Safe.Y+68, w, 0), plateTabletHigh
	case f.Shape == ui.Landscape:
		own := c.places.Own
		w := min(own.W+8, plateLandscape)
		if f.Text > 1.2 || c.Narrow() {
			w = f.Safe.W * plateNarrow
		}
		p.box, most = ui.R(own.Right()+2-w, own.Y-1, w, 0), plateLandscapeHigh
		if f.LeftHand {
			p.box.X = own.X
		}
	default:
		r := f.Column(480)
		p.box, most = ui.R(r.X+8, r.Y+plateHighest, r.W-16, 0), platePortraitHigh
	}
	small := func() bool {
		return p.box.Bottom() > f.Safe.Bottom()-4 || p.box.H > most*text && p.text > plateLeast*text
	}
	for p.box.H = p.rows(false); small() && p.text > plateLeast; p.box.H = p.rows(false) {
		p.text -= 0.5
	}
	if others := c.places.Others; f.Shape == ui.Tablet && c.spare.W == 0 && p.box.Bottom() < others.Bottom()+plateClear {
		p.box.H = others.Bottom() + plateClear - p.box.Y // the last line of a panel would look out below it
	}
	if over := p.box.H - c.spare.H; c.spare.W > 0 && over > 0 {
		p.box.Y = max(f.Safe.Y+plateHighest, p.box.Y-over)
	}
	p.box.Y = max(f.Safe.Y, min(p.box.Y, f.Safe.Bottom()-4-p.box.H))
	return p
}

// rows lays the parts out below each other, and adds them to the stage if they are
// to be seen. It returns how high the plate is.
func (p plate) rows(add bool) float64 {
	y := plateTop * p.text / plateSize
	for part := range parts {
		top := y - p.text*plateRow*0.8
		width := p.width(y)
		y += p.row(part, y, add)
		if add && part < parts-1 {
			p.Stage.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(p.box.X+plateSide+plateIndent, p.box.Y+y+p.text*plateRule, width, 1))
		}
		if add && part == p.asked.shown {
			p.more(part, top)
		}
		y += p.text * plateRow
	}
	return y - p.text*plateRow + plateBottom
}

// more lets the plate, from a row on, ask for the row's part.
func (p plate) more(part int, top float64) {
	w := &p.Words.Hint
	top = min(top, p.box.H-plateEdge-plateTouch/p.Frame.Unit)
	r := ui.R(p.box.X+plateEdge, p.box.Y+top, p.box.W-2*plateEdge, p.box.H-plateEdge-top)
	if top < plateCrossLow+plateEdge {
		r.W -= plateCross
	}
	p.Stage.Control(ui.Control{ID: "hint/more", Label: [parts]string{"", w.AskDo, w.AskWhy}[part], Rect: r, Key: 'h', Act: p.askHint})
}

// width is how wide the lines of a part are that begins at a base line, beside the
// cross or below it.
func (p plate) width(base float64) float64 {
	w := p.box.W - 2*plateSide - plateIndent
	if base-p.text < plateCrossLow {
		w -= plateCross - plateSide
	}
	return w
}

// row is one part with its first base line at y below the plate's edge. It returns
// how much lower its last one is.
func (p plate) row(part int, y float64, add bool) float64 {
	s, w, width := p.Stage, &p.Words.Hint, p.width(y)
	y += p.box.Y
	head, clue := p.clue(part)
	k := p.text / plateSize
	x := p.box.X + plateSide + plateIndent
	hs := sprites.Style{Font: sprites.SC, Size: plateHead * k, Color: sprites.Burgundy}
	indent := sprites.Measure(head, hs) + 7*k
	words, ink, known := clue.Words, sprites.Ink, part < p.asked.given
	switch {
	case part == 0 && p.asked.found == nil:
		words, known = w.Thinks, true
	case !known:
		ink, hs.Color = sprites.InkSoft, sprites.InkSoft
		head = [parts]string{w.Look, w.AskDo, w.AskWhy}[part]
	}
	r := ui.Rich{Words: words, Text: sprites.Style{Font: sprites.Serif, Size: p.text, Color: ink}}
	r.Bold = r.Text
	r.Bold.Font = sprites.SerifBold
	low := 0.0
	if known || p.whole {
		low = r.Height(indent, width, p.text*plateLead)
	}
	if add {
		number := sprites.Look{ID: "common/wax-number", Words: strconv.Itoa(part + 1)}
		s.Add(ui.Item{Kind: ui.Piece, Look: number, Box: ui.R(p.box.X+plateSide-3, y-5*k-plateNumber/2, plateNumber, 0), Alpha: p.alpha(part)})
		s.Words(head, x, y, hs)
		if known {
			s.Rich(r, x, y, indent, width, p.text*plateLead)
		}
	}
	if part != parts-1 || !known && !p.whole || p.odds() == "" {
		return low
	}
	st := sprites.Style{Font: sprites.Italic, Size: max(plateSmall, p.text*plateSmall/plateSize), Color: sprites.InkSoft}
	lead := st.Size * plateLead
	lines := ui.Wrap(p.odds(), st, width)
	for _, l := range lines {
		low += lead
		if add && known {
			s.Words(l, x, y+low, st)
		}
	}
	return low
}

// alpha shows the numbers of parts paler that were not asked for.
func (p plate) alpha(part int) float64 {
	if part >= max(1, p.asked.given) {
		return 0.5
	}
	return 1
}

// marks lets the pieces glow that the parts in sight are about, and puts the
// number of each part at the first of them, or at all of them that lie together.
func (c *Canvas) marks(plate ui.Rect) {
	size := waxSmall
	if c.Frame.Shape.Large() {
		size = waxLarge
	}
	for part := range c.asked.given {
		_, clue := c.clue(part)
		var all ui.Rect
		for _, id := range clue.At {
			r, ok := c.Stage.Where(id)
			if !ok || plate.Has(r.CX(), r.CY()) {
				continue
			}
			if part != 1 || c.asked.words.Take == nil { // what was picked up glows anyway
				c.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.CardGlow, R: 8}, Box: r, Z: ZChosen})
			}
			if all.W == 0 {
				all = r
			} else if all.Inset(-size / 2).Meets(r) {
				all = all.Around(r)
			}
		}
		if all.W > 0 {
			x, y := markAt(part, all)
			c.mark(part, x, y, size)
		}
	}
}

// markAt is where the number of a part stands at its pieces: each elsewhere, so
// that two fit at one.
func markAt(part int, r ui.Rect) (x, y float64) {
	switch part {
	case 0:
		return r.Right(), r.Y + r.H*0.65
	case 1:
		return r.CX(), r.Bottom() - 2
	default:
		return r.X, r.Y
	}
}

// mark adds a number in wax, as far inside the screen as it has to be.
func (c *Canvas) mark(part int, x, y, size float64) {
	safe := c.Frame.Safe
	x = min(max(x, safe.X+size/2), safe.Right()-size/2)
	y = min(max(y, safe.Y+size/2), safe.Bottom()-size/2)
	look := sprites.Look{ID: "common/wax-mark", Words: strconv.Itoa(part + 1), Lift: sprites.Token}
	c.Stage.Add(ui.Item{Kind: ui.Piece, Look: look, Box: ui.R(x-size/2, y-size/2, size, 0), Z: ZLabel})
}

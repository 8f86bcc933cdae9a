package table

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the plate of a hint, in layout units.
const (
	plateSize    = 17.0 // of its words,
	plateLeast   = 14.0 // where they have little room; the line on chances never gets smaller
	plateNumber  = 25.0 // in wax,
	plateLying   = 21.0 // a small picture,
	plateOver    = 2.0  // which stands out so far above and below a line
	plateSide    = 13.0
	plateEdge    = 10.0 // above the first part, and below the last
	plateCorner  = 37.0 // that the cross takes from the lines beside it,
	plateCross   = 50.0 // which begin above this
	plateHighest = 52.0 // below the screen's edge, clear of the banner
	plateRing    = 9.0  // by which the ring of keys round the cross is larger
	plateClear   = 4.0  // round the plate, of what else can be pressed
	waxSmall     = 24.0 // of a mark at a piece,
	waxLarge     = 29.0 // on a large screen,
	lowGlow      = 4.0  // by which the glow of a low piece is smaller than it
	lowPiece     = 56.0 // high at most: one at whose upper edge its mark stands
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

// platePaper is what hints and lessons stand on.
var platePaper = sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}

// plate adds the plate of a hint, with the marks at the pieces that it is about.
func (c *Canvas) plate() {
	if !c.Hinting() {
		return
	}
	box, sheet := c.hintPlate()
	c.Stage.Bury(box.Inset(-plateClear))
	c.marks(box)
	c.Stage.Group("hint", func() { c.Stage.Lay(sheet.Raised(ZPanel), box) })
}

// HintPlace says where the game's view can spare room for the plate of a hint, which takes all
// of the width and what it needs of the height: what is more than the place has it takes
// above, as far as the banner. It returns how high the plate is with all
// its parts, 0 if there is none: a game's view that makes room for it asks before it divides the
// rest of the screen. Without a place the plate lies where most tables can spare room.
func (c *Canvas) HintPlace(r ui.Rect) (height float64) { return c.HintPlate(r).H }

// HintPlate does what HintPlace does, and returns where the plate lies then.
func (c *Canvas) HintPlate(r ui.Rect) (box ui.Rect) {
	if !c.Hinting() {
		return ui.Rect{}
	}
	c.spare = r
	box, _ = c.hintPlate()
	return box
}

// plateBox is where a plate lies, as high as it has to be, and how high it may be before its
// words become smaller: over what the decision does not need, which is the others on a phone,
// the folded log on a desktop, the own side's upper part on a phone held sideways.
func (c *Canvas) plateBox() (box ui.Rect, most float64) {
	f := c.Frame
	text := min(f.Text, largestButtons)
	switch {
	case f.Shape == ui.Desktop:
		w := plateDesktop * text
		return ui.R(f.Full.W-24-w, f.Safe.Y+80, w, 0), plateDesktopHigh
	case f.Shape == ui.Tablet:
		w := min(f.Safe.W-28, plateTablet*text)
		return ui.R(f.Safe.CX()-w/2, f.Safe.Y+68, w, 0), plateTabletHigh
	case f.Shape == ui.Landscape:
		own := c.places.Own
		if own.W == 0 { // the game has no hand
			top := c.bannerBox().Bottom()
			own = ui.R(f.Safe.X, top, f.Safe.W-ui.Apart, f.Safe.Bottom()-top)
		}
		w := min(own.W+8, plateLandscape)
		if f.Text > 1.2 || c.Narrow() {
			w = f.Safe.W * plateNarrow
		}
		box = ui.R(own.Right()+2-w, own.Y-1, w, 0)
		if f.LeftHand {
			box.X = own.X
		}
		return box, plateLandscapeHigh
	}
	r := f.Column(480)
	return ui.R(r.X+8, r.Y+plateHighest, r.W-16, 0), platePortraitHigh
}

// PlateWidth is the width of the plate of a hint in a window.
func (c *Canvas) PlateWidth() float64 { return plateDesktop * min(c.Frame.Text, largestButtons) }

// hintPlate is the plate of a hint, and where it lies: in the room that the game's view spares
// for it, or where plates do.
func (c *Canvas) hintPlate() (box ui.Rect, sheet ui.Part) {
	f := c.Frame
	text := min(f.Text, largestButtons)
	box, most := c.plateBox()
	if c.spare.W > 0 {
		box, most = ui.R(c.spare.X, c.spare.Y, c.spare.W, 0), c.spare.H/text
	}
	for size, small := plateSize*text, true; small; size -= 0.5 {
		sheet = c.hintSheet(size, box.W)
		box.H = c.Stage.HeightOf(sheet, box.W)
		small = size > plateLeast && (box.Bottom() > f.Safe.Bottom()-4 || box.H > most*text && size > plateLeast*text)
	}
	if others := c.places.Others; f.Shape == ui.Tablet && c.spare.W == 0 && box.Bottom() < others.Bottom()+plateClear {
		box.H = others.Bottom() + plateClear - box.Y // the last line of a panel would look out below it
	}
	if since, ok := c.Stage.Where(sinceID); ok && f.Shape == ui.Desktop && box.Meets(since) {
		box.H = max(box.H, since.Bottom()+plateClear-box.Y) // it covers the folded log wholly
	}
	if over := box.H - c.spare.H; c.spare.W > 0 && over > 0 {
		box.Y = max(f.Safe.Y+plateHighest, box.Y-over)
	}
	box.Y = max(f.Safe.Y, min(box.Y, f.Safe.Bottom()-4-box.H))
	return box, sheet
}

// hintSheet has the parts of a hint in words of a size, as a plate so wide. From the first
// part that was not asked for on it asks for that.
func (c *Canvas) hintSheet(size, wide float64) ui.Part {
	var rows, more []ui.Part
	y, ask := plateEdge, 0.0
	corner, below := plateCorner, plateCross
	if c.Stage.Ring() {
		corner, below = corner+plateRing, below+plateRing
	}
	for part := range parts {
		row := c.hintRow(part, size)
		if part < parts-1 {
			row = ui.Column(ui.Tight, row, ui.Row(0, ui.Space(plateNumber+ui.Close, 1), ui.Rule().Growing()))
		}
		if y < below {
			row = ui.Row(0, row.Growing(), ui.Space(corner, 0))
		}
		if part < c.asked.shown {
			rows = append(rows, row)
		} else {
			more = append(more, row)
		}
		if part == c.asked.shown {
			ask = y
		}
		y += c.Stage.HeightOf(row, wide-2*plateSide) + ui.Tight
	}
	if len(more) > 0 {
		w := &c.Words.Hint
		label := [parts]string{"", w.AskDo, w.AskWhy}[c.asked.shown]
		rows = append(rows, ui.Column(ui.Tight, more...).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			inner()
			over := max(ui.Tight, ui.Target/c.Frame.Unit-r.H) // from the line above, or what a finger needs
			r.Y, r.H = r.Y-over, r.H+over+plateEdge-ui.Near   // to near the edge of the plate
			if ask-over < plateCross+ui.Apart {
				r.W -= plateCorner + ui.Apart
			}
			s.Control(ui.Control{ID: "hint/more", Label: label, Rect: r, Key: 'h', Act: c.askHint})
		}))
	}
	cross := ui.IconSpec{ID: "hint/close", Icon: "close", Light: true, Label: c.Words.Hint.Shut, Act: c.dropHint}.Part()
	return ui.Stack(ui.Column(ui.Tight, rows...).Pad(plateSide, plateEdge), cross.Pad(ui.Close, ui.Close).Right().Top()).On(platePaper)
}

// hintRow is a part after its number. One that was not asked for is asked for by its heading, the next one with a chevron;
// it keeps the room that it will need, where the game's view has made room for the plate.
func (c *Canvas) hintRow(part int, size float64) ui.Part {
	w, text := &c.Words.Hint, c.Frame.Text
	head, clue := c.clue(part)
	known, whole := part < c.asked.given, c.spare.W > 0 && c.asked.found != nil
	if part == 0 && c.asked.found == nil {
		clue.Words, known = w.Thinks, true
	}
	words := ui.Rich{Name: head, Named: ui.PaperHead, Words: clue.Words, Text: ui.PaperSerif.Sized(size / text), Bold: ui.PaperNumber}
	said := words.Part()
	if lying := clue.Lying; len(lying.Looks) > 0 {
		row := []ui.Part{ui.Label(lying.Where, ui.PaperNote.Sized(max(plateLeast, size*plateLeast/plateSize)/text)).Dropped(1)}
		for _, look := range lying.Looks {
			row = append(row, ui.Picture(ui.Item{Kind: ui.Piece, Look: look}, plateLying))
		}
		said = ui.Column(ui.Tight, said, ui.Row(ui.Near, row...))
	}
	if part == parts-1 && c.asked.found != nil {
		said = ui.Column(0, said, ui.Paragraph(c.figures(), ui.PaperNote.Sized(max(plateLeast, size*plateLeast/plateSize)/text)))
	}
	if part == 1 && c.asked.kept {
		note := ui.Rich{Words: c.Words.Hint.Kept, Text: ui.PaperNote.Sized(max(plateLeast, size*plateLeast/plateSize) / text), Bold: ui.PaperNumber}
		said = ui.Column(0, said, note.Part())
	}
	number := ui.Item{Look: sprites.Look{ID: "common/wax-number", Words: strconv.Itoa(part + 1)}}
	if !known {
		asks := ui.Rich{Name: [parts]string{w.Look, w.AskDo, w.AskWhy}[part], Named: ui.PaperHead.In(sprites.InkSoft), Text: words.Text, Bold: words.Bold}
		next := ui.When(part == c.asked.shown, ui.Icon("chevron", ui.PaperFact.Sized(size/text)).Top())
		unseen := said.Around(func(*ui.Stage, ui.Rect, func()) {}) // it keeps its room
		said, number.Alpha = ui.Stack(ui.Row(ui.Near, asks.Part().Growing(), next), ui.When(whole, unseen)), 0.5
	}
	return ui.Row(ui.Close, ui.Picture(number, plateNumber).Wide(plateNumber).High(max(plateNumber-2*plateOver, size*ui.Leading)).Top(), said.Growing())
}

// marks lets the pieces glow that the parts in sight are about, and puts the
// number of each part in wax at the first of them, or at all of them that lie together,
// where it covers no word and no number. The reason has none where it is about what bears one already.
func (c *Canvas) marks(plate ui.Rect) {
	size := waxSmall
	if c.Frame.Shape.Large() {
		size = waxLarge
	}
	taken := append(c.readable(), plate)
	c.Stage.Marked()
	var marked []string
	for part := range c.asked.given {
		_, clue := c.clue(part)
		again := part == parts-1 && slices.ContainsFunc(clue.At, func(id string) bool { return slices.Contains(marked, id) })
		marked = append(marked, clue.At...)
		var all ui.Rect
		var each []ui.Rect
		for _, id := range clue.At {
			r, ok := c.Stage.Where(id)
			if !ok || plate.Has(r.CX(), r.CY()) {
				continue
			}
			if part != 1 || c.asked.words.Take == nil { // what was picked up glows anyway
				glow := r
				if r.H < 2*size { // it leaves the words in the dark that stand beside it
					glow = r.Inset(lowGlow)
				}
				if glow.W > 0 { // it is not only where a number stands
					c.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.CardGlow, R: 8}, Box: glow, Z: ZChosen})
				}
			}
			if !clue.Middle {
				r = c.inSight(r, size)
			}
			if all.W == 0 {
				all, each = r, []ui.Rect{r}
			} else if all.Inset(-size / 2).Meets(r) {
				all, each = all.Around(r), append(each, r)
			}
		}
		if all.W == 0 || again {
			continue
		}
		boxes := spots(part, all, size)
		if _, ok := c.game.(Lettered); ok && part < parts-1 {
			boxes = within(part, boxes, each, size)
		}
		if clue.Middle {
			boxes = []ui.Rect{ui.R(each[0].CX()-size/2, each[0].CY()-size/2, size, size)}
		}
		box := c.clear(boxes, slices.Concat(taken, c.otherButtons(clue)))
		taken = append(taken, box.Inset(-ui.Near)) // the next keeps apart
		look := sprites.Look{ID: waxMark, Words: strconv.Itoa(part + 1), Lift: sprites.Token}
		c.Stage.Add(ui.Item{Kind: ui.Piece, Look: look, Box: ui.R(box.X, box.Y, size, 0), Z: ZLabel})
	}
}

// inSight is the box of a piece, or of so much of one that others cover from the right that a number so large
// at its right edge lies on it, and not on the next.
func (c *Canvas) inSight(r ui.Rect, size float64) ui.Rect {
	seen, below := r, false
	c.Stage.Visit(func(it ui.Item, _ ui.Rect) {
		switch x := it.Box.X; {
		case it.Kind != ui.Piece || it.Box.Y > r.CY() || it.Box.Bottom() < r.CY():
		case x > r.X-1 && x < r.X+1:
			seen, below = r, true
		case below && x > r.X+1 && x < r.Right()+1 && it.Box.Right() > r.Right():
			w := x - r.X
			seen.W = min(seen.W, max(w/2, w-size/2))
		}
	})
	return seen
}

// otherButtons are the boxes of the buttons that a part is not about, if it is about one, and of what else
// can be chosen instead of what it is about: its number lies on none of them.
func (c *Canvas) otherButtons(clue Clue) (boxes []ui.Rect) {
	choice := func(o ui.Control) bool { return o.Role == ui.Radio && slices.Contains(clue.At, o.ID) }
	if slices.ContainsFunc(c.Stage.Controls(), choice) {
		for _, o := range c.Stage.Controls() {
			if o.Role == ui.Radio && !choice(o) {
				boxes = append(boxes, o.Shown)
			}
		}
	}
	a := c.game.Actions()
	others := Where(append(slices.Clone(a.Others), a.Main), func(a Action) bool { return !slices.Contains(clue.At, a.ID) })
	if len(others) > len(a.Others) {
		return boxes
	}
	for _, other := range others {
		if r, ok := c.Stage.Where(other.ID); ok {
			boxes = append(boxes, r)
		}
	}
	return boxes
}

// waxMark is the art of a part's number.
const waxMark = "common/wax-mark"

// spots are the boxes where the number of a part may lie at a piece: on its edge, each elsewhere,
// so that two fit at one, or beside it, or at a corner between low pieces that lie close.
func spots(part int, at ui.Rect, size float64) []ui.Rect {
	box := func(x, y float64) ui.Rect { return ui.R(x-size/2, y-size/2, size, size) }
	on := []ui.Rect{box(at.X, at.Y)}
	switch part {
	case 0:
		on[0] = box(at.Right(), at.Y+at.H*0.65)
		if at.H < lowPiece { // beside it may be something as low
			on = []ui.Rect{box(at.Right()-size/2, at.Y-2), box(at.Right()-size/2, at.Bottom()+2)}
		}
	case 1:
		on[0] = box(at.CX(), at.Bottom()-2)
		if at.H >= lowPiece { // rather on it than on what lies beside it
			on = append(on, box(at.X+size/2, at.Bottom()-size/2))
		}
	}
	off := size/2 + 1
	on = append(on, box(at.Right()+off, at.CY()), box(at.X-off, at.CY()), box(at.CX(), at.Bottom()+off), box(at.CX(), at.Y-off))
	if at.H < lowPiece {
		on = append(on, box(at.X, at.Bottom()), box(at.Right(), at.Bottom()))
	}
	if part == parts-1 { // or within it, clear of what stands round it
		on = append(on, box(at.Right()-size/2, at.Y+size/2))
	}
	return on
}

// A Lettered is a GameView whose pieces have signs in their art: it says where a piece has some, in shares of its width
// and height. The numbers of a hint keep off them, and lie on what they are about rather than beside it.
type Lettered interface {
	Lettered(art string) []ui.Rect
}

// within are those of some boxes that lie with their middle on one of the pieces that a part is about, then
// more on the first of them: at its right side, or in the middle of what is in sight of it (see inSight).
func within(part int, boxes, each []ui.Rect, size float64) []ui.Rect {
	boxes = Where(boxes, func(box ui.Rect) bool {
		return slices.ContainsFunc(each, func(r ui.Rect) bool {
			return len(each) == 1 || r.Inset(-1).Has(box.CX(), box.CY()) && r.Inset(-1).Has(box.CX()+size/4, box.CY())
		})
	})
	r := each[0]
	high := []float64{0.62, 0.4, 0}
	if part == 1 {
		high = []float64{0, 0.4, 0.62}
	}
	x := max(r.Right()-size, min(r.X, r.Right()-size/2))
	var on []ui.Rect
	if len(each) > 1 && r.H < lowPiece { // on the lower edge of the first
		boxes = append(boxes, ui.R(r.CX()-size/2, r.Bottom()-2-size/2, size, size))
	}
	for _, y := range high {
		on = append(on, ui.R(x, r.Y+min(y*r.H, r.H-size), size, size))
	}
	if part == 0 && len(boxes) > 0 {
		return append(append(boxes[:1:1], on...), boxes[1:]...)
	}
	return append(on, boxes...)
}

// clear is the first of some boxes in sight that covers the least of others.
func (c *Canvas) clear(boxes, others []ui.Rect) (best ui.Rect) {
	safe, least := c.Frame.Safe, math.MaxFloat64
	for _, box := range boxes {
		box.X = min(max(box.X, safe.X), safe.Right()-box.W)
		box.Y = min(max(box.Y, safe.Y), safe.Bottom()-box.H)
		covered := 0.0
		for _, other := range others {
			both := box.Overlap(other)
			covered += both.W * both.H
		}
		if covered < least {
			best, least = box, covered
		}
	}
	return best
}

// readable are the boxes of the words, numbers, small labels, heads and signs of pieces in sight, but not
// those of a hint's marks.
func (c *Canvas) readable() (boxes []ui.Rect) {
	lettered, _ := c.game.(Lettered)
	c.Stage.Visit(func(it ui.Item, _ ui.Rect) {
		var signs []ui.Rect
		if lettered != nil && it.Kind == ui.Piece {
			signs = lettered.Lettered(it.Look.ID)
			w, h := it.Box.W, it.Box.W*sprites.Ratio(it.Look.ID)
			for _, at := range signs {
				boxes = append(boxes, ui.R(it.Box.X+at.X*w, it.Box.Y+at.Y*h, at.W*w, at.H*h))
			}
		}
		switch box := it.Box; {
		case it.Kind == ui.Text:
			w, h := sprites.Measure(it.Words, it.Style), it.Style.Size
			x := map[sprites.Align]float64{sprites.Middle: w / 2, sprites.Right: w}[it.Style.Align]
			boxes = append(boxes, ui.R(box.X-x, box.Y-h, w, h))
		case len(signs) > 0:
		case it.Kind == ui.Piece && (it.Look.Words != "" && it.Look.ID != waxMark || strings.HasPrefix(it.Look.ID, headArt)):
			box.H = max(box.H, box.W)
			boxes = append(boxes, box)
		case it.Kind == ui.Surface && it.Surface.Kind == sprites.RoundLabel:
			boxes = append(boxes, box)
		}
	})
	return boxes
}

package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the plate at the end of a lesson, in layout units.
const (
	endWide, endSideways = 370.0, 800.0
	endText              = 1.3  // of the size of text: it is so much wider at most
	endSeal              = 88.0 // across,
	endSealUp            = 40.0 // of which so much stands over the edge
	endSide              = 20.0
	endTitle             = 31.0
	endRuleWide          = 220.0
	endRuleHigh          = 9.0
	endRow               = 54.0 // of something learnt
	endPieceW, endPieceH = 44.0, 38.0
	endTwo               = 0.62 // of that width, for each of several pieces
	endMain              = 60.0
	endOther             = 54.0
	endAside             = 330.0 // the buttons beside what was learnt,
	endAsideMost         = 0.43  // of the screen's width
	endAbove             = 0.4   // of the room that is left
)

// endLesson closes a lesson: its plate says what the pupil knows now.
func (t *Table) endLesson() {
	t.lesson.ended = true
	t.lesson.Ended()
	t.app.Say(t.lessonEnd().Title + ".")
	t.app.Stage().SetFocus("end/easy", t.app.Stage().Ring())
	t.app.Changed()
}

// lessonEnded reports whether the lesson at the table has come to its end.
func (t *Table) lessonEnded() bool { return t.lesson != nil && t.lesson.ended }

// composeLessonEnd adds the plate of the end over the table, which cannot be used any more.
func (c *Canvas) composeLessonEnd() {
	if !c.lessonEnded() {
		return
	}
	s, f := c.Stage, c.Frame
	s.DropControls()
	s.Raise(ZPanel)
	defer s.Raise(0)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	all, w := c.endUpright(), endWide
	if f.Shape == ui.Landscape {
		all, w = c.endSideways(), endSideways
	}
	w = min(w*min(f.Text, endText), f.Safe.W-20)
	x, seal, up := f.Safe.CX()-endSeal/2, endSeal, endSealUp
	if c.endLow() {
		x, seal, up = f.Safe.CX()-w/2+stepSide-6, stepSeal, stepSeal*stepSealUp
	}
	h := min(s.HeightOf(all, w), f.Safe.H-up-ui.Apart)
	y := f.Safe.Y + max(up+ui.Near, (f.Safe.H-h)*endAbove)
	s.Lay(all, ui.R(f.Safe.CX()-w/2, y, w, h))
	s.Piece(sprites.Look{ID: "common/seal", Lift: sprites.Sheet}, x, y-up, seal)
}

// endLow reports whether the seal has room only beside the title.
func (c *Canvas) endLow() bool { return c.Frame.Shape == ui.Landscape && c.Narrow() }

// endUpright has the buttons that leave the lesson below the plate.
func (c *Canvas) endUpright() ui.Part {
	sheet := ui.Column(0, c.endHead(), ui.Space(0, ui.Loose), c.learnt(), ui.Space(0, ui.Far), c.endPlay(), ui.Space(0, ui.Far))
	return ui.Column(ui.Loose, sheet.Pad(endSide, 0).On(platePaper).Growing(), c.endWays())
}

// endSideways has all buttons beside what was learnt.
func (c *Canvas) endSideways() ui.Part {
	aside := ui.Column(ui.Apart, ui.Spring(), c.endPlay(), ui.Spring(), c.endWays()).Wide(min(endAside, c.Frame.Safe.W*endAsideMost))
	return ui.Column(0, c.endHead(), ui.Space(0, ui.Near), ui.Row(ui.Wide, c.learnt().Growing(), aside).Growing(), ui.Space(0, ui.Loose)).
		Pad(endSide, 0).On(platePaper)
}

// endHead is what the pupil knows, below the seal, and that no step is left.
func (c *Canvas) endHead() ui.Part {
	n := len(c.lesson.Course.Steps)
	title := ui.Label(c.lessonEnd().Title, sprites.Style{Font: sprites.SC, Size: endTitle, Color: sprites.Ink, Align: sprites.Middle})
	if c.endLow() {
		return ui.Row(0, ui.Space(stepSeal, 0), title.Growing(), ui.Space(stepSeal, 0)).High(stepHeadHigh)
	}
	rule := ui.Mark(sprites.Surface{Kind: sprites.InkDiamondRule}, endRuleWide, endRuleHigh)
	pips := ui.Row(0, ui.Spring(), ui.Pips(sprites.Dot, n, n, pip), ui.Spring())
	return ui.Column(ui.Close, ui.Space(0, endSeal-endSealUp+ui.Close), title, rule.Dropped(1), pips.Dropped(2))
}

// learnt are the three things that the lesson has taught, each with its pieces.
func (c *Canvas) learnt() ui.Part {
	var rows []ui.Part
	for i, words := range c.lessonEnd().Learnt {
		said := ui.Paragraph(words, ui.PaperSerif.Sized(ui.Lead))
		rows = append(rows, ui.Row(ui.Loose, endPieces(c.lesson.Course.Learnt[i]), said.Middle().Growing()).AtLeast(0, endRow))
	}
	return ui.Column(ui.Tight, ui.Ruled(rows...)...)
}

// endPieces are pieces beside each other, in a box of one size.
func endPieces(looks []sprites.Look) ui.Part {
	return ui.Fixed(endPieceW, endPieceH, func(s *ui.Stage, r ui.Rect) {
		room, n := r.W, len(looks)
		if n > 1 {
			room *= endTwo
		}
		for i, look := range looks {
			w := min(room, r.H/sprites.Ratio(look.ID))
			x := r.CX() - w/2
			if n > 1 {
				x = r.X + (r.W-w)*float64(i)/float64(n-1)
			}
			s.Piece(look, x, r.CY()-w*sprites.Ratio(look.ID)/2, w)
		}
	})
}

// endPlay begins a game that is easy; it says what that is, and what a lesson is not.
func (c *Canvas) endPlay() ui.Part {
	w, size := &c.Words.Lesson, min(c.Frame.Text, largestButtons)
	easy := ui.ButtonSpec{ID: "end/easy", Label: w.Easy, Primary: true, Size: ui.Title * size, Act: c.lesson.Easy}.Part()
	note := ui.PaperNote.Sized(ui.Body).At(sprites.Middle)
	note.Font = sprites.Italic
	return ui.Column(ui.Apart, easy.Roomy(0, endMain), ui.Paragraph(c.easyNote(), note).Dropped(2), ui.Paragraph(w.Uncounted, note).Dropped(3))
}

// endWays leave the lesson, or begin it anew: beside each other where the words have room.
func (c *Canvas) endWays() ui.Part {
	w, size := &c.Words.Lesson, ui.Lead*min(c.Frame.Text, largestButtons)
	back := ui.ButtonSpec{ID: "end/box", Label: w.Back, Icon: "back", Size: size, Act: c.lesson.Leave}
	again := ui.ButtonSpec{ID: "end/again", Label: w.Again, Icon: "again", Size: size, Act: c.lesson.Again}
	iconic := ui.Rows(1, ui.Apart, back.Part(), again.Part()).Firm()
	back.Icon, again.Icon = "", ""
	plain := ui.Rows(1, ui.Apart, back.Part(), again.Part())
	return ui.Either(iconic.Roomy(0, endOther), plain.Firm().Roomy(0, endOther), ui.Column(ui.Apart, back.Part(), again.Part()))
}

// easyNote says who the easy players are, and how long a game takes at least.
func (t *Table) easyNote() string {
	w := t.app.Words
	return w.Lesson.EasyNote.With("computers", w.Count(w.NewGame.Computers, t.spec.Seats-1), "min", strconv.Itoa(t.spec.Minutes[0]))
}

// outlineLessonEnd says all of the plate; its buttons say themselves.
func (t *Table) outlineLessonEnd(o *ui.Outline) {
	end := t.lessonEnd()
	o.Section("lesson-end", 1, end.Title)
	for _, words := range end.Learnt {
		o.Item(words)
	}
	o.Text(t.easyNote())
	o.Text(t.app.Words.Lesson.Uncounted)
}

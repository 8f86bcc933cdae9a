package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// question adds the plate of a question to the player here: where a hint lies.
func (c *Canvas) question() {
	co := c.company()
	if co == nil || c.session.Over() {
		return
	}
	q, ok := co.Question()
	if !ok {
		return
	}
	box, _ := c.plateBox()
	box.H = 0
	sheet := c.questionPart(q)
	box.H = c.Stage.HeightOf(sheet, box.W)
	box.Y = max(c.Frame.Safe.Y, min(box.Y, c.Frame.Safe.Bottom()-4-box.H))
	c.Stage.Bury(box.Inset(-plateClear))
	c.Stage.Group("question", func() { c.Stage.Lay(sheet.Raised(ZPanel), box) })
}

// questionPart is the plate: who asks, what, what it is about, and the answers.
func (c *Canvas) questionPart(q Question) ui.Part {
	w := min(c.Frame.Text, largestButtons)
	button := func(id, label string, main, yes bool) ui.Part {
		b := ui.ButtonSpec{ID: id, Label: label, Primary: main, Unasked: true, Size: questionButton * w, Act: func() { q.Answer(yes); c.app.Changed() }}
		return ui.Area(0, ui.Target*w, func(s *ui.Stage, r ui.Rect) {
			b.Rect = r
			s.Button(b)
		})
	}
	about := ui.Row(ui.Apart, ui.Paragraph(c.questionText(q), ui.PaperItalic.Sized(16.5).In(sprites.InkSoft)).Growing(), ui.Label(q.Left, ui.PaperNumber.Sized(17)))
	words := ui.Column(ui.Tight, ui.Paragraph(q.Title, ui.PaperBold.Sized(18)), about)
	head := ui.Row(ui.Loose, c.CrestPart(q.Seat, questionCrest).Middle(), words.Middle().Growing())
	answers := ui.Row(ui.Apart, button("question/no", q.No, false, false).Growing(), button("question/yes", q.Yes, !q.Grave, true).GrowingBy(questionYes))
	return ui.Column(ui.Apart, head, answers).Pad(ui.Wide, ui.Apart).On(platePaper)
}

// questionText is what a question is about.
func (t *Table) questionText(q Question) string {
	if q.Text != "" {
		return q.Text
	}
	for i := len(t.log.Lines) - 1; i >= 0; i-- {
		if l := t.log.Lines[i]; l.Seat == q.Seat && l.Decides && !l.Secret {
			return t.spoken(l.Text)
		}
	}
	return ""
}

// covers reports whether a question, or that nothing goes on here, lies over the table.
func (t *Table) covers() bool {
	co := t.company()
	if co == nil || t.session.Over() {
		return false
	}
	_, asked := co.Question()
	return asked || t.social.palette || co.State().Still
}

// rests is why the own buttons rest, "" if they do not: something is on its way, or asked.
func (t *Table) rests() string {
	if t.sending() {
		return t.app.Words.Table.Sending
	}
	if co := t.company(); co != nil {
		if q, ok := co.Question(); ok && !q.Beside {
			return q.Title
		}
		if co.State().Icon != "" { // of the line itself
			return co.State().Words
		}
	}
	return ""
}

// Sizes of the plate of a question.
const (
	questionCrest  = 32.0
	questionButton = 19.0
	questionYes    = 1.6 // as wide as so many times the other
)

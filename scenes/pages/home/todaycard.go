package home

import (
	"cmp"
	"strconv"

	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// leafRatio is the height of a calendar's leaf to its width.
const leafRatio = 1.12

// leaf is the day's leaf of a calendar: a press opens all days.
func (p *Page) leaf() ui.Part {
	return p.leafPicture().Control(ui.Control{ID: "days", Label: p.app.Words.Today.Days, Act: p.openDays})
}

func (p *Page) leafPicture() ui.Part {
	w := leafWide
	if p.app.Frame().Shape.Large() {
		w = largeLeaf
	}
	return ui.Scaled(w, w*leafRatio, .85, func(s *ui.Stage, r ui.Rect) {
		head, at := max(r.H*.29, 20), p.day.Table.Day.Begin()
		s.Put(sprites.Leaf(head), r)
		month := sprites.Style{Font: sprites.SC, Size: max(14, head*.72), Color: sprites.Cream, Align: sprites.Middle}
		name := p.app.Words.Calendar.Months[at.Month()-1]
		month.Size = ui.FitSize(name, month, r.W-6)
		s.Words(name, r.CX(), r.Y+head*.86-.5, month)
		number := ui.PaperNumber.Sized((r.H - head) * .78).At(sprites.Middle)
		s.Words(strconv.Itoa(at.Day()), r.CX(), r.Y+head+(r.H-head)*.76, number)
		p.hang(s, r, !p.app.Frame().Shape.Large())
	})
}

// apart reports whether today’s table has a sheet of its own.
func (p *Page) apart() bool { return p.day.Spec != nil && !p.ofToday() }

// todayPressed is today's table on a phone where it shares its row: pressed as a whole.
func (p *Page) todayPressed() ui.Part {
	if !p.apart() {
		return ui.Part{}
	}
	label, spoken, act := p.day.Step()
	words := ui.Paragraph(p.app.Words.Today.Title, ui.PaperName.Sized(20)).Middle()
	title := p.app.Words.Today.Title + ". " + cmp.Or(spoken, label)
	return p.sheet(ui.Either(ui.Row(ui.Loose, p.leafPicture(), words.Growing()), ui.Row(0, words.Growing()))).Control(ui.Control{ID: "today", Label: title, Act: act})
}

// picture is that of the day's game, on a large screen.
func (p *Page) picture() ui.Part {
	id := "home/label-" + p.day.Table.Game
	return ui.Scaled(pictureHigh/sprites.Ratio(id), pictureHigh, .8, func(s *ui.Stage, r ui.Rect) {
		s.Piece(sprites.Look{ID: id}, r.X, r.Y, r.W)
		p.hang(s, r, true)
	})
}

// hang hangs the person’s rank on the upper right of a box, if it is to hang there and the
// table is done.
func (p *Page) hang(s *ui.Stage, r ui.Rect, here bool) {
	if here && p.day.Done() {
		s.Lay(table.RibbonPart(p.day.Outcome().Rank, ribbonWide).Top(), ui.R(r.Right()-9, r.Y-7, ribbonWide, r.H))
	}
}

// todayCard is today's table in its sheet: the day's leaf, what is played or came of it, and
// the button; nothing if there is none. Where words have no room, the button fills it and says the title.
func (p *Page) todayCard() ui.Part {
	if !p.apart() {
		return ui.Part{}
	}
	shape, t := p.app.Frame().Shape, p.textScale()
	large, wide := shape.Large(), p.app.Frame().Safe.W >= wideRow
	tall := func(button ui.Part) ui.Part {
		if shape == ui.Landscape && t <= 1 && wide {
			return button.High(ui.Target)
		}
		return button.Roomy(0, todayHigh*t)
	}
	label, spoken, act := p.day.Step()
	b := ui.ButtonSpec{ID: "today", Label: label, Spoken: spoken, Size: 19 * min(t, 1.2), Act: act}
	button := tall(b.Part().AtLeast(78, 0)).Firm()
	if large {
		b.Size = 21 * min(t, 1.2)
		button = b.Part().AtLeast(92, 62)
	}
	row := func(words ui.Part, button ui.Part) ui.Part {
		return ui.Row(ui.Loose, p.leaf(), ui.When(large, p.picture()), ui.When(p.day.Done(), ui.Space(1, 0)), words, button.Middle())
	}
	rows := []ui.Part{row(p.todayWords(large).AtLeast(leastWords, 0).Middle().Growing(), button)}
	if wide {
		b.Label = p.app.Words.Today.Title
		rows = append(rows, row(ui.Label(b.Label, ui.PaperName.Sized(20)).Middle().Growing(), button), row(ui.Part{}, tall(b.Part()).Firm().Growing()))
	}
	return p.sheet(ui.Either(append(rows, row(ui.Part{}, button.Growing()))...))
}

// todayWords are the title, and what is to be said of it as far as there is room.
func (p *Page) todayWords(large bool) ui.Part {
	title, main := ui.PaperName.Sized(20), ui.PaperNote.Sized(15.5)
	var more ui.Part
	if large {
		title, main = ui.PaperName.Sized(24), ui.PaperSerif.Sized(17)
		more = ui.Paragraph(p.day.More(), ui.PaperNote.Sized(ui.Body))
	}
	head := ui.Label(p.app.Words.Today.Title, title)
	var list []ui.Part
	last := ""
	is := p.day.Is(large)
	if !large && p.day.Done() { // else its game would not be named
		is = append(p.day.Is(true), is...)
	}
	for _, words := range is {
		said := ui.Paragraph(words, main)
		list = append(list, ui.Column(ui.Near, head, said, more), ui.Column(ui.Near, head, said))
		last = words
	}
	return ui.Either(append(list, ui.Column(ui.Near, head, ui.Name(last, main)))...)
}

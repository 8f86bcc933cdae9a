package gamepage

import (
	"cmp"
	"strconv"

	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// steps are the three pictures of a round side by side, with an arrow from one to the next.
func (p *Page) steps() ui.Part {
	var list []ui.Part
	for i, step := range p.words().Steps {
		number := ui.Label(strconv.Itoa(i+1), sprites.Style{Font: sprites.SerifBold, Size: ui.Lead, Color: sprites.Cream, Align: sprites.Middle})
		card := ui.Column(ui.Apart,
			ui.Row(ui.Loose, number.Wide(28).High(28).On(sprites.Surface{Kind: sprites.Bead}), ui.Label(step.Title, ui.PaperName.Sized(22))),
			p.picture(p.spec.PageArt.Steps[i], 0, 0),
			ui.Paragraph(step.Text, ui.PaperItalic.Sized(ui.Lead).At(sprites.Middle)),
		).Pad(ui.Loose, ui.Loose).On(sprites.Surface{Kind: sprites.Plate, R: 9, Lift: sprites.Token})
		if i > 0 {
			card = card.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
				inner()
				x := r.X - stepGap/2
				s.Put(sprites.Surface{Kind: sprites.Knob}, ui.R(x-13, r.CY()-13, 26, 26))
				s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.Ink}, ui.R(x-7.5, r.CY()-8, 16, 16))
			})
		}
		list = append(list, card)
	}
	return ui.Grid(len(list), stepGap, list...).Growing()
}

// picture is one of a step or the end, so wide, or as wide as there is room; low is its
// height if it is low.
func (p *Page) picture(of table.Picture, width, low float64) ui.Part {
	return ui.Area(width, cmp.Or(low, table.PictureH/2), func(s *ui.Stage, r ui.Rect) { of.Draw(s, p.app.Words, r, low) })
}

// end says how the game ends, after its picture.
func (p *Page) end() ui.Part {
	words := ui.Column(ui.Near, ui.Label(p.app.Words.GamePage.End, ui.PaperHead.Sized(22)), ui.Paragraph(p.words().End, ui.PaperSerif.Sized(ui.Lead)))
	return ui.Row(ui.Far, p.picture(p.spec.PageArt.End, endWide, table.LowH).Wide(endWide).GrowingBy(0), words.Middle().Growing())
}

// A row is a step of a round, or the end.
type row struct {
	n           string // its number, "" for none
	title, text string
	picture     table.Picture
	high        float64 // of it beside words
}

func (p *Page) steprows() []row {
	var list []row
	round := p.words()
	for i, step := range round.Steps {
		list = append(list, row{strconv.Itoa(i + 1), step.Title, step.Text, p.spec.PageArt.Steps[i], cmp.Or(p.spec.PageArt.Low[i], table.LowH)})
	}
	return append(list, row{"", p.app.Words.GamePage.End, round.End, p.spec.PageArt.End, table.LowH})
}

// styled are the title and the text of a row.
func (r row) styled() (title, text ui.Part) {
	st := ui.PaperName
	if r.n == "" {
		st = ui.PaperHead
	}
	return ui.Label(r.title, st.Sized(20)), ui.Paragraph(r.text, ui.PaperNote.Sized(15.5))
}

// rows are the three steps of a round, and the end, each with a low picture beside its
// words, or below them where these are large.
func (p *Page) rows() []ui.Part {
	var list []ui.Part
	for i, r := range p.steprows() {
		title, text := r.styled()
		words := ui.Row(ui.Apart, ui.Label(r.n, number.Sized(25)).Top(), ui.Column(ui.Near, title, text).Growing())
		part := ui.Row(ui.Apart, words.Middle().Growing(), p.picture(r.picture, lowWide, r.high).Wide(lowWide))
		if p.app.Frame().Text > 1.2 {
			part = ui.Column(ui.Apart, words, p.picture(r.picture, lowWide, r.high))
		}
		switch i {
		case 0:
		case 3:
			list = append(list, ui.DoubleRule())
		default:
			list = append(list, ui.Rule())
		}
		list = append(list, part.AtLeast(0, r.high).Growing())
	}
	return list
}

// rowsLow are the same on a low sheet, the texts beside the titles.
func (p *Page) rowsLow() []ui.Part {
	if p.app.Frame().Text > 1 {
		return p.rows()
	}
	var list [][]ui.Part
	for _, r := range p.steprows() {
		title, text := r.styled()
		list = append(list, []ui.Part{ui.Label(r.n, number.Sized(ui.Title)), title, text.Middle().Growing(),
			p.picture(r.picture, lowWide, table.LowH).Wide(lowWide).GrowingBy(0).High(lowRow)})
	}
	ledger := ui.Ledger(ui.Apart, ui.Tight, list...).Behind(func(i int) ui.Part { return ui.When(i > 0, ui.Rule().Top()) })
	return []ui.Part{ui.Either(ledger, ui.Column(ui.Near, p.rows()...)).Growing()}
}

package gamepage

import (
	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
	"treille/sprites"
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	most, icon := widest[f.Shape], false
	if f.Shape == ui.Desktop && !p.besideBox() {
		most = widest[ui.Tablet]
	}
	box := app.BelowBanner(f, most, ui.Apart)
	switch {
	case p.besideBox():
		p.desktop(s, f)
	case f.Shape.Large():
		icon = p.tablet(s, box)
	case f.Shape == ui.Landscape:
		icon = p.landscape(s, box)
	default:
		icon = p.record.count != nil && f.Text == 1 && !p.fits(s, box)
		s.Lay(p.upright(!icon), box)
	}
	p.app.Banner(s, p.about().Title, "", p.Back, p.icons(icon))
	p.Panel.Compose(s)
}

// besideBox reports whether there is room for the box beside the sheet.
func (p *Page) besideBox() bool {
	f := p.app.Frame()
	return f.Shape == ui.Desktop && f.Full.W >= boxAndSheet
}

// desktop: the box on its shelf at the left, the sheet beside it.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	about := p.about()
	shelf := H - 216
	s.Clip(ui.R(0, 58, 470, H))
	s.Put(sprites.Shelf(22), ui.R(0, shelf, W, 30))
	s.EndClip()
	printed := sprites.BoxPrint{Game: p.spec.Name(), Colours: p.spec.Box, Title: about.Title, Subtitle: about.Subtitle, Players: p.facts(false)[0].Words}
	box := ui.R(62, shelf-10-442, 300, 442)
	s.Put(sprites.Box(printed), box)
	s.Put(sprites.BoxWords(printed), box)
	s.Lay(p.recordPlate(), ui.R(45, shelf+56, 352, 126))
	s.Lay(p.large(false, false), ui.R(444, 76, W-464, H-94))
}

// tablet is the sheet with the box's picture, and the record below it if there is room; else
// it is true that an icon in the banner has to do.
func (p *Page) tablet(s *ui.Stage, box ui.Rect) (icon bool) {
	plate := p.recordPlate()
	below := box.H > highestSheet+s.HeightOf(plate, box.W)+ui.Wide
	page := p.large(box.H > pictureSheet, !below).AtMost(0, highestSheet)
	s.Lay(ui.Column(ui.Wide, page.Growing(), ui.When(below, plate)), box)
	return !below && s.Frame().Text == 1
}

// large is the sheet of a large screen. Large words go down it in rows, as on a phone, the
// last of them the record if that has no place elsewhere.
func (p *Page) large(picture, record bool) ui.Part {
	if p.app.Frame().Text > 1 {
		return p.upright(record)
	}
	p.SetLimit(0)
	w := p.app.Words
	return ui.Column(ui.Loose, p.headLarge(picture), ui.DoubleRule(), ui.Label(w.GamePage.Round, ui.PaperHead.Sized(22)),
		p.steps().AtMost(0, highestSteps), ui.DoubleRule(), p.end().GrowingBy(.3), p.inRow()).Pad(34, ui.Far).On(ui.SheetPaper)
}

// upright is the sheet, which scrolls if it has to, and the buttons below.
func (p *Page) upright(record bool) ui.Part {
	return ui.Column(ui.Loose, page.Sheet(&p.Scrolled, p.down(record)), p.buttons())
}

// down is what stands on that sheet.
func (p *Page) down(record bool) ui.Part {
	parts := append([]ui.Part{p.head(), ui.DoubleRule()}, p.rows()...)
	if record {
		parts = append(parts, p.recordRow()...)
	}
	return ui.Column(ui.Near, parts...).Pad(ui.Loose, ui.Apart)
}

// fits reports whether the sheet need not scroll to show all of it, the record too.
func (p *Page) fits(s *ui.Stage, box ui.Rect) bool {
	return s.HeightOf(p.down(true), box.W-2*ui.Close)+2*ui.Close+ui.Loose+s.HeightOf(p.buttons(), box.W) <= box.H
}

// landscape is the sheet at the left, and the buttons beside it, above them the record if
// there is room. It is true that an icon in the banner has to do for that.
func (p *Page) landscape(s *ui.Stage, box ui.Rect) (icon bool) {
	wide := min(294, box.W*.36)
	plate := p.recordPlate()
	between := plate
	alone := p.record.count != nil && s.HeightOf(p.stacked(plate), wide) <= box.H
	if !alone {
		between = ui.When(p.saved == nil, ui.Paragraph(p.app.Words.GamePage.Next, ui.PaperNote.Sized(ui.Body).In(sprites.Hint).At(sprites.Middle)).Dropped(1))
		icon = p.record.count != nil && p.hasToday() && s.Frame().Text == 1
	}
	parts := append([]ui.Part{p.headLow(), ui.DoubleRule()}, p.rowsLow()...)
	if !alone && !icon {
		parts = append(parts, p.recordRow()...)
	}
	sheet := page.Sheet(&p.Scrolled, ui.Column(ui.Tight, parts...).Pad(ui.Loose, ui.Near))
	s.Lay(ui.Row(ui.Loose, s.Frame().Handed(sheet, p.stacked(between).Wide(wide))...), box)
	return icon
}

func (p *Page) label(width float64) ui.Part { return ui.Art("home/label-"+p.spec.Name(), width) }

// said are the facts of the game side by side, in further lines where one is too short.
func (p *Page) said(short bool, size float64) []ui.Part {
	var list []ui.Part
	for _, v := range p.facts(short) {
		list = append(list, v.Part(ui.PaperFact.Sized(size)))
	}
	return list
}

// headLarge says what the game is.
func (p *Page) headLarge(picture bool) ui.Part {
	about, said := p.about(), p.said(false, 17)
	title := ui.Label(about.Title, ui.PaperName.Sized(54))
	below := ui.Column(ui.Apart, title, ui.Label(about.Subtitle, ui.PaperItalic.Sized(20)), ui.Flow(ui.Far, ui.Near, said...))
	named := ui.Row(ui.Wide, title, ui.Spring(), ui.Label(about.Subtitle, ui.PaperItalic.Sized(20)).Dropped(1))
	name := ui.Either(ui.Row(ui.Far, append([]ui.Part{title, ui.Spring()}, said...)...).Firm(), ui.Column(ui.Apart, named, ui.Flow(ui.Far, ui.Near, said...)))
	if picture {
		name = ui.Row(ui.Far, p.label(116), below.Middle().Growing())
	}
	return ui.Column(ui.Loose, name, ui.Paragraph(about.Summary, ui.PaperSerif.Sized(ui.Title)))
}

// head says what the game is, beside the box's picture.
func (p *Page) head() ui.Part {
	about, f := p.about(), p.app.Frame()
	text := about.Summary
	if f.Safe.H < app.ShortPhone || p.hasToday() { // there is less room
		text = p.words().Brief
	}
	words := append([]ui.Part{ui.Label(about.Title, ui.PaperName.Sized(42)), ui.Label(about.Subtitle, ui.PaperItalic.Sized(17))}, p.said(false, ui.Body)...)
	picture := ui.When(!p.besideBox(), p.label(min(118, f.Safe.W*.3)))
	return ui.Column(ui.Apart, ui.Row(ui.Wide, picture, ui.Column(ui.Close, words...).Middle().Growing()),
		ui.Paragraph(text, ui.PaperSerif.Sized(17.5)))
}

// headLow is the head of a sheet that is low.
func (p *Page) headLow() ui.Part {
	about := p.about()
	title := ui.Row(ui.Wide, ui.Label(about.Title, ui.PaperName.Sized(34)), ui.Label(about.Subtitle, ui.PaperItalic.Sized(ui.Body)).Dropped(1))
	brief := ui.Paragraph(p.words().Brief, ui.PaperSerif.Sized(16.5))
	words := ui.Column(ui.Near, title, ui.Flow(ui.Loose, ui.Near, p.said(true, ui.Body)...), brief)
	return ui.Row(ui.Wide, p.label(83), words.Middle().Growing())
}

package share

import (
	"slices"
	"strconv"
	"strings"

	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// linkStyle is that of links on paper.
var linkStyle = sprites.Style{Font: sprites.SansBold, Color: sprites.Burgundy}

// linkPart is a link in as few lines as have room for it, which begin before what it names.
func linkPart(link string, st sprites.Style) ui.Part {
	pieces := strings.Fields(strings.NewReplacer("#", " #", "&", " &").Replace(link))
	var list []ui.Part
	for n := len(pieces); n > 0; n-- {
		var lines []ui.Part
		for line := range slices.Chunk(pieces, n) {
			lines = append(lines, ui.Label(strings.Join(line, ""), st))
		}
		list = append(list, ui.Column(ui.Near, lines...).Firm())
	}
	return ui.Either(list...)
}

// said is the text and the link as they are shown.
func (p *Page) said(size float64) ui.Part {
	f := p.app.Frame()
	text, follows := p.game.text(p.app.Words, p.link)
	bold := ui.PaperNumber.Sized(size * min(f.Text, 1.6) / f.Caption()).In(sprites.Burgundy)
	return ui.Column(ui.Near, ui.Paragraph(text, ui.PaperSerif.Sized(size)), linkPart(short(follows), bold)).AtLeast(0, ui.Target).
		Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			inner()
			s.Control(ui.Control{ID: "select", Label: p.words().Select, Rect: r, Act: func() { p.selectText(r) }})
		})
}

// selectText lets the page's own field select the text; a window copies it.
func (p *Page) selectText(r ui.Rect) {
	text := p.text()
	if !p.app.Ask(app.Field{Label: p.words().Text, Value: text, Changed: func(string) string { return text }, Done: func(string, bool) {}}, r) {
		p.app.CopyText(text, p.app.Words.Saves.CopiedText)
	}
}

// blocks are what can be copied, one below the other.
func (p *Page) blocks() []ui.Part {
	switch f := p.app.Frame(); {
	case f.Shape.Large():
		return []ui.Part{p.textSheet(), ui.When(p.link != "", p.dealSheet()), p.recordSheet()}
	case f.Shape == ui.Landscape:
		sheet := ui.Column(ui.Loose, p.said(17.5), p.buttonRow(16.5, p.textButton(), p.linkButton(), p.recordButton()))
		hint := ui.PaperNote.Sized(16.5).In(sprites.Hint).At(sprites.Middle)
		return []ui.Part{sheet.Pad(ui.Wide, ui.Loose).On(ui.SheetPaper), ui.When(p.link != "", ui.Paragraph(p.opens(), hint))}
	}
	bare := p.textButton()
	bare.Label, bare.Size = "", squareIcon
	sheet := ui.Row(ui.Wide, p.said(16.5).Middle().Growing(), bare.Part().Wide(squareWide).High(squareWide).Middle())
	return []ui.Part{sheet.Pad(ui.Wide, ui.Loose).On(ui.SheetPaper), p.buttonRow(17, p.linkButton(), p.recordButton())}
}

// textSheet is the text on a large screen.
func (p *Page) textSheet() ui.Part {
	return ui.Column(ui.Loose, ui.Label(p.words().Text, ui.PaperHead.Sized(24)),
		p.said(20).Pad(ui.Wide, ui.Loose).On(sprites.Surface{Kind: sprites.Field}),
		p.buttonRow(18, p.textButton(), p.linkButton())).Pad(paperIn, ui.Far).On(ui.SheetPaper)
}

// dealSheet says what the link opens.
func (p *Page) dealSheet() ui.Part {
	w := p.words()
	deal, more := p.game.Title+", "+p.seats(), w.SameDeal.With("seed", p.seed())
	if p.today {
		deal, more = p.app.Words.Today.Title, p.app.Words.Today.Seats.With("game", p.game.Title)
	}
	return ui.Row(ui.Far, ui.Art("home/label-"+p.game.Deal.Game, artWide), ui.Column(ui.Near,
		ui.Label(w.Opens, ui.PaperNote.Sized(17)),
		ui.Label(deal, ui.PaperName.Sized(24)),
		ui.Paragraph(more, ui.PaperSerif.Sized(18))).Middle().Growing()).Pad(paperIn, ui.Loose).On(ui.SheetPaper)
}

// recordSheet is the record on a large screen.
func (p *Page) recordSheet() ui.Part {
	w := p.words()
	return ui.Row(ui.Far, ui.Column(ui.Near,
		ui.Label(w.Record, ui.PaperHead.Sized(22)),
		ui.Paragraph(w.RecordNote, ui.PaperSerif.Sized(17))).Middle().Growing(),
		p.buttonRow(18, p.recordButton()).Roomy(recordWide, 0).Middle()).Pad(paperIn, ui.Wide).On(ui.SheetPaper)
}

// buttonRow is a row of buttons, equally wide, without icons if their words need that; or one
// below the other. Those without an id are left out.
func (p *Page) buttonRow(size float64, list ...ui.ButtonSpec) ui.Part {
	list = slices.DeleteFunc(list, func(b ui.ButtonSpec) bool { return b.ID == "" })
	var full, plain []ui.Part
	for _, b := range list {
		b.Size = size * min(p.app.Frame().Text, 1.35)
		full = append(full, b.Part())
		b.Icon = ""
		plain = append(plain, b.Part())
	}
	return ui.Either(ui.Grid(len(list), ui.Apart, full...).Firm(), ui.Grid(len(list), ui.Apart, plain...).Firm(), ui.Grid(1, ui.Apart, full...))
}

// textButton copies the text.
func (p *Page) textButton() ui.ButtonSpec {
	return ui.ButtonSpec{ID: "copy/text", Label: p.app.Words.Saves.Copy, Icon: "copy", Spoken: p.app.Words.Saves.Copy, Gesture: ui.Copies, Act: func() { p.app.CopyText(p.text(), p.app.Words.Saves.CopiedText) }}
}

// linkButton copies the link, if there is one.
func (p *Page) linkButton() ui.ButtonSpec {
	if p.link == "" {
		return ui.ButtonSpec{}
	}
	return ui.ButtonSpec{ID: "copy/link", Label: p.words().CopyLink, Icon: "link", Gesture: ui.Copies, Act: func() { p.app.CopyText(p.link, p.app.Words.Saves.CopiedLink) }}
}

// recordButton copies the record.
func (p *Page) recordButton() ui.ButtonSpec {
	return ui.ButtonSpec{ID: "copy/record", Label: p.words().CopyRecord, Icon: "log", Gesture: ui.Copies, Act: func() { p.app.CopyText(string(p.game.Record), p.app.Words.Saves.CopiedGame) }}
}

func (p *Page) seats() string {
	return p.app.Words.Count(p.words().Seats, p.game.Deal.Seats)
}

func (p *Page) seed() string { return strconv.FormatUint(p.game.Deal.Seed, 10) }

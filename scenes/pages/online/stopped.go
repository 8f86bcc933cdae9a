package online

import (
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/pages/settings"
	"treille/scenes/ui"
	"treille/sprites"
)

// composeLooking is the page before the server has said what the table is.
func (p *Page) composeLooking(s *ui.Stage) {
	f := s.Frame()
	box := app.BelowBanner(f, min(widest[f.Shape], widestSheet), ui.Apart)
	w := p.app.Words.Online
	sheet := ui.Column(ui.Wide, ui.Spring(), ui.Paragraph(w.Looking, ui.PaperNote.Sized(ui.Title).At(sprites.Middle)), ui.Spring()).Pad(ui.Far, ui.Far).On(ui.SheetPaper)
	s.Lay(ui.Column(ui.Loose, sheet.Growing(), p.leaveButton(w.ToFirst)), box)
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.specs[0].Sample))
}

// composeStopped is the page of a table that is no more, or that this device cannot follow.
func (p *Page) composeStopped(s *ui.Stage) {
	f := s.Frame()
	box := app.BelowBanner(f, min(widest[f.Shape], widestSheet), ui.Apart)
	title, text := p.whyStopped()
	var picture ui.Part
	if spec := p.spec(); spec != nil {
		picture = ui.Picture(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + spec.Name()}, Alpha: .55}, stoppedWide).Centred()
	}
	var crests []ui.Part
	for _, seat := range p.seats() {
		if seat.Who != wire.WhoFree {
			crests = append(crests, shield(seat, smallCrest, "", 1))
		}
	}
	sheet := ui.Column(ui.Wide, ui.Spring(), picture, ui.Row(ui.Apart, crests...).Centred(),
		ui.Paragraph(title, ui.PaperName.Sized(30).At(sprites.Middle)), ui.Paragraph(text, ui.PaperSerif.Sized(19).At(sprites.Middle)), ui.Spring()).Pad(ui.Far, ui.Far).On(ui.SheetPaper)
	s.Lay(ui.Column(ui.Loose, sheet.Growing(), p.leaveButton(p.app.Words.Online.ToFirst)), box)
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.specs[0].Sample))
}

// whyStopped says what has happened to the table.
func (p *Page) whyStopped() (title, text string) {
	w := p.app.Words.Online
	switch _, _, why := p.conn.State(); why {
	case wire.CloseVersion:
		return w.Version, w.VersionText
	case wire.CloseGone:
		return w.Cleared, w.ClearedText
	case wire.CloseAside:
		return w.SaveLog, w.Damaged
	}
	return w.NoSuch, w.NoSuchText
}

func (p *Page) leaveButton(label string) ui.Part {
	return ui.ButtonSpec{ID: "leave", Label: label, Primary: true, Size: 24, Act: func() {
		p.conn.Leave()
		p.app.Home()
	}}.Part().High(startHigh)
}

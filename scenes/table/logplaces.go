package table

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// compose adds the log to the screen: it fills a phone held upright, and is else a sheet
// at the right, beside which the rest of the table is in sight.
func (p *logPage) compose(s *ui.Stage) {
	f := s.Frame()
	k := min(f.Text, logGrown)
	lines := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) {
		p.page(s, ui.R(r.X-logOut, r.Y, r.W+logOut+logBar, r.H))
	})
	filter := ui.Area(0, logFilter, p.filter).GrowingBy(0)
	cross := ui.IconSpec{ID: "close", Icon: "close", Light: true, Label: p.table.app.Words.App.Close, Act: p.table.panel.Shut}.Part()
	paper := sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true}
	right := func(w, above, below float64) ui.Rect {
		return ui.R(f.Safe.Right()-below-w, f.Safe.Y+above, w, f.Safe.H-above-below)
	}
	switch f.Shape {
	case ui.Portrait:
		p.backdrop(s)
		foot := ui.Far
		if f.Safe.H < shortPhone {
			foot = ui.Loose
		}
		sheet := ui.Column(ui.Tight, p.head(p.whose(), ui.ButtonSize+1, p.count()), lines).Pad(logSide, ui.Loose).On(paper)
		r, top := f.Column(phoneWidth), f.Safe.Y+app.BannerHeight(f)+ui.Apart
		s.Lay(ui.Column(ui.Loose, filter, sheet.Growing(), p.buttons(f, ui.ButtonSize*k).High(logButton*k)),
			ui.R(r.X+ui.Apart, top, r.W-2*ui.Apart, f.Safe.Bottom()-foot-top))
	case ui.Landscape:
		w := max(min(logLandscape, f.Safe.W*logShareLow), ui.Target*float64(p.table.Players()+1)+logBeside)
		top := app.BannerHeight(f) + ui.Close
		if f.Safe.H < logLow {
			top = ui.Close
		}
		s.Lay(ui.Column(ui.Apart, ui.Row(ui.Loose, filter.Growing(), cross), lines.Pad(ui.Near, 0)).Pad(ui.Loose, ui.Loose).On(paper), right(w, top, ui.Apart))
	default:
		count := p.count()
		if p.whose() != "" {
			count = p.whose() + ", " + count
		}
		title := ui.Row(ui.Wide, ui.Row(ui.Wide, p.titles(p.table.app.Words.App.Log, ui.Head, count)...), ui.Spring(), cross)
		w := min(logWidth*k, f.Safe.W*logShare)
		s.Lay(ui.Column(ui.Apart, title, filter, lines).Pad(ui.Far, ui.Loose).On(paper), right(w, app.BannerHeight(f)+ui.Loose+ui.Tight, ui.Loose+ui.Tight))
	}
}

// backdrop is what a log lies on that fills the screen.
func (p *logPage) backdrop(s *ui.Stage) {
	t, w := p.table, p.table.app.Words
	app.TableTop(s)
	t.app.Banner(s, w.App.Log, t.Title(), t.panel.Shut, []ui.IconSpec{
		{ID: "log-copy", Icon: "copy", Label: w.Saves.Copy, Gesture: ui.Copies, Act: func() { t.app.CopyText(p.text()) }},
		{ID: "menu", Icon: "menu", Label: w.App.Menu, Act: t.openMenu},
	})
}

// titles are a title, and how many lines are shown.
func (p *logPage) titles(title string, size float64, count string) []ui.Part {
	return []ui.Part{ui.Label(title, PaperName.Sized(size)), ui.Label(count, PaperItalic.Sized(ui.Note).In(sprites.InkSoft))}
}

// head is whose lines are shown, and how many, over a double rule.
func (p *logPage) head(title string, size float64, count string) ui.Part {
	return ui.Column(ui.Close, ui.Row(ui.Loose, p.titles(title, size, count)...), ui.DoubleRule())
}

// buttons are the ways to the newest line, and to the table.
func (p *logPage) buttons(f ui.Frame, size float64) ui.Part {
	w := &p.table.app.Words.Table
	show := ui.ButtonSpec{ID: "log-show", Label: w.LogShow, Primary: true, Size: size,
		Disabled: p.marked == none, Reason: w.LogShowWhat, Act: p.show}.Part().GrowingBy(logShowShare)
	row := func(icon string) ui.Part {
		newest := ui.ButtonSpec{ID: "log-newest", Label: w.LogNewest, Icon: icon, Size: size, Act: p.table.panel.ToFoot}.Part().Growing()
		switch {
		case !p.points():
			return newest
		case f.LeftHand:
			return ui.Row(ui.Apart+ui.Tight, show, newest)
		}
		return ui.Row(ui.Apart+ui.Tight, newest, show)
	}
	return ui.Either(row("down").Firm(), row(""))
}

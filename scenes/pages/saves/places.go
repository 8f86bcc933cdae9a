package saves

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	if f.Shape.Upright() {
		p.list.SetLimit(0)
		sheet := ui.Area(0, 0, p.onOneSheet).Pad(ui.Close, ui.Close).On(ui.SheetPaper)
		s.Lay(ui.Column(ui.Loose, sheet, p.waysIn(barHigh)), box(f, widest[f.Shape]))
	} else {
		left := ui.Column(0, ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { p.Lay(s, p.unfinishedGames(r), r) }), ui.When(p.large(), p.foot()))
		left, right := left.Pad(ui.Close, ui.Close).On(ui.SheetPaper), p.finishedBeside().Pad(ui.Close, ui.Close).On(ui.SheetPaper)
		if p.large() {
			s.Lay(ui.Row(ui.Wide, f.Handed(left.Wide(min(unfinishedWide, f.Safe.W*unfinishedShare)), right.Growing())...), box(f, widest[f.Shape]))
		} else {
			s.Lay(ui.Grid(2, ui.Apart, f.Handed(left, right)...), box(f, widest[f.Shape]))
		}
	}
	p.app.Banner(s, p.Title(), "", p.Back, p.icons())
	if f.Shape == ui.Landscape {
		p.waysInBanner(s, f)
	}
	p.Panel.Compose(s)
}

// box is where a page stands below its banner, so wide at most.
func box(f ui.Frame, most float64) ui.Rect {
	if f.Shape == ui.Desktop {
		return app.BelowBanner(f, most, ui.Wide)
	}
	return app.BelowBanner(f, most, ui.Close)
}

// onOneSheet adds everything on one sheet.
func (p *Page) onOneSheet(s *ui.Stage, r ui.Rect) {
	k := p.scale()
	above := ui.Column(ui.Loose, p.runningRows(r), p.damagedRows(), p.everything().High(k.button).Pad(k.side, 0))
	head := ui.Column(ui.Near, ui.Row(ui.Apart, p.heading(p.words().Finished).Growing(), p.number()), p.choice())
	finished := ui.Column(ui.Loose, head, p.finishedRows(r)).Pad(k.side, 0).Growing()
	p.Lay(s, ui.Column(ui.Loose, above, finished).Pad(ui.Apart, k.edge), r)
	if p.seek {
		p.seek = false
		p.Scroll(s.HeightOf(above, r.W-2*ui.Apart) + ui.Loose)
	}
}

// unfinishedGames are those under way and those that are damaged.
func (p *Page) unfinishedGames(view ui.Rect) ui.Part {
	return ui.Column(ui.Loose, p.runningRows(view), p.damagedRows(), ui.When(!p.large(), p.everything().High(p.scale().button).Pad(p.scale().side, 0))).Pad(ui.Apart, p.scale().edge)
}

// finishedBeside are the finished games beside the others: they scroll below their heading.
func (p *Page) finishedBeside() ui.Part {
	k := p.scale()
	title := ui.Row(ui.Apart, ui.Label(p.words().Finished, ui.PaperHead.Sized(k.head)), p.number())
	head := ui.Either(ui.Row(ui.Loose, title, ui.Spring(), p.choice().AtLeast(k.choice, 0)).Firm(), ui.Column(ui.Near, title, p.choice()))
	head = ui.Column(ui.Near, head, ui.DoubleRule())
	if len(p.all) == 0 { // as low as the heading beside it
		head = ui.Row(ui.Apart, p.heading(p.words().Finished).Growing(), p.number())
	}
	list := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { p.list.Lay(s, p.finishedRows(r).Pad(ui.Apart+k.side, 0), r) })
	return ui.Column(ui.Near, head.Pad(ui.Apart+k.side, 0), list).Pad(0, k.edge)
}

// foot are the ways out and in, below the unfinished games.
func (p *Page) foot() ui.Part {
	return ui.Column(ui.Loose, ui.Rule(), p.everything().High(barHigh), p.waysIn(barHigh)).Pad(ui.Apart+p.scale().side, p.scale().edge)
}

// waysIn are the buttons that bring a game in.
func (p *Page) waysIn(high float64) ui.Part {
	var list []ui.Part
	for _, b := range p.ways() {
		list = append(list, p.button(b).High(high))
	}
	return ui.Grid(len(list), ui.Loose, list...)
}

// ways are these buttons without their sizes.
func (p *Page) ways() []ui.ButtonSpec {
	w := p.words()
	return []ui.ButtonSpec{
		{ID: "paste", Label: w.Paste, Icon: "paste", Gesture: ui.Pastes, Act: p.pasteGame},
		{ID: "file", Label: w.FromFile, Icon: "folder", Gesture: ui.Chooses, Act: p.chooseFile},
	}
}

// waysInBanner adds them to the banner, where a low screen has room; only with their
// icons if that is little.
func (p *Page) waysInBanner(s *ui.Stage, f ui.Frame) {
	const back, icons = 82.0, 126.0
	var icon []ui.Part
	for _, b := range p.ways() {
		b.Spoken = b.Label
		icon = append(icon, p.square(b).High(bannerButton))
	}
	left := f.Safe.X + back + sprites.Measure(p.Title(), ui.PaperName.Sized(ui.Title))
	s.Lay(ui.Either(p.waysIn(bannerButton).Firm(), ui.Row(ui.Apart, icon...)).Right(), ui.R(left, f.Safe.Y+(app.BannerHeight(f)-bannerButton)/2, f.Safe.Right()-icons-left, bannerButton))
	for _, b := range p.ways() { // a finger hits them beside their edges too
		c := s.Find(b.ID)
		c.Rect = ui.R(c.Rect.X, f.Safe.Y, c.Rect.W, ui.Target)
	}
}

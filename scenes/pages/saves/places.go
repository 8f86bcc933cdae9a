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
		sheet := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { p.Lay(s, p.all(r), r) }).Pad(ui.Close, ui.Close).On(ui.SheetPaper)
		s.Lay(ui.Column(ui.Loose, sheet, p.waysIn(barHigh)), box(f, widest[f.Shape]))
	} else {
		left := ui.Column(0, ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { p.Lay(s, p.unfinishedGames(r), r) }), ui.When(p.large(), p.foot()))
		sheets := f.Handed(left.Pad(ui.Close, ui.Close).On(ui.SheetPaper), ui.Area(0, 0, p.finishedBeside).Pad(ui.Close, ui.Close).On(ui.SheetPaper))
		gap := ui.Apart
		if p.large() {
			gap = ui.Wide
		}
		s.Lay(ui.Grid(2, gap, sheets...), box(f, widest[f.Shape]))
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

// all is everything on one sheet.
func (p *Page) all(view ui.Rect) ui.Part {
	k, n := p.scale(), min(phoneRows, len(p.done))
	finished := ui.Column(0, p.heading(p.words().Finished), p.finishedRows(view, n), p.allRow(n)).Pad(k.side, 0)
	return ui.Column(ui.Loose, p.runningRows(view), finished, p.damagedRows(), p.everythingRow()).Pad(ui.Apart, k.edge)
}

func (p *Page) everythingRow() ui.Part { return ui.Row(0, p.everything()).Pad(p.scale().side, 0) }

// unfinishedGames are those under way and those that are damaged.
func (p *Page) unfinishedGames(view ui.Rect) ui.Part {
	return ui.Column(ui.Loose, p.runningRows(view), p.damagedRows(), ui.When(!p.large(), p.everythingRow())).Pad(ui.Apart, p.scale().edge)
}

// finishedBeside adds the sheet with as many finished games as have room beside the others.
func (p *Page) finishedBeside(s *ui.Stage, r ui.Rect) {
	k := p.scale()
	s.Lay(s.Most(min(mostRows, len(p.done)), r.W, r.H, func(n int) ui.Part {
		below := []ui.Part{p.allRow(n)}
		if p.large() {
			all := p.button(ui.ButtonSpec{ID: "all", Label: p.allWords(), Icon: "list", Act: func() { p.ShowAll("") }})
			below = []ui.Part{ui.Spring(), ui.Row(ui.Loose, p.everything(), ui.When(len(p.done) > n, all))}
		}
		return ui.Column(0, append([]ui.Part{p.heading(p.words().Finished), p.finishedRows(r, n)}, below...)...).Pad(ui.Apart+k.side, k.edge)
	}), r)
}

// foot are the ways in, below the unfinished games.
func (p *Page) foot() ui.Part {
	words := ui.Label(p.words().BringIn, ui.PaperName.Sized(ui.Title)).Dropped(1)
	return ui.Column(ui.Loose, ui.Rule(), ui.Row(ui.Loose, words, ui.Spring(), p.waysIn(barHigh).Firm())).Pad(ui.Apart+p.scale().side, p.scale().edge)
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
		{ID: "file", Label: w.FromFile, Icon: "import", Gesture: ui.Chooses, Act: p.chooseFile},
	}
}

// waysInBanner adds them to the banner, where a low screen has room; only with their
// icons if that is little.
func (p *Page) waysInBanner(s *ui.Stage, f ui.Frame) {
	const back, icons = 82.0, 126.0
	var icon []ui.Part
	for _, b := range p.ways() {
		b.Spoken = b.Label
		icon = append(icon, p.square(b).High(ui.Target))
	}
	left := f.Safe.X + back + sprites.Measure(p.Title(), ui.PaperName.Sized(ui.Title))
	s.Lay(ui.Either(p.waysIn(ui.Target).Firm(), ui.Row(ui.Apart, icon...)).Right(), ui.R(left, f.Safe.Y, f.Safe.Right()-icons-left, ui.Target))
}

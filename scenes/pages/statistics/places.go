package statistics

import (
	"treille/scenes/app"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
	"treille/sprites"
)

var paper = sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}

// Compose implements app.Scene: the tabs of all games, the sheet of the one that is shown,
// and on a screen held upright below it what can be done.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	edge := ui.Close
	if f.Shape == ui.Desktop {
		edge = ui.Loose
	}
	col, top := f.Column(widest[f.Shape]), f.Safe.Y+app.BannerHeight(f)+ui.Apart
	sheet := ui.Column(0, p.tabs(f), ui.Area(0, 0, p.sheet)).Growing()
	s.Lay(ui.Column(ui.Loose, sheet, ui.When(f.Shape.Upright() && len(p.plays) > 0, p.buttons())),
		ui.R(col.X+edge, top, col.W-2*edge, col.Bottom()-edge-top))
	p.app.Banner(s, p.Title(), "", p.Back, p.icons())
	p.Panel.Compose(s)
}

// tabs are those of all games, all with their names or none, and who has played.
func (p *Page) tabs(f ui.Frame) ui.Part {
	high := tabHigh
	if f.Shape == ui.Landscape {
		high = ui.Target
	}
	of := func(named bool) ui.Part {
		var list []ui.Part
		for i := range p.kinds {
			list = append(list, p.tab(i, high, named))
		}
		return ui.Grid(len(list), ui.Near, list...)
	}
	tabs := ui.Either(of(true), of(false))
	if f.Shape.Upright() {
		return tabs.Pad(ui.Close, 0)
	}
	tabs = tabs.Roomy(float64(len(p.kinds))*tabWide, 0)
	whom := ui.When(len(p.plays) > 0, p.whomButton(ui.PaperName.Sized(p.scale().title+ui.Tight).In(sprites.CreamSoft)))
	return ui.Row(ui.Wide, tabs, ui.Spring(), whom).Pad(ui.Close, 0)
}

// tab is that of a game. The open one lies over the edge of the sheet.
func (p *Page) tab(i int, high float64, named bool) ui.Part {
	title := p.kinds[i].About(p.app.Words).Title
	label := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + p.kinds[i].Name()}, Alpha: .75}
	kind, st := sprites.Surface{Kind: sprites.PageTab}, ui.PaperName.Sized(p.scale().title+ui.Tight).In(sprites.GoldDim)
	if i == p.at {
		label.Alpha, kind.State, st.Color = 1, sprites.On, sprites.Ink
	}
	tab := ui.Picture(label, (high-2*ui.Close)/labelRatio)
	if named {
		tab = ui.Row(ui.Apart, tab, ui.Label(title, st)).Pad(ui.Loose, 0)
	}
	tab = tab.High(high).Target(ui.Control{ID: "game/" + p.kinds[i].Name(), Role: ui.Tab, Label: title, Checked: i == p.at, Part: true, Act: func() { p.choose(i) }}).On(kind)
	if i == p.at {
		return tab.Raised(1)
	}
	return tab
}

// sheet is the sheet of a game: everything below each other where it is held upright, else
// the charts beside the numbers.
func (p *Page) sheet(s *ui.Stage, r ui.Rect) {
	r.Y, r.H = r.Y-ui.Tight, r.H+ui.Tight // below the open tab
	s.Put(paper, r)
	switch f := s.Frame(); {
	case len(p.plays) == 0:
		p.SetLimit(0)
		s.Lay(p.empty(), r.Inset(ui.Wide))
	case f.Shape.Upright():
		parts := append(append([]ui.Part{p.titleLine()}, p.counted()...), ui.DoubleRule(), p.allLine())
		p.Lay(s, ui.Column(p.scale().gap, parts...).Pad(p.scale().side, ui.Apart), r.Inset(ui.Close))
	default:
		p.beside(s, r.Inset(ui.Apart))
	}
}

// counted is what has been counted, one below the other.
func (p *Page) counted() []ui.Part {
	return append(p.numbers(), append([]ui.Part{ui.Rule()}, p.charts()...)...)
}

// beside lays out numbers and charts side by side, with what can be done below in a window.
func (p *Page) beside(s *ui.Stage, r ui.Rect) {
	f, k := s.Frame(), p.scale()
	column := func(share float64, parts ...ui.Part) ui.Part {
		return ui.Column(k.gap, parts...).Pad(k.side, k.gap/2).Wide(share * (r.W - 1))
	}
	numbers := p.numbers()
	if f.Shape == ui.Landscape {
		numbers = append(numbers, ui.Rule(), p.allLine())
	}
	counted := ui.Row(0, f.Handed(column(numbersShare, numbers...), ui.Rule(), column(1-numbersShare, p.charts()...))...)
	s.Lay(ui.Column(ui.Near, page.Scrolling(&p.Scrolled, counted), ui.When(f.Shape == ui.Desktop, ui.Column(ui.Loose, ui.DoubleRule(), p.foot()).Pad(k.side, ui.Near))), r)
}

// foot is the way to the finished games, and what else can be done.
func (p *Page) foot() ui.Part { return ui.Row(ui.Far, p.allLine().Growing(), p.buttons().Firm()) }

// allLine is the way to all finished games of the game, if any are kept.
func (p *Page) allLine() ui.Part {
	label := p.app.Words.Count(p.app.Words.Saves.All, p.kept)
	st := ui.PaperBold.Sized(p.scale().title)
	line := ui.Row(ui.Loose, ui.Icon("list", st), ui.Label(label, st), ui.Spring(), ui.Icon("chevron", ui.PaperSoft))
	return ui.When(p.kept > 0, line.Control(ui.Control{ID: "all", Label: label, Act: func() { p.done.ShowAll(p.kind().Name()) }}))
}

// buttons are what else can be done on a large screen: phones have that in the banner.
func (p *Page) buttons() ui.Part {
	w := p.app.Words
	button := func(id, icon, label string, act func()) ui.Part {
		return ui.ButtonSpec{ID: id, Icon: icon, Label: label, Size: ui.Lead * p.app.Frame().Caption(), Act: act}.Part().Growing()
	}
	return ui.When(p.large(), ui.Row(ui.Loose, button("export", "export", w.Saves.Export, p.export), button("delete", resetIcon, w.Statistics.Reset, p.askReset)))
}

// empty says that no game is finished yet, and lets one be played.
func (p *Page) empty() ui.Part {
	w := p.words()
	label := ui.Art("home/label-"+p.kind().Name(), emptyArt)
	prepare := func() { p.app.Push(newgame.New(p.app, *p.kind())) }
	play := ui.ButtonSpec{ID: "play", Label: p.app.Words.GamePage.Play, Primary: true, Size: ui.Head, Act: prepare}.Part().AtLeast(emptyButton, 0).Centred()
	invite := ui.Column(ui.Loose,
		ui.Paragraph(w.Empty.With("game", p.title()), ui.PaperName.Sized(p.scale().number*.8).At(sprites.Middle)),
		ui.Mark(sprites.Surface{Kind: sprites.InkDiamondRule}, 120, 7),
		ui.Paragraph(w.EmptyNote, p.soft().At(sprites.Middle)).Dropped(1), play)
	if p.app.Frame().Shape == ui.Landscape {
		return ui.Row(ui.Far, label, invite.Middle().Growing())
	}
	return ui.Column(ui.Far, label, invite).Middle()
}

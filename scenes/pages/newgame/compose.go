package newgame

import (
	"strings"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/pages/settings"
	"treille/scenes/ui"
	"treille/sprites"
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	if p.beside = besideFits(f); p.beside {
		p.before = nil // what was changed holds
	}
	most, title, sub := widest[f.Shape], p.app.Words.NewGame.Title, ""
	if f.Shape == ui.Desktop && !p.beside {
		most = widest[ui.Tablet]
	}
	box := app.BelowBanner(f, most, ui.Apart)
	switch {
	case p.beside:
		p.desktop(s, box)
	case f.Shape == ui.Landscape:
		if !p.landscape(s, box) {
			title, sub = p.spec.About(p.app.Words).Title, title
		}
	default:
		p.column(s, box)
	}
	p.app.Banner(s, title, sub, p.Back, settings.Icons(p.app, p.spec.Sample))
	if p.before != nil {
		p.over(s, f)
	}
}

// besideFits reports whether the sheet of a seat stands beside the seats: in a wide
// window, unless words are large.
func besideFits(f ui.Frame) bool { return f.Shape == ui.Desktop && f.Full.W >= 1120 && f.Text == 1 }

// list is all that is set of a game: its seats, its options, the seed.
func (p *Page) list() ui.Part {
	return ui.Column(0, p.named(true), ui.DoubleRule(), p.seatHead(), ui.Rule(), p.seatRows(), ui.DoubleRule(), p.optionRows().Pad(0, ui.Near), p.moreRows().Pad(0, ui.Near), ui.Spring()).
		Pad(p.scale().side, ui.Apart)
}

// column is the page for a phone, a tablet or a small window: on a large screen its sheet is
// no higher than it has to be.
func (p *Page) column(s *ui.Stage, box ui.Rect) {
	list, start := p.list(), p.startButton().High(startHigh*min(s.Frame().Text, 1.35))
	all := ui.Column(ui.Loose, page.Sheet(&p.Scrolled, list), start)
	if s.Frame().Shape.Large() {
		all = all.AtMost(0, s.HeightOf(list, box.W-2*ui.Close)+2*ui.Loose+ui.Loose+s.HeightOf(start, box.W))
	}
	s.Lay(all, box)
}

// landscape is the page for a phone held sideways: the seats at the left; the game, its
// options and the button beside them. It is false if there is no room to say which game it is.
func (p *Page) landscape(s *ui.Stage, box ui.Rect) (named bool) {
	side := func(named, options bool) ui.Part {
		return ui.Column(0, ui.When(named, p.named(false)), ui.When(named, ui.DoubleRule()), p.seatHead(), ui.Rule(),
			ui.When(options, p.optionRows()), p.moreRows().Pad(0, ui.Near), ui.When(!named, p.fromLink()), ui.Spring()).Pad(p.scale().side, ui.Tight)
	}
	seats := page.Sheet(&p.Scrolled, p.seatRows().Pad(p.scale().side, 0))
	start := p.startButton().High(lowStart)
	left, room := .58*(box.W-ui.Apart), box.H-lowStart-ui.Apart
	right := box.W - left - ui.Apart
	about := side(true, true)
	if named = s.HeightOf(about, right) <= room; !named {
		about = ui.Either(side(false, true), side(false, false))
	}
	beside := ui.Column(ui.Apart, about.On(ui.SheetPaper).Growing(), start)
	s.Lay(ui.Row(ui.Apart, s.Frame().Handed(seats.Wide(left), beside.Wide(right))...), box)
	return named
}

// desktop is the page for a window: the seats and options at the left, beside them the sheet
// of one seat and the button.
func (p *Page) desktop(s *ui.Stage, box ui.Rect) {
	seat := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { s.Group(sheetGroup, func() { p.sheetBeside(s, r) }) })
	note := ui.PaperNote.Sized(ui.Lead).In(sprites.Hint)
	who, levels := p.players(), p.levels()
	said := ui.Column(ui.Near, ui.Label(p.summary(), note))
	if levels != "" {
		said = ui.Either(said, ui.Column(ui.Near, ui.Label(who, note), ui.Label(levels, note)))
	}
	foot := s.Frame().Handed(said.Right().Middle().Growing(), p.startButton().Wide(startWide))
	right := ui.Column(ui.Wide, seat, ui.Row(ui.Far, foot...).High(desktopStart))
	s.Lay(page.Sheet(&p.Scrolled, p.list()), box.Cell(0, 2, 1, ui.Wide, 0)) // first, as the sheet points to a row of it
	s.Lay(right, box.Cell(1, 2, 1, ui.Wide, 0))
}

// sheetGroup is the group of all that is on the sheet beside the seats: one stop of
// the Tab key, so that the button is not far.
const sheetGroup = "sheet"

// sheetBeside is the sheet of a seat, pointing to its row. What is changed on it holds at
// once.
func (p *Page) sheetBeside(s *ui.Stage, r ui.Rect) {
	s.Put(ui.SheetPaper, r)
	if at, ok := s.Where(control(p.seat)); ok && at.CY() > r.Y+pointerMargin && at.CY() < r.Bottom()-pointerMargin {
		s.Put(sprites.Surface{Kind: sprites.SheetPointer}, ui.R(r.X-pointerWide+.8, at.CY()-pointerHigh/2, pointerWide, pointerHigh))
	}
	w := &p.app.Words.NewGame
	level := ui.Part{}
	if p.seats[p.seat].Kind != engine.Human {
		level = ui.Row(ui.Far, ui.Label(w.Level, ui.PaperHead.Sized(ui.Title)).Top(), ui.Column(ui.Apart, p.levelChoice(ui.Lead).High(choiceHigh), p.meaning(ui.Lead)).Growing())
	}
	s.Lay(ui.Column(ui.Wide,
		ui.Row(ui.Wide, p.nameplate(58).Growing(), p.whoPlays(ui.Lead).Wide(whoWide).High(choiceHigh).Middle()),
		ui.DoubleRule(), level, p.characterHead(), p.cards(52).Growing()).Pad(ui.Far+ui.Apart, ui.Far), r)
}

// startButton begins the game.
func (p *Page) startButton() ui.Part {
	return ui.ButtonSpec{ID: "start", Label: p.app.Words.NewGame.Start, Primary: true, Size: ui.Head * p.app.Frame().Caption(), Act: p.start}.Part()
}

// over adds the sheet of a seat over the page.
func (p *Page) over(s *ui.Stage, f ui.Frame) {
	s.DropControls()
	s.Raise(100)
	defer s.Raise(0)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	if f.Shape == ui.Landscape {
		s.Lay(p.overLow(f).Pad(ui.Wide, ui.Loose).On(ui.SheetPaper), f.Safe.Inset(ui.Apart))
		return
	}
	col := f.Column(overWide)
	sheet := p.overHigh(f).Pad(ui.Wide, ui.Wide).On(ui.SheetPaper)
	if f.Shape.Large() {
		sheet = sheet.AtMost(0, sheetHigh*min(f.Text, 1.35))
	}
	top := f.Safe.Y + app.BannerHeight(f) + ui.Near
	s.Lay(sheet, ui.R(col.X+ui.Close, top, col.W-2*ui.Close, col.Bottom()-ui.Apart-top))
}

// overHigh is the sheet on a phone held upright, and on a tablet: what is chosen scrolls if
// there is not room for all.
func (p *Page) overHigh(f ui.Frame) ui.Part {
	list := ui.Column(ui.Loose, append(p.choices(), p.characterHead(), p.characterRows())...).Pad(ui.Apart, ui.Near)
	return ui.Column(ui.Apart, ui.Row(ui.Apart, p.nameplate(46).Growing(), p.shutButton()), ui.DoubleRule(),
		page.Scrolling(&p.sheet, list), p.sheetButtons(f).AtLeast(0, sheetButton))
}

// overLow is the sheet on a phone held sideways: the characters beside the rest, as cards
// where there is room.
func (p *Page) overLow(f ui.Frame) ui.Part {
	left := ui.Column(ui.Apart, append([]ui.Part{p.nameplate(42)}, append(p.choices(), ui.Spring(), p.sheetButtons(f))...)...)
	list := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) {
		if cards := p.cards(36); f.Text == 1 && s.Fits(cards.AtLeast(cardsWide, cardsHigh), r) {
			p.sheet.SetLimit(0)
			s.Lay(cards, r)
		} else {
			p.sheet.Lay(s, p.characterRows().Pad(ui.Apart, 0), r)
		}
	})
	right := ui.Column(ui.Apart, ui.Row(ui.Apart, p.characterHead().Growing(), p.shutButton()), list)
	wide := max(220, min(320, f.Safe.W*.38*min(f.Text, 1.25)))
	return ui.Row(ui.Far, f.Handed(left.Wide(wide), right.Growing())...)
}

// shutButton puts the sheet away without a change.
func (p *Page) shutButton() ui.Part {
	return ui.IconSpec{ID: "cancel", Icon: "close", Light: true, Label: p.app.Words.App.Cancel, Act: p.cancel}.Part()
}

// sheetButtons are those that free the seat, if the game can do without it, and that
// keep what was chosen.
func (p *Page) sheetButtons(f ui.Frame) ui.Part {
	w, t := p.app.Words, min(f.Text, 1.3)
	var free ui.Part
	if len(p.seats) > p.min {
		free = ui.ButtonSpec{ID: "free", Label: w.NewGame.FreeThis, Size: ui.Lead * t, Act: p.freeThis}.Part().Narrowed(leastFree)
	}
	ok := ui.ButtonSpec{ID: "ok", Label: w.NewGame.Settle.With("name", p.seats[p.seat].Name), Primary: true, Size: ui.Title * t, Act: p.settle}
	if p.naming != nil {
		if text, wrong := p.naming.Refused(); wrong != "" {
			ok.Label, ok.Disabled, ok.Reason = w.NewGame.Settle.With("name", text), true, wrong
		}
	}
	return ui.Row(ui.Loose, f.Handed(free, ok.Part().Narrowed(leastSettle).Growing())...)
}

// whose is the number of a seat within a sentence: "second seat".
func (p *Page) whose(i int) string {
	number := p.number(i)
	return strings.ToLower(number[:1]) + number[1:] // no language has a letter with a mark here
}

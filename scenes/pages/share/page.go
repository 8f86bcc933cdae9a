package share

import (
	"strings"

	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/data/today"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Page shares a finished game.
type Page struct {
	page.Base
	app     *app.App
	tell    func() table.Report
	rules   func() // opens the rule book of the game
	menu    *table.PageMenu
	game    game
	link    string // "" if there is none
	today   bool   // it leads to today's table, whose deal nobody is to know beforehand
	picture *sprites.Print
	ticks   int  // that the picture is there
	hung    bool // it is ready to go out
}

// New returns the page for a game that tell tells in the words of the app; rules opens
// the rule book of the game.
func New(a *app.App, tell func() table.Report, rules func(), menu *table.PageMenu) *Page {
	return &Page{Base: page.New(a, "share"), app: a, tell: tell, rules: rules, menu: menu}
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.words().Title }

// Update implements app.Scene: once the page is on the screen, the picture is made
// ready to go out.
func (p *Page) Update() {
	if p.ticks++; p.ticks >= hangAfter {
		p.hang()
	}
}

// hang makes the picture ready to go out, if it is not.
func (p *Page) hang() {
	if !p.hung {
		p.hung = true
		p.app.Gallery.Hang(p.game.fileName(), p.picture.Pixels())
	}
}

// Back implements app.Scene: it closes the menu, or leaves.
func (p *Page) Back() {
	if p.menu.Open() {
		p.menu.Shut()
		return
	}
	p.Base.Back()
	p.picture.Drop()
}

// Wake implements app.Waker: it tells the game and makes the picture.
func (p *Page) Wake() {
	w := p.app.Words
	p.game = game{p.tell()}
	p.today = p.game.Day != nil && p.game.Day.Day == today.DayOf(p.app.Now())
	switch p.link = p.app.Address; {
	case p.game.Secret:
		p.link = ""
	case p.link != "" && !p.today:
		p.link += link.Format(p.game.Deal)
	}
	if p.picture != nil {
		p.picture.Drop()
	}
	date := w.Date(p.app.Now(), p.game.When)
	if p.game.Day != nil { // which may not be that of the place where it was played
		date = w.Date(p.app.Now().UTC(), p.game.Day.Day.Begin())
	}
	p.picture = card{game: &p.game, w: w, date: date, link: short(p.link)}.draw()
	p.ticks, p.hung = 0, false
}

// State implements app.Stater.
func (p *Page) State(add func(string, any)) { add("shares", p.app.Gallery.CanShare()) }

func (p *Page) words() *lang.Share { return &p.app.Words.Share }

// text says how the game has ended, with the link as it is opened.
func (p *Page) text() string {
	text, follows := p.game.text(p.app.Words, p.link)
	return strings.TrimSuffix(text+" "+follows, " ")
}

// opens says in a line what the link opens.
func (p *Page) opens() string {
	if p.today {
		return p.words().OpensToday
	}
	return p.words().OpensDeal.With("seats", p.seats(), "seed", p.seed())
}

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.TableTop(s)
	sub := p.game.Title
	if f.Shape.Large() {
		sub += ", " + p.game.Lasted
	}
	if f.Shape.Upright() {
		p.upright(s, f)
	} else {
		p.beside(s, f)
	}
	p.app.Banner(s, p.Title(), sub, p.Back, page.Icons(p.app, p.menu, p.rules, p.home))
	p.menu.Compose(s)
}

func (p *Page) home() {
	p.app.Home()
	p.picture.Drop()
}

// upright: the picture above, as large as there is room; below it what can be copied, then
// the main buttons.
func (p *Page) upright(s *ui.Stage, f ui.Frame) {
	col, least, most := f.Column(480), leastCard, cardHigh
	if f.Shape == ui.Tablet {
		col, least, most = f.Column(620), 1.7*leastCard, largestCard
	}
	top := f.Safe.Y + app.BannerHeight(f) + ui.Apart
	picture := ui.Area(0, least, p.show).AtMost(0, most)
	s.Lay(p.column(f, append([]ui.Part{picture}, p.blocks()...)), ui.R(col.X, top, col.W, col.Bottom()-ui.Wide-top))
}

// beside: the picture at the left, the rest at its right.
func (p *Page) beside(s *ui.Stage, f ui.Frame) {
	c := f.Column(1280)
	top, margin, gap, most := f.Safe.Y+app.BannerHeight(f)+ui.Apart, ui.Wide, ui.Wide, c.W
	room := c.W - margin
	if f.Shape.Large() {
		top, margin, gap, most = top+ui.Loose, ui.Far, largeGap, wideColumn
		room = c.W - 2*margin + ui.Apart // the edge of the column is empty
	}
	high := min(c.Bottom()-ui.Loose-top, largestCard)
	picture := ui.Area(0, 0, p.show).Wide(high * cardWide / cardHigh).GrowingBy(0)
	row := ui.Row(gap, picture, p.column(f, p.blocks()).Growing()).AtMost(high*cardWide/cardHigh+gap+most, 0)
	s.Lay(row, ui.R(c.X+margin, top, room, high))
}

// column is what scrolls, with the main buttons below.
func (p *Page) column(f ui.Frame, blocks []ui.Part) ui.Part {
	list := ui.Column(ui.Loose, blocks...).Pad(ui.Apart, 0)
	return ui.Column(ui.Loose, page.Scrolling(&p.Scrolled, list), p.foot(f).Pad(ui.Apart, 0))
}

// show adds the picture, as large as its box allows.
func (p *Page) show(s *ui.Stage, r ui.Rect) {
	w := min(r.W, r.H*cardWide/cardHigh)
	h := w * cardHigh / cardWide
	s.Add(ui.Item{Kind: ui.Print, Print: p.picture, Box: ui.R(r.CX()-w/2, r.CY()-h/2, w, h)})
}

// foot are the buttons for the picture, that which saves it without its icon if the words
// take the room. Where the picture cannot be shared, that is the main one.
func (p *Page) foot(f ui.Frame) ui.Part {
	w, size, high := p.words(), 17.5, footHigh
	switch {
	case f.Shape.Large():
		size, high = 20, largeFoot
	case f.Shape == ui.Landscape:
		high = min(largeFoot, f.Safe.H*.18)
	}
	t := min(f.Text, 1.35)
	save := ui.ButtonSpec{ID: "save", Label: w.SavePicture, Icon: "import", Size: size * t, Act: func() {
		p.hang()
		p.app.SavePicture()
	}}
	if !p.app.Gallery.CanShare() {
		save.Primary, save.Size = true, size*1.25*t
		return save.Part().High(high)
	}
	share := ui.ButtonSpec{ID: "hand", Label: w.SharePicture, Size: size * 1.25 * t, Primary: true, Gesture: ui.Shares, Act: func() {
		p.hang()
		p.app.SharePicture()
	}}
	row := func() ui.Part {
		return ui.Row(ui.Apart, f.Handed(save.Part().Narrowed(leastSave).GrowingBy(.7), share.Part().Narrowed(ui.Target).Roomy(shareWide, 0).Growing())...).High(high)
	}
	full := row().Firm()
	save.Icon = ""
	return ui.Either(full, row())
}

// Outline implements app.Scene.
func (p *Page) Outline(o *ui.Outline) {
	if p.menu.Outline(o) {
		return
	}
	w := p.app.Words
	o.Section("share", 1, p.Title())
	o.Text(p.game.Title + ", " + p.game.Lasted)
	o.Section("picture", 2, w.Share.Picture)
	o.Text(p.game.Headline)
	for _, r := range p.game.Ranking {
		o.Item(w.Labelled(r.Name, r.Told))
	}
	o.Section("text", 2, w.Share.Text)
	o.Text(p.text())
	if p.link != "" {
		o.Text(p.opens())
	}
	o.Section("record", 2, w.Share.Record)
	o.Text(w.Share.RecordNote)
}

package statistics

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	switch f.Shape {
	case ui.Desktop:
		p.desktop(s, f)
	case ui.Landscape:
		p.landscape(s, f)
	default:
		p.upright(s, f)
	}
	p.app.Banner(s, p.Title(), "", p.Back, p.icons())
	p.done.Cover(s)
}

// flow begins one in a box.
func (p *Page) flow(s *ui.Stage, r ui.Rect) flow {
	m := measuresOf(s.Frame())
	return flow{Page: p, s: s, m: m, L: r.X, R: r.Right(), y: r.Y, chart: m.least}
}

// leaf adds the tabs of all games and the sheet of the one that is shown. The tabs take
// what is left of it above.
func (p *Page) leaf(s *ui.Stage, sheet ui.Rect, high, right float64) {
	p.tabs(s, sheet, high, right, false)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	p.tabs(s, sheet, high, right, true)
}

// tabs adds those that are open, or that are not. They end at right.
func (p *Page) tabs(s *ui.Stage, sheet ui.Rect, high, right float64, open bool) {
	const gap, first = 4.0, 6.0
	x := sheet.X + first
	w := min(226, (right-x-gap*float64(len(p.kinds)-1))/float64(len(p.kinds)))
	if s.Frame().Shape.Upright() { // as wide as the sheet
		w = (right - x - gap*float64(len(p.kinds)-1)) / float64(len(p.kinds))
	}
	picture := (high - 13) / labelRatio
	st := ink.Sized(min(20, high*.38))
	room := w - picture - 30
	beside := p.widestTitle(st) <= room*1.2
	for i := range p.kinds {
		r := ui.R(x+float64(i)*(w+gap), sheet.Y+2-high, w, high)
		title := p.kinds[i].About(p.app.Words).Title
		if open { // all in their order
			s.Control(ui.Control{ID: "game/" + p.kinds[i].Name(), Role: ui.Tab, Label: title, Rect: r, Checked: i == p.at, Part: true, Act: func() { p.choose(i) }})
		}
		if (i == p.at) != open {
			continue
		}
		state, tint, alpha := sprites.Normal, sprites.GoldDim, .75
		if open {
			state, tint, alpha = sprites.On, sprites.Ink, 1
		}
		s.Put(sprites.Surface{Kind: sprites.PageTab, State: state}, r)
		at := ui.R(r.CX()-picture/2, r.Y+8, picture, 0)
		if beside {
			at.X = r.X + 12
			name := st.In(tint)
			name.Size = ui.FitSize(title, st, room)
			s.Words(title, at.Right()+9, r.Y+high*.63, name)
		}
		s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + p.kinds[i].Name()}, Alpha: alpha, Box: at})
	}
}

// widestTitle is the width of the longest name of a game.
func (p *Page) widestTitle(st sprites.Style) float64 {
	w := 0.0
	for i := range p.kinds {
		w = max(w, sprites.Measure(p.kinds[i].About(p.app.Words).Title, st))
	}
	return w
}

// upright: everything on one sheet, which scrolls; below it what can be done.
func (p *Page) upright(s *ui.Stage, f ui.Frame) {
	col, margin, tab := f.Column(480), 8.0, 62.0
	if f.Shape == ui.Tablet {
		col, margin = f.Column(780), 16
	} else if col.H < shortPhone {
		tab = 52
	}
	top := f.Safe.Y + app.BannerHeight(f) + 8 + tab
	foot := ui.R(col.X+8, top, col.W-16, col.Bottom()-margin-top)
	sheet := ui.R(col.X+6, top-2, col.W-12, foot.H+2)
	below := p.buttons(f, foot.W)
	if len(p.plays) > 0 {
		sheet.H -= below.high()
	}
	p.leaf(s, sheet, tab, sheet.Right()-6)
	if len(p.plays) == 0 {
		p.empty(s, sheet)
		return
	}
	n := min(len(p.shown), phoneRows)
	if f.Shape == ui.Tablet {
		n = min(len(p.shown), tabletRows)
	}
	p.scrolled(s, sheet, func(l *flow) {
		l.y += 4
		l.titleLine()
		l.stack()
		if n > 0 {
			l.rule()
			l.rows(n)
		}
	})
	below.compose(s, foot)
}

// How many finished games stand below the charts.
const (
	phoneRows  = 3
	tabletRows = 4
)

// stack is what has been counted, one below the other.
func (l *flow) stack() {
	l.hintsChoice()
	l.numbers()
	l.rule()
	l.shares()
	l.y += 6
	l.hair()
	l.lastTwenty()
	l.luck()
}

// scrolled composes a flow in a box, its charts as high as there is room for; if all
// is higher than the box, it scrolls.
func (p *Page) scrolled(s *ui.Stage, box ui.Rect, compose func(*flow)) {
	side := 16.0
	if s.Frame().Shape.Large() {
		side = 30
	}
	view := ui.R(box.X+5, box.Y+6, box.W-10, box.H-12)
	p.SetLimit(p.pane(s, view, side-5, compose))
}

// pane composes a flow in a view, scrolled as far as the page is, and returns how far
// it can be.
func (p *Page) pane(s *ui.Stage, view ui.Rect, side float64, compose func(*flow)) (limit float64) {
	l := p.flow(s, ui.R(view.X+side, view.Y, view.W-2*side, view.H))
	dry := l
	dry.dry = true
	compose(&dry)
	spare := view.Bottom() - 8 - dry.y
	if spare < 0 { // the rows of shares are closer then
		l.m.share = l.m.text * 1.5
		dry.y = view.Y
		compose(&dry)
		spare = view.Bottom() - 8 - dry.y
	}
	const charts = 2
	l.chart = min(l.m.most, l.m.least+max(0, spare)/charts)
	limit = max(0, -spare)
	at := min(p.Offset(), limit)
	l.y -= at
	s.Clip(view)
	compose(&l)
	s.EndClip()
	s.ScrollBar(view, at, limit)
	return limit
}

// desktop: what has been counted at the left, the finished games at the right.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	c := f.Safe
	margin := max(14, (c.W-1252)/2)
	const tab = 58.0
	top := c.Y + app.BannerHeight(f) + 10 + tab
	sheet := ui.R(c.X+margin, top-2, c.W-2*margin, c.Bottom()-12-top+2)
	right := sheet.Right() - 6
	if p.whom.Name != "" && len(p.plays) > 0 {
		right -= 200
		p.whomButton(s, ui.R(right+12, top-tab+6, 200-24, leastTarget), ink.Sized(20).In(sprites.CreamSoft))
	}
	p.leaf(s, sheet, tab, right)
	if len(p.plays) == 0 {
		p.empty(s, sheet)
		return
	}
	left, list := ui.R(sheet.X, sheet.Y, sheet.W*.573, sheet.H), ui.R(sheet.X+sheet.W*.573, sheet.Y, sheet.W*.427, sheet.H)
	if f.LeftHand {
		list.X, left.X = sheet.X, sheet.X+list.W
	}
	p.scrolled(s, left, (*flow).stack)
	edge := max(left.X, list.X)
	between(s, edge, sheet.Inset(24))
	between(s, edge+3, sheet.Inset(24))
	list = ui.R(list.X+30, list.Y+14, list.W-60, list.H-40)
	below := p.buttons(f, list.W)
	below.compose(s, list)
	list.H -= below.high() + 4
	p.list(s, list)
}

// list adds as many of the newest games as have room in a box.
func (p *Page) list(s *ui.Stage, r ui.Rect) {
	l := p.flow(s, r)
	w := p.app.Words
	n := min(len(p.shown), max(0, int((r.H-58)/l.rowHeight())))
	title, note := ink.Sized(24*min(l.m.t, 1.2)), soft.Sized(l.m.note)
	words, shown := w.Saves.AllTitle, p.words().Shown.With("first", "1", "last", w.Whole(n), "n", w.Whole(len(p.shown)))
	title.Size = ui.FitSize(words, title, r.W)
	base := r.Y + 34
	l.write(words, r.X, base, title)
	if n > 0 && sprites.Measure(words, title)+20+sprites.Measure(shown, note) <= r.W {
		l.write(shown, r.Right(), base, note.At(sprites.Right))
	}
	l.y = base + 12
	l.rule()
	if l.y += 2; n == 0 {
		l.sentence(p.words().NoneSo)
		return
	}
	l.rows(n)
	l.rule()
}

// threeParts is the width of a phone held sideways that has room for three parts side
// by side.
const threeParts = 740.0

// sideways: numbers, charts and finished games side by side; where there is less room,
// the charts below the numbers.
func (p *Page) landscape(s *ui.Stage, f ui.Frame) {
	const tab = 44.0
	c := f.Safe
	top := c.Y + app.BannerHeight(f) + 8 + tab
	sheet := ui.R(c.X+6, top-2, c.W-12, c.Bottom()-6-top+2)
	right := sheet.Right() - 6
	if p.whom.Name != "" && len(p.plays) > 0 {
		wide := min(130, c.W*.16)
		right -= wide
		p.whomButton(s, ui.R(right+8, top-tab, wide-14, leastTarget), ink.Sized(16).In(sprites.CreamSoft))
	}
	p.leaf(s, sheet, tab, right)
	if len(p.plays) == 0 {
		p.empty(s, sheet)
		return
	}
	view := ui.R(sheet.X+4, sheet.Y+8, sheet.W-8, sheet.H-16)
	first, list := ui.R(view.X, view.Y, view.W*.6, view.H), ui.R(view.X+view.W*.6, view.Y, view.W*.4, view.H)
	if wide := c.W >= threeParts && f.Text == 1; wide {
		first.W, list.X, list.W = view.W*.298, view.X+view.W*.695, view.W*.305
		charts := ui.R(first.Right(), view.Y, list.X-first.Right(), view.H)
		if f.LeftHand {
			list.X = view.X
			charts.X = list.Right()
			first.X = charts.Right()
		}
		p.SetLimit(max(p.pane(s, first, 12, func(l *flow) {
			l.hintsChoice()
			l.numbers()
			l.rule()
			l.shares()
		}), p.pane(s, charts, 14, func(l *flow) {
			l.lastTwenty()
			l.luck()
		})))
		between(s, charts.X, view.Inset(8))
		between(s, charts.Right(), view.Inset(8))
	} else {
		if f.LeftHand {
			list.X, first.X = view.X, view.X+list.W
		}
		p.SetLimit(p.pane(s, first, 12, (*flow).stack))
		between(s, max(first.X, list.X), view.Inset(8))
	}
	p.lowList(s, ui.R(list.X+14, list.Y, list.W-28, list.H), f)
}

// between adds an upright line, as high as a box.
func between(s *ui.Stage, x float64, r ui.Rect) {
	s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x, r.Y, 1, r.H))
}

// lowList are the newest games on a phone held sideways, and the way to all.
func (p *Page) lowList(s *ui.Stage, r ui.Rect, f ui.Frame) {
	l := p.flow(s, r)
	l.heading(p.app.Words.Saves.Finished)
	l.y += 6
	below := p.buttons(f, r.W)
	r.H -= 2
	below.compose(s, r)
	room := r.Bottom() - l.y - below.high()
	if n := min(len(p.shown), int(room/l.rowHeight())); n > 0 {
		l.rows(n)
	}
}

// empty says that no game is finished yet, and lets one be played.
func (p *Page) empty(s *ui.Stage, r ui.Rect) {
	p.SetLimit(0)
	t := min(s.Frame().Text, 1.5)
	look := sprites.Look{ID: "home/label-" + p.kind().Name()}
	if s.Frame().Shape == ui.Landscape {
		w := min(r.H-40, 190) / labelRatio
		s.Piece(look, r.X+40, r.CY()-w*labelRatio/2, w)
		p.invite(s, ui.R(r.X+w+64, r.Y+6, r.W-w-88, r.H-12), t, 21)
		return
	}
	w := min(240, r.W*.45, (r.H-260*t)/labelRatio)
	box := ui.R(r.X+20, r.Y+w*labelRatio+20, r.W-40, r.H-w*labelRatio-20)
	lift := (box.H - 230*t) / 2 // picture and words stand together in the middle
	box.Y, box.H = box.Y+lift, 230*t
	s.Piece(look, r.CX()-w/2, r.Y+lift+14, w)
	p.invite(s, box, t, 25)
}

// invite adds the words, and the button, in the middle of a box.
func (p *Page) invite(s *ui.Stage, r ui.Rect, t, size float64) {
	w := p.words()
	words, note, button := ink.Sized(size*min(t, 1.2)), soft.Sized(17*t), 60*min(t, 1.2)
	lines, notes := ui.Balance(w.Empty.With("game", p.title()), words, r.W), ui.Balance(w.EmptyNote, note, r.W)
	high := func() float64 {
		return float64(len(lines))*words.Size*1.25 + 18 + float64(len(notes))*note.Size*1.3 + 18 + button
	}
	if high() > r.H {
		notes = nil
	}
	y := r.CY() - high()/2
	for _, line := range lines {
		s.Words(line, r.CX(), y+words.Size, words.At(sprites.Middle))
		y += words.Size * 1.25
	}
	s.Put(sprites.Surface{Kind: sprites.InkDiamondRule}, ui.R(r.CX()-60, y+4, 120, 7))
	y += 18
	for _, line := range notes {
		s.Words(line, r.CX(), y+note.Size, note.At(sprites.Middle))
		y += note.Size * 1.3
	}
	play := ui.R(0, y+18, min(300, r.W), button)
	play.X = r.CX() - play.W/2
	s.Button(ui.ButtonSpec{ID: "play", Rect: play, Label: p.app.Words.GamePage.Play, Primary: true, Size: 24 * min(t, 1.3), Act: p.play})
}

package newgame

import (
	"slices"
	"strings"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// over adds the sheet of a seat over the page.
func (p *Page) over(s *ui.Stage, f ui.Frame) {
	s.DropControls()
	s.Raise(100)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	if f.Shape == ui.Landscape {
		p.overLow(s, f)
	} else {
		p.overHigh(s, f)
	}
	s.Raise(0)
}

// Sizes of the sheet over the page: what stands above its list, and the buttons.
const (
	sheetHead   = 90.0
	sheetButton = 58.0
	sheetHigh   = 784.0 // it is no higher where words are not large
)

// overHigh is the sheet on a phone held upright, and on a tablet: what is chosen
// scrolls if there is not room for all.
func (p *Page) overHigh(s *ui.Stage, f ui.Frame) {
	bh := sheetButton * min(f.Text, 1.35)
	col := f.Column(480)
	if f.Shape.Large() {
		col = f.Column(560)
	}
	top := f.Safe.Y + app.BannerHeight(f) + 4
	r := ui.R(col.X+6, top, col.W-12, col.Bottom()-8-top)
	if high := sheetHigh * min(f.Text, 1.35); f.Shape.Large() && high < r.H {
		r.Y, r.H = r.Y+(r.H-high)/2, high
	}
	foot := bh + 34
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true}, r)
	L, R := r.X+18, r.Right()-18
	p.shutButton(s, R-19, r.Y+44)
	p.nameplate(s, ui.R(L, r.Y+18, R-56-L, 54), 46, min(f.Text, 1.2))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, r.Y+sheetHead-5, R-L, 5))
	view := ui.R(r.X+5, r.Y+sheetHead, r.W-10, r.H-sheetHead-foot)
	p.scrolling(s, view, &p.sheet, func(y float64) float64 {
		end := p.choices(s, ui.R(L, y+10, R-L, 48), f.Text)
		return p.characters(s, ui.R(L, end, R-L, view.H-(end-y)), f.Text)
	})
	p.sheetButtons(s, ui.R(L, r.Bottom()-20-bh, R-L, bh), f)
}

// overLow is the sheet on a phone held sideways: the characters beside the rest.
func (p *Page) overLow(s *ui.Stage, f ui.Frame) {
	r := f.Safe.Inset(8)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true}, r)
	left := ui.R(r.X+16, r.Y, max(220, min(320, r.W*.385)), r.H)
	right := ui.R(left.Right()+20, r.Y, r.Right()-14-left.Right()-20, r.H)
	if f.LeftHand {
		right.X = r.X + 14
		left.X = right.Right() + 20
	}
	t := min(f.Text, 1.2)
	p.nameplate(s, ui.R(left.X, r.Y+10, left.W, 52), 42, t)
	bh := min(54*t, r.H*.2)
	foot := r.Bottom() - 14 - bh
	p.choices(s, ui.R(left.X, r.Y+70, left.W, max(44, min(48, (foot-r.Y-70-74)/2))), t)
	p.sheetButtons(s, ui.R(left.X, foot, left.W, bh), f)

	p.shutButton(s, right.Right()-18, r.Y+32)
	p.characterHead(s, right.X, right.Right()-48, r.Y+40, 20*t)
	view := ui.R(right.X-10, r.Y+60, right.W+18, r.H-60-10)
	if right.W >= 440 && f.Text == 1 && view.H >= 276 {
		k := rowLook{crest: 36, name: ink.Sized(19), line: italic.Sized(16)}
		p.cards(s, ui.R(right.X, view.Y+4, right.W, view.H-10), k)
		return
	}
	p.scrolling(s, view, &p.sheet, func(y float64) float64 {
		return p.characterRows(s, ui.R(right.X+4, y+4, right.W-8, view.H-4), t)
	})
}

// shutButton puts the sheet away without a change.
func (p *Page) shutButton(s *ui.Stage, cx, cy float64) {
	s.IconButton(ui.IconSpec{ID: "cancel", CX: cx, CY: cy, Icon: "close", Light: true, Label: p.app.Words.App.Cancel, Act: p.shutSeat})
}

// sheetButtons are those that free the seat, if the game can do without it, and that
// keep what was chosen.
func (p *Page) sheetButtons(s *ui.Stage, r ui.Rect, f ui.Frame) {
	w := p.app.Words
	t := min(f.Text, 1.4)
	ok := r
	if len(p.seats) > p.min {
		free := ui.R(r.X, r.Y, r.W*.38, r.H)
		ok = ui.R(free.Right()+12, r.Y, r.W-free.W-12, r.H)
		if f.LeftHand {
			ok.X, free.X = r.X, r.Right()-free.W
		}
		s.Button(ui.ButtonSpec{ID: "free", Rect: free, Label: w.NewGame.FreeThis, Size: 18 * t, Act: p.freeThis})
	}
	s.Button(ui.ButtonSpec{ID: "ok", Rect: ok, Label: w.NewGame.Settle.With("name", p.seats[p.seat].Name), Primary: true, Size: 22 * t, Act: p.settle})
}

// nameplate is crest, number and name of the seat of the sheet; the name can be
// changed there.
func (p *Page) nameplate(s *ui.Stage, r ui.Rect, crest, t float64) {
	seat := p.seats[p.seat]
	rowLook{crest: crest}.shield(s, seat.Crest, r.X, r.CY()-crest*.5625)
	x := r.X + crest*1.3
	at := ui.R(x-8, r.Y+(r.H-max(46, r.H))/2, r.Right()-x+8, max(46, r.H))
	k := r.H / 54
	words := seat.Name
	if p.naming != nil {
		words = p.naming.text
		field := ui.R(at.X, r.CY()-23, at.W, 46)
		st := sprites.Style{Font: sprites.SansMedium, Size: 21, Color: sprites.Ink}
		st.Size = ui.FitSize(words, st, field.W-28)
		s.Put(sprites.Surface{Kind: sprites.Field}, field)
		s.Words(words, field.X+12, field.Y+31, st)
		s.Put(sprites.Surface{Kind: sprites.Caret}, ui.R(field.X+14+sprites.Measure(words, st), field.Y+10, 2, 26))
	} else {
		const pencil = 18.0
		number := italic.Sized(16 * k * t)
		number.Size = ui.FitSize(p.number(p.seat), number, r.Right()-x)
		s.Words(p.number(p.seat), x, r.Y+18*k, number)
		name, room := ink.Sized(28*k*t), r.Right()-x-pencil*k-12
		name.Size = max(min(20, name.Size), ui.FitSize(words, name, room))
		s.Name(words, x, r.Y+48*k, room, name)
		nw := min(room, sprites.Measure(words, name))
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "pencil", Stroke: 1.7, Tint: sprites.InkSoft}, ui.R(x+nw+10, r.Y+48*k-pencil*k, pencil*k, pencil*k))
	}
	s.Control(ui.Control{ID: "name", Label: p.app.Words.NewGame.Name + ": " + words, Rect: at, Types: true, Act: func() { p.nameSeat(at) }})
}

// choices are who plays, and how well, in two controls below each other, the first
// in r, and what the level is. It returns where they end.
func (p *Page) choices(s *ui.Stage, r ui.Rect, t float64) float64 {
	size := 17 * min(t, 1.25)
	p.whoPlays(s, r, size)
	if p.seats[p.seat].Kind == engine.Human {
		return r.Bottom()
	}
	r.Y += r.H * 1.25
	p.levelChoice(s, r, size)
	st := italic.Sized(16 * min(t, 1.3))
	y := r.Bottom() + r.H/6
	for _, l := range ui.Wrap(p.meaning(), st, r.W-4) {
		y += st.Size * 1.2
		s.Words(l, r.X+2, y-st.Size*.25, st)
	}
	return y
}

// whoPlays is the choice between a person and a computer player.
func (p *Page) whoPlays(s *ui.Stage, r ui.Rect, size float64) {
	w := &p.app.Words.NewGame
	mark := func(icon string) sprites.Surface {
		return sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 2, W: 22, H: 22}
	}
	active := 1
	if p.seats[p.seat].Kind == engine.Human {
		active = 0
	}
	s.Segmented("who", p.seats[p.seat].Name, r, []ui.Choice{
		{Label: w.Human, Mark: mark("person"), Width: .46}, {Label: w.Computer, Mark: mark("computer"), Width: .54},
	}, active, size, func(k int) {
		if k != active {
			p.setKind([...]string{engine.Human, engine.Medium}[k])
		}
	})
}

// levelChoice is the level of a computer player.
func (p *Page) levelChoice(s *ui.Stage, r ui.Rect, size float64) {
	w := &p.app.Words.NewGame
	var items []ui.Choice
	levels := engine.Levels()
	for _, level := range levels {
		item := ui.Choice{Label: w.Levels[level].Choice}
		if r.W >= levelsRoom*size/17 {
			item.Mark = bars(level, 20, sprites.Ink)
		}
		items = append(items, item)
	}
	active := slices.Index(levels, p.seats[p.seat].Kind)
	s.Segmented("level", w.Level, r, items, active, size, func(k int) { p.setKind(levels[k]) })
}

// levelsRoom is how wide the choice of the level has to be for bars beside its words.
const levelsRoom = 300.0

// meaning says what the level of the seat is.
func (p *Page) meaning() string {
	return p.app.Words.NewGame.Levels[p.seats[p.seat].Kind].Meaning
}

// whose is the number of a seat within a sentence: "second seat".
func (p *Page) whose(i int) string {
	number := p.number(i)
	return strings.ToLower(number[:1]) + number[1:] // no language has a letter with a mark here
}

package me

import (
	"slices"

	"treille/engine/person"
	"treille/scenes/data/store"
	"treille/scenes/pages/page"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	p.below.Compose(s)
	opener, hangs := s.Find(Opener), false
	var from ui.Rect
	if opener != nil {
		from, hangs = opener.Rect, p.opener != nil && s.Frame().Shape.Large()
	}
	s.DropControls()
	s.Raise(sheetZ)
	defer s.Raise(0)
	f := s.Frame()
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	above, wide, side := p.upright, phoneWide, ui.Far
	switch {
	case f.Shape == ui.Landscape:
		above, wide, side = p.landscape, f.Safe.W, ui.Wide
	case f.Shape.Large():
		above, wide, side = p.large, largeWide*min(f.Text, 1.3), largeSide
	}
	list := above(p.name.Refusal()).Pad(side, ui.Close)
	out := 0.0
	if f.Shape == ui.Portrait {
		out = buttonOut
	}
	buttons := p.buttons(f).Pad(side-out, 0)
	sheet := ui.Column(ui.Loose, page.Scrolling(&p.Scrolled, list), buttons).Pad(0, ui.Wide).On(ui.SheetPaper)
	w := min(wide, f.Safe.W-2*ui.Loose)
	high := func(list ui.Part) float64 {
		return min(s.HeightOf(list, w)+ui.Loose+s.HeightOf(buttons, w)+2*ui.Wide, f.Safe.H-2*ui.Apart)
	}
	h := high(list)
	// The page's own field stays where typing began: a warning makes the sheet longer below, and does not move its top.
	top := f.Safe.Y + (f.Safe.H-high(above(ui.Part{}).Pad(side, ui.Close)))*rise
	at := ui.R(f.Safe.CX()-w/2, min(top, f.Safe.Bottom()-ui.Apart-h), w, h)
	if hangs {
		at.X = f.Safe.Right() - ui.Far - w
		at.Y = min(from.Bottom()+tailHigh, f.Safe.Bottom()-ui.Apart-h)
	}
	s.Lay(sheet, at)
	s.Beside(at, p.Back)
	if hangs && at.Y >= from.Bottom() {
		s.Lay(p.opener(p.Back), from) // in the light
		s.Put(sprites.Surface{Kind: sprites.Tail, State: sprites.On}, ui.R(from.Right()-tailFrom, at.Y-tailHigh+1, tailWide, tailHigh))
	}
}

// upright is what stands above the buttons on a phone held upright. It scrolls where there is
// not room for all.
func (p *Page) upright(refusal ui.Part) ui.Part {
	w := &p.app.Words.Me
	head := ui.Column(ui.Apart, ui.Label(w.Title, ui.PaperName.Sized(31)).Centred(),
		ui.Mark(sprites.Surface{Kind: sprites.InkDiamondRule}, ruleWide, 9).Centred(),
		ui.Paragraph(p.why(), ui.PaperNote.Sized(17).At(sprites.Middle)))
	return ui.Column(ui.Wide, head, p.nameRows(true, refusal), ui.Column(ui.Loose, p.heading(p.app.Words.NewGame.Crest), p.crests()),
		ui.Paragraph(w.Anytime, ui.PaperNote.Sized(ui.Body).At(sprites.Middle)))
}

// large is that on a large screen.
func (p *Page) large(refusal ui.Part) ui.Part {
	w := &p.app.Words.Me
	head := ui.Row(ui.Loose, ui.Column(ui.Near, ui.Label(w.Title, ui.PaperName.Sized(32)), ui.Paragraph(p.why(), ui.PaperNote.Sized(18))).Growing(), p.shut().Top())
	return ui.Column(ui.Wide, head, ui.DoubleRule(), p.nameRows(false, refusal), ui.Column(ui.Loose, p.crestHead(), p.crests()))
}

// landscape is that on a phone held sideways: the crests beside the name.
func (p *Page) landscape(refusal ui.Part) ui.Part {
	f := p.app.Frame()
	w := &p.app.Words.Me
	head := ui.Column(ui.Near, ui.Label(w.Title, ui.PaperName.Sized(27)), ui.Paragraph(p.why(), ui.PaperNote.Sized(ui.Body)))
	left := ui.Column(ui.Wide, head, p.nameRows(true, refusal))
	right := ui.Column(ui.Apart, p.heading(p.app.Words.NewGame.Crest), p.crests(), ui.Paragraph(w.Anytime, ui.PaperNote.Sized(ui.Body)))
	if f.Text > 1 {
		return ui.Column(ui.Loose, left, right)
	}
	return ui.Row(ui.Far, f.Handed(left.Wide(f.Safe.W*.4), right.Growing())...)
}

func (p *Page) heading(words string) ui.Part { return ui.Label(words, ui.PaperHead.Sized(18)) }

// nameRows are the field with its heading, above it or at its left, and what was refused below it.
func (p *Page) nameRows(above bool, refusal ui.Part) ui.Part {
	w := p.app.Words
	field := ui.Column(ui.Apart, p.name.Part(fieldHigh), refusal)
	length := ui.Label(w.Me.Length, ui.PaperNote.Sized(ui.Note))
	if above {
		return ui.Column(ui.Apart, ui.Row(ui.Loose, p.heading(w.NewGame.Name), ui.Spring(), length), field)
	}
	beside := ui.Row(ui.Loose, p.heading(w.NewGame.Name).AtLeast(headWide, fieldHigh).Top(), field.Growing())
	return ui.Either(beside.Firm(), ui.Column(ui.Apart, p.heading(w.NewGame.Name), field))
}

// crestHead is the heading of the crests with what is said of them.
func (p *Page) crestHead() ui.Part {
	w := p.app.Words
	said := ui.Paragraph(w.Me.Never, ui.PaperNote.Sized(17))
	head := p.heading(w.NewGame.Crest)
	return ui.Either(ui.Row(ui.Loose, head.AtLeast(headWide, 0), ui.Label(w.Me.Never, ui.PaperNote.Sized(17))).Firm(), ui.Column(ui.Near, head, said))
}

// crests are the six to choose among: three in a row, or two where their words need it.
func (p *Page) crests() ui.Part {
	of := func(columns int) ui.Part {
		var list []ui.Part
		for i, crest := range person.Crests() {
			list = append(list, p.tile(i, crest))
		}
		return ui.Grid(columns, ui.Loose, list...)
	}
	if p.app.Frame().Text > 1 {
		return ui.Either(of(3).Firm(), of(2))
	}
	return of(3)
}

// control is that of a crest.
func (p *Page) control(i int, crest string) ui.Control {
	w := p.app.Words
	c := ui.Control{ID: "crest/" + crest, Role: ui.Radio, Among: w.NewGame.Crest, Label: w.Labelled(w.NewGame.Crest, p.crestName(i)), Checked: crest == p.crest,
		Act: func() { p.crest = crest }}
	if k := slices.IndexFunc(p.others, func(s store.Seat) bool { return s.Crest == crest }); k >= 0 {
		c.Disabled, c.Reason = true, w.Errors.CrestTaken.With("name", p.others[k].Name)
	}
	return c
}

// tile is a crest with its name.
func (p *Page) tile(i int, crest string) ui.Part {
	c := p.control(i, crest)
	name, alpha := p.crestName(i), 1.0
	if k := slices.IndexFunc(p.others, func(s store.Seat) bool { return s.Crest == crest }); k >= 0 {
		name, alpha = p.others[k].Name, takenAlpha
	}
	shield := ui.Picture(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(crest), Lift: sprites.Token}, Alpha: alpha}, crestWide)
	tile := ui.Column(ui.Near, shield.Centred(), ui.Name(name, ui.PaperLabel.Sized(ui.Body)).Centred()).Pad(ui.Close, ui.Loose)
	if !c.Checked {
		return tile.On(sprites.Surface{Kind: sprites.Secondary}).Control(c)
	}
	return ui.Stack(tile, ui.Art("common/tick-badge", badge).Pad(ui.Near, ui.Near).Right().Top()).On(sprites.Surface{Kind: sprites.Secondary}).Control(c).
		Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 15, Line: true}, r.Inset(-3))
			inner()
		})
}

// shut puts the sheet away without a change.
func (p *Page) shut() ui.Part {
	return ui.IconSpec{ID: "cancel", Icon: "close", Light: true, Label: p.app.Words.App.Cancel, Act: p.Back}.Part()
}

// buttons are those that put it off, and that take what was said.
func (p *Page) buttons(f ui.Frame) ui.Part {
	w, t := &p.app.Words.Me, f.Caption()
	off := ui.ButtonSpec{ID: "later", Label: w.Later, Size: ui.ButtonSize * t, Act: p.later}
	if p.opener != nil { // he was not asked, but asks himself
		off.Label = p.app.Words.App.Cancel
	}
	later := off.Part().Narrowed(leastLater).AtLeast(0, buttonHigh)
	settle := ui.ButtonSpec{ID: "settle", Label: w.Settle, Primary: true, Size: ui.Title * t, Act: p.settle}.Part().Narrowed(leastSettle).AtLeast(0, buttonHigh)
	if f.Shape == ui.Portrait {
		return ui.Row(ui.Apart, f.Handed(later.Roomy(phoneLater, 0), settle.Growing())...)
	}
	return ui.Row(ui.Apart, f.Handed(later.Roomy(largeLater, 0), ui.Spring(), settle.Roomy(largeSettle, 0))...)
}

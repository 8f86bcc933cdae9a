package newgame

import (
	"treille/scenes"
	"treille/scenes/lang"
	"treille/scenes/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// An editor chooses name and crest of a seat.
type editor struct {
	page  *Page
	seat  int
	name  string
	crest string
	asked bool // the page's own field has been opened
}

// editSeat opens name and crest of a seat.
func (p *Page) editSeat(i int) {
	p.edit = &editor{page: p, seat: i, name: p.seats[i].Name, crest: p.seats[i].Crest}
}

// shutEditor closes name and crest.
func (p *Page) shutEditor() {
	p.edit = nil
	p.room.CloseField()
}

// typed takes what was typed on the keyboard.
func (e *editor) typed(chars []rune, key scenes.TextKey) {
	switch key {
	case scenes.Backspace:
		if r := []rune(e.name); len(r) > 0 {
			e.name = string(r[:len(r)-1])
		}
	case scenes.EnterKey:
		e.done()
	case scenes.EscapeKey:
		e.page.shutEditor()
	}
	for _, c := range chars {
		if _, problem := lang.CheckName(e.name + string(c)); problem != lang.NameFine && problem != lang.NameEmpty {
			e.page.room.Note(e.page.room.Words.Explain(problem))
			continue
		}
		e.name += string(c)
	}
	e.page.room.Changed()
}

// done takes name and crest over, if the name is one.
func (e *editor) done() {
	p := e.page
	name, problem := lang.CheckName(e.name)
	if problem != lang.NameFine {
		p.room.Note(p.room.Words.Explain(problem))
		return
	}
	for i := range p.seats { // a crest has one owner: they swap
		if p.seats[i].Crest == e.crest {
			p.seats[i].Crest = p.seats[e.seat].Crest
		}
	}
	p.seats[e.seat].Name, p.seats[e.seat].Crest = name, e.crest
	p.shutEditor()
	p.keep()
}

// ask opens the page's own field, where there is one. What is typed there is
// the name at once; what no name may have is refused with a word.
func (e *editor) ask(at ui.Rect) {
	room := e.page.room
	e.asked = true
	take := func(text string) string {
		if _, problem := lang.CheckName(text); problem != lang.NameFine && problem != lang.NameEmpty {
			room.Note(room.Words.Explain(problem))
		} else {
			e.name = text
		}
		room.Changed()
		return e.name
	}
	room.Ask(scenes.Field{Label: room.Words.NewGame.Name, Value: e.name, Limit: lang.MaxName + 1, Changed: take,
		Done: func(text string, ok bool) {
			if ok && e.page.edit == e {
				take(text)
			}
		}}, at)
}

// compose adds the editor over the page.
func (e *editor) compose(s *ui.Stage) {
	f := s.Frame()
	w := e.page.room.Words
	s.DropControls()
	s.Typing()
	s.Raise(100)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	low := f.Shape == ui.Sideways
	width, height := 342.0, 372.0
	if low {
		width, height = 600, 236
	}
	width = min(width, f.Safe.W-16)
	r := ui.R(f.Safe.CX()-width/2, f.Safe.Y+min(120, (f.Safe.H-height)/2), width, height)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	label := sprites.Style{Font: sprites.SC, Size: 20, Color: sprites.Ink}
	s.Words(w.NewGame.Name, r.X+24, r.Y+40, label)
	field := ui.R(r.X+24, r.Y+54, width-48, 48)
	if low {
		field.W = min(250, width-24-crestsWidth(width)-24-20)
	}
	s.Put(sprites.Surface{Kind: sprites.Field}, field)
	st := sprites.Style{Font: sprites.SansMedium, Size: 21, Color: sprites.Ink}
	st.Size = ui.FitSize(e.name, st, field.W-28)
	s.Words(e.name, field.X+12, field.Y+32, st)
	s.Put(sprites.Surface{Kind: sprites.Caret}, ui.R(field.X+14+sprites.Measure(e.name, st), field.Y+11, 2, 26))
	s.Control(ui.Control{ID: "name", Label: w.NewGame.Name + ": " + e.name, Rect: field, Types: true, Act: func() { e.ask(field) }})
	crests := ui.R(r.X+24, r.Y+142, width-48, 134)
	if low {
		crests = ui.R(r.X+width-24-crestsWidth(width), r.Y+54, crestsWidth(width), 134)
	}
	s.Words(w.NewGame.Crest, crests.X, crests.Y-12, label)
	spoken := e.page.crestNames()
	for i, c := range store.Crests() {
		pitch := min(98, (crests.W+8)/3)
		q := ui.R(crests.X+float64(i%3)*pitch, crests.Y+float64(i/3)*70, pitch-8, 62)
		if c == e.crest {
			s.Put(sprites.Surface{Kind: sprites.Segment}, q)
		}
		s.Piece(sprites.Look{ID: "common/crest-" + c, Lift: sprites.Token}, q.CX()-22, q.Y+7, 43)
		s.Control(ui.Control{ID: "crest/" + c, Role: ui.Radio, Label: w.NewGame.Crest + ": " + spoken[i], Rect: q, Checked: c == e.crest,
			Act: func() { e.crest = c }})
	}
	by := r.Bottom() - 74
	cancel := ui.R(r.X+24, by, min(120, (width-60)*0.45), 52)
	ok := ui.R(cancel.Right()+12, by, r.Right()-24-cancel.Right()-12, 52)
	if low {
		cancel, ok = ui.R(r.X+24, r.Bottom()-76, field.W*0.5, 52), ui.R(r.X+34+field.W*0.5, r.Bottom()-76, field.W*0.5-10, 52)
	}
	s.Button(ui.ButtonSpec{ID: "cancel", Rect: cancel, Label: w.App.Cancel, Size: 18 * min(f.Text, 1.4), Act: e.page.shutEditor})
	s.Button(ui.ButtonSpec{ID: "ok", Rect: ok, Label: w.App.OK, Primary: true, Size: 20 * min(f.Text, 1.4), Act: e.done})
	s.Raise(0)
	if !e.asked {
		e.ask(field)
	}
}

// crestsWidth is how wide the crests of a low editor are.
func crestsWidth(editor float64) float64 {
	if editor < 600 {
		return 232
	}
	return 286
}

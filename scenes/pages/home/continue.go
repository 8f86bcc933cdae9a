package home

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// continueSheet is the game under way in its sheet: where it stands, and the button that
// goes on; nothing if there is none.
func (p *Page) continueSheet() ui.Part {
	if p.saved == nil {
		return ui.Part{}
	}
	t := p.textScale()
	b := ui.ButtonSpec{ID: "continue", Label: p.app.Words.Home.Continue, Primary: true, Size: 20 * p.buttonScale(), Act: func() { p.saved.Resume(p.app) }}
	if p.over() {
		b.Label, b.Primary = p.app.Words.Result.Title, false
	}
	if p.ofToday() {
		b.Spoken = p.app.Words.Labelled(p.app.Words.Today.Forth, p.game())
	}
	switch {
	case p.scrolls():
		return p.sheet(goesOn(p.above(ui.Row(ui.Loose, ui.When(p.ofToday(), p.leaf()), p.continueLow().Middle().Growing()), b.Part())))
	case !p.app.Frame().Shape.Large():
		button := func() ui.Part { return b.Part().AtLeast(118*min(t, 1.2), 0).Roomy(0, 52*t).Middle() }
		words := goesOn(ui.Row(ui.Apart, p.continueLow().Middle().Growing(), button()))
		if !p.ofToday() {
			return p.sheet(words)
		}
		b.Second = p.game()
		return p.sheet(ui.Row(ui.Apart, p.leaf(), ui.Either(words, button().Growing()).Growing()))
	}
	b.Size = 21 * t
	var picture ui.Part
	if g := p.saved.Glance(p.app.Words); len(g.Art) > 0 {
		picture = ui.Fixed(84, 82, func(s *ui.Stage, r ui.Rect) { art(s, g.Art, r) }).Dropped(1)
	}
	if p.ofToday() {
		picture = p.leaf()
	}
	return p.sheet(ui.Row(ui.Wide, picture, goesOn(ui.Row(ui.Wide, p.continueWide().Middle().Growing(), b.Part().AtLeast(132*min(t, 1.2), 0).High(62).Middle())).Growing()))
}

// goesOn lets a press on the words beside the button, or above it, go on as well.
func goesOn(both ui.Part) ui.Part {
	return both.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		inner()
		if leaf := s.Find("days"); leaf != nil && leaf.Rect.Meets(r) {
			r = ui.R(leaf.Rect.Right(), r.Y, r.Right()-leaf.Rect.Right(), r.H)
		}
		s.Find("continue").Twin = r
	})
}

// continueWide is what is said of it in a wide sheet, with the scores below.
func (p *Page) continueWide() ui.Part {
	w, st := p.app.Words, ui.PaperSerif.Sized(17)
	long, short := p.saved.Where(w, true), p.saved.Where(w, false)
	where := ui.Either(ui.Label(long, st).Firm(), ui.Label(short, st).Firm(), ui.Paragraph(short, st), ui.Label(p.saved.Round(w), st))
	return ui.Column(ui.Close, p.savedName(), where, p.scores(23, 20).Dropped(1))
}

// savedName is the name of the game under way, after which it says that it is today’s table.
func (p *Page) savedName() ui.Part {
	w := p.app.Words
	return ui.Row(ui.Apart, ui.Label(p.saved.Kind.About(w).Title, ui.PaperName.Sized(24)), ui.When(p.ofToday(), ui.Label(w.Today.Title, ui.PaperHead.Sized(20))))
}

// continueLow is that on a phone: as many words beside the name as there is room for, else in
// place of the scores.
func (p *Page) continueLow() ui.Part {
	w, st := p.app.Words, ui.PaperItalic.Sized(ui.Note)
	name := ui.Label(p.saved.Kind.About(w).Title, ui.PaperName.Sized(20))
	texts := []string{p.saved.Where(w, false), p.saved.Turn(w), p.saved.Round(w)}
	switch {
	case p.over():
		texts = texts[:1]
	case p.ofToday(): // the name gives way to that of the table
		name = ui.Label(w.Today.Title, ui.PaperName.Sized(20))
		game := p.saved.Kind.About(w).Title
		texts = []string{game + ". " + texts[0], w.Labelled(game, texts[2]), game}
	}
	if p.scrolls() {
		return ui.Column(ui.Near, name, ui.Paragraph(texts[0], st), p.scores(20, 18))
	}
	var beside, below []ui.Part
	for _, words := range texts {
		beside = append(beside, ui.Column(ui.Apart, ui.Row(ui.Apart, name, ui.Label(words, st)).Firm(), p.scores(20, 18).Dropped(1)))
		below = append(below, ui.Column(ui.Near, name, ui.Paragraph(words, st)))
	}
	return ui.Either(append(beside, below...)...)
}

// art lays one or two pieces into a box, tilted as they were put down.
func art(s *ui.Stage, looks []sprites.Look, r ui.Rect) {
	for i, look := range looks {
		ratio := sprites.Ratio(look.ID)
		w := min(r.H*0.7, r.H/ratio)
		if ratio < 1.2 { // no card: two of them hardly overlap
			w = r.H * 0.56
		}
		x, turn := r.X+(r.W-w)/2, -4.0
		if len(looks) > 1 {
			x, turn = r.X+float64(i)*(r.W-w), []float64{-7, 5}[i]
		}
		s.Add(ui.Item{Kind: ui.Piece, Look: look, Turn: turn, Centred: true, Box: ui.R(x, r.CY()-w*ratio/2, w, w*ratio)})
	}
}

// scores are all crests of the game under way with their points, smaller where many seats or
// long numbers need more room.
func (p *Page) scores(crest, size float64) ui.Part {
	g := p.saved.Glance(p.app.Words)
	return ui.Uniform(func(scale float64) ui.Part {
		var list []ui.Part
		for i, seat := range p.saved.Referee.Seats() {
			list = append(list, ui.Row(ui.Near*scale, ui.Art(table.CrestArt(seat.Crest), crest*scale), ui.Label(p.app.Words.Whole(g.Scores[i]), ui.PaperNumber.Sized(size*scale))))
		}
		return ui.Row(ui.Wide*scale, list...)
	}).Left()
}

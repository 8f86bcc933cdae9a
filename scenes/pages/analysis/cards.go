package analysis

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// cards adds the decisions one below the other from the upper edge of a box on, and
// returns where they end. All of them are in sight in a box that has a height, if their
// words have room there.
func (p *Page) cards(s *ui.Stage, r ui.Rect, f ui.Frame) float64 {
	if !p.done || len(p.costs) == 0 {
		r.H = 84 * min(f.Text, 1.6)
		p.instead(s, r, f.Text)
		return r.Bottom()
	}
	high := (r.H - (most-1)*cardGap) / most
	for i := range p.costs {
		r.H = high
		r.H = p.card(s, i, r, f, false)
		p.card(s, i, r, f, true)
		r.Y += r.H + cardGap
	}
	st := sprites.Style{Font: sprites.Italic, Size: 15 * f.Text, Color: sprites.CreamSoft}
	return s.Paragraph(p.estimates(), r.X+8, r.Y+st.Size, st, st.Size*1.3, r.W-16) + 8
}

// instead stands in the place of the decisions: how far it has looked, or that there are
// none.
func (p *Page) instead(s *ui.Stage, r ui.Rect, text float64) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
	words := p.app.Words.Analysis.Nothing
	if !p.done {
		words = p.progress()
	}
	st := ui.PaperSerif.Sized(18 * min(text, 1.6)).At(sprites.Middle)
	st.Size = ui.FitSize(words, st, r.W-32)
	y := r.CY() + st.Size*.33
	if !p.done {
		y -= 12
		n, all := p.study.Progress()
		bar := ui.R(r.X+24, y+16, r.W-48, 8)
		s.Put(sprites.Surface{Kind: sprites.Groove}, bar)
		if bar.W = bar.W * float64(n) / float64(max(1, all)); bar.W >= bar.H {
			s.Put(sprites.Surface{Kind: sprites.GrooveFull}, bar)
		}
	}
	s.Words(words, r.CX(), y, st)
}

// card lays out a decision as wide as a box, and returns how high it is: on a phone held
// sideways as high as the box, if its words have room; add says whether it is to be seen,
// in the whole box.
func (p *Page) card(s *ui.Stage, i int, r ui.Rect, f ui.Frame, add bool) float64 {
	c, t, k := &p.costs[i], f.Text, 1.0
	if f.Shape.Large() {
		k = largeCards
	}
	head := ui.R(r.X+cardPad, r.Y, r.W-2*cardPad, cardHead*k*min(t, 1.3))
	felt := ui.R(r.X+cardPad, head.Bottom(), feltWide*k, feltHigh*k)
	size := cardText * k * t
	lead := size * cardLead
	low := f.Shape == ui.Landscape && t <= lowText && r.W >= lowLeast
	if low {
		felt = ui.R(r.X+8, r.Y+7, lowWide, max(lowHigh, r.H-14))
		head = ui.R(felt.Right()+8, r.Y+4, r.Right()-cardPad-felt.Right()-8, 29)
	}
	words := ui.R(felt.Right()+10, head.Bottom(), r.Right()-cardPad-felt.Right()-10, felt.H)
	if low {
		for size = lowWords * t; size > lowLeastWords*t; size -= .5 {
			if p.cardWords(s, c, words, size, size*lowLead, false) <= r.Bottom()-lowRoom/2 {
				break
			}
		}
		lead = size * lowLead
	}
	if t > belowText {
		words = ui.R(r.X+cardPad, felt.Bottom()+6, r.W-2*cardPad, 0)
	}
	if add {
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
		chevron := ui.R(head.Right()-16, head.CY()-8, 16, 16)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.Ink}, chevron)
		head.W -= 22
		p.cardHead(s, i, head, 18*k*min(t, 1.3))
		s.Put(sprites.Surface{Kind: sprites.Felt, R: 8}, felt)
		c.Thumbnail.Draw(s, felt.Inset(momentPad), momentMost)
		s.Control(ui.Control{ID: "moment/" + strconv.Itoa(i+1), Label: p.spoken(c), Rect: r, Act: func() { p.see(i) }})
	}
	end := p.cardWords(s, c, words, size, lead, add)
	if low {
		return max(felt.Bottom()+7, end+lowRoom/2) - r.Y
	}
	return max(felt.Bottom(), end) + cardPad - r.Y
}

// cardHead is the number of a decision, when it was, and what it cost.
func (p *Page) cardHead(s *ui.Stage, i int, r ui.Rect, size float64) {
	c := &p.costs[i]
	w := size * 1.5
	p.wax(s, i, r.X+w/2, r.CY(), w)
	cost := p.lossWords(c)
	big := loss.Sized(size * 1.2)
	s.Words(cost, r.Right(), r.CY()+big.Size*.33, big.At(sprites.Right))
	st := ui.PaperName.Sized(size)
	room := r.W - w - 8 - sprites.Measure(cost, big) - 12
	when := c.When
	if ui.FitSize(when, st, room) < leastTitle {
		when = c.Round
	}
	st.Size = ui.FitSize(when, st, room)
	s.Words(when, r.X+w+8, r.CY()+st.Size*.33, st)
}

// cardWords says what was played and what would have been better. It returns where that
// ends.
func (p *Page) cardWords(s *ui.Stage, c *cost, r ui.Rect, size, lead float64, add bool) float64 {
	y := r.Y + size*.9
	better := ui.PaperNumber.Sized(size)
	better.Color = sprites.Burgundy
	for i, q := range []ui.Rich{
		{Words: p.playedWords(c), Text: ui.PaperSerif.Sized(size), Bold: ui.PaperNumber.Sized(size)},
		{Words: p.betterWords(c), Text: ui.PaperSerif.Sized(size), Bold: better},
	} {
		if i > 0 {
			y += lead * 1.05
		}
		if add {
			s.Rich(q, r.X, y, 0, r.W, lead)
		}
		y += q.Height(0, r.W, lead)
	}
	return y + size*.35
}

// columns are three cards side by side, each with a button.
func (p *Page) columns(s *ui.Stage, r ui.Rect) {
	if !p.done || len(p.costs) == 0 {
		p.instead(s, ui.R(r.CX()-280, r.Y+20, 560, 110), 1.2)
		return
	}
	const gap, foot = 14.0, 64.0
	w := (r.W - gap*float64(most-1)) / most
	x := r.CX() - (w*float64(len(p.costs))+gap*float64(len(p.costs)-1))/2
	for i := range p.costs {
		c := &p.costs[i]
		box := ui.R(x+float64(i)*(w+gap), r.Y, w, r.H)
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 11, Lift: sprites.Sheet, Line: true}, box)
		head := ui.R(box.X+20, box.Y+10, w-40, 52)
		p.cardHead(s, i, head, 22)
		s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(head.X, head.Bottom()+1, head.W, 5))
		felt := ui.R(head.X, head.Bottom()+16, 164, box.Bottom()-foot-14-head.Bottom()-16)
		s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
		c.Thumbnail.Draw(s, felt.Inset(momentPad), momentMost)
		p.fittedWords(s, c, ui.R(felt.Right()+14, felt.Y, head.Right()-felt.Right()-14, felt.H))
		s.Button(ui.ButtonSpec{ID: "moment/" + strconv.Itoa(i+1), Rect: ui.R(head.X, box.Bottom()-foot, head.W, foot-14),
			Label: p.app.Words.Analysis.See, Icon: "play", Spoken: p.spoken(c), Size: 17, Act: func() { p.see(i) }})
	}
}

// fittedWords are the words of a card, as large as its room allows.
func (p *Page) fittedWords(s *ui.Stage, c *cost, r ui.Rect) {
	size := 18.0
	for size > leastWords && p.cardWords(s, c, r, size, size*cardLead, false) > r.Bottom() {
		size -= .5
	}
	p.cardWords(s, c, r, size, size*cardLead, true)
}

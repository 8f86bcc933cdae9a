package settings

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// preview shows what pieces and buttons look like now: the words at the right of the
// pieces or below them.
func (p *Page) preview() ui.Part {
	hint, label, short := p.sample.Words(p.app.Words, p.app.Me().Name)
	said := ui.Paragraph(hint, sprites.Style{Font: sprites.Italic, Size: ui.Lead, Color: sprites.Hint, Align: sprites.Middle})
	on := sprites.Style{Font: sprites.SansBold, Size: ui.ButtonSize, Color: sprites.Cream, Align: sprites.Middle}
	button := ui.Either(ui.Label(label, on), ui.Label(short, on)).Pad(ui.Apart, 0).AtLeast(0, sampleHigh).On(sprites.Surface{Kind: sprites.Primary})
	return ui.Either(
		ui.Row(ui.Far, p.pieces().Firm().Middle(), ui.Column(ui.Loose, said, button).AtLeast(sampleWords, 0).Middle().Growing()),
		ui.Column(ui.Wide, p.pieces(), said, button),
	).Pad(ui.Wide, ui.Wide).On(sprites.Surface{Kind: sprites.Felt, R: 10, Line: true})
}

// pieces are those of the sample, the second one lifted.
func (p *Page) pieces() ui.Part {
	w, h := 3*sampleWidth+2*sampleGap, sampleWidth*p.sample.Ratio+sampleLift
	return ui.Scaled(w, h, sampleLeast, func(s *ui.Stage, r ui.Rect) {
		k := r.W / w
		for i, id := range p.sample.Pieces {
			look, y := sprites.Look{ID: id, Lift: sprites.Card}, r.Y+sampleLift*k
			if i == 1 {
				look.Lift, look.Glow, y = sprites.Lifted, true, r.Y
			}
			s.Piece(look, r.X+float64(i)*(sampleWidth+sampleGap)*k, y, sampleWidth*k)
		}
	})
}

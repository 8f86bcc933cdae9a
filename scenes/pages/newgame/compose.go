package newgame

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

var (
	ink    = sprites.Style{Font: sprites.SC, Color: sprites.Ink}
	head   = sprites.Style{Font: sprites.SC, Color: sprites.Burgundy}
	italic = sprites.Style{Font: sprites.Italic, Color: sprites.InkSoft}
	facts  = sprites.Style{Font: sprites.SansMedium, Color: sprites.InkSoft}
	label  = sprites.Style{Font: sprites.SansMedium, Color: sprites.Ink}
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	sub := ""
	if p.beside = besideFits(f); p.beside {
		p.before = nil // what was changed holds
	}
	switch {
	case p.beside:
		p.desktop(s, f)
	case f.Shape == ui.Landscape:
		if !p.landscape(s, f) {
			sub = p.spec.About(p.app.Words).Title
		}
	default:
		p.column(s, f)
	}
	p.app.Banner(s, p.app.Words.NewGame.Title, sub, p.Back, p.icons())
	if p.before != nil {
		p.over(s, f)
	}
}

// seatHead is the heading of the seats and their number, between L and R. Where there
// is no room for the word, the icon says it.
func (p *Page) seatHead(s *ui.Stage, L, R, y float64, st sprites.Style) {
	words, n := p.app.Words.NewGame.Seats, float64(p.max-p.min+1)
	least := n * 44.5
	st.Size = min(st.Size, ui.FitSize(words, st, R-L-12-least))
	left := L + 22
	if st.Size >= 14 {
		s.Words(words, L, y+40, st)
		left = L + sprites.Measure(words, st) + 12
	} else {
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "people", Stroke: 1.8, Tint: sprites.Burgundy}, ui.R(L, y+25, 18, 18))
	}
	count := min(n*62, R-left)
	p.seatCount(s, ui.R(R-count, y+11, count, 46), 18)
}

// seatCount is the choice of the number of seats.
func (p *Page) seatCount(s *ui.Stage, r ui.Rect, size float64) {
	var items []ui.Choice
	for n := p.min; n <= p.max; n++ {
		items = append(items, ui.Choice{Label: strconv.Itoa(n)})
	}
	s.Segmented("seats", p.app.Words.NewGame.Seats, r, items, len(p.seats)-p.min, size, func(i int) { p.setSeats(p.min + i) })
}

// rowsGroup is the group of the rows of the seats: the keyboard goes through them
// with arrows.
const rowsGroup = "rows"

// freeRow offers the seat that is still free, its words so far from the left.
func (p *Page) freeRow(s *ui.Stage, row, button ui.Rect, crest, left, size float64) {
	w := p.app.Words
	free := p.freeSeat()
	s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(free.Crest)}, Box: ui.R(row.X+2, row.CY()-crest*0.56, crest, 0), Alpha: 0.3})
	st := italic.Sized(size)
	words := w.NewGame.FreeSeat.With("seat", w.NewGame.SeatOrdinals[len(p.seats)])
	lines := ui.Wrap(words, st, button.X-row.X-left-12)
	for i, l := range lines {
		s.Words(l, row.X+left, row.CY()+6+(float64(i)-float64(len(lines)-1)/2)*st.Size*1.1, st)
	}
	s.Put(sprites.Surface{Kind: sprites.Dashed}, button)
	ls := sprites.Style{Font: sprites.SansBold, Size: size - 1, Color: sprites.Ink, Align: sprites.Middle}
	ls.Size = ui.FitSize(w.NewGame.AddPlayer, ls, button.W-44)
	lw := sprites.Measure(w.NewGame.AddPlayer, ls)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "plus", Stroke: 2, Tint: sprites.Ink}, ui.R(button.CX()-lw/2-14, button.CY()-9, 18, 18))
	s.Words(w.NewGame.AddPlayer, button.CX()+13, button.CY()+ls.Size*0.33, ls)
	s.Control(ui.Control{ID: "add", Label: w.NewGame.AddPlayer, Rect: button, Act: func() { p.setSeats(len(p.seats) + 1) }})
}

// startButton begins the game.
func (p *Page) startButton(s *ui.Stage, r ui.Rect, size float64) {
	s.Button(ui.ButtonSpec{ID: "start", Rect: r, Label: p.app.Words.NewGame.Start, Primary: true, Size: size, Act: p.start})
}

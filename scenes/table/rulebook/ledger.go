package rulebook

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A LedgerRow is a line of a diagram in which things change hands: a player with an
// amount and pieces, or, without a crest, a place with pieces.
type LedgerRow struct {
	Name, Crest string
	Amount      string
	Pieces      []string // names in the art
}

// The tints of a diagram's paper, and of the stripe behind a player.
const (
	lightPaper sprites.Color = 0xFFF9ECB0
	stripe     sprites.Color = 0x2417100E
)

// Ledger draws lines from the place that is given away to the one that is left: an
// arrow leads from each line's pieces to whoever gets them, in the line below, and from
// the last player's to the last line. It returns its height.
func Ledger(s *ui.Stage, box ui.Rect, title, note string, rows []LedgerRow) float64 {
	const pitch = 49.0
	box.H = 53 + float64(len(rows))*pitch + 12
	paper(s, box, title, note)
	amount := 155.0
	pieces := box.X + 216
	if box.W < 342 {
		pieces = box.Right() - 126
		amount = pieces - box.X - 61
	}
	for i, row := range rows {
		y := box.Y + 53 + float64(i)*pitch
		row.compose(s, box, y, pitch, amount)
		for j, id := range row.Pieces {
			s.Piece(sprites.Look{ID: id}, pieces+float64(j)*30.5, y-14.5, 28)
		}
		switch last := len(rows) - 1; {
		case i < last-1:
			s.Put(sprites.Surface{Kind: sprites.Swoop}, ui.R(box.X+amount+8, y, pieces-7-(box.X+amount+8), pitch))
		case i == last-1:
			x := box.X + 15 + sprites.Measure(rows[last].Name, place) + 9
			s.Put(sprites.Surface{Kind: sprites.DownSwoop}, ui.R(x, y+19, pieces+14-x, pitch-19))
		}
	}
	return box.H + 10
}

// place is the style of a line without a player.
var place = sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.Ink}

// compose adds who stands in a line, and his amount.
func (row LedgerRow) compose(s *ui.Stage, box ui.Rect, y, pitch, amount float64) {
	if row.Crest == "" {
		s.Words(row.Name, box.X+15, y+6, place)
		return
	}
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: stripe}, ui.R(box.X+9, y-pitch/2+1.5, box.W-18, pitch-3))
	s.Piece(sprites.Look{ID: "common/crest-" + row.Crest}, box.X+15, y-14, 25)
	s.Words(row.Name, box.X+48, y+6, sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Ink})
	s.Words(row.Amount, box.X+amount, y+6.5, sprites.Style{Font: sprites.SerifBold, Size: 18, Color: sprites.Ink, Align: sprites.Right})
}

// paper adds the paper of a diagram with its title and the note at its foot.
func paper(s *ui.Stage, r ui.Rect, title, note string) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Line: true}, r)
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: lightPaper}, r.Inset(6))
	st := sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Ink}
	st.Size = ui.FitSize(title, st, r.W-28)
	s.Words(title, r.X+14, r.Y+26, st)
	st = place.In(sprites.InkSoft)
	st.Size = ui.FitSize(note, st, r.W-28)
	s.Words(note, r.X+14, r.Bottom()-20, st)
}

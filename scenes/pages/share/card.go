package share

import (
	"strconv"
	"strings"

	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A card is the picture of a game while it is drawn.
type card struct {
	*game
	s    *ui.Stage
	w    *lang.Words
	date string
	link string // as it is shown
}

// draw arranges the picture.
func (c card) draw() *sprites.Print {
	all := ui.R(0, 0, cardWide, cardHigh)
	c.s = ui.NewStage()
	c.s.Begin(ui.Frame{Shape: ui.Portrait, Unit: 1, Full: all, Safe: all, Text: 1})
	c.s.Put(sprites.Surface{Kind: sprites.CardFace}, all)
	felt := ui.R(cardIn, cardIn, cardWide-2*cardIn, feltHigh)
	c.s.Put(sprites.Surface{Kind: sprites.Felt, R: 8}, felt)
	c.winner(felt)
	c.Board(c.s, ui.R(felt.X+boardIn, felt.Y+boardBelow, felt.W-2*boardIn, felt.H-boardBelow-boardIn))
	c.label(ui.R(felt.X, felt.Bottom()+10, felt.W, cardHigh-cardIn-2-felt.Bottom()-10))
	c.s.End()
	return sprites.NewPrint(cardWide, cardHigh, printScale, c.w.Lang != lang.English, c.s.Draw)
}

// winner says who has won, and with how much.
func (c *card) winner(felt ui.Rect) {
	s := c.s
	title := sprites.Style{Font: sprites.SC, Size: 40}
	title.Size = ui.FitSize(c.Headline, title, felt.W-24)
	w := sprites.Measure(c.Headline, title)
	s.Put(sprites.Title(c.Headline, title.Size), ui.R(felt.CX()-w/2, felt.Y+46, w, title.Size))
	won := c.winners()
	size := min(62, 84/float64(len(won))-4)
	for i, r := range won {
		s.Piece(sprites.Look{ID: "common/crest-" + r.Crest, Lift: sprites.Lifted}, felt.X+16+float64(i)*(size+4), felt.Y+74, size)
	}
	right := felt.Right() - 16
	s.Words(c.w.Whole(c.Score), right, felt.Y+112, sprites.Style{Font: sprites.SerifBold, Size: 46, Color: sprites.Cream, Align: sprites.Right})
	unit := sprites.Style{Font: sprites.Sans, Size: 16, Color: sprites.CreamSoft, Align: sprites.Right}
	unit.Size = ui.FitSize(c.Unit, unit, 84)
	s.Words(c.Unit, right, felt.Y+134, unit)
}

// label is the paper below: all in their order, game, day and link.
func (c *card) label(r ui.Rect) {
	s := c.s
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Lift: sprites.Card}, r)
	c.ranking(r)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+12, r.Y+44, r.W-24, 5))
	on := c.w.Share.On.With("game", c.Title, "date", c.date)
	st := sprites.Style{Font: sprites.SC, Size: 16, Color: sprites.Ink, Align: sprites.Middle}
	st.Size = ui.FitSize(on, st, r.W-24)
	s.Words(on, r.CX(), r.Y+68, st)
	st = sprites.Style{Font: sprites.SansBold, Size: 15, Color: sprites.Burgundy, Align: sprites.Middle}
	st.Size = max(leastLink, ui.FitSize(c.link, st, r.W-24))
	lines := breakLink(c.link, st, r.W-24)
	if c.link == "" {
		lines = []string{c.w.Result.Seed.With("seed", strconv.FormatUint(c.Deal.Seed, 10))}
	}
	for _, l := range lines {
		st.Size = ui.FitSize(l, st, r.W-24)
	}
	s.Lines(lines, r.CX(), r.Y+94, st.Size*1.15, st)
}

// ranking is all players in a row.
func (c *card) ranking(r ui.Rect) {
	pitch := r.W / float64(len(c.Ranking))
	k := min(1, pitch/75)
	for i, q := range c.Ranking {
		x, y := r.X+float64(i)*pitch, r.Y+7+14*(1-k)
		if i > 0 {
			c.s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x, r.Y+9, 1, 28))
		}
		st := sprites.Style{Font: sprites.SerifBold, Size: 18 * k, Color: sprites.Ink}
		score := c.w.Whole(q.Score)
		x += (pitch - 47*k - sprites.Measure(score, st)) / 2
		ribbon := "common/ribbon-paper"
		if q.Place <= 3 {
			ribbon = "common/ribbon-" + strconv.Itoa(q.Place)
		}
		c.s.Piece(sprites.Look{ID: ribbon, Lift: sprites.Token, Words: strconv.Itoa(q.Place)}, x, y, 21*k)
		c.s.Piece(sprites.Look{ID: "common/crest-" + q.Crest}, x+24*k, y+2*k, 20*k)
		c.s.Words(score, x+47*k, y+21*k, st)
	}
}

// breakLink breaks a link into lines of at most width: before what it names.
func breakLink(link string, st sprites.Style, width float64) []string {
	parts := strings.NewReplacer("#", " #", "&", " &").Replace(link)
	var lines []string
	for part := range strings.FieldsSeq(parts) {
		if n := len(lines) - 1; n >= 0 && sprites.Measure(lines[n]+part, st) <= width {
			lines[n] += part
		} else {
			lines = append(lines, part)
		}
	}
	return lines
}

package share

import (
	"strconv"

	"treille/scenes/lang"
	"treille/scenes/table"
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
	c.s.Lay(c.label(), ui.R(felt.X, felt.Bottom()+10, felt.W, cardHigh-cardIn-2-felt.Bottom()-10))
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
func (c *card) label() ui.Part {
	link := linkPart(c.link, linkStyle.Sized(15).At(sprites.Middle))
	if c.link == "" {
		dealt := c.w.Result.Seed.With("seed", strconv.FormatUint(c.Deal.Seed, 10))
		if c.Secret {
			dealt = c.w.Result.Secret
		}
		link = ui.Label(lang.Capital(dealt), linkStyle.Sized(15).At(sprites.Middle))
	}
	on := c.w.Labelled(c.w.App.Title, c.Title+", "+c.date)
	return ui.Column(ui.Near, ui.Uniform(c.ranking), ui.DoubleRule(), ui.Label(on, ui.PaperName.At(sprites.Middle)), link.Middle().Growing()).
		Pad(ui.Apart, ui.Close).On(sprites.Surface{Kind: sprites.Parchment, R: 8, Lift: sprites.Card})
}

// ranking is all players in a row, as large as a scale says.
func (c *card) ranking(scale float64) ui.Part {
	var list []ui.Part
	for _, q := range c.Ranking {
		place := ui.Row(ui.Tight*scale, table.RibbonPart(q.Place, 21*scale), ui.Art("common/crest-"+q.Crest, 20*scale),
			ui.Label(c.w.Whole(q.Score), ui.PaperNumber.Sized(18*scale))).Centred()
		if q.Own {
			place = place.On(sprites.Surface{Kind: sprites.Wash, Tint: ownPlace})
		}
		list = append(list, place)
	}
	return ui.RuledGrid(len(list), 1, list...)
}

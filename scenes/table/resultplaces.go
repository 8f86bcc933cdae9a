package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// waysRoom is how much room the ways on have beside the main one, and the size of their
// names, where they stand below the ranking.
func (r *resultPage) waysRoom(c *Canvas) (width, size float64) {
	switch c.Frame.Shape {
	case ui.Desktop:
		W := c.Frame.Full.W
		return min(480, W-14-min(456, W*0.36)-30-262-16), 19
	case ui.Tablet:
		return c.Frame.Safe.W - 28 - 300 - 16, 19
	}
	return c.Frame.Column(480).W - 16, 16
}

// desktop: felt at the left, the ranking at the right, buttons below.
func (r *resultPage) desktop(c *Canvas) {
	s := c.Stage
	W, H := c.Frame.Full.W, c.Frame.Full.H
	felt := ui.R(14, 70, min(456, W*0.36), H-84)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 16, Line: true}, felt)
	r.headlines(c, felt, felt.Y+208, 56, felt.Y+244, 19)

	sheet := ui.R(felt.Right()+16, 70, W-felt.Right()-30, H-196)
	r.wideSheet(c, sheet)
	w, size := r.waysRoom(c)
	r.buttons(c, ui.R(sheet.X, H-94, w, 60), ui.R(sheet.Right()-262, H-98, 262, 68), size, 26)
}

// tablet: felt above, the ranking below it, then the buttons.
func (r *resultPage) tablet(c *Canvas) {
	a := c.Frame.Safe
	felt := ui.R(a.X+14, a.Y+70, a.W-28, 372)
	c.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 16, Line: true}, felt)
	r.headlines(c, felt, felt.Y+74, 56, felt.Y+106, 19)
	y := a.Bottom() - 98
	r.wideSheet(c, ui.R(felt.X, felt.Bottom()+14, felt.W, min(y-14-felt.Bottom()-14, 128+119*float64(len(r.Ranking)))))
	w, size := r.waysRoom(c)
	r.buttons(c, ui.R(felt.X, y+4, w, 60), ui.R(felt.Right()-300, y, 300, 68), size, 26)
}

// wideSheet is the ranking in wide rows.
func (r *resultPage) wideSheet(c *Canvas, sheet ui.Rect) {
	s := c.Stage
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, sheet)
	L, R := sheet.X+28, sheet.Right()-28
	s.Words(c.Words.Result.Title, L, sheet.Y+46, PaperName.Sized(26))
	r.columns(c, sheet)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, sheet.Y+74, R-L, 5))
	note := r.footOf(c, c.Words.Result.SeedMeaning.With("seed", r.seed()), 16, R-L)
	rh := min(119, (sheet.H-78-50-note.more())/float64(len(r.Ranking)))
	for i, q := range r.Ranking {
		box := ui.R(sheet.X, sheet.Y+78+float64(i)*rh, sheet.W, rh)
		r.rowDesktop(c, q, sheet, box, i == 0)
	}
	foot := sheet.Y + 78 + rh*float64(len(r.Ranking))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, foot+2, R-L, 5))
	r.foot(c, note, L, R, foot+32+note.more())
}

// rowDesktop is a wide row: who, a picture, and the sum.
func (r *resultPage) rowDesktop(c *Canvas, q Rank, sheet, box ui.Rect, first bool) {
	s := c.Stage
	L, R, m := sheet.X+28, sheet.Right()-28, box.CY()
	picture := L + 206*sheet.W/780
	if q.Place == 1 {
		s.Put(sprites.Surface{Kind: sprites.Highlight}, ui.R(sheet.X+12, box.Y+1.5, sheet.W-24, box.H-2))
	}
	if !first {
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, box.Y, R-L, 1))
	}
	k := min(1, sheet.W/780)
	c.Ribbon(q.Place, L, m-25*k, 36*k)
	c.Crest(q.Seat, L+52*k, m-24*k, 44*k, sprites.Token)
	s.Name(c.PlayerName(q.Seat), L+110*k, m+8, picture-L-110*k-8, PaperName.Sized(24*max(0.8, k)))
	if r.Picture != nil {
		r.Picture(c, q.Seat, picture, box.Bottom()-9, box.H-14)
	}
	switch {
	case r.Row != nil && r.Picture != nil: // the picture tells it
	case r.Row != nil:
		r.Row(c, q.Seat, ui.R(picture, box.Y+6, R-96-picture, box.H-12))
	default:
		r.sum(c, q.Seat, sheet, m)
	}
	r.total(c, q.Seat, R-2, m+14, 42)
}

// portrait: felt above, the ranking below it, then the buttons.
func (r *resultPage) portrait(c *Canvas) {
	s := c.Stage
	area := c.Frame.Column(480)
	felt := ui.R(area.X+6, area.Y+56, area.W-12, 262)
	bottom := area.Bottom() - 140
	if c.Short() {
		felt.H, bottom = 96, area.Bottom()-124
		if r.tied() {
			felt.H = 134
		}
	}
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	r.headlines(c, felt, felt.Y+51, 42, felt.Y+78, 17*c.Frame.Caption())

	sheet := ui.R(area.X+6, felt.Bottom()+8, area.W-12, bottom-10-felt.Bottom()-8)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	note := r.footOf(c, c.Words.Result.Seed.With("seed", r.seed()), 15, sheet.W-36)
	r.rows(c, ui.R(sheet.X+18, sheet.Y+10, sheet.W-36, sheet.H-46-note.more()), 80)
	r.foot(c, note, sheet.X+18, sheet.Right()-18, sheet.Bottom()-14)
	w, size := r.waysRoom(c)
	r.buttons(c, ui.R(area.X+8, bottom, w, 48), ui.R(area.X+8, bottom+58, area.W-16, 58), size, 24)
}

// secondWidth is how wide a second line below a score is on a phone.
const secondWidth = 64.0

// rows is the ranking of a phone, each row at most so high.
func (r *resultPage) rows(c *Canvas, box ui.Rect, most float64) {
	s := c.Stage
	if r.ledger() {
		box.Y, box.H = box.Y+ledgerHeight, box.H-ledgerHeight
		r.ledgerHead(c, box)
	}
	rh := min(most, box.H/float64(len(r.Ranking)))
	k := min(1, rh/60)
	k = min(k, r.termsFit(c, box.W, k))
	for i, q := range r.Ranking {
		row := ui.R(box.X, box.Y+float64(i)*rh, box.W, rh)
		if q.Place == 1 {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, ui.R(row.X-10, row.Y-1, row.W+20, rh))
		}
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(row.X, row.Y, row.W, 1))
		}
		c.Ribbon(q.Place, row.X, row.Y+rh*0.2, 28*k)
		x := nameAt(row, k)
		c.Crest(q.Seat, row.X+min(38, x-row.X-48*k), row.Y+rh*0.2, 36*k, sprites.Token)
		total := c.Words.Whole(c.guest.Score(q.Seat))
		st := PaperNumber.Sized(38 * k).At(sprites.Right)
		r.total(c, q.Seat, row.Right(), row.Y+rh*0.65, 38*k)
		s.Name(c.PlayerName(q.Seat), x, row.Y+rh*0.38, row.Right()-x-sprites.Measure(total, st)-10, PaperName.Sized(max(15, 21*k)))
		beside := sprites.Measure(total, st) + 10
		if r.Second != nil {
			beside = max(beside, secondWidth)
		}
		if r.Row != nil {
			r.Row(c, q.Seat, ui.R(x, row.Y+rh*0.46, row.Right()-x-beside, rh*0.48))
		} else if r.ledger() {
			r.ledgerTerms(c, q.Seat, row, k)
		} else {
			r.terms(c, q.Seat, row, k)
		}
	}
}

// sideways: felt at the left, the ranking at the right with the buttons below.
func (r *resultPage) sideways(c *Canvas) {
	s := c.Stage
	area := c.Frame.Safe
	if c.Narrow() {
		r.narrow(c, area)
		return
	}
	felt := ui.R(area.X+10, area.Y+56, 330, area.H-66)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	r.headlines(c, felt, felt.Y+46, 36, felt.Y+70, 16)
	sheet := ui.R(felt.Right()+10, felt.Y, area.Right()-10-felt.Right()-10, felt.H-64)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	r.lowRows(c, sheet)
	y := sheet.Bottom() + 8
	r.buttons(c, ui.R(sheet.X, y, sheet.W*0.42, 54), ui.R(sheet.X+sheet.W*0.42+10, y, sheet.W*0.58-10, 54), 17, 22)
}

// narrow is the same for a small phone held sideways: the buttons stand below the
// headline, and the winner's pieces on the table alone.
func (r *resultPage) narrow(c *Canvas, area ui.Rect) {
	s := c.Stage
	w := min(240, area.W*0.38)
	felt := ui.R(area.X+10, area.Y+52, w, area.H-52-8-2*62)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	y := felt.CY() + 2
	if r.tied() {
		y -= 22
	}
	r.headlines(c, felt, y, 36, y+28, 16)
	r.buttons(c, ui.R(felt.X, felt.Bottom()+8, w, 52), ui.R(felt.X, felt.Bottom()+68, w, 56), 17, 22)
	sheet := ui.R(felt.Right()+10, felt.Y, area.Right()-20-felt.Right(), area.H-60)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	r.lowRows(c, sheet)
}

// lowRows are the ranking, and what stands below it, of a phone held sideways.
func (r *resultPage) lowRows(c *Canvas, sheet ui.Rect) {
	note := r.footOf(c, c.Words.Result.Seed.With("seed", r.seed()), 15, sheet.W-36)
	r.rows(c, ui.R(sheet.X+18, sheet.Y+8, sheet.W-36, sheet.H-36-note.more()), 70)
	r.foot(c, note, sheet.X+18, sheet.Right()-18, sheet.Bottom()-11)
}

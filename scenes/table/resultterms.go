package table

import (
	"strconv"

	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// ledger reports whether scores are made of so much that it stands in columns
// everywhere, each with its sign, instead of in a sum.
func (r *resultPage) ledger() bool { return len(r.Columns) > sumTerms && r.Row == nil }

// columnAt is the middle of a column of a wide sheet.
func (r *resultPage) columnAt(sheet ui.Rect, i int) float64 {
	const last, wide, first = 624.0, 116.0, 262.0 // of 780 parts
	pitch := min(wide, (last-first)/float64(max(len(r.Columns)-1, 1)))
	return sheet.X + (last-pitch*float64(len(r.Columns)-1-i))*sheet.W/780
}

// columns adds the headings of a wide sheet.
func (r *resultPage) columns(c *Canvas, sheet ui.Rect) {
	s := c.Stage
	small := PaperItalic.Sized(15).In(sprites.InkSoft)
	for i, col := range r.Columns {
		if r.Row != nil {
			break
		}
		x := r.columnAt(sheet, i)
		s.Piece(col.Icon, x-col.Size/2, sheet.Y+14+(30-col.Size)*2/3, col.Size)
		s.Words(col.Name, x, sheet.Y+62, small.At(sprites.Middle))
	}
	s.Words(r.countsHead(c.Words), sheet.Right()-30, sheet.Y+62, small.At(sprites.Right))
}

// sum is a seat's score as a sum, its middle on m.
func (r *resultPage) sum(c *Canvas, p engine.Player, sheet ui.Rect, m float64) {
	sign := sprites.Style{Font: sprites.Serif, Size: 22, Color: sprites.InkSoft, Align: sprites.Middle}
	for i, t := range r.termsOf(p) {
		if r.ledger() {
			c.Stage.Words(c.Words.Signed(t.Points), r.columnAt(sheet, i), m+10, signed(PaperNumber.Sized(27).At(sprites.Middle), t.Points))
			continue
		}
		x, y := r.columnAt(sheet, i), m+10
		if t.Count != 0 {
			y = m + 3
			times := c.Words.Result.Times.With("n", strconv.Itoa(t.Count), "each", strconv.Itoa(t.Each))
			c.Stage.Words(times, x, m+25, PaperSoft.Sized(15).At(sprites.Middle))
		}
		c.Stage.Words(strconv.Itoa(t.Points), x, y, PaperNumber.Sized(27).At(sprites.Middle))
		if i < len(r.Columns)-1 {
			c.Stage.Words("+", (x+r.columnAt(sheet, i+1))/2, m+9, sign)
		} else {
			c.Stage.Words("=", (x+sheet.Right()-50)/2+2, m+9, sign)
		}
	}
}

// nameAt is where the name begins in a row of a phone, in a scale.
func nameAt(row ui.Rect, k float64) float64 {
	if row.W < 300 {
		return row.X + 78*k
	}
	return row.X + 86
}

// termsFit is the scale at which the terms of all scores have room beside the
// totals of a phone's rows.
func (r *resultPage) termsFit(c *Canvas, width, k float64) float64 {
	if r.ledger() || r.Row != nil {
		return k
	}
	for _, q := range r.Ranking {
		total := sprites.Measure(c.Words.Whole(c.guest.Score(q.Seat)), PaperNumber.Sized(38*k))
		for nameAt(ui.R(0, 0, width, 0), k)+r.terms(nil, q.Seat, ui.R(0, 0, width, 0), k)+total+8 > width && k > 0.4 {
			k -= 0.02
		}
	}
	return k
}

// terms is the same in a row of a phone, in a scale: terms of zero are left out,
// and what is counted stands before its icon. It returns how wide they are; without
// a canvas it only measures.
func (r *resultPage) terms(c *Canvas, p engine.Player, row ui.Rect, k float64) float64 {
	least := func(size float64) float64 { return max(13, size*k) }
	left, y := nameAt(row, k), row.Y+row.H*0.74
	x := left
	words := func(words string, at float64, st sprites.Style) float64 {
		if c != nil {
			c.Stage.Words(words, at, y, st)
		}
		return sprites.Measure(words, st)
	}
	picture := func(icon sprites.Look, dx, dy, w float64) {
		if c != nil {
			c.Stage.Piece(icon, x+dx, y-dy*k, w*k)
		}
	}
	for i, t := range r.termsOf(p) {
		icon := r.Columns[i].Icon
		if t.Points == 0 && x > left {
			continue
		}
		if x > left {
			words("+", x, sprites.Style{Font: sprites.Serif, Size: least(17), Color: sprites.InkSoft})
			x += max(11, 15*k)
		}
		if t.Count == 0 {
			picture(icon, 0, 17, 20)
			x += 24*k + words(strconv.Itoa(t.Points), x+24*k, PaperNumber.Sized(least(18))) + 8
			continue
		}
		x += words(strconv.Itoa(t.Count)+"\u202f×", x, sprites.Style{Font: sprites.SansMedium, Size: least(17), Color: sprites.Ink}) + 5
		picture(icon, 0, 19, 26)
		x += 34 * k
	}
	return x - left
}

// ledgerAt is the middle of a column of a phone's row.
func (r *resultPage) ledgerAt(row ui.Rect, i int) float64 {
	const left, right = 73.0, 42.0 // up to the first column, and for the total
	w := (row.W - left - right) / float64(len(r.Columns))
	return row.X + left + w*(float64(i)+0.5)
}

// ledgerHead adds the headings of a phone's columns above a row, and the line
// below them. Where not all of their words are legible, the icons are alone.
func (r *resultPage) ledgerHead(c *Canvas, row ui.Rect) {
	st := PaperItalic.Sized(14).In(sprites.InkSoft).At(sprites.Middle)
	for _, col := range r.Columns {
		st.Size = min(st.Size, ui.FitSize(col.Name, st, r.ledgerAt(row, 1)-r.ledgerAt(row, 0)-3))
	}
	for i, col := range r.Columns {
		x := r.ledgerAt(row, i)
		size := col.Size * ledgerIcon
		c.Stage.Piece(col.Icon, x-size/2, row.Y-ledgerHeight+1, size)
		if st.Size >= 13 {
			c.Stage.Words(col.Name, x, row.Y-10, st)
		}
	}
	c.Stage.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(row.X, row.Y-5, row.W, 5))
}

// ledgerTerms is what a score is made of in the columns of a phone's row.
func (r *resultPage) ledgerTerms(c *Canvas, p engine.Player, row ui.Rect, k float64) {
	st := PaperNumber.Sized(max(13, 17*k)).At(sprites.Middle)
	for i, t := range r.termsOf(p) {
		c.Stage.Words(c.Words.Signed(t.Points), r.ledgerAt(row, i), row.Y+row.H*0.78, signed(st, t.Points))
	}
}

// signed is how a number of a ledger is written: red if it takes something away.
func signed(st sprites.Style, n int) sprites.Style {
	if n < 0 {
		return st.In(sprites.Loss)
	}
	return st
}

// total is a seat's score at the right end of a row, in a size, its base line on
// y; what decides between equal ones stands below it.
func (r *resultPage) total(c *Canvas, p engine.Player, right, y, size float64) {
	s := c.Stage
	if r.Second == nil {
		s.Words(c.Words.Whole(c.guest.Score(p)), right, y, PaperNumber.Sized(size).At(sprites.Right))
		return
	}
	icon, words, strong := r.Second(p)
	s.Words(c.Words.Whole(c.guest.Score(p)), right, y-size*0.3, PaperNumber.Sized(size).At(sprites.Right))
	st := PaperSoft
	if strong {
		st = PaperBold
	}
	st = st.Sized(max(14, size*0.45))
	s.Words(words, right, y+size*0.36, st.At(sprites.Right))
	s.Piece(icon, right-sprites.Measure(words, st)-st.Size*1.3, y+size*0.36-st.Size*0.9, st.Size)
}

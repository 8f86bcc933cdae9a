package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A ledgerRow is a line of the ledger of values: a word, and a number for each
// colour and the joker, as a mark, a price, or in the background.
type ledgerRow struct {
	word string
	kind ledgerKind
	at   zk.Square
}

type ledgerKind uint8

const (
	asMarks ledgerKind = iota
	asPrices
	asOld
)

// chosenSquare is where the viewer is about to send the mayor, or where he goes.
func (v *view) chosenSquare() zk.Square {
	switch {
	case v.mine(zk.PhaseAnnounce), v.mine(zk.PhaseMayor):
		return v.pick.square
	case v.story.taken >= 0 && v.in.Offer(v.story.taken).Points > 0:
		return v.in.Offer(v.story.taken).Square
	}
	return v.in.Announced()
}

// ledgerRows are the lines of the ledger in the present phase.
func (v *view) ledgerRows() []ledgerRow {
	p, m := &v.x.Places, v.in.Mayor()
	to := v.chosenSquare()
	switch {
	case v.in.Phase() == zk.PhaseOffer && v.in.Turn() == v.Me() && v.pick.square != zk.NoSquare && v.pick.square != v.in.Announced():
		return []ledgerRow{{p.Announced, asMarks, v.in.Announced()}, {p.Here, asMarks, v.pick.square}}
	case to == zk.NoSquare && m == zk.NoSquare:
		return nil
	case m == zk.NoSquare:
		return []ledgerRow{{p.Here, asMarks, to}, {p.Price, asPrices, to}}
	case to != zk.NoSquare && to != m && v.in.Phase() >= zk.PhaseAnnounce:
		return []ledgerRow{{p.Now, asOld, m}, {p.Here, asMarks, to}, {p.Price, asPrices, to}}
	}
	return []ledgerRow{{p.Harvest, asMarks, m}, {p.Price, asPrices, m}}
}

// ledgerHeight is how high the ledger is.
func (v *view) ledgerHeight() float64 {
	switch v.in.Phase() {
	case zk.PhaseAnnounce, zk.PhaseOffer, zk.PhaseAccept:
		return 94
	}
	return 66
}

// lit is the column that counts: of the card that is lifted, or lies face down.
func (v *view) lit() zk.Card {
	if !v.open() {
		return zk.NoCard
	}
	if v.in.Phase() == zk.PhaseFarm && v.pick.card != zk.NoCard {
		return v.pick.card
	}
	return v.in.OwnLaid()
}

// ledger says what the colours are worth. Without the joker's column where nothing is
// sold.
func (v *view) ledger(r ui.Rect) { v.ledgerOf(r, v.ledgerRows()) }

// harvestLedger is the line of the ledger that counts in the harvest.
func (v *view) harvestLedger(r ui.Rect) {
	v.ledgerOf(r, []ledgerRow{{v.x.Places.Harvest, asMarks, v.in.Mayor()}})
}

func (v *view) ledgerOf(r ui.Rect, rows []ledgerRow) {
	s := v.Stage
	s.Place(ledgerID, r)
	v.Sheet(r, 8, sprites.Card, false, false)
	word := table.PaperItalic.Sized(15)
	lw := 40.0
	for _, row := range rows {
		lw = max(lw, sprites.Measure(row.word, word))
	}
	lw = min(lw, r.W*0.26)
	joker := len(rows) > 0 && rows[len(rows)-1].kind == asPrices
	columns := 4
	if joker {
		columns = 5
	}
	x0 := r.X + 12 + lw + 8
	cw := (r.Right() - 8 - x0) / float64(columns)
	if c := v.lit(); c != zk.NoCard && (joker || c != zk.Joker) {
		s.Put(sprites.Surface{Kind: sprites.LitCell}, ui.R(x0+cw*float64(c-zk.Red)+2, r.Y+3.5, cw-4, r.H-7))
	}
	for i := range columns {
		s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x0+cw*float64(i), r.Y+9, 1, r.H-18))
	}
	shares := [][]float64{nil, {0.5}, {0.32, 0.79}, {0.19, 0.49, 0.83}}[len(rows)]
	if len(rows) == 2 && !joker {
		shares = []float64{0.29, 0.73}
	}
	for i, row := range rows {
		y := r.Y + r.H*shares[i]
		st := word
		st.Size = max(13, ui.FitSize(row.word, word, lw))
		s.Words(row.word, r.X+12, y+5, st)
		for c := zk.Red; c < zk.Red+zk.Card(columns); c++ {
			v.ledgerCell(row, c, x0+cw*(float64(c-zk.Red)+0.5), y, min(32, cw-8, r.H*0.5+10/float64(len(rows))))
		}
	}
}

// ledgerCell is a number of the ledger.
func (v *view) ledgerCell(row ledgerRow, c zk.Card, cx, y, w float64) {
	f := zk.Printed()
	switch row.kind {
	case asPrices:
		v.Stage.Words(digits(int(f.Prices[row.at][c])), cx, y+6, table.PaperNumber.Sized(18).At(sprites.Middle))
	case asOld:
		if c != zk.Joker {
			v.Stage.Words(digits(int(f.Numbers[row.at][c])), cx, y+5.5, table.PaperNumber.Sized(16).In(sprites.InkSoft).At(sprites.Middle))
		}
	default:
		if c == zk.Joker {
			v.put(appleArt(c), cx, y, w*0.88, 1.06)
			return
		}
		v.mark(c, digits(int(f.Numbers[row.at][c])), cx, y, w)
	}
}

// valueSheet is the same as a sheet of a large screen.
func (v *view) valueSheet(r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 10, sprites.Sheet, true, false)
	m, to := v.in.Mayor(), v.chosenSquare()
	if v.mine(zk.PhaseOffer) && v.pick.square != zk.NoSquare {
		to = v.pick.square
	}
	title := v.x.Places.ColoursNow
	if to != zk.NoSquare && to != m {
		title = v.x.Places.OnSquare
	} else {
		to = m
	}
	st := table.PaperName.Sized(21).At(sprites.Middle)
	st.Size = ui.FitSize(title, st, r.W-28)
	s.Words(title, r.CX(), r.Y+32, st)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+14, r.Y+43, r.W-28, 5))
	if to == zk.NoSquare {
		return
	}
	cap := table.PaperItalic.Sized(16).In(sprites.InkSoft).At(sprites.Middle)
	x1, x2 := r.X+r.W*0.48, r.X+r.W*0.82
	s.Words(v.x.Places.Harvest, x1, r.Y+66, cap)
	s.Words(v.x.Places.Price, x2, r.Y+66, cap)
	f := zk.Printed()
	pitch := (r.H - 92 + 8) / 5
	for c := zk.Red; c <= zk.Joker; c++ {
		y := r.Y + 72 + pitch*(float64(c-zk.Red)+0.5)
		if c == v.lit() {
			s.Put(sprites.Surface{Kind: sprites.LitCell}, ui.R(r.X+10, y-pitch/2+3, r.W-20, pitch-6))
		} else if c > zk.Red {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X+14, y-pitch/2, r.W-28, 1))
		}
		s.Words(digits(int(f.Prices[to][c])), x2, y+7, table.PaperNumber.Sized(22).At(sprites.Middle))
		if c == zk.Joker {
			v.put(appleArt(c), r.X+34, y, 30, 1.06)
			any := table.PaperItalic.Sized(17)
			any.Size = ui.FitSize(v.x.Places.AnyColour, any, x2-22-r.X-60)
			s.Words(v.x.Places.AnyColour, r.X+60, y+5, any)
			continue
		}
		v.mark(c, "", r.X+34, y, min(32, pitch-8))
		s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(r.X+r.W*0.68, y-13, 1, 26))
		v.change(int(f.Numbers[m0(m, to)][c]), int(f.Numbers[to][c]), to != m && m != zk.NoSquare, x1, y)
	}
}

// m0 is the square that a change begins on.
func m0(m, to zk.Square) zk.Square {
	if m == zk.NoSquare {
		return to
	}
	return m
}

// change is a number, or one that becomes another.
func (v *view) change(from, to int, changes bool, cx, y float64) {
	big := table.PaperNumber.Sized(28).At(sprites.Middle)
	if !changes {
		v.Stage.Words(digits(to), cx, y+9, big)
		return
	}
	v.Stage.Words(digits(from), cx-28, y+7, table.PaperNumber.Sized(20).In(sprites.InkSoft).At(sprites.Middle))
	v.put("common/arrow", cx-4, y, 15, 1)
	v.Stage.Words(digits(to), cx+22, y+9, big)
}

package zankapfel

import (
	"cmp"

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
	case v.mine(zk.PhaseAnnounce), v.mine(zk.PhaseMayor), v.mine(zk.PhaseAccept) && v.pick != 0:
		return v.chosen().Square
	case v.round.taken >= 0 && v.in.Offer(v.round.taken).Points > 0:
		return v.in.Offer(v.round.taken).Square
	}
	return v.in.Announced()
}

// ledgerRows are the lines of the ledger in the present phase.
func (v *view) ledgerRows() []ledgerRow {
	p, m := &v.x.Places, v.in.Mayor()
	to := v.chosenSquare()
	switch {
	case v.mine(zk.PhaseOffer) && v.pick != 0:
		return []ledgerRow{{p.Announced, asMarks, v.in.Announced()}, {p.Here, asMarks, v.chosen().Square}}
	case v.mine(zk.PhaseOffer):
		return []ledgerRow{{p.Now, asOld, m}, {p.Announced, asMarks, v.in.Announced()}}
	case to == zk.NoSquare && m == zk.NoSquare:
		return nil
	case m == zk.NoSquare:
		return []ledgerRow{{p.Here, asMarks, to}, {p.Price, asPrices, to}}
	case to != zk.NoSquare && to != m && v.in.Phase() >= zk.PhaseAnnounce:
		return []ledgerRow{{p.Now, asOld, m}, {p.Here, asMarks, to}, {p.Price, asPrices, to}}
	}
	return []ledgerRow{{p.Harvest, asMarks, m}, {p.Price, asPrices, m}}
}

// lit is the column that counts: of the card that is lifted, or lies face down.
func (v *view) lit() zk.Card {
	if !v.open() {
		return zk.NoCard
	}
	if c := v.chosen().Card; v.in.Phase() == zk.PhaseFarm && c != zk.NoCard {
		return c
	}
	return v.in.OwnLaid()
}

// ledgerPaper is what the ledger of a phone stands on.
var ledgerPaper = sprites.Surface{Kind: sprites.Parchment, R: 8, Lift: sprites.Card}

// harvestLedger is the line of the ledger that counts in the harvest, once that is settled.
func (v *view) harvestLedger() ui.Part {
	if !v.settled() {
		return ui.Part{}
	}
	return v.ledger([]ledgerRow{{v.x.Places.Harvest, asMarks, v.in.Mayor()}})
}

// ledger says what the colours are worth. Without the joker's column where nothing is
// sold.
func (v *view) ledger(rows []ledgerRow) ui.Part {
	if len(rows) == 0 {
		return ui.Space(0, 0).Named(ledgerID)
	}
	shown := colours
	if rows[len(rows)-1].kind == asPrices {
		shown = kinds
	}
	words := table.Each(rows, func(row ledgerRow) ui.Part { return ui.Label(row.word, ui.PaperItalic.Sized(ui.Note)) })
	columns := table.Each(shown, func(c zk.Card) ui.Part {
		column := ui.Grid(1, 0, table.Each(rows, func(row ledgerRow) ui.Part { return v.ledgerCell(row, c) })...)
		if c == v.lit() {
			column = column.On(sprites.Surface{Kind: sprites.LitCell})
		}
		return column
	})
	return ui.Row(ui.Close, ui.Grid(1, 0, words...), ui.Rule(), ui.RuledGrid(len(columns), ui.Near, columns...).Growing()).
		Pad(ui.Apart, ui.Near).On(ledgerPaper).Named(ledgerID).Shows(valuesFact)
}

// ledgerCell is a number of the ledger.
func (v *view) ledgerCell(row ledgerRow, c zk.Card) ui.Part {
	st := ui.PaperNumber.At(sprites.Middle)
	switch {
	case row.kind == asPrices:
		return ui.Label(digits(int(printed.Prices[row.at][c])), st.Sized(ui.Lead))
	case c == zk.Joker && row.kind == asOld:
		return ui.Space(0, 0)
	case c == zk.Joker:
		return ui.Art(appleArt(c), markSize)
	case row.kind == asOld:
		return ui.Label(digits(gives(row.at, c)), st.In(sprites.InkSoft))
	}
	return v.mark(c, digits(gives(row.at, c)), markSize)
}

// mark is the shape of a colour with a number, "" for none, at most w wide.
func (v *view) mark(c zk.Card, words string, w float64) ui.Part {
	return ui.Picture(ui.Item{Look: sprites.Look{ID: markArt(c), Words: cmp.Or(words, " ")}}, w)
}

// valueSheet is the same as a sheet of a large screen.
func (v *view) valueSheet() ui.Part {
	m, to := v.in.Mayor(), v.chosenSquare()
	if v.mine(zk.PhaseOffer) && v.pick != 0 {
		to = v.chosen().Square
	}
	title := v.x.Places.ColoursNow
	if to != zk.NoSquare && to != m {
		title = v.x.Places.OnSquare
	} else {
		to = m
	}
	soft, number := ui.PaperItalic.In(sprites.InkSoft).At(sprites.Middle), ui.PaperNumber.At(sprites.Middle)
	rows := [][]ui.Part{{{}, ui.Label(v.x.Places.Harvest, soft), {}, ui.Label(v.x.Places.Price, soft)}}
	for c := zk.Red; c <= zk.Joker; c++ {
		worth, costs := "–", "–" // as long as the mayor stands nowhere
		if to != zk.NoSquare {
			worth, costs = digits(gives(to, c)), digits(int(printed.Prices[to][c]))
		}
		price := ui.Label(costs, number.Sized(ui.Title)).Growing()
		if c == zk.Joker {
			rows = append(rows, []ui.Part{ui.Art(appleArt(c), markSize), ui.Label(v.x.Places.AnyColour, ui.PaperItalic.At(sprites.Middle)), {}, price})
			continue
		}
		value := ui.Label(worth, number.Sized(ui.Figure))
		if m != zk.NoSquare && to != m {
			value = becomes(digits(gives(m, c)), worth, number.In(sprites.InkSoft), number.Sized(ui.Figure))
		}
		rows = append(rows, []ui.Part{v.mark(c, "", markSize), value.Centred().Growing(), ui.Rule().Pad(0, ui.Apart), price})
	}
	return table.OnSheet(ui.Column(ui.Near, ui.Label(title, ui.PaperName.Sized(ui.Title).At(sprites.Middle)), ui.DoubleRule(), ui.Ledger(ui.Apart, 0, rows...).Behind(func(i int) ui.Part {
		switch c := zk.Red + zk.Card(i-1); {
		case i > 0 && c == v.lit():
			return ui.Space(0, 0).On(sprites.Surface{Kind: sprites.LitCell})
		case i > 1:
			return ui.Rule().Top()
		}
		return ui.Part{}
	}).Growing()).Pad(0, ui.Near)).Named(ledgerID).Shows(valuesFact)
}

// becomes is a number that becomes another.
func becomes(from, to string, st, now sprites.Style) ui.Part {
	return ui.Row(ui.Near, ui.Label(from, st), ui.Art("common/arrow", arrowSize), ui.Label(to, now))
}

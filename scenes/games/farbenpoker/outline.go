package farbenpoker

import (
	"strconv"
	"strings"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// Outline implements table.GameView. It says what lies open now, and remembers nothing
// (rule F40).
func (b *tableState) Outline(o *ui.Outline) {
	w := b.words()
	x := &w.Outline.Farbenpoker
	o.Section("dice", 2, x.Dice)
	for i, c := range b.now.Dice {
		die := w.Farbenpoker.Dice[i]
		b.t.Fact(o, dieFact(i))
		if c == fp.None {
			o.Item(x.NotYet.With("die", die))
			continue
		}
		state := w.Farbenpoker.Places.Wanted
		switch {
		case b.answered(i):
			state = x.Answered
		case b.now.Phase == fp.PhasePutBack || b.now.Phase == fp.PhaseOver:
			o.Item(w.Labelled(die, b.colour(c)))
			continue
		}
		o.Item(w.Labelled(die, b.colour(c)+", "+state))
	}
	if b.now.MayReroll {
		o.Text(x.MayRoll)
	}
	if p := b.mover(); b.now.MostPays() > 1 && p >= 0 {
		o.Text(b.t.WordsOf(p).Outline.Farbenpoker.Doubles.With("name", b.t.PlayerName(p)))
	}
	if b.now.MissCosts > 0 && !b.putting() {
		o.Text(w.Farbenpoker.Places.MissCosts + " " + strconv.Itoa(b.now.MissCosts))
	}
	b.outlineDrawn(o)
	for i := range letters {
		b.outlineSide(o, i)
	}
	o.Section("bank", 2, x.Bank)
	o.Item(w.Labelled(lang.Capital(w.Farbenpoker.Places.Stock), b.chipWords(b.now.Stock)))
	b.t.Fact(o, stockID)
	o.Item(w.Labelled(lang.Capital(w.Farbenpoker.Places.Pot), b.chipWords(b.now.Pot)))
	b.t.Fact(o, potID)
	for _, p := range b.t.Clockwise() {
		o.Section("seat-"+strconv.Itoa(int(p)), 2, b.seatWords(p))
		b.t.Fact(o, chipsID(p))
	}
}

// dieFact is what a die shows.
func dieFact(i int) string { return "die/" + strconv.Itoa(i) }

// outlineDrawn says which stick is in hand, and which lie out.
func (b *tableState) outlineDrawn(o *ui.Outline) {
	w := b.words()
	x := &w.Outline.Farbenpoker
	if b.now.InHand() == 0 && !b.now.Hidden && b.now.PutNext == fp.None {
		return
	}
	o.Section("stick", 2, x.Stick)
	switch {
	case b.now.Hidden:
		o.Text(x.Rising.With("hole", b.holeWords(b.now.From)))
	case b.now.Comeback < 0 && b.now.Drawn[0].Colour != fp.None:
		o.Text(x.Shows.With("hole", b.holeWords(b.now.From), "colour", b.colour(b.now.Drawn[0].Colour)))
	}
	if b.now.PutNext != fp.None {
		o.Text(x.InHand.With("colour", b.colour(b.now.PutNext)))
		if b.now.PutSide != fp.NoSide {
			o.Text(w.Farbenpoker.Reasons.WrongSide.With("side", b.now.PutSide.String()))
		}
	}
	if b.now.Comeback < 0 {
		return
	}
	for _, d := range b.now.Drawn {
		if d.Colour == fp.None {
			continue
		}
		state := w.Farbenpoker.Places.NoMatch
		if d.Die >= 0 {
			state = w.Farbenpoker.Places.Match
		}
		o.Item(x.Laid.With("colour", b.colour(d.Colour), "state", state))
	}
}

// outlineSide says in which holes of a side sticks stand.
func (b *tableState) outlineSide(o *ui.Outline, side int) {
	x := &b.words().Outline.Farbenpoker
	o.Section("side-"+strings.ToLower(letters[side]), 2, x.SideOf.With("side", letters[side]))
	for row := range rows {
		var list []string
		for place := range places {
			if b.now.Standing.Has(fp.Hole(side*onSide + row*places + place)) {
				list = append(list, strconv.Itoa(place+1))
			}
		}
		r := lang.Capital(b.words().Farbenpoker.Labels.Rows[row])
		if len(list) == 0 {
			o.Item(x.RowEmpty.With("row", r))
			continue
		}
		o.Item(b.words().Count(x.Row, len(list), "row", r, "places", strings.Join(list, ", ")))
	}
}

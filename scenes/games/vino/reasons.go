package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// because says which term of the value makes the difference, and by how much; ok is
// false if none does.
func (a *advice) because(other string) (why table.Clue, ok bool) {
	if a.unforeseen() {
		return why, false
	}
	index, more, ok := a.Reason()
	if !ok {
		if index, ok = a.weightier(); !ok {
			return why, false
		}
	}
	term := a.termOf(index)
	n, tells := a.figure(term.unit, max(more, -more))
	words := term.words.More
	switch {
	case !tells:
		words = term.words.Same
	case more < 0:
		words = term.words.Less
	}
	return clue(words.With("n", n, "when", a.when(), "other", other, "name", a.name()), term.at...), true
}

// unforeseen reports whether a pair of regions is advised that does not bring most:
// chance has drawn it, so that nobody can foresee it.
func (a *advice) unforeseen() bool {
	rival, found := a.Alternative()
	return found && a.best.Kind == vi.DecisionChoose && percent(rival) > percent(a.Results[0])
}

// weightier is the term that speaks most for the advised decision though it brings as
// much as the alternative does.
func (a *advice) weightier() (index int, ok bool) {
	other, found := a.Alternative()
	if !found {
		return 0, false
	}
	most := 0
	for i, t := range other.Terms {
		if d := a.Results[0].Terms[i].Strength - t.Strength; d > most {
			index, most, ok = i, d, true
		}
	}
	return index, ok
}

// A term is one of the terms by which positions are valued, as it is told.
type term struct {
	words *lang.VinoTerm
	unit  unit
	at    []string
}

// A unit is what a term's amount is counted in.
type unit uint8

const (
	pieces unit = iota
	notes       // of ten
	gifts       // quarters of a vineyard: see the engine's measure
)

// termOf finds the words for a term of the engine's value.
func (a *advice) termOf(index int) term {
	switch name := (vi.Game{}).Valuer().Terms()[index]; name {
	case "vineyards":
		return term{words: &a.x.Vineyards}
	case "money":
		return term{words: &a.x.Money, unit: notes}
	case "rest":
		return term{words: &a.x.Rest, unit: notes}
	case "sale":
		return term{words: &a.x.Sale, unit: notes, at: a.saleAt()}
	case "gift":
		return term{words: &a.x.Gift, unit: gifts}
	case "first":
		return term{words: &a.x.First}
	case "place":
		return term{words: &a.x.Place, at: []string{"rose/" + strconv.Itoa(int(a.t.Me()))}}
	default:
		panic("vino: no words for the term " + name)
	}
}

// saleAt is the marker that the decision is about, if it is about one.
func (a *advice) saleAt() []string {
	if v := a.best.Variety; v != vi.NoVariety {
		return []string{marketID(v)}
	}
	return nil
}

// figure writes an amount, given in hundredths of its unit; ok is false if so little
// is not worth telling.
func (a *advice) figure(u unit, hundredths int) (n string, ok bool) {
	switch u {
	case notes:
		money := (hundredths + 50) / 100 * 10
		return amount(money), money > 0
	case gifts:
		hundredths /= 4
	}
	tenths := (hundredths + 5) / 10
	return a.words().Tenths(tenths), tenths > 0
}

// when is the moment that the figures of a reason are of.
func (a *advice) when() string {
	switch {
	case a.lastBuying():
		return a.x.AtTheEnd
	case a.in.Horizon() > 1:
		return a.x.TwoRounds
	}
	return a.x.NextRound
}

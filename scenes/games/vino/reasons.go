package vino

import (
	"strconv"

	"treille/engine/search"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// clearly is by how much a decision must win more often, in parts of a hundred, for a term to
// be told as the reason.
const clearly = 2

// term says which term of the value makes the difference, and by how much; ok is false if none
// does, or if there is hardly any difference.
func (a *advice) term(rival search.Result) (why table.Clue, ok bool) {
	if table.Percent(a.Results[0])-table.Percent(rival) < clearly {
		return why, false
	}
	pair := a.Compare(rival, a.reasons(), "when", a.when())
	term, ok := pair.Strongest()
	if !ok {
		return why, false
	}
	return pair.Say(term), true
}

// reasons are the terms of the engine's value as they are told.
func (a *advice) reasons() []table.Reason {
	tell := func(w lang.Term, write func(int) string, at ...string) table.Reason {
		return table.Reason{Term: w, Write: write, At: at}
	}
	pieces := func(hundredths int) string { return a.words().Tenths((hundredths + 5) / 10) }
	quarters := func(hundredths int) string { return pieces(hundredths / 4) } // see the engine's measure
	var market []string                                                       // the marker that the decision is about, if it is about one
	if v := a.best.Variety; v != vi.NoVariety {
		market = append(market, marketID(v))
	}
	byName := map[string]table.Reason{
		"vineyards": tell(a.x.Vineyards, pieces),
		"money":     tell(a.x.Money, notes),
		"rest":      tell(a.x.Rest, notes),
		"sale":      tell(a.x.Sale, notes, market...),
		"gift":      tell(a.x.Gift, quarters),
		"first":     tell(a.x.First, pieces),
		"place":     tell(a.x.Place, pieces, "rose/"+strconv.Itoa(int(a.t.Me()))),
	}
	return table.Each((vi.Game{}).Valuer().Terms(), func(name string) table.Reason { return byName[name] })
}

// notes writes hundredths of notes of ten.
func notes(hundredths int) string { return amount((hundredths + 50) / 100 * 10) }

// when is the moment that the figures of a reason are of.
func (a *advice) when() string {
	switch {
	case a.lastBuying():
		return a.words().Hint.AtTheEnd
	case a.in.Horizon() > 1:
		return a.x.TwoRounds
	}
	return a.words().Hint.NextRound
}

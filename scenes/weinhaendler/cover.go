package weinhaendler

import (
	"strconv"

	"treille/scenes/table"
	"treille/scenes/ui"
)

// composeCover covers the whole table with the back of a card.
func (t *Table) composeCover(s *ui.Stage, f ui.Frame) {
	w := t.room.Words
	p := t.cover
	round := max(1, t.shown.Round())
	phases := w.Weinhaendler.PhaseInText
	phase := []string{phases.Bidding, phases.Exchange, phases.Cellars, phases.Refill}[phaseIndex(t.shown.Phase())]
	var lines []table.CoverLine
	for _, l := range t.log.Since(p, 3) {
		lines = append(lines, table.CoverLine{Crest: t.session.Seat(l.Seat).Crest, Name: t.name(l.Seat), Text: l.Short})
	}
	table.Cover{
		Name: t.name(p), Crest: t.session.Seat(p).Crest,
		HandTo: w.Cover.HandTo, Ready: w.Cover.Ready, Menu: w.App.Menu,
		Where: w.Cover.Where.With("game", w.Weinhaendler.Title, "n", strconv.Itoa(round), "phase", phase),
		Lines: lines, Nothing: w.Cover.Begins,
		Below:  []string{w.Cover.Covered.With("of", w.Of(t.previous())), w.Cover.OnlyLooks.With("name", t.name(p))},
		OnMenu: t.openMenu, OnReady: t.uncover,
	}.Compose(s, f)
	if t.panel.Open() {
		s.DropControls()
	}
}

// previous is the name of who looked before the cover came down, or of who is
// to look if nobody has.
func (t *Table) previous() string {
	if p := t.me(); p >= 0 {
		return t.name(p)
	}
	return t.name(t.cover)
}

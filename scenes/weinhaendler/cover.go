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
	nothing := w.Cover.Begins
	if t.session.Begun() {
		nothing = w.Table.SinceNothing
	}
	below := []string{w.Cover.OnlyLooks.With("name", t.name(p))}
	if q := t.before; q >= 0 && q != p {
		below = append([]string{w.Cover.Covered.With("of", w.Of(t.name(q)))}, below...)
	}
	table.Cover{
		Name: t.name(p), Crest: t.session.Seat(p).Crest,
		HandTo: w.Cover.HandTo, Ready: w.Cover.Ready, Menu: w.App.Menu,
		Where: w.Cover.Where.With("game", w.Weinhaendler.Title, "n", strconv.Itoa(round), "phase", phase),
		Lines: lines, Nothing: nothing,
		Below:  below,
		OnMenu: t.openMenu, OnReady: t.uncover,
	}.Compose(s, f)
	if t.panel.Open() {
		s.DropControls()
	}
}

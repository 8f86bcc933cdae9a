package statistics

import (
	"strconv"

	"treille/scenes/play/host"
	"treille/scenes/ui"
)

// atOnce is how many people a menu offers at a time.
const atOnce = 5

// askWhom offers the people who have played, from one of them on.
func (p *Page) askWhom(from int) {
	w := p.words()
	var entries []ui.ButtonSpec
	for i := from; i < min(from+atOnce, len(p.people)); i++ {
		entries = append(entries, ui.ButtonSpec{ID: "whom/" + strconv.Itoa(i), Label: p.people[i].Name, Primary: p.people[i].Name == p.whom.Name,
			Act: func() { p.Rewind(); p.show(p.people[i]) }})
	}
	if len(p.people) > atOnce {
		next := from + atOnce
		if next >= len(p.people) {
			next = 0
		}
		entries = append(entries, ui.ButtonSpec{ID: "whom/next", Label: w.NextPeople, Icon: "people", Act: func() { p.askWhom(next) }})
	}
	p.Panel.Menu(w.Whose, "", p.app.Words.App.Close, entries)
}

// export offers the game's finished games as a table.
func (p *Page) export() {
	name, now := p.kind().Name(), p.app.Now()
	file := "treille-" + name + "-" + now.Format("20060102-1504") + ".csv"
	p.done.Export(p.words().ExportNote, file, func() string { return Table(p.games, name, now.Location()) })
}

// askReset asks whether the figures of the game are to go back to zero: those of everybody, or
// of the person alone if nobody else played in these games.
func (p *Page) askReset() {
	w, names, alone := p.words(), []string{}, len(p.people) > 1
	for _, q := range p.people {
		names = append(names, q.Name)
	}
	for _, q := range p.plays {
		alone = alone && (q.Name() != p.whom.Name || q.OnlyOf(p.whom.Name))
	}
	entries := []ui.ButtonSpec{{ID: "delete/export", Label: p.app.Words.Saves.Export, Icon: "export", Act: p.export}}
	all := w.Reset
	if alone {
		all = w.ResetAll
		own := w.ResetOwn.With("of", p.app.Words.Of(p.whom.Name))
		entries = append(entries, ui.ButtonSpec{ID: "delete/own", Label: own, Icon: resetIcon, Act: func() { p.reset(p.whom.Name) }})
	}
	entries = append(entries, ui.ButtonSpec{ID: "delete/sure", Label: all, Icon: resetIcon, Act: func() { p.reset("") }},
		ui.ButtonSpec{ID: "cancel", Label: p.app.Words.App.Cancel, Primary: true})
	note := w.ResetNote.With("game", p.title(), "names", p.app.Words.List(names...))
	p.Panel.Menu(w.ResetTitle, note, p.app.Words.App.Cancel, entries)
}

// reset lets the games no longer count that one person alone played, or all if who is "".
func (p *Page) reset(who string) {
	if host.Failed(p.app, host.Games(p.app).DeleteStatistics(p.kind().Name(), who)) {
		return
	}
	p.app.Toast(p.words().ResetDone)
	p.gather()
}

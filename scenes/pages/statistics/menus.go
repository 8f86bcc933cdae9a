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

// askDelete asks whether the statistics of the game are to go.
func (p *Page) askDelete() {
	p.done.AskDelete(p.words().DeleteTitle, p.words().DeleteNote.With("game", p.title()), p.export, p.remove)
}

// remove forgets them.
func (p *Page) remove() {
	if host.Failed(p.app, host.Games(p.app).DeleteStatistics(p.kind().Name())) {
		return
	}
	p.app.Toast(p.app.Words.Saves.Deleted)
	p.gather()
}

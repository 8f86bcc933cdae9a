// Package statistics is the page with what came of the games that were played to
// their ends: how many, how many won, against whom, and what chance brought.
package statistics

import (
	"slices"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page shows the statistics of one game and one person at a time.
type Page struct {
	page.Base
	app   *app.App
	kinds []table.GameSpec
	at    int // which of them is shown; -1 until the one played last is found
	done  *saves.Keeper
	games []*archive.Game // all that are finished, the oldest first

	plays  []Play // what people did in the games shown
	people []Person
	whom   Person
	hints  bool   // games with hints are shown, else those without
	shown  []Play // of that person
	count  *Count
	kept   int // records of the game
}

// New returns the page, open at the game of a name; at the one that was finished last
// if it is "", or else at the one under way, or at the first on the shelf. It shows the player of this device, if he has played that.
func New(a *app.App, kinds []table.GameSpec, game string) *Page {
	p := &Page{Base: page.New(a, "statistics"), app: a, kinds: kinds, at: indexOf(kinds, game), whom: Person{Name: a.Me().Name}, count: &Count{}}
	p.done = saves.NewKeeper(a, kinds, p.Panel, p.gather)
	return p
}

// indexOf is the place of the game of a name, or -1.
func indexOf(kinds []table.GameSpec, game string) int {
	return slices.IndexFunc(kinds, func(k table.GameSpec) bool { return k.Name() == game })
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.words().Title }

// Place implements app.Placed.
func (p *Page) Place() string { return p.Name() + "/" + p.kind().Name() }

// Wake implements app.Waker: it looks which games there are.
func (p *Page) Wake() { p.gather() }

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("game", p.kind().Name())
	add("person", p.whom.Name)
	add("hints", p.hints)
	add("played", p.count.Played)
	add("panel", p.Panel.Open())
}

func (p *Page) words() *lang.Statistics { return &p.app.Words.Statistics }

func (p *Page) kind() *table.GameSpec { return &p.kinds[p.at] }

func (p *Page) title() string { return p.kind().About(p.app.Words).Title }

// gather looks anew which games there are.
func (p *Page) gather() {
	kept := host.Games(p.app)
	games, err := kept.Games()
	host.Failed(p.app, err)
	p.games = games
	if g := newest(games); p.at < 0 && g != nil {
		p.at = indexOf(p.kinds, g.Record.Game)
	} else if data, err := kept.Load(archive.RunningKey); p.at < 0 && err == nil {
		if name, err := archive.GameOf(data); err == nil {
			p.at = indexOf(p.kinds, name)
		}
	}
	p.choose(max(0, p.at))
}

// newest is the game that was played last, rather than one that was brought in: that is
// not counted. It is nil if there is none.
func newest(games []*archive.Game) *archive.Game {
	for _, g := range slices.Backward(games) {
		if g.Counts {
			return g
		}
	}
	if len(games) > 0 {
		return games[len(games)-1]
	}
	return nil
}

// choose shows a game.
func (p *Page) choose(at int) {
	if p.at != at {
		p.at = at
		p.Rewind()
	}
	name := p.kind().Name()
	p.plays = Plays(p.games, name)
	p.people = People(p.plays, PersonOf(p.app.Me()))
	p.kept = 0
	for _, g := range p.games {
		if g.Key != "" && g.Record.Game == name {
			p.kept++
		}
	}
	i := slices.IndexFunc(p.people, func(q Person) bool { return q.Name == p.whom.Name })
	switch {
	case i >= 0:
		p.show(p.people[i])
	case len(p.people) > 0:
		p.show(p.people[0])
	default:
		p.filter()
	}
}

// show shows a person's games: those without hints, if there are any.
func (p *Page) show(of Person) {
	p.whom = of
	if len(Of(p.plays, of.Name, p.hints)) == 0 {
		p.hints = !p.hints
	}
	p.filter()
}

// filter counts what is to be shown.
func (p *Page) filter() {
	p.shown = Of(p.plays, p.whom.Name, p.hints)
	p.count = CountOf(p.shown)
	p.app.Changed()
}

// hinted reports whether the person has asked for hints in any game.
func (p *Page) hinted() bool {
	return slices.ContainsFunc(p.plays, func(q Play) bool { return q.Name() == p.whom.Name && q.Hints() })
}

// icons are the buttons of the banner: on phones those that have no room below.
func (p *Page) icons() []ui.IconSpec {
	w := p.app.Words
	switch {
	case p.app.Frame().Shape.Large():
		return settings.Icons(p.app, p.kind().Sample)
	case len(p.plays) == 0:
		return []ui.IconSpec{p.app.SoundIcon()}
	}
	return []ui.IconSpec{
		{ID: "export", Icon: "export", Label: w.Saves.Export, Act: p.export},
		{ID: "delete", Icon: resetIcon, Label: w.Statistics.Reset, Act: p.askReset},
	}
}

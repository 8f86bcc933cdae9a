// Package gamepage is the page of a game's box: what it is, how a round goes, and
// the way to its rules and to a new game.
package gamepage

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/pages/daily"
	"treille/scenes/pages/page"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/settings"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page tells of a game.
type Page struct {
	page.Base
	app    *app.App
	spec   table.GameSpec
	all    []table.GameSpec // that the statistics are of
	day    *daily.Day
	lesson int // the step at which it waits, 0 for none
	record record
	saved  *saves.Game // the unfinished one of these that was played last, nil if there is none
}

// New returns the page of a game, one of all that there are.
func New(a *app.App, spec table.GameSpec, all []table.GameSpec) *Page {
	p := &Page{Base: page.New(a, "gamepage"), app: a, spec: spec, all: all}
	p.day = daily.New(a, all, p.Panel)
	return p
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.about().Title }

// Place implements app.Placed.
func (p *Page) Place() string { return p.Name() + "/" + p.spec.Name() }

// Update implements app.Scene.
func (p *Page) Update() { p.day.Update() }

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("game", p.spec.Name())
	add("panel", p.Panel.Open())
}

func (p *Page) about() *lang.About { return p.spec.About(p.app.Words) }

func (p *Page) words() *lang.Round { return p.spec.PageArt.Words(p.app.Words) }

// facts are said of the game, in short where there is little room.
func (p *Page) facts(short bool) []table.Fact {
	w, k := p.app.Words, &p.spec
	if short {
		return []table.Fact{k.PlayersShort(), k.LengthShort(w), k.Difficulty(w)}
	}
	return []table.Fact{k.Players(w), k.Length(w), k.Difficulty(w)}
}

// icons are the buttons of the banner, with the record if that has no room elsewhere.
func (p *Page) icons(record bool) []ui.IconSpec {
	var list []ui.IconSpec
	if p.record.count != nil && record {
		list = append(list, ui.IconSpec{ID: "record", Icon: "stats", Label: p.app.Words.Statistics.Title, Act: p.openStatistics})
	}
	return append(list, settings.Icons(p.app, p.spec.Sample)...)
}

// Outline implements app.Scene: what the game is, how a round goes, how it ends.
func (p *Page) Outline(o *ui.Outline) {
	if p.Panel.Outline(o) {
		return
	}
	w, about, round := p.app.Words, p.about(), p.words()
	o.Section("gamepage", 1, about.Title)
	o.Text(about.Subtitle)
	o.Text(about.Summary)
	for _, f := range p.facts(false) {
		o.Item(f.Words)
	}
	o.Section("round", 2, w.GamePage.Round)
	for i, step := range round.Steps {
		title := strconv.Itoa(i+1) + ". " + step.Title
		o.Item(w.Labelled(title, step.Text))
	}
	o.Section("end", 2, w.GamePage.End)
	o.Text(round.End)
	p.tellRecord(o)
}

// Package gamepage is the page of a game's box: what it is, how a round goes, and
// the way to its rules and to a new game.
package gamepage

import (
	"strconv"

	scenes "treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/pages/daily"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/rules"
	"treille/scenes/pages/settings"
	"treille/scenes/play/lesson"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page tells of a game.
type Page struct {
	scenes.Scrolled
	room   *scenes.Room
	kind   table.Kind
	all    []table.Kind // that the statistics are of
	day    *daily.Day
	lesson int // the step at which it waits, 0 for none
	record record
}

// New returns the page of a game, one of all that there are.
func New(room *scenes.Room, kind table.Kind, all []table.Kind) *Page {
	return &Page{Scrolled: scenes.NewScrolled(room), room: room, kind: kind, all: all, day: daily.New(room, all)}
}

// Name implements scenes.Scene.
func (p *Page) Name() string { return "gamepage" }

// Title implements scenes.Scene.
func (p *Page) Title() string { return p.about().Title }

// Update implements scenes.Scene.
func (p *Page) Update() { p.day.Update() }

// Back implements scenes.Scene: it closes what lies over the page, or leaves it.
func (p *Page) Back() {
	if p.day.Panel().Open() {
		p.day.Shut()
		return
	}
	p.room.Pop()
}

// State implements scenes.Stater.
func (p *Page) State(add func(string, any)) {
	add("game", p.kind.Name())
	add("panel", p.day.Panel().Open())
}

func (p *Page) about() *lang.About { return p.kind.About(p.room.Words) }

func (p *Page) words() *lang.Round { return p.kind.Round.Words(p.room.Words) }

// facts are said of the game, in short where there is little room.
func (p *Page) facts(short bool) []table.Fact {
	w, k := p.room.Words, &p.kind
	if short {
		return []table.Fact{k.PlayersShort(), k.LengthShort(w), k.Difficulty(w)}
	}
	return []table.Fact{k.Players(w), k.Length(w), k.Difficulty(w)}
}

// play prepares a game.
func (p *Page) play() { p.room.Push(newgame.New(p.room, p.kind)) }

// learn begins the lesson, or goes on with it.
func (p *Page) learn() { lesson.Begin(p.room, p.kind) }

// openRules opens the rule book at its first page.
func (p *Page) openRules() { p.room.Push(rules.New(p.room, p.kind.Book, 0, false)) }

func (p *Page) openSettings() { p.room.Push(settings.New(p.room, p.kind.Sample)) }

func (p *Page) icons() []ui.IconSpec {
	var list []ui.IconSpec
	if p.record.count != nil && p.record.small {
		list = append(list, ui.IconSpec{ID: "record", Icon: "stats", Label: p.room.Words.Statistics.Title, Act: p.openStatistics})
	}
	return append(list, p.room.SoundIcon(),
		ui.IconSpec{ID: "settings", Icon: "gear", Label: p.room.Words.App.SettingsFor, Act: p.openSettings})
}

// Outline implements scenes.Scene: what the game is, how a round goes, how it ends.
func (p *Page) Outline(o *ui.Outline) {
	if p.day.Panel().Outline(o) {
		return
	}
	w, about, round := p.room.Words, p.about(), p.words()
	o.Section("gamepage", 1, about.Title)
	o.Text(about.Subtitle)
	o.Text(about.Summary)
	for _, f := range p.facts(false) {
		o.Item(f.Words)
	}
	o.Section("round", 2, w.GamePage.Round)
	for i, step := range round.Steps {
		title := w.GamePage.Step.With("n", strconv.Itoa(i+1), "title", step.Title)
		o.Item(w.Outline.About.With("what", title, "text", step.Text))
	}
	o.Section("end", 2, w.GamePage.End)
	o.Text(round.End)
	p.tellRecord(o)
}

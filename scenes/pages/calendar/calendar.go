// Package calendar is the page with the daily tables of a month: what came of those that were
// played, and the way to those that were missed.
package calendar

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/lang"
	"treille/scenes/pages/daily"
	"treille/scenes/pages/page"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page shows the days of a month.
type Page struct {
	page.Base
	app   *app.App
	kinds []table.GameSpec
	day   *daily.Day      // today's table
	games []*archive.Game // what came of all days
	month today.Month
}

// New returns the page with the present month; kinds are the games that there are.
func New(a *app.App, kinds []table.GameSpec) *Page {
	p := &Page{Base: page.New(a, "calendar"), app: a, kinds: kinds}
	p.day = daily.New(a, kinds, p.Panel)
	p.gather()
	p.month = today.MonthOf(p.day.Table.Day)
	return p
}

// gather looks what came of all days.
func (p *Page) gather() {
	p.day.Look()
	games, err := host.Games(p.app).Days()
	host.Failed(p.app, err)
	p.games = games
	p.app.Changed()
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.words().Days }

// Wake implements app.Waker.
func (p *Page) Wake() { p.gather() }

// Update implements app.Scene: it follows the clock into the next day.
func (p *Page) Update() {
	before := p.day.Table.Day
	if p.day.Update(); p.day.Table.Day != before {
		p.gather()
	}
}

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("month", int(p.month.Month))
	add("year", p.month.Year)
	add("panel", p.Panel.Open())
}

func (p *Page) words() *lang.Today { return &p.app.Words.Today }

// turn shows a month before or after.
func (p *Page) turn(by int) {
	p.month = p.month.Plus(by)
	p.app.Changed()
}

// last reports whether it is the present month, after which there is none yet.
func (p *Page) last() bool { return p.month.First() >= today.MonthOf(p.day.Table.Day).First() }

// outcome is what came of a day of a game that this program has; nil if nothing.
func (p *Page) outcome(d today.Day) *archive.Game { return archive.Outcome(p.games, d) }

// spec is the game of a day, nil if this program does not have it.
func (p *Page) spec(d today.Day) *table.GameSpec { return saves.KindOf(p.kinds, today.At(d).Game) }

// inRun reports whether a day is one of the present run.
func (p *Page) inRun(d today.Day) bool {
	last := p.day.Table.Day
	if !p.day.Done() {
		last--
	}
	return d <= last && d > last-today.Day(p.day.Run)
}

// totals are how many tables of the month were played, and won.
func (p *Page) totals() (played, won int) {
	for i := range p.month.Days() {
		if g := p.outcome(p.month.First() + today.Day(i)); g != nil {
			played++
			if g.Won(g.Person()) {
				won++
			}
		}
	}
	return played, won
}

// run says how many days in a row were played.
func (p *Page) run() string {
	if p.day.Run == 0 {
		return p.words().NoRow
	}
	return lang.Capital(p.app.Words.Count(p.words().InRow, p.day.Run))
}

// longest says how long the longest run was; "" if there was none.
func (p *Page) longest() string {
	n := archive.Longest(p.games)
	if n == 0 {
		return ""
	}
	return p.words().Longest.With("n", p.app.Words.Number(n))
}

// say says a day in words: "20 Nov: Zankapfel, 3rd of 4, 31 points".
func (p *Page) say(d today.Day) string {
	w, spec := p.app.Words, p.spec(d)
	is := spec.About(w).Title + ", " + w.Today.NotPlayed
	if g := p.outcome(d); g != nil {
		o := spec.Outcome(w, d, g, 0)
		is = o.Game + ", " + o.Place(w)
		if g.Late {
			is += ". " + w.Today.Later
		}
	}
	return w.Labelled(w.Date(p.app.Now().UTC(), d.Begin()), is)
}

// icons are the buttons of the banner.
func (p *Page) icons() []ui.IconSpec { return settings.Icons(p.app, p.kinds[0].Sample) }

// Outline implements app.Scene.
func (p *Page) Outline(o *ui.Outline) {
	if p.Panel.Outline(o) {
		return
	}
	w := p.app.Words
	played, won := p.totals()
	o.Section("calendar", 1, p.Title())
	if longest := p.longest(); longest != "" {
		o.Text(p.run() + ", " + longest)
	} else {
		o.Text(p.run())
	}
	o.Section("month", 2, w.Month(p.month.Year, p.month.Month))
	o.Text(w.Count(w.Today.Played, played) + ", " + w.Count(w.Today.Won, won))
	for i := range p.month.Days() {
		if d := p.month.First() + today.Day(i); d <= p.day.Table.Day && p.spec(d) != nil {
			o.Item(p.say(d))
		}
	}
	o.Text(w.Today.Missed)
}

// id is that of the control of a day.
func id(d today.Day) string { return "day/" + strconv.Itoa(d.Begin().Day()) }

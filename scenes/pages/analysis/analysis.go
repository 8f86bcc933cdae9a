// Package analysis is the page that looks at a finished game again: the chances of all
// seats to win, and the decisions of one seat that cost most, each with what would have
// been better.
package analysis

import (
	"slices"
	"strconv"

	"treille/engine"
	"treille/engine/review"
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/pages/rules"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page shows what a computer player makes of a finished game.
type Page struct {
	page.Base
	app      *app.App
	spec     table.GameSpec
	playback table.Playback
	result   func()
	seen     table.Playback // the replay that was last open, but for those of single moments
	menu     *table.PageMenu

	seats     []engine.Player // whose decisions can be looked at
	person    engine.Player   // the only one who played, if he is the player of this device
	seat      engine.Player
	study     *review.Review
	done      bool
	told      int // decisions that the progress tells of
	annotator *table.Annotator
	costs     []cost
	costly    int // how many there are, with those that are not told
	curves    []curve
}

// A cost is a decision that cost much.
type cost struct {
	review.Cost
	table.Annotation
}

// Open shows the analysis of a finished game; result leads to the page of its result,
// nil for one over a replay. A game that cannot be looked at is told so in a note.
func Open(app *app.App, spec table.GameSpec, playback table.Playback, result func()) {
	if p := New(app, spec, playback, result); p != nil {
		app.Push(p)
		return
	}
	app.Toast(app.Words.Analysis.Failed)
}

// New returns the page, nil for a game that cannot be looked at.
func New(a *app.App, spec table.GameSpec, playback table.Playback, result func()) *Page {
	if !playback.Whole() {
		return nil
	}
	p := &Page{Base: page.New(a, "analysis"), app: a, spec: spec, playback: playback, result: result}
	p.seen = playback
	p.menu = table.NewPageMenu(a, spec, p.openRules)
	p.Panel = &p.menu.Panel
	p.seats, p.person = people(playback, a.Me().Name), table.OnlyPerson(playback.Seats(), a.Me().Name)
	if !p.look(p.seats[0]) {
		return nil
	}
	return p
}

// people are the seats whose decisions can be looked at: those of people, the player of this
// device first, or if there are none that of who won.
func people(playback table.Playback, me string) (list []engine.Player) {
	for i, s := range playback.Seats() {
		switch {
		case s.Kind != table.Human:
		case s.Name == me:
			list = append([]engine.Player{engine.Player(i)}, list...)
		default:
			list = append(list, engine.Player(i))
		}
	}
	if len(list) == 0 {
		playback.Seek(playback.Steps())
		r, _ := playback.Result()
		list = append(list, r.Winners.First())
	}
	return list
}

// look begins to look at the decisions of a seat; false if that cannot be.
func (p *Page) look(seat engine.Player) bool {
	study, err := p.playback.Study(seat)
	if err != nil {
		return false
	}
	p.seat, p.study, p.done, p.told = seat, study, study.Done(), -1
	p.Rewind()
	p.costs, p.curves = nil, nil
	p.annotator = table.NewAnnotator(p.app, p.spec, p.playback.Copy(), seat)
	if p.done {
		p.tell()
	}
	return true
}

// pick looks at the decisions of one of the seats.
func (p *Page) pick(i int) {
	p.look(p.seats[i])
	if p.done {
		p.app.Say(p.summary())
		return
	}
	p.app.Say(p.progress())
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.Analysis.Title }

// Wake implements app.Waker: what was found is told in the present language.
func (p *Page) Wake() {
	if p.done {
		p.tell()
	}
}

// Update implements app.Scene: it goes on looking for as long as a tick has time.
func (p *Page) Update() {
	if p.done {
		return
	}
	for until := p.app.Now().Add(lookTime); !p.done && p.app.Now().Before(until); {
		p.done = p.study.Step(lookSlice)
	}
	n, _ := p.study.Progress()
	switch {
	case p.done:
		p.playback.KeepStudy(p.seat)
		p.tell()
		p.app.Say(p.summary())
	case p.curves == nil && p.study.Points() != nil:
		p.draw()
	case n == p.told:
		return
	}
	p.told = n
	p.app.Changed()
}

// tell puts what was found into words.
func (p *Page) tell() {
	p.costs = nil
	all := slices.DeleteFunc(p.study.Costs(), func(c review.Cost) bool { return (&cost{Cost: c}).fewer() < leastFewer })
	slices.SortStableFunc(all, func(a, b review.Cost) int { return (&cost{Cost: b}).fewer() - (&cost{Cost: a}).fewer() })
	p.costly = len(all)
	for _, c := range all[:min(len(all), most)] {
		p.costs = append(p.costs, cost{c, p.annotator.Tell(c.Step, c.Weighing)})
	}
	p.draw()
}

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("done", p.done)
	add("costs", len(p.costs))
	add("seat", int(p.seat))
}

// replayOn opens the replay where it stood last, from its beginning if that was its end or it was not open yet.
func (p *Page) replayOn() {
	step := p.seen.At()
	if step == p.seen.Steps() {
		step = 0
	}
	p.seen = p.replay(step)
}

// replay opens the replay at a step, with the costly decisions marked.
func (p *Page) replay(step int) table.Playback {
	var marked []table.Moment
	for _, c := range p.costs {
		told := p.app.Words
		marked = append(marked, table.Moment{Step: c.Step, At: c.At, Played: c.AtPlayed, Better: func() string {
			if told != p.app.Words { // another language
				told, c.Annotation = p.app.Words, p.annotator.Tell(c.Step, c.Weighing)
			}
			return ui.Plain(p.betterAlone(&c))
		}})
	}
	playback := p.playback.Copy()
	p.app.Push(table.NewReplayAt(p.app, p.spec, playback, p.seat, step, marked))
	return playback
}

// showResult leads to the page of the result.
func (p *Page) showResult() {
	if p.result != nil {
		p.result()
		return
	}
	t := table.NewReplay(p.app, p.spec, p.playback.Copy())
	p.app.Push(t)
	t.ShowResult()
}

func (p *Page) openRules() { p.app.Push(rules.New(p.app, p.spec.Book, 0, false)) }

// name is what a seat's player is called, at the beginning of a sentence.
func (p *Page) name(seat engine.Player) string {
	if seat == p.person {
		return lang.Capital(p.app.Words.Table.You)
	}
	return p.playback.Seats()[seat].Name
}

// about are the words for what is said of the seat that is looked at.
func (p *Page) about() *lang.Analysis {
	if p.seat == p.person {
		return &p.app.Words.You().Analysis
	}
	return &p.app.Words.Analysis
}

// progress says how far it has looked.
func (p *Page) progress() string {
	n, all := p.study.Progress()
	return p.app.Words.Analysis.Looking.With("n", strconv.Itoa(min(n+1, all)), "of", strconv.Itoa(all))
}

// fewer is how many fewer of 100 games the decision that was taken wins than the better one.
func (c *cost) fewer() int { return percent(c.Choice.Mean) - percent(c.Other.Mean) }

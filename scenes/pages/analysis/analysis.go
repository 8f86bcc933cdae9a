// Package analysis is the page that looks at a finished game again: the chances of all
// seats to win, and the decisions of one seat that cost most, each with what would have
// been better.
package analysis

import (
	"strconv"
	"time"

	"treille/engine"
	"treille/engine/review"
	scenes "treille/scenes/app"
	"treille/scenes/pages/rules"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page shows what a computer player makes of a finished game.
type Page struct {
	scenes.Scrolled
	room   *scenes.Room
	kind   table.Kind
	reel   table.Studied
	result func()
	menu   *table.PageMenu
	clock  func() time.Duration

	seats  []engine.Player // whose decisions can be looked at
	seat   engine.Player
	study  *review.Review
	done   bool
	told   int // decisions that the progress tells of
	teller *table.Teller
	costs  []cost
	curves []curve
}

// A cost is a decision that cost much.
type cost struct {
	review.Cost
	table.Telling
}

// Open shows the analysis of a finished game; result leads to the page of its result,
// nil for one over a replay. A game that cannot be looked at is told so in a note.
func Open(room *scenes.Room, kind table.Kind, reel table.Reel, result func()) {
	if p := New(room, kind, reel, result); p != nil {
		room.Push(p)
		return
	}
	room.Note(room.Words.Analysis.Failed)
}

// New returns the page, nil for a game that cannot be looked at.
func New(room *scenes.Room, kind table.Kind, reel table.Reel, result func()) *Page {
	studied, ok := reel.(table.Studied)
	if !ok || !reel.Whole() {
		return nil
	}
	begin := time.Now()
	p := &Page{Scrolled: scenes.NewScrolled(room), room: room, kind: kind, reel: studied, result: result, clock: func() time.Duration { return time.Since(begin) }}
	p.menu = table.NewPageMenu(room, kind, p.openRules)
	p.seats = people(reel)
	if !p.look(p.seats[0]) {
		return nil
	}
	return p
}

// people are the seats whose decisions can be looked at: those of people, or if there
// are none that of who won.
func people(reel table.Reel) (list []engine.Player) {
	for i, s := range reel.Seats() {
		if s.Kind == table.Human {
			list = append(list, engine.Player(i))
		}
	}
	if len(list) == 0 {
		reel.Seek(reel.Steps())
		r, _ := reel.Result()
		list = append(list, r.Winners.First())
	}
	return list
}

// SetClock sets the clock by which looking stops for a tick. It decides when it is done,
// never what it finds.
func (p *Page) SetClock(now func() time.Duration) { p.clock = now }

// look begins to look at the decisions of a seat; false if that cannot be.
func (p *Page) look(seat engine.Player) bool {
	study, err := p.reel.Study(seat)
	if err != nil {
		return false
	}
	p.seat, p.study, p.done, p.told = seat, study, study.Done(), -1
	p.Rewind()
	p.costs, p.curves = nil, nil
	p.teller = table.NewTeller(p.room, p.kind, p.reel.Copy(), seat)
	if p.done {
		p.tell()
	}
	p.room.Changed()
	return true
}

// pick looks at the decisions of one of the seats.
func (p *Page) pick(i int) {
	p.look(p.seats[i])
	if p.done {
		p.room.Say(p.summary())
		return
	}
	p.room.Say(p.progress())
}

// Name implements scenes.Scene.
func (p *Page) Name() string { return "analysis" }

// Title implements scenes.Scene.
func (p *Page) Title() string { return p.room.Words.Analysis.Title }

// Back implements scenes.Scene: it closes the menu, or leaves.
func (p *Page) Back() {
	if p.menu.Open() {
		p.menu.Shut()
		p.room.Changed()
		return
	}
	p.room.Pop()
}

// Wake implements scenes.Waker: what was found is told in the present language.
func (p *Page) Wake() {
	if p.done {
		p.tell()
	}
	p.room.Changed()
}

// Update implements scenes.Scene: it goes on looking for as long as a tick has time.
func (p *Page) Update() {
	if p.done {
		return
	}
	for until := p.clock() + lookTime; !p.done && p.clock() < until; {
		p.done = p.study.Step(lookSlice)
	}
	if p.done {
		p.reel.KeepStudy(p.seat)
		p.tell()
		p.room.Say(p.summary())
		p.room.Changed()
	}
	if n, _ := p.study.Progress(); n != p.told {
		p.told = n
		p.room.Changed()
	}
	if p.curves == nil && p.study.Points() != nil {
		p.draw()
		p.room.Changed()
	}
}

// tell puts what was found into words.
func (p *Page) tell() {
	p.costs = nil
	all := p.study.Costs()
	for _, c := range all[:min(len(all), most)] {
		p.costs = append(p.costs, cost{c, p.teller.Tell(c.Step, c.Weighing)})
	}
	p.draw()
}

// State implements scenes.Stater.
func (p *Page) State(add func(string, any)) {
	add("done", p.done)
	add("costs", len(p.costs))
	add("seat", int(p.seat))
}

// see opens the replay at one of the costly decisions.
func (p *Page) see(i int) { p.replay(p.costs[i].Step) }

// replay opens the replay at a step, with the costly decisions marked.
func (p *Page) replay(step int) {
	var marked []int
	for _, c := range p.costs {
		marked = append(marked, c.Step)
	}
	p.room.Push(table.NewReplayAt(p.room, p.kind, p.reel.Copy(), p.seat, step, marked))
}

// showResult leads to the page of the result.
func (p *Page) showResult() {
	if p.result != nil {
		p.result()
		return
	}
	t := table.NewReplay(p.room, p.kind, p.reel.Copy())
	p.room.Push(t)
	t.ShowResult()
}

func (p *Page) openRules() { p.room.Push(rules.New(p.room, p.kind.Book, 0, false)) }

// icons are the buttons in the banner: a phone held upright has room for two.
func (p *Page) icons(f ui.Frame) []ui.IconSpec {
	a := &p.room.Words.App
	list := []ui.IconSpec{p.room.SoundIcon(), {ID: "rules", Icon: "?", Label: a.Rules, Key: '?', Act: p.openRules},
		{ID: "menu", Icon: "menu", Label: a.Menu, Act: func() { p.menu.Offer(p.Title(), p.room.Home) }}}
	if f.Shape == ui.Portrait {
		return list[1:]
	}
	return list
}

// name is what a seat's player is called.
func (p *Page) name(seat engine.Player) string { return p.reel.Seats()[seat].Name }

// progress says how far it has looked.
func (p *Page) progress() string {
	n, all := p.study.Progress()
	return p.room.Words.Analysis.Looking.With("n", strconv.Itoa(min(n+1, all)), "of", strconv.Itoa(all))
}

// loss is what a decision cost, in per cent.
func (c *cost) loss() int { return percent(c.Loss) }

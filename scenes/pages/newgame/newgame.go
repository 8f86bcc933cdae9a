// Package newgame is the page on which a game is prepared: who sits where, and
// with which cards. One tap starts it as it stands.
package newgame

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page prepares a game.
type Page struct {
	room  *scenes.Room
	kind  table.Kind
	seats []store.Seat
	left  []store.Seat // who went when there were to be fewer seats, and comes back first
	// options are those of the engine that are turned on, in its order.
	options []string
	min     int
	max     int
	linked  string // the seed of the link that has led here, if one has
	more    bool   // seed is unfolded
	seed    string // digits, or "" for chance

	seat   int          // whose sheet is shown,
	beside bool         // on a large screen beside the seats,
	before []store.Seat // else over the page: the seats as they were when it came, nil if it is not there
	naming *naming      // its name is being typed, nil if not

	warned bool // the game under way could not be put aside, and that was said
	typing bool // the seed is being typed
	page   scroller
	sheet  scroller
}

// A scroller is how far a list has been scrolled, and may be, and how high it is.
type scroller struct{ at, limit, needs float64 }

// New returns the page for a game, with the players of last time.
func New(room *scenes.Room, kind table.Kind) *Page {
	p := &Page{room: room, kind: kind}
	p.min, p.max = kind.Game.Players()
	p.seats = append(p.seats, room.Settings.Table(kind.Name())...)
	if len(p.seats) < p.min || len(p.seats) > p.max {
		p.seats = nil
		for range kind.Seats {
			p.seats = append(p.seats, p.freeSeat())
		}
		p.seats[0].Kind = store.Human
	}
	p.seat = max(0, slices.IndexFunc(p.seats, func(s store.Seat) bool { return s.Kind != store.Human }))
	for _, o := range kind.Game.OptionNames() {
		if slices.Contains(room.Settings.Options(kind.Name()), o) {
			p.options = append(p.options, o)
		}
	}
	return p
}

// Name implements scenes.Scene.
func (p *Page) Name() string { return "newgame" }

// Title implements scenes.Scene.
func (p *Page) Title() string { return p.room.Words.NewGame.Title }

// Update implements scenes.Scene.
func (p *Page) Update() {}

// Back implements scenes.Scene.
func (p *Page) Back() {
	switch {
	case p.before != nil:
		p.shutSeat()
	default:
		p.room.Pop()
	}
	p.room.Changed()
}

// Scroll implements scenes.Scroller.
func (p *Page) Scroll(dy float64) bool {
	list := &p.page
	if p.before != nil {
		list = &p.sheet
	}
	if y := min(list.limit, max(0, list.at+dy)); y != list.at {
		list.at = y
		p.room.Changed()
	}
	return list.limit > 0
}

// State implements scenes.Stater.
func (p *Page) State(add func(string, any)) {
	add("seats", len(p.seats))
	add("editing", p.before != nil)
}

// setOption turns an option on or off.
func (p *Page) setOption(name string, on bool) {
	was := p.options
	p.options = nil
	for _, o := range p.kind.Game.OptionNames() {
		if o == name && on || o != name && slices.Contains(was, o) {
			p.options = append(p.options, o)
		}
	}
	p.room.Settings.SetOptions(p.kind.Name(), p.options)
	p.room.SettingsChanged()
}

// summary says what will start: "Clara against three computers: hard, medium, easy".
func (p *Page) summary() string {
	w := &p.room.Words.NewGame
	if levels := p.levels(); levels != "" {
		return w.WithLevels.With("who", p.players(), "levels", levels)
	}
	return p.players()
}

// players says who will play.
func (p *Page) players() string {
	w := p.room.Words
	people, name := 0, ""
	for _, s := range p.seats {
		if s.Kind == store.Human {
			people++
			name = s.Name
		}
	}
	computers := len(p.seats) - people
	switch {
	case people == 0:
		return w.Count(w.NewGame.Watch, computers)
	case computers == 0:
		return w.Count(w.NewGame.All, people)
	case people == 1:
		return w.Count(w.NewGame.Against, computers, "who", name)
	}
	return w.NewGame.Mixed.With("people", w.Count(w.NewGame.People, people), "computers", w.Count(w.NewGame.Computers, computers))
}

// start begins the game. One that is under way is put aside first.
func (p *Page) start() {
	if err := host.MakeRoom(p.room); err != nil && !p.warned {
		p.warned = true // a second press begins all the same, and gives the old game up
		p.room.StoreFailed(err)
		return
	}
	p.begin()
}

func (p *Page) begin() {
	seed := host.NewSeed()
	if p.seed != "" {
		n, err := strconv.ParseUint(p.seed, 10, 64)
		if err != nil {
			p.room.Note(p.room.Words.NewGame.SeedBad)
			return
		}
		seed = n
	}
	var seats []table.Seat
	for _, s := range p.seats {
		seats = append(seats, table.Seat{Kind: host.Player(p.kind.Game, s), Crest: s.Crest, Name: s.Name})
	}
	setup := engine.Setup{Players: len(seats), Seed: seed, Options: slices.Sorted(slices.Values(p.options))}
	referee, err := host.New(p.kind.Game, setup, seats, host.NewSaver(p.room))
	if err != nil {
		p.room.Trouble(err)
		return
	}
	p.room.Home()
	p.room.Push(table.New(p.room, p.kind, referee))
}

// Type implements scenes.Typist: name and seed are typed on the keyboard where
// the page has no field of its own.
func (p *Page) Type(chars []rune, key scenes.TextKey) bool {
	switch {
	case p.naming != nil:
		// Tab, arrows and the Enter that they lead to reach the other controls.
		if f := p.room.Stage().Focus(); len(chars) == 0 && (key == scenes.NoKey || key == scenes.EnterKey && f != "" && f != "name") {
			return false
		}
		p.typed(chars, key)
		return true
	case p.typing:
		switch key {
		case scenes.Backspace:
			if n := len(p.seed); n > 0 {
				p.seed = p.seed[:n-1]
			}
		case scenes.EnterKey, scenes.EscapeKey:
			p.typing = false
		}
		for _, c := range chars {
			p.seed = seedDigits(p.seed + string(c))
		}
		p.room.Changed()
		return true
	}
	return false
}

// seedLength is how many digits of a seed can be typed: so many always fit in 64 bits.
const seedLength = 19

// seedDigits keeps the digits of a seed, as many as can be typed.
func seedDigits(s string) string {
	s = strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
	return s[:min(len(s), seedLength)]
}

// askSeed lets the seed be typed.
func (p *Page) askSeed(at ui.Rect) {
	take := func(text string) string {
		if p.seed = seedDigits(text); p.seed != text {
			p.room.Note(p.room.Words.NewGame.SeedBad)
		}
		p.room.Changed()
		return p.seed
	}
	p.typing = !p.room.Ask(scenes.Field{Label: p.room.Words.NewGame.Seed, Value: p.seed, Limit: seedLength, Changed: take,
		Done: func(text string, ok bool) {
			if ok {
				take(text)
			}
		}}, at)
}

func (p *Page) openSettings() { p.room.Push(settings.New(p.room, p.kind.Sample)) }

func (p *Page) icons() []ui.IconSpec {
	return []ui.IconSpec{p.room.SoundIcon(),
		{ID: "settings", Icon: "gear", Label: p.room.Words.App.SettingsFor, Act: p.openSettings}}
}

// Package newgame is the page on which a game is prepared: who sits where, and
// with which cards. One tap starts it as it stands.
package newgame

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page prepares a game.
type Page struct {
	page.Base
	app   *app.App
	spec  table.GameSpec
	seats []store.Seat
	mine  int          // the seat of the player of this device, -1 if only computers play
	left  []store.Seat // who went when there were to be fewer seats, and comes back first
	// options are those of the engine that are turned on, in its order.
	options []string
	min     int
	max     int
	linked  string // the seed of the link that has led here, if one has
	friend  bool   // it came with a second person
	more    bool   // seed is unfolded
	seed    string // digits, or "" for chance
	// seedWrong is why something of what was typed there was left out, "" if nothing was.
	seedWrong string

	seat   int             // whose sheet is shown,
	beside bool            // on a large screen beside the seats,
	before []store.Seat    // else over the page: the seats as they were when it came, nil if it is not there,
	was    who             // and the player of this device
	naming *page.NameField // its name is being typed, nil if not

	room   host.Room // for the game
	typing bool      // the seed is being typed
	sheet  app.Scrolled
}

// New returns the page for a game, with the players of last time.
func New(a *app.App, spec table.GameSpec) *Page {
	p := &Page{app: a, spec: spec, mine: -1, Base: page.New(a, "newgame"), sheet: app.NewScrolled(a)}
	p.min, p.max = spec.Game.Players()
	p.seats = append(p.seats, a.Settings.Table(spec.Name())...)
	if len(p.seats) < p.min || len(p.seats) > p.max {
		p.seatFirst(engine.Medium)
	}
	p.seatMe()
	p.seat = p.other()
	for _, o := range spec.Game.OptionNames() {
		if slices.Contains(a.Settings.Options(spec.Name()), o) {
			p.options = append(p.options, o)
		}
	}
	return p
}

// WithFriend returns it with the player of this device and a second person at the table, if they are not there: for a game
// round this device.
func WithFriend(a *app.App, spec table.GameSpec) *Page {
	p := New(a, spec)
	p.friend = true
	p.joinMe()
	for len(table.Where(p.seats, isHuman)) < 2 {
		p.seat = slices.IndexFunc(p.seats, func(s store.Seat) bool { return !isHuman(s) })
		p.seats[p.seat].Kind = engine.Human
	}
	return p
}

// Easy begins a game against easy players, in the seats that are offered first and without
// options: for a beginner. What was prepared stays as it is.
func Easy(a *app.App, spec table.GameSpec) {
	p := &Page{app: a, spec: spec}
	p.seatFirst(engine.Easy)
	p.start()
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.NewGame.Title }

// Place implements app.Placed: with the seed, that of a link in its link.
func (p *Page) Place() string {
	at := p.Name() + "/" + p.spec.Name()
	switch seed, err := strconv.ParseUint(p.seed, 10, 64); {
	case err == nil && p.isLinked():
		return p.Name() + "/" + link.Format(link.Deal{Game: p.spec.Name(), Seats: len(p.seats), Options: slices.Sorted(slices.Values(p.options)), Seed: seed})
	case err == nil:
		return at + "/" + p.seed
	case p.friend:
		return at + "/" + withFriend
	}
	return at
}

// At returns the page to which its Place leads: that of a game, with what follows the game's name there.
func At(a *app.App, spec table.GameSpec, rest string) *Page {
	if rest == withFriend {
		return WithFriend(a, spec)
	}
	p := New(a, spec)
	p.seed = seedDigits(rest)
	return p
}

// withFriend stands in the place of the page that WithFriend returns.
const withFriend = "friend"

// Back implements app.Scene.
func (p *Page) Back() {
	if p.naming != nil { // a name that was refused
		p.endNaming()
		return
	}
	if p.before != nil {
		p.cancel()
		return
	}
	p.Base.Back()
}

// Scroll implements app.Scroller.
func (p *Page) Scroll(dy float64) bool {
	if p.before != nil {
		return p.sheet.Scroll(dy)
	}
	return p.Base.Scroll(dy)
}

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("seats", len(p.seats))
	add("editing", p.before != nil)
}

// setOption turns an option on or off.
func (p *Page) setOption(name string, on bool) {
	was := p.options
	p.options = nil
	for _, o := range p.spec.Game.OptionNames() {
		if o == name && on || o != name && slices.Contains(was, o) {
			p.options = append(p.options, o)
		}
	}
	p.app.Settings.SetOptions(p.spec.Name(), p.options)
	p.app.SettingsChanged()
}

// summary says what will start: "Clara against three computers: hard, medium, easy".
func (p *Page) summary() string {
	if levels := p.levels(); levels != "" {
		return p.app.Words.Labelled(p.players(), levels)
	}
	return p.players()
}

// players says who will play.
func (p *Page) players() string {
	w := p.app.Words
	people, name := 0, ""
	for _, s := range p.seats {
		if s.Kind == engine.Human {
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
		return w.NewGame.Mixed.With("people", name, "computers", w.Count(w.NewGame.Computers, computers))
	}
	return w.NewGame.Mixed.With("people", w.Count(w.NewGame.People, people), "computers", w.Count(w.NewGame.Computers, computers))
}

// start begins the game. One that is under way is put aside first.
func (p *Page) start() {
	if p.naming != nil && !p.naming.Holds() { // it stands beside the button
		_, wrong := p.naming.Refused()
		p.app.Toast(wrong)
		return
	}
	if name := p.clash(); name != "" {
		p.app.Toast(p.app.Words.Errors.NameTaken.With("name", name))
		return
	}
	if p.asks() || !p.room.Make(p.app) {
		return
	}
	seed := host.NewSeed()
	if p.seed != "" {
		n, err := strconv.ParseUint(p.seed, 10, 64)
		if err != nil {
			p.app.Toast(p.app.Words.NewGame.SeedBad)
			return
		}
		seed = n
	}
	var seats []table.Seat
	for _, s := range p.seats {
		seats = append(seats, table.Seat{Kind: host.Player(p.spec.Game, s), Crest: s.Crest, Name: s.Name})
	}
	setup := engine.Setup{Players: len(seats), Seed: seed, Options: slices.Sorted(slices.Values(p.options))}
	referee, err := host.New(p.spec.Game, setup, seats, host.NewSaver(p.app))
	if err != nil {
		p.app.Trouble(err)
		return
	}
	p.app.Home()
	p.app.Push(table.New(p.app, p.spec, referee))
}

// clash is a name that two people have, "" if there is none.
func (p *Page) clash() string {
	for i, s := range p.seats {
		if name := p.called(s.Name, i); name != "" {
			return name
		}
	}
	return ""
}

// Type implements app.Typist: name and seed are typed on the keyboard where
// the page has no field of its own.
func (p *Page) Type(chars []rune, key app.TextKey) bool {
	switch {
	case p.naming != nil:
		return p.naming.Keys(chars, key)
	case p.typing:
		if !p.app.ForLine("seed", chars, key) {
			return false
		}
		p.takeSeed(app.Edited(p.seed, chars, key))
		p.typing = key != app.EnterKey && key != app.EscapeKey
		return true
	}
	return false
}

// takeSeed takes what was typed, and returns what stands in the field then. What is left out has its reason said.
func (p *Page) takeSeed(text string) string {
	digits, before := onlyDigits(text), p.seedWrong
	p.seed, p.seedWrong = seedDigits(digits), ""
	switch w := &p.app.Words.NewGame; {
	case digits != text:
		p.seedWrong = w.SeedBad
	case p.seed != digits:
		p.seedWrong = w.SeedLong.With("n", strconv.Itoa(seedLength))
	}
	if p.seedWrong != before && p.seedWrong != "" {
		p.app.Say(p.seedWrong)
	}
	p.app.Changed()
	return p.seed
}

// seedLength is how many digits of a seed can be typed: so many always fit in 64 bits.
const seedLength = 19

// seedDigits keeps the digits of a seed, as many as can be typed.
func seedDigits(s string) string {
	s = onlyDigits(s)
	return s[:min(len(s), seedLength)]
}

func onlyDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}

// askSeed lets the seed be typed.
func (p *Page) askSeed(at ui.Rect) {
	p.typing = !p.app.Ask(app.Field{Label: lang.Capital(p.app.Words.NewGame.Seed), Value: p.seed, Limit: seedLength + 1, Changed: p.takeSeed,
		Done: func(text string, ok bool) {
			if ok {
				p.takeSeed(text)
			}
		}}, at)
}

// Package online are the pages of a table on a server: who waits at it for the others, who
// has followed a link to it, and what is to be said where there is no table any more.
package online

import (
	"errors"
	"slices"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/pages/saves"
	"treille/scenes/play/host"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page is a device's way to a table: what it shows depends on how far the table is, and
// who sits at it. When the game begins, the table takes its place.
type Page struct {
	page.Base
	app   *app.App
	specs []table.GameSpec
	conn  *remote.Connection

	seat       engine.Player // that a guest has chosen, or Nobody
	guest      *page.NameField
	offered    string // the name that stood there first
	crest      string
	away       wire.Away
	waitsUntil time.Time       // when the page is composed anew, as seconds go on; zero if none do
	claimed    bool            // he waits for a yes
	denied     wire.Answer     // that he has got, if it was no
	before     []wire.Seat     // who sat there in the game before, if the same people play again
	sits, asks bool            // he sits down in seat by himself, as in the game before; that has been asked for
	returns    *wire.Claim     // whose seat is taken back by itself, from another device
	agreed     []engine.Player // who agreed to end the game, if that was told

	sat     []string // the names in the seats, as they were composed last
	newest  engine.Player
	newFor  int  // ticks for which somebody has just sat down
	fresh   bool // the game had not begun when the device came
	watches bool // the link to watch is shown
	beside  app.Scrolled
	view    string // of the page, as it was composed last
}

// Visit opens the way to a table.
func Visit(a *app.App, specs []table.GameSpec, t remote.Ticket) *Page {
	p := &Page{Base: page.New(a, "online"), app: a, specs: specs, seat: wire.Nobody, away: wire.AwayComputer, newest: wire.Nobody, beside: app.NewScrolled(a)}
	p.conn = remote.Connect(a, t)
	a.Push(p)
	return p
}

// Follow opens the table that a link leads to. It reports whether the text is a link to a table, and what is wrong with one
// that leads nowhere.
func Follow(a *app.App, specs []table.GameSpec, text string) (is bool, wrong string) {
	return follow(a, specs, text, a.Home)
}

// follow is Follow that leaves the present page as leave does.
func follow(a *app.App, specs []table.GameSpec, text string, leave func()) (is bool, wrong string) {
	t, is, err := link.ParseTable(text)
	switch {
	case !is:
	case a.Line == nil:
		wrong = a.Words.Online.NoTables
	case err != nil || a.Host != nil && t.Server == "":
		wrong = wrongLink(a, t, err)
	default:
		if a.Host == nil {
			t.Server = "" // a page reaches its own server alone
		}
		leave()
		known, err := remote.Load(a.Store, t.ID)
		if err == nil && known.Server != app.Here { // its address may have changed
			known.Server = t.Server
		}
		if err == nil && t.As == wire.AsGuest && known.As == wire.AsSeat {
			Visit(a, specs, known) // the device has a seat there
			return true, ""
		}
		if known.Server == app.Here {
			t.Server = app.Here
		}
		Visit(a, specs, remote.Ticket{Table: t.ID, Server: t.Server, As: t.As, Key: t.Key})
	}
	return is, wrong
}

// wrongLink says what is wrong with a link to a table, of which a part was read: "" if nothing is.
func wrongLink(a *app.App, t link.Table, err error) string {
	w := a.Words.Online
	switch {
	case errors.Is(err, link.ErrAddress), err == nil && a.Host != nil && t.Server == "":
		return w.NoAddress
	case err != nil:
		return w.NotWhole
	}
	return ""
}

// Scroll implements app.Scroller: two sheets lie side by side on a phone held sideways.
func (p *Page) Scroll(dy float64) bool {
	first, second := p.Base.Scroll(dy), p.beside.Scroll(dy)
	return first || second
}

// Title implements app.Scene.
func (p *Page) Title() string {
	if spec := p.spec(); spec != nil {
		return spec.About(p.app.Words).Title
	}
	return p.app.Words.Online.Online
}

// spec is the game that is played; nil before the table was described.
func (p *Page) spec() *table.GameSpec { return saves.KindOf(p.specs, p.conn.Table().Game) }

// seats are who sits there, in the order of the seats.
func (p *Page) seats() []wire.Seat { return p.conn.Seats().Seats }

// me is the seat of this device, or Nobody.
func (p *Page) me() engine.Player {
	if p.conn.Table().ID == "" {
		return wire.Nobody
	}
	return p.conn.Table().Seat
}

// hosts reports whether this device has the host's rights.
func (p *Page) hosts() bool { return p.me() >= 0 && p.me() == p.conn.Table().Host }

// Back implements app.Scene: whoever leaves the lobby keeps his seat there.
func (p *Page) Back() {
	if p.Panel.Open() {
		p.Base.Back()
		return
	}
	p.conn.Leave()
	p.app.Pop()
}

// Update implements app.Scene.
func (p *Page) Update() {
	if p.newFor > 0 {
		if p.newFor--; p.newFor == 0 {
			p.newest = wire.Nobody
			p.app.Changed()
		}
	}
	if !p.waitsUntil.IsZero() && !p.app.Now().Before(p.waitsUntil) {
		p.waitsUntil = time.Time{}
		p.app.Changed()
	}
	p.hear()
	t := p.conn.Table()
	state, _, _ := p.conn.State()
	switch {
	case t.ID == "" || p.ended() || state == remote.Stopped:
	case p.returns != nil && t.Seat < 0 && len(p.seats()) > 0:
		p.comeBack()
	case t.State == wire.StateLobby:
		p.fresh = true
		if p.sits && !p.asks && len(p.seats()) > 0 {
			p.asks = true
			s := p.before[p.seat]
			p.conn.Sit(wire.Sit{Seat: p.seat, Away: s.Away, Crest: s.Crest, Name: s.Name})
		}
	case p.conn.Info() != nil && p.spec() != nil:
		p.begin()
	}
}

// ended reports whether all have agreed to end the game.
func (p *Page) ended() bool { return p.conn.Table().State == wire.StateStopped }

// takeBack goes to the table again, as who sat there with this device.
func (p *Page) takeBack() {
	t := p.conn.Ticket()
	key, name := t.Key, p.app.Me().Name
	if me := p.me(); me >= 0 {
		name = p.seats()[me].Name
	}
	p.conn.Leave()
	p.app.Home()
	t.As, t.Key, t.Unanswered = wire.AsGuest, t.Invite, nil
	Visit(p.app, p.specs, t).returns = &wire.Claim{Name: name, Key: key}
}

// comeBack takes the seat back, if somebody of that name sits there.
func (p *Page) comeBack() {
	m := p.returns
	p.returns = nil
	for i, s := range p.seats() {
		if s.Who == wire.WhoHuman && s.Name == m.Name {
			m.Seat = engine.Player(i)
			p.conn.Return(*m)
		}
	}
}

// begin puts the table in the place of this page.
func (p *Page) begin() {
	referee := remote.NewReferee(p.conn, p.fresh, host.NewSaver(p.app))
	referee.Ended = func(agreed []engine.Player) { // this page says why
		p.agreed = agreed
		p.app.Home()
		p.app.Push(p)
	}
	t := p.conn.Ticket()
	if me := p.me(); me >= 0 && p.invites() {
		referee.TakeBack = p.takeBack
		before := slices.Clone(p.seats())
		referee.Entered = func(next wire.TableID) {
			p.app.Home()
			again := Visit(p.app, p.specs, remote.Ticket{Table: next, Server: t.Server, As: wire.AsGuest, Key: t.Invite, Watch: t.Watch})
			again.before, again.sits, again.seat = before, true, me
		}
	} else if t.As == wire.AsWatch {
		referee.Entered = func(next wire.TableID) {
			p.app.Home()
			Visit(p.app, p.specs, remote.Ticket{Table: next, Server: t.Server, As: wire.AsWatch, Key: t.Key})
		}
	}
	p.app.Pop()
	p.app.Push(table.New(p.app, *p.spec(), referee))
}

// hear takes what was told.
func (p *Page) hear() {
	for m, ok := p.conn.News(); ok; m, ok = p.conn.News() {
		switch m := m.(type) {
		case wire.Told:
			if m.News == wire.NewsStopped {
				p.agreed = m.Seats
			}
		case wire.No:
			p.claimed, p.sits = false, false
			p.app.Toast(p.refusal(m.Code))
		case wire.Answer:
			if p.claimed && !m.Yes {
				p.claimed, p.denied = false, m
				p.app.Toast(p.saysNo())
			}
		}
	}
	for r, ok := p.conn.Refused(); ok; r, ok = p.conn.Refused() {
		p.app.Toast(p.refusal(r.Code))
	}
}

// saysNo says who did not let in who claims a seat; "" if that has not happened.
func (p *Page) saysNo() string {
	w := p.app.Words.Online
	switch by := p.denied.By; {
	case p.denied.Number == 0:
		return ""
	case by >= 0 && int(by) < len(p.seats()):
		return w.SaysNo.With("name", p.seats()[by].Name)
	}
	return w.NobodyYes
}

// refusal says why something was not done.
func (p *Page) refusal(why wire.Code) string {
	w := p.app.Words
	switch why {
	case wire.CodeTaken:
		return w.Online.Taken
	case wire.CodeName:
		return w.Online.TakenName
	case wire.CodePeople:
		return w.Count(w.Online.SeatsFree, p.free())
	}
	return w.Table.TooLate
}

// free is the number of free seats.
func (p *Page) free() (n int) {
	for _, s := range p.seats() {
		if s.Who == wire.WhoFree {
			n++
		}
	}
	return n
}

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	state, _, _ := p.conn.State()
	add("state", string(p.conn.Table().State))
	add("connection", int(state))
	add("seat", int(p.me()))
	add("free", p.free())
}

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	app.Cabinet(s)
	state, _, _ := p.conn.State()
	switch t := p.conn.Table(); {
	case state == remote.Stopped || p.ended():
		p.turnTo(s, "stopped")
		p.composeStopped(s)
	case t.ID == "" || len(p.seats()) == 0 || p.sits && t.Seat < 0:
		p.turnTo(s, "looking")
		p.composeLooking(s)
	case t.Seat >= 0:
		p.turnTo(s, "lobby")
		p.noteNewest()
		p.composeLobby(s)
	case t.State == wire.StateLobby:
		p.turnTo(s, "guest")
		p.composeGuest(s)
	default:
		p.turnTo(s, "claim")
		p.composeClaim(s)
	}
	p.Panel.Compose(s)
}

// turnTo makes what the page shows now a page of its own, for keys and for those who hear it.
func (p *Page) turnTo(s *ui.Stage, view string) {
	if view == p.view {
		return
	}
	p.view = view
	s.Arrive()
	switch view {
	case "lobby":
		p.app.Say(strings.TrimSpace(p.Title() + ". " + p.waitsFor()))
	case "stopped":
		title, text := p.whyStopped()
		p.app.Say(lang.Sentence(title) + " " + text)
	case "guest", "claim":
		p.app.Say(p.Title() + ".")
	}
}

// noteNewest notes who has just sat down.
func (p *Page) noteNewest() {
	names := table.Each(p.seats(), func(s wire.Seat) string { return s.Name })
	for i, name := range names {
		if len(p.sat) == len(names) && name != "" && p.sat[i] == "" && engine.Player(i) != p.me() {
			p.newest, p.newFor = engine.Player(i), newTicks
			p.app.Say(name + " " + p.app.Words.Online.JustSat + ".")
		}
	}
	p.sat = slices.Clone(names)
}

package online

import (
	"slices"
	"strconv"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/settings"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Tables are those of this device on the server: what it keeps of them, and whose turn it is.
type Tables struct {
	app     *app.App
	tickets []remote.Ticket
	turns   map[wire.TableID]wire.Turn
	asked   time.Time
}

// askEvery is how often it is asked whose turn it is, while somebody looks.
const askEvery = time.Minute

// NewTables reads what this device keeps. Without a server there are none.
func NewTables(a *app.App) *Tables {
	t := &Tables{app: a, turns: map[wire.TableID]wire.Turn{}}
	if a.Line == nil {
		return t
	}
	var err error
	if t.tickets, err = remote.Tickets(a.Store); err != nil {
		a.StoreFailed(err)
	}
	t.tickets = slices.DeleteFunc(t.tickets, func(k remote.Ticket) bool { return k.As != wire.AsSeat })
	return t
}

// Update asks whose turn it is, now and then.
func (t *Tables) Update() {
	now := t.app.Now()
	if len(t.tickets) == 0 || !t.asked.IsZero() && now.Sub(t.asked) < askEvery {
		return
	}
	t.asked = now
	var list []wire.TurnOf
	for _, k := range t.tickets[:min(len(t.tickets), wire.MostTurns)] {
		list = append(list, wire.TurnOf{Table: k.Table, Key: k.Key})
	}
	t.app.Line.Post("turns", wire.AppendTurnsOf(nil, list), func(status int, text string) {
		turns, err := wire.ParseTurns([]byte(text))
		if status != 200 || err != nil {
			return // it is asked again
		}
		for _, turn := range turns {
			t.turns[turn.Table] = turn
		}
		t.tickets = slices.DeleteFunc(t.tickets, func(k remote.Ticket) bool {
			turn, known := t.turns[k.Table]
			return known && (turn.Game == "" || turn.State == wire.StateOver || turn.State == wire.StateStopped)
		})
		t.app.Changed()
	})
}

// seat is the own seat at a table, or Nobody.
func (t *Tables) seat(k remote.Ticket) engine.Player {
	turn := t.turns[k.Table]
	return engine.Player(slices.IndexFunc(turn.Seats, func(s wire.Seat) bool { return s.Name == t.app.Me().Name }))
}

// waits reports whether a table waits for the player here.
func (t *Tables) waits(k remote.Ticket) bool {
	p := t.seat(k)
	return p >= 0 && slices.Contains(t.turns[k.Table].Owes, p)
}

// Any reports whether the device is at any table.
func (t *Tables) Any() bool { return len(t.tickets) > 0 }

// Said says how many tables wait for the player here.
func (t *Tables) Said() string {
	w := t.app.Words
	n := 0
	for _, k := range t.tickets {
		if t.waits(k) {
			n++
		}
	}
	switch {
	case n == len(t.tickets):
		return w.Count(w.Online.TablesWait, n)
	case n == 0 && len(t.tickets) == 1:
		if turn := t.turns[t.tickets[0].Table]; len(turn.Owes) > 0 {
			return w.Online.WaitsForOther.With("name", turn.Seats[turn.Owes[0]].Name)
		}
	}
	return w.Online.WaitOf.With("n", w.Whole(n), "of", w.Whole(len(t.tickets)))
}

// Card is the sheet of the first page that leads to the tables.
func (t *Tables) Card(large bool, open func()) ui.Part {
	w := t.app.Words.Online
	title, note := ui.PaperName.Sized(20), ui.PaperNote.Sized(15.5)
	if large {
		title, note = ui.PaperName.Sized(24), ui.PaperNote.Sized(17)
	}
	var pictures []ui.Part
	for _, k := range t.tickets {
		if len(pictures) < 2 && k.Game != "" {
			pictures = append(pictures, ui.Art("home/label-"+k.Game, 34).Middle().Around(func(s *ui.Stage, r ui.Rect, inner func()) {
				inner()
				if t.waits(k) {
					s.Piece(sprites.Look{ID: "online/mark-decides", Lift: sprites.Token}, r.Right()-11, r.Y-4, 17)
				}
			}).Dropped(1))
		}
	}
	words := ui.Column(ui.Tight, ui.Label(w.Online, title), ui.Paragraph(t.Said(), note)).Middle()
	return ui.Row(ui.Apart, append([]ui.Part{words.Growing()}, pictures...)...).Pad(ui.Wide, ui.Apart).On(ui.SheetPaper).
		Control(ui.Control{ID: "online", Label: t.app.Words.Labelled(w.Online, t.Said()), Act: open})
}

// A TablesPage lists them.
type TablesPage struct {
	page.Base
	app    *app.App
	specs  []table.GameSpec
	tables *Tables
}

// NewTablesPage returns the page of the tables of this device.
func NewTablesPage(a *app.App, specs []table.GameSpec) *TablesPage {
	return &TablesPage{Base: page.New(a, "online-tables"), app: a, specs: specs, tables: NewTables(a)}
}

// Title implements app.Scene.
func (p *TablesPage) Title() string { return p.app.Words.Online.Online }

// Update implements app.Scene.
func (p *TablesPage) Update() { p.tables.Update() }

// Wake implements app.Waker: what it shows may have changed meanwhile.
func (p *TablesPage) Wake() { p.tables = NewTables(p.app) }

// Compose implements app.Scene.
func (p *TablesPage) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	box := app.BelowBanner(f, min(widest[f.Shape], widestSheet), ui.Apart)
	w := p.app.Words.Online
	var list []ui.Part
	for _, here := range []bool{true, false} {
		head := w.Others
		if here {
			head = w.Here
		}
		n := len(list)
		for i, k := range p.tables.tickets {
			if p.tables.waits(k) != here {
				continue
			}
			if len(list) == n {
				list = append(list, ui.Label(head, ui.PaperHead.Sized(20)))
			}
			list = append(list, p.row(i, k))
		}
	}
	if len(list) == 0 {
		list = append(list, ui.Paragraph(w.NoTable, ui.PaperName.Sized(30).At(sprites.Middle)), ui.Paragraph(w.NoTableHow, ui.PaperSerif.Sized(ui.Lead).At(sprites.Middle)))
	}
	s.Lay(page.Sheet(&p.Scrolled, ui.Column(ui.Loose, append(list, ui.Spring())...).Pad(ui.Wide, ui.Loose)), box)
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.specs[0].Sample))
	p.Panel.Compose(s)
}

// row is a table: pressed as a whole it leads there; the door leaves it.
func (p *TablesPage) row(i int, k remote.Ticket) ui.Part {
	w := p.app.Words
	spec := saves.KindOf(p.specs, k.Game)
	if spec == nil {
		return ui.Part{}
	}
	title := spec.About(w).Title
	turn, known := p.tables.turns[k.Table]
	said := w.Online.Looking
	switch {
	case known && turn.State == wire.StateLobby:
		free := 0
		for _, s := range turn.Seats {
			if s.Who == wire.WhoFree {
				free++
			}
		}
		said = w.Count(w.Online.NotBegun, free)
	case known && len(turn.Owes) > 0:
		said = w.Online.Since.With("name", turn.Seats[turn.Owes[0]].Name, "time", p.app.Now().Add(-time.Duration(turn.Since)*time.Second).Format("15:04"))
	}
	var crests []ui.Part
	for _, seat := range turn.Seats {
		sign := mark(seat)
		if sign == "here" {
			sign = ""
		}
		crests = append(crests, shield(seat, 30, sign, 1))
	}
	words := ui.Column(ui.Near, ui.Label(title, ui.PaperName.Sized(22)), ui.Paragraph(said, ui.PaperSerif.Sized(17)), ui.Row(ui.Apart, crests...).Left())
	main := ui.Row(ui.Wide, ui.Art("home/label-"+k.Game, 64).Middle(), words.Middle().Growing()).AtLeast(0, 110).
		Target(ui.Control{ID: "table/" + strconv.Itoa(i), Label: title + ", " + said, Act: func() { Visit(p.app, p.specs, k) }})
	leave := ui.IconSpec{ID: "leave/" + strconv.Itoa(i), Icon: "leave", Light: true, Label: w.Online.LeaveRow + ": " + title, Act: func() { p.askLeave(k, title) }}
	return ui.Row(ui.Apart, main.Growing(), leave.Part().Middle())
}

// askLeave asks whether the device is to forget a table: its seat stays, for who claims it.
func (p *TablesPage) askLeave(k remote.Ticket, title string) {
	w := p.app.Words
	p.Panel.Menu(title, w.Online.LeaveNote, w.App.Close, []ui.ButtonSpec{{ID: "sure", Label: w.Online.LeaveRow, Icon: "leave", Act: func() {
		if err := remote.Forget(p.app.Store, k.Table); err != nil {
			p.app.StoreFailed(err)
		}
		p.tables = NewTables(p.app)
	}}, {ID: "cancel", Label: w.App.Cancel, Primary: true}})
}

// Outline implements app.Outliner.
func (p *TablesPage) Outline(o *ui.Outline) {
	w := p.app.Words.Online
	o.Section("online", 1, w.Online)
	if !p.tables.Any() {
		o.Text(w.NoTable + ".")
		o.Text(w.NoTableHow)
		return
	}
	for _, k := range p.tables.tickets {
		if spec := saves.KindOf(p.specs, k.Game); spec != nil {
			o.Item(spec.About(p.app.Words).Title)
		}
	}
}

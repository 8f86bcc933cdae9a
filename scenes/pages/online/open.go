package online

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// An OpenPage is the page on which a table is opened: who sits where, what shall be while
// somebody is away, and with which options.
type OpenPage struct {
	page.Base
	app     *app.App
	specs   []table.GameSpec
	spec    table.GameSpec
	kinds   []string // of the seats after the own one: wire.WhoFree, or a level
	clock   int      // seconds for a decision, 0 for no bound
	away    wire.Away
	options []string
	asked   bool // the server is asked
	beside  app.Scrolled
}

// NewOpen returns the page for a game: the other seats are free for friends.
func NewOpen(a *app.App, specs []table.GameSpec, spec table.GameSpec) *OpenPage {
	p := &OpenPage{Base: page.New(a, "online-open"), app: a, specs: specs, spec: spec, away: wire.AwayComputer, beside: app.NewScrolled(a)}
	p.setSeats(spec.Seats)
	return p
}

// Title implements app.Scene.
func (p *OpenPage) Title() string { return p.app.Words.Online.NewTable }

// Place implements app.Placed.
func (p *OpenPage) Place() string { return p.Name() + "/" + p.spec.Name() }

// setSeats changes the number of seats.
func (p *OpenPage) setSeats(n int) {
	for len(p.kinds) < n-1 {
		p.kinds = append(p.kinds, wire.WhoFree)
	}
	p.kinds = p.kinds[:n-1]
}

// seats are who sits there, by what is chosen: computer players have the crests and names of
// their characters.
func (p *OpenPage) seats() []wire.Seat {
	me, names := p.app.Me(), p.app.Words.NewGame.DefaultNames
	list := []wire.Seat{{Who: wire.WhoHuman, Crest: me.Crest, Name: me.Name}}
	crests := slices.DeleteFunc(person.Crests(), func(c string) bool { return c == me.Crest })
	slices.Reverse(crests) // the first stay for friends
	for _, kind := range p.kinds {
		if kind == wire.WhoFree {
			list = append(list, wire.Seat{Who: kind})
			continue
		}
		crest := crests[0]
		crests = crests[1:]
		name := names[slices.Index(person.Crests(), crest)]
		if page.SameName(name, me.Name) {
			name = names[slices.Index(person.Crests(), me.Crest)]
		}
		list = append(list, wire.Seat{Who: kind, Crest: crest, Name: name})
	}
	return list
}

// Compose implements app.Scene.
func (p *OpenPage) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	box := app.BelowBanner(f, widest[f.Shape], ui.Apart)
	w := p.app.Words
	open := ui.ButtonSpec{ID: "open", Label: w.Online.Open, Primary: true, Size: 25, Act: p.open}
	if p.asked {
		open.Disabled, open.Reason = true, w.Online.Looking
	}
	switch {
	case f.Shape == ui.Desktop && f.Text == 1, f.Shape == ui.Landscape:
		crest, high := crestLarge-10, 88.0
		if f.Shape == ui.Landscape {
			crest, high = crestWide-4, rowLow*f.Caption()
		}
		left := ui.Column(ui.Apart, p.head(f.Shape == ui.Desktop), p.countRow(), ui.Rule(), page.Scrolling(&p.Scrolled, p.rows(crest, high).Pad(ui.Apart, 0))).Pad(ui.Wide, ui.Loose).On(ui.SheetPaper)
		about := ui.Column(ui.Loose, p.timeRows(true), ui.Rule(), p.awayRow(true), ui.When(len(p.spec.Game.OptionNames()) > 0, ui.Rule()), p.optionRows(), ui.Spring())
		note := ui.Paragraph(p.note(), ui.PaperNote.Sized(18).In(sprites.Hint).At(sprites.Middle))
		right := ui.Column(ui.Apart, page.Sheet(&p.beside, about.Pad(ui.Wide, ui.Loose)).Growing(), ui.When(f.Shape == ui.Desktop, note), open.Part().High(startHigh))
		half := (box.W - ui.Wide) / 2
		s.Lay(ui.Row(ui.Wide, f.Handed(left.Wide(half), right.Wide(half))...), box)
	default:
		list := ui.Column(ui.Near, p.head(true), ui.DoubleRule(), p.countRow(), ui.Rule(), p.rows(crestWide, rowLow*f.Caption()), ui.DoubleRule(),
			p.timeRows(false), ui.Rule(), p.awayRow(false), ui.When(len(p.spec.Game.OptionNames()) > 0, ui.Rule()), p.optionRows(), ui.Spring())
		note := ui.When(p.app.Host != nil, ui.Paragraph(p.note(), ui.PaperNote.In(sprites.Hint).At(sprites.Middle)))
		s.Lay(ui.Column(ui.Loose, page.Sheet(&p.Scrolled, list.Pad(ui.Loose, ui.Apart)).Growing(), note, open.Part().High(startHigh)), box)
	}
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.spec.Sample))
	p.Panel.Compose(s)
}

// note says what comes next, or where the table will lie.
func (p *OpenPage) note() string {
	w := p.app.Words.Online
	switch {
	case p.app.Host == nil:
		return w.OpenNote
	case !p.app.Host.HasPage():
		return w.HostNote + " " + w.NoPhones
	}
	return w.HostNote
}

// Scroll implements app.Scroller: two sheets lie side by side on wide screens.
func (p *OpenPage) Scroll(dy float64) bool {
	first, second := p.Base.Scroll(dy), p.beside.Scroll(dy)
	return first || second
}

// head says what the game is.
func (p *OpenPage) head(there bool) ui.Part {
	w := p.app.Words
	st := ui.PaperFact.Sized(ui.Body)
	about := ui.Either(ui.Row(ui.Wide, p.spec.PlayersShort().Part(st), p.spec.Length(w).Part(st)).Firm(), ui.Row(ui.Wide, p.spec.PlayersShort().Part(st), p.spec.LengthShort(w).Part(st)))
	return ui.When(there, ui.Row(ui.Wide, ui.Art("home/label-"+p.spec.Name(), 59), ui.Column(ui.Near, ui.Label(p.spec.About(w).Title, ui.PaperName.Sized(34)), about).Middle()))
}

// countRow is the number of seats.
func (p *OpenPage) countRow() ui.Part {
	w := p.app.Words.Online
	least, most := p.spec.Game.Players()
	least = max(least, 2)
	var items []ui.Choice
	for n := least; n <= most; n++ {
		items = append(items, ui.Choice{Label: strconv.Itoa(n)})
	}
	n := float64(len(items))
	count := ui.ChoiceSpec{ID: "seats", Label: w.Seats, Items: items, Active: len(p.kinds) + 1 - least, Size: ui.Lead * p.app.Frame().Caption(), Pick: func(i int) { p.setSeats(least + i) }}.
		Part().AtLeast(n*44.5, 0).Roomy(n*62, 0)
	return ui.Row(ui.Loose, ui.Label(w.Seats, ui.PaperHead.Sized(20)), ui.Spring(), count).AtLeast(0, 54)
}

func (p *OpenPage) rows(crest, high float64) ui.Part {
	w := p.app.Words
	var list []ui.Part
	for i, seat := range p.seats() {
		r := row{id: "seat/" + strconv.Itoa(i), seat: seat, name: seat.Name, crest: crest, high: high, unmarked: true}
		switch {
		case i == 0:
			r.note, r.kind, r.icon = w.Online.PlaysHere, w.Online.Human, "person"
		case seat.Who == wire.WhoFree:
			r.name, r.note, r.kind, r.icon = w.Online.FreeSeat, w.Online.Whoever, w.Online.Guest, "friends"
		default:
			r.note, r.kind = w.NewGame.Characters[slices.Index(person.Crests(), seat.Crest)], w.NewGame.Levels.Of(seat.Who).Note
		}
		if i > 0 {
			r.act = func() { p.change(i) }
		}
		list = append(list, r.part())
	}
	return ui.RuledGrid(1, 1, list...)
}

// change asks what is to be in a seat.
func (p *OpenPage) change(i int) {
	w := p.app.Words
	set := func(kind string) func() { return func() { p.kinds[i-1] = kind } }
	list := []ui.ButtonSpec{{ID: "seat/free", Label: w.Online.FreeSeat, Icon: "friends", Act: set(wire.WhoFree)}}
	for _, l := range engine.Levels() {
		list = append(list, ui.ButtonSpec{ID: "seat/" + l, Label: w.Online.Computer.With("level", w.NewGame.Levels.Of(l).Note), Icon: "computer", Act: set(l)})
	}
	p.Panel.Menu(w.Online.Seats, "", w.App.Close, list)
}

// timeRows are how much time there is for a decision: none, minutes or days, and then how many.
func (p *OpenPage) timeRows(note bool) ui.Part {
	w := p.app.Words
	kinds := [][]int{{0}, wire.Clocks()[:4], wire.Clocks()[4:]}
	active := slices.IndexFunc(kinds, func(list []int) bool { return slices.Contains(list, p.clock) })
	items := []ui.Choice{{Label: w.Online.TimeNone}, {Label: w.Online.TimeMinutes}, {Label: w.Online.TimeDays}}
	kind := ui.ChoiceSpec{ID: "time", Label: w.Online.Time, Items: items, Active: active, Size: ui.Body * p.app.Frame().Caption(),
		Pick: func(i int) { p.clock = kinds[i][len(kinds[i])/2] }}.Part().High(nameHigh)
	var times []ui.Choice
	for _, seconds := range kinds[active] {
		times = append(times, ui.Choice{Label: remote.LimitWords(w, seconds)})
	}
	some := ui.ChoiceSpec{ID: "time/much", Label: w.Online.EachTime, Items: times, Active: slices.Index(kinds[active], p.clock), Size: ui.Body * p.app.Frame().Caption(),
		Pick: func(i int) { p.clock = kinds[active][i] }}.Part().High(nameHigh)
	head := ui.Row(ui.Loose, ui.Label(w.Online.Time, ui.PaperLabel.Sized(17.5)).Middle(), kind.Growing())
	if note || p.app.Frame().Text > 1 {
		head = ui.Column(ui.Near, ui.Row(ui.Loose, ui.Label(w.Online.Time, ui.PaperLabel.Sized(17.5)), ui.Spring(), ui.Label(w.Online.EachTime, ui.PaperNote.Sized(ui.Body))), kind)
	}
	return ui.Column(ui.Apart, head, ui.When(active > 0, some))
}

// awayRow says what shall be while somebody is away.
func (p *OpenPage) awayRow(note bool) ui.Part {
	w := p.app.Words.Online
	return ui.Column(ui.Near, ui.Paragraph(w.Away, ui.PaperLabel.Sized(17.5)), awayChoice(w, w.Away, ui.Body*p.app.Frame().Caption(), &p.away),
		ui.When(note, ui.Paragraph(w.AwayNote, ui.PaperNote.Sized(ui.Body)).Dropped(1)))
}

func awayChoice(w lang.Online, label string, size float64, away *wire.Away) ui.Part {
	all := []wire.Away{wire.AwayComputer, wire.AwayWait}
	choice := ui.ChoiceSpec{ID: "away", Label: label, Items: []ui.Choice{{Label: w.AwayComputer}, {Label: w.AwayWait}}, Active: slices.Index(all, *away), Size: size,
		Pick: func(i int) { *away = all[i] }}
	return choice.Part().High(nameHigh)
}

// optionRows are the options of the game with their switches.
func (p *OpenPage) optionRows() ui.Part {
	var list []ui.Part
	for _, name := range p.spec.Game.OptionNames() {
		option, on := p.app.Words.NewGame.Options.Of(name), slices.Contains(p.options, name)
		kind := sprites.Surface{Kind: sprites.Switch}
		if on {
			kind.State = sprites.On
		}
		list = append(list, ui.Row(ui.Wide, ui.Paragraph(option.Title, ui.PaperLabel.Sized(17.5)).Middle().Growing(), ui.Mark(kind, 58, 32).Middle()).AtLeast(0, 52).
			Control(ui.Control{ID: "option/" + name, Role: ui.Checkbox, Label: option.Title + ". " + option.Long, Checked: on, Act: func() { p.setOption(name, !on) }}))
	}
	return ui.Column(ui.Near, list...)
}

func (p *OpenPage) setOption(name string, on bool) {
	p.options = slices.DeleteFunc(p.options, func(o string) bool { return o == name })
	if on {
		p.options = append(p.options, name)
		slices.Sort(p.options)
	}
}

// open asks the server for the table. The keys are this device's; said again, they open the
// same table.
func (p *OpenPage) open() {
	if p.app.Line == nil {
		p.app.Toast(p.app.Words.Online.NoTables)
		return
	}
	me := p.seats()[0]
	t := remote.Ticket{As: wire.AsSeat, Game: p.spec.Name()}
	if p.app.Host != nil {
		t.Server = app.Here
	}
	for _, k := range []*wire.Key{&t.Key, &t.Invite, &t.Watch, &t.Nonce} {
		p.app.Line.Random(k[:])
	}
	o := wire.Opening{
		Game: p.spec.Name(), Rules: p.spec.Game.Rules(), Players: len(p.kinds) + 1, Clock: p.clock, Away: p.away, Events: wire.Events, Invite: t.Invite, Watch: t.Watch, Options: p.options,
		Host: wire.Sit{Seat: 0, Key: t.Key, Nonce: t.Nonce, Away: p.away, Crest: me.Crest, Name: me.Name},
	}
	for i, s := range p.seats() {
		if s.Who != wire.WhoFree && i > 0 {
			kind := host.Player(p.spec.Game, store.Seat{Kind: s.Who, Crest: s.Crest, Name: s.Name})
			o.Others = append(o.Others, wire.SetSeat{Seat: engine.Player(i), Who: kind, Crest: s.Crest, Name: s.Name})
		}
	}
	p.asked = true
	p.app.Line.Post(t.Server, "tables", o.Append(nil), func(status int, text string) {
		p.asked = false
		p.app.Changed()
		if status != 200 {
			said := p.app.Words.Online.NotOpened
			switch {
			case status == 0 && text != "":
				said = p.app.Words.Online.NotServed.With("error", text)
			case status == statusNoRoom:
				said = p.app.Words.Online.NoRoom
			}
			p.app.Toast(said)
			return
		}
		t.Table = wire.TableID(strings.TrimSpace(text))
		p.app.Home()
		Visit(p.app, p.specs, t)
	})
}

// statusNoRoom is the status of HTTP for "Insufficient Storage".
const statusNoRoom = 507

// Outline implements app.Outliner.
func (p *OpenPage) Outline(o *ui.Outline) {
	w := p.app.Words
	o.Section("table", 1, w.Online.NewTable)
	o.Text(p.spec.About(w).Title)
	o.Section("seats", 2, w.Online.Seats)
	for i, s := range p.seats() {
		switch {
		case i == 0:
			o.Item(s.Name + ", " + w.Online.PlaysHere)
		case s.Who == wire.WhoFree:
			o.Item(w.Online.FreeSeat + ", " + w.Online.Whoever)
		default:
			o.Item(s.Name + ", " + w.Online.Computer.With("level", w.NewGame.Levels.Of(s.Who).Note))
		}
	}
	o.Section("time", 2, w.Online.Time)
	o.Text(remote.PaceWords(w, p.clock))
	o.Section("away", 2, w.Online.Away)
	o.Text(w.Online.AwayNote)
	if p.app.Host != nil {
		o.Text(p.note())
	}
}

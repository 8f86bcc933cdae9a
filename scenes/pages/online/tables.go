package online

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Tables are those of this device on the server: what it keeps of them, and whose turn it is.
type Tables struct {
	app     *app.App
	tickets []remote.Ticket
	filed   []remote.Ticket // whose games are over and filed: they are served here as long as the others may want the result
	turns   map[wire.TableID]wire.Turn
	asked   time.Time
	heard   time.Time // when the answer came
}

// askEvery is how often it is asked whose turn it is, while somebody looks. A table that was ended without a result
// stays listed for the seconds of keptFor.
const (
	askEvery = 10 * time.Second
	keptFor  = 7 * 24 * 3600
)

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
	t.filed = table.Where(t.tickets, func(k remote.Ticket) bool { return k.Filed && k.Server == app.Here })
	t.tickets = slices.DeleteFunc(t.tickets, func(k remote.Ticket) bool { return k.As != wire.AsSeat || k.Filed })
	return t
}

// Update asks whose turn it is, now and then.
func (t *Tables) Update() {
	now := t.app.Now()
	all := slices.Concat(t.tickets, t.filed)
	if len(all) == 0 || !t.asked.IsZero() && now.Sub(t.asked) < askEvery {
		return
	}
	t.asked = now
	asked := map[string][]wire.TurnOf{} // by their servers
	for _, k := range all {
		if list := asked[k.Server]; len(list) < wire.MostTurns {
			asked[k.Server] = append(list, wire.TurnOf{Table: k.Table, Key: k.Key})
		}
	}
	for server, list := range asked {
		t.ask(server, list)
	}
}

// ask asks a server for whose turn it is at some tables.
func (t *Tables) ask(server string, list []wire.TurnOf) {
	t.app.Line.Post(server, "turns", wire.AppendTurnsOf(nil, list), func(status int, text string) {
		turns, err := wire.ParseTurns([]byte(text))
		if status != 200 || err != nil {
			return // it is asked again
		}
		t.heard = t.app.Now()
		for _, turn := range turns {
			t.turns[turn.Table] = turn
			if server == app.Here && turn.Game == "" { // cleared away: nothing has to be served for it any more
				t.forget(turn.Table)
			}
		}
		t.tickets = slices.DeleteFunc(t.tickets, func(k remote.Ticket) bool {
			turn, known := t.turns[k.Table]
			if known && k.Ended && turn.Since > keptFor {
				t.forget(k.Table)
				return true
			}
			return known && turn.Game == ""
		})
		t.app.Changed()
	})
}

// forget forgets a table.
func (t *Tables) forget(id wire.TableID) {
	if err := remote.Forget(t.app.Store, id); err != nil {
		t.app.StoreFailed(err)
	}
}

// waits reports whether a table waits for the player here: for a decision, or to be begun.
func (t *Tables) waits(k remote.Ticket) bool {
	return !t.ended(k) && slices.Contains(t.turns[k.Table].Owes, k.Seat) || t.full(k)
}

// full reports whether all seats are taken at a table that was opened here, and its game can begin.
func (t *Tables) full(k remote.Ticket) bool {
	turn := t.turns[k.Table]
	return turn.State == wire.StateLobby && k.Watch != (wire.Key{}) && // that key has who opened the table
		!slices.ContainsFunc(turn.Seats, func(s wire.Seat) bool { return s.Who == wire.WhoFree })
}

// over reports whether the game at a table is over, and the player here has not seen how it ended.
func (t *Tables) over(k remote.Ticket) bool { return t.turns[k.Table].State == wire.StateOver }

// ended reports whether the game at a table was ended without a result.
func (t *Tables) ended(k remote.Ticket) bool {
	return k.Ended || t.turns[k.Table].State == wire.StateStopped
}

// news reports whether the game at a table was ended so, and the player here has not seen that.
func (t *Tables) news(k remote.Ticket) bool { return t.ended(k) && !k.Ended }

// part is where a table is listed.
func (t *Tables) part(k remote.Ticket) part {
	switch {
	case t.waits(k):
		return waitsHere
	case t.over(k), t.ended(k):
		return isOver
	case t.turns[k.Table].State == wire.StateLobby:
		return isOpen
	}
	return waitsElsewhere
}

// A part is a part of the list.
type part int

// The parts, in their order.
const (
	waitsHere      part = iota // for the player here
	isOver                     // and he may not have seen how it ended
	isOpen                     // not begun
	waitsElsewhere             // for others
)

// heading is what stands above a part.
func (of part) heading(w lang.Online) string {
	return [...]string{waitsHere: w.Here, isOver: w.OverHead, isOpen: w.NotBegunHead, waitsElsewhere: w.Others}[of]
}

// order are the tables as they are listed: part by part, and within that by the time that is left, then by how long
// they have waited.
func (t *Tables) order() []int {
	list := table.UpTo(len(t.tickets))
	slices.SortStableFunc(list, func(a, b int) int {
		k, l := t.tickets[a], t.tickets[b]
		if of, other := t.part(k), t.part(l); of != other {
			return cmp.Compare(of, other)
		}
		if left, other := t.left(k), t.left(l); left != other {
			return cmp.Compare(left, other)
		}
		return t.turns[l.Table].Since - t.turns[k.Table].Since
	})
	return list
}

// left is how many seconds there still are for the decision at a table, or many without a clock.
func (t *Tables) left(k remote.Ticket) int {
	if turn, known := t.turns[k.Table]; known && turn.Left != wire.NoClock {
		return turn.Left
	}
	return math.MaxInt
}

// Any reports whether any table is listed, Live whether more is to come at one or its end was not seen.
func (t *Tables) Any() bool  { return len(t.tickets) > 0 }
func (t *Tables) Live() bool { return len(t.live()) > 0 }

// live are those tables.
func (t *Tables) live() []remote.Ticket {
	return table.Where(t.tickets, func(k remote.Ticket) bool { return !k.Ended })
}

// Said says how many tables wait for the player here; of one that does not, what it waits for.
func (t *Tables) Said() string {
	w := t.app.Words
	if !t.Any() {
		return w.Online.OpenLink
	}
	list := t.live()
	n := len(table.Where(list, t.waits))
	switch {
	case len(list) == 0:
		return w.Online.OverHead
	case n == 1 && len(list) == 1 && t.full(list[0]):
		return w.Online.AllHere
	case n == len(list):
		return w.Count(w.Online.TablesWait, n)
	case n == 0 && slices.ContainsFunc(list, t.ended):
		return t.said(list[slices.IndexFunc(list, t.ended)])
	case n == 0 && slices.ContainsFunc(list, t.over):
		return w.Online.OverMeanwhile
	case n == 0 && len(list) == 1:
		turn, known := t.turns[list[0].Table]
		if !known {
			return "" // the server has not answered yet
		}
		if len(turn.Owes) > 0 {
			return w.Online.Decides.With("name", turn.Seats[turn.Owes[0]].Name)
		}
		return t.said(list[0])
	}
	return w.Labelled(w.Online.Here, w.OutOf(w.Whole(n), w.Whole(len(list))))
}

// Card is the sheet of the first page that leads to the tables.
func (t *Tables) Card(large bool, open func()) ui.Part {
	w := t.app.Words.Online
	title, note, most, wide, dot := ui.PaperName.Sized(20), ui.PaperNote.Sized(15.5), 2, 34.0, 17.0
	if large {
		title, note, most, wide, dot = ui.PaperName.Sized(24), ui.PaperNote.Sized(17), 3, 52, 20
	}
	var pictures []ui.Part
	for _, i := range t.order() {
		if k := t.tickets[i]; len(pictures) < most && k.Game != "" {
			pictures = append(pictures, t.picture(k, wide, dot).Middle().Dropped(1+len(pictures)))
		}
	}
	if !t.Any() { // oneself, and a seat for a friend
		for _, crest := range []string{t.app.Me().Crest, "free"} {
			pictures = append(pictures, ui.Art(table.CrestArt(crest), wide).Middle())
		}
	}
	said, spoken := t.Said(), w.Online
	if said != "" {
		spoken = t.app.Words.Labelled(w.Online, said)
	}
	words := func(said ui.Part) ui.Part { return ui.Column(ui.Tight, ui.Label(w.Online, title), said).Middle() }
	chevron := append(slices.Clone(pictures), ui.Icon("chevron", note).Middle())
	return ui.Either(ui.Row(ui.Apart, append([]ui.Part{words(ui.When(said != "", ui.Label(said, note))).Growing()}, chevron...)...).Firm(),
		ui.Row(ui.Apart, append([]ui.Part{words(ui.When(said != "", ui.Paragraph(said, note))).Growing()}, pictures...)...)).Pad(ui.Wide, ui.Near).On(ui.SheetPaper).
		Control(ui.Control{ID: "online", Label: spoken, Act: open})
}

// picture is that of a table's game, with a mark if it waits for the player here.
func (t *Tables) picture(k remote.Ticket, wide, dot float64) ui.Part {
	waits := t.waits(k)
	it := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + k.Game}, Alpha: resting}
	if waits || t.over(k) || t.news(k) {
		it.Alpha = 1
	}
	return ui.Picture(it, wide).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		inner()
		if waits {
			s.Piece(sprites.Look{ID: "online/mark-decides", Lift: sprites.Token}, r.Right()-dot*.6, r.Y-dot*.2, dot)
		}
	})
}

// said says for whom a table waits, and since when.
func (t *Tables) said(k remote.Ticket) string {
	w := t.app.Words
	turn, known := t.turns[k.Table]
	switch {
	case t.over(k):
		return w.Online.OverMeanwhile
	case t.ended(k) && !known:
		return w.Online.Ended
	case t.ended(k):
		if slices.Equal(turn.Owes, []engine.Player{k.Seat}) {
			w = w.You()
		}
		return w.Online.EndedBy.With("names", w.List(table.Each(turn.Owes, func(p engine.Player) string { return turn.Seats[p].Name })...), "time", t.since(turn))
	case t.full(k):
		return w.Online.AllHere
	case known && turn.State == wire.StateLobby:
		free := 0
		for _, s := range turn.Seats {
			if s.Who == wire.WhoFree {
				free++
			}
		}
		if free == 0 {
			return w.Online.AllTaken
		}
		return w.Count(w.Online.NotBegun, free)
	case known && len(turn.Owes) > 0:
		words := w.Online.Since.With("name", turn.Seats[turn.Owes[0]].Name, "time", t.since(turn))
		if turn.Left != wire.NoClock {
			left := max(0, time.Duration(turn.Left)*time.Second-t.app.Now().Sub(t.heard))
			words = w.Online.LeftFor.With("name", turn.Seats[turn.Owes[0]].Name, "time", remote.ClockWords(w, left))
		}
		if _, when, _ := strings.Cut(words, " · "); t.waits(k) {
			return w.Online.YourTurn + " · " + when
		}
		return words
	}
	return w.Online.Looking
}

// since is when something happened last at a table: the time of today, or the day.
func (t *Tables) since(turn wire.Turn) string {
	now := t.app.Now()
	since := now.Add(-time.Duration(turn.Since) * time.Second)
	if now.YearDay() == since.YearDay() && now.Year() == since.Year() {
		return since.Format("15:04")
	}
	day, _, _ := strings.Cut(t.app.Words.Thumbnail(now, since), ",")
	return day
}

// A TablesPage lists them.
type TablesPage struct {
	page.Base
	app      *app.App
	specs    []table.GameSpec
	tables   *Tables
	finished int // games that were played at such tables
	link     linkField
	beside   app.Scrolled
	box      func(table.GameSpec) // opens the page of a game
}

// NewTablesPage returns the page of the tables of this device; box opens the page of a game.
func NewTablesPage(a *app.App, specs []table.GameSpec, box func(table.GameSpec)) *TablesPage {
	p := &TablesPage{Base: page.New(a, "online-tables"), app: a, specs: specs, beside: app.NewScrolled(a), box: box}
	p.Wake()
	return p
}

// Title implements app.Scene.
func (p *TablesPage) Title() string { return p.app.Words.Online.Online }

// Update implements app.Scene.
func (p *TablesPage) Update() { p.tables.Update() }

// Wake implements app.Waker: what it shows may have changed meanwhile.
func (p *TablesPage) Wake() {
	p.tables, p.finished, p.link = NewTables(p.app), 0, linkField{app: p.app}
	list, err := host.Games(p.app).Games()
	host.Failed(p.app, err)
	for _, g := range list {
		if g.Mine != 0 && g.Key != "" {
			p.finished++
		}
	}
}

// Type implements app.Typist.
func (p *TablesPage) Type(chars []rune, key app.TextKey) bool { return p.link.keys(chars, key) }

// Compose implements app.Scene.
func (p *TablesPage) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	box := app.BelowBanner(f, widest[f.Shape], ui.Apart)
	waiting, others := p.section(waitsHere), slices.Concat(p.section(isOver), p.section(isOpen), p.section(waitsElsewhere))
	finished := p.finishedRow(len(others) > 0 || f.Shape.Upright() && len(waiting) > 0)
	link := p.linkSheet()
	sheet := func(parts []ui.Part) ui.Part {
		return page.Sheet(&p.Scrolled, ui.Column(ui.Apart, append(parts, ui.Spring())...).Pad(ui.Loose, ui.Near)).Growing()
	}
	switch {
	case !p.tables.Any():
		list := []ui.Part{ui.Row(ui.Wide, table.Each(table.UpTo(4), func(int) ui.Part { return ui.Art(table.CrestArt("free"), smallCrest+2) })...).Centred(),
			ui.Paragraph(p.app.Words.Online.NoTable, ui.PaperName.Sized(30).At(sprites.Middle)), ui.Paragraph(p.app.Words.Online.NoTableHow, ui.PaperSerif.Sized(ui.Lead).At(sprites.Middle)), ui.DoubleRule(), p.boxes(), finished}
		if f.Shape.Upright() {
			s.Lay(ui.Column(ui.Loose, sheet(list), link), box)
			break
		}
		s.Lay(ui.Row(ui.Loose, sheet(list), ui.Column(0, link, ui.Spring()).GrowingBy(.6)), box)
	case f.Shape.Upright():
		s.Lay(ui.Column(ui.Loose, sheet(append(append(waiting, others...), finished)), link), box)
	default:
		if len(waiting) == 0 {
			waiting, others = others, nil
		}
		right := page.Scrolling(&p.beside, ui.Column(ui.Loose, append(append(others, finished), p.linkParts()...)...).Pad(ui.Loose, ui.Near)).Pad(ui.Close, ui.Close).On(ui.SheetPaper)
		s.Lay(ui.Row(ui.Wide, sheet(waiting).GrowingBy(1), right.GrowingBy(1)), box)
	}
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.specs[0].Sample))
	p.Panel.Compose(s)
}

// section is a part of the list below its heading: nothing if there are none.
func (p *TablesPage) section(of part) (list []ui.Part) {
	for _, i := range p.tables.order() {
		k := p.tables.tickets[i]
		if p.tables.part(k) != of {
			continue
		}
		if len(list) == 0 {
			list = append(list, ui.Row(ui.Loose, ui.Label(of.heading(p.app.Words.Online), ui.PaperHead.Sized(20)), ui.Rule().Middle().Growing()))
		}
		list = append(list, p.row(i, k))
	}
	return list
}

// row is a table: pressed as a whole it leads there; the door leaves it, or what is over is removed.
func (p *TablesPage) row(i int, k remote.Ticket) ui.Part {
	w := p.app.Words
	spec := saves.KindOf(p.specs, k.Game)
	if spec == nil {
		return ui.Part{}
	}
	title, said := spec.About(w).Title, p.tables.said(k)
	z := 1.0
	if p.app.Frame().Shape == ui.Desktop {
		z = rowLarger
	}
	var crests []ui.Part
	for _, seat := range p.tables.turns[k.Table].Seats {
		sign, alpha := mark(seat), 1.0
		switch sign {
		case "here":
			sign = ""
		case "gone":
			alpha = resting
		}
		crest := shield(seat, rowCrest*z, sign, alpha)
		if z > 1 {
			crest = ui.Column(ui.Near, crest.Centred(), ui.Name(seat.Name, ui.PaperName.Sized(17).At(sprites.Middle)))
		}
		crests = append(crests, crest)
	}
	visit := func() { Visit(p.app, p.specs, k) }
	name := ui.Label(title, ui.PaperName.Sized(22*z))
	if round := p.tables.turns[k.Table].Round; round > 0 {
		name = ui.Row(ui.Apart, name.Growing(), ui.Label(w.Table.Round.With("n", strconv.Itoa(round)), ui.PaperFact.Sized(ui.Body)).Dropped(1))
	}
	words := ui.Column(ui.Near, name, ui.Paragraph(said, ui.PaperSerif.Sized(17*min(z, 1.2))), ui.Either(ui.Row(ui.Wide, crests...), ui.Row(ui.Near, crests...)).Left())
	short := w.Online.LeaveRow
	leave := ui.IconSpec{ID: "leave/" + strconv.Itoa(i), Icon: "leave", Light: true, Act: func() { p.askLeave(k, title) }}
	if p.tables.ended(k) {
		short, leave.Icon, leave.Act = w.Online.Remove, "trash", func() { p.forget(k) }
	}
	leave.Label = w.Labelled(short, title)
	picture := p.tables.picture(k, rowPicture*z, rowDot*z)
	var row ui.Part
	if z > 1 { // with buttons; the first that waits has the main one
		first := p.tables.waits(k) && i == p.tables.order()[0]
		buttons := ui.Row(ui.Apart, ui.ButtonSpec{ID: "table/" + strconv.Itoa(i), Label: w.Online.ToTable, Spoken: w.Labelled(w.Online.ToTable, title), Primary: first, Size: 20, Act: visit}.Part().Growing(),
			ui.ButtonSpec{ID: leave.ID, Label: short, Spoken: leave.Label, Icon: leave.Icon, Size: 19, Act: leave.Act}.Part().Wide(144)).High(60)
		row = ui.Row(ui.Wide, picture.Top(), ui.Column(ui.Loose, words, buttons).Growing()).Pad(0, ui.Loose)
	} else {
		main := ui.Row(ui.Wide, picture.Middle(), words.Middle().Growing()).AtLeast(0, rowTable).
			Target(ui.Control{ID: "table/" + strconv.Itoa(i), Label: title + ", " + said, Act: visit})
		row = ui.Row(ui.Apart, main.Growing(), leave.Part().Middle())
	}
	if p.tables.waits(k) {
		row = row.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, ui.R(r.X-ui.Apart, r.Y, r.W+2*ui.Apart, r.H))
			inner()
		})
	}
	return row
}

// finishedRow leads to the games that were finished at such tables, ruled off from what is above it.
func (p *TablesPage) finishedRow(ruled bool) ui.Part {
	w := p.app.Words
	if p.finished == 0 {
		return ui.Part{}
	}
	head := w.Count(w.Online.Finished, p.finished)
	words := ui.Column(ui.Tight, ui.Label(head, ui.PaperBold.Sized(18)), ui.Label(w.Online.AmongSaved, ui.PaperNote.Sized(16)))
	chevron := ui.Icon("chevron", ui.PaperNote.Sized(ui.Body)).Middle()
	row := ui.Row(ui.Wide, ui.Icon("folder", ui.PaperFact.Sized(24)).Middle(), words.Middle().Growing(), chevron).AtLeast(0, 66).
		Target(ui.Control{ID: "finished", Label: head + ", " + w.Online.AmongSaved, Act: func() { p.app.Push(saves.New(p.app, p.specs)) }})
	return ui.Column(ui.Near, ui.When(ruled, ui.DoubleRule()), row)
}

// linkSheet is where a link can be pasted.
func (p *TablesPage) linkSheet() ui.Part {
	return ui.Column(ui.Apart, p.linkParts()...).Pad(ui.Wide+ui.Near, ui.Loose).On(ui.SheetPaper)
}

func (p *TablesPage) linkParts() []ui.Part {
	w := p.app.Words.Online
	return []ui.Part{ui.Label(w.OpenLink, ui.PaperHead.Sized(20)), p.link.part(func(text string) { follow(p.app, p.specs, text, func() {}) })}
}

// boxes are the games, each of which leads to its own page.
func (p *TablesPage) boxes() ui.Part {
	var list []ui.Part
	for _, spec := range p.specs {
		title := spec.About(p.app.Words).Title
		list = append(list, ui.Column(ui.Near, ui.Art("home/label-"+spec.Name(), boxWide).Centred(), ui.Name(title, ui.PaperName.Sized(20).At(sprites.Middle))).
			Control(ui.Control{ID: "box/" + spec.Name(), Label: title, Act: func() { p.box(spec) }}))
	}
	return ui.Either(ui.Grid(4, ui.Loose, list...).AtLeast(4*boxWide+3*ui.Loose, 0), ui.Grid(2, ui.Loose, list...))
}

// Scroll implements app.Scroller: two sheets lie side by side on wide screens.
func (p *TablesPage) Scroll(dy float64) bool {
	first, second := p.Base.Scroll(dy), p.beside.Scroll(dy)
	return first || second
}

// askLeave asks whether the device is to forget a table: its seat stays, for who claims it.
func (p *TablesPage) askLeave(k remote.Ticket, title string) {
	w := p.app.Words
	p.Panel.Menu(title, w.Online.LeaveNote, w.App.Close, []ui.ButtonSpec{{ID: "sure", Label: w.Online.LeaveRow, Icon: "leave", Act: func() { p.forget(k) }}, {ID: "cancel", Label: w.App.Cancel, Primary: true}})
}

// forget takes a table off the list.
func (p *TablesPage) forget(k remote.Ticket) {
	p.tables.forget(k.Table)
	p.tables = NewTables(p.app)
	p.app.Changed()
}

// Outline implements app.Outliner.
func (p *TablesPage) Outline(o *ui.Outline) {
	w := p.app.Words.Online
	o.Section("online", 1, w.Online)
	if !p.tables.Any() {
		o.Text(w.NoTable + ".")
		o.Text(w.NoTableHow)
	}
	if p.finished > 0 {
		o.Text(p.app.Words.Count(w.Finished, p.finished) + ", " + w.AmongSaved + ".")
	}
	above := part(-1)
	for _, i := range p.tables.order() {
		k := p.tables.tickets[i]
		if of := p.tables.part(k); of != above {
			above = of
			o.Section("tables-"+strconv.Itoa(int(of)), 2, of.heading(w))
		}
		if spec := saves.KindOf(p.specs, k.Game); spec != nil {
			o.Item(p.app.Words.Labelled(spec.About(p.app.Words).Title, p.tables.said(k)))
		}
	}
}

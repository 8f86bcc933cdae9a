package online

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"rsc.io/qr"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/data/store"
	"treille/scenes/pages/page"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// composeLobby is the page of who sits at the table and waits for the others.
func (p *Page) composeLobby(s *ui.Stage) {
	f := s.Frame()
	box := app.BelowBanner(f, widest[f.Shape], ui.Apart)
	switch {
	case f.Shape == ui.Desktop && f.Text == 1:
		s.Lay(p.lobbyLarge(box.W), box)
	case f.Shape == ui.Landscape:
		s.Lay(p.lobbyLow(f, box), box)
	default:
		s.Lay(p.lobbyHigh(box.W), box)
	}
	spec := p.spec()
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, spec.Sample))
}

// lobbyHigh is that of a phone or tablet held upright: the invitation above the seats.
func (p *Page) lobbyHigh(wide float64) ui.Part {
	code := min(codeWide, wide-150)
	invite := p.invitation(code).Pad(ui.Wide, ui.Wide).On(ui.SheetPaper)
	rows := p.seatRows(crestWide, rowHigh*p.app.Frame().Caption()).Pad(ui.Loose, 0)
	all := func(rows ui.Part) ui.Part {
		return ui.Column(0, p.seatHead().Pad(ui.Loose, 0), ui.DoubleRule().Pad(ui.Loose, 0), rows).Pad(ui.Near, ui.Loose).On(ui.SheetPaper)
	}
	if p.invites() && p.local() && p.app.Frame().Text > 1 { // the notes take the room of the seats
		return ui.Column(ui.Apart, page.Scrolling(&p.Scrolled, ui.Column(ui.Apart, invite, all(rows))).Growing(), p.startButton(startHigh))
	}
	seats := all(page.Scrolling(&p.Scrolled, rows))
	return ui.Column(ui.Apart, ui.When(p.invites(), invite), seats.Growing(), p.startButton(startHigh))
}

// lobbyLow is that of a phone held sideways.
func (p *Page) lobbyLow(f ui.Frame, box ui.Rect) ui.Part {
	code := min(codeLow, box.H-fieldHigh-2*ui.Loose-ui.Apart, box.W*.27)
	left := page.Sheet(&p.beside, p.invitation(code).Pad(ui.Apart, ui.Near))
	seats := page.Sheet(&p.Scrolled, p.seatRows(crestWide-4, rowLow*f.Caption()).Pad(ui.Loose, 0))
	right := ui.Column(ui.Apart, seats.Growing(), p.startButton(startHigh))
	half := box.W * .52
	return ui.Row(ui.Loose, f.Handed(ui.When(p.invites(), left.Wide(half)), right.Wide(box.W-half-ui.Loose))...)
}

// lobbyLarge is that of a window.
func (p *Page) lobbyLarge(wide float64) ui.Part {
	w := p.app.Words
	local := p.local()
	code := codeLarge
	below := ui.Row(ui.Apart, p.shareButton(true).Growing(), p.copyButton(true).Growing(), p.watchButton(true).Growing()).High(56)
	title := w.Online.Invite
	if local {
		if code = 315; !p.alone() {
			title = w.Online.OnNetwork
		}
		below = ui.Column(ui.Apart, table.Each(p.networkNotes(), func(n note) ui.Part { return p.said(n.icon, n.words) })...)
		if p.copies() {
			below = ui.Column(ui.Wide, ui.Row(ui.Apart, p.copyButton(true).Growing(), p.watchButton(true).Growing()).High(fieldLarge), below)
		}
	}
	if p.watches {
		title = w.Online.WatchLink
	}
	left := ui.Column(ui.Wide, ui.Label(title, ui.PaperHead.Sized(26)), ui.When(p.scans(), p.code(code).Centred()), p.linkField(fieldLarge), below, ui.Spring()).Pad(ui.Far+ui.Near, ui.Far).On(ui.SheetPaper)
	head := ui.Row(ui.Wide, ui.Art("home/label-"+p.spec().Name(), labelWide),
		ui.Column(ui.Near, ui.Label(p.Title(), ui.PaperName.Sized(42)), ui.Row(ui.Far, p.facts()...)).Middle())
	seats := ui.Column(ui.Apart, head.Pad(ui.Wide, 0), ui.DoubleRule().Pad(ui.Wide, 0), page.Scrolling(&p.Scrolled, p.seatRows(crestLarge, rowLarge).Pad(ui.Wide, 0))).Pad(ui.Loose, ui.Far).On(ui.SheetPaper)
	right := ui.Column(ui.Wide, seats.Growing(), p.startButton(startLarge))
	half := (wide - ui.Wide) / 2
	return ui.Row(ui.Wide, ui.When(p.invites(), left.Wide(half)), right.Wide(half))
}

// A note is a line with an icon.
type note struct{ icon, words string }

// networkNotes say how friends come to a table in this network, and what to mind.
func (p *Page) networkNotes() []note {
	w := p.app.Words.Online
	ours := p.conn.Ticket().Server == app.Here
	list := []note{{"antenna", w.NetworkScan}, {"computer", w.NetworkAwake}, {"eye", w.NetworkRead}}
	switch {
	case p.alone():
		list = list[:2] // nothing leaves this machine
		if list[0] = (note{"warn", w.OnlyHere}); ours {
			list[0].words = w.NetworkNone
		}
	case !p.scans():
		list = slices.Insert(list, 1, note{"copy", w.WindowsOnly})
		list[0].words = w.NoPhones
	case p.app.Host != nil && !ours, p.elsewhere(), p.conn.Ticket().Watch == (wire.Key{}): // that key has who opened the table
		list[1].words = w.NetworkOther
	}
	return list
}

// elsewhere reports whether the page has come over the network, from the machine with the table.
func (p *Page) elsewhere() bool {
	return strings.HasPrefix(p.app.Address, "http://") && !ownMachine(p.app.Address)
}

// base is what links begin with: as the server says, or, where it knows itself under a name for its own machine alone,
// where this page has come from.
func (p *Page) base() string {
	if base := p.conn.Table().Base; !ownMachine(base) || p.app.Address == "" {
		return base
	}
	return p.app.Address
}

// ownMachine reports whether an address leads every machine to itself.
func ownMachine(address string) bool {
	_, at, _ := strings.Cut(address, "://")
	return strings.HasPrefix(at, "127.0.0.1") || strings.HasPrefix(at, "localhost") || strings.HasPrefix(at, "[::1]")
}

// alone reports whether links lead to this machine alone: it is in no network, or the server listens to none.
func (p *Page) alone() bool { return ownMachine(p.base()) }

// scans reports whether the link leads phones to a page.
func (p *Page) scans() bool {
	return !p.alone() && (p.conn.Ticket().Server != app.Here || p.app.Host.HasPage())
}

// said is a line with an icon.
func (p *Page) said(icon, words string) ui.Part {
	return ui.Row(ui.Loose, ui.Icon(icon, ui.PaperFact.Sized(20)).Top(), ui.Paragraph(words, ui.PaperText.Sized(18.5)).Growing())
}

// facts are the number of seats that are taken, the time, and who watches.
func (p *Page) facts() []ui.Part {
	w := p.app.Words
	n := len(p.seats())
	fact := func(icon, words string) ui.Part {
		return ui.Row(ui.Apart, ui.Icon(icon, ui.PaperFact.Sized(19)), ui.Label(words, ui.PaperFact.Sized(17)))
	}
	list := []ui.Part{fact("people", strconv.Itoa(n-p.free())+"/"+strconv.Itoa(n))}
	if clock := p.conn.Table().Clock; clock > 0 {
		list = append(list, fact("clock", remote.PaceWords(w, clock)))
	}
	if watching := p.conn.Seats().Watching; watching > 0 {
		list = append(list, fact("watch", w.Count(w.Online.Watch, watching)))
	}
	return list
}

func (p *Page) seatHead() ui.Part {
	return ui.Row(ui.Loose, append([]ui.Part{ui.Label(p.app.Words.Online.Seats, ui.PaperHead.Sized(20)), ui.Spring()}, p.facts()...)...).AtLeast(0, 40)
}

// invites reports whether this device knows the link for others.
func (p *Page) invites() bool { return p.conn.Ticket().Invite != (wire.Key{}) }

// address is the link for friends, or the one to watch.
func (p *Page) address() string {
	t := p.conn.Ticket()
	if p.watches && t.Watch != (wire.Key{}) {
		return p.base() + link.FormatTable(link.Table{ID: t.Table, As: wire.AsWatch, Key: t.Watch})
	}
	return p.base() + link.FormatTable(link.Table{ID: t.Table, As: wire.AsGuest, Key: t.Invite})
}

// local reports whether the table lies in this network: nothing is encrypted, and the page
// can neither copy nor share.
func (p *Page) local() bool { return strings.HasPrefix(p.base(), "http://") }

// copies reports whether a button can copy the link: browsers refuse that on pages that come over the network unencrypted.
func (p *Page) copies() bool { return p.app.Host != nil || p.alone() }

// code is the link as a code for cameras.
func (p *Page) code(size float64) ui.Part {
	code, err := qr.Encode(p.address(), qr.M)
	if err != nil {
		return ui.Part{} // the link stands below
	}
	var b strings.Builder
	for y := range code.Size {
		if y > 0 {
			b.WriteByte(' ')
		}
		for x := range code.Size {
			if code.Black(x, y) {
				b.WriteByte('#')
			} else {
				b.WriteByte('.')
			}
		}
	}
	return ui.Mark(sprites.Matrix(b.String()), size, size)
}

// invitation is the link, as a code and as text, with what can be done with it; above it stands that it is the one to watch.
func (p *Page) invitation(code float64) ui.Part {
	head := ui.When(p.watches, ui.Label(p.app.Words.Online.WatchLink, ui.PaperHead.Sized(20)))
	if p.scans() {
		return ui.Column(ui.Apart, head, p.codeRow(code, p.watchButton(false)), p.linkField(fieldHigh), p.readNote())
	}
	return ui.Column(ui.Apart, head, p.codeRow(code, ui.Part{}), p.linkField(fieldHigh), p.watchButton(false)) // directly above the link it would seem its title
}

// codeRow is the code, with what can be done with the link beside it.
func (p *Page) codeRow(size float64, watch ui.Part) ui.Part {
	beside := ui.Column(ui.Apart, p.shareButton(false), p.copyButton(false), watch)
	if p.local() {
		var notes []ui.Part
		for _, n := range p.networkNotes() {
			if n.icon != "eye" {
				notes = append(notes, ui.Paragraph(n.words, ui.PaperNote.Sized(ui.Body)))
			}
		}
		beside = ui.Column(ui.Apart, append(notes, ui.When(p.copies(), p.copyButton(false)), watch)...)
	}
	code := ui.When(p.scans(), p.code(size))
	if f := p.app.Frame(); p.local() && f.Text > 1 && f.Shape.Upright() {
		return ui.Column(ui.Apart, code.Centred(), beside)
	}
	return ui.Row(ui.Apart, code, beside.Growing())
}

func (p *Page) shareButton(large bool) ui.Part {
	return p.linkButton(large, "share", p.app.Words.Online.Share, true)
}
func (p *Page) copyButton(large bool) ui.Part {
	return p.linkButton(large, "copy", p.app.Words.Online.Copy, false)
}

// linkButton copies the link; share is the main one while a seat is free.
func (p *Page) linkButton(large bool, id, label string, main bool) ui.Part {
	icon := id
	if id == "share" {
		icon = "export"
	}
	b := ui.ButtonSpec{ID: id, Label: label, Icon: icon, Gesture: ui.Copies, Primary: main && p.free() > 0 && !large, Size: 18 * p.app.Frame().Caption(), Act: func() { p.app.CopyText(p.address(), p.app.Words.Saves.CopiedLink) }}
	if large {
		return b.Part()
	}
	plain, sign := b, b
	plain.Icon = ""
	sign.Label, sign.Spoken = "", label
	button := ui.Either(b.Part().Firm(), plain.Part().Firm(), sign.Part())
	return button.AtLeast(0, ui.Target).Roomy(shareWide, shareHigh-14)
}

// watchButton shows the link to watch, or again the one for friends.
func (p *Page) watchButton(large bool) ui.Part {
	if p.conn.Ticket().Watch == (wire.Key{}) {
		return ui.Part{}
	}
	w := p.app.Words.Online
	b := ui.ButtonSpec{ID: "watch", Label: w.WatchLink, Icon: "watch", Size: 17, Act: func() { p.watches = !p.watches }}
	if p.watches {
		b.Label, b.Icon = w.Invite, "friends"
	}
	if large {
		return b.Part()
	}
	return ui.Column(ui.Tight, ui.Icon(b.Icon, ui.PaperFact.Sized(22)).Centred(), ui.Paragraph(b.Label, ui.PaperFact.Sized(ui.Body).At(sprites.Middle))).
		Control(ui.Control{ID: "watch", Label: b.Label, Act: b.Act})
}

// readNote says below the link that others in this network could read it.
func (p *Page) readNote() ui.Part {
	return ui.When(p.local() && !p.alone(), ui.Paragraph(p.app.Words.Online.NetworkRead, ui.PaperNote.Sized(ui.Body)))
}

// linkField is the link as text.
func (p *Page) linkField(high float64) ui.Part {
	text := p.address()
	short := func(n int) string {
		bare := strings.TrimPrefix(strings.TrimPrefix(text, "https://"), "http://")
		if len(bare) <= n {
			return bare
		}
		return bare[:n-7] + "…" + bare[len(bare)-6:]
	}
	field := func(words string) ui.Part {
		label := ui.Label(words, ui.PaperBold.Sized(ui.Body)).Firm().Left().Middle()
		return ui.Row(ui.Apart, label.Growing(), ui.Icon("copy", ui.PaperFact.Sized(18)).Middle()).Pad(ui.Loose, 0).On(sprites.Surface{Kind: sprites.Field})
	}
	return ui.Either(field(text), field(short(52)), field(short(36)), field(short(26))).High(high).
		Control(ui.Control{ID: "link", Label: p.app.Words.Labelled(p.app.Words.Online.CopyLink, text), Gesture: ui.Copies, Act: func() { p.app.CopyText(text, p.app.Words.Saves.CopiedLink) }})
}

// startButton begins the game; as long as a seat is free it says so.
func (p *Page) startButton(high float64) ui.Part {
	w := p.app.Words
	b := ui.ButtonSpec{ID: "start", Label: w.Online.Start, Second: w.Online.StartWith.With("names", p.others()), Below: true, Primary: true, Size: ui.Head * p.app.Frame().Caption(), Act: func() { p.conn.Tell(wire.Start{}) }}
	if waits := cmp.Or(p.lost(), p.waitsFor()); waits != "" {
		b.Label, b.Below, b.Disabled, b.Primary = waits, false, true, false
		b.Reason, b.Size = b.Label, 22
	}
	narrow := p.app.Frame().Shape == ui.Landscape && p.app.Frame().Safe.W < 600
	b.Spoken = b.Label
	if b.Below {
		b.Spoken += " " + b.Second
	}
	if !b.Below || narrow {
		b.Second, b.Below = "", false
	}
	if narrow {
		b.Label, _, _ = strings.Cut(b.Label, " · ")
	}
	return b.Part().High(high * p.app.Frame().Caption())
}

// waitsFor says for whom the lobby waits, "" if the game can begin.
func (p *Page) waitsFor() string {
	w := p.app.Words
	switch n := p.free(); {
	case n > 0 && p.before != nil:
		return w.Online.WaitingFor.With("names", w.List(p.missing()...))
	case n > 0:
		return w.Count(w.Online.SeatsFree, n)
	case !p.hosts():
		return w.Online.WaitsFor.With("name", p.hostName())
	}
	return ""
}

// missing are those who sat in the free seats in the game before.
func (p *Page) missing() (names []string) {
	for i, s := range p.seats() {
		if s.Who == wire.WhoFree && engine.Player(i) != p.me() {
			names = append(names, p.before[i].Name)
		}
	}
	return names
}

func (p *Page) hostName() string {
	if h := p.conn.Table().Host; h >= 0 && int(h) < len(p.seats()) {
		return p.seats()[h].Name
	}
	return ""
}

// others says with whom the game begins: "Jonas, Emma and one computer".
func (p *Page) others() string {
	w := p.app.Words
	var names []string
	computers := 0
	for i, s := range p.seats() {
		switch {
		case s.Who == wire.WhoHuman && engine.Player(i) != p.me():
			names = append(names, s.Name)
		case s.Who != wire.WhoHuman:
			computers++
		}
	}
	if computers > 0 {
		names = append(names, w.Count(w.Online.Computers, computers))
	}
	return w.List(names...)
}

// seatComputer gives a seat to a computer player.
func (p *Page) seatComputer(i engine.Player, level string) {
	old := p.seats()[i]
	crest := cmp.Or(old.Crest, p.freeCrest())
	seat := store.Seat{Kind: level, Crest: crest, Name: cmp.Or(old.Name, p.freeName(crest))}
	p.conn.Tell(wire.SetSeat{Seat: i, Who: host.Player(p.spec().Game, seat), Crest: seat.Crest, Name: seat.Name})
}

// freeCrest is one that nobody at the table has.
func (p *Page) freeCrest() string {
	for _, c := range person.Crests() {
		if !slices.ContainsFunc(p.seats(), func(s wire.Seat) bool { return s.Crest == c }) {
			return c
		}
	}
	return ""
}

// freeName is the name of a crest's character, or the next one that nobody has.
func (p *Page) freeName(crest string) string {
	names := p.app.Words.NewGame.DefaultNames
	first := max(0, slices.Index(person.Crests(), crest))
	for k := range names {
		name := names[(first+k)%len(names)]
		if !slices.ContainsFunc(p.seats(), func(s wire.Seat) bool { return page.SameName(s.Name, name) }) {
			return name
		}
	}
	return names[first]
}

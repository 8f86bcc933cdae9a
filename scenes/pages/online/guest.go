package online

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/play/remote"
	"treille/scenes/ui"
	"treille/sprites"
)

// composeGuest is the page of somebody who has followed the link: he takes a free seat.
func (p *Page) composeGuest(s *ui.Stage) {
	p.prepareGuest()
	f := s.Frame()
	box := app.BelowBanner(f, min(widest[f.Shape], widestSheet), ui.Apart)
	parts := ui.Column(ui.Loose, p.guestHead(), ui.DoubleRule(), p.cells(), ui.DoubleRule(), p.nameRow(), p.crests(), ui.Rule(), p.awayRow(), ui.DoubleRule(),
		ui.Paragraph(p.app.Words.Online.Privacy, ui.PaperSerif.Sized(ui.Body).In(sprites.InkSoft)))
	if f.Shape == ui.Landscape {
		box = app.BelowBanner(f, widest[f.Shape], ui.Apart)
		left := page.Sheet(&p.Scrolled, ui.Column(ui.Apart, p.guestHead(), ui.DoubleRule(), p.cells(),
			ui.Paragraph(p.app.Words.Online.Privacy, ui.PaperSerif.Sized(ui.Body).In(sprites.InkSoft))).Pad(ui.Loose, ui.Near))
		about := ui.Column(ui.Apart, p.nameRow(), p.crests(), ui.Rule(), p.awayRow()).Pad(ui.Loose, ui.Near)
		right := ui.Column(ui.Apart, page.Sheet(&p.beside, about).Growing(), p.sitButton())
		half := (box.W - ui.Loose) / 2
		s.Lay(ui.Row(ui.Loose, f.Handed(left.Wide(half), right.Wide(half))...), box)
	} else {
		s.Lay(ui.Column(ui.Loose, page.Sheet(&p.Scrolled, parts.Pad(ui.Loose, ui.Apart)).Growing(), p.sitButton()), box)
	}
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.spec().Sample))
}

// prepareGuest fills in name and crest of last time, what the host wants while somebody is away, and the first free seat.
func (p *Page) prepareGuest() {
	if p.guest == nil {
		me := p.app.Me()
		if p.crest = me.Crest; p.crestTaken(p.crest) {
			p.crest = p.freeCrest()
		}
		name := me.Name
		if slices.ContainsFunc(p.seats(), func(s wire.Seat) bool { return page.SameName(s.Name, name) }) {
			name = p.freeName(p.crest)
		}
		if host := p.conn.Table().Host; host >= 0 && int(host) < len(p.seats()) && p.seats()[host].Away != "" {
			p.away = p.seats()[host].Away // until he chooses otherwise
		}
		p.guest, p.offered = page.NewNameField(p.app, name), name
		p.guest.Taken = func(name string) string {
			for i, s := range p.seats() {
				if engine.Player(i) != p.seat && s.Who != wire.WhoFree && page.SameName(s.Name, name) {
					return s.Name
				}
			}
			return ""
		}
	}
	if s := p.seats(); p.seat < 0 || int(p.seat) >= len(s) || s[p.seat].Who != wire.WhoFree {
		p.seat = engine.Player(slices.IndexFunc(s, func(s wire.Seat) bool { return s.Who == wire.WhoFree }))
	}
	if p.crestTaken(p.crest) {
		p.crest = p.freeCrest()
	}
	// Another may have sat down with the name that was offered to this one.
	if p.guest.Name() == p.offered && !p.guest.Typing() && p.guest.Taken(p.offered) != "" {
		p.offered = p.freeName(p.crest)
		p.guest.Offer(p.offered)
	}
}

func (p *Page) crestTaken(crest string) bool {
	return slices.ContainsFunc(p.seats(), func(s wire.Seat) bool { return s.Crest == crest })
}

// guestHead says who invites to which game.
func (p *Page) guestHead() ui.Part {
	w := p.app.Words.Online
	over := w.Begun
	if p.conn.Table().State == wire.StateLobby {
		over = w.Invites.With("name", p.hostName())
	}
	fact := ui.PaperFact.Sized(16)
	pace := ui.Row(ui.Apart, ui.Icon("clock", fact), ui.Label(remote.PaceWords(p.app.Words, p.conn.Table().Clock), fact))
	words := ui.Column(ui.Near, ui.Paragraph(over, ui.PaperNote.Sized(17)), ui.Label(p.Title(), ui.PaperName.Sized(36)), pace)
	return ui.Row(ui.Wide, ui.Art("home/label-"+p.spec().Name(), labelWide), words.Middle().Growing())
}

// cells are the seats: a free one can be chosen.
func (p *Page) cells() ui.Part {
	var list []ui.Part
	for i, seat := range p.seats() {
		list = append(list, p.cell(engine.Player(i), seat))
	}
	if n := len(list); n > 4 {
		return ui.Grid((n+1)/2, ui.Apart, list...)
	}
	return ui.Grid(len(list), ui.Apart, list...)
}

func (p *Page) cell(i engine.Player, seat wire.Seat) ui.Part {
	w := p.app.Words.Online
	chosen := i == p.seat
	name, shown, sign := seat.Name, seat, mark(seat)
	switch {
	case chosen:
		text, _ := p.guest.Refused()
		name, shown, sign = cmp.Or(text, p.guest.Name()), wire.Seat{Who: wire.WhoHuman, Crest: p.crest}, ""
	case seat.Who == wire.WhoFree:
		name = w.Free
	}
	below := ui.Space(0, 14)
	if seat.Who != wire.WhoFree && seat.Who != wire.WhoHuman {
		below = bars(seat.Who, 18).Centred()
	}
	cell := ui.Column(ui.Near, shield(shown, smallCrest, sign, 1).Centred(), ui.Name(name, ui.PaperName.Sized(17)).Centred(), below).Pad(ui.Near, ui.Loose).AtLeast(0, cellHigh)
	c := ui.Control{ID: "cell/" + strconv.Itoa(int(i)), Role: ui.Radio, Among: w.Seats, Label: name, Checked: chosen, Act: func() { p.seat = i }}
	if seat.Who != wire.WhoFree {
		c.Disabled, c.Reason = true, p.note(i, seat)
	}
	if chosen {
		return cell.On(sprites.Surface{Kind: sprites.GoldFrame, R: 8, Line: true}).Control(c)
	}
	return cell.On(sprites.Surface{Kind: sprites.SmoothParchment, R: 8}).Control(c)
}

func (p *Page) nameRow() ui.Part {
	head := ui.Label(p.app.Words.Online.Name, ui.PaperLabel.Sized(18))
	return ui.Column(ui.Apart, ui.Row(ui.Loose, head.AtLeast(62, nameHigh), p.guest.Part(nameHigh).Growing()), p.guest.Refusal())
}

// crests are the six to choose among; those of others are struck through.
func (p *Page) crests() ui.Part {
	w := p.app.Words
	var list []ui.Part
	for i, crest := range person.Crests() {
		c := ui.Control{ID: "crest/" + crest, Role: ui.Radio, Among: w.NewGame.Crest, Label: w.Labelled(w.NewGame.Crest, lang.Capital(w.NewGame.Crests[i])), Checked: crest == p.crest, Part: true,
			Act: func() { p.crest = crest }}
		alpha := 1.0
		if p.crestTaken(crest) {
			alpha, c.Disabled, c.Reason = .3, true, w.Online.TakenName
		}
		tile := shield(wire.Seat{Who: wire.WhoHuman, Crest: crest}, smallCrest, "", alpha)
		if c.Disabled {
			tile = tile.Over(sprites.Surface{Kind: sprites.Strike})
		}
		tile = tile.Centred().Pad(ui.Near, ui.Close)
		if crest == p.crest {
			tile = tile.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
				s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 8, Line: true}, r)
				inner()
			})
		}
		list = append(list, tile.AtLeast(ui.Target, ui.Target).Target(c))
	}
	return ui.Either(ui.Grid(len(list), 0, list...).Firm(), ui.Grid(len(list)/2, ui.Near, list...))
}

// awayRow says what shall be while he is away.
func (p *Page) awayRow() ui.Part {
	w := p.app.Words.Online
	return ui.Column(ui.Near, ui.Label(w.WhileAway, ui.PaperLabel.Sized(17)), awayChoice(w, w.WhileAway, ui.Body*p.app.Frame().Caption(), &p.away))
}

// sitButton takes the seat.
func (p *Page) sitButton() ui.Part {
	w := p.app.Words
	b := ui.ButtonSpec{ID: "sit", Label: w.Online.Sit, Primary: true, Size: 25, Act: p.sit}
	if p.seat < 0 {
		b.Label, b.Primary, b.Disabled, b.Reason = w.Online.AllTaken, false, true, w.Online.AllTaken
	}
	return b.Part().High(startHigh)
}

func (p *Page) sit() {
	if !p.guest.Holds() {
		return
	}
	p.guest.End()
	if !p.app.Settings.Asked && p.guest.Name() != p.offered { // he says for the first time who he is
		host.Meet(p.app, p.guest.Name(), p.crest)
	}
	p.conn.Sit(wire.Sit{Seat: p.seat, Away: p.away, Crest: p.crest, Name: p.guest.Name()})
}

// Type implements app.Typist.
func (p *Page) Type(chars []rune, key app.TextKey) bool {
	return p.guest != nil && p.guest.Keys(chars, key)
}

// composeClaim is the page of somebody who comes with the link when the game has begun: he
// may be one of those who sit there, on another device.
func (p *Page) composeClaim(s *ui.Stage) {
	f, w := s.Frame(), p.app.Words.Online
	rows := []ui.Part{ui.Paragraph(w.Whose, ui.PaperHead.Sized(20)), ui.Rule()}
	var about, shields []ui.Part
	var asked []string
	for i, seat := range p.seats() {
		if seat.Who != wire.WhoHuman {
			continue
		}
		if seat.Presence == wire.PresenceHere {
			asked = append(asked, seat.Name)
			shields = append(shields, shield(seat, askedCrest, "", 1))
		}
		rows = append(rows, p.claimRow(engine.Player(i), seat))
	}
	if len(asked) > 0 {
		said := ui.Paragraph(p.app.Words.Count(w.WhoIsAsked, len(asked), "names", p.app.Words.List(asked...)), ui.PaperSerif.Sized(18))
		about = append(about, ui.Row(ui.Wide, ui.Row(ui.Close, shields...).Middle(), said.Growing()))
	}
	chosen := p.seat >= 0 && int(p.seat) < len(p.seats()) && p.seats()[p.seat].Who == wire.WhoHuman && p.seats()[p.seat].Presence != wire.PresenceHere
	b := ui.ButtonSpec{ID: "claim", Label: w.Whose, Primary: true, Size: 25, Act: p.claim}
	switch {
	case p.claimed:
		b.Label, b.Disabled, b.Reason = w.WaitingForYes, true, w.WaitingForYes
	case chosen:
		seat := p.seats()[p.seat]
		name := seat.Name
		b.Label = w.IAm.With("name", name)
		said := w.LogTells.With("name", name)
		if left := claimAfter - p.gone(seat); seat.Presence == wire.PresenceGone && left > 0 {
			said = w.GoneLately.With("name", name, "n", strconv.Itoa(int((left+time.Second-1)/time.Second)))
			b.Disabled, b.Reason = true, said
			p.waitsUntil = p.app.Now().Add(time.Second)
		}
		about = append(about, ui.Paragraph(said, ui.PaperNote.Sized(ui.Body)))
	default:
		b.Disabled, b.Reason = true, w.Whose
	}
	if said := p.saysNo(); said != "" {
		about = append([]ui.Part{ui.Paragraph(said, ui.PaperBold.Sized(18).In(sprites.Burgundy))}, about...)
	}
	main, column := b.Part().High(startHigh), func(parts ...ui.Part) ui.Part { return ui.Column(ui.Apart, parts...).Pad(ui.Loose, ui.Apart) }
	if f.Shape == ui.Landscape {
		box := app.BelowBanner(f, widest[f.Shape], ui.Apart)
		left := page.Sheet(&p.Scrolled, column(rows...))
		right := ui.Column(ui.Apart, page.Sheet(&p.beside, column(append([]ui.Part{p.guestHead(), ui.DoubleRule()}, about...)...)).Growing(), p.lookOn(), main.High(watchHigh))
		s.Lay(ui.Row(ui.Loose, f.Handed(left.GrowingBy(1), right.GrowingBy(1))...), box)
	} else {
		all := append([]ui.Part{p.guestHead(), ui.DoubleRule()}, rows...)
		all = append(append(all, ui.DoubleRule()), about...)
		s.Lay(ui.Column(ui.Loose, page.Sheet(&p.Scrolled, column(all...)).Growing(), p.lookOn(), main), app.BelowBanner(f, min(widest[f.Shape], widestSheet), ui.Apart))
	}
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.spec().Sample))
}

// lookOn lets somebody who has no seat watch the game that has begun.
func (p *Page) lookOn() ui.Part {
	return ui.ButtonSpec{ID: "look-on", Label: p.app.Words.Online.Watching, Icon: "watch", Size: 18 * p.app.Frame().Caption(), Disabled: p.claimed, Reason: p.app.Words.Online.WaitingForYes, Act: func() {
		t := p.conn.Ticket()
		p.conn.Leave()
		p.app.Pop()
		Visit(p.app, p.specs, remote.Ticket{Table: t.Table, Server: t.Server, As: wire.AsWatch, Key: t.Key})
	}}.Part().High(watchHigh)
}

// claimAfter is for how long somebody has to have had no connection before his seat can be
// claimed: the server wants it so.
const claimAfter = time.Minute

// claimRow is somebody who sits there. Who is here himself cannot be claimed.
func (p *Page) claimRow(i engine.Player, seat wire.Seat) ui.Part {
	here, alpha := seat.Presence == wire.PresenceHere, 1.0
	if here {
		alpha = .62
	} else if seat.Presence == wire.PresenceGone {
		alpha = resting
	}
	note := p.note(i, seat)
	words := ui.Column(ui.Tight, ui.Name(seat.Name, ui.PaperName.Sized(22)), ui.Paragraph(note, ui.PaperNote.Sized(16.5)))
	ring := sprites.Surface{Kind: sprites.Ring}
	if i == p.seat {
		ring.State = sprites.On
	}
	row := ui.Row(ui.Wide, shield(seat, 46, mark(seat), alpha).Middle(), words.Middle().Growing(), ui.When(!here, ui.Mark(ring, 26, 26).Middle())).AtLeast(0, claimHigh)
	c := ui.Control{ID: "claim/" + strconv.Itoa(int(i)), Role: ui.Radio, Label: seat.Name + ", " + note, Part: true, Checked: i == p.seat, Act: func() { p.seat, p.denied = i, wire.Answer{} }}
	if here || p.claimed { // the reason is said after the label
		c.Label, c.Disabled, c.Reason = seat.Name, true, note
	}
	if i == p.seat && !here {
		row = row.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			at := ui.R(r.X-ui.Apart, r.Y+1, r.W+2*ui.Apart, r.H-2)
			s.Put(sprites.Surface{Kind: sprites.Highlight}, at)
			s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7, Line: true}, at)
			inner()
		})
	}
	return row.Target(c)
}

// claim asks the people who are there.
func (p *Page) claim() {
	p.claimed, p.denied = true, wire.Answer{}
	p.conn.Claim(p.seat, p.seats()[p.seat].Name)
}

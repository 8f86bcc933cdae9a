package online

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// shield is the crest of who sits in a seat, with the mark of how present he is.
func shield(seat wire.Seat, width float64, mark string, alpha float64) ui.Part {
	crest := seat.Crest
	if seat.Who == wire.WhoFree {
		crest = "free"
	}
	return ui.Picture(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(crest), Lift: lift(seat)}, Alpha: alpha}, width).
		Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			inner()
			if mark != "" {
				w := width * markShare
				s.Piece(sprites.Look{ID: "online/mark-" + mark, Lift: sprites.Token}, r.X+width*markX-w/2, r.Y+width*1.125*markY-w/2, w)
			}
		})
}

func lift(seat wire.Seat) sprites.Lift {
	if seat.Who == wire.WhoFree {
		return sprites.Flat
	}
	return sprites.Token
}

// mark is the mark of a seat: who is there, is gone, or has a computer player decide.
func mark(seat wire.Seat) string {
	switch {
	case seat.Who != wire.WhoHuman:
		return ""
	case seat.Presence == wire.PresenceGone:
		return "gone"
	case seat.Presence == wire.PresenceComputer:
		return "computer"
	}
	return "here"
}

// level is that of a computer player.
func level(who string) string {
	l, _, _ := strings.Cut(who, "/")
	return l
}

// note says of a seat who sits there.
func (p *Page) note(i engine.Player, seat wire.Seat) string {
	w := p.app.Words
	switch {
	case seat.Who == wire.WhoFree:
		return w.Online.Nobody
	case seat.Who != wire.WhoHuman:
		return w.Online.Computer.With("level", w.NewGame.Levels.Of(level(seat.Who)).Note)
	case i == p.me():
		return w.Online.PlaysHere
	case i == p.newest:
		return w.Online.JustSat
	case seat.Presence == wire.PresenceGone && p.conn.Table().State == wire.StateLobby:
		return w.Online.MarkGone
	case seat.Presence == wire.PresenceComputer:
		return w.Online.MarkComputer
	case seat.Presence == wire.PresenceGone:
		return w.Online.GoneSince.With("time", p.app.Now().Add(-p.gone(seat)).Format("15:04"))
	}
	return w.Online.IsHere
}

// gone is for how long somebody has had no connection.
func (p *Page) gone(seat wire.Seat) time.Duration {
	return time.Duration(seat.Gone)*time.Second + p.app.Now().Sub(p.conn.SeatsAt())
}

// called is the name of a seat.
func (p *Page) called(seat wire.Seat) string {
	if seat.Who == wire.WhoFree {
		return p.app.Words.Online.FreeSeat
	}
	return seat.Name
}

// bars are those of the level of a computer player.
func bars(who string, w float64) ui.Part {
	i := slices.Index(engine.Levels(), level(who))
	if i < 0 {
		return ui.Part{}
	}
	return ui.Mark(sprites.Levels(1+i, sprites.Ink), w, w*.79)
}

// seatRows are the seats of the lobby. The host can change those of others.
func (p *Page) seatRows(crest, high float64) ui.Part {
	var rows []ui.Part
	for i, seat := range p.seats() {
		rows = append(rows, p.seatRow(engine.Player(i), seat, crest, high))
	}
	return ui.RuledGrid(1, 1, rows...)
}

func (p *Page) seatRow(i engine.Player, seat wire.Seat, crest, high float64) ui.Part {
	r := row{id: "seat/" + strconv.Itoa(int(i)), seat: seat, name: p.called(seat), note: p.note(i, seat), crest: crest, high: high, lit: i == p.newest}
	if p.hosts() && i != p.me() {
		r.act = func() { p.changeSeat(i, seat) }
	}
	return r.part()
}

// A row is that of a seat.
type row struct {
	id          string
	seat        wire.Seat
	name, note  string
	kind, icon  string // who plays, where that stands at the right; "" for a computer's level alone
	crest, high float64
	lit         bool
	unmarked    bool
	act         func() // nil if nothing can be changed
}

func (r row) part() ui.Part {
	k := r.crest / crestWide
	words := ui.Column(ui.Tight, ui.Name(r.name, ui.PaperName.Sized(20*k)), ui.Paragraph(r.note, ui.PaperNote.Sized(16*min(k, 1.2))))
	sign := mark(r.seat)
	if r.unmarked {
		sign = ""
	}
	parts := []ui.Part{shield(r.seat, r.crest, sign, 1).Middle(), words.Middle().Growing()}
	if r.kind != "" {
		parts = append(parts, ui.Label(r.kind, ui.PaperLabel.Sized(16)).Firm().Middle().Dropped(1))
	}
	switch {
	case r.seat.Who != wire.WhoFree && r.seat.Who != wire.WhoHuman:
		parts = append(parts, bars(r.seat.Who, 22*min(k, 1.2)).Middle())
	case r.icon != "":
		parts = append(parts, ui.Icon(r.icon, ui.PaperLabel.Sized(20)).Middle())
	}
	if r.act != nil {
		parts = append(parts, ui.Icon("chevron", ui.PaperNote.Sized(ui.Body)).Middle())
	}
	part := ui.Row(ui.Wide, parts...).AtLeast(0, r.high)
	if r.lit {
		part = part.Around(func(s *ui.Stage, box ui.Rect, inner func()) {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, ui.R(box.X-ui.Apart, box.Y+1, box.W+2*ui.Apart, box.H-2))
			d := r.crest * ringShare
			s.Put(sprites.Surface{Kind: sprites.HoleRing, State: sprites.On}, ui.R(box.X+r.crest/2-d/2, box.CY()-d/2, d, d))
			inner()
		})
	}
	c := ui.Control{ID: r.id, Label: r.name + ", " + r.note, Part: true, Act: r.act}
	if r.act == nil {
		c.Disabled, c.Reason = true, c.Label
	}
	return part.Target(c)
}

// changeSeat asks the host what is to be in a seat: a friend, or a computer player.
func (p *Page) changeSeat(i engine.Player, seat wire.Seat) {
	w := p.app.Words
	var list []ui.ButtonSpec
	if seat.Who != wire.WhoFree {
		list = append(list, ui.ButtonSpec{ID: "seat/free", Label: w.Online.FreeIt, Icon: "friends", Act: func() { p.conn.Tell(wire.SetSeat{Seat: i, Who: wire.WhoFree}) }})
	}
	if seat.Who != wire.WhoHuman {
		for _, l := range engine.Levels() {
			list = append(list, ui.ButtonSpec{ID: "seat/" + l, Label: w.Online.Computer.With("level", w.NewGame.Levels.Of(l).Note), Icon: "computer", Act: func() { p.seatComputer(i, l) }})
		}
	}
	p.Panel.Menu(p.called(seat), "", w.App.Close, list)
	p.app.Changed()
}

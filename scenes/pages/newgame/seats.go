package newgame

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/person"
	"treille/scenes/data/store"
	"treille/scenes/pages/page"
)

// seatFirst takes the seats that are offered first: the player of this device, and computer
// players of a level.
func (p *Page) seatFirst(level string) {
	p.seats = []store.Seat{p.app.Me()}
	for len(p.seats) < p.spec.Seats {
		p.seats = append(p.seats, p.freeSeat())
		p.seats[len(p.seats)-1].Kind = level
	}
}

// freeSeat is a medium computer player with a crest and a name that nobody has yet.
func (p *Page) freeSeat() store.Seat {
	seat := store.Seat{Kind: engine.Medium, Crest: p.freeCrest("")}
	seat.Name = p.defaultName(seat.Crest, -1)
	return seat
}

// defaultName is the name of a crest's character, or the next one that nobody else has at this
// table, nor the player of this device.
func (p *Page) defaultName(crest string, but int) string {
	names := p.app.Words.NewGame.DefaultNames
	first := crestIndex(crest)
	for k := range names {
		name := names[(first+k)%len(names)]
		if p.called(name, but) == "" && !page.SameName(name, p.app.Me().Name) {
			return name
		}
	}
	return names[first]
}

// sits is the seat of a crest, -1 if it is free.
func (p *Page) sits(crest string) int {
	return slices.IndexFunc(p.seats, func(s store.Seat) bool { return s.Crest == crest })
}

func crestIndex(crest string) int { return slices.Index(person.Crests(), crest) }

// line is how the character of a crest plays.
func (p *Page) line(crest string) string {
	return p.app.Words.NewGame.Characters[crestIndex(crest)]
}

// note says what a seat's player is, in a word, and line in a sentence.
func (p *Page) note(seat store.Seat) (note, line string) {
	w := &p.app.Words.NewGame
	if seat.Kind == engine.Human {
		return w.Human, w.PlaysHere
	}
	return w.Levels.Of(seat.Kind).Note, p.line(seat.Crest)
}

// number says which seat it is: "Second seat".
func (p *Page) number(i int) string {
	w := &p.app.Words.NewGame
	return w.SeatNumber.With("seat", w.SeatOrdinals[i])
}

// spoken says who sits in a seat.
func (p *Page) spoken(i int) string {
	seat := p.seats[i]
	note, line := p.note(seat)
	words := p.app.Words.Labelled(p.number(i), seat.Name+", "+note)
	if seat.Kind != engine.Human {
		words += ". " + line
	}
	return words
}

// levels are the computer players' levels, in the order of the seats; one only if
// all have the same.
func (p *Page) levels() string {
	var list []string
	for _, s := range p.seats {
		if s.Kind != engine.Human {
			note, _ := p.note(s)
			list = append(list, note)
		}
	}
	if len(slices.Compact(slices.Clone(list))) == 1 {
		list = list[:1]
	}
	return strings.Join(list, ", ")
}

// setSeats changes the number of seats.
func (p *Page) setSeats(n int) {
	p.endNaming()
	for len(p.seats) < n {
		seat := p.freeSeat()
		if len(p.left) > 0 {
			if p.sits(p.left[0].Crest) < 0 {
				seat = p.left[0]
			}
			p.left = p.left[1:]
		}
		p.seats = append(p.seats, seat)
	}
	p.left = slices.Concat(p.seats[n:], p.left)
	p.seats = p.seats[:n]
	p.seat = min(p.seat, n-1)
	p.keep()
}

// keep remembers the seats for next time.
func (p *Page) keep() {
	p.seatMe()
	p.app.Settings.SetTable(p.spec.Name(), p.seats)
	p.app.SettingsChanged()
}

// openSeat shows the sheet of a seat.
func (p *Page) openSeat(i int) {
	p.endNaming()
	p.seat, p.typing = i, false
	if !p.beside {
		p.before, p.was = slices.Clone(p.seats), p.who()
		p.sheet.Rewind()
	}
}

// shutSeat puts the sheet away, and leaves the seats as they are to be.
func (p *Page) shutSeat(seats []store.Seat) {
	p.endNaming()
	p.seats, p.before = seats, nil
	p.seat = min(p.seat, len(seats)-1)
	p.keep()
}

// cancel puts the sheet away without a change.
func (p *Page) cancel() {
	p.endNaming()
	p.beAsBefore()
	p.mine = -1 // where he sat before
	p.shutSeat(p.before)
}

// A who is the player of this device, as the settings say it.
type who struct {
	name, crest string
	asked       bool
}

// beAsBefore makes him again who he was when the sheet was opened.
func (p *Page) beAsBefore() {
	s := &p.app.Settings
	s.Name, s.Crest, s.Asked = p.was.name, p.was.crest, p.was.asked
}

func (p *Page) who() who {
	s := &p.app.Settings
	return who{s.Name, s.Crest, s.Asked}
}

// settle puts the sheet away, and keeps what was changed.
func (p *Page) settle() {
	if p.naming != nil && !p.naming.Holds() {
		return
	}
	p.shutSeat(p.seats)
}

// freeThis frees the seat of the sheet.
func (p *Page) freeThis() {
	switch {
	case p.seat == p.mine:
		p.mine = -1
	case p.seat < p.mine:
		p.mine--
	}
	p.shutSeat(slices.Concat(p.seats[:p.seat], p.seats[p.seat+1:]))
}

// setKind makes the seat of the sheet a person's, or gives its computer player a
// level.
func (p *Page) setKind(k string) {
	p.endNaming()
	if p.seat == p.mine && k != engine.Human && p.before != nil {
		p.beAsBefore() // what he was called and wore on this sheet is the computer's
	}
	p.seats[p.seat].Kind = k
	p.keep()
}

// takeCrest gives the seat of the sheet a crest. With it comes its character, to
// computer players its name too. A crest has one owner: people swap it.
func (p *Page) takeCrest(crest string) {
	p.endNaming()
	seat := &p.seats[p.seat]
	if i := p.sits(crest); i >= 0 {
		p.seats[i].Crest = seat.Crest
	}
	if seat.Crest != crest && seat.Kind != engine.Human {
		seat.Name = p.defaultName(crest, p.seat)
	}
	seat.Crest = crest
	p.meet(p.seat)
}

// control is the id of a seat's row.
func control(i int) string { return "seat/" + strconv.Itoa(i) }

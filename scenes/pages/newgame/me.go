package newgame

import (
	"slices"

	"treille/engine"
	"treille/engine/person"
	"treille/scenes/data/store"
	"treille/scenes/pages/me"
	"treille/scenes/pages/page"
	"treille/scenes/play/host"
)

// findMe finds the seat of the player of this device, if he does not sit where he did: that of the person with his name
// and crest, else of the first.
func (p *Page) findMe() {
	if p.mine >= 0 && p.mine < len(p.seats) && isHuman(p.seats[p.mine]) {
		return
	}
	if p.mine = slices.Index(p.seats, p.app.Me()); p.mine < 0 {
		p.mine = slices.IndexFunc(p.seats, isHuman)
	}
}

// joinMe gives the player of this device the first seat, where nobody plays.
func (p *Page) joinMe() {
	if p.mine < 0 {
		p.seats[0].Kind = engine.Human
		p.seatMe()
	}
}

func isHuman(s store.Seat) bool { return s.Kind == engine.Human }

// other is the seat of the first computer player, 0 if there is none.
func (p *Page) other() int {
	return max(0, slices.IndexFunc(p.seats, func(s store.Seat) bool { return s.Kind != engine.Human }))
}

// others are the people but for the player of this device.
func (p *Page) others() (list []store.Seat) {
	for i, s := range p.seats {
		if i != p.mine && isHuman(s) {
			list = append(list, s)
		}
	}
	return list
}

// meet keeps the seats, of which one has got another name or crest: said of the player of this
// device, it holds at all tables.
func (p *Page) meet(seat int) {
	if s, me := p.seats[seat], p.app.Me(); seat == p.mine && (s.Name != me.Name || s.Crest != me.Crest) {
		host.Meet(p.app, s.Name, s.Crest)
	}
	p.keep()
}

// seatMe gives the player of this device his name and crest. Who had his crest takes what he
// had, and people his name, too; computer players have other names.
func (p *Page) seatMe() {
	p.findMe()
	me, i := p.app.Me(), p.mine
	if i >= 0 {
		old := p.seats[i]
		p.seats[i] = me
		for k := range p.seats {
			s := &p.seats[k]
			if k == i {
				continue
			}
			if s.Crest == me.Crest {
				s.Crest = old.Crest
			}
			if isHuman(*s) && page.SameName(s.Name, me.Name) {
				s.Name = old.Name
			}
		}
	}
	for k := range p.seats {
		s := &p.seats[k]
		if p.sits(s.Crest) != k || i < 0 && s.Crest == me.Crest {
			s.Crest = p.freeCrest(s.Crest)
		}
		if s.Kind != engine.Human && (p.called(s.Name, k) != "" || page.SameName(s.Name, me.Name)) {
			s.Name = p.defaultName(s.Crest, k)
		}
	}
}

// freeCrest is one that nobody has, if there is any: that of the player of this device last,
// and that of the character with his name, so that the others keep theirs, whatever he takes.
func (p *Page) freeCrest(otherwise string) string {
	me, names := p.app.Me(), p.app.Words.NewGame.DefaultNames
	free := slices.DeleteFunc(person.Crests(), func(c string) bool { return p.sits(c) >= 0 })
	i := slices.IndexFunc(free, func(c string) bool { return c != me.Crest && !page.SameName(names[crestIndex(c)], me.Name) })
	switch {
	case len(free) == 0:
		return otherwise
	case i >= 0:
		return free[i]
	}
	return free[0]
}

// asks reports whether the player sits down with others, and has not been asked who he is: then
// he is, and the game begins after that.
func (p *Page) asks() bool {
	if p.app.Settings.Asked || p.mine < 0 || len(p.others()) == 0 {
		return false
	}
	p.app.Push(me.Before(p.app, p, p.others(), func() {
		p.keep()
		p.start()
	}))
	return true
}

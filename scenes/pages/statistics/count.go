package statistics

import (
	"slices"

	"treille/engine"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
)

// A Play is what one person did in a finished game.
type Play struct {
	*archive.Game
	Seat engine.Player
}

// Name is the person's.
func (p Play) Name() string { return p.Record.Seats[p.Seat].Name }

// Points are the person's, in what the game counts.
func (p Play) Points() int { return int(p.Record.Result[p.Seat]) }

// Won reports whether the person is among the winners.
func (p Play) Won() bool { return p.Game.Won(p.Seat) }

// Hints reports whether the person asked for any.
func (p Play) Hints() bool { return p.Record.Assisted.Has(p.Seat) }

// people is what stands for them among levels, which count from 1 here.
const people = 0

// Against is the level of the strongest of the computer players, or people if only
// they played. It fails if this program does not know one of them.
func (p Play) Against() (level int, err error) {
	for i := range p.Record.Seats {
		l, err := p.Level(engine.Player(i))
		if err != nil {
			return 0, err
		}
		level = max(level, l)
	}
	return level, nil
}

// Plays lists what people at this device did in the games of a name that count, the oldest first.
// A game of several people is there once for each of them. Who bears one name is one
// person, also in one game, which then counts once, by the first of the seats.
func Plays(games []*archive.Game, name string) []Play {
	var list []Play
	for _, g := range games {
		if !g.Counts || g.Record.Game != name {
			continue
		}
		var names []string
		for _, p := range g.People() {
			if name := g.Record.Seats[p].Name; !slices.Contains(names, name) {
				names = append(names, name)
				list = append(list, Play{g, p})
			}
		}
	}
	return list
}

// A Person is somebody who has played.
type Person struct{ Name, Crest string }

// PersonOf is who sits in a seat.
func PersonOf(s store.Seat) Person { return Person{s.Name, s.Crest} }

// People lists who has played, who did so last first, each with the crest of that
// game, but me with mine of today.
func People(plays []Play, me Person) []Person {
	var list []Person
	for _, p := range slices.Backward(plays) {
		s := p.Record.Seats[p.Seat]
		if !slices.ContainsFunc(list, func(q Person) bool { return q.Name == s.Name }) {
			p := Person{s.Name, s.Crest}
			if p.Name == me.Name {
				p = me
			}
			list = append(list, p)
		}
	}
	return list
}

// Of are the plays of one person, with hints or without.
func Of(plays []Play, name string, hints bool) []Play {
	return slices.DeleteFunc(slices.Clone(plays), func(p Play) bool { return p.Name() != name || p.Hints() != hints })
}

// A Share is how many of some games were won.
type Share struct{ Played, Won int }

func (s *Share) add(won bool) {
	s.Played++
	if won {
		s.Won++
	}
}

// A Count is what comes out of some plays of one person.
type Count struct {
	Share
	Run     int // games won one after the other, up to now
	Longest int // and at most
	Best    int // most points
	// Against has the games by the level of the strongest computer player, from 1;
	// those of people alone come first. Games with a computer player that this program
	// does not know are not among them.
	Against []Share
	// Seats has them by the number of seats.
	Seats [engine.MaxPlayers + 1]Share
	// Luck is what chance brought, for each kind of draw and each thing, in games
	// that nobody else played but computers.
	Luck [][]archive.Tally
}

// CountOf counts plays, given from the oldest on.
func CountOf(plays []Play) *Count {
	c := &Count{Against: make([]Share, len(engine.Levels())+1)}
	for i, p := range plays {
		won := p.Won()
		c.add(won)
		if level, err := p.Against(); err == nil {
			c.Against[level].add(won)
		}
		c.Seats[p.Record.Players].add(won)
		if c.Run++; !won {
			c.Run = 0
		}
		c.Longest = max(c.Longest, c.Run)
		if c.Best = max(c.Best, p.Points()); i == 0 {
			c.Best = p.Points()
		}
		c.draw(p.Luck)
	}
	return c
}

// draw adds what chance brought in a game.
func (c *Count) draw(luck [][]archive.Tally) {
	for kind, things := range luck { // all games of a name have the same
		if kind == len(c.Luck) {
			c.Luck = append(c.Luck, make([]archive.Tally, len(things)))
		}
		for thing, t := range things {
			c.Luck[kind][thing].Add(t)
		}
	}
}

// Latest counts the games of a name without hints: mine, else those of who has finished one
// last. The count is nil if there are none.
func Latest(games []*archive.Game, name string, me Person) (Person, *Count) {
	plays := Plays(games, name)
	people := People(plays, me)
	if i := slices.Index(people, me); i > 0 {
		people = slices.Insert(people, 0, people[i])
	}
	for _, p := range people {
		if own := Of(plays, p.Name, false); len(own) > 0 {
			return p, CountOf(own)
		}
	}
	return Person{}, nil
}

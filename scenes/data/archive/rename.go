package archive

import (
	"bytes"
	"slices"
	"strings"

	"treille/engine/record"
	"treille/scenes/data/store"
)

// Rename gives the player of this device, who has played here under a usual name, the name and
// the crest that he has chosen: in the games that count and in those under way, so that what he
// has played stays his. Where somebody else has that name, he keeps the old one; where somebody
// has that crest, the old crest.
func (a Archive) Rename(from, to store.Seat) error {
	b, err := a.book()
	if err != nil {
		return err
	}
	for _, g := range b.games {
		if !g.Counts || g.Mine != 0 || !reseat(g.Record, from, to) || g.Key == "" {
			continue
		}
		if err := b.rewrite(g, from, to); err != nil {
			return err
		}
	}
	if err := b.save(); err != nil {
		return err
	}
	running, err := a.Running()
	if err != nil {
		return err
	}
	for _, u := range running {
		if data := renamed(u.Data, from, to); data != nil {
			if err := a.Store.Save(u.Key, data); err != nil {
				return err
			}
		}
	}
	return nil
}

// rewrite writes the record of an entry with the new name. If it is still in the place of the game
// under way, it is written there too, as it would be filed once more.
func (b *book) rewrite(g *Game, from, to store.Seat) error {
	old, err := b.a.Store.Load(g.Key)
	if err != nil {
		return err
	}
	data := renamed(old, from, to)
	if data == nil {
		return nil
	}
	if running, err := b.a.Store.Load(RunningKey); err == nil && bytes.Equal(running, old) {
		if err := b.a.Store.Save(RunningKey, data); err != nil {
			return err
		}
	}
	b.a.dropStudies(g.ID) // they are found again
	g.ID = idOf(data)
	return b.a.Store.Save(g.Key, data)
}

// renamed is a record with the new name, nil if there is nothing to change.
func renamed(data []byte, from, to store.Seat) []byte {
	rec, err := record.Parse(data)
	if err != nil || !reseat(rec, from, to) {
		return nil
	}
	return rec.Bytes()
}

// reseat gives the person of a name in a record a new name and crest, and reports whether there
// is one who can have them.
func reseat(rec *record.Record, from, to store.Seat) bool {
	i := slices.IndexFunc(rec.Seats, func(s record.Seat) bool { return s.Kind == record.Human && s.Name == from.Name })
	others := func(has func(record.Seat) bool) bool {
		for k, s := range rec.Seats {
			if k != i && has(s) {
				return true
			}
		}
		return false
	}
	if i < 0 || others(func(s record.Seat) bool { return strings.EqualFold(s.Name, to.Name) }) {
		return false
	}
	rec.Seats[i].Name = to.Name
	if !others(func(s record.Seat) bool { return s.Crest == to.Crest }) {
		rec.Seats[i].Crest = to.Crest
	}
	return true
}

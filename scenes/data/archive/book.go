package archive

import (
	"fmt"
	"hash/fnv"
	"slices"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
)

// A book is the ledger in memory: it is read, changed and written as a whole.
type book struct {
	a     Archive
	games []*Game
}

// book reads the ledger. Records of finished games that it does not know, as
// something came between, are entered: no game is lost with its entry.
func (a Archive) book() (*book, error) {
	data, err := a.load(ledgerKey)
	if err != nil {
		return nil, err
	}
	b := &book{a: a}
	b.games, _ = parse(data) // a damaged entry is made anew from its record
	return b, b.adopt()
}

// adopt enters the records that have no entry, the oldest first. Damaged ones are set
// aside; what cannot be, or cannot be read now, stays where it is, and costs no other game.
func (b *book) adopt() error {
	keys, err := b.a.numbered(doneKey)
	if err != nil {
		return err
	}
	known := make(map[string]bool)
	for _, g := range b.games {
		known[g.Key] = true
	}
	slices.Reverse(keys)
	for _, k := range keys {
		if known[k] {
			continue
		}
		data, err := b.a.Store.Load(k)
		if err != nil {
			continue
		}
		rec, err := record.Parse(data)
		if err != nil || !rec.Finished || !possible(rec) {
			_, _ = b.a.Store.SetAside(k)
			continue
		}
		running, _ := b.a.load(RunningKey)
		if err := b.enter(&Game{ID: idOf(data), Key: k, Counts: idOf(running) == idOf(data) && Whole(rec)}, rec); err != nil {
			return err
		}
	}
	return nil
}

// find returns the entry of a record, nil if there is none.
func (b *book) find(id string) *Game {
	if i := slices.IndexFunc(b.games, func(g *Game) bool { return g.ID == id }); i >= 0 {
		return b.games[i]
	}
	return nil
}

// enter completes an entry from its record and adds it. If it counts, it may be what
// came of a day's table.
func (b *book) enter(g *Game, rec *record.Record) (err error) {
	if g.Luck, err = luckOf(rec, g.Mine); err != nil {
		return err
	}
	g.When = b.a.Now()
	short := *rec
	short.Plies = nil
	g.Record = &short
	b.mark(g)
	b.games = append(b.games, g)
	return nil
}

// keep keeps the record of a finished game under a key of its own.
func (b *book) keep(data []byte) (key string, err error) {
	if key, err = b.a.next(doneKey); err != nil {
		return "", err
	}
	return key, b.a.Store.Save(key, data)
}

func (b *book) save() error { return b.a.Store.Save(ledgerKey, write(b.games)) }

// idOf is the ID of a record.
func idOf(data []byte) string {
	h := fnv.New64a()
	h.Write(data)
	return fmt.Sprintf("%016x", h.Sum64())
}

// luckOf counts what chance brought to the one person who played a finished game here.
func luckOf(rec *record.Record, mine engine.PlayerSet) ([][]Tally, error) {
	p := personOf(rec.Seats, mine)
	if p == engine.Spectator {
		return nil, nil
	}
	game := gameOf(rec)
	if game == nil {
		return nil, nil
	}
	return luck(game, rec, p)
}

// gameOf is the game that a record is of; nil if this program cannot play it by the
// same rules: it may be of a later program, or was played by other figures.
func gameOf(rec *record.Record) engine.Game {
	game, err := games.ByName(rec.Game)
	if err != nil || !engine.Plays(game, rec.Rules) {
		return nil
	}
	return game
}

// possible reports whether a game can have been played as its record says, as far as
// this program can tell.
func possible(rec *record.Record) bool {
	game := gameOf(rec)
	if game == nil {
		return true
	}
	_, err := match.Replay(game, rec, nil)
	return err == nil
}

// Whole reports whether a game was played from its beginning: all that chance did
// comes from its seed, or from the deal of a table's secret. One that was played on from a
// replay has another seed.
func Whole(rec *record.Record) bool {
	game := gameOf(rec)
	if game == nil {
		return false
	}
	begun := *rec
	begun.Seats, begun.Plies, begun.Finished = nil, nil, false
	m, err := match.Resume(game, &begun)
	if err != nil {
		return false
	}
	for _, p := range rec.Plies {
		if p.Who < 0 {
			continue
		}
		a, err := game.Parse(p.Text)
		if err != nil || m.Play(p.Who, a) != nil {
			return false
		}
	}
	return slices.Equal(m.Record().Plies, rec.Plies)
}

package archive

import (
	"bytes"
	"slices"

	"treille/engine"
	"treille/engine/record"
)

// File keeps a game among the finished ones if it is over, and enters it into the
// ledger. A game that is there already is left alone, so that nothing is counted
// twice however often the program was interrupted. It counts in statistics if it was
// played from its beginning.
func (a Archive) File(data []byte) error { return a.file(data, 0, true) }

// FileMine is File for a game on a server, in which the person at this device had one seat. Who
// has only watched, and had none, keeps the game; it does not count.
func (a Archive) FileMine(data []byte, seat engine.Player) error {
	if seat == engine.Spectator {
		return a.file(data, 0, false)
	}
	return a.file(data, engine.Only(seat), true)
}

func (a Archive) file(data []byte, mine engine.PlayerSet, counts bool) error {
	if !closed(data) {
		return nil
	}
	rec, err := record.Parse(data)
	if err != nil || !rec.Finished {
		return err
	}
	b, err := a.book()
	if err != nil {
		return err
	}
	if b.find(idOf(data)) == nil {
		key, err := b.keep(data)
		if err != nil {
			return err
		}
		if err := b.enter(&Game{ID: idOf(data), Key: key, Counts: counts && Whole(rec), Mine: mine}, rec); err != nil {
			return err
		}
	}
	return b.save()
}

// closed reports whether a record seems to be of a finished game, without reading
// all of it: its last line closes it.
func closed(data []byte) bool {
	last := bytes.LastIndexByte(bytes.TrimSuffix(data, []byte("\n")), '\n')
	return bytes.HasPrefix(data[last+1:], []byte("[Hash "))
}

// Delete forgets the game under a key. A finished game that counts leaves its
// entry in the ledger, as it has been played, and so does what came of a day's
// table; see [Archive.DeleteStatistics].
func (a Archive) Delete(key string) error {
	done := number(key, doneKey) >= 0
	if done {
		if err := a.vacate(key); err != nil {
			return err
		}
	}
	if err := a.Store.Delete(key); err != nil {
		return err
	}
	if !done {
		a.moved(key, "")
		return nil
	}
	return a.change(func(g *Game) bool {
		if g.Key == key {
			a.dropStudies(g.ID)
			g.Key = ""
		}
		return g.Key != "" || g.Counts || g.Today
	})
}

// vacate empties the place of the game under way, if the game under a key still lies
// there: it would be filed anew from there.
func (a Archive) vacate(key string) error {
	data, err := a.load(key)
	if err != nil || data == nil {
		return err
	}
	running, err := a.load(RunningKey)
	if err != nil || !bytes.Equal(running, data) {
		return err
	}
	return a.Store.Delete(RunningKey)
}

// DeleteStatistics forgets that games of a name were played, by anybody or, if who is not "",
// by one person alone: those whose record was deleted leave the ledger, the others no longer
// count. What came of a day's table stays, as no day has two.
func (a Archive) DeleteStatistics(name, who string) error {
	return a.change(func(g *Game) bool {
		if g.Record.Game != name || who != "" && !g.OnlyOf(who) {
			return true
		}
		g.Counts = false
		return g.Key != "" || g.Today
	})
}

// change changes all entries of the ledger, and keeps those for which change is
// true.
func (a Archive) change(change func(*Game) bool) error {
	b, err := a.book()
	if err != nil {
		return err
	}
	b.games = slices.DeleteFunc(b.games, func(g *Game) bool { return !change(g) })
	return b.save()
}

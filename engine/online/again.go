package online

import (
	"encoding/binary"

	"treille/engine"
	"treille/engine/wire"
)

// nextTable opens the table at which the same people play again: the same game and clock, the
// same computer players, and the same links, with a secret of its own. Who comes sits down there.
func (t *Table) nextTable(now int64) (wire.TableID, wire.Code) {
	if t.again != "" {
		return t.again, ""
	}
	var name [8]byte
	t.server.Random(name[:])
	first := saved{id: wire.MakeTableID(binary.BigEndian.Uint64(name[:])), game: t.game, rules: t.game.Rules(), players: t.players, clock: t.clock, away: t.away,
		options: t.options, invite: t.invite, watch: t.watch}
	t.server.Random(first.secret[:])
	if err := t.server.Log.Create(first.id, (&entry{time: now, who: engine.Chance, verb: verbTable, words: first.openWords()}).bytes()); err != nil {
		return "", codeOf(err)
	}
	next, err := t.server.Open(now, first.id)
	if err != nil {
		return "", codeOf(err)
	}
	for i, p := range t.seats {
		if p.human() {
			continue
		}
		words := seatWords(wire.SetSeat{Seat: engine.Player(i), Who: p.who, Crest: p.crest, Name: p.name})
		if why := next.put(&entry{time: now, who: engine.Chance, verb: verbSeat, words: words}); why != "" {
			return "", why
		}
	}
	return first.id, ""
}

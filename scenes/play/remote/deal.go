package remote

import (
	"treille/engine/chance"
	"treille/engine/record"
	"treille/engine/wire"
)

// checkDeal compares what is shown after the end with what was promised before the deal.
func (r *Referee) checkDeal(m wire.Over, rec *record.Record) error {
	t := chance.Table{ID: string(r.ticket.Table), Game: rec.Game, Rules: rec.Rules, Options: rec.Options}
	for _, n := range m.Nonces {
		t.Nonces = append(t.Nonces, chance.Nonce(n))
	}
	seat, given := int(r.Table().Seat), chance.Nonce(r.ticket.Nonce)
	if given == (chance.Nonce{}) {
		seat = -1 // another device has sat down here
	}
	return t.Check(chance.Secret(m.Secret), chance.Commitment(r.Table().Commit), seat, given, rec.Chance)
}

// Proof implements [table.Dealer]: the table with what was promised, and the end with record,
// secret and nonces.
func (r *Referee) Proof() string {
	m, _ := r.Over()
	return string(m.Append(r.Table().Append(nil)))
}

// Deal is what is wrong with the deal of a game that is over: nil if it is what was
// promised before it.
func (r *Referee) Deal() error { return r.wrong }

package host

import (
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/search"
)

// An adviser thinks in a person's place, see [bot.NewAdviser]. The zero value
// has not been asked.
type adviser struct {
	bot  *bot.Bot
	seat engine.Player
	ply  int // of the decision that it thinks about
}

// CanAdvise implements [table.Referee].
func (h *Host) CanAdvise() bool { return slices.Contains(bot.Names(h.Game()), engine.Hard) }

// Assisted implements [table.Referee].
func (h *Host) Assisted() engine.PlayerSet { return h.match.Assisted() }

// Advise implements [table.Referee]. The game is kept as soon as it is assisted.
func (h *Host) Advise(p engine.Player, iterations int) ([]search.Result, bool) {
	h.allow(p)
	if !h.Assisted().Has(p) {
		h.match.Assist(p)
		h.Keep()
	}
	a := &h.adviser
	if ply := h.match.DecisionPly(p); a.bot == nil || a.seat != p || a.ply != ply {
		h.ask(p, ply)
	}
	if !a.bot.Step(iterations) {
		return nil, false
	}
	return search.TrustIn(h.Game(), h.match.Setup().Players).Results(a.bot.Results()), true
}

// ask lets an adviser begin to think about the decision that a person owes.
func (h *Host) ask(p engine.Player, ply int) {
	b, err := bot.NewAdviser(h.Game(), h.match.PlayerSeed(p), p)
	if err != nil {
		panic("host: advice is asked where CanAdvise is false: " + err.Error())
	}
	h.adviser = adviser{bot: b, seat: p, ply: ply}
	b.Begin(h.match.Info(p), ply)
}

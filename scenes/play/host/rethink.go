package host

import (
	"treille/engine"
	"treille/engine/bot"
	"treille/engine/search"
)

// A rethinker thinks again about a decision of the game that is replayed.
type rethinker struct {
	bot   *bot.Bot
	step  int
	found []search.Result // nil while it thinks
}

// Decision implements [table.Playback].
func (r *Replay) Decision() (p engine.Player, a engine.Action, ok bool) {
	if r.at == r.Steps() {
		return engine.Terminal, 0, false
	}
	ply := r.rec.Plies[r.starts[r.at]]
	a, err := r.Game().Parse(ply.Text)
	return ply.Who, a, err == nil
}

// Compared implements [table.Playback].
func (r *Replay) Compared(iterations int) (found []search.Result, done bool) {
	t := &r.rethinks
	if t.bot == nil || t.step != r.at {
		*t = rethinker{bot: r.rethinker(), step: r.at}
	}
	if t.found == nil && t.bot.Step(iterations) {
		t.found = t.bot.Results()
	}
	return t.found, t.found != nil
}

// rethinker is who thinks again about the decision at the present step, see [table.Playback].
func (r *Replay) rethinker() *bot.Bot {
	p, _, _ := r.Decision()
	kind := r.seats[p].Kind
	if level, err := bot.LevelOf(kind); err != nil || level == 0 {
		kind = engine.Hard
	}
	b, err := bot.New(kind, r.Game(), r.rec.Seed, p)
	if err != nil {
		panic("host: a decision is asked about in a game without computer players that compare: " + err.Error())
	}
	b.Begin(r.Info(p), r.due[r.at])
	return b
}

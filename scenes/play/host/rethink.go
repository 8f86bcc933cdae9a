package host

import (
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/search"
)

// A rethinker thinks again about a decision of the game that is replayed.
type rethinker struct {
	bot   *bot.Bot
	step  int
	found []search.Result // what it compared, its choice first; nil while it thinks
	whole bool            // what was decided is among them
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
	if t.whole || !t.bot.Step(iterations) {
		return t.found, t.whole
	}
	_, taken, _ := r.Decision()
	trust := search.TrustIn(r.Game(), len(r.seats))
	if t.found == nil {
		t.found = trust.Results(t.bot.Results())
		if i := slices.IndexFunc(t.found, func(f search.Result) bool { return f.Action == t.bot.Best() }); i > 0 { // drawn from several
			choice := t.found[i]
			copy(t.found[1:], t.found[:i])
			t.found[0] = choice
		}
		t.whole = slices.ContainsFunc(t.found, func(f search.Result) bool { return f.Action == taken && (f.Playouts > 0 || len(t.found) == 1) })
		t.whole = t.whole || !t.bot.Weigh(taken)
	} else {
		w := trust.Weighing(t.bot.Weighed()).Told(t.found)
		t.found = slices.DeleteFunc(t.found, func(f search.Result) bool { return f.Action == taken })
		t.found[0], t.found, t.whole = w.Choice, append(t.found, w.Other), true
	}
	return t.found, t.whole
}

// rethinker is who thinks again about the decision at the present step, see [table.Playback].
func (r *Replay) rethinker() *bot.Bot {
	p, _, _ := r.Decision()
	kind, seed := r.seats[p].Kind, r.rec.PlayerSeed(p)
	b, err := bot.New(kind, r.Game(), seed, p)
	if level, no := bot.LevelOf(kind); no != nil || level == 0 {
		b, err = bot.NewAdviser(r.Game(), seed, p)
	}
	if err != nil {
		panic("host: a decision is asked about in a game without computer players that compare: " + err.Error())
	}
	b.Begin(r.Info(p), r.due[r.at])
	return b
}

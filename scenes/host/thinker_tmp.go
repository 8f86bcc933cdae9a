package host

import (
	"treille/engine"
	"treille/engine/bot"
)

type thinker struct {
	*bot.Bot
	a    engine.Action
	busy bool
}

func (t *thinker) Begin(in engine.InfoState, ply int) { t.a, t.busy = t.Choose(in, ply), true }
func (t *thinker) Step(int) bool                      { return true }
func (t *thinker) Best() engine.Action                { return t.a }
func (t *thinker) Drop()                              { t.busy = false }
func (t *thinker) Thinking() bool                     { return t.busy }

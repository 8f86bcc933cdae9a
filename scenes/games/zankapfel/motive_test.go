package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/testkit/tabletest"
)

// TestOddDecisionsAreExplained looks at every motive that is told in games of computers.
func TestOddDecisionsAreExplained(t *testing.T) {
	tabletest.Motives(t, Kind(), 8, 3, map[string]func(engine.InfoState, engine.Event) bool{
		"keeping the high ones": func(before engine.InfoState, packed engine.Event) bool {
			in, e := before.(*zk.Info), zk.DecodeEvent(packed)
			return e.Kind == zk.EventDiscordShown && in.DiscordLeft(e.Player)&(1<<e.Discord-1) == 0
		},
		"as ": func(before engine.InfoState, packed engine.Event) bool {
			in, e := before.(*zk.Info), zk.DecodeEvent(packed)
			if e.Kind != zk.EventBribesRefused {
				return false
			}
			for p := range engine.Player(in.Players()) {
				for _, c := range colours {
					if o := in.Offer(p); o.Points > 0 && in.Known(p).Has(c) && gives(o.Square, c) > gives(in.Announced(), c) {
						return true
					}
				}
			}
			return false
		},
	})
}

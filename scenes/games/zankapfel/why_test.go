package zankapfel

import (
	"strings"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/lang"
)

// TestEachScoreSaysWhyItChanges reads the lines before each pawn that moves: one of its owner
// says what it is for, in the log and in short, a harvest or a bribe from which score to which. That his bribe is
// taken is new to who pays it, and a harvest to who has it.
func TestEachScoreSaysWhyItChanges(t *testing.T) {
	for _, l := range lang.Langs() {
		var before zk.Info
		said := map[engine.Player][2]string{}
		seen := map[engine.EventKind]int{}
		var from engine.EventKind
		g := watch(t, 4, 5, store.SpeedInstant, func(g *watched, e engine.Event) {
			if before.Players() > 0 && e.Kind != zk.EventPawnMoved && e.Kind != zk.EventTurnPassed {
				clear(said)
				for _, line := range g.board.Lines(&before, e) {
					said[line.Seat] = [2]string{line.Text, line.Short}
					if befell := e.Kind == zk.EventHarvested || e.Kind == zk.EventBribeTaken && line.Seat != zk.DecodeEvent(e).Player; line.Befell != befell {
						t.Errorf("%q is new to who it is about: %v", line.Text, line.Befell)
					}
				}
				from = e.Kind
			}
			if e.Kind == zk.EventPawnMoved && before.Players() > 0 {
				seen[from]++
				line, score := said[e.Player], zk.DecodeEvent(e).Score
				text, short := line[0], line[1]
				after := g.app.Words.Whole(score)
				switch from {
				case zk.EventHarvested, zk.EventBribeTaken:
					if !strings.HasSuffix(text, " "+after) || !strings.HasSuffix(short, "\u202f→\u202f"+after) || strings.HasPrefix(short, g.app.Words.Signed(zk.DecodeEvent(e).Steps)) {
						t.Errorf("%s: the score becomes %d, and the log says %q, in short %q", l.Code(), score, text, short)
					}
				default:
					if loss := g.app.Words.Whole(zk.DecodeEvent(e).Steps); text == "" || !strings.HasSuffix(short, loss) {
						t.Errorf("%s: %s steps, and the log says %q, in short %q", l.Code(), loss, text, short)
					}
				}
			}
			before.CopyFrom(g.board.in)
		})
		g.app.Words = l.Words()
		g.play(func() {})
		for _, kind := range []engine.EventKind{zk.EventHarvested, zk.EventBribeTaken, zk.EventCardBought, zk.EventDiceBought} {
			if seen[kind] == 0 {
				t.Errorf("%s: no pawn moves for %d", l.Code(), kind)
			}
		}
	}
}

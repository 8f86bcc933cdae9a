package vino

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
	vi "treille/engine/vino"
)

// TestASumCountsWhatWasBoughtAndSold plays a game. From each own decision to the next, what a seat's sum
// tells of its money is what it has earned by its sales, less what it has paid.
func TestASumCountsWhatWasBoughtAndSold(t *testing.T) {
	k := newAsker(t, 4)
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	blank := k.Referee.Blank(0)
	seen, sales := 0, 0
	for !k.table.Ended() {
		for range 4000 {
			if k.table.Deciding() || k.table.Ended() {
				break
			}
			k.tick()
		}
		if k.table.Ended() {
			break
		}
		events := k.Referee.History(0)[seen:]
		earned := map[engine.Player]int{}
		for _, packed := range events {
			switch e := vi.DecodeEvent(packed); e.Kind {
			case vi.EventBought:
				earned[e.Player] -= e.Price
			case vi.EventSold:
				earned[e.Player] += e.Income
				sales++
			}
		}
		for _, seat := range k.board.Sum(blank, events).Seats {
			for _, f := range seat.Figures {
				if f.Look == moneyLook && f.Words != signed(earned[seat.Seat]) {
					t.Errorf("%s has earned %s; it says %s", k.table.PlayerName(seat.Seat), signed(earned[seat.Seat]), f.Words)
				}
			}
		}
		for _, e := range events {
			blank.Observe(e)
		}
		seen += len(events)
		in := k.Info(0)
		k.table.Decide(policy.Choose(in, in.LegalActions(nil), &stream))
		k.tick()
	}
	if sales == 0 {
		t.Error("nothing was sold")
	}
}

package online_test

import (
	"strings"
	"testing"

	"treille/engine/games"
	"treille/engine/wire"
)

// TestAGameOnAClock plays a game of each with 30 seconds for a decision. Of Clara's decisions
// each third is taken at once, each third when her time is nearly over, and each third by a
// computer player, as it is over. Emma is never late. Now and then the server is down, which
// counts for nobody. Who plays again has the same clock.
func TestAGameOnAClock(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			h := openTimed(t, game.Name(), 30)
			decided, late, down := 0, 0, 0
			for h.toClara() {
				if n, l := h.lateness(0); n != decided || l != late {
					t.Fatalf("Clara has decided %d times, %d late; it should be %d and %d", n, l, decided, late)
				}
				if decided++; decided%3 != 0 {
					h.clara.device.Say(wire.Due{})
					h.talk()
					h.wait(29_000)
				}
				if decided%5 == 0 && decided%3 != 0 {
					down++
					h.downFor(3600_000)
					h.clara.device.Say(wire.Due{})
					h.talk()
					h.wait(29_000)
				}
				if n, _ := h.lateness(0); n != decided-1 {
					t.Fatal("it is decided for her too early")
				}
				if decided%3 == 1 {
					late++
					h.wait(1500)
				} else {
					h.play(h.clara)
				}
			}
			over, _ := h.clara.device.Over()
			if n, l := h.lateness(1); n == 0 || l > 0 || late == 0 || down == 0 {
				t.Errorf("Clara was late %d times, the server down %d times, Emma late at %d of %d decisions", late, down, l, n)
			}
			if !strings.Contains(over.Record, "\n[StoodIn \"0\"]\n") {
				t.Errorf("it was decided for Clara alone; the record is\n%s", over.Record)
			}
			h.clara.device.Do(wire.Again{})
			h.talk()
			again, err := h.server.Open(h.now, h.clara.device.PlaysAgain().Table)
			if err != nil {
				t.Fatal(err)
			}
			if again.Clock() != 30 {
				t.Errorf("at the next table there are %d seconds for a decision", again.Clock())
			}
		})
	}
}

// toClara lets Emma play at once and the computer player think, until Clara owes a decision. It
// is false at the end of the game.
func (h *timed) toClara() bool {
	h.t.Helper()
	for range 1000 {
		if _, over := h.clara.device.Over(); over {
			return false
		}
		h.play(h.emma)
		if h.clara.device.Acting().Has(0) {
			return true
		}
		h.wait(500)
	}
	h.t.Fatal("nothing goes on")
	return false
}

// play takes the decision that somebody owes, if any.
func (h *timed) play(e *end) {
	if d := e.device; d.Acting().Has(d.Viewer()) {
		legal := d.Info().LegalActions(nil)
		d.Play(legal[(h.now/500)%int64(len(legal))])
		h.talk()
	}
}

// downFor has the server begin anew, after so many milliseconds.
func (h *timed) downFor(ms int64) {
	h.t.Helper()
	h.now += ms
	var err error
	if h.table, err = h.server.Open(h.now, h.table.ID()); err != nil {
		h.t.Fatal(err)
	}
	for _, e := range []*end{h.clara, h.emma} {
		e.connect(h.now, h.table)
	}
	h.talk()
}

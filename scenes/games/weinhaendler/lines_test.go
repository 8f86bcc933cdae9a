package weinhaendler

import (
	"strings"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// TestBottlesAreToldTogether joins all lines of a finished game about placed bottles: of each seat they say what it has scored.
func TestBottlesAreToldTogether(t *testing.T) {
	var b *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return b
	}
	app := scenetest.NewApp(scenetest.English("1280x800"))
	at := scenetest.Sit(t, app, spec, "over-4")
	var placed [engine.MaxPlayers][]engine.Event
	for _, packed := range at.Seen() {
		if e := wh.DecodeEvent(packed); e.Kind == wh.EventCardPlaced {
			placed[e.Player] = append(placed[e.Player], packed)
		}
	}
	for _, p := range at.Seats() {
		lines := b.Lines(b.in, placed[p][0])
		if got, want := lines[0].Together(placed[p]), app.Words.Table.Points.Other.With("n", app.Words.Signed(b.in.Points(p))); got != want {
			t.Errorf("of seat %d it is told %q, want %q", p, got, want)
		}
	}
}

// TestTheLastOfferIsOutOfPlay wants the log to say so of what the last exchange puts into the offer, as the table does, and of no
// other.
func TestTheLastOfferIsOutOfPlay(t *testing.T) {
	for name, want := range map[string]string{"over-4": "Out of play: ", "bidding-4": "The offer: "} {
		var b *tableState
		spec := Kind()
		spec.Sit = func(at *table.Table) table.GameView {
			b = sit(at).(*tableState)
			return b
		}
		at, told := scenetest.Sit(t, scenetest.NewApp(scenetest.English("1280x800")), spec, name), ""
		for _, packed := range at.Seen() {
			if wh.DecodeEvent(packed).Kind == wh.EventOfferReplaced {
				told = b.Lines(b.in, packed)[0].Text
			}
		}
		if !strings.HasPrefix(told, want) || !strings.HasSuffix(told, ".") || strings.HasSuffix(told, "..") {
			t.Errorf("%s: it is told %q, want %q", name, told, want)
		}
	}
}

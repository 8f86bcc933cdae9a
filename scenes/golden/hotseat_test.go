package golden

import (
	"strings"
	"testing"

	wh "treille/engine/weinhaendler"
	"treille/scenes/store"
	"treille/scenes/ui"
)

// TestTheCoverTellsNothingHidden passes the device on after a draw (W14), and
// looks at everything that is on the screen from the first moment of the cover.
func TestTheCoverTellsNothingHidden(t *testing.T) {
	do(func() {
		room := newRoom(look{size: "390x844", lang: "en", text: 100})
		sit(t, room, deal{4, 2, 7, "draw", func(in *wh.Info) bool {
			return in.Phase() == wh.PhaseBidding && in.MayDraw() && in.PileSize() > 0 && in.Round() > 1
		}})
		room.Settings.Speed = store.SpeedOne
		room.SettingsChanged()
		tick(t, room, 5)
		act(t, room, "ready")
		act(t, room, "draw")
		if room.Stage().Find("sure") != nil {
			act(t, room, "sure")
		}
		for range 600 {
			tick(t, room, 1)
			if room.Stage().Find("ready") != nil {
				break
			}
		}
		if room.Stage().Find("ready") == nil {
			t.Fatal("the device does not pass on")
		}
		room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Piece && strings.HasPrefix(it.Look.ID, "weinhaendler/") {
				t.Errorf("%s lies on the cover", it.Look.ID)
			}
			for _, wine := range []string{"Dornfelder", "Merlot", "Zinfandel", "Portugieser", "Cabernet", "Bordeaux", "bottle"} {
				if it.Kind == ui.Text && strings.Contains(it.Words, wine) {
					t.Errorf("the cover says %q", it.Words)
				}
			}
		})
	})
}

// TestTheFirstCoverSaysThatTheGameBegins looks at the covers of the first two
// people of a game.
func TestTheFirstCoverSaysThatTheGameBegins(t *testing.T) {
	do(func() {
		room := newRoom(look{size: "390x844", lang: "en", text: 100})
		sit(t, room, deal{3, 3, 1, "start", func(in *wh.Info) bool { return in.StartPlayer() == 0 && in.Round() == 1 }})
		room.Settings.Speed = store.SpeedInstant
		room.SettingsChanged()
		begins := func() bool {
			tick(t, room, 5)
			said := false
			room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				said = said || it.Kind == ui.Text && it.Words == room.Words.Cover.Begins
			})
			return said
		}
		if !begins() {
			t.Error("the first cover does not say that the game begins")
		}
		act(t, room, "ready")
		act(t, room, "pass")
		if room.Stage().Find("sure") != nil {
			act(t, room, "sure")
		}
		if tick(t, room, 60); room.Stage().Find("ready") == nil {
			t.Fatal("the device does not pass on")
		}
		if begins() {
			t.Error("the second cover says that the game begins")
		}
	})
}

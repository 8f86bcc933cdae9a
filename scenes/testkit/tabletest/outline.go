package tabletest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Sight is a moment of a game, and what its reader knows.
type Sight struct {
	Table *table.Table
	// Info is what the viewer has been shown.
	Info engine.InfoState
	// Covered says that the cover lies over the table, Said what was spoken since
	// the sight before.
	Covered bool
	Said    []string
	// Events are those that were shown since the sight before, none after another
	// viewer has come; Before is what was known before them.
	Events []engine.Event
	Before engine.InfoState
}

// Outline is what can be read.
func (s Sight) Outline() *ui.Outline { return s.Table.App().Outline() }

// Watch plays a whole game of random decisions, the first seats people's, and calls
// look after every tick.
func Watch(t *testing.T, spec table.GameSpec, player Player, players, people int, speed store.Speed, look func(Sight)) {
	watch(t, spec, player, config{players: players, people: people, speed: speed}, look)
}

func watch(t *testing.T, spec table.GameSpec, player Player, c config, look func(Sight)) {
	g := newGame(t, spec, player, c)
	w := watcher{g: g, look: look, viewer: engine.Terminal}
	g.app.Listen(func(sentence string) { w.said = append(w.said, sentence) })
	g.watch = w.see
	g.play()
}

// fewestOutlines is how many different outlines a game has at least.
const fewestOutlines = 40

// Outlines plays one person and several for a while, and a whole game, and calls compare for each
// new outline of the table, and covered at each tick at which the cover lies over it.
// Both fail t where something is wrong.
func Outlines(t *testing.T, spec table.GameSpec, player Player, compare, covered func(*testing.T, Sight)) {
	_, most := spec.Game.Players()
	for _, c := range []config{
		{players: 3, people: 1, speed: store.SpeedTwo, ticks: soak.Of(minutes/2, quarter)},
		{players: most, people: 1, speed: store.SpeedInstant},
		{players: 4, people: 3, speed: store.SpeedTwo, ticks: soak.Of(minutes/2, quarter)},
	} {
		t.Run(fmt.Sprintf("%d players, %d people", c.players, c.people), func(t *testing.T) {
			t.Parallel()
			last, compared, covers := "", 0, 0
			watch(t, spec, player, c, func(s Sight) {
				outline := s.Outline()
				text := outline.String()
				if all := strings.Join(append(s.Said, text), "\n"); strings.Contains(all, "★") {
					t.Fatalf("a sign is not read:\n%s", all)
				}
				thinks(t, s, outline)
				switch {
				case s.Table.Ended(): // the result lies on top
				case s.Covered:
					covers++
					covered(t, s)
				case text != last && outline.Find("panel") == nil && outline.Find("last") == nil:
					last = text
					compared++
					compare(t, s)
				}
			})
			if compared < fewestOutlines || (covers > 0) != (c.people > 1) {
				t.Errorf("only %d outlines were compared, and %d covers seen", compared, covers)
			}
		})
	}
}

// thinks fails if somebody is said to think who owes no decision.
func thinks(t *testing.T, s Sight, o *ui.Outline) {
	turn := o.Find("turn")
	if turn == nil {
		return
	}
	for i := range s.Table.Players() {
		p := engine.Player(i)
		said := s.Table.App().Words.Table.Thinking.With("name", s.Table.PlayerName(p))
		if slices.Contains(turn.Text, said) && !s.Info.Acting().Has(p) {
			t.Fatalf("%s, where nothing is to be decided: %q", said, turn.Text)
		}
	}
}

// A watcher folds what is shown.
type watcher struct {
	g      *game
	look   func(Sight)
	viewer engine.Player
	seen   int
	info   engine.InfoState
	said   []string
}

func (w *watcher) see() {
	g := w.g
	viewer := g.table.Me()
	if viewer < 0 {
		viewer = engine.Spectator
	}
	events := g.table.Seen()
	fresh := w.viewer == engine.Terminal
	changed := !fresh && (viewer != w.viewer || len(events) < w.seen)
	if fresh || changed {
		w.viewer, w.seen, w.info = viewer, 0, g.referee.Blank(viewer)
	}
	s := Sight{Table: g.table, Covered: g.app.Stage().Find("ready") != nil, Said: w.said, Before: g.referee.Blank(viewer)}
	s.Before.CopyFrom(w.info)
	if !changed {
		s.Events = events[w.seen:]
	}
	for _, e := range events[w.seen:] {
		w.info.Observe(e)
	}
	w.seen, w.said = len(events), nil
	s.Info = w.info
	w.look(s)
}

package zankapfel

import (
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/person"
	"treille/engine/rng"
	zk "treille/engine/zankapfel"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// A watched game is played by a person at the first seat who decides at random;
// watch is told of each event before it is shown.
type watched struct {
	*testing.T
	app     *app.App
	table   *table.Table
	referee table.Referee
	board   *tableState
	stream  rng.Stream
	tick    int
	forced  int // decisions without an alternative
	beside  int // own offers beside those of others for the same square
}

func watch(t *testing.T, players int, seed uint64, speed store.Speed, tell func(*watched, engine.Event)) *watched {
	settings := store.Defaults()
	settings.Speed, settings.SkipTold = speed, true
	g := &watched{T: t, stream: rng.New(3), app: app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)}
	g.app.Resize(390, 844, 1)
	var seats []table.Seat
	for i := range players {
		seats = append(seats, table.Seat{Kind: "random", Crest: person.Crests()[i], Name: g.app.Words.NewGame.DefaultNames[i]})
	}
	seats[0].Kind = table.Human
	referee, err := host.New(zk.Game{}, engine.Setup{Players: players, Seed: seed}, seats, host.NewSaver(g.app))
	if err != nil {
		t.Fatal(err)
	}
	g.referee = referee
	spec := Kind()
	spec.Sit = func(tab *table.Table) table.GameView {
		g.board = sit(tab).(*tableState)
		return tabletest.Telling(g.board, func(e engine.Event) { tell(g, e) })
	}
	g.table = table.New(g.app, spec, referee)
	g.app.Push(g.table)
	return g
}

// step goes on by a tick; the person decides at random.
func (g *watched) step() {
	if err := g.app.Update(); err != nil {
		g.Fatal(err)
	}
	for _, id := range []string{"understood", "roll"} {
		if g.app.Stage().Find(id) != nil {
			g.app.Activate(id)
			return
		}
	}
	legal, a := g.referee.Info(0).LegalActions(nil), g.board.Actions()
	switch {
	case !g.table.Deciding() || a.Alone:
	case len(legal) > 1:
		g.table.Decide(legal[g.stream.Intn(len(legal))])
	default: // he is told why
		if g.forced++; a.Prompt == "" {
			g.Errorf("tick %d: %q stands there without a word", g.tick, a.Main.Label)
		}
		g.table.Decide(legal...)
	}
}

// play plays to the end; each is called after each tick.
func (g *watched) play(each func()) {
	for ; g.tick < 120000 && !g.table.Ended(); g.tick++ {
		g.step()
		each()
	}
	if !g.table.Ended() {
		g.Fatal("the game does not end")
	}
}

// TestARoundEndsWithItsHarvest holds banner and log to the round that goes on: also
// where the mayor has only one square, jokers are called, and no chip is left.
func TestARoundEndsWithItsHarvest(t *testing.T) {
	single, late := 0, 0
	for seed := range uint64(6) {
		harvested, walked, number := 0, false, 0 // as long as the first square is chosen
		var before zk.Info
		g := watch(t, 3, seed, store.SpeedInstant, func(g *watched, e engine.Event) {
			if shown := g.board.Turn(ui.Desktop).Number; number > 0 && shown != number {
				t.Fatalf("seed %d: round %d is shown in round %d, before event %d", seed, shown, number, e.Kind)
			}
			if before.Players() > 0 {
				if line := g.board.Lines(&before, e)[0]; line.Round != 0 && line.Round != max(1, number) {
					t.Fatalf("seed %d: %q stands in round %d, not %d", seed, line.Text, line.Round, number)
				}
			}
			before.CopyFrom(g.board.in)
			switch {
			case e.Kind == zk.EventChipHarvested:
				harvested, walked = harvested+1, true
				if g.board.in.Phase() == zk.PhaseAnnounce {
					single++
				}
			case e.Kind == zk.EventTurnPassed && zk.DecodeEvent(e).Phase == zk.PhaseFarm && (walked || number == 0):
				walked, number = false, harvested+1
			case e.Kind == zk.EventGameEnded && g.board.in.Chips() == 0:
				late++
			}
		})
		g.play(func() {})
		if shown := g.board.Turn(ui.Desktop).Number; shown != g.board.Ending().Rounds {
			t.Errorf("seed %d: the banner says round %d, the result %d", seed, shown, g.board.Ending().Rounds)
		}
	}
	if single == 0 || late == 0 {
		t.Errorf("%d mayors with one way, %d games without a chip", single, late)
	}
}

// TestWhoHasMovedTheMayorIsDone clears rounds away, with quarrels and without: then the
// banner names nobody any more.
func TestWhoHasMovedTheMayorIsDone(t *testing.T) {
	cleared := 0
	g := watch(t, 4, 2, store.SpeedTwo, func(*watched, engine.Event) {})
	g.play(func() {
		if g.board.round.last.Kind != zk.EventCardsDiscarded {
			return
		}
		cleared++
		if turn := g.board.Turn(ui.Desktop); turn.Seat != engine.Chance {
			t.Fatalf("the round is over, and %d %s", turn.Seat, turn.Verb)
		}
	})
	if cleared < 50 {
		t.Errorf("rounds were cleared away for %d ticks", cleared)
	}
}

// TestTheWinnerOfAQuarrelHarvests follows the pawns of those who have won: nobody buys
// dice any more, which was what had been decided last.
func TestTheWinnerOfAQuarrelHarvests(t *testing.T) {
	walked := 0
	g := watch(t, 4, 2, store.SpeedTwo, func(*watched, engine.Event) {})
	g.play(func() {
		s := &g.board.round
		if !s.won || s.last.Kind != zk.EventPawnMoved {
			return
		}
		walked++
		if turn := g.board.Turn(ui.Desktop); turn.Seat != s.bout.winner || turn.Verb != g.table.WordsOf(turn.Seat).Zankapfel.Verbs.Harvests {
			t.Fatalf("seat %d has won, and %d %s", s.bout.winner, turn.Seat, turn.Verb)
		}
	})
	if walked < 50 {
		t.Errorf("winners walked for %d ticks", walked)
	}
}

// TestTheEndIsNobodysTurn follows a game to its end as it is seen: nobody thinks, and
// nobody is told to choose a card, as long as it is said that the game is over.
func TestTheEndIsNobodysTurn(t *testing.T) {
	seen := 0
	g := watch(t, 3, 1, store.SpeedTwo, func(*watched, engine.Event) {})
	g.play(func() {
		if g.board.round.last.Kind != zk.EventGameEnded {
			return
		}
		seen++
		turn, a := g.board.Turn(ui.Desktop), g.board.Actions()
		if turn.Seat != engine.Chance || !a.Busy || a.Main.Label != "" || a.Prompt != g.board.whyOver(g.board.in) {
			t.Fatalf("at the end it is %+v, with %+v", turn, a)
		}
	})
	if seen < 20 {
		t.Errorf("the end is shown for %d ticks", seen)
	}
}

// TestAtInstantSpeedTheOwnIsSeen plays at the speed that shows all at once: a decision
// without a choice has its button, doing nothing is done for him, and the end of an own
// quarrel is seen.
func TestAtInstantSpeedTheOwnIsSeen(t *testing.T) {
	var last engine.Event
	since, own, held := 0, false, 0
	g := watch(t, 4, 5, store.SpeedInstant, func(g *watched, e engine.Event) {
		if shown := float64(g.tick - since); own && last.Kind == zk.EventQuarrelWon {
			held++
			if shown < beats[last.Kind].Ticks-3 {
				t.Errorf("the end of a quarrel is shown for %v ticks", shown)
			}
		}
		last, since = e, g.tick
		own = g.board.round.bout.all.Has(0)
	})
	g.play(func() {})
	if g.forced < 3 || held < 2 {
		t.Errorf("%d decisions without a choice, %d own quarrels", g.forced, held)
	}
}

// TestTheDiscardsShowWhatWasDiscarded holds the card on top of the discards to what
// lies there.
func TestTheDiscardsShowWhatWasDiscarded(t *testing.T) {
	changes := 0
	top, shown := zk.NoCard, zk.NoCard
	g := watch(t, 3, 1, store.SpeedInstant, func(g *watched, e engine.Event) {
		b := g.board
		switch e.Kind {
		case zk.EventCardShown:
			shown = zk.DecodeEvent(e).Card
		case zk.EventAppleGiven: // after the discarding
			if b.round.discard != shown || shown != zk.NoCard && !b.in.Discards().Has(shown) {
				t.Errorf("on top lies %v, %v was shown last", b.round.discard, shown)
			}
			if b.round.discard != top {
				changes++
			}
			top = b.round.discard
		case zk.EventPileShuffled:
			shown = zk.NoCard
		}
	})
	g.play(func() {})
	if changes < 4 {
		t.Errorf("it changes only %d times", changes)
	}
}

// TestNothingFliesFromOnePageToTheNext looks at the pawns where the table turns to the
// harvest and back: they stand where they belong.
func TestNothingFliesFromOnePageToTheNext(t *testing.T) {
	g := watch(t, 3, 2, store.SpeedOne, func(*watched, engine.Event) {})
	g.app.Resize(1280, 800, 1)
	turns, since, at, points := 0, 0, ui.Rect{}, 0
	shown := orchardScreen
	g.play(func() {
		stage := g.app.Stage()
		if now := g.board.round.screen; now != shown {
			shown, since, points, at = now, g.tick, g.table.Points(0), stage.Seen(pawnKey(0))
			return
		}
		if g.tick-since != 3 || g.table.Points(0) != points || since == 0 {
			return
		}
		turns++
		if now := stage.Seen(pawnKey(0)); now != at {
			t.Errorf("tick %d: the pawn flies from %v to %v", g.tick, at, now)
		}
	})
	if turns < 10 {
		t.Errorf("only %d pages are turned", turns)
	}
}

// TestTheButtonSaysWhoChooses looks at the main button over the orchard while somebody
// else buys, lays or announces: it asks nobody to choose a card who may not.
func TestTheButtonSaysWhoChooses(t *testing.T) {
	said := 0
	g := watch(t, 4, 2, store.SpeedTwo, func(*watched, engine.Event) {})
	g.play(func() {
		b := g.board
		turn := b.in.Turn()
		if b.round.screen != orchardScreen || turn == 0 || !g.table.Choosing().Has(turn) || b.round.square || b.roundOver() || b.over() {
			return
		}
		said++
		if got, want := b.Actions().Main.Label, b.t.PlayerName(turn)+" chooses"; got != want {
			t.Fatalf("in phase %v the button says %q, want %q", b.in.Phase(), got, want)
		}
	})
	if said < 500 {
		t.Errorf("others chose for %d ticks", said)
	}
}

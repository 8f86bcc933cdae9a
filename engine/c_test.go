package engine_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest"
	"treille/engine/enginetest/highcard"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/rng"
)

// Each rule here holds for all games; these tests play them all. What a game
// makes of a rule in particular, its own tests say.

func TestRuleBook(t *testing.T) {
	if err := enginetest.CheckRuleBook(".", engine.RuleBook()); err != nil {
		t.Error(err)
	}
}

// everyGame calls f with each game at each number of players, a few seeds each.
func everyGame(t *testing.T, seeds int, f func(t *testing.T, game engine.Game, setup engine.Setup)) {
	t.Helper()
	if len(games.All()) == 0 {
		t.Fatal("there are no games")
	}
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			min, max := game.Players()
			for n := min; n <= max; n++ {
				for seed := range uint64(seeds) {
					f(t, game, engine.Setup{Players: n, Seed: seed})
				}
			}
		})
	}
}

func begin(t *testing.T, game engine.Game, setup engine.Setup) *match.Match {
	t.Helper()
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// play plays a game to its end by computer players of that name; before each
// decision it calls at.
func play(t *testing.T, m *match.Match, name string, at func(p engine.Player, a engine.Action)) {
	t.Helper()
	var bots []*bot.Bot
	for p := range engine.Player(m.Setup().Players) {
		b, err := bot.New(name, m.Game(), m.Setup().Seed, p)
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, b)
	}
	for !m.Over() {
		p := m.Acting().First()
		a := bots[p].Choose(m.Info(p), m.DecisionPly(p))
		if at != nil {
			at(p, a)
		}
		if err := m.Play(p, a); err != nil {
			t.Fatalf("%+v: %v", m.Setup(), err)
		}
	}
}

// TestC1_SetupAndDecisionsDecide takes the same decisions again and wants the
// same record with the same hash; another seed gives another game.
func TestC1_SetupAndDecisionsDecide(t *testing.T) {
	everyGame(t, 2, func(t *testing.T, game engine.Game, setup engine.Setup) {
		type decision struct {
			p engine.Player
			a engine.Action
		}
		var taken []decision
		first := begin(t, game, setup)
		play(t, first, bot.Random, func(p engine.Player, a engine.Action) { taken = append(taken, decision{p, a}) })
		again := begin(t, game, setup)
		for _, d := range taken {
			if err := again.Play(d.p, d.a); err != nil {
				t.Fatal(err)
			}
		}
		if a, b := first.Record().Bytes(), again.Record().Bytes(); !bytes.Equal(a, b) {
			t.Errorf("%+v: the same decisions gave\n%s\nand\n%s", setup, a, b)
		}
		if !first.Over() || first.Record().Hash != again.Record().Hash {
			t.Errorf("%+v: the same decisions gave other hashes", setup)
		}
		setup.Seed += 100
		other := begin(t, game, setup)
		play(t, other, bot.Random, nil)
		if slices.Equal(other.Record().Plies, first.Record().Plies) {
			t.Errorf("%+v: another seed gave the same game", setup)
		}
	})
}

// TestC2_SeedPicksPeople wants the first thing that happens to be the pick of a
// seat, each equally likely, and every seat to be picked by some seed.
func TestC2_SeedPicksPeople(t *testing.T) {
	everyGame(t, 1, func(t *testing.T, game engine.Game, setup engine.Setup) {
		s, err := game.NewState(setup)
		if err != nil {
			t.Fatal(err)
		}
		outcomes := s.ChanceOutcomes(nil)
		if s.CurrentPlayer() != engine.Chance || len(outcomes) != setup.Players {
			t.Fatalf("%d players: at first %d decides among %d outcomes", setup.Players, s.CurrentPlayer(), len(outcomes))
		}
		for _, o := range outcomes {
			if o.Weight != outcomes[0].Weight {
				t.Errorf("%d players: %q has the weight %d, another %d", setup.Players, game.Format(o.Action), o.Weight, outcomes[0].Weight)
			}
		}
		picked := map[string]bool{}
		for seed := range uint64(60) {
			setup.Seed = seed
			picked[begin(t, game, setup).Record().Plies[0].Text] = true
		}
		if len(picked) != setup.Players {
			t.Errorf("%d players: 60 seeds picked %d of them", setup.Players, len(picked))
		}
	})
}

// TestC3_Clockwise wants the seats to decide for the first time in seat order,
// whoever begins.
func TestC3_Clockwise(t *testing.T) {
	everyGame(t, 6, func(t *testing.T, game engine.Game, setup engine.Setup) {
		m := begin(t, game, setup)
		var order []engine.Player
		for !m.Over() && len(order) < setup.Players {
			p := m.Acting().First()
			if !slices.Contains(order, p) {
				order = append(order, p)
			}
			if err := m.Play(p, m.Legal(p, nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		for i := 1; i < len(order); i++ {
			if order[i] != (order[i-1]+1)%engine.Player(setup.Players) {
				t.Errorf("%+v: the seats decide in the order %d", setup, order)
			}
		}
	})
}

// TestC4_SingleChoiceIsADecision wants games to stop and ask where there is one
// decision only, and to write it down.
func TestC4_SingleChoiceIsADecision(t *testing.T) {
	for _, game := range games.All() {
		min, max := game.Players()
		single := 0
		for seed := uint64(0); single == 0 && seed < 400; seed++ {
			setup := engine.Setup{Players: min + int(seed)%(max-min+1), Seed: seed}
			m := begin(t, game, setup)
			var plies []int
			play(t, m, []string{"odd", bot.Random}[seed%2], func(p engine.Player, _ engine.Action) {
				if len(m.Legal(p, nil)) == 1 {
					plies = append(plies, m.Ply())
				}
			})
			for _, n := range plies {
				if m.Record().Plies[n].Who == engine.Chance {
					t.Errorf("%s, %+v: ply %d was a decision, but is written as chance", game.Name(), setup, n+1)
				}
			}
			single += len(plies)
		}
		if single == 0 {
			t.Errorf("in %s nobody ever had a single choice: are these decisions skipped?", game.Name())
		}
	}
}

// TestC5_FirstPlacesShare wants winners to have the best score, and all who
// have it to win, as far as the game states no tie-break.
func TestC5_FirstPlacesShare(t *testing.T) {
	everyGame(t, 8, func(t *testing.T, game engine.Game, setup engine.Setup) {
		m := begin(t, game, setup)
		play(t, m, bot.Random, nil)
		if w, best := m.Winners(), leaders(m.Returns()); w == 0 || w&^best != 0 {
			t.Errorf("%+v: %08b win with the scores %d", setup, w, m.Returns())
		}
	})
	shared := 0
	for seed := range uint64(200) {
		m := begin(t, highcard.Game{}, engine.Setup{Players: 4, Seed: seed})
		play(t, m, bot.Random, nil)
		if m.Winners() != leaders(m.Returns()) {
			t.Errorf("seed %d: %08b win with the scores %d", seed, m.Winners(), m.Returns())
		}
		if m.Winners().Len() > 1 {
			shared++
		}
	}
	if shared == 0 {
		t.Error("in 200 games nobody ever shared the win")
	}
}

func leaders(scores []int32) engine.PlayerSet {
	var set engine.PlayerSet
	for p, v := range scores {
		if v == slices.Max(scores) {
			set = set.With(engine.Player(p))
		}
	}
	return set
}

// TestC6_IllegalChangesNothing tries decisions of other moments, and nonsense:
// each is refused by a rule of the book, and leaves no trace.
func TestC6_IllegalChangesNothing(t *testing.T) {
	everyGame(t, 1, func(t *testing.T, game engine.Game, setup engine.Setup) {
		book := engine.RuleBook() + game.RuleBook()
		m := begin(t, game, setup)
		stream := rng.New(setup.Seed)
		var pool []engine.Action
		play(t, m, bot.Random, func(p engine.Player, a engine.Action) {
			pool = append(pool, a)
			illegal := []engine.Action{engine.Action(stream.Uint64()), pool[stream.Intn(len(pool))]}
			for _, wrong := range illegal {
				seat := engine.Player(stream.Intn(setup.Players))
				if slices.Contains(m.Legal(seat, nil), wrong) {
					continue
				}
				before, knows := m.Record().Bytes(), m.Info(seat).Hash()
				var rule *engine.RuleError
				if err := m.Play(seat, wrong); !errors.As(err, &rule) || !strings.Contains("\n"+book, "\n"+rule.Rule+" ") {
					t.Fatalf("%+v, after ply %d: seat %d may not do %#x, but the error is %v", setup, m.Ply(), seat, uint64(wrong), err)
				}
				if !bytes.Equal(m.Record().Bytes(), before) || m.Info(seat).Hash() != knows {
					t.Fatalf("%+v, after ply %d: an illegal decision left a trace", setup, m.Ply())
				}
			}
		})
	})
}

// TestC7_SeatsSeeTheirOwn draws other worlds that a seat must hold for possible
// and wants its view of them to be that of the true game, byte for byte.
func TestC7_SeatsSeeTheirOwn(t *testing.T) {
	everyGame(t, 1, func(t *testing.T, game engine.Game, setup engine.Setup) {
		m := begin(t, game, setup)
		stream := rng.New(setup.Seed)
		world, err := game.NewState(setup)
		if err != nil {
			t.Fatal(err)
		}
		play(t, m, bot.Random, func(engine.Player, engine.Action) {
			if stream.Intn(5) > 0 {
				return
			}
			for _, seat := range []engine.Player{engine.Player(stream.Intn(setup.Players)), engine.Spectator} {
				other, err := game.NewInfo(setup, seat)
				if err != nil {
					t.Fatal(err)
				}
				m.Info(seat).Determinize(&stream, world)
				other.Project(world)
				if a, b := view(t, m.Info(seat)), view(t, other); a != b {
					t.Fatalf("%+v, after ply %d: seat %d sees\n%s\nand in another world\n%s", setup, m.Ply(), seat, a, b)
				}
			}
		})
	})
}

func view(t *testing.T, info engine.InfoState) string {
	t.Helper()
	text, err := json.Marshal(info.View())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

package vino_test

import (
	"fmt"
	"math"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest/soak"
	"treille/engine/match"
	"treille/engine/vino"
)

// TestV62_FewGamesStandStill lets players of each level play with their like: of a hundred games V62 ends fewer than one,
// and of easies three, and before that no position is met more than twice.
func TestV62_FewGamesStandStill(t *testing.T) {
	for _, c := range []struct {
		level         string
		sample, whole int
		most          int // in a thousand, in the long run: so few games may have three times the usual deviation more
	}{
		{engine.Easy, 300, 2000, 30},
		{engine.Medium, 15, 2000, 10},
		{engine.Hard, 0, 300, 10},
	} {
		for players := 3; players <= 5; players++ {
			games, stood := soak.Of(c.sample, c.whole), 0
			for seed := range uint64(games) {
				if standsStill(t, c.level, engine.Setup{Players: players, Seed: soak.Seed(seed)}) {
					stood++
				}
			}
			if mean := float64(c.most*games) / 1000; float64(stood) > mean+3*math.Sqrt(mean) {
				t.Errorf("%d of %d games of %d players, %s, stood still", stood, games, players, c.level)
			}
		}
	}
}

// standsStill plays a game and reports whether V62 has ended it.
func standsStill(t *testing.T, level string, setup engine.Setup) bool {
	m, err := match.New(vino.Game{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var seats []*bot.Bot
	for p := range engine.Player(setup.Players) {
		b, err := bot.New(level, m.Game(), setup.Seed, p)
		if err != nil {
			t.Fatal(err)
		}
		seats = append(seats, b)
	}
	in := m.Info(engine.Spectator).(*vino.Info)
	met, round, stood := map[string]int{}, 0, false
	for !m.Over() {
		if round != in.Round() {
			round = in.Round()
			stood = stood || in.LastBuying()
			at := position(in)
			if met[at]++; met[at] > 2 && !stood {
				t.Errorf("%s, %+v: a position is met again in round %d", level, setup, round)
			}
		}
		p := m.Acting().First()
		if err := m.Play(p, seats[p].Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	return stood
}

// position is all that lies on the table between two rounds.
func position(in *vino.Info) string {
	text := fmt.Sprint(in.Rose())
	for p := range engine.Player(in.Players()) {
		money, _ := in.Money(p)
		text += fmt.Sprint(" ", money)
	}
	for v := range vino.Barbera + vino.Varieties {
		text += fmt.Sprint(" ", in.Market(v))
	}
	for r := range vino.Regions {
		for n := range vino.RoadLength(r) {
			p, owned := in.Owner(r, n)
			text += fmt.Sprint(" ", p, owned, in.Grows(p, r))
		}
	}
	return text
}

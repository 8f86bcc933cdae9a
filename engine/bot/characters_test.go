package bot_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
)

// characterGames is how many games show a character.
const characterGames = 16

// charactered plays games of easy players, one of whom has a character, and calls
// at for each decision of his, with what he would do without.
func charactered(t *testing.T, game engine.Game, character string, at func(with, without engine.Action)) {
	t.Helper()
	const players = 4
	for seed := range uint64(characterGames) {
		setup := engine.Setup{Players: players, Seed: seed}
		m, err := match.New(game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		plain := seated(t, game, setup, engine.Easy)
		seat := engine.Player(seed % players)
		styled, err := bot.New(engine.Easy+"/"+character, game, setup.Seed, seat)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() {
			p := m.Acting().First()
			a := plain[p].Choose(m.Info(p), m.DecisionPly(p))
			if p == seat {
				with := styled.Choose(m.Info(p), m.DecisionPly(p))
				at(with, a)
				a = with
			}
			if err := m.Play(p, a); err != nil {
				t.Fatalf("%s, %s, ply %d: %v", game.Name(), character, m.Ply(), err)
			}
		}
	}
}

// TestEasyHasCharacters wants each character to show at the lowest level too.
func TestEasyHasCharacters(t *testing.T) {
	const least = 5
	for _, game := range games.All() {
		for _, character := range engine.Characters() {
			otherwise := 0
			charactered(t, game, character, func(with, without engine.Action) {
				if with != without {
					otherwise++
				}
			})
			if otherwise < least {
				t.Errorf("%s: easy/%s decides otherwise than easy %d times in %d games", game.Name(), character, otherwise, characterGames)
			}
		}
	}
}

// TestEasyTastes compares how often two characters do what one of them likes more.
func TestEasyTastes(t *testing.T) {
	for name, test := range map[string]struct{ does, more, less string }{
		"weinhaendler": {"bid", "quick", "thrifty"},
		"zankapfel":    {"offer", "bold", "thrifty"},
		"vino":         {"sell", "quick", "patient"},
		"farbenpoker":  {"reroll", "bold", "thrifty"},
	} {
		game, err := games.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		count := func(character string) (n int) {
			charactered(t, game, character, func(with, _ engine.Action) {
				if strings.HasPrefix(game.Format(with), test.does) {
					n++
				}
			})
			return n
		}
		if more, less := count(test.more), count(test.less); more <= less {
			t.Errorf("%s: easy/%s decides to %s %d times, easy/%s %d times", name, test.more, test.does, more, test.less, less)
		}
	}
}

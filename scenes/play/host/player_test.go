package host_test

import (
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
)

// levelled is a game with a player at each level, or at none.
type levelled struct {
	engine.Game
	all bool
}

func (g levelled) Policy(name string) engine.Policy {
	switch name {
	case engine.Easy, engine.Medium, engine.Hard:
		if !g.all {
			return nil
		}
		name = engine.Greedy
	}
	return g.Game.Policy(name)
}

// TestPlayer names the players of all seats that a new game can have.
func TestPlayer(t *testing.T) {
	for _, game := range games.All() {
		with, without := levelled{game, true}, levelled{game, false}
		named := map[string]bool{}
		for _, crest := range person.Crests() {
			if got := host.Player(with, store.Seat{Kind: record.Human, Crest: crest, Name: "Clara"}); got != "human" {
				t.Errorf("a person is written as %q", got)
			}
			for _, kind := range []string{engine.Easy, engine.Medium, engine.Hard} {
				seat := store.Seat{Kind: kind, Crest: crest, Name: "Hugo"}
				name := host.Player(with, seat)
				if err := bot.Check(name, with); err != nil {
					t.Error(err)
				}
				named[name] = true
				if got := host.Player(without, seat); got != "greedy" {
					t.Errorf("without levels a computer player is written as %q", got)
				}
			}
		}
		if len(named) != 3*len(person.Crests()) {
			t.Errorf("there are %d names for %d crests at three levels", len(named), len(person.Crests()))
		}
	}
	for crest, want := range map[string]string{"fox": "watchful", "owl": "patient", "snail": "steady", "hedgehog": "thrifty", "rabbit": "quick", "boar": "bold"} {
		got := host.Player(levelled{games.All()[0], true}, store.Seat{Kind: engine.Hard, Crest: crest, Name: "Hugo"})
		if got != "hard/"+want {
			t.Errorf("the %s plays as %q, want hard/%s", crest, got, want)
		}
	}
}

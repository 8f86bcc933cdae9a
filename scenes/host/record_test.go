package host_test

import (
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
)

// play plays a game up to the first decision of a person.
func play(t *testing.T, seed uint64) *match.Match {
	t.Helper()
	g, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	seats := []record.Seat{{Kind: "human", Crest: "fox", Name: "Clara"}, {Kind: "greedy", Crest: "owl", Name: "Hugo"}, {Kind: "greedy", Crest: "snail", Name: "Emma"}}
	m, err := match.New(g, engine.Setup{Players: 3, Seed: seed}, seats)
	if err != nil {
		t.Fatal(err)
	}
	// A game counts once a person has decided something.
	for {
		p := m.Acting().First()
		b, err := bot.New("greedy", g, seed, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.Ply())); err != nil {
			t.Fatal(err)
		}
		if p == 0 {
			return m
		}
	}
}

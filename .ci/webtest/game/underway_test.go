package game

import (
	"strconv"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/webtest"
)

// underWay is a view of a page that keeps a game of which computer players have played five sixths. From there on a
// person has the first seat.
func underWay(t *testing.T, v webtest.View, name string) webtest.View {
	t.Helper()
	game, err := games.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	seats := []record.Seat{{Kind: record.Human, Crest: "fox", Name: "Ann"}, {Kind: engine.Easy, Crest: "owl", Name: "Otto"}, {Kind: engine.Easy, Crest: "boar", Name: "Bo"}}
	m, err := match.New(game, engine.Setup{Players: len(seats), Seed: 1}, seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		b, err := bot.New(engine.Easy, game, 1, p)
		if err != nil {
			t.Fatal(err)
		}
		b.Begin(m.Info(p), m.DecisionPly(p))
		for !b.Step(1000) {
		}
		if err := m.Play(p, b.Best()); err != nil {
			t.Fatal(err)
		}
	}
	rec := m.Record()
	rec.Plies, rec.Finished, rec.Result, rec.Winners, rec.Hash = rec.Plies[:len(rec.Plies)*5/6], false, nil, 0, 0
	if m, err = match.Resume(game, rec); err != nil {
		t.Fatal(err)
	}
	v.Before = append(v.Before, `if (!localStorage.getItem("treille.game")) localStorage.setItem("treille.game", `+strconv.Quote(string(m.Record().Bytes()))+`)`)
	return v
}

// goOn goes on from home with the game that is kept.
func goOn(p *webtest.Page, game string, press func(id string)) {
	p.WaitState("home with the game", `s.scene === "home" && s.saved`)
	press("continue")
	decision(p, game, press)
}

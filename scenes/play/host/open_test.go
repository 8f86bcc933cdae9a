package host_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/scenes/play/host"
)

// unkept keeps nothing.
type unkept struct{}

func (unkept) Keep([]byte) {}

// TestOpenKnowsItsPlayers opens a game whose third seat says that other players
// sit there.
func TestOpenKnowsItsPlayers(t *testing.T) {
	game, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	record := whole(t, game, 3, func(*match.Match) {})
	open := func(seat string) error {
		_, err := host.Open(bytes.Replace(record, []byte(`"greedy snail Player 2"`), []byte(`"`+seat+` Player 2"`), 1), unkept{})
		return err
	}
	for _, seat := range []string{"greedy owl", "random owl", "human owl", "greedy cow"} { // a cow is shown as the crest of the seat
		if err := open(seat); err != nil {
			t.Errorf("%s: %v", seat, err)
		}
	}
	h, err := host.Open(bytes.Replace(record, []byte(`"greedy snail Player 2"`), []byte(`"greedy cow Player 2"`), 1), unkept{})
	if err != nil {
		t.Fatal(err)
	}
	crests := map[string]bool{}
	for _, seat := range h.Seats() {
		crests[seat.Crest] = true
	}
	if len(crests) != 3 || crests["cow"] {
		t.Errorf("with a crest of another program there are the crests %v", crests)
	}
	for seat, word := range map[string]string{"master owl": "master", "greedy/bold owl": "greedy", "hard/dull owl": "seat 2"} {
		if err := open(seat); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%s gives %v, which should name %q", seat, err, word)
		}
	}
	for _, level := range []string{engine.Easy, engine.Medium, engine.Hard} {
		for _, character := range engine.Characters() {
			err := open(level + "/" + character + " owl")
			if has := slices.Contains(bot.Names(game), level); has != (err == nil) {
				t.Errorf("%s/%s: the game has the level: %v, and opens with %v", level, character, has, err)
			}
		}
	}
}

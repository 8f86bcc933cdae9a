package host_test

import (
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/play/host"
)

// TestARecordIsShownAtTheEndAlone wants the referee of a running game to keep to itself
// what nobody may know yet.
func TestARecordIsShownAtTheEndAlone(t *testing.T) {
	game := games.All()[0]
	players, _ := game.Players()
	data := whole(t, game, players, func(*match.Match) {})
	open := func(data []byte) *host.Host {
		h, err := host.Open(data, &kept{})
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	if got := open(data).Record(); string(got) != string(data) {
		t.Errorf("the record of a game that is over is\n%s", got)
	}
	rec, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	rec.Plies, rec.Finished, rec.Result, rec.Winners, rec.Hash = rec.Plies[:len(rec.Plies)-1], false, nil, engine.PlayerSet(0), 0
	if got := open(rec.Bytes()).Record(); got != nil {
		t.Errorf("that of a running one is shown:\n%s", got)
	}
}

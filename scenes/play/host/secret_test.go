package host_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/chance"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// secretGame is the record of a whole game that a secret has dealt: of people at seats 0 and
// 1, and easy computer players.
func secretGame(t *testing.T, game engine.Game) *record.Record {
	t.Helper()
	players := 3
	deal := chance.Secret{1}.Deal(chance.Table{ID: "ab", Game: game.Name(), Rules: game.Rules(), Nonces: make([]chance.Nonce, players)})
	var seats []record.Seat
	for i := range players {
		seats = append(seats, record.Seat{Kind: engine.Easy, Crest: person.Crests()[i], Name: fmt.Sprint("Player ", i)})
	}
	seats[0].Kind, seats[1].Kind = record.Human, record.Human
	m, err := match.NewSecret(game, engine.Setup{Players: players}, seats, deal)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		b, err := bot.New(engine.Easy, game, deal.Player(int(p)), p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	m.StandIn(0)
	return m.Record()
}

// before is a record up to its n-th ply.
func before(rec *record.Record, n int) *record.Record {
	c := rec.Clone()
	c.Plies, c.Finished = c.Plies[:n], false
	return c
}

// TestComputersDecideByTheSecret opens a game before each tenth decision of a computer player:
// it decides, and chance falls, as they did.
func TestComputersDecideByTheSecret(t *testing.T) {
	for _, game := range games.All() {
		rec, n := secretGame(t, game), 0
		for i, p := range rec.Plies {
			if p.Who != 2 {
				continue
			}
			if n++; n%10 != 1 {
				continue
			}
			var k kept
			h, err := host.Open(before(rec, i).Bytes(), &k)
			if err != nil {
				t.Fatal(err)
			}
			for h.Think(1000) != 0 {
			}
			if _, ok := h.Answer(); !ok {
				t.Fatalf("%s: nobody decides after ply %d", game.Name(), i)
			}
			got, err := record.Parse(k.data)
			if err != nil || !slices.Equal(got.Plies, rec.Plies[:len(got.Plies)]) {
				t.Fatalf("%s: after ply %d it goes on with %v, and went on with %v; %v", game.Name(), i, got.Plies[i:], rec.Plies[i:len(got.Plies)], err)
			}
		}
	}
}

// TestPlayingOnFromASecretGame leaves the person of this device alone among computer players,
// with a seed, and keeps nothing of the secret.
func TestPlayingOnFromASecretGame(t *testing.T) {
	for _, game := range games.All() {
		rec := secretGame(t, game)
		data := rec.Bytes()
		var k kept
		r := reel(t, data, &k)
		r.Seek(r.Steps() / 2)
		want := r.Info(1).Hash()
		on, err := r.PlayOn(1)
		if err != nil {
			t.Fatal(err)
		}
		kinds := []string{on.Seats()[0].Kind, on.Seats()[1].Kind, on.Seats()[2].Kind}
		if level, _, _ := strings.Cut(kinds[0], "/"); level != engine.Medium || kinds[1] != table.Human || kinds[2] != engine.Easy {
			t.Errorf("%s: %q play on", game.Name(), kinds)
		}
		got, err := record.Parse(k.data)
		if err != nil || got.Secret() || got.StoodIn != 0 || got.Seats[0].Kind != kinds[0] || on.Info(1).Hash() != want {
			t.Errorf("%s: what is played on is kept as\n%s%v", game.Name(), k.data, err)
		}
		if !bytes.Equal(r.Record(), data) || r.Seats()[0].Kind != table.Human {
			t.Errorf("%s: playing on has changed the replay", game.Name())
		}
	}
}

// TestASecretGameCannotBeDealtAgain begins others after it, which have a seed.
func TestASecretGameCannotBeDealtAgain(t *testing.T) {
	game, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	data := secretGame(t, game).Bytes()
	var k kept
	r := reel(t, data, &k)
	r.Seek(r.Steps())
	h, err := host.Open(data, &k)
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []table.Referee{r, h} {
		if result, ok := of.Result(); !ok || !result.Secret || result.Seed != 0 {
			t.Errorf("the result is %+v", result)
		}
		if _, err := of.Again(true); err != nil {
			t.Fatal(err)
		}
		if rec, err := record.Parse(k.data); err != nil || rec.Secret() || rec.Seed == 0 {
			t.Errorf("the next game is\n%s%v", k.data, err)
		}
	}
	if !h.Counts() {
		t.Error("a game that a secret has dealt does not count")
	}
}

package remote_test

import (
	"strconv"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/person"
	"treille/engine/rng"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/testkit/cable"
	"treille/scenes/testkit/clock"
)

// TestGamesAreShownWhole plays a game of each on a server, over a line that delays and is
// cut: the screen comes to the end, and what it shows is what the seat knows.
func TestGamesAreShownWhole(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		t.Run(spec.Name(), func(t *testing.T) {
			t.Parallel()
			if _, referee := play(t, spec, 9); referee.Deal() != nil {
				t.Error(referee.Deal())
			}
		})
	}
}

// TestADealThatWasNotPromisedIsTold plays a game at whose deal another number was used than this
// device has given: its result says so, and offers to save what can be checked.
func TestADealThatWasNotPromisedIsTold(t *testing.T) {
	a, referee := play(t, pages.With(games.All())[0], 8)
	if referee.Deal() == nil {
		t.Fatal("the deal is as it was promised")
	}
	if said := a.Outline().String(); !strings.Contains(said, "The deal cannot be checked") {
		t.Errorf("the result says\n%s", said)
	}
	if proof := referee.Proof(); !strings.Contains(proof, "secret ") || !strings.Contains(proof, "[Game ") {
		t.Errorf("what is saved is\n%s", proof)
	}
}

// play plays a game to its end, as a device that keeps to have given a number.
func play(t *testing.T, spec table.GameSpec, nonce byte) (*app.App, *remote.Referee) {
	t.Helper()
	const players = 3
	settings := store.Defaults()
	settings.Language, settings.Speed = "en", store.SpeedInstant
	a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	a.Resize(390, 844, 1)
	line, stream := cable.New(11, 5, 300), rng.New(12)
	a.Line = line
	opening := wire.Opening{
		Game: spec.Name(), Rules: spec.Game.Rules(), Players: players, Away: wire.AwayWait, Events: wire.Events, Invite: cable.Key(2), Watch: cable.Key(3),
		Host: wire.Sit{Seat: 0, Key: cable.Key(1), Nonce: cable.Key(9), Away: wire.AwayWait, Crest: "fox", Name: "Clara"},
	}
	for i := 1; i < players; i++ {
		opening.Others = append(opening.Others, wire.SetSeat{Seat: engine.Player(i), Who: engine.Greedy, Crest: person.Crests()[i], Name: "Computer " + strconv.Itoa(i)})
	}
	var why wire.Code
	if line.Table, why = line.Server.Create(0, opening); why != "" {
		t.Fatal(why)
	}
	c := remote.Connect(a, remote.Ticket{Table: line.Table.ID(), As: wire.AsSeat, Key: cable.Key(1), Invite: cable.Key(2), Nonce: cable.Key(nonce)})
	started := false
	for c.Info() == nil {
		line.Tick(t)
		if state, _, _ := c.State(); state == remote.Open && !started {
			started = true
			c.Tell(wire.Start{})
		}
	}
	referee := remote.NewReferee(c, true, nil)
	shown := table.New(a, spec, referee)
	a.Push(shown)
	for tick, quiet := 0, 0; !shown.Ended(); tick++ {
		line.Tick(t)
		line.Table.Think(line.Now(), 1000)
		before := referee.Ply()
		shown.Update()
		if u := a.Stage().Find("understood"); u != nil {
			a.Activate("understood")
		}
		if shown.Deciding() && referee.Sending() == 0 {
			switch legal := referee.Info(0).LegalActions(nil); {
			case shown.CanUndo() && stream.Intn(20) == 0:
				shown.Undo()
			case len(legal) > 0:
				shown.Decide(legal[stream.Intn(len(legal))])
			}
		}
		if quiet++; referee.Ply() != before {
			quiet = 0
		}
		if quiet > 2000 {
			t.Fatalf("nothing happens after %d events", before)
		}
	}
	if line.Cuts == 0 {
		t.Error("the line has never been cut")
	}
	result, _ := referee.Result()
	if !result.Secret || len(result.Scores) != players || referee.Record() == nil {
		t.Errorf("the result is %+v", result)
	}
	for range 400 { // the last answer may have been cut off
		line.Tick(t)
	}
	kept, err := remote.Load(a.Store, line.Table.ID())
	if err != nil || kept.Unanswered != nil || kept.Game != spec.Name() || kept.Key != cable.Key(1) || !kept.Filed {
		t.Errorf("the device keeps %+v, %v", kept, err)
	}
	return a, referee
}

// TestATicketIsReadStrictly keeps tickets with a seat and without, and reads what is none.
func TestATicketIsReadStrictly(t *testing.T) {
	st := &store.Memory{}
	want := remote.Ticket{Table: "abcdefghij", As: wire.AsSeat, Key: cable.Key(1), Invite: cable.Key(2), Game: "vino", Seat: 3}
	for _, seat := range []engine.Player{3, wire.Nobody} {
		want.Seat = seat
		if err := remote.Keep(st, want); err != nil {
			t.Fatal(err)
		}
		if got, err := remote.Load(st, want.Table); err != nil || got.Seat != seat || got.Key != want.Key || got.Game != "vino" {
			t.Errorf("it reads %+v, %v", got, err)
		}
	}
	for _, server := range []string{"", "https://treille.example/"} {
		want.Server, want.Taken = server, 12
		if err := remote.Keep(st, want); err != nil {
			t.Fatal(err)
		}
		if got, err := remote.Load(st, want.Table); err != nil || got.Taken != 12 || got.Server != server || got.Seat != wire.Nobody {
			t.Errorf("with decisions it reads %+v, %v", got, err)
		}
	}
	want.Filed, want.Taken = true, 0
	if err := remote.Keep(st, want); err != nil {
		t.Fatal(err)
	}
	if got, err := remote.Load(st, want.Table); err != nil || !got.Filed || got.Taken != 0 || got.Server != want.Server {
		t.Errorf("of a game that was filed it reads %+v, %v", got, err)
	}
	for _, wrong := range []string{"x", "-", "-2", "6", "1 2", "1 -", "1 - x", "1 - 0", "1 - 1 -", "1 - - x", "1 - - filed x"} {
		text := "table-1\nseat " + cable.Key(1).String() + " - - - vino " + wrong + "\n"
		if err := st.Save("online-abcdefghij", []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := remote.Load(st, "abcdefghij"); err == nil {
			t.Errorf("with %q it reads %+v", wrong, got)
		}
	}
}

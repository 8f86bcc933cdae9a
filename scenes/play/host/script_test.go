package host_test

import (
	"errors"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/record"
	wh "treille/engine/weinhaendler"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// written is a game in which a person sits at seat 0, up to a ply.
func written(t *testing.T, plies int) *record.Record {
	t.Helper()
	var seats []record.Seat
	for i, kind := range []string{record.Human, engine.Easy, engine.Easy} {
		seats = append(seats, record.Seat{Kind: kind, Crest: []string{"fox", "owl", "snail"}[i], Name: []string{"Clara", "Hugo", "Emma"}[i]})
	}
	m, err := match.New(wh.Game{}, engine.Setup{Players: 3, Seed: 3}, seats)
	if err != nil {
		t.Fatal(err)
	}
	var bots []*bot.Bot
	for i := range seats {
		b, err := bot.New(engine.Easy, wh.Game{}, 3, engine.Player(i))
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, b)
	}
	for m.Ply() < plies {
		p := m.Acting().First()
		if err := m.Play(p, bots[p].Choose(m.Info(p), m.Ply())); err != nil {
			t.Fatal(err)
		}
	}
	return m.Record()
}

// deal is the number of plies before the first decision of a written game.
func deal(rec *record.Record) int {
	for i, p := range rec.Plies {
		if p.Who >= 0 {
			return i
		}
	}
	return -1
}

// TestAScriptIsHeld lets a written game go on up to a ply, whoever decides.
func TestAScriptIsHeld(t *testing.T) {
	rec := written(t, 60)
	begin := deal(rec)
	s, err := host.OpenScript(rec.Bytes(), store.Seat{}, begin, false)
	if err != nil {
		t.Fatal(err)
	}
	if p, ok := s.Answer(); ok {
		t.Errorf("seat %d decides before the script is let on", p)
	}
	s.Hold(50)
	for {
		p, ok := s.Answer()
		if !ok {
			break
		}
		if who := rec.Plies[begin].Who; p != who {
			t.Fatalf("seat %d decides, written is %d", p, who)
		}
		begin = s.Ply()
	}
	if s.Ply() < 50 || s.Ply() > 56 {
		t.Errorf("held at ply 50, the script stops at %d", s.Ply())
	}
	if s.CanUndo(0) || s.CanAdvise() || s.Think(9) != 0 {
		t.Error("a script lets decisions be taken back, gives hints, or thinks")
	}
}

// TestAScriptTakesOnlyWhatIsWritten plays other decisions of the person, then the
// written one.
func TestAScriptTakesOnlyWhatIsWritten(t *testing.T) {
	rec := written(t, 60)
	mine := -1
	for i, p := range rec.Plies {
		if p.Who == 0 {
			mine = i
			break
		}
	}
	s, err := host.OpenScript(rec.Bytes(), store.Seat{}, mine, false)
	if err != nil {
		t.Fatal(err)
	}
	right, err := wh.Game{}.Parse(rec.Plies[mine].Text)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range s.Info(0).LegalActions(nil) {
		if a == right {
			continue
		}
		if err := s.Play(0, a); !errors.Is(err, table.ErrNotWritten) || s.Ply() != mine {
			t.Fatalf("%s is taken, or refused with %v", wh.Game{}.Format(a), err)
		}
	}
	if err := s.Play(0, right); err != nil || s.Ply() == mine {
		t.Errorf("the written decision is refused: %v", err)
	}
}

// TestAScriptIsPlayedOn makes a game of it.
func TestAScriptIsPlayedOn(t *testing.T) {
	s, err := host.OpenScript(written(t, 60).Bytes(), store.Seat{}, 50, false)
	if err != nil {
		t.Fatal(err)
	}
	var kept drawer
	h, err := s.PlayOn(&kept)
	if err != nil {
		t.Fatal(err)
	}
	if h.Ply() != s.Ply() || kept.data == nil {
		t.Errorf("the game begins at ply %d, the script stands at %d; kept are %d bytes", h.Ply(), s.Ply(), len(kept.data))
	}
}

// A drawer keeps what was kept last.
type drawer struct{ data []byte }

func (d *drawer) Keep(data []byte) { d.data = data }

// TestDamagedScripts are refused.
func TestDamagedScripts(t *testing.T) {
	data := written(t, 40).Bytes()
	for _, ply := range []int{-1, 4000} {
		if _, err := host.OpenScript(data, store.Seat{}, ply, false); err == nil {
			t.Errorf("a script of 40 plies is opened at %d", ply)
		}
	}
	if _, err := host.OpenScript(data[:90], store.Seat{}, 0, false); err == nil {
		t.Error("a damaged script is opened")
	}
}

// TestAScriptBeginsAtTheDecision opens scripts so that they show what follows the decision before a ply.
func TestAScriptBeginsAtTheDecision(t *testing.T) {
	rec := written(t, 60)
	for ply := 1; ply <= len(rec.Plies); ply++ {
		s, err := host.OpenScript(rec.Bytes(), store.Seat{}, ply, true)
		if err != nil {
			t.Fatal(err)
		}
		for i := s.Ply() + 1; i < ply; i++ {
			if rec.Plies[i].Who >= 0 {
				t.Errorf("for ply %d it begins at %d, before another decision", ply, s.Ply())
			}
		}
		if s.Hold(ply); s.Ply() < ply {
			if _, ok := s.Answer(); !ok || s.Ply() < ply {
				t.Errorf("for ply %d, it goes on from the decision to %d", ply, s.Ply())
			}
		} else if rec.Plies[ply-1].Who >= 0 {
			t.Errorf("for ply %d, which is a decision, it begins at %d", ply, s.Ply())
		}
	}
}

// TestThePupilIsHimself seats a pupil at a written game: he has his own name and crest, and no other
// has the same.
func TestThePupilIsHimself(t *testing.T) {
	rec := written(t, 40)
	mine := rec.Seats[0]
	for _, c := range []struct{ me, want store.Seat }{
		{store.Seat{}, store.Seat(mine)},
		{store.Seat{Name: "Nora", Crest: rec.Seats[1].Crest}, store.Seat{Name: "Nora", Crest: rec.Seats[1].Crest}},
		{store.Seat{Name: rec.Seats[2].Name, Crest: "hedgehog"}, store.Seat{Name: mine.Name, Crest: "hedgehog"}},
	} {
		s, err := host.OpenScript(rec.Bytes(), c.me, 0, false)
		if err != nil {
			t.Fatal(err)
		}
		names, crests := map[string]bool{}, map[string]bool{}
		for _, seat := range s.Seats() {
			names[seat.Name], crests[seat.Crest] = true, true
		}
		if got := s.Seats()[0]; got.Name != c.want.Name || got.Crest != c.want.Crest || len(names) < rec.Players || len(crests) < rec.Players {
			t.Errorf("%+v sits as %+v among %v and %v", c.me, got, names, crests)
		}
	}
}

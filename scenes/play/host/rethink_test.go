package host_test

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/search"
	"treille/engine/weinhaendler"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// TestWhatWasCompared asks in a game of computer players what they compared: those who compare
// would decide the same again, and for those who do not there is a comparison, too.
func TestWhatWasCompared(t *testing.T) {
	for _, game := range games.All() {
		for _, kind := range []string{engine.Easy, engine.Medium, engine.Hard} {
			h := computers(t, game, kind)
			for {
				h.Think(1 << 20)
				if _, ok := h.Answer(); !ok && h.Acting() == 0 {
					break
				}
			}
			p, err := h.Replay()
			if err != nil {
				t.Fatal(err)
			}
			r := p.(*host.Replay)
			compared := 0
			for step := 0; step < r.Steps(); step += max(1, r.Steps()/40) {
				r.Seek(step)
				_, taken, ok := r.Decision()
				found, done := r.Compared(1)
				for !done {
					found, done = r.Compared(1 << 20)
				}
				if !ok || len(found) == 0 {
					t.Fatalf("%s: nothing is found at step %d", game.Name(), step)
				}
				if kind != engine.Easy && found[0].Action != taken {
					t.Errorf("%s: at step %d %s was decided, and the same player now decides %s", game.Name(), step, game.Format(taken), game.Format(found[0].Action))
				}
				if len(found) > 1 {
					compared++
					if !slices.ContainsFunc(found, func(f search.Result) bool { return f.Action == taken && f.Playouts > 0 }) {
						t.Errorf("%s, %s: at step %d what was decided, %s, has no figure", game.Name(), kind, step, game.Format(taken))
					}
				}
			}
			if compared < 3 {
				t.Errorf("%s, %s: only %d decisions have anything beside them", game.Name(), kind, compared)
			}
			r.Seek(r.Steps())
			if _, _, ok := r.Decision(); ok {
				t.Errorf("%s: there is a decision after the last", game.Name())
			}
		}
	}
}

// TestAPersonIsToldWhatAHintTells plays by hints in a game whose adviser finds what its computer player does not
// compare, and asks the replay about the same decisions.
func TestAPersonIsToldWhatAHintTells(t *testing.T) {
	game := weinhaendler.Game{}
	h := computers(t, game, table.Human)
	type hint struct {
		step  int
		found []search.Result
	}
	var hints []hint
	other := 0 // than the computer player's
	for step := 0; h.Acting() != 0; step++ {
		p := h.Acting().First()
		found, done := h.Advise(p, 1<<20)
		for !done {
			found, done = h.Advise(p, 1<<20)
		}
		hints = append(hints, hint{step, found})
		b, err := bot.New(engine.Hard, game, 4, p)
		if err != nil {
			t.Fatal(err)
		}
		if b.Choose(h.Info(p), h.Ply()) != found[0].Action {
			other++
		}
		if err := h.Play(p, found[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	if other == 0 {
		t.Error("the computer player would always have decided the same")
	}
	p, err := h.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for _, hint := range hints {
		p.Seek(hint.step)
		found, done := p.Compared(1 << 20)
		for !done {
			found, done = p.Compared(1 << 20)
		}
		if !slices.EqualFunc(found, hint.found, func(a, b search.Result) bool { return a.Action == b.Action && a.Mean == b.Mean }) {
			t.Errorf("step %d: a hint found %v, the replay %v", hint.step, hint.found, found)
		}
	}
}

package enginetest

import (
	"encoding/binary"
	"testing"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
)

// FuzzDecisions plays matches by arbitrary bytes: legal decisions picked by
// them, and nonsense in between, which must be refused.
func FuzzDecisions(f *testing.F, game engine.Game) {
	f.Add([]byte("one and two and three and four"))
	f.Add([]byte{0, 0, 0, 255, 1, 2, 3, 4, 5, 6, 7, 8})
	lo, hi := game.Players()
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 4 {
			return
		}
		setup := engine.Setup{Players: lo + int(data[0])%(hi-lo+1), Seed: uint64(data[1])}
		for i, o := range game.OptionNames() {
			if data[2]>>uint(i)&1 == 1 {
				setup.Options = append(setup.Options, o)
			}
		}
		m, err := match.New(game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		var legal []engine.Action
		for data = data[3:]; len(data) > 0 && !m.Over(); data = data[1:] {
			p := m.Acting().First()
			legal = m.Legal(p, legal[:0])
			a := legal[int(data[0])%len(legal)]
			if data[0] == 255 && len(data) >= 9 {
				a = engine.Action(binary.LittleEndian.Uint64(data[1:]))
				p = engine.Player(data[2] % 8)
			}
			before := m.Ply()
			if err := m.Play(p, a); err != nil && m.Ply() != before {
				t.Fatalf("refused, but played: %v", err)
			}
		}
		if _, err := match.Resume(game, m.Record()); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzParse reads arbitrary text as decisions: what is read must be written and
// read back alike.
func FuzzParse(f *testing.F, game engine.Game) {
	for _, text := range somePlies(f, game) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := game.Parse(text)
		if err != nil {
			return
		}
		if err := roundTrip(game, a); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
	})
}

// FuzzRecord resumes saved games in which some bytes are replaced by others, and
// arbitrary bytes alone. What can be resumed can be saved and resumed again.
func FuzzRecord(f *testing.F, game engine.Game) {
	saves := []string{""}
	lo, hi := game.Players()
	for n := lo; n <= hi; n++ {
		rec, err := playRandom(game, engine.Setup{Players: n, Seed: uint64(n)})
		if err != nil {
			f.Fatal(err)
		}
		saves = append(saves, string(rec.Bytes()))
		rec.Plies, rec.Finished = rec.Plies[:len(rec.Plies)/2], false
		saves = append(saves, string(rec.Bytes()))
	}
	for i, save := range saves {
		f.Add(uint8(i), uint16(0), uint16(0), "")
		f.Add(uint8(i), uint16(len(save)/2), uint16(3), "7 * ")
		f.Add(uint8(i), uint16(len(save)/3), uint16(len(save)), "\n")
	}
	f.Fuzz(func(t *testing.T, which uint8, at, remove uint16, insert string) {
		save := saves[int(which)%len(saves)]
		from := min(int(at), len(save))
		to := min(from+int(remove), len(save))
		rec, err := record.Parse([]byte(save[:from] + insert + save[to:]))
		if err != nil {
			return
		}
		m, err := match.Resume(game, rec)
		if err != nil {
			return
		}
		if _, err := match.Resume(game, m.Record()); err != nil {
			t.Fatalf("resumed once, but not twice: %v", err)
		}
	})
}

// somePlies returns up to a hundred different plies as they are written.
func somePlies(f *testing.F, game engine.Game) []string {
	_, hi := game.Players()
	rec, err := playRandom(game, engine.Setup{Players: hi})
	if err != nil {
		f.Fatal(err)
	}
	var texts []string
	for i := 0; i < len(rec.Plies); i += 1 + len(rec.Plies)/100 {
		texts = append(texts, rec.Plies[i].Text)
	}
	return texts
}

func playRandom(game engine.Game, setup engine.Setup) (*record.Record, error) {
	t, err := newTable(game, setup)
	if err != nil {
		return nil, err
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		return nil, err
	}
	for !m.Over() {
		p := m.Acting().First()
		legal := m.Legal(p, nil)
		if err := m.Play(p, legal[t.stream.Intn(len(legal))]); err != nil {
			return nil, err
		}
	}
	return m.Record(), nil
}

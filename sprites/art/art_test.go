package art

import "testing"

func TestEverythingDecodes(t *testing.T) {
	a, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"common/arrow", "weinhaendler/card-red-2", "home/label-vino", "common/icon-gear"} {
		p := a.Piece(id)
		if p == nil || len(p.Elements) == 0 || p.W <= 0 {
			t.Errorf("piece %s is %+v", id, p)
		}
	}
	if a.Piece("common/nothing") != nil {
		t.Error("there is a piece that nobody drew")
	}
	for _, id := range a.IDs() {
		for i, e := range a.Piece(id).Elements {
			if p, ok := e.Outline.unpack(); !ok || len(p.Ops) == 0 {
				t.Errorf("outline %d of %s is damaged", i, id)
			}
		}
	}
	card := a.Piece("weinhaendler/card-red-2")
	if card.W != 120 || card.H != 168 || card.Edge != InkOutside || len(card.Slots) != 1 || card.Slots[0].Sample != "13" {
		t.Errorf("the card is %+v", card)
	}
	if last := card.Elements[len(card.Elements)-1]; last.Kind != InkEdge || last.Width != 2*Unit {
		t.Errorf("the last element of a card is %+v, not its ink edge", last)
	}
	for f := Face(0); f < Faces; f++ {
		g := a.Font(f)
		for i, glyph := range g.Glyphs {
			for _, part := range glyph.Parts {
				if _, ok := part.Outline.unpack(); !ok {
					t.Errorf("glyph %d of face %d is damaged", i, f)
				}
			}
		}
		if i, ok := g.Index('é'); !ok || len(g.Glyphs[i].Parts) < 2 || g.Glyphs[i].Advance == 0 {
			t.Errorf("face %d has no é", f)
		}
	}
}

// Whatever is cut off or changed, decoding ends with an error or a picture,
// never with a panic.
func TestDamagedFilesAreRefused(t *testing.T) {
	for n := 0; n < len(pieceFile); n += 499 {
		if _, err := DecodePieces(pieceFile[:n]); err == nil {
			t.Fatalf("the first %d bytes were taken for the whole file", n)
		}
	}
	for n := 0; n < len(typeFile); n += 9973 {
		if _, err := DecodeFonts(typeFile[:n]); err == nil {
			t.Fatalf("the first %d bytes were taken for the whole file", n)
		}
	}
	b := append([]byte(nil), pieceFile...)
	for i := 0; i < len(b); i += 397 {
		old := b[i]
		b[i] ^= 0xA5
		list, _ := DecodePieces(b) // must not panic, nor must drawing what was read
		for _, p := range list {
			for _, e := range p.Elements {
				e.Outline.Path()
			}
		}
		b[i] = old
	}
	if _, err := DecodePieces(append(b, 0)); err == nil {
		t.Error("a byte too many was overlooked")
	}
}

func TestEqualShapesAreStoredOnce(t *testing.T) {
	a, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	paths := map[*byte]int{}
	elements := 0
	for _, id := range a.IDs() {
		for _, e := range a.Piece(id).Elements {
			paths[&e.Outline[0]]++
			elements++
		}
	}
	if 3*len(paths) > elements {
		t.Errorf("%d elements have %d outlines: equal ones are not shared", elements, len(paths))
	}
}

package bake

import (
	"bytes"
	"image"
	"math"
	"strings"
	"testing"

	"treille/sprites/art"
)

// wellFormed fails if a picture is empty or not premultiplied.
func wellFormed(t *testing.T, name string, p Baked) {
	t.Helper()
	seen := false
	for i := 0; i < len(p.Img.Pix); i += 4 {
		a := p.Img.Pix[i+3]
		seen = seen || a > 0
		for _, v := range p.Img.Pix[i : i+3] {
			if v > a {
				t.Fatalf("%s: colour %v is brighter than its alpha", name, p.Img.Pix[i:i+4])
			}
		}
	}
	if !seen {
		t.Errorf("%s: nothing was drawn", name)
	}
	if p.X != math.Floor(p.X) || p.Y != math.Floor(p.Y) {
		t.Errorf("%s: offset %v, %v is not in whole pixels", name, p.X, p.Y)
	}
}

// at returns the colour at a place of a thing's box, in device pixels.
func (p Baked) at(x, y int) (r, g, b, a uint8) {
	c := p.Img.RGBAAt(x-int(p.X), y-int(p.Y))
	return c.R, c.G, c.B, c.A
}

func near(a, b uint8) bool { return max(a, b)-min(a, b) <= 3 }

func probe(t *testing.T, what string, p Baked, x, y int, want Colour) {
	t.Helper()
	r, g, b, a := p.at(x, y)
	if !near(r, uint8(want>>16)) || !near(g, uint8(want>>8)) || !near(b, uint8(want)) || a != 255 {
		t.Errorf("%s at %d, %d is #%02X%02X%02X with alpha %d, want #%06X", what, x, y, r, g, b, a, uint32(want))
	}
}

func TestEveryPieceAtManySizes(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		b := New(scale)
		for i, id := range b.art.IDs() {
			for _, w := range []float64{9, 34, 97.3} {
				look := PieceLook{}
				switch i % 3 { // each look on some of them
				case 1:
					look = PieceLook{Lift: Card, Glow: true}
				case 2:
					look.Ghost = true
				}
				wellFormed(t, id, b.Piece(id, w, look))
			}
		}
	}
}

func TestCardIsDrawnInItsColours(t *testing.T) {
	b := New(2)
	card := b.Piece("weinhaendler/card-red-2", 120, PieceLook{Text: "13"})
	// Places in drawing units, twice as many pixels.
	probe(t, "the ink edge", card, 0, 150, ink)
	probe(t, "the cream rim", card, 6, 150, cream)
	probe(t, "the ink of the triangle's edge", card, 52, 112, ink)
	probe(t, "the triangle", card, 52, 98, 0xA8140B)
	probe(t, "the edge of the bottle", card, 142, 274, ink)
	if _, _, _, a := card.at(-1, -1); a != 0 {
		t.Errorf("the corner of a card is not clear: alpha %d", a)
	}
	r, g, bl, _ := card.at(94, 300) // a star
	if r < 200 || g < 130 || bl > 120 {
		t.Errorf("the left star is #%02X%02X%02X, not gold", r, g, bl)
	}
}

func TestTextOfASlotIsReplaced(t *testing.T) {
	b := New(1)
	dark := func(look PieceLook) (n int) {
		p := b.Piece("weinhaendler/card-empty", 120, look)
		for y := 12; y < 38; y++ {
			for x := 8; x < 60; x++ {
				if r, _, _, _ := p.at(x, y); r < 80 {
					n++
				}
			}
		}
		return n
	}
	bare, one, long := dark(PieceLook{Bare: true}), dark(PieceLook{Text: "1"}), dark(PieceLook{Text: "0,20"})
	if !bytes.Equal(b.Piece("weinhaendler/card-empty", 120, PieceLook{Comma: true}).Img.Pix,
		b.Piece("weinhaendler/card-empty", 120, PieceLook{Text: "0,20"}).Img.Pix) {
		t.Error("the comma is not that of 0,20")
	}
	if bare != 0 || one == 0 || long <= one {
		t.Errorf("dark pixels: %d without text, %d with 1, %d with 0,20", bare, one, long)
	}
}

func TestLiftAddsAShadowAndMovesNothing(t *testing.T) {
	b := New(2)
	flat := b.Piece("weinhaendler/card-blue-1", 64, PieceLook{})
	for l := Token; l <= Sheet; l++ {
		high := b.Piece("weinhaendler/card-blue-1", 64, PieceLook{Lift: l})
		if high.X > flat.X || high.Img.Rect.Dx() <= flat.Img.Rect.Dx() {
			t.Errorf("lift %d has no shadow", l)
		}
		for _, at := range []image.Point{{10, 60}, {64, 90}, {100, 170}} {
			r, g, bl, a := flat.at(at.X, at.Y)
			r2, g2, b2, a2 := high.at(at.X, at.Y)
			if r != r2 || g != g2 || bl != b2 || a != a2 {
				t.Errorf("lift %d changes the card at %v", l, at)
			}
		}
		if _, _, _, a := high.at(128+int(2*lifts[l].dx), 100); a == 0 {
			t.Errorf("lift %d: nothing falls to the right of the card", l)
		}
	}
}

func TestUnknownPieceIsRefusedByName(t *testing.T) {
	defer func() {
		if m, _ := recover().(string); !strings.Contains(m, "no-such-piece") {
			t.Errorf("panic %q does not name the piece", m)
		}
	}()
	New(1).Piece("common/no-such-piece", 20, PieceLook{})
}

// surfaces are all that is drawn to size, at sizes that no one tuned for.
func surfaces(b *Baker, k float64) map[string]Baked {
	w, h := 63.7*k, 41.3*k
	out := map[string]Baked{
		"table": b.Table(3*w, 3*h, 7), "cabinet": b.Cabinet(3*w, 3*h, 5), "banner": b.Banner(w, 56),
		"felt": b.Felt(3*w, 3*h, 16, true), "parchment": b.Parchment(w, h, 10, Sheet, true), "note": b.Note(w, h),
		"plate": b.Plate(w, h, 7, Token, false), "gold plate": b.Plate(w, h, 7, Token, true), "pointer": b.Pointer(w, h, 8), "field": b.Field(w, h), "caret": b.Caret(2, h),
		"highlight": b.Highlight(w, h), "own": b.Own(w, h), "dashed": b.Dashed(w, h), "bookmark": b.Bookmark(46, 62), "leaf": b.Leaf(w, h, h/3), "stamp": b.Stamp("Übertrumpft", 18),
		"double rule": b.DoubleRule(w), "hairline": b.Hairline(w), "upright": b.Upright(h),
		"end rule": b.EndRule(w, true), "diamond rule": b.DiamondRule(w, 7, true), "heading rule": b.HeadingRule(w, false),
		"segments": b.Segments(w, h), "segment": b.Segment(w, h), "on": b.Switch(58, 32, true), "off": b.Switch(58, 32, false),
		"groove": b.Groove(w, 8), "full groove": b.GrooveFull(w, 8), "dark groove": b.GrooveDark(w, 8), "brass groove": b.GrooveBrass(w, 8), "knob": b.Knob(true), "tab": b.FeltTab(w, 44, true),
		"idle tab": b.FeltTab(w, 44, false), "page tab": b.PageTab(w, 44, true), "idle page tab": b.PageTab(w, 44, false),
		"scroll bar": b.ScrollBar(6, h), "focus ring": b.FocusRing(w, h, 12), "card glow": b.CardGlow(w, h, 6),
		"seat": b.SeatCell(w, h, 9, false), "seat at turn": b.SeatCell(w, h, 9, true), "slot line": b.SlotLine(w, h),
		"slot dot": b.SlotDot(9.4, 9.4), "niche": b.SlotNiche(w, h), "rack": b.Rack(w, h, 3, 5, 5), "legal place": b.LegalPlace(w, h),
		"outline": b.Outline(w, h, 3, Cells(0).With(0, 0).With(0, 1).With(1, 0)),
		"shelf":   b.Shelf(3*w, 30, 22), "brass disc": b.BrassDisc("play", w, Normal),
		"box":            b.Box(BoxPrint{Game: "vino", Colours: BoxColours{0x3C6E7C, 0x28525F, 0x15333D}}, 166, 228),
		"words of a box": b.BoxWords(BoxPrint{Game: "vino", Title: "Vino", Subtitle: "Nine regions of Italy", Players: "3–5 players"}, 166, 228), "vine": b.Vine(220, true, true),
		"swoop": b.Swoop(w, h, true), "title": b.Title("Treille", 52), "card back": b.CardBack(3*w, 3*h), "card face": b.CardFace(3*w, 3*h), "icon": b.Icon("gear", 22, 2, cream),
		"disc": b.Disc("?", true, Disabled), "levels": b.Levels(w/2, w/2, 2, ink), "bead": b.Bead(w/2, h/2), "medal": b.Medal(w), "rays": b.Rays(w), "bar": b.Bar(w, h, true, cream),
		"ring": b.Ring(w/2, true), "chart": b.Chart(w, h, 8), "curve": b.Curve(w, h, "\x00d~2\u03e8\u0300", 1, 2, ink, true),
		"sheet pointer": b.SheetPointer(w/2, h), "capsule": b.Capsule(w, h, Normal),
	}
	for s := Normal; s <= Disabled; s++ {
		out["primary button"] = b.Button(w, h, true, s)
		out["secondary button"] = b.Button(w, h, false, s)
		out["light disc"] = b.Disc("menu", false, s)
	}
	return out
}

func TestEverySurfaceAtOddSizesAndScales(t *testing.T) {
	for _, scale := range []float64{1, 1.5, 2.625} {
		b := New(scale)
		for _, high := range []bool{false, true} {
			b.SetContrast(high)
			for name, p := range surfaces(b, 1) {
				wellFormed(t, name, p)
			}
		}
	}
}

func TestBackgroundsFillTheScreenToTheLastPixel(t *testing.T) {
	for _, scale := range []float64{1, 1.5, 2.625} {
		b := New(scale)
		const w, h = 321.3, 203.7
		for name, p := range map[string]Baked{"table": b.Table(w, h, 7), "cabinet": b.Cabinet(w, h, 5), "card back": b.CardBack(w, h)} {
			if want := (image.Point{int(math.Ceil(w * scale)), int(math.Ceil(h * scale))}); p.Img.Rect.Size() != want || p.X != 0 || p.Y != 0 {
				t.Fatalf("%s at scale %v is %v at %v, %v; want %v at 0, 0", name, scale, p.Img.Rect, p.X, p.Y, want)
			}
			for i := 3; i < len(p.Img.Pix); i += 4 {
				if p.Img.Pix[i] != 255 {
					t.Fatalf("%s at scale %v lets something through at pixel %d", name, scale, i/4)
				}
			}
		}
	}
}

func TestHighContrastIsPlain(t *testing.T) {
	b := New(1)
	b.SetContrast(true)
	probe(t, "felt", b.Felt(200, 120, 16, true), 100, 60, plainFelt)
	probe(t, "parchment", b.Parchment(200, 120, 10, Sheet, true), 100, 60, plainParchment)
	probe(t, "oak", b.Table(200, 120, 3), 100, 60, plainOak)
	probe(t, "the line of a turn", b.SeatCell(100, 80, 9, true), 50, 0, glow)
}

func TestScaleMakesPicturesLargerAndKeepsTheLook(t *testing.T) {
	small := New(1).Button(100, 50, true, Normal)
	large := New(3).Button(100, 50, true, Normal)
	for _, y := range []int{12, 25, 40} {
		r, g, bl, _ := small.at(50, y)
		r3, g3, b3, _ := large.at(150, 3*y+1)
		if !near(r, r3) || !near(g, g3) || !near(bl, b3) {
			t.Errorf("row %d is #%02X%02X%02X at scale 1, #%02X%02X%02X at 3", y, r, g, bl, r3, g3, b3)
		}
	}
}

// The glow and the ghost of a card follow a corner that stands in the card's own
// file: cardCorner must go with the files.
func TestCardCornerIsThatOfTheDrawings(t *testing.T) {
	a, err := art.Open()
	if err != nil {
		t.Fatal(err)
	}
	cards := 0
	for _, id := range a.IDs() {
		p := a.Piece(id)
		if p.Edge != art.InkOutside {
			continue
		}
		cards++
		edge := p.Elements[len(p.Elements)-1]
		path := drawn(edge.Outline)
		lo, hi := path.box(identity)
		if edge.Kind != art.InkEdge || float64(hi.x-lo.x) != p.W || float64(hi.y-lo.y) != p.H {
			t.Errorf("%s does not end with its ink edge", id)
			continue
		}
		// The edge begins where its upper left corner ends.
		corner := float64(path.pts[0].x-lo.x) / p.W
		if math.Abs(corner-cardCorner) > .01 {
			t.Errorf("%s has corners of %.3f of its width, cardCorner is %.3f", id, corner, cardCorner)
		}
	}
	if cards == 0 {
		t.Error("no card was looked at")
	}
}

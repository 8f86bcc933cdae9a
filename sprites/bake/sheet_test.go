package bake

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// sheet lays pictures side by side, to be looked at.
type sheet struct {
	img   *image.RGBA
	b     *Baker
	x, y  float64
	below float64
}

func newSheet(b *Baker, w, h float64, back color.RGBA) *sheet {
	s := &sheet{img: image.NewRGBA(image.Rect(0, 0, int(w*b.scale), int(h*b.scale))), b: b, x: 20, y: 20}
	draw.Draw(s.img, s.img.Rect, &image.Uniform{back}, image.Point{}, draw.Src)
	return s
}

// put draws a picture whose box has its upper left at (x, y).
func (s *sheet) put(p Baked, x, y float64) {
	at := image.Pt(int(x*s.b.scale+p.X), int(y*s.b.scale+p.Y))
	draw.Draw(s.img, p.Img.Rect.Sub(p.Img.Rect.Min).Add(at), p.Img, p.Img.Rect.Min, draw.Over)
}

// add puts a picture after the one before.
func (s *sheet) add(p Baked, w, h float64) {
	if s.x+w+20 > float64(s.img.Rect.Dx())/s.b.scale {
		s.x, s.y, s.below = 20, s.y+s.below+20, 0
	}
	s.put(p, s.x, s.y)
	s.x += w + 20
	s.below = max(s.below, h)
}

// save writes the sheet to the folder that BAKE_SHEETS names, if it is set.
func (s *sheet) save(t *testing.T, name string) {
	dir := os.Getenv("BAKE_SHEETS")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, s.img); err != nil {
		t.Fatal(err)
	}
}

func TestSheetOfPieces(t *testing.T) {
	b := New(1)
	s := newSheet(b, 1400, 1900, color.RGBA{0x2D, 0x55, 0x41, 255})
	for _, id := range b.art.IDs() {
		p := b.piece(id)
		w := 80.0
		if p.W > 200 {
			w = 160
		}
		if p.W < 35 {
			w = 34
		}
		s.add(b.Piece(id, w, PieceLook{Lift: Card}), w, w*p.H/p.W)
	}
	s.save(t, "pieces")
}

func TestSheetOfControls(t *testing.T) {
	for _, high := range []bool{false, true} {
		b := New(1)
		b.SetContrast(high)
		s := newSheet(b, 1400, 1100, color.RGBA{0xEF, 0xE1, 0xC4, 255})
		s.buttons()
		s.controls()
		s.rules()
		s.places()
		if high {
			s.save(t, "controls-contrast")
		} else {
			s.save(t, "controls")
		}
	}
}

func (s *sheet) buttons() {
	b := s.b
	for _, primary := range []bool{true, false} {
		for st := Normal; st <= Disabled; st++ {
			s.add(b.Button(188, 60, primary, st), 188, 60)
		}
	}
	s.add(b.stack(b.FocusRing(188, 60, 12), b.Button(188, 60, true, Normal)), 188, 60)
	for _, st := range []State{Normal, Pressed, Disabled} {
		s.add(b.Disc("gear", false, st), 44, 44)
		s.add(b.Disc("?", true, st), 44, 44)
	}
	for _, n := range []string{"back", "down", "person", "people", "clock", "pencil", "note", "list", "again", "play", "chevron", "eye"} {
		s.add(b.Icon(n, 24, 2, ink), 24, 24)
	}
}

func (s *sheet) controls() {
	b := s.b
	s.add(b.Segments(264, 46), 264, 46)
	s.put(b.Segment(88, 46), s.x-284+176, s.y)
	s.add(b.Switch(58, 32, true), 58, 32)
	s.add(b.Switch(58, 32, false), 58, 32)
	s.add(b.Groove(186, 8), 186, 8)
	s.add(b.GrooveFull(90, 8), 90, 8)
	s.add(b.Knob(true), 26, 26)
	s.add(b.Knob(false), 26, 26)
	s.add(b.Plate(100, 34, 7, Token, false), 100, 34)
	s.add(b.Pointer(112, 36, 8), 112, 44)
	s.add(b.Stamp("Passed", 20), 90, 40)
	s.add(b.Dashed(182, 44), 182, 44)
	s.add(b.Field(214, 44), 214, 44)
	s.add(b.Bookmark(46, 62), 46, 62)
	s.add(b.Leaf(68, 76, 22), 68, 76)
	s.add(b.Highlight(200, 40), 200, 40)
	s.add(b.Own(52, 31), 52, 31)
	for n := range 3 {
		s.add(b.Levels(19, 15.5, n+1, ink), 19, 16)
	}
	s.add(b.Bead(28, 28), 28, 28)
	s.add(b.Ring(22, false), 22, 22)
	s.add(b.Ring(22, true), 22, 22)
	s.add(b.SheetPointer(15, 30), 15, 30)
	s.add(b.Capsule(110, 46, Normal), 110, 46)
}

func (s *sheet) rules() {
	b := s.b
	s.add(b.DoubleRule(200), 200, 3)
	s.add(b.Hairline(100), 100, 1)
	s.add(b.Upright(40), 1, 40)
	s.add(b.DiamondRule(168, 4.5, false), 168, 9)
	s.add(b.DiamondRule(300, 7, true), 300, 14)
	s.add(b.EndRule(82, true), 82, 4)
	s.add(b.EndRule(82, false), 82, 4)
	s.add(b.HeadingRule(200, true), 200, 4)
	s.add(b.HeadingRule(200, false), 200, 4)
}

func (s *sheet) places() {
	b := s.b
	s.add(b.Parchment(254, 132, 11, Sheet, true), 254, 132)
	s.add(b.Note(208, 100), 208, 100)
	s.add(b.Felt(400, 220, 16, true), 400, 220)
	s.put(b.SeatCell(110, 90, 11, false), s.x-400, s.y+25)
	s.put(b.SeatCell(110, 90, 11, true), s.x-270, s.y+25)
	s.put(b.Stamp("Passed", 18), s.x-380, s.y+130)
	s.put(b.FeltTab(120, 44, true), s.x-160, s.y+170)
	s.add(b.FeltTab(120, 44, true), 120, 44)
	s.add(b.FeltTab(120, 44, false), 120, 44)
	s.add(b.PageTab(90, 44, true), 90, 44)
	s.add(b.PageTab(90, 44, false), 90, 44)
	s.add(b.Rack(40, 41.6, 3, 5, 5), 212, 220)
	s.put(b.SlotNiche(40, 41.6), s.x-232, s.y+4*44.6)
	s.put(b.LegalPlace(40, 41.6), s.x-232+43, s.y+4*44.6)
	s.add(b.Outline(40, 41.6, 3, Cells(0).With(0, 0).With(0, 1).With(1, 0)), 212, 220)
	s.add(b.Outline(40, 41.6, 3, Cells(0).With(1, 0).With(1, 1).With(0, 1)), 212, 220)
	s.add(b.Piece("weinhaendler/card-violet-3-covered", 52, PieceLook{Lift: Token}), 52, 73)
	s.add(b.SlotLine(28, 30), 28, 30)
	s.add(b.SlotDot(9.4, 9.4), 10, 10)
	s.add(b.Piece("weinhaendler/card-blue-2", 64, PieceLook{Lift: Lifted, Glow: true}), 64, 90)
	s.add(b.Piece("weinhaendler/card-blue-2", 64, PieceLook{Ghost: true}), 64, 90)
	s.add(b.Piece("weinhaendler/card-empty", 98, PieceLook{Text: "0,20", Lift: Card}), 98, 140)
	s.add(b.Piece("common/coin-gold", 40, PieceLook{Glow: true}), 40, 40)
	s.add(b.ScrollBar(6, 60), 6, 60)
	s.add(b.Caret(2, 22), 2, 22)
}

func TestSheetOfHome(t *testing.T) {
	b := New(1)
	s := newSheet(b, 1280, 800, color.RGBA{0, 0, 0, 255})
	s.put(b.Cabinet(1280, 800, 9), 0, 0)
	s.put(b.Title("Treille", 84), 640-b.Measure(SC, 84, "Treille")/2, 95)
	s.put(b.DiamondRule(300, 7, true), 490, 117)
	s.put(b.Vine(459, false, false), 0, 0)
	s.put(b.Vine(459, true, false), 1280-459, 0)
	s.put(b.Shelf(1280, 30, 22), 0, 552)
	for i, g := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		x, y := 95+float64(i)*280, 552.0-10-348
		s.put(b.Box(BoxPrint{Game: g, Colours: BoxColours{0x3C6E7C, 0x28525F, 0x15333D}}, 236, 348), x, y)
		s.put(b.BoxWords(BoxPrint{Game: g, Title: "Weinhändler", Subtitle: "An auction of bottles", Players: "3–5 players"}, 236, 348), x, y)
	}
	s.put(b.Parchment(624, 160, 12, Sheet, true), 95, 606)
	s.put(b.Button(158, 62, true, Normal), 533, 660)
	s.save(t, "home")
}

func TestSheetOfTable(t *testing.T) {
	b := New(1)
	s := newSheet(b, 1280, 800, color.RGBA{0, 0, 0, 255})
	s.put(b.Table(1280, 800, 7), 0, 0)
	s.put(b.Banner(1280, 56), 0, 0)
	for i := range 3 {
		s.put(b.Parchment(254, 232, 11, Sheet, true), 14, 70+float64(i)*243)
	}
	s.put(b.Felt(982, 488, 16, true), 284, 70)
	s.put(b.Parchment(950, 88, 10, Card, true), 300, 460)
	for i := range 4 {
		s.put(b.SeatCell(230, 186, 11, i == 0), 300+float64(i)*240, 266)
	}
	for i, w := range []string{"red-2", "violet-3", "rose-3", "green-2"} {
		s.put(b.Piece("weinhaendler/card-"+w, 94, PieceLook{Lift: Card}), 567+float64(i)*108, 116)
	}
	s.put(b.Rack(35, 37.4, 2.2, 5, 5), 298, 784-5*37.4-4*2.2)
	for i, w := range []string{"yellow-1", "violet-1", "blue-2", "yellow-3", "green-3"} {
		l := PieceLook{Lift: Card}
		y := 640.0
		if i == 1 || i == 2 {
			l = PieceLook{Lift: Lifted, Glow: true}
			y -= 28
		}
		s.put(b.Piece("weinhaendler/card-"+w, 98, l), 522+float64(i)*106, y)
	}
	s.put(b.Button(200, 50, false, Normal), 1066, 648)
	s.put(b.Button(200, 68, true, Normal), 1066, 712)
	s.save(t, "table")
	s = newSheet(b, 390, 844, color.RGBA{0, 0, 0, 255})
	s.put(b.CardBack(390, 844), 0, 0)
	s.put(b.Parchment(314, 450, 16, Sheet, true), 38, 222)
	s.put(b.Piece("common/seal", 62, PieceLook{Lift: Card}), 164, 640)
	s.save(t, "cover")
}

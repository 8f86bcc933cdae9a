package ui_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// A layout is laid out for tests: each box that its parts get, by the names of the parts.
type layout struct {
	stage *ui.Stage
	boxes map[string]ui.Rect
}

func newLayout(text float64) *layout {
	l := &layout{ui.NewStage(), map[string]ui.Rect{}}
	l.stage.Begin(ui.Frame{Full: ui.R(0, 0, 1000, 1000), Safe: ui.R(0, 0, 1000, 1000), Unit: 1, Text: text})
	return l
}

// box is a part of a fixed size; where it lies is noted when it is laid out.
func (l *layout) box(name string, w, h float64) ui.Part {
	return ui.Fixed(w, h, func(_ *ui.Stage, r ui.Rect) { l.boxes[name] = r })
}

// area is a part that fills its room.
func (l *layout) area(name string, w, h float64) ui.Part {
	return ui.Area(w, h, func(_ *ui.Stage, r ui.Rect) { l.boxes[name] = r })
}

// want checks where parts lie: "a 0,0 10x10" for each, in the order of their names.
func (l *layout) want(t *testing.T, p ui.Part, r ui.Rect, want ...string) {
	t.Helper()
	clear(l.boxes)
	l.stage.Lay(p, r)
	var got []string
	for name, r := range l.boxes {
		got = append(got, fmt.Sprintf("%s %v,%v %vx%v", name, round(r.X), round(r.Y), round(r.W), round(r.H)))
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("got  %s\nwant %s", strings.Join(got, "; "), strings.Join(want, "; "))
	}
}

func round(x float64) float64 { return math.Round(x*100) / 100 }

func TestRowLaysSideBySide(t *testing.T) {
	l := newLayout(1)
	a, b := l.box("a", 10, 20), l.box("b", 30, 10)
	l.want(t, ui.Row(4, a, b), ui.R(100, 50, 80, 20), "a 100,50 10x20", "b 114,55 30x10")
	l.want(t, ui.Row(4, a, ui.Spring(), b), ui.R(100, 50, 80, 20), "a 100,50 10x20", "b 150,55 30x10")
	l.want(t, ui.Row(4, a, ui.Part{}, ui.When(false, b)), ui.R(0, 0, 80, 20), "a 0,0 10x20")
	l.want(t, ui.Row(4, a.Growing(), b), ui.R(0, 0, 80, 20), "a 18,0 10x20", "b 50,5 30x10")
	l.want(t, ui.Row(0, l.area("a", 10, 10), l.area("b", 10, 10).GrowingBy(3)), ui.R(0, 0, 60, 20), "a 0,0 20x20", "b 20,0 40x20")
	if w, h := l.stage.WidthOf(ui.Row(4, a, ui.Spring(), b)), l.stage.HeightOf(ui.Row(4, a, b), 80); w != 44 || h != 20 {
		t.Errorf("a row of 10 and 30 with a gap of 4 is %v by %v", w, h)
	}
}

func TestColumnLaysOneBelowTheOther(t *testing.T) {
	l := newLayout(1)
	a, b := l.box("a", 10, 20), l.box("b", 30, 10)
	l.want(t, ui.Column(4, a, b), ui.R(100, 50, 30, 80), "a 110,50 10x20", "b 100,74 30x10")
	l.want(t, ui.Column(4, a.Left(), ui.Spring(), b.Right()), ui.R(0, 0, 50, 100), "a 0,0 10x20", "b 20,90 30x10")
}

func TestPartsAreLeftOutInOrder(t *testing.T) {
	l := newLayout(1)
	p := ui.Row(5, l.box("a", 20, 10), l.box("b", 20, 10).Dropped(1), l.box("c", 20, 10).Dropped(2))
	l.want(t, p, ui.R(0, 0, 70, 10), "a 0,0 20x10", "b 25,0 20x10", "c 50,0 20x10")
	l.want(t, p, ui.R(0, 0, 69, 10), "a 0,0 20x10", "b 25,0 20x10")
	l.want(t, p, ui.R(0, 0, 44, 10), "a 0,0 20x10")
	// Also where it is too large across the row.
	l.want(t, ui.Row(5, l.box("a", 20, 10), l.box("b", 20, 30).Dropped(1)), ui.R(0, 0, 100, 10), "a 0,0 20x10")
	// A row in which all may be left out needs nothing.
	l.want(t, ui.Column(0, l.box("a", 20, 10), ui.Row(0, l.box("b", 60, 10).Dropped(1))), ui.R(0, 0, 20, 20), "a 0,0 20x10")
}

func TestEitherTakesTheFirstThatHasRoom(t *testing.T) {
	l := newLayout(1)
	wide, high := l.box("wide", 40, 10), l.box("high", 10, 40)
	p := ui.Either(wide, high)
	l.want(t, p, ui.R(0, 0, 40, 40), "wide 0,15 40x10")
	l.want(t, p, ui.R(0, 0, 20, 40), "high 5,0 10x40")
	l.want(t, p, ui.R(0, 0, 20, 20), "high 5,-10 10x40") // the last, though it has no room
	// In a row the last gives way first, and before anything is left out.
	two := ui.Row(0, ui.Either(l.box("a", 40, 10), l.box("A", 10, 10)), ui.Either(l.box("b", 40, 10), l.box("B", 10, 10)), l.box("c", 10, 10).Dropped(1))
	l.want(t, two, ui.R(0, 0, 90, 10), "a 0,0 40x10", "b 40,0 40x10", "c 80,0 10x10")
	l.want(t, two, ui.R(0, 0, 60, 10), "B 40,0 10x10", "a 0,0 40x10", "c 50,0 10x10")
	l.want(t, two, ui.R(0, 0, 59, 10), "A 0,0 10x10", "B 10,0 10x10", "c 20,0 10x10")
	l.want(t, two, ui.R(0, 0, 29, 10), "A 0,0 10x10", "B 10,0 10x10")
	// Alternatives keep what is put around them.
	l.want(t, p.Pad(5, 0), ui.R(0, 0, 30, 40), "high 10,0 10x40")
	// What is within gives way before another layout is taken.
	inner := ui.Either(ui.Row(0, wide, l.box("x", 10, 10).Dropped(1)), high)
	l.want(t, inner, ui.R(0, 0, 45, 40), "wide 0,15 40x10")
	l.want(t, ui.Either(p, l.box("small", 5, 5)), ui.R(0, 0, 9, 9), "small 2,2 5x5")
}

func TestLayFirstMakesNoMoreThanItTries(t *testing.T) {
	l := newLayout(1)
	for _, c := range []struct {
		room ui.Rect
		made int
		want string
	}{
		{ui.R(0, 0, 40, 40), 1, "wide 0,15 40x10"},
		{ui.R(0, 0, 20, 40), 2, "high 5,0 10x40"},
		{ui.R(0, 0, 20, 20), 2, "high 5,-10 10x40"}, // the last, though it has no room
	} {
		made := 0
		of := func(name string, w, h float64) func() ui.Part {
			return func() ui.Part { made++; return l.box(name, w, h) }
		}
		l.want(t, ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { s.LayFirst(r, of("wide", 40, 10), of("high", 10, 40)) }), c.room, c.want)
		if made != c.made {
			t.Errorf("in %v %d are made, not %d", c.room, made, c.made)
		}
	}
}

func TestUniformPartsShrinkTogether(t *testing.T) {
	l := newLayout(1)
	p := ui.Uniform(func(k float64) ui.Part {
		return ui.Rows(1, 0, ui.Label("7", sprites.Style{Font: sprites.Sans, Size: 30 * k}), ui.Label("77", sprites.Style{Font: sprites.Sans, Size: 30 * k}))
	})
	w := sprites.Measure("77", sprites.Style{Font: sprites.Sans, Size: 30})
	for _, k := range []float64{1, 0.9, 0.8, 0.7} {
		l.stage.Begin(l.stage.Frame())
		l.stage.Lay(p, ui.R(0, 0, 2*w*k, 30))
		for _, it := range l.texts() {
			if math.Abs(it.Style.Size-30*k) > 0.01 {
				t.Errorf("in %v of its room, %q has size %v, want %v", k, it.Words, it.Style.Size, 30*k)
			}
		}
	}
}

func TestScaledKeepsItsShape(t *testing.T) {
	l := newLayout(1)
	p := ui.Scaled(40, 20, 0.5, func(_ *ui.Stage, r ui.Rect) { l.boxes["a"] = r })
	l.want(t, p, ui.R(0, 0, 100, 100), "a 30,40 40x20")
	l.want(t, p, ui.R(0, 0, 20, 100), "a 0,45 20x10")
	l.want(t, ui.Either(p, l.box("b", 10, 5)), ui.R(0, 0, 19, 100), "b 4.5,47.5 10x5")
	if h := l.stage.HeightOf(p.Roomy(0, 50), 40); h != 50 {
		t.Errorf("it wants %v, want 50", h)
	}
}

func TestHeightFollowsWidth(t *testing.T) {
	l := newLayout(1)
	st := sprites.Style{Font: sprites.Sans, Size: 20}
	words := "one two three four five six"
	one := sprites.Measure(words, st)
	p := ui.Paragraph(words, st)
	for lines, width := range map[float64]float64{1: one, 2: one * 0.6, 3: one * 0.45} {
		if got := l.stage.HeightOf(p, width); got != lines*25 {
			t.Errorf("in %v the paragraph is %v high, want %v", width, got, lines*25)
		}
	}
	l.want(t, ui.Column(5, p, l.box("below", 10, 10)), ui.R(0, 0, one*0.6, 100), "below "+fmt.Sprint(round(one*0.3-5))+",55 10x10")
	// In a row, it gets the width that the others leave.
	row := ui.Row(0, l.box("a", 10, 10), p)
	if got := l.stage.HeightOf(row, one*0.6+10); got != 50 {
		t.Errorf("beside another part it is %v high, want 50", got)
	}
	// It shrinks as far as sentences may, before it is told that it has no room.
	l.stage.Lay(p, ui.R(0, 0, one*0.85, 22))
	if n := len(l.stage.Cramped()); n != 0 {
		t.Errorf("%d parts have no room, want 0: four fifths of the size are enough", n)
	}
	l.stage.Lay(p, ui.R(0, 0, one*0.7, 22))
	if n := len(l.stage.Cramped()); n != 1 {
		t.Errorf("%d parts have no room, want 1", n)
	}
}

// texts are the lines of words on a stage.
func (l *layout) texts() []ui.Item {
	var list []ui.Item
	l.stage.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			list = append(list, it)
		}
	})
	return list
}

func TestWordsShrinkAndGrow(t *testing.T) {
	st := sprites.Style{Font: sprites.Sans, Size: 20}
	w := sprites.Measure("Barbera", st)
	for _, c := range []struct {
		text, room, size float64
		cramped          int
	}{
		{1, w, 20, 0},
		{1, w * 0.9, 18, 0},
		{1, w * 0.65, 13, 0},
		{1, w * 0.5, 13, 1},
		{2, w, 20, 0},
		{2, w * 2, 32, 0}, // captions need not grow further
	} {
		l := newLayout(c.text)
		l.stage.Lay(ui.Label("Barbera", st), ui.R(0, 0, c.room, 50))
		if got := l.texts()[0].Style.Size; math.Abs(got-c.size) > 0.05 {
			t.Errorf("text of %v in %v has size %v, want %v", c.text, c.room, got, c.size)
		}
		if n := len(l.stage.Cramped()); n != c.cramped {
			t.Errorf("text of %v in %v: %d parts have no room, want %d", c.text, c.room, n, c.cramped)
		}
	}
	l := newLayout(1)
	l.stage.Lay(ui.Name("Barbera", st), ui.R(0, 0, w/2, 50))
	if got := l.texts()[0]; !strings.HasSuffix(got.Words, "…") || got.Style.Size < 16 {
		t.Errorf("a name in half its room is %q of size %v", got.Words, got.Style.Size)
	}
}

func TestWordsOfARowShareABaseLine(t *testing.T) {
	l := newLayout(1)
	large, small := sprites.Style{Font: sprites.Sans, Size: 30}, sprites.Style{Font: sprites.Sans, Size: 14}
	l.stage.Lay(ui.Row(4, ui.Label("7", large), ui.Label("points", small)), ui.R(0, 100, 200, 50))
	for _, it := range l.texts() {
		if want := 125 + 30*0.34; it.Box.Y != want {
			t.Errorf("%q stands at %v, want %v", it.Words, it.Box.Y, want)
		}
	}
}

func TestPicturesKeepTheirRatio(t *testing.T) {
	l := newLayout(1)
	it := ui.Item{Look: sprites.Look{ID: "common/crest-fox"}, Box: ui.R(0, 0, 10, 12), Key: "crest"}
	p := ui.Picture(it, 20)
	for _, c := range []struct{ room, want ui.Rect }{
		{ui.R(0, 0, 40, 40), ui.R(10, 8, 20, 24)},
		{ui.R(0, 0, 40, 12), ui.R(15, 0, 10, 12)},
		{ui.R(0, 0, 10, 40), ui.R(0, 14, 10, 12)},
	} {
		l.stage.Begin(l.stage.Frame())
		l.stage.Lay(p, c.room)
		l.stage.End()
		if got, _ := l.stage.Where("crest"); got != c.want {
			t.Errorf("in %v it lies at %v, want %v", c.room, got, c.want)
		}
	}
	if w := l.stage.WidthOf(p); w != 20 {
		t.Errorf("it wants %v, want 20", w)
	}
}

func TestGridHasEqualCells(t *testing.T) {
	l := newLayout(1)
	list := []ui.Part{l.area("a", 10, 10), l.area("b", 30, 10), l.area("c", 10, 20)}
	l.want(t, ui.Grid(2, 10, list...), ui.R(0, 0, 110, 70), "a 0,0 50x30", "b 60,0 50x30", "c 0,40 50x30")
	l.want(t, ui.FullGrid(2, 10, list...), ui.R(0, 0, 110, 70), "a 0,0 50x30", "b 60,0 50x30", "c 0,40 110x30")
	l.want(t, ui.Rows(1, 10, list...), ui.R(0, 0, 110, 70), "a 0,0 30x70", "b 40,0 30x70", "c 80,0 30x70")
	g := ui.Grid(2, 10, list...)
	if w, h := l.stage.WidthOf(g), l.stage.HeightOf(g, 70); w != 70 || h != 50 {
		t.Errorf("the grid wants %v by %v, want 70 by 50", w, h)
	}
}

func TestLedgerHasColumnsAsWideAsTheirWidest(t *testing.T) {
	l := newLayout(1)
	p := ui.Ledger(10, 5,
		[]ui.Part{l.box("a", 10, 10), l.box("b", 30, 10)},
		[]ui.Part{l.box("c", 20, 20), {}, l.area("d", 10, 10)})
	l.want(t, p, ui.R(0, 0, 100, 35), "a 5,0 10x10", "b 30,0 30x10", "c 0,15 20x20", "d 70,15 30x20")
}

func TestFlowGoesOnInTheNextLine(t *testing.T) {
	l := newLayout(1)
	p := ui.Flow(5, 3, l.box("a", 20, 10), l.box("b", 20, 10), l.box("c", 20, 10))
	l.want(t, p, ui.R(0, 0, 45, 23), "a 0,0 20x10", "b 25,0 20x10", "c 0,13 20x10")
	if h := l.stage.HeightOf(p, 20); h != 36 {
		t.Errorf("in 20 it is %v high, want 36", h)
	}
}

func TestStackLaysOverEachOther(t *testing.T) {
	l := newLayout(1)
	p := ui.Stack(l.area("a", 10, 30), l.box("b", 20, 10))
	l.want(t, p, ui.R(0, 0, 40, 40), "a 0,0 40x40", "b 10,15 20x10")
	if w, h := l.stage.WidthOf(p), l.stage.HeightOf(p, 20); w != 20 || h != 30 {
		t.Errorf("it wants %v by %v, want 20 by 30", w, h)
	}
}

func TestBoundsAndPlaces(t *testing.T) {
	l := newLayout(1)
	area := func() ui.Part { return l.area("a", 10, 10) }
	room := ui.R(0, 0, 100, 60)
	l.want(t, area().Pad(5, 10), room, "a 5,10 90x40")
	l.want(t, area().AtMost(40, 0), room, "a 30,0 40x60")
	l.want(t, area().AtMost(0, 20).AtLeast(30, 0), room, "a 0,20 100x20")
	l.want(t, area().Wide(50).High(20), room, "a 25,20 50x20")
	l.want(t, area().Right().Bottom(), room, "a 90,50 10x10")
	l.want(t, area().Left().Top(), room, "a 0,0 10x10")
	l.want(t, area().Centred(), room, "a 45,25 10x10")
	if w := l.stage.WidthOf(area().Pad(5, 0).AtLeast(30, 0)); w != 30 {
		t.Errorf("it wants %v, want 30", w)
	}
}

func TestControlsAreAsWideAsAFinger(t *testing.T) {
	l := newLayout(1)
	p := l.box("a", 10, 10).On(sprites.Surface{Kind: sprites.Secondary}).Control(ui.Control{ID: "press"}).Named("place")
	l.want(t, ui.Row(0, p, ui.Spring()), ui.R(0, 0, 100, 50), "a 17,20 10x10")
	c := l.stage.Find("press")
	if c == nil || c.Rect != ui.R(0, 0, 44, 50) {
		t.Fatalf("the control is %v, want 44 by 50", c)
	}
	if r, _ := l.stage.Where("place"); r != c.Rect {
		t.Errorf("the place is %v, want %v", r, c.Rect)
	}
	l.stage.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Control != "press" {
			t.Errorf("the surface belongs to the control %q", it.Control)
		}
	})
}

func TestFactsAreSeenOrFoundByAPress(t *testing.T) {
	l := newLayout(1)
	money, wines := l.box("money", 20, 10).Shows("money"), ui.Row(0, l.box("wines", 40, 10).Shows("wines"))
	check := func(what string, p ui.Part, width float64, want ...string) {
		t.Helper()
		l.stage.Begin(l.stage.Frame())
		l.stage.Lay(p, ui.R(0, 0, width, 10))
		var got []string
		for _, f := range []string{"money", "wines"} {
			seen, press := l.stage.Fact(f)
			got = append(got, fmt.Sprint(seen, press))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: money and wines are %q, want %q", what, got, want)
		}
	}
	p := ui.Row(0, money, wines.Dropped(1).Instead("seat"))
	check("with room", p, 60, "true", "true")
	check("left out", p, 59, "true", "falseseat")
	check("left out without a word", ui.Row(0, money, wines.Dropped(1)), 59, "true", "false")
	check("alternative", ui.Either(ui.Row(0, money, wines), money.Instead("seat")), 59, "true", "falseseat")
	check("alternative in a row", ui.Row(0, ui.Either(ui.Row(0, money, wines), money.Instead("seat"))), 59, "true", "falseseat")
	check("alternative without a word", ui.Either(ui.Row(0, money, wines), money), 59, "true", "false")
	check("seen elsewhere", ui.Row(0, p, l.box("again", 10, 10).Shows("wines")), 50, "true", "true")
}

func TestWhatHasNoRoomIsTold(t *testing.T) {
	l := newLayout(1)
	l.stage.Lay(ui.Row(5, l.box("a", 20, 10), l.box("b", 20, 10)), ui.R(0, 0, 45, 10))
	if list := l.stage.Cramped(); len(list) != 0 {
		t.Errorf("a row that has room is told: %v", list)
	}
	l.stage.Lay(ui.Row(5, l.box("a", 20, 10), l.box("b", 20, 10)), ui.R(0, 0, 40, 10))
	l.stage.Lay(ui.Column(5, l.box("a", 20, 10), l.box("b", 20, 10)), ui.R(0, 0, 40, 20))
	if list := l.stage.Cramped(); len(list) != 2 {
		t.Errorf("told are %v, want a row and a column", list)
	}
}

// TestManyAlternativesAreQuick lays out alternatives within alternatives: the time may not
// grow with the number of their combinations.
func TestManyAlternativesAreQuick(t *testing.T) {
	l := newLayout(1)
	asked := 0
	var deep func(n int) ui.Part
	var inner func(ui.Part) ui.Part
	deep = func(n int) ui.Part {
		if n == 0 {
			return ui.Counted(&asked)
		}
		p := deep(n - 1)
		return inner(p)
	}
	for _, inner = range []func(ui.Part) ui.Part{
		func(p ui.Part) ui.Part {
			return ui.Either(ui.Row(1, p, l.box("x", 10, 10)), ui.Column(1, p, l.box("x", 10, 10)))
		},
		func(p ui.Part) ui.Part { return ui.Either(ui.Rows(1, 1, p), ui.Grid(1, 1, p), ui.Stack(p)) },
	} {
		asked = 0
		l.stage.Lay(deep(8), ui.R(0, 0, 60, 60))
		if asked > 100 {
			t.Errorf("the innermost part was asked %d times for its size", asked)
		}
	}
}

// TestNamesCanBeNarrowed lets a name that would keep its room make do with less.
func TestNamesCanBeNarrowed(t *testing.T) {
	name := ui.Name("Friederike", sprites.Style{Font: sprites.Sans})
	s := ui.NewStage()
	s.Begin(ui.NewFrame(390, 844, ui.Insets{}, 1))
	narrow := ui.R(0, 0, 40, 20)
	if s.Fits(name, narrow) || !s.Fits(name.Narrowed(40), narrow) {
		t.Error("a name does not fit where it may be cut")
	}
}

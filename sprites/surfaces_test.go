package sprites

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"testing"

	"treille/sprites/bake"
)

// kindComments returns the comment beside each kind in surface.go, in order.
func kindComments(t *testing.T) (names, comments []string) {
	file, err := parser.ParseFile(token.NewFileSet(), "surface.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	for _, decl := range file.Decls {
		block, ok := decl.(*ast.GenDecl)
		if !ok || block.Tok != token.CONST {
			continue
		}
		first := block.Specs[0].(*ast.ValueSpec)
		if kind, ok := first.Type.(*ast.Ident); !ok || kind.Name != "SurfaceKind" {
			continue
		}
		for _, s := range block.Specs {
			spec := s.(*ast.ValueSpec)
			names = append(names, spec.Names[0].Name)
			comments = append(comments, strings.TrimSpace(spec.Comment.Text()))
		}
	}
	if len(names) < 40 {
		t.Fatalf("surface.go has %d kinds", len(names))
	}
	return names, comments
}

// samples set each field that a kind may read to one of two values.
var samples = map[string]func(s *Surface, second bool){
	"Lift":   func(s *Surface, second bool) { s.Lift = either(second, Token, Sheet) },
	"Line":   func(s *Surface, second bool) { s.Line = second },
	"R":      func(s *Surface, second bool) { s.R = either(second, 4.0, 9) },
	"Stroke": func(s *Surface, second bool) { s.Stroke = either(second, 1.5, 2.5) },
	"Icon":   func(s *Surface, second bool) { s.Icon = either(second, "gear", "menu") },
	"Tint":   func(s *Surface, second bool) { s.Tint = either(second, Ink, Burgundy) },
}

func either[T any](second bool, a, b T) T {
	if second {
		return b
	}
	return a
}

// looksLike reports whether two surfaces are drawn as the same picture.
func looksLike(b *bake.Baker, f, g Surface) bool {
	x, y := drawings[f.Kind].bake(b, &f), drawings[g.Kind].bake(b, &g)
	return x.X == y.X && x.Y == y.Y && x.Img.Rect == y.Img.Rect && bytes.Equal(x.Img.Pix, y.Img.Pix)
}

// The comment beside a kind names the fields that it reads: changing one of
// these changes the picture, changing any other does not. What is made by a function
// is drawn from its arguments.
func TestKindsReadTheFieldsThatTheirCommentsName(t *testing.T) {
	b := bake.New(1)
	names, comments := kindComments(t)
	word := regexp.MustCompile(`[A-Z]\w*`)
	for kind, name := range names {
		k := SurfaceKind(kind)
		_, list, _ := strings.Cut(comments[kind], ": ")
		if k == Veil || k == Wash || strings.HasPrefix(list, "see [") {
			continue // drawn by the Painter, or made by a function
		}
		read := word.FindAllString(list, -1)
		base := Surface{Kind: k, W: 60, H: 40}
		for _, f := range read {
			if set := samples[f]; set != nil {
				set(&base, false)
			}
		}
		check := func(field string, changed Surface) {
			if says := slices.Contains(read, field); looksLike(b, base, changed) == says {
				t.Errorf("%s reads %s: %v, but its comment says %v", name, field, !says, says)
			}
		}
		for field, set := range samples {
			changed := base
			set(&changed, true)
			check(field, changed)
		}
		state := base
		if state.State = Pressed; slices.Contains(read, "On") {
			state.State = On
		}
		check("State", state)
	}
}

// made are pairs of surfaces that functions make, alike but for one argument each.
var made = map[SurfaceKind][][2]Surface{
	TableKind:       {{Table(3), Table(2)}},
	CabinetKind:     {{Cabinet(3), Cabinet(2)}},
	RackKind:        {{Rack(3, 3, 4), Rack(2, 3, 4)}, {Rack(3, 3, 4), Rack(3, 5, 4)}, {Rack(3, 3, 4), Rack(3, 3, 6)}},
	OutlineKind:     {{Outline(Cells(0).With(0, 0), 3), Outline(Cells(0).With(1, 0), 3)}, {Outline(Cells(0).With(0, 0).With(1, 0), 3), Outline(Cells(0).With(0, 0).With(1, 0), 5)}},
	StampKind:       {{Stamp("A", 14), Stamp("B", 14)}, {Stamp("A", 14), Stamp("A", 17)}},
	TitleKind:       {{Title("A", 14), Title("B", 14)}, {Title("A", 14), Title("A", 17)}},
	ShelfKind:       {{Shelf(6), Shelf(9)}},
	BoxKind:         {{Box(BoxPrint{Game: "vino"}), Box(BoxPrint{Game: "zankapfel"})}, {Box(BoxPrint{Game: "vino"}), Box(BoxPrint{Game: "vino", Colours: BoxColours{9, 9, 9}})}},
	BoxWordsKind:    {{BoxWords(BoxPrint{Game: "vino", Players: "A"}), BoxWords(BoxPrint{Game: "vino", Players: "B"})}},
	LeafKind:        {{Leaf(6), Leaf(9)}},
	LevelsKind:      {{Levels(3, Ink), Levels(1, Ink)}, {Levels(3, Ink), Levels(3, Burgundy)}},
	LeapKind:        {{Leap(3, false, false), Leap(9, false, false)}, {Leap(3, false, false), Leap(3, true, false)}, {Leap(3, false, false), Leap(3, false, true)}},
	ChartKind:       {{Chart(3), Chart(2)}},
	ClockKind:       {{Clock(15, false), Clock(30, false)}, {Clock(15, false), Clock(15, true)}},
	MatrixKind:      {{Matrix("## #."), Matrix("## ##")}},
	CurveKind:       {{Curve("Aäžz", 0, 2, Ink, false), Curve("Bäžx", 0, 2, Ink, false)}, {Curve("Aäžz", 0, 2, Ink, false), Curve("Aäžz", 1, 2, Ink, false)}, {Curve("Aäžz", 0, 2, Ink, false), Curve("Aäžz", 0, 3, Ink, false)}, {Curve("Aäžz", 0, 2, Ink, false), Curve("Aäžz", 0, 2, Burgundy, false)}, {Curve("Aäžz", 0, 2, Ink, false), Curve("Aäžz", 0, 2, Ink, true)}},
	StandKind:       {{Stand(6, "A"), Stand(9, "A")}, {Stand(6, "A"), Stand(6, "B")}},
	WayKind:         {{Way(3, 4, false), Way(5, 4, false)}, {Way(3, 4, false), Way(3, 6, false)}, {Way(3, 4, false), Way(3, 4, true)}},
	BadgeKind:       {{Badge("1", false), Badge("2", false)}, {Badge("1", false), Badge("1", true)}},
	VinoMapKind:     {{VinoMap(4, 14, 3, 4), VinoMap(9, 14, 3, 4)}, {VinoMap(4, 14, 3, 4), VinoMap(4, 17, 3, 4)}, {VinoMap(4, 14, 3, 4), VinoMap(4, 14, 5, 4)}, {VinoMap(4, 14, 3, 4), VinoMap(4, 14, 3, 6)}},
	VinoRegionKind:  {{VinoRegion(3, 14, 3, 4), VinoRegion(1, 14, 3, 4)}, {VinoRegion(3, 14, 3, 4), VinoRegion(3, 17, 3, 4)}, {VinoRegion(3, 14, 3, 4), VinoRegion(3, 14, 5, 4)}, {VinoRegion(3, 14, 3, 4), VinoRegion(3, 14, 3, 6)}},
	MarketBoardKind: {{MarketBoard(4), MarketBoard(6)}},
	OrchardKind:     {{Orchard(3), Orchard(5)}},
	RaceLineKind:    {{RaceLine(3), RaceLine(2)}},
	BubbleKind:      {{Bubble(4, 3, 6, false, false), Bubble(9, 3, 6, false, false)}, {Bubble(4, 3, 6, false, false), Bubble(4, 5, 6, false, false)}, {Bubble(4, 3, 6, false, false), Bubble(4, 3, 9, false, false)}, {Bubble(4, 3, 6, false, false), Bubble(4, 3, 6, true, false)}, {Bubble(4, 3, 6, false, false), Bubble(4, 3, 6, false, true)}},
	TrailKind:       {{Trail(3, false, Ink), Trail(1, false, Ink)}, {Trail(3, false, Ink), Trail(3, true, Ink)}, {Trail(3, false, Ink), Trail(3, false, Burgundy)}},
	DuelPartKind:    {{DuelPart(4, 6, 0, false, Ink), DuelPart(9, 6, 0, false, Ink)}, {DuelPart(4, 6, 3, false, Ink), DuelPart(4, 9, 3, false, Ink)}, {DuelPart(4, 6, 3, false, Ink), DuelPart(4, 6, 5, false, Ink)}, {DuelPart(4, 6, 3, false, Ink), DuelPart(4, 6, 3, true, Ink)}, {DuelPart(4, 6, 3, false, Ink), DuelPart(4, 6, 3, false, Burgundy)}},
	StruckKind:      {{Struck("1", 14, Ink), Struck("2", 14, Ink)}, {Struck("1", 14, Ink), Struck("1", 17, Ink)}, {Struck("1", 14, Ink), Struck("1", 14, Burgundy)}},
}

// Each argument of the functions that make surfaces changes the picture.
func TestMadeSurfacesReadTheirArguments(t *testing.T) {
	b := bake.New(1)
	names, comments := kindComments(t)
	for kind, name := range names {
		pairs := made[SurfaceKind(kind)]
		if _, list, _ := strings.Cut(comments[kind], ": "); strings.HasPrefix(list, "see [") != (pairs != nil) {
			t.Errorf("%s is made by a function: %v, but tried: %v", name, pairs == nil, pairs != nil)
		}
		for i, pair := range pairs {
			for k := range pair {
				pair[k].W, pair[k].H = 60, 40
			}
			if looksLike(b, pair[0], pair[1]) {
				t.Errorf("%s: pair %d looks the same", name, i)
			}
		}
	}
}

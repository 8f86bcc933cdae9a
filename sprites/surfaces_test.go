package sprites

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
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

// samples are two values for each field that a kind may read.
var samples = map[string][2]any{
	"Lift": {Token, Sheet}, "Line": {false, true}, "R": {4.0, 9.0}, "Gap": {3.0, 5.0}, "Pad": {4.0, 6.0}, "Top": {6.0, 9.0},
	"Size": {14.0, 17.0}, "Stroke": {1.5, 2.5}, "N": {3, 1}, "Cells": {Cells(0).With(0, 0), Cells(0).With(1, 0)},
	"Icon": {"gear", "menu"}, "Text": {"Aäžz", "Bäžx"}, "Tint": {Ink, Burgundy},
	"Print": {BoxPrint{Game: "vino", Players: "A"}, BoxPrint{Game: "zankapfel", Players: "B"}},
}

// The comment beside a kind names the fields that it reads: changing one of
// these changes the picture, changing any other does not.
func TestKindsReadTheFieldsThatTheirCommentsName(t *testing.T) {
	b := bake.New(1)
	names, comments := kindComments(t)
	word := regexp.MustCompile(`[A-Z]\w*`)
	for kind, name := range names {
		if k := SurfaceKind(kind); k == Veil || k == Wash {
			continue // drawn by the Painter
		}
		_, list, _ := strings.Cut(comments[kind], ": ")
		read := word.FindAllString(list, -1)
		base := Surface{Kind: SurfaceKind(kind), W: 60, H: 40}
		fields := reflect.ValueOf(&base).Elem()
		for _, f := range read {
			if v, ok := samples[f]; ok {
				fields.FieldByName(f).Set(reflect.ValueOf(v[0]))
			}
		}
		want := drawings[kind].bake(b, &base)
		same := func(f Surface) bool {
			got := drawings[kind].bake(b, &f)
			return got.X == want.X && got.Y == want.Y && got.Img.Rect == want.Img.Rect && bytes.Equal(got.Img.Pix, want.Img.Pix)
		}
		check := func(field string, f Surface) {
			if says := slices.Contains(read, field); same(f) == says {
				t.Errorf("%s reads %s: %v, but its comment says %v", name, field, !says, says)
			}
		}
		for field, v := range samples {
			changed := base
			reflect.ValueOf(&changed).Elem().FieldByName(field).Set(reflect.ValueOf(v[1]))
			check(field, changed)
		}
		state := base
		if state.State = Pressed; slices.Contains(read, "On") {
			state.State = On
		}
		check("State", state)
	}
}

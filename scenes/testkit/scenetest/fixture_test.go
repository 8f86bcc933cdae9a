package scenetest

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

func TestMain(m *testing.M) { Main(m) }

// A fixture is a screen that a test composes.
type fixture struct {
	app     *app.App
	compose func(*fixture, *ui.Stage)
	facts   []string // of the outline
	up      bool     // the card is lifted
}

func (*fixture) Name() string          { return "fixture" }
func (*fixture) Title() string         { return "" }
func (*fixture) Update()               {}
func (f *fixture) Back()               { f.app.Pop() }
func (f *fixture) Compose(s *ui.Stage) { f.compose(f, s) }

func (f *fixture) Outline(o *ui.Outline) {
	o.Section("fixture", 1, "Fixture")
	o.Fact(f.facts...)
}

// composed makes a scene of a composition.
func composed(compose func(*fixture, *ui.Stage)) Scene {
	return Scene{Name: "fixture", Moves: "card", Open: func(_ testing.TB, app *app.App) {
		app.Push(&fixture{app: app, compose: compose})
	}}
}

// Where things lie in the fixture.
var (
	feltAt   = ui.R(10, 140, 370, 150)
	buttonAt = ui.R(136, 764, 242, 56)
)

// furniture is a screen like those of the game, with nothing wrong.
func furniture(f *fixture, s *ui.Stage) {
	app.TableTop(s)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10, Line: true}, feltAt)
	s.Words("On the felt", 24, 170, sprites.Style{Font: sprites.SC, Size: 20, Color: sprites.Hint})
	for i, id := range []string{"blue-2", "violet-3", "green-1"} {
		s.Piece(sprites.Look{ID: "weinhaendler/card-" + id, Lift: sprites.Card}, 24+float64(i)*70, 190, 60)
	}
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, ui.R(10, 320, 370, 240))
	s.Words("A line of words on the parchment", 30, 360, sprites.Style{Font: sprites.Serif, Size: 18, Color: sprites.Ink})
	card := ui.R(160, 600, 70, 0)
	if f.up {
		card.Y = 480
	}
	s.Add(ui.Item{Key: "card", Kind: ui.Piece, Look: sprites.Look{ID: "weinhaendler/card-red-1", Lift: sprites.Card}, Box: card})
	s.Control(ui.Control{ID: "card", Label: "the card", Rect: ui.R(160, 600, 70, 98), Act: func() {
		f.up = !f.up
		f.app.Changed()
	}})
	s.Button(ui.ButtonSpec{ID: "done", Rect: buttonAt, Label: "Done", Primary: true, Size: 20, Act: func() {}})
}

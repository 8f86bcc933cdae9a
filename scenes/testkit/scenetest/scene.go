package scenetest

import (
	"testing"

	"treille/scenes/app"
)

// A Scene is a screen in a state that is to be looked at.
type Scene struct {
	// Name is unique within its package, and begins the names of its pictures.
	Name string
	// Main marks the main state of a screen, of which there are more pictures.
	Main bool
	// Small marks a state that only small phones have: its pictures are of those.
	Small bool
	// Tablet marks one of which a picture on a tablet is kept, too.
	Tablet bool
	// Unkept marks a state of which no pictures are kept: one of many that are alike.
	Unkept bool
	// Open puts the screen into an app, and does there what brings it into its
	// state. It runs within a tick of Ebitengine.
	Open func(t testing.TB, app *app.App)
	// Moves is the id of a control that, pressed, moves something, and moves it
	// back when it is pressed again: a card of the hand, say. Where it is given,
	// Run also looks at what moves, and at what it costs.
	Moves string
}

// Options are what Run cannot know by itself. All are optional.
type Options struct {
	// Dense are the beginnings of the ids of controls that are places of a dense
	// board, which may be as small as 24 px because another control of 44 px
	// does the same.
	Dense []string
}

// Run runs all checks on a package's scenes, as subtests of t. In short, by -short, it
// looks at pictures, layout and words on an upright phone alone.
func Run(t *testing.T, list []Scene, opts Options) {
	t.Helper()
	s := &suite{list, opts}
	for _, c := range []struct {
		name  string
		run   func(*testing.T)
		short bool
	}{
		{"pictures", s.pictures, true},
		{"layout", s.layout, true},
		{"contrast", s.contrast, false},
		{"live", s.live, true},
		{"opponents", s.opponents, false},
		{"moving", s.moving(countAllocations, upright, landscape, desktop), false},
		{"rest", s.moving(drawAtRest, upright), false},
		{"resizing", s.moving(resize, desktop), false},
		{"shots", s.shots, false},
	} {
		if c.short || !testing.Short() {
			t.Run(c.name, c.run)
		}
	}
}

// A suite is the scenes of one package.
type suite struct {
	scenes []Scene
	opts   Options
}

// upright is the size of the phone held upright that a scene is looked at on.
func (sc *Scene) upright() string {
	if sc.Small {
		return smallUpright
	}
	return upright
}

// turned is the size of the same phone held sideways, with a notch if there are
// such phones.
func (sc *Scene) turned() string {
	if sc.Small {
		return smallLandscape
	}
	return landscape + notch
}

// movers are the scenes in which something can be moved.
func (s *suite) movers() []Scene {
	var list []Scene
	for _, sc := range s.scenes {
		if sc.Moves != "" {
			list = append(list, sc)
		}
	}
	return list
}

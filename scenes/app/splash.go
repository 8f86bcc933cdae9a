package app

import (
	"slices"

	"treille/sprites"
)

// splash is the page's first picture in the place of what the first page shows and
// what is still to be baked: home comes sooner, and what the player looks at already
// is baked while it is to be played.
type splash struct {
	asked   bool           // the page for its picture
	picture *sprites.Print // nil if there is none, or none is needed any more
	unbaked []sprites.Surface
}

// Splash returns the picture to be shown over the whole screen in the place of
// surfaces that it shows too, as long as one of them is not baked, or nil. They
// are baked one a frame, after the first; then the scene on top is composed anew.
func (a *App) Splash(of []sprites.Surface) *sprites.Print {
	in := &a.splash
	if !in.asked {
		in.asked = true
		in.picture = a.firstPicture()
	}
	if in.picture == nil {
		return nil
	}
	in.unbaked = slices.Clone(of)
	a.skipBaked()
	if len(in.unbaked) == 0 {
		return nil
	}
	return in.picture
}

// firstPicture is the page's, if it has the size and look of the screen, and nothing
// was drawn yet.
func (a *App) firstPicture() *sprites.Print {
	if a.drawn > 0 || a.frame.Contrast {
		return nil
	}
	pixels := a.FirstPicture()
	if pixels == nil || pixels.Rect.Dx() != int(a.cssW*a.scale) || pixels.Rect.Dy() != int(a.cssH*a.scale) {
		return nil
	}
	return sprites.Printed(pixels, a.atlas.Scale())
}

// skipBaked strikes from the list what is baked already.
func (a *App) skipBaked() {
	a.splash.unbaked = slices.DeleteFunc(a.splash.unbaked, a.atlas.Baked)
}

// bakeNext bakes one of the surfaces for which the first picture stands in, after the
// first frame.
func (a *App) bakeNext() {
	in := &a.splash
	if a.drawn == 0 || len(in.unbaked) == 0 {
		return
	}
	a.atlas.Bake(in.unbaked[0])
	if a.skipBaked(); len(in.unbaked) == 0 {
		a.changed = true
	}
}

// dropSplash forgets the picture, which has faded away or does not fit the screen any
// more.
func (a *App) dropSplash() { a.splash.picture, a.splash.unbaked = nil, nil }

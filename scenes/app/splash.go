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
func (r *App) Splash(of []sprites.Surface) *sprites.Print {
	in := &r.splash
	if !in.asked {
		in.asked = true
		in.picture = r.firstPicture()
	}
	if in.picture == nil {
		return nil
	}
	in.unbaked = slices.Clone(of)
	r.skipBaked()
	if len(in.unbaked) == 0 {
		return nil
	}
	return in.picture
}

// firstPicture is the page's, if it has the size and look of the screen, and nothing
// was drawn yet.
func (r *App) firstPicture() *sprites.Print {
	if r.drawn > 0 || r.frame.Contrast {
		return nil
	}
	pixels := r.FirstPicture()
	if pixels == nil || pixels.Rect.Dx() != int(r.cssW*r.scale) || pixels.Rect.Dy() != int(r.cssH*r.scale) {
		return nil
	}
	return sprites.Printed(pixels, r.atlas.Scale())
}

// skipBaked strikes from the list what is baked already.
func (r *App) skipBaked() {
	r.splash.unbaked = slices.DeleteFunc(r.splash.unbaked, r.atlas.Baked)
}

// bakeNext bakes one of the surfaces for which the first picture stands in, after the
// first frame.
func (r *App) bakeNext() {
	in := &r.splash
	if r.drawn == 0 || len(in.unbaked) == 0 {
		return
	}
	r.atlas.Bake(in.unbaked[0])
	if r.skipBaked(); len(in.unbaked) == 0 {
		r.changed = true
	}
}

// dropSplash forgets the picture, which has faded away or does not fit the screen any
// more.
func (r *App) dropSplash() { r.splash.picture, r.splash.unbaked = nil, nil }

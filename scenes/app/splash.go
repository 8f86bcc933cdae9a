package app

import (
	"slices"

	"treille/sprites"
)

// splash is the page's first picture, seen through the canvas in the place of what the
// first page shows and what is still to be baked: home comes sooner, and what the player
// looks at already is baked while it is to be played.
type splash struct {
	asked   bool // the page for its picture
	below   bool // it lies below the canvas, which is transparent
	seen    bool // the scene on top leaves it open
	unbaked []sprites.Surface
}

// Splash reports whether the page's first picture is seen over the whole screen where
// nothing is drawn, in the place of surfaces that it shows too, as long as one of them is
// not baked. They are baked one a frame, after the first; then the scene on top is
// composed anew.
func (a *App) Splash(of []sprites.Surface) bool {
	in := &a.splash
	if !in.asked {
		in.asked = true
		in.below = a.drawn == 0 && !a.frame.Contrast && a.FirstPicture(int(a.cssW*a.scale), int(a.cssH*a.scale))
	}
	if !in.below {
		return false
	}
	in.unbaked = slices.Clone(of)
	a.skipBaked()
	in.seen = len(in.unbaked) > 0
	return in.seen
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

// coverSplash tells the page that its picture is covered, if the frame drawn last covers it.
func (a *App) coverSplash() {
	in := &a.splash
	if in.below && !in.seen && !a.Stage().Moving() {
		in.below = false
		a.CoverFirstPicture()
	}
}

// dropSplash does without the picture, which does not fit the screen any more.
func (a *App) dropSplash() { a.splash.seen, a.splash.unbaked = false, nil }

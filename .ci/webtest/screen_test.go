package webtest

import (
	"slices"
	"testing"
)

func TestTheCanvasFillsTheViewport(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", Phone)
	for _, v := range []View{Phone, {Width: 844, Height: 390, Scale: 2, Touch: true}, {Width: 320, Height: 568, Scale: 2, Touch: true}} {
		p.SetView(v)
		p.WaitState("the new size", `s.size[0] === innerWidth && s.size[1] === innerHeight && innerWidth === `+itoa(v.Width))
		var rect struct{ X, Y, Width, Height float64 }
		p.Eval(`document.querySelector("body > canvas").getBoundingClientRect().toJSON()`, &rect)
		if rect.X != 0 || rect.Y != 0 || rect.Width != float64(v.Width) || rect.Height != float64(v.Height) {
			t.Errorf("%d×%d: the canvas is %+v", v.Width, v.Height, rect)
		}
		var pixels []int
		p.Eval(`(({ width, height }) => [width, height])(document.querySelector("body > canvas"))`, &pixels)
		if !slices.Equal(pixels, []int{v.Width * 2, v.Height * 2}) {
			t.Errorf("%d×%d at scale 2: the canvas has %v px", v.Width, v.Height, pixels)
		}
	}
}

func TestPointersHitWhereTheyTouch(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", Phone)
	p.Tap(201, 307)
	p.WaitState("the tap", `s.taps === 1`)
	if at := p.fixture().At; at != [2]int{201, 307} {
		t.Errorf("a tap at 201, 307 arrives at %v", at)
	}
	q := openStarted(t, "", Desktop)
	q.Click(640, 77)
	q.WaitState("the click", `s.clicks === 1`)
	if at := q.fixture().At; at != [2]int{640, 77} {
		t.Errorf("a click at 640, 77 arrives at %v", at)
	}
}

func TestThereIsOneViewportMetaAndItCoversTheScreen(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", phone)
	var metas []string
	p.Eval(`Array.from(document.querySelectorAll("meta[name=viewport]"), (m) => m.content)`, &metas)
	if want := "width=device-width, initial-scale=1, viewport-fit=cover"; len(metas) != 1 || metas[0] != want {
		t.Errorf("viewport metas %q, want only %q", metas, want)
	}
}

func TestTheGameLearnsTheSafeArea(t *testing.T) {
	t.Parallel()
	v := phone
	v.Insets = [4]int{47, 0, 34, 0}
	p := openStarted(t, "", v)
	p.WaitState("the safe area", `String(s.insets) === "47,0,34,0"`)
	v.Width, v.Height, v.Insets = 844, 390, [4]int{0, 47, 21, 47}
	p.SetView(v)
	p.WaitState("the safe area of the turned device", `String(s.insets) === "0,47,21,47"`)
}

func TestThePixelRatioIsAtMostTwoForFingers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		view View
		want float64
	}{
		{View{Width: 120, Height: 240, Scale: 3, Touch: true}, 2},
		{View{Width: 120, Height: 240, Scale: 1.5, Touch: true}, 1.5},
		{View{Width: 240, Height: 120, Scale: 3}, 3},
	} {
		p := openStarted(t, "", c.view)
		if got := p.fixture().Scale; got != c.want {
			t.Errorf("scale %v, touch %v: the game draws %v px per CSS px, want %v", c.view.Scale, c.view.Touch, got, c.want)
		}
	}
}

func TestANewScaleSavesAndOffersToReload(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", Desktop)
	v := Desktop
	v.Scale = 1.5
	p.SetView(v)
	p.WaitState("the call to save", `s.calls.includes("ScaleChange")`)
	p.Wait("the offer", `document.getElementById("treille-offer")`)
	p.Screenshot("offer")

	p.SetView(Desktop)
	p.Wait("the offer to go, the old scale being back", `!document.getElementById("treille-offer")`)

	p.SetView(v)
	p.Wait("the offer again", `document.querySelector("#treille-offer button")`)
	p.Eval(`window.treilleOld = true, document.querySelector("#treille-offer button").click()`, nil)
	p.WaitReloaded()
	p.WaitStarted()
	if s := p.fixture(); s.Scale != 1.5 || !s.Resumed {
		t.Errorf("after the reload: scale %v, resumed %v", s.Scale, s.Resumed)
	}
}

func TestALostContextSavesAndComesBack(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", phone)
	p.LoseContext()
	p.WaitReloaded()
	p.WaitStarted()
	if s := p.fixture(); !s.Resumed || s.Previous != "at the lost context" {
		t.Errorf("after the lost context: resumed %v, saved %q", s.Resumed, s.Previous)
	}
	p.Reload()
	p.WaitStarted()
	if p.fixture().Resumed {
		t.Error("a reload by the player counts as one by the page")
	}
}

func TestAContextLostAgainAndAgainIsReported(t *testing.T) {
	t.Parallel()
	v := phone
	v.AllowErrors = true
	p := openStarted(t, "", v)
	for range 3 {
		p.LoseContext()
		p.WaitReloaded()
		p.WaitStarted()
	}
	p.LoseContext()
	p.Wait("the message", `document.getElementById("treille-stopped").innerText.includes("several times in a row")`)
}

func TestNothingIsDrawnWhileNothingMoves(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "?count", phone)
	p.Frames(10)
	var before, after int
	p.Eval("treille.test.draws", &before)
	if before == 0 {
		t.Fatal("the draw calls are not counted")
	}
	p.Frames(120) // two seconds
	p.Eval("treille.test.draws", &after)
	if after != before {
		t.Errorf("%d draw calls in 120 frames in which nothing moved", after-before)
	}
	p.ActivateControl("draw")
	p.Wait("a frame to be drawn", "treille.test.draws > "+itoa(after))
}

func TestReducedMotionIsKnownAndFollowed(t *testing.T) {
	t.Parallel()
	v := desktop
	v.ReducedMotion = true
	p := openStarted(t, "", v)
	var reduced bool
	p.Eval("treille.reducedMotion", &reduced)
	if !reduced {
		t.Error("the system's wish for less motion is not known")
	}
	p.SetView(desktop)
	p.WaitState("the change", `s.calls.includes("Motion false")`)
}

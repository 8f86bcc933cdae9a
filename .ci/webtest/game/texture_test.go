package game

import (
	"testing"

	"treille/webtest"
)

// smallTextures lets the graphics card say that it allows no image larger than 1024
// pixels. Firefox protected against fingerprinting says 2048; less is drawn here.
const smallTextures = `
	window.asked = 0;
	const getParameter = WebGL2RenderingContext.prototype.getParameter;
	WebGL2RenderingContext.prototype.getParameter = function (name) {
		if (name !== this.MAX_TEXTURE_SIZE) {
			return getParameter.call(this, name);
		}
		asked++;
		return 1024;
	};`

// A window that is larger in device pixels than the largest texture is drawn in
// fewer pixels, and clicks still hit what they point at.
func TestAWindowLargerThanTheLargestTexture(t *testing.T) {
	t.Parallel()
	for name, v := range map[string]webtest.View{
		"1280x800":        {Width: 1280, Height: 800},
		"390x844 times 3": {Width: 390, Height: 844, Scale: 3},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v.Before = []string{smallTextures}
			p := open(t, fast(v))
			sit(p, tapOrClick(p))
			tapOrClick(p)("hand/0")
			p.WaitState("a lifted bottle", `s.lifted === 1`)
			p.Screenshot("small-textures-" + name)
			var asked int
			if p.Eval("asked", &asked); asked == 0 {
				t.Error("nobody has asked for the largest texture: the test fakes the wrong thing")
			}
		})
	}
}

// A window that grows beyond the largest texture while the game runs.
func TestAWindowThatGrowsBeyondTheLargestTexture(t *testing.T) {
	t.Parallel()
	v := webtest.View{Width: 900, Height: 600, Before: []string{smallTextures}}
	p := open(t, fast(v))
	sit(p, tapOrClick(p))
	v.Width, v.Height = 1200, 750
	p.SetView(v)
	p.Wait("the layout", `innerWidth === 1200`)
	p.Frames(6)
	tapOrClick(p)("hand/0")
	p.WaitState("a lifted bottle", `s.lifted === 1`)
}

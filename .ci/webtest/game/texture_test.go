package game

import (
	"testing"

	"treille/webtest"
)

// smallTextures lets the graphics card say that it allows no image larger than
// 2048 pixels, as Firefox protected against fingerprinting does.
const smallTextures = `
	window.asked = 0;
	const getParameter = WebGL2RenderingContext.prototype.getParameter;
	WebGL2RenderingContext.prototype.getParameter = function (name) {
		if (name !== this.MAX_TEXTURE_SIZE) {
			return getParameter.call(this, name);
		}
		asked++;
		return 2048;
	};`

// A window that is larger in device pixels than the largest texture is drawn in
// fewer pixels, and clicks still hit what they point at.
func TestAWindowLargerThanTheLargestTexture(t *testing.T) {
	t.Parallel()
	for name, v := range map[string]webtest.View{
		"2560x1600":       {Width: 2560, Height: 1600},
		"390x844 times 6": {Width: 390, Height: 844, Scale: 6},
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
	v := webtest.Desktop
	v.Before = []string{smallTextures}
	p := open(t, fast(v))
	sit(p, tapOrClick(p))
	v.Width, v.Height = 2400, 1500
	p.SetView(v)
	p.Wait("the layout", `innerWidth === 2400`)
	p.Frames(6)
	tapOrClick(p)("hand/0")
	p.WaitState("a lifted bottle", `s.lifted === 1`)
}

package webtest

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// holdFrames lets a test hold back the page's frames, and with them the game's ticks.
const holdFrames = `
	window.held = null;
	const soon = requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (f) => held ? held.push(f) : soon(f);
	window.release = () => {
		const [game, ...others] = held;
		held = null;
		others.forEach(soon);
		setTimeout(soon, 100, game); // a tick comes after many frames
	}`

// betweenTicks does the actions while the game waits for its next tick, so that all of them reach it between two.
func (p *Page) betweenTicks(actions ...chromedp.Action) {
	p.t.Helper()
	p.Eval("held = []", nil)
	p.Wait("the frames to be held", "held.length > 0")
	c := p.inChromium()
	for _, a := range actions {
		p.do(func(ctx context.Context) error { return c.run(ctx, a) })
	}
	p.Eval("release()", nil)
}

func TestATapBetweenTwoTicksCounts(t *testing.T) {
	t.Parallel()
	v := Phone
	v.Before = []string{holdFrames}
	p := openStarted(t, "", v)
	at := func(x, y float64) []*input.TouchPoint { return []*input.TouchPoint{{X: x, Y: y}} }
	p.betweenTicks(input.DispatchTouchEvent(input.TouchStart, at(201, 307)), input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	p.WaitState("the tap", `s.taps === 1 && s.touches === 0`)
	if got := p.fixture().At; got != [2]int{201, 307} {
		t.Errorf("the tap arrives at %v", got)
	}
	// Two taps are two, and the second is where it was.
	p.betweenTicks(
		input.DispatchTouchEvent(input.TouchStart, at(100, 600)), input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}),
		input.DispatchTouchEvent(input.TouchStart, at(120, 620)), input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}),
	)
	p.WaitState("both taps", `s.taps === 3 && s.touches === 0`)
	if got := p.fixture().At; got != [2]int{120, 620} {
		t.Errorf("the second tap arrives at %v", got)
	}
}

// TestAFingerGoesUpWhereItWas drags a finger away and lifts it between two ticks.
func TestAFingerGoesUpWhereItWas(t *testing.T) {
	t.Parallel()
	v := Phone
	v.Before = []string{holdFrames}
	p := openStarted(t, "", v)
	at := func(x, y float64) []*input.TouchPoint { return []*input.TouchPoint{{X: x, Y: y}} }
	p.TouchDown(100, 600)
	p.WaitState("the finger", `s.touches === 1`)
	p.betweenTicks(
		input.DispatchTouchEvent(input.TouchMove, at(150, 500)), input.DispatchTouchEvent(input.TouchMove, at(201, 307)),
		input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}),
	)
	p.WaitState("the finger to be gone", `s.taps === 1 && s.touches === 0`)
	if got := p.fixture().Left; got != [2]int{201, 307} {
		t.Errorf("a finger that went up at 201, 307 did so at %v", got)
	}
}

func TestAClickBetweenTwoTicksCountsWhereItWas(t *testing.T) {
	t.Parallel()
	v := Desktop
	v.Before = []string{holdFrames}
	p := openStarted(t, "", v)
	mouse := func(kind input.MouseType, x, y float64) chromedp.Action {
		e := input.DispatchMouseEvent(kind, x, y)
		if kind != input.MouseMoved {
			e = e.WithButton(input.Left).WithClickCount(1)
		}
		return e
	}
	p.betweenTicks(mouse(input.MouseMoved, 640, 77), mouse(input.MousePressed, 640, 77), mouse(input.MouseReleased, 640, 77), mouse(input.MouseMoved, 900, 500))
	p.WaitState("the click", `s.clicks === 1`)
	if got := p.fixture().At; got != [2]int{640, 77} {
		t.Errorf("a click at 640, 77 arrives at %v", got)
	}
}

func TestAKeyBetweenTwoTicksCounts(t *testing.T) {
	t.Parallel()
	v := desktop
	v.Before = []string{holdFrames}
	p := openStarted(t, "", v)
	p.betweenTicks(
		input.DispatchKeyEvent(input.KeyDown).WithKey("u").WithCode("KeyU"),
		input.DispatchKeyEvent(input.KeyUp).WithKey("u").WithCode("KeyU"),
	)
	p.WaitState("the key", `s.keys && s.keys.includes("U") && s.held === 0`)
}

package webtest

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// countFrames notes, for each press and release, how many frames the page has painted until then, from before the page's
// own listeners.
const countFrames = `
	window.painted = 0;
	window.hands = [];
	(function frame() { painted++; requestAnimationFrame(frame); })();
	for (const type of ["touchstart", "touchend", "mousedown", "mouseup", "keydown", "keyup"]) {
		addEventListener(type, (e) => e.isTrusted && hands.push([type, painted]), true);
	}`

// stalled does the actions while the page is too busy to tick, so that all of them reach it between two ticks.
func (p *Page) stalled(actions ...chromedp.Action) {
	p.t.Helper()
	c := p.inChromium()
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	done := make(chan error, len(actions)+1)
	send := func(a chromedp.Action) {
		sent := make(chan struct{})
		go func() {
			close(sent)
			done <- c.run(ctx, a)
		}()
		<-sent
		// What is sent is answered only after the stall: give each a moment to be on its way before the next.
		time.Sleep(50 * time.Millisecond)
	}
	send(chromedp.Evaluate(`void (() => { for (const end = performance.now() + 2000; performance.now() < end;); })()`, nil))
	for _, a := range actions {
		send(a)
	}
	for range len(actions) + 1 {
		if err := <-done; err != nil {
			p.t.Fatalf("in the browser: %v", err)
		}
	}
}

// withinAFrame fails the test unless the last n presses and releases came without a frame between them.
func (p *Page) withinAFrame(n int) {
	p.t.Helper()
	var ok bool
	p.Eval(`hands.length >= `+itoa(n)+` && new Set(hands.slice(-`+itoa(n)+`).map(([, painted]) => painted)).size === 1`, &ok)
	if !ok {
		var hands [][]any
		p.Eval("hands", &hands)
		p.t.Fatalf("the page was not stalled: %v", hands)
	}
}

func TestATapBetweenTwoTicksCounts(t *testing.T) {
	v := Phone
	v.Before = []string{countFrames}
	p := openStarted(t, "", v)
	at := func(x, y float64) []*input.TouchPoint { return []*input.TouchPoint{{X: x, Y: y}} }
	p.stalled(input.DispatchTouchEvent(input.TouchStart, at(201, 307)), input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	p.withinAFrame(2)
	p.WaitState("the tap", `s.taps === 1 && s.touches === 0`)
	if got := p.fixture().At; got != [2]int{201, 307} {
		t.Errorf("the tap arrives at %v", got)
	}
	// Two taps are two, and the second is where it was.
	p.stalled(
		input.DispatchTouchEvent(input.TouchStart, at(100, 600)), input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}),
		input.DispatchTouchEvent(input.TouchStart, at(120, 620)), input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}),
	)
	p.withinAFrame(4)
	p.WaitState("both taps", `s.taps === 3 && s.touches === 0`)
	if got := p.fixture().At; got != [2]int{120, 620} {
		t.Errorf("the second tap arrives at %v", got)
	}
}

func TestAClickBetweenTwoTicksCountsWhereItWas(t *testing.T) {
	v := Desktop
	v.Before = []string{countFrames}
	p := openStarted(t, "", v)
	mouse := func(kind input.MouseType, x, y float64) chromedp.Action {
		e := input.DispatchMouseEvent(kind, x, y)
		if kind != input.MouseMoved {
			e = e.WithButton(input.Left).WithClickCount(1)
		}
		return e
	}
	p.stalled(mouse(input.MouseMoved, 640, 77), mouse(input.MousePressed, 640, 77), mouse(input.MouseReleased, 640, 77), mouse(input.MouseMoved, 900, 500))
	p.withinAFrame(2)
	p.WaitState("the click", `s.clicks === 1`)
	if got := p.fixture().At; got != [2]int{640, 77} {
		t.Errorf("a click at 640, 77 arrives at %v", got)
	}
}

func TestAKeyBetweenTwoTicksCounts(t *testing.T) {
	v := Desktop
	v.Before = []string{countFrames}
	p := openStarted(t, "", v)
	p.stalled(
		input.DispatchKeyEvent(input.KeyDown).WithKey("u").WithCode("KeyU"),
		input.DispatchKeyEvent(input.KeyUp).WithKey("u").WithCode("KeyU"),
	)
	p.withinAFrame(2)
	p.WaitState("the key", `s.keys && s.keys.includes("U") && s.held === 0`)
}

package webtest

import (
	"context"
	"strconv"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// Control is one of the game's controls, as the page's hidden buttons show it.
type Control struct {
	ID, Role, Label string
	X, Y, W, H      float64 // CSS px
	Enabled         bool
	Checked         bool
	Pressed         bool
	Focused         bool // has the browser's focus
	Value           float64
}

// Centre returns the middle of the control.
func (c Control) Centre() (x, y float64) { return c.X + c.W/2, c.Y + c.H/2 }

// Controls returns the controls in their order.
func (p *Page) Controls() []Control {
	p.t.Helper()
	var list []Control
	p.Eval(`Array.from(document.querySelectorAll("#treille-controls [data-control]"), (e) => {
		const r = e.getBoundingClientRect();
		return {
			id: e.dataset.control, role: e.dataset.role, label: e.getAttribute("aria-label") || e.textContent,
			x: r.x, y: r.y, w: r.width, h: r.height, enabled: e.getAttribute("aria-disabled") !== "true",
			checked: e.getAttribute("aria-checked") === "true" || e.getAttribute("aria-selected") === "true",
			pressed: e.getAttribute("aria-pressed") === "true", focused: e === document.activeElement,
			value: Number(e.value) || 0,
		};
	})`, &list)
	return list
}

// Control returns the control id, for which it waits until it can be seen.
func (p *Page) Control(id string) Control {
	p.t.Helper()
	p.WaitControl(id)
	p.Wait("the controls to be shown", "treille.ticks > treille.test.told")
	for _, c := range p.Controls() {
		if c.ID == id {
			return c
		}
	}
	p.t.Fatalf("the control %q was there and is gone", id)
	return Control{}
}

// WaitControl waits until there is a control id.
func (p *Page) WaitControl(id string) {
	p.t.Helper()
	p.Wait("the control "+id, `document.getElementById("treille-control-`+id+`")`)
}

// TouchDown puts a finger at x, y (CSS px).
func (p *Page) TouchDown(x, y float64) {
	p.t.Helper()
	p.finger(down, x, y)
}

// TouchUp lifts the finger.
func (p *Page) TouchUp() {
	p.t.Helper()
	p.finger(up, 0, 0)
}

// TouchFor holds a finger at x, y (CSS px) for a while, however late the page takes note of it. Only in
// Chromium.
func (p *Page) TouchFor(x, y float64, d time.Duration) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error { return c.touch(ctx, x, y, d) })
}

// TouchCancel lets the system take the finger away, as a phone call does. Only in Chromium.
func (p *Page) TouchCancel() {
	p.t.Helper()
	p.inChromium()
	p.finger(cancel, 0, 0)
}

func (p *Page) finger(g gesture, x, y float64) {
	p.t.Helper()
	p.do(func(ctx context.Context) error { return p.tab.finger(ctx, g, x, y) })
}

func (p *Page) mouse(g gesture, x, y float64) {
	p.t.Helper()
	p.do(func(ctx context.Context) error { return p.tab.mouse(ctx, g, x, y) })
}

// Ticks waits until the running game has ticked n times, and what came of that is in the page. The first of them has seen
// what came before, unless taps.js holds it back: a finger that was just put down and lifted has been seen lifted by the
// second.
func (p *Page) Ticks(n int) {
	p.t.Helper()
	var ticked bool
	p.Eval(`new Promise((done) => {
		const end = treille.ticks + `+itoa(n)+`;
		requestAnimationFrame(function frame() {
			if (treille.ticks >= end) {
				done(true);
			} else {
				requestAnimationFrame(frame);
			}
		});
	})`, &ticked)
}

// Frames waits until the browser has painted n times and n sixtieths of a second have passed, also where no game runs.
// Frames alone may come right after each other, without a tick between them. With both, a game that runs has ticked n times,
// or at least five times.
func (p *Page) Frames(n int) {
	p.t.Helper()
	var painted bool
	p.Eval(`new Promise((done) => {
		const end = performance.now() + `+itoa(n)+` * 1000 / 60;
		let left = `+itoa(n)+`;
		requestAnimationFrame(function painted() {
			left--;
			if (left <= 0 && performance.now() >= end) {
				done(true);
			} else {
				requestAnimationFrame(painted);
			}
		});
	})`, &painted)
}

// Tap taps with a finger at x, y (CSS px) on the running game, which has acted on it then: one tick sees the finger, the
// next one sees it lifted, and acts or lets the next one act.
func (p *Page) Tap(x, y float64) {
	p.t.Helper()
	p.finger(tap, x, y)
	p.Ticks(3)
}

// TapControl taps the middle of the control id.
func (p *Page) TapControl(id string) {
	p.t.Helper()
	p.Tap(p.Control(id).Centre())
}

// Click clicks with the mouse at x, y (CSS px) on the running game, as Tap taps.
func (p *Page) Click(x, y float64) {
	p.t.Helper()
	p.mouse(tap, x, y)
	p.Ticks(3)
}

// ClickControl clicks the middle of the control id.
func (p *Page) ClickControl(id string) {
	p.t.Helper()
	p.Click(p.Control(id).Centre())
}

// ActivateControl presses the hidden button itself, as a screen reader does.
func (p *Page) ActivateControl(id string) {
	p.t.Helper()
	p.WaitControl(id)
	p.Eval(`document.getElementById("treille-control-`+id+`").click()`, nil)
}

// Press presses and releases keys one after another: characters, or the constants of package kb of chromedp (kb.Tab,
// kb.Enter, kb.ArrowDown…).
func (p *Page) Press(keys string) {
	p.t.Helper()
	for _, r := range keys {
		p.key(r, 0, true)
		p.Ticks(1)
		p.key(r, 0, false)
		p.Ticks(1)
	}
}

// Hold presses a key, waits until the JavaScript expression, or what it promises, is true, lets the key repeat three times,
// as one that is held down does, and releases it. Only in Chromium.
func (p *Page) Hold(key rune, what, expression string) {
	p.t.Helper()
	tab := p.inChromium()
	p.key(key, 0, true)
	p.Wait(what, expression)
	for range 3 {
		p.do(func(ctx context.Context) error { return tab.repeat(ctx, key) })
	}
	p.Ticks(2)
	p.key(key, 0, false)
	p.Ticks(1)
}

// Modifier is a set of modifier keys that are held down.
type Modifier int64

// The modifier keys, as the browser's protocol numbers them.
const (
	Alt Modifier = 1 << iota
	Ctrl
	Meta
	Shift
)

// PressWith presses and releases a key while modifiers are held.
func (p *Page) PressWith(key rune, modifiers Modifier) {
	p.t.Helper()
	p.key(key, modifiers, true)
	p.key(key, modifiers, false)
	p.Ticks(1)
}

// Tab moves the focus n controls on, or back where n is negative.
func (p *Page) Tab(n int) {
	p.t.Helper()
	var modifiers Modifier
	if n < 0 {
		n, modifiers = -n, Shift
	}
	for range n {
		p.key([]rune(kb.Tab)[0], modifiers, true)
		p.key([]rune(kb.Tab)[0], modifiers, false)
	}
	p.Ticks(1)
}

func (p *Page) key(r rune, modifiers Modifier, down bool) {
	p.t.Helper()
	p.do(func(ctx context.Context) error { return p.tab.key(ctx, r, modifiers, down) })
}

// LoseContext lets the graphics card lose the picture, as when the driver restarts.
func (p *Page) LoseContext() {
	p.t.Helper()
	p.Eval(`window.treilleOld = true, document.querySelector("body > canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`, nil)
}

func itoa(n int) string { return strconv.Itoa(n) }

// Wheel turns the mouse's wheel at x, y by so many CSS px. Only in Chromium.
func (p *Page) Wheel(x, y, by float64) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		return c.run(ctx, input.DispatchMouseEvent(input.MouseWheel, x, y).WithDeltaX(0).WithDeltaY(by))
	})
}

// Drag goes with a button of the mouse down from one place to others and lets go at the last. Only in Chromium.
func (p *Page) Drag(button input.MouseButton, places ...[2]float64) {
	p.t.Helper()
	c := p.inChromium()
	send := func(what input.MouseType, at [2]float64, held int64) {
		p.do(func(ctx context.Context) error {
			return c.run(ctx, input.DispatchMouseEvent(what, at[0], at[1]).WithButton(button).WithButtons(held).WithClickCount(1))
		})
		p.Frames(2)
	}
	held := map[input.MouseButton]int64{input.Left: 1, input.Right: 2, input.Middle: 4, input.Back: 8}[button]
	send(input.MousePressed, places[0], held)
	for _, at := range places {
		send(input.MouseMoved, at, held)
	}
	send(input.MouseReleased, places[len(places)-1], 0)
}

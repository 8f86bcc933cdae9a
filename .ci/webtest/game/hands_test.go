package game

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"

	"treille/webtest"
)

// TestAWheelMovesAPage turns it by what a notch is in browsers, and by what a touchpad sends. With Ctrl, the page
// is magnified, which the game leaves to the browser.
func TestAWheelMovesAPage(t *testing.T) {
	t.Parallel()
	p := open(t, fast(webtest.View{Width: 844, Height: 390})) // the browser counts a wheel's pixels by the scale
	p.ActivateControl("settings")
	p.WaitState("the settings", `s.scene === "settings" && !s.moving`)
	at := func() float64 {
		p.Frames(6)
		return p.Control("effects").Y
	}
	for _, c := range []struct{ by, least, most float64 }{
		{120, 48, 100}, {-120, -100, -48}, {114, 48, 100}, {100, 48, 100}, {-100, -100, -48}, {86, 48, 100}, {53, 48, 100}, {3, 2, 4}, {-3, -4, -2},
	} {
		before := at()
		p.Wheel(400, 200, c.by)
		if moved := before - at(); moved < c.least || moved > c.most {
			t.Errorf("by %v px of the wheel the page moves by %v", c.by, moved)
		}
	}
	before := at()
	var browsers bool
	p.Eval(`document.querySelector("body > canvas").dispatchEvent(new WheelEvent("wheel", { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true }))`, &browsers)
	if moved := before - at(); moved != 0 || !browsers {
		t.Errorf("with Ctrl the page moves by %v, and the browser may magnify it: %v", moved, browsers)
	}
}

// TestWhatIsDraggedOutOfTheWindowComesBack lets go of a bottle above the window: it is in the hand again, and the next can be
// pressed.
func TestWhatIsDraggedOutOfTheWindowComesBack(t *testing.T) {
	t.Parallel()
	p := open(t, desktop())
	sit(p, p.ActivateControl)
	x, y := p.Control("hand/1").Centre()
	p.Drag(input.Left, [2]float64{x, y}, [2]float64{x, y - 40}, [2]float64{x, 30}, [2]float64{x, -60})
	p.ClickControl("hand/0")
	p.WaitState("another bottle lifted", `s.lifted === 1`)
	// The window loses the focus while a button is held: nothing is pressed.
	before := now(p)
	x, y = p.Control("pass").Centre()
	p.Eval(fmt.Sprintf(`document.querySelector("body > canvas").dispatchEvent(new MouseEvent("mousedown", { clientX: %f, clientY: %f, buttons: 1, bubbles: true }))`, x, y), nil)
	p.Ticks(3)
	focus(p, "blur")
	p.Ticks(3)
	focus(p, "focus")
	p.Ticks(10)
	if s := now(p); s.Ply != before.Ply || s.Panel || !s.Deciding {
		t.Errorf("before the window lost the focus %+v, then %+v", before, s)
	}
	p.ClickControl("hand/1")
	p.WaitState("a second bottle lifted", `s.lifted === 2`)
}

// TestOtherButtonsDoNothing presses the right, the middle and the back button on what a click reads from the clipboard, and on a
// bottle.
func TestOtherButtonsDoNothing(t *testing.T) {
	t.Parallel()
	v := desktop()
	v.Before = append(v.Before, clipboard, `HTMLInputElement.prototype.click = () => { window.chooses = true; }`)
	p := open(t, v)
	p.ActivateControl("saves")
	p.WaitState("the games", `s.scene === "saves" && !s.moving`)
	p.Eval(`window.readWithin = undefined`, nil)
	for _, button := range []input.MouseButton{input.Right, input.Middle, input.Back} {
		for _, id := range []string{"paste", "file"} {
			x, y := p.Control(id).Centre()
			p.Drag(button, [2]float64{x, y})
		}
	}
	p.Frames(10)
	var done bool
	p.Eval(`Boolean(window.readWithin || window.chooses)`, &done)
	if done || now(p).Scene != "saves" || now(p).Panel {
		t.Errorf("a file is chosen or the clipboard read: %v; it is %+v", done, now(p))
	}
}

package game

import (
	"fmt"
	"testing"

	"treille/webtest"
)

// mouse sends an event of the mouse to the picture.
func mouse(p *webtest.Page, kind string, x, y float64) {
	buttons := 0
	if kind == "mousedown" {
		buttons = 1
	}
	p.Eval(fmt.Sprintf(`document.querySelector("body > canvas").dispatchEvent(
		new MouseEvent(%q, { clientX: %f, clientY: %f, button: 0, buttons: %d, bubbles: true, cancelable: true }))`, kind, x, y, buttons), nil)
	p.Frames(3)
}

// TestTheMousePointsAndDrags moves a mouse over a bottle, and drags it to the felt.
func TestTheMousePointsAndDrags(t *testing.T) {
	t.Parallel()
	p := open(t, desktop())
	sit(p, func(id string) { p.ActivateControl(id) })
	const hand = `document.querySelector("body > canvas").style.cursor === "pointer"`
	x, y := p.Control("hand/1").Centre()
	mouse(p, "mousemove", x-2, y)
	mouse(p, "mousemove", x, y)
	p.Wait("the pointer to be a hand", hand)
	const feltX, feltY = 700, 290
	mouse(p, "mousedown", x, y)
	for k := 0.25; k <= 1; k += 0.25 {
		mouse(p, "mousemove", x+(feltX-x)*k, y+(feltY-y)*k)
	}
	p.Frames(10)
	if now(p).Lifted != 0 {
		t.Error("the bottle was put down, or pressed, before the mouse went up")
	}
	mouse(p, "mouseup", feltX, feltY)
	p.WaitState("a lifted bottle", `s.lifted === 1`)
	mouse(p, "mousemove", feltX, feltY+1)
	p.Wait("the pointer to be an arrow over the felt", "!("+hand+")")
}

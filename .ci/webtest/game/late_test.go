package game

import (
	"testing"
	"time"
)

// slow makes each frame take a third of a second.
const slow = `(function slow() {
	for (const end = performance.now() + 330; performance.now() < end;) {}
	requestAnimationFrame(slow);
})()`

// Whoever taps twice while frames are slow does not press what the first tap brings to that place.
func TestALatePressIsDropped(t *testing.T) {
	t.Parallel()
	p := open(t, phone())
	press := tap(p)
	press("play/vino")
	p.WaitState("the page of a box", `s.scene === "gamepage"`)
	x, y := p.Control("play").Centre()
	p.Eval(slow, nil)
	for range 2 {
		p.TouchFor(x, y, 60*time.Millisecond)
	}
	p.WaitState("the new-game page", `s.scene === "newgame"`)
	if c := p.Control("start"); x < c.X || x > c.X+c.W || y < c.Y || y > c.Y+c.H {
		t.Fatalf("no button lies where the one before lay: %+v", c)
	}
	p.Ticks(12)
	if s := now(p).Scene; s != "newgame" {
		t.Errorf("the second tap leads on to %s", s)
	}
}

// A finger is held as long as it is by the page's own clock, however few frames there are.
func TestHowLongAFingerWasHeld(t *testing.T) {
	t.Parallel()
	p := open(t, phone())
	sit(p, tap(p))
	x, y := p.Control("hand/0").Centre()
	p.Eval(slow, nil)
	p.TouchFor(x, y, 90*time.Millisecond)
	p.WaitState("a lifted bottle, and nothing looked at", `s.lifted === 1 && s.scene === "weinhaendler"`)
	p.Control("hand/0")
	p.TouchFor(x, y, time.Second)
	p.WaitControl("inspected")
	if s := now(p); s.Lifted != 1 {
		t.Errorf("a long press lifted or put down a bottle: %d", s.Lifted)
	}
}

// A page that has stood still under a finger does not know whether that is still there.
func TestAPageThatStandsStillIsNotHeld(t *testing.T) {
	t.Parallel()
	p := open(t, phone())
	p.TouchDown(5, 300)
	p.Frames(6)
	var still, moving float64
	p.Eval(`(() => {
		for (const end = performance.now() + 700; performance.now() < end;) {}
		return treille.press()[1];
	})()`, &still)
	p.Frames(30)
	p.Eval(`treille.press()[1]`, &moving)
	p.TouchUp()
	if still != 0 || moving < 700 {
		t.Errorf("held are %v ms while the page stands still, %v when it goes on", still, moving)
	}
}

package game

import (
	"fmt"
	"os"
	"testing"
	"time"

	"treille/webtest"
)

// counting counts the frames that the game asks for.
const counting = `(() => {
	window.asked = 0;
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (f) => {
		window.asked++;
		return request(f);
	};
})()`

// restsHere checks that nothing is drawn on a screen that has come to rest.
func restsHere(t *testing.T, p *webtest.Page, screen string) {
	t.Helper()
	p.WaitState(screen+" at rest", `s.drawn && !s.moving`)
	p.Ticks(90) // what shows only after a moment has come
	var before, after int
	p.Eval("treille.test.draws", &before)
	p.Ticks(60)
	p.Eval("treille.test.draws", &after)
	if before == 0 || after != before {
		t.Errorf("%s: %d draw calls, and then %d within a second at rest", screen, before, after-before)
	}
}

func TestNothingIsDrawnWhereNothingMoves(t *testing.T) {
	p := open(t, desktop())
	restsHere(t, p, "home")
	for _, screen := range []string{"settings", "saves"} {
		p.ActivateControl(screen)
		p.WaitState(screen, fmt.Sprintf(`s.scene === %q`, screen))
		restsHere(t, p, screen)
		p.ActivateControl("back")
		p.WaitState("home", `s.scene === "home"`)
	}
	for _, game := range all {
		prepareGame(p, game, p.ActivateControl)
		restsHere(t, p, "the page of a new game of "+game)
		p.ActivateControl("start")
		decision(p, game, p.ActivateControl)
		restsHere(t, p, "the table of "+game)
		p.ActivateControl("menu")
		p.WaitState("the menu", `s.panel`)
		p.ActivateControl("menu/home")
		p.WaitState("home", `s.scene === "home"`)
	}
}

func TestNothingIsDrawnAtAResult(t *testing.T) {
	v := webtest.Desktop.Coarse()
	v.Before = []string{computersAlone()}
	p := open(t, v)
	prepareGame(p, "farbenpoker", p.ActivateControl)
	p.ActivateControl("start")
	p.WaitState("the result", `s.scene === "result"`)
	restsHere(t, p, "the result")
}

// TestAtRestTheGameAsksForFewerFrames checks that a game at rest looks up seldom, and at once when somebody touches it.
func TestAtRestTheGameAsksForFewerFrames(t *testing.T) {
	v := webtest.Desktop.Coarse()
	v.Before = []string{counting}
	p := open(t, v)
	p.WaitState("rest", `s.drawn && !s.moving`)
	p.Wait("fewer frames", `new Promise((done) => {
		const before = asked;
		setTimeout(() => done(asked - before < 25), 1000); // and not 60
	})`)
	p.Wait("a frame as soon as something is touched", `new Promise((done) => setTimeout(() => {
		const before = asked;
		dispatchEvent(new PointerEvent("pointerdown"));
		done(asked === before + 1); // unless it had just asked
	}, 700))`)
	p.ActivateControl("settings")
	p.WaitState("the settings", `s.scene === "settings" && s.drawn`)
}

// deviceIs asks whether the game's sound device is in a state.
func deviceIs(state string) string {
	return fmt.Sprintf(`treillePage.audioContexts[0]?.state === %q`, state)
}

// TestTheSoundDeviceSleeps checks that the device sleeps while it is not needed, and wakes whenever it is.
func TestTheSoundDeviceSleeps(t *testing.T) {
	p := openAt(t, "?no-worker&count", webtest.Desktop.Coarse())
	p.Click(5, 400)
	for range 2 {
		p.Wait("the device to run", deviceIs("running"))
		p.Wait("the device to sleep", deviceIs("suspended"))
		var before, after int
		p.Eval("treille.test.samples", &before)
		p.Frames(30)
		p.Eval("treille.test.samples", &after)
		if after != before {
			t.Errorf("%d requests for samples asleep", after-before)
		}
		p.Click(5, 400)
	}
	p.Wait("samples of a device that was woken", "treille.test.samples > 5")
}

// TestWaiting measures what waiting costs the processor, for a second or as long as TREILLE_WAIT says, and wants few frames
// to be asked for wherever the game rests.
func TestWaiting(t *testing.T) {
	wait, v := time.Second, webtest.Desktop.Coarse()
	if long, err := time.ParseDuration(os.Getenv("TREILLE_WAIT")); err == nil {
		wait, v = long, webtest.Desktop
	}
	v.Before = []string{counting}
	p := openIn(t, launch(t, webtest.LaunchWithTabs), "?no-worker&count", v)
	atRest := func() {
		p.WaitState("rest", `s.drawn && !s.moving`)
		p.Frames(30)
	}
	measure := func(where string, rests bool) {
		p.Eval(fmt.Sprintf("treille.rests(%v)", rests), nil)
		cpu := p.CPU()
		var frames int
		p.Eval(fmt.Sprintf(`new Promise((done) => {
			const before = asked;
			setTimeout(() => done(asked - before), %d);
		})`, wait.Milliseconds()), &frames)
		if rests && float64(frames) > 25*wait.Seconds() { // and not 60
			t.Errorf("%s: %d frames in %v", where, frames, wait)
		}
		t.Logf("%s, sparing frames: %v: %d frames, the processor computes %v in %v", where, rests, frames, p.CPU()-cpu, wait)
	}
	atRest()
	for _, rests := range []bool{true, false} {
		measure("home", rests)
	}
	sit(p, p.ActivateControl)
	atRest()
	for _, rests := range []bool{true, false} {
		measure("a table on a person's turn", rests)
	}
	p.Click(5, 400) // from now on there is sound
	p.Wait("the sound device to run", deviceIs("running"))
	p.Wait("the sound device to sleep", deviceIs("suspended"))
	atRest()
	measure("a table with sound", true)
	p.Click(5, 400)
	p.Wait("the sound device to run", deviceIs("running"))
	p.Leave()
	p.Wait("silence out of sight", deviceIs("suspended"))
	measure("out of sight", true)
}

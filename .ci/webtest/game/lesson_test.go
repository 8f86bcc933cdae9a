package game

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"treille/engine/enginetest/soak"
	"treille/webtest"
)

// A pupil goes through a lesson: he presses what the hidden text names.
type pupil struct {
	t     *testing.T
	p     *webtest.Page
	press func(id string)
}

// learn begins the lesson of a game on its page, or goes on with it.
func (l pupil) learn(game string) {
	l.press("play/" + game)
	l.p.WaitState("the page of the game", `s.scene === "gamepage"`)
	l.press("learn")
	l.p.WaitState("the table", fmt.Sprintf(`s.scene === %q`, game))
}

// plate is what the plate says: the number of the step, its words and, if there is
// something to press, what.
func (l pupil) plate() (said []string) {
	l.p.Wait("a step", `document.querySelector("#treille-outline [data-section=lesson]")`)
	l.p.Eval(`Array.from(document.querySelectorAll("#treille-outline [data-section=lesson] :is(h1, h2, p)"), (e) => e.textContent)`, &said)
	return said
}

// wanted is the id of the control that the plate names.
func (l pupil) wanted(plate []string) string {
	l.t.Helper()
	if len(plate) < 3 {
		return "lesson/go-on"
	}
	label, named := strings.CutPrefix(plate[2], "Now press: ")
	for _, c := range l.p.Controls() {
		if named && c.Enabled && c.Label == label {
			return c.ID
		}
	}
	l.t.Fatalf("no control that can be pressed is what the plate names: %q", plate)
	return ""
}

// do presses what is wanted, and waits until something else is.
func (l pupil) do() {
	l.t.Helper()
	before := l.plate()
	l.press(l.wanted(before))
	l.p.Wait("something else to be wanted", fmt.Sprintf(`((s) => !s || s.textContent !== %q)(document.querySelector("#treille-outline [data-section=lesson]"))`, strings.Join(before, "")))
}

// upTo does all until the plate of a step comes.
func (l pupil) upTo(step string) {
	l.t.Helper()
	for n := 0; l.plate()[0] != step; n++ {
		if n > 40 {
			l.t.Fatalf("%q does not come", step)
		}
		l.do()
	}
}

// stands fails the test unless the plate is that of a step.
func (l pupil) stands(step string) {
	l.t.Helper()
	if now := l.plate(); now[0] != step {
		l.t.Errorf("the lesson stands at %q, not at %q", now, step)
	}
}

// TestALessonByTouch goes through a whole lesson. It is left at one step and reloaded at
// another, and becomes a game.
func TestALessonByTouch(t *testing.T) {
	t.Parallel()
	p := open(t, phone())
	l := pupil{t, p, tap(p)}
	l.learn("weinhaendler")
	l.upTo("Step 4 of 12")
	l.press("lesson/do")
	p.Frames(6)
	l.stands("Step 4 of 12")
	p.Screenshot("phone-lesson")
	l.press("lesson/skip")
	p.WaitState("what can be skipped", `s.panel`)
	l.press("skip/leave")
	p.WaitState("the page of the game", `s.scene === "gamepage"`)
	p.Ticks(40) // a press at once could be meant for what lay there before
	l.press("learn")
	l.stands("Step 4 of 12")
	l.upTo("Step 7 of 12")
	l.do() // a bottle is lifted
	p.Reload()
	l.stands("Step 7 of 12")
	l.upTo("Step 12 of 12")
	l.press("lesson/go-on")
	p.WaitControl("end/easy")
	p.Screenshot("phone-lesson-end")
	l.press("end/easy")
	p.WaitState("a decision of the game", `s.deciding && !document.querySelector("#treille-outline [data-section=lesson]")`)
	before := now(p)
	decide(t, p, tap(p))
	p.Reload()
	p.WaitState("the game", fmt.Sprintf(`s.scene === "weinhaendler" && s.ply > %d`, before.Ply))
}

// TestALessonByEnter goes through the beginning of a lesson with Enter alone: what is to be
// pressed has the focus.
func TestALessonByEnter(t *testing.T) {
	t.Parallel()
	v := webtest.Desktop.Coarse()
	v.Width, v.Height = 844, 390
	p := open(t, fast(v))
	l := pupil{t, p, press(t, p)}
	l.learn("vino")
	l.press = func(id string) {
		t.Helper()
		p.Wait("the focus on "+id, fmt.Sprintf(`document.activeElement.dataset.control === %q`, id))
		p.Press(kb.Enter)
	}
	l.upTo("Step 7 of 11")
}

// partOfALesson is the beginning of a lesson, with a reload and a step back in it.
func partOfALesson(t *testing.T, b *webtest.Browser, v webtest.View, pressing func(*webtest.Page) func(id string)) {
	p := openIn(t, b, "?count", v)
	l := pupil{t, p, pressing(p)}
	l.learn("zankapfel")
	l.upTo("Step 3 of 12")
	p.Reload()
	l.stands("Step 3 of 12")
	l.upTo("Step 4 of 12")
	l.press("lesson/back")
	p.Wait("the step before", `document.querySelector("#treille-outline [data-section=lesson]").textContent.startsWith("Step 3 of 12")`)
	l.upTo("Step 4 of 12")
}

// TestPartOfALessonInOtherBrowsers begins a lesson in Firefox, and in make soak in WebKit too: other games there need of the
// browser what it needs.
func TestPartOfALessonInOtherBrowsers(t *testing.T) {
	partOfALesson(t, firefox, phone(), tap)
	if soak.On() {
		partOfALesson(t, launch(t, webtest.LaunchWebKit), fast(webtest.View{Width: 480, Height: 700}), tapOrClick)
	}
}

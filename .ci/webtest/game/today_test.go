package game

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"treille/webtest"
)

// clock lets the time go on from what the storage says.
const clock = `(() => {
	const RealDate = Date, began = RealDate.now();
	const now = () => Number(localStorage.getItem("treille-test.clock")) + RealDate.now() - began;
	window.Date = class extends RealDate {
		constructor(...given) { given.length ? super(...given) : super(now()); }
		static now() { return now(); }
	};
})()`

// A calendar is a page whose clock can be set.
type calendar struct {
	t *testing.T
	p *webtest.Page
}

// turnTo sets the clock to noon of a day of November 2026, and opens the page anew.
func (c calendar) turnTo(day int) {
	noon := time.Date(2026, 11, day, 12, 0, 0, 0, time.UTC)
	c.p.Eval(fmt.Sprintf(`(sessionStorage.clear(), localStorage.setItem("treille-test.clock", "%d"))`, noon.UnixMilli()), nil)
	c.p.Reload()
	c.p.WaitStarted()
	c.p.WaitControl("saves")
}

// wants waits until today's table is of a game, and has come so far.
func (c calendar) wants(game string, begun, done bool, run int) {
	c.t.Helper()
	c.p.WaitState("today's table", fmt.Sprintf(`s.scene === "home" && s.today === %q && s.begun === %v && s.done === %v && s.run === %d`, game, begun, done, run))
}

// goOn plays today's table, which has begun, to its result.
func (c calendar) goOn(game string) {
	c.t.Helper()
	tap(c.p)("continue")
	decision(c.p, game, tap(c.p))
	finish(c.t, c.p, game, tap(c.p), skipByTouch(c.p))
	backToTheTable(c.p, game, tap(c.p))
}

func TestTodaysTable(t *testing.T) {
	t.Parallel()
	v := phone()
	v.Before = append(v.Before, clipboard, clock)
	p := open(t, v)
	c := calendar{t, p}
	c.turnTo(22)
	c.wants("weinhaendler", false, false, 0)
	p.Screenshot("phone-today")
	tap(p)("today")
	decision(p, "weinhaendler", tap(p))
	c.turnTo(22)
	c.wants("weinhaendler", true, false, 0)
	c.goOn("weinhaendler")
	c.turnTo(22)
	c.wants("weinhaendler", false, true, 1)
	tap(p)("today")
	p.WaitState("what came of it", `s.panel`)
	p.Screenshot("phone-today-outcome")
	tap(p)("today/copy")
	p.Wait("the text in the clipboard", `window.copied`)
	var text, address string
	p.Eval(`copied`, &text)
	p.Eval(`location.origin + location.pathname`, &address)
	if !strings.HasPrefix(text, "Treille, today’s table 2026-11-22: Weinhändler, ") || !strings.HasSuffix(text, " "+address) || len([]rune(text)) > 200 {
		t.Errorf("copied is %q", text)
	}

	c.turnTo(23)
	c.wants("vino", false, false, 1)
	tap(p)("today")
	decision(p, "vino", tap(p))
	c.turnTo(23)
	c.wants("vino", true, false, 1)

	c.turnTo(22) // the clock is set back: nothing twice
	c.wants("weinhaendler", false, true, 1)
	c.turnTo(21)
	c.wants("farbenpoker", false, false, 0)
	c.turnTo(24)
	c.wants("zankapfel", false, false, 0)
}

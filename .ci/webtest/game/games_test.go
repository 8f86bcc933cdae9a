package game

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"treille/engine/enginetest/soak"
	"treille/webtest"
)

// The games that have come after Weinhändler are played by somebody clumsy, who presses
// whatever chooses something until a button decides.

// TestWholeGamesByTouchOnAPhone plays a game whole, of which most is decided at once, and all in make soak; another is
// played whole at today's table. Without its service worker, which fills its cache meanwhile, the game
// asks for nothing more.
func TestWholeGamesByTouchOnAPhone(t *testing.T) {
	t.Parallel()
	for _, game := range []string{"zankapfel", "vino", "farbenpoker"}[:soak.Of(1, 3)] {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			v := phone()
			if game == "zankapfel" { // is heard
				v.Before = []string{settings("speed instant")}
			}
			p := openAt(t, "?no-worker", v)
			asked := len(p.Server.Requests())
			p.Screenshot("phone-home")
			prepareGame(p, game, tap(p))
			tap(p)("start")
			decision(p, game, tap(p))
			p.Screenshot("phone-" + game)
			finish(t, p, game, tap(p), skipByTouch(p))
			p.Screenshot("phone-" + game + "-result")
			backToTheTable(p, game, tap(p))
			p.CheckNoStrangers()
			if after := p.Server.Requests()[asked:]; len(after) > 0 {
				t.Errorf("asked for after the first frame: %q", after)
			}
		})
	}
}

// TestTheEndsOfGamesByKeyboardOnADesktop plays what is left of games that are under way.
func TestTheEndsOfGamesByKeyboardOnADesktop(t *testing.T) {
	t.Parallel()
	for _, game := range all {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			p := open(t, underWay(t, desktop(), game))
			goOn(p, game, press(t, p))
			p.Screenshot("desktop-" + game)
			finish(t, p, game, press(t, p), func() {
				if main := focused(p); slices.ContainsFunc(p.Controls(), func(c webtest.Control) bool { return c.ID == main && !c.Enabled }) {
					p.Press(kb.Enter)
				}
			})
			p.Screenshot("desktop-" + game + "-result")
			backToTheTable(p, game, press(t, p))
		})
	}
}

// finish plays from a decision to the result. skip skips what is being shown.
func finish(t *testing.T, p *webtest.Page, game string, press func(id string), skip func()) {
	t.Helper()
	if game == "weinhaendler" {
		playOut(t, p, press)
		return
	}
	c := clumsy{t: t, p: p, press: press, skip: skip, dice: rand.New(rand.NewPCG(1, 2))}
	for range 600 {
		if now(p).Scene == "result" {
			return
		}
		c.decide()
	}
	t.Fatal("the game does not end")
}

// backToTheTable goes from the result to the table.
func backToTheTable(p *webtest.Page, game string, press func(id string)) {
	press("see")
	p.WaitState("the table", fmt.Sprintf(`s.scene === %q && s.over`, game))
}

// skipByTouch taps the banner's edge, where nothing is to press.
func skipByTouch(p *webtest.Page) func() {
	return func() { p.Tap(110, 6) }
}

// A clumsy player knows which buttons decide, and no more. He likes to press what has
// just come up.
type clumsy struct {
	t     *testing.T
	p     *webtest.Page
	press func(id string)
	skip  func()
	dice  *rand.Rand
	there []string // what could be chosen before the last press
}

// decides are the buttons that decide something, and gives up those that decide for
// nothing, in the order in which they are pressed.
var (
	decides = []string{"choose", "buy", "take", "give", "raise", "sell", "announce", "call", "discord", "offer", "draw", "put", "go", "go-on", "dice"}
	givesUp = []string{"pass", "nosale", "nothing", "none", "decline", "wait", "reroll"}
)

// looks are the controls that only show something.
var looks = []string{"menu", "inspect", "rules", "log", "undo", "sound", "settings", "since", "look", "others", "cellar", "orchard", "map", "close",
	"pile", "sheet", "barrels", "leave", "back", "again", "next", "last"}

// pickedEnough is how many things are chosen before the player gives up.
const pickedEnough = 6

// pressAgain is after how long he presses again what has decided nothing: a press that came late, say.
const pressAgain = 5 * time.Second

// decide takes one decision.
func (c *clumsy) decide() {
	c.t.Helper()
	before := now(c.p)
	taken := fmt.Sprintf(`s.ply > %d || s.scene === "result"`, before.Ply)
	for picked := 0; picked < 100; picked++ {
		id, decides := c.next(picked >= pickedEnough)
		if id == "" {
			c.t.Fatalf("nothing can be pressed: %+v, %+v", now(c.p), c.p.Controls())
		}
		c.press(id)
		if !decides {
			if now(c.p).Ply == before.Ply { // a second press may have decided
				continue
			}
		}
		pressed := time.Now()
		c.p.Until("the decision or a question", func() bool {
			if s := now(c.p); s.Ply > before.Ply || s.Scene == "result" || s.Panel {
				return true
			}
			if time.Since(pressed) > pressAgain {
				pressed = time.Now()
				c.press(id)
			}
			return false
		})
		if now(c.p).Panel {
			c.press("sure")
		}
		c.p.WaitState("the decision to be taken", taken)
		c.await()
		return
	}
	c.t.Fatalf("after 100 presses nothing decides: %+v", c.p.Controls())
}

// await waits for the next decision, says that it has understood that the end is near, and
// skips what is shown even at "instant": what has to be remembered. By keyboard it waits that
// out where Enter would press something.
func (c *clumsy) await() {
	c.t.Helper()
	const next = `s.deciding || s.scene === "result"`
	c.p.Until("the end of what is shown", func() bool {
		c.p.WaitState("the next decision, or something to skip", next+" || s.behind || s.last")
		switch s := now(c.p); {
		case s.Deciding || s.Scene == "result":
			return true
		case s.Last:
			c.press("understood")
		case s.Rolls:
			c.press("roll")
		default:
			c.skip()
		}
		return false
	})
}

// next is the control to press next, and whether it decides.
func (c *clumsy) next(enough bool) (id string, commits bool) {
	var chooses []string
	enabled := map[string]bool{}
	for _, k := range c.p.Controls() {
		if !k.Enabled {
			continue
		}
		enabled[k.ID] = true
		first, _, part := strings.Cut(k.ID, "/")
		switch {
		case first == "hint": // the adviser thinks long; hints have a test of their own
		case k.ID == "pile" && k.Role == "checkbox": // its card can be bought
			chooses = append(chooses, k.ID)
		case slices.Contains(looks, first), slices.Contains(decides, k.ID), slices.Contains(givesUp, k.ID):
		case part && (first == "seat" || first == "tab" || first == "taken" || first == "back"):
		default:
			chooses = append(chooses, k.ID)
		}
	}
	for _, id := range decides {
		if enabled[id] {
			return id, true
		}
	}
	if enough || len(chooses) == 0 {
		for _, id := range givesUp {
			if enabled[id] {
				return id, true
			}
		}
	}
	if len(chooses) == 0 {
		return "", false
	}
	news := slices.DeleteFunc(slices.Clone(chooses), func(id string) bool { return slices.Contains(c.there, id) })
	c.there = chooses
	if len(news) > 0 && c.dice.IntN(4) > 0 {
		chooses = news
	}
	return chooses[c.dice.IntN(len(chooses))], false
}

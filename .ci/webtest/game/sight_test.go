package game

import (
	"strings"
	"testing"

	"treille/webtest"
)

// shared seats two people and a computer player.
const shared = `localStorage.setItem("treille.settings", "treille-settings 1\nasked on\nspeed instant\nmuted on\nseat weinhaendler human fox Clara\nseat weinhaendler human owl Hugo\nseat weinhaendler medium snail Jonas\n")`

// title returns the title of the page.
func title(p *webtest.Page) (s string) {
	p.Eval("document.title", &s)
	return s
}

// The window loses the focus, or has it again.
func focus(p *webtest.Page, what string) {
	p.Eval(`dispatchEvent(new Event("`+what+`"))`, nil)
}

// hide hides the page, as a change of tab does, or shows it again.
func hide(p *webtest.Page, hidden string) {
	p.Eval(`Object.defineProperty(document, "hidden", { configurable: true, get: () => `+hidden+` }), document.dispatchEvent(new Event("visibilitychange"))`, nil)
}

// sitShared starts a game with a cover, and returns who is to take the device.
func sitShared(p *webtest.Page) (name string) {
	press := tapOrClick(p)
	prepare(p, press)
	press("start")
	p.WaitState("the cover", `s.cover`)
	press("ready")
	p.WaitState("a decision", `s.deciding && !s.cover`)
	p.Eval(`document.getElementById("treille-live-polite").lastElementChild.textContent`, &name)
	name, _, _ = strings.Cut(name, "’")
	return strings.TrimPrefix(name, "It is ")
}

func TestAHiddenHandIsCoveredWhenTheWindowLosesTheFocus(t *testing.T) {
	t.Parallel()
	v := webtest.Desktop.Coarse()
	v.Before = []string{shared}
	p := open(t, v)
	sitShared(p)
	for name, leave := range map[string]func(away bool){
		"focus": func(away bool) { focus(p, map[bool]string{true: "blur", false: "focus"}[away]) },
		"tab":   func(away bool) { hide(p, map[bool]string{true: "true", false: "false"}[away]) },
	} {
		leave(true)
		p.WaitState("the cover", `s.cover && s.drawn`)
		p.WaitControl("ready")
		if control(p, "hand/") != "" {
			t.Errorf("%s: the hand lies open under the cover", name)
		}
		leave(false)
		p.Frames(6)
		if !now(p).Cover {
			t.Errorf("%s: the cover went by itself", name)
		}
		tapOrClick(p)("ready")
		p.WaitState("the hand", `!s.cover && s.deciding`)
	}
}

// One person alone hides nothing from himself.
func TestASinglePersonIsNotCovered(t *testing.T) {
	t.Parallel()
	p := open(t, desktop())
	sit(p, tapOrClick(p))
	focus(p, "blur")
	p.Frames(6)
	if now(p).Cover {
		t.Error("a single person's table is covered")
	}
}

func TestInTheBackgroundTheTitleSaysWhoseTurnItIs(t *testing.T) {
	t.Parallel()
	v := webtest.Desktop.Coarse()
	v.Before = []string{shared}
	p := open(t, v)
	if got := title(p); got != "Treille" {
		t.Errorf("at home the title is %q", got)
	}
	name := sitShared(p)
	const plain = "Weinhändler"
	if got := title(p); got != plain {
		t.Errorf("at the table the title is %q", got)
	}
	for _, c := range []struct{ leave, back func() }{
		{func() { focus(p, "blur") }, func() { focus(p, "focus") }},
		{func() { hide(p, "true") }, func() { hide(p, "false") }},
	} {
		c.leave()
		if got, want := title(p), name+"’s turn · "+plain; got != want {
			t.Errorf("in the background the title is %q, want %q", got, want)
		}
		c.back()
		if got := title(p); got != plain {
			t.Errorf("back in front the title is %q", got)
		}
	}
}

// Beside another window, the game goes on and its title with it.
func TestBesideAnotherWindowTheTitleFollowsTheGame(t *testing.T) {
	t.Parallel()
	v := webtest.Desktop.Coarse()
	v.Before = []string{settings("muted on"), unseen}
	p := open(t, v)
	p.Eval(`window.titles = new Set(), new MutationObserver(() => titles.add(document.title)).observe(document.querySelector("title"), { childList: true })`, nil)
	press := tapOrClick(p)
	prepare(p, press)
	press("start")
	p.WaitState("a decision", `s.deciding`)
	focus(p, "blur")
	p.WaitControl("pass")
	p.ActivateControl("pass")
	p.ActivateControl("sure")
	p.Wait("others’ turns in the title", `[...titles].filter((t) => t.includes("’s turn · ")).length > 1`)
}

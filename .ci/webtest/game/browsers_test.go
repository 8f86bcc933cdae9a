package game

import (
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"treille/wasm/site"
	"treille/webtest"
)

// WebKit is started by its own tests, and Firefox by the first of its own, which are not parallel: one of them runs at a time.

func TestAGameInFirefox(t *testing.T) {
	gameIn(t, firefox, "firefox", webtest.Phone.Coarse(), tap)
}

// WebKit has no window as narrow as a phone's, and its driver no fingers.
func TestAGameInWebKit(t *testing.T) {
	gameIn(t, launch(t, webtest.LaunchWebKit), "webkit", webtest.View{Width: 480, Height: 700}, tapOrClick)
}

// hears checks that what a page does wrong is noticed in a browser, so that the game's silence means something.
func hears(t *testing.T, b *webtest.Browser) {
	page := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", site.Policy())
		_, _ = io.WriteString(w, "<!doctype html><head><title>A page</title></head>")
	})
	p := b.Open(t, webtest.Serve(t, page), "", webtest.View{Width: 480, Height: 700, AllowErrors: true})
	p.Wait("the page", `document.title === "A page"`)
	p.Eval(`console.error("said in the console")`, nil)
	p.Eval(`setTimeout(() => { throw new Error("caught by nobody") })`, nil)
	p.Eval(`Promise.reject(new Error("refused to nobody"))`, nil)
	p.Eval(`document.body.appendChild(new Image()).src = "http://stranger.invalid/"`, nil)
	for _, want := range []string{"said in the console", "caught by nobody", "refused to nobody", "stranger.invalid"} {
		p.Until(want+" to be noticed", func() bool {
			return slices.ContainsFunc(p.Complaints(), func(c string) bool { return strings.Contains(c, want) })
		})
	}
	p.Close()
}

// launch starts a browser for one test.
func launch(t *testing.T, start func() (*webtest.Browser, error)) *webtest.Browser {
	t.Helper()
	b, err := start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Errorf("the browser has left something behind: %v", err)
		}
	})
	return b
}

// gameIn plays with sound from home to the result, with keys in between, a reload, and most of the game left out.
func gameIn(t *testing.T, b *webtest.Browser, name string, v webtest.View, pressing func(*webtest.Page) func(id string)) {
	hears(t, b)
	v.Before = []string{settings("speed instant")}
	p := openIn(t, b, "?count", v)
	press := pressing(p)
	p.Wait("the first picture below the game to be covered", covered)
	if p.ReadsProgram() {
		t.Error("no worker has compiled the program")
	}
	p.Screenshot(name + "-home")
	sit(p, press)
	p.Wait("the audio thread to ask for samples", "treille.test.samples > 5")
	p.Screenshot(name + "-table")
	p.Wait("the sound device to sleep", deviceIs("suspended"))
	p.Press("1")
	p.Wait("the sound device to wake", deviceIs("running"))
	p.WaitState("a lifted bottle", `s.lifted === 1`)
	p.Press("1")
	p.WaitState("no lifted bottle", `s.lifted === 0`)
	p.Press(kb.Tab)
	p.Wait("a control with the focus", `document.activeElement.dataset.control`)
	there := focused(p)
	p.Tab(-1)
	p.Wait("the focus on the one before", fmt.Sprintf(`((id) => id && id !== %q)(document.activeElement.dataset.control)`, there))
	p.Eval(`document.getElementById("treille-control-menu").focus()`, nil)
	p.Press(kb.Enter)
	p.WaitState("the menu", `s.panel`)
	p.Press(kb.Escape)
	p.WaitState("no menu", `!s.panel`)
	for range 3 {
		decide(t, p, press)
	}
	before := now(p)
	p.Reload()
	p.WaitStarted()
	p.WaitState("the table", `s.scene === "weinhaendler" && s.deciding`)
	if after := now(p); after.Ply != before.Ply || after.Round != before.Round || after.Hand != before.Hand {
		t.Errorf("before the reload %+v, after it %+v", before, after)
	}
	p.Press("1") // browsers let sound begin with a press
	p.Wait("the audio thread to ask for samples again", "treille.test.samples > 5")
	p.Close()

	p = openIn(t, b, "?no-worker", underWay(t, v, "weinhaendler"))
	goOn(p, "weinhaendler", pressing(p))
	playOut(t, p, pressing(p))
	p.WaitState("rest", "!s.moving")
	p.Screenshot(name + "-result")
}

package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"testing"
	"time"
)

// Patience is how long a test waits for something that must happen. Drawing is done by the CPU here, and the machine may
// have other work: only what never happens may take longer.
const Patience = 3 * time.Minute

// Browser is one running browser. A test has one at a time: input reaches only the window in front.
type Browser struct{ driver driver }

// A driver runs one kind of browser.
type driver interface {
	// open opens an empty tab, seen as v says.
	open(t T, v View) tab
	// quit ends the browser and removes what it has written.
	quit() error
}

// A tab drives one page. All that differs from browser to browser is behind this; what a player does with it, in
// Page, is the same everywhere. A context bounds how long a method may take.
type tab interface {
	// show changes size, scale and whatever else of a view can be changed while a page is open.
	show(ctx context.Context, v View) error
	// navigate begins to load address, and does not wait for the page.
	navigate(ctx context.Context, address string) error
	// reload begins to reload the page, as F5 does.
	reload(ctx context.Context) error
	// evaluate returns, as JSON, what the expression is, or what it promises.
	evaluate(ctx context.Context, expression string) (json.RawMessage, error)
	// finger and mouse do something with the pointer at x, y (CSS px).
	finger(ctx context.Context, g gesture, x, y float64) error
	mouse(ctx context.Context, g gesture, x, y float64) error
	// key presses a key or lets it go, with modifiers held. The special ones are those of package kb of chromedp.
	key(ctx context.Context, r rune, modifiers Modifier, down bool) error
	// screenshot returns what is to be seen as PNG.
	screenshot(ctx context.Context) ([]byte, error)
	// close closes the tab.
	close(ctx context.Context) error
	// complaints returns what the page has done wrong so far: errors in the console, exceptions that nobody caught,
	// and, in Firefox and WebKit, breaches of the page's policy.
	complaints() []string
}

// A gesture is what a finger or the left mouse button does.
type gesture string

const (
	down   gesture = "down"
	up     gesture = "up"
	cancel gesture = "cancel" // the system takes the finger away; only in Chromium
)

// Close ends the browser and removes what it has written.
func (b *Browser) Close() error { return b.driver.quit() }

// Main runs the tests of a package with one Chromium, which it puts into *b. A package calls it from TestMain.
func Main(m *testing.M, b **Browser) {
	browser, err := Launch()
	if err != nil {
		fmt.Fprintln(os.Stderr, "webtest:", err)
		os.Exit(1)
	}
	*b = browser
	code := m.Run()
	if err := browser.Close(); err != nil {
		fmt.Fprintln(os.Stderr, "webtest: the browser has left something behind:", err)
		code = 1
	}
	os.Exit(code)
}

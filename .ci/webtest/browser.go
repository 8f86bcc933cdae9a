package webtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"testing"
	"time"
)

// Patience is how long a test waits for something that must happen. Drawing is done by the CPU here, and the machine may
// have other work: only what never happens may take longer.
const Patience = 3 * time.Minute

// Browser is a browser that runs, or starts when a test opens a page in it.
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
	// leave closes a tab whose test has ended, or leaves it standing as long as that saves the next test work.
	leave(ctx context.Context) error
	// complaints returns what the page has done wrong so far: errors in the console, exceptions that nobody caught,
	// and, in Firefox and WebKit, breaches of the page's policy.
	complaints() []string
}

// tapTime is how long a finger or a button is down in a tap, which is no long press.
const tapTime = 60 * time.Millisecond

// A gesture is what a finger or the left mouse button does.
type gesture string

const (
	down   gesture = "down"
	up     gesture = "up"
	tap    gesture = "tap"    // down and up again after tapTime, however long the browser takes to note it
	cancel gesture = "cancel" // the system takes the finger away; only in Chromium
)

// Close ends the browser and removes what it has written.
func (b *Browser) Close() error { return b.driver.quit() }

// Main runs the tests of a package with Chromium, and Firefox too if it is asked for, which it puts into *b: each test has
// one of its own while it runs, since input reaches only the window in front. A package calls it from TestMain. No browser
// starts before a test opens a page in it: none does if only tests of other browsers are run.
func Main(m *testing.M, b ...**Browser) {
	for i, launch := range []func() (*Browser, error){launchQuick, LaunchFirefox}[:len(b)] {
		*b[i] = &Browser{&pool{launch: launch, taken: map[T]*Browser{}}}
	}
	code := m.Run()
	for _, b := range b {
		if err := (*b).Close(); err != nil {
			fmt.Fprintln(os.Stderr, "webtest: the browser has left something behind:", err)
			code = 1
		}
	}
	os.Exit(code)
}

// A pool is as many browsers of a kind as there are tests at once. A browser whose test has ended serves the next.
type pool struct {
	launch func() (*Browser, error)

	mu    sync.Mutex // guards what follows
	all   []*Browser
	free  []*Browser
	taken map[T]*Browser
}

func (p *pool) open(t T, v View) tab {
	t.Helper()
	b, err := p.of(t)
	if err != nil {
		t.Fatal(err)
	}
	return b.driver.open(t, v)
}

// of returns the browser that a test has until it ends.
func (p *pool) of(t T) (*Browser, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if b := p.taken[t]; b != nil {
		return b, nil
	}
	if len(p.free) == 0 {
		b, err := p.launch()
		if err != nil {
			return nil, err
		}
		p.all, p.free = append(p.all, b), append(p.free, b)
	}
	b := p.free[len(p.free)-1]
	p.free, p.taken[t] = p.free[:len(p.free)-1], b
	t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		delete(p.taken, t)
		p.free = append(p.free, b)
	})
	return b, nil
}

func (p *pool) quit() error {
	var err error
	for _, b := range p.all {
		err = errors.Join(err, b.Close())
	}
	return err
}

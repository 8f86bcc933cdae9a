package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// View says how a page is seen. Firefox and WebKit heed size and Before, Firefox also the scale; the rest is for Chromium.
type View struct {
	Width, Height int     // CSS px; WebKit's least width is 447
	Scale         float64 // device px per CSS px; 0 is 1
	Touch         bool    // a phone: fingers, no mouse
	Insets        [4]int  // safe area: top, right, bottom, left, CSS px
	Languages     string  // as in Accept-Language; "" is "en"
	ReducedMotion bool

	// Before holds scripts that run before those of the page. WebKit, whose driver cannot do that, runs them once, on
	// an empty page of the same server: enough to put something into the storage.
	Before []string
	// Profile, if not empty, names a profile that pages of one test share: storage, cache, service worker. A page without
	// one finds nothing stored; only in Chromium it shares the browser's own profile, and its process, with others.
	Profile string
	// Again, of a page without a profile of its own, is for a second visit: it finds what the pages before have stored.
	Again bool
	// Settle is how long a new window rests before it goes to the page: Chromium builds its own first.
	Settle time.Duration
	// AllowErrors is for tests in which the page is meant to fail: errors in the console do not fail the test.
	AllowErrors bool
}

// scale returns the device px per CSS px.
func (v View) scale() float64 {
	if v.Scale == 0 {
		return 1
	}
	return v.Scale
}

// Coarse is the view with a quarter of a device pixel for each CSS pixel: the processor draws here, and has less to draw.
func (v View) Coarse() View {
	v.Scale = 0.25
	return v
}

// Sizes at which the design was drawn.
var (
	Phone   = View{Width: 390, Height: 844, Scale: 2, Touch: true}
	Desktop = View{Width: 1280, Height: 800}
)

// Page is one open page, seen by one test.
type Page struct {
	Server *Server

	t      T
	tab    tab
	view   View
	closed bool
}

// Open opens address, relative to the server's page ("" or "?count"), and closes it when the test ends. It does not
// wait for the game: see Wait.
func (b *Browser) Open(t T, s *Server, address string, v View) *Page {
	t.Helper()
	p := &Page{Server: s, t: t, tab: b.driver.open(t, v), view: v}
	t.Cleanup(func() {
		if !p.closed {
			p.do(p.tab.leave)
		}
		p.checkComplaints()
	})
	p.SetView(v)
	if w, ok := p.tab.(*webKitTab); ok {
		p.do(func(ctx context.Context) error { return w.prepare(ctx, s, v.Before) })
	}
	if _, ok := p.tab.(*chromiumTab); ok && v.Profile == "" && !v.Again {
		p.clear("all") // of an earlier server with the same port
	}
	time.Sleep(v.Settle)
	p.do(func(ctx context.Context) error { return p.tab.navigate(ctx, s.URL+address) })
	return p
}

// Close closes the page before its test ends.
func (p *Page) Close() {
	p.t.Helper()
	if !p.closed {
		p.closed = true
		p.do(p.tab.close)
	}
}

// Complaints returns what the page has done wrong so far: errors in the console, exceptions that nobody caught and, in
// Firefox and WebKit, breaches of its policy.
func (p *Page) Complaints() []string { return p.tab.complaints() }

func (p *Page) checkComplaints() {
	if p.view.AllowErrors {
		return
	}
	for _, c := range p.Complaints() {
		p.t.Errorf("in the browser: %s", c)
	}
}

// do does something with the tab, and ends the test if that fails or takes too long.
func (p *Page) do(what func(ctx context.Context) error) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	if err := what(ctx); err != nil {
		p.t.Fatalf("in the browser: %v", err)
	}
}

// inChromium returns the page's tab for what is done in Chromium alone.
func (p *Page) inChromium() *chromiumTab {
	p.t.Helper()
	c, ok := p.tab.(*chromiumTab)
	if !ok {
		p.t.Fatal("this can be done in Chromium only")
	}
	return c
}

// SetView changes how the page is seen: turn the device with it, or plug in another screen.
func (p *Page) SetView(v View) {
	p.t.Helper()
	p.do(func(ctx context.Context) error { return p.tab.show(ctx, v) })
	p.view = v
}

// Eval evaluates a JavaScript expression and stores its value, or what it promises, in into. If that is nil, the value
// is dropped, and no promise awaited.
func (p *Page) Eval(expression string, into any) {
	p.t.Helper()
	if into == nil {
		expression = "void (" + expression + "), null"
	}
	p.do(func(ctx context.Context) error {
		value, err := p.tab.evaluate(ctx, expression)
		if err != nil || into == nil {
			return err
		}
		return json.Unmarshal(value, into)
	})
}

// Until looks from frame to frame whether something is done that the page alone cannot tell. what says in the test's report
// what was awaited.
func (p *Page) Until(what string, done func() bool) {
	p.t.Helper()
	for deadline := time.Now().Add(Patience); !done(); p.Frames(1) {
		if time.Now().After(deadline) {
			p.t.Fatalf("waited in vain for %s", what)
		}
	}
}

// Wait waits until the JavaScript expression, or what it promises, is true. what says in the test's report what was awaited.
func (p *Page) Wait(what, expression string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	wrapped := fmt.Sprintf("(async () => { try { return Boolean(await (%s)) } catch { return false } })()", expression)
	// Asked again and again rather than by a promise in the page, so that it outlives a reload. The pause in between, longer
	// each time, leaves the processor to the page.
	for pause := shortPause; ctx.Err() == nil; pause = min(2*pause, longPause) {
		if ok, err := p.tab.evaluate(ctx, wrapped); err == nil && string(ok) == "true" {
			return
		}
		time.Sleep(pause)
	}
	p.t.Fatalf("waited in vain for %s: %s\n%s", what, expression, p.plight())
}

// Between two questions whether something is as it should be.
const (
	shortPause = 4 * time.Millisecond
	longPause  = 64 * time.Millisecond
)

// plight says what can be said of a page that does not do what it should.
func (p *Page) plight() string {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	state := "unknown; the page does not answer"
	if value, err := p.tab.evaluate(ctx, `window.treille ? treille.test.stateText : document.body.innerText`); err == nil {
		state = string(value)
	}
	return "state: " + state + "\n" + strings.Join(p.tab.complaints(), "\n")
}

// WaitState waits until condition, a JavaScript expression over the game's published state s, is true.
func (p *Page) WaitState(what, condition string) {
	p.t.Helper()
	p.Wait(what, fmt.Sprintf("((s) => s && (%s))(treille.test.state)", condition))
}

// WaitStarted waits for the first frame of home.
func (p *Page) WaitStarted() {
	p.t.Helper()
	p.Wait("the first frame", `performance.getEntriesByName("treille-first-frame").length > 0`)
}

// State stores the game's published state in into.
func (p *Page) State(into any) {
	p.t.Helper()
	var text string
	p.Eval("treille.test.stateText", &text)
	if err := json.Unmarshal([]byte(text), into); err != nil {
		p.t.Fatalf("the published state is not what was expected: %v\n%s", err, text)
	}
}

// Reload reloads the page, as F5 does.
func (p *Page) Reload() {
	p.t.Helper()
	p.Eval("window.treilleOld = true", nil)
	p.do(p.tab.reload)
	p.WaitReloaded()
}

// WaitReloaded waits until the page that was marked by window.treilleOld = true has made way for a new one.
func (p *Page) WaitReloaded() {
	p.t.Helper()
	p.Wait("the reload", "window.treilleOld === undefined && window.treille")
}

// Requests returns the addresses that the page has asked for, in order; not those of its service worker, for which
// see Server.Requests. Only in Chromium.
func (p *Page) Requests() []string {
	p.t.Helper()
	c := p.inChromium()
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.requests...)
}

// ReadsProgram reports whether the page's own thread has asked for the program, and not a worker.
func (p *Page) ReadsProgram() bool {
	p.t.Helper()
	var n int
	p.Eval(`performance.getEntriesByType("resource").filter((e) => e.name.endsWith(".wasm")).length`, &n)
	return n > 0
}

// CheckNoStrangers fails the test if the page has asked another host than its server for anything.
func (p *Page) CheckNoStrangers() {
	p.t.Helper()
	home, err := url.Parse(p.Server.URL)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, r := range p.Requests() {
		u, err := url.Parse(r)
		if err != nil || u.Scheme != "blob" && u.Scheme != "data" && u.Host != home.Host {
			p.t.Errorf("the page asked a stranger: %s", r)
		}
	}
}

// Screenshot writes what is to be seen as name.png into the folder that the environment variable TREILLE_SHOTS names,
// or nowhere without it, and returns the PNG.
func (p *Page) Screenshot(name string) []byte {
	p.t.Helper()
	var png []byte
	p.do(func(ctx context.Context) (err error) {
		png, err = p.tab.screenshot(ctx)
		return err
	})
	if dir := os.Getenv("TREILLE_SHOTS"); dir != "" {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			p.t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name+".png"), png, 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
	return png
}

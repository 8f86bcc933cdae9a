package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// View says how a page is seen.
type View struct {
	Width, Height int     // CSS px
	Scale         float64 // device px per CSS px; 0 is 1
	Touch         bool    // a phone: fingers, no mouse
	Insets        [4]int  // safe area: top, right, bottom, left, CSS px
	Languages     string  // as in Accept-Language; "" is "en"
	ReducedMotion bool

	// Before holds scripts that run before those of the page.
	Before []string
	// Profile, if not empty, names a profile that pages of one test share: storage, cache, service worker.
	Profile string
	// AllowErrors is for tests in which the page is meant to fail: errors in the console do not fail the test.
	AllowErrors bool
}

// Sizes at which the design was drawn.
var (
	Phone   = View{Width: 390, Height: 844, Scale: 2, Touch: true}
	Desktop = View{Width: 1280, Height: 800}
)

// Page is one open page, seen by one test.
type Page struct {
	Server *Server

	t    T
	ctx  context.Context
	view View

	profile cdp.BrowserContextID
	closed  bool

	mu       sync.Mutex
	errors   []string
	requests []string
}

// profiles remembers the browser contexts of named profiles, by test and name.
var profiles sync.Map

// Open opens address, relative to the server's page ("" or "?count"), and closes it when the test ends. It does not
// wait for the game: see Wait.
func (b *Browser) Open(t T, s *Server, address string, v View) *Page {
	t.Helper()
	profile := b.profile(t, v.Profile)
	id := b.newTarget(t, profile)
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithTargetID(id))
	p := &Page{Server: s, t: t, ctx: ctx, view: v, profile: profile}
	t.Cleanup(func() {
		p.Close()
		cancel()
		p.checkErrors()
	})
	chromedp.ListenTarget(ctx, p.listen)
	p.run(
		network.Enable(),
		runtime.Enable(),
		chromedp.ActionFunc(func(ctx context.Context) error {
			for _, script := range v.Before {
				if _, err := cdppage.AddScriptToEvaluateOnNewDocument(script).Do(ctx); err != nil {
					return err
				}
			}
			return nil
		}),
		emulation.SetFocusEmulationEnabled(true),
	)
	p.SetView(v)
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, _, _, err := cdppage.Navigate(s.URL + address).Do(ctx)
		return err
	}))
	return p
}

// onBrowser does an action that concerns the whole browser and not one page.
func (b *Browser) onBrowser(t T, action func(ctx context.Context) error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(cdp.WithExecutor(b.ctx, chromedp.FromContext(b.ctx).Browser), Patience)
	defer cancel()
	if err := action(ctx); err != nil {
		t.Fatalf("in the browser: %v", err)
	}
}

// profile returns a fresh profile, or the one that name has in this test. It is thrown away when the test ends.
func (b *Browser) profile(t T, name string) (id cdp.BrowserContextID) {
	t.Helper()
	key := t.Name() + "/" + name
	if known, ok := profiles.Load(key); ok && name != "" {
		return known.(cdp.BrowserContextID)
	}
	b.onBrowser(t, func(ctx context.Context) (err error) {
		id, err = target.CreateBrowserContext().Do(ctx)
		return err
	})
	t.Cleanup(func() {
		b.onBrowser(t, func(ctx context.Context) error { return target.DisposeBrowserContext(id).Do(ctx) })
	})
	if name != "" {
		profiles.Store(key, id)
	}
	return id
}

// newTarget opens an empty page in a window of its own: a headless browser has none for a new profile.
func (b *Browser) newTarget(t T, profile cdp.BrowserContextID) (id target.ID) {
	t.Helper()
	b.onBrowser(t, func(ctx context.Context) (err error) {
		id, err = target.CreateTarget("about:blank").WithBrowserContextID(profile).WithNewWindow(true).Do(ctx)
		return err
	})
	return id
}

// Close closes the page before its test ends.
func (p *Page) Close() {
	p.t.Helper()
	if !p.closed {
		p.closed = true
		p.run(chromedp.ActionFunc(func(ctx context.Context) error { return cdppage.Close().Do(ctx) }))
	}
}

func (p *Page) listen(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError {
			var words []string
			for _, a := range e.Args {
				words = append(words, strings.Trim(string(a.Value), `"`)+a.Description)
			}
			p.errors = append(p.errors, "console: "+strings.Join(words, " "))
		}
	case *runtime.EventExceptionThrown:
		p.errors = append(p.errors, "exception: "+e.ExceptionDetails.Error())
	case *network.EventRequestWillBeSent:
		p.requests = append(p.requests, e.Request.URL)
	}
}

func (p *Page) checkErrors() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.view.AllowErrors {
		for _, e := range p.errors {
			p.t.Errorf("in the browser: %s", e)
		}
	}
}

// run does actions and ends the test if one fails or takes too long.
func (p *Page) run(actions ...chromedp.Action) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	// The first run on a context must not have a deadline: the page would end with it.
	if chromedp.FromContext(p.ctx).Target == nil {
		ctx = p.ctx
	}
	if err := chromedp.Run(ctx, actions...); err != nil {
		p.t.Fatalf("in the browser: %v", err)
	}
}

// SetView changes how the page is seen: turn the device with it, or plug in another screen.
func (p *Page) SetView(v View) {
	p.t.Helper()
	scale := v.Scale
	if scale == 0 {
		scale = 1
	}
	orientation := &emulation.ScreenOrientation{Type: emulation.OrientationTypePortraitPrimary}
	if v.Width > v.Height {
		orientation = &emulation.ScreenOrientation{Type: emulation.OrientationTypeLandscapePrimary, Angle: 90}
	}
	touches := int64(1)
	if v.Touch {
		touches = 5
	}
	motion := "no-preference"
	if v.ReducedMotion {
		motion = "reduce"
	}
	languages := v.Languages
	if languages == "" {
		languages = "en"
	}
	top, right, bottom, left := int64(v.Insets[0]), int64(v.Insets[1]), int64(v.Insets[2]), int64(v.Insets[3])
	userAgent := p.userAgent()
	p.run(
		emulation.SetDeviceMetricsOverride(int64(v.Width), int64(v.Height), scale, v.Touch).WithScreenOrientation(orientation),
		emulation.SetTouchEmulationEnabled(v.Touch).WithMaxTouchPoints(touches),
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}}),
		emulation.SetSafeAreaInsetsOverride(&emulation.SafeAreaInsets{Top: top, Right: right, Bottom: bottom, Left: left}),
		emulation.SetUserAgentOverride(userAgent).WithAcceptLanguage(languages),
	)
	p.view = v
}

// userAgent returns the browser's own, which has to be given again to set the languages.
func (p *Page) userAgent() string {
	p.t.Helper()
	var agent string
	p.run(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		_, _, _, agent, _, err = browser.GetVersion().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		return err
	}))
	return agent
}

// Eval evaluates a JavaScript expression and stores its value in into, which may be nil.
func (p *Page) Eval(expression string, into any) {
	p.t.Helper()
	if into == nil {
		expression = "void (" + expression + ")"
	}
	p.run(chromedp.Evaluate(expression, into))
}

// Wait waits until the JavaScript expression, or what it promises, is true. what says in the test's report what was awaited.
func (p *Page) Wait(what, expression string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	wrapped := fmt.Sprintf("(async () => { try { return Boolean(await (%s)) } catch { return false } })()", expression)
	// Asked again and again rather than by a promise in the page, so that it outlives a reload. The pause in between
	// leaves the processor to the page.
	for ctx.Err() == nil {
		var ok bool
		if err := chromedp.Run(ctx, chromedp.Evaluate(wrapped, &ok, awaitPromise)); err == nil && ok {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	p.t.Fatalf("waited in vain for %s: %s\n%s", what, expression, p.plight())
}

// awaitPromise lets an evaluation come back when its promise is kept.
func awaitPromise(e *runtime.EvaluateParams) *runtime.EvaluateParams { return e.WithAwaitPromise(true) }

// plight says what can be said of a page that does not do what it should.
func (p *Page) plight() string {
	ctx, cancel := context.WithTimeout(p.ctx, 10*time.Second)
	defer cancel()
	state := "unknown; the page does not answer"
	_ = chromedp.Run(ctx, chromedp.Evaluate(`window.treille ? treille.test.stateText : document.body.innerText`, &state))
	p.mu.Lock()
	defer p.mu.Unlock()
	return "state: " + state + "\n" + strings.Join(p.errors, "\n")
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
	p.run(chromedp.ActionFunc(func(ctx context.Context) error { return cdppage.Reload().Do(ctx) }))
	p.WaitReloaded()
}

// WaitReloaded waits until the page that was marked by window.treilleOld = true has made way for a new one.
func (p *Page) WaitReloaded() {
	p.t.Helper()
	p.Wait("the reload", "window.treilleOld === undefined && window.treille")
}

// Requests returns the addresses that the page has asked for, in order; not those of its service worker, for which
// see Server.Requests.
func (p *Page) Requests() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.requests...)
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
	p.run(chromedp.CaptureScreenshot(&png))
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

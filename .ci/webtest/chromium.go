package webtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Chromium is where Debian installs it; chromiumShell is the same without windows and tabs of its own, which takes less
// time.
const (
	Chromium      = "/usr/bin/chromium"
	chromiumShell = "/usr/bin/chromium-headless-shell"
)

// chromiumDriver is one running Chromium, driven by its own protocol.
type chromiumDriver struct {
	ctx  context.Context
	stop func()
	home string // a folder for all that the browser writes
	// kept are the programs that a tab keeps, which does nothing else: no other page without a profile of its own need compile
	// them again.
	kept map[string]bool
}

// flags are those of Chromium's command line. A version that does not know one of them ignores it.
var flags = map[string]any{
	"headless":   true,
	"no-sandbox": true,
	// WebGL 2 without a graphics card.
	"use-gl":                    "angle",
	"use-angle":                 "swiftshader",
	"enable-unsafe-swiftshader": true,
	// Sound is computed at its usual pace and thrown away, with a sound server or without.
	"disable-audio-output": true,
	// Nothing outside this machine can be reached, even by mistake.
	"host-resolver-rules": "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
	"no-proxy-server":     true,
	// The browser does nothing of its own accord, and finds nothing of the person who runs the tests.
	"disable-background-networking": true,
	"disable-component-update":      true,
	"disable-sync":                  true,
	"disable-breakpad":              true,
	"disable-default-apps":          true,
	"disable-extensions":            true,
	"no-default-browser-check":      true,
	"no-first-run":                  true,
	"password-store":                "basic",
	// Pages in the background of others must run as they would in front.
	"disable-background-timer-throttling":    true,
	"disable-backgrounding-occluded-windows": true,
	"disable-renderer-backgrounding":         true,
	// Pages without a profile of their own share a process, in which the program is compiled once.
	"process-per-site": true,
	// The canvas and the text around it are put together without WebGL, which the processor imitates slowly.
	"disable-gpu-compositing": true,
	// A page that a busy machine keeps waiting has not hung, and containers have little shared memory.
	"disable-hang-monitor":  true,
	"disable-dev-shm-usage": true,
}

// quick lets V8 run the program as it is compiled at first. Its better compiler takes longer to think about a page of a
// test than the page then plays.
var quick = chromedp.Flag("js-flags", "--liftoff-only --no-wasm-dynamic-tiering")

// Launch starts Chromium as people have it, without windows if that is installed.
func Launch() (*Browser, error) { return launchShell() }

// launchQuick is Launch for tests that play, and measure nothing.
func launchQuick() (*Browser, error) { return launchShell(quick) }

func launchShell(options ...chromedp.ExecAllocatorOption) (*Browser, error) {
	if _, err := exec.LookPath(chromiumShell); err == nil {
		return launchChromium(chromiumShell, options...)
	}
	return launchChromium(Chromium, options...)
}

// LaunchWithTabs starts the Chromium that people use, in which a page can be in the background.
func LaunchWithTabs() (*Browser, error) { return launchChromium(Chromium) }

func launchChromium(path string, more ...chromedp.ExecAllocatorOption) (*Browser, error) {
	if _, err := exec.LookPath(path); err != nil {
		return nil, fmt.Errorf("the browser tests need Debian's package chromium: %w", err)
	}
	home, err := os.MkdirTemp("", "webtest-")
	if err != nil {
		return nil, err
	}
	options := append([]chromedp.ExecAllocatorOption{
		chromedp.ExecPath(path),
		chromedp.UserDataDir(filepath.Join(home, "profile")),
		chromedp.Env(homeOnly(home)...),
		chromedp.WSURLReadTimeout(Patience),
	}, more...)
	for name, value := range flags {
		options = append(options, chromedp.Flag(name, value))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	c := &chromiumDriver{ctx: ctx, stop: func() { cancel(); stop() }, home: home, kept: map[string]bool{}}
	if err := chromedp.Run(ctx); err != nil {
		c.stop()
		return nil, errors.Join(fmt.Errorf("chromium does not start: %w", err), removeHome(home))
	}
	return &Browser{c}, nil
}

func (c *chromiumDriver) quit() error {
	// The browser is asked to end, so that all of its processes do; if it does not listen, it is killed.
	ctx, cancel := context.WithTimeout(c.ctx, time.Minute)
	defer cancel()
	_ = chromedp.Cancel(ctx)
	c.stop()
	return removeHome(c.home)
}

// chromiumTab is one page in Chromium.
type chromiumTab struct {
	ctx     context.Context
	cancel  func() // closes it, if it is still open
	driver  *chromiumDriver
	profile cdp.BrowserContextID

	mu       sync.Mutex
	errors   []string
	requests []string
	notes    []string
	noted    chan struct{} // gets one entry whenever there are more notes
	crashed  chan struct{} // closed when the page's process has died
}

// profiles remembers the browser contexts of named profiles, by test and name.
var profiles sync.Map

func (c *chromiumDriver) open(t T, v View) tab {
	t.Helper()
	profile := c.profile(t, v.Profile)
	ctx, cancel := chromedp.NewContext(c.ctx, chromedp.WithTargetID(c.newTarget(t, profile)))
	tab := &chromiumTab{ctx: ctx, cancel: cancel, driver: c, profile: profile, noted: make(chan struct{}, 1), crashed: make(chan struct{})}
	chromedp.ListenTarget(ctx, tab.listen)
	// The first run on a context must not have a deadline: the page would end with it.
	err := chromedp.Run(ctx,
		network.Enable(),
		runtime.Enable(),
		inspector.Enable(),
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
	if err != nil {
		cancel()
		t.Fatalf("in the browser: %v", err)
	}
	return tab
}

// onBrowser does an action that concerns the whole browser and not one page.
func (c *chromiumDriver) onBrowser(t T, action func(ctx context.Context) error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(cdp.WithExecutor(c.ctx, chromedp.FromContext(c.ctx).Browser), Patience)
	defer cancel()
	if err := action(ctx); err != nil {
		t.Fatalf("in the browser: %v", err)
	}
}

// profile returns the profile that name has in this test, a fresh one if it is new, which is thrown away when the test
// ends; and the browser's own, "", if there is no name.
func (c *chromiumDriver) profile(t T, name string) (id cdp.BrowserContextID) {
	t.Helper()
	if name == "" {
		return ""
	}
	key := t.Name() + "/" + name
	if known, ok := profiles.Load(key); ok {
		return known.(cdp.BrowserContextID)
	}
	c.onBrowser(t, func(ctx context.Context) (err error) {
		id, err = target.CreateBrowserContext().Do(ctx)
		return err
	})
	t.Cleanup(func() {
		c.onBrowser(t, func(ctx context.Context) error { return target.DisposeBrowserContext(id).Do(ctx) })
	})
	profiles.Store(key, id)
	return id
}

// newTarget opens an empty page in a window of its own: a headless browser has none for a new profile.
func (c *chromiumDriver) newTarget(t T, profile cdp.BrowserContextID) (id target.ID) {
	t.Helper()
	c.onBrowser(t, func(ctx context.Context) (err error) {
		id, err = target.CreateTarget("about:blank").WithBrowserContextID(profile).WithNewWindow(true).Do(ctx)
		return err
	})
	return id
}

func (c *chromiumTab) listen(event any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		switch e.Type {
		case runtime.APITypeError:
			var words []string
			for _, a := range e.Args {
				words = append(words, strings.Trim(string(a.Value), `"`)+a.Description)
			}
			c.errors = append(c.errors, "console: "+strings.Join(words, " "))
		case runtime.APITypeDebug:
			c.note(e.Args)
		}
	case *inspector.EventTargetCrashed:
		close(c.crashed)
	case *runtime.EventExceptionThrown:
		c.errors = append(c.errors, "exception: "+e.ExceptionDetails.Error())
	case *network.EventRequestWillBeSent:
		c.requests = append(c.requests, e.Request.URL)
	}
}

func (c *chromiumTab) complaints() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.errors...)
}

// run does actions in the page, and stops when ctx ends.
func (c *chromiumTab) run(ctx context.Context, actions ...chromedp.Action) error {
	inPage, cancel := context.WithCancelCause(c.ctx)
	defer cancel(nil)
	defer context.AfterFunc(ctx, func() { cancel(ctx.Err()) })()
	if err := chromedp.Run(inPage, actions...); err != nil {
		return errors.Join(err, ctx.Err())
	}
	return nil
}

// do does a command of the protocol in the page.
func (c *chromiumTab) do(ctx context.Context, command func(ctx context.Context) error) error {
	return c.run(ctx, chromedp.ActionFunc(command))
}

// onBrowser does a command of the protocol that concerns the whole browser.
func (c *chromiumTab) onBrowser(ctx context.Context, command func(ctx context.Context) error) error {
	return c.do(ctx, func(ctx context.Context) error {
		return command(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
	})
}

func (c *chromiumTab) show(ctx context.Context, v View) error {
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
	// The browser's own name has to be given again to set the languages.
	var userAgent string
	err := c.onBrowser(ctx, func(ctx context.Context) (err error) {
		_, _, _, userAgent, _, err = browser.GetVersion().Do(ctx)
		return err
	})
	if err != nil {
		return err
	}
	top, right, bottom, left := int64(v.Insets[0]), int64(v.Insets[1]), int64(v.Insets[2]), int64(v.Insets[3])
	return c.run(ctx,
		emulation.SetDeviceMetricsOverride(int64(v.Width), int64(v.Height), v.scale(), v.Touch).WithScreenOrientation(orientation),
		emulation.SetTouchEmulationEnabled(v.Touch).WithMaxTouchPoints(touches),
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}}),
		emulation.SetSafeAreaInsetsOverride(&emulation.SafeAreaInsets{Top: top, Right: right, Bottom: bottom, Left: left}),
		emulation.SetUserAgentOverride(userAgent).WithAcceptLanguage(languages),
	)
}

func (c *chromiumTab) navigate(ctx context.Context, address string) error {
	return c.do(ctx, func(ctx context.Context) error {
		_, _, _, _, err := cdppage.Navigate(address).Do(ctx)
		return err
	})
}

func (c *chromiumTab) reload(ctx context.Context) error {
	return c.do(ctx, func(ctx context.Context) error { return cdppage.Reload().Do(ctx) })
}

func (c *chromiumTab) evaluate(ctx context.Context, expression string) (json.RawMessage, error) {
	var value []byte
	err := c.run(ctx, chromedp.Evaluate(expression, &value, func(e *runtime.EvaluateParams) *runtime.EvaluateParams {
		return e.WithAwaitPromise(true)
	}))
	return value, err
}

func (c *chromiumTab) finger(ctx context.Context, g gesture, x, y float64) error {
	switch g {
	case tap:
		return c.touch(ctx, x, y, tapTime)
	case down:
		return c.run(ctx, finger(input.TouchStart, x, y))
	case up:
		return c.run(ctx, finger(input.TouchEnd))
	default:
		return c.run(ctx, finger(input.TouchCancel))
	}
}

// touch holds a finger at x, y for a while. A tap's end is sent with its beginning: a busy browser might pass it on so
// late that the finger seems to rest there.
func (c *chromiumTab) touch(ctx context.Context, x, y float64, d time.Duration) error {
	now, wait := time.Now(), d
	if d <= tapTime {
		wait = 0
	}
	return c.hold(ctx, wait, timed{finger(input.TouchStart, x, y), seconds(now)}, timed{finger(input.TouchEnd), seconds(now.Add(d))})
}

// timed is what a finger does at a moment, in seconds since 1970: a busy browser hears of it later. The package's
// own moments are whole seconds.
type timed struct {
	*input.DispatchTouchEventParams
	Timestamp float64 `json:"timestamp"`
}

func seconds(t time.Time) float64 { return float64(t.UnixMicro()) / 1e6 }

func (e timed) Do(ctx context.Context) error {
	return cdp.Execute(ctx, input.CommandDispatchTouchEvent, e, nil)
}

// finger is what a finger does, at x, y if it touches the screen.
func finger(what input.TouchType, at ...float64) *input.DispatchTouchEventParams {
	points := []*input.TouchPoint{}
	if len(at) > 0 {
		points = append(points, &input.TouchPoint{X: at[0], Y: at[1]})
	}
	return input.DispatchTouchEvent(what, points)
}

func (c *chromiumTab) mouse(ctx context.Context, g gesture, x, y float64) error {
	moves := input.DispatchMouseEvent(input.MouseMoved, x, y)
	press := input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1)
	release := input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1)
	switch g {
	case down:
		return c.run(ctx, moves, press)
	case up:
		return c.run(ctx, release)
	}
	return errors.Join(c.run(ctx, moves), c.hold(ctx, tapTime, press, release))
}

// hold does two things, the second so much later: the browser answers late that the page has noted
// the first where frames take long, and no hand waits for that.
func (c *chromiumTab) hold(ctx context.Context, d time.Duration, press, release chromedp.Action) error {
	begun, noted := make(chan bool), make(chan error, 1)
	go func() {
		noted <- c.do(ctx, func(ctx context.Context) error {
			close(begun)
			return press.Do(ctx)
		})
	}()
	select {
	case <-begun:
		time.Sleep(d)
	case err := <-noted:
		return err
	}
	err := c.run(ctx, release)
	for tries := 0; tries < mostTries && err != nil && strings.Contains(err.Error(), notPressed); tries++ {
		time.Sleep(max(d, retryTime)) // on a busy machine the press is still on its way
		err = c.run(ctx, release)
	}
	return errors.Join(err, <-noted)
}

// What Chromium says of a finger that is lifted before it has touched, and how often it is lifted again then.
const (
	notPressed = "Must send a TouchStart first"
	mostTries  = 300
	retryTime  = 10 * time.Millisecond
)

func (c *chromiumTab) key(ctx context.Context, r rune, modifiers Modifier, down bool) error {
	return c.do(ctx, func(ctx context.Context) error {
		for _, e := range kb.Encode(r) {
			if down == (e.Type == input.KeyUp) {
				continue
			}
			e.Modifiers |= input.Modifier(modifiers)
			if modifiers != 0 {
				e.Text, e.UnmodifiedText = "", ""
			}
			if err := e.Do(ctx); err != nil {
				return err
			}
		}
		return nil
	})
}

// repeat lets a key that is down repeat.
func (c *chromiumTab) repeat(ctx context.Context, r rune) error {
	return c.do(ctx, func(ctx context.Context) error {
		for _, e := range kb.Encode(r) {
			if e.Type == input.KeyUp {
				continue
			}
			e.AutoRepeat = true
			if err := e.Do(ctx); err != nil {
				return err
			}
		}
		return nil
	})
}

func (c *chromiumTab) screenshot(ctx context.Context) (png []byte, err error) {
	err = c.run(ctx, chromedp.CaptureScreenshot(&png))
	return png, err
}

func (c *chromiumTab) close(ctx context.Context) error {
	defer c.cancel()
	return c.do(ctx, func(ctx context.Context) error { return cdppage.Close().Do(ctx) })
}

func (c *chromiumTab) leave(ctx context.Context) error {
	if c.profile != "" || !c.keepProgram(ctx) {
		c.cancel()
	}
	return nil
}

// keepProgram lets the tab hold the program of its page from now on, and nothing else, and reports whether it does. One tab
// is enough for a program; for a small one it takes more time than it saves.
func (c *chromiumTab) keepProgram(ctx context.Context) bool {
	ctx, cancel := context.WithTimeout(ctx, keepTime)
	defer cancel()
	var at struct {
		Origin, Program string
		Bytes           int
	}
	text, err := c.evaluate(ctx, `(({ wasm, wasmBytes }) => ({ Origin: location.origin, Program: wasm, Bytes: Number(wasmBytes) }))(document.querySelector("script[data-wasm]").dataset)`)
	if err != nil || json.Unmarshal(text, &at) != nil || at.Bytes < worthKeeping || c.driver.kept[at.Program] || c.navigate(ctx, at.Origin+"/"+emptyPage) != nil {
		return false
	}
	text, err = c.evaluate(ctx, `WebAssembly.compileStreaming(fetch("/`+at.Program+`")).then((program) => { window.kept = program; return true })`)
	c.driver.kept[at.Program] = err == nil && string(text) == "true"
	return c.driver.kept[at.Program]
}

// How long a page may take to become one that keeps its program, and from how many bytes on that is worth it.
const (
	keepTime     = 10 * time.Second
	worthKeeping = 16e6
)

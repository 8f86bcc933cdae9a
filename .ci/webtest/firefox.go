package webtest

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// Firefox is where Debian installs it.
const Firefox = "/usr/bin/firefox-esr"

// preferences are what the browser starts with. What Firefox itself recommends for tests comes on top of it.
var preferences = map[string]any{
	// WebGL 2 without a graphics card.
	"webgl.force-enabled": true,
	// The program runs as it is compiled at first; its better compiler would think longer about a page than the page plays.
	"javascript.options.wasm_optimizingjit": false,
	// Half as many frames as on most screens: the processor draws them here.
	"layout.frame_rate": 30,
	// Sound is computed, and played to nobody.
	"media.volume_scale": "0.0",
	// A driver's fingers are felt without a touch screen, and the page is told that there may be fingers.
	"dom.w3c_touch_events.enabled":     1,
	"dom.maxtouchpoints.testing.value": 5,
	"ui.allPointerCapabilities":        7,
	// Its window has the focus, without a window manager that gives it.
	"focusmanager.testmode": true,
	// The list of downloads, which opens after each, takes the keyboard until it is left: a driver's fingers do not
	// leave it, as a player's next click does.
	"browser.download.alwaysOpenPanel": false,
	// Nothing outside this machine can be reached, even by mistake: behind this proxy there is nobody. It is not
	// asked for 127.0.0.1.
	"network.proxy.type":                     1,
	"network.proxy.http":                     "127.0.0.1",
	"network.proxy.http_port":                9,
	"network.proxy.ssl":                      "127.0.0.1",
	"network.proxy.ssl_port":                 9,
	"network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled":   false,
	"services.settings.server":               "data:,#nobody",
	// The browser does nothing of its own accord, and shows no page but ours.
	"app.update.disabledForTesting":              true,
	"browser.aboutwelcome.enabled":               false,
	"browser.shell.checkDefaultBrowser":          false,
	"browser.startup.homepage_override.mstone":   "ignore",
	"browser.startup.page":                       0,
	"browser.tabs.warnOnClose":                   false,
	"datareporting.healthreport.uploadEnabled":   false,
	"datareporting.policy.dataSubmissionEnabled": false,
	"toolkit.telemetry.enabled":                  false,
	"toolkit.telemetry.reportingpolicy.firstRun": false,
	"termsofuse.bypassNotification":              true,
	"intl.accept_languages":                      "en",
	// A page that a busy machine keeps waiting has not hung.
	"dom.max_script_run_time":    0,
	"dom.ipc.reportProcessHangs": false,
	"hangmonitor.timeout":        0,
}

// firefoxDriver is one running Firefox, driven by WebDriver BiDi.
type firefoxDriver struct {
	*process
	sound *loudspeaker
	bidi  *bidi

	mu   sync.Mutex
	tabs map[string]*firefoxTab // by the protocol's name of their page
}

// LaunchFirefox starts Firefox. It needs a display: without a window it has no WebGL.
func LaunchFirefox() (*Browser, error) {
	if _, err := exec.LookPath(Firefox); err != nil {
		return nil, fmt.Errorf("the browser tests need Debian's package firefox-esr: %w", err)
	}
	if err := needDisplay("Firefox"); err != nil {
		return nil, err
	}
	sound, err := startLoudspeaker()
	if err != nil {
		return nil, err
	}
	home, err := os.MkdirTemp("", "webtest-")
	if err != nil {
		return nil, errors.Join(err, sound.kill())
	}
	f := &firefoxDriver{sound: sound, tabs: map[string]*firefoxTab{}}
	profile := filepath.Join(home, "profile")
	if err := writePreferences(profile); err != nil {
		return nil, errors.Join(err, removeHome(home), sound.kill())
	}
	env := append([]string{"LIBGL_ALWAYS_SOFTWARE=1", sound.env()}, withoutDesktop...)
	f.process, err = start(home, env, Firefox, "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
	if err != nil {
		return nil, errors.Join(err, removeHome(home), sound.kill())
	}
	if err := f.connect(profile); err != nil {
		return nil, errors.Join(err, f.kill(), sound.kill())
	}
	return &Browser{f}, nil
}

// writePreferences makes a profile with our preferences.
func writePreferences(profile string) error {
	var lines strings.Builder
	for name, value := range preferences {
		text, err := json.Marshal(value)
		if err != nil {
			return err
		}
		fmt.Fprintf(&lines, "user_pref(%q, %s);\n", name, text)
	}
	if err := os.Mkdir(profile, 0o700); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(profile, "user.js"), []byte(lines.String()), 0o600)
}

// connect begins a session with the browser, which writes into its profile where it listens.
func (f *firefoxDriver) connect(profile string) error {
	var at struct {
		Host string `json:"ws_host"`
		Port int    `json:"ws_port"`
	}
	err := f.await(func() bool {
		text, err := os.ReadFile(filepath.Join(profile, "WebDriverBiDiServer.json"))
		return err == nil && json.Unmarshal(text, &at) == nil
	})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	f.bidi, err = dialBiDi(ctx, fmt.Sprintf("ws://%s:%d/session", at.Host, at.Port), f.listen)
	if err != nil {
		return err
	}
	if err := f.bidi.call(ctx, "session.new", object{"capabilities": object{}}, nil); err != nil {
		return err
	}
	return f.bidi.call(ctx, "session.subscribe", object{"events": []string{"log.entryAdded", "script.message"}}, nil)
}

func (f *firefoxDriver) quit() error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	_ = f.bidi.call(ctx, "browser.close", object{}, nil) // If it does not listen, it is killed.
	return errors.Join(f.stop(ctx), f.sound.kill())
}

// watchPolicy is a script that runs before those of a page, and tells of breaches of its policy: the protocol's log
// does not hold them.
const watchPolicy = `(tell) => document.addEventListener("securitypolicyviolation",
	(e) => tell(e.violatedDirective + " " + e.blockedURI + " " + e.sourceFile + ":" + e.lineNumber))`

// listen takes up what the browser tells of its pages.
func (f *firefoxDriver) listen(method string, params json.RawMessage) {
	var event struct {
		Level, Text string
		Source      struct{ Context string }
		Data        struct{ Value json.RawMessage }
	}
	if err := json.Unmarshal(params, &event); err != nil {
		return
	}
	f.mu.Lock()
	t := f.tabs[event.Source.Context]
	f.mu.Unlock()
	switch {
	case t == nil:
	case method == "script.message":
		t.complain("breach of the policy: " + string(event.Data.Value))
	case method == "log.entryAdded" && event.Level == "error":
		t.complain("console: " + event.Text)
	}
}

// firefoxTab is one page in Firefox.
type firefoxTab struct {
	*bidi
	hand
	page string // the protocol's name of it

	mu     sync.Mutex
	errors []string
}

func (f *firefoxDriver) open(t T, v View) tab {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	tab, err := f.newTab(ctx, v)
	if err != nil {
		t.Fatalf("in the browser: %v", err)
	}
	return tab
}

// newTab opens a tab with a storage of its own.
func (f *firefoxDriver) newTab(ctx context.Context, v View) (*firefoxTab, error) {
	var profile struct{ UserContext string }
	if err := f.bidi.call(ctx, "browser.createUserContext", object{}, &profile); err != nil {
		return nil, err
	}
	var made struct{ Context string }
	err := f.bidi.call(ctx, "browsingContext.create", object{"type": "tab", "userContext": profile.UserContext}, &made)
	if err != nil {
		return nil, err
	}
	t := &firefoxTab{bidi: f.bidi, page: made.Context}
	t.hand = t.act
	if err := f.bidi.call(ctx, "browsingContext.activate", object{"context": made.Context}, nil); err != nil {
		return nil, err
	}
	f.mu.Lock()
	f.tabs[t.page] = t
	f.mu.Unlock()
	channel := object{"type": "channel", "value": object{"channel": "policy"}}
	if err := t.before(ctx, watchPolicy, channel); err != nil {
		return nil, err
	}
	for _, script := range v.Before {
		// The empty page that every tab begins with has no storage.
		if err := t.before(ctx, `() => { if (origin !== "null") {`+script+`} }`); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// before lets a function run before the scripts of a page.
func (t *firefoxTab) before(ctx context.Context, function string, arguments ...object) error {
	return t.call(ctx, "script.addPreloadScript", object{
		"functionDeclaration": function, "arguments": append([]object{}, arguments...), "contexts": []string{t.page},
	}, nil)
}

func (t *firefoxTab) complain(text string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.errors = append(t.errors, text)
}

func (t *firefoxTab) complaints() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.errors...)
}

func (t *firefoxTab) show(ctx context.Context, v View) error {
	return t.call(ctx, "browsingContext.setViewport", object{
		"context": t.page, "viewport": object{"width": v.Width, "height": v.Height}, "devicePixelRatio": v.scale(),
	}, nil)
}

func (t *firefoxTab) navigate(ctx context.Context, address string) error {
	return t.call(ctx, "browsingContext.navigate", object{"context": t.page, "url": address, "wait": "none"}, nil)
}

func (t *firefoxTab) reload(ctx context.Context) error {
	return t.call(ctx, "browsingContext.reload", object{"context": t.page, "wait": "none"}, nil)
}

func (t *firefoxTab) evaluate(ctx context.Context, expression string) (json.RawMessage, error) {
	var answer struct {
		Result           struct{ Value string }
		ExceptionDetails *struct{ Text string }
	}
	err := t.call(ctx, "script.evaluate", object{
		"expression":   "(async () => JSON.stringify(await (" + expression + ")))()",
		"target":       object{"context": t.page},
		"awaitPromise": true,
	}, &answer)
	if err == nil && answer.ExceptionDetails != nil {
		err = errors.New(answer.ExceptionDetails.Text)
	}
	return json.RawMessage(answer.Result.Value), err
}

func (t *firefoxTab) act(ctx context.Context, actions []object) error {
	return t.call(ctx, "input.performActions", object{"context": t.page, "actions": actions}, nil)
}

func (t *firefoxTab) screenshot(ctx context.Context) ([]byte, error) {
	var shot struct{ Data string }
	if err := t.call(ctx, "browsingContext.captureScreenshot", object{"context": t.page}, &shot); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(shot.Data)
}

func (t *firefoxTab) close(ctx context.Context) error {
	return t.call(ctx, "browsingContext.close", object{"context": t.page}, nil)
}

func (t *firefoxTab) leave(ctx context.Context) error { return t.close(ctx) }

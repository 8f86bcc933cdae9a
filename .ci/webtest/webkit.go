package webtest

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// WebKitProgram is the name of WebKit's driver, and webKitBrowsers where Debian installs the browser that comes with it.
const (
	WebKitProgram  = "WebKitWebDriver"
	webKitBrowsers = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
)

// webKitDriver is WebKit's driver, which speaks plain WebDriver and starts a browser for every tab.
type webKitDriver struct {
	*process
	url     string // of the driver
	browser string // the script that starts the browser
	log     string // the file into which the browser writes what its console says
}

// LaunchWebKit starts WebKit's driver. It needs a display.
func LaunchWebKit() (*Browser, error) {
	browsers, _ := filepath.Glob(webKitBrowsers)
	if _, err := exec.LookPath(WebKitProgram); err != nil || len(browsers) == 0 {
		return nil, fmt.Errorf("the browser tests need Debian's package webkit2gtk-driver: %w", err)
	}
	if err := needDisplay("WebKit"); err != nil {
		return nil, err
	}
	home, err := os.MkdirTemp("", "webtest-")
	if err != nil {
		return nil, err
	}
	w := &webKitDriver{browser: filepath.Join(home, "browser.sh"), log: filepath.Join(home, "console.txt")}
	// The driver closes the browser's output, and the console is nowhere else.
	script := fmt.Sprintf("#!/bin/sh\nexec '%s' --enable-write-console-messages-to-stdout=true \"$@\" >'%s' 2>&1\n", browsers[0], w.log)
	port, err := freePort()
	if err == nil {
		err = os.WriteFile(w.browser, []byte(script), 0o700)
	}
	if err == nil {
		w.process, err = start(home, append(webKitEnv, withoutDesktop...), WebKitProgram, "--port="+itoa(port))
	}
	if err != nil {
		return nil, errors.Join(err, removeHome(home))
	}
	w.url = fmt.Sprintf("http://127.0.0.1:%d", port)
	if err := w.await(w.ready); err != nil {
		return nil, errors.Join(err, w.quit())
	}
	return &Browser{w}, nil
}

// webKitEnv is the browser's environment beside withoutDesktop: English, drawn by the CPU, and without the network,
// since behind that proxy there is nobody. It is not asked for 127.0.0.1.
var webKitEnv = []string{
	"LIBGL_ALWAYS_SOFTWARE=1", "GDK_BACKEND=x11", "GSETTINGS_BACKEND=memory", "LC_ALL=C.UTF-8", "LANGUAGE=en",
	"http_proxy=http://127.0.0.1:9", "https_proxy=http://127.0.0.1:9", "no_proxy=127.0.0.1",
}

// freePort returns a port on which nobody listens: the driver takes no other way to say which one is its own.
func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port, nil
}

func (w *webKitDriver) ready() bool {
	var status struct{ Ready bool }
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	return call(ctx, http.MethodGet, w.url+"/status", nil, &status) == nil && status.Ready
}

// quit kills the driver, which cannot be asked to end. Its browsers have ended with their tabs.
func (w *webKitDriver) quit() error { return w.kill() }

// call sends a command of WebDriver, and stores the value of the answer in into, unless that is nil.
func call(ctx context.Context, method, url string, params, into any) error {
	var body io.Reader
	if method == http.MethodPost {
		text, err := json.Marshal(params)
		if err != nil {
			return err
		}
		body = bytes.NewReader(text)
	}
	request, err := http.NewRequestWithContext(ctx, method, url, body)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	var value struct{ Value json.RawMessage }
	if err := json.NewDecoder(answer.Body).Decode(&value); err != nil {
		return fmt.Errorf("%s %s: %w", method, url, err)
	}
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%s %s: %s", method, url, value.Value)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(value.Value, into)
}

// webKitTab is one browser with one page.
type webKitTab struct {
	session string // address of the driver's commands for it
	log     string // see webKitDriver
}

func (w *webKitDriver) open(t T, v View) tab {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	var session struct{ SessionID string }
	err := call(ctx, http.MethodPost, w.url+"/session", object{"capabilities": object{"alwaysMatch": object{
		"webkitgtk:browserOptions": object{"binary": w.browser, "args": []string{"--automation"}},
	}}}, &session)
	if err != nil {
		t.Fatalf("WebKit does not start: %v", err)
	}
	tab := &webKitTab{session: w.url + "/session/" + session.SessionID, log: w.log}
	timeouts := object{"script": Patience.Milliseconds(), "pageLoad": Patience.Milliseconds()}
	if err := tab.post(ctx, "/timeouts", timeouts, nil); err != nil {
		t.Fatalf("in the browser: %v", err)
	}
	return tab
}

func (t *webKitTab) post(ctx context.Context, command string, params object, into any) error {
	return call(ctx, http.MethodPost, t.session+command, params, into)
}

// prepare runs scripts on an empty page of the game's server, where they can fill the game's storage.
func (t *webKitTab) prepare(ctx context.Context, address string, scripts []string) error {
	if err := t.navigate(ctx, address); err != nil {
		return err
	}
	for _, script := range scripts {
		if _, err := t.evaluate(ctx, "(() => {"+script+"\nreturn true})()"); err != nil {
			return err
		}
	}
	return nil
}

// show makes the window so large that the page has the wanted size.
func (t *webKitTab) show(ctx context.Context, v View) error {
	width, height := v.Width, v.Height
	var inner [2]int
	// The first round learns how much the window's bars take. A window takes its new size in its own time.
	for range 100 {
		if err := t.post(ctx, "/window/rect", object{"x": 0, "y": 0, "width": width, "height": height}, nil); err != nil {
			return err
		}
		text, err := t.evaluate(ctx, `new Promise((done) => setTimeout(() => done([innerWidth, innerHeight]), 50))`)
		if err == nil {
			err = json.Unmarshal(text, &inner)
		}
		if err != nil {
			return err
		}
		if inner == [2]int{v.Width, v.Height} {
			return nil
		}
		width, height = width+v.Width-inner[0], height+v.Height-inner[1]
	}
	return fmt.Errorf("the page cannot be made %d×%d, only %v", v.Width, v.Height, inner)
}

// navigate, and reload below, wait for the page: the driver knows no other way. The game's program loads after that.
func (t *webKitTab) navigate(ctx context.Context, address string) error {
	return t.post(ctx, "/url", object{"url": address}, nil)
}

func (t *webKitTab) reload(ctx context.Context) error { return t.post(ctx, "/refresh", object{}, nil) }

func (t *webKitTab) evaluate(ctx context.Context, expression string) (json.RawMessage, error) {
	var answer struct{ Value, Error string }
	err := t.post(ctx, "/execute/async", object{"args": []any{}, "script": `
		const done = arguments[arguments.length - 1];
		(async () => JSON.stringify(await (` + expression + `)))().then(
			(value) => done({ value }), (e) => done({ error: String(e) }));`}, &answer)
	if err == nil && answer.Error != "" {
		err = errors.New(answer.Error)
	}
	return json.RawMessage(answer.Value), err
}

func (t *webKitTab) act(ctx context.Context, actions []object) error {
	return t.post(ctx, "/actions", object{"actions": actions}, nil)
}

func (t *webKitTab) pointer(ctx context.Context, kind string, g gesture, x, y float64) error {
	actions, err := pointerActions(kind, g, x, y)
	if err != nil {
		return err
	}
	return t.act(ctx, actions)
}

func (t *webKitTab) finger(ctx context.Context, g gesture, x, y float64) error {
	return t.pointer(ctx, "touch", g, x, y)
}

func (t *webKitTab) mouse(ctx context.Context, g gesture, x, y float64) error {
	return t.pointer(ctx, "mouse", g, x, y)
}

func (t *webKitTab) key(ctx context.Context, r rune, modifiers Modifier, down bool) error {
	return t.act(ctx, keyActions(r, modifiers, down))
}

func (t *webKitTab) screenshot(ctx context.Context) ([]byte, error) {
	var data string
	if err := call(ctx, http.MethodGet, t.session+"/screenshot", nil, &data); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(data)
}

func (t *webKitTab) close(ctx context.Context) error {
	return call(ctx, http.MethodDelete, t.session, nil, nil)
}

// complaint is what a line of the console begins with, after its place, if it is an error: of a script, of
// console.error, of the policy, of the network.
var complaint = regexp.MustCompile(`CONSOLE \w+ ERROR`)

func (t *webKitTab) complaints() (list []string) {
	text, err := os.ReadFile(t.log)
	if err != nil {
		return []string{err.Error()}
	}
	for line := range strings.Lines(string(text)) {
		if complaint.MatchString(line) {
			list = append(list, strings.TrimSpace(line))
		}
	}
	return list
}

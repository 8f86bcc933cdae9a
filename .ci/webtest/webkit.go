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
	"slices"
	"time"
)

// WebKitProgram is the name of WebKit's driver, which Debian puts into the path.
const WebKitProgram = "WebKitWebDriver"

// webKitDriver starts WebKit's driver, which speaks plain WebDriver, for every tab, and that a browser.
type webKitDriver struct {
	sound   *loudspeaker
	drivers []*process
}

// LaunchWebKit makes ready for WebKit, which starts with its tabs. It needs a display.
func LaunchWebKit() (*Browser, error) {
	if _, err := exec.LookPath(WebKitProgram); err != nil {
		return nil, fmt.Errorf("the browser tests need Debian's package webkit2gtk-driver: %w", err)
	}
	if err := needDisplay("WebKit"); err != nil {
		return nil, err
	}
	sound, err := startLoudspeaker()
	if err != nil {
		return nil, err
	}
	return &Browser{&webKitDriver{sound: sound}}, nil
}

// start starts a driver and returns its address and its home folder.
func (w *webKitDriver) start() (url, home string, err error) {
	port, err := freePort()
	if err != nil {
		return "", "", err
	}
	home, err = os.MkdirTemp("", "webtest-")
	if err != nil {
		return "", "", err
	}
	p, err := start(home, slices.Concat(webKitEnv, withoutDesktop, []string{w.sound.env()}), WebKitProgram, "--port="+itoa(port))
	if err != nil {
		return "", "", errors.Join(err, removeHome(home))
	}
	w.drivers = append(w.drivers, p)
	url = fmt.Sprintf("http://127.0.0.1:%d", port)
	return url, home, p.await(func() bool { return ready(url) })
}

// webKitEnv is the browser's environment beside withoutDesktop: English, drawn by the CPU, and without the network,
// since behind that proxy there is nobody. It is not asked for 127.0.0.1. The program runs as it is compiled at first, as
// in the other browsers.
var webKitEnv = []string{
	"JSC_useOMGJIT=0",
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

func ready(url string) bool {
	var status struct{ Ready bool }
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	return call(ctx, http.MethodGet, url+"/status", nil, &status) == nil && status.Ready
}

// quit kills the drivers, which cannot be asked to end, and what is left of their browsers.
func (w *webKitDriver) quit() error {
	var errs []error
	for _, p := range w.drivers {
		errs = append(errs, p.kill())
	}
	return errors.Join(append(errs, w.sound.kill())...)
}

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
	hand
	home    string  // folder for what the browser writes
	session string  // address of the driver's commands for it
	server  *Server // hears what the page does wrong: plain WebDriver does not tell
}

// open gives a browser a third of the usual time to start. Now and then one never does; then it tries another.
func (w *webKitDriver) open(t T, v View) tab {
	t.Helper()
	var errs []error
	for range 3 {
		tab, err := w.session()
		if err == nil {
			tab.hand = tab.act
			return tab
		}
		errs = append(errs, err)
	}
	t.Fatalf("WebKit does not start: %v", errors.Join(errs...))
	return nil
}

// session starts a driver and its browser.
func (w *webKitDriver) session() (*webKitTab, error) {
	url, home, err := w.start()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), Patience/3)
	defer cancel()
	var session struct{ SessionID string }
	if err := call(ctx, http.MethodPost, url+"/session", object{"capabilities": object{}}, &session); err != nil {
		return nil, err
	}
	tab := &webKitTab{home: home, session: url + "/session/" + session.SessionID}
	timeouts := object{"script": Patience.Milliseconds(), "pageLoad": Patience.Milliseconds()}
	return tab, tab.post(ctx, "/timeouts", timeouts, nil)
}

func (t *webKitTab) post(ctx context.Context, command string, params object, into any) error {
	return call(ctx, http.MethodPost, t.session+command, params, into)
}

// prepare lets the game's server listen to the page, and runs scripts on an empty page of it, where they can fill the
// game's storage.
func (t *webKitTab) prepare(ctx context.Context, s *Server, scripts []string) error {
	t.server = s
	s.listen()
	if err := t.navigate(ctx, s.URL+emptyPage); err != nil {
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

func (t *webKitTab) leave(ctx context.Context) error { return t.close(ctx) }

func (t *webKitTab) complaints() []string { return t.server.heard() }

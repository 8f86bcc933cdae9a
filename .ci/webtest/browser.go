package webtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// Chromium is where Debian installs it.
const Chromium = "/usr/bin/chromium"

// Patience is how long a test waits for something that must happen. Drawing is done by the CPU here, and the machine may
// have other work: only what never happens may take longer.
const Patience = 3 * time.Minute

// Browser is one running Chromium, shared by the tests of a package: see Main.
type Browser struct {
	ctx  context.Context
	stop func()
	home string // a folder for all that the browser writes
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
	// A page that a busy machine keeps waiting has not hung, and containers have little shared memory.
	"disable-hang-monitor":  true,
	"disable-dev-shm-usage": true,
}

// Launch starts the browser.
func Launch() (*Browser, error) {
	if _, err := exec.LookPath(Chromium); err != nil {
		return nil, fmt.Errorf("the browser tests need Debian's package chromium: %w", err)
	}
	home, err := os.MkdirTemp("", "webtest-")
	if err != nil {
		return nil, err
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(Chromium),
		chromedp.UserDataDir(filepath.Join(home, "profile")),
		chromedp.Env("HOME="+home, "TMPDIR="+home, "XDG_CONFIG_HOME="+home, "XDG_CACHE_HOME="+home, "XDG_DATA_HOME="+home),
		chromedp.WSURLReadTimeout(Patience),
	}
	for name, value := range flags {
		options = append(options, chromedp.Flag(name, value))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	b := &Browser{ctx: ctx, stop: func() { cancel(); stop() }, home: home}
	if err := chromedp.Run(ctx); err != nil {
		b.stop()
		return nil, errors.Join(fmt.Errorf("chromium does not start: %w", err), b.clean())
	}
	return b, nil
}

// Close ends the browser and removes what it has written.
func (b *Browser) Close() error {
	// The browser is asked to end, so that all of its processes do; if it does not listen, it is killed.
	ctx, cancel := context.WithTimeout(b.ctx, time.Minute)
	defer cancel()
	_ = chromedp.Cancel(ctx)
	b.stop()
	return b.clean()
}

// clean removes the browser's folder, in which its last processes may still write.
func (b *Browser) clean() error {
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if err := os.RemoveAll(b.home); err == nil || time.Now().After(deadline) {
			return err
		}
	}
}

// Main runs the tests of a package with one browser, which it puts into *b. A package calls it from TestMain.
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

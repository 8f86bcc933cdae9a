package webtest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// Chromium is where Debian installs it.
const Chromium = "/usr/bin/chromium"

// Patience is how long a test waits for something that should happen at once. Drawing is done by the CPU here.
const Patience = 30 * time.Second

// Browser is one running Chromium, shared by the tests of a package: see Main.
type Browser struct {
	ctx    context.Context
	cancel func()
}

// Launch starts the browser. extraFlags are given as "name" or "name=value", without dashes.
func Launch(extraFlags ...string) (*Browser, error) {
	if _, err := exec.LookPath(Chromium); err != nil {
		return nil, fmt.Errorf("the browser tests need Debian's package chromium: %w", err)
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(Chromium),
		chromedp.Flag("headless", true),
		chromedp.Flag("no-sandbox", true),
		// WebGL 2 without a graphics card.
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.NoFirstRun,
		chromedp.Flag("disable-dev-shm-usage", true),
		// Pages in the background of others must run as they would in front.
		chromedp.Flag("disable-background-timer-throttling", true),
		chromedp.Flag("disable-backgrounding-occluded-windows", true),
		chromedp.Flag("disable-renderer-backgrounding", true),
		// Nothing outside this machine can be reached, even by mistake.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
		chromedp.WSURLReadTimeout(Patience),
	}
	for _, f := range extraFlags {
		options = append(options, chromedp.Flag(f, true))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	if err := chromedp.Run(ctx); err != nil {
		cancel()
		stop()
		return nil, fmt.Errorf("chromium does not start: %w", err)
	}
	return &Browser{ctx: ctx, cancel: func() { cancel(); stop() }}, nil
}

// Close ends the browser.
func (b *Browser) Close() { b.cancel() }

// Main runs the tests of a package with one browser, which it puts into *b. A package calls it from TestMain.
func Main(m *testing.M, b **Browser) {
	browser, err := Launch()
	if err != nil {
		fmt.Fprintln(os.Stderr, "webtest:", err)
		os.Exit(1)
	}
	*b = browser
	code := m.Run()
	browser.Close()
	os.Exit(code)
}

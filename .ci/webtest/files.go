package webtest

import (
	"context"
	"os"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// DownloadTo lets the browser save downloads into the folder dir without asking. Only in Chromium.
func (p *Page) DownloadTo(dir string) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		return c.onBrowser(ctx, func(ctx context.Context) error {
			return browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllow).
				WithBrowserContextID(c.profile).WithDownloadPath(dir).Do(ctx)
		})
	})
}

// WaitFile waits until the browser has saved the file path, and returns its contents.
func (p *Page) WaitFile(path string) []byte {
	p.t.Helper()
	for deadline := time.Now().Add(Patience); time.Now().Before(deadline); p.Frames(1) {
		if contents, err := os.ReadFile(path); err == nil && len(contents) > 0 {
			return contents
		}
	}
	p.t.Fatalf("waited in vain for the file %s", path)
	return nil
}

// HoldDialogs keeps the browser's own dialog for files away, which nobody can see, and which it would cancel: the page
// waits for Choose instead. Only in Chromium.
func (p *Page) HoldDialogs() {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error { return c.run(ctx, page.SetInterceptFileChooserDialog(true)) })
}

// Choose chooses files in the page's open dialog. Only in Chromium.
func (p *Page) Choose(files ...string) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		return c.run(ctx, chromedp.SetUploadFiles("#treille-file", files, chromedp.ByQuery, chromedp.NodeReady))
	})
}

package webtest

import (
	"context"
	"os"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// DownloadTo lets the browser save downloads into the folder dir without asking.
func (p *Page) DownloadTo(dir string) {
	p.t.Helper()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		return browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllow).
			WithBrowserContextID(p.profile).WithDownloadPath(dir).
			Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
	}))
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

// Choose chooses files in the page's open dialog.
func (p *Page) Choose(files ...string) {
	p.t.Helper()
	p.run(chromedp.SetUploadFiles("#treille-file", files, chromedp.ByQuery, chromedp.NodeReady))
}

package webtest

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/cdproto/target"
)

// CPU returns how long all processes of the browser together have computed so far. Only in Chromium.
func (p *Page) CPU() time.Duration {
	p.t.Helper()
	c := p.inChromium()
	var seconds float64
	p.do(func(ctx context.Context) error {
		return c.onBrowser(ctx, func(ctx context.Context) error {
			processes, err := systeminfo.GetProcessInfo().Do(ctx)
			for _, process := range processes {
				seconds += process.CPUTime
			}
			return err
		})
	})
	return time.Duration(seconds * float64(time.Second))
}

// Leave turns to another tab: the page is hidden from now on. Only in Chromium with tabs.
func (p *Page) Leave() {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		// Else the browser would take each page for the one that is looked at.
		if err := c.run(ctx, emulation.SetFocusEmulationEnabled(false)); err != nil {
			return err
		}
		return c.onBrowser(ctx, func(ctx context.Context) error {
			other, err := target.CreateTarget("about:blank").WithBrowserContextID(c.profile).Do(ctx)
			if err != nil {
				return err
			}
			return target.ActivateTarget(other).Do(ctx)
		})
	})
	p.Wait("the page to be hidden", "document.hidden")
}

// Heap returns how many bytes the page's JavaScript keeps, without its garbage and without the game's own memory. Only
// in Chromium.
func (p *Page) Heap() (bytes int) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		return c.do(ctx, func(ctx context.Context) error {
			if err := heapprofiler.CollectGarbage().Do(ctx); err != nil {
				return err
			}
			used, _, _, _, err := runtime.GetHeapUsage().Do(ctx)
			bytes = int(used)
			return err
		})
	})
	return bytes
}

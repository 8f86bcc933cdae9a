package webtest

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/systeminfo"
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

package webtest

import (
	"context"
	"strings"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/storage"
)

// ClearStorage deletes what pages of this server have stored, as somebody does in the browser's settings. Only in Chromium.
func (p *Page) ClearStorage() {
	p.t.Helper()
	p.clear("local_storage")
}

// clear deletes kinds of what pages of this server have stored.
func (p *Page) clear(kinds string) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		return c.do(ctx, func(ctx context.Context) error {
			return storage.ClearDataForOrigin(strings.TrimSuffix(p.Server.URL, "/"), kinds).Do(ctx)
		})
	})
}

// ForgetResponses empties the browser's own cache of all that it has fetched.
func (p *Page) ForgetResponses() {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error { return c.run(ctx, network.ClearBrowserCache()) })
}

package webtest

import (
	"context"
	"encoding/json"
	"fmt"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// note takes down a text that the page has written with console.debug; c.mu is held.
func (c *chromiumTab) note(args []*runtime.RemoteObject) {
	var text string
	if len(args) != 1 || json.Unmarshal(args[0].Value, &text) != nil {
		return
	}
	c.notes = append(c.notes, text)
	select {
	case c.noted <- struct{}{}:
	default: // there are more already
	}
}

// Notes waits until the page has written the text last with console.debug(text), and returns all such texts so far, in
// order. They outlive the page. Only in Chromium.
func (p *Page) Notes(last string) (notes []string) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		for {
			c.mu.Lock()
			notes = append([]string(nil), c.notes...)
			c.mu.Unlock()
			if len(notes) > 0 && notes[len(notes)-1] == last {
				return nil
			}
			select {
			case <-c.noted:
			case <-ctx.Done():
				return fmt.Errorf("%w after %d notes, the last of which are %.600q", ctx.Err(), len(notes), notes[max(0, len(notes)-3):])
			}
		}
	})
	return notes
}

// Kill ends the process of the page at once, whatever it is doing, as the system does that is short of memory: the page
// hears nothing of it, and nothing of it runs on. Only in Chromium.
func (p *Page) Kill() {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		dying, cancel := context.WithCancel(ctx)
		defer cancel()
		// A tab whose process has died does not answer any more.
		go func() { _ = c.do(dying, func(ctx context.Context) error { return cdppage.Crash().Do(ctx) }) }()
		select {
		case <-c.crashed:
		case <-ctx.Done():
			return ctx.Err()
		}
		return c.onBrowser(ctx, func(ctx context.Context) error {
			return target.CloseTarget(chromedp.FromContext(c.ctx).Target.TargetID).Do(ctx)
		})
	})
	p.closed = true
	c.cancel()
}

// Freeze stops the page and all its timers, as phones do when they are locked, and Thaw lets it go on. Only in Chromium.
func (p *Page) Freeze() { p.lifecycle(cdppage.SetWebLifecycleStateStateFrozen) }

// Thaw lets a frozen page go on.
func (p *Page) Thaw() { p.lifecycle(cdppage.SetWebLifecycleStateStateActive) }

func (p *Page) lifecycle(s cdppage.SetWebLifecycleStateState) {
	p.t.Helper()
	c := p.inChromium()
	p.do(func(ctx context.Context) error {
		return c.do(ctx, func(ctx context.Context) error { return cdppage.SetWebLifecycleState(s).Do(ctx) })
	})
}

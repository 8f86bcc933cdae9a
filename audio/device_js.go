package audio

import (
	"fmt"
	"io"
	"sync"
	"syscall/js"
)

// Oto returns the page's loudspeakers.
func Oto() Backend { return &page{} }

// page is the device of a browser, which may speak only after a gesture: the
// context is made in the handler of the first one, and resumed in the handler
// of each later one, because oto does not do so after a call or a lock, and
// Safari allows it nowhere else. It is suspended while the page is hidden.
type page struct {
	device
	source io.Reader

	mu        sync.Mutex
	opened    bool
	suspended bool // as wanted by Suspend and Resume
}

// gestures are the events in whose handlers a browser lets sound begin.
var gestures = [...]string{"pointerup", "mouseup", "touchend", "keydown", "keyup"}

// Start implements Backend.
func (p *page) Start(r io.Reader) {
	p.source = r
	document := js.Global().Get("document")
	if !document.Truthy() {
		p.fail(fmt.Errorf("audio: this JavaScript has no page"))
		return
	}
	gesture := js.FuncOf(func(js.Value, []js.Value) any {
		p.gesture()
		return nil
	})
	capture := map[string]any{"capture": true, "passive": true}
	for _, name := range gestures {
		document.Call("addEventListener", name, gesture, capture)
	}
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		p.follow()
		return nil
	}))
}

func (p *page) gesture() {
	p.mu.Lock()
	first := !p.opened
	p.opened = true
	p.mu.Unlock()
	if first {
		p.open(p.source)
	}
	p.follow()
}

// Suspend implements Backend.
func (p *page) Suspend() { p.want(true) }

// Resume implements Backend.
func (p *page) Resume() { p.want(false) }

func (p *page) want(suspended bool) {
	p.mu.Lock()
	p.suspended = suspended
	p.mu.Unlock()
	p.follow()
}

// follow makes the context run, or not, as it should.
func (p *page) follow() {
	ctx := p.context()
	if ctx == nil {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			p.fail(fmt.Errorf("audio: the page: %v", r))
		}
	}()
	p.mu.Lock()
	quiet := p.suspended
	p.mu.Unlock()
	if quiet || js.Global().Get("document").Get("hidden").Bool() {
		_ = ctx.Suspend()
	} else {
		_ = ctx.Resume()
	}
}

func (p *page) fail(err error) {
	p.device.mu.Lock()
	defer p.device.mu.Unlock()
	p.err = err
}

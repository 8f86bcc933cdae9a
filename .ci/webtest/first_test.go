package webtest

import (
	"net/http"
	"strings"
	"sync"
	"testing"
)

// The program is asked for once, and before the page's scripts are there: the server holds those back until then. (WebKit
// downloads a second time what was preloaded, so no preload may be in it.)
func TestTheProgramIsAskedForOnceAndFirst(t *testing.T) {
	t.Parallel()
	s := serveFixture(t)
	asked := make(chan struct{})
	ask := sync.OnceFunc(func() { close(asked) })
	s.Replace(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.HasSuffix(r.URL.Path, ".wasm"):
			ask()
		case strings.HasSuffix(r.URL.Path, ".js"):
			select {
			case <-asked:
			case <-r.Context().Done(): // The test has ended in vain.
			}
		}
		fixtureSite.ServeHTTP(w, r)
	}))
	v := desktop
	v.Before = []string{watchViolations}
	p := chromium.Open(t, s, "?no-worker", v)
	p.WaitStarted()
	if n := s.Count("/*.wasm"); n != 1 {
		t.Errorf("the program was asked for %d times", n)
	}
	if p.ReadsProgram() {
		t.Error("the page's own thread has read the program")
	}
	var violations []string
	p.Eval("violations", &violations)
	if len(violations) != 0 {
		t.Errorf("against the policy: %q", violations)
	}
}

// Without a worker that can compile the program and hand it over, the page does it itself.
func TestWithoutAWorkerThePageCompilesTheProgram(t *testing.T) {
	t.Parallel()
	for name, before := range map[string]string{
		"no workers":       `window.Worker = undefined`,
		"it may not begin": `window.Worker = class { constructor() { setTimeout(() => this.onerror(new Event("error"))) } }`,
		"it cannot hand over": `{
			const Real = Worker;
			window.Worker = class {
				constructor(address) {
					new Real(address).onmessage = ({ data }) => data.module ? this.onmessageerror(new Event("messageerror")) : this.onmessage({ data });
				}
			};
		}`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := desktop
			v.Before = []string{before}
			p := chromium.Open(t, serveFixture(t), "?no-worker", v)
			p.WaitStarted()
			if !p.ReadsProgram() {
				t.Error("the page's own thread has not read the program")
			}
		})
	}
}

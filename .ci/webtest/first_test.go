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
	var how []string
	p.Eval(`performance.getEntriesByType("resource").filter((e) => e.name.endsWith(".wasm")).map((e) => e.initiatorType)`, &how)
	if len(how) != 1 || how[0] != "fetch" {
		t.Errorf("the program was asked for by %q, want one fetch", how)
	}
	var violations []string
	p.Eval("violations", &violations)
	if len(violations) != 0 {
		t.Errorf("against the policy: %q", violations)
	}
}

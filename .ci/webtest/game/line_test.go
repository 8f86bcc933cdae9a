package game

import (
	"net/http"
	"path/filepath"
	"testing"

	"treille/wasm/site"
	"treille/webtest"
)

// A network that swallows everything keeps no page waiting: it tries again, and at once when the browser says that there
// is a network again.
func TestALineThatDoesNotOpenIsTriedAgain(t *testing.T) {
	t.Parallel()
	dir, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	page, err := site.Open(filepath.Join(dir, "page"))
	if err != nil {
		t.Fatal(err)
	}
	silent := webtest.Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/line" {
			<-r.Context().Done()
			return
		}
		page.ServeHTTP(w, r)
	}))
	p := chromium.Open(t, silent, "?no-worker#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g", offline(phone()))
	p.WaitStarted()
	p.Until("the second try", func() bool { return silent.Count("/line") > 1 })
	before := silent.Count("/line")
	p.Eval(`dispatchEvent(new Event("online"))`, nil)
	p.Until("another one", func() bool { return silent.Count("/line") > before })
}

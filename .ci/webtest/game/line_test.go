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
	silent := webtest.Serve(t, withLine(tablesPage(t), func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }))
	p := chromium.Open(t, silent, "?no-worker#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g", offline(phone()))
	p.WaitStarted()
	p.Until("the second try", func() bool { return silent.Count("/line") > 1 })
	before := silent.Count("/line")
	p.Eval(`dispatchEvent(new Event("online"))`, nil)
	p.Until("another one", func() bool { return silent.Count("/line") > before })
}

// tablesPage is the page that expects a server with tables.
func tablesPage(t *testing.T) http.Handler {
	t.Helper()
	dir, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	page, err := site.Open(filepath.Join(dir, "page"))
	if err != nil {
		t.Fatal(err)
	}
	return page
}

// withLine is a page whose line is answered by the test.
func withLine(page http.Handler, line http.HandlerFunc) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/", page)
	mux.HandleFunc("/line", line)
	return mux
}

package webtest

import (
	"context"
	"net/http"
	"net/http/httptest"
	"path"
	"sync"

	"treille/wasm/site"
)

// Build compiles the main package pkg of the module in dir, with its page, fast rather than small.
func Build(t T, dir, pkg string) *site.Site {
	t.Helper()
	built, err := site.Build(context.Background(), site.Options{Dir: dir, Package: pkg})
	if err != nil {
		t.Fatalf("build %s: %v", pkg, err)
	}
	return built
}

// Server serves a site and remembers what the page asks of it. It can be cut off, for the page and its service
// worker alike.
type Server struct {
	URL string

	handler  http.Handler
	mu       sync.Mutex
	requests []string
	cutOff   bool

	listens    bool     // pages tell what they do wrong
	complaints []string // what they have told
}

// Serve serves handler until the test ends.
func Serve(t T, handler http.Handler) *Server {
	t.Helper()
	s := &Server{handler: handler}
	server := httptest.NewServer(s)
	t.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	s.URL = server.URL + "/"
	return s
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if s.serveOwn(w, r) {
		return
	}
	s.mu.Lock()
	cutOff, handler, listens := s.cutOff, s.handler, s.listens
	if !cutOff && !askedByBrowser(r) {
		s.requests = append(s.requests, r.URL.Path)
	}
	s.mu.Unlock()
	if cutOff {
		panic(http.ErrAbortHandler) // Closes the connection without an answer.
	}
	if listens {
		handler = listener(handler)
	}
	handler.ServeHTTP(w, r)
}

// askedByBrowser tells whether a request is one that a browser makes of its own accord, some time after the page has
// loaded, if at all: for an icon when the page links none, and for the manifest.
func askedByBrowser(r *http.Request) bool {
	return r.URL.Path == "/favicon.ico" || r.Header.Get("Sec-Fetch-Dest") == "manifest"
}

// CutOff lets the server answer nothing from here on, as when the network is gone.
func (s *Server) CutOff() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cutOff = true
}

// Replace serves another handler from here on, as when a new version is put in place.
func (s *Server) Replace(handler http.Handler) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.handler = handler
}

// Requests returns the paths asked for so far, in order, by the page or its service worker.
func (s *Server) Requests() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.requests...)
}

// Count returns how many requests so far were for paths that match pattern, as in path.Match.
func (s *Server) Count(pattern string) int {
	n := 0
	for _, p := range s.Requests() {
		if ok, err := path.Match(pattern, p); err == nil && ok {
			n++
		}
	}
	return n
}

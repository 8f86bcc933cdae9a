package webtest

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
)

// What the server has beside the game, for browsers whose driver cannot do it.
const (
	emptyPage     = "webtest-empty"     // a page on which scripts can fill the storage before the game starts
	listenScript  = "webtest-listen.js" // tells the server what a page does wrong
	complaintPath = "webtest-complaint" // where it tells it
)

// listening is listenScript. It comes before the scripts of the page, under the page's policy.
const listening = `"use strict";
(() => {
	const tell = (what) => navigator.sendBeacon("` + complaintPath + `", what);
	const error = console.error;
	console.error = (...words) => {
		tell("console: " + words.join(" "));
		error.apply(console, words);
	};
	// Capture: what cannot be loaded is told to its element alone.
	addEventListener("error", (e) => tell("exception: " + (e.message || e.target.src || e.target.href)), true);
	addEventListener("unhandledrejection", (e) => tell("rejection: " + e.reason));
	document.addEventListener("securitypolicyviolation",
		(e) => tell("breach of the policy: " + e.violatedDirective + " " + e.blockedURI + " " + e.sourceFile + ":" + e.lineNumber));
})();
`

// listen lets every page from here on tell the server what it does wrong.
func (s *Server) listen() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.listens = true
}

// heard returns what pages have told so far.
func (s *Server) heard() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.complaints...)
}

// serveOwn answers what is no request for the game, and tells whether it was one.
func (s *Server) serveOwn(w http.ResponseWriter, r *http.Request) bool {
	switch r.URL.Path {
	case "/" + emptyPage:
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = io.WriteString(w, "<!doctype html><title>empty</title>")
	case "/" + listenScript:
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		_, _ = io.WriteString(w, listening)
	case "/" + complaintPath:
		text, _ := io.ReadAll(r.Body)
		s.mu.Lock()
		defer s.mu.Unlock()
		s.complaints = append(s.complaints, string(text))
	default:
		return false
	}
	return true
}

// listener serves the game with listenScript in its page.
func listener(game http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			game.ServeHTTP(w, r)
			return
		}
		plain := r.Clone(r.Context())
		plain.Header.Del("Accept-Encoding")
		plain.Header.Del("If-None-Match")
		page := httptest.NewRecorder()
		game.ServeHTTP(page, plain)
		for name, values := range page.Header() {
			if name != "Content-Length" && name != "Etag" {
				w.Header()[name] = values
			}
		}
		w.WriteHeader(page.Code)
		head := []byte("<head>")
		_, _ = w.Write(bytes.Replace(page.Body.Bytes(), head, append(head, `<script src="`+listenScript+`"></script>`...), 1))
	})
}

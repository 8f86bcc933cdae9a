package server

import (
	"io"
	"log"
	"net/http"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"treille/engine/online"
	"treille/engine/wire"
)

// HTTP is a server for a handler, with bounds of what it takes to ask. What it has to say of
// connections goes to say, without their addresses.
func HTTP(handler http.Handler, say *log.Logger) *http.Server {
	const (
		headTime  = 5 * time.Second
		askTime   = 10 * time.Second
		idleTime  = 2 * time.Minute
		headBytes = 8 << 10
		added     = 4 << 10 // by package http to what it is told
	)
	return &http.Server{Handler: handler, ReadHeaderTimeout: headTime, ReadTimeout: askTime, IdleTimeout: idleTime, MaxHeaderBytes: headBytes - added,
		ErrorLog: log.New(discreet{say}, "", 0)}
}

// A discreet writer says what it is told but for addresses.
type discreet struct{ say *log.Logger }

// address is one as package net writes it.
var address = regexp.MustCompile(`((\d+\.){3}\d+|\[[^\]\s]*:[^\]\s]*\]):\d+`)

// Write implements [io.Writer].
func (d discreet) Write(text []byte) (int, error) {
	d.say.Print(address.ReplaceAllString(string(text), "somebody"))
	return len(text), nil
}

// ServeHTTP implements [http.Handler]: the tables, and beside them the page.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !slices.Contains(s.options.Hosts, strings.ToLower(r.Host)) {
		http.Error(w, "this server has another name", http.StatusMisdirectedRequest)
		return
	}
	switch r.URL.Path {
	case "/line":
		s.line(w, r)
	case "/tables":
		s.post(w, r, s.open)
	case "/turns":
		s.post(w, r, s.turns)
	default:
		s.options.Site.ServeHTTP(w, r)
	}
}

// post answers a question that the page itself asks, with a text of one message.
func (s *Server) post(w http.ResponseWriter, r *http.Request, answer func(r *http.Request, text []byte) (status int, body []byte)) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	switch {
	case r.Method != http.MethodPost:
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "only POST is answered here", http.StatusMethodNotAllowed)
		return
	case r.Header.Get("Treille") != "1" || !sameOrigin(r):
		http.Error(w, "only the page of this server may ask", http.StatusForbidden)
		return
	}
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, wire.MaxFromDevice))
	if err != nil {
		http.Error(w, "the question is too long", http.StatusRequestEntityTooLarge)
		return
	}
	status, body := answer(r, text)
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write(body) // who asked has gone
}

// sameOrigin reports whether a page of this server asks, or a program that is no page.
func sameOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && strings.EqualFold(u.Host, r.Host)
}

// here reports whether a request comes from this machine.
func (s *Server) here(r *http.Request) bool {
	a, err := netip.ParseAddr(s.addressOf(r))
	return err == nil && a.IsLoopback()
}

// open opens a table, and answers with its id.
func (s *Server) open(r *http.Request, text []byte) (int, []byte) {
	o, err := wire.ParseOpening(text)
	switch {
	case err != nil:
		return http.StatusBadRequest, []byte(wire.CodeForm + "\n")
	case s.options.OpenersHere && !s.here(r):
		return http.StatusForbidden, []byte(wire.CodeHost + "\n")
	case !s.limits.mayOpen(s.addressOf(r)):
		return http.StatusTooManyRequests, []byte(wire.CodeSlow + "\n")
	}
	t, err := s.hold(online.TableOf(o.Host.Key))
	if err != nil {
		return http.StatusServiceUnavailable, []byte(wire.CodeAgain + "\n")
	}
	defer t.mu.Unlock()
	if t.table != nil && len(t.wakes) > 0 {
		return http.StatusOK, []byte(t.id + "\n") // it has been opened before
	}
	why := wire.CodeAgain
	if s.follow(t) == nil {
		s.guard(t, func() { t.table, why = s.online.Create(s.now(), o) })
	}
	if why == "" {
		return http.StatusOK, []byte(t.id + "\n")
	}
	s.forget(t)
	if why == wire.CodeStorage {
		return http.StatusInsufficientStorage, []byte(why + "\n")
	}
	return http.StatusBadRequest, []byte(why + "\n")
}

// turns says whose turn it is at some tables.
func (s *Server) turns(r *http.Request, text []byte) (int, []byte) {
	asked, err := wire.ParseTurnsOf(text)
	if err != nil {
		return http.StatusBadRequest, []byte(wire.CodeForm + "\n")
	}
	var list []wire.Turn
	wrong := false
	for _, a := range asked {
		turn := wire.Turn{Table: a.Table}
		if t, err := s.visit(a.Table); err == nil {
			s.guard(t, func() {
				if m, ok := t.table.Turn(s.now(), a.Key); ok {
					turn = m
				}
			})
			t.mu.Unlock()
		}
		wrong = wrong || turn.Game == ""
		list = append(list, turn)
	}
	if wrong {
		s.wrongKey(s.addressOf(r))
	}
	return http.StatusOK, wire.AppendTurns(nil, list)
}

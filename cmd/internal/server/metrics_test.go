package server_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/engine/games"
	"treille/engine/wire"
)

// asked is what the server says to who watches over it.
func (h *host) asked(path string) (status int, text string) {
	w := httptest.NewRecorder()
	h.s.Watch().ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w.Code, w.Body.String()
}

// tells waits until the metrics hold all those lines.
func (h *host) tells(lines ...string) {
	h.t.Helper()
	for until := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		_, text := h.asked("/metrics")
		missing := ""
		for _, line := range lines {
			if !strings.Contains(text, "\n"+line+"\n") {
				missing = line
			}
		}
		if missing == "" {
			return
		}
		if time.Now().After(until) {
			h.t.Fatalf("the metrics do not come to hold %q:\n%s", missing, text)
		}
	}
}

// TestMetrics: a device connects, is refused, leaves; a disk is full and has room again; the server ends.
func TestMetrics(t *testing.T) {
	h := newHost(t)
	h.tells("treille_tables 0", "treille_sockets 0", "treille_entries_total 0")
	id := h.opens(games.All()[0], 3)
	p := h.comes(t.Context(), id, wire.AsSeat, key(0))
	if err := p.ws.Write(t.Context(), websocket.MessageText, []byte("1 start\n")); err != nil { // a seat is free
		t.Fatal(err)
	}
	for {
		_, text, err := p.ws.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(string(text), "no ") {
			break
		}
	}
	h.tells("treille_tables 1", "treille_sockets 1", "treille_messages_total 1", `treille_refusals_total{code="people"} 1`, `treille_answer_seconds_bucket{le="+Inf"} 1`, "treille_answer_seconds_count 1")
	_, text := h.asked("/metrics")
	for _, secret := range []string{"Clara", "Hugo", string(id), "127.0.0.1"} {
		if strings.Contains(text, secret) {
			t.Errorf("the metrics hold %q", secret)
		}
	}
	p.ws.CloseNow()
	h.tells("treille_sockets 0")
	if status, _ := h.asked("/readyz"); status != http.StatusOK {
		t.Errorf("a server that serves is not ready: %d", status)
	}
	h.disk.full.Store(true)
	another := h.opening(games.All()[1], 3)
	another.Host.Key = key(50)
	if status, _ := h.post("/tables", string(another.Append(nil)), nil); status == http.StatusOK {
		t.Fatal("a table is opened on a full disk")
	}
	h.tells(`treille_log_errors_total{kind="full"} 1`)
	if status, text := h.asked("/readyz"); status != http.StatusServiceUnavailable || !strings.Contains(text, "log") {
		t.Errorf("a server with a full disk is ready: %d %q", status, text)
	}
	if status, _ := h.asked("/healthz"); status != http.StatusOK {
		t.Errorf("a server with a full disk is not alive: %d", status)
	}
	h.disk.full.Store(false)
	if status, text := h.post("/tables", string(another.Append(nil)), nil); status != http.StatusOK {
		t.Fatalf("a table is refused though there is room: %d %q", status, text)
	}
	if status, text := h.asked("/readyz"); status != http.StatusOK {
		t.Errorf("a server that has room again is not ready: %d %q", status, text)
	}
	h.end()
	if status, text := h.asked("/readyz"); status != http.StatusServiceUnavailable || !strings.Contains(text, "ends") {
		t.Errorf("a server that ends is ready: %d %q", status, text)
	}
}

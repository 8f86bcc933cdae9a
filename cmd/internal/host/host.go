// Package host serves tables in the program of a window, for devices in the same network. The
// tables are files, so they are there again at the next start.
package host

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"treille/cmd/internal/lan"
	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/wasm/site"
)

// A Host serves tables, once it is asked to.
type Host struct {
	dir       string // where the tables are kept
	site      string // the folder of the page, "" if there is none
	addresses func() []netip.Addr

	mu      sync.Mutex
	page    http.Handler // as it was read
	serving *serving
	ended   bool
}

// A serving is a server, with all that it holds.
type serving struct {
	at     []netip.Addr // where others find it
	log    *filelog.Log
	tables *server.Server
	web    *http.Server
	local  string // the address for this machine
}

// New is a host whose tables lie in the folder dir; without one it serves none. The page is the folder site, written by treille-web or
// treille-dist; if it is not there, devices come that have the program already.
func New(dir, site string) *Host { return &Host{dir: dir, site: site, addresses: lan.Addresses} }

// Site is the folder of the page for a program: where the archives of treille-dist have it, "" if it is in none of the
// places.
func Site(program string) string {
	beside := filepath.Dir(program)
	for _, dir := range []string{
		filepath.Join(beside, "site"),
		filepath.Join(beside, "..", "share", "treille", "site"), // Linux: bin and share lie beside each other
		filepath.Join(beside, "..", "Resources", "site"),        // macOS: in the bundle
	} {
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return dir
		}
	}
	return ""
}

// HasPage reports whether the page is served as well.
func (h *Host) HasPage() bool { return h.site != "" }

// Serve serves the tables, unless it does already, and returns the address at which this machine reaches them.
// When this machine has come to another network, it begins anew there.
func (h *Host) Serve() (address string, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case h.ended:
		return "", errors.New("the program ends")
	case h.dir == "":
		return "", errors.New("there is no folder for settings")
	}
	at := h.addresses()
	if h.serving != nil && (len(at) == 0 || slices.Equal(at, h.serving.at)) {
		return h.serving.local, nil
	}
	if h.serving != nil {
		h.serving.end()
		h.serving = nil
	}
	if h.serving, err = h.begin(at); err != nil {
		return "", err
	}
	return h.serving.local, nil
}

// End ends serving: all devices are told that it starts anew.
func (h *Host) End() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.ended = true
	if h.serving != nil {
		h.serving.end()
		h.serving = nil
	}
}

// begin begins to serve at some addresses of this machine, and for this machine itself.
func (h *Host) begin(at []netip.Addr) (*serving, error) {
	if h.page == nil {
		page, err := h.read()
		if err != nil {
			return nil, err
		}
		h.page = page
	}
	kept, err := filelog.New(filelog.System{}, h.dir, 0)
	if errors.Is(err, filelog.ErrServed) {
		return nil, fmt.Errorf("another program serves the tables in %s", h.dir)
	}
	if err != nil {
		return nil, err
	}
	listeners, err := h.listen(at)
	if err != nil {
		return nil, errors.Join(err, kept.Close())
	}
	local := "http://" + listeners[0].Addr().String() + "/"
	o := server.Options{Log: kept, Site: h.page, Base: "http://" + listeners[min(1, len(listeners)-1)].Addr().String() + "/"}
	for _, l := range listeners {
		o.Hosts = append(o.Hosts, lan.Hosts("http", l.Addr())...)
	}
	s := &serving{at: at, log: kept, tables: server.New(o), local: local}
	s.web = server.HTTP(s.tables, log.Default())
	for _, l := range listeners {
		go s.web.Serve(l) // until it is closed
	}
	return s, nil
}

// read reads the page.
func (h *Host) read() (http.Handler, error) {
	if h.site == "" {
		return http.HandlerFunc(noPage), nil
	}
	page, err := site.Open(h.site)
	if err == nil && !page.Play() {
		err = fmt.Errorf("the page in %s is one without tables", h.site)
	}
	return page, err
}

// noPage tells whoever opens the link in a browser what to do with it.
func noPage(w http.ResponseWriter, _ *http.Request) {
	http.Error(w, "This table is for windows of Treille: paste the link there.", http.StatusNotFound)
}

// firstPort is the port that is tried first, and how many after it before any is taken.
const firstPort, morePorts = 8080, 10

// listen listens on this machine's own address, and then on some others, all at one port. That of last time is
// taken if it is free: links and devices go by it.
func (h *Host) listen(at []netip.Addr) ([]net.Listener, error) {
	all := append([]netip.Addr{netip.AddrFrom4([4]byte{127, 0, 0, 1})}, at...)
	var ports []int
	if last, err := os.ReadFile(h.portFile()); err == nil {
		if n, err := strconv.Atoi(strings.TrimSpace(string(last))); err == nil && n > 0 && n < 1<<16 {
			ports = append(ports, n)
		}
	}
	for n := range morePorts {
		ports = append(ports, firstPort+n)
	}
	for _, port := range append(ports, 0) {
		list, err := listenAt(all, port)
		if err != nil {
			continue
		}
		port = list[0].Addr().(*net.TCPAddr).Port
		if err := os.WriteFile(h.portFile(), []byte(strconv.Itoa(port)+"\n"), 0o600); err != nil {
			closeAll(list)
			return nil, err
		}
		return list, nil
	}
	_, err := listenAt(all, 0)
	return nil, err
}

func (h *Host) portFile() string { return filepath.Join(h.dir, "port") }

// listenAt listens on addresses at one port, any if it is 0.
func listenAt(at []netip.Addr, port int) (list []net.Listener, err error) {
	for _, a := range at {
		l, err := net.Listen("tcp", net.JoinHostPort(a.String(), strconv.Itoa(port)))
		if err != nil {
			closeAll(list)
			return nil, err
		}
		list = append(list, l)
		port = l.Addr().(*net.TCPAddr).Port
	}
	return list, nil
}

func closeAll(list []net.Listener) {
	for _, l := range list {
		_ = l.Close()
	}
}

// patience is how long ending takes at most.
const patience = 2 * time.Second

// end ends the server and gives back what it holds.
func (s *serving) end() {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	s.tables.End(ctx)
	if err := errors.Join(s.web.Close(), s.log.Close()); err != nil {
		log.Print(err)
	}
}

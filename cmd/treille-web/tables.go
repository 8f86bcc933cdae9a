package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"rsc.io/qr"

	"treille/cmd/internal/lan"
	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/cmd/internal/server/natslog"
)

// A tables are the flags of play over the network.
type tables struct {
	dir    string // where they are kept; "none" for no play
	nats   string // the servers of NATS where they are kept instead
	quota  size   // of all together, 0 for none
	public string // the address that others have for this server
	behind networks
	open   string // who may open tables: "anyone" or "here"
}

// flags adds the flags to a set.
func (t *tables) flags(f *flag.FlagSet) {
	f.StringVar(&t.dir, "tables", folder(), "keep the tables of games with friends in `DIR`; none for a page without them")
	f.StringVar(&t.nats, "nats", "", "keep the tables in NATS JetStream, at the `servers` nats://HOST:PORT, several with commas; other machines may serve them too")
	f.Var(&t.quota, "quota", "open no more tables once all together have this `size`, as in 500MB or 2GB")
	f.StringVar(&t.public, "public", "", "the `address` that others have for this server, as behind a proxy: https://treille.example/")
	f.Var(&t.behind, "behind", "believe proxies in these `networks` who asks, as in 127.0.0.1 or 10.0.0.0/8,fd00::/8")
	f.StringVar(&t.open, "openers", "anyone", "who may open tables: anyone, or here for this machine alone")
}

// check says what cannot be, of the flags that were set.
func (t *tables) check(set map[string]bool) error {
	if t.nats != "" && set["tables"] {
		return errors.New("-nats keeps the tables in JetStream, and -tables in a folder: leave one out")
	}
	for one := range strings.SplitSeq(t.nats, ",") {
		if u, err := url.Parse(one); t.nats != "" && (err != nil || u.Host == "" || u.Scheme != "nats" && u.Scheme != "tls") {
			return fmt.Errorf("-nats %q is no server; it should be as nats://10.0.0.1:4222", one)
		}
	}
	if t.open != "anyone" && t.open != "here" {
		return fmt.Errorf("-openers is %q; it should be anyone or here", t.open)
	}
	if u, err := url.Parse(t.public); t.public != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https") {
		return fmt.Errorf("-public %q is no address; it should be as https://treille.example/", t.public)
	}
	return nil
}

// any reports whether there are tables at all.
func (t *tables) any() bool { return t.dir != none || t.nats != "" }

// A store is where the tables are kept, this program's until it is closed.
type store interface {
	server.Log
	io.Closer
}

// A size is a number of bytes.
type size int64

func (n *size) String() string { return strconv.FormatInt(int64(*n), 10) }

// Set implements [flag.Value].
func (n *size) Set(text string) error {
	digits, unit := text, int64(1)
	for name, bytes := range map[string]int64{"kB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12} {
		if rest, ok := strings.CutSuffix(text, name); ok {
			digits, unit = rest, bytes
		}
	}
	many, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || many <= 0 || many > math.MaxInt64/unit {
		return errors.New("it should be as 500MB or 2GB")
	}
	*n = size(many * unit)
	return nil
}

// A networks are some networks, or single addresses.
type networks []netip.Prefix

func (n *networks) String() string { return fmt.Sprint(*n) }

// Set implements [flag.Value].
func (n *networks) Set(text string) error {
	for _, one := range strings.Split(text, ",") {
		p, err := netip.ParsePrefix(one)
		if a, single := netip.ParseAddr(one); single == nil {
			p, err = a.Prefix(a.BitLen())
		}
		if err != nil {
			return fmt.Errorf("%q is no network; it should be as 10.0.0.0/8", one)
		}
		*n = append(*n, p)
	}
	return nil
}

// none is the folder of a page without tables.
const none = "none"

// folder is where the tables are kept if nothing else is said.
func folder() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return none
	}
	return filepath.Join(dir, "treille", "tables")
}

// take takes the folder of the tables, or connects to where they are; nil if there are none.
func (t *tables) take(out io.Writer) (store, error) {
	switch {
	case t.nats != "":
		l, err := natslog.New(t.nats, int64(t.quota))
		if err != nil {
			return nil, fmt.Errorf("-nats: %w", err)
		}
		fmt.Fprintf(out, "The tables are kept in %s.\n", l.Servers())
		return l, nil
	case !t.any():
		return nil, nil
	}
	l, err := filelog.New(filelog.System{}, t.dir, int64(t.quota))
	if errors.Is(err, filelog.ErrServed) {
		return nil, fmt.Errorf("another program serves the tables in %s: choose another folder, as in -tables DIR, or none", t.dir)
	}
	if err != nil {
		return nil, fmt.Errorf("the folder of the tables: %w", err)
	}
	return l, nil
}

// serve begins to serve the tables, at addresses of which the first is that of this machine and
// the second the one for friends.
func (t *tables) serve(kept store, page http.Handler, at []net.Addr, scheme string) (*server.Server, error) {
	o := server.Options{Log: kept, Site: page, OpenersHere: t.open == "here", Behind: t.behind, Base: friendsAddress(scheme, at)}
	for _, a := range at {
		o.Hosts = append(o.Hosts, lan.Hosts(scheme, a)...)
	}
	if t.public != "" {
		u, err := url.Parse(t.public)
		if err != nil {
			return nil, err // it has been checked
		}
		o.Base = strings.TrimSuffix(t.public, "/") + "/"
		o.Hosts = append(o.Hosts, lan.AsAsked(u.Scheme, u.Host))
	}
	return server.New(o), nil
}

// friendsAddress is the one under which friends find the page, of addresses that are listened at: the first is for this
// machine.
func friendsAddress(scheme string, at []net.Addr) string {
	if len(at) > 1 {
		return pageAddress(scheme, at[1])
	}
	if tcp, ok := at[0].(*net.TCPAddr); ok && tcp.IP.IsUnspecified() { // all of them
		if list := lan.Addresses(); len(list) > 0 {
			return pageAddress(scheme, &net.TCPAddr{IP: list[0].AsSlice(), Port: tcp.Port})
		}
	}
	return pageAddress(scheme, at[0])
}

// listenAlso listens on the private addresses of this machine, at the port of another listener.
func listenAlso(first net.Listener) (list []net.Listener, err error) {
	_, port, err := net.SplitHostPort(first.Addr().String())
	if err != nil {
		return nil, err
	}
	addresses := lan.Addresses()
	if len(addresses) == 0 {
		return nil, errors.New("-lan: this machine is in no network of its own")
	}
	for _, a := range addresses {
		l, err := listen("-addr", net.JoinHostPort(a.String(), port))
		if err != nil {
			return list, err
		}
		list = append(list, l)
	}
	return list, nil
}

// sayFriends says under which address friends in the same network find the page, and shows
// it as a code.
func sayFriends(out io.Writer, address string) {
	fmt.Fprintf(out, "Friends on this network: %s\n", address)
	code, err := qr.Encode(address, qr.L)
	if err != nil {
		return
	}
	const quiet = 2
	for y := -quiet; y < code.Size+quiet; y += 2 {
		var line strings.Builder
		for x := -quiet; x < code.Size+quiet; x++ {
			// Two modules to a character, light on dark as most terminals are.
			switch above, below := code.Black(x, y), code.Black(x, y+1); {
			case above && below:
				line.WriteRune(' ')
			case above:
				line.WriteRune('▄')
			case below:
				line.WriteRune('▀')
			default:
				line.WriteRune('█')
			}
		}
		fmt.Fprintln(out, line.String())
	}
}

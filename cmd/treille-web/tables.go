package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"rsc.io/qr"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
)

// A tables are the flags of play over the network.
type tables struct {
	dir    string // where they are kept; "none" for no play
	lan    bool   // also on the machine's private addresses
	public string // the address that others have for this server
	open   string // who may open tables: "anyone" or "here"
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

// serve returns the server of the tables, for listeners whose first is that of this machine.
func (t *tables) serve(site http.Handler, listeners []net.Listener) (*server.Server, error) {
	log, err := filelog.New(filelog.System{}, t.dir)
	if err != nil {
		return nil, fmt.Errorf("the folder of the tables: %w", err)
	}
	o := server.Options{Log: log, Site: site, OpenersHere: t.open == "here", Base: pageAddress(listeners[len(listeners)-1].Addr())}
	for _, l := range listeners {
		o.Hosts = append(o.Hosts, hosts(l.Addr())...)
	}
	if t.public != "" {
		u, err := url.Parse(t.public)
		if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
			return nil, fmt.Errorf("-public %q is no address; it should be as https://treille.example/", t.public)
		}
		o.Base = strings.TrimSuffix(t.public, "/") + "/"
		o.Hosts = append(o.Hosts, u.Host)
	}
	return server.New(o), nil
}

// hosts are the names under which a listener can be asked.
func hosts(addr net.Addr) []string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return []string{addr.String()}
	}
	ip, err := netip.ParseAddr(host)
	names := []string{net.JoinHostPort(host, port)}
	if err == nil && (ip.IsLoopback() || ip.IsUnspecified()) {
		names = append(names, "localhost:"+port, "127.0.0.1:"+port, net.JoinHostPort("::1", port))
	}
	if err == nil && ip.IsUnspecified() {
		for _, a := range private() {
			names = append(names, net.JoinHostPort(a.String(), port))
		}
	}
	return names
}

// private are the addresses that this machine has in networks of its own, IPv4 first.
func private() (list []netip.Addr) {
	all, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	for _, a := range all {
		prefix, err := netip.ParsePrefix(a.String())
		if err == nil && prefix.Addr().IsPrivate() && prefix.Addr().Is4() {
			list = append(list, prefix.Addr())
		}
	}
	return list
}

// listenAlso listens on the private addresses of this machine, at the port of another listener.
func listenAlso(first net.Listener) (list []net.Listener, err error) {
	_, port, err := net.SplitHostPort(first.Addr().String())
	if err != nil {
		return nil, err
	}
	addresses := private()
	if len(addresses) == 0 {
		return nil, errors.New("-lan: this machine is in no network of its own")
	}
	for _, a := range addresses {
		l, err := listen(net.JoinHostPort(a.String(), port))
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

// Package lan knows under which addresses others in the same network find this machine.
package lan

import (
	"net"
	"net/netip"
	"slices"
	"strings"
)

// Addresses are those that this machine has in networks of its own, of IPv4; the one by which
// it reaches the others comes first.
func Addresses() (list []netip.Addr) {
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
	if i := slices.Index(list, outward()); i > 0 {
		list[0], list[i] = list[i], list[0]
	}
	return list
}

// outward is the address from which this machine would ask one elsewhere; nothing is sent.
func outward() netip.Addr {
	c, err := net.Dial("udp4", "192.0.2.1:9")
	if err != nil {
		return netip.Addr{}
	}
	defer c.Close()
	a, _ := netip.ParseAddrPort(c.LocalAddr().String())
	return a.Addr()
}

// Hosts are the names under which a listener can be asked with http or https, as browsers say them.
func Hosts(scheme string, addr net.Addr) []string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return []string{addr.String()}
	}
	ip, err := netip.ParseAddr(host)
	names := []string{host}
	if err == nil && (ip.IsLoopback() || ip.IsUnspecified()) {
		names = append(names, "localhost", "127.0.0.1", "::1")
	}
	if err == nil && ip.IsUnspecified() {
		for _, a := range Addresses() {
			names = append(names, a.String())
		}
	}
	for i, n := range names {
		names[i] = AsAsked(scheme, net.JoinHostPort(n, port))
	}
	return names
}

// AsAsked is a host as browsers ask for it: without the port that goes without saying.
func AsAsked(scheme, host string) string {
	usual := map[string]string{"http": ":80", "https": ":443"}
	return strings.ToLower(strings.TrimSuffix(host, usual[scheme]))
}

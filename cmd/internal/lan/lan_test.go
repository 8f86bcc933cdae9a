package lan_test

import (
	"net"
	"net/netip"
	"slices"
	"testing"

	"treille/cmd/internal/lan"
)

func TestHosts(t *testing.T) {
	for _, c := range []struct {
		scheme, addr string
		want         []string
	}{
		{"http", "192.168.1.7:8080", []string{"192.168.1.7:8080"}},
		{"http", "192.168.1.7:80", []string{"192.168.1.7"}},
		{"https", "192.168.1.7:443", []string{"192.168.1.7"}},
		{"https", "192.168.1.7:80", []string{"192.168.1.7:80"}},
		{"http", "127.0.0.1:8080", []string{"127.0.0.1:8080", "localhost:8080", "127.0.0.1:8080", "[::1]:8080"}},
	} {
		addr := net.TCPAddrFromAddrPort(netip.MustParseAddrPort(c.addr))
		if got := lan.Hosts(c.scheme, addr); !slices.Equal(got, c.want) {
			t.Errorf("%s at %s is asked as %q, want %q", c.scheme, c.addr, got, c.want)
		}
	}
	if got := lan.AsAsked("https", "Treille.example:443"); got != "treille.example" {
		t.Errorf("a public address is asked as %q", got)
	}
}

package main

import (
	"net"
	"testing"

	"treille/cmd/internal/lan"
)

// TestFriendsAreSentWhereTheyCanCome asks for the address of friends, of a server that listens to this machine alone, to a
// network as well, and to all at once.
func TestFriendsAreSentWhereTheyCanCome(t *testing.T) {
	own, other := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080}, &net.TCPAddr{IP: net.IPv4(192, 168, 1, 20), Port: 8080}
	if got := friendsAddress("http", []net.Addr{own}); got != "http://127.0.0.1:8080/" {
		t.Errorf("this machine alone: %s", got)
	}
	if got := friendsAddress("http", []net.Addr{own, other}); got != "http://192.168.1.20:8080/" {
		t.Errorf("a network: %s", got)
	}
	for _, all := range []net.IP{net.IPv4zero, net.IPv6unspecified} {
		want := "http://127.0.0.1:8080/"
		if list := lan.Addresses(); len(list) > 0 {
			want = "http://" + list[0].String() + ":8080/"
		}
		if got := friendsAddress("http", []net.Addr{&net.TCPAddr{IP: all, Port: 8080}}); got != want {
			t.Errorf("all networks: %s, want %s", got, want)
		}
	}
}

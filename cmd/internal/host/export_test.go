package host

import "net/netip"

// At is a host without a page, as others find it at some addresses.
func At(dir string, at ...netip.Addr) *Host {
	h := New(dir, "")
	h.addresses = func() []netip.Addr { return at }
	return h
}

// Move lets this machine have other addresses.
func (h *Host) Move(at ...netip.Addr) { h.addresses = func() []netip.Addr { return at } }

// SetSite lets the page lie in a folder.
func (h *Host) SetSite(dir string) { h.site = dir }

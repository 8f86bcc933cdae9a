package main

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os/exec"
	"runtime"
	"syscall"
	"time"

	"treille/cmd/internal/server"
)

// serve serves the page, and the tables if there are some. Ports, certificate and folders are taken before the build, so
// that it is said at once if they cannot be had.
func (o *options) serve(ctx context.Context, out io.Writer) error {
	listeners, err := o.listen()
	for _, l := range listeners {
		defer l.Close()
	}
	if err != nil {
		return err
	}
	var watched net.Listener
	if o.metrics != "" {
		if watched, err = listen("-metrics", o.metrics); err != nil {
			return err
		}
		defer watched.Close()
	}
	config, err := o.secret()
	if err != nil {
		return err
	}
	kept, err := o.tables.take(out)
	if err != nil {
		return err
	}
	if kept != nil {
		defer kept.Close()
	}
	page, err := o.page(ctx, out)
	if err != nil {
		return err
	}
	var handler http.Handler = page
	if kept != nil {
		played, err := o.tables.serve(kept, page, addresses(listeners), o.scheme())
		if err != nil {
			return err
		}
		defer func() {
			patience, cancel := context.WithTimeout(context.Background(), 2*time.Second)
			defer cancel()
			played.End(patience)
		}()
		handler = played
		if watched != nil {
			go server.HTTP(played.Watch(), log.Default()).Serve(watched) // until it is closed
			fmt.Fprintf(out, "How the server does: http://%s/metrics\n", watched.Addr())
		}
	}
	return o.answer(ctx, listeners, config, handler, out)
}

// listen takes the addresses at which the page is served, this machine's own first.
func (o *options) listen() (listeners []net.Listener, err error) {
	first, err := listen("-addr", o.addr)
	if err != nil {
		return nil, err
	}
	listeners = append(listeners, first)
	if o.lan {
		var others []net.Listener
		others, err = listenAlso(first)
		listeners = append(listeners, others...)
	}
	return listeners, err
}

func addresses(listeners []net.Listener) (list []net.Addr) {
	for _, l := range listeners {
		list = append(list, l.Addr())
	}
	return list
}

// scheme is what addresses of the page begin with.
func (o *options) scheme() string {
	if o.cert != "" {
		return "https"
	}
	return "http"
}

// secret is what https needs, nil for http.
func (o *options) secret() (*tls.Config, error) {
	if o.cert == "" {
		return nil, nil
	}
	pair, err := tls.LoadX509KeyPair(o.cert, o.key)
	if err != nil {
		return nil, fmt.Errorf("-tls-cert and -tls-key: %w", err)
	}
	return &tls.Config{Certificates: []tls.Certificate{pair}}, nil
}

// listen takes the address of a flag, and says what to do if it cannot.
func listen(name, addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		host, _, splitErr := net.SplitHostPort(addr)
		if splitErr != nil || host == "" {
			host = "127.0.0.1"
		}
		return nil, fmt.Errorf("another program is using %s: choose another port, as in %s %s", addr, name, net.JoinHostPort(host, "8081"))
	}
	if err != nil {
		return nil, fmt.Errorf("cannot serve on %s %s: %w", name, addr, err)
	}
	return listener, nil
}

// answer answers requests until ctx is done, then lets those under way come to their end.
func (o *options) answer(ctx context.Context, listeners []net.Listener, config *tls.Config, handler http.Handler, out io.Writer) error {
	web := server.HTTP(handler, log.Default())
	web.TLSConfig = config
	failed := make(chan error, len(listeners))
	for _, l := range listeners {
		go func() {
			if config != nil {
				failed <- web.ServeTLS(l, "", "")
			} else {
				failed <- web.Serve(l)
			}
		}()
	}

	address := pageAddress(o.scheme(), listeners[0].Addr())
	fmt.Fprintf(out, "Play at %s (Ctrl+C ends)\n", address)
	if o.tables.any() && !o.lan && o.tables.public == "" {
		fmt.Fprintln(out, "It listens on this machine alone; with -lan, friends on the same network can come.")
	}
	for _, l := range listeners[1:] {
		sayFriends(out, pageAddress(o.scheme(), l.Addr()))
	}
	if o.open {
		if err := openBrowser(address); err != nil {
			fmt.Fprintf(out, "The browser could not be opened (%v): please open the address yourself.\n", err)
		}
	}
	select {
	case err := <-failed:
		return fmt.Errorf("serving ended: %w", err)
	case <-ctx.Done():
	}
	fmt.Fprintln(out, "Ending.")
	patience, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	if err := web.Shutdown(patience); err != nil {
		return web.Close()
	}
	return nil
}

// pageAddress returns the address under which a browser on this machine finds the page.
func pageAddress(scheme string, addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return scheme + "://" + addr.String() + "/"
	}
	if ip := net.ParseIP(host); ip == nil || ip.IsUnspecified() {
		// Serving on all interfaces; browsers allow WebGL, workers and sound without TLS on the local host only.
		host = "127.0.0.1"
	}
	return scheme + "://" + net.JoinHostPort(host, port) + "/"
}

// openBrowser opens address in the system's browser.
func openBrowser(address string) error {
	command := []string{"xdg-open", address}
	switch runtime.GOOS {
	case "darwin":
		command = []string{"open", address}
	case "windows":
		command = []string{"rundll32", "url.dll,FileProtocolHandler", address}
	}
	cmd := exec.Command(command[0], command[1:]...)
	if err := cmd.Start(); err != nil {
		return err
	}
	go cmd.Wait() // Only so that no zombie is left; how the browser ends is its own matter.
	return nil
}

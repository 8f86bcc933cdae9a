// Command treille-web builds Treille for the browser and serves it on this machine, or writes it to a folder that any
// static host can serve.
//
//	go run ./cmd/treille-web                 build, then serve on http://127.0.0.1:8080
//	go run ./cmd/treille-web -open           and open the browser
//	go run ./cmd/treille-web -lan            and for friends on the same network, each at a device of his own
//	go run ./cmd/treille-web -out DIR        write the folder DIR instead
//
// It needs nothing but Go, and runs from any folder of the source tree.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"syscall"
	"time"

	"treille/cmd/internal/icons"
	"treille/wasm/site"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return
		}
		fmt.Fprintln(os.Stderr, "treille-web:", err)
		stop()
		os.Exit(1)
	}
}

// run does what args say until ctx is done. Progress goes to out, the help to help.
func run(ctx context.Context, args []string, out, help io.Writer) error {
	flags := flag.NewFlagSet("treille-web", flag.ContinueOnError)
	flags.SetOutput(help)
	addr := flags.String("addr", "127.0.0.1:8080", "serve on this `host:port`; port 0 takes a free one")
	open := flags.Bool("open", false, "open the page in the browser")
	dir := flags.String("out", "", "write a folder for static hosting to `DIR` instead of serving")
	var t tables
	flags.StringVar(&t.dir, "tables", folder(), "keep the tables of games with friends in `DIR`; none for a page without them")
	flags.BoolVar(&t.lan, "lan", false, "serve on the addresses of this machine in its own network, too, so that friends can come")
	flags.StringVar(&t.public, "public", "", "the `address` that others have for this server, as behind a proxy: https://treille.example/")
	flags.StringVar(&t.open, "openers", "anyone", "who may open tables: anyone, or here for this machine alone")
	pkg := flags.String("package", site.DefaultPackage, "build this main `package`")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("unknown argument %q (-help lists the flags)", flags.Arg(0))
	}
	if *dir != "" && *open {
		return errors.New("-open opens what is served, and -out does not serve: leave one out")
	}

	if t.open != "anyone" && t.open != "here" {
		return fmt.Errorf("-openers is %q; it should be anyone or here", t.open)
	}
	play := *dir == "" && t.dir != none

	// The port is taken before the build, so that a port that is not free is said at once.
	var listeners []net.Listener
	if *dir == "" {
		first, err := listen(*addr)
		if err != nil {
			return err
		}
		listeners = append(listeners, first)
		if t.lan {
			others, err := listenAlso(first)
			listeners = append(listeners, others...)
			if err != nil {
				return err
			}
		}
		for _, l := range listeners {
			defer l.Close()
		}
	} else if err := site.CheckFolder(*dir); err != nil {
		return err
	}

	built, err := build(ctx, *pkg, *dir != "", play, out)
	if ctx.Err() != nil {
		return nil // Ctrl+C during the build.
	}
	if err != nil {
		return err
	}
	if *dir != "" {
		if err := built.WriteTo(*dir); err != nil {
			return err
		}
		fmt.Fprintf(out, "Written to %s.\n", *dir)
		return nil
	}
	var handler http.Handler = built
	if play {
		tables, err := t.serve(built, listeners)
		if err != nil {
			return err
		}
		defer func() {
			patience, cancel := context.WithTimeout(context.Background(), 2*time.Second)
			defer cancel()
			tables.End(patience)
		}()
		handler = tables
	}
	return serve(ctx, listeners, handler, *open, play && !t.lan, out)
}

// build makes the site, compressed as well as can be if best, with a line to this server if play, and says to out how far it is.
func build(ctx context.Context, pkg string, best, play bool, out io.Writer) (*site.Site, error) {
	pictures, err := icons.Page()
	if err != nil {
		return nil, fmt.Errorf("icons: %w", err)
	}
	// The first time, Go compiles everything that the game stands on as well.
	fmt.Fprintf(out, "Building %s for the browser (the first time takes a minute)…\n", pkg)
	start := time.Now()
	built, err := site.Build(ctx, site.Options{Package: pkg, Icons: pictures, Best: best, Play: play, Compiled: func(size int) {
		how := "Compressing…"
		if best {
			how = "Compressing as well as can be (half a minute)…"
		}
		fmt.Fprintf(out, "Compiled in %.1f s: %s. %s\n", time.Since(start).Seconds(), megabytes(size), how)
	}})
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(out, "Done after %.1f s. To download, all files together: %s.\n",
		time.Since(start).Seconds(), megabytes(built.Size()))
	return built, nil
}

// megabytes writes n bytes for people.
func megabytes(n int) string {
	return fmt.Sprintf("%.1f MB", float64(n)/1e6)
}

// listen takes the address, and says what to do if it cannot.
func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		host, _, splitErr := net.SplitHostPort(addr)
		if splitErr != nil || host == "" {
			host = "127.0.0.1"
		}
		return nil, fmt.Errorf("another program is using %s: choose another port, as in -addr %s", addr, net.JoinHostPort(host, "8081"))
	}
	if err != nil {
		return nil, fmt.Errorf("cannot serve on -addr %s: %w", addr, err)
	}
	return listener, nil
}

// serve answers requests until ctx is done, then lets those under way come to their end.
func serve(ctx context.Context, listeners []net.Listener, handler http.Handler, open, alone bool, out io.Writer) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	failed := make(chan error, len(listeners))
	for _, l := range listeners {
		go func() { failed <- server.Serve(l) }()
	}

	address := pageAddress(listeners[0].Addr())
	fmt.Fprintf(out, "Play at %s (Ctrl+C ends)\n", address)
	if alone {
		fmt.Fprintln(out, "It listens on this machine alone; with -lan, friends on the same network can come.")
	}
	for _, l := range listeners[1:] {
		sayFriends(out, pageAddress(l.Addr()))
	}
	if open {
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
	if err := server.Shutdown(patience); err != nil {
		return server.Close()
	}
	return nil
}

// pageAddress returns the address under which a browser on this machine finds the page.
func pageAddress(addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return "http://" + addr.String() + "/"
	}
	if ip := net.ParseIP(host); ip == nil || ip.IsUnspecified() {
		// Serving on all interfaces; browsers allow WebGL, workers and sound without TLS on the local host only.
		host = "127.0.0.1"
	}
	return "http://" + net.JoinHostPort(host, port) + "/"
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

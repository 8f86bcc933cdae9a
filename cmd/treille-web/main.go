// Command treille-web builds Treille for the browser and serves it on this machine, or writes it to a folder that any
// static host can serve.
//
//	go run ./cmd/treille-web                 build, then serve on http://127.0.0.1:8080
//	go run ./cmd/treille-web -open           and open the browser
//	go run ./cmd/treille-web -lan            and for friends on the same network, each at a device of his own
//	go run ./cmd/treille-web -out DIR        write the folder DIR instead
//	treille-web -site DIR                    serve such a folder, written with -play, where there is no Go
//	treille-web -site DIR -nats nats://…     and with other machines the same tables, kept in NATS JetStream
//
// To build, it needs nothing but Go, and runs from any folder of the source tree.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
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

// An options is what the flags say.
type options struct {
	addr      string
	lan       bool
	open      bool
	out       string // the folder that is written instead of serving
	play      bool   // its page expects a server with tables
	site      string // the folder that is served instead of building
	pkg       string
	cert, key string // for https
	metrics   string // the address of a listener for who watches over the server, "" for none
	tables    tables
}

// parse reads the flags; the help goes to help.
func parse(args []string, help io.Writer) (*options, error) {
	o := &options{}
	flags := flag.NewFlagSet("treille-web", flag.ContinueOnError)
	flags.SetOutput(help)
	flags.StringVar(&o.addr, "addr", "127.0.0.1:8080", "serve on this `host:port`; port 0 takes a free one")
	flags.BoolVar(&o.lan, "lan", false, "serve on the addresses of this machine in its own network, too, so that friends can come")
	flags.BoolVar(&o.open, "open", false, "open the page in the browser")
	flags.StringVar(&o.out, "out", "", "write a folder for static hosting to `DIR` instead of serving")
	flags.BoolVar(&o.play, "play", false, "with -out: a page for a server with tables, as -site serves it")
	flags.StringVar(&o.site, "site", "", "serve the folder `DIR` that -out wrote, instead of building")
	flags.StringVar(&o.pkg, "package", site.DefaultPackage, "build this main `package`")
	flags.StringVar(&o.cert, "tls-cert", "", "serve https with the certificate in this `file` (PEM)")
	flags.StringVar(&o.key, "tls-key", "", "the `file` with its key")
	flags.StringVar(&o.metrics, "metrics", "", "tell who watches over the server how it does, at this `host:port`: /metrics, /healthz, /readyz")
	o.tables.flags(flags)
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	if flags.NArg() > 0 {
		return nil, fmt.Errorf("unknown argument %q (-help lists the flags)", flags.Arg(0))
	}
	set := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { set[f.Name] = true })
	return o, o.check(set)
}

// check says what does not go together, of the flags that were set.
func (o *options) check(set map[string]bool) error {
	switch {
	case o.out != "" && o.open:
		return errors.New("-open opens what is served, and -out does not serve: leave one out")
	case o.out != "" && o.site != "":
		return errors.New("-site serves a folder, and -out writes one: leave one out")
	case o.site != "" && o.pkg != site.DefaultPackage:
		return errors.New("-package is what is built, and -site builds nothing: leave one out")
	case o.play && o.out == "":
		return errors.New("-play goes with -out; what is served has tables anyway, unless -tables none is said")
	case o.metrics != "" && (o.out != "" || !o.tables.any()):
		return errors.New("-metrics counts what is done at tables, and none are served: leave it out")
	case (o.cert == "") != (o.key == ""):
		return errors.New("-tls-cert and -tls-key go together")
	}
	return o.tables.check(set)
}

// run does what args say until ctx is done. Progress goes to out, the help to help.
func run(ctx context.Context, args []string, out, help io.Writer) error {
	o, err := parse(args, help)
	if err != nil {
		return err
	}
	if o.out != "" {
		err = o.write(ctx, out)
	} else {
		err = o.serve(ctx, out)
	}
	if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
		return nil // Ctrl+C during the build.
	}
	return err
}

// write writes the site to a folder.
func (o *options) write(ctx context.Context, out io.Writer) error {
	if err := site.CheckFolder(o.out); err != nil {
		return err
	}
	built, err := build(ctx, o.pkg, true, o.play, out)
	if err != nil {
		return err
	}
	if err := built.WriteTo(o.out); err != nil {
		return err
	}
	fmt.Fprintf(out, "Written to %s.\n", o.out)
	return nil
}

// page is what is served: a folder that was written, or what is built now.
func (o *options) page(ctx context.Context, out io.Writer) (*site.Site, error) {
	if o.site == "" {
		return build(ctx, o.pkg, false, o.tables.any(), out)
	}
	s, err := site.Open(o.site)
	if err == nil && o.tables.any() && !s.Play() {
		err = fmt.Errorf("the page in %s is one without tables: write it with -out %s -play, or serve it with -tables none", o.site, o.site)
	}
	return s, err
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

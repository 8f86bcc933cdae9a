// Command treille-dist makes a release of the commit at hand: an archive of the program for each system, with the page that
// it serves to phones, the page as a zip for any static host or game portal, and SHA256SUMS.
//
//	go run ./cmd/treille-dist                    all of it, into build/release
//	go run ./cmd/treille-dist -only page         one of them
//	go run ./cmd/treille-dist -out DIR           into another folder
//
// It needs Go and git, and no C compiler. The same commit gives the same bytes, as long as the Go release and the kind of
// machine are the same.
package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"treille/scenes/app/release"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "treille-dist:", err)
		stop()
		os.Exit(1)
	}
}

// run does what args say. Progress goes to out, the help to help.
func run(ctx context.Context, args []string, out, help io.Writer) error {
	var names []string
	for _, p := range parcels() {
		names = append(names, p.name)
	}
	flags := flag.NewFlagSet("treille-dist", flag.ContinueOnError)
	flags.SetOutput(help)
	dir := flags.String("out", "", "write into the folder `DIR` (default build/release in the source tree)")
	only := flags.String("only", strings.Join(names, ","), "make these alone, `name,name`")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("unknown argument %q (-help lists the flags)", flags.Arg(0))
	}
	chosen := strings.Split(*only, ",")
	for _, name := range chosen {
		if !slices.Contains(names, name) {
			return fmt.Errorf("-only %q: there is no such archive; there are %s", name, strings.Join(names, ", "))
		}
	}
	w, err := openWorkshop(ctx)
	if err != nil {
		return err
	}
	return w.release(ctx, chosen, cmp.Or(*dir, filepath.Join(w.root, "build", "release")), out)
}

// release makes the chosen archives and their sums in the folder dir.
func (w *workshop) release(ctx context.Context, chosen []string, dir string, out io.Writer) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var sums strings.Builder
	for _, p := range parcels() {
		if !slices.Contains(chosen, p.name) {
			continue
		}
		files, err := p.files(ctx, w)
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		archive, err := p.pack(files, w.made)
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		name := "treille-" + release.Number + "-" + p.name + p.extension
		if err := os.WriteFile(filepath.Join(dir, name), archive, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(archive), name)
		fmt.Fprintf(out, "%s: %.1f MB\n", name, float64(len(archive))/1e6)
	}
	if err := os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums.String()), 0o644); err != nil {
		return err
	}
	fmt.Fprintf(out, "Treille %s, commit %s, is in %s.\n", release.Number, w.commit, dir)
	return nil
}

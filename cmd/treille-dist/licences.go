package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// licences returns the licence texts of all that the program for that system is made of and that is not Treille's own:
// the fonts, Go, and the modules. They have to go with it.
func (w *workshop) licences(ctx context.Context, system, machine string) ([]byte, error) {
	list, err := w.command(ctx, []string{"CGO_ENABLED=0", "GOOS=" + system, "GOARCH=" + machine},
		"go", "list", "-deps", "-f", `{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}|{{.Dir}}{{end}}{{end}}`, "./cmd/treille")
	if err != nil {
		return nil, err
	}
	modules := slices.Compact(slices.Sorted(strings.Lines(list)))

	var out bytes.Buffer
	add := func(name string, paths []string) error {
		if len(paths) == 0 {
			return fmt.Errorf("%s has no licence", name)
		}
		for _, path := range paths {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			fmt.Fprintf(&out, "==== %s: %s ====\n\n%s\n\n", name, filepath.Base(path), bytes.TrimSpace(text))
		}
		return nil
	}
	typefaces, err := filepath.Glob(filepath.Join(w.root, "sprites", "fonts", "*LICENSE.txt"))
	if err != nil {
		return nil, err
	}
	err = errors.Join(add("Fonts", typefaces), add("Go", []string{filepath.Join(w.goRoot, "LICENSE")}))
	for _, line := range modules {
		name, dir, found := strings.Cut(strings.TrimSpace(line), "|")
		if !found {
			continue // packages of Go itself and of Treille leave empty lines
		}
		paths, findErr := licenceFiles(dir)
		err = errors.Join(err, findErr, add(name, paths))
	}
	return out.Bytes(), err
}

// licenceFiles returns the licences in a module's folder, by name.
func licenceFiles(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var paths []string
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		if e.Type()&fs.ModeDir == 0 && (strings.HasPrefix(name, "LICENSE") || strings.HasPrefix(name, "NOTICE") || strings.HasPrefix(name, "COPYING")) {
			paths = append(paths, filepath.Join(dir, e.Name()))
		}
	}
	return paths, nil
}

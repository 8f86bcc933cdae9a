package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// A workshop is the source tree that releases are made from.
type workshop struct {
	root   string    // folder of the module
	goRoot string    // folder of the Go installation
	commit string    // a few hex digits, with "+" after them if the tree has other contents than the commit
	made   time.Time // when the commit was made: the time of every file

	page map[string][]byte // that for a server with tables, once it was built
}

// openWorkshop finds the source tree that holds the current folder, and its commit.
func openWorkshop(ctx context.Context) (*workshop, error) {
	w := &workshop{}
	env, err := w.command(ctx, nil, "go", "env", "GOMOD", "GOROOT")
	if err != nil {
		return nil, err
	}
	module, goRoot, _ := strings.Cut(strings.TrimSpace(env), "\n")
	if module = strings.TrimSpace(module); module == "" || module == os.DevNull {
		return nil, errors.New("the current folder is in no Go module: run this inside the source tree of Treille")
	}
	w.root, w.goRoot = filepath.Dir(module), strings.TrimSpace(goRoot)

	log, err := w.command(ctx, nil, "git", "log", "-1", "--format=%h %ct", "--abbrev=7")
	if err != nil {
		return nil, fmt.Errorf("a release is made from a commit: %w", err)
	}
	commit, seconds, _ := strings.Cut(strings.TrimSpace(log), " ")
	unix, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("git log says %q", log)
	}
	w.commit, w.made = commit, time.Unix(unix, 0).UTC()
	changes, err := w.command(ctx, nil, "git", "status", "--porcelain")
	if err != nil {
		return nil, err
	}
	if changes != "" {
		w.commit += "+"
	}
	return w, nil
}

// commitFlag is what the linker is told so that the program knows its commit.
func (w *workshop) commitFlag() string { return "-X treille/scenes/app/release.commit=" + w.commit }

// command runs a program in the source tree with extra environment variables and returns what it prints. Its error
// carries the program's own words.
func (w *workshop) command(ctx context.Context, extraEnv []string, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = w.root
	cmd.Env = append(os.Environ(), extraEnv...)
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("%s %s: %w: %s", name, args[0], err, strings.TrimSpace(complaint.String()))
	}
	return out.String(), nil
}

// read returns a file of the source tree.
func (w *workshop) read(path ...string) ([]byte, error) {
	return os.ReadFile(filepath.Join(append([]string{w.root}, path...)...))
}

// Package slim keeps out of the browser's program what nobody there needs. Ebitengine
// imports parts of the standard library for work that it does only for its own
// developers or in another process: it looks for its source, dumps pictures, talks to
// a host. text/template alone, with which it writes two shaders, makes the linker keep
// every exported method there is. And it compiles its shaders while the page loads.
// Without all this the download is a quarter smaller, and home stands there a fifth
// sooner.
//
// The folders beside this file hold packages that stand in for these while the program
// is compiled for the browser, with as much of each as Ebitengine names. A window's
// program has them as they are. In one package of Ebitengine's and in the runtime only
// a few lines are changed: see keys.go and functions.go.
package slim

import (
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

//go:generate go run ./gen

//go:embed */*.go
var sources embed.FS

// Tag is the build constraint of stand-ins that compile only where they stand in.
const Tag = "slim"

// ebitengine are the packages of Ebitengine that are replaced, by the folders of what
// replaces them.
var ebitengine = map[string]string{
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader": "legacyshader",
}

// standard are those of the standard library. Beside each is how much larger the
// download would be without it, with Brotli and Go 1.26.8. Together with the compiled
// shaders they save 1.16 MB of 4.07.
var standard = map[string]string{
	"archive/zip":   "zip",      // 77 KB with gob and net
	"crypto/sha256": "sha256",   // 34 KB
	"encoding/gob":  "gob",      //
	"go/build":      "build",    // 11 KB; the standard one needs the whole of regexp
	"go/constant":   "constant", // 55 KB
	"log/slog":      "slog",     // 84 KB
	"net":           "net",      //
	"regexp":        "regexp",   // 81 KB
	"text/template": "template", // 404 KB
}

// Prepare writes to an empty folder what the go command needs to compile the programs
// of a module with the stand-ins, and returns the environment and the flags that say so
// to it. root is the Go installation's folder, version its version.
func Prepare(ctx context.Context, goTool, root, version, module, folder string) (env, flags []string, err error) {
	work, err := Vendor(ctx, goTool, module, folder)
	if err != nil {
		return nil, nil, err
	}
	for name, stub := range ebitengine {
		home := filepath.Join(folder, "vendor", filepath.FromSlash(name))
		if err := os.RemoveAll(home); err != nil {
			return nil, nil, err
		}
		if err := Place(sources, stub, home); err != nil {
			return nil, nil, err
		}
	}
	if err := nameKeys(filepath.Join(folder, "vendor", filepath.FromSlash(keyTables))); err != nil {
		return nil, nil, err
	}
	overlay, err := overlay(root, version, folder)
	return []string{work}, []string{"-mod=vendor", "-tags=" + Tag, "-overlay", overlay}, err
}

// Vendor makes a folder a workspace that holds a module, and copies of all that the
// module imports, and returns the environment in which the go command uses it. The
// files of other modules can be replaced only as copies.
func Vendor(ctx context.Context, goTool, module, folder string) (env string, err error) {
	env = "GOWORK=" + filepath.Join(folder, "go.work")
	for _, args := range [][]string{{"work", "init", module}, {"work", "vendor"}} {
		cmd := exec.CommandContext(ctx, goTool, args...)
		cmd.Dir = folder
		cmd.Env = append(os.Environ(), env)
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, out)
		}
	}
	return env, nil
}

// Place copies the source files of a package to the folder home.
func Place(sources embed.FS, stub, home string) error {
	list, err := sources.ReadDir(stub)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(home, 0o700); err != nil {
		return err
	}
	for _, file := range list {
		if strings.HasSuffix(file.Name(), "_test.go") {
			continue
		}
		data, err := sources.ReadFile(path.Join(stub, file.Name()))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(home, file.Name()), data, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// overlay writes what the go command's flag -overlay takes, and returns the name of its
// file: with it the standard library's packages are elsewhere.
func overlay(root, version, folder string) (string, error) {
	replace := map[string]string{}
	for name, stub := range standard {
		home := filepath.Join(root, "src", filepath.FromSlash(name))
		list, err := os.ReadDir(home)
		if err != nil {
			return "", err
		}
		for _, file := range list {
			if ext := path.Ext(file.Name()); ext == ".go" || ext == ".s" {
				replace[filepath.Join(home, file.Name())] = "" // it is not there
			}
		}
		elsewhere := filepath.Join(folder, stub)
		if err := Place(sources, stub, elsewhere); err != nil {
			return "", err
		}
		placed, err := os.ReadDir(elsewhere)
		if err != nil {
			return "", err
		}
		for _, file := range placed {
			replace[filepath.Join(home, "treille_"+file.Name())] = filepath.Join(elsewhere, file.Name())
		}
	}
	if Known(version) {
		if err := numberFunctions(root, folder, replace); err != nil {
			return "", err
		}
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(folder, "overlay.json")
	return overlay, os.WriteFile(overlay, data, 0o600)
}

// Command gen has Ebitengine compile its shaders, and writes what comes of it to package
// legacyshader. Run it by go generate ./wasm/slim, after each change of Ebitengine's
// version.
package main

import (
	"context"
	"embed"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"treille/wasm/slim"
)

//go:embed list/*.go
var sources embed.FS

// target is written, seen from the folder of package slim.
const target = "legacyshader/programs.go"

// Ebitengine's module, and the package that the listing program is there.
const (
	ebitengine = "github.com/hajimehoshi/ebiten/v2"
	listing    = ebitengine + "/internal/treille"
)

func main() {
	text, err := shaders(context.Background())
	if err == nil {
		err = os.WriteFile(target, text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

// shaders returns the file's text.
func shaders(ctx context.Context) ([]byte, error) {
	mod, err := exec.CommandContext(ctx, "go", "env", "GOMOD").Output()
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "treille-slim-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	work, err := slim.Vendor(ctx, "go", filepath.Dir(strings.TrimSpace(string(mod))), folder)
	if err != nil {
		return nil, err
	}
	vendor := filepath.Join(folder, "vendor")
	if err := slim.Place(sources, "list", filepath.Join(vendor, filepath.FromSlash(listing))); err != nil {
		return nil, err
	}
	// The go command takes only packages that are listed.
	modules := filepath.Join(vendor, "modules.txt")
	list, err := os.ReadFile(modules)
	if err != nil {
		return nil, err
	}
	listed := strings.Replace(string(list), "\n"+ebitengine+"\n", "\n"+ebitengine+"\n"+listing+"\n", 1)
	if err := os.WriteFile(modules, []byte(listed), 0o600); err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, "go", "run", "-mod=vendor", "-tags="+slim.Tag, listing)
	cmd.Env = append(os.Environ(), work)
	cmd.Dir = folder
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", listing, err)
	}
	return format.Source(text)
}

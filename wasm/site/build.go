package site

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"treille/wasm/slim"
)

// DefaultPackage is the game's main package. As an import path it is found from any folder of the module.
const DefaultPackage = "treille/cmd/treille"

// notInlined are packages that gain nothing measurable when their calls are inlined, but that makes the download larger:
// screens, composed once a frame, by a fifteenth, all others together by 80 KB.
var notInlined = []string{
	"treille/scenes/...",
	"treille/sprites", "treille/sprites/art", "treille/sprites/dice",
	"treille/engine/chance", "treille/engine/device", "treille/engine/figures", "treille/engine/person", "treille/engine/record", "treille/engine/wire",
	"encoding/base64", "fmt", "internal/fmtsort", "log", "strings", "time",
}

// Compile builds the main package of o for the browser and returns the program and the wasm_exec.js of the Go
// installation that built it: the two must come from the same one. The same source gives the same program.
func Compile(ctx context.Context, o Options) (program, wasmExec []byte, err error) {
	dir, pkg := o.Dir, o.Package
	if pkg == "" {
		pkg = DefaultPackage
	}
	goTool, err := exec.LookPath("go")
	if err != nil {
		return nil, nil, fmt.Errorf("the go command is needed to compile the game, and is not in the PATH: %w", err)
	}
	env, err := output(ctx, goTool, dir, nil, "env", "GOMOD", "GOROOT", "GOVERSION")
	if err != nil {
		return nil, nil, err
	}
	lines := strings.Split(env, "\n")
	if len(lines) < 3 {
		return nil, nil, fmt.Errorf("go env said %q", env)
	}
	module, root, version := strings.TrimSpace(lines[0]), strings.TrimSpace(lines[1]), strings.TrimSpace(lines[2])
	if module == "" || module == os.DevNull {
		where := dir
		if where == "" {
			where = "the current folder"
		}
		return nil, nil, fmt.Errorf("%s is in no Go module: run this inside the source tree of Treille", where)
	}

	execPath := filepath.Join(root, "lib", "wasm", "wasm_exec.js")
	wasmExec, err = os.ReadFile(execPath)
	if err != nil {
		return nil, nil, fmt.Errorf("the Go installation lacks its JavaScript support file (some systems package it apart): %w", err)
	}

	temporary, err := os.MkdirTemp("", "treille-web-")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(temporary)
	slimmer, flags, err := slim.Prepare(ctx, goTool, root, version, filepath.Dir(module), temporary)
	if err != nil {
		if ctx.Err() != nil {
			err = ctx.Err()
		}
		return nil, nil, err
	}
	target := filepath.Join(temporary, "treille.wasm")
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w " + o.LinkerFlags}
	for _, packages := range notInlined {
		args = append(args, "-gcflags="+packages+"=-l")
	}
	args = append(args, flags...)
	if _, err := output(ctx, goTool, dir, append(slimmer, "GOOS=js", "GOARCH=wasm"), append(args, "-o", target, pkg)...); err != nil {
		return nil, nil, err
	}
	program, err = os.ReadFile(target)
	if err != nil {
		return nil, nil, fmt.Errorf("go build %s made no program (is it a main package?): %w", pkg, err)
	}
	if !bytes.HasPrefix(program, []byte("\x00asm")) {
		return nil, nil, fmt.Errorf("go build %s made no WebAssembly program: is it a main package?", pkg)
	}
	program, err = rewriteData(program, func(memory []byte) error {
		if !slim.Known(version) {
			return nil
		}
		return errors.Join(forgetLines(memory), leaveOutBuckets(memory))
	})
	return program, wasmExec, err
}

// output runs the go command in dir with extra environment variables and returns what it prints.
// Its error carries the command's own words.
func output(ctx context.Context, goTool, dir string, extraEnv []string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, goTool, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), extraEnv...)
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	if err := cmd.Run(); err != nil {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		if text := strings.TrimSpace(complaint.String()); text != "" {
			err = errors.New(text)
		}
		return "", fmt.Errorf("go %s: %w", args[0], err)
	}
	return out.String(), nil
}

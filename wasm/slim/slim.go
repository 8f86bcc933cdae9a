// Package slim keeps out of the browser's program what nobody there needs. Ebitengine
// imports parts of the standard library for work that it does only for its own
// developers or in another process: it looks for its source, dumps pictures, talks to
// a host. text/template alone, with which it writes two shaders, makes the linker keep
// every exported method there is. Without these packages the download is a fifth
// smaller.
//
// The folders beside this file hold packages that stand in for them while the program
// is compiled for the browser, with as much of each as Ebitengine names. A window's
// program has the standard library as it is.
package slim

import (
	"embed"
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"strings"
)

//go:embed */*.go
var sources embed.FS

// packages are the import paths of those that are replaced, by the folders of what
// replaces them.
var packages = map[string]string{
	"archive/zip":   "zip",
	"crypto/sha256": "sha256",
	"encoding/gob":  "gob",
	"go/build":      "build",
	"go/constant":   "constant",
	"go/printer":    "printer",
	"log/slog":      "slog",
	"net":           "net",
	"regexp":        "regexp",
	"text/template": "template",
}

// Overlay writes to a folder what the go command's flag -overlay takes, for the Go
// installation at root, and returns the name of its file.
func Overlay(root, folder string) (string, error) {
	replace := map[string]string{}
	for name, stub := range packages {
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
		if err := place(replace, home, stub, folder); err != nil {
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

// place writes the files of a package to a folder, and notes that they stand at home.
func place(replace map[string]string, home, stub, folder string) error {
	list, err := sources.ReadDir(stub)
	if err != nil {
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
		name := filepath.Join(folder, stub+"_"+file.Name())
		if err := os.WriteFile(name, data, 0o600); err != nil {
			return err
		}
		replace[filepath.Join(home, "treille_"+file.Name())] = name
	}
	return nil
}

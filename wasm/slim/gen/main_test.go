package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestShadersAreThoseOfEbitengine fails when Ebitengine's version has changed and the
// compiled shaders have not.
func TestShadersAreThoseOfEbitengine(t *testing.T) {
	want, err := shaders(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(target)))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("Ebitengine compiles its shaders differently: run go generate ./wasm/slim")
	}
}

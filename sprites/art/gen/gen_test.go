package main

import (
	"bytes"
	"os"
	"testing"

	"treille/sprites/art"
)

// The embedded files must be what the sources compile to.
func TestEmbeddedFilesAreFresh(t *testing.T) {
	for _, c := range []struct {
		file    string
		compile func(string) ([]byte, error)
		dir     string
	}{
		{"../art.bin", compilePieces, ".."},
		{"../type.bin", compileFonts, "../../fonts"},
	} {
		want, err := c.compile(c.dir)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(c.file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is stale: run go generate ./sprites/...", c.file)
		}
	}
}

func TestWhatIsOutsideTheSubsetIsRefused(t *testing.T) {
	for _, d := range []string{"M0,0 l5,5", "M0", "M0,0 A1,1 0 0 0 2,2", "M0,0Z1", "L1,x"} {
		var b builder
		if err := b.data(d); err == nil {
			t.Errorf("path data %q was read as %v", d, b)
		}
	}
	if _, err := transform("skewX(3)"); err == nil {
		t.Error("skewX was read")
	}
	for name, value := range map[string]string{"stroke-linecap": "square", "stroke-linejoin": "bevel"} {
		if err := lines(&attrs{m: map[string]string{name: value}}, &art.Element{}); err == nil {
			t.Errorf("%s %s was read, and nobody draws it", name, value)
		}
	}
}

package site

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// played is a small site of a page that expects tables, or not.
func played(t *testing.T, play bool) *Site {
	t.Helper()
	s, err := assemble(program, []byte("// wasm_exec.js\n"), Options{Play: play})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestTheLineGoesToTheHostThatWasAsked wants the page of a server with tables to reach that
// server, and nobody else.
func TestTheLineGoesToTheHostThatWasAsked(t *testing.T) {
	s := played(t, true)
	want := Policy() + "; connect-src 'self' ws://127.0.0.1 wss://127.0.0.1"
	if got := get(s, "GET", "/").Header.Get("Content-Security-Policy"); got != want {
		t.Errorf("the header's policy is %q", got)
	}
	if page := string(s.file(t, "index.html").Contents); !strings.Contains(page, `content="`+Policy()+anyLine+`"`) || !strings.Contains(page, " data-line>") {
		t.Error("the page itself expects no line")
	}
}

// TestOpen serves what was written as what was built.
func TestOpen(t *testing.T) {
	for _, play := range []bool{true, false} {
		built, dir := played(t, play), t.TempDir()
		if err := built.WriteTo(dir); err != nil {
			t.Fatal(err)
		}
		s, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		if s.Play() != play || len(s.Files()) != len(built.Files()) {
			t.Errorf("of %d files, there are %d; with tables: %v, want %v", len(built.Files()), len(s.Files()), s.Play(), play)
		}
		for _, f := range built.Files() {
			for _, accept := range []string{"", "gzip", "br"} {
				want, got := get(built, "GET", "/"+f.Name, "Accept-Encoding", accept), get(s, "GET", "/"+f.Name, "Accept-Encoding", accept)
				for header := range want.Header {
					if w, g := want.Header.Get(header), got.Header.Get(header); w != g {
						t.Errorf("%s, accepting %q: %s is %q, want %q", f.Name, accept, header, g, w)
					}
				}
				if !bytes.Equal(body(t, want), body(t, got)) {
					t.Errorf("%s, accepting %q: other contents", f.Name, accept)
				}
			}
		}
	}
}

// TestOpenKeepsThePagesOwnPolicy serves a page of another version under the policy that it
// carries: that of this version might forbid its scripts.
func TestOpenKeepsThePagesOwnPolicy(t *testing.T) {
	dir := t.TempDir()
	if err := played(t, true).WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	index := filepath.Join(dir, "index.html")
	page, err := os.ReadFile(index)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(index, bytes.ReplaceAll(page, []byte("object-src 'none'"), []byte("object-src 'self'")), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got := get(s, "GET", "/").Header.Get("Content-Security-Policy"); !strings.Contains(got, "object-src 'self'") || !strings.HasSuffix(got, "; connect-src 'self' ws://127.0.0.1 wss://127.0.0.1") {
		t.Errorf("the policy is %q", got)
	}
}

func TestOpenWantsAPage(t *testing.T) {
	foreign, torn := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(foreign, "letter"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := played(t, true).WriteTo(torn); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(torn, "sw.js.br")); err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string]string{t.TempDir(): "no page", filepath.Join(foreign, "none"): "no page", foreign: "not ours", torn: "not whole"} {
		if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error is %v, want one with %q", err, want)
		}
	}
}

// TestPackedIsOpened serves the smallest folder as the site that it was made of, but for Brotli.
func TestPackedIsOpened(t *testing.T) {
	built, dir := played(t, true), t.TempDir()
	files, err := built.Packed()
	if err != nil {
		t.Fatal(err)
	}
	for name, contents := range files {
		if err := os.WriteFile(filepath.Join(dir, name), contents, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if !s.Play() || len(s.Files()) != len(built.Files()) {
		t.Errorf("of %d files, there are %d; with tables: %v", len(built.Files()), len(s.Files()), s.Play())
	}
	for _, f := range built.Files() {
		for accept, encoding := range map[string]string{"": "", "gzip": "gzip", "br": ""} {
			got := get(s, "GET", "/"+f.Name, "Accept-Encoding", accept)
			if sent := got.Header.Get("Content-Encoding"); sent != encoding && !(accept == "gzip" && len(files[f.Name+".gz"]) >= len(f.Contents)) {
				t.Errorf("%s, accepting %q, is sent as %q", f.Name, accept, sent)
			}
			if accept == "" && !bytes.Equal(body(t, got), f.Contents) {
				t.Errorf("%s has other contents", f.Name)
			}
		}
	}
	if err := os.Remove(filepath.Join(dir, "sw.js.gz")); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(dir); err == nil {
		t.Error("a folder is opened of which a file is missing")
	}
}

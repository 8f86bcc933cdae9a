package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"debug/pe"
	"encoding/binary"
	"errors"
	"flag"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// some are the files of a small archive.
func some() []file {
	return []file{
		{name: "a/bin/program", contents: []byte("\x7fELF"), runs: true},
		{name: "a/READ ME.txt", contents: []byte("Hällo")},
		{name: "a/empty"},
	}
}

var noon = time.Date(2026, 3, 1, 12, 0, 2, 0, time.UTC)

func TestTheSameFilesGiveTheSameArchive(t *testing.T) {
	for name, pack := range map[string]func([]file, time.Time) ([]byte, error){"zip": zipOf, "tar": tarOf} {
		one, err := pack(some(), noon)
		if err != nil {
			t.Fatal(err)
		}
		turned := some()
		slices.Reverse(turned)
		other, err := pack(turned, noon.In(time.FixedZone("elsewhere", 3600)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(one, other) {
			t.Errorf("%s: the order of the files or the time zone makes a difference", name)
		}
	}
}

func TestArchivesKeepWhatIsInThem(t *testing.T) {
	packed, err := zipOf(some(), noon)
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		contents, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		found[f.Name] = f.Mode().String() + string(contents)
		if !f.Modified.Equal(noon) {
			t.Errorf("zip: %s is of %v", f.Name, f.Modified)
		}
	}
	checkSome(t, "zip", found)

	if packed, err = tarOf(some(), noon); err != nil {
		t.Fatal(err)
	}
	g, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	found = map[string]string{}
	for r := tar.NewReader(g); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		contents, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		found[h.Name] = h.FileInfo().Mode().String() + string(contents)
		if !h.ModTime.Equal(noon) || h.Uid != 0 || h.Uname != "" {
			t.Errorf("tar: %s is of %v and belongs to %d, %q", h.Name, h.ModTime, h.Uid, h.Uname)
		}
	}
	checkSome(t, "tar", found)
}

func checkSome(t *testing.T, kind string, found map[string]string) {
	t.Helper()
	for _, f := range some() {
		if want := f.mode().String() + string(f.contents); found[f.name] != want {
			t.Errorf("%s: %s is %q, want %q", kind, f.name, found[f.name], want)
		}
	}
	if len(found) != len(some()) || !strings.HasPrefix(found["a/bin/program"], "-rwx") {
		t.Errorf("%s: %q", kind, found)
	}
}

// TestTheIconOfWindows reads the object file as the linker does, and the tree in it as Windows does.
func TestTheIconOfWindows(t *testing.T) {
	object, err := iconObject()
	if err != nil {
		t.Fatal(err)
	}
	f, err := pe.NewFile(bytes.NewReader(object))
	if err != nil {
		t.Fatal(err)
	}
	s := f.Section(".rsrc")
	if f.Machine != pe.IMAGE_FILE_MACHINE_AMD64 || s == nil || len(f.Symbols) != 1 || f.Symbols[0].Name != ".rsrc" {
		t.Fatalf("%+v with symbols %+v", f.FileHeader, f.Symbols)
	}
	contents, err := s.Data()
	if err != nil {
		t.Fatal(err)
	}
	fixed := map[uint32]bool{}
	for _, r := range s.Relocs {
		fixed[r.VirtualAddress] = r.SymbolTableIndex == 0 && r.Type == relocationRVA
	}
	long := func(at uint32) uint32 { return binary.LittleEndian.Uint32(contents[at:]) }
	// entries calls visit with the numbers and places of a directory.
	entries := func(at uint32, visit func(id, at uint32)) {
		n := uint32(binary.LittleEndian.Uint16(contents[at+14:]))
		for i := range n {
			visit(long(at+16+8*i), long(at+20+8*i)&^(1<<31))
		}
	}
	found := map[uint32]map[uint32][]byte{}
	entries(0, func(kind, at uint32) {
		found[kind] = map[uint32][]byte{}
		entries(at, func(id, at uint32) {
			entries(at, func(_, at uint32) {
				if !fixed[at] {
					t.Errorf("the linker does not know of the address at %d", at)
				}
				found[kind][id] = contents[long(at) : long(at)+long(at+4)]
			})
		})
	})
	group := found[kindGroupIcon][1]
	if len(group) != 6+14*len(iconSizes) || len(found[kindIcon]) != len(iconSizes) {
		t.Fatalf("a group of %d bytes for %d icons", len(group), len(found[kindIcon]))
	}
	for i, size := range iconSizes {
		entry := group[6+14*i:]
		picture := found[kindIcon][uint32(binary.LittleEndian.Uint16(entry[12:]))]
		if n := binary.LittleEndian.Uint32(entry[8:]); int(n) != len(picture) {
			t.Errorf("%d px: the group says %d bytes, it has %d", size, n, len(picture))
		}
		shown, err := png.DecodeConfig(bytes.NewReader(picture))
		if err != nil {
			t.Fatal(err)
		}
		if shown.Width != size || entry[0] != uint8(size) {
			t.Errorf("%d px: the picture is %d wide, the group says %d", size, shown.Width, entry[0])
		}
	}
}

func TestBadArgumentsAreRefused(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"now"}, `unknown argument "now"`},
		{[]string{"-only", "page,amiga"}, "linux-amd64, linux-arm64, windows-amd64, macos-amd64, macos-arm64, page"},
		{[]string{"-colour"}, "colour"},
	} {
		if err := run(context.Background(), c.args, io.Discard, io.Discard); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want one with %q", c.args, err, c.want)
		}
	}
	if err := run(context.Background(), []string{"-h"}, io.Discard, io.Discard); !errors.Is(err, flag.ErrHelp) {
		t.Errorf("-h: %v", err)
	}
}

// A release knows its commit, and says if the tree has more than that.
func TestTheWorkshopKnowsItsCommit(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	t.Setenv("GIT_CONFIG_GLOBAL", os.DevNull)
	git := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-c", "user.name=A", "-c", "user.email=a@example.org"}, args...)...)
		cmd.Env = append(os.Environ(), "GIT_COMMITTER_DATE=2026-03-01T13:00:02+01:00")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %q: %v: %s", args, err, out)
		}
	}
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("module sample\n")
	git("init", "-q")
	if _, err := openWorkshop(t.Context()); err == nil || !strings.Contains(err.Error(), "commit") {
		t.Errorf("without a commit: %v", err)
	}
	git("add", ".")
	git("commit", "-q", "-m", "One")
	w, err := openWorkshop(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(w.commit) < 7 || strings.HasSuffix(w.commit, "+") || !w.made.Equal(noon) {
		t.Errorf("commit %q of %v", w.commit, w.made)
	}
	clean := w.commit
	write("module sample // changed\n")
	if w, err = openWorkshop(t.Context()); err != nil || w.commit != clean+"+" {
		t.Errorf("with changes: commit %q, %v", w.commit, err)
	}
}

// Whoever passes the program on passes on the licences of all that is in it.
func TestLicencesOfAllModules(t *testing.T) {
	w := &workshop{root: "../..", goRoot: goRoot(t)}
	all, err := w.licences(t.Context(), "linux", "amd64")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Fonts: alegreya-LICENSE.txt", "Go: LICENSE", "github.com/hajimehoshi/ebiten/v2 v", "github.com/ebitengine/oto/v3 v", "golang.org/x/sys v"} {
		if !strings.Contains(string(all), "==== "+name) {
			t.Errorf("%s is missing", name)
		}
	}
}

func goRoot(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

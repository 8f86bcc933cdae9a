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
	"image/color"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"treille/scenes/app/release"
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

// TestWhatWindowsReads gives a small program its resources, reads them as Windows does, and compares all else with the
// program that there was before.
func TestWhatWindowsReads(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte("package main\n\nfunc main() {}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-ldflags=-s -w -H windowsgui", "-o", "small.exe", "main.go")
	build.Dir, build.Env = dir, append(os.Environ(), "CGO_ENABLED=0", "GOOS=windows", "GOARCH=amd64")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	program, err := os.ReadFile(filepath.Join(dir, "small.exe"))
	if err != nil {
		t.Fatal(err)
	}
	full, err := withResources(program)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := withResources(program); err != nil || !bytes.Equal(full, again) {
		t.Errorf("the second time it is another program, %v", err)
	}
	compareSections(t, program, full)

	resources, err := winres.LoadFromEXE(bytes.NewReader(full))
	if err != nil {
		t.Fatal(err)
	}
	group := resources.Get(winres.RT_GROUP_ICON, winres.ID(1), version.LangNeutral)
	if len(group) != 6+14*len(iconSizes) {
		t.Fatalf("the icon's list has %d bytes", len(group))
	}
	for i, size := range iconSizes {
		entry := group[6+14*i:]
		picture := resources.Get(winres.RT_ICON, winres.ID(binary.LittleEndian.Uint16(entry[12:])), version.LangNeutral)
		shown, err := png.DecodeConfig(bytes.NewReader(picture))
		if err != nil {
			t.Fatalf("%d px: %v", size, err)
		}
		if shown.Width != size || entry[0] != uint8(size) || shown.ColorModel != color.NRGBAModel {
			t.Errorf("%d px: the picture is %d wide, the list says %d; colours %v", size, shown.Width, entry[0], shown.ColorModel)
		}
	}
	info, err := version.FromBytes(resources.Get(winres.RT_VERSION, winres.ID(1), version.LangDefault))
	if err != nil {
		t.Fatal(err)
	}
	if text, err := info.MarshalJSON(); err != nil || info.FileVersion == [4]uint16{} || !strings.Contains(string(text), `"ProductVersion":"`+release.Number+`"`) {
		t.Errorf("the version is %s, %v", text, err)
	}
	manifest, err := winres.AppManifestFromXML(resources.Get(winres.RT_MANIFEST, winres.ID(1), version.LangDefault))
	if err != nil || manifest.DPIAwareness != winres.DPIPerMonitorV2 || manifest.ExecutionLevel != winres.AsInvoker {
		t.Errorf("the manifest says %+v, %v", manifest, err)
	}
}

// compareSections fails the test where a program for Windows has not all that it had before.
func compareSections(t *testing.T, before, after []byte) {
	t.Helper()
	open := func(program []byte) *pe.File {
		f, err := pe.NewFile(bytes.NewReader(program))
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	old, full := open(before), open(after)
	if len(full.Sections) != len(old.Sections)+1 || full.Section(".rsrc") == nil {
		t.Errorf("%d sections became %d", len(old.Sections), len(full.Sections))
	}
	for _, s := range old.Sections {
		want, err := s.Data()
		if err != nil {
			t.Fatal(err)
		}
		got, err := full.Section(s.Name).Data()
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("the section %s has changed, %v", s.Name, err)
		}
	}
	if was, is := old.OptionalHeader.(*pe.OptionalHeader64), full.OptionalHeader.(*pe.OptionalHeader64); is.AddressOfEntryPoint != was.AddressOfEntryPoint || is.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		t.Errorf("it begins at %#x and was to at %#x, subsystem %d", is.AddressOfEntryPoint, was.AddressOfEntryPoint, is.Subsystem)
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

// Whoever passes the program on passes on the licences of all that is in it. Modules that only releases are made with
// are not in it.
func TestLicencesOfAllModules(t *testing.T) {
	w := &workshop{root: "../..", goRoot: goRoot(t)}
	all, err := w.licences(t.Context(), "linux", "amd64")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Fonts: alegreya-LICENSE.txt", "Go: LICENSE", "github.com/hajimehoshi/ebiten/v2 v", "github.com/ebitengine/oto/v3 v", "golang.org/x/sys v", "github.com/coder/websocket v"} {
		if !strings.Contains(string(all), "==== "+name) {
			t.Errorf("%s is missing", name)
		}
	}
	for _, name := range []string{"winres", "nats"} {
		if strings.Contains(string(all), name) {
			t.Errorf("%s is in the game", name)
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

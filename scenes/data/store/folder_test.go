//go:build !js

package store_test

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"treille/scenes/data/store"
)

func folder(t *testing.T) (*store.Folder, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "config", "treille")
	f, err := store.OpenFolder(path)
	if err != nil {
		t.Fatal(err)
	}
	return f, path
}

func TestFolderKeepsTheContract(t *testing.T) {
	f, path := folder(t)
	exercise(t, f)
	left, err := filepath.Glob(filepath.Join(path, "*.tmp"))
	if err != nil || len(left) > 0 {
		t.Errorf("temporary files left: %q, %v", left, err)
	}
}

func TestFolderKeepsTextsBetweenRuns(t *testing.T) {
	f, path := folder(t)
	if err := f.Save("game", []byte("text")); err != nil {
		t.Fatal(err)
	}
	f.Close()
	again, err := store.OpenFolder(path)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := again.Load("game"); err != nil || string(got) != "text" {
		t.Errorf("got %q, %v", got, err)
	}
}

// A program that ends between writing and renaming leaves a temporary file: the
// old text is still there, and the next run clears away.
func TestFolderSurvivesACrashBeforeTheRename(t *testing.T) {
	f, path := folder(t)
	if err := f.Save("game", []byte("old")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(path, "game-123.tmp"), []byte("ne"), 0o600); err != nil {
		t.Fatal(err)
	}
	f.Close()
	again, err := store.OpenFolder(path)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := again.Load("game"); err != nil || string(got) != "old" {
		t.Errorf("got %q, %v, want the old text", got, err)
	}
	if keys, err := again.List(""); err != nil || len(keys) != 1 {
		t.Errorf("keys %q, %v, want one", keys, err)
	}
	if _, err := os.Stat(filepath.Join(path, "game-123.tmp")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the temporary file is still there: %v", err)
	}
}

// A second window writes nothing, and leaves what the first one is writing, until it
// takes over; then the first one writes nothing.
func TestOfTwoWindowsOnePlays(t *testing.T) {
	first, path := folder(t)
	save(t, first, "first")
	writing := filepath.Join(path, "game-123.tmp")
	if err := os.WriteFile(writing, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	second, err := store.OpenFolder(path)
	if !errors.Is(err, store.ErrElsewhere) || second == nil {
		t.Fatalf("the second window opens with %v, want ErrElsewhere", err)
	}
	if _, err := os.Stat(writing); err != nil {
		t.Errorf("what the first was writing is gone: %v", err)
	}
	rests := func(who string, f *store.Folder) {
		t.Helper()
		_, aside := f.SetAside("game")
		for what, err := range map[string]error{"Save": f.Save("game", nil), "Delete": f.Delete("game"), "SetAside": aside} {
			if !errors.Is(err, store.ErrElsewhere) {
				t.Errorf("%s of the %s window: %v, want ErrElsewhere", what, who, err)
			}
		}
		if f.Holds() {
			t.Errorf("the %s window holds the games", who)
		}
	}
	rests("second", second)
	if got, err := second.Load("game"); err != nil || string(got) != "first" {
		t.Errorf("the second window reads %q, %v", got, err)
	}
	save(t, first, "again")

	second.Take()
	save(t, second, "second")
	rests("first", first)
	if !second.Holds() {
		t.Error("the second window does not hold the games it took")
	}
	if _, err := store.OpenFolder(path); !errors.Is(err, store.ErrElsewhere) {
		t.Errorf("a third window opens with %v, want ErrElsewhere", err)
	}
	first.Take()
	save(t, first, "first")
	rests("second", second)
}

// A window whose program is killed keeps nobody out: the system frees its lock.
func TestAWindowThatIsKilledKeepsNobodyOut(t *testing.T) {
	const variable = "TREILLE_TEST_FOLDER"
	if path := os.Getenv(variable); path != "" { // this is the program that will be killed
		if _, err := store.OpenFolder(path); err != nil {
			t.Fatal(err)
		}
		fmt.Println("open")
		_, _ = os.Stdin.Read(make([]byte, 1))
		return
	}
	path := t.TempDir()
	other := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$")
	other.Env = append(os.Environ(), variable+"="+path)
	out, err := other.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	in, err := other.StdinPipe() // which stays open
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "open\n" {
		t.Fatalf("the other program says %q, %v", line, err)
	}
	if _, err := store.OpenFolder(path); !errors.Is(err, store.ErrElsewhere) {
		t.Errorf("beside it one opens with %v, want ErrElsewhere", err)
	}
	if err := other.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = other.Wait() // it was killed
	f, err := store.OpenFolder(path)
	if err != nil {
		t.Fatal(err)
	}
	save(t, f, "text")
}

// Who deletes the folder's files by hand has taken nothing over. The lock may stay: some
// systems keep a file that is open.
func TestAFolderThatWasEmptiedIsPlayedOn(t *testing.T) {
	f, path := folder(t)
	_ = os.Remove(filepath.Join(path, "window.lock"))
	if err := os.Remove(filepath.Join(path, "window.name")); err != nil {
		t.Fatal(err)
	}
	save(t, f, "text")
	if !f.Holds() {
		t.Error("the window does not play any more")
	}
}

// Where no name can be written, a window plays as if it were alone.
func TestAFolderWithoutNamesIsPlayed(t *testing.T) {
	path := t.TempDir()
	for _, name := range []string{"window.name", "window.lock"} { // folders are no files
		if err := os.Mkdir(filepath.Join(path, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	f, err := store.OpenFolder(path)
	if err != nil {
		t.Fatal(err)
	}
	save(t, f, "text")
}

// Looking at the settings takes nothing from the window that plays.
func TestLookingTakesNothing(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("AppData", home)
	t.Setenv("HOME", home)
	looks := store.Look()
	s, err := store.Open()
	if err != nil {
		t.Fatal(err)
	}
	save(t, s, "here")
	if got, err := looks.Load("game"); err != nil || string(got) != "here" {
		t.Errorf("it sees %q, %v", got, err)
	}
	if err := looks.Save("game", nil); !errors.Is(err, store.ErrElsewhere) {
		t.Errorf("Save: %v, want ErrElsewhere", err)
	}
	save(t, s, "still here")
}

// save saves a text that must be there afterwards.
func save(t *testing.T, s store.Store, text string) {
	t.Helper()
	if err := s.Save("game", []byte(text)); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Load("game"); err != nil || string(got) != text {
		t.Errorf("kept is %q, %v, want %q", got, err, text)
	}
}

// What is set aside is moved and not copied: there is always one of it, also when the
// disk is full.
func TestFolderSetsAsideWithoutACopy(t *testing.T) {
	f, path := folder(t)
	save(t, f, "damaged")
	before, err := os.Stat(filepath.Join(path, "game.treille"))
	if err != nil {
		t.Fatal(err)
	}
	key, err := f.SetAside("game")
	if err != nil {
		t.Fatal(err)
	}
	after, err := os.Stat(filepath.Join(path, key+".treille"))
	if err != nil || !os.SameFile(before, after) {
		t.Errorf("what was set aside is another file: %v", err)
	}
}

// Readers and writers at the same time never see half a text.
func TestFolderSaveIsAtomic(t *testing.T) {
	f, _ := folder(t)
	texts := [2]string{strings.Repeat("a", 20_000), strings.Repeat("b", 30_000)}
	if err := f.Save("game", []byte(texts[0])); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Go(func() {
			for range 10 {
				if err := f.Save("game", []byte(texts[i])); err != nil {
					t.Error(err)
				}
			}
		})
	}
	for range 50 {
		if got, err := f.Load("game"); err != nil || string(got) != texts[0] && string(got) != texts[1] {
			t.Fatalf("Load in between: %d bytes, %v", len(got), err)
		}
	}
	wg.Wait()
}

func TestFolderReportsAPlaceThatIsNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := store.OpenFolder(filepath.Join(file, "treille"))
	if !errors.Is(err, store.ErrForbidden) || !strings.Contains(err.Error(), file) {
		t.Errorf("got %v, want ErrForbidden and the place", err)
	}
}

func TestFolderReportsThatItVanished(t *testing.T) {
	f, path := folder(t)
	if err := f.Save("game", nil); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	if err := f.Save("game", []byte("x")); !errors.Is(err, store.ErrForbidden) {
		t.Errorf("Save: %v, want ErrForbidden", err)
	}
	if _, err := f.List(""); !errors.Is(err, store.ErrForbidden) {
		t.Errorf("List: %v, want ErrForbidden", err)
	}
	if _, err := f.Load("game"); !errors.Is(err, store.ErrNone) {
		t.Errorf("Load: %v, want ErrNone", err)
	}
}

func TestOpenUsesTheConfigFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("AppData", home)
	t.Setenv("HOME", home)
	s, err := store.Open()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Save("game", []byte("here")); err != nil {
		t.Fatal(err)
	}
	config, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(config, "treille", "game.treille")); err != nil || string(got) != "here" {
		t.Errorf("the file holds %q, %v", got, err)
	}
}

func TestOpenWithoutAFolderPlaysOnInMemory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CONFIG_HOME", file)
	t.Setenv("AppData", file)
	t.Setenv("HOME", file)
	s, err := store.Open()
	if !errors.Is(err, store.ErrForbidden) {
		t.Errorf("Open: %v, want ErrForbidden", err)
	}
	exercise(t, s)
}

//go:build !js

package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"treille/scenes/store"
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

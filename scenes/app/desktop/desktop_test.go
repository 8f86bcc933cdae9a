//go:build linux

package desktop_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"treille/scenes/app/desktop"
)

// atHome makes a new folder the player's own.
func atHome(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, ".config"))
	return home
}

func TestFilesGoToTheFolderForDownloads(t *testing.T) {
	home := atHome(t)
	save := func(want string) {
		t.Helper()
		path, err := desktop.Save("game.txt", "41 €\n")
		if err != nil || path != filepath.Join(home, want) {
			t.Fatalf("it lies in %s, %v; not in %s", path, err, want)
		}
		if data, err := os.ReadFile(path); err != nil || string(data) != "41 €\n" {
			t.Errorf("the file holds %q, %v", data, err)
		}
	}
	save("game.txt")
	folder := func(name string) {
		if err := os.MkdirAll(filepath.Join(home, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	folder("Downloads")
	save("Downloads/game.txt")
	save("Downloads/game-2.txt")
	folder("Téléchargements")
	folder(".config")
	if err := os.WriteFile(filepath.Join(home, ".config", "user-dirs.dirs"), []byte("# of the user\nXDG_DOWNLOAD_DIR=\"$HOME/Téléchargements\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	save("Téléchargements/game.txt")
}

// TestTheClipboard puts a program in the place of the system's.
func TestTheClipboard(t *testing.T) {
	bin := t.TempDir()
	t.Setenv("WAYLAND_DISPLAY", "")
	path := os.Getenv("PATH")
	t.Setenv("PATH", bin)
	if err := desktop.Copy("text"); !errors.Is(err, desktop.ErrNoClipboard) {
		t.Errorf("without a program it says %v", err)
	}
	if _, err := desktop.Paste(); !errors.Is(err, desktop.ErrNoClipboard) {
		t.Errorf("without a program it says %v", err)
	}
	script := "#!/bin/sh\nPATH='" + path + "'\nif [ \"$3\" = -o ]; then cat " + bin + "/kept; else cat > " + bin + "/kept; fi\n"
	if err := os.WriteFile(filepath.Join(bin, "xclip"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := desktop.Copy("41 €\nB\n"); err != nil {
		t.Fatal(err)
	}
	if got, err := desktop.Paste(); err != nil || got != "41 €\nB\n" {
		t.Errorf("pasted is %q, %v", got, err)
	}
}

package desktoptest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// patience is how long a program may take, on a machine that draws with its CPU.
const patience = 2 * time.Minute

// source is the root of the game's module.
const source = "../.."

var treille, lab string

// TestMain builds the programs.
func TestMain(m *testing.M) {
	os.Exit(func() int {
		if os.Getenv("DISPLAY") == "" {
			fmt.Fprintln(os.Stderr, "desktoptest: there is no display; sh .ci/desktop.sh brings a virtual one")
			return 1
		}
		dir, err := os.MkdirTemp("", "treille-desktoptest-")
		if err != nil {
			fmt.Fprintln(os.Stderr, "desktoptest:", err)
			return 1
		}
		defer os.RemoveAll(dir)
		build := exec.Command("go", "build", "-o", dir+string(filepath.Separator), "./cmd/treille", "./cmd/treille-lab")
		build.Dir = source
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			fmt.Fprintf(os.Stderr, "desktoptest: go build: %v\n%s", err, out)
			return 1
		}
		treille, lab = filepath.Join(dir, "treille"), filepath.Join(dir, "treille-lab")
		return m.Run()
	}())
}

// run runs a program with a home folder of its own and returns that folder,
// what the program has printed, and how it ended.
func run(t *testing.T, program string, args ...string) (home, stdout, stderr string, err error) {
	t.Helper()
	home = t.TempDir()
	return home, stdout, stderr, runAt(t, home, &stdout, &stderr, program, args...)
}

func runAt(t *testing.T, home string, stdout, stderr *string, program string, args ...string) error {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = home
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+filepath.Join(home, "config"))
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	err := cmd.Run()
	*stdout, *stderr = out.String(), complaint.String()
	if ctx.Err() != nil {
		t.Fatalf("%s %v has not ended after %v; it printed %q and %q", filepath.Base(program), args, patience, *stdout, *stderr)
	}
	return err
}

// The window plays a game of computer players to the result that the rules
// alone come to, and then ends.
func TestGameOfComputerPlayers(t *testing.T) {
	for _, players := range []string{"3", "4", "5"} {
		t.Run(players, func(t *testing.T) {
			_, record, complaint, err := run(t, lab, "play", "-game", "weinhaendler", "-players", players, "-seed", "7", "-bots", "greedy")
			if err != nil {
				t.Fatalf("treille-lab play: %v\n%s", err, complaint)
			}
			_, after, found := strings.Cut(record, `[Result "`)
			if !found {
				t.Fatalf("the record has no result:\n%s", record)
			}
			points, _, _ := strings.Cut(after, `"`)

			home, out, complaint, err := run(t, treille, "-watch", players, "-seed", "7", "-exit")
			if err != nil {
				t.Fatalf("treille ended with %v\n%s", err, complaint)
			}
			if want := "result " + points + "\n"; out != want {
				t.Errorf("the window's game printed %q; the rules come to %q", out, want)
			}
			for _, bad := range []string{"panic", "goroutine ", "DATA RACE"} {
				if strings.Contains(complaint, bad) {
					t.Errorf("treille complained:\n%s", complaint)
				}
			}
			noFiles(t, home)
		})
	}
}

// Watching leaves the player's own game and settings alone.
func noFiles(t *testing.T, home string) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join(home, "config"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			t.Errorf("watching wrote %s", path)
		}
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
}

// A folder for settings that cannot be made, and settings that are nonsense,
// do not keep the game from starting.
func TestStartsWithoutSettings(t *testing.T) {
	for name, spoil := range map[string]func(t *testing.T, config string){
		"no folder": func(t *testing.T, config string) {
			write(t, config, "a file where the folder should be")
		},
		"nonsense": func(t *testing.T, config string) {
			write(t, filepath.Join(config, "treille", "settings.treille"), "\x00nonsense\xff")
		},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			spoil(t, filepath.Join(home, "config"))
			var out, complaint string
			if err := runAt(t, home, &out, &complaint, treille, "-watch", "3", "-exit"); err != nil {
				t.Fatalf("treille ended with %v\n%s", err, complaint)
			}
			if !strings.HasPrefix(out, "result ") {
				t.Errorf("treille printed %q", out)
			}
		})
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// A call that cannot be understood opens no window, says what is wrong in one
// line, and ends with 2.
func TestBadCalls(t *testing.T) {
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"-nosuchflag"}, "-nosuchflag"},
		{[]string{"game.treille"}, `"game.treille" is too much`},
		{[]string{"-watch", "2"}, "3 to 5 players"},
		{[]string{"-watch", "6"}, "3 to 5 players"},
		{[]string{"-watch", "0"}, "3 to 5 players"},
		{[]string{"-watch", "four"}, "-watch"},
		{[]string{"-watch", "3", "-seed", "-1"}, "whole number"},
		{[]string{"-exit"}, "-exit goes with -watch"},
		{[]string{"-seed", "7"}, "-seed goes with -watch"},
	} {
		t.Run(strings.Join(c.args, " "), func(t *testing.T) {
			_, out, complaint, err := run(t, treille, c.args...)
			var exit *exec.ExitError
			if !errors.As(err, &exit) || exit.ExitCode() != 2 {
				t.Errorf("treille ended with %v, not with exit code 2", err)
			}
			if out != "" || strings.Count(complaint, "\n") != 1 || !strings.Contains(complaint, c.says) {
				t.Errorf("treille printed %q and complained %q; want one line with %q", out, complaint, c.says)
			}
		})
	}
}

// -h and -version need no window either.
func TestWordsAboutItself(t *testing.T) {
	for flag, says := range map[string]string{"-h": "-watch 4 -seed 7", "-version": "treille "} {
		_, out, complaint, err := run(t, treille, flag)
		if err != nil || complaint != "" || !strings.Contains(out, says) {
			t.Errorf("treille %s: error %v, printed %q, complained %q; want %q", flag, err, out, complaint, says)
		}
	}
}

// Without a display the program says so, and ends with 1.
func TestWithoutDisplay(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	_, _, complaint, err := run(t, treille)
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 || !strings.Contains(complaint, "treille: ") || strings.Contains(complaint, "panic") {
		t.Errorf("treille ended with %v and complained %q; want exit code 1 and one clear line", err, complaint)
	}
}

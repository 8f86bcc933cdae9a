package desktoptest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// patience is how long a program may take, on a machine that draws with its CPU
// and has other work: only one that never ends may take longer.
const patience = 10 * time.Minute

// source is the root of the game's module.
const source = "../.."

var treille, lab string

// TestMain builds the programs.
func TestMain(m *testing.M) {
	os.Exit(func() int {
		if os.Getenv("DISPLAY") == "" {
			fmt.Fprintln(os.Stderr, "desktoptest: there is no display; sh .ci/display.sh brings a virtual one")
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

// run runs a program in a home folder of its own.
func run(t *testing.T, program string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	return runAt(t, t.TempDir(), program, args...)
}

// configFolder is the folder for settings below a home folder.
func configFolder(home string) string { return filepath.Join(home, "config") }

// environment is that of the tests, with all folders in home in which the
// program, or a library that it uses, may write: sound and graphics do.
func environment(t *testing.T, home string) []string {
	t.Helper()
	temporary := filepath.Join(home, "tmp")
	if err := os.MkdirAll(temporary, 0o700); err != nil {
		t.Fatal(err)
	}
	return append(os.Environ(), "HOME="+home, "TMPDIR="+temporary, "XDG_CONFIG_HOME="+configFolder(home),
		"XDG_CACHE_HOME="+filepath.Join(home, "cache"), "XDG_DATA_HOME="+filepath.Join(home, "data"),
		"XDG_STATE_HOME="+filepath.Join(home, "state"))
}

// runAt runs a program in a home folder, and returns what the program has
// printed and how it ended.
func runAt(t *testing.T, home, program string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = home
	cmd.Env = environment(t, home)
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	err = cmd.Run()
	if ctx.Err() != nil {
		t.Fatalf("%s %v has not ended after %v; it printed %q and %q", filepath.Base(program), args, patience, &out, &complaint)
	}
	return out.String(), complaint.String(), err
}

// The window plays a game of computer players to the result that the rules
// alone come to, and then ends.
func TestGameOfComputerPlayers(t *testing.T) {
	for _, c := range [][2]string{{"weinhaendler", "5"}, {"vino", "4"}, {"zankapfel", "6"}, {"farbenpoker", "2"}} {
		game, players := c[0], c[1]
		t.Run(game+" "+players, func(t *testing.T) {
			record, complaint, err := run(t, lab, "play", "-game", game, "-players", players, "-seed", "7", "-bots", "greedy")
			if err != nil {
				t.Fatalf("treille-lab play: %v\n%s", err, complaint)
			}
			_, after, found := strings.Cut(record, `[Result "`)
			if !found {
				t.Fatalf("the record has no result:\n%s", record)
			}
			points, _, _ := strings.Cut(after, `"`)

			home := t.TempDir()
			kept := filepath.Join(configFolder(home), "treille")
			before := map[string]string{
				"settings.treille": "treille-settings 1\nasked on\nspeed half\n",
				"game.treille":     "a game under way",
			}
			for name, text := range before {
				write(t, filepath.Join(kept, name), text)
			}
			out, complaint, err := runAt(t, home, treille, "-game", game, "-watch", players, "-seed", "7", "-exit")
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
			// Watching leaves the player's own game and settings alone.
			if after := files(t, kept); !maps.Equal(after, before) {
				t.Errorf("watching made %q of %q", after, before)
			}
		})
	}
}

// files returns the texts of the files in a folder by their names.
func files(t *testing.T, folder string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		texts[e.Name()] = string(text)
	}
	return texts
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
			spoil(t, configFolder(home))
			out, complaint, err := runAt(t, home, treille, "-watch", "3", "-exit")
			if err != nil {
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
			out, complaint, err := run(t, treille, c.args...)
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
		out, complaint, err := run(t, treille, flag)
		if err != nil || complaint != "" || !strings.Contains(out, says) {
			t.Errorf("treille %s: error %v, printed %q, complained %q; want %q", flag, err, out, complaint, says)
		}
	}
}

// Without a display the program says so, and ends with 1.
func TestWithoutDisplay(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	_, complaint, err := run(t, treille)
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 || !strings.Contains(complaint, "treille: ") || strings.Contains(complaint, "panic") {
		t.Errorf("treille ended with %v and complained %q; want exit code 1 and one clear line", err, complaint)
	}
}

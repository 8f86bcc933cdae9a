package main

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestAPortThatIsTakenIsSaidBeforeTheBuild(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	var out bytes.Buffer
	err = run(context.Background(), []string{"-addr", taken.Addr().String()}, &out, &out)
	if err == nil || !strings.Contains(err.Error(), "-addr") || !strings.Contains(err.Error(), taken.Addr().String()) {
		t.Errorf("error %v: it should name the address and the flag", err)
	}
	if out.Len() > 0 {
		t.Errorf("it began to work before it found the port taken: %s", &out)
	}
}

func TestBadArgumentsAreRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"serve"}, `unknown argument "serve"`},
		{[]string{"-colour", "red"}, "colour"},
		{[]string{"-addr", "nonsense"}, "-addr nonsense"},
		{[]string{"-out", t.TempDir(), "-open"}, "leave one out"},
		{[]string{"-out", file}, file},
		{[]string{"-out", filepath.Join(file, "deeper")}, "deeper"},
		{[]string{"-addr", "127.0.0.1:0", "-package", "treille/no/such/package"}, "treille/no/such/package"},
		{[]string{"-addr", "127.0.0.1:0", "-package", "treille/engine/rng"}, "main package"},
	} {
		var out bytes.Buffer
		err := run(context.Background(), c.args, &out, &out)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want one with %q", c.args, err, c.want)
		}
	}
}

// TestPlay builds a small program of the tree in the place of the game, and serves it.
func TestPlay(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	said := make(chan string, 16)
	ended := make(chan error, 1)
	go func() {
		ended <- run(ctx, []string{"-addr", "127.0.0.1:0", "-package", "treille/wasm/slim/gen"}, lines(said), os.Stderr)
	}()
	var address string
	for address == "" {
		select {
		case line := <-said:
			if _, rest, ok := strings.Cut(line, "Play at "); ok {
				address, _, _ = strings.Cut(rest, " ")
			}
		case err := <-ended:
			t.Fatalf("it ended instead of serving: %v", err)
		}
	}
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		t.Errorf("the page answers %s", answer.Status)
	}
	stop() // as Ctrl+C does
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("stopping it is an error: %v", err)
		}
	case <-time.After(3 * time.Minute):
		t.Error("it does not stop")
	}
}

// lines passes each write on.
type lines chan string

func (l lines) Write(p []byte) (int, error) {
	l <- string(p)
	return len(p), nil
}

func TestThePageIsOpenedWhereItIsServed(t *testing.T) {
	for addr, want := range map[string]string{
		"127.0.0.1:8080":   "http://127.0.0.1:8080/",
		"[::1]:80":         "http://[::1]:80/",
		"[::]:8080":        "http://127.0.0.1:8080/",
		"0.0.0.0:9":        "http://127.0.0.1:9/",
		"192.168.1.7:8080": "http://192.168.1.7:8080/",
	} {
		tcp, err := net.ResolveTCPAddr("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		if got := pageAddress("http", tcp); got != want {
			t.Errorf("%s is opened at %s, want %s", addr, got, want)
		}
	}
}

package host_test

import (
	"io"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"treille/cmd/internal/host"
	"treille/scenes/data/store"
)

// get asks for the first page of an address.
func get(t *testing.T, address string) (status int, text string) {
	t.Helper()
	res, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, string(body)
}

// write writes a file, with its folders.
func write(t *testing.T, text string, path ...string) {
	t.Helper()
	file := filepath.Join(path...)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestThePageIsServedIfItIsThere serves the page where a folder of it is known, and says so; else the lobby tells that
// phones cannot come.
func TestThePageIsServedIfItIsThere(t *testing.T) {
	const page = `<html data-line><meta http-equiv="Content-Security-Policy" content="default-src 'self'; connect-src 'self' ws: wss:">`
	dir := t.TempDir()
	write(t, page, dir, "index.html")
	write(t, "index.html\n", dir, ".treille-site")
	for _, there := range []bool{true, false} {
		w := opens(t, &store.Memory{}, t.TempDir(), "Clara", "fox")
		if there {
			w.host.SetSite(dir)
		}
		address, _, _ := strings.Cut(w.hosts("vino"), "#")
		status, text := get(t, address)
		if (status == 200) != there || (text == page) != there || w.says("Phones cannot come") == there || w.says("Friends in the same Wi-Fi scan this code.") != there {
			t.Errorf("with the page: %t, %s is answered with %d %q, and the lobby says\n%s", there, address, status, text, w.Outline())
		}
		w.close()
	}
}

// TestWhereThePageLies finds the folder of the page in the places where archives have it.
func TestWhereThePageLies(t *testing.T) {
	for program, folder := range map[string]string{
		"Treille/Treille.exe": "Treille/site", "treille/bin/treille": "treille/share/treille/site",
		"Treille.app/Contents/MacOS/treille": "Treille.app/Contents/Resources/site",
	} {
		dir := t.TempDir()
		at := filepath.Join(dir, filepath.FromSlash(program))
		if got := host.Site(at); got != "" {
			t.Errorf("where there is none, the page lies in %s", got)
		}
		write(t, "", dir, filepath.FromSlash(folder), "index.html")
		if got := host.Site(at); got != filepath.Join(dir, filepath.FromSlash(folder)) {
			t.Errorf("the page of %s lies in %q", program, got)
		}
	}
}

// TestServingIsBegunOnce serves at the same port as last time, and anew where this machine has another address.
func TestServingIsBegunOnce(t *testing.T) {
	dir := t.TempDir()
	last, err := net.Listen("tcp", "127.0.0.1:0") // a port that is free
	if err != nil {
		t.Fatal(err)
	}
	last.Close()
	_, port, _ := strings.Cut(last.Addr().String(), ":")
	write(t, port+"\n", dir, "port")
	first := host.At(dir, neighbour)
	address, err := first.Serve()
	if want := "http://127.0.0.1:" + port + "/"; err != nil || address != want {
		t.Fatalf("it serves at %s, not at %s as last time: %v", address, want, err)
	}
	if again, err := first.Serve(); err != nil || again != address {
		t.Errorf("it serves at %s, and then at %s, %v", address, again, err)
	}
	first.Move(netip.AddrFrom4([4]byte{127, 0, 0, 3}))
	if again, err := first.Serve(); err != nil || again != address {
		t.Errorf("in another network it serves at %s, %v", again, err)
	}
	if status, _ := get(t, "http://127.0.0.3:"+port+"/"); status != 404 {
		t.Errorf("in another network it answers with %d", status)
	}
	if _, err := http.Get("http://127.0.0.2:" + port); err == nil {
		t.Error("it still serves in the network that was left")
	}
	other := host.At(dir, neighbour)
	if _, err := other.Serve(); err == nil || !strings.Contains(err.Error(), "another program serves the tables in "+dir) {
		t.Errorf("two programs serve the same tables: %v", err)
	}
	beside := host.At(t.TempDir(), neighbour)
	if elsewhere, err := beside.Serve(); err != nil || elsewhere == address {
		t.Errorf("beside it another one serves at %s, %v", elsewhere, err)
	}
	beside.End()
	first.End()
	if _, err := first.Serve(); err == nil {
		t.Error("it begins although the program ends")
	}
	if again, err := other.Serve(); err != nil || again != address {
		t.Errorf("at the next start it serves at %s, not %s: %v", again, address, err)
	}
	other.End()
}

// TestATableThatCannotBeServedIsTold opens a table where another program serves the folder.
func TestATableThatCannotBeServedIsTold(t *testing.T) {
	dir := t.TempDir()
	first := host.At(dir, neighbour)
	if _, err := first.Serve(); err != nil {
		t.Fatal(err)
	}
	defer first.End()
	w := opens(t, &store.Memory{}, dir, "Clara", "fox")
	said := ""
	w.Listen(func(sentence string) { said += sentence })
	w.home.OpenBox("vino")
	w.press("friends", "friends/apart", "open")
	until(t, "why", func() bool {
		return strings.Contains(said, "The table cannot be served: another program serves the tables in "+dir)
	}, w)
}

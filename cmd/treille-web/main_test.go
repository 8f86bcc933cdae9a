package main

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/cmd/internal/server/filelog"
	"treille/engine/wire"
	"treille/wasm/site"
)

func TestAPortThatIsTakenIsSaidBeforeTheBuild(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	var out bytes.Buffer
	err = run(context.Background(), []string{"-addr", taken.Addr().String(), "-tables", t.TempDir()}, &out, &out)
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
		{[]string{"-out", t.TempDir(), "-site", "x"}, "leave one out"},
		{[]string{"-site", "x", "-package", "treille/wasm/slim/gen"}, "leave one out"},
		{[]string{"-play"}, "-play goes with -out"},
		{[]string{"-metrics", "127.0.0.1:0", "-tables", "none"}, "none are served"},
		{[]string{"-addr", "127.0.0.1:0", "-metrics", "nonsense"}, "-metrics nonsense"},
		{[]string{"-tls-cert", file}, "go together"},
		{[]string{"-addr", "127.0.0.1:0", "-tls-cert", file, "-tls-key", file}, "-tls-cert and -tls-key"},
		{[]string{"-openers", "nobody"}, "anyone or here"},
		{[]string{"-public", "treille.example"}, "https://treille.example/"},
		{[]string{"-quota", "much"}, "500MB"},
		{[]string{"-nats", "10.0.0.1"}, "nats://10.0.0.1:4222"},
		{[]string{"-nats", "nats://127.0.0.1:4222,http://127.0.0.1"}, "nats://10.0.0.1:4222"},
		{[]string{"-nats", "nats://127.0.0.1:4222", "-tables", "x"}, "leave one out"},
		{[]string{"-addr", "127.0.0.1:0", "-nats", "nats://clara:secret@127.0.0.1:1"}, "no server of NATS answers at nats://clara:xxxxx@127.0.0.1:1"},
		{[]string{"-quota", "0"}, "500MB"},
		{[]string{"-quota", "9999999999TB"}, "500MB"},
		{[]string{"-behind", "10.0.0.0/8,proxy"}, `"proxy" is no network`},
		{[]string{"-addr", "127.0.0.1:0", "-tables", filepath.Join(file, "deeper")}, "folder of the tables"},
		{[]string{"-addr", "127.0.0.1:0", "-tables", "none", "-site", filepath.Join(t.TempDir(), "none")}, "there is no page"},
		{[]string{"-out", file}, file},
		{[]string{"-out", filepath.Join(file, "deeper")}, "deeper"},
		{[]string{"-addr", "127.0.0.1:0", "-tables", "none", "-package", "treille/no/such/package"}, "treille/no/such/package"},
		{[]string{"-addr", "127.0.0.1:0", "-tables", "none", "-package", "treille/engine/rng"}, "main package"},
	} {
		var out bytes.Buffer
		err := run(context.Background(), c.args, &out, &out)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want one with %q", c.args, err, c.want)
		}
	}
}

func TestFlagsOfTables(t *testing.T) {
	o, err := parse([]string{"-quota", "2GB", "-behind", "127.0.0.1,10.0.0.0/8", "-behind", "fd00::/8"}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	want := networks{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}
	if o.tables.quota != 2e9 || !slices.Equal(o.tables.behind, want) {
		t.Errorf("the quota is %d, behind are %v", o.tables.quota, o.tables.behind)
	}
}

// TestFolderOfSomebodyElse refuses, before it builds, the tables that another program serves.
func TestFolderOfSomebodyElse(t *testing.T) {
	dir := t.TempDir()
	l, err := filelog.New(filelog.System{}, dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	var out bytes.Buffer
	err = run(t.Context(), []string{"-addr", "127.0.0.1:0", "-tables", dir}, &out, &out)
	if err == nil || !strings.Contains(err.Error(), "another program serves the tables in "+dir) || out.Len() > 0 {
		t.Errorf("error %v, after it said %q", err, &out)
	}
}

// begins runs the command, and returns the address of the page, and what ends it as Ctrl+C does.
func begins(t *testing.T, args ...string) (address string, end func()) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	said := make(chan string, 16)
	ended := make(chan error, 1)
	go func() {
		ended <- run(ctx, append([]string{"-addr", "127.0.0.1:0", "-tables", t.TempDir()}, args...), lines(said), os.Stderr)
	}()
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
	return address, func() {
		t.Helper()
		stop()
		if err := <-ended; err != nil {
			t.Errorf("stopping it is an error: %v", err)
		}
	}
}

// TestPlay builds a small program of the tree in the place of the game, and serves it.
func TestPlay(t *testing.T) {
	address, end := begins(t, "-package", "treille/wasm/slim/gen")
	defer end()
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	host := strings.Trim(strings.TrimPrefix(address, "http:"), "/")
	if policy := answer.Header.Get("Content-Security-Policy"); answer.StatusCode != http.StatusOK || !strings.HasSuffix(policy, "; connect-src 'self' ws://"+host+" wss://"+host) {
		t.Errorf("the page answers %s, with the policy %q", answer.Status, policy)
	}
}

// written is a folder as -out writes it, of a page with a policy.
func written(t *testing.T, policy string) (dir string) {
	t.Helper()
	s, err := site.Of(map[string][]byte{"index.html": []byte(`<meta http-equiv="Content-Security-Policy" content="` + policy + `">`)}, false)
	if err != nil {
		t.Fatal(err)
	}
	dir = t.TempDir()
	if err := s.WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestWrittenSite serves a page that was written, by https and with tables, if it is one for such a server.
func TestWrittenSite(t *testing.T) {
	var out bytes.Buffer
	err := run(t.Context(), []string{"-addr", "127.0.0.1:0", "-tables", t.TempDir(), "-site", written(t, "default-src 'self'")}, &out, &out)
	if err == nil || !strings.Contains(err.Error(), "-play") {
		t.Errorf("a page without tables is served with some: %v", err)
	}
	dir := written(t, "default-src 'self'; connect-src 'self' ws: wss:")
	cert, key, client := certificate(t)
	t.Setenv("PATH", "") // there is no Go
	address, end := begins(t, "-site", dir, "-tls-cert", cert, "-tls-key", key)
	defer end()
	answer, err := client.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	page, err := io.ReadAll(answer.Body)
	answer.Body.Close()
	written, err2 := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil || err2 != nil || !bytes.Equal(page, written) || !strings.HasPrefix(address, "https://") {
		t.Errorf("%s serves another page than was written: %v, %v", address, err, err2)
	}
	ws, _, err := websocket.Dial(t.Context(), address+"line", &websocket.DialOptions{HTTPClient: client, Subprotocols: []string{wire.Subprotocol}})
	if err != nil {
		t.Fatalf("there is no line: %v", err)
	}
	ws.CloseNow()
}

// certificate makes one for this machine, and a client that trusts it.
func certificate(t *testing.T) (certFile, keyFile string, client *http.Client) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	what := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true}
	der, err := x509.CreateCertificate(rand.Reader, what, what, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	hidden, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	certFile, keyFile = filepath.Join(t.TempDir(), "cert"), filepath.Join(t.TempDir(), "key")
	text := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	for name, contents := range map[string][]byte{certFile: text, keyFile: pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: hidden})} {
		if err := os.WriteFile(name, contents, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	trusted := x509.NewCertPool()
	trusted.AppendCertsFromPEM(text)
	return certFile, keyFile, &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: trusted}}}
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

package nettest

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
)

// program is the server of NATS, built before the tests.
var program string

func TestMain(m *testing.M) {
	if role := strings.Fields(os.Getenv(roleEnv)); len(role) > 0 {
		if err := play(role[0], role[1:]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	folder, err := filepath.Abs("../../build/nettest")
	if err != nil {
		panic(err)
	}
	program = filepath.Join(folder, "nats-server")
	build := exec.Command("go", "build", "-o", program, "github.com/nats-io/nats-server/v2")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "the server of NATS cannot be built:", err)
		return 1
	}
	return m.Run()
}

// A cluster is some servers of NATS on this machine.
type cluster struct {
	t     testing.TB
	nodes []*node
}

// A node is one of them.
type node struct {
	t    testing.TB
	name string
	file string // its settings
	url  string
	web  string // where it tells of itself
	cmd  *exec.Cmd
	log  *os.File
}

// ports are free ones of this machine.
func ports(t testing.TB, n int) (list []int) {
	t.Helper()
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		list = append(list, l.Addr().(*net.TCPAddr).Port)
	}
	return list
}

// start starts a cluster, whose servers keep at most so many bytes; 0 for no limit.
func start(t testing.TB, size int, most int) *cluster {
	t.Helper()
	return startAs(t, size, most, "always")
}

// startAs starts one that writes to the disk after so long.
func startAs(t testing.TB, size int, most int, sync string) *cluster {
	t.Helper()
	dir := t.TempDir()
	c := &cluster{t: t}
	p := ports(t, 3*size)
	var routes []string
	for i := range size {
		routes = append(routes, fmt.Sprintf("nats://127.0.0.1:%d", p[3*i+1]))
	}
	for i := range size {
		name := fmt.Sprint("n", i)
		n := &node{t: t, name: name, file: filepath.Join(dir, name+".conf"), url: fmt.Sprintf("nats://127.0.0.1:%d", p[3*i]), web: fmt.Sprintf("http://127.0.0.1:%d", p[3*i+2])}
		text := fmt.Sprintf("server_name: %s\nlisten: 127.0.0.1:%d\nhttp: 127.0.0.1:%d\njetstream {\n  store_dir: %q\n  sync_interval: %s\n", name, p[3*i], p[3*i+2], filepath.Join(dir, name), sync)
		if most > 0 {
			text += fmt.Sprintf("  max_file_store: %d\n", most)
		}
		text += "}\n"
		if size > 1 {
			text += fmt.Sprintf("cluster {\n  name: treille\n  listen: 127.0.0.1:%d\n  no_advertise: true\n  routes: [%s]\n}\n", p[3*i+1], strings.Join(routes, ", "))
		}
		if err := os.WriteFile(n.file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		c.nodes = append(c.nodes, n)
		n.start()
	}
	t.Cleanup(func() {
		for _, n := range c.nodes {
			n.kill()
		}
	})
	for _, n := range c.nodes {
		n.wait()
	}
	return c
}

// start starts the server.
func (n *node) start() {
	n.t.Helper()
	var err error
	if n.log, err = os.OpenFile(n.file+".log", os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600); err != nil {
		n.t.Fatal(err)
	}
	n.cmd = exec.Command(program, "-c", n.file)
	n.cmd.Stdout, n.cmd.Stderr = n.log, n.log
	if err := n.cmd.Start(); err != nil {
		n.t.Fatal(err)
	}
}

// patience is how long a test waits for what must happen, on a machine that has other work, too.
const patience = 3 * time.Minute

// wait waits until it takes connections.
func (n *node) wait() {
	n.t.Helper()
	for until := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		c, err := nats.Connect(n.url, nats.Timeout(time.Second))
		if err == nil {
			c.Close()
			return
		}
		if time.Now().After(until) {
			text, _ := os.ReadFile(n.file + ".log")
			n.t.Fatalf("%s does not answer: %v\n%s", n.name, err, text)
		}
	}
}

// kill kills the server, as a power cut would.
func (n *node) kill() {
	if n.cmd == nil {
		return
	}
	_ = n.cmd.Process.Signal(syscall.SIGCONT) // it may be stopped
	_ = n.cmd.Process.Kill()
	_ = n.cmd.Wait()
	_ = n.log.Close()
	n.cmd = nil
}

// signal sends it a signal.
func (n *node) signal(s syscall.Signal) {
	n.t.Helper()
	if err := n.cmd.Process.Signal(s); err != nil && !errors.Is(err, os.ErrProcessDone) {
		n.t.Fatal(err)
	}
}

// urls are the addresses of all.
func (c *cluster) urls() string {
	var list []string
	for _, n := range c.nodes {
		list = append(list, n.url)
	}
	return strings.Join(list, ",")
}

// node is the one with a name.
func (c *cluster) node(name string) *node {
	for _, n := range c.nodes {
		if n.name == name {
			return n
		}
	}
	c.t.Fatalf("no server is called %q", name)
	return nil
}

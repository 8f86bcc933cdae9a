package main

import (
	"bufio"
	"fmt"
	"log"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/coder/websocket"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/cmd/internal/server/natslog"
)

// roleEnv says what a process of this program is, beside the one that measures, and the
// folder of its tables, or the servers of NATS that have them.
const roleEnv = "TREILLE_LOAD"

// play is such a process, until it is killed.
func play(role, dir string) error {
	start := time.Now()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	var handler http.Handler = http.HandlerFunc(echo)
	if role == "serve" {
		var kept server.Log
		if strings.HasPrefix(dir, "nats://") {
			kept, err = natslog.New(dir, 0)
		} else {
			kept, err = filelog.New(filelog.System{}, dir, 0)
		}
		if err != nil {
			return err
		}
		addr := l.Addr().String()
		handler = server.New(server.Options{Log: kept, Base: "http://" + addr + "/", Hosts: []string{addr}, Site: http.NotFoundHandler(),
			Behind: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}})
	}
	fmt.Println(l.Addr(), time.Since(start))
	return server.HTTP(handler, log.Default()).Serve(l)
}

// echo says what it hears.
func echo(w http.ResponseWriter, r *http.Request) {
	ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return
	}
	defer ws.CloseNow()
	for {
		kind, text, err := ws.Read(r.Context())
		if err == nil {
			err = ws.Write(r.Context(), kind, text)
		}
		if err != nil {
			return
		}
	}
}

// A process is one of this program that serves.
type process struct {
	cmd   *exec.Cmd
	addr  string
	began time.Duration
}

// begin begins one, and returns when it serves.
func begin(role, dir string) (*process, error) {
	p := &process{cmd: exec.Command(os.Args[0])}
	p.cmd.Env = append(os.Environ(), roleEnv+"="+role+" "+dir)
	p.cmd.Stderr = os.Stderr
	said, err := p.cmd.StdoutPipe()
	if err == nil {
		err = p.cmd.Start()
	}
	if err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(said).ReadString('\n')
	addr, began, _ := strings.Cut(strings.TrimSpace(line), " ")
	if err == nil {
		p.addr = addr
		p.began, err = time.ParseDuration(began)
	}
	if err != nil {
		p.end()
	}
	return p, err
}

func (p *process) end() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait() // it was killed
}

// stat are the fields of what Linux says of the process, behind its name; nil elsewhere.
func (p *process) stat() []string {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return nil
	}
	return strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
}

// used is how much of the processor's time it has used; 0 where that is not known.
func (p *process) used() (d time.Duration) {
	const user, system, tick = 11, 12, 10 * time.Millisecond
	if s := p.stat(); len(s) > system {
		for _, field := range []int{user, system} {
			n, _ := strconv.Atoi(s[field])
			d += time.Duration(n) * tick
		}
	}
	return d
}

// servers are all that serve the tables; used and memory are what they take together.
type servers []*process

func (s servers) used() (d time.Duration) {
	for _, p := range s {
		d += p.used()
	}
	return d
}

func (s servers) memory() (bytes float64) {
	for _, p := range s {
		bytes += p.memory()
	}
	return bytes
}

// memory is how many bytes of it are in memory; 0 where that is not known.
func (p *process) memory() float64 {
	const resident = 21
	s := p.stat()
	if len(s) <= resident {
		return 0
	}
	pages, _ := strconv.Atoi(s[resident])
	return float64(pages * os.Getpagesize())
}

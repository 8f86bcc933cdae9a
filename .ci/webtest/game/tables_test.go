package game

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"treille/engine/enginetest/soak"
	"treille/wasm/site"
	"treille/webtest"
)

// A tableServer is treille-web as a process, behind a proxy that can cut the lines of one kind of browser.
type tableServer struct {
	*webtest.Server
	t             *testing.T
	program, addr string
	dir           string // has the page, and the tables
	cmd           *exec.Cmd

	mu    sync.Mutex // guards what follows
	cut   string     // what stands in the names of the browsers that have no line
	lines map[net.Conn]string
}

// programs builds treille-web and treille-lab, and the page that expects a server, once.
var programs = sync.OnceValues(func() (dir string, err error) {
	if dir, err = os.MkdirTemp("", "treille-tables"); err != nil {
		return "", err
	}
	build := exec.Command("go", "build", "-o", dir, "./cmd/treille-web", "./cmd/treille-lab")
	build.Dir, build.Stderr = "../../..", os.Stderr
	if err := build.Run(); err != nil {
		return "", err
	}
	page, err := site.Build(context.Background(), site.Options{Dir: "../../..", Package: "./cmd/treille", Play: true})
	if err != nil {
		return "", err
	}
	return dir, page.WriteTo(filepath.Join(dir, "page"))
})

func serveTables(t *testing.T) *tableServer {
	t.Helper()
	dir, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &tableServer{t: t, program: filepath.Join(dir, "treille-web"), dir: dir, addr: free.Addr().String(), lines: map[net.Conn]string{}}
	if err := free.Close(); err != nil {
		t.Fatal(err)
	}
	target := &url.URL{Scheme: "http", Host: s.addr}
	proxy := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(target)
		r.Out.Host = r.In.Host
	}}
	s.Server = webtest.Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/line" {
			s.line(w, r)
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	s.begin(t.TempDir())
	t.Cleanup(s.kill)
	return s
}

// begin starts the process, which keeps its tables in a folder.
func (s *tableServer) begin(tables string) {
	s.t.Helper()
	s.cmd = exec.Command(s.program, "-site", filepath.Join(s.dir, "page"), "-addr", s.addr, "-public", s.URL, "-tables", tables)
	s.cmd.Stderr = os.Stderr
	out, err := s.cmd.StdoutPipe()
	if err == nil {
		err = s.cmd.Start()
	}
	if err != nil {
		s.t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if strings.Contains(lines.Text(), "Play at ") {
			go func() { _, _ = io.Copy(io.Discard, out) }()
			return
		}
	}
	s.t.Fatal("the server does not begin")
}

// kill ends the process with no warning.
func (s *tableServer) kill() {
	_ = s.cmd.Process.Kill() // it may be dead
	_ = s.cmd.Wait()
}

// line hands a socket on to the process, byte by byte.
func (s *tableServer) line(w http.ResponseWriter, r *http.Request) {
	agent := r.UserAgent()
	s.mu.Lock()
	isCut := s.cut != "" && strings.Contains(agent, s.cut)
	s.mu.Unlock()
	server, err := net.Dial("tcp", s.addr)
	if err == nil {
		err = r.Write(server)
	}
	if isCut || err != nil {
		panic(http.ErrAbortHandler) // closes the connection without an answer
	}
	client, _, err := w.(http.Hijacker).Hijack()
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	s.mu.Lock()
	s.lines[client] = agent
	s.mu.Unlock()
	go func() {
		_, _ = io.Copy(server, client)
		_ = server.Close()
	}()
	_, _ = io.Copy(client, server)
	_ = client.Close()
	s.mu.Lock()
	delete(s.lines, client)
	s.mu.Unlock()
}

// cutOff cuts the lines of the browsers whose name contains a word, and lets them have no new ones; "" lets all have lines
// again.
func (s *tableServer) cutOff(agent string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut = agent
	for c, of := range s.lines {
		if agent != "" && strings.Contains(of, agent) {
			_ = c.Close()
		}
	}
}

// A friend is a page at a table, which presses the hidden buttons alone, as a screen reader does.
type friend struct {
	t    *testing.T
	name string
	page *webtest.Page
	rand *rand.Rand
}

// at opens the page of the table's server under an address.
func at(t *testing.T, s *tableServer, b *webtest.Browser, name, address string, v webtest.View) *friend {
	t.Helper()
	f := &friend{t: t, name: name, page: b.Open(t, s.Server, address, v), rand: rand.New(rand.NewPCG(1, uint64(len(name))))}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("%s reads: %s", name, f.words())
			f.page.Screenshot(t.Name() + "-" + name)
		}
	})
	f.page.WaitStarted()
	return f
}

// words is all that a screen reader finds.
func (f *friend) words() (text string) {
	f.page.Eval(`document.body.innerText`, &text)
	return text
}

// says waits until something is to be read.
func (f *friend) says(words string) {
	f.t.Helper()
	f.page.Until(f.name+" to read "+words, func() bool { return strings.Contains(f.words(), words) })
}

// press presses a control once it can be pressed.
func (f *friend) press(id string) {
	f.t.Helper()
	f.page.Until(f.name+" to be able to press "+id, func() bool {
		return slices.ContainsFunc(f.page.Controls(), func(c webtest.Control) bool { return c.ID == id && c.Enabled })
	})
	f.page.ActivateControl(id)
}

// opens opens a table of a game with so many seats, and returns its link from the first letter of the fragment on.
func (f *friend) opens(game, seats string) string {
	f.t.Helper()
	for _, id := range []string{"play/" + game, "friends", "friends/apart", seats, "open"} {
		f.press(id)
	}
	var link string
	f.page.Until("the link", func() bool {
		link = regexp.MustCompile(`#join=\S+`).FindString(f.words())
		return link != ""
	})
	return link
}

// aside are controls that decide nothing.
var aside = regexp.MustCompile(`^(rules|hint|menu|undo|seat/|log|sound|since|settings|look|back|told/turn|inspect|cellar|legend|race|tab/|line/|home|result|stop|ask|away|sign|share|again|play-on|close|cancel)`)

// likely are those that go on.
var likely = regexp.MustCompile(`^(buy|lay|take|announce|offer|wait|roll|call|sure|done|pass|add|place|sell|draw|put|next|decide|quarrel|nosale|chip|mayor|nothing|no|accept|show|discord|dice|keep|harvest|choose|ok|skip|go|give|raise)`)

// moves does something if it is to decide, and reports whether the game is over.
func (f *friend) moves() (over bool) {
	s := now(f.page)
	if s.Scene == "result" {
		return true
	}
	var sensible, all []string
	for _, c := range f.page.Controls() {
		switch {
		case slices.Contains([]string{"understood", "inspected", "roll", "result"}, c.ID):
			f.page.ActivateControl(c.ID)
			return false
		case !c.Enabled || aside.MatchString(c.ID):
		case likely.MatchString(c.ID):
			sensible = append(sensible, c.ID)
		default:
			all = append(all, c.ID)
		}
	}
	if !s.Deciding && !s.Panel && !s.Rolls {
		return false
	}
	if len(sensible) > 0 && (len(all) == 0 || f.rand.IntN(10) < 6) {
		all = sensible
	}
	if len(all) > 0 {
		f.page.Eval(fmt.Sprintf(`document.getElementById("treille-control-" + %q)?.click()`, all[f.rand.IntN(len(all))]), nil)
	}
	return false
}

// TestFriendsInThreeBrowsers plays a game with friends in browsers of three makes over plain http, by hidden text alone:
// one is cut off while another device takes his seat, one reloads, and the server is killed. Then they play on, in make soak to
// the end, and sit down to play again. As it takes minutes, it is one game in make test.
func TestFriendsInThreeBrowsers(t *testing.T) {
	t.Parallel() // for a minute of it nobody does anything
	for _, game := range all[:soak.Of(1, len(all))] {
		t.Run(game, func(t *testing.T) { friendsAt(t, game) })
	}
}

func friendsAt(t *testing.T, game string) {
	table := fmt.Sprintf("s.scene === %q", game)
	seats := "seats/0"
	if game == "farbenpoker" {
		seats = "seats/1" // for three
	}
	s := serveTables(t)
	tables := t.TempDir()
	s.kill()
	s.begin(tables)
	clara := at(t, s, chromium, "Clara", "?no-worker", offline(phone()))
	link := clara.opens(game, seats)
	webKit := launch(t, webtest.LaunchWebKit)
	jonas := at(t, s, firefox, "Jonas", "?no-worker"+link, offline(phone()))
	mia := at(t, s, webKit, "Mia", "?no-worker"+link, offline(fast(webtest.View{Width: 480, Height: 700})))
	all := []*friend{clara, jonas, mia}
	jonas.press("sit")
	mia.press("sit")
	clara.press("start")
	for _, f := range all {
		f.page.WaitState("the table", table)
	}
	until := func(ply int) (over bool) {
		t.Helper()
		for at := now(clara.page).Ply; at < ply && !over; at = now(clara.page).Ply {
			clara.page.Until("the game to go on", func() bool {
				over = true
				for _, f := range all {
					over = f.moves() && over
				}
				return over || now(clara.page).Ply > at
			})
		}
		return over
	}
	until(8)
	s.cutOff("Firefox")
	jonas.says("No connection")
	again := chromiumPage(t, s, "Jonas again", "?no-worker"+link, "another device")
	again.press("claim/1")
	again.press("claim") // which waits until he has been away for a minute
	clara.press("question/yes")
	again.page.WaitState("the table at the other device", table)
	all[1] = again
	until(12)
	s.cutOff("")
	jonas.says("play on another device")
	jonas.press("line/back")
	jonas.page.WaitState("his seat", table)
	again.says("play on another device")
	again.page.Close()
	all[1] = jonas
	until(16)
	mia.page.Reload()
	mia.page.WaitStarted()
	mia.page.WaitState("the table again", table)
	until(21)
	s.kill()
	clara.says("No connection")
	s.begin(tables)
	for _, f := range all {
		talksToNobodyElse(t, f.page)
	}
	strangers := func() { // come last: the game's pages are no longer in front then
		for i, b := range []*webtest.Browser{chromium, firefox, webKit} {
			isRefused(t, s, b, all[i].name)
		}
	}
	if until(26); !soak.On() {
		strangers()
		return
	}
	if !until(1 << 20) {
		t.Error("the game does not end")
	}
	for _, f := range all {
		f.says("Dealt by the table’s secret · checked")
	}
	time.Sleep(2 * time.Second) // the button waits until its page has stood there for a moment
	for i, f := range all {
		f.press("again")
		f.page.WaitState("the seat at the next table", fmt.Sprintf(`s.scene === "online" && s.seat === %d`, i))
	}
	clara.press("start")
	for _, f := range all {
		f.page.WaitState("the next game", table)
	}
	strangers()
}

// nobody is a server that notes what reaches it.
func nobody(t *testing.T) *webtest.Server {
	return webtest.Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		_, _ = io.WriteString(w, "<!doctype html><title>Another page</title>")
	}))
}

// talksToNobodyElse checks that the page's policy keeps it from asking another host, over sockets and otherwise.
func talksToNobodyElse(t *testing.T, p *webtest.Page) {
	t.Helper()
	other := nobody(t)
	p.Eval(`fetch("`+other.URL+`asked").catch(() => {})`, nil)
	p.Eval(`(() => { try { new WebSocket("`+strings.Replace(other.URL, "http", "ws", 1)+`socket"); } catch {} })()`, nil)
	var done bool
	p.Eval(`fetch("manifest.webmanifest").then(() => true)`, &done) // which is asked later, and answered
	p.Frames(10)
	if n := len(other.Requests()); n > 0 {
		t.Errorf("the page has asked another host: %q", other.Requests())
	}
}

// isRefused checks that a page of somebody else can open neither a line to the tables nor a table.
func isRefused(t *testing.T, s *tableServer, b *webtest.Browser, name string) {
	t.Helper()
	p := b.Open(t, nobody(t), "", webtest.View{Width: 480, Height: 700, AllowErrors: true})
	p.Wait("the page", `document.title === "Another page"`)
	var line, table string
	p.Eval(`new Promise((done) => {
		const socket = new WebSocket("`+strings.Replace(s.URL, "http", "ws", 1)+`line", "treille.1");
		socket.onopen = () => done("open");
		socket.onerror = () => done("refused");
	})`, &line)
	p.Eval(`fetch("`+s.URL+`tables", { method: "POST", headers: { "Treille": "1" }, body: "open" }).then(() => "answered", () => "refused")`, &table)
	if line != "refused" || table != "refused" {
		t.Errorf("in %s's browser, to another site's page the line is %s, and the question %s", name, line, table)
	}
}

// chromiumPage is a page in a browser of its own, as another device has it.
func chromiumPage(t *testing.T, s *tableServer, name, address, profile string) *friend {
	v := offline(phone())
	v.Profile = profile
	return at(t, s, chromium, name, address, v)
}

// sits lets a computer player sit down by text.
func (s *tableServer) sits(name, link string) {
	s.t.Helper()
	sit := exec.Command(filepath.Join(s.dir, "treille-lab"), "sit", "-bot", "greedy", "-name", name, s.URL+link)
	sit.Stderr = os.Stderr
	if err := sit.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() {
		_ = sit.Process.Kill() // it may have ended
		_ = sit.Wait()
	})
}

// offline is a view in which a lost line is no fault.
func offline(v webtest.View) webtest.View {
	v.AllowErrors = true
	return v
}

// TestFriendsByText plays a game between a browser and two players by text: in make test the one in which most is decided
// at once.
func TestFriendsByText(t *testing.T) {
	for i, game := range []string{"zankapfel", "weinhaendler", "vino", "farbenpoker"} {
		if !soak.Picks(i, 0, 4) {
			continue
		}
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			s := serveTables(t)
			seats := "seats/0"
			if game == "farbenpoker" {
				seats = "seats/1" // for three
			}
			clara := at(t, s, chromium, "Clara", "?no-worker", phone())
			link := clara.opens(game, seats)
			for _, name := range []string{"Jonas", "Mia"} {
				s.sits(name, link)
			}
			clara.press("start")
			clara.page.WaitState("the table", fmt.Sprintf("s.scene === %q", game))
			clara.page.Until("the result", clara.moves)
			clara.says("Dealt by the table’s secret · checked")
			clara.press("home")
			clara.press("statistics")
		})
	}
}

// TestALockedPhone stops a page at its turn, as a phone does that is locked, and lets its line die meanwhile: it comes back
// to the same decision.
func TestALockedPhone(t *testing.T) {
	t.Parallel()
	s := serveTables(t)
	v := offline(phone())
	v.Profile = "locked"
	clara := at(t, s, chromium, "Clara", "?no-worker", v)
	link := clara.opens("zankapfel", "seats/0")
	for _, name := range []string{"Jonas", "Mia"} {
		s.sits(name, link)
	}
	clara.press("start")
	clara.page.Until("a decision in the game", func() bool {
		at := now(clara.page)
		return at.Ply > 10 && at.Deciding || clara.moves()
	})
	before := now(clara.page)
	clara.page.Freeze()
	s.cutOff("Chrome")
	s.cutOff("")
	clara.page.Thaw()
	clara.says("Back again")
	if at := now(clara.page); at.Ply != before.Ply || !at.Deciding {
		t.Errorf("it was at %+v, and is at %+v", before, at)
	}
	clara.page.Until("the game to go on", func() bool { return clara.moves() || now(clara.page).Ply > before.Ply })
}

// Command loadtime measures how long a browser takes from navigation to the first frame of home, beside an empty
// Ebitengine page: all cold, in turn, the medians and their ratios. The empty page is there twice, as the go command
// compiles it, and as the game is compiled, without what no browser needs (package slim). Then it measures a second visit
// to the game, and to the empty page, when the browser has kept what it compiled.
//
//	go run ./cmd/loadtime                    five times each, at 1280×800
//	go run ./cmd/loadtime -phone             at 390×844, scale 2
//	go run ./cmd/loadtime -click play/vino,play,start -until 's.scene === "vino" && s.drawn'
//
// It also measures from the last of the controls that -click names, "start", to the state that -until describes in
// JavaScript over the published state s: the table standing there. An empty -click leaves this out.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"treille/wasm/site"
	"treille/webtest"
)

const (
	emptyPackage = "treille/webtest/empty"

	barePage = `<!DOCTYPE html>
<meta charset="utf-8">
<title>Empty</title>
<script src="wasm_exec.js"></script>
<script src="start.js"></script>
`
	bareStart = `const go = new Go();
WebAssembly.instantiateStreaming(fetch("empty.wasm"), go.importObject).then((r) => go.run(r.instance));
`
)

func main() {
	runs := flag.Int("n", 5, "measure each page so many `times`")
	best := flag.Bool("best", false, "compress as -out does (slow to build)")
	phone := flag.Bool("phone", false, "390×844 at scale 2 instead of 1280×800")
	scale := flag.Float64("scale", 0, "device `pixels` per CSS pixel")
	pkg := flag.String("package", site.DefaultPackage, "measure this main `package`")
	dir := flag.String("dir", "../..", "module `folder` of the package")
	click := flag.String("click", "play/weinhaendler,play,start", "activate these controls one after another, `id,id`")
	until := flag.String("until", `s.scene === "weinhaendler" && s.drawn`, "then wait for this JavaScript `expression` over the state s")
	flag.Parse()
	t := &script{}
	defer t.end()

	slim, wasmExec, err := site.Compile(context.Background(), site.Options{Package: emptyPackage})
	t.must(err)
	plain, err := compile(emptyPackage)
	t.must(err)
	var empties []*site.Site
	for _, program := range [][]byte{plain, slim} {
		empty, err := site.Of(map[string][]byte{
			"index.html": []byte(barePage), "start.js": []byte(bareStart), "wasm_exec.js": wasmExec, "empty.wasm": program,
		}, *best)
		t.must(err)
		empties = append(empties, empty)
	}
	game, err := site.Build(context.Background(), site.Options{Dir: *dir, Package: *pkg, Best: *best})
	t.must(err)
	plainServer, slimServer, gameServer := webtest.Serve(t, empties[0]), webtest.Serve(t, empties[1]), webtest.Serve(t, game)
	fmt.Printf("to download: empty page %d bytes, compiled as the game is %d, game %d\n", empties[0].Size(), empties[1].Size(), game.Size())

	browser, err := webtest.Launch()
	t.must(err)
	t.Cleanup(func() { t.must(browser.Close()) })
	view := webtest.Desktop
	if *phone {
		view = webtest.Phone
	}
	if *scale != 0 {
		view.Scale = *scale
	}
	view.Settle = time.Second

	var plains, slims, games, starts, plainsAgain, gamesAgain []float64
	parts := map[string][]float64{}
	visits := 0
	// Each visit has a profile of its own, and with it a process, so that no cache helps.
	visit := func(server *webtest.Server) *webtest.Page {
		visits++
		view.Profile = fmt.Sprintf("visit %d", visits)
		return browser.Open(t, server, "", view)
	}
	for range *runs {
		p := visit(plainServer)
		plains = append(plains, firstFrame(p))
		p.Close()

		p = visit(slimServer)
		slims = append(slims, firstFrame(p))
		p.Close()

		p = visit(gameServer)
		games = append(games, firstFrame(p))
		for _, part := range partsOfTheWay {
			var ms float64
			p.Eval(part.when, &ms)
			parts[part.name] = append(parts[part.name], ms)
		}
		if *click != "" {
			starts = append(starts, start(p, strings.Split(*click, ","), *until))
		}
		p.Close()

		plainsAgain = append(plainsAgain, again(browser, t, plainServer, view))
		gamesAgain = append(gamesAgain, again(browser, t, gameServer, view))
	}
	report("empty page, navigation to first frame", plains, 0)
	report("the same, compiled as the game is", slims, median(plains))
	report("game, navigation to first frame of home", games, median(plains))
	fmt.Printf("  %.2f times the empty page that is compiled as the game is\n", median(games)/median(slims))
	for _, part := range partsOfTheWay {
		report("  of these, until "+part.name, parts[part.name], 0)
	}
	report("second visit to the empty page", plainsAgain, median(plains))
	report("second visit to the game", gamesAgain, median(plains))
	if len(starts) > 0 {
		report("game, "+*click+" until "+*until, starts, median(plains))
	}
}

// compile builds a main package as anybody would.
func compile(pkg string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "loadtime-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	target := filepath.Join(dir, "empty.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", target, pkg)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build %s: %w\n%s", pkg, err, out)
	}
	return os.ReadFile(target)
}

// partsOfTheWay are what happens between navigation and first frame, and when, in ms, by the browser's clock.
var partsOfTheWay = []struct{ name, when string }{
	{"the first picture is painted", `performance.getEntriesByName("first-contentful-paint")[0]?.startTime || 0`},
	{"it is compiled", `performance.getEntriesByName("treille-compiled")[0].startTime`},
}

// firstFrame returns the time from navigation to the first frame, in ms.
func firstFrame(p *webtest.Page) float64 {
	p.WaitStarted()
	var ms float64
	p.Eval(`performance.getEntriesByName("treille-first-frame")[0].startTime`, &ms)
	return ms
}

// keeping is how long a page stays open until the browser has kept what it compiled of the program: it begins two seconds
// after it has compiled the last of it, and home's first seconds always need more. After 6 seconds half was not kept.
const keeping = 20 * time.Second

// again returns the time from navigation to the first frame at a second visit, in ms. The first one's process has ended by
// then.
func again(browser *webtest.Browser, t *script, server *webtest.Server, view webtest.View) float64 {
	view.Profile = ""
	p := browser.Open(t, server, "", view)
	p.WaitStarted()
	time.Sleep(keeping)
	p.Close()
	view.Again = true
	p = browser.Open(t, server, "", view)
	defer p.Close()
	return firstFrame(p)
}

// start activates controls and returns the time from the last to the wanted state, in ms, by the browser's clock.
func start(p *webtest.Page, controls []string, until string) float64 {
	for i, id := range controls {
		p.WaitState("rest", "!s.moving")
		p.WaitControl(id)
		if i == len(controls)-1 {
			// Noted in the page itself, when the state is published: asking from outside takes time of its own.
			p.Eval(`(() => {
				const publish = treille.state;
				window.loadtime = { begin: performance.now() };
				treille.state = (json) => {
					publish(json);
					const s = JSON.parse(json);
					if (!loadtime.end && (`+until+`)) loadtime.end = performance.now();
				};
			})()`, nil)
		}
		p.ActivateControl(id)
	}
	p.Wait("the state", "loadtime.end")
	var ms float64
	p.Eval("loadtime.end - loadtime.begin", &ms)
	return ms
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[len(sorted)/2]
}

// report prints the median, its ratio to base (if not 0), and the single values.
func report(what string, values []float64, base float64) {
	ratio := ""
	if base != 0 {
		ratio = fmt.Sprintf(", %.2f times the empty page", median(values)/base)
	}
	var all []string
	for _, v := range values {
		all = append(all, fmt.Sprintf("%.0f", v))
	}
	fmt.Printf("%s: %.0f ms%s (%s)\n", what, median(values), ratio, strings.Join(all, " "))
}

// script stands in for a test, for webtest's helpers.
type script struct{ cleanups []func() }

func (*script) Helper()      {}
func (*script) Name() string { return "loadtime" }

func (*script) Errorf(format string, args ...any) { fmt.Fprintf(os.Stderr, format+"\n", args...) }

func (s *script) Fatal(args ...any) { s.Fatalf("%s", fmt.Sprint(args...)) }

func (s *script) Fatalf(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "loadtime: "+format+"\n", args...)
	os.Exit(1)
}

func (s *script) Cleanup(f func()) { s.cleanups = append(s.cleanups, f) }

func (s *script) must(err error) {
	if err != nil {
		s.Fatalf("%v", err)
	}
}

func (s *script) end() {
	for _, f := range slices.Backward(s.cleanups) {
		f()
	}
}

package webtest

import (
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"treille/wasm/site"
)

// halfway serves a site from far away, and the first half of its program takes a second and a half, as on a slow line; the
// second is held back until open is closed.
type halfway struct {
	site *site.Site
	open chan struct{}
}

func (h halfway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !strings.HasSuffix(r.URL.Path, ".wasm") {
		time.Sleep(20 * time.Millisecond)
		h.site.ServeHTTP(w, r)
		return
	}
	for _, f := range h.site.Files() {
		if strings.HasSuffix(f.Name, ".wasm") {
			w.Header().Set("Content-Length", strconv.Itoa(len(f.Contents)))
			half := len(f.Contents) / 2
			for piece := range slices.Chunk(f.Contents[:half], half/10+1) {
				_, _ = w.Write(piece)
				w.(http.Flusher).Flush()
				time.Sleep(150 * time.Millisecond)
			}
			select {
			case <-h.open:
				_, _ = w.Write(f.Contents[half:])
			case <-r.Context().Done(): // The test has ended without opening.
			}
		}
	}
}

// serveHalfway serves the fixture so, until open is closed.
func serveHalfway(t *testing.T) (s *Server, open chan struct{}) {
	s, open = serveFixture(t), make(chan struct{})
	s.Replace(halfway{site: fixtureSite, open: open})
	return s, open
}

func TestProgressShowsTheBytesAndThenTheBaking(t *testing.T) {
	t.Parallel()
	s, open := serveHalfway(t)
	watch := `
		window.steps = [];
		new MutationObserver(() => {
			const bar = document.getElementById("treille-bar"), step = document.getElementById("treille-step");
			if (bar && step) { // the page may come in pieces
				steps.push([Number(bar.getAttribute("aria-valuenow")), step.textContent]);
			}
		}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-valuenow"] });`
	p := chromium.Open(t, s, "", View{Width: 390, Height: 844, Touch: true, Before: []string{watch}})

	// Half of the bytes are half of the download's share of the bar, which is 60 %.
	p.Wait("half of the download", `document.getElementById("treille-bar").getAttribute("aria-valuenow") >= 28`)
	var percent int
	p.Eval(`Number(document.getElementById("treille-bar").getAttribute("aria-valuenow"))`, &percent)
	if percent > 31 {
		t.Errorf("with half of the program there, the bar stands at %d %%", percent)
	}
	p.Screenshot("loading")
	close(open)
	p.WaitStarted()

	var steps [][2]any
	p.Eval("steps", &steps)
	last, baked := 0.0, false
	for _, s := range steps {
		if s[0].(float64) < last {
			t.Errorf("the bar goes back from %v to %v", last, s[0])
		}
		last = s[0].(float64)
		baked = baked || strings.HasPrefix(s[1].(string), "baking")
	}
	if !baked {
		t.Errorf("the baking was not shown: %v", steps)
	}
	p.Wait("the first picture to fade", `document.getElementById("treille-loading").hidden`)
}

// TestTheBarWandersWhileNothingIsCounted opens the page of a server that is near, and of one whose program ran here before.
func TestTheBarWandersWhileNothingIsCounted(t *testing.T) {
	t.Parallel()
	near := `Object.defineProperty(PerformanceNavigationTiming.prototype, "responseStart", { get() { return this.requestStart + 1; } })`
	ran := `Storage.prototype.getItem = (name) => name === "treille-page.program" ? document.currentScript.dataset.wasm : null`
	for name, before := range map[string]string{"near": near, "ran here": ran} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, open := serveHalfway(t)
			v := desktop
			v.Before = []string{before}
			p := chromium.Open(t, s, "", v)
			p.Wait("a part of the bar to wander", `document.querySelector(":not([aria-valuenow]) > #treille-bar-fill.wandering")?.getAnimations().length === 1`)
			p.Screenshot("wandering-" + strings.ReplaceAll(name, " ", "-"))
			close(open)
			p.WaitStarted()
			var ended bool
			if p.Eval(`!document.querySelector(".wandering") && document.getElementById("treille-bar").hasAttribute("aria-valuenow")`, &ended); !ended {
				t.Error("it still wanders when the game has begun")
			}
		})
	}
}

func TestTheContextIsMadeWhileTheProgramComes(t *testing.T) {
	t.Parallel()
	s, open := serveHalfway(t)
	watch := `
		window.contexts = new Set();
		const real = HTMLCanvasElement.prototype.getContext;
		HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
			const context = real.call(this, kind, ...rest);
			if (kind === "webgl2") {
				contexts.add(context);
			}
			return context;
		};`
	v := desktop
	v.Before = []string{watch}
	p := chromium.Open(t, s, "", v)
	p.Wait("a context", "contexts.size === 1")
	close(open)
	p.WaitStarted()
	var shown []bool
	p.Eval("Array.from(contexts, (context) => context.canvas === treillePage.canvas())", &shown)
	if !slices.Equal(shown, []bool{true}) {
		t.Errorf("of the contexts, the game's canvas shows %v, want one, which it shows", shown)
	}
}

func TestWithoutWebGLTheReasonIsSaid(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ languages, want string }{
		{"fr-CA,fr", "a besoin de WebGL 2"},
		{"de-AT", "zeichnet mit WebGL 2"},
		{"pt,en", "draws with WebGL 2"},
	} {
		for name, script := range map[string]string{
			"no interface": `Object.defineProperty(window, "WebGL2RenderingContext", { value: undefined })`,
			"no device":    `HTMLCanvasElement.prototype.getContext = () => null`,
		} {
			t.Run(c.languages+"/"+name, func(t *testing.T) {
				t.Parallel()
				p := chromium.Open(t, serveFixture(t), "", View{Width: 390, Height: 844, Languages: c.languages, Before: []string{script}, AllowErrors: true})
				p.Wait("the message", `document.getElementById("treille-stopped").innerText.includes("`+c.want+`")`)
				var lang string
				p.Eval(`document.documentElement.lang`, &lang)
				if lang != c.languages[:2] && lang != "en" {
					t.Errorf("the page says that its language is %q", lang)
				}
				p.Screenshot("no-webgl-" + lang)
			})
		}
	}
}

func TestAProgramThatDiesIsReportedAndReloads(t *testing.T) {
	t.Parallel()
	v := desktop
	v.AllowErrors = true
	p := openStarted(t, "", v)
	p.ActivateControl("die")
	p.Wait("the message", `document.querySelector("#treille-stopped .detail").innerText.includes("nil pointer")`)
	p.Screenshot("stopped")
	if printed := strings.Join(p.Complaints(), "\n"); !strings.Contains(printed, "main.(*game).") {
		t.Errorf("the console does not name the function that failed: %s", printed)
	}
	var focused string
	p.Eval(`document.activeElement.id`, &focused)
	if focused != "treille-reload" {
		t.Errorf("the focus is on %q and not on the button that reloads", focused)
	}
	p.Eval("window.treilleOld = true", nil)
	p.key('\r', 0, true) // It goes up in the page that comes after.
	p.WaitReloaded()
	p.WaitStarted()
}

func TestOnlyFatalErrorsStopTheGame(t *testing.T) {
	t.Parallel()
	v := desktop
	v.AllowErrors = true
	p := openStarted(t, "", v)
	p.Eval(`dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications.", filename: location.href }))`, nil)
	p.Eval(`dispatchEvent(new ErrorEvent("error", { message: "of an extension", error: new TypeError("of an extension") }))`, nil)
	p.Press("u")
	p.WaitState("the game to go on", `s.keys && s.keys.includes("U")`)
	p.Eval(`dispatchEvent(new ErrorEvent("error", { message: "unreachable", error: new WebAssembly.RuntimeError("unreachable") }))`, nil)
	p.Wait("the message", `document.querySelector("#treille-stopped .detail").innerText.includes("unreachable")`)
}

func TestAProgramThatCannotBeFetchedIsReported(t *testing.T) {
	t.Parallel()
	s := serveFixture(t)
	s.Replace(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			http.Error(w, "gone", http.StatusNotFound)
			return
		}
		fixtureSite.ServeHTTP(w, r)
	}))
	p := chromium.Open(t, s, "", View{Width: 390, Height: 844, AllowErrors: true})
	p.Wait("the message", `document.getElementById("treille-stopped").innerText.includes("404")`)
}

func TestThePageHasAllItsWordsInAllLanguages(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	var words map[string]map[string]string
	p.Eval("treillePage.languages", &words)
	if len(words) != 3 {
		t.Fatalf("the page speaks %d languages", len(words))
	}
	for lang, table := range words {
		for key := range words["en"] {
			if table[key] == "" {
				t.Errorf("%s: no word for %q", lang, key)
			}
		}
		if len(table) != len(words["en"]) {
			t.Errorf("%s has %d words, English %d", lang, len(table), len(words["en"]))
		}
	}
}

func TestNothingIsAskedForAfterTheFirstFrame(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "?no-worker", phone)
	before := len(p.Server.Requests())
	for _, id := range []string{"speak", "sound", "draw", "download", "copy"} {
		p.ActivateControl(id)
		p.WaitState("the press", `s.calls.includes("Activate `+id+`")`)
	}
	p.Frames(60)
	if after := p.Server.Requests(); len(after) != before {
		t.Errorf("asked for after the first frame: %v", after[before:])
	}
	p.CheckNoStrangers()
}

func TestOfflineTheSecondVisitPlays(t *testing.T) {
	t.Parallel()
	s := serveFixture(t)
	v := phone
	first := chromium.Open(t, s, "", v)
	first.WaitStarted()
	first.Wait("the service worker", `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
	first.CheckNoStrangers()
	if n := s.Count("/*.wasm"); n != 1 {
		t.Errorf("the program was downloaded %d times", n)
	}
	first.Close()

	s.CutOff()
	v.Again = true
	second := chromium.Open(t, s, "", v)
	second.WaitStarted()
	if second.ReadsProgram() {
		t.Error("the worker has not got the program that is kept")
	}
	second.TapControl("a")
	second.WaitState("a tap", `s.taps === 1`)
	second.Reload()
	second.WaitStarted()
}

// In a folder in which there is nothing, the page would not find its files: the visitor is led to the page. What there is
// comes from the server.
func TestAWrongAddressLeadsToThePage(t *testing.T) {
	t.Parallel()
	s := serveFixture(t)
	v := phone
	first := chromium.Open(t, s, "", v)
	first.WaitStarted()
	first.Wait("the service worker", `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
	first.Close()
	v.Again = true

	s.Replace(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/other/" {
			_, _ = w.Write([]byte("another page"))
			return
		}
		fixtureSite.ServeHTTP(w, r)
	}))
	chromium.Open(t, s, "other/", v).Wait("the other page", `document.body.textContent === "another page"`)
	for range 2 {
		p := chromium.Open(t, s, "nothing/here#link", v)
		p.WaitStarted()
		p.Wait("the page’s own address", `location.pathname + location.hash === "/#link"`)
		p.Close()
		s.CutOff()
	}
}

// The browser keeps compiled code beside its own copy of the program, so that comes first.
func TestOfflineTheProgramComesFromEitherCache(t *testing.T) {
	t.Parallel()
	for left, forget := range map[string]func(p *Page){
		"the browser's": func(p *Page) {
			var ruined bool
			p.Eval(`(async () => {
				const program = document.querySelector("script[data-wasm]").dataset.wasm;
				const cache = await caches.open((await caches.keys())[0]);
				const there = await cache.match(program);
				await cache.put(program, new Response("no program"));
				return Boolean(there);
			})()`, &ruined)
			if !ruined {
				t.Error("the program was not in the service worker's cache")
			}
		},
		"the service worker's": (*Page).ForgetResponses,
	} {
		t.Run(left, func(t *testing.T) {
			t.Parallel()
			s := serveFixture(t)
			v := phone
			first := chromium.Open(t, s, "", v)
			first.WaitStarted()
			first.Wait("the service worker", `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
			forget(first)
			first.Close()
			s.CutOff()
			v.Again = true
			chromium.Open(t, s, "", v).WaitStarted()
		})
	}
}

func TestAnUpdateComesWholeAtTheNextVisit(t *testing.T) {
	t.Parallel()
	s := serveFixture(t)
	v := desktop
	p := chromium.Open(t, s, "", v)
	p.WaitStarted()
	p.Wait("the service worker", `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)

	next := Build(t, "", "./empty")
	oldProgram, newProgram := programOf(fixtureSite), programOf(next)
	s.Replace(next)
	// A visit during which the new version is found still gets the old one, from its cache, whole.
	p.Reload()
	p.WaitStarted()
	if name := programNamed(p); name != oldProgram {
		t.Errorf("the visit that finds the update loads %s and not %s", name, oldProgram)
	}
	var updated bool
	if p.Eval(`treille.updated`, &updated); updated {
		t.Error("the visit that finds the update says that it has come")
	}
	p.Eval(`navigator.serviceWorker.getRegistration().then((r) => r.update())`, nil)
	p.Wait("the new version to be there, whole, and to count", `(async () => {
		const r = await navigator.serviceWorker.getRegistration();
		return await caches.match("`+newProgram+`") && !r.installing && !r.waiting && r.active.state === "activated";
	})()`)
	p.Reload()
	p.WaitStarted()
	if name := programNamed(p); name != newProgram {
		t.Errorf("the visit after the update loads %s and not %s", name, newProgram)
	}
	if p.Eval(`treille.updated`, &updated); !updated {
		t.Error("the visit after the update does not say so")
	}
	p.Eval("treille.ready()", nil) // which the empty program does not call
	p.Reload()
	p.WaitStarted()
	if p.Eval(`treille.updated`, &updated); updated {
		t.Error("an update is said twice")
	}
}

// programNamed returns the name of the program that belongs to the page.
func programNamed(p *Page) (name string) {
	p.Eval(`document.querySelector("script[data-wasm]").dataset.wasm`, &name)
	return name
}

func programOf(s *site.Site) string {
	i := slices.IndexFunc(s.Files(), func(f *site.File) bool { return strings.HasSuffix(f.Name, ".wasm") })
	return s.Files()[i].Name
}

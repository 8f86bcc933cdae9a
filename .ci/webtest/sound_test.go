package webtest

import (
	"net/http"
	"strings"
	"testing"

	"treille/wasm/site"
)

const watchViolations = `
	window.violations = [];
	document.addEventListener("securitypolicyviolation", (e) => violations.push(e.violatedDirective + " " + e.blockedURI));`

// startSound starts the fixture's sound and gives the gesture that browsers want.
func startSound(p *Page) {
	p.ActivateControl("sound")
	p.WaitState("the sound", `s.sound`)
	p.Click(600, 700)
}

func TestSamplesAreAskedForUnderThePolicy(t *testing.T) {
	t.Parallel()
	v := desktop
	v.Before = []string{watchViolations}
	p := openStarted(t, "?count", v)
	var policy string
	p.Eval(`document.querySelector("meta[http-equiv=Content-Security-Policy]").content`, &policy)
	if policy != site.Policy() {
		t.Errorf("the page's own policy is %q", policy)
	}
	startSound(p)
	p.Wait("the audio thread to ask for samples", "treille.test.samples > 5")
	var violations []string
	p.Eval("violations", &violations)
	if len(violations) != 0 {
		t.Errorf("against the policy: %q", violations)
	}
}

// Were the blob not allowed, this is what would happen: it shows that the test above can fail.
func TestWithoutBlobsInThePolicyThereAreNoSamples(t *testing.T) {
	t.Parallel()
	s := serveFixture(t)
	s.Replace(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fixtureSite.ServeHTTP(stricter{w}, r)
	}))
	v := desktop
	v.Before = []string{`window.rejected = []; addEventListener("unhandledrejection", (e) => rejected.push(e.reason.name));`}
	v.AllowErrors = true
	p := chromium.Open(t, s, "?count", v)
	p.WaitStarted()
	startSound(p)
	p.Wait("the worklet to be refused", `rejected.includes("AbortError")`)
	var samples int
	p.Eval("treille.test.samples", &samples)
	if samples != 0 {
		t.Errorf("%d requests for samples under a policy that forbids the worklet", samples)
	}
}

// stricter takes "blob:" out of the policy.
type stricter struct{ http.ResponseWriter }

func (s stricter) WriteHeader(code int) {
	policy := s.Header().Get("Content-Security-Policy")
	s.Header().Set("Content-Security-Policy", strings.ReplaceAll(policy, " blob:", ""))
	s.ResponseWriter.WriteHeader(code)
}

func TestSoundSleepsWhileHiddenAndWakesAgain(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "?count", desktop)
	startSound(p)
	p.Wait("the sound to run", `treillePage.audioContexts[0].state === "running"`)
	hide := func(hidden string) {
		p.Eval(`Object.defineProperty(document, "hidden", { configurable: true, get: () => `+hidden+` }), document.dispatchEvent(new Event("visibilitychange"))`, nil)
	}
	hide("true")
	p.Wait("silence while hidden", `treillePage.audioContexts[0].state === "suspended"`)
	hide("false")
	p.Wait("sound again", `treillePage.audioContexts[0].state === "running"`)
	p.WaitState("the game to know", `s.calls.includes("Visibility true") && s.calls.includes("Visibility false")`)

	// A phone call takes the device away without hiding the page; the next gesture brings the sound back.
	p.Eval(`treillePage.audioContexts[0].treilleSleep()`, nil)
	p.Wait("the interruption", `treillePage.audioContexts[0].state === "suspended"`)
	p.Click(600, 700)
	p.Wait("sound after the next gesture", `treillePage.audioContexts[0].state === "running"`)
}

// WebKitGTK hangs for good at a second call while the worklet loads or begins.
func TestSoundIsResumedOnce(t *testing.T) {
	t.Parallel()
	v := desktop
	v.Before = []string{`
		window.resumed = 0;
		const resume = AudioContext.prototype.resume, addModule = AudioWorklet.prototype.addModule;
		AudioContext.prototype.resume = function() { resumed++; return resume.call(this); };
		const gate = new Promise((open) => { window.load = open; });
		AudioWorklet.prototype.addModule = function(...args) { return gate.then(() => addModule.apply(this, args)); };`}
	p := openStarted(t, "?count", v)
	startSound(p)
	p.Wait("the sound to be resumed", "resumed > 0")
	p.Click(600, 700)
	p.Click(600, 700)
	p.Frames(6)
	var resumed int
	p.Eval("resumed", &resumed)
	if resumed != 1 {
		t.Errorf("resumed %d times while the worklet loads", resumed)
	}
	p.Eval("load(), 0", nil)
	p.Wait("the audio thread to ask for samples", "treille.test.samples > 5")
	p.Click(600, 700)
	p.Frames(6)
	p.Eval("resumed", &resumed)
	if resumed != 1 {
		t.Errorf("resumed %d times while the sound runs", resumed)
	}
	p.Eval(`treillePage.audioContexts[0].treilleSleep()`, nil)
	p.Wait("the interruption", `treillePage.audioContexts[0].state === "suspended"`)
	p.Click(600, 700)
	p.Wait("sound after the next gesture", `treillePage.audioContexts[0].state === "running"`)
}

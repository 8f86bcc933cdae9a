package game

import (
	"net/http"
	"testing"

	"github.com/gobwas/ws"

	"treille/webtest"
)

// A page that is older than its server loads itself anew once, to come back to the same table, and says what is wrong if
// that has not helped. It never does so again and again.
func TestAPageThatIsTooOld(t *testing.T) {
	t.Parallel()
	newer := webtest.Serve(t, withLine(tablesPage(t), tooOld))
	p := chromium.Open(t, newer, "#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g", offline(phone()))
	p.Wait("the page to load itself anew", `performance.getEntriesByType("navigation")[0].type === "reload" && treille.test.state.scene === "online"`)
	p.Until("the words", func() bool { return control(p, "anew") != "" })
	p.Screenshot("too-old")
	p.Frames(30)
	if n := newer.Count("/line"); n != 2 {
		t.Errorf("the page has asked %d times", n)
	}
	p.Eval("window.treilleOld = true", nil)
	p.ActivateControl("anew")
	p.WaitReloaded()
	p.WaitStarted()
	p.Until("the words again", func() bool { return control(p, "anew") != "" })
}

// tooOld opens a line and closes it, as a server does that is newer than the page.
func tooOld(w http.ResponseWriter, r *http.Request) {
	upgrade := ws.HTTPUpgrader{Protocol: func(p string) bool { return p == "treille.1" }}
	conn, _, _, err := upgrade.Upgrade(r, w)
	if err != nil {
		return
	}
	_ = ws.WriteFrame(conn, ws.NewCloseFrame(ws.NewCloseFrameBody(4000, "")))
	_, _ = ws.ReadFrame(conn) // its answer
	_ = conn.Close()
}

// A page that its service worker has kept is too old for a newer server: it loads the newer one, by itself.
func TestAPageThatWasKept(t *testing.T) {
	t.Parallel()
	s := webtest.Serve(t, tablesPage(t))
	v := offline(phone())
	v.Profile = "kept"
	p := chromium.Open(t, s, "", v)
	p.WaitStarted()
	p.Wait("the service worker", `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
	s.Replace(withLine(webtest.Build(t, "..", "./empty"), tooOld))
	p.Eval(`location.hash = "join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g"`, nil)
	p.Wait("the newer program", `performance.getEntriesByName("treille-first-frame").length > 0 && !treille.hasLine()`)
}

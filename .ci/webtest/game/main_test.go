package game

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"treille/wasm/site"
	"treille/webtest"
)

var chromium, firefox *webtest.Browser

func TestMain(m *testing.M) { webtest.Main(m, &chromium, &firefox) }

var (
	once  sync.Once
	built *site.Site
)

// serve serves the game, built once.
func serve(t *testing.T) *webtest.Server {
	t.Helper()
	once.Do(func() { built = webtest.Build(t, "../../..", "./cmd/treille") })
	if built == nil {
		t.Fatal("the game could not be built; see the test before")
	}
	return webtest.Serve(t, built)
}

// instant makes the computer players decide at once, and nothing is heard: so most games are played.
var instant = settings("speed instant", "muted on")

// settings are those that a page begins with.
func settings(lines ...string) string {
	return fmt.Sprintf(`if (!localStorage.getItem("treille.settings")) localStorage.setItem("treille.settings", %q)`,
		"treille-settings 1\nasked on\n"+strings.Join(lines, "\n")+"\n")
}

// unseen spares the processor, which stands in for a graphics card here, what nobody looks at: all is drawn but the last
// step, in which the card colours the pixels.
const unseen = `for (const name of ["drawElements", "drawArrays"]) WebGL2RenderingContext.prototype[name] = () => {}`

// phone and desktop are how most games are played. What pictures look like is tested in scenes.
func phone() webtest.View   { return fast(webtest.Phone.Coarse()) }
func desktop() webtest.View { return fast(webtest.Desktop.Coarse()) }

// fast is a view with instant speed, muted and unseen.
func fast(v webtest.View) webtest.View {
	v.Before = append(append([]string(nil), v.Before...), instant, unseen)
	return v
}

// A state is what the game publishes.
type state struct {
	Scene    string
	Moving   bool
	Ply      int
	Round    int
	Cellars  bool
	Hand     int
	Lifted   int
	Over     bool
	Behind   bool
	Deciding bool
	Rolls    bool
	Cover    bool
	Seat     int
	Panel    bool
	Last     bool // it is told that the end is near
	Saved    bool
}

// decision waits for a decision at the table of a game; who is to throw dice before it does so.
func decision(p *webtest.Page, game string, press func(id string)) {
	at := fmt.Sprintf("s.scene === %q && ", game)
	p.WaitState("a decision, or dice to be thrown", at+"(s.deciding || s.rolls)")
	if now(p).Rolls {
		press("roll")
		p.WaitState("a decision", at+"s.deciding")
	}
}

func now(p *webtest.Page) (s state) {
	p.State(&s)
	return s
}

// control returns the first control whose id begins with start and that can be
// pressed, or "".
func control(p *webtest.Page, start string) string {
	for _, c := range p.Controls() {
		if strings.HasPrefix(c.ID, start) && c.Enabled {
			return c.ID
		}
	}
	return ""
}

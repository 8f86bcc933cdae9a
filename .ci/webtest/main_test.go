package webtest

import (
	"sync"
	"testing"

	"treille/wasm/site"
)

var chromium *Browser

func TestMain(m *testing.M) { Main(m, &chromium) }

var (
	fixtureOnce sync.Once
	fixtureSite *site.Site
)

// serveFixture serves the program in folder fixture, built once.
func serveFixture(t *testing.T) *Server {
	t.Helper()
	fixtureOnce.Do(func() { fixtureSite = Build(t, "", "./fixture") })
	if fixtureSite == nil {
		t.Fatal("the fixture could not be built; see the test before")
	}
	return Serve(t, fixtureSite)
}

// fixtureState is what the fixture publishes, as far as it is looked at here.
type fixtureState struct {
	Calls    []string
	Keys     []string
	At       [2]int
	Left     [2]int
	Size     [2]int
	Scale    float64
	Insets   []float64
	Taps     int
	Touches  int
	Drawn    int
	Previous string
	Resumed  bool
}

func (p *Page) fixture() (s fixtureState) {
	p.t.Helper()
	p.State(&s)
	return s
}

// phone and desktop are how the page is seen where scale does not matter.
var phone, desktop = Phone.Coarse(), Desktop.Coarse()

// openStarted opens the fixture and waits for its first frame and its controls.
func openStarted(t *testing.T, address string, v View) *Page {
	t.Helper()
	p := chromium.Open(t, serveFixture(t), address, v)
	p.WaitStarted()
	p.WaitControl("draw")
	return p
}

package page_test

import (
	"testing"

	"treille/scenes/pages/me"
	"treille/scenes/pages/page"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// TestWhatIsNoNameStays leaves the page's own field, as a press on the button below does: what
// is no name stays there with the reason, and is not a name; a name and Escape end typing.
func TestWhatIsNoNameStays(t *testing.T) {
	scenetest.Do(func() {
		for _, c := range []struct {
			text  string
			ok    bool
			holds bool
			name  string
		}{{"", true, false, "Rosa"}, {"Emma", true, false, "Rosa"}, {"", false, true, "Rosa"}, {"Ida", true, true, "Ida"}} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			app.Push(me.New(app, nil))
			n := page.NewNameField(app, "Rosa")
			n.Taken = func(name string) string {
				if name == "Emma" {
					return name
				}
				return ""
			}
			ended := false
			n.Ended = func() { ended = true }
			n.Type(ui.R(0, 0, 100, 40))
			n.Left(c.text, c.ok)
			if n.Typing() || n.Holds() != c.holds || ended != c.holds || n.Name() != c.name {
				t.Errorf("%q, %v: typing %v, holds %v, ended %v, name %q", c.text, c.ok, n.Typing(), n.Holds(), ended, n.Name())
			}
			if n.End(); !ended || !n.Holds() || n.Name() != c.name {
				t.Errorf("%q, %v: when it ends, the name is %q", c.text, c.ok, n.Name())
			}
		}
	})
}

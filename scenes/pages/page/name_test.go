package page_test

import (
	"strings"
	"testing"

	"treille/scenes/pages/me"
	"treille/scenes/pages/page"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
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

// A slip of paper has one field.
type slip struct {
	page.Base
	words string
	typed bool
}

func (*slip) Title() string       { return "slip" }
func (*slip) Outline(*ui.Outline) {}
func (p *slip) Compose(s *ui.Stage) {
	s.Lay(page.Field(p.words, ui.PaperText.Sized(17), p.typed), ui.R(10, 100, 200, 48))
}

// TestALongLinkStaysLegible writes a link that is longer than its field: it keeps its size and
// its beginning, or its end while it is typed.
func TestALongLinkStaysLegible(t *testing.T) {
	const words = "http://192.168.1.20:8080/treille/#table=abcdefghijklmnopqrstuvwxyz"
	for typed, want := range map[bool]string{false: "http", true: "xyz"} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			a.Push(&slip{page.New(a, "slip"), words, typed})
			scenetest.Tick(t, a, 1)
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Text && (it.Style.Size < 13 || !strings.Contains(it.Words, want) || sprites.Measure(it.Words, it.Style) > 190) {
					t.Errorf("typed %v: %q in letters of %v", typed, it.Words, it.Style.Size)
				}
			})
		})
	}
}

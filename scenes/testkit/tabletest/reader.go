package tabletest

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Button is a control as it is read: nothing else of it is known.
type Button struct {
	Role             ui.Role
	Label, Reason    string
	Enabled, Checked bool
}

// A Page is what somebody reads and hears who sees nothing.
type Page struct {
	Sections []ui.Section
	Buttons  []Button
	Heard    []string // since the game began

	calls, answered, taken int // taken are the decisions before the last call
}

// Section returns a section of the outline, an empty one if it is not there.
func (p *Page) Section(id string) ui.Section {
	for _, s := range p.Sections {
		if s.ID == id {
			return s
		}
	}
	return ui.Section{}
}

// Find returns the button with a label that can be pressed, -1 if there is none.
func (p *Page) Find(label string) int {
	return slices.IndexFunc(p.Buttons, func(b Button) bool { return b.Label == label && b.Enabled })
}

// Begins returns the first button whose label begins so and that can be pressed, -1 if
// there is none.
func (p *Page) Begins(start string) int {
	return slices.IndexFunc(p.Buttons, func(b Button) bool { return strings.HasPrefix(b.Label, start) && b.Enabled })
}

// Over says that the game is over.
func (p *Page) Over() bool {
	head := p.Sections[0].Heading
	return strings.HasSuffix(head, " wins") || strings.HasSuffix(head, " win")
}

// Question returns the button that says what the reader is asked to confirm.
func (p *Page) Question() (button int, asked bool) {
	head := p.Sections[0]
	return p.Begins(head.Heading), head.ID == "panel"
}

// Calls is how often the reader has been called.
func (p *Page) Calls() int { return p.calls }

// listen looks for calls among what was heard last, when the reader has taken so many decisions: that it is his turn, or,
// within it, if he has to decide again, what he may do next.
func (p *Page) listen(heard []string, taken int, again bool) {
	for _, s := range heard {
		if strings.HasPrefix(s, "Your turn.") || again && taken > p.taken && slices.Contains(p.Section("turn").Text, s) {
			p.calls, p.taken = p.calls+1, taken
		}
	}
}

// Called reports whether the reader has a call to answer.
func (p *Page) Called() bool { return p.Calls() > p.answered }

// Answer notes that what is pressed answers the present call.
func (p *Page) Answer(button int) int {
	p.answered = p.Calls()
	return button
}

// Decide answers with the button that has a label, which must be there.
func (p *Page) Decide(t *testing.T, label string) int {
	t.Helper()
	i := p.Find(label)
	if i < 0 {
		t.Fatalf("there is no %q; the buttons are %+v", label, p.Buttons)
	}
	return p.Answer(i)
}

// A Reader plays by what can be read and heard alone. It returns the number of the
// button that it presses, -1 for none.
type Reader func(*Page) int

// PlayByText lets a reader play a whole game alone against computer players, and
// fails t if it does not come to the end, or presses what is disabled.
func PlayByText(t *testing.T, spec table.GameSpec, players int, speed store.Speed, read Reader) {
	g := newGame(t, spec, Player{}, config{players: players, people: 1, speed: speed})
	var page Page
	g.app.Listen(func(sentence string) { page.Heard = append(page.Heard, sentence) })
	for quiet := 0; ; quiet++ {
		if quiet > limit {
			g.fail("the reader does nothing for %d ticks; it reads\n%s", limit, g.app.Outline())
		}
		known := len(page.Heard)
		g.tick()
		outline := g.app.Outline()
		page.Sections, page.Buttons = outline.Sections(), page.Buttons[:0]
		page.listen(page.Heard[known:], g.referee.taken, g.table.Deciding())
		for _, c := range g.app.Stage().Controls() {
			page.Buttons = append(page.Buttons, Button{c.Role, c.Label, c.Reason, !c.Disabled, c.Checked})
		}
		if page.Over() {
			break
		}
		press, asked := page.Question()
		switch {
		case outline.Find("last") != nil: // he is told that the end is near, and may only say that he has understood
			press = 0
		case g.app.Stage().Find("result") != nil:
			press = slices.IndexFunc(g.app.Stage().Controls(), func(c ui.Control) bool { return c.ID == "result" })
		case !asked:
			press = read(&page)
		}
		if press >= 0 {
			c := g.app.Stage().Controls()[press]
			if c.Disabled {
				g.fail("the reader presses %q, which is disabled: %q; it reads\n%s", c.Label, c.Reason, g.app.Outline())
			}
			g.app.Activate(c.ID)
			quiet = 0
		}
	}
	if _, over := g.referee.Result(); !over {
		g.fail("the reader takes the game for over; it reads\n%s", g.app.Outline())
	}
}

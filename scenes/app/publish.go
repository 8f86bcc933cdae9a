package app

import (
	"fmt"
	"strconv"
	"strings"

	"treille/scenes/ui"
)

// told is what the page was told last.
type told struct {
	changes int    // compositions
	focus   string // the control that has it
	moving  bool
	drawn   bool // the scene on top has been seen
}

// publish tells a page of the browser the outline, the list of controls and, for
// tests, the state, when they have changed. It waits for the first picture, which it
// would hold up.
func (a *App) publish() {
	if !a.page.Web() || a.drawn == 0 {
		return
	}
	st, before := a.Stage(), a.told
	a.told = told{a.changes, st.Focus(), st.Moving() || a.fadeLeft > 0 || len(a.splash.unbaked) > 0, a.shown}
	if a.told == before {
		return
	}
	if a.changes != before.changes {
		a.page.Outline(a.Outline())
	}
	if a.changes != before.changes || a.told.focus != before.focus {
		a.page.Controls(st, a.frame.Unit)
	}
	a.page.State(a.state())
}

// state says where the game stands, for tests, in words of the scene on top.
func (a *App) state() string {
	var b strings.Builder
	b.WriteString(`{"scene":` + strconv.Quote(a.top().scene.Name()) + `,"moving":` + strconv.FormatBool(a.told.moving) + `,"drawn":` + strconv.FormatBool(a.told.drawn))
	if s, ok := a.top().scene.(Stater); ok {
		s.State(func(name string, value any) {
			if text, ok := value.(string); ok {
				value = strconv.Quote(text)
			}
			fmt.Fprintf(&b, `,%q:%v`, name, value)
		})
	}
	b.WriteByte('}')
	return b.String()
}

// Outline is what the screen shows now, in words.
func (a *App) Outline() *ui.Outline {
	o := &ui.Outline{}
	a.top().scene.Outline(o)
	if a.toast.text != "" {
		o.Section("note", 2, a.Words.Outline.Note)
		o.Text(a.toast.text)
	}
	return o
}

// Listen calls f with each sentence that is spoken from now on.
func (a *App) Listen(f func(sentence string)) { a.listener = f }

// Say has a sentence spoken by the screen reader of those who use one.
func (a *App) Say(text string) {
	a.page.Announce(text)
	if a.listener != nil {
		a.listener(text)
	}
}

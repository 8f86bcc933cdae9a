package app

import (
	"fmt"
	"strconv"
	"strings"

	"treille/scenes/ui"
)

// publish tells the page the list of controls, and tests the state, when they
// have changed. It waits for the first picture, which it would hold up.
func (a *App) publish() {
	if a.page.Web() && a.drawn == 0 {
		return
	}
	st := a.Stage()
	if !a.published {
		a.published = true
		if a.page.Web() {
			a.page.Outline(a.Outline())
		}
		a.page.Controls(st, a.frame.Unit)
	} else if a.focusTold != st.Focus() {
		a.page.Controls(st, a.frame.Unit)
	}
	a.focusTold = st.Focus()
	a.publishState()
}

// publishState tells tests where the game stands, in words of the scene on
// top.
func (a *App) publishState() {
	if !a.page.Web() {
		return
	}
	moving := a.Stage().Moving() || a.fadeLeft > 0 || len(a.splash.unbaked) > 0
	if !a.told.due(told{a.changes, moving, a.shown}) {
		return
	}
	var b strings.Builder
	b.WriteString(`{"scene":` + strconv.Quote(a.top().scene.Name()) + `,"moving":` + strconv.FormatBool(moving) + `,"drawn":` + strconv.FormatBool(a.shown))
	if s, ok := a.top().scene.(Stater); ok {
		s.State(func(name string, value any) {
			if text, ok := value.(string); ok {
				value = strconv.Quote(text)
			}
			fmt.Fprintf(&b, `,%q:%v`, name, value)
		})
	}
	b.WriteByte('}')
	a.page.State(b.String())
}

// told remembers what was published last.
type told struct {
	changes int
	moving  bool
	drawn   bool // the scene on top has been seen
}

func (t *told) due(now told) bool {
	if *t == now && now.changes > 0 {
		return false
	}
	*t = now
	return true
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

// announce has the page speak a sentence.
func (a *App) announce(text string) {
	a.page.Announce(text)
	if a.listener != nil {
		a.listener(text)
	}
}

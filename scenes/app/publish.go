package app

import (
	"fmt"
	"strconv"
	"strings"

	"treille/scenes/ui"
)

// publish tells the page the list of controls, and tests the state, when they
// have changed. It waits for the first picture, which it would hold up.
func (r *App) publish() {
	if r.page.Web() && r.drawn == 0 {
		return
	}
	st := r.Stage()
	if !r.published {
		r.published = true
		if r.page.Web() {
			r.page.Outline(r.Outline())
		}
		r.page.Controls(st, r.frame.Unit)
	} else if r.focusTold != st.Focus() {
		r.page.Controls(st, r.frame.Unit)
	}
	r.focusTold = st.Focus()
	r.publishState()
}

// publishState tells tests where the game stands, in words of the scene on
// top.
func (r *App) publishState() {
	if !r.page.Web() {
		return
	}
	moving := r.Stage().Moving() || r.fadeLeft > 0 || len(r.splash.unbaked) > 0
	if !r.told.due(told{r.changes, moving, r.shown}) {
		return
	}
	var b strings.Builder
	b.WriteString(`{"scene":` + strconv.Quote(r.top().scene.Name()) + `,"moving":` + strconv.FormatBool(moving) + `,"drawn":` + strconv.FormatBool(r.shown))
	if s, ok := r.top().scene.(Stater); ok {
		s.State(func(name string, value any) {
			if text, ok := value.(string); ok {
				value = strconv.Quote(text)
			}
			fmt.Fprintf(&b, `,%q:%v`, name, value)
		})
	}
	b.WriteByte('}')
	r.page.State(b.String())
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
func (r *App) Outline() *ui.Outline {
	o := &ui.Outline{}
	r.top().scene.Outline(o)
	if r.toast.text != "" {
		o.Section("note", 2, r.Words.Outline.Note)
		o.Text(r.toast.text)
	}
	return o
}

// Listen calls f with each sentence that is spoken from now on.
func (r *App) Listen(f func(sentence string)) { r.listener = f }

// announce has the page speak a sentence.
func (r *App) announce(text string) {
	r.page.Announce(text)
	if r.listener != nil {
		r.listener(text)
	}
}

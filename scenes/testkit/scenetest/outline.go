package scenetest

import (
	"strings"

	"treille/scenes/app"
	"treille/scenes/ui"
)

// outlineFaults tells what is wrong with an outline.
func outlineFaults(app *app.App) (faults []string) {
	o := app.Outline()
	level, ids := 0, map[string]bool{}
	for _, s := range o.Sections() {
		switch {
		case ids[s.ID]:
			faults = append(faults, "there are two sections "+s.ID)
		case s.Level < 1 || s.Level > level+1:
			faults = append(faults, "the heading of "+s.ID+" skips a level")
		case s.Level == 1 && level > 0:
			faults = append(faults, s.ID+" is a second first heading")
		}
		level, ids[s.ID] = s.Level, true
		for _, words := range append(append([]string{s.Heading}, s.Text...), s.Items...) {
			if strings.TrimSpace(words) == "" || strings.ContainsAny(words, "{}\uFFFD") {
				faults = append(faults, "section "+s.ID+" says "+words)
			}
		}
	}
	if level == 0 {
		faults = append(faults, "the outline is empty")
	}
	return append(faults, unsaid(app.Stage(), o)...)
}

// unsaid lists the sentences that are seen as a hint, and not said: the picture must
// not know more than the outline.
func unsaid(st *ui.Stage, o *ui.Outline) (list []string) {
	said := flat(o.String())
	for _, c := range st.Controls() {
		said += flat(c.Label + c.Reason)
	}
	hint := ""
	for _, t := range laidOut(st).lines {
		if isHint(t.Style) {
			hint += t.Words
		}
	}
	for _, part := range strings.FieldsFunc(flat(hint), isStar) { // stars are said in words
		_, after, ok := strings.Cut(said, part)
		if !ok {
			return append(list, "it does not say the hint "+hint)
		}
		said = after
	}
	return list
}

func isStar(r rune) bool { return r == '★' }

// flat is a text without its spaces: lines are broken anywhere.
func flat(s string) string { return strings.Join(strings.Fields(s), "") }

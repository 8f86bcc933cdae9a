package online

import (
	"strings"

	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
)

// A linkField is a field for the link to a table, and what opens it.
type linkField struct {
	app    *app.App
	text   string
	typing bool
}

// mostLink is how many characters a link has at most.
const mostLink = 300

// part is the field with its button, which rests as long as there is no link.
func (l *linkField) part(open func(text string)) ui.Part {
	w := l.app.Words.Online
	st, words := ui.PaperText.Sized(17), l.text
	if words == "" && !l.typing {
		st, words = ui.PaperNote.Sized(17), w.LinkToTable
	}
	field := page.Field(words, st, l.typing).AtLeast(0, linkHigh).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		inner()
		s.Control(ui.Control{ID: "link", Label: l.app.Words.Labelled(w.LinkToTable, l.text), Rect: r, Types: true, Act: func() { l.ask(r) }})
	})
	button := ui.ButtonSpec{ID: "open", Label: w.OpenButton, Size: 18 * l.app.Frame().Caption(), Act: func() { open(l.text) }}
	switch t, ok, err := link.ParseTable(l.text); {
	case !ok && l.text != "":
		button.Disabled, button.Reason = true, w.NoLink
	case !ok:
		button.Disabled, button.Reason = true, w.LinkToTable
	default:
		button.Reason = wrongLink(l.app, t, err)
		button.Disabled = button.Reason != ""
	}
	row := ui.Row(ui.Apart, field.Growing(), button.Part().Narrowed(leastOpen).AtLeast(leastOpen, linkHigh))
	return ui.Column(ui.Apart, row, ui.When(l.text != "" && button.Disabled, page.Wrong(button.Reason)))
}

// ask lets the link be typed or pasted, in the page's own field where there is one.
func (l *linkField) ask(at ui.Rect) {
	l.typing = true
	take := func(text string) string {
		l.text = strings.TrimSpace(text)
		l.app.Changed()
		return l.text
	}
	asked := l.app.Ask(app.Field{Label: l.app.Words.Online.LinkToTable, Value: l.text, Limit: mostLink, Changed: take, Done: func(text string, ok bool) {
		if l.typing = false; ok {
			take(text)
		}
		l.app.Changed()
	}}, at)
	if !asked { // what was copied is most likely the link
		l.app.Exchange.Paste(func(text string, ok bool) {
			t, isLink, err := link.ParseTable(text)
			if !ok || !isLink || !l.typing {
				return
			}
			if l.typing = false; err == nil {
				text = link.FormatTable(t) // without the words around it
			}
			take(text)
		})
	}
	l.app.Changed()
}

// keys takes what was typed where the page has no field of its own.
func (l *linkField) keys(chars []rune, key app.TextKey) bool {
	if !l.typing || !l.app.ForLine("link", chars, key) {
		return false
	}
	l.text += string(chars)
	switch key {
	case app.Backspace:
		if r := []rune(l.text); len(r) > 0 {
			l.text = string(r[:len(r)-1])
		}
	case app.EnterKey, app.EscapeKey:
		l.typing = false
		l.app.CloseField()
	}
	l.app.Changed()
	return true
}

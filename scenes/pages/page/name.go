package page

import (
	"strings"

	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// A NameField is a field for a player's name. What no name may have is refused, and below the
// field it says why.
type NameField struct {
	app *app.App
	// Taken returns somebody else at the table who has that name, "" if nobody has.
	Taken func(name string) string
	// Changed is told of each text that is a name, and of the name from before typing where it is none.
	Changed func(name string)
	Ended   func() // is called when typing ends; nil if nobody is to know
	Entered func() // is called when it was ended by Enter, with a name; nil as well

	text, name, before string // what stands in the field, see Name, and the name before typing
	typing             bool
	at                 ui.Rect // where it was typed last
	wrong              string  // what was refused last, "" for nothing
}

// NewNameField is a field in which a name stands.
func NewNameField(a *app.App, name string) *NameField {
	return &NameField{app: a, text: name, name: name, Taken: func(string) string { return "" }, Changed: func(string) {}}
}

// Typing reports whether a name is being typed.
func (n *NameField) Typing() bool { return n.typing }

// Offer puts another name in the place of the one that stands there.
func (n *NameField) Offer(name string) { n.text, n.name, n.wrong = name, name, "" }

// Name is what stands in the field, or, where that is no name, the one from before typing.
func (n *NameField) Name() string { return n.name }

// Part is the field, high at least, which is typed in when it is pressed.
func (n *NameField) Part(high float64) ui.Part {
	return Field(n.text, ui.PaperBold.Sized(20), n.typing).AtLeast(0, high).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		if n.typing {
			s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 12, Line: true}, r.Inset(-3))
		}
		inner()
		n.Control(s, r)
	})
}

// Control is the control of a field in a box, also while it does not look like one.
func (n *NameField) Control(s *ui.Stage, r ui.Rect) {
	w := n.app.Words
	label := w.Labelled(w.NewGame.Name, n.text)
	if n.wrong != "" {
		label += ". " + n.wrong
	}
	s.Control(ui.Control{ID: "name", Label: label, Rect: r, Types: true, Act: func() { n.Type(r) }})
}

// Refused is what stands in the field, and why it is no name; both are "" if it is one.
func (n *NameField) Refused() (text, wrong string) {
	if n.wrong == "" || n.text == n.name {
		return "", ""
	}
	return n.text, n.wrong
}

// Refusal says what was refused last; it is nothing as long as nothing was.
func (n *NameField) Refusal() ui.Part {
	return Wrong(n.wrong)
}

// Wrong says below a field why what is typed there will not do; "" is nothing.
func Wrong(why string) ui.Part {
	warn := ui.PaperLabel.In(sprites.Burgundy)
	return ui.When(why != "", ui.Row(ui.Near, ui.Icon("warn", warn.Sized(ui.Note)).Top(), ui.Paragraph(why, warn.Sized(ui.Body)).Growing()))
}

// Type lets the name be typed, in the page's own field where there is one.
func (n *NameField) Type(at ui.Rect) {
	n.typing, n.before, n.at = true, n.name, at
	take := func(text string) string {
		if n.typing {
			n.take(text)
		}
		return n.text
	}
	n.app.Ask(app.Field{Label: n.app.Words.NewGame.Name, Value: n.text, Limit: person.MaxName + 1, Changed: take, Done: n.left, Entered: n.entered}, at)
	n.app.Changed()
}

// left ends typing as the page's own field has ended it. What is no name stays in sight with the
// reason: a press on the button that takes the name has ended typing too.
func (n *NameField) left(text string, ok bool) {
	if !n.typing {
		return
	}
	if n.take(text); !ok {
		n.revert()
	}
	if n.Holds() {
		n.End()
		return
	}
	n.typing = false
	n.app.Changed()
}

// entered goes on after a name that Enter has ended; what is no name is typed on.
func (n *NameField) entered() {
	switch {
	case n.text != n.name:
		n.Type(n.at)
	case n.Entered != nil:
		n.Entered()
	}
}

// take takes what stands in the field. What is no name yet may become one, and so long the name is that from before typing;
// what can be in none is left out.
func (n *NameField) take(text string) {
	name, err := person.CheckName(text)
	wrong := n.app.Words.NameError(err)
	taken := n.refused(name)
	switch {
	case wrong != "" && name != "":
		n.refuse(wrong)
	case wrong != "" || taken != "":
		n.text, n.name, n.wrong = text, n.before, ""
		n.Changed(n.name)
		if taken != "" {
			n.refuse(taken)
		}
	default:
		n.text, n.name, n.wrong = text, name, ""
		n.Changed(name)
	}
	n.app.Changed()
}

// refused says why a name cannot be had at this table; "" if it can.
func (n *NameField) refused(name string) string {
	if who := n.Taken(name); who != "" {
		return n.app.Words.Errors.NameTaken.With("name", who)
	}
	return ""
}

// refuse says what is wrong, beside the field and to those who hear the page.
func (n *NameField) refuse(wrong string) {
	if n.wrong != wrong {
		n.app.Say(wrong)
	}
	n.wrong = wrong
	n.app.Changed()
}

// Holds reports whether what stands in the field is a name, and else says why not.
func (n *NameField) Holds() bool {
	name, err := person.CheckName(n.text)
	wrong := n.app.Words.NameError(err)
	if wrong == "" {
		wrong = n.refused(name)
	}
	if wrong != "" {
		n.refuse(wrong)
	}
	return wrong == ""
}

// revert goes back to the name from before typing.
func (n *NameField) revert() {
	n.text, n.name, n.wrong = n.before, n.before, ""
	n.Changed(n.name)
}

// End ends typing. If what stands there is no name, the one from before stays.
func (n *NameField) End() {
	if !n.typing && n.text == n.name {
		return
	}
	if name, err := person.CheckName(n.text); err != nil || n.refused(name) != "" {
		n.revert()
	}
	n.typing, n.text, n.wrong = false, n.name, ""
	n.app.CloseField()
	if n.Ended != nil {
		n.Ended()
	}
	n.app.Changed()
}

// Keys takes what was typed on the keyboard where the page has no field of its own, as
// app.Typist. Enter ends it with what is a name, Escape without a change.
func (n *NameField) Keys(chars []rune, key app.TextKey) bool {
	if !n.typing || !n.app.ForLine("name", chars, key) {
		return false
	}
	for _, c := range chars {
		n.take(n.text + string(c))
	}
	switch key {
	case app.Backspace:
		if r := []rune(n.text); len(r) > 0 {
			n.take(string(r[:len(r)-1]))
		}
	case app.EnterKey:
		if n.Holds() {
			n.End()
			n.entered()
		}
	case app.EscapeKey:
		n.revert()
		n.End()
	}
	return true
}

// SameName reports whether two names are one to those who read them.
func SameName(a, b string) bool { return strings.EqualFold(a, b) }

// How large the words of a field are: at most so much of its height, and at least so many layout units.
const (
	fieldShare = .7
	fieldLeast = 13.0
)

// Field is a line of text that is typed, or can be. Of a long one the end is left out, or the beginning while it is
// typed.
func Field(words string, st sprites.Style, typed bool) ui.Part {
	return ui.Area(0, ui.Target, func(s *ui.Stage, r ui.Rect) {
		st := st.Sized(min(st.Size*s.Frame().Caption(), r.H*fieldShare))
		room := r.W - 2*ui.Loose
		st.Size = max(fieldLeast, ui.FitSize(words, st, room))
		cut := ui.Ellipsis
		if typed {
			cut = ui.EllipsisBefore
		}
		words := cut(words, st, room)
		s.Put(sprites.Surface{Kind: sprites.Field}, r)
		s.Words(words, r.X+ui.Loose, r.CY()+st.Size*.34, st)
		if typed {
			s.Put(sprites.Surface{Kind: sprites.Caret}, ui.R(r.X+ui.Loose+ui.Tight+sprites.Measure(words, st), r.CY()-st.Size*.65, 2, st.Size*1.3))
		}
	})
}

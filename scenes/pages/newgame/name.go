package newgame

import (
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// A naming is the name of the seat of the sheet while it is typed.
type naming struct{ text, before string }

// nameSeat lets the name be typed, in the page's own field where there is one. What
// is typed is the name at once; what no name may have is refused with a word.
func (p *Page) nameSeat(at ui.Rect) {
	name := p.seats[p.seat].Name
	n := &naming{name, name}
	p.naming = n
	take := func(text string) string {
		if p.naming == n {
			p.typeName(text)
		}
		return n.text
	}
	p.app.Ask(app.Field{Label: p.app.Words.NewGame.Name, Value: name, Limit: lang.MaxName + 1, Changed: take,
		Done: func(text string, ok bool) {
			if p.naming != n {
				return
			}
			if take(text); !ok {
				p.seats[p.seat].Name = n.before
			}
			p.endNaming()
		}}, at)
}

// typeName takes what stands in the field.
func (p *Page) typeName(text string) {
	name, wrong := p.app.Words.CheckName(text)
	switch {
	case wrong == "":
		p.seats[p.seat].Name = name
		p.naming.text = text
	case name == "":
		p.naming.text = text
	default:
		p.app.Toast(wrong)
	}
	p.app.Changed()
}

// nameHolds reports whether what stands in the field is a name, and else says why
// not.
func (p *Page) nameHolds() bool {
	_, wrong := p.app.Words.CheckName(p.naming.text)
	if wrong != "" {
		p.app.Toast(wrong)
	}
	return wrong == ""
}

// endNaming ends typing. The last text that was a name is the name.
func (p *Page) endNaming() {
	if p.naming == nil {
		return
	}
	p.naming = nil
	p.app.CloseField()
	p.keep()
}

// typed takes what was typed on the keyboard where the page has no field of its own.
func (p *Page) typed(chars []rune, key app.TextKey) {
	n := p.naming
	for _, c := range chars {
		p.typeName(n.text + string(c))
	}
	switch key {
	case app.Backspace:
		if r := []rune(n.text); len(r) > 0 {
			p.typeName(string(r[:len(r)-1]))
		}
	case app.EnterKey:
		if p.nameHolds() {
			p.endNaming()
		}
	case app.EscapeKey:
		p.seats[p.seat].Name = n.before
		p.endNaming()
	}
	p.app.Changed()
}

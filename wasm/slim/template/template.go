// Package template stands in for the standard library's where only conditions are
// needed: {{if eq .A .B}}, {{else if eq .A .B}}, {{else}} and {{end}}. Ebitengine
// writes its shaders with these.
package template

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// A Template is a text with conditions.
type Template struct{ parts []part }

// A part is either text, or an action between braces.
type part struct {
	text   string
	action []string
}

// New returns an empty template.
func New(string) *Template { return &Template{} }

// Must returns t and panics if there is an error.
func Must(t *Template, err error) *Template {
	if err != nil {
		panic(err)
	}
	return t
}

// Parse reads a text.
func (t *Template) Parse(text string) (*Template, error) {
	for {
		before, after, found := strings.Cut(text, "{{")
		t.parts = append(t.parts, part{text: before})
		if !found {
			return t, nil
		}
		inner, rest, closed := strings.Cut(after, "}}")
		if !closed {
			return nil, fmt.Errorf("template: %q has no end", after)
		}
		action := strings.Fields(inner)
		switch {
		case len(action) == 4 && action[0] == "if" && action[1] == "eq":
		case len(action) == 5 && action[0] == "else" && action[1] == "if" && action[2] == "eq":
		case len(action) == 1 && (action[0] == "else" || action[0] == "end"):
		default:
			return nil, fmt.Errorf("template: %q is not known", inner)
		}
		t.parts = append(t.parts, part{action: action})
		text = rest
	}
}

// Execute writes the text that the fields of data choose.
func (t *Template) Execute(w io.Writer, data any) error {
	// One entry for each open condition: whether its present branch is written, and
	// whether one of them was.
	type condition struct{ on, done bool }
	var open []condition
	written := func() bool {
		for _, c := range open {
			if !c.on {
				return false
			}
		}
		return true
	}
	fields := reflect.ValueOf(data)
	equal := func(a, b string) bool {
		return fields.FieldByName(a[1:]).Int() == fields.FieldByName(b[1:]).Int()
	}
	for _, p := range t.parts {
		if p.action == nil {
			if written() {
				if _, err := io.WriteString(w, p.text); err != nil {
					return err
				}
			}
			continue
		}
		if p.action[0] == "if" {
			on := equal(p.action[2], p.action[3])
			open = append(open, condition{on, on})
			continue
		}
		if len(open) == 0 {
			return fmt.Errorf("template: %q without if", p.action)
		}
		c := &open[len(open)-1]
		switch {
		case p.action[0] == "end":
			open = open[:len(open)-1]
		case len(p.action) == 1:
			c.on, c.done = !c.done, true
		default:
			c.on = !c.done && equal(p.action[3], p.action[4])
			c.done = c.done || c.on
		}
	}
	return nil
}

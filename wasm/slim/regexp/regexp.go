// Package regexp stands in for the standard library's, which brings the tables of all
// scripts along: it knows the three expressions with which Ebitengine reads its
// shaders, and panics at any other.
package regexp

import "strings"

// The expressions.
const (
	texture    = `\A__t(\d+)\z`
	unit       = `^[ \t\r\n]*//kage:unit\s+([^ \t\r\n]+)[ \t\r\n]*$`
	emptyLines = `\n\n+`
)

// A Regexp is one of the expressions.
type Regexp struct{ expr string }

// MustCompile returns an expression.
func MustCompile(expr string) *Regexp {
	switch expr {
	case texture, unit, emptyLines:
		return &Regexp{expr}
	}
	panic("regexp: " + expr + " is not known here")
}

// FindStringSubmatch returns s and the group in it, or nil if s does not match.
func (r *Regexp) FindStringSubmatch(s string) []string {
	switch r.expr {
	case texture:
		digits, ok := strings.CutPrefix(s, "__t")
		if ok && digits != "" && strings.Trim(digits, "0123456789") == "" {
			return []string{s, digits}
		}
		return nil
	case unit:
		rest, ok := strings.CutPrefix(strings.Trim(s, " \t\r\n"), "//kage:unit")
		word := strings.TrimLeft(rest, " \t\r\n\f")
		if ok && word != "" && len(word) < len(rest) && !strings.ContainsAny(word, " \t\r\n") {
			return []string{s, word}
		}
		return nil
	}
	panic("regexp: " + r.expr + " has no group")
}

// FindSubmatch is FindStringSubmatch for bytes.
func (r *Regexp) FindSubmatch(s []byte) [][]byte {
	var found [][]byte
	for _, part := range r.FindStringSubmatch(string(s)) {
		found = append(found, []byte(part))
	}
	return found
}

// ReplaceAllString returns s with another text for each run of empty lines.
func (r *Regexp) ReplaceAllString(s, with string) string {
	if r.expr != emptyLines {
		panic("regexp: " + r.expr + " is not replaced")
	}
	var b strings.Builder
	for {
		before, after, found := strings.Cut(s, "\n\n")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		b.WriteString(with)
		s = strings.TrimLeft(after, "\n")
	}
}

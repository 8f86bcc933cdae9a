package ui

import (
	"strings"

	"treille/sprites"
)

// Rich is a sentence in which what stands between asterisks is bold.
type Rich struct {
	Words      string
	Text, Bold sprites.Style
}

// A run is a part of a line in one style.
type run struct {
	words string
	style sprites.Style
	x, y  float64
}

// Plain is a sentence without its asterisks.
func Plain(words string) string { return strings.ReplaceAll(words, "*", "") }

// Rich adds a sentence from x on, its first base line at y: the first line begins
// indent farther right, after what stands there, and none is wider than width. It
// returns the base line of the last.
func (s *Stage) Rich(r Rich, x, y, indent, width, lead float64) float64 {
	for _, q := range r.runs(indent, width, lead) {
		s.Words(q.words, x+q.x, y+q.y, q.style)
	}
	return y + r.Height(indent, width, lead)
}

// Height is how far the base line of a sentence's last line is below its first.
func (r Rich) Height(indent, width, lead float64) float64 {
	h := 0.0
	for _, q := range r.runs(indent, width, lead) {
		h = q.y
	}
	return h
}

// runs lays a sentence out from 0 on.
func (r Rich) runs(indent, width, lead float64) []run {
	var list []run
	x, y, style := indent, 0.0, r.Text
	for _, word := range strings.FieldsFunc(r.Words, isBreak) {
		parts := strings.Split(word, "*")
		styles, w := make([]sprites.Style, len(parts)), 0.0
		for i, words := range parts {
			if i > 0 {
				style = r.other(style)
			}
			styles[i] = style
			w += sprites.Measure(words, style)
		}
		if x > 0 && x+w > width {
			x, y = 0, y+lead
		}
		for i, words := range parts {
			if words != "" {
				list = append(list, run{words, styles[i], x, y})
				x += sprites.Measure(words, styles[i])
			}
		}
		x += sprites.Measure(" ", style)
	}
	return list
}

// other is the other one of the two styles.
func (r Rich) other(st sprites.Style) sprites.Style {
	if st == r.Text {
		return r.Bold
	}
	return r.Text
}

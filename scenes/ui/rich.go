package ui

import (
	"strings"

	"treille/sprites"
)

// Rich is a sentence in which what stands between asterisks is bold. A Name before it is
// never broken; it is bold, too, unless it has a style of its own.
type Rich struct {
	Name       string
	Named      sprites.Style // without a size, which is that of Text
	Words      string
	Text, Bold sprites.Style
}

// nameGap is how far the words stand from a name with a style of its own, in their size.
const nameGap = 0.4

// A run is a part of a line in one style.
type run struct {
	words string
	style sprites.Style
	x, y  float64
}

// Plain is a sentence without its asterisks.
func Plain(words string) string { return strings.ReplaceAll(words, "*", "") }

// runs lays a sentence out from 0 on.
func (r Rich) runs(width, lead float64) []run {
	var list []run
	x, y, style := 0.0, 0.0, r.Text
	if r.Name != "" {
		st, gap := r.Bold, sprites.Measure(" ", r.Bold)
		if r.Named != (sprites.Style{}) {
			st, gap = r.Named.Sized(r.Text.Size), r.Text.Size*nameGap
		}
		list = append(list, run{r.Name, st, x, y})
		x += sprites.Measure(r.Name, st) + gap
	}
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

// Part is the sentence as a part. Its words are larger where text is enlarged, and smaller
// where there is little room.
func (r Rich) Part() Part { return made(&rich{r}) }

type rich struct{ Rich }

func (r *rich) parts() []Part { return nil }

// sized is the sentence in words of a size.
func (r *rich) sized(size float64) Rich {
	return Rich{r.Name, r.Named, r.Words, r.Text.Sized(size), r.Bold.Sized(size)}
}

// least is the size of its words at the least.
func (r *rich) least() float64 {
	return max(smallest(r.Words, r.Text), r.Text.Size*labelLeast)
}

// room is what it takes of a width in words of a size.
func (r *rich) room(size, width float64) (w, h float64) {
	for _, q := range r.sized(size).runs(width+slack, size*Leading) {
		w, h = max(w, q.x+sprites.Measure(q.words, q.style)), q.y+size*Leading
	}
	return w, h
}

func (r *rich) width(s *Stage) extent {
	want, _ := r.room(r.Text.Size*s.frame.Text, huge)
	least, _ := r.room(r.least(), 0)
	return extent{max(want, least), least, least}
}

func (r *rich) height(s *Stage, width float64) extent {
	_, want := r.room(r.Text.Size*s.frame.Text, width)
	_, least := r.room(r.least(), width)
	return extent{max(want, least), least, least}
}

func (r *rich) put(s *Stage, box Rect) {
	size, least := r.Text.Size*s.frame.Text, r.least()
	w, h := r.room(size, box.W)
	for size > least && (w > box.W+slack || h > box.H+slack) {
		size = max(least, size-0.5)
		w, h = r.room(size, box.W)
	}
	if w > box.W+crampSlack || h > box.H+crampSlack {
		s.cramp("“" + r.Words + "”")
	}
	for _, q := range r.sized(size).runs(box.W+slack, size*Leading) {
		s.Words(q.words, box.X+q.x, box.Y+size*(Leading/2+baseShare)+q.y, q.style)
	}
}

package ui

import (
	"cmp"
	"strings"

	"treille/sprites"
)

// smallest is the least size of words in a style: sentences are read, and larger, but in
// italics.
func smallest(words string, st sprites.Style) float64 {
	if st.Font != sprites.Italic && strings.Count(words, " ") >= sentence {
		return min(st.Size, LeastSentence)
	}
	return min(st.Size, LeastText)
}

// A label is one line of words.
type label struct {
	single
	words string
	style sprites.Style
	cut   bool // it may be cut with an ellipsis
}

// Label is one line of words in a style, aligned as that says. They are larger where text
// is enlarged and there is room, and smaller where there is little, down to LeastText. A
// style without a size has that of Body. In a row, words share a base line.
func Label(words string, st sprites.Style) Part {
	if words == "" {
		return Part{}
	}
	st.Size = max(LeastText, cmp.Or(st.Size, Body))
	return made(&label{words: words, style: st})
}

// Name is a label that may be cut: small capitals then give way to Sans first.
func Name(words string, st sprites.Style) Part {
	p := Label(words, st)
	if p.part != nil {
		p.content.(*label).cut = true
	}
	return p
}

// sized is an extent of what is 1 in size for each unit of the words: grown with the text,
// shrunk to what still looks right, and to what can still be read.
func (l *label) sized(s *Stage, one float64) extent {
	size, smallest := l.style.Size, smallest(l.words, l.style)
	return extent{one * size * s.frame.Caption(), one * max(smallest, size*labelLeast), one * smallest}
}

func (l *label) width(s *Stage) extent {
	e := l.sized(s, sprites.Measure(l.words, l.style)/l.style.Size)
	if l.cut {
		e.worst = min(e.worst, LeastText*leastName)
	}
	return e
}

func (l *label) height(s *Stage, _ float64) extent { return l.sized(s, 1) }

// fit is the style in which the words are set in a box, and what of them is.
func (l *label) fit(s *Stage, r Rect) (string, sprites.Style) {
	st := l.style
	st.Size *= s.frame.Caption()
	least := smallest(l.words, l.style)
	st.Size = min(st.Size, max(least, r.H))
	if !l.cut {
		st.Size = max(least, FitSize(l.words, st, r.W+slack))
		return l.words, st
	}
	if sprites.Measure(l.words, st) > r.W+slack {
		if st.Font == sprites.SC {
			st.Font = sprites.SansBold
		}
		low, fits := max(least, l.style.Size*labelLeast), FitSize(l.words, st, r.W+slack)
		if fits >= low { // a rounded width cuts nothing
			return l.words, st.Sized(min(st.Size, fits))
		}
		st.Size = min(st.Size, low)
	}
	return Ellipsis(l.words, st, r.W+slack), st
}

// baseShare is how far the base line of words is below their middle, of their size.
const baseShare = 0.34

func (l *label) put(s *Stage, r Rect) {
	_, st := l.fit(s, r)
	l.putOn(s, r, r.CY()+st.Size*baseShare)
}

// putOn sets the words on a base line.
func (l *label) putOn(s *Stage, r Rect, base float64) {
	words, st := l.fit(s, r)
	if sprites.Measure(words, st) > r.W+crampSlack {
		s.cramp("“" + words + "”")
	}
	s.Words(words, r.from(st.Align), base, st)
}

// from is the point of a box that words are aligned to.
func (r Rect) from(a sprites.Align) float64 {
	switch a {
	case sprites.Middle:
		return r.CX()
	case sprites.Right:
		return r.Right()
	}
	return r.X
}

// baseLine is the base line of a row: of its largest words.
func baseLine(s *Stage, list []Part, boxes []Rect) float64 {
	base, size := 0.0, 0.0
	for i, p := range list {
		if l, is := p.content.(*label); is {
			if _, st := l.fit(s, boxes[i]); st.Size > size {
				base, size = boxes[i].CY()+st.Size*baseShare, st.Size
			}
		}
	}
	return base
}

// Plated are words on a plate, such as a price.
func Plated(words string, st sprites.Style) Part {
	return Label(words, st.At(sprites.Middle)).Pad(platePad, plateRise).
		On(sprites.Surface{Kind: sprites.Plate, R: plateCorner, Lift: sprites.Token}).Centred()
}

// Change is a value that becomes another, or only the new one if it is the same or there is
// no room for both.
func Change(from, to string, st, now sprites.Style) Part {
	next := Label(to, now)
	if from == to {
		return next
	}
	return Either(Row(Near, Label(from, st), Label("→", st), next), next)
}

// Ruled puts a rule between each two parts.
func Ruled(parts ...Part) []Part {
	var list []Part
	for _, p := range present(parts) {
		if len(list) > 0 {
			list = append(list, Rule())
		}
		list = append(list, p)
	}
	return list
}

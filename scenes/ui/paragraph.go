package ui

import (
	"cmp"
	"strings"

	"treille/sprites"
)

// Rich is a sentence in which what stands between asterisks is bold. A Name before it is
// never broken; it is bold, too, unless it has a style of its own.
type Rich struct {
	Name       string
	Named      sprites.Style // without a size, which is that of Text
	Words      string
	Text, Bold sprites.Style // without Bold, asterisks are signs like others
}

// Plain is a sentence without its asterisks.
func Plain(words string) string { return strings.ReplaceAll(words, "*", "") }

// Part is the sentence as a part. Its words are larger where text is enlarged, and smaller
// where there is little room.
func (r Rich) Part() Part { return made(&paragraph{Rich: r, marks: unmarked}) }

// A paragraph is words broken into lines.
type paragraph struct {
	single
	Rich
	tint  sprites.Color // below what is marked
	marks func(line string) []Span
}

// A Span is a part of a text, from one byte up to another.
type Span struct{ From, To int }

// Paragraph is words broken into lines, aligned as the style says. They are of about equal length
// if they are centred, or if a single word would be the last.
func Paragraph(words string, st sprites.Style) Part { return Marked(words, st, 0, unmarked) }

func unmarked(string) []Span { return nil }

// Marked is a paragraph with a tint below the parts of each line that marks tells; its words
// are aligned left.
func Marked(words string, st sprites.Style, tint sprites.Color, marks func(line string) []Span) Part {
	if words == "" {
		return Part{}
	}
	st.Size = cmp.Or(st.Size, Body)
	return made(&paragraph{Rich: Rich{Words: words, Text: st}, tint: tint, marks: marks})
}

// A run is words of a line in one style.
type run struct {
	words string
	style sprites.Style
	x, y  float64
}

// nameGap is how far the words stand from a name with a style of its own, in their size.
const nameGap = 0.4

// lines breaks the sentence into lines in words of a size, and tells what room they take.
func (r Rich) lines(size, width float64) (list []run, w, h float64) {
	styles, x, y := [2]sprites.Style{r.Text.Sized(size), r.Bold.Sized(size)}, 0.0, 0.0
	if r.Bold == (sprites.Style{}) {
		for _, line := range Wrap(r.Words, styles[0], width) {
			list, w = append(list, run{line, styles[0], 0, y}), max(w, sprites.Measure(line, styles[0]))
			y += size * Leading
		}
		return list, w, y
	}
	if r.Name != "" {
		st, gap := styles[1], sprites.Measure(" ", styles[1])
		if r.Named != (sprites.Style{}) {
			st, gap = r.Named.Sized(size), size*nameGap
		}
		list, w = append(list, run{r.Name, st, x, y}), sprites.Measure(r.Name, st)
		x = w + gap
	}
	bold := 0 // the number of asterisks so far
	for _, word := range strings.FieldsFunc(r.Words, isBreak) {
		parts, wide := strings.Split(word, "*"), 0.0
		for i, words := range parts {
			wide += sprites.Measure(words, styles[(bold+i)%2])
		}
		if x > 0 && x+wide > width {
			x, y = 0, y+size*Leading
		}
		for i, words := range parts {
			st := styles[(bold+i)%2]
			if words != "" {
				list = append(list, run{words, st, x, y})
			}
			x += sprites.Measure(words, st)
		}
		bold += len(parts) - 1
		w = max(w, x)
		x += sprites.Measure(" ", styles[bold%2])
	}
	return list, w, y + size*Leading
}

// least is the size of its words at the least.
func (p *paragraph) least() float64 {
	return max(smallest(p.Words, p.Text), p.Text.Size*labelLeast)
}

func (p *paragraph) width(s *Stage) extent {
	_, want, _ := p.lines(p.Text.Size*s.frame.Text, huge)
	_, least, _ := p.lines(p.least(), 0)
	return extent{max(want, least), least, least}
}

func (p *paragraph) height(s *Stage, width float64) extent {
	_, _, want := p.lines(p.Text.Size*s.frame.Text, width+slack)
	_, _, least := p.lines(p.least(), width+slack)
	return extent{max(want, least), least, least}
}

func (p *paragraph) put(s *Stage, box Rect) {
	size, least := p.Text.Size*s.frame.Text, p.least()
	lines, w, h := p.lines(size, box.W+slack)
	for size > least && (w > box.W+slack || h > box.H+slack) {
		size = max(least, size-0.5)
		lines, w, h = p.lines(size, box.W+slack)
	}
	if w > box.W+crampSlack || h > box.H+crampSlack {
		s.cramp("“" + p.Words + "”")
	}
	alone := len(lines) > 1 && !strings.ContainsFunc(lines[len(lines)-1].words, isBreak) // no word stands alone on the last line
	if p.Bold == (sprites.Style{}) && (alone || p.Text.Align == sprites.Middle) {
		for i, line := range Balance(p.Words, p.Text.Sized(size), box.W+slack) {
			lines[i].words = line
		}
	}
	for _, q := range lines {
		x, y := box.from(p.Text.Align)+q.x, box.Y+size*(Leading/2+baseShare)+q.y
		for _, m := range p.marks(q.words) {
			from, wide := sprites.Measure(q.words[:m.From], q.style), sprites.Measure(q.words[m.From:m.To], q.style)
			s.Put(sprites.Surface{Kind: sprites.Wash, Tint: p.tint}, R(x+from-1, y-size*0.8, wide+2, size*1.08))
		}
		s.Words(q.words, x, y, q.style)
	}
}

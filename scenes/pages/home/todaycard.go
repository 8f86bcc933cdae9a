package home

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// leafRatio is the height of a calendar's leaf to its width.
const leafRatio = 1.12

// leaf adds the day's leaf of a calendar, w wide.
func (p *Page) leaf(s *ui.Stage, x, y, w float64) {
	h := w * leafRatio
	head := max(h*.29, 20)
	at := p.day.Date().Begin()
	s.Put(sprites.Leaf(head), ui.R(x, y, w, h))
	month := sprites.Style{Font: sprites.SC, Size: max(14, head*.72), Color: sprites.Cream, Align: sprites.Middle}
	name := p.app.Words.Calendar.Months[at.Month()-1]
	month.Size = ui.FitSize(name, month, w-6)
	s.Words(name, x+w/2, y+head*.86-.5, month)
	number := sprites.Style{Font: sprites.SerifBold, Size: (h - head) * .78, Color: sprites.Ink, Align: sprites.Middle}
	s.Words(strconv.Itoa(at.Day()), x+w/2, y+head+(h-head)*.76, number)
}

// ribbon hangs the person’s rank on the upper right of what ends at x and begins at y.
func (p *Page) ribbon(s *ui.Stage, x, y float64) {
	rank := p.day.Outcome().Rank
	id := "common/ribbon-paper"
	if rank <= 3 {
		id = "common/ribbon-" + strconv.Itoa(rank)
	}
	s.Piece(sprites.Look{ID: id, Lift: sprites.Token, Words: strconv.Itoa(rank)}, x-9, y-7, 22)
}

// A todayLook says how today's table is laid out in its sheet.
type todayLook struct {
	corner, leaf, left float64
	title, line, label float64 // sizes of letters
	button             ui.Rect // width and height
	picture            bool    // of the game
	lines              int     // below the title
}

// lookOf finds it for a sheet.
func (p *Page) lookOf(r ui.Rect, t float64) todayLook {
	k := todayLook{corner: 9, left: 14, title: 20 * min(t, 1.2), line: 15.5 * t, label: 19 * min(t, 1.2), button: ui.R(0, 0, 78, min(52*t, r.H-18)), lines: 1}
	if r.H >= 96 {
		k = todayLook{corner: 11, left: 20, title: 24 * min(t, 1.2), line: 17 * t, label: 21 * min(t, 1.2), button: ui.R(0, 0, 92, 62), lines: 2, picture: r.W > 480}
	}
	k.leaf = min(68, (r.H-16)/leafRatio)
	label, _, _ := p.day.Step()
	k.button.W = max(k.button.W, sprites.Measure(label, sprites.Style{Font: sprites.SansBold, Size: k.label})+26)
	return k
}

// todayCard is today's table in its sheet: the day's leaf, what is played or came of
// it, and the button.
func (p *Page) todayCard(s *ui.Stage, r ui.Rect, t float64) {
	k := p.lookOf(r, t)
	p.sheet(k.corner, r)
	x, y := r.X+k.left, r.CY()-k.leaf*leafRatio/2
	p.leaf(s, x, y, k.leaf)
	hook := x + k.leaf
	x = hook + k.left
	if k.picture {
		look := sprites.Look{ID: "home/label-" + p.day.Game()}
		h := r.H - 36
		w := h / sprites.Ratio(look.ID)
		s.Piece(look, x, r.CY()-h/2, w)
		hook, y = x+w, r.CY()-h/2
		x = hook + k.left
	}
	if p.day.Done() {
		p.ribbon(s, hook, y)
		x += 4
	}
	button := ui.R(r.Right()-k.left-k.button.W, r.CY()-k.button.H/2, k.button.W, k.button.H)
	if room := button.X - 10 - x; room >= leastWords {
		p.todayWords(s, ui.R(x, r.Y, room, r.H), k)
	} else {
		button = ui.R(hook+k.left, button.Y, r.Right()-k.left-hook-k.left, button.H)
		k.label = 19
	}
	label, spoken, act := p.day.Step()
	s.Button(ui.ButtonSpec{ID: "today", Rect: button, Label: label, Spoken: spoken, Size: k.label, Act: act})
}

// leastWords is the room from which on words stand beside the leaf.
const leastWords = 100.0

// todayWords are the title, and one or two lines below it.
func (p *Page) todayWords(s *ui.Stage, r ui.Rect, k todayLook) {
	w := p.app.Words
	title := sprites.Style{Font: sprites.SC, Size: k.title, Color: sprites.Ink}
	title.Size = ui.FitSize(w.Today.Title, title, r.W)
	main := sprites.Style{Font: sprites.Serif, Size: k.line, Color: sprites.Ink}
	soft := sprites.Style{Font: sprites.Italic, Size: k.line - 1, Color: sprites.InkSoft}
	if k.lines == 1 {
		main = sprites.Style{Font: sprites.Italic, Size: k.line, Color: sprites.InkSoft}
	}
	type line struct {
		words string
		style sprites.Style
	}
	var list []line
	most := int((r.H - 14 - title.Size) / (k.line * 1.2))
	for _, l := range fitting(p.day.Is(k.lines > 1), main, r.W, most) {
		list = append(list, line{l, main})
	}
	if k.lines > 1 {
		if more := ui.Wrap(p.day.More(), soft, r.W); len(list)+len(more) <= most {
			for _, l := range more {
				list = append(list, line{l, soft})
			}
		}
	}
	lead := k.line * 1.2
	y := r.CY() - (title.Size*.75+float64(len(list))*lead)/2 + title.Size*.7
	s.Words(w.Today.Title, r.X, y, title)
	for i, l := range list {
		s.Words(l.words, r.X, y+lead*float64(i+1), l.style)
	}
}

// fitting breaks the first of several texts that needs no more than most lines, else
// the last, which is set smaller if it has to.
func fitting(texts []string, st sprites.Style, width float64, most int) []string {
	for _, words := range texts {
		lines := ui.Wrap(words, st, width)
		wide := false
		for _, l := range lines {
			wide = wide || sprites.Measure(l, st) > width
		}
		if len(lines) <= most && !wide {
			return lines
		}
	}
	return []string{ui.Ellipsis(texts[len(texts)-1], st, width)}
}

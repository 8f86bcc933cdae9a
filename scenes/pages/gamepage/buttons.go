package gamepage

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// buttons are where those of the page stand; an empty box stands for one that is not
// there.
type buttons struct {
	learn, rules, today, play ui.Rect
	small, large              float64 // sizes of letters: of the first three, of the last
}

// compose adds them.
func (b buttons) compose(p *Page, s *ui.Stage) {
	w := p.app.Words
	_, spoken, act := p.day.Step()
	for _, spec := range []ui.ButtonSpec{
		p.learnButton(b.learn),
		{ID: "rules", Rect: b.rules, Label: w.App.Rules, Icon: "book", Key: '?', Act: p.openRules},
		{ID: "today", Rect: b.today, Label: p.todayLabel(b.today.W, b.small), Spoken: spoken, Icon: "calendar", Act: act},
	} {
		if spec.Rect.W == 0 {
			continue
		}
		if spec.Size = b.small; labelWidth(spec.Label, spec.Size) > spec.Rect.W {
			spec.Icon = "" // its words take the room
		}
		s.Button(spec)
	}
	s.Button(ui.ButtonSpec{ID: "play", Rect: b.play, Label: w.GamePage.Play, Primary: true, Size: b.large, Act: p.play})
}

// hasLesson reports whether the game can be learnt here.
func (p *Page) hasLesson() bool { return p.spec.Course != nil }

// learnButton begins the lesson, or goes on with it where it waits.
func (p *Page) learnButton(r ui.Rect) ui.ButtonSpec {
	w := p.app.Words
	b := ui.ButtonSpec{ID: "learn", Rect: r, Label: w.GamePage.Learn, Icon: "learn", Key: 'l', Act: p.learn}
	if p.lesson > 0 {
		b.Label = w.GamePage.LearnOn
		b.Second = w.Lesson.StepOf.With("n", strconv.Itoa(p.lesson+1), "of", strconv.Itoa(len(p.spec.Course.Steps)))
		b.Spoken = w.Outline.About.With("what", b.Label, "text", b.Second)
	}
	return b
}

// hasToday reports whether it is played at today's table.
func (p *Page) hasToday() bool {
	spec := p.day.Kind()
	return spec != nil && spec.Name() == p.spec.Name()
}

// todayLabel is what the button of today's table says in a line of that width: what it
// does where that is more than to play, else what the table is.
func (p *Page) todayLabel(width, size float64) string {
	w := &p.app.Words.Today
	_, long, _ := p.day.Step()
	if long == w.PlayIt {
		long = w.OnBox
	}
	if labelWidth(long, size) <= width {
		return long
	}
	return w.Title
}

// labelWidth is how wide a button has to be for a label and its icon.
func labelWidth(label string, size float64) float64 {
	return sprites.Measure(label, sprites.Style{Font: sprites.SansBold, Size: size}) + size*1.15 + besideLabel
}

// besideLabel is the room that a button keeps free at the edges and beside its icon.
const besideLabel = 40.0

// inRow places those of a large screen beside each other in a row, the main one at its
// end and higher by over at both edges; each is as wide as its words ask for.
func (p *Page) inRow(r ui.Rect, over, small, large float64) buttons {
	const gap = 12.0
	w := p.app.Words
	b := buttons{small: small, large: large}
	list := []*ui.Rect{&b.rules}
	widths := []float64{labelWidth(w.App.Rules, small)}
	if p.hasLesson() {
		list, widths = append([]*ui.Rect{&b.learn}, list...), append([]float64{labelWidth(p.learnButton(ui.Rect{}).Label, small)}, widths...)
	}
	if p.hasToday() {
		list, widths = append(list, &b.today), append(widths, labelWidth(w.Today.Title, small))
	}
	all := 0.0
	for _, wide := range widths {
		all += wide
	}
	room := r.W - gap*float64(len(list))
	main := min(mostMain, max(leastMain, room-all))
	x := r.X
	for i, box := range list {
		*box = ui.R(x, r.Y, widths[i]/all*(room-main), r.H)
		x = box.Right() + gap
	}
	b.play = ui.R(r.Right()-main, r.Y-over, main, r.H+2*over)
	return b
}

// How wide the main button is at least and at most.
const leastMain, mostMain = 190.0, 296.0

package settings

import (
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A question lies over the page and asks before something is done that cannot be
// undone.
type question struct {
	page *Page
	name string
	// words are those over it, those that it asks, and the button's that acts.
	words func(w *lang.Settings) (title, text, sure string)
	act   func()
}

// Name implements scenes.Scene.
func (q *question) Name() string { return "settings-" + q.name }

// Title implements scenes.Scene.
func (q *question) Title() string {
	title, _, _ := q.words(&q.page.room.Words.Settings)
	return title
}

// Update implements scenes.Scene.
func (q *question) Update() {}

// Back implements scenes.Scene.
func (q *question) Back() { q.page.room.Pop() }

// Outline implements scenes.Scene.
func (q *question) Outline(o *ui.Outline) {
	title, text, _ := q.words(&q.page.room.Words.Settings)
	o.Section(q.name, 1, title)
	o.Text(text)
}

// Sizes of a question, in layout units.
const (
	questionWidth = 440.0
	questionSide  = 24.0
	questionHead  = 66.0
	questionGap   = 12.0
	questionZ     = 50 // above the page
)

// Compose implements scenes.Scene.
func (q *question) Compose(s *ui.Stage) {
	f := s.Frame()
	head, text, sure := q.words(&q.page.room.Words.Settings)
	q.page.Compose(s)
	s.DropControls()
	s.Raise(questionZ)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	w := min(questionWidth*min(f.Text, 1.3), f.Safe.W-24)
	button := 50 * min(f.Text, 1.2)
	buttons := button
	if f.Shape == ui.Portrait {
		buttons = 2*button + questionGap
	}
	st := sprites.Style{Font: sprites.Serif, Size: 19 * f.Text, Color: sprites.Ink}
	lines := ui.Wrap(text, st, w-2*questionSide)
	height := func() float64 {
		return questionHead + float64(len(lines))*st.Size*1.3 + questionGap + buttons + questionSide
	}
	for height() > f.Safe.H-16 && st.Size > 13 {
		st.Size -= 0.5
		lines = ui.Wrap(text, st, w-2*questionSide)
	}
	r := ui.R(f.Safe.CX()-w/2, f.Safe.CY()-height()/2, w, height())
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	title := sprites.Style{Font: sprites.SC, Size: 25, Color: sprites.Ink}
	title.Size = ui.FitSize(head, title, w-2*questionSide)
	s.Words(head, r.X+questionSide, r.Y+42, title)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+20, r.Y+55, w-40, 5))
	y := r.Y + questionHead + st.Size
	for _, l := range lines {
		s.Words(l, r.X+questionSide, y, st)
		y += st.Size * 1.3
	}
	q.buttons(s, ui.R(r.X+questionSide, r.Bottom()-questionSide-buttons, w-2*questionSide, buttons), button, sure)
	s.Raise(0)
}

// buttons adds the two, each so high: one below the other where there is room for
// that. The main one does nothing.
func (q *question) buttons(s *ui.Stage, r ui.Rect, height float64, sure string) {
	keep, act := r, r
	keep.H, act.H = height, height
	if act.Y = r.Bottom() - height; act.Y == r.Y {
		keep.W = (r.W - questionGap) / 2
		act.W, act.X = keep.W, r.Right()-keep.W
	}
	size := 19 * min(s.Frame().Text, 1.4)
	s.Button(ui.ButtonSpec{ID: "cancel", Rect: keep, Label: q.page.room.Words.App.Cancel, Primary: true, Size: size, Act: q.Back})
	s.Button(ui.ButtonSpec{ID: "sure", Rect: act, Label: sure, Size: size, Act: q.act})
}

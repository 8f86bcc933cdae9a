package table

import (
	"treille/scenes/archive"
	"treille/scenes/lang"
	"treille/scenes/today"
	"treille/scenes/ui"
	"treille/sprites"
)

// Outcome is what came of a day's table for the person, by the entry of its game; run is
// the number of days in a row.
func (k *Kind) Outcome(w *lang.Words, d today.Day, g *archive.Game, run int) today.Outcome {
	me := g.Person()
	return today.Outcome{Day: d, Game: k.About(w).Title, Rank: g.Rank(me), Score: k.Score(w, int(g.Record.Result[me])), Run: run}
}

// sitting is what the game, which is over, was to a day's table; ok is false if it was at
// none.
func (t *Table) sitting() (s archive.Sitting, ok bool) {
	r, recorded := t.referee.(Recorder)
	if !recorded || t.lesson != nil {
		return s, false
	}
	s, ok, err := archive.Archive{Store: t.room.Store, Now: t.room.Now}.Sitting(r.Record())
	if err != nil {
		t.room.StoreFailed(err)
	}
	return s, ok
}

// dayWords say which day's table the game was at, whether it counts, and how many days
// in a row were played; "" if it was at none.
func (r *resultPage) dayWords() string {
	if !r.ofDay {
		return ""
	}
	t, w := &r.table.room.Words.Today, r.table.room.Words
	date := w.Date(r.table.room.Now().UTC(), r.day.Day.Begin())
	switch {
	case r.day.Counts:
		words := t.Counts.With("date", date)
		if run := today.RunText(w, r.day.Run); run != "" {
			words += " " + run
		}
		return words
	case r.day.Outcome != nil:
		return t.CountsNot.With("date", date)
	}
	return w.Saves.And.With("first", t.Title, "second", date)
}

// A foot is what stands below the ranking: what dealt the game, or the day whose table
// it was at, with a leaf of the calendar.
type foot struct {
	lines []string
	style sprites.Style
	leaf  float64 // room for the icon, 0 for none
}

// footOf breaks it into lines of a width; the day is as large as text is.
func (r *resultPage) footOf(seed string, size, width, t float64) foot {
	f := foot{lines: []string{seed}, style: PaperSoft.Sized(size)}
	words := r.dayWords()
	if words == "" {
		return f
	}
	f.style.Size *= t
	f.leaf = f.style.Size * 1.5
	if fit := ui.FitSize(words, f.style, width-f.leaf); fit >= max(footLeast, footShrink*f.style.Size) {
		f.style.Size = fit
	}
	f.lines = ui.Balance(words, f.style, width-f.leaf)
	return f
}

// more is how much higher it is than a single line.
func (f foot) more() float64 { return float64(len(f.lines)-1) * f.style.Size * footLead }

// foot adds it with its last line on y, and what the game has to add at the right of it,
// if there is room.
func (r *resultPage) foot(c *Canvas, f foot, x, right, y float64) {
	m := y - f.more()/2
	if f.leaf > 0 {
		q := f.style.Size * 1.1
		c.Stage.Put(sprites.Surface{Kind: sprites.Icon, Icon: "calendar", Stroke: 1.8, Tint: sprites.Burgundy}, ui.R(x, m-f.style.Size*.34-q/2, q, q))
		x += f.leaf
	}
	c.Stage.Lines(f.lines, x, m, f.style.Size*footLead, f.style)
	words := PaperItalic.Sized(f.style.Size).In(sprites.InkSoft).At(sprites.Right)
	room := right - x - sprites.Measure(f.lines[len(f.lines)-1], f.style) - 12
	if r.Foot != "" && ui.FitSize(r.Foot, words, room) >= footLeast {
		words.Size = ui.FitSize(r.Foot, words, room)
		c.Stage.Words(r.Foot, right, y, words)
	}
}

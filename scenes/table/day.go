package table

import (
	"strings"

	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/lang"
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

// dayWords say which day's table the game was at, and whether it counted; "" if it was at
// none. run is how many days in a row were played, "" for no more than one.
func (r *resultPage) dayWords() (day, run string) {
	if !r.ofDay {
		return "", ""
	}
	w := r.table.room.Words
	date := w.Date(r.table.room.Now().UTC(), r.day.Day.Begin())
	switch {
	case r.day.Counts:
		return w.Today.Counted.With("date", date), today.RunText(w, r.day.Run)
	case r.day.Outcome != nil:
		return w.Today.NotCounted.With("date", date), ""
	}
	return w.Saves.And.With("first", w.Today.Title, "second", date), ""
}

// A foot is what stands below the ranking: what dealt the game, or the day whose table
// it was at, with a leaf of the calendar.
type foot struct {
	lines []string
	style sprites.Style
	leaf  float64 // room for the icon, 0 for none
}

// footOf breaks it into lines of a width: the words about the seed, of a size, or those
// about the day, as large as text is where two lines have room for that.
func (r *resultPage) footOf(c *Canvas, seed string, size, width float64) foot {
	day, run := r.dayWords()
	if day == "" {
		return foot{[]string{seed}, PaperSoft.Sized(size), 0}
	}
	for size = footDay * c.Frame.Caption(); ; size -= 0.5 {
		f := foot{[]string{strings.TrimSpace(day + " " + run)}, PaperSoft.Sized(size), size * 1.5}
		if sprites.Measure(f.lines[0], f.style) > width-f.leaf {
			f.lines = ui.Wrap(day, f.style, width-f.leaf)
			if run != "" {
				f.lines = append(f.lines, ui.Wrap(run, f.style, width-f.leaf)...)
			}
		}
		if len(f.lines) <= 2 || size <= footDay {
			return f
		}
	}
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

package statistics

import (
	"strconv"

	"treille/scenes/data/archive"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// lastTwenty adds the bars of the last games.
func (l *flow) lastTwenty() {
	w := l.words()
	title := w.Last
	if !l.m.large {
		title = w.LastShort
	}
	l.heading(title, w.LastNote, w.LastNoteShort)
	plays := l.shown[max(0, len(l.shown)-lastOnes):]
	if len(plays) == 0 {
		l.sentence(w.NoneSo)
		l.y += 12
		return
	}
	most := 1
	for _, p := range plays {
		most = max(most, p.Points())
	}
	step := gridStep(most)
	side := sprites.Measure(strconv.Itoa(most), facts.Sized(l.m.axis)) + 8
	pitch := (l.width() - side - 2) / lastOnes
	bar := pitch * barShare
	crown := min(14, bar*1.1)
	top := l.y + crown*crownRatio + 9
	foot := top + l.chart
	for v := step; v <= most; v += step {
		y := foot - l.chart*float64(v)/float64(most)
		l.put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L+side, y, l.width()-side, 1))
		l.write(strconv.Itoa(v), l.L+side-8, y+l.m.axis*.33, facts.Sized(l.m.axis).At(sprites.Right))
	}
	for i, p := range plays {
		x := l.L + side + pitch*float64(i) + (pitch-bar)/2
		h := max(2, l.chart*float64(p.Points())/float64(most))
		if p.Won() {
			l.piece(sprites.Look{ID: "common/crown"}, ui.R(x+bar/2-crown/2, foot-h-3-crown*crownRatio, crown, crown*crownRatio))
		}
		l.bar(p.Won(), sand, ui.R(x, foot-h, bar, h))
	}
	l.wash(sprites.Ink, ui.R(l.L+side-2, foot, l.width()-side+2, 2))
	l.y = foot + 14
}

// gridStep is the way from one line behind the bars to the next: at most three lines,
// at round numbers.
func gridStep(most int) int {
	for ten := 1; ; ten *= 10 {
		for _, n := range []int{1, 2, 5} {
			if most/(n*ten) <= 3 {
				return n * ten
			}
		}
	}
}

// luck adds what chance brought, of each kind that came at all; side by side where
// there is room.
func (l *flow) luck() {
	var parts []func(*flow)
	for i, d := range l.kind().Luck {
		if i < len(l.count.Luck) && came(l.count.Luck[i]) > 0 {
			parts = append(parts, func(l *flow) { l.draws(&d, l.count.Luck[i]) })
		}
	}
	if l.m.large && l.m.t == 1 && len(parts) == 2 {
		l.hair()
		l.beside(l.L+(l.width()-30)/2, 30, parts[0], parts[1])
		return
	}
	for _, part := range parts {
		l.hair()
		part(l)
	}
}

// came is how many came in all.
func came(luck []archive.Tally) int {
	n := 0
	for _, t := range luck {
		n += t.Came
	}
	return n
}

// draws adds one kind: what came as bars, a line for what was to be expected, and a
// word on how usual that is.
func (l *flow) draws(d *table.LuckSpec, luck []archive.Tally) {
	w := l.words()
	l.heading(d.Title(l.app.Words), w.LuckNote, w.LuckNoteShort)
	most := 1.0
	for _, t := range luck {
		most = max(most, float64(t.Came), float64(t.Expected)/1000)
	}
	pitch := l.width() / float64(len(luck))
	bar := pitch * luckShare
	top := l.y + l.m.axis*.8 + 16
	foot := top + l.chart*.85
	scale := (foot - top) / most
	for i, t := range luck {
		cx := l.L + pitch*(float64(i)+.5)
		h, line := scale*float64(t.Came), foot-scale*float64(t.Expected)/1000
		if t.Came > 0 {
			h = max(2, h)
			l.bar(false, d.Things[i].Tint, ui.R(cx-bar/2, foot-h, bar, h))
		}
		l.wash(sprites.Cream, ui.R(cx-bar/2-5, line-2.5, bar+10, 5))
		l.wash(sprites.Ink, ui.R(cx-bar/2-5, line-1.1, bar+10, 2.2))
		st := strong.Sized(l.m.axis).At(sprites.Middle)
		words := l.app.Words.Whole(t.Came)
		l.fitted(words, cx, min(foot-h, line)-7, pitch-3, st)
		l.piece(d.Things[i].Look, ui.R(cx-pitch*.46, foot+6, pitch*.92, l.m.art))
	}
	l.wash(sprites.Ink, ui.R(l.L, foot, l.width(), 2))
	l.y = foot + 6 + l.m.art + 1
	l.sentence(verdicts(w)[Judge(luck, d.Ordered)])
	l.y += 10
}

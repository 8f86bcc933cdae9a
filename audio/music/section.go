package music

import "slices"

// A part is what plays in a section besides the hand: the tones of each voice.
type part [voices][]tone

// A way is how a section plays the tune.
type way func(w *writer, g *ground, tune []tone) part

// ways are the variations.
var ways = [...]way{plain, divided, glassy, high, low}

// plain is the tune above the ground.
func plain(w *writer, g *ground, tune []tone) part {
	p := part{Tune: tune, Bass: roots(g)}
	w.inner(&p, g)
	return p
}

// divided goes from each note of the tune to the next one in smaller notes.
func divided(_ *writer, g *ground, tune []tone) part {
	p := part{Bass: roots(g)}
	for i, t := range tune {
		if t.length < 1 || t.bar%phrase == phrase-1 {
			p[Tune] = append(p[Tune], t)
			continue
		}
		end := t.beat + t.length
		t.length = max(smallest, t.length-1)
		for t.beat < end {
			p[Tune] = append(p[Tune], t)
			t.beat += t.length
			t.length = smallest
			t.place = between(t.place, tune[i+1].place)
		}
	}
	return p
}

// between is the place of a small note that leads from one place to another, and is
// neither.
func between(from, to int) int {
	switch d := to - from; {
	case d > 1:
		return from + 1
	case d < -1:
		return from - 1
	case d == 1 && from > 0:
		return from - 1
	case d == 1:
		return to + 1
	}
	return from + 1 // before a step down, or the same again
}

// glassy has long notes of glass below the tune, and few of the bass.
func glassy(w *writer, g *ground, tune []tone) part {
	p := part{Tune: tune}
	before := -3
	for bar, root := range roots(g) {
		if bar%phrase == 0 {
			p[Bass] = append(p[Bass], root)
		}
		root.place = g.near(bar, before, -octave, bassHigh)
		before = root.place
		p[Glass] = append(p[Glass], root)
	}
	w.inner(&p, g)
	return p
}

// high is the tune an octave up, thin.
func high(w *writer, g *ground, tune []tone) part {
	var p part
	for _, t := range tune {
		if !t.strong() && w.chance() > thinShare {
			continue
		}
		if t.place += octave; t.place > tuneHigh {
			t.place = g.near(t.bar, tuneHigh, octave, tuneHigh)
		}
		if n := len(p[Tune]); !t.strong() && n > 0 && p[Tune][n-1].place == t.place {
			continue
		}
		p[Tune] = append(p[Tune], t)
	}
	p[Bass] = roots(g)
	return p
}

// low is a bass that walks, with the strong half of the tune.
func low(w *writer, g *ground, tune []tone) part {
	var p part
	for _, t := range tune {
		if t.strong() {
			p[Tune] = append(p[Tune], t)
		}
	}
	for _, t := range roots(g) {
		if t.bar%phrase == phrase-1 {
			p[Bass] = append(p[Bass], t)
			continue
		}
		up := 4 // a fifth, and to the octave
		for i, place := range [...]int{t.place, t.place + up, t.place + octave} {
			if place > bassHigh {
				place -= octave
			}
			if i == 2 && w.below(2) == 0 {
				place = t.place + 2
			}
			p[Bass] = append(p[Bass], tone{bar: t.bar, beat: float64(i), length: 1, place: place})
		}
	}
	return p
}

// roots are the ground itself, a long note a bar.
func roots(g *ground) (tones []tone) {
	for bar := range section {
		tones = append(tones, tone{bar: bar, length: beats, place: g.root(bar)})
	}
	return tones
}

// near is the place of a bar's chord that is nearest to one, within a range.
func (g *ground) near(bar, to, lowest, highest int) int {
	best := lowest
	for p := lowest; p <= highest; p++ {
		if g.inChord(bar, p) && (abs(p-to) < abs(best-to) || !g.inChord(bar, best)) {
			best = p
		}
	}
	return best
}

// inner adds notes of the chord under long ones of the tune, but not in the last
// bar.
func (w *writer) inner(p *part, g *ground) {
	for _, t := range p[Tune] {
		if t.length < 2 || t.bar == section-1 || w.chance() > innerShare {
			continue
		}
		place := g.near(t.bar, -2-w.below(4), -octave, bassHigh)
		p[Inner] = append(p[Inner], tone{bar: t.bar, beat: t.beat + 1, length: 1, place: place})
	}
}

// silence leaves out a bar of the tune.
func (p *part) silence(bar int) {
	p[Tune] = slices.DeleteFunc(slices.Clone(p[Tune]), func(t tone) bool { return t.bar == bar })
}

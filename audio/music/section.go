package music

import "slices"

// A part is what plays in a section besides the hand: the tones of each voice.
type part [voices][]tone

// A way is how a section plays the tune, and by how many decibels louder than plain.
type way struct {
	play  func(w *writer, g *ground, tune []tone) part
	level float64
}

// ways are the variations.
var ways = [...]way{{play: plain}, {divided, dividedLevel}, {glassy, glassyLevel}, {high, highLevel}, {play: low}}

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
			t.length, t.level = smallest, smallLevel
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
		p[Bass] = append(p[Bass], g.walk(t, 0)...)
		if w.below(2) == 0 {
			p[Bass][len(p[Bass])-g.beats+2].place = t.place + third
		}
	}
	return p
}

// walk is the bass of a bar from its root to the fifth and the octave, and in four back
// to the fifth.
func (g *ground) walk(t tone, level float64) (tones []tone) {
	walk := [...]int{root, fifth, octave, fifth}
	for i, up := range walk[:g.beats] {
		place := t.place + up
		if place > bassHigh {
			place -= octave
		}
		tones = append(tones, tone{bar: t.bar, beat: float64(i), length: 1, place: place, level: t.level + level})
	}
	return tones
}

// fill lets the bass walk, softly, through bars in which the tune is silent.
func (p *part) fill(g *ground) {
	var full [section]bool
	for _, t := range p[Tune] {
		full[t.bar] = true
	}
	var bass []tone
	for _, t := range p[Bass] {
		if full[t.bar] || t.length < float64(g.beats) {
			bass = append(bass, t)
			continue
		}
		bass = append(bass, g.walk(t, fillLevel)...)
	}
	p[Bass] = bass
}

// raise makes all tones louder.
func (p *part) raise(level float64) {
	for v := range p {
		p[v] = slices.Clone(p[v])
		for i := range p[v] {
			p[v][i].level += level
		}
	}
}

// roots are the ground itself, a long note a bar.
func roots(g *ground) (tones []tone) {
	for bar := range section {
		tones = append(tones, tone{bar: bar, length: float64(g.beats), place: g.root(bar)})
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
		for after := 1.0; after < t.length; after += 2 {
			place := g.near(t.bar, -2-w.below(4), -octave, bassHigh)
			p[Inner] = append(p[Inner], tone{bar: t.bar, beat: t.beat + after, length: 1, place: place})
		}
	}
}

// silence leaves out a bar of the tune.
func (p *part) silence(bar int) {
	p[Tune] = slices.DeleteFunc(slices.Clone(p[Tune]), func(t tone) bool { return t.bar == bar })
}

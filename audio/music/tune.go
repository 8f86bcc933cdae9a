package music

import "math"

// A tone is a note as it is written: in a bar of its section, at a beat from 0, so
// many beats long, at a place in the mode, so many decibels louder than others.
type tone struct {
	bar          int
	beat, length float64
	place        int
	level        float64
}

// strong reports whether a tone begins its bar.
func (t *tone) strong() bool { return t.beat == 0 }

// cells are the rhythms of a bar, by its beats.
var cells = [...][6][]float64{
	3: {{3}, {2, 1}, {1, 2}, {1, 1, 1}, {1.5, 0.5, 1}, {2, 0.5, 0.5}},
	4: {{4}, {2, 2}, {2, 1, 1}, {1, 1, 2}, {1.5, 0.5, 2}, {3, 0.5, 0.5}},
}

// slow is the rhythm at the end of a phrase.
const slow = 0

// rhythm lays out eight bars of two rhythms, the second once a phrase. Each phrase
// ends slowly, and one bar is empty.
func (w *writer) rhythm(beats, empty int) (tones []tone) {
	cells := &cells[beats]
	first := w.below(len(cells))
	second := (first + 1 + w.below(len(cells)-1)) % len(cells)
	other := 0
	for bar := range section {
		if bar%phrase == 0 {
			if other = bar + w.below(phrase-1); other == empty {
				other = bar
			}
		}
		cell := first
		switch {
		case bar == empty:
			continue
		case bar%phrase == phrase-1:
			cell = slow
		case bar == other:
			cell = second
		}
		at := 0.0
		for _, length := range cells[cell] {
			tones = append(tones, tone{bar: bar, beat: at, length: length})
			at += length
		}
	}
	return tones
}

// tune writes a tune, or reports that it has become none.
func (w *writer) tune(g *ground, empty int) ([]tone, bool) {
	tones := w.rhythm(g.beats, empty)
	low, high := 0.0, 0.0
	for i := range tones {
		t := &tones[i]
		x := (float64(t.bar%phrase) + t.beat/float64(g.beats)) / (phrase - 1) // the last bar has one tone
		if i == 0 || t.bar/phrase != tones[i-1].bar/phrase {
			up := float64(g.lift())
			low = up + archLow + w.chance()
			high = up + archHigh + archSpread*(w.chance()-0.5)
		}
		target := low + (high-low)*math.Sin(math.Pi*x)
		if !w.place(g, tones, i, target) {
			return nil, false
		}
	}
	return tones, wellMade(tones)
}

// place chooses the place of a tune's tone, near a target, or reports that there
// is none.
func (w *writer) place(g *ground, tones []tone, i int, target float64) bool {
	t := &tones[i]
	home := len(tones) - 1 - i
	var all [middleHigh + lift + 1]float64
	weights := all[:middleHigh+g.lift()+1]
	sum := 0.0
	for p := range weights {
		far := (float64(p) - target) / farFromArch
		weight := 1 / (1 + far*far*far*far)
		switch {
		case t.length >= chordFrom && !g.inChord(t.bar, p):
			weight = 0
		case t.strong():
			weight *= g.onBass(tones[:i], t.bar, p)
		}
		if p > homeward*home {
			weight = 0 // D would be too far
		}
		if i > 0 {
			weight *= follows(tones[:i], p)
		}
		weights[p] = weight
		sum += weight
	}
	left := sum * w.chance()
	for p, weight := range weights {
		if left -= weight; left < 0 {
			t.place = p
			return true
		}
	}
	return false
}

// onBass is the weight of a place on the strong beat of a bar, after the tones so far:
// thirds fill a chord, and a tune that goes with the bass in octaves or fifths is none.
func (g *ground) onBass(before []tone, bar, place int) float64 {
	over, weight := g.over(bar, place), 1.0
	switch {
	case !g.inChord(bar, place):
		return outsideChord
	case over == third:
		return thirdWeight
	case over == root && bar != 0 && bar%phrase != phrase-1:
		weight = rootWeight
	}
	for i := len(before) - 1; i >= 0; i-- {
		if t := &before[i]; t.strong() {
			if g.over(t.bar, t.place) == over {
				weight *= againWeight
			}
			break
		}
	}
	return weight
}

// follows is the weight of a place after the tones so far: after a leap the tune
// turns back.
func follows(before []tone, place int) float64 {
	n := len(before)
	d := place - before[n-1].place
	if abs(d) > widest {
		return 0
	}
	if n > 1 {
		last := before[n-1].place - before[n-2].place
		if abs(last) >= leap && (d*last >= 0 || abs(d) >= leap) {
			return 0
		}
	}
	return intervals[abs(d)]
}

// wellMade reports whether a tune moves by steps as often as it should, and each of
// its phrases is an arch.
func wellMade(tones []tone) bool {
	steps := 0
	for i := range tones[1:] {
		if abs(tones[i+1].place-tones[i].place) == 1 {
			steps++
		}
	}
	share := float64(steps) / float64(len(tones)-1)
	if share < fewestSteps || share > mostSteps {
		return false
	}
	for first := 0; first < section; first += phrase {
		if !arched(tones, first) {
			return false
		}
	}
	return true
}

// arched reports whether a phrase is highest in its inner bars, and only there.
func arched(tones []tone, first int) bool {
	inner, outer, last := -1, -1, 0
	for _, t := range tones {
		switch t.bar - first {
		case 0, phrase - 1:
			outer = max(outer, t.place)
			last = t.place
		case 1, 2:
			inner = max(inner, t.place)
		}
	}
	return inner > outer && last < inner-1
}

func abs(n int) int { return max(n, -n) }

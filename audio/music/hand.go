package music

import (
	"math"
	"slices"
)

// play lets a hand play the sections, so many beats a minute, and a last chord.
func (w *writer) play(g *ground, parts []part, tempo float64) *Piece {
	p := &Piece{Beats: g.beats, Bars: bars(g, len(parts)*section, tempo)}
	for i := range parts {
		for voice := range voices {
			w.voice(p, g, i*section, Voice(voice), parts[i][voice])
		}
	}
	p.ring()
	w.last(p, g.final)
	p.sort()
	p.phrases()
	return p
}

// sort puts the notes into the order of their times. There are few.
func (p *Piece) sort() {
	for i := range p.Notes {
		for k := i; k > 0 && p.Notes[k].At < p.Notes[k-1].At; k-- {
			p.Notes[k], p.Notes[k-1] = p.Notes[k-1], p.Notes[k]
		}
	}
}

// bars times n bars, and the last chord as one more: the beat breathes, and is
// slower at the end.
func bars(g *ground, n int, tempo float64) []Bar {
	list := make([]Bar, n+1)
	at := 0.0
	for i := range list {
		list[i] = Bar{At: at, Chord: g.chord(i)}
		x := (float64(i%phrase) + 0.5) / phrase
		now := tempo * (1 + breath*(2*math.Sin(math.Pi*x)-1))
		if i >= n-2 {
			now /= 1 + slower*float64(i-n+3)/2
		}
		at += float64(g.beats) * 60 / now
	}
	list[n].Chord = g.chord(section - 1)
	return list
}

// voice plays the tones of one voice from a bar on.
func (w *writer) voice(p *Piece, g *ground, first int, v Voice, tones []tone) {
	for _, t := range tones {
		bar := first + t.bar
		from, to := p.Bars[bar].At, p.Bars[bar+1].At
		beat := (to - from) / float64(g.beats)
		n := Note{Voice: v, At: from + beat*t.beat, Length: beat * t.length, Pitch: g.pitch(t.place)}
		x := (float64(bar%phrase) + t.beat/float64(g.beats)) / phrase
		n.Level = levels[v] + t.level + arch*(math.Sin(math.Pi*x)-1) + uneven*w.signed()
		if v == Tune {
			n.Level -= lowSofter * float64(max(0, d4-n.Pitch))
		}
		if g.final == onG {
			n.Level += highLouder
		}
		end := n.At + n.Length
		if v == Tune && t.strong() {
			n.At += rollLeast + (rollMost-rollLeast)*w.chance() // after the bass, which helps it
			n.Level += together
		} else {
			n.At = max(0, n.At+early*w.signed())
		}
		n.Length = end - n.At
		p.Notes = append(p.Notes, n)
	}
}

// levels are those of the voices.
var levels = [voices]float64{Inner: innerLevel, Bass: bassLevel, Glass: glassLevel}

// signed is a chance from -1 to 1.
func (w *writer) signed() float64 { return 2*w.chance() - 1 }

// ring lets each string ring until its voice's next note, and longer if that is on
// another string; but one that is foreign to a chord, its own or one to come, no longer
// than it is written.
func (p *Piece) ring() {
	var before [voices]*Note
	written := make([]float64, len(p.Notes))
	for i := range p.Notes {
		n := &p.Notes[i]
		written[i] = n.Length
		if n.Voice == Glass {
			continue
		}
		n.Length = mostRings
		if b := before[n.Voice]; b != nil && n.At > b.At {
			rings := n.At - b.At + overlap
			if abs(n.Pitch-b.Pitch) > leap {
				rings += leapRings
			}
			b.Length = min(mostRings, rings)
		}
		before[n.Voice] = n
	}
	for i := range p.Notes {
		if n := &p.Notes[i]; p.foreign(n) {
			n.Length = min(n.Length, written[i]+overlap)
		}
	}
}

// foreign reports whether a note rings in a bar whose chord has not got it.
func (p *Piece) foreign(n *Note) bool {
	for i, b := range p.Bars[:len(p.Bars)-1] {
		if p.Bars[i+1].At > n.At+early && b.At+overlap < n.At+n.Length && !slices.Contains(b.Chord[:], n.Pitch%12) {
			return true
		}
	}
	return false
}

// last rolls the last chord: final, fifth, final, fifth.
func (w *writer) last(p *Piece, final int) {
	at := p.Bars[len(p.Bars)-1].At
	if final < 0 {
		final += 12 // within the strings
	}
	for i, pitch := range [...]int{d4 - 24, d4 - 17, d4 - 12, d4 - 5} {
		if i > 0 {
			at += rollLeast + (rollMost-rollLeast)*w.chance()
		}
		p.Notes = append(p.Notes, Note{Voice: Bass, At: at, Length: lastRings, Pitch: pitch + final, Level: lastLevel - float64(i)})
	}
	p.Length = at + lastRings
}

// phrases marks the first note of each four bars.
func (p *Piece) phrases() {
	bar := 0
	for i := range p.Notes {
		if bar < len(p.Bars) && p.Notes[i].At >= p.Bars[bar].At-early {
			p.Notes[i].Phrase = true
			bar += phrase
		}
	}
}

package music

import (
	"math"
	"slices"
)

// play lets a hand play the sections, so many beats a minute, and a last chord.
func (w *writer) play(g *ground, parts []part, tempo float64) *Piece {
	p := &Piece{Bars: bars(g, len(parts)*section, tempo)}
	for i := range parts {
		for voice := range voices {
			w.voice(p, g, i*section, Voice(voice), parts[i][voice])
		}
	}
	p.ring()
	w.last(p)
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
		at += beats * 60 / now
	}
	list[n].Chord = g.chord(section - 1)
	return list
}

// voice plays the tones of one voice from a bar on.
func (w *writer) voice(p *Piece, g *ground, first int, v Voice, tones []tone) {
	for _, t := range tones {
		bar := first + t.bar
		from, to := p.Bars[bar].At, p.Bars[bar+1].At
		n := Note{Voice: v, At: from + (to-from)*t.beat/beats, Length: (to - from) * t.length / beats, Pitch: g.mode.pitch(t.place)}
		x := (float64(bar%phrase) + t.beat/beats) / phrase
		n.Level = levels[v] + arch*(math.Sin(math.Pi*x)-1) + uneven*w.signed()
		if v == Tune && t.strong() {
			n.At += rollLeast + (rollMost-rollLeast)*w.chance() // after the bass, which helps it
			n.Level += together
		} else {
			n.At = max(0, n.At+early*w.signed())
		}
		p.Notes = append(p.Notes, n)
	}
}

// levels are those of the voices.
var levels = [voices]float64{Inner: innerLevel, Bass: bassLevel, Glass: glassLevel}

// signed is a chance from -1 to 1.
func (w *writer) signed() float64 { return 2*w.chance() - 1 }

// ring lets each string ring until its voice's next note, and longer if that is on
// another string; but not on into a chord to which it is foreign.
func (p *Piece) ring() {
	var before [voices]*Note
	for i := range p.Notes {
		n := &p.Notes[i]
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
		p.damp(&p.Notes[i])
	}
}

// damp has a note end with the bar after which the chord is foreign to it.
func (p *Piece) damp(n *Note) {
	for _, b := range p.Bars {
		if b.At > n.At+early && b.At+overlap < n.At+n.Length && !slices.Contains(b.Chord[:], n.Pitch%12) {
			n.Length = b.At + overlap - n.At
			return
		}
	}
}

// last rolls the last chord: D A D A.
func (w *writer) last(p *Piece) {
	at := p.Bars[len(p.Bars)-1].At
	for i, pitch := range [...]int{d4 - 24, d4 - 17, d4 - 12, d4 - 5} {
		if i > 0 {
			at += rollLeast + (rollMost-rollLeast)*w.chance()
		}
		p.Notes = append(p.Notes, Note{Voice: Bass, At: at, Length: lastRings, Pitch: pitch, Level: lastLevel - float64(i)})
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

package music

import "slices"

// A Voice is the instrument that plays a note.
type Voice uint8

// The voices. Inner are the notes between bass and tune, and Glass is a bowed one.
const (
	Tune Voice = iota
	Inner
	Bass
	Glass
	voices
)

// A Note is one that is played.
type Note struct {
	Voice  Voice
	At     float64 // seconds since the piece began
	Length float64 // seconds until it is stopped
	Pitch  int     // semitones, of which 69 is the A of 440 Hz
	Level  float64 // decibels
	// Phrase says that it is the first note of four bars: a place to end at.
	Phrase bool
}

// A Bar is one of a piece.
type Bar struct {
	At    float64 // seconds since the piece began
	Chord [3]int  // pitches, from 0 for C to 11 for B
}

// A Piece is what is played from one silence to the next.
type Piece struct {
	Ground int     // which one, from 0 to 5
	Beats  int     // a bar: 3 or 4
	Final  int     // semitones above D, or below it, of the note on which the tune ends
	Notes  []Note  // by time
	Bars   []Bar   // eight a section; of the last, the tune is first played
	Length float64 // seconds, until the last string is stopped
}

// A Composer writes one piece after the other.
type Composer struct {
	writer
	beats   int      // a bar of the next piece; 0 before it is drawn
	final   int      // of the last piece
	grounds []int    // of the last pieces
	tunes   [][]tone // of the last pieces
}

// A writer draws what it writes.
type writer struct {
	// chance returns a number from 0 to below 1.
	chance func() float64
}

// below draws a whole number from 0 to below n.
func (w *writer) below(n int) int { return int(w.chance() * float64(n)) }

// NewComposer returns a composer. What it writes follows from chance, which returns
// numbers from 0 to below 1.
func NewComposer(chance func() float64) *Composer {
	return &Composer{writer: writer{chance}}
}

// Try draws a piece, and returns nil if it has not become one: one in some hundreds
// does, and hardly a try takes a tenth of a millisecond. Its ground and its tune are none
// of those that have been heard lately, and its final is not the last one.
func (c *Composer) Try() *Piece {
	if c.beats == 0 { // once for all tries, of which those in four would fail more often
		if c.beats = 3; c.chance() < fourShare {
			c.beats = 4
		}
	}
	number := c.below(len(grounds))
	own := grounds[number]
	own.beats, own.final = c.beats, finals[c.below(len(finals))]
	if slices.Contains(c.grounds, number) || len(c.grounds) > 0 && own.final == c.final || own.final == onG && own.mode == aeolian {
		return nil
	}
	g := &own
	empty := emptyBars[c.below(len(emptyBars))]
	tune, ok := c.tune(g, empty)
	if !ok || c.old(tune) {
		return nil
	}
	var p *Piece
	for range arrangements { // a good tune is rarer than a good piece of one
		if p, ok = c.piece(g, tune, empty); ok {
			break
		}
	}
	if !ok {
		return nil
	}
	p.Ground, p.Final = number, g.final
	c.beats, c.final = 0, g.final
	c.grounds = latest(append(c.grounds, number), oldGrounds)
	c.tunes = latest(append(c.tunes, tune), oldTunes)
	return p
}

// old reports whether a tune has been heard lately.
func (c *Composer) old(tune []tone) bool {
	return slices.ContainsFunc(c.tunes, func(t []tone) bool { return slices.Equal(t, tune) })
}

// latest are the last n of a list.
func latest[T any](list []T, n int) []T { return list[max(0, len(list)-n):] }

// piece makes a piece of a tune, or reports that it has become none.
func (w *writer) piece(g *ground, tune []tone, empty int) (*Piece, bool) {
	slow := slowest
	if g.beats == 4 {
		slow = slowestFour
	}
	tempo := slow + (fastest-slow)*w.chance()
	n := int(longestPlayed * tempo / float64(60*g.beats*section))
	parts := w.parts(g, tune, empty, n)
	if once := figuresOnce(parts); once < leastOnce || once > mostOnce {
		return nil, false
	}
	p := w.play(g, parts, tempo)
	density := float64(len(p.Notes)) / p.Length
	return p, p.Length >= shortest && p.Length <= longest && density >= sparsest && density <= densest
}

// parts lays out n sections: the tune, and ways to vary it, each once. Every
// other one of these has one more empty bar.
func (w *writer) parts(g *ground, tune []tone, empty, n int) []part {
	order := ways
	for i := range order {
		k := i + w.below(len(order)-i)
		order[i], order[k] = order[k], order[i]
	}
	more := w.below(emptyMore)
	parts := []part{plain(w, g, tune)}
	for _, way := range order[:n-1] {
		p := way.play(w, g, tune)
		p.raise(way.level)
		parts = append(parts, p)
	}
	for i := range parts[1:] {
		if i%emptyMore == more {
			parts[1+i].silence((empty + phrase) % section)
		}
	}
	for i := range parts {
		parts[i].fill(g)
	}
	return parts
}

// figuresOnce is the share of all four notes in a row of the tune that occur only
// once.
func figuresOnce(parts []part) float64 {
	var line []int
	for _, p := range parts {
		for _, t := range p[Tune] {
			line = append(line, t.place)
		}
	}
	once := 0
	n := len(line) - figure + 1
	for i := range n {
		if only(line, i) {
			once++
		}
	}
	return float64(once) / float64(n)
}

// only reports whether the figure at a place of a line is nowhere else in it.
func only(line []int, at int) bool {
	for i := range len(line) - figure + 1 {
		if i != at && [figure]int(line[i:]) == [figure]int(line[at:]) {
			return false
		}
	}
	return true
}

package audio

import (
	"math"
	"time"

	"treille/audio/music"
)

// A player plays the music: a piece, a silence, another piece. It ends where a
// phrase does when nobody has been there for a while, and begins none.
type player struct {
	ready, piece *music.Piece // nil for none
	next         int          // note of piece
	begins       int64        // the frame at which piece begins, or the next may
	attended     int64        // the frame at which somebody was there last
}

// Attend says that somebody has just touched or pressed something: for a minute from
// now there may be music. It wakes a device that sleeps.
func (m *Mixer) Attend() {
	m.mu.Lock()
	m.player.attended = m.frames.Load()
	wake := m.rouse()
	m.mu.Unlock()
	if wake {
		m.backend.Resume()
	}
}

// musicDue reports whether there is music, or may be before anybody comes; m.mu is
// held.
func (m *Mixer) musicDue() bool {
	return m.music.want > 0 && (m.player.piece != nil || !m.alone())
}

// alone reports whether nobody has been there for a while; m.mu is held.
func (m *Mixer) alone() bool { return m.frames.Load()-m.player.attended > aloneFrames }

// compose writes the next piece for about a time, if there is none ready and all
// strings are, and reports whether it is still to be done.
func (m *Mixer) compose(slice time.Duration) bool {
	m.mu.Lock()
	wanted := m.music.want > 0 && m.player.ready == nil
	m.mu.Unlock()
	if !wanted || !m.shelf.has(&musicTable) {
		return false
	}
	var piece *music.Piece
	m.composing.Lock()
	for begun := time.Now(); piece == nil && time.Since(begun) < slice; {
		piece = m.composer.Try()
	}
	m.composing.Unlock()
	m.mu.Lock()
	m.player.ready = piece
	m.mu.Unlock()
	return piece == nil
}

// restart has the next piece begin soon; m.mu is held.
func (m *Mixer) restart() {
	m.player.piece = nil
	m.player.begins = m.frames.Load() + firstFrames
}

// playMusic gives the notes that are due within the next n frames their voices;
// m.mu is held.
func (m *Mixer) playMusic(now int64, n int) {
	p := &m.player
	alone := m.alone()
	if p.piece == nil {
		if now < p.begins || p.ready == nil || alone {
			return
		}
		p.piece, p.ready, p.next, p.begins = p.ready, nil, 0, now
	}
	for ; p.next < len(p.piece.Notes); p.next++ {
		note := &p.piece.Notes[p.next]
		at := p.begins + int64(note.At*sampleRate)
		if at >= now+int64(n) {
			return
		}
		if note.Phrase && alone {
			m.rest(now)
			return
		}
		m.pluck(note, at)
	}
	m.rest(p.begins + int64(p.piece.Length*sampleRate))
}

// rest is the silence after a piece; m.mu is held.
func (m *Mixer) rest(from int64) {
	m.player.piece = nil
	m.player.begins = from + int64(m.vary.between(restLeast, restMost)*sampleRate)
}

// pluck gives a note a voice; m.mu is held.
func (m *Mixer) pluck(note *music.Note, at int64) {
	first, last, lowest, fade := string1, string6, lowestString, stopString
	if note.Voice == music.Glass {
		first, last, lowest, fade = rim1, rim2, lowestGlass, stopGlass
	}
	nearest := min(int(last-first), (note.Pitch-lowest+stringSpacing/2)/stringSpacing)
	clip := m.shelf.pick(first+Sound(nearest), &m.vary)
	if clip == nil {
		return
	}
	pitch := float64(note.Pitch - lowest - nearest*stringSpacing)
	pan := min(1, max(-1, float64(note.Pitch-middleString)*panASemitone))
	v := newVoice(clip, at, note.Level+musicGain, pitch, pan, float64(bright))
	v.fade = int(fade * sampleRate)
	v.cut = min(int(note.Length*sampleRate)+v.fade, int(float64(len(clip))/v.step)-lead-trail)
	start(m.strings[:], v, at, musicVoices-1)
}

// A courtesy is how far the music gives way to what has to be heard.
type courtesy struct{ depth float32 } // 0 for not at all, 1 for all of it

// over lets the music bow, or rise again, while n frames of it pass.
func (c *courtesy) over(down bool, bus *bus, n int) {
	if !down && c.depth == 0 {
		return
	}
	for i := range n {
		if down {
			c.depth = min(1, c.depth+1.0/bowFrames)
		} else {
			c.depth = max(0, c.depth-1.0/riseFrames)
		}
		gain := 1 - (1-bowed)*c.depth
		bus.left[i] *= gain
		bus.right[i] *= gain
		bus.room[i] *= gain
	}
}

// outranks reports whether something has just begun to which the music bows; m.mu
// is held.
func (m *Mixer) outranks(now int64) bool {
	for i := range m.voices {
		v := &m.voices[i]
		if v.clip == nil || v.start > now || now-v.start > holdFrames {
			continue
		}
		switch v.of {
		case Bell, Hit, Pot, Win:
			return true
		}
	}
	return false
}

// musicTable are the strings and glasses of the music, some semitones apart: what
// lies between is shifted.
var musicTable = Table{first: string1, list: []recipe{
	{name: "string 1", loud: stringLoud, send: bright, tuned: true, single: true, hits: lute(42)},
	{name: "string 2", loud: stringLoud, send: bright, tuned: true, single: true, hits: lute(49)},
	{name: "string 3", loud: stringLoud, send: bright, tuned: true, single: true, hits: lute(56)},
	{name: "string 4", loud: stringLoud, send: bright, tuned: true, single: true, hits: lute(63)},
	{name: "string 5", loud: stringLoud, send: bright, tuned: true, single: true, hits: lute(70)},
	{name: "string 6", loud: stringLoud, send: bright, tuned: true, single: true, hits: lute(77)},
	{name: "rim 1", loud: stringLoud, send: bright, tuned: true, single: true, clip: bowedGlass(52)},
	{name: "rim 2", loud: stringLoud, send: bright, tuned: true, single: true, clip: bowedGlass(59)},
}}

// hertz is the pitch of a key, of which 69 is the A of 440 Hz.
func hertz(key float64) float64 { return a4 * math.Exp2((key-69)/12) }

// lute is a course of two strings and the finger that plucks it.
func lute(key float64) []hit {
	hz := hertz(key)
	rings := math.Sqrt(a3 / hz)
	return []hit{
		{of: &course, note: hz, rings: rings, stops: stringLength},
		{at: 0.006, db: -4, of: &course, note: hz * math.Exp2(4.0/1200), rings: rings, stops: stringLength - 0.006},
		{db: -24, lo: 1000, hi: 3000, tau: 0.003},
	}
}

// course is a string, plucked at about a fifth of its length.
var course = pluckedString()

func pluckedString() body {
	b := body{contact: 0.08, even: true}
	for k := 1.0; k <= stringPartials; k++ {
		b.modes = append(b.modes, mode{
			hz: k * math.Sqrt(1+6e-5*k*k),
			q:  1.25 / (1 + 0.35*(k-1)),
			db: 20 * math.Log10(math.Abs(math.Sin(0.19*math.Pi*k))/math.Pow(k, 1.25)),
		})
	}
	return b
}

// bowedGlass is the rim of a glass under a wet finger: it swells, and sways.
func bowedGlass(key float64) func(*take) {
	const swell, sways, by = 0.5, 4.3, 0.4 // seconds, hertz, decibels
	return func(t *take) {
		t.strike(&hit{of: &rim, note: hertz(key), stops: stringLength})
		at, sway := 0, 0.0
		t.addPieces(0, 0, func(buf []float64) bool {
			for end := min(len(buf), at+pieceSamples); at < end; at++ {
				s := float64(at) / sampleRate
				if at%64 == 0 {
					sway = decibels(by * math.Sin(2*math.Pi*sways*s))
				}
				x := min(1, s/swell)
				buf[at] *= x * x * (3 - 2*x) * sway
			}
			return at < len(buf)
		})
	}
}

// rim is the glass of the music: its modes ring on until they are stopped.
var rim = body{contact: 0.5, even: true, modes: []mode{{1, 1000, 0}, {2, 1000, -20}, {3, 1000, -28}}}

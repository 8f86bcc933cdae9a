package audio

import "math"

// A recipe says how a sound is made.
type recipe struct {
	name   string
	length float64 // seconds
	peak   float64 // its loudest sample, of 1
	room   float64 // how much of the room's reflections, of 1
	layers []layer
	scatter
}

// A layer is one thing that sounds: resonances, or hiss.
type layer struct {
	at     float64 // seconds from the beginning
	gain   float64
	attack float64 // seconds to rise; 0 for a blow
	modes  []mode
	// bend, if not 0, is the ratio of the pitch at the beginning to the pitch
	// that it glides to, with the time constant bendTau.
	bend, bendTau float64
	hiss          hiss
}

// A mode is one resonance of a body that was struck.
type mode struct {
	hz   float64
	tau  float64 // seconds to fall to 1/e
	gain float64
}

// A hiss is noise through a band-pass that glides from one pitch to another,
// reaching halfway after the attack. There is none if from is 0.
type hiss struct {
	from, to          float64
	q                 float64 // width: larger is narrower
	attack, hold, tau float64
}

// A scatter strews copies of another sound over a stretch of time, most of them
// in its middle. There is none if count is 0.
type scatter struct {
	of        Sound
	count     int
	over      float64 // seconds
	semitones float64 // up or down by at most so much
	quiet     float64 // the quietest copy, of 1
	width     float64 // how far left and right, of 1
}

// render makes a sound.
func render(s Sound) clip {
	r := &recipeOf[s]
	n := int(r.length * sampleRate)
	noise := newDice(uint64(s) + 1)
	var bufs [channels][]float64
	if r.count > 0 {
		bufs[0], bufs[1] = make([]float64, n), make([]float64, n)
		strew(bufs, r.scatter, &noise)
	} else {
		bufs[0] = make([]float64, n)
		for i := range r.layers {
			r.layers[i].addTo(bufs[0], &noise)
		}
	}
	peak := 0.0
	for _, b := range bufs {
		reflect(b, r.room)
		fadeEnd(b)
		for _, v := range b {
			peak = max(peak, math.Abs(v))
		}
	}
	c := clip{left: quantise(bufs[0], r.peak/peak)}
	c.right = c.left
	if bufs[1] != nil {
		c.right = quantise(bufs[1], r.peak/peak)
	}
	return c
}

func (l *layer) addTo(buf []float64, noise *dice) {
	buf = buf[min(len(buf), int(l.at*sampleRate)):]
	for _, m := range l.modes {
		if l.bend != 0 {
			m.addBent(buf, l)
		} else {
			m.addTo(buf, l)
		}
	}
	if l.hiss.from != 0 {
		l.hiss.addTo(buf, l.gain, noise)
	}
}

// audible is the level, relative to its beginning, below which a resonance is
// not computed any further.
const audible = 1e-4

// addTo lets the mode ring: a resonator of two poles, which needs no sine per
// sample.
func (m mode) addTo(buf []float64, l *layer) {
	w := 2 * math.Pi * m.hz / sampleRate
	r := math.Exp(-1 / (m.tau * sampleRate))
	a1, a2 := 2*r*math.Cos(w), -r*r
	y1, y2 := 0.0, -m.gain*l.gain*math.Sin(w)/(r*r) // so that the sine begins at 0
	rise, rest := riser(l.attack)
	n := min(len(buf), int(-math.Log(audible)*m.tau*sampleRate))
	for i := range buf[:n] {
		y := a1*y1 + a2*y2
		buf[i] += y1 * (1 - rest)
		y1, y2 = y, y1
		rest *= rise
	}
}

// addBent is addTo for a pitch that glides.
func (m mode) addBent(buf []float64, l *layer) {
	fall := math.Exp(-1 / (m.tau * sampleRate))
	glide := math.Exp(-1 / (l.bendTau * sampleRate))
	level, off, phase := m.gain*l.gain, l.bend-1, 0.0
	rise, rest := riser(l.attack)
	n := min(len(buf), int(-math.Log(audible)*m.tau*sampleRate))
	for i := range buf[:n] {
		buf[i] += level * math.Sin(phase) * (1 - rest)
		phase += 2 * math.Pi * m.hz * (1 + off) / sampleRate
		level *= fall
		off *= glide
		rest *= rise
	}
}

// riser returns the factor per sample and the first value of what is still
// missing of an attack.
func riser(attack float64) (factor, first float64) {
	if attack == 0 {
		return 0, 0
	}
	return math.Exp(-1 / (attack * sampleRate)), 1
}

// addTo adds the noise, through a state-variable filter.
func (h hiss) addTo(buf []float64, gain float64, noise *dice) {
	var low, band float64
	attack, hold := h.attack*sampleRate, h.hold*sampleRate
	fall := math.Exp(-1 / (h.tau * sampleRate))
	length := attack + hold + 5*h.tau*sampleRate
	level := 1.0
	const stretch = 32 // samples between two settings of the filter
	var f, damp float64
	for i := range buf[:min(len(buf), int(length))] {
		if i%stretch == 0 {
			t := min(1, float64(i)/(attack+hold+2*h.tau*sampleRate))
			hz := h.from * math.Pow(h.to/h.from, t)
			f = 2 * math.Sin(math.Pi*hz/sampleRate)
			damp = 1 / h.q
		}
		// Twice a sample, for stability at high pitches.
		in := noise.signed()
		for range 2 {
			high := in - low - damp*band
			band += f / 2 * high
			low += f / 2 * band
		}
		rise := 1.0
		switch t := float64(i); {
		case t < attack:
			rise = t / attack
			rise *= rise * (3 - 2*rise)
		case t > attack+hold:
			level *= fall
		}
		buf[i] += gain * band * damp * rise * level
	}
}

// strew adds the copies of a scatter to the left and the right.
func strew(bufs [channels][]float64, s scatter, d *dice) {
	c := render(s.of)
	for i := range s.count {
		// The sum of two throws is likeliest in the middle.
		at := int((d.unit() + d.unit()) / 2 * s.over * sampleRate)
		gain := s.quiet + (1-s.quiet)*d.unit()
		if i == 0 {
			at, gain = 0, 1
		}
		step := math.Exp2(s.semitones * d.signed() / 12)
		left, right := panned(s.width * d.signed())
		for n, pos := at, 0.0; n < len(bufs[0]); n, pos = n+1, pos+step {
			k := int(pos)
			if k+1 >= len(c.left) {
				break
			}
			t := pos - float64(k)
			v := gain * (float64(c.left[k])*(1-t) + float64(c.left[k+1])*t)
			bufs[0][n] += v * left
			bufs[1][n] += v * right
		}
	}
}

// panned returns the gains of left and right for a place from -1 to 1, of equal
// power together, and 1 each in the middle.
func panned(pan float64) (left, right float64) {
	a := (pan + 1) * math.Pi / 4
	return math.Sqrt2 * math.Cos(a), math.Sqrt2 * math.Sin(a)
}

// reflect adds the room's first reflections.
func reflect(buf []float64, amount float64) {
	if amount == 0 || buf == nil {
		return
	}
	dull := make([]float64, len(buf))
	low := 0.0
	for i, v := range buf {
		low += (v - low) * (1 - roomDamping)
		if math.Abs(low) < 1e-12 {
			low = 0 // numbers too small for the processor to be quick with
		}
		dull[i] = low
	}
	for _, tap := range roomTaps {
		d := int(tap.delay * sampleRate)
		g := tap.gain * amount
		for i := d; i < len(buf); i++ {
			buf[i] += g * dull[i-d]
		}
	}
}

// fadeEnd makes a clip end at zero. It begins there by itself: a resonance
// starts from rest, and hiss rises.
func fadeEnd(buf []float64) {
	n := int(fadeShare * float64(len(buf)))
	for i := range n {
		t := float64(i) / float64(n)
		buf[len(buf)-1-i] *= t * t * (3 - 2*t)
	}
}

func quantise(buf []float64, gain float64) []float32 {
	out := make([]float32, len(buf))
	for i, v := range buf {
		out[i] = float32(v * gain)
	}
	return out
}

// dice is a small generator of noise (xorshift64*), the same on every platform.
type dice uint64

func newDice(seed uint64) dice { return dice(seed*0x9E3779B97F4A7C15 | 1) }

// unit returns a number from 0 to below 1.
func (d *dice) unit() float64 {
	x := uint64(*d)
	x ^= x >> 12
	x ^= x << 25
	x ^= x >> 27
	*d = dice(x)
	return float64(x*0x2545F4914F6CDD1D>>11) / (1 << 53)
}

// signed returns a number from -1 to below 1.
func (d *dice) signed() float64 { return 2*d.unit() - 1 }

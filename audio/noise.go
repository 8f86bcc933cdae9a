package audio

import "math"

// A band is what passes of noise: its middle in hertz and its Q.
type band struct{ hz, q float64 }

// bandOf returns the band from one pitch to another.
func bandOf(lo, hi float64) band {
	hz := math.Sqrt(lo * hi)
	return band{hz, hz / (hi - lo)}
}

// at moves a band to a multiple of its pitch.
func (b band) at(ratio float64) band { return band{b.hz * ratio, b.q} }

// noise adds so many seconds of noise through two band-passes in series. shape
// returns, for a time in seconds, the band and a level of 1 for 0 dB; it is
// asked many times a millisecond.
func (t *take) noise(at, db, seconds float64, shape func(s float64) (band, float64)) {
	n := int(seconds * sampleRate)
	seed := t.dice.unit()
	gain := decibels(db+levelSpread*t.dice.signed()) * noiseLevel
	t.add(at, n, func(buf []float64) {
		d := newDice(uint64(seed*(1<<53)) + 1)
		var one, two bandPass
		level, slope := 0.0, 0.0
		const stretch = 16 // samples between two settings
		for i := range buf[:min(n, len(buf))] {
			if i%stretch == 0 {
				b, next := shape(float64(i+stretch) / sampleRate)
				one.set(b)
				two.set(b)
				slope = (next*gain/math.Sqrt(b.hz/b.q) - level) / stretch
			}
			buf[i] += level * two.pass(one.pass(d.signed()))
			level += slope
		}
	})
}

// A bandPass is a filter with two poles, 0 dB at its middle, that stays stable
// while its pitch moves.
type bandPass struct {
	g, k, a  float64
	low, mid float64
}

func (f *bandPass) set(b band) {
	f.g = math.Tan(math.Pi * min(b.hz, highest) / sampleRate)
	f.k = 1 / b.q
	f.a = 1 / (1 + f.g*(f.g+f.k))
}

func (f *bandPass) pass(in float64) float64 {
	mid := f.a * (f.mid + f.g*(in-f.low))
	low := f.low + f.g*mid
	f.mid, f.low = 2*mid-f.mid, 2*low-f.low
	return f.k * mid
}

// rub adds the noise of something that slides for a while: level and pitch
// follow its speed, which rises at once and then falls as that of a card does.
// At rest the middle of the band is at lo, at full speed at hi.
func (t *take) rub(at, db, seconds, lo, hi float64) {
	const q = 0.9
	pitch := t.vary(cloth)
	t.noise(at, db, seconds, func(s float64) (band, float64) {
		v := speed(s, seconds)
		return band{(lo + (hi-lo)*v) * pitch, q}, v
	})
}

// speed is how fast something moves that slides for so many seconds, of 1.
func speed(s, seconds float64) float64 {
	const rise = 0.02
	switch {
	case s < rise:
		return s / rise * (2 - s/rise)
	case s >= seconds:
		return 0
	}
	return math.Pow(math.Cos(math.Pi/2*(s-rise)/(seconds-rise)), 1.3)
}

// burst adds noise that falls to 1/e in tau seconds.
func (t *take) burst(at, db float64, b band, tau float64) {
	b = b.at(t.vary(usual))
	t.noise(at, db, 5*tau, func(s float64) (band, float64) {
		return b, min(1, s/0.0005) * (math.Exp(-s/tau) - math.Exp(-5))
	})
}

// swell adds noise that rises to its middle and falls again.
func (t *take) swell(at, db float64, b band, seconds float64) {
	t.noise(at, db, seconds, func(s float64) (band, float64) {
		x := math.Sin(math.Pi * min(1, s/seconds))
		return b, x * x
	})
}

// crackle adds tiny cracks, somewhere within a time and a range of pitches.
func (t *take) crackle(h *hit) {
	for range h.cracks + t.dice.below(h.more+1) {
		t.crack(h.at+h.long*t.dice.unit(), h.db-8*t.dice.unit(), h.lo*math.Pow(h.hi/h.lo, t.dice.unit()), h.tau)
	}
}

// crack adds one tiny blow of a pitch that falls to 1/e in tau seconds.
func (t *take) crack(at, db, hz, tau float64) {
	t.strike(&hit{at: at, db: db, of: &body{contact: 0.12, modes: []mode{{hz, ringing(hz, tau), 0}}}})
}

// creak adds pulses at a rising rate, each of which rings a body that rises and
// swells meanwhile.
func (t *take) creak(at, db, seconds float64, c creak) {
	for s := 0.0; s < seconds; {
		x := s / seconds
		t.strike(&hit{at: at + s, db: db - c.swell*(1-x), of: c.body, ratio: math.Pow(c.rise, x)})
		s += t.later(1 / (c.from + (c.to-c.from)*x))
	}
}

// A creak is how something wooden gives way: pulses a second at its beginning and
// its end, the ratio by which the body's pitch rises, and by how many decibels it
// swells.
type creak struct {
	body     *body
	from, to float64
	rise     float64
	swell    float64
}

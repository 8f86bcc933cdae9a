package audio

import "math"

// A take is one rendering of a sound while it is being made: a list of strokes,
// which are drawn one after the other and piece by piece, so that no step takes
// long. Times are in seconds from the beginning of the sound.
type take struct {
	dice    dice
	strokes []stroke
	end     int // samples
	buf     []float64
	gain    float64
	tempo   float64 // factor of all times
}

// newTake begins a take of a recipe.
func newTake(r *recipe, seed uint64) *take {
	t := &take{dice: newDice(seed), tempo: 1}
	if !r.tuned {
		t.tempo = t.vary(timeSpread)
	}
	t.play(r.hits)
	if r.clip != nil {
		r.clip(t)
	}
	return t
}

// A stroke adds something to a take's samples, from its own beginning on. What
// is long adds a piece at each call, and reports whether more is left.
type stroke struct {
	at   int
	draw func(buf []float64) bool
}

// addPieces adds a stroke that lasts so many samples.
func (t *take) addPieces(at float64, samples int, draw func(buf []float64) bool) {
	n := int(max(0, at) * sampleRate)
	t.strokes = append(t.strokes, stroke{n, draw})
	t.end = max(t.end, n+samples)
}

// add adds a stroke that is drawn in one piece.
//
//go:noinline
func (t *take) add(at float64, samples int, draw func(buf []float64)) {
	t.addPieces(at, samples, func(buf []float64) bool {
		draw(buf)
		return false
	})
}

// step draws a piece, or measures the take once all are drawn, and reports
// whether more is left to do. The take is made to be so loud, in LUFS.
func (t *take) step(loud float64) bool {
	switch {
	case t.buf == nil:
		t.buf = make([]float64, t.end+1)
	case len(t.strokes) > 0:
		s := t.strokes[0]
		if !s.draw(t.buf[s.at:]) {
			if t.strokes = t.strokes[1:]; len(t.strokes) == 0 {
				centre(t.buf)
				fadeEnd(t.buf)
			}
		}
	default:
		t.gain = decibels(loud - loudness(t.buf[:min(len(t.buf), loudestWithin)]))
		return false
	}
	return true
}

// clip is the finished take.
func (t *take) clip() []float32 {
	out := make([]float32, lead+len(t.buf)+trail)
	for i, v := range t.buf {
		out[lead+i] = float32(t.gain * v)
	}
	return out
}

// centre takes away what no ear hears and only presses on the loudspeaker.
func centre(buf []float64) {
	low, share := 0.0, 1-math.Exp(-2*math.Pi*lowest/sampleRate)
	for i, v := range buf {
		low += share * (v - low)
		buf[i] -= low
	}
}

// fadeEnd makes a clip end at zero. It begins there by itself: a resonance
// starts from rest, and noise rises.
func fadeEnd(buf []float64) {
	n := min(len(buf), endFade)
	for i := range n {
		x := float64(i) / float64(n)
		buf[len(buf)-1-i] *= x * x * (3 - 2*x)
	}
}

// vary returns a factor that differs from 1 by at most a share.
//
//go:noinline
func (t *take) vary(share float64) float64 { return 1 + share*t.dice.signed() }

// later varies a time by the usual share.
func (t *take) later(seconds float64) float64 { return seconds * t.vary(timeSpread) }

// decibels turns a level into a factor.
//
//go:noinline
func decibels(db float64) float64 { return math.Pow(10, db/20) }

// A hit is one thing that sounds in a clip: a body that is struck, noise that is
// rubbed, bursts or crackles. Its zero values are a usual blow at the beginning.
type hit struct {
	at float64 // seconds
	db float64 // how hard

	of      *body   // that is struck, or nil for noise
	ratio   float64 // of all its pitches; 0 for 1
	note    float64 // that a body which has notes is tuned to, in hertz
	rings   float64 // how much longer than usual such a body rings; 0 for 1
	q       float64 // of all its modes, if not 0
	contact float64 // milliseconds, if not 0
	stops   float64 // seconds until all of it is stopped; 0 for never

	lo, hi float64 // the band of noise, in hertz
	rub    float64 // seconds that something slides, if not 0
	tau    float64 // seconds in which a burst falls to 1/e, or each crack
	// cracks is how many there are, and up to more beyond, within the seconds
	// of long; 0 for a burst.
	cracks, more int
	long         float64
}

// play adds hits. Their times are those of a usual take.
func (t *take) play(hits []hit) {
	for i := range hits {
		h := hits[i]
		h.at *= t.tempo
		switch {
		case h.of != nil:
			t.strike(&h)
		case h.rub != 0:
			t.rub(h.at, h.db, h.rub*t.tempo, h.lo, h.hi)
		case h.cracks != 0:
			t.crackle(&h)
		default:
			t.burst(h.at, h.db, bandOf(h.lo, h.hi), h.tau)
		}
	}
}

// strike lets a body ring.
func (t *take) strike(h *hit) {
	ratio, contact := h.ratio, h.contact
	if ratio == 0 {
		ratio = 1
	}
	if contact == 0 {
		contact = h.of.contact
	}
	push := newPush(contact * t.vary(contactSpread) * math.Pow(harderIsShorter, h.db/6))
	loudest := math.Inf(-1)
	for _, m := range h.of.modes {
		loudest = max(loudest, m.db)
	}
	var p *pair // that has room for a second one
	for _, m := range h.of.modes {
		hz := m.hz * ratio * t.vary(h.of.spread)
		q := m.q
		switch {
		case h.note != 0:
			hz *= h.note
			q = ringing(hz, m.q)
			if h.rings != 0 {
				q *= h.rings
			}
		case h.q != 0:
			q = h.q
		}
		level := m.db
		if !h.of.even {
			level += levelSpread * t.dice.signed()
		}
		r := newRinger(hz, q/(math.Pi*hz), level+h.db, level-loudest)
		if h.stops != 0 {
			r.length = min(r.length, int(h.stops*sampleRate))
		}
		if p != nil {
			p.b = r
			t.addPieces(h.at, max(p.a.length, r.length), p.draw)
			p = nil
		} else {
			p = &pair{push: push, a: r}
		}
	}
	if p != nil {
		t.addPieces(h.at, p.a.length, p.draw)
	}
}

// newPush returns the force of a blow, a raised cosine so many milliseconds long,
// whose samples sum up to 1.
func newPush(ms float64) []float64 {
	n := max(3, int(math.Round(ms*sampleRate/1000)))
	push := make([]float64, n)
	for i := range push {
		push[i] = (1 - math.Cos(2*math.Pi*float64(i)/float64(n))) / float64(n)
	}
	return push
}

// A ringer is a resonator of two poles: it needs no sine per sample.
type ringer struct {
	a1, a2, in float64
	y1, y2     float64
	length     int // samples until it cannot be heard
}

// newRinger returns a resonator that falls to 1/e in tau seconds. relative is its
// level beside the loudest one of its body.
func newRinger(hz, tau, db, relative float64) ringer {
	w := 2 * math.Pi * hz / sampleRate
	r := math.Exp(-1 / (tau * sampleRate))
	heard := tau * math.Ln10 / 20 * (audibleRange + relative)
	return ringer{a1: 2 * r * math.Cos(w), a2: -r * r, in: decibels(db) * math.Sin(w), length: max(1, int(heard*sampleRate))}
}

// A pair is two resonators that are pushed alike. Two chains of sums at once take
// a processor no longer than one.
type pair struct {
	push []float64
	a, b ringer
	at   int // samples that have been drawn
}

// draw adds the next piece.
func (p *pair) draw(buf []float64) bool {
	buf = buf[:min(len(buf), max(p.a.length, p.b.length))]
	if p.at == 0 {
		p.at = min(len(buf), len(p.push))
		for i, x := range p.push[:p.at] {
			buf[i] += p.a.push(x) + p.b.push(x)
		}
	}
	end := min(len(buf), p.at+pieceSamples)
	both := min(end, p.a.length-endFade, p.b.length-endFade)
	a, b := p.a, p.b
	for ; p.at < both; p.at++ {
		y := a.a1*a.y1 + a.a2*a.y2
		z := b.a1*b.y1 + b.a2*b.y2
		a.y1, a.y2 = y, a.y1
		b.y1, b.y2 = z, b.y1
		buf[p.at] += y + z
	}
	a.end(buf, p.at, end)
	b.end(buf, p.at, end)
	p.a, p.b, p.at = a, b, end
	return end < len(buf)
}

// push moves a resonator on by a sample.
func (r *ringer) push(x float64) float64 {
	y := r.a1*r.y1 + r.a2*r.y2 + r.in*x
	r.y1, r.y2 = y, r.y1
	return y
}

// end adds the samples of a resonator in a range near its end, where it fades to
// zero.
func (r *ringer) end(buf []float64, from, to int) {
	to = min(to, r.length)
	i := from
	for ; i < min(to, r.length-endFade); i++ {
		buf[i] += r.push(0)
	}
	for ; i < to; i++ {
		buf[i] += r.push(0) * min(1, float64(r.length-i)/endFade)
	}
}

// A glide begins at a ratio of its pitch and comes within a twentieth of
// the way to it in a time.
type glide struct{ from, within float64 }

// pop adds one tone that falls to 1/e in tau seconds while its pitch glides.
func (t *take) pop(at, db, hz, tau float64, g glide) {
	hz *= t.vary(usual)
	level := decibels(db + levelSpread*t.dice.signed())
	n := int(tau * math.Ln10 / 20 * audibleRange * sampleRate)
	t.add(at, n, func(buf []float64) {
		const rise = 0.0006 // seconds
		fall := math.Exp(-1 / (tau * sampleRate))
		slide := math.Exp(-3 / (g.within * sampleRate))
		off, phase := g.from-1, 0.0
		for i := range buf[:min(n, len(buf))] {
			v := level * math.Sin(phase)
			if x := float64(i) / (rise * sampleRate); x < 1 {
				v *= x * x * (3 - 2*x)
			}
			buf[i] += v
			phase += 2 * math.Pi * hz * (1 + off) / sampleRate
			level *= fall
			off *= slide
		}
	})
}

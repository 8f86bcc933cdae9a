package audio

import "math"

// slide is a card, or a bundle.
func slide(p *phrase) {
	n := min(p.count, mostCards)
	at := 0.0
	for range n {
		p.add(blow{of: slid, at: at, gain: -bundleSofter * float64(n-1)})
		at += p.later(0.045)
	}
}

// knock is a pass: sometimes twice.
func knock(p *phrase) {
	p.add(blow{of: knuckle})
	if p.dice.below(4) == 0 {
		p.add(blow{of: knuckle, at: p.later(0.13), gain: -2})
	}
}

// cork creaks, holds its breath, and pops.
func cork(t *take) {
	gap := t.later(0.03)
	creaking := t.later(0.2)
	t.creak(0, -12, creaking, creak{body: &dryCork,
		from: 38, to: 62, rise: 1.2, swell: 14})
	at := creaking + gap
	g := glide{from: 0.62, within: 0.009}
	t.pop(at, 0, 760, 0.022, g)
	t.pop(at, -9, 1540, 0.011, g)
	for _, hz := range [...]float64{150, 310, 470} {
		t.pop(at, -6, hz, t.dice.between(0.02, 0.03), glide{from: 1, within: 1})
	}
	t.burst(at, -30, bandOf(1200, 3200), 0.07)
}

// point climbs with the count, and then rings ever quieter.
func point(p *phrase) {
	climb := [...]float64{0, 2, 5, 7, 12} // D6 E6 G6 A6 D7
	over := max(0, p.count-len(climb))
	p.add(blow{of: pointBar, pitch: climb[min(p.count, len(climb))-1], gain: max(-9, -1.5*float64(over))})
}

// The steps from A5 to the other notes of the glasses, in semitones, and the
// clink whose second glass is one of them too.
var toasts = [...]struct {
	pitch float64
	of    Sound
}{{-7, clinkFourth}, {-7, clinkFifth}, {-2, clinkFifth}, {0, clinkFourth}, {0, clinkFifth}, {5, clinkFourth}, {5, clinkFifth}, {7, clinkFourth}}

// win is a spoon on a glass, knuckles as in a lecture hall, glasses, and a chord.
func win(p *phrase) {
	for i := range 3 {
		p.add(blow{of: spoon, at: 0.13 * float64(i), gain: -6})
	}
	const from, long, rate = 0.45, 1.7, 15
	for s := 0.0; s < long; s += p.later(1.0 / rate) {
		swell := 20 * (1 - math.Sin(math.Pi*s/long))
		p.add(blow{of: knuckle, at: from + s, gain: -9 - swell, pitch: p.dice.signed(), pan: 0.8 * p.dice.signed()})
	}
	for range 14 {
		p.toast(0.55+0.75*(p.dice.unit()+p.dice.unit()), -8-6*p.dice.unit())
	}
	for i, pitch := range [...]float64{-7, 0, 5} {
		p.add(blow{of: longGlass, at: 2.15 + 0.012*float64(i), pitch: pitch, gain: -3, pan: 0.3 * float64(i-1)})
	}
}

// lost is polite.
func lost(p *phrase) {
	p.add(blow{of: clinkFourth, pan: 0.8 * p.dice.signed()})
	for i := range 3 {
		p.toast(p.later(0.21*float64(i+1)), -4-2*p.dice.unit())
	}
}

// toast is two glasses somewhere in the room.
func (p *phrase) toast(at, gain float64) {
	c := toasts[p.dice.below(len(toasts))]
	p.add(blow{of: c.of, at: at, gain: gain, pitch: c.pitch, pan: 0.8 * p.dice.signed()})
}

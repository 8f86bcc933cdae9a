package audio

import "math"

// Vino is the table of that game.
var Vino = Table{first: Coins, list: []recipe{
	0:                  {name: "coins", loud: -27, send: wood, phrase: coins},
	Paid - Coins:       {name: "paid", loud: -27, send: wood, phrase: paid},
	Pawn - Coins:       {name: "pawn", loud: -26, louder: -2, send: wood, phrase: pawnPlaced},
	PawnsHome - Coins:  {name: "pawns home", loud: -24, send: wood, phrase: pawnsHome},
	Marble - Coins:     {name: "marble", loud: -26, send: wood, phrase: marbleUnit},
	Carry - Coins:      {name: "carry", loud: -25, send: wood, clip: carry},
	Barrel - Coins:     {name: "barrel", loud: -25, send: wood, clip: barrel},
	Gulps - Coins:      {name: "gulps", loud: -20, send: wood, blows: []blow{{of: Cork}, {of: gulping, at: 0.5}}},
	Notch - Coins:      {name: "notch", loud: -27, send: wood, tuned: true, phrase: rail},
	coin - Coins:       {name: "coin", loud: -27, send: wood, hits: []hit{{of: &silver, note: 1}, {db: -6, of: &tabletop}, {at: 0.012, db: -8, of: &silver, note: 1}, {at: 0.012, db: -14, of: &tabletop}}},
	coinLast - Coins:   {name: "last coin", loud: -27, send: wood, hits: []hit{{of: &silver, note: 1, rings: 1.6}, {db: -6, of: &tabletop}, {at: 0.012, db: -8, of: &silver, note: 1, rings: 1.6}, {at: 0.012, db: -14, of: &tabletop}}},
	coinGone - Coins:   {name: "coin gone", loud: -27, send: wood, hits: []hit{{of: &silver, note: 1, rings: 0.45}, {db: -6, of: &tabletop}, {at: 0.012, db: -8, of: &silver, note: 1, rings: 0.45}, {at: 0.012, db: -14, of: &tabletop}}},
	purseShut - Coins:  {name: "purse shut", loud: -33, send: cards, hits: []hit{{of: &felt}}},
	pawnSet - Coins:    {name: "pawn set", loud: -24, send: wood, hits: []hit{{of: &pawn}, {at: 0.018, db: -9, of: &pawn}}},
	marbleHole - Coins: {name: "marble in its hole", loud: -26, send: wood, clip: marble},
	gulping - Coins:    {name: "gulping", loud: -30, send: wood, clip: pour},
	notched - Coins:    {name: "notched", loud: -27, send: wood, clip: notching},
	lowBar - Coins:     {name: "low bar", loud: -27, send: bright, tuned: true, hits: []hit{{of: &bar, note: a4}}},
}}

// coins come one by one, each a little higher, and the last one rings on.
func coins(p *phrase) {
	p.purse(coin, 0.075, 0, coinsRise, coinsSofter)
	p.blows[len(p.blows)-1].of = coinLast
}

// paid are coins that go: faster, falling and shorter; then the purse is shut.
func paid(p *phrase) {
	at := p.purse(coinGone, 0.06, paidFrom, paidFall, paidSofter)
	p.add(blow{of: purseShut, at: at})
}

// purse is Count coins, not more than can be told apart, every so many seconds, the
// first so many semitones up and each other so many higher than the one before it, and
// softer where there are more. It returns when the next one would come.
func (p *phrase) purse(of Sound, every, first, rises, softer float64) float64 {
	n := min(p.count, mostCoins)
	at, gain := 0.0, 0.0
	if n > 1 {
		gain = softer
	}
	for i := range n {
		p.add(blow{of: of, at: at, pitch: first + rises*float64(i), gain: gain})
		at += p.later(every)
	}
	return at
}

// pawnPlaced is higher for each more in a row.
func pawnPlaced(p *phrase) { p.add(blow{of: pawnSet, pitch: 0.4 * float64(p.count-1)}) }

// pawnsHome go into their box, two at least.
func pawnsHome(p *phrase) {
	at := 0.0
	for range min(max(p.count, 2), 6) {
		p.add(blow{of: pawnSet, at: at, gain: -2 - p.dice.unit()})
		at += p.later(0.06)
	}
}

// roll adds grains of something that rolls: so many a second from rate to last,
// swaying in level.
func (t *take) roll(at, db, seconds float64, r roll) {
	for s := 0.0; s < seconds; {
		sway := r.sway * math.Sin(2*math.Pi*6*s)
		t.grain(at+s, db+sway-3*t.dice.unit(), t.dice.between(r.lo, r.hi))
		s += t.later(1 / (r.rate + (r.last-r.rate)*s/seconds))
	}
}

// grain is one of them.
func (t *take) grain(at, db, hz float64) {
	t.strike(&hit{at: at, db: db, of: &body{contact: 0.5, modes: []mode{{hz, 4, 0}}}})
}

// A roll is grains a second at its beginning and end, the range of their pitches
// in hertz, and by how many decibels it sways.
type roll struct{ rate, last, lo, hi, sway float64 }

var marbleRoll = roll{rate: 160, last: 160, lo: 500, hi: 1900, sway: 3}

// bounces is a marble that comes to rest in its hole.
func (t *take) bounces(at, ratio float64, times []float64) {
	for i, s := range times {
		t.strike(&hit{at: at + t.later(s), db: -6.5 * float64(i), of: &hole, ratio: ratio})
	}
}

// marble rolls and falls into its hole.
func marble(t *take) {
	long := t.later(0.1)
	t.roll(0, -18, long, marbleRoll)
	t.bounces(long, 1, []float64{0, 0.052, 0.078, 0.091})
}

func marbleUnit(p *phrase) { p.add(blow{of: marbleHole, pitch: 0.35 * float64(p.count-1)}) }

// carry is a marble that rolls back over nine rims, ever slower, while the tens
// move on.
func carry(t *take) {
	long := t.later(0.42)
	t.roll(0, -18, long, roll{rate: 160, last: 60, lo: 500, hi: 1900, sway: 3})
	for i := range 9 {
		x := float64(i) / 9
		t.strike(&hit{at: long * (0.6*x + 0.4*x*x), db: -12 - 4*x, of: &hole})
	}
	t.strike(&hit{at: 0.3 / 0.42 * long, of: &hole, ratio: 0.75})
}

// barrel rolls from region to region, louder in the middle, and stops.
func barrel(t *take) {
	long := t.later(0.9)
	for s := 0.0; s < long; s += t.later(1.0 / 11) {
		t.strike(&hit{at: s, db: -12 + 8*math.Sin(math.Pi*s/long), of: &stave})
	}
	t.swell(0, -26, bandOf(110, 520), long)
	t.strike(&hit{at: long, of: &stave, q: 14})
	t.burst(long, -18, bandOf(300, 900), 0.06)
}

// pour is what gurgles out of a bottle.
func pour(t *take) {
	n := 3 + t.dice.below(3)
	for i := range n {
		t.pop(t.later(float64(i)/8), 0, 640*math.Pow(1.04, float64(i)), 0.018, glide{from: 420.0 / 640, within: 0.03})
	}
}

// notching is a slider that is pushed into its next notch.
func notching(t *take) {
	long := t.later(0.11)
	t.roll(0, -14, long, roll{rate: 60, last: 60, lo: 600, hi: 1300})
	t.strike(&hit{at: long, of: &detent})
}

// rail is a notch, and under it a bar that climbs with the price.
func rail(p *phrase) {
	bars := [...]blow{{of: lowBar, pitch: -7}, {of: lowBar, pitch: -5}, {of: lowBar, pitch: -2}, {of: lowBar}, {of: lowBar, pitch: 5},
		{of: pointBar, pitch: -10}, {of: pointBar, pitch: -7}, {of: pointBar, pitch: -5}, {of: pointBar}, {of: pointBar, pitch: 2}, {of: pointBar, pitch: 5}}
	p.add(blow{of: notched})
	b := bars[min(p.count, len(bars))-1]
	b.at, b.gain = 0.11, -9
	p.add(b)
}

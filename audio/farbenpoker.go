package audio

import "math"

// Farbenpoker is the table of that game.
var Farbenpoker = Table{first: Stick, also: &fallingDice, list: []recipe{
	0:                  {name: "stick", loud: -24, send: wood, blows: []blow{{of: creaking}, {of: release, at: 0.58}}},
	Hit - Stick:        {name: "hit", loud: -22, send: bright, tuned: true, phrase: hitColour},
	Miss - Stick:       {name: "miss", loud: -26, send: bright, tuned: true, louder: -2, blows: []blow{{of: missBar}, {of: missBar, at: 0.14, pitch: -5}, {of: chipSet, at: 0.3, gain: -3}}},
	Arc - Stick:        {name: "arc", loud: -26, send: wood, phrase: arc},
	Pot - Stick:        {name: "pot", loud: -21, send: wood, louder: 4, phrase: pot},
	Comeback - Stick:   {name: "comeback", loud: -24, send: bright, tuned: true, phrase: comeback},
	Rescued - Stick:    {name: "rescued", loud: -24, send: bright, tuned: true, louder: -2, blows: []blow{{of: spoon}}},
	Damped - Stick:     {name: "damped", loud: -24, send: bright, tuned: true, hits: []hit{{of: &glass, note: e5, rings: 0.08}}},
	creaking - Stick:   {name: "creaking", loud: -27, send: wood, clip: stickCreak},
	release - Stick:    {name: "release", loud: -24, send: wood, clip: stickFree},
	pawnTap - Stick:    {name: "pawn tap", loud: -28, send: wood, hits: []hit{{db: -6, of: &pawn}}},
	pokerBar - Stick:   {name: "poker bar", loud: -22, send: bright, tuned: true, hits: []hit{{of: &bar, note: a5}}},
	missBar - Stick:    {name: "miss bar", loud: -26, send: bright, tuned: true, hits: []hit{{of: &heldBar, note: g5}}},
	chipSet - Stick:    {name: "chip set", loud: -28, send: wood, hits: []hit{{of: &chip}}},
	air - Stick:        {name: "air", loud: -33, send: cards, clip: flightAir},
	holeBlows - Stick:  {name: "hole blows", loud: -26, send: wood, clip: arrives},
	glassSwell - Stick: {name: "glass swell", loud: -38, send: bright, tuned: true, clip: swellGlass},
}}

// fallingDice are the dice of Zankapfel's table, without the rest of it.
var (
	fallingDice = Table{first: Dice, list: Zankapfel.list[Dice-Step : Dice-Step+1], also: &diceOnFelt}
	diceOnFelt  = Table{first: dieBlow, list: Zankapfel.list[dieBlow-Step : dieClack-Step+1]}
)

// stickCreak is a stick that is pulled out of its hole.
func stickCreak(t *take) {
	t.creak(0, 0, t.later(0.42), creak{body: &stick,
		from: 24, to: 44, rise: 1.35, swell: 14})
}

// stickFree is the moment after.
func stickFree(t *take) { t.pop(0, 0, 1350, 0.011, glide{from: 0.7, within: 0.006}) }

// hitColour is notes and chips: the more chips, the more notes. A miss falls from where
// it rises, and the bell has others.
func hitColour(p *phrase) {
	p.add(blow{of: pawnTap})
	notes := [...]float64{-2, 5, 10, 12} // G5 D6 G6 A6
	n := min(p.count, 3)
	for i, pitch := range notes[:n+1] {
		p.add(blow{of: pokerBar, at: 0.02 + 0.09*float64(i), pitch: pitch, gain: -2.5 - chordSofter*float64(n-1)})
	}
	for i := range n {
		p.add(blow{of: chipSet, at: 0.12 + p.later(0.09*float64(i+1)), gain: -3})
	}
}

// flightAir is a part of a flight.
func flightAir(t *take) { t.swell(0, 0, band{700, 2}, 0.22) }

// arrives is a marble that finds its hole from above.
func arrives(t *take) { t.bounces(0, 0.8, []float64{0, 0.06, 0.09}) }

// arc is a marble that flies from one side to the other.
func arc(p *phrase) {
	const parts, long = 6, 0.6
	for i := range parts {
		x := float64(i) / (parts - 1)
		hz := 400 + 700*math.Sin(math.Pi*min(1, x)) + 100*x
		p.add(blow{of: air, at: (long - 0.22) * x, pitch: 12 * math.Log2(hz/700), pan: 1.6*x - 0.8, gain: -3})
	}
	p.add(blow{of: holeBlows, at: long, pan: 0.8})
}

// pot is wood, many chips, and the last ones.
func pot(p *phrase) {
	p.add(blow{of: knuckle, gain: -4.5})
	n := min(p.count+6, 20)
	long := 0.35 + 0.045*float64(n)
	for i := range n {
		// Each has its share of the time, so that none is louder by accident.
		x := (float64(i) + p.dice.unit()) / float64(n)
		level := math.Mod(float64(i)*0.618+p.dice.unit()/float64(n), 1)
		p.add(blow{of: chipSet, at: 0.03 + long*(x+0.1*math.Sin(2*math.Pi*x)), gain: -1 - 7*level, pitch: p.dice.signed()})
	}
	for _, s := range [...]float64{0.07, 0.16, 0.3} {
		p.add(blow{of: chipSet, at: long + s, gain: -4})
	}
}

// swellGlass is the rim of a glass under a wet finger.
func swellGlass(t *take) {
	const long = 1.1
	n := int(long * sampleRate)
	for _, m := range glass.modes[:3] {
		spread := levelSpread * t.dice.signed()
		t.add(0, n, func(buf []float64) {
			w := 2 * math.Pi * m.hz * e5 / sampleRate
			c, y1, y2 := 2*math.Cos(w), 0.0, -math.Sin(w)
			level := decibels(m.db + spread)
			for i := range buf[:n] {
				y := c*y1 - y2
				y1, y2 = y, y1
				x := float64(i) / float64(n)
				buf[i] += level * y2 * x * x * min(1, 8*(1-x))
			}
		})
	}
}

// comeback knocks three times, while a glass begins to sing.
func comeback(p *phrase) {
	for i, gain := range [...]float64{-8, -5, 0} {
		p.add(blow{of: knuckle, at: 0.21 * float64(i), gain: gain - 3})
	}
	p.add(blow{of: glassSwell})
}

package audio

import "math"

// Zankapfel is the table of that game.
var Zankapfel = Table{first: Step, list: []recipe{
	0: {name: "step", loud: -24, send: wood, phrase: step},
	BasketChip - Step: {name: "basket chip", loud: -25, send: wood, hits: []hit{{of: &basket}, {db: -6, of: &chip}, {at: 0.09, db: -10, of: &basket},
		{at: 0.005, db: -9, cracks: 7, long: 0.085, lo: 1600, hi: 4000, tau: 0.003}}},
	Bubble - Step:   {name: "bubble", loud: -28, send: cards, phrase: bubble},
	Accepted - Step: {name: "accepted", loud: -28, send: wood, blows: []blow{{of: coinFelt}, {of: Seal, at: 0.12, gain: -6}}},
	Declined - Step: {name: "declined", loud: -28, send: cards, hits: []hit{{cracks: 12, more: 6, long: 0.22, lo: 1500, hi: 6000, tau: 0.001}}},
	Quarrel - Step: {name: "quarrel", loud: -22, send: wood, louder: -1.3, blows: []blow{{of: staveBlow, pan: -0.6}, {of: staveBlow, at: 0.18, pan: 0.6},
		{of: staveBlow, at: 0.36, pan: -0.6, gain: -2}, {of: staveBlow, at: 0.363, pan: 0.6, gain: -2}}},
	Tension - Step:   {name: "tension", loud: -38, send: bright, tuned: true, louder: -3.3, phrase: tension},
	Dice - Step:      {name: "dice", loud: -25, more: 1, send: wood, phrase: diceTouch},
	Burn - Step:      {name: "burn", loud: -25, send: cards, clip: burn},
	Race - Step:      {name: "race", loud: -25, send: wood, phrase: func(p *phrase) { race(p, 0.25) }},
	RaceBack - Step:  {name: "race back", loud: -25, send: wood, phrase: func(p *phrase) { race(p, -0.25) }},
	footstep - Step:  {name: "footstep", loud: -24, send: wood, hits: []hit{{db: -9, of: &cane}, {at: 0.07, of: &pawn, ratio: 0.72}, {at: 0.07, db: -12, lo: 400, hi: 1400, tau: 0.02}}},
	coinFelt - Step:  {name: "coin on felt", loud: -28, send: wood, hits: []hit{{of: &silver, note: 1}, {db: -3, of: &felt}}},
	staveBlow - Step: {name: "stave blow", loud: -22, send: wood, hits: []hit{{of: &stave, q: 12, contact: 0.6}}},
	bowStroke - Step: {name: "bow stroke", loud: -38, send: bright, tuned: true, clip: bow},
	dieBlow - Step:   {name: "die blow", loud: -25, send: wood, hits: []hit{{of: &felt}, {db: -20, of: &clack, contact: 0.5}}},
	dieClack - Step:  {name: "die clack", loud: -25, send: wood, hits: []hit{{of: &clack}}},
	racePawn - Step:  {name: "race pawn", loud: -28, send: wood, hits: []hit{{of: &pawn}}},
	pawnFelt - Step:  {name: "pawn on felt", loud: -25, send: wood, hits: []hit{{of: &pawn}, {db: -2, of: &felt}}},
}}

// step is one foot after the other.
func step(p *phrase) { p.add(blow{of: footstep, pitch: 0.68 * float64(p.count%2*2-1)}) }

// bubble is paper, and a coin for each point that is offered.
func bubble(p *phrase) {
	p.add(blow{of: Page})
	at := 0.1
	for i := range min(p.count, mostCoins) {
		p.add(blow{of: coinFelt, at: at, pitch: 0.07 * float64(i), gain: -3})
		at += p.later(0.075)
	}
}

// bow is one stroke over two strings, of which no two are alike.
func bow(t *take) {
	n := int(0.3 * t.vary(bowSpread) * sampleRate)
	for _, f := range [...]float64{d3, a3} {
		var levels [12]float64
		for k := range levels {
			levels[k] = decibels(partialSpread*t.dice.signed()) / math.Sqrt(float64(k+1))
		}
		t.add(0, n, func(buf []float64) {
			for k, level := range levels {
				w := 2 * math.Pi * f * float64(k+1) / sampleRate
				c, y1, y2 := 2*math.Cos(w), 0.0, -math.Sin(w)
				for i := range buf[:n] {
					y := c*y1 - y2
					y1, y2 = y, y1
					x := float64(i) / float64(n)
					buf[i] += level * y2 * 4 * x * (1 - x)
				}
			}
		})
	}
	t.burst(0.02, -30, bandOf(1500, 4000), 0.05)
}

// tension is bowed until the cards turn: it comes in slowly, and ebbs when nobody
// minds it any more.
func tension(p *phrase) {
	rate := 5.5 + 0.4*float64(p.count-1)
	for s := 0.0; s < 9; s += 1 / rate {
		gain := strokeSpread * p.dice.signed()
		if s < 0.4 {
			gain -= 12 * (1 - s/0.4)
		} else if s > 8 {
			gain -= 20 * (s - 8)
		}
		p.add(blow{of: bowStroke, at: s, gain: gain})
	}
}

// diceTouch is one to three dice that touch the felt, each with a corner first.
func diceTouch(p *phrase) {
	dice := [...]blow{{pitch: 0}, {pitch: -1.07, pan: -0.25}, {pitch: 1.17, pan: 0.25}}
	n := min(p.count, len(dice))
	for i, d := range dice[:n] {
		d.of, d.at = dieBlow, float64(i)*p.dice.between(0.02, 0.045)
		if n > 1 {
			d.gain = diceSofter
		}
		p.add(d)
		d.at += p.dice.between(0.045, 0.07)
		d.gain += cornerSofter
		p.add(d)
	}
	clacks := [...]int{0, 1, 4}[n-1]
	for range clacks {
		p.add(blow{of: dieClack, at: 0.03 + 0.22*p.dice.unit(), gain: -9, pitch: p.dice.signed()})
	}
}

// burn is a flare, and crackles that die away.
func burn(t *take) {
	const rise, fall, long = 0.15, 0.12, 0.9
	b := bandOf(250, 900)
	t.noise(0, 0, long, func(s float64) (band, float64) {
		if s < rise {
			return b, math.Pow(s/rise, 2)
		}
		return b, math.Exp(-(s - rise) / fall)
	})
	for s := 0.02; s < long; s -= math.Log(1-t.dice.unit()) / (3 + 27*math.Exp(-s/0.35)) {
		t.crack(s, 3+6*(t.dice.signed()+t.dice.signed()), 1500*math.Pow(4, t.dice.unit()), 0.001)
	}
}

// race is a pawn that runs Count steps, each higher or lower, and stands.
func race(p *phrase, rises float64) {
	every, gain := 0.095, 0.0
	if p.count > 1 {
		gain = stepsSofter
	}
	if p.count > 10 {
		every, gain = 0.95/float64(p.count), 2*stepsSofter
	}
	n := min(p.count, mostSteps)
	for i := range n {
		b := blow{of: racePawn, at: every * float64(i), pitch: rises * float64(i), gain: gain}
		if i%2 == 1 {
			b.gain -= 2.5
		}
		if i == n-1 {
			b.of, b.gain = pawnFelt, gain
		}
		p.add(b)
	}
}

package audio

import "math"

// A recipe says how a sound is made: as a clip, or as a phrase of other sounds.
type recipe struct {
	name  string
	table Table
	loud  float64 // its loudest 100 ms, in LUFS
	more  float64 // decibels that each of Count beyond the first adds
	send  send    // how much of it the room throws back
	// tuned sounds never vary in pitch.
	tuned bool
	// apart is the least time between two of them, in seconds, if not twinApart.
	apart float64
	// single sounds have one take only.
	single bool

	clip func(*take)
	// phrase lays other sounds out in time, by as many decibels louder than
	// they are alone.
	phrase func(*phrase)
	louder float64
}

// A send is a level in decibels at which a sound reaches the room.
type send float64

// The levels of the room, by what sounds.
const (
	cards  send = -22
	wood   send = -16
	bright send = -12 // glass, bell, music
)

// A phrase is a sound made of others, while it is laid out for one playing.
type phrase struct {
	dice  *dice
	count int // as asked for, at least 1
	blows []blow
}

// A blow is one sound of a phrase: seconds after its beginning, in decibels,
// semitones and from -1, left, to 1, right.
type blow struct {
	of               Sound
	at               float64
	gain, pitch, pan float64
}

func (p *phrase) add(b blow) {
	if len(p.blows) < cap(p.blows) {
		p.blows = append(p.blows, b)
	}
}

// later varies a time by the usual share.
func (p *phrase) later(seconds float64) float64 { return seconds * (1 + timeSpread*p.dice.signed()) }

var recipeOf = [recipes]recipe{
	Button:       {name: "button", loud: -32, send: wood, clip: func(t *take) { t.strike(knob, hit{}) }},
	ButtonOff:    {name: "button off", loud: -32, send: wood, clip: func(t *take) { t.strike(knob, hit{ratio: 0.84}) }},
	Refused:      {name: "refused", loud: -32, send: wood, clip: refused},
	Page:         {name: "page", loud: -30, send: cards, clip: paper},
	Slide:        {name: "slide", loud: -27, send: cards, phrase: slide},
	Dealt:        {name: "dealt", loud: -30, send: cards, clip: dealt},
	Flip:         {name: "flip", loud: -25, send: cards, clip: flip},
	Knock:        {name: "knock", loud: -21, send: wood, phrase: knock},
	Bottle:       {name: "bottle", loud: -22, send: wood, clip: bottle},
	EmptyBottle:  {name: "empty bottle", loud: -26, send: wood, clip: empty},
	Triplet:      {name: "triplet", loud: -22, send: bright, tuned: true, louder: -0.6, phrase: triplet},
	TripletAlike: {name: "triplet alike", loud: -20, send: bright, tuned: true, phrase: tripletAlike},
	Cork:         {name: "cork", loud: -20, send: wood, clip: cork},
	Point:        {name: "point", loud: -28, send: bright, tuned: true, apart: 0.11, louder: -1, phrase: point},
	Bell:         {name: "bell", loud: -24, send: bright, tuned: true, louder: -0.6, phrase: call},
	Reminder:     {name: "reminder", loud: -24, send: bright, tuned: true, clip: func(t *take) { t.strike(bell(a5), hit{}) }},
	Seal:         {name: "seal", loud: -24, send: wood, clip: seal},
	Win:          {name: "win", loud: -18, send: bright, tuned: true, louder: 2.4, phrase: win},
	Lost:         {name: "lost", loud: -24, send: bright, tuned: true, louder: -2.5, phrase: lost},

	slid:        {name: "slid", loud: -27, send: cards, clip: slid1},
	bellD:       {name: "bell D5", loud: -24, send: bright, tuned: true, clip: func(t *take) { t.strike(bell(d5), hit{}) }},
	knuckle:     {name: "knuckle", loud: -21, send: wood, clip: func(t *take) { t.strike(oak, hit{}) }},
	clinkFourth: {name: "clink, fourth", loud: -22, send: bright, tuned: true, clip: func(t *take) { clink(t, d6) }},
	clinkFifth:  {name: "clink, fifth", loud: -22, send: bright, tuned: true, clip: func(t *take) { clink(t, e6) }},
	spoon:       {name: "spoon", loud: -22, send: bright, tuned: true, clip: func(t *take) { t.strike(glass(a5, 1), hit{}) }},
	longGlass:   {name: "long glass", loud: -22, send: bright, tuned: true, clip: func(t *take) { t.strike(glass(a5, 1.8), hit{}) }},
	pointBar:    {name: "point bar", loud: -28, send: bright, tuned: true, clip: func(t *take) { t.strike(bar(d6), hit{}) }},
	note:        {name: "note", loud: -12.4, send: bright, tuned: true, single: true, clip: pluck},

	Coins:     {name: "coins", table: Vino, loud: -27, send: wood, phrase: coins},
	Paid:      {name: "paid", table: Vino, loud: -27, send: wood, phrase: paid},
	Pawn:      {name: "pawn", table: Vino, loud: -24, send: wood, phrase: pawnPlaced},
	PawnsHome: {name: "pawns home", table: Vino, loud: -24, send: wood, phrase: pawnsHome},
	Marble:    {name: "marble", table: Vino, loud: -26, send: wood, phrase: marbleUnit},
	Carry:     {name: "carry", table: Vino, loud: -25, send: wood, clip: carry},
	Barrel:    {name: "barrel", table: Vino, loud: -25, send: wood, clip: barrel},
	Gulps:     {name: "gulps", table: Vino, loud: -20, send: wood, phrase: gulps},
	Notch:     {name: "notch", table: Vino, loud: -27, send: wood, tuned: true, phrase: rail},

	Step:       {name: "step", table: Zankapfel, loud: -24, send: wood, phrase: step},
	BasketChip: {name: "basket chip", table: Zankapfel, loud: -25, send: wood, clip: basketChip},
	Bubble:     {name: "bubble", table: Zankapfel, loud: -28, send: cards, phrase: bubble},
	Accepted:   {name: "accepted", table: Zankapfel, loud: -28, send: wood, phrase: accepted},
	Declined:   {name: "declined", table: Zankapfel, loud: -28, send: cards, clip: declined},
	Quarrel:    {name: "quarrel", table: Zankapfel, loud: -22, send: wood, louder: -1.3, phrase: quarrel},
	Tension:    {name: "tension", table: Zankapfel, loud: -38, send: bright, tuned: true, louder: -1.9, phrase: tension},
	Dice:       {name: "dice", table: Zankapfel, loud: -25, more: 1, send: wood, phrase: diceFall},
	Burn:       {name: "burn", table: Zankapfel, loud: -25, send: cards, clip: burn},
	Race:       {name: "race", table: Zankapfel, loud: -25, send: wood, phrase: func(p *phrase) { race(p, 0.25) }},
	RaceBack:   {name: "race back", table: Zankapfel, loud: -25, send: wood, phrase: func(p *phrase) { race(p, -0.25) }},

	Stick:    {name: "stick", table: Farbenpoker, loud: -24, send: wood, phrase: stick},
	Hit:      {name: "hit", table: Farbenpoker, loud: -22, send: bright, tuned: true, phrase: hitColour},
	Miss:     {name: "miss", table: Farbenpoker, loud: -26, send: bright, tuned: true, louder: -2, phrase: missColour},
	Arc:      {name: "arc", table: Farbenpoker, loud: -26, send: wood, phrase: arc},
	Pot:      {name: "pot", table: Farbenpoker, loud: -21, send: wood, louder: 4, phrase: pot},
	Comeback: {name: "comeback", table: Farbenpoker, loud: -24, send: bright, tuned: true, phrase: comeback},
	Rescued:  {name: "rescued", table: Farbenpoker, loud: -24, send: bright, tuned: true, louder: -2, phrase: func(p *phrase) { p.add(blow{of: spoon}) }},
	Damped:   {name: "damped", table: Farbenpoker, loud: -24, send: bright, tuned: true, clip: func(t *take) { t.strike(glass(e5, 0.08), hit{}) }},

	coin:       {name: "coin", table: Vino, loud: -27, send: wood, clip: func(t *take) { dropCoin(t, 1) }},
	coinLast:   {name: "last coin", table: Vino, loud: -27, send: wood, clip: func(t *take) { dropCoin(t, 1.6) }},
	pawnSet:    {name: "pawn set", table: Vino, loud: -24, send: wood, clip: setPawn},
	marbleHole: {name: "marble in its hole", table: Vino, loud: -26, send: wood, clip: marble},
	gulping:    {name: "gulping", table: Vino, loud: -30, send: wood, clip: pour},
	notched:    {name: "notched", table: Vino, loud: -27, send: wood, clip: notching},
	lowBar:     {name: "low bar", table: Vino, loud: -27, send: bright, tuned: true, clip: func(t *take) { t.strike(bar(a4), hit{}) }},
	footstep:   {name: "footstep", table: Zankapfel, loud: -24, send: wood, clip: foot},
	coinFelt:   {name: "coin on felt", table: Zankapfel, loud: -28, send: wood, clip: coinOnFelt},
	staveBlow:  {name: "stave blow", table: Zankapfel, loud: -22, send: wood, clip: func(t *take) { t.strike(stave, hit{q: 12, contact: 0.6}) }},
	bowStroke:  {name: "bow stroke", table: Zankapfel, loud: -38, send: bright, tuned: true, clip: bow},
	dieBlow:    {name: "die blow", table: Zankapfel, loud: -25, send: wood, clip: dieOnFelt},
	dieClack:   {name: "die clack", table: Zankapfel, loud: -25, send: wood, clip: func(t *take) { t.strike(clack, hit{}) }},
	racePawn:   {name: "race pawn", table: Zankapfel, loud: -28, send: wood, clip: func(t *take) { t.strike(pawn, hit{}) }},
	pawnFelt:   {name: "pawn on felt", table: Zankapfel, loud: -25, send: wood, clip: pawnOnFelt},
	creaking:   {name: "creaking", table: Farbenpoker, loud: -27, send: wood, clip: stickCreak},
	release:    {name: "release", table: Farbenpoker, loud: -24, send: wood, clip: stickFree},
	pawnTap:    {name: "pawn tap", table: Farbenpoker, loud: -28, send: wood, clip: func(t *take) { t.strike(pawn, hit{db: -6}) }},
	pokerBar:   {name: "poker bar", table: Farbenpoker, loud: -22, send: bright, tuned: true, clip: func(t *take) { t.strike(bar(a5), hit{}) }},
	missBar:    {name: "miss bar", table: Farbenpoker, loud: -26, send: bright, tuned: true, clip: heldBar},
	chipSet:    {name: "chip set", table: Farbenpoker, loud: -28, send: wood, clip: func(t *take) { t.strike(chip, hit{}) }},
	air:        {name: "air", table: Farbenpoker, loud: -33, send: cards, clip: flightAir},
	holeBlows:  {name: "hole blows", table: Farbenpoker, loud: -26, send: wood, clip: arrives},
	glassSwell: {name: "glass swell", table: Farbenpoker, loud: -38, send: bright, tuned: true, clip: swellGlass},
}

// refused is two taps on felt.
func refused(t *take) {
	t.strike(felt, hit{})
	t.strike(felt, hit{at: t.later(0.09), db: -1})
}

// paper is a page that moves.
func paper(t *take) {
	t.rub(0, 0, t.later(0.11), 1500, 4500)
	t.crackle(0.01, -4, 0.09, 3+t.dice.below(4), 2000, 6000, 0.001)
}

// slid1 is one card that slides and comes to rest.
func slid1(t *take) {
	long := t.later(0.15)
	t.rub(0, 0, long, 700, 3100)
	t.strike(felt, hit{at: 0.9 * long, db: -10})
}

// slide is a card, or a bundle.
func slide(p *phrase) {
	n := min(p.count, mostCards)
	at := 0.0
	for range n {
		p.add(blow{of: slid, at: at, gain: -bundleSofter * float64(n-1)})
		at += p.later(0.045)
	}
}

// dealt is mostly the card's pat, so that many a second stay single.
func dealt(t *take) {
	long := t.later(0.075)
	t.rub(0, -10, long, 700, 3100)
	t.strike(felt, hit{at: 0.6 * long, contact: t.dice.between(0.6, 1.1)})
}

// flip lifts a card and slaps it down, one edge after the other.
func flip(t *take) {
	long := t.later(0.07)
	t.rub(0, -8, long, 900, 3300)
	slap := func(at, db float64) {
		t.burst(at, db, bandOf(1500, 5200), 0.006)
		t.strike(felt, hit{at: at, db: db})
	}
	slap(long, 0)
	slap(long+t.later(0.024), -10)
}

// knock is a pass: sometimes twice.
func knock(p *phrase) {
	p.add(blow{of: knuckle})
	if p.dice.below(4) == 0 {
		p.add(blow{of: knuckle, at: p.later(0.13), gain: -2})
	}
}

// touches is a bottle that is laid on wood, and rolls home.
func touches(t *take, b body) {
	touch := func(at, db float64) {
		t.strike(oak, hit{at: at, db: db, ratio: 0.9})
		t.strike(b, hit{at: at, db: db - 8})
	}
	touch(0, 0)
	touch(t.later(0.05), -8)
}

func bottle(t *take) { touches(t, fullBottle) }

// empty is an empty bottle: it rolls longer, and there is dust.
func empty(t *take) {
	touches(t, emptyBottle)
	t.strike(emptyBottle, hit{at: t.later(0.1), db: -18})
	t.burst(0.01, -14, bandOf(350, 1800), 0.09)
}

// clink is two glasses that touch, A5 and another one.
func clink(t *take, other float64) {
	t.strike(glass(a5, 1), hit{})
	t.strike(glass(other, 1), hit{at: 0.001, db: -3})
}

func triplet(p *phrase) { p.add(blow{of: clinkFourth}) }

// tripletAlike draws a cork first.
func tripletAlike(p *phrase) {
	p.add(blow{of: Cork})
	p.add(blow{of: clinkFourth, at: 0.36})
}

// cork creaks, holds its breath, and pops.
func cork(t *take) {
	gap := t.later(0.03)
	creaking := t.later(0.2)
	t.creak(0, -12, creaking, creak{body: body{contact: 0.3, spread: usual, modes: []mode{{1200, 9, 0}}},
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

// call is the bell for somebody whose turn it is.
func call(p *phrase) {
	p.add(blow{of: bellD})
	p.add(blow{of: Reminder, at: 0.17})
}

// seal is a stamp on wax.
func seal(t *take) {
	stamp := func(at, db float64) {
		t.strike(oak, hit{at: at, db: db, contact: 0.8})
		t.strike(felt, hit{at: at, db: db, contact: 0.8})
	}
	stamp(0, 0)
	t.burst(0.004, -18, bandOf(300, 900), 0.03)
	stamp(t.later(0.15), -14)
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

package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
)

// A guess is where all hidden cards could be. For each seat but the own, the
// cards that came to its hand unseen are the five dealt to it and those kept by
// W14; either may have shown up since.
type guess struct {
	in     *Info
	stream *rng.Stream
	loose  bool  // take every guess that could have happened
	all    Cards // that the seat cannot place
	unseen Cards // that lie nowhere yet
	left   int   // cards in unseen

	dealtHidden [maxPlayers]uint8 // dealt cards still in the hand unseen
	dealt       [maxPlayers]Cards // dealt cards that showed up, and the guessed ones
	below       [maxUnder]Card    // as in State; Hidden where not guessed yet
	draws       [maxDraws]drawGuess
	count       int         // of draws
	met         [Kinds]int8 // cards that the seat put under and others drew
	out         [Kinds]int8 // cards that came from others' hidden places
	looked      Card        // of a draw that goes on
	lookedFrom  int8        // as draw.inputs
	hands       [maxPlayers]Cards
}

// A drawGuess is a draw of another seat, as guessed.
type drawGuess struct {
	draw
	kept      Card // Hidden where not guessed yet
	inHand    bool // the kept card has not shown up
	pair      bool // the other card lies under the pile, unseen by the seat
	free      bool // the kept card was laid at random
	sorted    bool // so was the other, and the two were put right
	knows     bool // one input was known to the seat, and
	keptKnown bool // that is the one that was kept
}

// begin forgets all guesses.
func (g *guess) begin() {
	in := g.in
	g.unseen, g.left = g.all, g.all.Len()
	g.below = in.below
	g.count = 0
	g.looked, g.lookedFrom = in.looked, noInput
	g.dealt = [maxPlayers]Cards{}
	g.met, g.out = [Kinds]int8{}, [Kinds]int8{}
	for p := range in.players {
		g.dealtHidden[p] = dealtCards
		if in.phase <= PhaseDealing {
			g.dealtHidden[p] = in.sizes[p]
		}
	}
}

// chance is true n times out of m, and always for a loose guess.
func (g *guess) chance(n, m int) bool { return g.loose || g.stream.Intn(m) < n }

// retell goes through the story and guesses which of a hand's hidden cards
// showed up, and which of the two cards of W14 was one that the seat knew.
func (g *guess) retell() bool {
	in := g.in
	t := teller{b: &in.board}
	for t.pos < in.told {
		entry := in.story[t.pos]
		t.pos++
		switch {
		case entry == storyTurnUp:
			t.next++
		case entry >= storyDraw:
			if d := t.draw(entry); engine.Player(d.by) != in.seat && !g.drawn(d) {
				return false
			}
		default:
			p, c := int8(entry/Kinds), Card(entry%Kinds)
			if engine.Player(p) == in.seat {
				continue
			}
			g.out[c]++
			if !g.showUp(p, c) {
				return false
			}
		}
	}
	return true
}

// showUp guesses which hidden card of a hand a card was that showed up.
//
// The kept card of a pair whose other card lies under the pile unseen counts
// twice: fillUnder puts such a pair right if it is still hidden, and so takes
// both orders of its two cards, but settle will take one order alone. How much
// the cards of the hand count together differs from guess to guess, so that
// guesses in which they count for less are taken less often.
func (g *guess) showUp(p int8, c Card) bool {
	hidden, weight, pairs := int(g.dealtHidden[p]), int(g.dealtHidden[p]), 0
	for i := range g.draws[:g.count] {
		d := &g.draws[i]
		if d.by != p {
			continue
		}
		if d.pair {
			pairs++
		}
		if d.inHand {
			hidden++
			weight += g.weight(d)
		}
	}
	if !g.chance(weight, hidden+min(hidden, pairs)) {
		return false
	}
	k := g.stream.Intn(weight) - int(g.dealtHidden[p])
	if k < 0 {
		g.dealtHidden[p]--
		g.dealt[p] = g.dealt[p].With(c)
		return true
	}
	for i := range g.draws[:g.count] {
		d := &g.draws[i]
		if d.by != p || !d.inHand {
			continue
		}
		if k -= g.weight(d); k >= 0 {
			continue
		}
		if d.kept != Hidden && d.kept != c {
			return false
		}
		d.kept, d.inHand = c, false
		break
	}
	return true
}

// weight is how much the kept card of a draw counts when a card shows up.
func (g *guess) weight(d *drawGuess) int {
	if d.pair && d.kept == Hidden && g.below[d.under] == Hidden {
		return 2
	}
	return 1
}

// drawn takes in a draw of another seat.
func (g *guess) drawn(d draw) bool {
	for _, i := range d.inputs {
		if i >= 0 && g.in.below[i] != Hidden {
			g.met[g.in.below[i]]++
		}
	}
	if d.open {
		g.lookedFrom = d.inputs[0]
		if d.inputs[0] >= 0 {
			g.looked = g.below[d.inputs[0]]
		}
		return true
	}
	dg := &g.draws[g.count]
	g.count++
	*dg = drawGuess{draw: d, kept: Hidden, inHand: true}
	if d.under != nobody && g.in.below[d.under] != Hidden {
		g.out[g.in.below[d.under]]++
	}
	dg.pair = d.under >= int8(g.in.nextUnder()) && g.in.below[d.under] == Hidden
	known, second := Hidden, Hidden
	for _, i := range d.inputs {
		if i >= 0 && g.below[i] != Hidden {
			known, second = g.below[i], known
		}
	}
	switch {
	case known == Hidden:
		return true
	case d.under == nobody:
		dg.kept = known
		return true
	case second != Hidden:
		if known.Value() > second.Value() {
			known, second = second, known
		}
		dg.kept = known
		return g.bury(d.under, second)
	}
	dg.knows = true
	if g.stream.Intn(2) == 0 {
		dg.kept, dg.keptKnown = known, true
		return true
	}
	return g.bury(d.under, known)
}

// bury says which card was put under the pile.
func (g *guess) bury(i int8, c Card) bool {
	if g.below[i] != Hidden && g.below[i] != c {
		return false
	}
	g.below[i] = c
	return true
}

// take takes a certain card from the unseen ones.
func (g *guess) take(c Card) bool {
	if g.unseen.Count(c) == 0 {
		return false
	}
	g.unseen = g.unseen.Without(c)
	g.left--
	return true
}

// random takes any card from the unseen ones.
func (g *guess) random() Card {
	c := g.unseen.pick(g.stream.Intn(g.left))
	g.take(c)
	return c
}

// fill lays unseen cards where hidden cards lie, first those that the seat has
// known.
func (g *guess) fill() bool {
	in := g.in
	if !g.fillKnown() {
		return false
	}
	kept := g.draws[:g.count]
	for p := range in.players {
		if engine.Player(p) == in.seat {
			g.hands[p] = in.hand
			continue
		}
		g.hands[p] = in.shown[p]
		for range g.dealtHidden[p] {
			c := g.random()
			g.hands[p] = g.hands[p].With(c)
			g.dealt[p] = g.dealt[p].With(c)
		}
	}
	for i := range kept {
		if d := &kept[i]; d.kept == Hidden {
			d.kept, d.free = g.random(), true
		}
	}
	if in.held > 0 && g.looked == Hidden {
		g.looked = g.random()
	}
	g.fillUnder()
	return true
}

// fillKnown lays cards that the seat put under the pile and others drew from
// there, as far as the guess is that they are still hidden. At random a card
// would lie just there only now and then, so guesses in which one more of them
// is hidden are taken less often than those in which it has come out again.
func (g *guess) fillKnown() bool {
	in := g.in
	sure := g.met // at least so many are still hidden
	room := g.left
	for c := range sure {
		sure[c] = max(0, sure[c]-g.out[c])
		room -= int(sure[c])
	}
	lay := func(c Card) bool {
		if sure[c] > 0 {
			sure[c]--
			return g.take(c)
		}
		if room == 0 || !g.chance(g.unseen.Count(c), room) {
			return false
		}
		room--
		return g.take(c)
	}
	for i := range g.draws[:g.count] {
		if d := &g.draws[i]; d.inHand && d.kept != Hidden && !lay(d.kept) {
			return false
		}
	}
	for i := in.nextUnder(); i < in.buried; i++ {
		if in.below[i] == Hidden && g.below[i] != Hidden && !lay(g.below[i]) {
			return false
		}
	}
	return in.looked != Hidden || g.looked == Hidden || lay(g.looked)
}

// fillUnder lays cards where others put some under the pile. If the card that
// was kept instead is as free, the two are put right: only their order told
// which was kept.
func (g *guess) fillUnder() {
	in := g.in
	for i := in.nextUnder(); i < in.buried; i++ {
		if g.below[i] != Hidden {
			continue
		}
		g.below[i] = g.random()
		for k := range g.draws[:g.count] {
			d := &g.draws[k]
			if d.under != int8(i) {
				continue
			}
			if d.sorted = d.free; d.sorted && d.kept.Value() > g.below[i].Value() {
				d.kept, g.below[i] = g.below[i], d.kept
			}
			break
		}
	}
}

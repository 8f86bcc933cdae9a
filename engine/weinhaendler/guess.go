package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
)

// A guess is a way in which all that the seat has seen could have come about.
//
// It is found by telling the story backwards. At the end each other hand holds
// some cards that the seat has not seen. One step back, a card that showed up is
// in its hand again. When the story comes to a draw of W14, the card that was
// kept is one of those which are in the hand by then: one that showed up later,
// or one that never did. Which one is drawn by lot, in proportion to the ways in
// which the other card can have gone under the pile. What is left in the hand at
// the beginning was dealt.
//
// So a guess never contradicts what the seat has seen, and the lots come close to
// how likely each guess is: weight says how many times likelier a guess is than
// it was drawn, in no certain unit.
type guess struct {
	in     *Info
	stream *rng.Stream

	// What all guesses share.
	all     Cards // that the seat cannot place
	size    int   // how many these are, but at least 1
	draws   [maxDraws]pastDraw
	count   int             // of draws
	unseen  [maxPlayers]int // cards in a hand that the seat has not seen
	looksAt int8            // as draw.inputs, of the card that another looks at now
	resting [Kinds]int32    // dearerWays among all, of each card that showed up

	// The guess as far as it is told.
	layout
	cards    int               // how many lie in pile
	later    [maxPlayers]Cards // cards in the hand that show up later
	hidden   [maxPlayers]int   // cards in the hand that don't and are not guessed yet
	showed   [maxPlayers]Cards // three of each kind that shows up later
	equal    [maxStory]uint8   // of an entry with a card that shows up: how many like it were in the hand
	weight   weight
	keepings keepings // of the draw at hand

	// Cards that are laid when the story is told, since no draw depends on them.
	unders     [maxDraws]pendingUnder // those beside the dearest kept card first
	underCount int
	pairs      [maxDraws]pendingPair
	pairCount  int
}

// A layout is where the cards lie that the seat cannot place.
type layout struct {
	hands  [maxPlayers]Cards
	below  [maxUnder]Card // as in State
	looked Card           // as in State
	pile   Cards          // those since the shuffle, as State.shuffle
}

// A pastDraw is a finished draw of another seat.
type pastDraw struct {
	draw
	before int8  // the draw of the same seat before this, or nobody
	known  int8  // how many of the two cards the seat knows, 0 to 2
	a, b   Card  // which these are, the cheaper first
	feeds  bool  // the story tells what another seat put under, as this looked at it
	fixed  Card  // what was put under if that came to light, or else Hidden
	rests  bool  // it still lies under the pile, or is looked at now
	ways   int32 // see lookAhead; 0 if that does not apply
	open   int32 // of the guess at hand: ways, less those of the cards that later draws kept
}

// A pendingUnder is a card that was put under the pile when a certain one was
// kept.
type pendingUnder struct {
	kept  Card
	under int8 // which one
}

// A pendingPair is the two cards of a draw of which nothing is known, as the kept
// one never showed up.
type pendingPair struct {
	by    int
	under int8  // which one was put under
	after uint8 // the first entry of the story after the draw
}

// waits reports whether the story can go on without the cards of a draw that are
// still to be laid then.
func (d *pastDraw) waits() bool { return d.rests && d.known == 0 && !d.feeds }

// read takes from the story what all guesses share.
func (g *guess) read() {
	in := g.in
	g.size = max(1, g.all.Len())
	g.looksAt = noInput
	for p := range in.players {
		if engine.Player(p) != in.seat {
			g.unseen[p] = int(in.sizes[p]) - in.shown[p].Len()
		}
	}
	last := [maxPlayers]int8{nobody, nobody, nobody, nobody, nobody}
	t := teller{b: &in.board}
	for t.pos < in.told {
		entry := in.story[t.pos]
		t.pos++
		switch {
		case entry == storyTurnUp:
			t.next++
		case entry >= storyDraw:
			d := t.draw(entry)
			switch {
			case engine.Player(d.by) == in.seat:
			case d.open:
				g.looksAt = d.inputs[0]
			default:
				g.draws[g.count] = pastDraw{draw: d, before: last[d.by], fixed: Hidden}
				last[d.by] = int8(g.count)
				g.count++
			}
		}
	}
	if g.count > 0 {
		g.sort()
		g.lookAhead()
	}
}

// sort notes what the seat knows of each draw.
func (g *guess) sort() {
	in := g.in
	for i := range g.draws[:g.count] {
		d := &g.draws[i]
		for _, x := range d.inputs {
			if x < 0 {
				continue
			}
			c := in.below[x]
			switch {
			case c == Hidden:
				d.feeds = true
			case d.known > 0 && c.Value() < d.a.Value():
				d.a, d.b, d.known = c, d.a, 2
			case d.known > 0:
				d.b, d.known = c, 2
			default:
				d.a, d.known = c, 1
			}
		}
		if d.under == nobody {
			continue
		}
		d.fixed = in.below[d.under]
		d.rests = d.under >= int8(in.nextUnder()) || d.under == g.looksAt
	}
}

// lookAhead counts for each draw in how many ways any one of the cards that left
// the hand after it, or never did, could have been kept: for each such card the
// cards that could then have gone under the pile, out of size. If draws that are
// told before take the cheap ones among these, fewer ways are left: by that the
// lots are weighed, see leaves.
func (g *guess) lookAhead() {
	in := g.in
	var later [maxPlayers]Cards
	var ways [maxPlayers]int32 // of later, for a draw whose other card rests
	k := g.count
	for i := in.told; i > 0; i-- {
		entry := in.story[i-1]
		switch {
		case entry == storyTurnUp:
		case entry < storyDraw:
			p, c := entry/Kinds, Card(entry%Kinds)
			later[p] = later[p].With(c)
			if g.resting[c] == 0 {
				g.resting[c] = int32(dearerWays(g.all, c))
			}
			ways[p] += g.resting[c]
		default:
			if k == 0 || !g.isDraw(entry, i-1) {
				continue
			}
			k--
			d := &g.draws[k]
			switch {
			case d.known > 0:
			case d.fixed != Hidden:
				d.ways = int32(g.size*cheaperWays(later[d.by], d.fixed) + g.unseen[d.by]*cheaperWays(g.all, d.fixed))
			case d.rests:
				d.ways = ways[d.by] + int32(g.unseen[d.by]*g.size)
			}
		}
	}
}

// isDraw reports whether an entry of the story is a draw of another seat that is
// done.
func (g *guess) isDraw(entry uint8, at uint8) bool {
	in := g.in
	return entry >= storyDraw && entry < storyTurnUp &&
		engine.Player((entry-storyDraw)/drawCodes) != in.seat &&
		!(in.phase == PhaseDrawing && at+1 == in.told)
}

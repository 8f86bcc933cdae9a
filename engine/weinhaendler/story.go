package weinhaendler

// The story is what everybody remembers of cards that came and went unseen: who
// drew by W14, from where, and which cards then showed up from whose hand. It
// is what a seat needs to tell how likely each hidden card is where (see
// Determinize). It holds one byte for each of these:
const (
	// Below storyDraw: seat·Kinds + card; the card left the seat's hand, and
	// nobody had seen it going there.
	storyDraw   = 128 // + seat·8 + 3·(cards since the shuffle) + (cards put under): W14
	storyTurnUp = 200 // a card put under came to the offer
	drawCodes   = 8
)

const (
	maxDraws = 37                                 // of W14: each takes one of the pile's cards
	maxUnder = maxDraws - 1                       // the last card of a pile is kept
	maxStory = maxPlayers*dealtCards + 2*maxDraws // each card leaves the hand once, each draw or card turned up takes one of the pile
)

func (b *board) tell(entry uint8) {
	b.story[b.told] = entry
	b.told++
}

// tellDraw notes that the seat whose turn it is draws by W14.
func (b *board) tellDraw() {
	since := min(b.fresh(), b.looks)
	b.tell(storyDraw + uint8(b.turn)*drawCodes + 3*since + b.looks - since)
}

// A draw is one drawing of W14 as the story tells it.
type draw struct {
	by     int8
	inputs [2]int8 // which card put under was looked at, or sinceShuffle or noInput
	under  int8    // which card was put under, counted from the first; nobody if none was
	open   bool    // it is still going on
}

const (
	sinceShuffle = -1
	noInput      = -2
)

// A teller reads the story from its beginning.
type teller struct {
	b    *board
	pos  uint8
	next int8 // the card put under that comes up next
	made int8 // how many were put under so far
}

// draw reads the draw whose entry was just passed.
func (t *teller) draw(entry uint8) draw {
	code := (entry - storyDraw) % drawCodes
	since, looks := code/3, code/3+code%3
	d := draw{by: int8((entry - storyDraw) / drawCodes), inputs: [2]int8{noInput, noInput}, under: nobody}
	seen := looks
	if t.b.phase == PhaseDrawing && t.pos == t.b.told {
		d.open, seen = true, t.b.held
	}
	for i := range seen {
		d.inputs[i] = sinceShuffle
		if i >= since {
			d.inputs[i] = t.next
			t.next++
		}
	}
	if !d.open && looks == 2 {
		d.under = t.made
		t.made++
	}
	return d
}

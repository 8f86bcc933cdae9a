package farbenpoker

// A lookout is what the mover may draw now, seen at one glance.
type lookout struct {
	hole   [colourKinds + 1]Hole // one whose stick has the colour, or is Unseen; or NoHole
	gains  [colourKinds]int      // chips that a stick of the colour brings; 0 if it misses
	cost   int                   // chips that a miss costs
	unseen int                   // sticks never shown
	hope   int                   // chips that they would bring and cost, one by one, together
}

// lookout looks out for the mover.
func (b *board) lookout() lookout {
	var l lookout
	for c := range l.hole {
		l.hole[c] = NoHole
	}
	for rest := b.standing; rest != 0; rest &= rest - 1 {
		h := rest.First()
		l.hole[b.colours[h]] = h
	}
	if b.comeback == nobody {
		l.cost = int(b.missCost())
	}
	for _, c := range b.dice {
		if c != None && l.gains[c] == 0 {
			l.gains[c] = b.gain(c)
		}
	}
	l.weigh(b)
	return l
}

// weigh adds up what the sticks never shown may bring.
func (l *lookout) weigh(b *board) {
	l.unseen, l.hope = 0, 0
	for c := Red; c <= Violet; c++ {
		n := int(b.unshown[c])
		l.unseen += n
		if l.gains[c] > 0 {
			l.hope += n * l.gains[c]
		} else {
			l.hope -= n * l.cost
		}
	}
}

// best is a hole whose stick promises the most chips, and how many, in parts of
// a chip.
func (l *lookout) best() (Hole, int) {
	best, most := NoHole, 0
	for c := Red; c <= Violet; c++ {
		promise := l.gains[c]
		if promise == 0 {
			promise = -l.cost
		}
		if l.hole[c] != NoHole && (best == NoHole || promise > most) {
			best, most = l.hole[c], promise
		}
	}
	most = sure(most)
	if h := l.hole[Unseen]; h != NoHole {
		if promise := share(l.hope, 1, l.unseen); best == NoHole || promise > most {
			best, most = h, promise
		}
	}
	return best, most
}

// wrong is a hole whose stick is known to miss, or NoHole.
func (l *lookout) wrong() Hole {
	for c := Red; c <= Violet; c++ {
		if l.gains[c] == 0 && l.hole[c] != NoHole {
			return l.hole[c]
		}
	}
	return NoHole
}

// again reports whether rolling the third die again is allowed and promises more
// than drawing now; compare rerollPays, which takes its time.
func (l *lookout) again(b *board) bool { return b.mayReroll() && l.more(b) > 0 }

// more is by how much rolling the third die again promises more than drawing now,
// in parts of a chip, all faces together.
func (l *lookout) more(b *board) int {
	die := b.openDie()
	_, now := l.best()
	then, sum := *l, 0
	then.cost = MissCostsReroll
	for c := Red; c <= Violet; c++ {
		n := box.Colours[c].Faces[die]
		if n == 0 {
			continue
		}
		then.gains = [colourKinds]int{}
		then.gains[c] = HitPays + int(b.pot)
		then.weigh(b)
		_, promise := then.best()
		sum += n * promise
	}
	return sum - dieFaces*now
}

// Promises are counted in parts of a chip, so that they stay whole numbers on
// every platform.
const chipParts = 1 << 16

// sure is a number of chips in parts.
func sure(chips int) int { return chips * chipParts }

// share is, in parts, a number of chips that come in n of total cases.
func share(chips, n, total int) int { return chips * chipParts * n / total }

// gain is how many chips a stick of a colour earns the mover now; 0 if it misses.
func (b *board) gain(c Colour) int {
	if b.wantedDie(c) < 0 {
		return 0
	}
	n := 1
	if b.fresh {
		n = b.showing(c)
	}
	if b.comeback == nobody && b.found() == diceCount-1 {
		n += int(b.pot)
	}
	return n
}

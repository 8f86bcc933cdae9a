package farbenpoker

import (
	"strconv"
	"strings"

	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// hint says what the viewer may do, or what a stick means that everybody sees.
func (b *board) hint() string {
	x := &b.words().Farbenpoker.Hints
	switch {
	case b.now.Phase == fp.PhaseOver:
		return b.endWords()
	case b.said() != nil:
		return b.verdictHint()
	case !b.t.Deciding():
		return b.news
	}
	switch b.now.Phase {
	case fp.PhaseMiss:
		return x.Missed.With("colour", b.colourCap(b.now.Drawn[0].Colour), "side", b.now.PutSide.String())
	case fp.PhasePutSet:
		if b.now.PutSide != fp.NoSide {
			return x.PutRest.With("side", b.now.PutSide.String())
		}
		return x.PutSet.With("colours", b.row(b.now.Dice[:]))
	case fp.PhasePutBack:
		return x.PutBack.With("side", b.now.PutSide.String())
	}
	return b.drawHint()
}

// drawHint says what is wanted, and what a hit brings or a miss costs.
func (b *board) drawHint() string {
	w := b.words()
	x := &w.Farbenpoker.Hints
	if b.now.Comeback >= 0 {
		n := 0
		for _, d := range b.now.Drawn {
			if d.Colour != fp.None {
				n++
			}
		}
		return x.Comeback[n]
	}
	wanted := b.wanted()
	if b.now.Fresh && b.pays() > 1 {
		c := b.colour(b.most())
		if b.pays() == 3 {
			return x.Trebles.With("colour", c, "n", "3")
		}
		return x.Doubles.With("colour", c, "n", strconv.Itoa(b.pays()))
	}
	switch {
	case len(wanted) == 1 && (b.picked == fp.NoHole || b.now.MayReroll):
		return x.OneOpen.With("colour", b.colourCap(wanted[0]))
	case b.picked == fp.NoHole:
		return x.Wanted.With("colours", b.list(wanted))
	}
	other := letters[1-sideOf(b.picked)]
	return w.Count(x.MissGoes, b.now.MissCosts, "side", other)
}

// verdictHint says what a stick means, and on a wide screen how it goes on.
func (b *board) verdictHint() string {
	w := b.words()
	x, q := &w.Farbenpoker.Hints, b.said()
	c := b.colourCap(q.colour)
	switch {
	case b.now.Comeback >= 0 && q.die < 0:
		return x.NoMatch.With("colour", c)
	case b.now.Comeback >= 0:
		return x.Matches.With("colour", c, "die", w.Farbenpoker.ByDie[q.die])
	case q.die < 0:
		return x.Missed.With("colour", c, "side", letters[1-sideOf(q.hole)])
	case q.third:
		return x.Third.With("colour", c)
	}
	said := x.HitBy.With("colour", c, "die", w.Farbenpoker.ByDie[q.die])
	if f := b.frame(); f.Shape == ui.Portrait || f.Shape == ui.Sideways && (f.Text > 1.2 || f.Safe.W < 800) || b.next() < 0 {
		return said
	}
	var rest []fp.Colour
	for i, d := range b.now.Dice {
		if i != q.die && !b.now.Answered[i] {
			rest = append(rest, d)
		}
	}
	return said + " " + x.StillOpen.With("colours", b.list(rest), "name", b.t.PlayerName(b.next()))
}

// wanted are the colours of the dice not answered yet, each once.
func (b *board) wanted() []fp.Colour {
	var list []fp.Colour
	for i, c := range b.now.Dice {
		if b.now.Answered[i] || c == fp.None {
			continue
		}
		known := false
		for _, d := range list {
			known = known || d == c
		}
		if !known {
			list = append(list, c)
		}
	}
	return list
}

// most is the colour that most dice show, and pays what the doubles' right gives for
// it.
func (b *board) most() fp.Colour {
	best := b.now.Dice[0]
	for _, c := range b.now.Dice {
		if b.showing(c) > b.showing(best) {
			best = c
		}
	}
	return best
}

func (b *board) pays() int { return b.showing(b.most()) }

// list names colours in a sentence.
func (b *board) list(colours []fp.Colour) string {
	var names []string
	for _, c := range colours {
		names = append(names, b.colour(c))
	}
	return b.words().List(names...)
}

// row names colours one after the other, at the beginning of a sentence.
func (b *board) row(colours []fp.Colour) string {
	var names []string
	for i, c := range colours {
		if i == 0 {
			names = append(names, b.colourCap(c))
		} else {
			names = append(names, b.colour(c))
		}
	}
	return strings.Join(names, ", ")
}

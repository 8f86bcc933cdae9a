package farbenpoker

import (
	"slices"
	"strconv"
	"strings"

	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// hint says what the viewer may do, or what a stick means that everybody sees.
func (b *tableState) hint() string {
	switch {
	case b.now.Phase == fp.PhaseOver:
		blank := b.blankWords()
		if blank != "" && !b.frame().Shape.Large() { // the result says how it ended
			return blank
		}
		return strings.TrimSpace(b.endWords(b.now.Ending) + " " + blank)
	case b.said() != nil:
		return b.verdictHint()
	case !b.t.Deciding():
		return b.happening()
	}
	if b.putting() {
		return b.putHint()
	}
	return b.drawHint()
}

// blankWords say of the sticks that show no colour at the end why they do not, "" if there are none.
func (b *tableState) blankWords() string {
	for h := range fp.Hole(holes) {
		if b.now.Standing.Has(h) && b.in.Seen(h) == fp.Unseen {
			return b.words().Farbenpoker.Hints.Blank
		}
	}
	return ""
}

// happening says what goes on while nobody here decides: nothing once it has come to
// rest, unless no piece shows it.
func (b *tableState) happening() string {
	if _, throws := b.t.Throw(); throws {
		p := b.t.Base()
		x, name := &b.t.WordsOf(p).Farbenpoker.Hints, b.t.PlayerName(p)
		if b.now.Comeback >= 0 {
			return x.RollBack.With("name", name)
		}
		return x.RollNow.With("name", name)
	}
	q := &b.news
	if b.t.Told() == q.event.Player && q.event.Kind != fp.EventRerolled { // the sentence says it
		return ""
	}
	switch q.event.Kind {
	case fp.EventRerolled:
		return b.rerolled()
	case fp.EventTurn, fp.EventReroll, fp.EventDraw, fp.EventHit, fp.EventMiss, fp.EventPut:
		if !b.moving() && !(b.frame().Reduced && q.event.Kind == fp.EventMiss) { // where no chip flies
			return ""
		}
	case fp.EventBroke, fp.EventPot, fp.EventComeback, fp.EventPaid, fp.EventGone, fp.EventStranded:
	default:
		return ""
	}
	line := b.line(q.before, q.event)
	if line.Seat < 0 || line.Text == "" {
		return line.Text
	}
	return b.t.Says(line.Seat, line.Text) + "."
}

// rerolled says what the third die shows that was rolled again, and what that has made
// of a miss; nothing without that.
func (b *tableState) rerolled() string {
	w := b.words()
	x := &w.Farbenpoker.Hints
	for i := range b.faces {
		f := &b.faces[i]
		if f.before == fp.None || f.left > 0 || b.now.MissCosts < 2 {
			continue
		}
		said := x.Changed
		if f.before == f.colour {
			said = x.Again
		}
		return said.With("colour", b.colourCap(f.colour), "n", strconv.Itoa(b.now.MissCosts))
	}
	return ""
}

// putHint says which stick goes back and where a hole can be tapped, and once one is
// chosen, where the sticks go.
func (b *tableState) putHint() string {
	x := &b.words().Farbenpoker.Hints
	c, side := b.colourCap(b.now.PutNext), b.now.PutSide.String()
	none := b.picked == fp.NoHole
	switch {
	case b.now.Phase == fp.PhaseMiss && none:
		return x.TapMissed.With("colour", c, "side", side)
	case b.now.Phase == fp.PhaseMiss:
		return x.Missed.With("colour", c, "side", side)
	case b.now.PutSide == fp.NoSide && none:
		return x.TapFirst.With("colour", c)
	case b.now.PutSide == fp.NoSide:
		return x.PutSet.With("colours", b.row(b.now.Dice[:]))
	case none && b.now.Phase == fp.PhasePutBack && b.now.Drawn[0].Colour != fp.None:
		return x.TapOnSide.With("colour", c, "side", side)
	case none:
		return x.TapNext.With("colour", c, "side", side)
	case b.now.Phase == fp.PhasePutSet:
		return x.PutRest.With("side", side)
	}
	return x.PutBack.With("side", side)
}

// drawHint says what is wanted, and what a hit brings or a miss costs.
func (b *tableState) drawHint() string {
	w := b.words()
	x := &w.Farbenpoker.Hints
	switch nth := b.now.InHand(); {
	case b.now.Comeback >= 0 && b.matches() == 0:
		return x.Stakes[nth]
	case b.now.Comeback >= 0:
		return x.Comeback[nth]
	}
	wanted := b.now.Open()
	switch c := b.colour(b.now.Most()); {
	case b.again && b.now.MayReroll:
		return x.RollAny
	case b.picked == fp.NoHole && b.rerolled() != "":
		return b.rerolled()
	case b.picked == fp.NoHole && b.now.LastChips():
		return x.LastChips.With("n", strconv.Itoa(b.now.Stock))
	case b.now.MostPays() == 3:
		return x.Trebles.With("colour", c, "n", "3")
	case b.now.MostPays() == 2:
		return x.Doubles.With("colour", c, "n", "2")
	case len(b.now.Open()) == 1 && (b.picked == fp.NoHole || b.now.MayReroll):
		return x.OneOpen.With("colour", b.colourCap(wanted[0]))
	case b.picked == fp.NoHole:
		return x.Wanted.With("colours", b.list(wanted))
	}
	return w.Count(x.MissGoes, b.now.MissCosts, "side", letters[1-sideOf(b.picked)])
}

// verdictHint says what a stick means, and on a wide screen how it goes on.
func (b *tableState) verdictHint() string {
	w := b.words()
	x, q := &w.Farbenpoker.Hints, b.said()
	c := b.colourCap(q.colour)
	switch {
	case b.now.Comeback >= 0 && q.die < 0:
		return x.NoMatch.With("colour", c)
	case b.now.Comeback >= 0:
		return x.Matches.With("colour", c, "die", w.Farbenpoker.ByDie[q.die])
	case q.die < 0:
		return x.Missed.With("colour", c, "side", letters[1-sideOf(b.now.From)])
	case q.third:
		return x.Third.With("colour", c)
	}
	said := x.HitBy.With("colour", c, "die", w.Farbenpoker.ByDie[q.die])
	if f := b.frame(); f.Shape == ui.Portrait || f.Shape == ui.Landscape && (f.Text > 1.2 || f.Safe.W < 800) || b.now.Next() < 0 {
		return said
	}
	rest := b.now.Open()
	i := slices.Index(rest, q.colour)
	rest = slices.Delete(rest, i, i+1)
	next := b.now.Next()
	return said + " " + b.t.WordsOf(next).Farbenpoker.Hints.StillOpen.With("colours", b.list(rest), "name", b.t.PlayerName(next))
}

// list names colours in a sentence, with their number only if all are one: "two red and green" would be
// read as two of each.
func (b *tableState) list(colours []fp.Colour) string {
	w := b.words()
	if n, c := len(colours), colours[0]; n > 1 && !slices.ContainsFunc(colours, func(d fp.Colour) bool { return d != c }) {
		return w.Farbenpoker.Hints.Many.With("word", w.Number(n), "colour", b.colour(c))
	}
	return w.List(table.Each(colours, b.colour)...)
}

// row names colours one after the other, at the beginning of a sentence.
func (b *tableState) row(colours []fp.Colour) string {
	return strings.Join(append([]string{b.colourCap(colours[0])}, table.Each(colours[1:], b.colour)...), ", ")
}

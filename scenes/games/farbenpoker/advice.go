package farbenpoker

import (
	"strconv"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/engine/search"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// Ids of places on the table that hints and the lesson are about.
const (
	diceID    = "dice"
	potID     = "pot"
	purseID   = "purse"
	handID    = "stick"
	standID   = "stand" // both sides: from which one to draw, a hint leaves to the player (F40)
	verdictID = "verdict"
	grooveID  = "groove" // of a comeback's stick that matches no die
)

// sideID is the id of a side of the stand.
func sideID(i int) string { return "side/" + letters[i] }

// A move is what a decision amounts to. A hint says no more of it, for a hole or a
// colour that was seen are for players to remember (rule F40).
type move uint8

const (
	moveDraw move = iota // what was never shown
	moveSeen             // draw what is known to hit
	moveWait             // draw what is known to miss
	moveRoll
	movePut
)

// moveOf is what a decision amounts to.
func moveOf(in *fp.Info, a engine.Action) move {
	switch {
	case fp.Decode(a).Kind == fp.DecisionReroll:
		return moveRoll
	case fp.Decode(a).Kind == fp.DecisionPut:
		return movePut
	case in.Misses(a):
		return moveWait
	case in.Seen(fp.Decode(a).Hole) != fp.Unseen:
		return moveSeen
	}
	return moveDraw
}

// An advice is one that is put into words: beside what lies open it knows only what
// the advised decision and the best alternative amount to, and what was found about
// them.
type advice struct {
	*tableState
	w           *lang.Words
	x           *lang.FarbenpokerAdvice
	found       table.Advice
	move        move
	best, other search.Result
	compared    bool // there is another
	otherMove   move
}

// Advise implements table.Advised.
func (b *tableState) Advise(found table.Advice) table.Hint {
	a := b.advice(found)
	h := table.Hint{Look: a.look(), Do: a.do(), Why: a.why()}
	if a.compared && (a.move != moveDraw || a.otherMove != moveWait || !a.allFit()) { // who is sure of a hit does not think of a miss
		h.Other, h.Against = a.otherWords(), a.other
	}
	return h
}

// advice forgets of advice all that a hint does not say. The alternative is the best
// that amounts to something else, if there is any.
func (b *tableState) advice(found table.Advice) *advice {
	in := found.Info.(*fp.Info)
	a := &advice{tableState: b, w: b.words(), x: &b.words().Farbenpoker.Advice, found: found, best: found.Results[0], move: moveOf(in, found.Best())}
	others := table.Where(found.Results, func(r search.Result) bool {
		return r.Action == found.Best() || moveOf(in, r.Action) != a.move
	})
	if a.other, a.compared = (table.Advice{Results: others}).Alternative(); !a.compared {
		a.other, a.compared = found.Alternative()
	}
	if a.compared {
		a.otherMove = moveOf(in, a.other.Action)
	}
	return a
}

// look says where to look.
func (a *advice) look() table.Clue {
	switch {
	case a.move == movePut:
		return a.lookHoles()
	case a.now.Comeback >= 0:
		return table.Clue{Words: a.w.Count(a.x.LookMatch, len(a.now.Open())), At: a.openDice()}
	case a.move == moveRoll:
		return table.Clue{Words: a.x.LookRoll, At: a.openDice()}
	case a.outOfReach() >= 0:
		p := a.outOfReach()
		words := a.x.LookAhead.With("n", strconv.Itoa(a.now.Chips[p]), "name", a.t.PlayerName(p))
		return table.Clue{Words: words, At: []string{chipsID(p)}}
	case a.move == moveWait && a.now.Next() >= 0 && a.now.Pot > 0:
		words := a.x.LookNext.With("n", strconv.Itoa(a.now.Pot), "name", a.t.PlayerName(a.now.Next()))
		return table.Clue{Words: words, At: []string{potID}}
	case a.lastChips() && !a.allFit():
		return table.Clue{Words: a.w.Count(a.x.LookChips, a.now.Chips[a.now.Turn]), At: []string{purseID}}
	case a.move == moveDraw && a.alike(): // of one that was shown, it would tell which (F40)
		return table.Clue{Words: a.x.LookAlike.With("word", a.w.Number(a.now.Showing(a.now.Most()))), At: a.dice(a.now.Most())}
	case len(a.now.Open()) == 1 && a.now.Pot > 0:
		return table.Clue{Words: a.x.LookPot.With("n", strconv.Itoa(a.now.Pot)), At: []string{potID}}
	case len(a.now.Open()) == 1:
		return table.Clue{Words: a.x.LookLast, At: a.openDice()}
	}
	return table.Clue{Words: a.x.LookDice.With("word", a.w.Number(len(a.now.Open()))), At: a.openDice()}
}

// lookHoles says how many holes a stick may go into.
func (a *advice) lookHoles() table.Clue {
	var free [2]int
	for h := range fp.Hole(holes) {
		if !a.now.Standing.Has(h) {
			free[sideOf(h)]++
		}
	}
	if a.now.PutSide == fp.NoSide {
		return table.Clue{Words: a.x.LookSides.With("a", strconv.Itoa(free[0]), "b", strconv.Itoa(free[1])), At: []string{sideID(0), sideID(1)}}
	}
	side := int(a.now.PutSide - fp.SideA)
	return table.Clue{Words: a.w.Count(a.x.LookHoles, free[side], "side", letters[side]), At: []string{sideID(side)}}
}

// alike reports whether a stick pays more because several dice show its colour (F14).
func (a *advice) alike() bool { return a.now.DoublesRight() && a.now.MostPays() > 1 }

// openDice are the keys of the dice that are not answered.
func (a *advice) openDice() []string { return a.dice(fp.None) }

// dice are the keys of those dice that are not answered and show a colour, or any.
func (a *advice) dice(shows fp.Colour) []string {
	return table.Each(table.Where(table.UpTo(len(a.now.Dice)), func(i int) bool {
		return !a.now.Answered[i] && (a.now.Dice[i] == shows || shows == fp.None)
	}), a.dieKey)
}

// do says what to do.
func (a *advice) do() table.Clue {
	switch {
	case a.move == movePut && a.now.PutSide == fp.NoSide:
		return table.Clue{Words: a.x.PutSet, At: a.orButton("put", a.lookHoles().At)}
	case a.move == movePut:
		return table.Clue{Words: a.x.Put, At: a.orButton("put", a.lookHoles().At)}
	case a.move == moveRoll:
		return table.Clue{Words: a.w.Count(a.x.Reroll, a.hit(), "cost", "2"), At: []string{"reroll"}}
	}
	if a.t.Replayed() {
		return table.Clue{Words: a.drawWords(), At: []string{holeID(fp.Decode(a.best.Action).Hole)}}
	}
	return table.Clue{Words: a.drawWords(), At: a.orButton("draw", []string{standID})}
}

// orButton are the places whose holes a hint speaks of, or the button that decides, once a hole is chosen.
func (a *advice) orButton(id string, places []string) []string {
	if a.picked != fp.NoHole {
		return []string{id}
	}
	return places
}

// drawWords say what a draw may bring.
func (a *advice) drawWords() string {
	cost := strconv.Itoa(a.now.MissCosts)
	switch {
	case a.move == moveSeen:
		return a.seenWords()
	case a.now.Comeback >= 0 && a.matches() == 0:
		return a.x.Chance
	case a.now.Comeback >= 0:
		return a.x.ChanceMore
	case a.move == moveWait:
		return a.waitWords()
	case a.now.MayReroll:
		return a.w.Count(a.x.NoReroll, a.hit())
	case a.allFit():
		return a.x.DrawSure
	case a.alike():
		return a.x.DrawAlike.With("word", a.w.Number(a.now.Showing(a.now.Most())), "n", strconv.Itoa(a.now.MostPays()), "cost", cost)
	case a.hit() > 1:
		return a.x.DrawPot.With("n", strconv.Itoa(a.hit()), "cost", cost)
	}
	return a.w.Count(a.x.Draw, a.hit(), "cost", cost)
}

// allFit reports whether every stick never shown fits.
func (a *advice) allFit() bool {
	fit, unseen := a.found.Info.(*fp.Info).Fitting()
	return fit == unseen
}

// waitWords say to draw what is known to miss, and what for, and name the one that everybody has just seen.
func (a *advice) waitWords() string {
	next := a.now.Next()
	words := a.x.Wait
	switch {
	case next < 0, a.hitEnds(), a.outOfReach() >= 0:
		words = a.x.WaitStock
	case a.now.MayReroll:
		words = a.x.WaitNoReroll
	}
	said := a.w.Count(words, a.now.MissCosts, "name", a.t.PlayerName(max(next, 0)))
	if a.found.Info.(*fp.Info).LastMisses() {
		said = a.x.SuchAsLast.With("do", said)
	}
	return said
}

// seenWords say to draw what is known to hit, and what to do for those who remember none.
func (a *advice) seenWords() string {
	in := a.found.Info.(*fp.Info)
	most, words := a.now.Most(), a.x.Seen
	n := strconv.Itoa(a.now.MostPays())
	switch {
	case a.alike() && !a.knows(in, most):
		words = a.x.SeenOne
	case a.alike() && a.now.Showing(most) == len(a.now.Dice):
		words = a.x.SeenAll.With("n", n)
	case a.alike():
		words = a.x.SeenAlike.With("word", a.w.Number(a.now.Showing(most)), "n", n)
	}
	if fit, _ := in.Fitting(); fit > 0 {
		words = a.x.OrNotShown.With("do", words)
	}
	return words
}

// hit is what a hit brings, without the doubles' right.
func (a *advice) hit() int {
	if len(a.now.Open()) == 1 {
		return 1 + a.now.Pot
	}
	return 1
}

// otherWords name the best alternative, beside what is advised: a hint is not to remember for the
// player where a stick stands (F40).
func (a *advice) otherWords() string {
	switch {
	case a.t.Replayed():
		return a.decisionWords(a.other.Action, a.otherMove)
	case a.otherMove == moveSeen && a.move == moveWait:
		return a.x.SeenInstead
	case a.otherMove == moveRoll:
		return a.x.RollAgain
	case a.otherMove == moveWait:
		return a.x.WaitInstead
	case a.move == moveRoll:
		return a.x.DrawAtOnce
	case a.move == moveWait:
		return a.x.TryForAHit
	case a.move == moveSeen && a.otherMove == moveDraw:
		return a.x.NotShown
	}
	return a.x.AnotherStick
}

// decisionWords name a decision in a game that is over, apart from any other: a stick that was shown
// by its hole. Those never shown amount to the same, and so do the holes that a stick may go into.
func (a *advice) decisionWords(action engine.Action, m move) string {
	h := fp.Decode(action).Hole
	switch m {
	case moveRoll:
		return a.x.RollAgain
	case movePut:
		return a.x.AnyHole
	case moveDraw:
		return a.x.NotShown
	}
	words := a.x.SeenAt
	if m == moveWait {
		words = a.x.MissAt
	}
	return words.With("colour", a.colour(a.found.Info.(*fp.Info).Seen(h)), "hole", a.holeWords(h))
}

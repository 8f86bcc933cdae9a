package farbenpoker

import (
	"slices"
	"strconv"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// A fact says more than a term of the value, for anybody may check it on the table. It
// counts what was shown, and names no hole and no colour (rule F40).

// because is a fact that speaks for the decision against the alternative; false if none
// is known that does.
func (a *advice) because() (table.Clue, bool) {
	in := a.found.Info.(*fp.Info)
	switch a.move {
	case moveSeen:
		return a.becauseSure(in)
	case moveDraw:
		return a.becauseUnseen(in)
	case moveRoll:
		return a.becauseRolling(in)
	case moveWait:
		return a.becauseWaiting(in)
	}
	return table.Clue{}, false
}

// becauseSure sets what a sure hit brings against what is not sure.
func (a *advice) becauseSure(in *fp.Info) (table.Clue, bool) {
	colour := in.Seen(fp.Decode(a.best.Action).Hole)
	pays := a.now.Pays(colour)
	words, at := a.w.Count(a.x.Sure, pays), purseID
	switch {
	case a.now.Comeback < 0 && pays == a.now.Stock:
		return a.ending(pays), true
	case a.now.Comeback >= 0 && a.matches() == 0:
		words = a.x.SureBack
	case a.lastForPot():
		words, at = a.x.SurePot.With("n", strconv.Itoa(a.hit())), potID
	case pays > 1 && a.now.Showing(colour) < len(a.now.Dice):
		words = a.x.SureAlike.With("n", strconv.Itoa(pays), "word", a.w.Number(a.now.Showing(colour)))
	case a.alike() && !a.knows(in, a.now.Most()):
		words = a.x.SureOne.With("word", a.w.Number(a.now.Showing(a.now.Most())))
	}
	if !a.compared {
		return a.part(words, at), true
	}
	switch fit, unseen := in.Fitting(); {
	case a.otherMove == moveWait:
		return a.noMiss(words, at), true
	case a.otherMove == moveDraw && fit < unseen && pays*unseen >= fit*a.now.MostPays():
		return a.parts(words, a.few(a.x.FewFit, a.x.SomeMiss, fit, unseen), at), true
	case a.otherMove == moveRoll:
		return a.parts(words, a.rollingAgain(in), at), true
	}
	return table.Clue{}, false
}

// lastForPot reports whether the last stick of a set is drawn for, with chips in the pot.
func (a *advice) lastForPot() bool {
	return a.now.Comeback < 0 && len(a.now.Open()) == 1 && a.now.Pot > 0
}

// noMiss says why one would not miss instead of what is sure.
func (a *advice) noMiss(words, at string) table.Clue {
	switch pot := strconv.Itoa(a.now.Pot); {
	case a.now.Comeback >= 0:
		return a.parts(words, a.x.NothingElse, at)
	case a.now.Pot == 0:
		return a.parts(words, a.x.NoPot, at)
	case !a.lastForPot():
		return a.parts(words, a.x.WaitCosts.With("n", pot), at)
	case a.now.Next() >= 0:
		return a.parts(words, a.x.NextPot.With("name", a.t.PlayerName(a.now.Next())), at)
	}
	return a.part(words, at)
}

// ending says that a sure hit ends the game. Who does not win with it is told that nothing else is better.
func (a *advice) ending(pays int) table.Clue {
	words := a.w.Count(a.x.WhyEnds, pays, "place", a.place(pays))
	if better, _ := a.rank(pays); better > 0 && a.compared && !a.clearly() {
		return a.parts(words, a.x.NoBetter, purseID)
	}
	return a.part(words, purseID)
}

// place says where the player stands when a hit that brings some chips ends the game (F30, F32).
func (a *advice) place(pays int) string {
	better, alike := a.rank(pays)
	rank := []string{"n", strconv.Itoa(better + 1), "rank", a.w.Ordinal(better + 1)}
	switch {
	case better == 0 && alike == 0:
		return a.x.YouWin
	case better == 0:
		return a.x.YouShare
	case alike == 0:
		return a.x.YouCome.With(rank...)
	}
	return a.x.YouDivide.With(rank...)
}

// rank is how many others have more chips than the player after a hit that brings some, and how many as many.
func (a *advice) rank(pays int) (better, alike int) {
	me := a.found.Info.Seat()
	chips := a.now.Chips[:a.now.Players]
	own := chips[me] + pays
	if len(a.now.Open()) == 1 {
		own += a.now.Pot
	}
	for p, n := range chips {
		if p != int(me) && n > own {
			better++
		} else if p != int(me) && n == own {
			alike++
		}
	}
	return better, alike
}

// hitEnds reports whether any hit takes the last chip.
func (a *advice) hitEnds() bool { return a.now.Comeback < 0 && a.now.Stock == 1 }

// becauseUnseen tells how many of the sticks never shown fit.
func (a *advice) becauseUnseen(in *fp.Info) (table.Clue, bool) {
	fit, unseen := in.Fitting()
	if fit == 0 || a.compared && a.otherMove == moveSeen {
		return table.Clue{}, false
	}
	words := a.w.Count(a.x.Fit, fit, "m", strconv.Itoa(unseen))
	if fit == unseen {
		words = a.w.Count(a.x.AllFit, unseen)
	}
	waits := a.compared && a.otherMove == moveWait
	switch {
	case a.hitEnds():
		return a.parts(words, a.x.HitEnds.With("place", a.place(1)), a.openDice()...), true
	case !a.compared && unseen == a.now.Standing.Len():
		return table.Clue{Words: a.w.Count(a.x.WhyUnseen, fit, "m", strconv.Itoa(unseen)), At: a.openDice()}, true
	case !a.compared:
		return a.part(words, a.openDice()...), true
	case a.now.MayReroll && !in.RollingPays():
		return a.parts(words, a.x.RollCosts, a.openDice()...), true
	case waits && a.now.Comeback >= 0:
		return a.parts(words, a.x.NothingElse, a.openDice()...), true
	case waits && fit == unseen:
		return a.part(words, a.openDice()...), true
	case a.lastChips():
		lost := a.w.Count(a.x.LosesLast, a.now.Chips[a.now.Turn])
		return a.parts(lost, a.w.Count(a.x.FitThen, fit, "m", strconv.Itoa(unseen)), purseID), true
	case waits && (a.clearly() || !a.givesAway(in, a.best.Action)):
		return a.parts(words, a.w.Count(a.x.SameMiss, a.now.MissCosts), a.openDice()...), true
	case waits:
		return a.parts(words, a.x.NoBetter, a.openDice()...), true
	}
	return table.Clue{}, false
}

// clearly reports whether the decision is told to win more games than the alternative.
func (a *advice) clearly() bool { return table.WinsMore(a.best, a.other) }

// lastChips reports whether looking for a stick is set against a miss that surely takes the
// player's last chips.
func (a *advice) lastChips() bool {
	return a.move == moveDraw && a.compared && a.otherMove == moveWait && a.now.LastMiss()
}

// becauseRolling tells for how many colours of the die a hit is sure, where none is without.
func (a *advice) becauseRolling(in *fp.Info) (table.Clue, bool) {
	fit, unseen := in.Fitting()
	sure, faces := in.SureFaces()
	if sure == 0 || sure*unseen <= fit*faces || a.knowsHit(in) {
		return table.Clue{}, false
	}
	words := a.x.SureFaces.With("n", strconv.Itoa(sure), "m", strconv.Itoa(faces))
	return a.parts(words, a.few(a.x.FewFitNow, a.x.SomeMissNow, fit, unseen), a.openDice()...), true
}

// knowsHit reports whether a stick that was shown fits, and knows whether one of a colour stands.
func (a *advice) knowsHit(in *fp.Info) bool {
	return slices.ContainsFunc(a.now.Open(), func(c fp.Colour) bool { return a.knows(in, c) })
}

func (a *advice) knows(in *fp.Info, c fp.Colour) bool {
	return slices.ContainsFunc(table.UpTo(holes), func(h int) bool {
		return a.now.Standing.Has(fp.Hole(h)) && in.Seen(fp.Hole(h)) == c
	})
}

// becauseWaiting tells what is given away by a hit, or by a look at one more stick.
func (a *advice) becauseWaiting(in *fp.Info) (table.Clue, bool) {
	fit, unseen := in.Fitting()
	sure, faces := in.SureFaces()
	draws := a.otherMove == moveDraw || a.otherMove == moveSeen
	few := a.otherMove == moveDraw && 0 < fit && 3*fit < unseen && len(a.now.Open()) != 2 && !a.knowsHit(in)
	switch {
	case !a.compared || a.now.Next() < 0:
	case draws && a.hitEnds():
		return table.Clue{Words: a.x.WhyWaitEnds.With("place", a.place(1)), At: []string{purseID}}, true
	case a.outOfReach() >= 0:
		words := a.x.WhyWaitReach.With("n", strconv.Itoa(a.now.Stock+a.now.Pot), "name", a.t.PlayerName(a.outOfReach()))
		return table.Clue{Words: words, At: []string{purseID}}, true
	case draws && a.givesAway(in, a.other.Action):
		return table.Clue{Words: a.nextWords(in), At: []string{potID}}, true
	case few && !a.now.MayReroll:
		words := a.w.Count(a.x.WhyWaitShow, fit, "m", strconv.Itoa(unseen), "name", a.t.PlayerName(a.now.Next()))
		return table.Clue{Words: words, At: a.openDice()}, true
	case few && 2*sure < faces:
		words := a.w.Count(a.x.WhyWaitBoth, fit, "m", strconv.Itoa(unseen), "k", strconv.Itoa(sure), "faces", strconv.Itoa(faces))
		return table.Clue{Words: words, At: a.openDice()}, true
	case a.otherMove == moveRoll && 2*sure < faces:
		words := a.x.WhyWaitFaces.With("k", strconv.Itoa(sure), "m", strconv.Itoa(faces))
		return table.Clue{Words: words, At: a.openDice()}, true
	case a.otherMove == moveDraw && a.clearly() && len(a.now.Open()) > 1:
		words := a.x.WhyWaitHelps.With("name", a.t.PlayerName(a.now.Next()))
		return table.Clue{Words: words, At: a.openDice()}, true
	}
	return table.Clue{}, false
}

// outOfReach is who stays ahead though a hit brings the end near, where it is set against a known
// miss; or Chance.
func (a *advice) outOfReach() engine.Player {
	draws := a.compared && (a.otherMove == moveDraw || a.otherMove == moveSeen)
	if a.move != moveWait || !draws || !a.now.LastChips() || a.hitEnds() {
		return engine.Chance
	}
	return a.now.OutOfReach()
}

// nextWords say what who draws next may do after a hit that leaves one die: also roll it again,
// which is told where he may be sure of a hit then.
func (a *advice) nextWords(in *fp.Info) string {
	sure, faces, rolls := a.nextRolls(in, a.other.Action)
	words := a.x.WhyWait
	if rolls {
		words = a.x.WhyWaitSure
	}
	return words.With("name", a.t.PlayerName(a.now.Next()), "n", strconv.Itoa(a.now.Pot), "k", strconv.Itoa(sure), "m", strconv.Itoa(faces))
}

// nextRolls is for how many of the colours of the last die who draws next will know a stick after
// a hit, and whether he may well roll it again.
func (a *advice) nextRolls(in *fp.Info, hit engine.Action) (sure, faces int, rolls bool) {
	sure, faces = in.SureFacesNext(fp.Decode(hit).Hole)
	return sure, faces, sure > 1 && a.now.Chips[a.now.Next()] >= fp.MissCostsReroll
}

// givesAway reports whether a draw may leave the pot to who draws next, and that counts for more
// than what it promises beside a known miss: a chip that is won instead of one that is paid. A pot
// of 1 is no more than any hit. Who may not well roll the last die again gets the pot as often as not.
func (a *advice) givesAway(in *fp.Info, draw engine.Action) bool {
	if a.now.Comeback >= 0 || a.now.Next() < 0 || len(a.now.Open()) != 2 || a.now.Pot < 2 {
		return false
	}
	fit, of := in.Fitting()
	if in.Seen(fp.Decode(draw).Hole) != fp.Unseen {
		fit, of = 1, 1
	}
	sure, faces, rolls := a.nextRolls(in, draw)
	if !rolls {
		sure = faces / 2
	}
	return a.now.Pot*sure*of > (fp.HitPays+a.now.MissCosts)*fit*faces
}

// rollingAgain is the second part about rolling again: where a hit is sure whatever comes,
// it brings no more than a hit now.
func (a *advice) rollingAgain(in *fp.Info) string {
	sure, faces := in.SureFaces()
	if sure == faces {
		return a.x.AllSureFaces
	}
	return a.x.NoSureFaces.With("n", strconv.Itoa(faces-sure), "m", strconv.Itoa(faces))
}

// few is the second part about sticks never shown: how few fit or, if that is most of them, how
// many do not.
func (a *advice) few(words, miss lang.Plural, fit, unseen int) string {
	switch {
	case fit == 0:
		return a.x.NoneFits
	case 2*fit > unseen:
		return a.w.Count(miss, unseen-fit, "m", strconv.Itoa(unseen))
	}
	return a.w.Count(words, fit, "m", strconv.Itoa(unseen))
}

// parts and part put parts of a sentence together.
func (a *advice) parts(mine, other string, at ...string) table.Clue {
	return table.Clue{Words: a.x.WhyParts.With("mine", mine, "other", other), At: at}
}

func (a *advice) part(mine string, at ...string) table.Clue {
	return table.Clue{Words: a.x.WhyPart.With("mine", mine), At: at}
}

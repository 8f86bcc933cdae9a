package farbenpoker

import (
	"strconv"

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
	pays := a.now.Pays(in.Seen(fp.Decode(a.best.Action).Hole))
	words, at := a.w.Count(a.x.Sure, pays), purseID
	switch {
	case a.now.Comeback >= 0 && a.matches() == 0:
		words = a.x.SureBack
	case a.now.Comeback < 0 && len(a.now.Open()) == 1 && a.now.Pot > 0:
		words, at = a.x.SurePot.With("n", strconv.Itoa(a.now.Pot)), potID
	}
	if !a.compared {
		return a.part(words, at), true
	}
	switch fit, unseen := in.Fitting(); {
	case a.otherMove == moveWait:
		return a.parts(words, a.knownMiss(a.x.CostsMiss), at), true
	case a.otherMove == moveDraw && fit < unseen && pays*unseen >= fit*a.now.MostPays():
		return a.parts(words, a.few(a.x.FewFit, fit, unseen), at), true
	case a.otherMove == moveRoll:
		return a.parts(words, a.rollingAgain(in), at), true
	}
	return table.Clue{}, false
}

// becauseUnseen tells how many of the sticks never shown fit.
func (a *advice) becauseUnseen(in *fp.Info) (table.Clue, bool) {
	fit, unseen := in.Fitting()
	if fit == 0 {
		return table.Clue{}, false
	}
	words := a.w.Count(a.x.Fit, fit, "m", strconv.Itoa(unseen))
	switch {
	case !a.compared && unseen == a.now.Standing.Len():
		return table.Clue{Words: a.w.Count(a.x.WhyUnseen, fit, "m", strconv.Itoa(unseen)), At: a.sides()}, true
	case !a.compared:
		return a.part(words, a.sides()...), true
	case a.otherMove == moveWait:
		return a.parts(words, a.knownMiss(a.x.SameMiss), a.sides()...), true
	case a.otherMove == moveRoll && !in.RollingPays():
		return a.parts(words, a.rollingAgain(in), a.sides()...), true
	}
	return table.Clue{}, false
}

// becauseRolling tells for how many colours of the die a hit is sure.
func (a *advice) becauseRolling(in *fp.Info) (table.Clue, bool) {
	fit, unseen := in.Fitting()
	sure, faces := in.SureFaces()
	words := a.x.SureFaces.With("n", strconv.Itoa(sure), "m", strconv.Itoa(faces))
	switch {
	case !in.RollingPays() || sure == 0:
	case a.otherMove == moveWait:
		return a.parts(words, a.knownMiss(a.x.CostsMiss), a.openDice()...), true
	case a.otherMove == moveDraw && sure*unseen > fit*faces:
		return a.parts(words, a.few(a.x.FewFitNow, fit, unseen), a.openDice()...), true
	}
	return table.Clue{}, false
}

// becauseWaiting tells what is given away by a hit, or by a look at one more stick.
func (a *advice) becauseWaiting(in *fp.Info) (table.Clue, bool) {
	fit, unseen := in.Fitting()
	draws := a.otherMove == moveDraw || a.otherMove == moveSeen
	switch {
	case !a.compared || a.now.Next() < 0:
	case draws && len(a.now.Open()) == 2 && a.now.Pot > 0:
		name := a.t.PlayerName(a.now.Next())
		return table.Clue{Words: a.x.WhyWait.With("name", name, "n", strconv.Itoa(a.now.Pot)), At: []string{potID}}, true
	case a.otherMove == moveDraw && 0 < fit && fit < unseen:
		return table.Clue{Words: a.w.Count(a.x.WhyWaitShow, fit, "m", strconv.Itoa(unseen)), At: a.sides()}, true
	}
	return table.Clue{}, false
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

// few is the second part about sticks never shown.
func (a *advice) few(words lang.Plural, fit, unseen int) string {
	if fit == 0 {
		return a.x.NoneFits
	}
	return a.w.Count(words, fit, "m", strconv.Itoa(unseen))
}

// knownMiss is the second part about a stick that is known to miss.
func (a *advice) knownMiss(costs lang.Plural) string {
	if a.now.Comeback >= 0 {
		return a.x.NothingMiss
	}
	return a.w.Count(costs, a.now.MissCosts)
}

// parts and part put parts of a sentence together.
func (a *advice) parts(mine, other string, at ...string) table.Clue {
	return table.Clue{Words: a.x.WhyParts.With("mine", mine, "other", other), At: at}
}

func (a *advice) part(mine string, at ...string) table.Clue {
	return table.Clue{Words: a.x.WhyPart.With("mine", mine), At: at}
}

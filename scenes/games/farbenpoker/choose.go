package farbenpoker

import (
	"slices"
	"strconv"

	"treille/audio"
	fp "treille/engine/farbenpoker"
	"treille/scenes/data/store"
	"treille/scenes/table"
)

// putting reports whether sticks are to be put back now.
func (b *tableState) putting() bool {
	return b.now.Phase == fp.PhaseMiss || b.now.Phase == fp.PhasePutSet || b.now.Phase == fp.PhasePutBack
}

// mayPut reports whether the next stick may go into a hole.
func (b *tableState) mayPut(h fp.Hole) bool {
	return !b.now.Standing.Has(h) && (b.now.PutSide == fp.NoSide || h.Side() == b.now.PutSide)
}

// nextDie is the die whose stick goes back next.
func (b *tableState) nextDie() int { return slices.Index(b.now.Answered[:], true) }

// due reports whether a stick that lies out is the one that goes back next.
func (b *tableState) due(t *stick) bool {
	switch b.now.Phase {
	case fp.PhasePutSet:
		return t.place == inSlot && t.index == b.nextDie()
	case fp.PhasePutBack:
		return t.drawn == slices.IndexFunc(b.now.Drawn[:], func(d fp.DrawnStick) bool { return d.Colour != fp.None })
	}
	return false
}

// holeReason says why a hole cannot be chosen now, "" if it can.
func (b *tableState) holeReason(h fp.Hole) string {
	x := &b.words().Farbenpoker.Reasons
	switch {
	case b.now.Phase == fp.PhaseOver:
		return b.endWords(b.now.Ending)
	case !b.t.Deciding() && !b.soon():
		return b.notNow()
	case !b.putting() && !b.now.Standing.Has(h):
		return x.NoStick
	case b.putting() && b.now.Standing.Has(h):
		return x.Taken
	case b.now.Phase == fp.PhasePutBack && !b.mayPut(h):
		return x.FewerSide.With("side", b.now.PutSide.String())
	case b.putting() && !b.mayPut(h):
		return x.WrongSide.With("side", b.now.PutSide.String())
	}
	return ""
}

// notNow says why the viewer decides nothing now: he is to roll first, his own decision is being
// shown, or it is somebody else's turn.
func (b *tableState) notNow() string {
	_, throws := b.t.Throw()
	switch {
	case throws:
		return b.words().Table.RollFirst
	case b.mover() >= 0 && b.mover() == b.t.Me():
		return b.words().Farbenpoker.Reasons.GoesOn
	}
	return b.t.NotNow(b.mover())
}

// soon reports whether the viewer decides as soon as what was before has been shown.
func (b *tableState) soon() bool {
	_, throws := b.t.Throw()
	due := b.now.Phase == fp.PhaseDraw || b.putting() && b.now.PutNext != fp.None
	return due && !throws && b.t.Me() >= 0 && b.mover() == b.t.Me()
}

// pick chooses a hole; a second time decides for it. While something is still being shown, that
// ends, and the hole is chosen then.
func (b *tableState) pick(h fp.Hole) {
	if !b.t.Deciding() {
		b.wants = h
		b.t.GoOn()
		return
	}
	again := b.picked == h
	b.picked, b.again = h, false
	if again || b.t.App().Settings.Confirm == store.ConfirmNever {
		b.decide()
		return
	}
	b.t.PlayAt(b.t.Base(), audio.Dealt, audio.Options{Gain: pickSofter})
}

// pickDie chooses the open die, to be rolled again; a second time rolls it.
func (b *tableState) pickDie() {
	again := b.again
	b.picked, b.again = fp.NoHole, true
	if again || b.t.App().Settings.Confirm == store.ConfirmNever {
		b.rollAgain()
		return
	}
	b.t.PlayAt(b.t.Base(), audio.Dealt, audio.Options{Gain: pickSofter})
}

// rollAgain rolls the open die again.
func (b *tableState) rollAgain() {
	costs, _ := b.costs(fp.MissCostsReroll)
	b.t.Ask(false, b.words().Farbenpoker.Buttons.Roll, costs, func() { b.t.Decide(fp.Reroll()) })
}

// decide draws the stick that is picked, or puts the next one into the hole.
func (b *tableState) decide() {
	h, a, label := b.picked, fp.Draw(b.picked), b.words().Farbenpoker.Buttons.Draw
	if b.putting() {
		a, label = fp.Put(h), b.putLabel()
	}
	b.t.Ask(false, label, "", func() {
		b.t.Decide(a)
		if b.putting() && !b.t.Deciding() {
			b.hangs = h // it stays there while the decision is shown
		}
	})
}

// busy reports whether nobody thinks: what was decided is being done.
func (b *tableState) busy() bool {
	return b.in.Acting() == 0 || b.putting() && b.now.PutNext == fp.None
}

// Actions implements table.GameView.
func (b *tableState) Actions() table.Actions {
	a := table.Actions{Prompt: b.hint(), Busy: b.busy()}
	x := &b.words().Farbenpoker
	var label, reason string // what the button asks for
	roll, throws := b.t.Throw()
	switch {
	case throws:
		a.Main = roll
		return a
	case b.out():
		a.Main = table.Action{ID: "end", Label: x.Buttons.ToEnd, Key: 'e', Act: b.t.ToEnd}
		return a
	case b.now.Phase == fp.PhaseOver || b.rests(b.t.Me()):
		return a
	case b.revealing():
		a.Main = table.Action{ID: "go", Label: b.words().Table.GoOn, Key: 'g', Act: b.t.GoOn}
		return a
	case b.rollsFirst():
		a.Main = table.Action{ID: "roll-soon", Label: b.words().Table.Roll}
	case b.putting():
		a.Main = table.Action{ID: "put", Label: b.putLabel(), Key: 'p'}
		label, reason = x.Buttons.PickHole, x.Reasons.PickHole
	case b.picked == fp.NoHole:
		a.Main = table.Action{ID: "draw", Label: x.Buttons.DrawNone, Key: 'd'}
		label, reason = x.Buttons.PickStick, x.Reasons.PickStick
	default:
		a.Main = table.Action{ID: "draw", Label: x.Buttons.Draw, Key: 'd'}
	}
	switch {
	case !b.t.Deciding():
		if a.Main.Reason = b.notNow(); b.soon() { // as it will be said in a moment
			a.Main.Label, a.Main.Asks = label, true
		}
		return a
	case b.picked == fp.NoHole:
		a.Main.Label, a.Main.Reason, a.Main.Asks = label, reason, true
	default:
		a.Main.Act = b.decide
	}
	switch {
	case b.now.ShortOfReroll():
		a.Others = []table.Action{{ID: "reroll", Label: x.Buttons.Roll, Key: 'r', Reason: x.Reasons.NoReroll.With("n", strconv.Itoa(fp.MissCostsReroll))}}
	case b.now.MayReroll:
		costs, low := b.costs(fp.MissCostsReroll)
		roll := table.Action{ID: "reroll", Label: x.Buttons.Roll, Price: costs, LowPrice: low, Key: 'r', Act: b.rollAgain}
		if b.again { // it is chosen: the button does that
			a.Main, a.Main.Size = roll, rollSize
			return a
		}
		a.Others = []table.Action{roll}
		if !a.Main.Asks { // a button beside the other, and as long
			a.Main.Label = x.Buttons.DrawNone
			a.Main.Price, a.Main.LowPrice = b.costs(b.now.MissCosts)
		}
	}
	return a
}

// costs says what a miss costs, and the same in few words.
func (b *tableState) costs(n int) (words, low string) {
	w := b.words()
	return w.Farbenpoker.Places.MissCosts + " " + strconv.Itoa(n), w.Farbenpoker.Places.Miss + " " + w.Signed(-n)
}

// rollsFirst reports whether the viewer is about to roll the dice of a set, or chance says who does.
func (b *tableState) rollsFirst() bool {
	return b.now.Phase == fp.PhaseFirst || b.now.Phase == fp.PhaseRoll && b.mover() >= 0 && b.mover() == b.t.Me() && !b.tumbling()
}

// revealing reports whether the viewer sees what his own stick shows.
func (b *tableState) revealing() bool {
	return b.said() != nil && b.mover() >= 0 && b.mover() == b.t.Me() && !b.t.Deciding()
}

// nextHole chooses the next hole: the way for somebody who cannot touch one that is small. It
// begins with the first (rule F40).
func (b *tableState) nextHole() {
	for i := range fp.Hole(holes) {
		h := (b.picked + 1 + i) % holes
		if b.holeReason(h) == "" {
			b.picked, b.again = h, false
			b.t.PlayAt(b.t.Base(), audio.Dealt, audio.Options{Gain: pickSofter})
			return
		}
	}
}

// putLabel says what the button does with the next stick.
func (b *tableState) putLabel() string {
	x := &b.words().Farbenpoker.Buttons
	c := b.colour(b.now.PutNext)
	switch {
	case b.picked == fp.NoHole || !b.putting():
		return x.PutNone
	case b.now.Phase == fp.PhaseMiss:
		return x.PutHere
	case b.now.PutSide == fp.NoSide:
		return x.PutSide.With("colour", c, "side", letters[sideOf(b.picked)])
	}
	return x.Put.With("colour", c)
}

// missed is what the miss has cost whose stick is in hand, 0 without one.
func (b *tableState) missed() int {
	if b.now.Phase != fp.PhaseMiss || b.now.Drawn[0].Colour == fp.None {
		return 0
	}
	return b.now.MissCosts
}

// matches is what a comeback brings so far: the sticks laid out that match a die, and
// the one of which that is being said, but no more than the stock has.
func (b *tableState) matches() int {
	n := b.matched()
	if q := b.said(); q != nil && q.die >= 0 {
		n++
	}
	return min(n, b.now.Stock)
}

// matched are the sticks laid out in a comeback that match a die.
func (b *tableState) matched() (n int) {
	for _, d := range b.now.Drawn {
		if d.Colour != fp.None && d.Die >= 0 {
			n++
		}
	}
	return n
}

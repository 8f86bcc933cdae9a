package weinhaendler

import (
	"strconv"

	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// handControl adds the control of a card in the own hand.
func (v *view) handControl(i int, t *token, r ui.Rect) {
	if v.me() < 0 || t.card == wh.Hidden || v.veiled {
		return
	}
	label := v.x.Labels.Hand
	if t.up {
		label = v.x.Labels.HandLifted
		if v.in.Phase() == wh.PhaseCellars {
			label = v.x.Labels.HandChosen
		}
	}
	var key rune
	if i < 9 {
		key = rune('1' + i)
	}
	v.s.Control(ui.Control{ID: "hand/" + strconv.Itoa(i), Role: ui.Checkbox, Label: label.With("card", v.cardLabel(t.card)),
		Rect: r, Checked: t.up, Key: key, Part: true,
		Act:     func() { v.Table.lift(t) },
		Inspect: func() { v.Table.inspect = t }})
}

// lift raises a card of the hand, or lays it back. In the cellars' phase only
// one is up at a time.
func (t *Table) lift(k *token) {
	up := !k.up
	t.gain = nil // its label would lie over the places
	if t.shown.Phase() == wh.PhaseCellars {
		for _, o := range t.tokens.list {
			o.up = false
		}
		t.place = nil
		if up && t.me() == t.base {
			t.cellar, t.look = true, t.base
		}
	}
	k.up = up
	t.room.Play(audio.Tick)
}

// ghostsFor are the lifted cards that a bid would have more.
func (v *view) ghostsFor(p engine.Player) []*token {
	if p != v.me() || v.veiled || v.in.Phase() != wh.PhaseBidding || v.in.HasPassed(p) {
		return nil
	}
	_, list := v.tokens.lifted(p)
	return list
}

// liftedTotal is the own total with the lifted cards.
func (v *view) liftedTotal() int {
	cards, _ := v.tokens.lifted(v.me())
	return v.in.BidTotal(v.me()) + cards.Value()
}

// choosePlace chooses a place for the lifted card; a second time lays it.
func (t *Table) choosePlace(p wh.Place) {
	if t.place != nil && *t.place == p || t.room.Settings.Confirm == store.ConfirmNever {
		t.place = &p
		t.layCard()
		return
	}
	t.place = &p
	t.room.Play(audio.Tick)
}

func (t *Table) layCard() {
	_, list := t.tokens.lifted(t.me())
	if t.place != nil && len(list) == 1 {
		a := wh.Lay(list[0].card, *t.place)
		g := t.shown.Gain(list[0].card, *t.place)
		w := t.room.Words
		gain := w.Count(w.Weinhaendler.Buttons.Gain, g.Points(), "gain", w.Signed(g.Points()))
		// A bottle that has been laid can be taken back: nothing is at stake.
		t.ask(false, w.Weinhaendler.Buttons.PlaceNone, t.cardName(list[0].card)+": "+gain, func() { t.decide(a) })
	}
}

// sure does something at once, or asks before, as the player wants it.
func (t *Table) sure(risky bool, label string, act func()) {
	t.ask(risky, label, t.room.Words.Table.ConfirmTitle, act)
}

// ask is sure with words of its own.
func (t *Table) ask(risky bool, label, words string, act func()) {
	ask := t.room.Settings.Confirm == store.ConfirmAlways || risky && t.room.Settings.Confirm == store.ConfirmRisky
	if !ask {
		act()
		return
	}
	w := t.room.Words
	t.panel.Menu(label, words, w.App.Close, []table.Entry{
		{ID: "sure", Label: label, Primary: true, Act: func() { t.panel.Shut(); act() }},
		{ID: "cancel", Label: w.App.Cancel, Act: t.panel.Shut},
	})
}

// An actionsBox says where hint and buttons of an arrangement stand.
type actionsBox struct {
	hint            ui.Rect
	hintSize        float64
	centre          bool
	second, primary ui.Rect
	secondSize      float64
	primarySize     float64
	stack           bool // the buttons stand one above the other
}

// actions adds hint and buttons for the present decision.
func (v *view) actions(b actionsBox) {
	if v.f.LeftHand && !b.stack {
		// The main button stands at the lower left.
		row := b.second
		row.W = b.primary.Right() - b.second.X
		b.primary.X = row.X
		b.second.X = row.Right() - b.second.W
	}
	v.hintLine(b)
	switch {
	case v.in.Phase() == wh.PhaseOver:
		v.s.Button(ui.ButtonSpec{ID: "result", Rect: b.primary, Label: v.w.Table.ShowResult, Primary: true,
			Size: b.primarySize, Act: v.Table.showResult})
	case v.in.Phase() == wh.PhaseCellars && v.session.People() > 0:
		v.placingButtons(b)
	case v.session.People() == 0: // nobody here decides
	default:
		v.biddingButtons(b)
	}
}

func (v *view) hintLine(b actionsBox) {
	st := sized(hintWords, b.hintSize)
	lines := ui.Wrap(v.hint(), st, b.hint.W)
	lead := st.Size * 1.24
	for float64(len(lines))*lead > b.hint.H+4 && st.Size > 13 {
		st.Size -= 0.5
		lead = st.Size * 1.24
		lines = ui.Wrap(v.hint(), st, b.hint.W)
	}
	lines = ui.Balance(v.hint(), st, b.hint.W)
	x := b.hint.X
	if b.centre {
		x, st = b.hint.CX(), st.At(sprites.Middle)
	}
	y := b.hint.CY() + st.Size*0.32 - float64(len(lines)-1)*lead/2
	for i, l := range lines {
		v.s.Words(l, x, y+float64(i)*lead, st)
	}
}

func (v *view) biddingButtons(b actionsBox) {
	cards, list := v.tokens.lifted(v.me())
	w := &v.x.Buttons
	mine := v.deciding()
	reason := v.notNow()
	if mine && v.in.MayDraw() && v.in.PileSize() > 0 {
		// Passing and drawing is a button of its own.
		pass, draw := b.second, b.second
		if b.stack {
			pass.W = (b.second.W - 8) * 0.42
			draw.X, draw.W = pass.Right()+8, b.second.W-8-pass.W
		} else {
			row := b.second
			left := min(b.second.X, b.primary.X)
			row.X, row.W = left, max(b.second.Right(), b.primary.Right())-left
			gap := 8.0
			pass.W, draw.W, b.primary.W = row.W*0.24, row.W*0.32, row.W*0.44-2*gap
			pass.X = row.X
			draw.X = pass.Right() + gap
			b.primary.X = draw.Right() + gap
			if v.f.LeftHand {
				b.primary.X = row.X
				draw.X = b.primary.Right() + gap
				pass.X = draw.Right() + gap
			}
		}
		v.s.Button(ui.ButtonSpec{ID: "pass", Rect: pass, Label: w.Pass, Size: b.secondSize * 0.9, Key: 'p',
			Act: func() { v.Table.sure(true, w.Pass, func() { v.Table.decide(wh.Pass()) }) }})
		v.s.Button(ui.ButtonSpec{ID: "draw", Rect: draw, Label: w.PassDraw, Size: b.secondSize * 0.86, Key: 'd',
			Act: func() { v.Table.sure(false, w.PassDraw, func() { v.Table.decide(wh.Draw()) }) }})
	} else {
		v.s.Button(ui.ButtonSpec{ID: "pass", Rect: b.second, Label: w.Pass, Size: b.secondSize, Key: 'p',
			Disabled: !mine, Reason: reason,
			Act: func() { v.Table.sure(false, w.Pass, func() { v.Table.decide(wh.Pass()) }) }})
	}
	add := ui.ButtonSpec{ID: "add", Rect: b.primary, Primary: true, Size: b.primarySize, Label: w.AddNothing, Key: 'a',
		Disabled: true, Reason: v.x.Reasons.NothingLifted}
	if !mine {
		add.Reason = reason
	}
	if len(list) > 0 {
		total := v.liftedTotal()
		money := v.euro(total)
		add.Label = w.Add.With("total", money)
		if owner, taken := v.in.TotalOwner(total); taken {
			add.Label = w.Forbidden.With("total", money, "of", v.w.Of(v.name(owner)))
			add.Reason = add.Label
		} else if mine {
			add.Disabled, add.Reason = false, ""
			add.Act = func() { v.Table.sure(false, add.Label, func() { v.Table.decide(wh.Bid(cards)) }) }
		}
	}
	v.s.Button(add)
}

func (v *view) placingButtons(b actionsBox) {
	w := &v.x.Buttons
	mine := v.deciding()
	done := ui.ButtonSpec{ID: "done", Rect: b.second, Label: w.Done, Size: b.secondSize, Disabled: !mine, Reason: v.notNow(), Key: 'd'}
	place := ui.ButtonSpec{ID: "place", Rect: b.primary, Label: w.PlaceNone, Size: b.primarySize * 0.92, Primary: true,
		Disabled: true, Reason: v.notNow(), Key: 'a'}
	if mine {
		done.Reason = ""
		if n := v.in.MustPlace(); n > 0 {
			done.Label, done.Disabled = v.w.Count(w.MoreToPlace, n), true
			done.Reason = v.w.Count(v.x.Reasons.MustPlace, n)
			done.Size *= 0.9
			if !b.stack && !v.f.LeftHand {
				done.Rect.W += 38
				place.Rect.X += 38
				place.Rect.W -= 38
			}
		}
		risky := v.in.LastRound() && v.in.HandSize(v.me()) > 0
		words := v.w.Table.ConfirmTitle
		if risky {
			words = v.x.Hints.LastRound
		}
		done.Act = func() { v.Table.ask(risky, w.Done, words, func() { v.Table.decide(wh.Done()) }) }
		place.Reason = v.x.Hints.TapBottle
		_, list := v.tokens.lifted(v.me())
		if len(list) == 1 {
			place.Reason = v.x.Hints.TapPlace
			if v.place != nil {
				g := v.in.Gain(list[0].card, *v.place)
				place.Label = v.x.Buttons.Place.With("points", v.gainWords(g))
				if list[0].card == wh.Empty {
					place.Label = w.PlaceSupport
				}
				place.Disabled, place.Reason = false, ""
				place.Act = v.Table.layCard
			}
		}
	}
	v.s.Button(done)
	v.s.Button(place)
}

// gainWords are the points of a gain: "+7 points".
func (v *view) gainWords(g wh.Gain) string {
	n := g.Points()
	return v.w.Count(v.x.Buttons.Gain, n, "gain", v.w.Signed(n))
}

// notNow says why the viewer cannot decide; nothing, if it is only that his own
// move is still being shown.
func (v *view) notNow() string {
	switch p := v.in.Turn(); {
	case p < 0:
		return v.w.Table.WaitForOthers
	case p == v.me():
		return ""
	default:
		return v.w.Table.NotYourTurn.With("of", v.w.Of(v.name(p)))
	}
}

package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// own adds the own side of a phone below the own cellar: money, hint and buttons; dense says that shields are too near
// each other to be touched surely.
func (v *view) own(place table.ActionsPlace, dense bool) {
	v.ownLine(&place)
	v.beside(&place, dense)
	v.Decisions(place)
}

// ownLine is the line above the buttons, in all phases: own money, this round's income apart
// (V44), and the rest of it for the hint.
func (v *view) ownLine(b *table.ActionsPlace) {
	number := table.FeltNumber.Sized(ui.Lead / min(v.Frame.Text, largeMoney)) // it leaves the room to the hint
	income, left := v.toCome()
	if v.large() && v.Short() { // the button says what it costs
		left = -1
	}
	line, r := v.moneyLeft(number, number.In(gold), left), b.Hint
	if income > 0 {
		line = ui.Row(ui.Near, line, ui.Label(signed(income), number.In(gold)).Shows(incomeFact(v.Base())))
	}
	if w := v.Stage.WidthOf(line); r.H > 3*v.Stage.HeightOf(line, w) { // the hint goes below it
		line, b.Centre = line.Top(), true
		_, b.Hint = divided(r, panelCoin, 0)
	} else {
		b.Centre, b.AtRight = false, true
		_, b.Hint = across(r, w)
	}
	v.Stage.Lay(line.Left(), r)
}

// moneyLeft is the own money, and what the present decision leaves of it, -1 for all.
func (v *view) moneyLeft(now, then sprites.Style, left int) ui.Part {
	money := moneyPart(v.moneyOf(v.Base()), panelCoin, now).Shows(moneyFact(v.Base()))
	if left < 0 {
		return money
	}
	return ui.Row(ui.Near, money, ui.Label("→", then), ui.Label(amount(left), then))
}

// toCome is what comes to the own money at the end of the round, 0 for nothing, and what
// the present decision leaves of it, -1 for all.
func (v *view) toCome() (income, left int) {
	income, _, _ = v.quote()
	income += v.in.Income(v.Base())
	money, _ := v.in.Money(v.Base())
	if spent := cost(v.pick.coins); v.t.Deciding() && spent > 0 && v.in.Phase() <= vi.PhaseNewcomers {
		return income, money - spent
	}
	return income, -1
}

// purse are own money and vineyards, and below each what is kept apart (V44) or will be left.
func (v *view) purse() ui.Part {
	p, number, said, more := v.Base(), table.FeltNumber.Sized(ui.Head), ui.Part{}, ui.Part{}
	then := table.FeltNumber.Sized(ui.Lead).In(gold)
	switch income, left := v.toCome(); {
	case income > 0:
		said = ui.Label(v.x.Places.Apart.With("money", amount(income)), feltItalic.Sized(ui.Note)).Shows(incomeFact(p))
	case left >= 0:
		said = ui.Row(ui.Near, ui.Label("→", then), ui.Label(amount(left), then))
	}
	if after := v.totalAfter(); after != v.in.Vineyards(p) {
		more = ui.Row(ui.Near, ui.Label("→", then), ui.Label(strconv.Itoa(after), then))
	}
	return ui.Column(0,
		ui.Row(ui.Near,
			moneyPart(v.moneyOf(p), purseSign, number).Named(seatPlace(p)).Shows(moneyFact(p)),
			ui.Spring(),
			v.HeadPart(p, purseSign),
			ui.Label(v.PointWords(p), number).Shows(vineyardsFact(p))),
		ui.Row(ui.Apart, said, ui.Spring(), more))
}

// underPurse lays the purse at the upper edge of a box, and returns what is left of it for the hint as far
// as the buttons.
func (v *view) underPurse(r ui.Rect, foot float64) ui.Rect {
	purse := v.purse()
	upper, _ := divided(r, v.Stage.HeightOf(purse, r.W), 0)
	v.Stage.Lay(purse, upper)
	return ui.R(r.X, upper.Bottom()+ui.Tight, r.W, foot-upper.Bottom()-ui.Tight)
}

// beside shows the three first purchases as pawns, in the place of a button to pass (V13).
// Where the regions are chosen, the main button takes that place, or one that leads from
// pair to pair.
func (v *view) beside(b *table.ActionsPlace, dense bool) {
	switch phase := v.in.Phase(); {
	case v.Taught() || v.Replayed() || v.Sums(): // there is another button
	case phase == vi.PhaseChoose && dense && v.t.Deciding():
		v.Stage.Button(ui.ButtonSpec{ID: "next", Spoken: v.x.Buttons.NextRegion, Icon: "chevron", Size: ui.Lead, Key: 'n', Rect: b.Other, Act: v.nextChoice})
	case b.Stack:
	case phase == vi.PhaseChoose:
		b.Main, b.Other.W = b.Other.Around(b.Main), 0
	case v.mine() && (phase == vi.PhaseDrawn || phase == vi.PhaseSecond || phase == vi.PhaseThird):
		v.Stage.Lay(v.compulsory(), b.Other)
	}
}

// compulsory are the three first purchases as pawns.
func (v *view) compulsory() ui.Part {
	n := v.in.Vineyards(v.Base())
	pawns := table.Each(table.UpTo(len(v.x.Places.Purchase)), func(k int) ui.Part {
		pawn := ui.Item{Look: v.pawnLook(v.Base())}
		if pawn.Look.Glow = k == n; k != n {
			pawn.Alpha = faded
		}
		return ui.Picture(pawn, stripMarker)
	})
	words := v.x.Places.Purchase[min(n, len(pawns)-1)]
	return ui.Column(ui.Tight, ui.Rows(1, ui.Tight, pawns...), ui.Label(words, feltItalic.Sized(ui.Note).At(sprites.Middle)).Dropped(1))
}

package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// status says in short what somebody does in the present phase, and whether it is
// an amount.
func (v *view) status(p engine.Player) (words string, amountOf bool) {
	x := &v.x.Status
	owners, newcomers := v.in.Buyers()
	if v.between == rolling || v.between == ended {
		return "", false
	}
	r, _ := v.in.Region()
	switch v.in.Phase() {
	case vi.PhaseDrawn, vi.PhasePair, vi.PhaseSecond:
		switch {
		case v.in.Turn() == p:
			return x.Buys, false
		case v.in.Vineyards(p) > 0:
			return x.HasBought, false
		}
		return x.DrawsLater, false
	case vi.PhaseThird:
		switch {
		case v.in.Turn() == p:
			return x.Buys, false
		case v.in.Vineyards(p) > 2:
			return x.HasBought, false
		}
		return x.BuysLater, false
	case vi.PhaseOwners, vi.PhaseNewcomers:
		switch {
		case v.in.Turn() == p:
			return x.Buys, false
		case !slices.Contains(v.in.Choice(p), r):
			return x.Elsewhere, false
		case slices.Contains(owners, p) || newcomers.Has(p):
			return x.BuysLater, false
		}
		return x.Done, false
	case vi.PhaseGift:
		if takers, now := v.in.Takers(); slices.Contains(takers, p) {
			if slices.Index(takers, p) < now {
				return x.HasTaken, false
			}
			return x.Takes, false
		}
	case vi.PhaseSell, vi.PhaseGive, vi.PhaseRaise:
		switch {
		case v.in.Income(p) > 0:
			return signed(v.in.Income(p)), true
		case v.between >= earning:
			return "", false
		case v.hasSold(p):
			return x.NoSale, false
		case v.in.Turn() == p:
			return x.Sells, false
		}
		return x.SellsLater, false
	}
	return "", false
}

// choosing reports whether the panels say which regions are chosen: from their
// choice to the end of buying (V20, V21).
func (v *view) choosing() bool {
	switch v.in.Phase() {
	case vi.PhaseChoose, vi.PhaseOwners, vi.PhaseNewcomers, vi.PhaseGift:
		return true
	}
	return false
}

// Between the two shields of a choice.
const choiceGap = 3.0

// choice shows the two regions that somebody has chosen, side by side: face down or
// only their places, then the one where the barrel stands in gold, ticked once he is
// done there, and those that it has left pale. It returns where they end.
func (v *view) choice(p engine.Player, x, y, w float64) float64 {
	h := w * shieldRatio
	choice := v.in.Choice(p)
	if len(choice) < 2 {
		state := sprites.Normal
		if v.in.Committed().Has(p) {
			state = sprites.On
		}
		for k := range 2 {
			v.Stage.Put(sprites.Surface{Kind: sprites.ShieldBack, State: state}, ui.R(x+float64(k)*(w+choiceGap), y, w, h))
		}
		return x + 2*w + choiceGap
	}
	now, buying := v.buyingIn()
	for k, r := range choice {
		cx := x + w/2 + float64(k)*(w+choiceGap)
		switch {
		case buying && r < now:
			v.pale(sprites.Look{ID: artFolder + "region-shield", Words: strconv.Itoa(r + 1)}, cx, y+h/2, w, shieldRatio, faded)
		case buying && r == now:
			v.shield(r, cx, y+h/2, w, true)
			if words, _ := v.status(p); words == v.x.Status.Done {
				v.put(sprites.Look{ID: "common/tick-badge"}, cx+w*0.36, y+h*0.1, w*0.6, 1, nil)
			}
		default:
			v.shield(r, cx, y+h/2, w, v.in.Phase() == vi.PhaseChoose)
		}
	}
	return x + 2*w + choiceGap
}

// cell is somebody's small sheet on a phone: who, his vineyards, his money, what
// he does now.
func (v *view) cell(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 7, sprites.Card, false, v.active(p))
	narrow := r.W < narrowCell
	crest, left, number, amounts := 25.0, 44.0, 19.0, 16.0
	if narrow {
		crest, left, number, amounts = 22, 34, 18, 15
	}
	if r.W < 84 {
		left, amounts = 30, 14
	}
	v.seatAt[p] = ui.R(r.X+8, r.Y+6, crest, crest)
	v.Crest(p, r.X+8, r.Y+6, crest, sprites.Flat)
	s.Words(v.PointWords(p), r.X+8+crest/2, r.Bottom()-7, table.PaperNumber.Sized(number).At(sprites.Middle))
	room := r.Right() - 6 - r.X - left
	choosing := v.choosing()
	status, isAmount := v.status(p)
	name := table.PaperBold.Sized(16)
	name.Size = max(13, min(16, ui.FitSize(v.PlayerName(p), name, room)))
	base := r.Y + 23
	if choosing {
		base = r.Y + 18
	} else if status != "" {
		base = r.Y + 19
	}
	s.Words(ui.Ellipsis(v.PlayerName(p), name, room), r.X+left, base, name)
	money := table.PaperSoft.Sized(amounts).In(sprites.Ink)
	at := r.Bottom() - 11
	if choosing {
		at = r.Y + 34
	} else if status != "" {
		at = r.Y + 37
	}
	coin := 16.0
	if money.Size = ui.FitSize(v.moneyOf(p), money, r.Right()-5-r.X-left-coin-5); money.Size < 13 {
		money.Size, coin = 13, 0
		s.Words(v.moneyOf(p), r.X+left, at, money)
	} else {
		s.Piece(sprites.Look{ID: artFolder + "money"}, r.X+left, at-coin+2.5, coin)
		s.Words(v.moneyOf(p), r.X+left+coin+4, at, money)
	}
	x := r.X + left
	if choosing {
		x = v.choice(p, x, r.Y+37.5, min(20, (r.H-39.5)/shieldRatio)) + 6
	}
	v.statusWords(status, isAmount, x, r.Y+54, r.Right()-5)
	v.seatControl(p, r)
}

// statusWords say what somebody does, if there is room.
func (v *view) statusWords(words string, isAmount bool, x, y, right float64) {
	if words == "" {
		return
	}
	st := table.PaperItalic.Sized(15).In(sprites.InkSoft)
	if isAmount {
		st = table.PaperBold.Sized(15)
	}
	if size := ui.FitSize(words, st, right-x); size >= 13 {
		st.Size = min(15, size)
		v.Stage.Words(words, x, y, st)
	}
}

// seatControl opens somebody's cellar.
func (v *view) seatControl(p engine.Player, r ui.Rect) {
	v.SeatControl(p, r, v.seatWords(p), v.page == cellarPage && v.seat == p, func() { v.lookAtCellar(p) })
}

// panel is somebody's wide sheet: who, money, vineyards, and the wines of his
// cellar.
func (v *view) panel(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 10, sprites.Sheet, true, v.active(p))
	v.seatAt[p] = ui.R(r.X+14, r.Y+12, 36, 40)
	v.Crest(p, r.X+14, r.Y+12, 36, sprites.Token)
	room := r.W - 74
	if v.choosing() {
		const w = 24.0
		room -= 2*w + choiceGap
		v.choice(p, r.Right()-12-2*w-choiceGap, r.Y+17, w)
	}
	v.Name(p, r.X+60, r.Y+40, room, table.PaperName.Sized(21))
	k := min(1, (r.H-58)/106)
	v.rule(r, r.Y+56)
	y := r.Y + 56 + 34*k
	number := table.PaperNumber.Sized(22)
	end := v.money(v.moneyOf(p), r.X+16, y, 24*k, number)
	if income := v.in.Income(p); income > 0 {
		st := table.PaperSoft.Sized(16)
		words := signed(income)
		if end+7+sprites.Measure(words, st) < r.Right()-70 {
			s.Words(words, end+7, y, st)
		}
	}
	total := v.PointWords(p)
	s.Words(total, r.Right()-16, y, number.At(sprites.Right))
	v.head(p, r.Right()-32-sprites.Measure(total, number), y-8, 26*k)
	v.wines(p, ui.R(r.X+14, r.Y+56+49*k, r.W-28, r.Bottom()-8-r.Y-56-49*k))
	v.seatControl(p, r)
}

// wines are the five counts of a cellar on paper.
func (v *view) wines(p engine.Player, r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y, r.W, 1))
	pitch := r.W / vi.Varieties
	size := min(27, r.H-19, pitch)
	for g := range vi.Barbera + vi.Varieties {
		cx := r.X + pitch*(float64(g)+0.5)
		n := v.in.Cellar(p, g)
		st := table.PaperBold.Sized(17)
		if n == 0 {
			st = table.PaperSoft.Sized(17)
		}
		if size >= 22 {
			v.variety(g, cx, r.Y+5+size/2, size)
		} else {
			size = min(size, 14)
			v.shape(g, cx, r.Y+5+size/2, size)
		}
		s.Words(strconv.Itoa(n), cx, r.Y+5+size+15, st.At(sprites.Middle))
	}
}

// panelSideways is somebody's narrow sheet on a phone held sideways.
func (v *view) panelSideways(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 7, sprites.Card, false, v.active(p))
	low := r.H < 92
	v.seatAt[p] = ui.R(r.X+9, r.Y+7, 24, 27)
	crest, left := 24.0, 40.0
	if low {
		crest, left = 20, 36
	}
	v.Crest(p, r.X+9, r.Y+7, crest, sprites.Flat)
	s.Words(v.PointWords(p), r.X+9+crest/2, r.Y+54, table.PaperNumber.Sized(18).At(sprites.Middle))
	x := r.X + left
	name := table.PaperName.Sized(17)
	v.Name(p, x, r.Y+22, r.Right()-6-x, name)
	money := table.PaperSoft.Sized(16).In(sprites.Ink)
	money.Size = max(13, min(16, ui.FitSize(v.moneyOf(p), money, r.Right()-6-x-19)))
	s.Piece(sprites.Look{ID: artFolder + "money"}, x, r.Y+27, 16)
	s.Words(v.moneyOf(p), x+19, r.Y+40.5, money)
	status, isAmount := v.status(p)
	y := r.Y + 60
	if v.choosing() {
		w := min(19, (r.H-47)/shieldRatio)
		x = v.choice(p, x, r.Y+44, w) + 6
		y = r.Y + 44 + w*shieldRatio
	}
	v.statusWords(status, isAmount, x, r.Y+59, r.Right()-5)
	if !low {
		y = max(y, r.Y+66)
		v.wines(p, ui.R(r.X+6, y, r.W-12, r.Bottom()-4-y))
	}
	v.seatControl(p, r)
}

package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// sides are two sides beside each other, for a wide felt.
func (v *view) sides(felt ui.Rect, list []engine.Player) {
	v.parts(felt, list, 14, felt.W*0.14, true, false)
	v.Stage.Put(sprites.Surface{Kind: sprites.InnerGold, R: 12}, felt)
	k := min(felt.W/804, felt.H/486)
	if felt.W < 600 {
		k = min(felt.W/560, felt.H/340)
	}
	for i, p := range list {
		v.side(p, felt, k, i == 1)
	}
	v.duelPrize(felt.CX(), felt.Y+felt.H*0.44, v.prizeSize(felt, k))
}

// prizeSize is the radius of the coin between two sides.
func (v *view) prizeSize(felt ui.Rect, k float64) float64 { return min(66*k, felt.W*0.09) }

// side is one of them; the right one is mirrored.
func (v *view) side(p engine.Player, felt ui.Rect, k float64, right bool) {
	small := felt.W < 600
	x := func(at, w float64) float64 { // from the side’s own edge
		if right {
			return felt.Right() - at - w
		}
		return felt.X + at
	}
	edge, cw, ds := 34*k, 140*k, 66*k
	top := felt.Y + 86*k
	if small {
		edge, cw, ds = 18, min(96*k, felt.W*0.17, (felt.H-52-84)/table.CardRatio), 44*k
		if cw < 44 { // the values that are left have no room
			cw = min(96*k, felt.W*0.17, (felt.H-96)/table.CardRatio)
		}
		top = felt.Y + 50
	}
	v.sideHead(p, felt, edge, k, small, right)
	room := felt.W/2 - v.prizeSize(felt, k) - edge - cw - 20*k - ds - 8 // up to the prize, beside card and dice
	burnt := min(cw*0.62, max(room, cw*0.3))
	tie := v.burnt(p, x(edge, burnt), top, burnt)
	cx := edge
	if tie {
		cx += burnt + cw*0.08
	}
	preview := v.aboutToBuy(p)
	v.duelCard(p, x(cx, cw), top, cw)
	dx := cx + cw + 20*k
	step := ds + 5*k
	if !v.choosing() {
		v.diceIn(p, ds, preview, func(i int) (float64, float64) { return x(dx, ds), top + float64(i)*step })
	}
	mid := x((cx+dx+ds)/2, 0)
	plateY := top + cw*table.CardRatio + 18*k
	bt := &v.round.bout
	if v.choosing() && tie {
		bt = &v.round.before
	}
	if !v.choosing() || tie {
		w := 190 * k
		if small {
			w = felt.W * 0.27
		}
		if tie {
			w = min(w, felt.W*0.3)
			mid = x(edge+w/2, 0)
		}
		v.sum(p, bt, mid, plateY, w, max(30, 54*k))
	}
	if words := v.span(p, preview); words != "" && !v.choosing() && !bt.shows() && !small {
		v.Stage.Words(words, mid, plateY+84*k, table.HintWords.Sized(max(14, 20*k)).In(sprites.Cream).At(sprites.Middle))
	}
	bottom := top + cw*table.CardRatio
	if !v.choosing() || tie {
		bottom = plateY + max(30, 54*k)
	}
	if small && (bt.shows() || tie || bottom > felt.Bottom()-88) || !small && k < 0.75 && (tie || !v.choosing()) {
		return
	}
	v.valuesLeft(p, felt, edge, k, right)
}

// sideHead is crest and name at the upper edge of a side.
func (v *view) sideHead(p engine.Player, felt ui.Rect, edge, k float64, small, right bool) {
	w, size, y := 44*k, 30*k, felt.Y+26*k
	if small {
		w, size, y = 28, 19, felt.Y+12
	}
	st := table.OnFelt.Sized(size)
	if v.round.won && v.round.bout.winner == p {
		st = st.In(sprites.Glow)
	}
	room := felt.W*0.42 - edge - w - 12
	st = v.Grown(v.PlayerName(p), st, room)
	nw := min(room, sprites.Measure(v.PlayerName(p), st))
	x, nx := felt.X+edge, felt.X+edge+w+12
	if right {
		x = felt.Right() - edge - w
		nx = x - 12 - nw
	}
	v.Stage.Place(seatPlace(p), ui.R(x, y, w, w))
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest), Lift: sprites.Token}, Box: ui.R(x, y, w, 0)})
	v.Stage.Name(v.PlayerName(p), nx, y+w*0.72, room+1, st)
	if p == v.Base() && v.Frame.Shape == ui.Landscape && v.mine(zk.PhaseDiscord) { // the cards fill the own side
		points := v.number(v.Points(p))
		score := table.FeltNumber.Sized(20)
		if v.Points(p) < 0 {
			score = score.In(behindDark)
		}
		at := nx + nw + 14
		if right {
			score, at = score.At(sprites.Right), nx-14
		}
		if nw+sprites.Measure(points, score)+18 <= room {
			v.Stage.Words(points, at, y+w*0.72, score)
		}
	}
}

// valuesLeft shows below a side what is left to it.
func (v *view) valuesLeft(p engine.Player, felt ui.Rect, edge, k float64, right bool) {
	w := min(300*k, felt.W*0.38)
	x := felt.X + edge
	st := table.HintWords.Sized(max(14, 17*k)).In(sprites.Cream)
	at := x
	if right {
		x = felt.Right() - edge - w
		at, st = felt.Right()-edge, st.At(sprites.Right)
	}
	words := v.status(p)
	if v.round.bout.down.Has(p) && p != v.Base() {
		words = v.x.Duel.LaidOneOf
		if v.waits(p) {
			words += " · " + v.x.Duel.Waits
		}
	}
	h := min(30, w/10)
	st.Size = max(13, ui.FitSize(words, st, w))
	y := felt.Bottom() - 24*k - h - 8
	if w/10 < 22 {
		y = felt.Bottom() - 72
	}
	v.Stage.Words(words, at, y, st)
	have := v.valuesOf(p)
	if w/10 < 22 { // two rows
		v.Stage.Lay(v.valuesPart(5, have, sprites.Cream), ui.R(x, felt.Bottom()-62, min(w, 160), 52))
		return
	}
	v.Stage.Lay(v.valuesPart(10, have, sprites.Cream), ui.R(x, felt.Bottom()-20*k-h, w, h))
}

// strips are several sides one above the other.
func (v *view) strips(felt ui.Rect, list []engine.Player) {
	head := min(62, felt.H*0.13)
	body := ui.R(felt.X, felt.Y+head, felt.W, felt.H-head)
	v.parts(body, list, 14, min(20, felt.H*0.04), false, true)
	v.Stage.Put(sprites.Surface{Kind: sprites.InnerGold, R: 11}, felt)
	v.quarrelTitle(ui.R(felt.X, felt.Y, felt.W, head))
	h := body.H / float64(len(list))
	for i, p := range list {
		v.strip(p, ui.R(body.X, body.Y+h*float64(i), body.W, h), i == 0)
	}
	v.duelPrize(felt.Right()-60, felt.Y+head*0.64, min(37, head*0.6))
}

// quarrelTitle says how many quarrel.
func (v *view) quarrelTitle(r ui.Rect) {
	n := v.round.bout.quarrel.Len()
	title := v.Words.Count(v.x.Places.QuarrelOf, n)
	st := table.FeltHeading.Sized(19)
	st.Size = ui.FitSize(title, st, r.W-140)
	v.Stage.Words(title, r.X+20, r.Y+r.H*0.5, st)
	if r.H > 50 {
		v.Stage.Words(v.x.Duel.Highest, r.X+20, r.Y+r.H*0.84, table.HintWords.Sized(15.5).In(sprites.Cream))
	}
}

// strip is somebody’s strip; a low one says everything in one line beside the card.
func (v *view) strip(p engine.Player, r ui.Rect, uppermost bool) {
	if r.H < 66 {
		v.lowStrip(p, r)
		return
	}
	k := min(1, r.H/145, r.W/374)
	low := r.H < 104
	w := 72 * k
	if low {
		w = min(46, (r.H-12)/table.CardRatio)
	}
	y := r.CY() - w*table.CardRatio/2 + 2
	x := r.X + 20
	if v.burnt(p, x, y, w*0.8) && !v.choosing() {
		x += w*0.8 + 6
	} else if v.choosing() && len(v.cards.In(inBurnt, p)) > 0 {
		x += w*0.8 + 6
	}
	v.duelCard(p, x, y, w)
	x += w + 18
	v.Stage.Place(seatPlace(p), ui.R(x, r.Y+6, 30, 30))
	top := r.Y + 18*k
	if low {
		top = r.Y + 4
	}
	hh := 34 * k
	if low {
		hh = 25
	}
	right := r.Right() - 16
	if uppermost && low {
		right -= 100 // the prize hangs there
	}
	v.head(p, ui.R(x, top, right-x, hh), false)
	preview := v.aboutToBuy(p)
	ds := 46 * k
	dy := r.Y + 68*k
	if low {
		ds = min(34, r.H-38)
		dy = r.Y + 32
	}
	if v.choosing() && !v.round.bout.rollOff {
		if (!low || p != v.Base()) && (r.H > 118 || v.Frame.Text < 1.2) {
			v.Stage.Lay(v.valuesPart(10, v.valuesOf(p), sprites.Cream), ui.R(x, dy+ds/2-13, r.Right()-16-x, 26))
		}
		return
	}
	ds = min(ds, (r.Right()-14-110-x-4)/3-6)
	v.dice(p, x, dy, ds, ds+6, preview)
	px := x + 3*(ds+6) + 4
	pw := r.Right() - 14 - px
	v.sum(p, &v.round.bout, px+pw/2, dy+ds/2-18*max(k, 0.8), pw, 36*max(k, 0.8))
	if words := v.span(p, preview); words != "" && !low && p == v.Base() && !v.round.bout.shows() {
		v.Stage.Words(words, px+pw/2, dy+ds/2+36*k, table.HintWords.Sized(15).In(sprites.Cream).At(sprites.Middle))
	}
}

// columns are several sides beside each other.
func (v *view) columns(felt ui.Rect, list []engine.Player) {
	head := min(62, felt.H*0.17)
	body := ui.R(felt.X, felt.Y+head, felt.W, felt.H-head)
	v.parts(body, list, 14, min(24, felt.W*0.03), true, false)
	v.Stage.Put(sprites.Surface{Kind: sprites.InnerGold, R: 12}, felt)
	v.quarrelTitle(ui.R(felt.X, felt.Y, felt.W, head))
	w := body.W / float64(len(list))
	for i, p := range list {
		v.column(p, ui.R(body.X+w*float64(i), body.Y, w, body.H))
	}
	v.duelPrize(felt.Right()-70, felt.Y+head*0.6, min(40, head*0.58))
}

func (v *view) column(p engine.Player, r ui.Rect) {
	pad := 16.0
	v.Stage.Place(seatPlace(p), ui.R(r.X+pad, r.Y+10, 30, 30))
	v.Crest(p, r.X+pad, r.Y+12, 26, sprites.Token)
	v.Name(p, r.X+pad+34, r.Y+33, r.W-2*pad-36, table.OnFelt.Sized(19))
	preview := v.aboutToBuy(p)
	room := r.H - 52 - 12
	ds := min(44, (r.W-2*pad-10)/3, room*0.2)
	cw := min(130, (room-ds-48-24)/table.CardRatio, r.W-2*pad)
	y := r.Y + 48
	cx := r.CX() - cw/2
	if v.burnt(p, r.X+pad-4, y+cw*0.2, cw*0.6) {
		cx = r.Right() - pad - cw
	}
	v.duelCard(p, cx, y, cw)
	y += cw*table.CardRatio + 12
	choosing := v.choosing() && !v.round.bout.rollOff
	if !choosing {
		v.dice(p, r.CX()-(3*ds+10)/2, y, ds, ds+5, preview)
		y += ds + 10
		h := min(38, r.Bottom()-10-y)
		v.sum(p, &v.round.bout, r.CX(), y, r.W-2*pad, h)
		y += h + 8
	}
	if room := r.Bottom() - 10 - y; room > 44 && r.W > 140 {
		h := min(60, room)
		v.Stage.Lay(v.valuesPart(5, v.valuesOf(p), sprites.Cream), ui.R(r.X+pad, r.Bottom()-10-h, r.W-2*pad, h))
	}
}

// lowStrip is a strip with room for one line only.
func (v *view) lowStrip(p engine.Player, r ui.Rect) {
	w := (r.H - 10) / table.CardRatio
	x, y := r.X+16, r.Y+5
	if v.burnt(p, x, y, w) {
		x += w + 4
	}
	v.duelCard(p, x, y, w)
	x += w + 10
	v.Stage.Place(seatPlace(p), ui.R(x, y, 24, 24))
	v.Crest(p, x, r.CY()-12, 21, sprites.Flat)
	ds := min(24, r.H-14)
	px := r.Right() - 12 - 84
	v.Name(p, x+28, r.CY()+6, px-3*(ds+4)-8-x-28, table.OnFelt.Sized(17))
	if v.choosing() && !v.round.bout.rollOff {
		return
	}
	preview := v.aboutToBuy(p)
	v.dice(p, px-3*(ds+4)-4, r.CY()-ds/2, ds, ds+4, preview)
	v.sum(p, &v.round.bout, px+42, r.CY()-14, 84, 28)
}

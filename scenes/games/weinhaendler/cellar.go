package weinhaendler

import (
	"strconv"

	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// bigCellar shows the cellar that is looked at on the felt, no place of it wider
// than widest. In the own one, places glow where the lifted card may lie.
func (v *view) bigCellar(felt ui.Rect, widest float64) {
	p, n := v.of, v.onRack()
	c, another := wh.Cellar{}, n == v.in.CellarCount(p)
	if !another {
		c = v.in.Cellar(p, n)
	}
	foot, height := felt.Bottom()-14, felt.H-26
	if v.Frame.Shape.Large() { // clear of the gold line
		foot, height = felt.Bottom()-26, felt.H-48
	}
	if felt.H < leastFelt {
		foot, height = felt.Bottom()-9, felt.H-16
	}
	v.Stage.Place(sourceID, atEdge(felt))
	left, places := v.stands[p].left, rackRows+2.0 // a row may grow at either end (W32): a place has room beside the rack at both sides
	if _, width := c.Extent(); width == 0 {        // the first bottle lies in the middle
		left = -rackRows / 2
	} else if v.stands[p].full {
		places = rackRows
	}
	py := large(left, felt.CX(), foot, min(widest, (felt.W-2*ui.Near+rackGap)/places-rackGap), height)
	v.rack(py, rackPad)
	if p == v.Base() {
		v.Stage.Place(rackID, py.bottom())
		v.Stage.Place(lowRowsID, py.bottom().Around(py.at(1, py.first)))
	}
	if !another { // the finished cellar stays in the tray; the next one begins empty
		v.shelved(p, py, asTile)
	}
	if v.choosing() {
		v.places(py)
	}
	v.fresh(p, n, py)
	v.Stage.Shows(pointsFact(p), cellarFact(p))
	v.beside(felt, py)
	v.earlier(felt, py, n)
}

// choosing reports whether the viewer is to place a bottle in the cellar on the felt.
func (v *view) choosing() bool {
	return v.of == v.Me() && v.Deciding() && v.in.Phase() == wh.PhaseCellars
}

// onRack is the number of the cellar on the felt: the newest, or the one that the next bottle begins (W34).
func (v *view) onRack() int {
	if v.choosing() && v.in.HandSize(v.of) > 0 {
		return v.in.NextCellar()
	}
	return v.newest(v.of)
}

// inset is how far words stand from the edge of the felt.
func (v *view) inset() float64 {
	if v.Frame.Shape.Large() {
		return 28
	}
	return 14
}

// pointsPlace is where beside says the points, if it does.
func (v *view) pointsPlace() ui.Rect {
	felt, laid := v.Stage.Where(feltID)
	if !v.cellar || !laid {
		return ui.Rect{}
	}
	w := max(sprites.Measure(v.PointWords(v.of), table.FeltNumber.Sized(44)), sprites.Measure(v.PointsUnit(v.of), table.OakSoft.Sized(16*v.Frame.Caption())))
	return ui.R(felt.X+v.inset(), felt.Y+10, w, 62)
}

// beside adds what stands left and right of a large cellar's apex: points, whose
// it is, and how many cards must still be laid.
func (v *view) beside(felt ui.Rect, py pyramid) {
	s, p, k := v.Stage, v.of, v.Frame.Caption()
	left, right := felt.X+v.inset(), felt.Right()-v.inset()
	s.Words(v.PointWords(p), left, felt.Y+46, table.FeltNumber.Sized(44))
	s.Words(v.PointsUnit(p), left, felt.Y+68, table.OakSoft.Sized(16*k))
	y := felt.Y + 98
	if p != v.Base() {
		s.Lay(v.NamePart(p, table.FeltHeading.Sized(18)), ui.R(left, felt.Y+76, py.at(rackRows-1, py.first).X-left-10, 24))
		y += 22
	} else {
		inHand := sprites.Style{Font: sprites.SansMedium, Size: 16 * k, Color: sprites.Cream, Align: sprites.Right}
		s.Words(v.Words.Count(v.x.Places.InHand, v.in.HandSize(p)), right, felt.Y+34, inHand)
		if !v.in.LastRound() {
			s.Words(v.x.Places.Limit.With("n", strconv.Itoa(v.in.HandLimit())), right, felt.Y+34+20*k, table.OakSoft.Sized(16*k).At(sprites.Right))
		}
	}
	if v.Frame.Shape == ui.Landscape && !v.tight { // else the auction's tab shows it
		s.Words(v.offerName(), left, y, table.FeltHeading.Sized(14))
		for i, c := range byValue(v.in.Offer()) {
			v.still(c, asMini(c), ui.R(left+float64(i%3)*25, y+8+float64(i/3)*27, 23, 23*miniRatio))
		}
		s.Words(v.pileWords(), left, y+80, table.OakSoft.Sized(ui.LeastText*k))
		s.Shows(offerFact, pileFact)
	}
}

// earlier shows the finished cellars of whose n-th is on the felt, in small; a press shows one large. They are at the left below
// his points and name, or on a low felt one below the other at the right, clear of the rack and below what stands there.
func (v *view) earlier(felt ui.Rect, py pyramid, n int) {
	low := v.Frame.Shape == ui.Landscape || felt.H < lowEarlierFelt
	said := felt.Y + 34 + 20*v.Frame.Caption() + ui.Near
	for i := range n {
		dot, x, foot, name := earlierDot, felt.X+v.inset()+float64(i)*earlierStep, felt.Y+164, table.FeltHeading.Sized(ui.Body)
		at := x
		switch {
		case low:
			dot, at, name.Align = lowEarlierDot, felt.Right()-v.inset(), sprites.Right
			x, foot = at-rackRows*(dot+1), py.at(rackRows-3, py.first).Bottom()+ui.Wide
			foot = max(foot, said+rackRows*(dot+1)) + float64(i)*lowEarlierStep
		case v.of != v.Base(): // below his name
			foot += belowName
		}
		high := rackRows * (dot + 1)
		if y := foot - high - ui.Loose; y-ui.Body > said {
			v.Stage.Words(v.x.Places.Cellar+" "+strconv.Itoa(i+1), at, y, name)
		}
		v.bottles(v.in.Cellar(v.of, i), five(v.in.Cellar(v.of, i), x, foot, dot, dot, 1), asDot)
		in := v.finished(v.of, i)
		box := ui.R(x-ui.Tight, foot-high-earlierHead, max(high, ui.Target), high+earlierHead+ui.Near)
		v.Stage.Control(ui.Control{ID: "earlier/" + strconv.Itoa(i), Label: in.Words, Rect: box, Act: func() { v.Inspect(in) }})
	}
}

// finished shows a finished cellar in large.
func (v *view) finished(p engine.Player, n int) *table.Inspection {
	w := v.Words
	name := v.x.Places.Cellar + " " + strconv.Itoa(n+1)
	c := v.in.Cellar(p, n)
	first, _ := c.Extent()
	words := w.Outline.Weinhaendler.OnCellar.With("cellar", name, "of", w.Of(v.PlayerName(p)))
	high := min(finishedHigh, v.Frame.Safe.H-2*ui.Loose)
	return &table.Inspection{Words: words, W: finishedWide * high / finishedHigh, H: high, Sheet: func(canvas *table.Canvas, r ui.Rect) {
		shown := v.view(canvas)
		shown.Stage.Words(words, r.CX(), r.Y+ui.Huge, ui.PaperHead.Sized(ui.Title).At(sprites.Middle))
		py := large(first, r.CX(), r.Bottom()-ui.Far, min(widestHigh, (r.W-2*ui.Far)/rackRows-rackGap), r.H-ui.Huge-2*ui.Far)
		shown.rack(py, 5)
		shown.bottles(c, py, asTile)
	}}
}

// The size of the sheet on which a finished cellar is shown.
const finishedWide, finishedHigh = 310.0, 344.0

// places adds the places where the lifted card may lie, and what it would gain
// there.
func (v *view) places(py pyramid) {
	up := v.lifted()
	if len(up) != 1 {
		return
	}
	card := up[0].Piece.card
	v.Stage.Place(shutID, py.whole())
	for _, at := range v.in.LegalPlaces(card, nil) {
		if !v.Leads(placePrefix + placeID(at)) {
			continue
		}
		r, gain := py.of(at), v.in.Gain(card, at)
		if col := int(at.Col); at.Row == 0 && (col < py.first || col >= py.first+rackRows) { // the rack would grow
			v.Stage.Put(sprites.Rack(1, py.gap, rackPad), r)
			v.Stage.Put(sprites.Surface{Kind: sprites.SlotNiche}, r)
		}
		chosen := v.place != nil && *v.place == at
		if chosen {
			v.chosenPlace(py, card, at, gain)
		} else {
			v.legalPlace(r, gain)
		}
		v.Stage.Control(ui.Control{ID: placePrefix + placeID(at), Role: ui.Radio, Label: v.placeLabel(v.of, at, gain), Rect: r,
			Checked: chosen, Part: true, Act: func() { v.choosePlace(at) }, Take: func() { v.place = &at; v.layCard() }})
	}
}

// placePrefix begins the ids of the controls of places.
const placePrefix = "place/"

// shutID is the rack in which the lifted bottle may be laid in some places.
const shutID = "shut"

// Pressed implements app.Presser: a press on the rack beside all places where the lifted bottle may lie says why.
func (b *tableState) Pressed(x, y float64) {
	app := b.t.App()
	if rack, ok := app.Stage().Where(shutID); ok && rack.Has(x, y) {
		app.Play(audio.Refused)
		app.Refuse(b.words().Weinhaendler.Reasons.NotThere)
	}
}

func placeID(p wh.Place) string {
	return strconv.Itoa(int(p.Cellar)) + ":" + strconv.Itoa(int(p.Row)) + "." + strconv.Itoa(int(p.Col))
}

// legalPlace is a place that glows, with its gain.
func (v *view) legalPlace(r ui.Rect, g wh.Gain) {
	s := v.Stage
	s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.LegalPlace}, Box: r.Inset(1), Z: table.ZCards})
	s.Raise(table.ZCards + 1)
	defer s.Raise(0)
	k := r.W / 68
	y := r.Y + 29*k
	coins := g.Alike + g.Different
	if coins == 0 {
		y = r.CY() + 8*k
	}
	s.Words(plus(g.Stars), r.CX()-1, y, ui.PaperNumber.Sized(22*k).At(sprites.Right))
	s.Piece(sprites.Look{ID: "common/star"}, r.CX()+1, y-19*k, 22*k)
	if coins == 0 {
		return
	}
	cw := 30 * k
	step := min(cw+2, (r.W-cw-4)/float64(max(coins-1, 1)))
	v.coins(g, r.CX()-(float64(coins-1)*step+cw)/2, r.Y+35*k, cw, step)
}

// coins adds the coins of a gain, gold first.
func (v *view) coins(g wh.Gain, x, y, w, step float64) {
	for i := range g.Alike + g.Different {
		points := wh.MixedPoints
		if i < g.Alike {
			points = wh.AlikePoints
		}
		v.Stage.Piece(coin(points), x+float64(i)*step, y, w)
	}
}

// chosenPlace shows the card where it will lie, its triplets and its gain.
func (v *view) chosenPlace(py pyramid, card wh.Card, at wh.Place, g wh.Gain) {
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: tileArt(card), Glow: true}, Box: py.of(at), Z: table.ZChosen})
	for _, t := range v.in.Triplets(card, at, nil) {
		v.tripletOutline(py, t)
	}
	v.gainLabel(py.of(at), g)
}

// gainLabel is a label with a pointer, clear of the bottles: above a place, on the screen, and
// beside the points that it would cover. Where there is no room for the pointer it is a plain
// plate.
func (v *view) gainLabel(r ui.Rect, g wh.Gain) {
	s, safe := v.Stage, v.Frame.Safe
	w, h := 64+34*float64(g.Alike+g.Different), 36.0
	box := ui.R(min(max(r.CX()-w/2, safe.X+4), safe.Right()-w-4), r.Y-8-h, w, h)
	if points := v.pointsPlace(); box.Meets(points) {
		box.X = points.Right() + 6
	}
	kind := sprites.Pointer
	if box.Y < safe.Y+50 {
		box.Y, kind = r.Bottom()+8, sprites.Plate
	}
	if off := box.CX() - r.CX(); off > 8 || off < -8 {
		kind = sprites.Plate
	}
	s.Add(ui.Item{Kind: ui.Surface, Z: table.ZLabel, Surface: sprites.Surface{Kind: kind, R: 8, Lift: sprites.Card}, Box: box})
	s.Raise(table.ZLabel + 1)
	defer s.Raise(0)
	s.Words(plus(g.Stars), box.X+10, box.Y+25.5, ui.PaperNumber.Sized(22))
	s.Piece(sprites.Look{ID: "common/star"}, box.X+35, box.Y+7, 22)
	v.coins(g, box.X+62, box.Y+2.5, 31, 34)
}

// fresh shows what the card laid last has scored, as long as that is news.
func (v *view) fresh(p engine.Player, n int, py pyramid) {
	g := v.gain
	if g == nil || g.flies > 0 || g.seat != p || int(g.place.Cellar) != n {
		return
	}
	for _, t := range v.in.TripletsAt(p, g.place, nil) {
		v.tripletOutline(py, t)
	}
	if g.gain.Points() > 0 {
		v.gainLabel(py.of(g.place), g.gain)
	}
}

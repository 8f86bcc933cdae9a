package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/ui"
	"treille/sprites"
)

// showCellar reports whether the felt shows a cellar instead of the auction.
func (v *view) showCellar() bool { return v.cellar }

// bigCellar shows the cellar that is looked at on the felt, its places at most
// most wide: the own one glows where the lifted card may lie.
func (v *view) bigCellar(felt ui.Rect, most float64) {
	s, p := v.s, v.look
	n := v.in.CellarCount(p) - 1
	c := v.in.Cellar(p, n)
	choosing := p == v.me() && v.deciding() && v.in.Phase() == wh.PhaseCellars
	if choosing && v.newCellarNext() {
		n, c = n+1, wh.Cellar{}
	}
	cap := v.f.Caption()
	span := felt.W - 26
	foot, height := felt.Bottom()-14, felt.H-26
	if v.f.Shape == ui.Desktop { // clear of the gold line
		foot, height = felt.Bottom()-26, felt.H-48
	}
	py := fitting(c, felt.CX(), foot, min(span, 6*(most+3)), height, 3)
	if py.tw > most {
		py = fitting(c, felt.CX(), foot, 5*(most+3), height, 3)
	}
	v.rack(py, 5)
	if choosing && n == v.in.CellarCount(p) {
		// The finished cellar stays in the tray; the next one begins empty.
	} else if p == v.seat {
		v.shelved(p, py, true)
	} else {
		v.copied(p, n, c, py)
	}
	v.places(py, choosing)
	v.fresh(p, n, py)

	// points beside the apex, and what must go
	inset := 14.0
	if v.f.Shape == ui.Desktop {
		inset = 28
	}
	left := felt.X + inset
	s.Words(v.pointWords(p), left, felt.Y+46, sized(feltNumber, 44))
	s.Words(v.pointsUnit(v.points[p]), left, felt.Y+68, sized(oakSoft, 16*cap))
	right := felt.Right() - inset
	if p != v.seat {
		s.Name(v.name(p), left, felt.Y+94, py.at(min(4, py.width-1), py.first).X-left-10, sized(feltHeading, 18))
	} else {
		k := v.in.HandSize(p)
		s.Words(v.w.Count(v.x.Places.InHand, k), right, felt.Y+34, sprites.Style{Font: sprites.SansMedium, Size: 16 * cap, Color: sprites.Cream, Align: sprites.Right})
		if !v.in.LastRound() {
			s.Words(v.x.Places.Limit.With("n", strconv.Itoa(v.in.HandLimit())), right, felt.Y+34+20*cap, sized(oakSoft, 16*cap).At(sprites.Right))
		}
	}
	if v.f.Shape == ui.Sideways {
		y := felt.Y + 98
		if p != v.seat {
			y += 22
		}
		s.Words(v.x.Places.Offer, left, y, sized(feltHeading, 14))
		for i, c := range byValue(v.in.Offer()) {
			s.Piece(sprites.Look{ID: miniArt(c)}, left+float64(i%3)*25, y+8+float64(i/3)*27, 23)
		}
	}
	v.earlierShown = n > 0
	if n > 0 && v.f.Shape != ui.Sideways {
		top := felt.Y
		if p != v.seat { // below his name
			top += 24
		}
		s.Words(v.x.Places.CellarNo.With("n", strconv.Itoa(n+1)), left, top+92, sized(feltHeading, 16))
		v.earlier(p, n, ui.R(left, top+104, 60, 0))
	}
}

// newCellarNext reports whether the viewer's next card opens another cellar
// (W34).
func (v *view) newCellarNext() bool {
	list := v.in.Places(nil)
	return len(list) > 0 && int(list[0].Cellar) == v.in.CellarCount(v.me())
}

// copied shows somebody else's cellar in large; his own tokens stay in his
// panel.
func (v *view) copied(p engine.Player, n int, c wh.Cellar, py pyramid) {
	py.places(func(row, col int) {
		card, ok := c.At(row, col)
		if !ok {
			return
		}
		v.s.Add(ui.Item{Key: "look/" + strconv.Itoa(int(p)) + "/" + placeID(wh.Place{Cellar: int8(n), Row: int8(row), Col: int8(col)}),
			Kind: ui.Piece, Look: sprites.Look{ID: tileArt(card), Lift: sprites.Token}, Box: py.at(row, col), Z: zCards, Appear: true})
	})
}

// earlier shows finished cellars in small.
func (v *view) earlier(p engine.Player, n int, r ui.Rect) {
	for i := range n {
		v.dots(v.in.Cellar(p, i), r.X+float64(i)*70, r.Y+60)
	}
}

// dots shows a cellar in small, its foot at base.
func (v *view) dots(c wh.Cellar, x, base float64) {
	py := five(c, x, base, 11, 11, 1)
	py.places(func(row, col int) {
		if card, ok := c.At(row, col); ok {
			q := py.at(row, col)
			v.s.Piece(sprites.Look{ID: dotArt(card)}, q.X, q.Y, q.W)
		}
	})
}

// places adds the places where the lifted card may lie, and what it would gain
// there.
func (v *view) places(py pyramid, choosing bool) {
	if !choosing {
		return
	}
	_, lifted := v.tokens.lifted(v.me())
	if len(lifted) != 1 {
		return
	}
	card := lifted[0].card
	for _, at := range v.in.LegalPlaces(card, nil) {
		r := py.at(int(at.Row), int(at.Col))
		gain := v.in.Gain(card, at)
		if v.place != nil && *v.place == at {
			v.chosenPlace(py, card, at, r, gain)
		} else {
			v.legalPlace(r, gain)
		}
		row, number := int(at.Row)+1, int(at.Col)-py.first+1
		label := v.x.Labels.Place.With("row", strconv.Itoa(row), "place", strconv.Itoa(number), "gain", v.gainWords(gain))
		place := at
		v.s.Control(ui.Control{ID: "place/" + placeID(at), Role: ui.Radio, Label: label, Rect: r,
			Checked: v.place != nil && *v.place == at, Part: true, Act: func() { v.Table.choosePlace(place) }})
	}
}

func placeID(p wh.Place) string {
	return strconv.Itoa(int(p.Cellar)) + ":" + strconv.Itoa(int(p.Row)) + "." + strconv.Itoa(int(p.Col))
}

// legalPlace is a place that glows, with its gain.
func (v *view) legalPlace(r ui.Rect, g wh.Gain) {
	s := v.s
	s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.LegalPlace}, Box: r.Inset(1), Z: zCards})
	k := r.W / 68
	words := func(t string, x, y float64, st sprites.Style) {
		s.Add(ui.Item{Kind: ui.Text, Words: t, Style: st, Box: ui.R(x, y, 0, 0), Z: zCards + 1})
	}
	y := r.Y + 29*k
	coins := g.Alike + g.Different
	if coins == 0 {
		y = r.CY() + 8*k
	}
	words("+"+strconv.Itoa(g.Stars), r.CX()-1, y, sized(paperNumber, 22*k).At(sprites.Right))
	s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/star"}, Box: ui.R(r.CX()+1, y-19*k, 22*k, 0), Z: zCards + 1})
	if coins == 0 {
		return
	}
	cw := 30 * k
	step := min(cw+2, (r.W-cw-4)/float64(max(coins-1, 1)))
	x := r.CX() - (float64(coins-1)*step+cw)/2
	for i := range coins {
		s.Add(ui.Item{Kind: ui.Piece, Look: coin(i < g.Alike), Box: ui.R(x+float64(i)*step, r.Y+35*k, cw, 0), Z: zCards + 1})
	}
}

// coin is the coin of a triplet: gold for 4, silver for 1.
func coin(alike bool) sprites.Look {
	if alike {
		return sprites.Look{ID: "common/coin-gold", Words: "+4", Lift: sprites.Token}
	}
	return sprites.Look{ID: "common/coin-silver", Words: "+1", Lift: sprites.Token}
}

// chosenPlace shows the card where it will lie, its triplets and its gain.
func (v *view) chosenPlace(py pyramid, card wh.Card, at wh.Place, r ui.Rect, g wh.Gain) {
	v.s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: tileArt(card), Glow: true}, Box: r, Z: zChosen})
	for _, t := range v.in.Triplets(card, at, nil) {
		v.outline(py, t)
	}
	v.gainLabel(r, g)
}

// outline draws a triplet's gold outline round its tiles.
func (v *view) outline(py pyramid, t wh.Triplet) {
	// Cells are counted from the left end of the rack.
	name := ""
	for _, p := range t.Places {
		name += string(rune('0'+p.Row)) + string(rune('0'+int(p.Col)-py.first))
	}
	top := py.base - 5*py.th - 4*py.gap // that of a pyramid of five rows
	v.s.Add(ui.Item{Kind: ui.Surface, Z: zChosen + 1,
		Surface: sprites.Surface{Kind: sprites.Outline, R: py.gap, Name: name},
		Box:     ui.R(py.x, top, py.tw, py.th)})
}

// gainLabel is a label with a pointer, clear of the bottles.
func (v *view) gainLabel(r ui.Rect, g wh.Gain) {
	s := v.s
	coins := g.Alike + g.Different
	w := 64.0 + 34*float64(coins)
	x := min(max(r.CX()-w/2, v.f.Safe.X+4), v.f.Safe.Right()-w-4)
	y := r.Y - 44
	up := true
	if y < v.f.Safe.Y+50 {
		y, up = r.Bottom()+8, false
	}
	kind := sprites.Pointer
	if !up || x+w/2-r.CX() > 8 || r.CX()-x-w/2 > 8 {
		kind = sprites.Plate // there is no room for the pointer
	}
	s.Add(ui.Item{Kind: ui.Surface, Z: zLabel, Surface: sprites.Surface{Kind: kind, R: 8, Lift: sprites.Card}, Box: ui.R(x, y, w, 36)})
	s.Add(ui.Item{Kind: ui.Text, Z: zLabel + 1, Words: "+" + strconv.Itoa(g.Stars), Style: sized(paperNumber, 22), Box: ui.R(x+10, y+25.5, 0, 0)})
	s.Add(ui.Item{Kind: ui.Piece, Z: zLabel + 1, Look: sprites.Look{ID: "common/star"}, Box: ui.R(x+35, y+7, 22, 0)})
	for i := range coins {
		s.Add(ui.Item{Kind: ui.Piece, Z: zLabel + 1, Look: coin(i < g.Alike), Box: ui.R(x+62+float64(i)*34, y+2.5, 31, 0)})
	}
}

// fresh shows what the card laid last has scored, as long as that is news.
func (v *view) fresh(p engine.Player, n int, py pyramid) {
	g := v.Table.gain
	if g == nil || g.seat != p || int(g.place.Cellar) != n {
		return
	}
	for _, t := range v.triplets(p, g.place) {
		v.outline(py, t)
	}
	if g.gain.Points() > 0 {
		v.gainLabel(py.at(int(g.place.Row), int(g.place.Col)), g.gain)
	}
}

package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Ending implements table.GameView.
func (b *tableState) Ending() table.Ending {
	w := &b.words().Result
	ranking := b.t.RankBy(b.Score)
	return table.Ending{
		Ranking: ranking, Rounds: b.in.Round(), Lead: b.t.LeadBy(ranking, b.Score),
		Felt: func(c *table.Canvas) ui.Part { return b.view(c).winners(ranking) },
		Board: func(c *table.Canvas, box ui.Rect) {
			v := b.view(c)
			py := v.trophy(ranking[0].Seat, box.CX(), box.Bottom(), 48, 48*tileRatio, 2.4, asTrophyTile)
			v.trophyTriplets(ranking[0].Seat, py, 30)
		},
		Columns: []table.Column{
			{Icon: sprites.Look{ID: "common/star"}, Size: 24, Name: w.Stars},
			{Icon: coin(wh.AlikePoints), Size: 30, Name: w.Alike},
			{Icon: coin(wh.MixedPoints), Size: 30, Name: w.Different},
		},
		Terms: func(p engine.Player) []table.Term {
			stars, alike, different := b.in.Breakdown(p)
			return []table.Term{{Points: stars}, {Points: alike, Count: alike / wh.AlikePoints, Each: wh.AlikePoints}, {Points: different, Count: different / wh.MixedPoints, Each: wh.MixedPoints}}
		},
		Picture: func(c *table.Canvas, p engine.Player) ui.Part { return b.view(c).tiny(p) },
	}
}

// winners are the cellars of all who have won, with their names if they are several.
func (v *view) winners(ranking []table.Rank) ui.Part {
	first := table.Where(ranking, func(q table.Rank) bool { return q.Place == 1 })
	return ui.Rows(1, ui.Wide, table.Each(first, func(q table.Rank) ui.Part {
		if len(first) == 1 {
			return v.winner(q.Seat)
		}
		return ui.Column(ui.Close, v.winner(q.Seat).Growing(), v.NamePart(q.Seat, table.FeltHeading.Sized(ui.Lead)).Centred())
	})...)
}

// winner is the winner's cellar, in small and without coins where there is little room.
func (v *view) winner(p engine.Player) ui.Part {
	return ui.Area(leastTrophy, leastTrophy, func(_ *ui.Stage, r ui.Rect) {
		tile := func(ratio float64) float64 {
			return min(widestTrophy, (r.W-ui.Wide)/rackRows, (r.H-ui.Wide)/(rackRows*ratio))
		}
		w := tile(tileRatio)
		if w < leastWhole {
			w = tile(miniRatio)
			v.trophy(p, r.CX(), r.Bottom(), w, w*miniRatio, ui.Tight, asMini)
			return
		}
		py := v.trophy(p, r.CX(), r.Bottom(), w, w*tileRatio, ui.Tight, asTrophyTile)
		v.trophyTriplets(p, py, max(w*trophyCoin, leastCoin))
	})
}

// trophy shows the fullest cellar on its rack, further ones in small.
func (v *view) trophy(p engine.Player, cx, base, tw, th, gap float64, look func(wh.Card) sprites.Look) pyramid {
	n := v.in.FullestCellar(p)
	c := v.in.Cellar(p, n)
	py := five(c, 0, base, tw, th, gap)
	py.x = cx - py.span()/2
	v.rack(py, 5)
	v.bottles(c, py, look)
	// Beside the top two rows there is room for a row of dots on a board, clear of the
	// rack.
	const gaps, clear = 1.2, 7
	foot := py.at(rackRows-2, py.first)
	dot := min(11, (foot.X-py.x)/rackRows-gaps)
	x := py.x - clear
	for i := range v.in.CellarCount(p) {
		if c := v.in.Cellar(p, i); i != n && c.Len() > 0 {
			small := five(c, x, foot.Bottom(), dot, dot, 1)
			// A light board: else one bottle of a new cellar is a dot on the felt.
			v.Stage.Put(sprites.Surface{Kind: sprites.WoodBar, R: 3}, small.bottom().Inset(-2))
			v.bottles(c, small, asDot)
			x -= rackRows*(dot+1) + 6
		}
	}
	return py
}

// trophyTriplets lays gold behind each triplet of one size, and a coin w wide on
// every triplet.
func (v *view) trophyTriplets(p engine.Player, py pyramid, w float64) {
	for _, t := range v.in.CellarTriplets(p, v.in.FullestCellar(p), nil) {
		if t.Points == wh.AlikePoints {
			v.tripletOutline(py, t)
		}
		v.tripletCoin(py, t, w)
	}
}

// tripletCoin lays a coin on a triplet: in the middle of a triangle, between
// the first two of a line.
func (v *view) tripletCoin(py pyramid, t wh.Triplet, w float64) {
	a, b, c := t.Places[0], t.Places[1], t.Places[2]
	n := 3
	if a.Row == b.Row && b.Row == c.Row || a.Row != b.Row && b.Row != c.Row {
		n = 2
	}
	x, y := 0.0, 0.0
	for _, at := range t.Places[:n] {
		x += py.of(at).CX() / float64(n)
		y += py.of(at).CY() / float64(n)
	}
	if t.Points != wh.AlikePoints {
		w *= 0.86
	}
	look := coin(t.Points)
	look.Lift = sprites.Card
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: look, Box: ui.R(x-w/2, y-w/2, w, w), Z: table.ZLabel})
}

// tiny are somebody's cellars in small, further ones only as wide as they are built.
func (v *view) tiny(p engine.Player) ui.Part {
	var list []ui.Part
	for n := range v.in.CellarCount(p) {
		c, cols := v.in.Cellar(p, n), rackRows
		if n != v.in.FullestCellar(p) {
			_, cols = c.Extent()
		}
		if cols > 0 {
			list = append(list, v.tinyCellar(c, cols))
		}
	}
	return ui.Row(ui.Near, list...).Left()
}

// tinyCellar is one of them, so many bottles wide, with the outlines of free places if it has all columns.
func (v *view) tinyCellar(c wh.Cellar, cols int) ui.Part {
	wide := float64(cols)
	return ui.Scaled(tinyTile*wide, tinyTile*miniRatio*rackRows, tinyLeast, func(_ *ui.Stage, r ui.Rect) {
		tile := r.W/wide - 1
		py := five(c, r.X, r.Bottom(), tile, tile*miniRatio, 1)
		if cols == rackRows {
			v.slots(c, py, false)
		} else {
			py.first, _ = c.Extent()
		}
		v.bottles(c, py, asMini)
	})
}

// Last implements table.GameView.
func (b *tableState) Last() *table.Last {
	if !b.in.LastRound() || b.in.Phase() == wh.PhaseOver {
		return nil
	}
	w := b.words()
	last := &table.Last{Title: w.Weinhaendler.Last.Title, Words: w.Weinhaendler.Last.Words}
	if b.in.PileSize() > 0 {
		last.Title = w.Table.LastRound // as nobody has done anything for long (W53)
	}
	return last
}

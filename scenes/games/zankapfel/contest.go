package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// facing lays parts beside each other, from the edge of a felt towards its middle: from the
// left, or from the right.
func facing(right bool, gap float64, parts ...ui.Part) ui.Part {
	if right {
		slices.Reverse(parts)
	}
	return ui.Row(gap, parts...)
}

// edge lays a part at that edge.
func edge(right bool) func(ui.Part) ui.Part {
	if right {
		return ui.Part.Right
	}
	return ui.Part.Left
}

// contestBox shows who quarrels over what: a part of the felt for each in his colour. Where
// several share the width it is the box of a phone.
func (v *view) contestBox(c contest, shared bool) ui.Part {
	z, members := v.feltSizes(), v.clockwise(c.all.Has)
	switch {
	case shared, len(members) > 2:
		z = z.shared()
	case len(v.alone()) == 0 && v.Frame.Shape.Large():
		z.duelCard *= onlyGrowth
	}
	prize := v.prizePart(c.colour, z.prize)
	return ui.Either(v.sidesAround(z, members, prize.AtLeast(z.prize*leastFeltCard, 0)), v.sidesAround(z, members, prize))
}

// sidesAround is the box with the prize: between two sides, or beside several.
func (v *view) sidesAround(z harvestSizes, members []engine.Player, prize ui.Part) ui.Part {
	all := table.Each(table.UpTo(len(members)), func(i int) []ui.Part { return v.contestSide(z, members[i], i == 1 && len(members) == 2) })
	if len(members) == 2 {
		lower := ui.Column(0, ui.Spring(), ui.Space(0, 2*z.prizeLower), prize, ui.Spring())
		return alike(all, func(sides []ui.Part) ui.Part {
			return v.contestFelt(ui.Stack(ui.Rows(1, z.prize*prizeRoom, sides...), lower).Pad(z.beside, z.beside*contestPad), members)
		})
	}
	return alike(all, func(sides []ui.Part) ui.Part {
		if v.Frame.Shape == ui.Portrait {
			beside := ui.Rows(1, ui.Loose, sides...).Pad(ui.Apart, ui.Close)
			return ui.Either(
				v.contestFelt(ui.Column(ui.Near, beside.Growing(), prize), members),
				ui.Row(ui.Near, v.contestFelt(beside, members).Growing(), prize))
		}
		gap := mostSlant
		if z.cell == 0 { // a small phone
			gap = ui.Near
		}
		return ui.Row(ui.Near, v.contestFelt(ui.Rows(1, gap, sides...).Pad(ui.Apart, ui.Apart), members).Growing(), prize)
	})
}

// contestFelt is the felt of a box, with a line of its own within.
func (v *view) contestFelt(p ui.Part, members []engine.Player) ui.Part {
	return v.divided(p.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		s.Put(sprites.Surface{Kind: sprites.InnerGold, R: ui.Apart}, r.Inset(-contestLine))
		inner()
	}), members, true)
}

// contestSide are the arrangements of somebody in a quarrel to come. With one quarrel on a
// large screen they begin with the values of his discord cards.
func (v *view) contestSide(z harvestSizes, p engine.Player, right bool) []ui.Part {
	at, small := edge(right), v.laidCard(p, z.duelCard)
	card := small.AtLeast(z.duelCard*leastFeltCard, z.duelCard*leastFeltCard*table.CardRatio)
	crest, name := v.CrestPart(p, z.duelCrest), v.NamePart(p, table.OnFelt.Sized(z.duelName))
	who := at(facing(right, ui.Apart, crest, name))
	under, low := ui.Column(ui.Near, who, at(small.AtLeast(0, lowLaid)).Growing()), at(facing(right, ui.Close, small, crest))
	if v.Frame.Shape == ui.Portrait {
		return []ui.Part{under, low}
	}
	left := v.discordLeft(p)
	words, values := ui.Label(lang.Capital(v.Words.Count(v.x.Places.DiscordLeft, left)), feltSoft.Sized(z.note)), v.valuesPart(2, v.valuesOf(p), sprites.Cream)
	count := ui.Column(ui.Close, ui.Art(discordBack(v.Seat(p).Crest), contestBack), ui.Label(digits(left), table.FeltNumber.Sized(z.duelName).At(sprites.Middle))).Middle()
	list := []ui.Part{
		ui.Column(ui.Near, who, at(facing(right, ui.Loose, card, count)).Growing()),
		ui.Column(ui.Near, who, at(card).Growing()),
		ui.Column(ui.Near, at(crest), at(name), at(card).Growing()),
		ui.Column(ui.Near, at(crest), at(small).Growing()),
	}
	if z.duelCard >= harvestLarge.duelCard {
		list = slices.Insert(list, 0, at(facing(right, ui.Wide, card, ui.Column(ui.Near, who, ui.Spring(), at(words), at(values.AtMost(contestValues, 0))))))
	}
	return list
}

// onColours lays a part on a felt that is divided among players, with a line within.
func (v *view) onColours(p ui.Part, members []engine.Player, upright bool) ui.Part {
	return v.divided(p.On(sprites.Surface{Kind: sprites.InnerGold, R: feltCorner - 2}), members, upright)
}

// divided lays a part on a felt that is divided among players, each part in his colour: one
// beside the other, or one above the other. Once a quarrel is won, the parts of the others are darker.
func (v *view) divided(p ui.Part, members []engine.Player, upright bool) ui.Part {
	return p.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		slant := r.H * highSlant
		if upright {
			slant = r.W * wideSlant
		}
		n := len(members)
		if n > 2 {
			slant = min(slant, mostSlant)
		}
		for i, p := range members {
			q := r.Cell(i, n, 1, 0, 0)
			if !upright {
				q = r.Cell(i, 1, n, 0, 0)
			}
			first, last := slant, slant
			if i == 0 && (upright || n == 2) { // else a title stands above
				first = 0
			}
			if i == n-1 {
				last = 0
			}
			if upright {
				q.X, q.W = q.X-first/2, q.W+first/2+last/2
			} else {
				q.Y, q.H = q.Y-first/2, q.H+first/2+last/2
			}
			tint := tints[v.Seat(p).Crest]
			if v.lost(p) {
				tint = tint>>1&0x7F7F7F00 | 0xFF // half as bright
			}
			s.Put(sprites.DuelPart(feltCorner, first, last, upright, tint), q)
		}
		inner()
	})
}

// prizePart is what a quarrel is about, at most w wide. On the felt of a quarrel it travels to who wins it.
func (v *view) prizePart(c zk.Card, w float64) ui.Part {
	coin, apple := ui.Item{Look: sprites.Look{ID: art + "prize"}}, ui.Item{Look: sprites.Look{ID: appleArt(c)}}
	if v.round.screen == quarrelScreen {
		coin.Key, apple.Key, coin.Look.Glow = prizeKey, prizeKey+"/apple", v.round.won
	}
	return ui.Scaled(w, w, leastPicture/2, func(s *ui.Stage, r ui.Rect) {
		if coin.Key != "" { // a hint may point at it
			s.Place(prizeKey, r)
		}
		s.Lay(ui.Picture(coin, r.W), r)
		s.Lay(ui.Picture(apple, r.W), within(r, prizeApple))
		number := ui.Label(digits(v.in.Number(c)), ui.PaperNumber.Sized(r.W*prizeNumber).At(sprites.Middle))
		s.Lay(number.On(sprites.Surface{Kind: sprites.Plate, R: ui.Near, Lift: sprites.Token}).LandsWith(coin.Key), within(r, prizePlate))
	}).Raised(prizeZ)
}

// within is a box in another, in shares of it.
func within(r, share ui.Rect) ui.Rect {
	return ui.R(r.X+share.X*r.W, r.Y+share.Y*r.H, share.W*r.W, share.H*r.H)
}

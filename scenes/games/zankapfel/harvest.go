package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// tints are the colours of the players on the felt, darkened, by their crests.
var tints = map[string]sprites.Color{
	"fox": 0x742111FF, "owl": 0x263665FF, "snail": 0x7A5E0AFF, "hedgehog": 0x446656FF, "boar": 0x1C1714FF, "rabbit": 0x68625EFF,
}

// laidSeats are those who have laid a card in this round, clockwise from the first
// player.
func (b *tableState) laidSeats() []engine.Player {
	return b.clockwise(func(p engine.Player) bool { return b.in.LaidDown().Has(p) || b.in.Shown(p) != zk.NoCard })
}

// feltSoft is how notes on the felt are written.
var feltSoft = table.HintWords.In(sprites.CreamSoft)

// harvestFelt shows the cards that were laid, and once all jokers have their colour,
// who harvests alone and who quarrels.
func (v *view) harvestFelt() ui.Part {
	what := v.outcome()
	if v.in.LaidDown() != 0 || v.in.Jokers() != 0 {
		what = v.cardsLaid()
	}
	return what.Pad(v.sized(ui.Apart, ui.Wide), v.sized(ui.Close, ui.Loose)).
		On(sprites.Surface{Kind: sprites.Felt, R: feltCorner, Line: v.Frame.Shape.Large()})
}

// cardsLaid shows the cards in a row.
func (v *view) cardsLaid() ui.Part {
	w := laidCard
	if v.Frame.Shape == ui.Portrait {
		w = lowLaidCard
	}
	cells := table.Each(v.laidSeats(), func(p engine.Player) ui.Part {
		who := ui.Row(ui.Near, v.crest(p, smallCrest), v.NamePart(p, table.OnFelt).Dropped(1)).Centred()
		return ui.Column(ui.Close, who, v.laidCard(p, w).AtLeast(0, lowLaid).Named(seatPlace(p))).Middle()
	})
	from := v.x.Places.Clockwise.With("name", v.PlayerName(v.in.FirstPlayer()))
	return v.noted(ui.Column(ui.Near,
		ui.Row(ui.Loose, ui.Label(v.x.Places.CardsLaid, table.FeltHeading.Sized(ui.Lead)), ui.Spring(), ui.Label(from, feltSoft).Dropped(1)),
		ui.Rows(1, ui.Apart, cells...).AtMost(laidPitch*float64(len(cells)), 0).Growing()))
}

// laidCard is the card that somebody has laid, at most w wide, with the colour that a joker
// has become.
func (v *view) laidCard(p engine.Player, w float64) ui.Part {
	return ui.Scaled(w, w*table.CardRatio, leastLaid, func(s *ui.Stage, r ui.Rect) {
		for _, t := range v.cards.In(inLaid, p) {
			turn := v.in.Turn() == p && v.in.Phase() == zk.PhaseCall
			v.token(t, r, table.ZCards, func(it *ui.Item) { it.Look.Glow = it.Look.Glow || turn })
		}
		if c := v.round.called[p]; c != zk.NoCard && !(v.settled() && slices.Contains(v.alone(), p)) { // a bubble says it
			badge := v.mark(c, "", smallCrest).Pad(ui.Near, ui.Near).On(sprites.Surface{Kind: sprites.RoundLabel}).Raised(table.ZLabel - 1)
			s.Lay(badge, ui.R(r.Right(), r.Bottom()-ui.Loose, 0, 0).Grow(calledBadge, calledBadge))
		}
	})
}

// noted has below what the felt shows who has laid nothing, and why, if there is room: the
// panels of the others tell it too.
func (v *view) noted(what ui.Part) ui.Part {
	var list []ui.Part
	for _, p := range v.Ring {
		words, apple := v.x.Places.SatOut, ui.Part{}
		if c := v.round.bought[p]; c != zk.NoCard {
			words, apple = v.x.Places.BoughtOne, ui.Art(appleArt(c), noteApple)
		} else if !v.round.satOut.Has(p) {
			continue
		}
		list = append(list, ui.Row(ui.Apart, v.CrestPart(p, noteApple), ui.Label(words.With("name", v.PlayerName(p)), feltSoft), apple.Dropped(1)).Left())
	}
	return ui.Column(ui.Apart, what.Growing(), ui.Column(ui.Near, list...).Dropped(1))
}

// alone are those who are alone with their colour, in seat order from the first
// player.
func (v *view) alone() []engine.Player {
	return v.clockwise(func(p engine.Player) bool {
		return v.round.colour[p] != zk.NoCard && v.wanting(v.round.colour[p]).Len() == 1
	})
}

// firstQuarrel is the number of the first quarrel in the order of things: those who
// are alone come before it, if there are any.
func (v *view) firstQuarrel() int {
	if len(v.alone()) > 0 {
		return 2
	}
	return 1
}

// outcome shows first who harvests alone, then the quarrels in their order.
func (v *view) outcome() ui.Part {
	var list []ui.Part
	if cells := table.Each(v.alone(), v.aloneCell); len(cells) > 0 {
		list = append(list, ui.Column(ui.Near, feltHead(1, v.x.Places.Alone, v.x.Places.AtOnce),
			ui.Either(ui.Rows(1, ui.Close, cells...), ui.Grid(2, ui.Close, cells...)).AtMost(widestAlone*float64(len(cells)), 0).Growing()).AtMost(0, highAlone).GrowingBy(aloneShare))
	}
	for i, c := range v.contests() {
		note := v.x.Places.OneOfTwo
		if n := c.all.Len(); n > 2 {
			note = v.Words.Count(v.x.Places.ForOne, n)
		}
		list = append(list, ui.Column(ui.Near, feltHead(i+v.firstQuarrel(), v.x.Places.Quarrel, note), v.contestBox(c).Growing()).AtMost(0, highContest).Growing())
	}
	return ui.Either(v.noted(ui.Column(ui.Close, list...)), v.noted(ui.Rows(1, ui.Apart, list...)))
}

// feltHead is a heading on the felt with its number in the order of things.
func feltHead(n int, title, note string) ui.Part {
	return ui.Row(ui.Apart, orderRibbon(n), ui.Label(title, table.FeltHeading.Sized(ui.Lead)), ui.Spring(), ui.Label(note, feltSoft).Dropped(1))
}

// orderRibbon is a number in the order of things.
func orderRibbon(n int) ui.Part {
	return ui.Picture(ui.Item{Look: sprites.Look{ID: "common/ribbon-1", Lift: sprites.Token, Words: digits(n)}}, smallCrest)
}

// aloneCell is somebody who harvests alone: his card, what it gives, and where he gets.
func (v *view) aloneCell(p engine.Player) ui.Part {
	c, n := v.round.colour[p], v.in.Number(v.round.colour[p])
	to := v.in.Score(p)
	if v.round.gains[p] == 0 || v.round.last.Kind == zk.EventHarvested && v.round.last.Player == p {
		to += n
	}
	gain := ui.Label(v.Words.Signed(n), table.FeltNumber.Sized(ui.Head).In(sprites.Glow))
	moves, colour := v.moves(to-n, to, ui.Lead), v.mark(c, "", smallCrest)
	if v.round.called[p] != zk.NoCard {
		colour = v.calls(c)
	}
	card, who := v.laidCard(p, v.sized(aloneCard, contestCard)), ui.Row(ui.Near, v.CrestPart(p, smallCrest), v.NamePart(p, table.OnFelt.Sized(ui.Lead)))
	tall := ui.Column(ui.Near, who, ui.Row(ui.Apart, card, ui.Column(ui.Tight, colour.Centred(), gain.Centred(), moves.Centred()).Growing()).Growing())
	wide := ui.Row(ui.Loose, card, ui.Column(ui.Near,
		ui.Row(ui.Near, who, ui.Spring(), gain).Growing(),
		ui.Row(ui.Near, colour.Middle(), ui.Spring(), moves).Growing()).Growing())
	cell := ui.Either(tall, wide)
	if v.Frame.Shape.Large() {
		cell = ui.Either(wide, tall)
	}
	return cell.Pad(ui.Apart, ui.Close).On(sprites.Surface{Kind: sprites.SeatCell, R: 9, State: sprites.On})
}

// moves says on the felt from which number of the race to which a pawn goes.
func (v *view) moves(from, to int, size float64) ui.Part {
	st := table.FeltNumber.Sized(size)
	return ui.Row(ui.Near, ui.Label(v.number(from), st), ui.Icon("chevron", st.In(sprites.Glow)), ui.Label(v.number(to), st.In(sprites.Glow)))
}

// calls is a bubble in which a joker’s owner has named its colour: with its shape alone,
// where there is no room for the word.
func (v *view) calls(c zk.Card) ui.Part {
	words := ui.Label(of(&v.x.Colours, c), ui.PaperBold)
	return ui.Row(ui.Close, v.mark(c, "", smallCrest), words.Dropped(1)).Pad(ui.Close, ui.Near).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		s.Put(sprites.Bubble(7, -ui.Loose, r.H*callsTip, false, false), r)
		inner()
	}).Left()
}

// sized is a figure for a phone, or that for a large screen.
func (v *view) sized(phone, large float64) float64 {
	if v.Frame.Shape.Large() {
		return large
	}
	return phone
}

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

// contestBox shows who quarrels over what: a part of the felt for each in his colour.
func (v *view) contestBox(c contest) ui.Part {
	members := v.clockwise(c.all.Has)
	var sides []ui.Part
	for i, p := range members {
		sides = append(sides, v.contestSide(p, i == 1 && len(members) == 2))
	}
	prize := v.prizePart(c.colour, prizeSize)
	if len(sides) == 2 {
		return v.onColours(ui.Stack(ui.Rows(1, prizeSize, sides...), prize).Pad(ui.Loose, ui.Close), members, true)
	}
	beside := ui.Rows(1, ui.Loose, sides...).Pad(ui.Apart, ui.Close)
	return ui.Either(
		v.onColours(ui.Column(ui.Near, beside.Growing(), prize), members, true),
		ui.Row(ui.Near, v.onColours(beside, members, true).Growing(), prize))
}

// contestSide is somebody in a quarrel to come: a large screen says what he can still lay.
func (v *view) contestSide(p engine.Player, right bool) ui.Part {
	card, crest := v.laidCard(p, contestCard), v.CrestPart(p, smallCrest)
	who := facing(right, ui.Apart, crest, v.NamePart(p, table.OnFelt.Sized(ui.Lead)))
	at := edge(right)
	tall, low := ui.Column(ui.Near, at(who), at(card.AtLeast(0, lowLaid)).Growing()), at(facing(right, ui.Close, card, crest))
	if !v.Frame.Shape.Large() {
		return ui.Either(tall, low)
	}
	left := ui.Label(v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(p)), feltSoft)
	full := facing(right, ui.Loose, card, ui.Column(ui.Near, at(who), ui.Spring(), at(left), at(v.valuesPart(2, v.valuesOf(p), sprites.Cream))))
	return ui.Either(at(full), tall, low)
}

// onColours lays a part on a felt that is divided among players, each part in his colour: one
// beside the other, or one above the other.
func (v *view) onColours(p ui.Part, members []engine.Player, upright bool) ui.Part {
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
			s.Put(sprites.DuelPart(feltCorner, first, last, upright, tints[v.Seat(p).Crest]), q)
		}
		s.Put(sprites.Surface{Kind: sprites.InnerGold, R: feltCorner - 2}, r)
		inner()
	})
}

// prizePart is what a quarrel is about, at most w wide.
func (v *view) prizePart(c zk.Card, w float64) ui.Part {
	return ui.Scaled(w, w, leastPicture/2, func(s *ui.Stage, r ui.Rect) {
		if v.round.screen == quarrelScreen { // a hint may point at it
			s.Place(prizeKey, r)
		}
		s.Lay(ui.Art(art+"prize", r.W), r)
		s.Lay(ui.Art(appleArt(c), r.W), within(r, prizeApple))
		s.Lay(ui.Label(digits(v.in.Number(c)), ui.PaperNumber.Sized(r.W*prizeNumber).At(sprites.Middle)).On(sprites.Surface{Kind: sprites.Plate, R: ui.Near, Lift: sprites.Token}), within(r, prizePlate))
	}).Raised(prizeZ)
}

// within is a box in another, in shares of it.
func within(r, share ui.Rect) ui.Rect {
	return ui.R(r.X+share.X*r.W, r.Y+share.Y*r.H, share.W*r.W, share.H*r.H)
}

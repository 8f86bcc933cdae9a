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
	z := v.feltSizes()
	return what.Pad(z.edgeX, z.edgeY).On(sprites.Surface{Kind: sprites.Felt, R: feltCorner, Line: z.edgeX > ui.Apart})
}

// cardsLaid shows the cards in a row.
func (v *view) cardsLaid() ui.Part {
	cells := table.Each(v.laidSeats(), func(p engine.Player) ui.Part {
		who := ui.Row(ui.Near, v.crest(p, smallCrest), v.NamePart(p, table.OnFelt).Dropped(1)).Centred()
		return ui.Column(ui.Close, who, v.laidCard(p, laidCard).AtLeast(0, lowLaid).Named(seatPlace(p))).Middle()
	})
	first := v.in.FirstPlayer()
	from := v.WordsOf(first).Zankapfel.Places.Clockwise.With("name", v.PlayerName(first))
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
			badge := v.mark(c, "", smallCrest).Pad(ui.Near, ui.Near).On(sprites.Surface{Kind: sprites.RoundLabel}).Raised(table.ZLabel - 1).LandsWith(v.cards.last(inLaid, p))
			s.Lay(badge, ui.R(r.Right(), r.Bottom()-ui.Loose, 0, 0).Grow(calledBadge, calledBadge))
		}
	})
}

// noted has below what the felt shows who has laid nothing, and why, if there is room: where
// neither the panels of the others nor the list of this harvest tell it.
func (v *view) noted(what ui.Part) ui.Part {
	if shape := v.Frame.Shape; shape == ui.Desktop || shape == ui.Landscape && !v.crowded() {
		return what
	}
	var list []ui.Part
	for _, p := range v.Ring {
		x := &v.WordsOf(p).Zankapfel.Places
		words, apple := x.SatOut, ui.Part{}
		if c := v.round.bought[p]; c != zk.NoCard {
			words, apple = x.BoughtOne, ui.Art(appleArt(c), noteApple)
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

// outcome shows first who harvests alone, then the quarrels in their order. Several of these
// share the width; on a phone held upright one stands below the other, if there is room.
func (v *view) outcome() ui.Part {
	z, contests := v.feltSizes(), v.contests()
	first := v.aloneCells(v.alone(), len(contests) == 0)
	if len(contests) == 0 {
		return v.noted(first)
	}
	list := table.Each(table.UpTo(len(contests)), func(i int) ui.Part {
		note := v.x.Places.OneOfTwo
		if n := contests[i].all.Len(); n > 2 {
			note = v.Words.Count(v.x.Places.ForOne, n)
		}
		box := v.contestBox(contests[i], len(contests) > 1)
		if i == 0 {
			box = box.Named(quarrelID)
		}
		one := ui.Column(ui.Near, v.feltHead(i+v.firstQuarrel(), v.x.Places.Quarrel, note), box.Growing())
		if z.cell == 0 {
			one = one.AtMost(0, highContest)
		}
		return one.Growing()
	})
	beside := v.noted(ui.Column(z.between, first, ui.Rows(1, z.gap, list...).Growing()))
	if v.Frame.Shape != ui.Portrait {
		return beside
	}
	return ui.Either(v.noted(ui.Column(z.between, append([]ui.Part{first}, list...)...)), beside)
}

// feltHead is a heading on the felt with its number in the order of things.
func (v *view) feltHead(n int, title, note string) ui.Part {
	z := v.feltSizes()
	return ui.Row(ui.Apart, orderRibbon(n, z.ribbon), ui.Label(title, table.FeltHeading.Sized(z.heading)), ui.Spring(), ui.Label(note, feltSoft.Sized(z.note)).Dropped(1))
}

// orderRibbon is a number in the order of things.
func orderRibbon(n int, w float64) ui.Part {
	return ui.Picture(ui.Item{Look: sprites.Look{ID: "common/ribbon-1", Lift: sprites.Token, Words: digits(n)}}, w)
}

// aloneCells are those who harvest alone, in one row or in two, below their heading; only
// reports whether the whole felt is theirs.
func (v *view) aloneCells(list []engine.Player, only bool) ui.Part {
	if len(list) == 0 {
		return ui.Part{}
	}
	z := v.feltSizes()
	grid := func(columns int) ui.Part {
		share := 0.0 // of the height that is left over
		if only || z.cell == 0 {
			share = aloneShare
		}
		return alike(table.Each(list, func(p engine.Player) []ui.Part { return v.aloneCell(p, only) }), func(cells []ui.Part) ui.Part {
			return ui.Grid(columns, z.gap, cells...)
		}).GrowingBy(share)
	}
	cells := grid(2)
	if len(list) <= mostAlone {
		cells = ui.Either(grid(len(list)), cells)
	}
	below := only && len(list) == mostAlone && v.Frame.Shape == ui.Portrait
	if below {
		cells = ui.Either(grid(1), cells)
	}
	all := ui.Column(ui.Near, v.feltHead(1, v.x.Places.Alone, v.x.Places.AtOnce), cells.Named(aloneID))
	if z.cell == 0 {
		rows := 1
		switch {
		case below:
			rows = mostAlone
		case only && len(list) > 2:
			rows = 2
		}
		all = all.AtMost(0, highAlone*float64(rows))
	}
	return all
}

// alike lays parts out that have the same arrangements: the first that has room for all.
func alike(parts [][]ui.Part, of func([]ui.Part) ui.Part) ui.Part {
	return ui.Either(table.Each(table.UpTo(len(parts[0])), func(k int) ui.Part {
		return of(table.Each(parts, func(p []ui.Part) ui.Part { return p[k] }))
	})...)
}

// aloneCell are the arrangements of somebody who harvests alone: his card, what it gives, and
// where he gets.
func (v *view) aloneCell(p engine.Player, only bool) []ui.Part {
	z, c, n := v.feltSizes(), v.round.colour[p], v.in.Number(v.round.colour[p])
	if only {
		z.card, z.gain = z.card*onlyGrowth, z.gain*onlyGrowth
	}
	to := v.in.Score(p)
	if v.round.gains[p] == 0 || v.round.last.Kind == zk.EventHarvested && v.round.last.Player == p {
		to += n
	}
	gain := ui.Label(v.Words.Signed(n), table.FeltNumber.Sized(z.gain).In(sprites.Glow))
	moves, colour := v.moves(to-n, to, z.steps), v.mark(c, "", z.crest)
	if v.round.called[p] != zk.NoCard {
		colour = v.calls(c).LandsWith(v.cards.last(inLaid, p))
	} else if v.Frame.Shape.Large() {
		colour = ui.Row(ui.Apart, colour, ui.Label(of(&v.x.Colours, c), sprites.Style{Font: sprites.SansMedium, Size: z.note, Color: sprites.Cream}).Dropped(1))
	}
	card, who := v.laidCard(p, z.card), ui.Row(ui.Apart, v.CrestPart(p, z.crest), v.NamePart(p, table.OnFelt.Sized(z.name)))
	beside := func(card ui.Part) ui.Part {
		return ui.Row(z.beside, card, ui.Column(ui.Near,
			ui.Row(ui.Near, who.Growing(), gain).Growing(),
			ui.Row(ui.Near, colour.Left().Middle().Growing(), moves).Growing()).Growing())
	}
	tall := ui.Column(ui.Near, who, ui.Row(ui.Apart, card, ui.Column(ui.Tight, colour.Centred(), gain.Centred(), moves.Centred()).Growing()).Growing())
	cells := []ui.Part{tall, beside(card)}
	if v.Frame.Shape != ui.Portrait {
		whole := card.AtLeast(z.card*leastFeltCard, z.card*leastFeltCard*table.CardRatio)
		narrow := ui.Row(z.beside, whole, ui.Column(ui.Near, who, ui.Row(ui.Near, colour.Left().Middle().Growing(), gain), moves.Right()).Middle().Growing())
		cells = []ui.Part{beside(whole), narrow, beside(card), tall}
		if only { // as high as the felt
			pillar := ui.Column(ui.Near, ui.Spring(), who.Centred(), whole, colour.Centred(), gain.Centred(), moves.Centred(), ui.Spring())
			cells = slices.Insert(cells, 0, pillar)
		}
	}
	return table.Each(cells, func(cell ui.Part) ui.Part {
		return cell.Pad(z.beside, ui.Close).Roomy(0, z.cell).On(sprites.Surface{Kind: sprites.SeatCell, R: 9, State: sprites.On})
	})
}

// moves says on the felt from which number of the race to which a pawn goes.
func (v *view) moves(from, to int, size float64) ui.Part {
	st := table.FeltNumber.Sized(size)
	return ui.Row(ui.Near, ui.Label(v.number(from), st), ui.Label("→", sprites.Style{Font: sprites.SansBold, Size: size, Color: sprites.Glow}), ui.Label(v.number(to), st.In(sprites.Glow)))
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

// feltSizes are the sizes of the harvest on this screen.
func (v *view) feltSizes() harvestSizes {
	switch shape := v.Frame.Shape; {
	case shape.Large():
		return harvestLarge
	case shape == ui.Landscape && !v.crowded():
		return harvestSideways
	}
	return harvestPhone
}

// shared are the sizes of quarrels that share the width, and of many: those of a phone’s.
func (z harvestSizes) shared() harvestSizes {
	k := min(1, z.duelCard/harvestPhone.duelCard)
	z.duelCard, z.duelCrest, z.duelName = harvestPhone.duelCard*k, harvestPhone.duelCrest, harvestPhone.duelName
	z.prize, z.prizeLower = smallPrize*k, 0
	return z
}

// sized is a figure for a phone, or that for a large screen.
func (v *view) sized(phone, large float64) float64 {
	if v.Frame.Shape.Large() {
		return large
	}
	return phone
}

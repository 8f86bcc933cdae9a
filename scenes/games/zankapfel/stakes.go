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

// asked is what the viewer chooses from besides the board and his apples, or what a quarrel
// has come to; nothing, if there is no such choice.
func (v *view) asked() ui.Part {
	switch {
	case v.mine(zk.PhaseAccept):
		return v.offerList()
	case v.mine(zk.PhaseOffer):
		return v.pointsChoice()
	case v.mine(zk.PhaseCall):
		return v.jokerChoice()
	case v.mine(zk.PhaseDice):
		return v.diceChoice()
	case v.round.won && v.round.screen == quarrelScreen:
		return v.verdict()
	}
	return ui.Part{}
}

// grouped makes the controls of a part one group.
func grouped(name string, p ui.Part) ui.Part {
	return p.Around(func(s *ui.Stage, _ ui.Rect, inner func()) { s.Group(name, inner) })
}

// diceChoice are the dice that can be bought: one, two or three. Where there is little room
// the dice or the words say how many.
func (v *view) diceChoice() ui.Part {
	var cells []ui.Part
	for n := 1; n <= zk.MostDice; n++ {
		words, st := v.Words.Count(v.x.Log.BuysDiceShort, n)+" · "+digits(zk.PriceOfDie*n), ui.PaperBold.Sized(ui.Lead).At(sprites.Middle)
		dice := slices.Repeat([]ui.Part{ui.Art(dieArt(0), dieSize)}, n)
		cells = append(cells, v.choice("dice/"+digits(n), words, v.pick == zk.Dice(n), func() { v.choose(zk.Dice(n)) },
			ui.Column(ui.Near, ui.Spring(), ui.Row(0, dice...).Centred().Dropped(1), ui.Either(v.firm(ui.Label(words, st)), v.firm(ui.Label(v.number(-zk.PriceOfDie*n), st))), ui.Spring())))
	}
	return grouped("dice", ui.Rows(1, ui.Apart, cells...))
}

// jokerChoice are the four colours that a joker may become, and what each would
// mean.
func (v *view) jokerChoice() ui.Part {
	return grouped("colour", ui.Uniform(func(scale float64) ui.Part {
		cells := table.Each(colours, func(c zk.Card) ui.Part { return v.jokerCell(c, scale) })
		if v.Frame.Shape.Large() {
			return ui.Rows(1, ui.Apart, cells...)
		}
		return ui.Grid(2, ui.Apart, cells...)
	}))
}

// jokerCell is a colour: apple, name, what it brings, and with whom one would quarrel,
// whose crests alone say it where there is little room. scale is that of the apple.
func (v *view) jokerCell(c zk.Card, scale float64) ui.Part {
	with := v.wanting(c).Without(v.in.Turn())
	words := v.x.Duel.AloneNow
	switch {
	case with != 0:
		words = v.x.Duel.With
	case v.in.Jokers().Without(v.in.Turn()) != 0:
		words = v.x.Duel.AloneSoFar
	}
	spoken := v.worth(c) + ", " + words
	if with != 0 {
		spoken += " " + v.t.Names(v.clockwise(with.Has))
	}
	crests := table.Each(v.clockwise(with.Has), func(p engine.Player) ui.Part { return v.CrestPart(p, smallCrest) })
	means := ui.Row(ui.Near, append([]ui.Part{v.firm(ui.Label(words, ui.PaperItalic)).Dropped(1)}, crests...)...).Centred().AtLeast(0, crestHigh)
	apple, name := ui.Art(appleArt(c), jokerApple*scale), v.firm(ui.Label(lang.Capital(of(&v.x.Colours, c)), ui.PaperName.Sized(ui.Lead)))
	worth := v.firm(ui.Label(v.worth(c), ui.PaperNumber.Sized(ui.Head)))
	return v.choice("colour/"+colourArt[c], v.Words.Labelled(lang.Capital(of(&v.x.Colours, c)), spoken), v.pick == zk.Call(c), func() { v.choose(zk.Call(c)) },
		ui.Either(
			ui.Column(ui.Near, ui.Row(ui.Apart, apple, ui.Column(ui.Tight, name, worth).Middle()).Centred().Growing(), means, ui.Space(0, ui.Apart)),
			ui.Column(ui.Near, ui.Row(ui.Near, apple, name.Dropped(1), ui.Spring(), worth).Growing(), means),
			ui.Row(ui.Near, apple, ui.Spring(), means, worth)))
}

// discordCards are the own discord cards as they lie: nil for those that are gone.
func (v *view) discordCards() []*token {
	list := make([]*token, printed.Discord)
	for _, t := range v.cards.In(inDiscord, v.Base()) {
		list[t.Piece.value-1] = t
	}
	return list
}

// discordGrid are the own discord cards in their places, in two rows, at least that share of their size; spent ones are struck.
func (v *view) discordGrid(least float64) ui.Part {
	var places []ui.Part
	for i, t := range v.discordCards() {
		places = append(places, ui.Scaled(discordCard, discordCard*table.CardRatio, least, func(_ *ui.Stage, r ui.Rect) {
			wide := max(r.W, ui.Target)
			v.discordPlace(i+1, t, r, ui.R(r.CX()-wide/2, r.Y, wide, r.H))
		}))
	}
	return grouped("discord", ui.Rows(2, ui.Near, places...)).Shows(discordFact(v.Base()))
}

// discordPlace is one value: a card that can be laid, of which so much is in sight, or a
// place that is empty.
func (v *view) discordPlace(n int, t *token, r, seen ui.Rect) {
	p := v.Base()
	mine := v.mine(zk.PhaseDiscord)
	up := mine && v.pick == zk.Discord(n)
	control := ui.Control{ID: "discord/" + digits(n), Role: ui.Checkbox, Part: true, Rect: seen, Key: rune('0' + n%printed.Discord),
		Label: v.x.Labels.Discord.With("n", digits(n)), Checked: up}
	switch {
	case t != nil:
		v.lifted(t, r, table.ZCards, up)
		control.Inspect = func() { v.Inspect(v.inspect(v.discord(p, n), p)) }
		control.Act = func() { v.choose(zk.Discord(n)) }
		v.drags(&control, t.Key, zk.Discord(n), duelCardID(p))
	case !v.discordGone(n): // laid, but nobody is to know which
		v.Stage.Piece(discordLook(v.Seat(p).Crest, n, sprites.Token), r.X, r.Y, r.W)
		return
	default:
		surface := sprites.Surface{Kind: sprites.CardPlace, R: ui.Close}
		if v.round.before.card[p] == n {
			surface.State = sprites.On
		}
		v.Stage.Put(surface, r)
		v.struck(n, r.CX(), r.CY(), r.W*struckShare, r.W*struckSize, sprites.CreamSoft)
		control.Disabled, control.Reason = true, v.x.Reasons.Spent.With("n", digits(n))
	}
	if mine { // else it is only looked at
		v.Stage.Control(control)
	}
}

// discordGone reports whether it is known to the viewer that he has an own discord card no
// more.
func (v *view) discordGone(n int) bool { return v.in.Spent(v.Base())>>n&1 != 0 || v.open() }

// discordRow are the own discord cards in one row, each over the one before, but over no
// number that is struck.
func (v *view) discordRow() ui.Part {
	list := v.discordCards()
	gone := func(i int) bool { return list[i] == nil && v.discordGone(i+1) }
	var row []ui.Part
	for i, t := range list {
		if gone(i) {
			row = append(row, ui.Fixed(struckWide, struckWide, func(_ *ui.Stage, r ui.Rect) {
				v.struck(i+1, r.CX(), r.CY(), r.W, ui.Title, sprites.CreamSoft)
			}))
			continue
		}
		seen := rowDiscord
		if i < len(list)-1 && !gone(i+1) { // the next may cover it
			if seen = leastPeek; v.mine(zk.PhaseDiscord) {
				seen = ui.Target
			}
		}
		row = append(row, ui.Area(seen, rowDiscord*table.CardRatio, func(_ *ui.Stage, r ui.Rect) {
			box := ui.R(r.X, r.Bottom()-rowDiscord*table.CardRatio, rowDiscord, rowDiscord*table.CardRatio)
			v.discordPlace(i+1, t, box, ui.R(r.X, box.Y, r.W, box.H))
		}).Roomy(rowDiscord, 0).GrowingBy(0))
	}
	return grouped("discord", ui.Row(0, row...)).Shows(discordFact(v.Base()))
}

// unpaid reports whether the winner of a quarrel has not got his points yet.
func (v *view) unpaid() bool {
	return v.round.last.Kind == zk.EventQuarrelWon || v.round.last.Kind == zk.EventHarvested
}

// diceSpent are the words for so many points that somebody has spent on dice in a quarrel, of whose last bout so many are.
func diceSpent(d *lang.ZankapfelDuel, points, dice int) lang.Template {
	switch zk.PriceOfDie * dice {
	case points:
		return d.Dice
	case 0:
		return d.DiceBefore
	}
	return d.DiceInAll
}

// verdict says, once a quarrel is won, what everybody in it has got of it and has spent on dice, the winner first.
func (v *view) verdict() ui.Part {
	bt := &v.round.bout
	line := func(p engine.Player, words string) ui.Part {
		return ui.Row(ui.Apart, v.CrestPart(p, verdictCrest), v.NamePart(p, ui.PaperName.Sized(ui.Lead)).Dropped(1), ui.Spring(), ui.Label(words, ui.PaperText.Sized(ui.Lead))).Roomy(0, verdictLine)
	}
	gain, to := v.in.Number(bt.colour), v.in.Score(bt.winner)
	if v.unpaid() {
		to += gain
	}
	dice := func(p engine.Player) string {
		n := v.round.spent[p]
		return diceSpent(&v.x.Duel, n, bt.dice[p]).With("n", v.Words.Signed(-n))
	}
	gains := v.Words.Signed(gain)
	if v.round.spent[bt.winner] > 0 {
		gains += ", " + dice(bt.winner)
	}
	winner := line(bt.winner, v.x.Duel.Gets.With("gain", gains, "n", v.number(to)))
	losers := table.Where(v.duelists(), func(p engine.Player) bool { return p != bt.winner })
	others := func(paid func(engine.Player) string) []ui.Part {
		return table.Each(losers, func(p engine.Player) ui.Part {
			if v.round.spent[p] > 0 {
				return line(p, v.x.Duel.Gets.With("gain", paid(p), "n", v.number(v.in.Score(p))))
			}
			return line(p, v.WordsOf(p).Zankapfel.Duel.Stays.With("n", v.number(v.in.Score(p))))
		})
	}
	points := func(p engine.Player) string { return v.Words.Signed(-v.round.spent[p]) }
	return ui.Either(
		ui.RuledGrid(1, ui.Near, append([]ui.Part{winner}, others(dice)...)...),
		ui.Column(ui.Tight, winner, ui.Rule(), ui.Grid(2, ui.Loose, others(points)...).Growing())).Pad(ui.Loose, ui.Tight).On(ledgerPaper)
}

package zankapfel

import (
	"slices"
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// feltNote is how the felt of a quarrel says what happens.
var feltNote = table.HintWords.In(sprites.Cream)

// laying reports whether all that is asked for now is a discord card.
func (v *view) laying() bool { return v.choosing() && !v.round.bout.rollOff }

// duel shows the quarrel on its felt: two sides that face each other, or a strip or a
// column for each of several.
func (v *view) duel() ui.Part {
	list := v.duelists() // as in the harvest, from the left
	var felt ui.Part
	switch upright := v.Frame.Shape == ui.Portrait; {
	case len(list) == 2 && upright:
		felt = ui.Either(v.halves(v.ownLast(list)), v.sides(list))
	case len(list) == 2:
		felt = v.sides(list)
	case upright:
		felt = ui.Either(v.strips(v.ownLast(list)), v.columns(list))
	default:
		felt = v.columns(list)
	}
	felt = felt.On(sprites.Surface{Kind: sprites.Felt, R: feltCorner})
	if v.Frame.Shape == ui.Portrait && v.Hinting() {
		return v.belowHint(felt)
	}
	return felt
}

// belowHint lays a felt below the plate of a hint, if there is room for both.
func (v *view) belowHint(felt ui.Part) ui.Part {
	return felt.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		plate := v.HintPlace(ui.R(r.X, r.Y, r.W, hintOverFelt)) + ui.Close
		if low := ui.R(r.X, r.Y+plate, r.W, r.H-plate); s.Fits(felt, low) {
			s.Lay(felt, low)
			return
		}
		v.HintPlace(ui.Rect{}) // over the felt, where it covers least
		inner()
	})
}

// duelPrize is what the quarrel on the felt is about.
func (v *view) duelPrize(w float64) ui.Part { return v.prizePart(v.round.bout.colour, w) }

// withPrize lays it over a felt, so much of its width right of the middle and below it, unless who has won it
// has it beside his name.
func (v *view) withPrize(felt ui.Part, w, right, below float64) ui.Part {
	if v.round.won && v.besideName() {
		return felt
	}
	return ui.Stack(felt, ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) {
		s.Lay(v.duelPrize(w), ui.R(r.CX()+(right-half)*w, r.CY()+(below-half)*w, w, w))
	}))
}

// towards is how much of its width a prize that is won lies on the winner's side: right of the middle, if he is
// the last of two.
func (v *view) towards(last engine.Player, share float64) float64 {
	switch {
	case !v.round.won:
		return 0
	case v.round.bout.winner == last:
		return share
	}
	return -share
}

// besideName reports whether a prize lies beside the name of who has won it: a side has no room for it.
func (v *view) besideName() bool {
	return v.round.bout.all.Len() > 2 || !v.Frame.Shape.Large()
}

// wonPrize is the prize there.
func (v *view) wonPrize(p engine.Player, w float64) ui.Part {
	return ui.When(v.hasWon(p) && v.besideName(), v.duelPrize(w).AtLeast(w, w).Pad(0, (crestShare*ui.Lead-w)/2))
}

// halves are two sides one above the other, the viewer’s own below, if he takes part. Both
// leave the prize its room.
func (v *view) halves(list []engine.Player) ui.Part {
	up, down := list[0], list[1]
	size, lower := prizeSize, 0.0
	if v.Short() {
		size = smallPrize
	}
	if v.laying() {
		lower = layingLower
	}
	above := ui.Column(ui.Near, v.head(up, true),
		ui.Row(ui.Apart, v.burnt(up, false).Top(), v.duelCard(up, duelCard).Top(), ui.Column(ui.Near, v.stake(up), ui.Spring(), ui.Space(0, (half-lower)*size)).Growing()).Growing())
	card, tie, stake, head := v.duelCard(down, duelCard).Bottom(), v.burnt(down, true).Bottom(), v.stake(down), v.head(down, true)
	free := ui.Space(0, (half+lower)*size)
	below := ui.Column(ui.Near, ui.Row(ui.Apart, tie, ui.Column(ui.Near, free, ui.Spring(), stake).Growing(), card).Growing(), head)
	if v.laying() { // the name stands beside the card
		below = ui.Row(ui.Apart, tie, ui.Column(ui.Near, free, ui.Spring(), stake, head).Growing(), card)
	}
	return v.withPrize(v.onColours(ui.Grid(1, ui.Close, above, below).Pad(ui.Wide, ui.Apart), list, false), size, 0, lower)
}

// stake is what somebody has at stake beside his card: dice and sum, or while cards are laid,
// what may be laid.
func (v *view) stake(p engine.Player) ui.Part {
	if !v.laying() {
		dice, rows := v.dice(p, zk.MostDice, duelDie), 2
		switch low := v.Hinting() && v.guessed(p); { // the cards are told by large numbers
		case low && v.in.Dice(p) == 0:
			dice = ui.Part{}
		case low:
			rows = 1
		}
		return ui.Column(ui.Close, dice, v.sum(p, &v.round.bout), ui.When(p == v.Base(), v.spanPart(p)).Dropped(1), v.laidOneOf(p, rows).Dropped(2))
	}
	if p == v.Base() && v.in.DiscordLeft(p) != 0 { // the hand below shows his values
		words := v.x.Duel.ThenDice
		if v.round.bout.number > 1 {
			words = v.x.Duel.ThenDiceAgain
		}
		return ui.Paragraph(words, feltNote.Sized(ui.Note)).AtMost(thenWidth, 0).Left().Dropped(1)
	}
	one := ui.When(v.round.bout.down.Has(p), ui.Label(v.x.Duel.OneOf, feltNote.Sized(ui.Note)))
	return ui.Column(ui.Near, one, v.valuesPart(2, v.valuesOf(p), sprites.Cream))
}

// laidOneOf shows in rows which cards another may have laid, before they are shown.
func (v *view) laidOneOf(p engine.Player, rows int) ui.Part {
	if !v.guessed(p) {
		return ui.Part{}
	}
	return v.valuesPart(rows, v.valuesOf(p), sprites.Cream)
}

// guessed reports whether somebody else has a card face down, and there is room to show which it may be.
func (v *view) guessed(p engine.Player) bool {
	return p != v.Base() && v.round.bout.down.Has(p) && !v.largeText()
}

// spanPart says it below the sum.
func (v *view) spanPart(p engine.Player) ui.Part {
	return ui.Label(v.span(p), feltNote.Sized(v.sized(ui.Note, ui.Lead)).At(sprites.Middle))
}

// who is crest and name of a side, in gold if it has won.
func (v *view) who(p engine.Player, right bool, size float64) ui.Part {
	st := table.OnFelt.Sized(size)
	if v.hasWon(p) {
		st = st.In(sprites.Glow)
	}
	crest := ui.Item{Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest), Lift: sprites.Token}, Alpha: v.faded(p)}
	return facing(right, ui.Apart, ui.Picture(crest, size*crestShare).Named(seatPlace(p)), v.NamePart(p, st))
}

// wins says so beside the name of who has won.
func (v *view) wins(p engine.Player, size float64) ui.Part {
	return ui.Label(v.WordsOf(p).Zankapfel.Duel.Wins, feltNote.Sized(size).In(sprites.Glow))
}

// head is who stands on a side, and what he has done, in fewer words or none where there is little
// room: the name does not give way to them.
func (v *view) head(p engine.Player, grand bool) ui.Part {
	size := ui.Lead
	if grand {
		size = ui.Title
	}
	words := ui.Label(v.status(p), feltNote.Sized(ui.Note))
	if _, does, ok := strings.Cut(v.status(p), " · "); ok {
		words = ui.Either(words, ui.Label(does, feltNote.Sized(ui.Note)))
	}
	if v.hasWon(p) {
		words = ui.Row(ui.Apart, v.wins(p, size).Dropped(1), v.wonPrize(p, wonInStrip))
	}
	who := v.who(p, false, size)
	return ui.Either(ui.Row(ui.Apart, who.Firm(), ui.Spring(), words), who)
}

// sides are two sides beside each other, for a wide felt.
func (v *view) sides(list []engine.Player) ui.Part {
	size := v.sized(smallPrize, largePrize)
	felt := v.onColours(ui.Rows(1, size*prizeRoom, v.side(list[0], false), v.side(list[1], true)).Pad(ui.Wide, ui.Loose), list, true)
	return v.withPrize(felt, size, v.towards(list[1], wonBeside), -sidesHigher)
}

// side is one of them; the right one is mirrored.
func (v *view) side(p engine.Player, right bool) ui.Part {
	at := edge(right)
	dice, sum := v.dice(p, 1, v.sized(sideDie, largeDie)), v.sum(p, &v.round.bout)
	words := v.status(p)
	if v.round.bout.down.Has(p) && p != v.Base() {
		words = v.x.Duel.LaidOneOf
		if v.waits(p) {
			words += " · " + v.x.Log.Waits
		}
	}
	span := v.spanPart(p)
	if other := func(q engine.Player) bool { return v.span(q) != "" }; !other(p) && slices.ContainsFunc(v.duelists(), other) {
		span = ui.Space(0, v.Stage.HeightOf(ui.Label(digits(0), feltNote.Sized(v.sized(ui.Note, ui.Lead))), 0)) // the cards of both are alike
	}
	have := v.valuesOf(p)
	left := ui.Column(ui.Near, at(ui.Label(words, feltNote.Sized(ui.Note))),
		at(ui.Either(v.valuesPart(1, have, sprites.Cream), v.valuesPart(2, have, sprites.Cream))))
	return ui.Column(ui.Apart,
		at(facing(right, ui.Loose, v.who(p, right, v.sized(ui.Lead, ui.Figure)), ui.When(v.hasWon(p) && v.Frame.Shape.Large(), v.wins(p, ui.Title)).Dropped(2), v.wonPrize(p, wonInStrip).Dropped(3), v.choosersScore(p).Dropped(1))),
		at(ui.Column(ui.Close, facing(right, ui.Apart, v.burnt(p, false).Top(), v.duelCard(p, v.sized(sideCard, largeDuelCard)).Top(), dice.Top()), sum, span.Dropped(1))),
		ui.Spring(), left.Dropped(1))
}

// choosersScore is the score of a side where the cards that the viewer chooses from fill the own side.
func (v *view) choosersScore(p engine.Player) ui.Part {
	return ui.When(v.Frame.Shape == ui.Landscape && v.mine(zk.PhaseDiscord), v.standsOn(p, ui.Lead))
}

// standsOn is that with a word before it, where nothing else says what it counts.
func (v *view) standsOn(p engine.Player, size float64) ui.Part {
	return ui.Row(ui.Near, ui.Label(v.x.Places.Score, feltNote.Sized(ui.Note)).Dropped(1), v.feltScore(p, size))
}

// feltScore is a number of points on felt or oak.
func (v *view) feltScore(p engine.Player, size float64) ui.Part {
	st := table.FeltNumber.Sized(size)
	if v.Points(p) < 0 {
		st = st.In(behindDark)
	}
	return ui.Label(v.number(v.Points(p)), st).Shows(scoreFact(p))
}

// quarrelTitle says how many quarrel, and about what.
func (v *view) quarrelTitle() ui.Part {
	title := ui.Label(v.Words.Count(v.x.Places.QuarrelOf, v.round.bout.all.Len()), table.FeltHeading.Sized(ui.Lead))
	prize := v.duelPrize(titlePrize)
	if v.round.won { // it lies beside the name of the winner
		prize = ui.Space(titlePrize, titlePrize)
	}
	return ui.Row(ui.Apart,
		ui.Column(0, title, ui.Label(v.x.Duel.Highest, feltNote.Sized(ui.Note)).Dropped(1)).Middle(),
		ui.Spring(), prize.Pad(0, -ui.Close)).Pad(ui.Wide, ui.Near)
}

// strips are several sides one above the other.
func (v *view) strips(list []engine.Player) ui.Part {
	rows := table.Each(list, func(p engine.Player) ui.Part { return v.strip(p).Pad(ui.Wide, ui.Near) })
	return ui.Column(0, v.quarrelTitle(), v.onColours(ui.Grid(1, 0, rows...), list, false).Growing())
}

// strip is somebody’s strip; a low one says everything in one line beside the card.
func (v *view) strip(p engine.Player) ui.Part {
	card, tie, dice, sum := v.duelCard(p, stripDuelCard), v.burnt(p, false), v.dice(p, zk.MostDice, sideDie), v.sum(p, &v.round.bout)
	result := sum
	if p == v.Base() {
		result = ui.Column(0, sum, v.spanPart(p).Dropped(1))
	}
	rows := 1
	if v.round.before.number > 0 { // beside the burnt card
		rows = 2
	}
	tall := ui.Column(ui.Near, v.head(p, false), ui.Row(ui.Apart, dice, ui.Spring(), result))
	switch several := v.round.bout.all.Len() > 3; {
	case v.laying():
		tall = ui.Column(ui.Near, v.head(p, false), v.valuesPart(rows, v.valuesOf(p), sprites.Cream).Dropped(1))
	case several && v.in.Dice(p) == 0 && v.guessed(p): // strips are low: rather than places of dice
		tall = ui.Either(ui.Column(ui.Near, v.head(p, false), ui.Row(ui.Apart, v.laidOneOf(p, 2), ui.Spring(), result)), tall)
	case !several:
		tall = ui.Either(ui.Column(ui.Near, v.head(p, false), ui.Row(ui.Apart, dice, ui.Spring(), result), v.laidOneOf(p, rows)), tall)
	}
	return ui.Either(
		ui.Row(ui.Loose, tie, card, tall.Middle().Growing()),
		ui.Row(ui.Apart, tie, card, v.who(p, false, ui.Body), ui.Spring(), dice, sum),
		ui.Row(ui.Near, tie, card, v.CrestPart(p, smallCrest), ui.Spring(), dice, sum))
}

// columns are several sides beside each other.
func (v *view) columns(list []engine.Player) ui.Part {
	columns := table.Each(list, func(p engine.Player) ui.Part { return v.column(p).Pad(v.sized(ui.Near, ui.Loose), ui.Apart) })
	return ui.Column(0, v.quarrelTitle(), v.onColours(ui.Rows(1, 0, columns...), list, true).Growing())
}

func (v *view) column(p engine.Player) ui.Part {
	prize := v.wonPrize(p, v.sized(wonInStrip, smallPrize))
	named := ui.Row(ui.Apart, v.who(p, false, ui.Lead), prize)
	if !v.hasWon(p) { // off the slanting lines
		named = named.Pad(ui.Apart, 0)
	}
	return ui.Column(ui.Apart, ui.Either(named, ui.Row(ui.Near, v.CrestPart(p, smallCrest), prize), prize).Centred(), v.choosersScore(p).Centred().Dropped(1), ui.When(v.isOut(p), ui.Label(v.status(p), feltNote.Sized(ui.Lead).At(sprites.Middle))), ui.Spring(), ui.Row(ui.Near, v.burnt(p, false), v.duelCard(p, v.sized(stripDuelCard, largeDuelCard))).Centred(),
		v.dice(p, zk.MostDice, sideDie).Dropped(2), v.sum(p, &v.round.bout), ui.Spring(), v.valuesPart(2, v.valuesOf(p), sprites.Cream).Dropped(1))
}

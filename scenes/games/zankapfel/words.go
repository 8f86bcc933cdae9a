package zankapfel

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// of is the word for a colour, or the joker.
func of(w *lang.ZankapfelColours, c zk.Card) string {
	return [...]string{"", w.Red, w.Yellow, w.Green, w.Blue, w.Joker}[c]
}

// phasePlace is the place of a phase: the setup, 0, and the three of a round; rulePage is the
// page of the rule book that is about it.
var (
	phasePlace = map[zk.Phase]int{
		zk.PhaseFarm: 1, zk.PhaseNextCard: 1, zk.PhaseAnnounce: 2, zk.PhaseOffer: 2, zk.PhaseAccept: 2,
		zk.PhaseCall: 3, zk.PhaseDiscord: 3, zk.PhaseDice: 3, zk.PhaseRoll: 3, zk.PhaseRefill: 3, zk.PhaseOver: 3,
	}
	rulePage = map[zk.Phase]int{
		zk.PhaseFirst: pageSetup, zk.PhaseMayor: pageSetup, zk.PhaseDeal: pageSetup, zk.PhaseFirstCard: pageSetup, zk.PhaseChip: pageSetup,
		zk.PhaseFarm: pageFarm, zk.PhaseNextCard: pageFarm, zk.PhaseAnnounce: pageMayor, zk.PhaseOffer: pageMayor, zk.PhaseAccept: pageMayor,
		zk.PhaseCall: pageHarvest, zk.PhaseDiscord: pageQuarrel, zk.PhaseDice: pageQuarrel, zk.PhaseRoll: pageQuarrel, zk.PhaseRefill: pageHarvest, zk.PhaseOver: pageEnd,
	}
)

func phaseList(p lang.ZankapfelPhases) []string { return []string{p.Setup, p.Farm, p.Mayor, p.Harvest} }

// Turn implements table.GameView.
func (b *tableState) Turn(shape ui.Shape) table.Turn {
	w := b.words()
	number := max(1, b.round.round)
	phases, shorts, now := phaseList(w.Zankapfel.Phases), phaseList(w.Zankapfel.Short), phasePlace[b.in.Phase()]
	if b.round.screen != orchardScreen || b.roundOver() || b.over() {
		now = 3
	}
	if !shape.Large() {
		phases = shorts
	}
	t := table.Turn{Seat: b.in.Turn(), Number: number, Round: w.Table.Round.With("n", strconv.Itoa(number)), Spelt: true,
		Phases: phases[1:], Now: now - 1, Shorts: shorts[:], Short: shorts[now], Phase: phaseList(w.Zankapfel.PhaseInText)[now], Learns: phaseList(b.t.WordsOf(b.t.Me()).Zankapfel.Learns)[now]}
	if now == 0 {
		t.Phases, t.Now, t.Number = phases[:1], 0, 0
	}
	if b.over() {
		t.Short = w.Table.End
	}
	if t.Seat, t.Verb = b.verb(w, shape); b.t.You(t.Seat) {
		_, t.Verb = b.verb(w.You(), shape)
	}
	return t
}

// roundOver reports whether the cards of the round have just been cleared away: the
// phase may still be the one in which somebody decided last.
func (b *tableState) roundOver() bool {
	last := b.round.last.Kind
	return phasePlace[b.in.Phase()] >= 2 && (last == zk.EventCardsDiscarded || last == zk.EventAppleGiven)
}

// over reports whether the game has ended: its end is shown before the phase is over.
func (b *tableState) over() bool {
	return b.in.Phase() == zk.PhaseOver || b.round.last.Kind == zk.EventGameEnded
}

// verb says who does what.
func (b *tableState) verb(w *lang.Words, shape ui.Shape) (engine.Player, string) {
	v, log := &w.Zankapfel.Verbs, &w.Zankapfel.Log
	turn := b.in.Turn()
	last := &b.round.last
	phase := b.in.Phase()
	if phase == zk.PhaseAnnounce && (b.round.screen != orchardScreen || last.Kind == zk.EventMayorMoved || last.Kind == zk.EventChipHarvested) {
		phase = zk.PhaseCall // the only square needed no offers: the harvest has begun
	}
	if b.over() {
		phase = zk.PhaseOver
	} else if b.roundOver() {
		return engine.Chance, v.Discards
	}
	switch phase {
	case zk.PhaseMayor:
		return turn, log.PlacesMayor
	case zk.PhaseFirst, zk.PhaseDeal:
		return engine.Chance, v.Dealt
	case zk.PhaseFirstCard, zk.PhaseRefill:
		return engine.Chance, v.Turned
	case zk.PhaseChip:
		return turn, log.TakesChip
	case zk.PhaseFarm, zk.PhaseNextCard:
		return turn, b.farmVerb(v, phase, shape)
	case zk.PhaseAnnounce:
		if b.in.Targets().Len() == 1 {
			return turn, v.Single
		}
		return turn, v.Announce
	case zk.PhaseOver:
		return engine.Chance, b.words().Table.Over
	}
	switch last.Kind { // what has been decided is no longer asked for
	case zk.EventBribesRefused:
		return last.Player, log.Refuses
	case zk.EventMayorMoved:
		return b.in.FirstPlayer(), v.Announce
	case zk.EventChipHarvested:
		return b.in.FirstPlayer(), v.Moved
	case zk.EventJokerCalled:
		return last.Player, log.Calls.With("colour", b.apple(last.Card))
	case zk.EventCardShown:
		if b.tumbles > 0 { // it still turns over
			return engine.Chance, v.Shown
		}
		return last.Player, of(&log.Shows, last.Card)
	case zk.EventQuarrelBegan:
		return engine.Chance, v.Quarrel
	case zk.EventQuarrelTied:
		return engine.Chance, v.Tie
	case zk.EventQuarrelWon:
		return last.Player, log.Wins
	case zk.EventHarvested, zk.EventPawnMoved:
		// A pawn moves back for dice, too, also that of somebody who has harvested before.
		if b.round.gains[last.Player] > 0 && (b.in.Phase() != zk.PhaseDice || b.round.won) {
			return last.Player, v.Harvests
		}
	case zk.EventDiscordShown:
		return engine.Chance, v.Shown
	}
	if b.in.Phase() == zk.PhaseDiscord {
		return b.discordVerb(&w.Zankapfel)
	}
	does, known := map[zk.Phase]string{
		zk.PhaseOffer: v.Offer, zk.PhaseAccept: v.Accept, zk.PhaseCall: v.Call, zk.PhaseDice: v.Dice, zk.PhaseRoll: v.Rolls,
	}[b.in.Phase()]
	if !known {
		return engine.Chance, v.Shown
	}
	return turn, does
}

// discordVerb says who lays a discord card: the viewer, another, or who has just done so.
func (b *tableState) discordVerb(x *lang.Zankapfel) (engine.Player, string) {
	p := b.round.last.Player
	if acting := b.in.Acting(); acting.Has(b.t.Me()) {
		p = b.t.Me()
	} else if acting != 0 {
		p = acting.First()
	}
	if b.round.bout.number > 1 {
		return p, x.Verbs.DiscordAgain
	}
	return p, x.Log.LaysDiscord
}

// farmVerb is what somebody may do on his farm, or has just done.
func (b *tableState) farmVerb(v *lang.ZankapfelVerbs, phase zk.Phase, shape ui.Shape) string {
	turn := b.in.Turn()
	choosing := phase == zk.PhaseFarm && b.round.bought[turn] == zk.NoCard && !b.in.LaidDown().Has(turn)
	open, hand := b.in.Face() != zk.NoCard, b.in.HandSize(turn) > 0
	switch {
	case choosing && !open && hand:
		return v.MustLay
	case choosing && open && !hand:
		return v.MustBuy
	case shape.Large():
		return v.Farm
	}
	return v.FarmShort
}

// apple names a kind of card: "red apple", as a heading of the log does it.
func (b *tableState) apple(c zk.Card) string { return of(&b.words().Zankapfel.Colours, c) }

// numbers are the four values of a square in words.
func (b *tableState) numbers(sq zk.Square) string {
	n := func(c zk.Card) string { return digits(gives(sq, c)) }
	return b.words().Zankapfel.Labels.Numbers.With("red", n(zk.Red), "yellow", n(zk.Yellow), "green", n(zk.Green), "blue", n(zk.Blue))
}

// shortSquare names a square by the number of red above its column and that of blue beside its row, which
// no other square has: "red 7, blue 5".
func (b *tableState) shortSquare(sq zk.Square) string {
	n := func(c zk.Card) string { return b.apple(c) + "\u202f" + digits(gives(sq, c)) }
	return n(zk.Red) + ", " + n(zk.Blue)
}

// squareName names a square with all its values.
func (b *tableState) squareName(sq zk.Square) string {
	return b.words().Zankapfel.Labels.Square.With("numbers", b.numbers(sq))
}

// seatWords are somebody's name, score and cards.
func (b *tableState) seatWords(p engine.Player) string {
	w := b.words()
	x := &w.Zankapfel
	return w.Labelled(b.t.PlayerName(p), strings.Join([]string{w.Whole(b.t.Points(p)),
		w.Count(x.Places.Apples, b.in.HandSize(p)), w.Count(x.Places.Discord, b.discordLeft(p))}, ", "))
}

// discordLeft is how many discord cards somebody has in hand.
func (b *tableState) discordLeft(p engine.Player) int {
	n := len(values(b.in.DiscordLeft(p)))
	if b.in.Committed().Has(p) {
		n--
	}
	return n
}

// clockwise lists the seats that are wanted, from the first player on.
func clockwise(in *zk.Info, wanted func(engine.Player) bool) []engine.Player {
	seats, first := table.UpTo(engine.Player(in.Players())), max(in.FirstPlayer(), 0)
	return table.Where(slices.Concat(seats[first:], seats[:first]), wanted)
}

func (b *tableState) clockwise(wanted func(engine.Player) bool) []engine.Player {
	return clockwise(b.in, wanted)
}

// inspectApple shows an apple card in large.
func (b *tableState) inspectApple(c zk.Card) *table.Inspection {
	w := b.words()
	l := &w.Zankapfel.Labels
	words := l.Joker.With("n", digits(printed.JokerPrice))
	if c != zk.Joker {
		words = lang.Capital(b.apple(c)) + ", " + of(&w.Zankapfel.Shapes, c)
		if b.in.Mayor() != zk.NoSquare {
			words = l.AppleNow.With("card", words, "n", digits(b.in.Number(c)), "price", digits(b.in.Price(c)))
		}
	}
	return &table.Inspection{Look: sprites.Look{ID: cardArt(c), Lift: sprites.Card}, Words: words}
}

// inspect shows a card of a seat in large.
func (b *tableState) inspect(c piece, p engine.Player) *table.Inspection {
	if c.crest == "" {
		return b.inspectApple(c.card)
	}
	words := b.t.WordsOf(p).Zankapfel.Labels.DiscordOf.With("of", b.words().Of(b.t.PlayerName(p)), "n", digits(c.value))
	return &table.Inspection{Look: discordLook(c.crest, c.value, sprites.Card), Words: words}
}

// squareList names the squares of a set.
func (b *tableState) squareList(set zk.SquareSet) string {
	return strings.Join(table.Each(listed(set), b.shortSquare), "; ")
}

// listed are the squares of a set.
func listed(set zk.SquareSet) []zk.Square {
	return table.Where(table.UpTo(zk.Square(zk.Squares)), set.Has)
}

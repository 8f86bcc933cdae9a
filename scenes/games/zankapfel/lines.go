package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Lines implements table.GameView.
func (b *tableState) Lines(before engine.InfoState, packed engine.Event) []table.Line {
	in, e := before.(*zk.Info), zk.DecodeEvent(packed)
	line := b.line(in, e)
	if in.Phase() <= zk.PhaseFarm { // from then on the engine may count the next round already
		line.Round = max(1, in.Round())
	}
	line.Decides = decides(e.Kind)
	line.Weight, line.Pieces, line.After = weights[e.Kind], eventPieces(e), seenAfter[e.Kind]
	line.Befell = e.Kind == zk.EventHarvested // nobody decides to
	if n, _ := b.stepsOf(e, line.Seat); n != 0 {
		line.Weight, line.Together = 3, b.walked(line.Seat, in.Score(line.Seat)+n)
	}
	if e.Kind != zk.EventBribeTaken {
		return []table.Line{line}
	}
	w, from := b.t.WordsOf(e.Briber), in.Score(e.Briber)
	l, steps := &w.Zankapfel.Log, []string{"a", w.Whole(from), "b", w.Whole(from - e.Points)}
	pays := line
	pays.Seat, pays.Decides, pays.Befell, pays.Text, pays.Short = e.Briber, false, true, w.Count(l.Pays, e.Points, steps...), l.PaysShort.With(steps...)
	pays.Together = b.walked(e.Briber, from-e.Points)
	return []table.Line{line, pays}
}

// Tell implements table.GameView: a pawn takes the steps that a decision has cost while that is told.
func (b *tableState) Tell(before engine.InfoState, events []engine.Event) table.Telling {
	of := table.TellLines(b.Lines(before, events[0]))
	if of.Brief = events[0].Kind == zk.EventBribeWithheld; of.Brief && b.round.nothings > 0 {
		of.Most = nothingToo
	}
	for of.Events > 0 && of.Events < len(events) && events[of.Events].Kind == zk.EventPawnMoved {
		of.Events++
	}
	return of
}

// weights say which lines count where there is no room for all: what moves a pawn (3), then
// what the mayor does, before the other decisions, and these before trifles.
var weights = map[engine.EventKind]int{
	zk.EventMayorMoved: 2, zk.EventSquareAnnounced: 1, zk.EventBribeOffered: 1, zk.EventBribesRefused: 1, zk.EventJokerCalled: 1,
}

// seenAfter is when it is seen what a line says: a die lies, a card has turned over.
var seenAfter = map[engine.EventKind]float64{
	zk.EventCardShown: ui.LandsAfter, zk.EventDiscordShown: turnsOver, zk.EventDieRolled: ui.ThrowTicks,
}

// whyOver says why the game has ended: somebody has come round, or no chip is left.
func (b *tableState) whyOver(in *zk.Info) string {
	l := &b.words().Zankapfel.Log
	if in.CameRound() {
		return l.EndsRound
	}
	return l.EndsChips
}

// line says an event in words, which are empty for one that goes without.
func (b *tableState) line(in *zk.Info, e zk.Event) table.Line {
	w, among := b.t.WordsOf(e.Player), clockwise(in, e.Seats.Has)
	l := &w.Zankapfel.Log
	says := func(text, short string) table.Line { return table.Line{Seat: e.Player, Text: text, Short: short} }
	does := func(text string) table.Line { return says(text, text) }
	names := func(words func(square string) string) table.Line { // a square: to be seen by its place, to be heard by its numbers
		line := does(words(b.shortSquare(e.Square)))
		line.Spoken = words(b.numbers(e.Square))
		return line
	}
	alone := func(text string) table.Line { return table.Line{Seat: engine.Chance, Text: text} }
	switch e.Kind {
	case zk.EventAppleGiven:
		if in.Chips() != 0 { // else no round follows
			return says(l.First, "")
		}
	case zk.EventMayorPlaced:
		return names(func(square string) string { return w.Labelled(l.PlacesMayor, square) })
	case zk.EventPileShuffled:
		return alone(l.Shuffled)
	case zk.EventCardTurned:
		return alone(of(&l.TurnedUp, e.Card))
	case zk.EventChipTaken:
		return names(func(square string) string { return w.Labelled(l.TakesChip, square) })
	case zk.EventCardBought:
		text := of(&l.Buys, e.Card) + ", " + w.Count(l.StepsBack, e.Steps)
		return says(text, of(&l.Buys, e.Card)+", "+w.Whole(-e.Steps))
	case zk.EventCardLaid:
		if e.Card != zk.NoCard { // who reads it knows the card
			card := of(&w.Zankapfel.Advice.Cards, e.Card)
			return says(l.LaysFaceDown.With("card", card), l.LaysShort.With("card", card))
		}
		return does(l.Lays)
	case zk.EventSatOut:
		return does(l.SitsOut)
	case zk.EventSquareAnnounced:
		return names(func(square string) string { return l.Announces.With("square", square) })
	case zk.EventBribeOffered:
		return names(func(square string) string { return w.Count(l.Offers, e.Points, "square", square) })
	case zk.EventBribeWithheld:
		return does(l.NoOffer)
	case zk.EventBribeTaken:
		offer := b.t.WordsOf(e.Briber).Zankapfel.Advice.OfferOf.With("of", w.Of(b.t.PlayerName(e.Briber)))
		steps := []string{"offer", offer, "a", w.Whole(in.Score(e.Player)), "b", w.Whole(in.Score(e.Player) + e.Points)}
		return says(w.Count(l.Takes, e.Points, steps...), l.TakesShort.With(steps...))
	case zk.EventBribesRefused:
		return does(l.Refuses)
	case zk.EventMayorMoved:
		line := names(func(square string) string { return w.Labelled(w.Zankapfel.Verbs.Announce, square) })
		line.Short = w.Zankapfel.Places.MayorTo.With("square", b.shortSquare(e.Square))
		return line
	case zk.EventCardShown:
		return says(of(&l.Shows, e.Card), of(&l.ShowsShort, e.Card))
	case zk.EventJokerCalled:
		return does(l.Calls.With("colour", b.apple(e.Card)))
	case zk.EventHarvested:
		steps := []string{"colour", b.apple(e.Card), "gain", w.Signed(e.Steps), "a", w.Whole(in.Score(e.Player)), "b", w.Whole(in.Score(e.Player) + e.Steps)}
		if in.Wants(e.Card).Len() > 1 { // of the quarrel that he has won
			return says(l.WinsHarvest.With(steps...), l.WinsShort.With(steps...))
		}
		return says(l.Harvests.With(steps...), l.HarvestsShort.With(steps...))
	case zk.EventQuarrelBegan:
		l = &b.t.WordsOf(among...).Zankapfel.Log
		return alone(l.QuarrelOver.With("names", b.t.Subjects(among), "colour", b.apple(e.Card), "n", digits(in.Number(e.Card))))
	case zk.EventDiscordLaid:
		if e.Discord != 0 {
			card := w.Zankapfel.Advice.Value.With("n", digits(e.Discord))
			return says(l.LaysFaceDown.With("card", card), l.LaysShort.With("card", card))
		}
		return does(l.LaysDiscord)
	case zk.EventDiceBought:
		return says(w.Count(l.BuysDice, e.Dice, "steps", w.Count(l.StepsBack, e.Steps)), w.Count(l.BuysDiceShort, e.Dice)+", "+w.Whole(-e.Steps))
	case zk.EventWaited:
		return does(l.Waits)
	case zk.EventDiscordShown:
		return does(l.ShowsDiscord.With("n", digits(e.Discord)))
	case zk.EventDieRolled:
		return does(l.Rolls.With("n", digits(e.Pips), "sum", digits(e.Sum)))
	case zk.EventQuarrelTied:
		l = &b.t.WordsOf(among...).Zankapfel.Log
		words := l.Ties
		if e.RollOff {
			words = l.TiesDice
		}
		return alone(words.With("names", b.t.Subjects(among)))
	case zk.EventQuarrelWon:
		return says(l.Wins, "") // his harvest says how much
	case zk.EventGameEnded:
		return alone(b.whyOver(in))
	}
	return says("", "")
}

package weinhaendler

import (
	"math"
	"strconv"
	"strings"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Lines implements table.GameView.
func (b *tableState) Lines(before engine.InfoState, packed engine.Event) []table.Line {
	in, e := before.(*wh.Info), wh.DecodeEvent(packed)
	line := b.line(in, e)
	line.Round = max(1, in.Round())
	switch e.Kind {
	case wh.EventRoundBegan:
		line.Round = e.Round
	case wh.EventBidLaid:
		line.Decides, line.After = true, ui.LandsAfter
	case wh.EventPassed, wh.EventPlacingDone:
		line.Decides = true
	case wh.EventCardPlaced:
		line.Decides, line.After, line.Together = true, landsAfter, b.placedTogether
	}
	line.Spoken, line.Pieces = b.Speak(line.Text), eventPieces(e)
	return []table.Line{line}
}

// Tell implements table.GameView. Who lays nothing is told as well, though the log leaves it out. What somebody
// draws is told with his passing.
func (b *tableState) Tell(before engine.InfoState, events []engine.Event) table.Telling {
	e := wh.DecodeEvent(events[0])
	if e.Kind == wh.EventPlacingDone && b.laying != e.Player {
		return table.Telling{Seat: e.Player, Words: []string{b.words().Weinhaendler.Log.PlacesNothing}, Events: 1, Brief: true}
	}
	of := table.TellLines(b.Lines(before, events[0]))
	of.Brief = e.Kind == wh.EventPassed && !e.Draws
	if e.Kind == wh.EventCardPlaced && b.laying == e.Player {
		of.Most = furtherLeast + furtherMore*math.Pow(furtherFaster, float64(b.laid-1))
	}
	if e.Kind == wh.EventPassed && e.Draws {
		for _, packed := range events[1:] {
			switch e := wh.DecodeEvent(packed); {
			case e.Kind == wh.EventPhaseBegan && e.Phase == wh.PhaseDrawing:
				of.Ticks += phaseBeats[e.Phase]
			case e.Kind.In(wh.EventCardLooked, wh.EventCardKept, wh.EventCardPutUnder):
				of.Ticks += beats[e.Kind].Ticks
			default:
				return of
			}
			of.Events++
		}
	}
	return of
}

// Caption implements table.Captioner: who has placed nothing.
func (b *tableState) Caption(seen []engine.Event) (engine.Player, string) {
	for i := len(seen) - 1; i >= 0; i-- {
		switch e := wh.DecodeEvent(seen[i]); {
		case i == len(seen)-1 && e.Kind != wh.EventPlacingDone, e.Kind == wh.EventCardPlaced && e.Player == seen[len(seen)-1].Player:
			return engine.Chance, ""
		case e.Kind == wh.EventPhaseBegan:
			p := seen[len(seen)-1].Player
			return p, b.t.WordsOf(p).Weinhaendler.Log.PlacesNothing
		}
	}
	return engine.Chance, ""
}

// Speak implements table.Speaker: it says the stars of a bottle in words.
func (b *tableState) Speak(text string) string {
	stars := b.words().Weinhaendler.Cards.StarsOf
	for n := 3; n > 0; n-- {
		text = strings.ReplaceAll(text, "\u202f"+strings.Repeat("★", n), ", "+stars[n])
	}
	return text
}

// line says an event in words, which are empty for one that goes without.
func (b *tableState) line(in *wh.Info, e wh.Event) table.Line {
	w := b.t.WordsOf(e.Player)
	x, l := &w.Weinhaendler, &w.Weinhaendler.Log
	line := table.Line{Seat: e.Player}
	alone := func(text string) { line.Seat, line.Text = engine.Chance, text }
	switch e.Kind {
	case wh.EventStartChosen:
		line.Text, line.Short = l.Begins, l.Begins
	case wh.EventRoundBegan:
		if e.Last {
			alone(l.LastRound)
		} else if e.Round > 1 {
			line.Text = l.BeginsRound.With("n", strconv.Itoa(e.Round))
		}
	case wh.EventCardTurnedUp:
		if in.Round() > 0 {
			alone(l.ComesUp.With("card", b.shortName(e.Card)))
		}
	case wh.EventBidLaid:
		total := w.Money(e.Total)
		words := l.Adds
		if in.Bid(e.Player) == 0 {
			words = l.Lays
		}
		line.Text, line.Short = words.With("cards", b.list(e.Cards), "total", total), l.Bids.With("total", total)
	case wh.EventPassed:
		line.Text, line.Short = w.Table.Passes, w.Table.Passes
		if e.Draws {
			line.Text, line.Short = l.PassesDraws, l.PassesDraws
		} else if in.HandSize(e.Player) == 0 {
			line.Text = l.PassesEmpty
		}
	case wh.EventCardKept:
		if line.Secret = e.Card != wh.Hidden; line.Secret {
			line.Text = l.DrawsOne.With("card", b.shortName(e.Card))
			line.Short = line.Text
		}
	case wh.EventCardPutUnder:
		if line.Secret = e.Card != wh.Hidden; line.Secret {
			line.Text = l.PutsUnder.With("card", b.shortName(e.Card))
		}
	case wh.EventBundleTaken:
		line.Text, line.Short = w.Labelled(l.Takes.With("bundle", b.bundle(e.From)), b.list(e.Cards)), x.Strip.GetsOffer
		if e.From != engine.Chance {
			line.Short = x.Strip.GetsFrom.With("bid", b.bidOf(e.From))
		}
	case wh.EventOfferReplaced:
		if in.LastRound() { // nobody can get it any more
			alone(w.Labelled(x.Strip.Gone, b.list(e.Cards)) + ".")
		} else {
			alone(l.OfferIs.With("cards", b.list(e.Cards)))
		}
	case wh.EventCardPlaced:
		line.Text, line.Short = b.placedWords(e)
	case wh.EventGameEnded:
		alone(w.Table.Over + ".")
	}
	return line
}

// placedWords say what a card has scored, and the same in short.
func (b *tableState) placedWords(e wh.Event) (text, short string) {
	w := b.t.WordsOf(e.Player)
	l := &w.Weinhaendler.Log
	if e.Card == wh.Empty {
		text = l.Places.With("card", b.shortName(e.Card))
		return text, text
	}
	points, stars := e.Gain.Points(), e.Gain.Stars
	counted := strings.ReplaceAll(w.Count(w.Table.Points, points), " ", "\u202f") // a line does not end between the two
	text = w.Labelled(l.Places.With("card", b.shortName(e.Card)), counted)
	if points > stars {
		text += " " + l.PlacesSum.With("stars", strconv.Itoa(stars), "triplets", strconv.Itoa(points-stars))
	}
	return text, b.gainWords(points)
}

// placedTogether says in short what several bottles of one seat have scored in all.
func (b *tableState) placedTogether(events []engine.Event) string {
	points := 0
	for _, packed := range events {
		points += wh.DecodeEvent(packed).Gain.Points()
	}
	if points == 0 { // they are all empty
		_, short := b.placedWords(wh.DecodeEvent(events[len(events)-1]))
		return short
	}
	return b.gainWords(points)
}

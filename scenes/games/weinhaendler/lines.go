package weinhaendler

import (
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
	case wh.EventBidLaid, wh.EventPassed, wh.EventPlacingDone:
		line.Decides = true
	}
	switch e.Kind {
	case wh.EventBidLaid:
		line.After = ui.LandsAfter
	case wh.EventCardPlaced:
		line.After = landsAfter
	}
	line.Spoken, line.Pieces = b.Speak(line.Text), eventPieces(e)
	return []table.Line{line}
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
	w := b.words()
	l := &w.Weinhaendler.Log
	says := func(text, short string) table.Line { return table.Line{Seat: e.Player, Text: text, Short: short} }
	alone := func(text string) table.Line { return table.Line{Seat: engine.Chance, Text: text} }
	switch e.Kind {
	case wh.EventStartChosen:
		return says(l.Begins, l.Begins)
	case wh.EventRoundBegan:
		if e.Last {
			return alone(l.LastRound)
		}
		if e.Round > 1 {
			return says(l.BeginsRound.With("n", strconv.Itoa(e.Round)), "")
		}
	case wh.EventCardTurnedUp:
		if in.Round() > 0 {
			return alone(l.ComesUp.With("card", b.list(wh.CardsOf(e.Card))))
		}
	case wh.EventBidLaid:
		total := w.Money(e.Total)
		return says(l.Adds.With("cards", b.list(e.Cards), "total", total), l.Bids.With("total", total))
	case wh.EventPassed:
		return b.passLine(in, e)
	case wh.EventCardKept:
		if e.Card != wh.Hidden {
			text := l.DrawsOne.With("card", b.cardName(e.Card))
			return table.Line{Seat: e.Player, Text: text, Short: text, Secret: true}
		}
	case wh.EventCardPutUnder:
		if e.Card != wh.Hidden {
			return table.Line{Seat: e.Player, Text: l.PutsUnder.With("card", b.cardName(e.Card)), Secret: true}
		}
	case wh.EventBundleTaken:
		return b.bundleLine(e)
	case wh.EventOfferReplaced:
		return alone(l.OfferIs.With("cards", b.list(e.Cards)))
	case wh.EventCardPlaced:
		return b.placedLine(e)
	case wh.EventGameEnded:
		return alone(l.GameEnds)
	}
	return table.Line{Seat: e.Player}
}

func (b *tableState) passLine(in *wh.Info, e wh.Event) table.Line {
	l := &b.words().Weinhaendler.Log
	line := table.Line{Seat: e.Player, Text: l.Passes, Short: l.Passes}
	if e.Draws {
		line.Text, line.Short = l.PassesDraws, l.PassesDraws
	} else if in.HandSize(e.Player) == 0 {
		line.Text = l.PassesEmpty
	}
	return line
}

func (b *tableState) bundleLine(e wh.Event) table.Line {
	x := &b.words().Weinhaendler
	list := b.list(e.Cards)
	line := table.Line{Seat: e.Player, Text: x.Log.TakesOffer.With("cards", list), Short: x.Strip.GetsOffer}
	if e.From != engine.Chance {
		of := b.words().Of(b.t.PlayerName(e.From))
		line.Text, line.Short = x.Log.TakesBid.With("of", of, "cards", list), x.Strip.GetsFrom.With("of", of)
	}
	return line
}

func (b *tableState) placedLine(e wh.Event) table.Line {
	w := b.words()
	l := &w.Weinhaendler.Log
	if e.Card == wh.Empty {
		text := l.Places.With("card", b.cardName(e.Card))
		return table.Line{Seat: e.Player, Text: text, Short: text}
	}
	points, stars := e.Gain.Points(), e.Gain.Stars
	says := l.PlacesFor
	if points > stars {
		says = l.PlacesSum
	}
	text := says.With("card", b.list(wh.CardsOf(e.Card)), "points", w.Count(w.Table.Points, points),
		"stars", strconv.Itoa(stars), "triplets", strconv.Itoa(points-stars))
	return table.Line{Seat: e.Player, Text: text, Short: b.gainWords(points)}
}

package weinhaendler

import (
	"strconv"
	"strings"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// Lines implements table.Guest.
func (b *board) Lines(before engine.InfoState, e engine.Event) []table.Line {
	in := before.(*wh.Info)
	line := b.line(in, e)
	line.Round = max(1, in.Round())
	switch e.Kind {
	case wh.EventRoundBegan:
		line.Round = int(e.Num[0])
	case wh.EventBidLaid, wh.EventPassed, wh.EventPlacingDone:
		line.Decides = true
	}
	switch e.Kind {
	case wh.EventBidLaid:
		line.After = restsAfter
	case wh.EventCardPlaced:
		line.After = landsAfter
	}
	line.Spoken, line.Pieces = b.Speak(line.Text), linePieces(e)
	return []table.Line{line}
}

// Speak implements table.Speaker: it says the stars of a bottle in words.
func (b *board) Speak(text string) string {
	stars := b.words().Weinhaendler.Cards.StarsOf
	for n := 3; n > 0; n-- {
		text = strings.ReplaceAll(text, "\u202f"+strings.Repeat("★", n), ", "+stars[n])
	}
	return text
}

// line says an event in words, which are empty for one that goes without.
func (b *board) line(in *wh.Info, e engine.Event) table.Line {
	w := b.words()
	l := &w.Weinhaendler.Log
	says := func(text, short string) table.Line { return table.Line{Seat: e.Player, Text: text, Short: short} }
	alone := func(text string) table.Line { return table.Line{Seat: engine.Chance, Text: text} }
	switch e.Kind {
	case wh.EventStartChosen:
		return says(l.Begins, l.Begins)
	case wh.EventRoundBegan:
		if e.Num[1] == 1 {
			return alone(l.LastRound)
		}
		if e.Num[0] > 1 {
			return says(l.BeginsRound.With("n", strconv.Itoa(int(e.Num[0]))), "")
		}
	case wh.EventCardTurnedUp:
		if in.Round() > 0 {
			return alone(l.ComesUp.With("card", b.list(wh.CardsOf(wh.Card(e.Value)))))
		}
	case wh.EventBidLaid:
		total := w.Money(int(e.Num[0]))
		return says(l.Adds.With("cards", b.list(wh.Cards(e.Value)), "total", total), l.Bids.With("total", total))
	case wh.EventPassed:
		return b.passLine(in, e)
	case wh.EventCardKept:
		if c := wh.Card(e.Value); c != wh.Hidden {
			text := l.DrawsOne.With("card", b.cardName(c))
			return table.Line{Seat: e.Player, Text: text, Short: text, Secret: true}
		}
	case wh.EventCardPutUnder:
		if c := wh.Card(e.Value); c != wh.Hidden {
			return table.Line{Seat: e.Player, Text: l.PutsUnder.With("card", b.cardName(c)), Secret: true}
		}
	case wh.EventBundleTaken:
		return b.bundleLine(e)
	case wh.EventOfferReplaced:
		return alone(l.OfferIs.With("cards", b.list(wh.Cards(e.Value))))
	case wh.EventCardPlaced:
		return b.placedLine(e)
	case wh.EventGameEnded:
		return alone(l.GameEnds)
	}
	return table.Line{Seat: e.Player}
}

func (b *board) passLine(in *wh.Info, e engine.Event) table.Line {
	l := &b.words().Weinhaendler.Log
	line := table.Line{Seat: e.Player, Text: l.Passes, Short: l.Passes}
	if e.Num[0] != 0 {
		line.Text, line.Short = l.PassesDraws, l.PassesDraws
	} else if in.HandSize(e.Player) == 0 {
		line.Text = l.PassesEmpty
	}
	return line
}

func (b *board) bundleLine(e engine.Event) table.Line {
	x := &b.words().Weinhaendler
	list := b.list(wh.Cards(e.Value))
	line := table.Line{Seat: e.Player, Text: x.Log.TakesOffer.With("cards", list), Short: x.Strip.GetsOffer}
	if e.Other != engine.Chance {
		of := b.words().Of(b.t.PlayerName(e.Other))
		line.Text, line.Short = x.Log.TakesBid.With("of", of, "cards", list), x.Strip.GetsFrom.With("of", of)
	}
	return line
}

func (b *board) placedLine(e engine.Event) table.Line {
	w := b.words()
	l := &w.Weinhaendler.Log
	d := wh.Decode(engine.Action(e.Value))
	if d.Card == wh.Empty {
		text := l.Places.With("card", b.cardName(d.Card))
		return table.Line{Seat: e.Player, Text: text, Short: text}
	}
	points := int(e.Num[0] + e.Num[1] + e.Num[2])
	says := l.PlacesFor
	if points > int(e.Num[0]) {
		says = l.PlacesSum
	}
	text := says.With("card", b.list(wh.CardsOf(d.Card)), "points", w.Count(w.Table.Points, points),
		"stars", strconv.Itoa(int(e.Num[0])), "triplets", strconv.Itoa(int(e.Num[1]+e.Num[2])))
	return table.Line{Seat: e.Player, Text: text, Short: b.gainWords(points)}
}

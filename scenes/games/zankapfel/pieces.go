package zankapfel

import (
	"slices"
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/sprites"
)

// Which pieces belong to an event, to a decision and to what a seat keeps hidden.

// oneToken is a list of one piece.
func oneToken(id string) []sprites.Look { return []sprites.Look{{ID: id, Lift: sprites.Token}} }

// eventPieces are the apples, the mayor, the chip and the dice that a line of the log is
// about.
func eventPieces(e zk.Event) []sprites.Look {
	switch e.Kind {
	case zk.EventCardTurned, zk.EventCardBought, zk.EventCardShown, zk.EventJokerCalled, zk.EventHarvested, zk.EventQuarrelBegan:
		if e.Card != zk.NoCard {
			return oneToken(appleArt(e.Card))
		}
	case zk.EventCardLaid:
		return oneToken(cardArt(zk.NoCard))
	case zk.EventMayorPlaced, zk.EventMayorMoved, zk.EventSquareAnnounced:
		return oneToken(art + "mayor")
	case zk.EventChipTaken:
		return oneToken(art + "chip")
	case zk.EventDiceBought:
		return oneToken(dieArt(0))
	case zk.EventDieRolled:
		return oneToken(dieArt(e.Pips))
	}
	return nil
}

// Thumbnail implements table.Momentary.
func (b *tableState) Thumbnail(played, better engine.Action) table.Thumbnail {
	from, to := b.leads(zk.Decode(played)), b.leads(zk.Decode(better))
	if from != to && from != zk.NoSquare && to != zk.NoSquare {
		return table.Beside(b.words(), squarePieces(from, to), squarePieces(to, from))
	}
	pieces := func(a engine.Action) []sprites.Look { // the same card may be bought, or laid
		list := b.decisionPieces(a)
		switch zk.Decode(a).Kind {
		case zk.DecisionBuy:
			return append(list, sprites.Look{ID: art + "tag-negative", Words: b.words().Whole(-b.in.Price(b.in.Face()))})
		case zk.DecisionLay:
			return append(list, sprites.Look{ID: cardArt(zk.NoCard)})
		}
		return list
	}
	return table.Beside(b.words(), pieces(played), pieces(better))
}

// squarePieces are the numbers of a square in which another one differs.
func squarePieces(sq, other zk.Square) (list []sprites.Look) {
	for _, c := range colours {
		if gives(sq, c) != gives(other, c) {
			list = append(list, sprites.Look{ID: markArt(c), Words: digits(gives(sq, c))})
		}
	}
	return list
}

// decisionPieces are those that a decision of the viewer is about.
func (b *tableState) decisionPieces(a engine.Action) []sprites.Look {
	switch d := zk.Decode(a); d.Kind {
	case zk.DecisionMayor, zk.DecisionAnnounce:
		return oneToken(art + "mayor")
	case zk.DecisionChip, zk.DecisionOffer, zk.DecisionAccept:
		return oneToken(art + "chip")
	case zk.DecisionBuy:
		return oneToken(cardArt(b.in.Face()))
	case zk.DecisionLay:
		return oneToken(cardArt(d.Card))
	case zk.DecisionCall:
		return oneToken(appleArt(d.Card))
	case zk.DecisionDiscord:
		return []sprites.Look{discordLook(b.t.Seat(b.in.Seat()).Crest, d.Number, sprites.Token)}
	case zk.DecisionDice:
		return slices.Repeat(oneToken(dieArt(0)), d.Number)
	}
	return nil
}

// HiddenPieces implements table.Revealer: the apple cards of a hand.
func (b *tableState) HiddenPieces(in engine.InfoState) []sprites.Look {
	return table.Each(apples(in.(*zk.Info).Hand()), func(c zk.Card) sprites.Look { return sprites.Look{ID: appleArt(c), Lift: sprites.Token} })
}

// HiddenWords implements table.Revealer.
func (b *tableState) HiddenWords(in engine.InfoState) string {
	info := in.(*zk.Info)
	held := b.cardWords(info.Hand())
	if c := info.OwnLaid(); c != zk.NoCard {
		held = append(held, b.words().Labelled(b.words().Zankapfel.Places.Laid, b.apple(c)))
	}
	return strings.Join(held, ", ")
}

package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/sprites"
)

// Moment implements table.Momentary.
func (b *board) Moment(played, better engine.Action) table.Moment {
	return table.Beside(b.pieces(played), b.pieces(better))
}

// pieces are those that a decision of the viewer is about.
func (b *board) pieces(a engine.Action) []sprites.Look {
	one := func(id, words string) []sprites.Look {
		return []sprites.Look{{ID: id, Words: words, Lift: sprites.Token}}
	}
	switch d := zk.Decode(a); d.Kind {
	case zk.DecisionMayor, zk.DecisionAnnounce:
		return one(art+"mayor", "")
	case zk.DecisionChip, zk.DecisionOffer, zk.DecisionAccept:
		return one(art+"chip", "")
	case zk.DecisionBuy:
		return one(cardArt(b.in.Face()), "")
	case zk.DecisionLay:
		return one(cardArt(d.Card), "")
	case zk.DecisionCall:
		return one(appleArt(d.Card), "")
	case zk.DecisionDiscord:
		return one(discordArt(b.t.Seat(b.in.Seat()).Crest, d.Number), digits(d.Number))
	case zk.DecisionDice:
		var dice []sprites.Look
		for range d.Number {
			dice = append(dice, one(art+"die-unknown", "")...)
		}
		return dice
	}
	return nil
}

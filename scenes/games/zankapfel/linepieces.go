package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/sprites"
)

// linePieces are the apples, the mayor, the chip and the dice that a line of the log is
// about.
func linePieces(e engine.Event) []sprites.Look {
	one := func(id string) []sprites.Look { return []sprites.Look{{ID: id, Lift: sprites.Token}} }
	switch e.Kind {
	case zk.EventCardTurned, zk.EventCardBought, zk.EventCardShown, zk.EventJokerCalled, zk.EventHarvested, zk.EventQuarrelBegan:
		if c := zk.Card(e.Value); c != zk.NoCard {
			return one(appleArt(c))
		}
	case zk.EventCardLaid:
		return one(cardArt(zk.NoCard))
	case zk.EventMayorPlaced, zk.EventMayorMoved, zk.EventSquareAnnounced:
		return one(art + "mayor")
	case zk.EventChipTaken:
		return one(art + "chip")
	case zk.EventDiceBought:
		return one(art + "die-unknown")
	case zk.EventDieRolled:
		return one(art + "die-" + digits(int(e.Num[0])))
	}
	return nil
}

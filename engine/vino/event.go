package vino

import "treille/engine"

// The kinds of events, with the fields of [Event] that each of them tells. Player
// is whom the event is about.
const (
	// EventBanker: Player is the banker, and the seats sit on the wind rose, Rose.
	EventBanker engine.EventKind = iota + 1
	// EventPair: Player turned up the starting pair of Region, with Variety.
	EventPair
	// EventPairsBack: the undrawn pairs go back to the map.
	EventPairsBack
	// EventMarker: Player takes the marker of Variety in Region.
	EventMarker
	// EventBought: Player pays Price and puts a pawn on Vineyard of Region, where
	// he grows Variety.
	EventBought
	// EventGiven: Player puts a pawn on Vineyard of Region, where he grows Variety:
	// the state gives it to the owner of this Rank.
	EventGiven
	// EventCellar: Player has Barrels of Variety now.
	EventCellar
	// EventGift: the state's gift in Region begins, for Owners.
	EventGift
	// EventBottle: the bottle of Region is taken off, AfterGift or not, and Bottles
	// are left. Player took the last state vineyard, or is Chance after a gift.
	EventBottle
	// EventRound: Round begins.
	EventRound
	// EventChosen: Player chose two Regions, seen by him alone.
	EventChosen
	// EventCommitted: Player chose two regions, seen by the others.
	EventCommitted
	// EventShown: Player's choice of two Regions is shown.
	EventShown
	// EventRegion: the barrel moves to Region.
	EventRegion
	// EventPassed: Player buys nothing more in Region.
	EventPassed
	// EventPassedOver: Player can buy nothing any more in Region, because of
	// Obstacle.
	EventPassedOver
	// EventSold: Player sells Quantity of Variety for Income, of which the market's
	// value makes MarketPart.
	EventSold
	// EventNoSale: Player sells nothing.
	EventNoSale
	// EventReturned: Player gives Vineyard of Region back, where he grows Variety.
	EventReturned
	// EventMarkerBack: Player's marker of Variety goes back to Region.
	EventMarkerBack
	// EventMarket: Player moves the market's marker of Variety from the square From
	// to the square To; Left steps remain to raise others.
	EventMarket
	// EventIncome: Player's Income of the round joins his money.
	EventIncome
	// EventRose: the wind rose of the next round is Rose.
	EventRose
	// EventTurn ends each decision: Player, or Simultaneous, decides next.
	EventTurn
	// EventOver: the game is over, and Winners have won. It lays hidden money open.
	EventOver
)

// An Event is an event with names for what it tells. What a kind does not tell is
// 0. Regions and vineyards count from 0.
type Event struct {
	Kind   engine.EventKind
	Player engine.Player

	Region   int
	Vineyard int
	Variety  Variety
	Regions  [2]int // the smaller first

	Price      int
	Quantity   int
	Barrels    int
	Income     int
	MarketPart int
	From, To   int // squares of the market, 0 for the middle
	Left       int // steps

	Rose   SeatList
	Owners [giftTakers]engine.Player // the first, second and third; Chance for none
	Rank   int                       // among them, from 0

	Bottles   int
	AfterGift bool
	Round     int // from 1
	Obstacle  Obstacle
	Winners   engine.PlayerSet

	flow flow // of EventTurn: where the game stands
}

// fields lists what each kind of event tells.
func (e *Event) fields(f engine.Fields) {
	switch e.Kind {
	case EventBanker, EventRose:
		engine.Value(&f, &e.Rose)
	case EventPair, EventMarker, EventMarkerBack:
		engine.Num(&f, &e.Region)
		engine.Num(&f, &e.Variety)
	case EventChosen, EventShown:
		engine.Num(&f, &e.Regions[0])
		engine.Num(&f, &e.Regions[1])
	case EventBought:
		e.vineyard(&f)
		engine.Num(&f, &e.Price)
	case EventGiven:
		e.vineyard(&f)
		engine.Num(&f, &e.Rank)
	case EventReturned:
		e.vineyard(&f)
	case EventCellar:
		engine.Num(&f, &e.Variety)
		engine.Num(&f, &e.Barrels)
	case EventGift:
		engine.Num(&f, &e.Region)
		for i := range e.Owners {
			engine.Num(&f, &e.Owners[i])
		}
	case EventBottle:
		engine.Num(&f, &e.Region)
		engine.Flag(&f, &e.AfterGift)
		engine.Num(&f, &e.Bottles)
	case EventRound:
		engine.Num(&f, &e.Round)
	case EventRegion, EventPassed:
		engine.Num(&f, &e.Region)
	case EventPassedOver:
		engine.Num(&f, &e.Region)
		engine.Num(&f, &e.Obstacle)
	case EventSold:
		engine.Num(&f, &e.Variety)
		engine.Num(&f, &e.Quantity)
		engine.Num(&f, &e.Income)
		engine.Num(&f, &e.MarketPart)
	case EventMarket:
		engine.Num(&f, &e.Variety)
		engine.Num(&f, &e.From)
		engine.Num(&f, &e.To)
		engine.Num(&f, &e.Left)
	case EventIncome:
		engine.Num(&f, &e.Income)
	case EventTurn:
		e.flow.fields(&f)
	case EventOver:
		engine.Value(&f, &e.Winners)
	}
}

func (e *Event) vineyard(f *engine.Fields) {
	engine.Num(f, &e.Region)
	engine.Num(f, &e.Vineyard)
	engine.Num(f, &e.Variety)
}

// DecodeEvent takes an event of this game apart.
func DecodeEvent(packed engine.Event) Event {
	e := Event{Kind: packed.Kind, Player: packed.Player}
	e.fields(engine.Decoding(&packed))
	return e
}

// pack is the inverse of DecodeEvent, for those who see the event.
func (e Event) pack(audience engine.PlayerSet, reveals bool) engine.Event {
	packed := engine.Event{Kind: e.Kind, Audience: audience, Player: e.Player, Reveals: reveals}
	e.fields(engine.Packing(&packed))
	return packed
}

// An Obstacle is why a seat was passed over (V22, V23).
type Obstacle int32

const (
	// NoObstacle: the seat can buy.
	NoObstacle Obstacle = iota
	// NoPawn: all his pawns are on the map (V6).
	NoPawn
	// NoVineyard: all vineyards of the region are owned.
	NoVineyard
	// NoMarker: no variety marker is free for a first vineyard (V7).
	NoMarker
	// NoMoney: he cannot pay for the cheapest free vineyard (V21).
	NoMoney
)

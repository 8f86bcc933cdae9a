package vino

import (
	"cmp"
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// SkipStops implements table.GameView: a player who skips still sees what has been chosen, each
// region in which somebody decides, the state's gift, and the new order.
func (b *tableState) SkipStops(e engine.Event) bool {
	return e.Kind.In(vi.EventRound, vi.EventShown, vi.EventGift, vi.EventRose, vi.EventSold) || e.Kind == vi.EventRegion && !b.rollsPast()
}

// Private implements table.GameView: the own choice of regions.
func (b *tableState) Private(e engine.Event) bool { return e.Kind == vi.EventChosen }

// Beat implements table.GameView.
func (b *tableState) Beat(packed engine.Event) float64 {
	e := vi.DecodeEvent(packed)
	vineyard, seat := spot{e.Region, e.Vineyard}, seatPlace(e.Player)
	switch e.Kind {
	case vi.EventBought, vi.EventGiven:
		b.planted(e.Player, vineyard, e.Kind == vi.EventBought)
	case vi.EventReturned:
		b.fly(b.pawnLook(e.Player), flyingWide, vineyard.place(), seat)
	case vi.EventMarker:
		b.fly(varietyLook(e.Variety), flyingWide, regionPlace(e.Region), seat)
	case vi.EventMarkerBack:
		b.fly(varietyLook(e.Variety), flyingWide, seat, regionPlace(e.Region))
	case vi.EventPairsBack:
		for _, r := range regions {
			if b.pairOwner(r) < 0 {
				b.fly(varietyLook(startVariety(r)), flyingWide, sheetID, regionPlace(r))
			}
		}
	case vi.EventBottle:
		to := clockPlace
		if e.Player >= 0 {
			to = seat
		}
		b.fly(sprites.Look{ID: bottleLook.ID, Lift: sprites.Card}, flyingBottle, regionPlace(e.Region), to)
	case vi.EventRose:
		b.between = ordering
	case vi.EventOver:
		b.between = ended
		b.showDecision()
	case vi.EventIncome:
		b.between = earning
		if e.Income > 0 {
			b.fly(moneyLook, flyingWide, clockPlace, seat)
		}
	case vi.EventTurn:
		b.turned()
	case vi.EventRegion:
		b.goal, b.between, b.past = e.Region, rolling, b.rollsPast()
	case vi.EventGift, vi.EventRound:
		b.showDecision()
	}
	if e.Kind == vi.EventPassedOver && e.Player == b.t.Me() && b.t.App().Settings.Speed == store.SpeedInstant && !b.t.Replayed() && !b.hasJustBought(e.Player) {
		text, _ := b.obstacleLine(b.t.WordsOf(e.Player), e.Obstacle)
		b.t.App().Post(b.t.Says(e.Player, text.With("region", vi.RegionName(e.Region))) + ".")
	}
	if e.Kind == vi.EventPassedOver && b.past {
		return 0
	}
	ticks := beats.Play(b.t, e.Kind, e)
	if b.decidesOn(e) {
		b.foreseen(e)
		return 0
	}
	if b.goesOn(e) {
		return min(ticks, oneGesture[e.Kind])
	}
	switch e.Kind {
	case vi.EventBought:
		ticks += buySways * sways(b.t)
	case vi.EventMarket:
		if !b.foreseen(e) {
			ticks += slideStep * float64(max(e.From, e.To)-min(e.From, e.To))
		}
	case vi.EventPairsBack:
		ticks += offStay
	case vi.EventBottle:
		if b.bottleWords() != "" {
			ticks += offStay
		}
	case vi.EventRegion:
		if b.past {
			ticks = 0
		}
		ticks += rollStep * float64(e.Region-b.barrel)
	case vi.EventIncome:
		if e.Income == 0 {
			ticks = 0
		}
	}
	return ticks
}

// rollsPast reports whether it is known that nobody can buy in the region that opens: the barrel does not stop there,
// unless it is to be told to the viewer that he cannot.
func (b *tableState) rollsPast() bool {
	in := *b.in
	for i, packed := range b.t.Ahead() {
		e := vi.DecodeEvent(packed)
		if in.Observe(packed); e.Kind != vi.EventPassedOver {
			return i > 0 && (e.Kind.In(vi.EventRegion, vi.EventOver) || in.Phase() == vi.PhaseSell)
		}
		if e.Player == b.t.Me() {
			return false
		}
	}
	return false
}

// decidesOn reports whether all that follows an event of the viewer's is his own, too, and then his next decision: it does
// not wait until pawns and money are where they go.
func (b *tableState) decidesOn(e vi.Event) bool {
	own := func(e vi.Event) bool {
		return e.Player == b.t.Me() && e.Kind.In(vi.EventMarker, vi.EventBought, vi.EventCellar, vi.EventSold, vi.EventReturned, vi.EventMarkerBack, vi.EventMarket, vi.EventTurn)
	}
	ahead := table.Each(b.t.Ahead(), vi.DecodeEvent)
	return own(e) && len(ahead) > 0 && !slices.ContainsFunc(ahead, func(e vi.Event) bool { return !own(e) }) && ahead[len(ahead)-1].Kind == vi.EventTurn &&
		b.in.Phase() != vi.PhaseDrawn // else the sheet turns to another region
}

// goesOn reports whether the viewer's gesture goes on after an event with another vineyard: his pawns
// then set out one soon after the other.
func (b *tableState) goesOn(e vi.Event) bool {
	if _, joins := oneGesture[e.Kind]; !joins || e.Player != b.t.Me() {
		return false
	}
	for _, packed := range b.t.Ahead() {
		next := vi.DecodeEvent(packed)
		if next.Player != e.Player {
			return false
		}
		if next.Kind.In(vi.EventBought, vi.EventGiven, vi.EventReturned) {
			return true
		}
	}
	return false
}

// foreseen puts a marker where it goes, if the viewer's decision has shown it there
// already, and reports that.
func (b *tableState) foreseen(e vi.Event) bool {
	fell := e.Player == b.t.Me() && e.To < e.From
	up := e.To - e.From
	if !fell && (up <= 0 || b.raised[e.Variety] < up) {
		return false
	}
	b.raised[e.Variety] -= max(0, up)
	b.rail[e.Variety] = e.To * square
	return true
}

// planted shows what a pawn costs that comes to a vineyard; the pawn itself sets out in look.go.
func (b *tableState) planted(p engine.Player, s spot, paid bool) {
	if b.fresh <= 0 {
		b.news = nil
	}
	b.news, b.fresh = append(b.news, s), newsStay
	b.t.CountAfter(ui.LandsAfter)
	if paid {
		b.fly(moneyLook, flyingWide, seatPlace(p), regionPlace(s.region))
	}
}

// turned follows whose turn it is: what was ticked for another decision is laid
// down. A cellar that somebody looks at stays open until his own turn.
func (b *tableState) turned() {
	b.between = nothing
	switch b.in.Phase() {
	case vi.PhaseOver:
		b.between = ended
	case vi.PhaseGift, vi.PhaseOwners, vi.PhaseNewcomers:
	default:
		b.barrel, b.goal = -1, -1
	}
	if (b.page == cellarPage) == b.mine() {
		b.showDecision()
	}
}

// The ids of the places where something sets out for, or goes: a seat, a region, a vineyard
// of one, or beside the bottles that are left.
const clockPlace = "place/clock"

// Places that the lesson is about: the barrels of a sale, and who has sold what.
const (
	barrelsID = "place/barrels"
	sellersID = "place/sellers"
)

func seatPlace(p engine.Player) string { return "place/seat/" + strconv.Itoa(int(p)) }
func regionPlace(r int) string         { return "place/region/" + strconv.Itoa(r) }
func raisePlace(g vi.Variety) string   { return "place/raise/" + g.String() }
func bottlePlace(r int) string         { return "place/bottle/" + strconv.Itoa(r) }
func (s spot) place() string           { return regionPlace(s.region) + "." + strconv.Itoa(s.vineyard) }

// A flight is a piece on its way, which fades away where it arrives.
type flight struct {
	number   int
	look     sprites.Look
	w        float64
	from, to string
	left     float64
}

// fly lets a piece set out, w wide.
func (b *tableState) fly(look sprites.Look, w float64, from, to string) {
	b.flown++
	b.flights = append(b.flights, flight{b.flown, look, w, from, to, flies})
}

// Tick implements table.GameView: what is on its way goes on, markers slide from stop
// to stop, the barrel rolls from region to region.
func (b *tableState) Tick(pace float64) bool {
	if b.t.App().Settings.Speed == store.SpeedInstant || b.t.Deciding() && b.fresh <= 0 && len(b.flights) == 0 {
		return b.arrive()
	}
	changed := b.fresh > 0 && b.fresh <= pace
	if b.fresh -= pace; changed {
		b.news = nil
	}
	flying := len(b.flights)
	for i := range b.flights {
		b.flights[i].left -= pace
	}
	b.flights = slices.DeleteFunc(b.flights, func(f flight) bool { return f.left <= 0 })
	changed = changed || len(b.flights) != flying
	return b.slideOn(pace) || b.rollOn(pace) || changed
}

// arrive ends all that is on its way.
func (b *tableState) arrive() bool {
	changed := b.rail != b.squares() || b.news != nil || len(b.flights) > 0
	b.rail, b.news, b.flights, b.fresh = b.squares(), nil, nil, 0
	if b.barrel != b.goal {
		b.barrel, changed = b.goal, true
	}
	return changed
}

// stepDue counts down while something moves, and reports whether it goes on now by a step,
// which takes so many ticks.
func stepDue(left *float64, moves bool, pace, ticks float64) bool {
	if *left -= pace; !moves {
		*left = 0
	}
	if !moves || *left > 0 {
		return false
	}
	*left = ticks
	return true
}

// slideOn moves the market's markers.
func (b *tableState) slideOn(pace float64) bool {
	want := b.squares()
	if !stepDue(&b.slide, b.rail != want, pace, slideStep) {
		return false
	}
	for v := range b.rail {
		b.rail[v] += square * cmp.Compare(want[v], b.rail[v])
	}
	return true
}

// rollOn moves the barrel.
func (b *tableState) rollOn(pace float64) bool {
	if !stepDue(&b.roll, b.barrel != b.goal && b.goal >= 0, pace, rollStep) {
		return false
	}
	if b.barrel > b.goal {
		b.barrel = -1
	}
	b.barrel++
	return true
}

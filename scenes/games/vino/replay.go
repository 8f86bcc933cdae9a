package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of a replay, whose map is always in view.
const (
	replayFoot   = 210.0  // height of what moves it below the map of a window,
	replayHigh   = 640.0  // of the least window,
	replayBroad  = 1000.0 // and its width
	replaySide   = 736.0  // width of the least phone held sideways,
	replayLow    = 350.0  // and its height
	replayRoad   = 106.0  // height of the road of the step,
	replaySince  = 118.0  // or of what has happened of late, in its place,
	replayRow    = 31.0   // of a row of its vineyards,
	replayPitch  = 28.5   // and their least distance,
	replayFar    = 42.0   // and their largest
	replayCoins  = 11     // in a row
	replayCrest  = 29.0
	replayEye    = 23.0 // of the mark of the seat from which the game is seen
	replayShares = 0.62 // of the eye, of its mark
	stepRing     = 28.0 // round a vineyard of the step,
	stepHead     = 20.0 // and the animal in it
)

// ArrangesReplay implements table.ReplayArranger.
func (b *tableState) ArrangesReplay(f ui.Frame) bool {
	switch {
	case f.Text > 1.2:
	case f.Shape == ui.Desktop:
		return f.Full.H >= replayHigh && f.Full.W >= replayBroad
	case f.Shape == ui.Landscape:
		return f.Safe.W >= replaySide && f.Safe.H >= replayLow
	}
	return false
}

// replayWide arranges a replay in a window: all seats, the map with its roads, market,
// bottles and log.
func (v *view) replayWide() {
	full := v.Frame.Full
	upper, foot := divided(ui.R(edge, windowTop, full.W-2*edge, full.H-windowTop), full.H-windowTop-replayFoot, 0)
	upper, column := across(upper, -wideRight)
	seats, board := across(upper, min(wideOthers, full.W*othersShare))
	v.Stage.Lay(v.replaySeats(ui.Apart, v.replaySheet), seats)
	v.marketColumn(column)
	if board.W >= wideMap && board.H >= highMap {
		v.mapWide(board)
	} else {
		board, road := divided(board, board.H-replayRoad-ui.Apart, ui.Apart)
		v.smallMap(chartIn(board))
		v.Stage.Lay(v.stepRoad(), road)
	}
	v.ReplayFoot(foot)
}

// replaySideways arranges a replay on a phone held sideways: all seats, the map, the road
// of the step over what moves the replay.
func (v *view) replaySideways() {
	p := v.Places(table.Sizes{Others: sideOthers, Own: min(max(leastOwn, v.Frame.Safe.W-sideMap), mostOwn)})
	v.Stage.Lay(ui.Column(ui.Apart, v.replaySeats(ui.Apart, v.replayCard).Growing(), v.EverybodyPart()), p.Others)
	v.boardSmall(p.Middle)
	road, rest := divided(p.Own, replayRoad, ui.Near)
	v.Stage.Lay(v.stepRoad(), road)
	v.ReplayBeside(rest)
}

// replayUpright arranges a replay on a phone or a tablet held upright: the others, the map, the road of the step, and the own cellar over hint and button.
// Where map and road have no room, a press on a region or on the cellar shows the road
// in the map's place.
func (v *view) replayUpright() {
	hint := max(leastHint, v.HintHeight())
	z := table.Sizes{Others: othersHeight, Own: stripHeight + hint + v.ButtonsHeight()}
	if v.Frame.Shape == ui.Tablet {
		z.Others = lowTabletOthers
	}
	if over := v.ReplayOver(v.Frame.Safe.W); over > 0 {
		z.Own = over
	}
	p := v.Places(z)
	v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), p.Others)
	strip := ui.R(p.Own.X+ui.Close, p.Own.Y, p.Own.W-2*ui.Close, stripHeight)
	v.Stage.Lay(v.strip(), strip)
	place := v.ActionsPlace(p.Own, false)
	place.Hint = ui.R(strip.X+ui.Apart, strip.Bottom(), strip.W-2*ui.Apart, hint-ui.Near) // clear of the buttons
	middle := ui.R(p.Middle.X, p.Middle.Y+ui.Near, p.Middle.W, p.Middle.H-middleFoot)
	road := v.stepRoad()
	high := max(replayRoad, v.Stage.HeightOf(road, middle.W))
	switch board, foot := divided(middle, middle.H-high-ui.Apart, ui.Apart); {
	case board.H >= leastBoard:
		v.boardSmall(board)
		v.Stage.Lay(road, foot)
	case v.page == regionPage || v.page == cellarPage:
		v.Stage.Lay(road, middle)
	default:
		v.boardSmall(middle)
	}
	v.own(place, false)
}

// replaySeats are all seats, always in the same order.
func (v *view) replaySeats(gap float64, inner func(engine.Player) ui.Part) ui.Part {
	look := func(p engine.Player) func() {
		if v.Frame.Shape.Large() { // the panel has it
			return nil
		}
		return func() { v.lookAtCellar(p) }
	}
	return ui.Grid(1, gap, table.Each(v.t.Seats(), func(p engine.Player) ui.Part {
		return v.SeatPart(p, inner(p), v.active(p), v.seatWords(p), v.Viewed(p), look(p)).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			inner()
			if !v.Viewed(p) {
				return
			}
			mark, eye := ui.R(r.Right()-replayEye+ui.Near, r.Y-ui.Near, replayEye, replayEye), replayEye*replayShares
			s.Piece(sprites.Look{ID: "common/wax-number"}, mark.X, mark.Y, replayEye)
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "eye", Stroke: 1.8, Tint: sprites.Cream}, ui.R(mark.CX()-eye/2, mark.CY()-eye/2, eye, eye))
		})
	})...)
}

// seatTotal is the number of somebody's vineyards beside his animal.
func (v *view) seatTotal(p engine.Player, head, size float64) ui.Part {
	return ui.Row(ui.Near, v.HeadPart(p, head), ui.Label(v.PointWords(p), ui.PaperNumber.Sized(size)).Shows(vineyardsFact(p)))
}

// seatMoney is somebody's money beside its coin.
func (v *view) seatMoney(p engine.Player, coin, size float64) ui.Part {
	return moneyPart(v.moneyOf(p), coin, ui.PaperText.Sized(size).In(sprites.Ink)).Shows(moneyFact(p))
}

// replaySheet is somebody's panel in a window: who, vineyards, money, choice and barrels.
func (v *view) replaySheet(p engine.Player) ui.Part {
	income := ui.Part{}
	if n := v.in.Income(p); n > 0 {
		income = ui.Label(signed(n), ui.PaperSoft).Shows(incomeFact(p)).Dropped(1)
	}
	head := func(crest float64) ui.Part {
		return ui.Row(ui.Apart, v.CrestPart(p, crest).Named(seatPlace(p)), v.NamePart(p, ui.PaperName.Sized(ui.Title-1)), ui.Spring(), v.seatTotal(p, panelCoin, ui.Title))
	}
	money := ui.Row(ui.Apart, v.seatMoney(p, ui.Lead, ui.Lead), income, ui.Spring(), v.choicePart(p, smallHead))
	barrels := v.barrelsPart(p)
	return ui.Either(
		ui.Column(ui.Near, head(replayCrest), ui.Rule(), money, barrels),
		ui.Column(ui.Tight, head(smallHead), money, barrels))
}

// barrelsPart are the five counts of a cellar in one row.
func (v *view) barrelsPart(p engine.Player) ui.Part {
	return ui.Rows(1, 0, table.Each(varieties, func(g vi.Variety) ui.Part {
		n, st := v.in.Cellar(p, g), ui.PaperBold
		if n == 0 {
			st = ui.PaperSoft
		}
		return ui.Row(ui.Tight, ui.Art("common/shape-"+colours[g], pipSize), ui.Label(v.Words.Whole(n), st)).Centred().Shows(cellarFact(p, g))
	})...)
}

// replayCard is somebody's panel on a phone: who, vineyards, and money. A press shows the rest.
func (v *view) replayCard(p engine.Player) ui.Part {
	who := ui.Row(ui.Close, v.CrestPart(p, lowCrest-ui.Near).Named(seatPlace(p)), v.NamePart(p, ui.PaperName.Sized(ui.Body)))
	what := ui.Row(ui.Near, v.seatTotal(p, lowCoin+ui.Tight, ui.Body), ui.Spring(), v.seatMoney(p, lowCoin, ui.Note))
	choice := v.choicePart(p, lowCoin)
	return ui.Either(
		ui.Column(0, who, what, choice, v.barrelsPart(p)),
		ui.Column(0, who, what, choice),
		ui.Column(0, who, what)).Instead("seat/" + strconv.Itoa(int(p)))
}

// replayCellar is what a press on somebody's panel shows: his choice and his barrels.
func (v *view) replayCellar(p engine.Player) ui.Part {
	words := v.x.Labels.Cellar.With("of", v.Words.Of(v.PlayerName(p)))
	head := ui.Row(ui.Apart, v.CrestPart(p, lowCrest), ui.Name(words, ui.PaperName.Sized(ui.Lead+1)), ui.Spring(), v.choicePart(p, smallHead))
	return ui.Column(ui.Near, head, v.winesPart(p).Growing()).Pad(ui.Loose, ui.Close).On(ui.SheetPaper).Control(v.cellarControl(p))
}

// stepRoad is the road of the region that the step is about, else what has happened of late,
// or a cellar that somebody looks at.
func (v *view) stepRoad() ui.Part {
	if v.page == cellarPage {
		return v.replayCellar(v.seat)
	}
	region := v.stepRegion
	if v.page == regionPage {
		region = v.region
	}
	if region < 0 {
		return ui.Area(0, replaySince, func(_ *ui.Stage, r ui.Rect) { v.Since(r) })
	}
	head := ui.Row(ui.Apart,
		ui.Picture(v.shieldItem(region, true), roadShield),
		ui.Label(vi.RegionName(region), ui.PaperName.Sized(ui.Lead+1)),
		ui.Spring(), v.ownersPart(region))
	coins := ui.Area(0, 2*replayRow, func(_ *ui.Stage, r ui.Rect) {
		n := vi.RoadLength(region)
		columns := max(replayCoins, (n+1)/2)
		pitch := max(replayPitch, min(replayFar, r.W/float64(columns)))
		for _, s := range road(region) {
			v.roadCoin(s, r.X+pitch*(float64(s.vineyard%columns)+0.5), r.Y+replayRow*(float64(s.vineyard/columns)+0.5))
		}
	})
	return ui.Column(0, head, coins).Pad(ui.Apart, ui.Near).On(ui.SheetPaper).Shows(freeFact(region))
}

// Caption implements table.Captioner: the two regions that somebody draws are one step (V11).
func (b *tableState) Caption(seen []engine.Event) (seat engine.Player, words string) {
	var drawn []vi.Event
	for _, packed := range slices.Backward(seen) {
		e := vi.DecodeEvent(packed)
		if e.Kind == vi.EventPair && (len(drawn) == 0 || drawn[0].Player == e.Player) {
			drawn = append(drawn, e)
		} else if e.Kind != vi.EventTurn {
			break
		}
	}
	if len(drawn) < 2 {
		return engine.Chance, ""
	}
	pair := func(e vi.Event) (region, variety string) {
		return vi.RegionName(e.Region), b.varietyName(startVariety(e.Region))
	}
	seat = drawn[0].Player
	first, grows := pair(drawn[1])
	second, then := pair(drawn[0])
	return seat, b.t.WordsOf(seat).Vino.Log.DrawsBoth.With("first", first, "grows", grows, "second", second, "then", then)
}

// lastStep is what the last step was about: its region, -1 for none, and the vineyards that
// changed hands.
func (b *tableState) lastStep() (region int, spots []spot) {
	region = -1
	seen, begun := b.t.Seen(), false
	for i := len(seen) - 1; i >= 0; i-- {
		e := vi.DecodeEvent(seen[i])
		switch {
		case e.Kind == vi.EventTurn && begun, e.Kind == vi.EventRound:
			return region, spots
		case e.Kind.In(vi.EventBought, vi.EventGiven, vi.EventReturned):
			spots = append(spots, spot{e.Region, e.Vineyard})
			fallthrough
		case e.Kind.In(vi.EventPassed, vi.EventPassedOver, vi.EventRegion, vi.EventGift):
			if region < 0 {
				region = e.Region
			}
		}
		begun = begun || e.Kind != vi.EventTurn
	}
	return region, spots
}

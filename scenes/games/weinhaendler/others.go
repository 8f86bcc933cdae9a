package weinhaendler

import (
	"math"
	"strconv"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// othersPart is what each of the others has: on a phone with the name beside the crest, or
// where that has no room, on a line of its own.
func (v *view) othersPart() ui.Part {
	if v.Frame.Shape.Large() {
		return v.OthersPart(ui.Loose, v.panelLarge)
	}
	return ui.Either(v.OthersPart(ui.Apart, v.panelBeside), v.OthersPart(ui.Apart, v.panelBelow))
}

// seat makes a panel of what it shows. A press shows the cellar large.
func (v *view) seat(p engine.Player, inner ui.Part) ui.Part {
	shown := v.cellar && v.of == p
	return v.SeatPart(p, inner, v.active(p) || shown, v.seatWords(p), shown, func() { v.lookAt(p, shown) }).Shows(seatFacts(p)...)
}

// panelBeside is somebody's small sheet: who, points, the number of his cards, his
// finished cellars in small, and the newest at the lower right.
func (v *view) panelBeside(p engine.Player) ui.Part {
	crest := v.CrestPart(p, lowCrest).Top()
	points := func(size float64) ui.Part {
		return ui.Label(v.PointWords(p), ui.PaperNumber.Sized(size).At(sprites.Middle)).AtLeast(lowCrest, 0).Left()
	}
	if v.Frame.Shape == ui.Landscape {
		name, dot := v.NamePart(p, ui.PaperName.Sized(ui.Lead)), smallDot
		if v.in.Cellar(p, v.newest(p)).RowsBegun() > 2 {
			dot = tinyDot // beside the newest's upper rows
		}
		return v.seat(p, ui.Stack(v.dotRack(p, lowCrest, ui.Lead),
			ui.Column(ui.Tight, ui.Row(ui.Apart, crest, name), ui.Row(0, points(ui.Title), ui.Spring(), v.finishedIn(p, dot).Dropped(1)), ui.Spring(), v.handCount(p, largestDot, ui.Body))))
	}
	name := v.NamePart(p, ui.PaperBold.Sized(ui.Note)).Top()
	apex := ui.When(v.in.Cellar(p, v.newest(p)).RowsBegun() == rackRows, ui.Space(apexRoom, 0))
	return v.seat(p, ui.Stack(v.dotRack(p, lowCrest+lowCrest, ui.Lead),
		ui.Column(ui.Tight, ui.Row(ui.Apart, crest, name.Growing(), apex), ui.Row(ui.Close, points(ui.Lead), v.handCount(p, countedBack, ui.Fine), v.finishedIn(p, tinyDot).Dropped(1), ui.Space(rackRows*leastDot, 0)))).AtLeast(besideRoom, 0))
}

// panelBelow is the same where the name has no room beside the crest.
func (v *view) panelBelow(p engine.Player) ui.Part {
	points := ui.Label(v.PointWords(p), ui.PaperNumber.Sized(ui.Body).At(sprites.Middle)).AtLeast(smallCrest, 0)
	return v.seat(p, ui.Stack(v.dotRack(p, lowCrest, ui.Huge),
		ui.Column(ui.Tight,
			v.NamePart(p, ui.PaperBold.Sized(ui.Note).At(sprites.Middle)),
			ui.Row(ui.Near, ui.Column(0, v.CrestPart(p, smallCrest), points), v.handCount(p, countedBack, ui.Fine).Top(), ui.Spring(), v.finishedIn(p, tinyDot).Top().Dropped(1)))))
}

// handCount is how many cards somebody holds, which everybody sees: a card so wide, and the number so large.
func (v *view) handCount(p engine.Player, w, size float64) ui.Part {
	back := ui.Fixed(w, w*backRatio, func(s *ui.Stage, r ui.Rect) {
		s.Piece(miniBack, r.X, r.Y, r.W)
		v.countedHand(p, r.X, r.Y, r.W)
	})
	return ui.Row(ui.Tight, back, ui.Label(strconv.Itoa(v.in.HandSize(p)), ui.PaperBold.Sized(size)))
}

// finishedIn are somebody's finished cellars in dots so wide; a press on his panel shows them larger on the felt, and each of them
// whole.
func (v *view) finishedIn(p engine.Player, dot float64) ui.Part {
	return ui.Row(ui.Near, table.Each(table.UpTo(v.newest(p)), func(i int) ui.Part {
		return ui.Fixed(rackRows*dot, rackRows*dot, func(_ *ui.Stage, r ui.Rect) {
			c := v.in.Cellar(p, i)
			v.bottles(c, five(c, r.X, r.Bottom(), dot, dot, 0), asDot)
		})
	})...)
}

// dotRack is somebody's newest cellar in dots at the lower right. It leaves so much room at
// the left and above, unless the dots became too small.
func (v *view) dotRack(p engine.Player, left, above float64) ui.Part {
	rows := float64(max(1, v.in.Cellar(p, v.newest(p)).RowsBegun()))
	return ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) {
		least := min(leastDot, (r.W-numbersRoom)/(rackRows-1.5)-dotGap) // so that its upper rows are clear of the number of cards
		tw := min(largestDot, (r.W-left)/rackRows-dotGap, max(least, (r.H-above)/rows-dotGap))
		v.small(p, r.Right()-rackRows*(tw+dotGap)+dotGap, r.Bottom(), tw, dotGap, true)
	})
}

// panelLarge is somebody's wide sheet: who he is, his points, hand and cellar. A low one
// has the cellar beside everything.
func (v *view) panelLarge(p engine.Player) ui.Part {
	count, soft := v.in.HandSize(p), ui.PaperSoft.Sized(ui.Note)
	hand := ui.Column(ui.Near, v.backs(p), ui.Either(ui.Label(v.Words.Count(v.x.Places.InHand, count), soft), ui.Label(strconv.Itoa(count), soft)), v.finishedIn(p, smallDot).Dropped(1))
	started := ui.When(v.in.StartPlayer() == p, ui.Label(v.x.Places.Started, ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft)))
	head := ui.Row(ui.Apart,
		v.CrestPart(p, wideCrest), v.NamePart(p, ui.PaperName.Sized(ui.Title)), ui.Spring(),
		ui.Label(v.PointWords(p), ui.PaperNumber.Sized(ui.Huge)), ui.Label(v.PointsUnit(p), soft).Dropped(1))
	below := ui.When(len(v.Ring) > 4, started.Dropped(1))
	if len(v.Ring) > 4 {
		started = ui.Part{}
	}
	return v.seat(p, ui.Either(
		ui.Column(ui.Apart, ui.Column(ui.Near, head, ui.DoubleRule()), ui.Stack(v.miniRack(p, 1, ui.Column(ui.Near, hand, below)), started.Right().Top()).Growing()),
		ui.Stack(
			v.miniRack(p, rackShare, ui.Column(ui.Near, ui.Space(0, ui.Huge), ui.Spring(),
				ui.Row(ui.Near, ui.Label(v.PointWords(p), ui.PaperNumber.Sized(ui.Huge)), ui.Label(v.PointsUnit(p), soft)), ui.Spring(), hand)),
			ui.Row(ui.Apart, v.CrestPart(p, ui.Huge), v.NamePart(p, ui.PaperName.Sized(ui.Title)).Growing(), ui.Space(apexRoom+apexRoom, 0)).Top())))
}

// backs is somebody's hand from behind.
func (v *view) backs(p engine.Player) ui.Part {
	hand := v.cards.In(inHand, p)
	step := table.Pitch(len(hand), backStep, miniCard, seenBacks)
	w := miniCard + step*float64(max(0, len(hand)-1))
	return ui.Fixed(w, miniCard*backRatio, func(_ *ui.Stage, r ui.Rect) {
		for i, t := range hand {
			v.layer().piece(t, pileBack, ui.R(r.X+float64(i)*step, r.Y, miniCard, r.H), table.ZCards)
		}
	}).Left()
}

// miniRack is somebody's newest cellar at the foot of his sheet, of at most a share of its
// width, and what stands at its left: the cellar is in the middle where its upper rows
// leave room for that, else at the right.
func (v *view) miniRack(p engine.Player, share float64, left ui.Part) ui.Part {
	return ui.Area(0, leastRack, func(s *ui.Stage, r ui.Rect) {
		tw := min(widestMini, r.W*share/rackRows-miniGap, (r.H-(rackRows-1)*miniGap)/(rackRows*miniRatio))
		w := rackRows*(tw+miniGap) - miniGap
		high := s.HeightOf(left, r.W)
		rows := min(rackRows, math.Ceil((high-(r.H-w*miniRatio))/(tw*miniRatio+miniGap)))
		room, x := r.W/2-rows*(tw+miniGap)/2, r.CX()-w/2
		if s.WidthOf(left) > room || share < 1 {
			room, x = r.W-w/2-rows*(tw+miniGap)/2, r.Right()-w
		}
		v.small(p, x, r.Bottom(), tw, miniGap, false)
		s.Lay(left, ui.R(r.X, r.Y, room-ui.Near, r.H))
	})
}

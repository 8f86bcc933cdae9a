package weinhaendler

import (
	"strconv"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// seatCell is the place of somebody's bid.
func (v *view) seatCell(p engine.Player, r ui.Rect, corner float64) {
	state := sprites.Normal
	if v.active(p) {
		state = sprites.On
	}
	v.Stage.Put(sprites.Surface{Kind: sprites.SeatCell, R: corner, State: state}, r)
	v.Stage.Place("bid/"+strconv.Itoa(int(p)), r)
}

// A bidHead says where crest, name and ribbon stand over a bid: from its left
// edge, the ribbon from its right, which takes room from the name.
type bidHead struct {
	corner           float64
	crest, ribbon    ui.Rect
	name, base, size float64
	room             float64
}

// bidHead adds the place of a bid with what stands over its cards.
func (v *view) bidHead(p engine.Player, r ui.Rect, h bidHead) {
	v.seatCell(p, r, h.corner)
	v.Crest(p, r.X+h.crest.X, r.Y+h.crest.Y, h.crest.W, sprites.Flat)
	room := r.W - h.name - 8
	if rank := v.told.ranks[p]; rank > 0 {
		v.Ribbon(rank, r.Right()-h.ribbon.X, r.Y+h.ribbon.Y, h.ribbon.W)
		room -= h.room
	}
	v.Name(p, r.X+h.name, r.Y+h.base, room, table.OnFelt.Sized(h.size))
}

// bidsWide lays all bids side by side.
func (v *view) bidsWide(r ui.Rect) {
	n := float64(len(v.Ring))
	gap := 10.0
	w := min(310, (r.W-(n-1)*gap)/n)
	if n > 1 && w*n+gap*(n-1) < r.W {
		gap = (r.W - w*n) / (n - 1)
	}
	for i, p := range v.Ring {
		v.bidWide(p, ui.R(r.X+float64(i)*(w+gap), r.Y, w, r.H))
	}
}

// bidWide is a bid as a fan, with name and ribbon above it and its total
// below.
func (v *view) bidWide(p engine.Player, r ui.Rect) {
	v.bidHead(p, r, bidHead{corner: 11, crest: ui.R(10, 8, 28, 0), name: 46, base: 30, size: 19, ribbon: ui.R(42, -5, 31, 0), room: 40})
	cards, ghosts := v.cards.In(inBid, p), v.ghostsFor(p)
	k := len(cards) + len(ghosts)
	w := min(bidCard+(r.H-wideBids)/table.CardRatio, r.W*0.46)
	step := w * 0.71
	if k >= 4 {
		step = w * 0.55
	}
	step = table.Pitch(k, step, w, r.W-24)
	y := r.Y + 41 + (r.H-wideBids+(bidCard-w)*table.CardRatio)/2
	v.felted().Fan(cards, ghosts, r.CX()-2, y, w, step, min(5, 20/float64(max(k, 1))))
	v.bidTotalWide(p, r, len(ghosts) > 0)
}

// bidTotalWide is a bid's total: as it is, as it would be, or with the stamp of
// who has passed.
func (v *view) bidTotalWide(p engine.Player, r ui.Rect, lifted bool) {
	v.Stage.Raise(table.ZChosen) // over the cards' feet
	defer v.Stage.Raise(0)
	passed, has := v.showsPassed(p), v.told.totals[p] != 0
	total := v.Words.Money(v.told.totals[p])
	size := v.Grown(total, table.PaperNumber.Sized(21), r.W/2-30).Size
	pw := sprites.Measure(total, table.PaperNumber.Sized(size)) + 30
	word := v.x.Places.Passed
	ww := sprites.Measure(word, sprites.Style{Font: sprites.SC, Size: table.StampSize}) + 22
	switch {
	case lifted:
		v.nextTotal(r, total, size, pw, has)
	case has && passed:
		room := (r.W - pw - ww) / 3
		v.Plate(total, r.X+room+pw/2, r.Bottom()-39, pw, 32, size, 7)
		v.Stamp(word, r.Right()-room-ww/2, r.Bottom()-24, ww)
	case has:
		v.Plate(total, r.CX()-2, r.Bottom()-39, pw, 32, size, 7)
	case passed:
		v.Stamp(word, r.CX(), r.CY()+15, ww)
	}
}

// showsPassed reports whether a bid's place says that its seat has passed: not
// when the bid has just left it for the exchange, for its ribbon tells the rest.
func (v *view) showsPassed(p engine.Player) bool {
	return v.in.HasPassed(p) && (v.in.Bid(p) != 0 || v.ranks[p] == 0)
}

// nextTotal shows what the lifted cards would make of a total, beside it if there
// is room.
func (v *view) nextTotal(r ui.Rect, total string, size, pw float64, has bool) {
	s := v.Stage
	next := v.Words.Money(v.liftedTotal())
	st := table.FeltNumber.Sized(size + 1).In(sprites.Glow)
	width := pw + 34 + sprites.Measure(next, st)
	if !has || width > r.W-10 {
		s.Words("→ "+next, r.CX(), r.Bottom()-16.5, st.At(sprites.Middle))
		return
	}
	x := r.CX() - width/2
	v.Plate(total, x+pw/2, r.Bottom()-39, pw, 32, size, 7)
	s.Words("→", x+pw+17, r.Bottom()-16.5, st.Sized(20).At(sprites.Middle))
	s.Words(next, x+pw+34, r.Bottom()-16.5, st)
}

// bidTall is a bid's place with name and ribbon above its cards.
func (v *view) bidTall(p engine.Player, r ui.Rect) {
	cards, ghosts := v.cards.In(inBid, p), v.ghostsFor(p)
	const w = 52.0
	k := len(cards) + len(ghosts)
	step := 40.0
	if k > 2 {
		words := sprites.Measure(v.Words.Money(v.in.BidTotal(p)), table.FeltNumber.Sized(20)) + 22
		step = min(33, max(22, (r.W-18-w-words)/float64(k-1)))
	}
	head := bidHead{corner: 9, crest: ui.R(8, 6, 22, 0), name: 36, base: 24, size: 16, ribbon: ui.R(32, -3, 24, 0), room: 30}
	if quiet := sprites.Measure(v.x.Places.PassedLow, passedWord); k > 0 && v.showsPassed(p) && v.besideName(r, r.X+9+step*float64(k-1)+w) {
		head.room += quiet + 12
	}
	v.bidHead(p, r, head)
	y := r.Y + 31 + (r.H-108)*0.5
	v.felted().Row(cards, ghosts, r.X+9, y, w, step, step < coveredBelow)
	v.drawnAt[p] = ui.R(r.X+9, y, w, 0)
	v.tallTotal(p, r, ui.R(r.X+9, y, step*float64(max(k-1, 0))+w, 0), k, len(ghosts) > 0)
}

// tallTotal is the total of a tall bid of k cards, beside them.
func (v *view) tallTotal(p engine.Player, r, row ui.Rect, k int, lifted bool) {
	s, y, x0 := v.Stage, row.Y, row.Right()
	s.Raise(table.ZChosen)
	defer s.Raise(0)
	total := v.Words.Money(v.told.totals[p])
	passed, has := v.showsPassed(p), v.told.totals[p] != 0
	x := r.Right() - 11
	switch {
	case lifted:
		next, room := v.Words.Money(v.liftedTotal()), x-x0-4
		if has {
			s.Words(total, x, y+45, v.Grown(total, table.FeltNumber.Sized(17).At(sprites.Right), room))
		}
		s.Words(next, x, y+67, v.Grown(next, table.FeltNumber.Sized(20).In(sprites.Glow).At(sprites.Right), room))
	case has:
		size := 18.0
		if k > 2 {
			size = 16
		}
		size = v.Grown(total, table.PaperNumber.Sized(size), r.Right()-24-x0).Size
		pw := sprites.Measure(total, table.PaperNumber.Sized(size)) + 16
		if passed {
			v.tallPassed(r, x0, y)
		}
		v.Plate(total, r.Right()-8-pw/2, y+41, pw, 28, size, 6)
	case passed && len(v.cards.In(inLook, p)) == 0:
		s.Words(v.x.Places.PassedLow, r.CX(), r.CY()+14, passedWord.Sized(17).At(sprites.Middle))
	}
}

// tallPassed says over a tall bid's total that its seat has passed, or where its
// cards end so far right that they would lie behind, beside the name.
func (v *view) tallPassed(r ui.Rect, x0, y float64) {
	x, base := r.Right()-12, y+29
	if v.besideName(r, x0) {
		x, base = r.Right()-38, r.Y+24
	}
	v.Stage.Words(v.x.Places.PassedLow, x, base, passedWord.At(sprites.Right))
}

// besideName reports whether cards that end at x0 leave no room for "passed".
func (v *view) besideName(r ui.Rect, x0 float64) bool {
	return sprites.Measure(v.x.Places.PassedLow, passedWord) > r.Right()-12-x0
}

// passedWord is how it is said there.
var passedWord = table.HintWords.In(sprites.Passed).Sized(15)

// bidLow is a bid in a low place: whole cards left, words right.
func (v *view) bidLow(p engine.Player, r ui.Rect) {
	v.seatCell(p, r, 9)
	cards, ghosts := v.cards.In(inBid, p), v.ghostsFor(p)
	w := min(52, (r.H-6)/table.CardRatio)
	k := len(cards) + len(ghosts)
	narrow := r.W < narrowBid // three side by side: ribbon and crest in a column at the right
	span := r.W*0.62 - w - 5
	if narrow {
		span = r.W - 9 - w - 34
	}
	step := table.Pitch(k, 38, 0, span)
	y := r.Y + (r.H-w*table.CardRatio)/2
	for i, t := range cards {
		v.felted().Card(t, ui.R(r.X+5+float64(i)*step, y, w, 0), 0, narrow || step < coveredBelow && i < k-1, table.ZCards)
	}
	v.felted().Row(nil, ghosts, r.X+5+float64(len(cards))*step, y, w, step, false)
	x := r.Right() - 8
	v.Stage.Raise(table.ZChosen)
	if rank := v.told.ranks[p]; rank > 0 {
		v.Ribbon(rank, x-21, r.Y-3, 21)
	}
	switch {
	case narrow:
		v.Crest(p, x-20, r.Bottom()-27, 19, sprites.Flat)
	case r.H < 58:
		v.Crest(p, x-46, r.Y+1, 19, sprites.Flat)
	default:
		v.Crest(p, x-46, r.Y+5, 19, sprites.Flat)
	}
	if !narrow && r.H < nameBelow {
		left := r.X + 10
		if k > 0 {
			left += float64(k-1)*step + w
		}
		v.nameBeside(p, x-50, r, left)
	}
	v.Stage.Raise(0)
	room := r.W - 13
	if k > 0 {
		room -= float64(k-1)*step + w + 3
	}
	v.lowWords(p, r, x, room, len(ghosts) > 0)
}

// nameBeside is the name that ends at right, before the crest of a bid too low to have it
// below, if the cards leave it room.
func (v *view) nameBeside(p engine.Player, right float64, r ui.Rect, left float64) {
	y := r.Y + 21.0
	if r.H < 58 {
		y -= 4
	}
	name := table.OnFelt.Sized(15).At(sprites.Right)
	if room := right - left; room >= min(leastName, sprites.Measure(v.PlayerName(p), name)) {
		v.Stage.Name(v.PlayerName(p), right, y, room, name)
	}
}

// lowWords are name and total at the right of a low bid; where there is no room
// for both, the crest stands for the name.
func (v *view) lowWords(p engine.Player, r ui.Rect, x, room float64, lifted bool) {
	s := v.Stage
	s.Raise(table.ZChosen)
	defer s.Raise(0)
	if r.W < narrowBid {
		v.narrowWords(p, r, x, lifted)
		return
	}
	total := v.Words.Money(v.told.totals[p])
	has, passed := v.told.totals[p] != 0, v.showsPassed(p)
	base := r.Y + (r.H-78)/2 // the words keep their distances in the middle
	nameY := base + 43
	if lifted || passed {
		nameY = base + 38
	}
	if r.H >= nameBelow && room >= leastName {
		name := table.OnFelt.Sized(15).At(sprites.Right)
		if r.H >= 78 {
			name = v.Grown(v.PlayerName(p), name, room)
		}
		s.Name(v.PlayerName(p), x, nameY, room, name)
	}
	number := table.FeltNumber.At(sprites.Right)
	switch {
	case lifted:
		y, size := min(base+71.5, r.Bottom()-4), 19.0
		if r.H < 58 {
			y, size = r.Bottom()-4, 16
		}
		if has && r.H >= 58 {
			s.Words(total, x, y-17.5, number.Sized(16))
		}
		s.Words(v.Words.Money(v.liftedTotal()), x, y, number.Sized(size).In(sprites.Glow))
	case passed:
		y := min(base+71, r.Bottom()-4)
		if r.H >= 58 || !has {
			s.Words(v.x.Places.PassedLow, x, y-17, table.HintWords.Sized(15).In(sprites.Passed).At(sprites.Right))
		}
		if has {
			s.Words(total, x, y, number.Sized(17))
		}
	case has:
		pw := sprites.Measure(total, table.PaperNumber.Sized(17)) + 15
		v.Plate(total, x-pw/2+1, min(base+47, r.Bottom()-27), pw, 26, 17, 6)
	}
}

// narrowWords is one number over the last card's foot; a bid that has passed is
// dimmed.
func (v *view) narrowWords(p engine.Player, r ui.Rect, x float64, lifted bool) {
	words := v.Words.Money(v.told.totals[p])
	if lifted {
		words = v.Words.Money(v.liftedTotal())
	}
	if v.told.totals[p] != 0 || lifted {
		pw := sprites.Measure(words, table.PaperNumber.Sized(15)) + 13
		v.Plate(words, x-24-pw/2, r.Bottom()-26, pw, 24, 15, 6) // beside the crest
	}
	if v.showsPassed(p) {
		v.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: passedWash}, r.Inset(2))
	}
}

package farbenpoker

import (
	"strconv"

	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// bankSheets are the stock, what a miss costs and who has the doubles' right, and
// what has happened.
func (v *view) bankSheets(r ui.Rect) {
	s := v.Stage
	stock := ui.R(r.X, r.Y, r.W, 214)
	v.Sheet(stock, 10, sprites.Sheet, true, false)
	head := v.Grown(v.x.Places.Stock, table.PaperName.Sized(21), r.W-80)
	s.Words(v.x.Places.Stock, stock.X+18, stock.Y+33, head)
	s.Words(strconv.Itoa(v.now.Stock), stock.Right()-18, stock.Y+35, table.PaperNumber.Sized(32).At(sprites.Right))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(stock.X+14, stock.Y+46, stock.W-28, 5))
	room := ui.R(stock.X+10, stock.Y+56, stock.W-20, stock.H-66)
	v.heap(v.now.Stock, room, 1.12)
	v.stocks = room
	costs := ui.R(r.X, stock.Bottom()+12, r.W, 130)
	v.costsSheet(costs)
	log := ui.R(r.X, costs.Bottom()+12, r.W, r.Bottom()-costs.Bottom()-12)
	if h := v.HintPlace(log); h > 0 {
		log.Y = min(log.Y, r.Bottom()-h) // before what a miss costs, if it is that high
		v.HintPlace(log)
		return
	}
	end := v.Since(log)
	st := table.PaperItalic.Sized(16).In(sprites.InkSoft)
	lines := ui.Wrap(v.x.Places.Remember, st, log.W-36)
	if y := log.Bottom() - 14 - float64(len(lines)-1)*20; y > end+16 {
		for i, l := range lines {
			s.Words(l, log.X+18, y+float64(i)*20, st)
		}
	}
}

// costsSheet says what a miss costs, and who has the doubles' right.
func (v *view) costsSheet(r ui.Rect) {
	s, x := v.Stage, &v.x.Places
	v.Sheet(r, 10, sprites.Sheet, false, false)
	cost, number := strconv.Itoa(v.now.MissCosts), table.PaperNumber.Sized(26).At(sprites.Right)
	if v.now.MissCosts == 0 {
		cost, number = x.MissFree, number.Sized(18)
	}
	head := v.Grown(x.MissHead, table.PaperItalic.Sized(17), r.W-36-sprites.Measure(cost, number)-8)
	s.Words(x.MissHead, r.X+18, r.Y+33, head)
	s.Words(cost, r.Right()-18, r.Y+35, number)
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X+14, r.Y+49, r.W-28, 1))
	head = v.Grown(x.Doubles, table.PaperItalic.Sized(17), r.W-36)
	s.Words(x.Doubles, r.X+18, r.Y+76, head)
	who := v.doublesWords()
	st := table.PaperSoft.Sized(16)
	st.Size = ui.FitSize(who, st, r.W-36)
	if st.Size < 14 {
		st.Size = 15
		for i, l := range ui.Wrap(who, st, r.W-36) {
			s.Words(l, r.X+18, r.Y+98+float64(i)*18, st)
		}
		return
	}
	s.Words(who, r.X+18, r.Y+102, st)
}

// doublesWords say who has the doubles' right, and what it is worth.
func (v *view) doublesWords() string {
	if p := v.mover(); v.right() && p >= 0 {
		if v.showing(v.most()) == 1 {
			return v.x.Places.DoublesFor.With("name", v.PlayerName(p))
		}
		return v.x.Places.PairPays.With("name", v.PlayerName(p), "colour", v.colour(v.most()), "n", strconv.Itoa(v.doubles()))
	}
	return v.x.Places.NoDoubles
}

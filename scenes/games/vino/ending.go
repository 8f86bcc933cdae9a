package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Hides implements table.Opener: the choice of regions is secret, and money with
// the option that hides it.
func (b *board) Hides() bool {
	for i := range b.in.Players() {
		if _, open := b.in.Money(engine.Player(i)); !open {
			return true
		}
	}
	return b.in.Phase() == vi.PhaseChoose
}

// rank is a seat's score with the money that breaks ties (V61).
func (b *board) rank(p engine.Player) int {
	money, _ := b.in.Money(p)
	return b.in.Vineyards(p)<<20 + money
}

// Ending implements table.Guest.
func (b *board) Ending() table.Ending {
	w := b.words()
	ranking := b.t.RankBy(b.rank)
	end := table.Ending{
		Ranking: ranking, Rounds: b.in.Round(), Lead: b.lead(ranking),
		Felt: func(c *table.Canvas, felt ui.Rect, below float64) { b.view(c).winner(ranking[0], felt, below) },
		Board: func(c *table.Canvas, box ui.Rect) {
			b.view(c).leaders(ui.R(box.X, box.Y+table.BoardTaken, box.W, box.H-table.BoardTaken))
		},
		Terms: func(p engine.Player) []table.Term {
			var list []table.Term
			for g := range vi.Barbera + vi.Varieties {
				list = append(list, table.Term{Points: b.in.Cellar(p, g)})
			}
			return list
		},
		Row:    func(c *table.Canvas, p engine.Player, r ui.Rect) { b.view(c).resultRow(p, r) },
		Second: func(p engine.Player) (sprites.Look, string, bool) { return b.second(ranking, p) },
		Counts: w.Vino.Labels.Vineyards, CountsHead: w.Count(w.Vino.Places.Vineyards, 2),
		Foot: w.Vino.Ending.Ranked,
	}
	for g := range vi.Barbera + vi.Varieties {
		end.Columns = append(end.Columns, table.Column{Icon: varietyLook(g), Size: 26, Name: b.varietyName(g)})
	}
	return end
}

// second is the money that decides between equal scores.
func (b *board) second(ranking []table.Rank, p engine.Player) (icon sprites.Look, words string, strong bool) {
	for _, r := range ranking {
		strong = strong || r.Seat != p && b.in.Vineyards(r.Seat) == b.in.Vineyards(p)
	}
	return sprites.Look{ID: artFolder + "money"}, b.moneyOf(p), strong
}

// lead says by what the first of the ranking has won.
func (b *board) lead(ranking []table.Rank) string {
	w := b.words()
	x := &w.Vino.Ending
	first, second := ranking[0].Seat, ranking[1].Seat
	n := b.in.Vineyards(first)
	vineyards := w.Count(w.Vino.Labels.Vineyards, n)
	ahead := n - b.in.Vineyards(second)
	switch {
	case ranking[1].Place == 1:
		return x.Shared.With("vineyards", vineyards)
	case ahead == 0:
		return x.ByMoney.With("name", b.t.PlayerName(second), "n", strconv.Itoa(n))
	}
	return x.Ahead.With("vineyards", vineyards, "lead", strconv.Itoa(ahead), "name", b.t.PlayerName(second))
}

// winner shows who has won, and on a small map who leads where.
func (v *view) winner(first table.Rank, felt ui.Rect, below float64) {
	switch v.Frame.Shape {
	case ui.Desktop:
		v.Crown(first, felt.CX(), felt.Y+86, 104)
		h := felt.Bottom() - 24 - felt.Y - 276 - below
		w := min(felt.W-48, h)
		v.leaders(ui.R(felt.CX()-w/2, felt.Y+268+below, w, h))
	case ui.Tablet:
		v.Crown(first, felt.X+felt.W*0.28, felt.Y+230, 96)
		v.leaders(ui.R(felt.X+felt.W*0.52, felt.Y+122, felt.W*0.4, felt.H-142))
	case ui.Sideways:
		v.Crown(first, felt.X+82, felt.Y+172, 60)
		v.leaders(ui.R(felt.X+166, felt.Y+86+below, felt.W-182, felt.H-98-below))
	default:
		v.Crown(first, felt.X+96, felt.Y+170+below/2, 64)
		v.leaders(ui.R(felt.X+190, felt.Y+88+below, felt.W-206, felt.H-98-below))
	}
}

// leaders is Italy with the animal of whoever leads in each region.
func (v *view) leaders(r ui.Rect) {
	k := min(r.W, r.H) / 166
	c := chart{sheet: r, scale: 0.206 * k}
	c.x, c.y = (r.W-126*k)/2+2*k, (r.H-148*k)/2
	v.Stage.Put(sprites.Surface{Kind: sprites.VinoMap, R: 7, Size: c.percent(), Gap: c.x, Pad: c.y}, r)
	for n := range vi.Regions {
		if owners := v.in.Owners(n); len(owners) > 0 {
			x, y := c.at(shields[n].u, shields[n].w)
			v.head(owners[0], x, y, max(17, 19*min(k, 1.6)))
		}
	}
}

// resultRow is the cellar of a seat in a row of the result.
func (v *view) resultRow(p engine.Player, r ui.Rect) {
	if !v.Frame.Shape.Large() {
		v.head(p, r.Right()+10, r.Y-4, 24)
	}
	pitch := min(62, r.W/vi.Varieties)
	size := min(30, pitch*0.36)
	for g := range vi.Barbera + vi.Varieties {
		x := r.X + pitch*float64(g)
		v.shape(g, x+size/2, r.CY(), size)
		n := v.in.Cellar(p, g)
		st := table.PaperBold.Sized(max(13, min(18, pitch*0.42)))
		if n == 0 {
			st.Font, st.Color = sprites.Sans, sprites.InkSoft
		}
		v.Stage.Words(strconv.Itoa(n), x+size+3, r.CY()+st.Size*0.34, st)
	}
}

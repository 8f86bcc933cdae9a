package vino

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Hides implements table.Opener: the choice of regions is secret, and money with
// the option that hides it.
func (b *tableState) Hides() bool {
	return b.in.Phase() == vi.PhaseChoose || slices.ContainsFunc(b.t.Seats(), func(p engine.Player) bool {
		_, open := b.in.Money(p)
		return !open
	})
}

// rank is a seat's score with the money that breaks ties (V61).
func (b *tableState) rank(p engine.Player) int {
	money, _ := b.in.Money(p)
	return b.in.Vineyards(p)<<20 + money
}

// Ending implements table.GameView.
func (b *tableState) Ending() table.Ending {
	w := b.words()
	ranking := b.t.RankBy(b.rank)
	return table.Ending{
		Ranking: ranking, Rounds: b.in.Round(), Lead: b.lead(ranking),
		Felt: func(c *table.Canvas) ui.Part {
			return ui.Area(leastLeaders, leastLeaders, func(_ *ui.Stage, r ui.Rect) {
				side := min(r.W, r.H)
				b.view(c).leaders(ui.R(r.CX()-side/2, r.CY()-side/2, side, side))
			})
		},
		Board: func(c *table.Canvas, box ui.Rect) {
			b.view(c).leaders(ui.R(box.X, box.Y+table.BoardTaken, box.W, box.H-table.BoardTaken))
		},
		Terms: func(p engine.Player) []table.Term {
			return table.Each(varieties, func(g vi.Variety) table.Term { return table.Term{Points: b.in.Cellar(p, g)} })
		},
		Row:    func(c *table.Canvas, p engine.Player) ui.Part { return b.view(c).resultRow(p) },
		Second: func(p engine.Player) (sprites.Look, string, bool) { return b.second(ranking, p) },
		Foot:   w.Vino.Ending.Ranked,
		Columns: table.Each(varieties, func(g vi.Variety) table.Column {
			return table.Column{Icon: varietyLook(g), Size: 26, Name: b.varietyName(g)}
		}),
	}
}

// second is the money that decides between equal scores.
func (b *tableState) second(ranking []table.Rank, p engine.Player) (icon sprites.Look, words string, strong bool) {
	strong = slices.ContainsFunc(ranking, func(r table.Rank) bool { return r.Seat != p && b.in.Vineyards(r.Seat) == b.in.Vineyards(p) })
	return sprites.Look{ID: artFolder + "money"}, b.moneyOf(p), strong
}

// lead says by what the first of the ranking has won.
func (b *tableState) lead(ranking []table.Rank) string {
	first, second := ranking[0].Seat, ranking[1].Seat
	w := b.t.WordsOf(second)
	x := &w.Vino.Ending
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

// leaders is Italy with the animal of whoever leads in each region.
func (v *view) leaders(r ui.Rect) {
	c, k := italy(v.Stage, r)
	for n := range vi.Regions {
		if owners := v.in.Owners(n); len(owners) > 0 {
			x, y := c.at(shields[n].u, shields[n].w)
			v.put(v.headLook(owners[0]), x, y, max(17, 19*min(k, 1.6)))
		}
	}
}

// italy lays the map alone, and returns its chart and how large it is.
func italy(s *ui.Stage, r ui.Rect) (c chart, k float64) {
	k = min(r.W, r.H) / 166
	c = chart{sheet: r, scale: 0.206 * k}
	c.x, c.y = (r.W-126*k)/2+2*k, (r.H-148*k)/2
	s.Put(sprites.VinoMap(7, c.percent(), c.x, c.y), r)
	return c, k
}

// resultRow is the cellar of a seat in a row of the result.
func (v *view) resultRow(p engine.Player) ui.Part {
	return ui.Uniform(func(k float64) ui.Part {
		return ui.Rows(1, ui.Near, table.Each(varieties, func(g vi.Variety) ui.Part {
			n, st := v.in.Cellar(p, g), ui.PaperBold.Sized(ui.Lead*k)
			if n == 0 {
				st = ui.PaperSoft.Sized(ui.Lead * k)
			}
			return ui.Row(ui.Tight, ui.Picture(ui.Item{Look: varietyLook(g)}, resultMarker*k), ui.Label(strconv.Itoa(n), st))
		})...)
	})
}

// Last implements table.GameView.
func (b *tableState) Last() *table.Last {
	if b.between == ended || b.in.Phase() == vi.PhaseOver || !b.in.LastBuying() {
		return nil
	}
	w := b.words()
	last := &table.Last{Title: w.Vino.Last.Title, Words: w.Vino.Last.Words}
	if b.in.Bottles() > 0 {
		if last.Title = w.Table.LastRound; b.in.Round() < printed.LastRound { // idle rounds have brought it on (V62)
			last.Words = w.Vino.Stalled
		}
		return last
	}
	var bottles []ui.Part
	for range vi.AllBottles {
		bottles = append(bottles, ui.Art(artFolder+"bottle-gone", lastBottle))
	}
	last.Gone = ui.Row(lastBottles, bottles...).Centred()
	region, buying := b.in.Region()
	if !buying {
		return last
	}
	buyers := b.stillIn(region)
	private, state := b.in.Free(region)
	ticked := len(table.Where(table.Each(b.t.Ahead(), vi.DecodeEvent), func(e vi.Event) bool { return e.Kind == vi.EventBought && e.Player == b.t.Me() }))
	if ticked > 0 { // in the same gesture
		buyers = table.Where(buyers, func(p engine.Player) bool { return p != b.t.Me() })
		last.Next = w.Count(w.Vino.LastTicked, ticked)
	}
	if len(buyers) > 0 && private+state > ticked {
		names := b.t.Subject(buyers[0])
		for _, p := range buyers[1:] {
			names = w.Vino.Then.With("some", names, "next", b.t.Some([]engine.Player{p}))
		}
		last.Next = strings.TrimSpace(last.Next + " " + w.Count(b.t.WordsOf(buyers...).Vino.LastBuyers, len(buyers), "names", names))
	}
	return last
}

package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Ending implements table.GameView.
func (b *tableState) Ending() table.Ending {
	x := &b.words().Zankapfel
	ranking := b.t.RankBy(b.Score)
	s := roundViewOf(b.t.Seen())
	return table.Ending{
		Ranking: ranking, Rounds: max(1, b.in.Round()), Lead: b.lead(ranking),
		Felt: func(c *table.Canvas) ui.Part {
			return ui.Scaled(lastSquare*9, lastSquare*2, lastLeast, func(_ *ui.Stage, r ui.Rect) {
				b.view(c).lastSquares(ranking, r.X+r.W/18, r.CY(), r.W/9)
			})
		},
		Board: func(c *table.Canvas, box ui.Rect) {
			size := box.H - table.BoardTaken
			b.view(c).roundBoard(ui.R(box.CX()-size/2, box.Y+table.BoardTaken, size, size))
		},
		Columns: []table.Column{
			{Icon: sprites.Look{ID: art + "chip"}, Size: 30, Name: x.Places.Harvest},
			{Icon: sprites.Look{ID: discordBack(b.t.Seat(ranking[0].Seat).Crest)}, Size: 21, Name: x.Result.Quarrels},
			{Icon: sprites.Look{ID: art + "mayor"}, Size: 20, Name: x.Result.Bribes},
			{Icon: sprites.Look{ID: cardArt(zk.Joker)}, Size: 21, Name: x.Result.Cards},
			{Icon: sprites.Look{ID: dieArt(5)}, Size: 29, Name: x.Result.Dice},
		},
		Terms: func(p engine.Player) []table.Term {
			return table.Each(s.terms[p][:], func(n int) table.Term { return table.Term{Points: n} })
		},
	}
}

// lead says how the winner has won: first round the village, or furthest on.
func (b *tableState) lead(ranking []table.Rank) string {
	w := b.words()
	r := &w.Zankapfel.Result
	best := b.Score(ranking[0].Seat)
	if ranking[1].Place == 1 {
		return r.Tie.With("n", w.Whole(best))
	}
	how := r.Ahead
	if best >= printed.Path {
		how = r.Round
	}
	return how.With("lead", digits(best-b.Score(ranking[1].Seat)), "names", b.t.AheadOf(table.Placed(ranking, ranking[1].Place)))
}

// lastSquares are the squares up to the flag and past it, with the pawns that stand
// there; the winners are larger.
func (v *view) lastSquares(ranking []table.Rank, x, y, pitch float64) {
	s := v.Stage
	path := printed.Path
	best := v.in.Score(ranking[0].Seat)
	last := max(min(best, path+6), path+1)
	if best < path-1 {
		last = max(best+2, 7)
	}
	s.Put(sprites.Surface{Kind: sprites.WoodBar, R: 9}, ui.R(x-5, y-5, 8*pitch+10, pitch+10))
	for i := range 8 {
		n := last - 7 + i
		look := sprites.Look{ID: art + "race-square-" + [2]string{"a", "b"}[i%2], Words: v.number(n)}
		if n == path || n == 0 {
			look = sprites.Look{ID: art + "race-square-start"}
		}
		s.Piece(look, x+float64(i)*pitch, y, pitch)
	}
	here := map[int]int{}
	for i := len(ranking) - 1; i >= 0; i-- {
		q := ranking[i]
		n := v.in.Score(q.Seat)
		k := n - last + 7
		if q.Place == 1 {
			k = min(k, 7)
		}
		if k < 0 || k > 7 {
			continue
		}
		w := pitch * 0.7
		if q.Place == 1 {
			w = pitch * 0.95
		}
		cx := x + (float64(k)+0.5)*pitch + float64(here[k])*w*0.4
		here[k]++
		s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/pawn-" + v.Seat(q.Seat).Crest, Lift: sprites.Card, Glow: q.Place == 1},
			Box: ui.R(cx-w/2, y+pitch-6-w*1.5, w, w*1.5), Z: table.ZCards})
	}
}

// Last implements table.GameView.
func (b *tableState) Last() *table.Last {
	if !b.in.LastRound() || b.over() {
		return nil
	}
	w := b.words().Zankapfel.Last
	return &table.Last{Title: w.Title, Words: w.Words}
}

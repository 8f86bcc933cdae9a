package zankapfel

import (
	"slices"

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
			if c.Frame.Shape == ui.Desktop { // it has room for the whole race
				return ui.Scaled(lastBoard, lastBoard, lastLeast, func(_ *ui.Stage, r ui.Rect) { b.view(c).roundBoard(r) })
			}
			return ui.Scaled(lastSquare*9, lastSquare*2, lastLeast, func(_ *ui.Stage, r ui.Rect) {
				b.view(c).lastSquares(ranking, r)
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
			terms := table.Each(s.terms[p][:], func(n int) table.Term { return table.Term{Points: n} })
			if terms[fromBribes].Points == 0 {
				terms[fromBribes].Got = s.bribes[p]
			}
			return terms
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
// there; the winners are larger. Those of people here who are further behind come first.
func (v *view) lastSquares(ranking []table.Rank, r ui.Rect) {
	s := v.Stage
	path := printed.Path
	squares, last := v.lastNumbers(ranking)
	gaps := 0.0
	for i := range squares[1:] {
		if squares[i+1] > squares[i]+1 {
			gaps++
		}
	}
	pitch := r.W / max(9, float64(len(squares))+gaps*lastGap+1)
	x, y := r.CX()-(float64(len(squares))+gaps*lastGap)/2*pitch, r.CY()
	at := map[int]float64{} // where squares begin
	for begin := 0; begin < len(squares); {
		end := begin + 1
		for end < len(squares) && squares[end] == squares[end-1]+1 {
			end++
		}
		s.Put(sprites.Surface{Kind: sprites.WoodBar, R: 9}, ui.R(x-5, y-5, float64(end-begin)*pitch+10, pitch+10))
		for i, n := range squares[begin:end] {
			look := sprites.Look{ID: art + "race-square-" + [2]string{"a", "b"}[i%2], Words: v.number(n)}
			if n == path || n == 0 {
				look = sprites.Look{ID: art + "race-square-start"}
			}
			at[n] = x + float64(i)*pitch
			s.Piece(look, at[n], y, pitch)
		}
		x += (float64(end-begin) + lastGap) * pitch
		begin = end
	}
	here := map[int]int{}
	for i := len(ranking) - 1; i >= 0; i-- {
		q := ranking[i]
		n, w := v.in.Score(q.Seat), pitch*0.7
		if q.Place == 1 {
			n, w = min(n, last), pitch*0.95
		}
		left, shown := at[n]
		if !shown {
			continue
		}
		foot := y + pitch - 6
		if !slices.Contains(squares, n+1) && n < last { // apart: its number is to be read
			foot = y + pitch*lastFoot
		}
		cx := left + 0.5*pitch + float64(here[n])*w*0.4
		here[n]++
		s.Add(ui.Item{Key: pawnKey(q.Seat), Kind: ui.Piece, Look: sprites.Look{ID: "common/pawn-" + v.Seat(q.Seat).Crest, Lift: sprites.Card, Glow: q.Place == 1},
			Box: ui.R(cx-w/2, foot-w*1.5, w, w*1.5), Z: table.ZCards})
	}
}

// lastNumbers are the numbers of those squares, and the last of them.
func (v *view) lastNumbers(ranking []table.Rank) (squares []int, last int) {
	path := printed.Path
	best := v.in.Score(ranking[0].Seat)
	last = max(min(best, path+6), path+1)
	if best < path-1 {
		last = max(best+2, 7)
	}
	for _, p := range table.Where(v.Ring, v.Here().Has) {
		if n := v.in.Score(p); n < last && !slices.Contains(squares, n) {
			squares = append(squares, n)
		}
	}
	for n := last; len(squares) < lastShown; n-- {
		if !slices.Contains(squares, n) {
			squares = append(squares, n)
		}
	}
	slices.Sort(squares)
	return squares, last
}

// Last implements table.GameView.
func (b *tableState) Last() *table.Last {
	if !b.in.LastRound() || b.over() {
		return nil
	}
	w := b.words().Zankapfel.Last
	return &table.Last{Title: w.Title, Words: w.Words}
}

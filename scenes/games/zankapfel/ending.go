package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Ending implements table.Guest.
func (b *board) Ending() table.Ending {
	r := &b.words().Zankapfel.Result
	ranking := b.t.RankBy(b.Score)
	s := storyOf(b.t.Seen())
	return table.Ending{
		Ranking: ranking, Rounds: max(1, b.in.Round()), Lead: b.lead(ranking),
		Felt: func(c *table.Canvas, felt ui.Rect, below float64) {
			v := &view{Canvas: c, board: b, x: &c.Words.Zankapfel}
			v.winner(ranking, felt, below)
		},
		Board: func(c *table.Canvas, box ui.Rect) {
			v := &view{Canvas: c, board: b, x: &c.Words.Zankapfel}
			size := box.H - table.BoardTaken
			v.roundBoard(box.CX()-size/2, box.Y+table.BoardTaken, size)
		},
		Columns: []table.Column{
			{Icon: sprites.Look{ID: art + "chip"}, Size: 30, Name: r.Harvest},
			{Icon: sprites.Look{ID: discordBack(b.t.Seat(ranking[0].Seat).Crest)}, Size: 21, Name: r.Quarrels},
			{Icon: sprites.Look{ID: art + "mayor"}, Size: 20, Name: r.Bribes},
			{Icon: sprites.Look{ID: cardArt(zk.Joker)}, Size: 21, Name: r.Cards},
			{Icon: sprites.Look{ID: dieArt(5)}, Size: 29, Name: r.Dice},
		},
		Terms: func(p engine.Player) []table.Term {
			var list []table.Term
			for _, n := range s.terms[p] {
				list = append(list, table.Term{Points: n})
			}
			return list
		},
	}
}

// lead says how the winner has won: first round the village, or furthest on.
func (b *board) lead(ranking []table.Rank) string {
	w := b.words()
	r := &w.Zankapfel.Result
	best := b.Score(ranking[0].Seat)
	if ranking[1].Place == 1 {
		return r.Tie.With("n", w.Whole(best))
	}
	var second []string
	for _, q := range ranking[1:] {
		if q.Place == ranking[1].Place {
			second = append(second, b.t.PlayerName(q.Seat))
		}
	}
	one, several := r.Ahead, r.AheadOf
	if best >= zk.Printed().Path {
		one, several = r.Round, r.RoundOf
	}
	lead := digits(best - b.Score(ranking[1].Seat))
	if len(second) > 1 {
		return several.With("lead", lead, "names", w.List(second...))
	}
	return one.With("lead", lead, "name", second[0])
}

// winner shows who has won, and the last squares of the race.
func (v *view) winner(ranking []table.Rank, felt ui.Rect, below float64) {
	first := ranking[0]
	pitch := min(45.5, (felt.W-20)/8)
	y := felt.Y + 190
	switch v.Frame.Shape {
	case ui.Desktop:
		v.Crown(first, felt.CX(), felt.Y+86, 104)
		pitch = min(50, (felt.W-40)/8)
		y = felt.Y + max(330, felt.H*0.58)
	case ui.Tablet:
		v.Crown(first, felt.CX(), felt.Y+186, 84)
		pitch = 60
		y = felt.Bottom() - 84
	case ui.Sideways:
		v.Crown(first, felt.CX(), felt.Y+136, 50)
		pitch = min(36, (felt.W-24)/8)
		y = felt.Bottom() - 56
	default:
		v.Crown(first, felt.CX(), felt.Y+128+below/2, 54)
	}
	v.lastSquares(ranking, felt.CX()-4*pitch, y, pitch)
}

// lastSquares are the squares up to the flag and past it, with the pawns that stand
// there; the winners are larger.
func (v *view) lastSquares(ranking []table.Rank, x, y, pitch float64) {
	s := v.Stage
	path := zk.Printed().Path
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
		it := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/pawn-" + v.Seat(q.Seat).Crest, Lift: sprites.Card, Glow: q.Place == 1},
			Box: ui.R(cx-w/2, y+pitch-6-w*1.5, w, w*1.5), Z: table.ZCards}
		s.Add(it)
	}
}

package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// diceChoice are the dice that can be bought: one, two or three.
func (v *view) diceChoice(r ui.Rect) {
	v.Stage.Group("dice", func() {
		for n := 1; n <= 3; n++ {
			c := r.Cell(n-1, 3, 1, 8, 0)
			words := v.Words.Count(v.x.Buttons.Dice, n, "price", digits(2*n))
			v.choice("dice/"+digits(n), words, c, v.pick.number == n, func() { v.pickNumber(n) })
			st := table.PaperBold.Sized(17 * min(v.Frame.Text, 1.3)).At(sprites.Middle)
			st.Size = min(st.Size, ui.FitSize(words, st, c.W-10))
			if st.Size < 13 || v.Frame.Text > 1.2 && st.Size < 20 {
				words, st.Size = v.number(-2*n), 20 // the dice say how many
			}
			v.Stage.Words(words, c.CX(), c.Bottom()-11, st)
			z := min(30, c.H-34)
			if c.H > 80 {
				z = 40
			}
			z = min(z, (c.W-14)/(0.8*float64(n-1)+1))
			if z < 14 {
				continue
			}
			step := z * 0.8
			w := step*float64(n-1) + z
			for j := range n {
				v.Stage.Piece(sprites.Look{ID: dieArt(0)}, c.CX()-w/2+step*float64(j), c.Y+(c.H-24-z)/2, z)
			}
		}
	})
}

// discordGrid are the own discord cards in their places, 1 to 5 above 6 to 10, each
// w wide; spent ones are struck.
func (v *view) discordGrid(r ui.Rect, columns int) {
	rows := 10 / columns
	gapX, gapY := min(10, max(2, (r.W-leastSquare*float64(columns))/float64(columns-1))), 8.0
	w := min(discordCard, (r.W-gapX*float64(columns-1))/float64(columns), (r.H-12-gapY*float64(rows-1))/float64(rows)/table.CardRatio)
	gapX = min(gapX, (r.W-w*float64(columns))/float64(max(columns-1, 1)))
	width := w*float64(columns) + gapX*float64(columns-1)
	x0, y0 := r.CX()-width/2, r.Bottom()-float64(rows)*w*table.CardRatio-gapY*float64(rows-1)
	have := map[int]*token{}
	for _, t := range v.cards.In(inDiscord, v.Base()) {
		have[t.Piece.value] = t
	}
	v.Stage.Group("discord", func() {
		for i := range 10 {
			box := ui.R(x0+float64(i%columns)*(w+gapX), y0+float64(i/columns)*(w*table.CardRatio+gapY), w, w*table.CardRatio)
			v.discordPlace(i+1, have[i+1], box)
		}
	})
}

// discordPlace is one value: a card that can be laid, or a place that is empty.
func (v *view) discordPlace(n int, t *token, r ui.Rect) {
	p := v.Base()
	mine := v.mine(zk.PhaseDiscord)
	control := ui.Control{ID: "discord/" + digits(n), Role: ui.Checkbox, Part: true, Rect: r, Key: rune('0' + n%10),
		Label: v.x.Labels.Discord.With("n", digits(n)), Checked: mine && v.pick.number == n}
	if t == nil {
		if v.in.Spent(p)>>n&1 == 0 && !v.open() { // laid, but nobody is to know which
			look := sprites.Look{ID: discordArt(v.Seat(p).Crest, n), Words: digits(n), Lift: sprites.Token}
			v.Stage.Piece(look, r.X, r.Y, r.W)
			return
		}
		surface := sprites.Surface{Kind: sprites.CardPlace, R: 6}
		if v.story.before.card[p] == n {
			surface.State = sprites.On
		}
		v.Stage.Put(surface, r)
		v.struck(n, r.CX(), r.CY(), r.W*0.72, min(26, r.W*0.42), sprites.CreamSoft)
		if mine {
			control.Disabled, control.Reason = true, v.x.Reasons.Spent.With("n", digits(n))
			v.Stage.Control(control)
		}
		return
	}
	up := mine && v.pick.number == n
	box := r
	if up {
		box.Y -= 10
	}
	v.tokenAs(t, box, table.ZCards, false, func(it *ui.Item) {
		if up {
			it.Look.Lift, it.Look.Glow = sprites.Lifted, true
		}
	})
	if mine { // else it is only looked at
		control.Inspect = func() { v.Inspect(v.inspectDiscord(p, n)) }
		control.Act = func() { v.pickNumber(n) }
		v.Stage.Control(control)
	}
}

// discordRow are the own discord cards in one row, overlapping: to look at.
func (v *view) discordRow(r ui.Rect, w float64) {
	const struckWide = 24.0
	have := map[int]*token{}
	for _, t := range v.cards.In(inDiscord, v.Base()) {
		have[t.Piece.value] = t
	}
	gone := func(n int) bool { return have[n] == nil && (v.in.Spent(v.Base())>>n&1 != 0 || v.open()) }
	free, overlaps := r.W, 0.0 // a card hides part of the one before, but no number that is struck
	for n := 1; n <= 10; n++ {
		switch {
		case gone(n):
			free -= struckWide
		case n == 10 || gone(n+1):
			free -= w
		default:
			overlaps++
		}
	}
	step := min(w, free/max(overlaps, 1))
	v.Stage.Group("discord", func() {
		x := r.X
		for n := 1; n <= 10; n++ {
			box := ui.R(x, r.Y, w, w*table.CardRatio)
			switch {
			case gone(n):
				v.struck(n, x+struckWide/2, box.CY()+4, 30, 20, sprites.CreamSoft)
				x += struckWide
			case n == 10 || gone(n+1):
				v.discordPlace(n, have[n], box)
				x += w
			default:
				target := box
				target.W = step
				v.discordPlaceIn(n, have[n], box, target)
				x += step
			}
		}
	})
}

// discordPlaceIn is discordPlace for a card of which a part shows.
func (v *view) discordPlaceIn(n int, t *token, box, target ui.Rect) {
	before := len(v.Stage.Controls())
	v.discordPlace(n, t, box)
	if list := v.Stage.Controls(); len(list) > before {
		list[before].Rect, list[before].Shown = target, target
	}
}

// unpaid reports whether the winner of a quarrel has not got his points yet.
func (v *view) unpaid() bool {
	return v.story.last.Kind == zk.EventQuarrelWon || v.story.last.Kind == zk.EventHarvested
}

// verdict says, once a quarrel is won, what everybody in it has got of it.
func (v *view) verdict(r ui.Rect) {
	s := v.Stage
	list := v.duelists()
	bt := &v.story.bout
	v.Sheet(r, 9, sprites.Sheet, false, false)
	columns := 1
	if float64(len(list))*30 > r.H-12 {
		columns = 2
	}
	rows := (len(list) + columns - 1) / columns
	if columns == 2 { // the winner has a row of his own
		rows = 1 + len(list)/2
	}
	i := 0
	line := func(p engine.Player, words string) {
		q := ui.R(r.X+14, r.Y+6, r.W-28, r.H-12)
		if columns == 2 && p == bt.winner {
			q = q.Cell(0, 1, rows, 14, 0)
			i++
		} else {
			q = q.Cell(i, columns, rows, 14, 0)
		}
		if i >= columns {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(q.X, q.Y, q.W, 1))
		}
		w := min(27, q.H-8)
		v.Crest(p, q.X+2, q.CY()-w*0.56, w, sprites.Flat)
		st := table.PaperText.Sized(17 * min(v.Frame.Text, 1.2)).At(sprites.Right)
		st.Size = max(13, min(st.Size, ui.FitSize(words, st, q.W*0.6)))
		s.Words(words, q.Right()-2, q.CY()+6, st)
		if room := q.W - w - 22 - sprites.Measure(words, st); room > 40 { // else the crest says who
			v.Name(p, q.X+w+12, q.CY()+7, room, table.PaperName.Sized(19))
		}
		i++
	}
	gain := v.in.Number(bt.colour)
	for _, p := range list {
		if p == bt.winner {
			to := v.in.Score(p)
			if v.unpaid() {
				to += gain
			}
			line(p, v.x.Duel.Gets.With("gain", v.Words.Signed(gain), "n", v.number(to)))
		}
	}
	for _, p := range list {
		if p != bt.winner {
			line(p, v.x.Duel.Stays.With("n", v.number(v.in.Score(p))))
		}
	}
}

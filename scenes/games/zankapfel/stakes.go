package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// diceChoice are the dice that can be bought: one, two or three. Where there is little room
// the dice or the words say how many.
func (v *view) diceChoice(r ui.Rect) {
	var cells []ui.Part
	for n := 1; n <= zk.MostDice; n++ {
		words, st := v.Words.Count(v.x.Buttons.Dice, n, "price", digits(zk.PriceOfDie*n)), table.PaperBold.Sized(ui.Lead).At(sprites.Middle)
		dice := make([]ui.Part, n)
		for i := range dice {
			dice[i] = ui.Art(dieArt(0), dieSize)
		}
		cells = append(cells, v.choice("dice/"+digits(n), words, v.pick.number == n, func() { v.pickNumber(n) },
			ui.Column(ui.Near, ui.Spring(), ui.Row(0, dice...).Centred().Dropped(1), ui.Either(v.firm(ui.Label(words, st)), v.firm(ui.Label(v.number(-zk.PriceOfDie*n), st))), ui.Spring())))
	}
	v.Stage.Group("dice", func() { v.Stage.Lay(ui.Rows(1, ui.Apart, cells...), r) })
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
		if v.round.before.card[p] == n {
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
	return v.round.last.Kind == zk.EventQuarrelWon || v.round.last.Kind == zk.EventHarvested
}

// verdict says, once a quarrel is won, what everybody in it has got of it, the winner first.
func (v *view) verdict(r ui.Rect) {
	bt := &v.round.bout
	line := func(p engine.Player, words string) ui.Part {
		return ui.Row(ui.Apart, v.CrestPart(p, verdictCrest), v.NamePart(p, table.PaperName.Sized(ui.Lead)).Dropped(1), ui.Spring(), ui.Label(words, table.PaperText.Sized(ui.Lead)))
	}
	gain, to := v.in.Number(bt.colour), v.in.Score(bt.winner)
	if v.unpaid() {
		to += gain
	}
	winner := line(bt.winner, v.x.Duel.Gets.With("gain", v.Words.Signed(gain), "n", v.number(to)))
	var others []ui.Part
	for _, p := range v.duelists() {
		if p != bt.winner {
			others = append(others, line(p, v.x.Duel.Stays.With("n", v.number(v.in.Score(p)))))
		}
	}
	v.Stage.Lay(ui.Either(
		ui.RuledGrid(1, ui.Near, append([]ui.Part{winner}, others...)...),
		ui.Column(ui.Tight, winner, ui.Rule(), ui.Grid(2, ui.Loose, others...).Growing())).Pad(ui.Loose, ui.Tight).On(ledgerPaper), r)
}

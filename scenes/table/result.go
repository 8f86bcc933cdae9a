package table

import (
	"strconv"

	"treille/scenes/data/archive"
	"treille/scenes/pages/rules"
	"treille/scenes/ui"
	"treille/sprites"
)

// A resultPage shows how a game has ended: who won, and what each score is made
// of. The table stays below it.
type resultPage struct {
	table *Table
	Ending
	day   archive.Sitting
	ofDay bool // the game was at a day's table

	beside bool // the replay stands beside the table and sharing
}

func newResult(t *Table) *resultPage {
	r := &resultPage{table: t, Ending: t.guest.Ending()}
	r.day, r.ofDay = t.sitting()
	return r
}

// Name implements scenes.Scene.
func (r *resultPage) Name() string { return "result" }

// Title implements scenes.Scene.
func (r *resultPage) Title() string { return r.headline() }

// Update implements scenes.Scene.
func (r *resultPage) Update() {}

// Back implements scenes.Scene: the table is below.
func (r *resultPage) Back() { r.table.room.Pop() }

// Wake implements scenes.Waker: the words are those of the present language.
func (r *resultPage) Wake() {
	r.Ending = r.table.guest.Ending()
	r.table.room.Changed()
}

// State implements scenes.Stater.
func (r *resultPage) State(add func(string, any)) {
	add("ply", r.table.referee.Ply())
	add("over", true)
	add("points", r.table.guest.Score(r.Ranking[0].Seat))
}

// headline names all in first place (rule C5).
func (r *resultPage) headline() string {
	w := r.table.room.Words
	names := r.table.placed(r.Ranking, 1)
	if len(names) == 1 {
		return w.Result.Wins.With("name", names[0])
	}
	return w.Result.Win.With("names", w.List(names...))
}

// tied reports whether several have won.
func (r *resultPage) tied() bool { return len(r.table.placed(r.Ranking, 1)) > 1 }

// seed is the number that dealt the game.
func (r *resultPage) seed() string {
	result, _ := r.table.referee.Result()
	return strconv.FormatUint(result.Seed, 10)
}

// again begins another game with the same players.
func (r *resultPage) again() {
	t := r.table
	next, err := t.referee.Again()
	if err != nil {
		t.room.Trouble(err)
		return
	}
	t.room.Home()
	t.room.Push(New(t.room, t.kind, next))
}

// openLog shows the log at the table.
func (r *resultPage) openLog() {
	r.table.room.Pop()
	r.table.openLog()
}

func (r *resultPage) openRules() {
	r.table.room.Push(rules.New(r.table.room, r.table.kind.Book, r.table.kind.Book.End, true))
}

// Compose implements scenes.Scene.
func (r *resultPage) Compose(s *ui.Stage) {
	c := r.table.canvas(s)
	c.oak()
	r.beside = r.replayBeside(c)
	switch c.Frame.Shape {
	case ui.Desktop:
		r.banner(c, true)
		r.desktop(c)
	case ui.Tablet:
		r.banner(c, true)
		r.tablet(c)
	case ui.Sideways:
		r.banner(c, true)
		r.sideways(c)
	default:
		r.banner(c, false)
		r.portrait(c)
	}
}

// banner adds the way home, the game, and how long it took.
func (r *resultPage) banner(c *Canvas, wide bool) {
	s, f, w := c.Stage, c.Frame, c.Words
	area := f.Safe
	h, size, small := 48.0, 21.0, 15.0
	switch f.Shape {
	case ui.Desktop, ui.Tablet:
		h, size, small = 56, 24, 17
	case ui.Portrait:
		area = f.Column(480)
	}
	s.Put(sprites.Surface{Kind: sprites.Banner}, ui.R(f.Full.X, 0, f.Full.W, f.Safe.Y+h))
	cy := area.Y + h/2
	s.IconButton(ui.IconSpec{ID: "home", CX: area.X + h/2 + 4, CY: cy, Icon: "back", Label: w.Table.ToHome, Act: c.room.Home})
	x := area.X + h + 14
	st := sprites.Style{Font: sprites.SC, Size: size, Color: sprites.Cream}
	title := r.table.Title()
	s.Words(title, x, cy+size/3, st)
	x += sprites.Measure(title, st) + 14
	ended := sprites.Style{Font: sprites.Italic, Size: small, Color: sprites.CreamSoft}
	icons := []ui.IconSpec{
		{ID: "log", Icon: "log", Label: w.App.Log, Key: 'l', Act: r.openLog},
		{ID: "rules", Icon: "?", Label: w.App.Rules, Key: '?', Act: r.openRules},
	}
	rounds := r.lasted(w)
	if !wide {
		icons, rounds = icons[1:], r.lastedShort(w)
	}
	analysis := r.table.canAnalyse()
	if r.table.canReplay() && !r.beside && (wide || !analysis) { // which leads to the replay
		icons = append([]ui.IconSpec{{ID: "replay", Icon: "round-back", Label: w.Replay.Open, Act: r.table.openReplay}}, icons...)
	}
	if analysis {
		icons = append([]ui.IconSpec{{ID: "analysis", Icon: "search", Label: w.Analysis.Title, Act: func() { r.table.openAnalysis(r.table.room.Pop) }}}, icons...)
	}
	right := area.Right() - 36
	for i, b := range icons {
		b.CX, b.CY = right-54*float64(len(icons)-1-i), cy
		s.IconButton(b)
	}
	words := w.Count(rounds, r.Rounds)
	if sprites.Measure(words, ended) <= right-54*float64(len(icons)-1)-30-x {
		s.Words(words, x, cy+small/3, ended) // else the log tells it
	}
}

// buttons adds the ways on; the lesser ones share the first place.
func (r *resultPage) buttons(c *Canvas, others, again ui.Rect, size, big float64) {
	t := min(c.Frame.Text, largestWays)
	if r.beside {
		r.threeWays(c, others, size*t)
	} else {
		r.twoWays(c, others, size*t)
	}
	c.Stage.Button(ui.ButtonSpec{ID: "again", Rect: again, Label: c.Words.Result.Again, Primary: true, Size: big * t, Act: r.again})
}

// ways are those to the table, to the replay and to the page that shares the game.
func (r *resultPage) ways(c *Canvas) []ui.ButtonSpec {
	w := c.Words
	return []ui.ButtonSpec{
		{ID: "see", Label: w.Result.SeeTable, Icon: "eye", Act: c.room.Pop},
		{ID: "replay", Label: w.Replay.Open, Icon: "play", Act: r.table.openReplay},
		{ID: "share", Label: w.Share.Title, Icon: "export", Act: r.table.openShare},
	}
}

// replayBeside reports whether all three stand side by side with their names; else the
// replay is in the banner.
func (r *resultPage) replayBeside(c *Canvas) bool {
	if !r.table.canReplay() || !r.table.canShare() || c.Frame.Shape == ui.Sideways {
		return false
	}
	width, size := r.waysRoom(c)
	size *= min(c.Frame.Text, largestWays)
	for _, b := range r.ways(c) {
		width -= ui.ButtonWidth("", b.Label, size) + waysGap
	}
	return width+waysGap >= 0
}

// threeWays adds all of them, each as much wider than its name as the others, with their
// icons if these have room.
func (r *resultPage) threeWays(c *Canvas, row ui.Rect, size float64) {
	list := r.ways(c)
	room := func(icons bool) float64 {
		left := row.W + waysGap
		for _, b := range list {
			if !icons {
				b.Icon = ""
			}
			left -= ui.ButtonWidth(b.Icon, b.Label, size) + waysGap
		}
		return left
	}
	icons := room(true) >= 0
	more := room(icons) / float64(len(list))
	for _, b := range list {
		if !icons {
			b.Icon = ""
		}
		b.Rect, b.Size = ui.R(row.X, row.Y, ui.ButtonWidth(b.Icon, b.Label, size)+more, row.H), size
		c.Stage.Button(b)
		row.X = b.Rect.Right() + waysGap
	}
}

// twoWays leaves the replay out; where there is little room, sharing has an icon alone.
func (r *resultPage) twoWays(c *Canvas, row ui.Rect, size float64) {
	list := r.ways(c)
	see, share := list[0], list[2]
	see.Rect, see.Size, share.Size = row, size, size
	words := r.table.canShare() && row.W >= 2*leastOther+waysGap
	switch {
	case words:
		see.Rect.W = (row.W - waysGap) / 2
	case r.table.canShare():
		see.Rect.W -= waysGap + squareOther
	}
	if see.Rect.W < leastOther && c.Frame.Text > 1 {
		see.Icon = "" // large words take its room
	}
	c.Stage.Button(see)
	if !r.table.canShare() {
		return
	}
	share.Rect = ui.R(see.Rect.Right()+waysGap, row.Y, row.W-see.Rect.W-waysGap, row.H)
	if words {
		c.Stage.Button(share)
		return
	}
	const q = 24.0
	share.Label, share.Icon, share.Spoken = "", "", c.Words.Share.Title
	c.Stage.Button(share)
	c.Stage.Put(sprites.Surface{Kind: sprites.Icon, Icon: "export", Stroke: 2, Tint: sprites.Ink}, ui.R(share.Rect.CX()-q/2, share.Rect.CY()-q/2, q, q))
}

// headlines adds the headline and the line below it about cx, and what the game
// shows below.
func (r *resultPage) headlines(c *Canvas, felt ui.Rect, y, size, leadY, leadSize float64) {
	margin, narrow := felt.W-40, felt.W-24
	switch c.Frame.Shape {
	case ui.Desktop, ui.Tablet:
		margin, narrow = felt.W-50, felt.W-40
	case ui.Sideways:
		margin, narrow = felt.W-30, felt.W-20
	}
	below := r.goldTitle(c, felt.CX(), y, size, margin)
	st := HintWords.Sized(leadSize).At(sprites.Middle)
	lead := []string{r.Lead}
	if size := ui.FitSize(r.Lead, st, narrow); size >= 14 {
		st.Size = size
	} else {
		st.Size = 15
		lead = ui.Balance(r.Lead, st, narrow)
	}
	for i, l := range lead {
		c.Stage.Words(l, felt.CX(), leadY+below+float64(i)*st.Size*1.15, st)
	}
	if felt.H >= leastWinner {
		r.Felt(c, felt, below)
	}
}

// goldTitle sets the headline in gold letters about cx, at most w wide. It
// returns how much lower its foot is than that of a single line.
func (r *resultPage) goldTitle(c *Canvas, cx, y, size, w float64) float64 {
	st := sprites.Style{Font: sprites.SC, Size: size}
	words := r.headline()
	lines := []string{words}
	if sprites.Measure(words, st) > w {
		st.Size = max(titleLeast, ui.FitSize(words, st, w))
		lines = ui.Wrap(words, st, w)
		for _, l := range lines {
			st.Size = ui.FitSize(l, st, w)
		}
	}
	if len(lines) > 1 {
		y -= st.Size * 0.3
	}
	for i, l := range lines {
		lw := sprites.Measure(l, st)
		yy := y + float64(i)*st.Size*1.02
		c.Stage.Put(sprites.Surface{Kind: sprites.Title, Text: l, Size: st.Size}, ui.R(cx-lw/2, yy, lw, st.Size))
	}
	return float64(len(lines)-1) * st.Size * 0.72
}

// Crown adds a winner's crest with its laurel; w is the width of the crest.
func (c *Canvas) Crown(r Rank, cx, cy, w float64) {
	k := w / 104 * 1.12
	for _, sign := range []float64{-1, 1} {
		for _, l := range []struct {
			x, y, size, turn float64
			id               string
		}{{54, 20, 44, 40, "leaf"}, {84, 2, 40, 64, "leaf-light"}, {108, -22, 34, 84, "leaf"}, {30, 34, 38, 20, "leaf-light"}} {
			c.Stage.Leaf("common/"+l.id, cx+sign*l.x*k, cy+l.y*k, l.size*k, sign*l.turn)
		}
	}
	c.Crest(r.Seat, cx-w/2, cy-w*0.54, w, sprites.Lifted)
}

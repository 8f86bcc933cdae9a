package statistics

import (
	"strconv"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A figure is one of the four large numbers, with its words, the longest first.
type figure struct {
	value string
	words []string
}

func (p *Page) figures() []figure {
	w, c, n := p.words(), p.count, p.app.Words.Whole
	share := 0
	if c.Played > 0 {
		share = (200*c.Won + c.Played) / (2 * c.Played)
	}
	return []figure{
		{n(c.Played), []string{w.PlayedLong, w.Played}},
		{n(c.Won), []string{w.WonLong.With("n", n(share)), w.Won}},
		{n(c.Run), []string{w.RunLong.With("n", n(c.Longest)), w.Run}},
		{n(c.Best), []string{w.BestLong, w.Best}},
	}
}

// numbers adds the four numbers in a row, or two by two where words are large. Their
// words are long if all have room.
func (l *flow) numbers() {
	list := l.figures()
	st := facts.Sized(l.m.caption)
	columns, words := 0, 0
	for n := 4; columns == 0; n /= 2 {
		for words = range list[0].words {
			least := st
			if l.m.low && words > 0 { // short words may be a little smaller there
				least.Size = min(st.Size, smallest)
			}
			if l.fits(list, words, least, l.width()/float64(n)-3) || n == 1 {
				columns = n
				break
			}
		}
	}
	w := l.width() / float64(columns)
	high := l.m.number*1.02 + st.Size*1.35
	top := l.y + l.m.number*.22
	for i, f := range list {
		x, y := l.L+w*(float64(i%columns)+.5), top+high*float64(i/columns)
		l.write(f.value, x, y+l.m.number*.82, number.Sized(l.m.number).At(sprites.Middle))
		l.fitted(f.words[words], x, y+l.m.number*.82+st.Size*1.3, w-3, st.At(sprites.Middle))
		if i%columns > 0 {
			l.put(sprites.Surface{Kind: sprites.Upright}, ui.R(x-w/2, y+4, 1, high-8))
		}
	}
	l.y = top + high*float64((len(list)+columns-1)/columns) + l.m.number*.2
}

// fits reports whether the words of all numbers have room.
func (l *flow) fits(list []figure, words int, st sprites.Style, width float64) bool {
	for _, f := range list {
		if sprites.Measure(f.words[words], st) > width {
			return false
		}
	}
	return true
}

// A shareRow says how many of some games were won.
type shareRow struct {
	level int // bars before it; 0 for people
	words string
	Share
}

// levels are the shares by the strongest computer player.
func (p *Page) levels() []shareRow {
	var list []shareRow
	for i, level := range engine.Levels() {
		list = append(list, shareRow{i + 1, p.app.Words.NewGame.Levels[level].Note, p.count.Against[i+1]})
	}
	if s := p.count.Against[people]; s.Played > 0 {
		list = append(list, shareRow{0, p.words().People, s})
	}
	return list
}

// seats are the shares by the number of seats.
func (p *Page) seats(long bool) []shareRow {
	var list []shareRow
	least, most := p.kind().Game.Players()
	for n := least; n <= most; n++ {
		words := strconv.Itoa(n)
		if long {
			words = p.app.Words.Count(p.app.Words.Saves.Seats, n)
		}
		list = append(list, shareRow{0, words, p.count.Seats[n]})
	}
	return list
}

// shares adds both, side by side where there is room.
func (l *flow) shares() {
	w := l.words()
	against := func(l *flow) { l.shareRows(w.Against, l.levels()) }
	seats := func(l *flow) { l.shareRows(w.Seats, l.seats(l.m.low)) }
	gap := 16.0
	if l.m.large {
		gap = 36
	}
	first, second := l.shareWidth(l.levels())+leastBar, l.shareWidth(l.seats(l.m.low))+leastBar
	if spare := l.width() - gap - first - second; spare >= 0 {
		l.beside(l.L+first+spare/2, gap, against, seats)
		return
	}
	against(l)
	l.y += 6
	l.hair()
	seats(l)
}

// leastBar is how wide the bar of a share is at least.
const leastBar = 30.0

// shareWidth is how much room rows need beside their bars.
func (l *flow) shareWidth(rows []shareRow) float64 {
	return l.shareLabel(rows) + l.shareValue(rows) + 16
}

// shareLabel is where the bars begin.
func (l *flow) shareLabel(rows []shareRow) float64 {
	w := 0.0
	for _, r := range rows {
		w = max(w, sprites.Measure(r.words, medium.Sized(l.m.text)))
	}
	return l.m.text*1.8 + w + 10
}

// shareValue is how wide the numbers at the right are.
func (l *flow) shareValue(rows []shareRow) float64 {
	w := 0.0
	for _, r := range rows {
		w = max(w, sprites.Measure(l.share(r.Share), plain.Sized(l.m.text)))
	}
	return w
}

// share says how many were won: "9 of 12" where there is room, else "9/12".
func (l *flow) share(s Share) string {
	won, n := strconv.Itoa(s.Won), strconv.Itoa(s.Played)
	if l.m.large {
		return l.words().Of.With("won", won, "n", n)
	}
	return won + "/" + n
}

// shareRows adds the rows of one kind, on a large screen with a heading.
func (l *flow) shareRows(title string, rows []shareRow) {
	if l.m.large {
		l.heading(title)
		l.y += 4
	} else {
		l.y += 5
	}
	x, value := l.L+l.shareLabel(rows), l.shareValue(rows)
	q := l.m.text * 1.25
	for _, r := range rows {
		cy := l.y + l.m.share/2
		base := cy + l.m.text*.33
		if r.level > 0 {
			l.put(sprites.Levels(r.level, sprites.Ink), ui.R(l.L, cy-q*.42, q, q*.84))
		} else {
			l.icon("people", sprites.InkSoft, ui.R(l.L, cy-q*.55, q*1.1, q*1.1))
		}
		l.write(r.words, l.L+l.m.text*1.8, base, medium.Sized(l.m.text))
		l.shareBar(ui.R(x, cy-l.m.bar/2, l.R-x-value-12, l.m.bar), r.Share)
		l.write(l.share(r.Share), l.R, base, plain.Sized(l.m.text).At(sprites.Right))
		l.y += l.m.share
	}
}

// shareBar adds the bar of a share.
func (l *flow) shareBar(r ui.Rect, s Share) {
	l.bar(false, sand, r)
	if s.Won > 0 {
		r.W = max(4, r.W*float64(s.Won)/float64(s.Played))
		l.bar(true, sand, r)
	}
}

// hintsChoice chooses between games with hints and those without.
func (l *flow) hintsChoice() {
	if !l.hinted() {
		return
	}
	w := l.words()
	high := max(leastTarget, l.m.text*2.4)
	if !l.dry {
		active := 0
		if l.hints {
			active = 1
		}
		width := min(l.width(), 380*l.m.t)
		l.s.Segmented("hints", w.Hints, ui.R(l.L+(l.width()-width)/2, l.y+8, width, high), []ui.Choice{{Label: w.Without}, {Label: w.With}}, active, l.m.text,
			func(i int) { l.showHints(i == 1) })
	}
	l.y += 8 + high
}

// titleLine adds the name of the game, and whose games are shown.
func (l *flow) titleLine() {
	base := l.y + 27*min(l.m.t, 1.2)
	st := ink.Sized(25 * min(l.m.t, 1.2))
	if l.m.large {
		st.Size = 32
		base += 6
	}
	st.Size = ui.FitSize(l.Page.title(), st, l.width()*.6)
	l.write(l.Page.title(), l.L, base, st)
	if !l.dry {
		x := l.L + sprites.Measure(l.Page.title(), st) + 16
		l.whomButton(l.s, ui.R(x, base-27, l.R-x, leastTarget), soft.Sized(16*min(l.m.t, 1.3)))
	}
	l.y = base + 12
	l.rule()
}

// whomButton says at the right end of a box whose games are shown; a press chooses
// somebody else, if there is anybody.
func (p *Page) whomButton(s *ui.Stage, r ui.Rect, st sprites.Style) {
	if p.whom.Name == "" {
		return
	}
	several, right := len(p.people) > 1, r.Right()
	if several {
		right -= 24
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "down", Stroke: 2, Tint: st.Color}, ui.R(right+4, r.CY()-10, 20, 20))
	}
	crest := st.Size * 1.4
	room := right - r.X
	known := crestKnown(p.whom.Crest) && sprites.Measure(p.whom.Name, st)+crest+8 <= room
	if known {
		room -= crest + 8
	}
	name := ui.Ellipsis(p.whom.Name, st, room)
	x := right - sprites.Measure(name, st)
	s.Words(name, x, r.CY()+st.Size*.33, st)
	if known {
		x -= crest + 8
		s.Piece(sprites.Look{ID: table.CrestArt(p.whom.Crest), Lift: sprites.Token}, x, r.CY()-crest*.5625, crest)
	}
	if several {
		x = max(r.X, min(x-8, r.Right()-leastTarget))
		box := ui.R(x, r.Y, r.Right()-x, r.H)
		s.Control(ui.Control{ID: "whom", Label: p.words().WhoseNow.With("name", p.whom.Name), Rect: box, Act: func() { p.askWhom(0) }})
	}
}

// verdicts are the words for them.
func verdicts(w *lang.Statistics) [RarelyUnlucky + 1]string {
	return [...]string{TooFew: w.TooFew, Usual: w.Usual, Uneven: w.Uneven, Rare: w.Rare,
		Lucky: w.Lucky, RarelyLucky: w.RarelyLucky, Unlucky: w.Unlucky, RarelyUnlucky: w.RarelyUnlucky}
}

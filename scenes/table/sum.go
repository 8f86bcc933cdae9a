package table

import (
	"slices"
	"strconv"

	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Sum is what has happened since the viewer's turn, summed up for each seat.
type Sum struct {
	Seats []SeatSum
	Foot  ui.Part // what has become of the table meanwhile
	Last  string  // a sentence below
	Heard string  // Foot in words
	Opens Opens   // whether its sheet opens by itself after a skip
}

// Opens says for what the sheet of a sum opens by itself.
type Opens uint8

const (
	ForMany Opens = iota // more than a few lines
	ForAny               // one line, which may stand for much
	Never                // as the table shows all of it
	Always               // also where the table shows its last lines
)

// A SeatSum is what one of them has done.
type SeatSum struct {
	Seat    engine.Player
	Figures []SumLine // what he has more of, or less
	Lines   []SumLine
}

// A SumLine is words with a piece before them, if it has an ID.
type SumLine struct {
	Look  sprites.Look
	Words string
	Heard string // Words with what the piece says; "" for Words alone
}

// A Summer is a game's view that sums up itself what the others have done. For other
// games the lines of the log are put together.
type Summer interface {
	// Sum sums up events; before is what was known before them.
	Sum(before engine.InfoState, events []engine.Event) Sum
}

// sinceTurn is the heading of what happened since a seat's turn, or before its first.
func (t *Table) sinceTurn(p engine.Player) string {
	w := &t.WordsOf(p).Table
	said := w.SinceTurn
	if !t.log.decided {
		said = w.BeforeTurn
	}
	return said.With("of", t.app.Words.Of(t.PlayerName(p)))
}

// canSum reports whether there is a turn of the viewer, and what happened since is his to
// know.
func (t *Table) canSum() bool {
	return t.replay == nil && t.lesson == nil && t.Me() >= 0 && !t.privacy.covered() && !t.privacy.veiled && len(t.log.Since(t.Me(), 1)) > 0
}

// opens reports whether the sheet opens by itself after a skip.
func (p *sumPage) opens() bool {
	switch folded := p.app.Stage().Find(sinceID) != nil; {
	case p.sum.Opens == Always:
		return true
	case folded:
		return false
	case p.session.Over():
		return true
	case p.sum.Opens == ForAny:
		return p.lines() > 0
	}
	return p.sum.Opens != Never && p.lines() > sumLeast
}

// StoodIn reports whether a computer player has decided for the viewer since his turn.
func (t *Table) StoodIn() bool {
	return slices.ContainsFunc(t.log.read()[min(t.log.since, len(t.log.read())):], func(l Line) bool { return l.StoodIn })
}

// sum is what has happened since the viewer's turn.
func (t *Table) sum() Sum {
	if summer, ok := t.game.(Summer); ok {
		before, from := t.sinceDecision()
		return summer.Sum(before, t.session.Seen()[from:])
	}
	var sum Sum
	seats := t.Clockwise()
	if t.log.First() != seats[0] { // the viewer last: what he has got and paid
		seats = slices.Concat(seats[1:], seats[:1])
	}
	for _, p := range seats {
		seat := SeatSum{Seat: p}
		for _, l := range t.log.read()[min(t.log.since, len(t.log.read())):] {
			if l.Seat == p && !l.Secret {
				line := SumLine{Words: l.Text, Heard: l.Spoken}
				if len(l.Pieces) > 0 {
					line.Look = l.Pieces[0]
				}
				seat.Lines = append(seat.Lines, line)
			}
		}
		if len(seat.Lines) > 0 {
			sum.Seats = append(sum.Seats, seat)
		}
	}
	if t.spec.Memory != nil {
		sum.Last = t.spec.Memory(t.app.Words)
	}
	return sum
}

// A sumPage is a sheet with a sum.
type sumPage struct {
	*Table
	title string
	sum   Sum
}

// sumSince is the sheet of what happened since the viewer's turn.
func (t *Table) sumSince() *sumPage { return &sumPage{t, t.sinceTurn(t.base), t.sum()} }

// lines is how many there are on the sheet.
func (p *sumPage) lines() (n int) {
	for _, seat := range p.sum.Seats {
		n += max(1, len(seat.Lines))
	}
	return n
}

// openSum opens a sheet with a sum.
func (t *Table) openSum(p *sumPage) {
	t.panel.Page(t.app, p.title, p.compose, p.tell)
	t.panel.page.Rewind()
	t.panel.low = true
	t.app.Changed()
}

// compose adds the sheet over the table: at the right, as the log; on a phone held upright above
// the place of the buttons, which are its own.
func (p *sumPage) compose(s *ui.Stage) {
	f, w := s.Frame(), p.app.Words
	c, k := p.canvas(s), min(f.Text, largestButtons)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	cross := ui.IconSpec{ID: "close", Icon: "close", Light: true, Label: w.App.Close, Act: p.panel.Shut}.Part()
	head := ui.Row(ui.Apart, ui.Label(p.title, ui.PaperName.Sized(ui.Title+2)), ui.Spring(), cross)
	page := p.page(c)
	wide := min(sumWide*min(f.Text, largestButtons), f.Safe.W-2*ui.Close)
	on := ui.ButtonSpec{ID: "on", Label: w.Table.GoOn, Primary: true, Size: ui.ButtonSize * k, Act: p.panel.Shut}.Part().Growing()
	buttons := func(icon string) ui.Part {
		if !p.canShowAgain() {
			return on
		}
		again := ui.ButtonSpec{ID: "again", Label: w.Table.ShowAgain, Icon: icon, Size: ui.ButtonSize * k, Act: p.showAgain}.Part().GrowingBy(0)
		return ui.Row(ui.Loose, again.Growing(), on)
	}
	view := ui.Area(0, sumHead, func(s *ui.Stage, r ui.Rect) { // the scroll bar lies beside the words
		r.W += sumBar
		p.panel.page.Lay(s, ui.Row(0, page.Growing(), ui.Space(sumBar, 0)), r)
	}).GrowingBy(1)
	sheet := ui.Column(0, head, ui.DoubleRule(), view).Pad(sinceSide, ui.Close).On(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true})
	row := ui.Either(buttons("again").Firm(), buttons(""))
	room := ui.R(f.Safe.Right()-wide-ui.Apart, f.Safe.Y+ui.Apart, wide, f.Safe.H-2*ui.Apart)
	if f.Shape == ui.Portrait {
		room.X, room.Y, room.H = f.Safe.CX()-wide/2, f.Safe.Y+sumAbove, f.Safe.H-sumAbove-sumBelow
	}
	all := sumButton*k + ui.Loose
	h := min(s.HeightOf(sheet, wide)-sumHead+s.HeightOf(page, wide-2*sinceSide), room.H-all)
	foot := room.Bottom() - sumButton*k // always at the same place, with room or without
	y := foot - ui.Loose - h
	if f.Shape == ui.Portrait { // the buttons are where those of the table are, the sheet clear of the own side
		y = min(max(room.Y, foot-sumOwn-h), y)
	}
	s.Lay(sheet, ui.R(room.X, y, wide, h))
	if p.replay != nil { // elsewhere a press may have been meant for what has just lain there
		s.Beside(ui.R(room.X, y, wide, room.Bottom()-y), p.panel.Shut)
	}
	s.Lay(row, ui.R(room.X+ui.Close, foot, wide-2*ui.Close, sumButton*k))
	for _, id := range [...]string{"on", "close"} { // who presses it twice does not press the table's main button
		s.Find(id).Fleeting = true
	}
}

// page is what stands on the sheet.
func (p *sumPage) page(c *Canvas) ui.Part {
	var list []ui.Part
	for i, seat := range p.sum.Seats {
		if i > 0 {
			list = append(list, ui.Rule())
		}
		list = append(list, p.paragraph(c, seat))
	}
	if p.sum.Last != "" {
		last := ui.Paragraph(p.sum.Last, ui.PaperItalic.Sized(ui.Body).In(sprites.InkSoft))
		list = append(list, ui.DoubleRule(), p.sum.Foot, last)
	}
	return ui.Column(c.sumGap(), append(list, ui.Space(0, ui.Tight))...)
}

// sumGap is between the lines of a sum: a phone held sideways is low.
func (c *Canvas) sumGap() float64 {
	if c.Frame.Shape == ui.Landscape {
		return ui.Tight / 2
	}
	return ui.Near
}

// paragraph is what one of the others has done: a line alone stands beside the name, if there is room.
func (p *sumPage) paragraph(c *Canvas, seat SeatSum) ui.Part {
	var figures []ui.Part
	for _, f := range seat.Figures {
		figures = append(figures, ui.Row(ui.Near, ui.Picture(ui.Item{Look: f.Look}, sumFigure), ui.Label(f.Words, ui.PaperNumber.Sized(ui.Lead))))
	}
	crest := c.CrestPart(seat.Seat, sumCrest).Centred().Wide(sumPitch - ui.Loose)
	head := func(name, between ui.Part) ui.Part {
		return ui.Row(ui.Loose, append([]ui.Part{crest, name, between}, figures...)...).AtLeast(0, sumHead)
	}
	name := ui.Name(c.Subject(seat.Seat), ui.PaperName.Sized(ui.Title))
	list := []ui.Part{head(name, ui.Spring())}
	for _, l := range seat.Lines {
		list = append(list, ui.Row(sumPitch-sumMark-ui.Near, ui.Row(0, ui.Space(ui.Near, 0), l.mark().Wide(sumMark).Top()), ui.Paragraph(l.Words, ui.PaperText.Sized(ui.Body)).Growing()))
	}
	apart := ui.Column(c.sumGap(), append(list, ui.Space(0, ui.Tight))...)
	if len(seat.Lines) != 1 {
		return apart
	}
	line := ui.Row(ui.Near, seat.Lines[0].mark().Middle(), ui.Label(seat.Lines[0].Words, ui.PaperText.Sized(ui.Body)).Firm().Growing())
	return ui.Either(head(name.Firm(), line.Growing()), apart)
}

// mark is the piece before a line, if it has one.
func (l SumLine) mark() ui.Part {
	if l.Look.ID == "" {
		return ui.Space(0, 0)
	}
	return ui.Picture(ui.Item{Look: l.Look}, min(sumMark, sumMark*1.1/sprites.Ratio(l.Look.ID)))
}

// tell says it in words.
func (p *sumPage) tell(o *ui.Outline) {
	for _, seat := range p.sum.Seats {
		o.Section("since-"+strconv.Itoa(int(seat.Seat)), 2, p.Subject(seat.Seat))
		for _, l := range append(seat.Figures, seat.Lines...) {
			if l.Heard != "" {
				l.Words = l.Heard
			}
			o.Item(l.Words)
		}
	}
	if p.sum.Last != "" {
		o.Section("since-table", 2, p.sum.Last)
		if p.sum.Heard != "" {
			o.Text(p.sum.Heard)
		}
	}
}

package table

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A logPage is the log, open at the lines of all or of one seat. A line points at its
// pieces: beside the page, or on a phone held upright at the table, which comes back
// with the piece still marked.
type logPage struct {
	table  *Table
	seat   engine.Player // whose lines are shown; Chance for all
	marked int           // the line that points, or none
	laid   ui.Part       // the lines as they were laid out last: there may be hundreds
	of     logShown      // for this
}

// logShown is what the lines of the log depend on.
type logShown struct {
	frame               ui.Frame
	view                ui.Rect
	words               *lang.Words
	viewer, seat        engine.Player
	marked, read, since int
	points, again       bool
}

// none is no line.
const none = -1

// openLog shows all that has happened; on the cover, all that everybody knows.
func (t *Table) openLog() {
	p := &logPage{table: t, seat: engine.Chance, marked: none}
	t.panel.Page(t.app, t.app.Words.App.Log, p.compose, p.tell)
}

// openLog leaves the result for the log at the table, which leads back to it.
func (r *resultPage) openLog() {
	r.table.app.Pop()
	r.table.openLog()
	r.table.panel.back = r.table.showResult
}

// press marks a line and its pieces; the second time it leaves the log, the pieces still
// marked.
func (p *logPage) press(i int) {
	if p.marked == i {
		p.table.panel.Shut()
		return
	}
	p.marked = i
	list := p.shown(engine.Chance)
	p.table.point(list[slices.IndexFunc(list, func(l shownLine) bool { return l.nth == i })])
	p.table.app.Say(p.table.app.Words.Table.LogPoints)
}

// points reports whether a line can be pressed, to see its pieces: what is to be remembered is not shown.
func (p *logPage) points() bool {
	t := p.table
	return t.spec.Memory == nil && !t.privacy.covered() && !t.privacy.veiled
}

// A shownLine is a line that is shown, the nth of the log, or several in a row up to that.
type shownLine struct {
	Line
	nth    int
	events []engine.Event
	begins bool // a round: its heading comes before it
}

// shown are the lines that are shown, all those that tell of a seat.
func (p *logPage) shown(seat engine.Player) []shownLine {
	var all []shownLine
	for i, l := range p.table.log.Lines {
		if l.Passing {
			continue
		}
		if n := len(all); n > 0 && i != p.table.log.since && l.follows(all[n-1].Line) {
			row := &all[n-1]
			row.nth, row.events = i, append(row.events, l.event)
			for _, look := range l.Pieces {
				if !slices.Contains(row.Pieces, look) {
					row.Pieces = append(slices.Clip(row.Pieces), look)
				}
			}
			continue
		}
		all = append(all, shownLine{Line: l, nth: i, events: []engine.Event{l.event}})
	}
	list, round := all[:0], 0
	for _, l := range all {
		if seat != engine.Chance && l.Seat != seat {
			continue
		}
		if len(l.events) > 1 {
			l.Text, l.Spoken = l.InRow(l.events), ""
		}
		l.begins, round = l.Round != round && l.Round > 0, l.Round
		list = append(list, l)
	}
	return list
}

// follows reports whether a line is told with the one before it.
func (l Line) follows(before Line) bool {
	return l.Row != 0 && l.Row == before.Row && l.Seat == before.Seat && l.Secret == before.Secret
}

// count says how many lines are shown.
func (p *logPage) count() string {
	w, all := p.table.app.Words, len(p.shown(engine.Chance))
	if p.seat == engine.Chance {
		return w.Count(w.Table.LogLines, all)
	}
	return w.Count(w.Table.LogLinesOf, all, "some", w.Whole(len(p.shown(p.seat))))
}

// whose is the name of the seat whose lines are shown, or "".
func (p *logPage) whose() string {
	if p.seat == engine.Chance {
		return ""
	}
	return p.table.PlayerName(p.seat)
}

// tell says how many lines there are and, unless they are buttons that say
// themselves, all of them, under a heading for each round.
func (p *logPage) tell(o *ui.Outline) {
	if p.seat != engine.Chance {
		o.Text(p.whose())
	}
	o.Text(p.count())
	if p.points() {
		return
	}
	for _, l := range p.shown(p.seat) {
		if l.begins {
			o.Section("round-"+strconv.Itoa(l.Round), 2, p.round(l.Line))
		}
		o.Item(p.table.sentence(l.Line))
	}
}

// text is the log as it is copied: the lines that are shown, under a heading for each
// round.
func (p *logPage) text() string {
	lines, kept := []string{p.table.Title()}, p.table.log
	defer p.table.byName()()
	p.table.replayLog()
	defer func() { p.table.log = kept }()
	for _, l := range p.shown(p.seat) {
		if l.begins {
			lines = append(lines, "", p.round(l.Line))
		}
		lines = append(lines, p.table.sentence(l.Line))
	}
	return strings.Join(lines, "\n") + "\n"
}

// filter adds the choice of whose lines are shown: all, or one of those at the table.
func (p *logPage) filter(s *ui.Stage, r ui.Rect) {
	t, w := p.table, p.table.app.Words
	items := []ui.Choice{{Label: w.Table.LogAll}}
	for i := range t.Players() {
		items = append(items, ui.Choice{Spoken: t.PlayerName(engine.Player(i))})
	}
	s.Segmented("whose", w.Table.LogWhose, r, items, int(p.seat-engine.Chance), 17*s.Frame().Caption(), func(i int) {
		p.seat = engine.Chance + engine.Player(i)
		t.panel.page.ToFoot()
		t.app.Say(p.count())
	})
	part, crest := r.W/float64(len(items)), min(24, r.W/float64(len(items))*0.55)
	for i := range t.Players() {
		look := sprites.Look{ID: CrestArt(t.Seat(engine.Player(i)).Crest), Lift: sprites.Token}
		s.Piece(look, r.X+part*(float64(i)+1.5)-crest/2, r.CY()-crest*0.5625, crest)
	}
}

// compose adds the log to the screen: it fills a phone held upright, and is else a sheet
// at the right, beside which the rest of the table is in sight.
func (p *logPage) compose(s *ui.Stage) {
	f, t, w := s.Frame(), p.table, p.table.app.Words
	k := min(f.Text, logGrown)
	lines := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) {
		p.page(s, ui.R(r.X-logOut, r.Y, r.W+logOut+logBar, r.H))
	})
	filter := ui.Area(0, logFilter, p.filter).GrowingBy(0)
	cross := ui.IconSpec{ID: "close", Icon: "close", Light: true, Label: w.App.Close, Act: t.panel.Leave}.Part()
	right := func(w, above, below float64) ui.Rect {
		return ui.R(f.Safe.Right()-below-w, f.Safe.Y+above, w, f.Safe.H-above-below)
	}
	switch f.Shape {
	case ui.Portrait:
		app.TableTop(s)
		t.app.Banner(s, w.App.Log, t.Title(), t.panel.Leave, []ui.IconSpec{
			{ID: "log-copy", Icon: "copy", Label: w.Saves.Copy, Gesture: ui.Copies, Act: func() { t.app.CopyText(p.text(), w.Saves.CopiedLog) }},
			{ID: "menu", Icon: "menu", Label: w.App.Menu, Act: t.openMenu},
		})
		head := ui.Column(ui.Close, ui.Row(ui.Loose, p.titles(p.whose(), ui.ButtonSize+1, p.count())...), ui.DoubleRule())
		sheet := ui.Column(ui.Tight, head, lines).Pad(logSide, ui.Loose).On(ui.SheetPaper)
		s.Lay(ui.Column(ui.Loose, filter, sheet.Growing(), p.buttons(f, ui.ButtonSize*k).High(logButton*k)), app.BelowBanner(f, phoneWidth, ui.Apart))
	case ui.Landscape:
		w := max(min(logLandscape, f.Safe.W*logShareLow), ui.Target*float64(t.Players()+1)+logBeside)
		top := app.BannerHeight(f) + ui.Close
		if f.Safe.H < logLow {
			top = ui.Close
		}
		s.Lay(ui.Column(ui.Apart, ui.Row(ui.Loose, filter.Growing(), cross), lines.Pad(ui.Near, 0)).Pad(ui.Loose, ui.Loose).On(ui.SheetPaper), right(w, top, ui.Apart))
	default:
		count := p.count()
		if p.whose() != "" {
			count = p.whose() + ", " + count
		}
		title := ui.Row(ui.Wide, ui.Row(ui.Wide, p.titles(w.App.Log, ui.Head, count)...), ui.Spring(), cross)
		w := min(logWidth*k, f.Safe.W*logShare)
		s.Lay(ui.Column(ui.Apart, title, filter, lines).Pad(ui.Far, ui.Loose).On(ui.SheetPaper), right(w, app.BannerHeight(f)+ui.Loose+ui.Tight, ui.Loose+ui.Tight))
	}
}

// titles are a title, and how many lines are shown.
func (p *logPage) titles(title string, size float64, count string) []ui.Part {
	return []ui.Part{ui.Label(title, ui.PaperName.Sized(size)), ui.Label(count, ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft))}
}

// buttons are the ways to the newest line, and to the table.
func (p *logPage) buttons(f ui.Frame, size float64) ui.Part {
	w := &p.table.app.Words.Table
	show := ui.ButtonSpec{ID: "log-show", Label: w.LogShow, Primary: true, Size: size,
		Disabled: p.marked == none, Reason: w.LogShowWhat, Act: p.table.panel.Shut}.Part().GrowingBy(logShowShare)
	row := func(icon string) ui.Part {
		newest := ui.ButtonSpec{ID: "log-newest", Label: w.LogNewest, Icon: icon, Size: size, Act: p.table.panel.page.ToFoot}.Part().Growing()
		switch {
		case !p.points():
			return ui.Row(0, newest) // it does not grow in height
		case f.LeftHand:
			return ui.Row(ui.Apart+ui.Tight, show, newest)
		}
		return ui.Row(ui.Apart+ui.Tight, newest, show)
	}
	return ui.Either(row("down").Firm(), row(""))
}

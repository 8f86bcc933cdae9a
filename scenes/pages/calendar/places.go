package calendar

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/data/today"
	"treille/scenes/pages/page"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Sizes of the page, in layout units.
const (
	widest       = 480.0 // on a phone held upright,
	widestTablet = 720.0
	widestLarge  = 1120.0
	sideWide     = 300.0 // what stands beside the days, where there is room for it
	arrowWide    = 48.0
	arrowHigh    = 46.0
	barHigh      = 56.0        // of the buttons
	narrowest    = 350.0       // width with room at the sides
	lowest       = 350.0       // height with room for a sentence, held sideways
	weeks        = 6           // that a month has at most
	lowCell      = 62.0        // below this height picture and number of a day stand side by side
	pictureRatio = 168.0 / 148 // of a box’s picture
	pictureShare = .42         // of the height of a day, and a little more: its picture's
	numberWide   = 1.3         // of its size: a number of two digits
	numberShare  = .3          // of the width of a day: its number at most
	pictureWide  = .66         // of the width that there is
	ribbonWide   = 19.0
	leafSize     = 26.0 // of the icon of a calendar
	iconShare    = .62  // of the disc that it stands on
	iconStroke   = 2.4
	todayCorner  = 7.0
	markShare    = .55 // of the picture's width: the sign on it
	faded        = .72 // picture of a day that was missed
	dot          = 5.0 // of a day to come
)

// band is the colour behind the days of a run.
const band = sprites.Glow&^0xFF | 0x57

// Compose implements app.Scene: the month, below it or beside it the run of days and what can
// be done.
func (p *Page) Compose(s *ui.Stage) {
	f, w := s.Frame(), p.words()
	app.Cabinet(s)
	// the sheet of a missed day says it as well
	note := ui.Paragraph(w.Missed, sprites.Style{Font: sprites.Italic, Size: ui.Body * f.Caption() / f.Text, Color: sprites.CreamSoft, Align: sprites.Middle})
	head, days, run := p.head(), p.days(), p.runOf()
	sheet := func(parts ...ui.Part) ui.Part {
		return ui.Column(ui.Near, parts...).Pad(0, ui.Apart).On(ui.SheetPaper)
	}
	if f.Shape.Upright() {
		most := widest
		if f.Shape == ui.Tablet {
			most = widestTablet
		}
		s.Lay(ui.Column(ui.Apart, sheet(head, days.Growing(), ui.DoubleRule().Pad(ui.Apart, 0), run).Growing(), note, p.buttons().High(barHigh)), app.BelowBanner(f, most, ui.Close))
	} else {
		above := head // a low screen has no room for it over the days
		if f.Shape == ui.Landscape {
			run, above = ui.Column(ui.Near, head, ui.DoubleRule(), run), ui.Part{}
		}
		side := ui.Column(ui.Apart, sheet(run), ui.When(f.Safe.H >= lowest, note), ui.Spring(), p.buttons()).Wide(min(sideWide*f.Caption(), f.Safe.W*.38))
		s.Lay(ui.Row(ui.Apart, f.Handed(sheet(above, days.Growing()).Growing(), side)...), app.BelowBanner(f, widestLarge, ui.Close))
	}
	p.app.Banner(s, p.Title(), "", p.Back, p.icons())
	p.Panel.Compose(s)
}

// head is the name of the month between its arrows.
func (p *Page) head() ui.Part {
	w := p.app.Words
	arrow := func(id, icon, label string, by int, off bool) ui.Part {
		return ui.ButtonSpec{ID: id, Icon: icon, Spoken: label, Size: ui.Lead, Disabled: off, Reason: w.Today.Comes, Act: func() { p.turn(by) }}.Part().Wide(arrowWide).High(arrowHigh)
	}
	return ui.Row(ui.Apart, arrow("before", "back", w.Today.Before, -1, false),
		ui.Label(w.Month(p.month.Year, p.month.Month), ui.PaperName.Sized(ui.Head).At(sprites.Middle)).Growing(),
		arrow("after", "chevron", w.Today.After, 1, p.last())).Pad(ui.Apart, 0)
}

// days are those of the month, a row a week; they scroll where there is little room.
func (p *Page) days() ui.Part {
	var names, cells []ui.Part
	for _, name := range p.app.Words.Calendar.Weekdays {
		names = append(names, ui.Label(name, ui.PaperNote.Sized(ui.Note).At(sprites.Middle)))
	}
	for i := range 7 * weeks {
		n := i - p.month.Before()
		if n < 0 || n >= p.month.Days() {
			cells = append(cells, ui.Area(0, ui.Target, func(*ui.Stage, ui.Rect) {}))
			continue
		}
		cells = append(cells, p.cell(p.month.First()+today.Day(n)))
	}
	side := ui.Close
	if p.app.Frame().Safe.W < narrowest {
		side = 0 // each day needs the width of a finger
	}
	return ui.Column(ui.Near, ui.Grid(7, 0, names...), ui.DoubleRule().Pad(ui.Apart, 0), page.Scrolling(&p.Scrolled, ui.Grid(7, 0, cells...))).Pad(side, 0)
}

// cell is a day: what came of it, or that it was missed; a press opens its sheet. One to come
// is a dot.
func (p *Page) cell(d today.Day) ui.Part {
	cell := ui.Area(0, ui.Target, func(s *ui.Stage, r ui.Rect) { p.draw(s, d, r) })
	if d > p.day.Table.Day || p.spec(d) == nil {
		return cell
	}
	return cell.Target(ui.Control{ID: id(d), Label: p.say(d), Part: true, Act: func() { p.day.At(d).Open() }})
}

func (p *Page) draw(s *ui.Stage, d today.Day, r ui.Rect) {
	number, come := ui.PaperBold.Sized(min(ui.Note*s.Frame().Caption(), r.W*numberShare)), d <= p.day.Table.Day
	if p.inRun(d) {
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: band}, ui.R(r.X, r.Y+ui.Tight, r.W, r.H-2*ui.Tight))
	}
	if d == p.day.Table.Day {
		s.Put(sprites.Surface{Kind: sprites.FocusRing, R: todayCorner}, r.Inset(ui.Close))
	}
	if !come {
		number = ui.PaperSoft.Sized(number.Size)
	}
	s.Words(strconv.Itoa(d.Begin().Day()), r.X+min(ui.Apart, r.W*.14), r.Y+ui.Tight+number.Size, number)
	room := r // of the picture: below the number, or beside it
	room.Y, room.H = r.Y+number.Size+ui.Close, r.H-number.Size-ui.Close-ui.Tight
	if beside := number.Size*numberWide + ui.Apart; r.H < lowCell && r.W-beside > beside {
		room = ui.R(r.X+beside, r.Y+ui.Tight, r.W-beside-ui.Apart, r.H-2*ui.Tight)
	}
	high := min(room.H, r.H*pictureShare+ui.Loose, room.W*pictureWide*pictureRatio)
	at := ui.R(room.CX()-high/pictureRatio/2, room.CY()-high/2, high/pictureRatio, high)
	switch g := p.outcome(d); {
	case !come || p.spec(d) == nil:
		s.Put(sprites.Surface{Kind: sprites.Dot}, ui.R(at.CX()-dot/2, at.CY()-dot/2, dot, dot))
	case g == nil:
		p.picture(s, d, at, faded)
		if d < p.day.Table.Day || !p.day.Begun() {
			mark(s, "play", at.Right()-ui.Near, at.Bottom()-at.W*markShare*.4, at.W*markShare)
		}
	default:
		p.picture(s, d, at, 1)
		s.Lay(table.RibbonPart(g.Rank(g.Person()), ribbonWide).Top(), ui.R(r.Right()-ribbonWide-ui.Near, r.Y+1, ribbonWide, r.H))
		if g.Late {
			mark(s, "again", at.Right()-ui.Near, at.Bottom()-at.W*markShare*.4, at.W*markShare)
		}
	}
}

func (p *Page) picture(s *ui.Stage, d today.Day, at ui.Rect, alpha float64) {
	s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + today.At(d).Game}, Alpha: alpha, Box: at})
}

// mark adds a sign on a picture.
func mark(s *ui.Stage, icon string, x, y, w float64) {
	s.Put(sprites.Surface{Kind: sprites.Ring}, ui.R(x-w/2, y-w/2, w, w))
	w *= iconShare
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: iconStroke, Tint: sprites.Ink}, ui.R(x-w/2, y-w/2, w, w))
}

// runOf is the run of days, and what came of the month.
func (p *Page) runOf() ui.Part {
	w := p.app.Words
	played, won := p.totals()
	leaf := ui.Icon("calendar", ui.PaperHead.Sized(leafSize)).Top()
	title, longest := ui.PaperName.Sized(ui.Title), ui.When(p.longest() != "", ui.Label(p.longest(), ui.PaperNote.Sized(ui.Body)))
	run := ui.Column(ui.Near, ui.Label(p.run(), title), longest)
	broken := ui.Column(ui.Near, ui.Paragraph(p.run(), title), longest)
	right := ui.PaperLabel.Sized(ui.Body).At(sprites.Right)
	a, b := w.Count(w.Today.Played, played), w.Count(w.Today.Won, won)
	left := ui.PaperLabel.Sized(ui.Body)
	return ui.Either(
		ui.Row(ui.Loose, leaf, run, ui.Spring(), ui.Column(ui.Near, ui.Label(a, right), ui.Label(b, right))).Firm(),
		ui.Column(ui.Near, ui.Row(ui.Loose, leaf, ui.Either(run.Firm(), broken).Growing()), ui.Row(ui.Wide, ui.Label(a, left), ui.Label(b, left), ui.Spring()))).Pad(ui.Wide, ui.Near)
}

// buttons share what came of today's table, and open it or go on with it: they say so, as the month
// may be another.
func (p *Page) buttons() ui.Part {
	if p.day.Spec == nil {
		return ui.Part{}
	}
	w, size := p.app.Words, p.app.Frame().Caption()
	_, label, act := p.day.Step()
	if p.day.Done() {
		label = w.Today.ResultOf.With("day", w.Nth(p.day.Table.Day.Begin().Day()))
	}
	step := ui.ButtonSpec{ID: "today", Label: label, Primary: true, Size: ui.ButtonSize * size, Act: act}.Part().Growing()
	share := p.day.Share()
	b := ui.ButtonSpec{ID: "share", Label: w.Share.Title, Icon: "export", Size: ui.Lead * size, Act: share}
	plain := b
	plain.Icon = ""
	return ui.Either(ui.Row(ui.Apart, ui.When(share != nil, b.Part()), step).Firm(), ui.Row(ui.Apart, ui.When(share != nil, plain.Part()), step).Firm(),
		ui.Column(ui.Apart, ui.When(share != nil, plain.Part()), step))
}

package table

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// Sizes of the sheet of the log beside the table, in layout units.
const (
	logWidth     = 412.0
	logLandscape = 432.0
	logShare     = 0.62 // of the screen's width, that it takes at most
	logButton    = 54.0 // height of the buttons of a phone
	logFilter    = 52.0
	logIconRoom  = 130.0 // width below which its button has no icon
	logSide      = 14.0  // of what stands on the sheet from its edge
)

// compose adds the log to the screen.
func (p *logPage) compose(s *ui.Stage) {
	switch f := s.Frame(); f.Shape {
	case ui.Portrait:
		p.portrait(s, f)
	case ui.Landscape:
		p.landscape(s, f)
	default:
		p.beside(s, f)
	}
}

// portrait fills a phone held upright.
func (p *logPage) portrait(s *ui.Stage, f ui.Frame) {
	t, w := p.table, p.table.app.Words
	app.TableTop(s)
	t.app.Banner(s, w.App.Log, t.Title(), t.panel.Shut, []ui.IconSpec{
		{ID: "log-copy", Icon: "copy", Label: w.Saves.Copy, Gesture: ui.Copies, Act: func() { t.app.CopyText(p.text()) }},
		{ID: "menu", Icon: "menu", Label: w.App.Menu, Act: t.openMenu},
	})
	r := f.Column(480)
	r = ui.R(r.X+8, f.Safe.Y+app.BannerHeight(f)+8, r.W-16, 0)
	p.filter(s, ui.R(r.X, r.Y, r.W, logFilter))
	k := min(f.Text, 1.3)
	high := logButton * k
	foot := f.Safe.Bottom() - high - 24
	if f.Safe.H < shortPhone {
		foot = f.Safe.Bottom() - high - 12
	}
	sheet := ui.R(r.X-2, r.Y+logFilter+10, r.W+4, foot-12-r.Y-logFilter-10)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true}, sheet)
	top := p.head(s, ui.R(sheet.X+18, sheet.Y, sheet.W-36, 0))
	p.page(s, ui.R(sheet.X+logSide-logOut+4, top, sheet.W-2*(logSide-logOut)-4, sheet.Bottom()-8-top))
	p.buttons(s, ui.R(r.X, foot, r.W, high), 19*k)
}

// head adds whose lines are shown, and how many, over a double rule; it returns where
// the lines may begin.
func (p *logPage) head(s *ui.Stage, r ui.Rect) float64 {
	k := s.Frame().Caption()
	title, count := p.whose(), p.count()
	y, x := r.Y+18+12*k, r.X
	soft := PaperItalic.Sized(15 * k).In(sprites.InkSoft)
	if title != "" {
		name := PaperName.Sized(20 * k)
		room := r.W - sprites.Measure(count, soft) - 12
		name.Size = ui.FitSize(title, name, room)
		s.Words(title, x, y, name)
		x += sprites.Measure(title, name) + 12
	}
	s.Words(count, x, y, soft)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X, y+9, r.W, 5))
	return y + 16
}

// buttons add the ways to the newest line, and to the table.
func (p *logPage) buttons(s *ui.Stage, r ui.Rect, size float64) {
	w := &p.table.app.Words.Table
	newest := ui.ButtonSpec{ID: "log-newest", Rect: r, Label: w.LogNewest, Icon: "down", Size: size, Act: p.table.panel.ToFoot}
	if !p.points() {
		s.Button(newest)
		return
	}
	newest.Rect.W = r.W * 0.385
	if newest.Rect.W < logIconRoom {
		newest.Icon = ""
	}
	show := ui.ButtonSpec{ID: "log-show", Rect: ui.R(newest.Rect.Right()+10, r.Y, r.W-newest.Rect.W-10, r.H), Label: w.LogShow,
		Primary: true, Size: size, Disabled: p.marked == none, Reason: w.LogShowWhat, Act: p.show}
	if s.Frame().LeftHand {
		show.Rect.X = r.X
		newest.Rect.X = show.Rect.Right() + 10
	}
	s.Button(newest)
	s.Button(show)
}

// beside is a sheet at the right of a large screen; the rest of the table is in sight.
func (p *logPage) beside(s *ui.Stage, f ui.Frame) {
	k := min(f.Text, 1.3)
	w := min(logWidth*k, f.Safe.W*logShare)
	r := ui.R(f.Safe.Right()-14-w, f.Safe.Y+70, w, f.Safe.H-70-14)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	in := ui.R(r.X+logSide+10, r.Y, r.W-2*logSide-20, r.H)
	title := PaperName.Sized(25)
	words := p.table.app.Words.App.Log
	s.Words(words, in.X, r.Y+42, title)
	count := p.count()
	if p.whose() != "" {
		count = p.whose() + ", " + count
	}
	x := in.X + sprites.Measure(words, title) + 20
	soft := PaperItalic.Sized(16 * f.Caption()).In(sprites.InkSoft)
	soft.Size = ui.FitSize(count, soft, in.Right()-52-x)
	s.Words(count, x, r.Y+41, soft)
	p.cross(s, in.Right()-18, r.Y+34)
	p.filter(s, ui.R(in.X-2, r.Y+64, in.W+4, logFilter))
	top := r.Y + 64 + logFilter + 10
	p.page(s, ui.R(in.X-logOut, top, in.W+logOut+14, r.Bottom()-10-top))
}

// sideways is a sheet at the right of a phone held sideways.
func (p *logPage) landscape(s *ui.Stage, f ui.Frame) {
	w := max(min(logLandscape, f.Safe.W*0.53), logLeast*float64(p.table.Players()+1)+2*logSide+60)
	r := ui.R(f.Safe.Right()-8-w, f.Safe.Y+6, w, f.Safe.H-12)
	if f.Safe.H > 360 {
		r.Y, r.H = f.Safe.Y+50, f.Safe.H-56
	}
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true}, r)
	in := ui.R(r.X+logSide, r.Y, r.W-2*logSide, r.H)
	p.filter(s, ui.R(in.X, r.Y+11, in.W-58, 46))
	p.cross(s, in.Right()-18, r.Y+34)
	p.page(s, ui.R(in.X-logOut+4, r.Y+68, in.W+2*logOut-6, r.H-76))
}

// cross puts the log away.
func (p *logPage) cross(s *ui.Stage, cx, cy float64) {
	s.IconButton(ui.IconSpec{ID: "close", CX: cx, CY: cy, Icon: "close", Light: true, Label: p.table.app.Words.App.Close, Act: p.table.panel.Shut})
}

package saves

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// runningRows adds the unfinished games, one of them unfolded.
func (p *Page) runningRows(c *column) {
	w := p.words()
	c.heading(w.Running)
	if len(p.running) == 0 {
		c.sentence(w.NoRunning)
	}
	sh := p.shelfOf(&c.m, c.R-c.L)
	for _, u := range p.running {
		if u.Key == p.open {
			if r, seen := c.next(sh.open); seen {
				p.unfolded(c.s, u, r, &c.m, &sh)
			}
			c.y += 4
		} else if r, seen := c.next(sh.high); seen {
			p.row(c.s, u, r, &c.m, &sh)
		}
	}
}

// finishedRows adds some of the finished games.
func (k *keeper) finishedRows(c *column, first, last int) {
	pl := k.planOf(&c.m, c.R-c.L)
	for i := first; i < last; i++ {
		if r, seen := c.next(pl.high); seen {
			if i > first {
				c.rule(r.Y)
			}
			k.finished(c.s, k.done[i], r, &c.m, &pl)
		}
	}
}

// someFinished adds the newest finished games, and the way to all.
func (p *Page) someFinished(c *column, most int) {
	w := p.words()
	c.heading(w.Finished)
	if len(p.done) == 0 {
		c.sentence(w.NoFinished)
		return
	}
	p.finishedRows(c, 0, min(most, len(p.done)))
	if len(p.done) > most {
		c.rule(c.y)
		p.allRow(c)
	}
	c.y += 4
}

// allRow is the way to all finished games.
func (p *Page) allRow(c *column) {
	r, seen := c.next(c.m.allHigh())
	if !seen {
		return
	}
	words := p.allWords()
	st := strong.Sized(c.m.label)
	fitted(c.s, words, r.X+c.m.words(), r.CY()+st.Size*.33, r.W-c.m.words()-30, st)
	c.s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.2, Tint: sprites.InkSoft}, ui.R(r.Right()-20, r.CY()-10, 20, 20))
	c.s.Control(ui.Control{ID: "all", Label: words, Rect: ui.R(r.X, r.CY()-leastTarget/2, r.W, leastTarget), Act: p.showAll})
}

// allHigh is the height of that row.
func (m *measures) allHigh() float64 {
	if m.low {
		return leastTarget
	}
	return 52 * min(m.t, 1.3)
}

func (p *Page) allWords() string { return p.app.Words.Count(p.words().All, len(p.done)) }

// damagedRows adds the games that cannot be shown, if there are any.
func (p *Page) damagedRows(c *column) {
	if len(p.damaged) == 0 {
		return
	}
	c.y += 12
	c.heading(p.asideHeading())
	for i, u := range p.damaged {
		if i > 0 {
			c.rule(c.y)
		}
		p.damagedRow(c, u)
	}
}

// everything adds the button that exports all games, if there are any.
func (p *Page) everything(c *column) {
	if len(p.running)+len(p.done)+len(p.damaged) == 0 {
		return
	}
	c.y += 14
	h := 50 * min(c.m.t, 1.3)
	if r, seen := c.next(h); seen {
		p.everythingButton(c.s, r, c.m.label)
	}
}

func (p *Page) everythingButton(s *ui.Stage, r ui.Rect, size float64) {
	s.Button(ui.ButtonSpec{ID: "everything", Rect: r, Label: p.words().Everything, Icon: iconIn(r, "export"), Size: size, Act: p.exportAll})
}

// iconIn is the icon of a button, if its words leave room for one.
func iconIn(r ui.Rect, icon string) string {
	if r.W < 240 {
		return ""
	}
	return icon
}

// finishedBeside adds as many finished games to a sheet as have room, and on a large
// screen the buttons below.
func (p *Page) finishedBeside(s *ui.Stage, sheet ui.Rect, side, foot float64) {
	view := ui.R(sheet.X+5, sheet.Y+6, sheet.W-10, sheet.H-12)
	c := newColumn(s, view, sheet.X+side, sheet.Right()-side, view.Y+edge(s.Frame()))
	c.heading(p.words().Finished)
	if len(p.done) == 0 {
		c.sentence(p.words().NoFinished)
	}
	high := p.planOf(&c.m, c.R-c.L).high
	room := sheet.Bottom() - 4 - foot - c.y
	most := int(room / high)
	if foot == 0 && most < len(p.done) {
		most = int((room - c.m.allHigh()) / high)
	}
	p.finishedRows(c, 0, min(max(most, 0), len(p.done)))
	if most < len(p.done) && foot == 0 {
		c.rule(c.y)
		p.allRow(c)
	}
	if foot == 0 || len(p.running)+len(p.done)+len(p.damaged) == 0 {
		return
	}
	w, h := (c.R-c.L-12)/2, foot-32
	r := ui.R(c.L, sheet.Bottom()-16-h, w, h)
	p.everythingButton(s, r, c.m.label)
	if most < len(p.done) {
		r.X += w + 12
		s.Button(ui.ButtonSpec{ID: "all", Rect: r, Label: p.allWords(), Icon: iconIn(r, "list"), Size: c.m.label, Act: p.showAll})
	}
}

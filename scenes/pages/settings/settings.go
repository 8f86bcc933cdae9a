// Package settings is the page on which a player says how he wants the game:
// language, sound, pace and comfort. Changes apply at once.
package settings

import (
	"treille/scenes/app"
	"treille/scenes/app/release"
	"treille/scenes/pages/page"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page is the settings page.
type Page struct {
	page.Base
	app    *app.App
	sample table.Sample
}

// New returns the page.
func New(a *app.App, sample table.Sample) *Page {
	return &Page{Base: page.New(a, "settings"), app: a, sample: sample}
}

// Icons are the buttons that silence the game and that open the page, with pieces of a game
// as they look.
func Icons(a *app.App, sample table.Sample) []ui.IconSpec {
	return []ui.IconSpec{a.SoundIcon(), {ID: "settings", Icon: "gear", Label: a.Words.Settings.Title, Act: func() { a.Push(New(a, sample)) }}}
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.Settings.Title }

// Outline implements app.Scene: the headings, each with what is set below it and
// what is said of it.
func (p *Page) Outline(o *ui.Outline) {
	w := p.app.Words
	o.Section("settings", 1, w.Settings.Title)
	o.Text(w.Settings.AtOnce)
	o.Text(w.Settings.Version.With("name", release.Name()))
	for _, g := range p.groups() {
		o.Section(g.id, 2, g.title)
		if g.note != "" {
			o.Text(g.note)
		}
		for _, st := range g.rows {
			value := p.said(st)
			if st.note != "" {
				value += " (" + st.note + ")"
			}
			if st.label == g.title {
				o.Text(value)
			} else {
				o.Item(w.Labelled(st.label, value))
			}
		}
	}
	o.Section("preview", 2, w.Settings.Preview)
	hint, label, _ := p.sample.Words(w, p.app.Me().Name)
	o.Text(hint)
	o.Text(label)
}

// scale is how large the page is.
func (p *Page) scale() scale {
	if f := p.app.Frame(); f.Shape.Large() && f.Text == 1 {
		return largeScale
	}
	return smallScale
}

// Compose implements app.Scene: two pages side by side where they have room, or one that
// scrolls.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	top := f.Safe.Y + app.BannerHeight(f)
	room := ui.R(f.Safe.X, top, f.Safe.W, f.Safe.Bottom()-top).Inset(ui.Wide)
	two := p.twoPages(true)
	if !s.Fits(two, room) {
		two = p.twoPages(false)
	}
	if f.Shape == ui.Desktop && s.Fits(two, room) {
		p.SetLimit(0)
		s.Lay(two, room)
	} else {
		p.onePage(s, top)
	}
	w := &p.app.Words.Settings
	p.app.Banner(s, w.Title, w.Version.With("name", release.Name()), p.Back, []ui.IconSpec{p.app.SoundIcon()})
}

// twoPages are all of it on two pages, with the foot on the left one or on the right one.
func (p *Page) twoPages(left bool) ui.Part {
	k, groups := p.scale(), p.groups()
	apart := ui.Space(0, k.section).Growing()
	sheet := func(parts ...ui.Part) ui.Part {
		return ui.Column(0, parts...).Pad(k.edge, k.edge).On(ui.SheetPaper)
	}
	w := &p.app.Words.Settings
	return ui.Grid(2, ui.Wide,
		sheet(p.section(groups[0]), apart, p.section(groups[1]), apart, p.section(groups[2]), ui.When(left, apart), ui.When(left, p.foot())),
		sheet(p.section(groups[3]), ui.Space(0, k.section), ui.Column(ui.Loose, p.heading(w.Preview), p.preview().Growing()).Growing(),
			ui.When(!left, ui.Column(0, ui.Space(0, k.section), p.foot()))),
	).AtMost(2*windowPage+ui.Wide, 0).Firm()
}

// onePage is all of it below top, on one page.
func (p *Page) onePage(s *ui.Stage, top float64) {
	f, k := s.Frame(), p.scale()
	col := f.Column(phonePage)
	if f.Shape != ui.Portrait {
		col = f.Column(widePage)
	}
	sheet := ui.R(col.X+ui.Apart, top+ui.Apart, col.W-2*ui.Apart, col.Bottom()-top-ui.Far)
	s.Put(ui.SheetPaper, sheet)
	var list []ui.Part
	for _, g := range p.groups() {
		list = append(list, p.section(g))
	}
	list = append(list, ui.Column(ui.Loose, p.heading(p.app.Words.Settings.Preview), p.preview()), p.foot())
	p.Lay(s, ui.Column(k.section, list...).Pad(k.edge-ui.Close, k.edge-ui.Close).Top(), sheet.Inset(ui.Close))
}

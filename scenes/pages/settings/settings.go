// Package settings is the page on which a player says how he wants the game:
// language, sound, pace and comfort. Changes apply at once.
package settings

import (
	"strconv"

	"treille/audio"
	"treille/scenes/app"
	"treille/scenes/app/release"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Page is the settings page.
type Page struct {
	app.Scrolled
	app    *app.App
	sample table.Sample
}

// New returns the page.
func New(a *app.App, sample table.Sample) *Page {
	return &Page{Scrolled: app.NewScrolled(a), app: a, sample: sample}
}

// Name implements app.Scene.
func (p *Page) Name() string { return "settings" }

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.Settings.Title }

// Update implements app.Scene.
func (p *Page) Update() {}

// Back implements app.Scene.
func (p *Page) Back() { p.app.Pop() }

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	w := p.app.Words
	top := f.Safe.Y + app.BannerHeight(f)
	c := &composer{Page: p, s: s, t: f.Text}
	switch {
	case f.Shape == ui.Desktop && f.Text == 1 && f.Full.W >= twoPages.w && f.Full.H >= twoPages.h:
		c.head, c.label, c.caption, c.size, c.rowH = 22, 19, 16, 18, 78
		width := min(604, (f.Full.W-72)/2)
		x := (f.Full.W - 2*width - 16) / 2
		page := ui.R(x, top+20, width, f.Full.H-top-36)
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, page)
		c.begin(page, 34, 30)
		c.language()
		c.gap(30)
		c.sound(true)
		c.gap(30)
		c.play(true)
		c.foot(page)
		page.X += width + 16
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, page)
		c.begin(page, 34, 30)
		c.comfort()
		c.gap(30)
		c.heading(w.Settings.Preview)
		c.preview(page.Bottom() - 38 - c.y)
	default:
		c.onePage(f, top)
	}
	p.app.Banner(s, w.Settings.Title, w.Settings.Version.With("name", release.Name()), p.Back, nil)
}

// onePage is all of it on one page that scrolls, from top on.
func (c *composer) onePage(f ui.Frame, top float64) {
	p, s := c.Page, c.s
	c.head, c.label, c.caption, c.size, c.rowH = 18, 18, 15, 17, 58
	col := f.Column(480)
	large := f.Shape.Large() && f.Text == 1
	side, gap := 20.0, 12.0
	if f.Shape != ui.Portrait {
		col = f.Column(700)
	}
	if large {
		c.head, c.label, c.caption, c.size, c.rowH = 22, 19, 16, 18, 78
		side, gap = 34, 24
	}
	page := ui.R(col.X+8, top+8, col.W-16, col.Bottom()-top-24)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, page)
	inner := ui.R(page.X, page.Y+7, page.W, page.H-14)
	s.Clip(inner)
	c.begin(ui.R(page.X, page.Y-p.Offset(), page.W, page.H), side, side-4)
	c.language()
	c.gap(gap)
	c.sound(large)
	c.gap(gap)
	c.play(large)
	c.gap(gap)
	c.comfort()
	c.defaults()
	c.gap(gap + 12)
	c.heading(p.app.Words.Settings.Preview)
	c.preview(0)
	c.deletion()
	s.EndClip()
	p.Bar(s, inner, c.y+18+p.Offset()-page.Bottom())
}

// twoPages is the least window with room for two pages side by side.
var twoPages = struct{ w, h float64 }{1120, 776}

// A composer goes down a page.
type composer struct {
	*Page
	s           *ui.Stage
	t           float64 // scale of text
	left, right float64
	y           float64

	head, label, caption, size, rowH float64
}

func (c *composer) begin(page ui.Rect, side, top float64) {
	c.left, c.right, c.y = page.X+side, page.Right()-side, page.Y+top
}

func (c *composer) gap(h float64) { c.y += h }

// heading adds a heading with its rule.
func (c *composer) heading(words string) {
	st := sprites.Style{Font: sprites.SC, Size: c.head * min(c.t, 1.3), Color: sprites.Burgundy}
	c.s.Words(words, c.left, c.y+st.Size, st)
	x := c.left + sprites.Measure(words, st) + 14
	c.s.Put(sprites.Surface{Kind: sprites.HeadingRule, Line: c.head > 20}, ui.R(x, c.y+st.Size*0.68, c.right-x, 4))
	c.y += st.Size + 12
	if c.head > 20 {
		c.y += 6
	}
}

// row adds a label with a caption, and returns the box of what stands at its
// right. With large text the control stands below the label.
func (c *composer) row(label, caption string, width, height float64) ui.Rect {
	ls := sprites.Style{Font: sprites.SansMedium, Size: c.label * c.t, Color: sprites.Ink}
	cs := sprites.Style{Font: sprites.Italic, Size: c.caption * c.t, Color: sprites.InkSoft}
	words := max(sprites.Measure(label, ls), sprites.Measure(caption, cs))
	if words+width+14 > c.right-c.left {
		y := c.y + ls.Size*1.2
		c.s.Words(label, c.left, y, ls)
		if caption != "" {
			room := c.right - c.left
			if width < 100 {
				room -= width + 14
			}
			for _, l := range ui.Wrap(caption, cs, room) {
				y += cs.Size * 1.25
				c.s.Words(l, c.left, y, cs)
			}
		}
		if width < 100 { // a switch needs no line of its own
			c.y = y + 18
			return ui.Rect{}
		}
		r := ui.R(c.left, y+10, c.right-c.left, height)
		c.y = r.Bottom() + 10
		return r
	}
	h := max(c.rowH, height+12)
	if caption != "" {
		h = max(h, ls.Size+cs.Size+20)
	}
	mid := c.y + h/2
	if caption == "" {
		c.s.Words(label, c.left, mid+ls.Size*0.33, ls)
	} else {
		c.s.Words(label, c.left, mid-2, ls)
		c.s.Words(caption, c.left, mid+cs.Size*1.2, cs)
	}
	c.y += h
	return ui.R(c.right-width, mid-height/2, width, height)
}

func (c *composer) hair() {
	c.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(c.left, c.y, c.right-c.left, 1))
}

func (c *composer) language() {
	w := c.app.Words
	c.heading(w.Settings.Language)
	var items []ui.Choice
	active := 0
	for i, l := range lang.Langs() {
		items = append(items, ui.Choice{Label: l.Name()})
		if l == w.Lang {
			active = i
		}
	}
	h := 46.0
	if c.head > 20 {
		h = 54
	}
	c.s.Segmented("language", w.Settings.Language, ui.R(c.left, c.y, c.right-c.left, h), items, active, (c.size+1)*min(c.t, 1.3), func(i int) {
		c.app.Settings.Language = lang.Langs()[i].Code()
		c.app.SettingsChanged()
	})
	c.y += h + 12
}

func (c *composer) sound(long bool) {
	w := &c.app.Words.Settings
	set := &c.app.Settings
	c.heading(w.Sound)
	for i, v := range []struct {
		id, icon, label string
		value           *int
	}{{"effects", "sound", w.Effects, &set.Effects}, {"music", "note", w.Music, &set.Music}} {
		h := 52.0
		if long {
			h = 58
		}
		mid := c.y + h/2
		st := sprites.Style{Font: sprites.SansMedium, Size: c.label * min(c.t, 1.4), Color: sprites.Ink}
		c.s.Put(sprites.Surface{Kind: sprites.Icon, Icon: v.icon, Stroke: 1.9, Tint: sprites.Ink}, ui.R(c.left, mid-11, 22, 22))
		c.s.Words(v.label, c.left+34, mid+st.Size*0.33, st)
		value, vs := strconv.Itoa(*v.value), sprites.Style{Font: sprites.SansMedium, Size: 17 * min(c.t, 1.3), Color: sprites.Ink, Align: sprites.Right}
		if *v.value == 0 {
			value, vs.Font, vs.Color = w.Off, sprites.Italic, sprites.InkSoft
		}
		c.s.Words(value, c.right, mid+6, vs)
		start := c.left + max(c.right-c.left-332, 44+max(sprites.Measure(w.Effects, st), sprites.Measure(w.Music, st)))
		number := v.value
		c.s.SlideBar(v.id, v.label, w.Percent.With("n", strconv.Itoa(*v.value)), ui.R(start, mid-22, c.right-52-start, 44), *v.value, func(n int) {
			if *number == n {
				return
			}
			*number = n
			c.app.SettingsChanged()
			if i == 0 {
				c.app.Play(audio.Knock)
			}
		})
		c.y += h
	}
	if long {
		st := sprites.Style{Font: sprites.Italic, Size: 16 * min(c.t, 1.4), Color: sprites.InkSoft}
		c.y = c.s.Paragraph(w.SoundNote, c.left, c.y+22, st, st.Size*1.25, c.right-c.left) - 6
	}
}

func (c *composer) play(captions bool) {
	w := &c.app.Words.Settings
	set := &c.app.Settings
	c.heading(w.Play)
	width, h := 236.0, 46.0
	note := func(s string) string { return "" }
	if captions {
		width, h = 330, 50
		note = func(s string) string { return s }
	}
	size := c.size * min(c.t, 1.3)
	instant := sprites.Measure(w.Instant, sprites.Style{Font: sprites.SansBold, Size: size}) + 24
	c.s.Segmented("speed", w.Speed, c.row(w.Speed, note(w.SpeedNote), width, h),
		[]ui.Choice{{Label: "½", Spoken: w.SpeedHalf, Width: 50}, {Label: "1", Spoken: w.SpeedOne, Width: 50}, {Label: "2", Spoken: w.SpeedTwo, Width: 50}, {Label: w.Instant, Width: min(max(86, instant), 110)}},
		int(set.Speed), size, func(i int) {
			set.Speed = store.Speed(i)
			c.app.SettingsChanged()
		})
	if captions {
		c.hair()
	}
	c.s.Segmented("confirm", w.Confirm, c.row(w.Confirm, note(w.ConfirmNote), width, h),
		[]ui.Choice{{Label: w.Always}, {Label: w.Risky}, {Label: w.Never}}, int(set.Confirm), size, func(i int) {
			set.Confirm = store.Confirm(i)
			c.app.SettingsChanged()
		})
	if captions {
		c.hair()
	}
}

func (c *composer) comfort() {
	w := &c.app.Words.Settings
	set := &c.app.Settings
	c.heading(w.Comfort)
	big := c.head > 20
	width, h, sizes := 236.0, 46.0, [3]float64{17, 22, 28}
	sw, sh := 58.0, 32.0
	if big {
		width, h, sizes = 330, 50, [3]float64{19, 25, 32}
		sw, sh = 66, 36
	}
	var items []ui.Choice
	for i, size := range sizes {
		items = append(items, ui.Choice{Label: "A", Spoken: w.TextSizeOf.With("n", strconv.Itoa(100+50*i)), Serif: true, Size: size})
	}
	c.s.Segmented("text", w.TextSize, c.row(w.TextSize, "", width, h), items, (set.TextSize-100)/50, sizes[0], func(i int) {
		set.TextSize = 100 + 50*i
		c.app.SettingsChanged()
	})
	for _, v := range []struct {
		id, label, note string
		on              bool
		flip            func()
	}{
		{"reduced", w.Reduced, w.ReducedNote, c.app.Frame().Reduced, func() {
			if set.Reduced = store.ReducedOn; c.app.Frame().Reduced {
				set.Reduced = store.ReducedOff
			}
		}},
		{"left", w.LeftHand, w.LeftHandNote, set.LeftHand, func() { set.LeftHand = !set.LeftHand }},
		{"contrast", w.Contrast, w.ContrastNote, set.HighContrast, func() { set.HighContrast = !set.HighContrast }},
	} {
		c.hair()
		top := c.y
		c.rowH = min(c.rowH, 64)
		c.row(v.label, v.note, sw, sh)
		c.s.Toggle(v.id, v.label+". "+v.note, ui.R(c.left, top+4, c.right-c.left, c.y-top-8), sw, sh, v.on, func() {
			v.flip()
			c.app.SettingsChanged()
		})
	}
	c.hair()
}

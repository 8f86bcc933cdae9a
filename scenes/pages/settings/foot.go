package settings

import (
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// defaults adds what ends the settings of a phone's page: that changes apply at once,
// and the button that takes them back.
func (c *composer) defaults() {
	w := &c.app.Words.Settings
	bw, bh := 150*min(c.t, 1.35), 46*min(c.t, 1.35)
	st := sprites.Style{Font: sprites.Italic, Size: min(15*c.t, 22), Color: sprites.InkSoft}
	lines := ui.Wrap(w.AtOnce, st, c.right-c.left-bw-12)
	if widest := c.right - c.left - bw - 12; widest < 140 {
		lines = nil // large words have no room beside the button, and it is plain
	}
	c.y += 12 + max(0, (float64(len(lines))*st.Size*1.2-bh)/2)
	for i, l := range lines {
		c.s.Words(l, c.left, c.y+bh/2+st.Size*0.33+(float64(i)-float64(len(lines)-1)/2)*st.Size*1.2, st)
	}
	c.defaultsButton(ui.R(c.right-bw, c.y, bw, bh), 17*min(c.t, 1.4))
	c.y += bh
}

// deletion adds the button at the very end of a phone's page.
func (c *composer) deletion() {
	bw, bh := min(c.right-c.left, 300*min(c.t, 1.35)), 46*min(c.t, 1.35)
	c.y += 24
	c.deleteButton(ui.R((c.left+c.right-bw)/2, c.y, bw, bh), 17*min(c.t, 1.4))
	c.y += bh
}

// foot adds the same at the foot of the left page of a desktop.
func (c *composer) foot(page ui.Rect) {
	w := &c.app.Words.Settings
	y := page.Bottom() - 84
	st := sprites.Style{Font: sprites.Italic, Size: 16, Color: sprites.InkSoft}
	c.s.Words(w.AtOnce, c.left, y-16, st)
	c.deleteButton(ui.R(c.left, y, 240, 52), 19)
	c.defaultsButton(ui.R(c.right-176, y, 176, 52), 19)
}

func (c *composer) defaultsButton(r ui.Rect, size float64) {
	q := &question{page: c.Page, name: "reset", act: c.reset, words: func(w *lang.Settings) (title, text, sure string) {
		return w.ResetTitle, w.ResetText, w.Defaults
	}}
	c.s.Button(ui.ButtonSpec{ID: "defaults", Rect: r, Label: c.app.Words.Settings.Defaults, Size: size, Act: func() { c.app.Push(q) }})
}

func (c *composer) deleteButton(r ui.Rect, size float64) {
	q := &question{page: c.Page, name: "delete", act: c.app.Forget, words: func(w *lang.Settings) (title, text, sure string) {
		return w.Delete, w.DeleteText, w.DeleteSure
	}}
	c.s.Button(ui.ButtonSpec{ID: "delete", Rect: r, Label: c.app.Words.Settings.Delete, Size: size, Act: func() { c.app.Push(q) }})
}

// reset brings back the usual settings; language, players and what has been told stay.
func (p *Page) reset() {
	p.app.Pop()
	d, now := store.Defaults(), &p.app.Settings
	d.Language, d.Tables, d.SkipTold = now.Language, now.Tables, now.SkipTold
	p.app.Settings = d
	p.app.SettingsChanged()
}

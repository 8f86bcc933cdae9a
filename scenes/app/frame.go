package app

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// Cabinet adds upright oak: what is chosen before play stands before it.
func Cabinet(s *ui.Stage) { s.Put(CabinetOak(s.Frame().Shape), s.Frame().Full) }

// CabinetOak is that oak, to fill the screen.
func CabinetOak(shape ui.Shape) sprites.Surface {
	planks := 9
	switch shape {
	case ui.Portrait:
		planks = 5
	case ui.Tablet:
		planks = 7
	}
	return sprites.Cabinet(planks)
}

// TableTop adds level oak: what belongs to a game lies on it.
func TableTop(s *ui.Stage) {
	planks := 9
	switch s.Frame().Shape {
	case ui.Desktop:
		planks = 7
	case ui.Landscape:
		planks = 5
	}
	s.Put(sprites.Table(planks), s.Frame().Full)
}

// BannerHeight is that of the banner of a screen outside the table.
func BannerHeight(f ui.Frame) float64 {
	switch {
	case f.Shape.Large():
		return 56
	case f.Shape == ui.Landscape:
		return 44
	}
	return 48
}

// BelowBanner is the room of a page below its banner, so wide at most and within an edge.
// A phone or tablet held upright leaves more at its foot, if it is not short.
func BelowBanner(f ui.Frame, most, edge float64) ui.Rect {
	foot := edge
	if f.Shape.Upright() && f.Safe.H >= ShortPhone {
		foot = ui.Far
	}
	col, top := f.Column(most), f.Safe.Y+BannerHeight(f)+ui.Apart
	return ui.R(col.X+edge, top, col.W-2*edge, col.Bottom()-foot-top)
}

// ShortPhone is the height below which a phone held upright saves room.
const ShortPhone = 700.0

// Banner adds the banner of a screen outside the table: back, title and what
// else is given, and icons at its right end.
func (a *App) Banner(s *ui.Stage, title, sub string, back func(), icons []ui.IconSpec) {
	f := s.Frame()
	h := BannerHeight(f)
	c := f.Safe
	if f.Shape == ui.Portrait {
		c = f.Column(480)
	}
	s.Put(sprites.Surface{Kind: sprites.Banner}, ui.R(0, 0, f.Full.W, f.Safe.Y+h))
	cy := c.Y + h/2
	x, size, small := c.X+28, 21.0, 15.0
	if f.Shape.Large() {
		x, size, small = c.X+38, 24, 17
	}
	if f.Shape != ui.Landscape { // tabs may stand beside the title there
		size, small = size*f.Caption(), small*f.Caption()
	}
	st := sprites.Style{Font: sprites.SC, Size: size, Color: sprites.Cream}
	room := c.Right() - 32 - 54*float64(len(icons)) - (x + 34)
	st.Size = ui.FitSize(title, st, room)
	s.Words(title, x+34, cy+size/3, st)
	after := sprites.Style{Font: sprites.Italic, Size: small, Color: sprites.CreamSoft}
	if w := sprites.Measure(title, st) + 16; sub != "" && w+sprites.Measure(sub, after) <= room {
		s.Words(sub, x+34+w, cy+size/3-1, after)
	}
	buttons := func() {
		s.IconButton(ui.IconSpec{ID: "back", CX: x, CY: cy, Icon: "back", Label: a.Words.App.Back, Act: back})
		for i, b := range icons {
			b.CX, b.CY = c.Right()-32-54*float64(len(icons)-1-i), cy
			s.IconButton(b)
		}
	}
	s.First(func() { s.Group(bannerGroup, buttons) })
}

// bannerGroup is the group of the buttons in a banner.
const bannerGroup = "banner"

// SoundIcon is the button that silences the game within one tap.
func (a *App) SoundIcon() ui.IconSpec {
	b := ui.IconSpec{ID: "sound", Icon: "sound", Label: a.Words.App.Mute, Key: 'm'}
	if a.Settings.Muted {
		b.Icon, b.Label = "sound-off", a.Words.App.Unmute
	}
	b.Act = func() {
		a.Settings.Muted = !a.Settings.Muted
		a.SettingsChanged()
	}
	return b
}

// SoundSwitch is the same as a row of a menu.
func (a *App) SoundSwitch() ui.IconSpec {
	b := a.SoundIcon()
	b.Label, b.Role, b.Checked = a.Words.App.Sound, ui.Checkbox, !a.Settings.Muted
	return b
}

// Heading is a heading on paper with its rule, a double one on a large sheet.
func Heading(words string, size float64, double bool) ui.Part {
	return ui.Row(ui.Loose, ui.Label(words, sprites.Style{Font: sprites.SC, Size: size, Color: sprites.Burgundy}),
		ui.Area(0, headingRule, func(s *ui.Stage, r ui.Rect) { s.Put(sprites.Surface{Kind: sprites.HeadingRule, Line: double}, r) }).Middle())
}

const headingRule = 4.0

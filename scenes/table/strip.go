package table

import (
	"strings"
	"unicode/utf8"

	"treille/scenes/ui"
	"treille/sprites"
)

// StripRoom is what the strip takes of the middle of a phone held upright, below the banner. A
// short one has it in the banner, as wider screens have.
func (c *Canvas) StripRoom() float64 {
	switch {
	case !c.stripBelow():
		return 0
	case c.said.Decisions > 0:
		return stripPressedRoom
	}
	return stripRoom
}

// stripBelow reports whether there is a strip below the banner, and not in it.
func (c *Canvas) stripBelow() bool {
	return c.Frame.Shape == ui.Portrait && c.said.Words != "" && !c.Short()
}

// stripHeight is how high the strip is: where it can be pressed, as high as a finger needs it.
func (c *Canvas) stripHeight() float64 {
	switch {
	case c.said.Decisions > 0 || c.Short():
		return ui.Target / c.Frame.Unit
	case c.Frame.Shape.Large():
		return stripHighWide
	}
	return stripHigh
}

// strip adds it below the banner, unless a question lies there.
func (c *Canvas) strip() {
	if !c.stripBelow() {
		return
	}
	if _, asked := c.company().Question(); asked {
		return
	}
	r, top, z := c.Frame.Column(phoneWidth), stripTop, 0
	if c.said.Decisions > 0 {
		top = stripPressedTop
	}
	if c.said.Still {
		z = ZPanel
	}
	c.Stage.Lay(c.stripPart(false).Raised(z), ui.R(r.X+stripEdge, r.Y+top, r.W-2*stripEdge, c.stripHeight()))
}

// stripPart is the strip: a crest or an icon, and the words, as they are or as there is room for
// them. A name in them is cut before they are.
func (c *Canvas) stripPart(whole bool) ui.Part {
	n, first := c.said, ui.Part{}
	high, size, w := c.stripHeight(), stripSize, stripHigh*stripCrest
	if c.Frame.Shape.Large() {
		size, w = stripLarge, stripHighWide*stripCrest
	}
	switch {
	case n.Seat >= 0:
		first = c.CrestPart(n.Seat, w)
	case n.Icon != "":
		tint := sprites.Ink
		if n.Icon == "warn" || n.Icon == "antenna-off" {
			tint = sprites.Burgundy
		}
		first = ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: n.Icon, Stroke: 2, Tint: tint}, w, w)
	}
	words := ui.Label(n.Words, ui.PaperLabel.Sized(size)).Firm()
	switch {
	case c.Short(): // in two lines, if need be
		words = ui.Paragraph(n.Words, ui.PaperLabel.Sized(ui.Body)).Middle()
		if n.Seat >= 0 {
			first = ui.Part{}
		}
	case !whole:
		words = c.stripWords(n, ui.PaperLabel.Sized(size))
	}
	parts := []ui.Part{first.Middle(), words.Growing()}
	again := n.Decisions > 0 && !c.Short() && c.canShowNews()
	if again {
		parts = append(parts, ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.2, Tint: sprites.InkSoft}, stripMore, stripMore).Middle())
	}
	part := ui.Row(ui.Wide, parts...).Pad(ui.Loose, 0).On(sprites.Surface{Kind: sprites.Parchment, R: 6, Lift: sprites.Card}).High(high)
	if again {
		part = part.Target(ui.Control{ID: "news", Label: n.Words, Fleeting: true, Act: c.showNews})
	}
	return part
}

// stripWords are the words of the strip.
func (c *Canvas) stripWords(n Notice, st sprites.Style) ui.Part {
	forms := []ui.Part{ui.Label(n.Words, st).Firm(), ui.Label(n.Words, st)}
	if n.Seat >= 0 {
		for name := c.PlayerName(n.Seat); len(name) > stripName; {
			_, last := utf8.DecodeLastRuneInString(name)
			name = name[:len(name)-last]
			forms = append(forms, ui.Label(strings.ReplaceAll(n.Words, c.PlayerName(n.Seat), strings.TrimSpace(name)+"…"), st.Sized(stripLeast)))
		}
	}
	return ui.Either(append(forms, ui.Name(n.Words, st.Sized(stripLeast)))...)
}

// canShowNews reports whether what has happened meanwhile can be shown again.
func (t *Table) canShowNews() bool {
	return t.spec.Memory == nil && !t.session.Behind() && t.social.news().Before < len(t.session.Seen())
}

// bannerSaid is a banner with the strip in the place of its phases. Where there is little room,
// icons give way to its words, then who decides has his crest alone.
func (c *Canvas) bannerSaid(turn Turn, who func() ui.Part, arranged func(who, middle ui.Part, icons []ui.IconSpec, least float64) ui.Part) []func() ui.Part {
	list, few := c.icons(), c.fewIcons()
	menu := list[len(list)-1:]
	crest := func() ui.Part { return c.bannerFirst(turn).Shows(turnFact) }
	if c.Short() {
		return []func() ui.Part{func() ui.Part { return arranged(crest(), c.stripPart(false).Middle().Growing(), menu, 0) }}
	}
	form := func(who func() ui.Part, whole bool, icons []ui.IconSpec, before ...ui.Part) func() ui.Part {
		return func() ui.Part {
			strip := c.stripPart(whole).Middle().Roomy(stripWide, 0)
			return arranged(who(), ui.Row(bannerRule, append(before, strip)...), icons, 0)
		}
	}
	var forms []func() ui.Part
	if c.Frame.Shape.Large() && turn.Round != "" {
		round := ui.Label(turn.Round, OakSoft.Sized(c.bannerSizes().phase))
		rule := ui.Mark(sprites.Surface{Kind: sprites.GoldUpright}, 1, bannerRuleHigh)
		forms = append(forms, form(who, true, list, round.Middle(), rule.Middle()))
	}
	return append(forms, form(who, true, list), form(who, true, few), form(crest, true, few), form(crest, false, menu))
}

// Sizes of the strip, in layout units, and for how many ticks news stay.
const (
	stripEdge        = 6.0
	stripTop         = 51.0
	stripHigh        = 32.0
	stripRoom        = stripHigh + 1
	stripPressedTop  = 54.0 // where it can be pressed,
	stripPressedRoom = 52.0
	stripHighWide    = 40.0 // in a wide banner,
	stripWide        = 280.0
	stripCrest       = .66 // of the height
	stripSize        = 16.5
	stripLarge       = 18.5
	stripLeast       = 14.5
	stripName        = 4 // bytes of a name that stay when it is cut
	stripMore        = 18.0

	newsStays = 6 * ui.TicksPerSecond
	backStays = 12 * ui.TicksPerSecond // what can be pressed
	mostShown = 12                     // decisions that are shown one by one to who comes back
	lineOther = .4                     // of the width, of two buttons about the line, has the smaller
	absent    = .5                     // how well the crest of who has no connection is seen

)

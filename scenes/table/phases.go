package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// presentOnly leaves the present phase alone, or none.
func (t Turn) presentOnly() Turn {
	if t.Now < 0 {
		t.Phases = nil
		return t
	}
	t.Phases, t.Now = t.Phases[t.Now:t.Now+1], 0
	return t
}

// phases are the round, and the phases in it with the present one on a plate: gold in the
// last round.
func (c *Canvas) phases(turn Turn) ui.Part {
	z := c.bannerSizes()
	round := ui.Label(turn.Round, sprites.Style{Font: sprites.SansMedium, Size: z.phase, Color: sprites.CreamSoft})
	line := ui.When(len(turn.Phases) > 0, ui.Mark(sprites.Surface{Kind: sprites.GoldUpright}, 1, bannerRuleHigh))
	var list []ui.Part
	for i, name := range turn.Phases {
		if i > 0 {
			list = append(list, ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 1.6, Tint: sprites.GoldDim}, bannerChevron, bannerChevron))
		}
		words := ui.Label(name, sprites.Style{Font: sprites.SC, Size: z.phase, Color: sprites.GoldDim})
		if i == turn.Now {
			words = ui.Label(name, sprites.Style{Font: sprites.SC, Size: z.phase, Color: sprites.Ink})
			flag := ui.When(c.marked(), c.flag(plateDisc, plateDisc).On(sprites.Surface{Kind: sprites.Bead}).Middle())
			words = ui.Row(ui.Apart, flag, words).Pad(z.platePad, 0).On(c.plateSurface()).High(z.plate)
		}
		list = append(list, words)
	}
	return ui.Row(bannerRule, ui.Row(bannerRule+1, round, line), ui.Row(z.phaseGap, list...)).Firm()
}

// plateSurface is what the present phase stands on.
func (c *Canvas) plateSurface() sprites.Surface {
	plate := sprites.Surface{Kind: sprites.Plate, R: plateScoop}
	if c.marked() {
		plate.State = sprites.On
	}
	return plate
}

// phasePlate is the plate with round and phase, the way to the rules of this phase: as wide as
// the longest phase of the game, so that it does not change, or where it has to be narrow as
// the present one.
func (c *Canvas) phasePlate(turn Turn, high float64, narrow bool) ui.Part {
	size := c.bannerSizes().phase
	style := func(size float64) sprites.Style {
		return sprites.Style{Font: sprites.SC, Size: size, Color: sprites.Ink, Align: sprites.Middle}
	}
	number := strconv.Itoa(turn.Number)
	if turn.Most > 0 {
		number += "/" + strconv.Itoa(turn.Most)
	}
	digits := sprites.Style{Font: sprites.SansBold, Size: ui.Fine, Color: sprites.Cream, Align: sprites.Middle}
	disc := max(plateDisc, sprites.Measure(number, digits)+plateDigits)
	mark := ui.Label(number, digits)
	if c.marked() {
		disc, mark = plateDisc, c.flag(disc, plateDisc)
	}
	mark = mark.Wide(disc).High(plateDisc).On(sprites.Surface{Kind: sprites.Bead}).Middle()
	if narrow {
		word := ui.Label(turn.Short, style(ui.LeastText))
		return c.rulesTarget(turn, ui.Row(ui.Near, mark, word).Pad(ui.Close, 0).On(c.plateSurface()).High(high))
	}
	said, all := turn.Short, turn.Shorts
	if turn.Spelt {
		if turn.Number > 0 {
			before := func(phase string) string { return turn.Round + " · " + phase }
			said, all = before(said), Each(all, before)
		}
		if !c.marked() {
			disc, mark = 0, ui.Part{}
		}
	}
	longest := 0.0
	for _, of := range []float64{size, ui.Fine} {
		longest = 0
		for _, word := range all {
			longest = max(longest, sprites.Measure(word, style(of)))
		}
		if size = of; longest+disc+plateRest <= plateMost || turn.Spelt && c.Frame.Shape == ui.Landscape {
			break
		}
	}
	word := ui.Label(said, style(size)).AtLeast(longest, 0).Roomy(longest*c.Frame.Caption(), 0).Growing()
	tint := sprites.Burgundy
	if c.marked() {
		tint = sprites.Ink // burgundy is too dim on gold
	}
	help := ui.Label("?", sprites.Style{Font: sprites.SerifBold, Size: plateHelp, Color: tint, Align: sprites.Middle})
	row := ui.Row(0, ui.Space(ui.Apart, 0), mark, ui.Space(ui.Close, 0), word, ui.Space(ui.Close, 0), help.Wide(2*plateAside), ui.Space(plateAside/2, 0))
	return c.rulesTarget(turn, row.On(c.plateSurface()).High(high))
}

// rulesTarget is a plate as one target with the banner's height.
func (c *Canvas) rulesTarget(turn Turn, plate ui.Part) ui.Part {
	return plate.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		inner()
		bar := c.bannerRow(0)
		label := c.Words.Labelled(c.Words.App.Rules, turn.Round+", "+turn.Short)
		s.Group("banner", func() {
			s.Control(ui.Control{ID: "rules", Label: label, Key: '?', Part: true, Act: c.openRules,
				Rect: ui.R(r.X, bar.Y, max(r.W, ui.Target), max(bar.H-ui.Tight, ui.Target))})
		})
	})
}

// marked reports whether the banner shows that the game is about to end.
func (c *Canvas) marked() bool {
	last := c.game.Last()
	return last != nil && !last.Over
}

// flag is what the mark of the last round shows. It comes from the medal of the notice.
func (c *Canvas) flag(w, h float64) ui.Part {
	return ui.Fixed(w, h, func(s *ui.Stage, r ui.Rect) {
		key := flagKey
		if c.tellsEnd() || c.flagFlies == 0 {
			key = "" // the one of the medal has still to come, or has, and moves with the plate
			s.Place(flagKey, r)
		}
		c.flagAt(s, key, ui.R(r.CX()-plateFlag/2, r.CY()-plateFlag/2, plateFlag, plateFlag), 0)
	})
}

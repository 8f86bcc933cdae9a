package table

import (
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// banner says who does what, in which phase of which round, and holds the icons.
func (c *Canvas) banner() {
	turn := c.learns(c.game.Turn(c.Frame.Shape))
	if c.lesson != nil {
		turn.Round = c.Words.Lesson.Title
	}
	if c.replay != nil { // it says who sits at the lower edge
		turn.Seat, turn.Verb = engine.Chance, c.Title()
		if v := c.session.Viewer(); v != engine.Spectator {
			turn.Verb = c.Words.Replay.SeenBy.With("of", c.Words.Of(c.PlayerName(v)))
		}
	}
	c.Stage.Put(sprites.Surface{Kind: sprites.Banner}, c.bannerBox())
	if c.looking {
		c.bannerLooking()
		return
	}
	c.Stage.Lay(c.bannerPart(turn), c.bannerRow(c.bannerLeft(turn)))
}

// bannerSizes are those of a banner: of the crest, of name and words, of the icons, and
// of the phases.
type bannerSizes struct {
	lift                    sprites.Lift
	crest, crestGap         float64
	atCrest, atBack, atName float64 // where the row begins with the one or the other
	name, verb              float64
	iconGap, right          float64
	phase, plate            float64 // size of the words, height of the plate,
	platePad, sunk          float64 // of its words, which stand half as much lower than in its middle
	phaseGap                float64
	phases                  float64 // from where on they stand, if there is room
	before, after           float64 // room before them, and between them and the icons
}

func (c *Canvas) bannerSizes() *bannerSizes {
	switch c.Frame.Shape {
	case ui.Desktop, ui.Tablet:
		return &bannerWide
	case ui.Landscape:
		return &bannerLandscape
	}
	return &bannerPortrait
}

// bannerLeft is how far from the edge the row of a banner begins.
func (c *Canvas) bannerLeft(turn Turn) float64 {
	z := c.bannerSizes()
	switch {
	case c.replay != nil:
		return z.atBack
	case turn.Seat >= 0:
		return z.atCrest
	}
	return z.atName
}

// bannerRow is the row in which the banner’s parts stand, from so far from the edge on.
func (c *Canvas) bannerRow(left float64) ui.Rect {
	r, box := c.Frame.Safe, c.bannerBox()
	if c.Frame.Shape == ui.Portrait {
		r = c.Frame.Column(phoneWidth)
	}
	return ui.R(r.X+left, c.Frame.Safe.Y, r.W-left-c.bannerSizes().right, box.Bottom()-c.Frame.Safe.Y)
}

// bannerPart is what stands in the banner: who does what, the phases, the icons.
func (c *Canvas) bannerPart(turn Turn) ui.Part {
	z, present := c.bannerSizes(), turn.presentOnly()
	icons := ui.Row(z.iconGap, Each(c.icons(), ui.IconSpec.Part)...).
		Around(func(s *ui.Stage, _ ui.Rect, inner func()) { s.Group("banner", inner) })
	arranged := func(who ui.Part, middle ...ui.Part) ui.Part {
		list := append([]ui.Part{who}, middle...)
		return ui.Row(z.after, ui.Row(z.before, list...).Growing(), icons)
	}
	who := func(verb, crest bool) ui.Part { return c.bannerWho(turn, verb, crest) }
	asFar := z.phases - z.before - c.bannerLeft(turn) // as the phases stand, if there is room
	switch c.Frame.Shape {
	case ui.Portrait: // the phase, which the words say too, goes first, then the words, then the crest
		phase := func(smaller float64) ui.Part { return c.phases(present, smaller).Firm() }
		both, name := who(true, true).Growing(), who(false, true).Growing()
		return ui.Either(arranged(both, phase(1)), arranged(both, phase(c.Frame.Caption())),
			arranged(both.AtLeast(bannerLeast, 0)), arranged(name.AtLeast(bannerLeast, 0)),
			arranged(who(true, false).Growing()), arranged(who(false, false).Growing()))
	case ui.Landscape: // phases come before the words, which the hint says too
		both, name := who(true, true).Roomy(asFar, 0), who(false, true).Roomy(asFar, 0)
		all, one := c.phases(turn, 1).Firm(), c.phases(present, 1)
		return ui.Either(arranged(both, all), arranged(name, all), arranged(both, one.Firm()), arranged(name, one))
	}
	// All phases and the round, the present phase and the round, the present phase, no words.
	round := ui.Label(turn.Round, sprites.Style{Font: sprites.SansMedium, Size: z.phase, Color: sprites.CreamSoft})
	line := ui.When(len(turn.Phases) > 0, ui.Mark(sprites.Surface{Kind: sprites.GoldUpright}, 1, bannerRuleHigh))
	middle := func(turn Turn) ui.Part {
		return ui.Row(bannerRule, ui.Row(bannerRule+1, round, line), c.phases(turn, 1)).Firm()
	}
	both := who(true, true)
	wide := both.Firm().Roomy(asFar, 0)
	return ui.Either(arranged(wide, middle(turn)), arranged(wide, middle(present)),
		arranged(both, c.phases(present, 1).Firm()), arranged(who(false, true), c.phases(present, 1)))
}

// bannerBox is where the banner lies.
func (c *Canvas) bannerBox() ui.Rect {
	return ui.R(c.Frame.Full.X, 0, c.Frame.Full.W, c.Frame.Safe.Y+app.BannerHeight(c.Frame))
}

// bannerWho says who does what, after the shield of who decides, or the way out of a
// replay.
func (c *Canvas) bannerWho(turn Turn, verb, crest bool) ui.Part {
	z := c.bannerSizes()
	name, gap, first := c.Title(), z.crestGap, ui.Part{}
	switch {
	case c.replay != nil:
		name, gap = c.Words.Replay.Title, bannerBack
		first = ui.IconSpec{ID: "leave", Icon: "back", Label: c.Words.Replay.Leave, Act: c.app.Pop}.Part()
	case turn.Seat >= 0:
		name, first = c.PlayerName(turn.Seat), ui.When(crest, c.bannerCrest(turn.Seat))
	}
	who := ui.Name(name, OnFelt.Sized(z.name)).Shows(turnFact)
	does := ui.When(verb, ui.Label(turn.Verb, HintWords.Sized(z.verb).In(sprites.CreamSoft)))
	if c.Frame.Shape == ui.Landscape {
		words := ui.Row(bannerVerb, who.AtMost(bannerName, 0), does)
		return ui.Row(gap, first, ui.Column(0, words.Growing(), ui.Space(0, bannerSunk)))
	}
	words := ui.Column(ui.Tight, ui.When(c.Frame.Shape.Large(), ui.Space(0, 0)), who, does).Middle()
	if !crest && turn.Seat >= 0 {
		words = words.Pad(z.atName-z.atCrest, 0)
	}
	return ui.Row(gap, first, words.Growing())
}

// bannerCrest is the shield of who decides, with a lamp on it if he has asked for hints.
func (c *Canvas) bannerCrest(p engine.Player) ui.Part {
	z := c.bannerSizes()
	return ui.Fixed(z.crest, z.crest*crestRatio, func(s *ui.Stage, r ui.Rect) {
		c.Crest(p, r.X, r.Y, r.W, z.lift)
		if c.referee.Assisted().Has(p) {
			m := r.W * medalSize
			s.Piece(sprites.Look{ID: "common/medal-lamp", Lift: sprites.Token}, r.Right()-m*medalOver, r.Y+r.W-m/2, m)
		}
	})
}

// presentOnly leaves the present phase alone, or none.
func (t Turn) presentOnly() Turn {
	if t.Now < 0 {
		t.Phases = nil
		return t
	}
	t.Phases, t.Now = t.Phases[t.Now:t.Now+1], 0
	return t
}

// phases are the phases of a round, the present one on a plate; their words are so many
// times smaller.
func (c *Canvas) phases(turn Turn, smaller float64) ui.Part {
	z := c.bannerSizes()
	var list []ui.Part
	for i, name := range turn.Phases {
		if i > 0 {
			list = append(list, ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 1.6, Tint: sprites.GoldDim}, bannerChevron, bannerChevron))
		}
		st := sprites.Style{Font: sprites.SC, Size: z.phase / smaller, Color: sprites.GoldDim}
		if i != turn.Now {
			list = append(list, ui.Label(name, st))
			continue
		}
		words := ui.Column(0, ui.Space(0, z.sunk), ui.Label(name, st.In(sprites.Ink)).Growing())
		list = append(list, words.Pad(z.platePad, 0).On(sprites.Surface{Kind: sprites.Plate, R: 7}).High(z.plate))
	}
	return ui.Row(z.phaseGap, list...)
}

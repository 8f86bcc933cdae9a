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
		if v := c.session.Viewer(); c.showsHeld() {
			turn.Verb = c.Words.Replay.Held
		} else if v != engine.Spectator {
			turn.Verb = c.WordsOf(v).Replay.SeenBy.With("of", c.Words.Of(c.PlayerName(v)))
		}
	}
	c.Stage.Put(sprites.Surface{Kind: sprites.Banner}, c.bannerBox())
	if c.looking {
		c.bannerLooking()
		return
	}
	c.Stage.LayFirst(c.bannerRow(c.bannerLeft(turn)), c.bannerForms(turn)...)
}

// bannerSizes are those of a banner: of the crest, of name and words, of the icons, and
// of the phases.
type bannerSizes struct {
	lift                    sprites.Lift
	crest, crestGap         float64
	atCrest, atBack, atName float64 // where the row begins with the one or the other
	name, verb              float64
	iconGap, right          float64
	icons                   float64 // width of all icons, where the plate stands left of them
	phase, plate            float64 // size of the words, height of the plate
	before, after           float64 // room before the phases, and between them and the icons

	// Of a wide banner alone.
	platePad, phaseGap float64
	phases             float64 // from where on they stand, if there is room
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

// bannerBox is where the banner lies.
func (c *Canvas) bannerBox() ui.Rect {
	return ui.R(c.Frame.Full.X, 0, c.Frame.Full.W, c.Frame.Safe.Y+app.BannerHeight(c.Frame))
}

// bannerForms are what may stand in the banner: who does what, the phase and the round, the icons.
// Where there is little room, the plate with the phase becomes narrower, then the lamp gives way to
// undo, then all icons but the menu, which leads to the same. Only a name longer than all may be cut then.
func (c *Canvas) bannerForms(turn Turn) []func() ui.Part {
	z, list := c.bannerSizes(), c.icons()
	arranged := func(who, middle ui.Part, icons []ui.IconSpec, least float64) ui.Part {
		row := ui.Row(z.iconGap, Each(icons, func(i ui.IconSpec) ui.Part { i.Strip = z.iconGap < ui.Apart; return i.Part() })...).Right().AtLeast(least, 0).
			Around(func(s *ui.Stage, _ ui.Rect, inner func()) { s.Group("banner", inner) })
		return ui.Row(z.after, ui.Row(z.before, who, middle).Growing(), row)
	}
	name := func(font sprites.Font, size float64) ui.Part {
		return ui.Label(c.bannerName(turn), sprites.Style{Font: font, Size: size, Color: sprites.Cream})
	}
	caps, sans := func() ui.Part { return name(sprites.SC, z.name) }, func() ui.Part { return name(sprites.SansBold, ui.Fine) }
	who := func() ui.Part { return c.bannerWho(turn, caps()) }
	firm := func() ui.Part {
		if c.Frame.Shape == ui.Landscape {
			return who().Firm()
		}
		return who().Firm().Roomy(z.phases-z.before-c.bannerLeft(turn), 0)
	}
	if c.said.Words != "" && !c.stripBelow() {
		return c.bannerSaid(turn, firm, arranged)
	}
	low := func(called func() ui.Part, narrow bool, icons func() []ui.IconSpec, least float64) func() ui.Part {
		return func() ui.Part {
			icons := Where(icons(), func(i ui.IconSpec) bool { return i.ID != "rules" }) // the plate is their place
			return arranged(c.bannerLow(turn, called(), c.phasePlate(turn, lowPlate, narrow)), ui.Part{}, icons, least)
		}
	}
	all := func() []ui.IconSpec { return list }
	one := func() []ui.IconSpec { // and the menu
		few := c.fewIcons()
		if len(few) > 2 {
			few = append(few[:1], few[len(few)-1])
		}
		return few
	}
	menu := func() []ui.IconSpec { return list[len(list)-1:] }
	var forms []func() ui.Part
	switch c.Frame.Shape {
	case ui.Portrait:
		forms = append(forms, low(caps, false, all, z.icons), low(sans, false, all, z.icons))
	case ui.Landscape:
		forms = append(forms, func() ui.Part { return arranged(who().Growing(), c.phasePlate(turn, z.plate, false), list, z.icons) })
	default:
		// All phases and the round, the present phase and the round, the plate with both.
		forms = append(forms, func() ui.Part { return arranged(firm(), c.phases(turn), list, 0) },
			func() ui.Part { return arranged(firm(), c.phases(turn.presentOnly()), list, 0) },
			low(caps, false, all, 0))
	}
	for _, icons := range []func() []ui.IconSpec{c.fewIcons, one} {
		forms = append(forms, low(caps, false, icons, 0), low(sans, false, icons, 0), low(caps, true, icons, 0), low(sans, true, icons, 0))
	}
	return append(forms, low(sans, true, menu, 0),
		low(func() ui.Part { return ui.Name(c.bannerName(turn), OnFelt.Sized(ui.Fine)) }, true, menu, 0))
}

// bannerName is who decides, else what is played.
func (c *Canvas) bannerName(turn Turn) string {
	switch {
	case c.replay != nil:
		return c.Words.Replay.Title
	case turn.Seat >= 0:
		return c.Subject(turn.Seat)
	}
	return c.Title()
}

// bannerFirst is what the banner begins with: the shield of who decides, or the way out of a
// replay.
func (c *Canvas) bannerFirst(turn Turn) ui.Part {
	if c.replay != nil {
		return ui.IconSpec{ID: "leave", Icon: "back", Label: c.Words.Replay.Leave, Act: c.app.Pop}.Part()
	}
	return ui.When(turn.Seat >= 0, c.bannerCrest(max(turn.Seat, 0)))
}

// bannerGap is the room between that and the words.
func (c *Canvas) bannerGap() float64 {
	if c.replay != nil {
		return bannerBack
	}
	return c.bannerSizes().crestGap
}

// bannerVerb is what he does.
func (c *Canvas) bannerVerb(turn Turn) ui.Part {
	return ui.Label(turn.Verb, HintWords.Sized(c.bannerSizes().verb).In(sprites.CreamSoft))
}

// bannerWho says who does what: side by side on a phone held sideways, else one below the
// other.
func (c *Canvas) bannerWho(turn Turn, called ui.Part) ui.Part {
	called, does := called.Shows(turnFact), c.bannerVerb(turn)
	words := ui.Column(ui.Tight, ui.Space(0, 0), called, does).Middle()
	if c.Frame.Shape == ui.Landscape {
		words = ui.Column(0, ui.Row(bannerVerb, called, does).Growing(), ui.Space(0, bannerSunk))
	}
	return ui.Row(c.bannerGap(), c.bannerFirst(turn), words.Growing())
}

// bannerLow has the plate beside the name, and below both what he does.
func (c *Canvas) bannerLow(turn Turn, called, plate ui.Part) ui.Part {
	called = ui.Column(0, called.Shows(turnFact).Growing(), ui.Space(0, bannerSunk))
	first := ui.Row(bannerPlateGap, called.Growing(), plate).AtLeast(0, lowPlate)
	words := ui.Column(2, first, c.bannerVerb(turn)).Middle()
	return ui.Row(c.bannerGap(), c.bannerFirst(turn), words.Growing()).Growing()
}

// bannerCrest is the shield of who decides, with a lamp on it if he has asked for hints.
func (c *Canvas) bannerCrest(p engine.Player) ui.Part {
	z := c.bannerSizes()
	return ui.Fixed(z.crest, z.crest*crestRatio, func(s *ui.Stage, r ui.Rect) {
		x, y, w := c.ringed(p, r.X, r.Y, r.W)
		c.Crest(p, x, y, w, z.lift)
		if c.referee.Assisted().Has(p) {
			m := r.W * medalSize
			s.Piece(sprites.Look{ID: "common/medal-lamp", Lift: sprites.Token}, r.Right()-m*medalOver, r.Y+r.W-m/2, m)
		}
	})
}

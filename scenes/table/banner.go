package table

import (
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// banner says who does what, in which phase of which round, and holds the icons.
func (c *Canvas) banner() {
	turn := c.learns(c.game.Turn(c.Frame.Shape))
	if c.lesson != nil {
		turn.Round = c.Words.Lesson.Title
	}
	if c.replay != nil {
		turn.Seat, turn.Verb = engine.Chance, c.whoseView()
	}
	c.Stage.Put(sprites.Surface{Kind: sprites.Banner}, c.bannerBox())
	if c.looking {
		c.bannerLooking()
		return
	}
	switch c.Frame.Shape {
	case ui.Desktop, ui.Tablet:
		c.bannerWide(turn)
	case ui.Landscape:
		c.bannerLandscape(turn)
	default:
		c.bannerPortrait(turn)
	}
}

// whoseView says from where a replay is seen: who sits at the lower edge.
func (c *Canvas) whoseView() string {
	if v := c.session.Viewer(); v != engine.Spectator {
		return c.Words.Replay.SeenBy.With("of", c.Words.Of(c.PlayerName(v)))
	}
	return c.Title()
}

// bannerBox is where the banner lies.
func (c *Canvas) bannerBox() ui.Rect {
	h, top := 48.0, c.Frame.Safe.Y
	switch c.Frame.Shape {
	case ui.Desktop, ui.Tablet:
		h = 56
	case ui.Landscape:
		h = 44
	}
	return ui.R(c.Frame.Full.X, 0, c.Frame.Full.W, top+h)
}

// bannerMiddle is the y of the middle of what can be seen of it.
func (c *Canvas) bannerMiddle() float64 { return (c.Frame.Safe.Y + c.bannerBox().Bottom()) / 2 }

// bannerName is who stands in the banner: a player, or the game itself.
func (c *Canvas) bannerName(turn Turn) string {
	switch {
	case turn.Seat >= 0:
		return c.PlayerName(turn.Seat)
	case c.replay != nil:
		return c.Words.Replay.Title
	}
	return c.Title()
}

// bannerBack adds the way out of a replay about a point, and returns where the words
// may begin; x if there is no replay.
func (c *Canvas) bannerBack(cx, cy, x float64) float64 {
	if c.replay == nil {
		return x
	}
	c.Stage.IconButton(ui.IconSpec{ID: "leave", CX: cx, CY: cy, Icon: "back", Label: c.Words.Replay.Leave, Act: c.app.Pop})
	return cx + 32
}

// bannerCrest adds the shield of who decides, with a lamp on it if he has asked for
// hints.
func (c *Canvas) bannerCrest(p engine.Player, x, y, w float64, lift sprites.Lift) {
	c.Crest(p, x, y, w, lift)
	if c.assisted(p) {
		m := w * medalSize
		c.Stage.Piece(sprites.Look{ID: "common/medal-lamp", Lift: sprites.Token}, x+w*0.94-m/2, y+w-m/2, m)
	}
}

// bannerIcons adds the icons, the last one about right, pitch apart. It returns
// the x of the first.
func (c *Canvas) bannerIcons(right, cy, pitch float64) float64 {
	icons := c.icons()
	c.Stage.Group("banner", func() {
		for i, b := range icons {
			b.CX, b.CY = right-pitch*float64(len(icons)-1-i), cy
			c.Stage.IconButton(b)
		}
	})
	return right - pitch*float64(len(icons)-1)
}

// bannerWide is that of a window or a tablet, which shows the other phases of the
// round too if it has room for them.
func (c *Canvas) bannerWide(turn Turn) {
	s, r := c.Stage, c.Frame.Safe
	left := c.bannerBack(r.X+38, r.Y+28, r.X+20)
	if turn.Seat >= 0 {
		c.bannerCrest(turn.Seat, r.X+18, r.Y+6, 40, sprites.Card)
		left = r.X + 70
	}
	const y, h, size = 12.0, 32.0, 17.0
	name, verb := OnFelt.Sized(22), HintWords.Sized(17).In(sprites.CreamSoft)
	right := c.bannerIcons(r.Right()-36, r.Y+28, 54) - 22 - 14
	st := sprites.Style{Font: sprites.SansMedium, Size: size, Color: sprites.CreamSoft}
	place := phasesPlace{y: r.Y + y, h: h, size: size, pad: 16, gap: 34}
	x := left + 24 + max(sprites.Measure(c.bannerName(turn), name), sprites.Measure(turn.Verb, verb))
	round := sprites.Measure(turn.Round, st) + 52
	if x+round+place.width(turn) > right {
		turn.presentOnly()
	}
	if x+round+place.width(turn) > right {
		round = 0
	}
	place.x = min(max(x, r.X+300)+round, right-place.width(turn))
	if round > 0 {
		s.Words(turn.Round, place.x-round, place.y+h/2+size*0.33, st)
		if len(turn.Phases) > 0 {
			s.Put(sprites.Surface{Kind: sprites.GoldUpright}, ui.R(place.x-26, place.y+4, 1, h-8))
		}
	}
	c.phases(turn, place)
	room := place.x - round - 16 - left
	s.Name(c.bannerName(turn), left, r.Y+27, room, c.Grown(c.bannerName(turn), name, room))
	verb = c.Grown(turn.Verb, verb, room)
	if verb.Size = ui.FitSize(turn.Verb, verb, room); verb.Size >= 13 {
		s.Words(turn.Verb, left, r.Y+47, verb)
	}
}

func (c *Canvas) bannerLandscape(turn Turn) {
	s, r := c.Stage, c.Frame.Safe
	x := c.bannerBack(r.X+32, r.Y+22, r.X+14)
	if turn.Seat >= 0 {
		c.bannerCrest(turn.Seat, r.X+12, r.Y+4, 32, sprites.Token)
		x = r.X + 53
	}
	name := c.Grown(c.bannerName(turn), OnFelt.Sized(20), 150)
	s.Name(c.bannerName(turn), x, r.Y+28, 150, name)
	x += min(sprites.Measure(c.bannerName(turn), name), 150) + 10
	verb := HintWords.Sized(16).In(sprites.CreamSoft)
	right := c.bannerIcons(r.Right()-30, r.Y+22, 52) - 24
	place := phasesPlace{y: r.Y + 8, h: 28, size: 15, pad: 12, gap: 28}
	if place.width(turn) > right-x {
		turn.presentOnly()
	}
	w := place.width(turn)
	place.x = max(x+sprites.Measure(turn.Verb, verb)+16, r.X+252)
	if place.x+w > right {
		place.x = right - w
	}
	if verb.Size = ui.FitSize(turn.Verb, verb, place.x-x-8); verb.Size >= 13 {
		s.Words(turn.Verb, x, r.Y+28, verb) // the hint says it too
	}
	c.phases(turn, place)
}

func (c *Canvas) bannerPortrait(turn Turn) {
	s, r := c.Stage, c.Frame.Column(480)
	right := c.bannerIcons(r.Right()-28, r.Y+24, 52) - 22 - 11
	phase, w := "", -8.0
	st := PaperName.Sized(16)
	if turn.Now >= 0 {
		phase = turn.Phases[turn.Now]
		w = sprites.Measure(phase, st) + 26
	}
	x := c.bannerBack(r.X+28, r.Y+24, r.X+12)
	if withCrest := r.X + 51; turn.Seat >= 0 && right-withCrest >= 90 { // else the name needs its room
		c.bannerCrest(turn.Seat, r.X+9, r.Y+5, 33, sprites.Token)
		x = withCrest
	}
	room := right - w - 8 - x
	verb := HintWords.Sized(15).In(sprites.CreamSoft)
	if name := OnFelt.Sized(19); c.replay != nil && sprites.Measure(c.bannerName(turn), name) > room {
		room += w
	} else if c.replay == nil && ui.FitSize(turn.Verb, verb, room) < 13 {
		room += w // the words say the phase too
	} else if phase != "" {
		s.Put(sprites.Surface{Kind: sprites.Plate, R: 7}, ui.R(right-w, r.Y+9, w, 30))
		s.Words(phase, right-w/2, r.Y+30, st.At(sprites.Middle))
	}
	s.Name(c.bannerName(turn), x, r.Y+22, room, c.Grown(c.bannerName(turn), OnFelt.Sized(19), room))
	verb = c.Grown(turn.Verb, verb, room)
	if verb.Size = ui.FitSize(turn.Verb, verb, room); verb.Size >= 13 {
		s.Words(turn.Verb, x, r.Y+40, verb) // else the hint says it
	}
}

// presentOnly leaves the present phase alone, or none.
func (t *Turn) presentOnly() {
	if t.Now < 0 {
		t.Phases = nil
		return
	}
	t.Phases, t.Now = t.Phases[t.Now:t.Now+1], 0
}

// A phasesPlace says where the phases of a round stand in a banner.
type phasesPlace struct{ x, y, h, size, pad, gap float64 }

// width is the room that the phases take.
func (q phasesPlace) width(turn Turn) float64 {
	if len(turn.Phases) == 0 {
		return 0
	}
	w := 2*q.pad + float64(len(turn.Phases)-1)*q.gap
	for _, name := range turn.Phases {
		w += sprites.Measure(name, sprites.Style{Font: sprites.SC, Size: q.size})
	}
	return w
}

// phases adds the phases of a round, the present one on a plate.
func (c *Canvas) phases(turn Turn, q phasesPlace) {
	s, x := c.Stage, q.x
	for i, name := range turn.Phases {
		st := sprites.Style{Font: sprites.SC, Size: q.size, Color: sprites.GoldDim}
		w := sprites.Measure(name, st)
		now := i == turn.Now
		if now {
			s.Put(sprites.Surface{Kind: sprites.Plate, R: 7}, ui.R(x, q.y, w+2*q.pad, q.h))
			st.Color = sprites.Ink
			x += q.pad
		}
		s.Words(name, x, q.y+q.h/2+q.size*0.33, st)
		x += w
		if now {
			x += q.pad
		}
		if i < len(turn.Phases)-1 {
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 1.6, Tint: sprites.GoldDim}, ui.R(x+q.gap/2-8, q.y+q.h/2-8, 16, 16))
			x += q.gap
		}
	}
}

package ui

import (
	"cmp"
	"slices"

	"treille/sprites"
	"treille/sprites/dice"
)

// A Stage holds the items and controls of one scene between compositions.
type Stage struct {
	frame        Frame
	actors       []*actor
	spare        []*actor // that are used no more
	byKey        map[string]*actor
	controls     []Control
	places       map[string]Rect // that have a name
	placesBefore map[string]Rect // those of the composition before
	clips        []Rect          // clips[0] is unused
	clip         int
	within       string            // the control that the part which is laid out belongs to
	facts        map[string]string // of the outline: "" for those to be seen, else the press that shows it
	cramped      []string          // parts without room
	backwards    bool
	order        int
	raise        int
	with         string // the piece that what is laid out lies on
	covered      int    // the items up to this one lie under something
	first        bool
	page         string // that was composed last,
	turned       bool   // and whether it is another now
	moving       bool
	dirty        bool

	// Pace is the speed of all springs, 1 the usual.
	Pace float64
	// Instant ends every journey at once.
	Instant bool

	pressed  string
	hover    string // the control that the pointer is over
	marked   bool   // the present composition points at something by its glow: nothing else glows
	focus    string
	ring     bool              // focus is shown
	keyed    bool              // the player uses keys: what has come shows its focus
	group    string            // of the controls that are being added
	roving   map[string]string // by group: the control that had the focus last
	at       Rect              // where the player was last: what had the focus, or where he pressed
	leadFrom string            // the control from which the focus goes on
	leadTo   string            // to another one that is about to come
	called   bool              // from the next composition on the player is to do something
	calls    int               // how often he was called
	standIn  string            // got the focus as there was no main button, and still has it
	arrived  bool              // the next composition is a new screen
	sheet    Rect              // a press beside it
	aside    func()            // does this, nil for nothing
	bar      scrollBar
	dropped  bool   // something lies over the rest in the present composition,
	modal    bool   // and in the one before;
	under    string // then this had the focus before it came,
	before   string // and this in it before another took its place
}

// NewStage returns an empty stage.
func NewStage() *Stage {
	return &Stage{byKey: map[string]*actor{}, places: map[string]Rect{}, placesBefore: map[string]Rect{}, facts: map[string]string{}, roving: map[string]string{}, Pace: 1, first: true, arrived: true}
}

// Begin starts a composition in the given room. All items and controls are
// added anew before End.
func (s *Stage) Begin(f Frame) {
	if f.Full != s.frame.Full || f.Unit != s.frame.Unit || f.Text != s.frame.Text {
		s.first = true // another layout: everything stands where it belongs at once
	}
	s.frame = f
	s.controls = s.controls[:0]
	s.places, s.placesBefore = s.placesBefore, s.places
	clear(s.places)
	clear(s.facts)
	s.cramped = s.cramped[:0]
	s.clips = append(s.clips[:0], Rect{})
	s.clip, s.raise, s.with = 0, 0, ""
	s.order, s.covered = 0, 0
	s.dropped, s.marked, s.aside, s.bar = false, false, nil, scrollBar{}
	for _, a := range s.actors {
		a.fresh, a.born = false, false
	}
	// What has no key is drawn anew each time.
	s.actors = slices.DeleteFunc(s.actors, func(a *actor) bool {
		if a.Key == "" {
			s.spare = append(s.spare, a)
		}
		return a.Key == ""
	})
}

// Frame is the room of the present composition.
func (s *Stage) Frame() Frame { return s.frame }

// Clip makes the items added from now on visible inside r only; EndClip ends it.
func (s *Stage) Clip(r Rect) {
	s.clips = append(s.clips, r)
	s.clip = len(s.clips) - 1
}

// EndClip ends the clip begun last.
func (s *Stage) EndClip() { s.clip = 0 }

// Add adds an item.
func (s *Stage) Add(it Item) {
	if it.Alpha == 0 {
		it.Alpha = 1
	}
	if it.Hidden {
		it.Alpha = 0
	}
	it.Clip = s.clip
	it.Z += s.raise
	it.With = cmp.Or(it.With, s.with)
	s.order++
	var a *actor
	if it.Key != "" {
		a = s.byKey[it.Key]
	}
	if a == nil {
		a = s.newActor()
		*a = actor{Item: it}
		a.aim()
		a.snap()
		switch {
		case it.Key == "" || (s.first || s.turned) && !it.Enters:
		case it.Throw != dice.Throw{} && !s.frame.Reduced:
			a.thrown = 0
		case it.From != nil:
			a.setOut(*it.From, s.frame.Reduced)
		case it.Appear:
			a.pose.alpha.at = 0
		}
		a.born = it.Key != "" && !s.first && !s.turned
		s.actors = append(s.actors, a)
		if it.Key != "" {
			s.byKey[it.Key] = a
		}
	} else {
		if a.Vanish && !it.Vanish {
			a.pose.alpha.snap() // it sets out from where it was only counted
			a.pose.alpha.at = it.Alpha
		}
		before := a.Item
		a.Item, a.gone = it, false
		a.Throw = before.Throw // it goes on
		if a.pose.w.at <= before.Box.W*sharp {
			a.wide = before.Box.W
		}
		a.aim()
		if a.aimed(before) {
			a.flying = flying{}
			if it.Flight.Ticks > 0 {
				a.depart()
			}
		}
		if s.first || s.Instant {
			a.snap()
		} else if s.turned {
			a.place()
		} else if a.follow(); s.frame.Reduced && !a.held && a.far() > 1 {
			a.snap()
			a.pose.alpha.at = 0
		}
	}
	a.order, a.fresh = s.order, true
}

// Depart lets an item that is new in this composition set out from a box: Item.From for a
// place that is only known once all is laid out.
func (s *Stage) Depart(key string, from Rect) {
	if a := s.byKey[key]; a != nil && a.born {
		a.setOut(from, s.frame.Reduced)
	}
}

// setOut lets a new item travel from a box, or only appear where nothing travels.
func (a *actor) setOut(from Rect, reduced bool) {
	a.pose.x.at, a.pose.y.at, a.pose.w.at, a.wide = from.X, from.Y, from.W, from.W
	a.pose.alpha.at, a.pose.alpha.target = a.Alpha, a.Alpha
	a.vanish()
	if reduced {
		a.snap()
		a.pose.alpha.at = 0
	} else if a.Flight.Ticks > 0 {
		a.pose.turn.at = a.Turn
		a.depart()
	}
}

// Control adds a control.
func (s *Stage) Control(c Control) {
	if c.Role == "" {
		c.Role = Button
	}
	c.Group, c.Set = s.groupOf(c), setOf(c)
	c.Shown, c.View = c.Rect, Rect{}
	if s.clip != 0 {
		c.View = s.clips[s.clip]
		c.Shown = c.Rect.Overlap(c.View)
	}
	s.controls = append(s.controls, c)
}

// End ends a composition: items with a key that were not added again fade away.
func (s *Stage) End() {
	s.actors = slices.DeleteFunc(s.actors, func(a *actor) bool {
		if a.fresh {
			return false
		}
		if s.first || s.Instant || s.turned || a.Cut || a.pose.alpha.at == 0 {
			delete(s.byKey, a.Key)
			return true
		}
		a.gone = true
		a.pose.alpha.target = 0
		return false
	})
	s.first, s.turned = false, false
	s.moving = true
	s.dirty = true
	s.refocus()
}

// Page names what fills the stage: where another page begins, what is on it stands in
// its place at once, and what is not does not fade away over it, but is gone.
func (s *Stage) Page(name string) {
	s.turned = s.page != name
	s.page = name
}

// Controls is the list of what can be acted on, as composed.
func (s *Stage) Controls() []Control { return s.controls }

func (s *Stage) index(id string) int {
	for i := range s.controls {
		if s.controls[i].ID == id {
			return i
		}
	}
	return -1
}

// Find returns the control of an id, or nil.
func (s *Stage) Find(id string) *Control {
	if i := s.index(id); i >= 0 {
		return &s.controls[i]
	}
	return nil
}

// Press shows a control as held down; "" for none.
func (s *Stage) Press(id string) {
	if s.pressed != id {
		s.pressed, s.dirty = id, true
	}
}

// Focus is the id of the control that keys act on.
func (s *Stage) Focus() string { return s.focus }

// Keyed says whether the player uses keys now.
func (s *Stage) Keyed(keyed bool) { s.keyed = keyed }

// Ring reports whether the focus is shown.
func (s *Stage) Ring() bool { return s.ring && s.focus != "" }

// SetFocus moves the focus; ring says whether it is shown.
func (s *Stage) SetFocus(id string, ring bool) {
	s.standIn = ""
	if s.focus != id || s.ring != ring {
		s.dirty = s.dirty || s.ring || ring
		s.focus, s.ring = id, ring
		s.rove()
	}
}

// Update moves everything on by one tick.
func (s *Stage) Update() {
	if !s.moving {
		return
	}
	moving, left, fades := false, false, fadeTime
	if s.frame.Reduced {
		fades = reducedFade
	}
	for _, a := range s.actors {
		if s.Instant {
			a.snap()
		}
		if a.step(s.Pace, fades) {
			moving = true
		}
		if a.gone && a.pose.alpha.at == 0 {
			left = true
		}
	}
	if left {
		s.actors = slices.DeleteFunc(s.actors, func(a *actor) bool {
			if a.gone && a.pose.alpha.at == 0 {
				delete(s.byKey, a.Key)
				return true
			}
			return false
		})
	}
	s.moving = moving
	s.dirty = s.dirty || moving
}

// Moving reports whether anything still travels or fades.
func (s *Stage) Moving() bool { return s.moving }

// Rest ends every journey: everything stands where its layout wants it.
func (s *Stage) Rest() {
	for _, a := range s.actors {
		a.snap()
		a.land = 0
	}
	s.dirty = true
}

// awaits reports whether the piece that an item lies on is still on its way.
func (s *Stage) awaits(a *actor) bool {
	on := s.byKey[a.With]
	return a.With != "" && on != nil && on.fresh && on.far() > landed
}

// Dirty reports whether what Draw would draw differs from what it drew last.
func (s *Stage) Dirty() bool { return s.dirty }

// Redraw asks for a new drawing.
func (s *Stage) Redraw() { s.dirty = true }

// Draw draws everything where it is seen now.
func (s *Stage) Draw(p *sprites.Painter) {
	s.dirty = false
	slices.SortFunc(s.actors, byHeight)
	clip := 0
	for _, a := range s.actors {
		if a.pose.alpha.at <= 0 || s.awaits(a) {
			continue
		}
		if a.Clip != clip {
			clip = a.Clip
			if clip == 0 {
				p.EndClip()
			} else {
				c := s.clips[clip]
				p.Clip(c.X, c.Y, c.W, c.H)
			}
		}
		s.drawActor(p, a)
	}
	if clip != 0 {
		p.EndClip()
	}
	if r, lit := s.Lit(); lit {
		p.Surface(sprites.Surface{Kind: sprites.CardGlow, W: r.W, H: r.H, R: focusCorner}, r.X, r.Y, hoverLight)
	}
	if s.ring && s.focus != "" {
		if i := s.index(s.focus); i >= 0 {
			r := s.controls[i].Shown
			p.Surface(sprites.Surface{Kind: sprites.FocusRing, W: r.W, H: r.H, R: focusCorner}, r.X, r.Y, 1)
		}
	}
}

// Lit is what glows below the pointer, if anything does.
func (s *Stage) Lit() (r Rect, lit bool) {
	i := s.index(s.hover)
	if i < 0 || s.marked || s.hover == s.pressed || s.controls[i].Disabled {
		return Rect{}, false
	}
	return s.controls[i].Shown, true
}

func byHeight(a, b *actor) int {
	if d := a.z() - b.z(); d != 0 {
		return d
	}
	return a.order - b.order
}

func (s *Stage) drawActor(p *sprites.Painter, a *actor) {
	x, y, alpha := a.pose.x.at, a.pose.y.at, a.pose.alpha.at
	if a.Key == "" {
		x, y, alpha = a.Box.X, a.Box.Y, a.Alpha
	}
	switch a.Kind {
	case Text:
		p.Text(a.Words, x, y, a.Style, alpha)
	case Surface:
		sf := a.Surface
		sf.W, sf.H = a.Box.W, a.Box.H
		if a.Control != "" && a.Control == s.pressed {
			sf.State = sprites.Pressed
		}
		p.Surface(sf, x, y, alpha)
	case Print:
		p.Print(a.Print, x, y, a.Box.W, alpha)
	case Piece:
		look := a.Look
		if a.thrown < a.lies() {
			if alpha = a.drawThrown(p, x, y, alpha); alpha == 0 {
				return
			}
		}
		if a.far() > liftedAfter && look.Lift == sprites.Card {
			look.Lift = sprites.Lifted
		}
		w := a.drawnFor()
		p.Piece(look, sprites.Pose{
			X: x, Y: y, W: w, Grow: a.pose.w.at / w,
			Turn: a.pose.turn.at, Centred: a.Centred, Flip: a.pose.flip.at, Squash: squash * a.land, Alpha: alpha,
		})
	}
}

// Raise draws what is added from now on higher by z.
func (s *Stage) Raise(z int) { s.raise = z }

// Fresh makes everything in the next composition stand in its place at once.
func (s *Stage) Fresh() { s.first = true }

// DropControls takes all controls composed so far away, and lets no piece be
// inspected: something lies over them.
func (s *Stage) DropControls() {
	s.controls, s.covered, s.dropped, s.bar = s.controls[:0], s.order, true, scrollBar{}
}

// Beside lets a press beside what lies on r do something, where there is no control.
func (s *Stage) Beside(r Rect, act func()) { s.sheet, s.aside = r, act }

// PressBeside does that at a point, and reports whether there was something to do.
func (s *Stage) PressBeside(x, y float64) bool {
	if s.aside == nil || s.sheet.Has(x, y) {
		return false
	}
	s.aside()
	return true
}

// Bury makes room for what comes to lie on r: controls composed so far can only be
// reached beside it, and those of which it leaves too little, not at all.
func (s *Stage) Bury(r Rect) {
	s.controls = slices.DeleteFunc(s.controls, func(c Control) bool {
		left := c.Shown.Outside(r)
		return left.W < min(leastTarget, c.Shown.W) || left.H < min(leastTarget, c.Shown.H)
	})
	for i := range s.controls {
		c := &s.controls[i]
		c.Rect, c.Shown = c.Rect.Outside(r), c.Shown.Outside(r)
	}
}

// Place gives a place of the layout an id, for [Stage.Where].
func (s *Stage) Place(id string, r Rect) { s.places[id] = r }

// RefusalPlace is the id of the place at whose lower edge is said why something cannot be done.
const RefusalPlace = "refusal"

// Was returns where a place of an id is in this composition, or else was in the one before.
func (s *Stage) Was(id string) Rect {
	if r, ok := s.places[id]; ok {
		return r
	}
	return s.placesBefore[id]
}

// Where returns where the layout wants what has an id: a place, a control, or an item of
// that key. It is false if nothing has.
func (s *Stage) Where(id string) (Rect, bool) {
	if r, ok := s.places[id]; ok {
		return r, true
	}
	if c := s.Find(id); c != nil {
		return c.Shown, true
	}
	a := s.byKey[id]
	if a == nil || !a.fresh {
		return Rect{}, false
	}
	return a.box(), true
}

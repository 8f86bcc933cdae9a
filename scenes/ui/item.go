package ui

import (
	"math"

	"treille/sprites"
	"treille/sprites/dice"
)

// A Kind says what an item draws.
type Kind uint8

// What can be drawn.
const (
	Piece   Kind = iota // a piece of the art
	Surface             // parchment, felt, a button: drawn to size
	Text                // one line of words
	Print               // a picture drawn before, in any size
)

// An Item is one thing to draw and where its layout wants it.
type Item struct {
	// Key is the item's identity from one composition to the next. Items with
	// a key travel to their places; those without stand still and must not
	// change size.
	Key  string
	Kind Kind
	Z    int // higher is drawn later; equal: in the order of composition
	Box  Rect
	// Turn is in degrees, clockwise, about the lower middle of the box.
	// Centred turns about the middle instead.
	Turn    float64
	Centred bool
	Alpha   float64 // 0 is taken for 1; use Hidden for what cannot be seen
	// Flip is 0 for the face and 1 for the back of a piece that has one.
	Flip   float64
	Hidden bool

	Look    sprites.Look    // of a piece
	Surface sprites.Surface // of a surface
	Print   *sprites.Print  // of a print, as high as its width asks
	Words   string          // of a text; of a piece that can be inspected, what it is
	Style   sprites.Style   // of a text; Box.X is the point that it is aligned to, Box.Y its base line

	// Control is the id of the control whose state shows in the surface:
	// pressed, disabled.
	Control string
	// Inspect shows in large what a piece is: a long press on it, wherever it lies
	// or travels, unless a control there has one of its own.
	Inspect func()
	// From is where a new item sets out, nil for its own place.
	From *Rect
	// Enters makes a new item set out even where another page has just been opened.
	Enters bool
	// Appear makes a new item without From fade in.
	Appear bool
	// Flight is how it travels to a new place.
	Flight Flight
	// Throw makes a new item, the piece of a die, come as one that is thrown onto its place.
	Throw dice.Throw
	// Cut makes an item be gone at once, without fading, where it is not added any
	// more: what takes its place is read.
	Cut bool
	// Vanish makes an item fade away once it has arrived: what it stands for is
	// only counted there.
	Vanish bool
	// With is the key of the piece that it lies on: as long as that is on its way, it is not
	// seen.
	With string
	// Clip is the number of the clip that it is drawn in, 0 for none: see
	// Stage.Clip.
	Clip int
}

// pose is what springs move.
type pose struct {
	x, y, w, turn, flip, alpha spring
}

// An actor is an item as it is seen.
type actor struct {
	Item
	pose   pose
	order  int
	fresh  bool // composed in the present round
	born   bool // and new on the stage, so that it may set out from somewhere
	gone   bool // fading out
	held   bool // carried by the player, so far from where it wants to be:
	dx     float64
	dy     float64
	land   float64
	flying flying
	wide   float64 // its width where it set out
	thrown float64 // milliseconds since the throw, at the usual pace; those of lies for one that lies
}

// newActor is an actor to be filled in: one that is used no more, if there is one.
func (s *Stage) newActor() *actor {
	n := len(s.spare)
	if n == 0 {
		return &actor{}
	}
	a := s.spare[n-1]
	s.spare = s.spare[:n-1]
	return a
}

func (a *actor) aim() {
	a.pose.x.target, a.pose.y.target = a.Box.X, a.Box.Y
	a.pose.w.target = a.Box.W
	a.pose.turn.target, a.pose.flip.target = a.Turn, a.Flip
	a.pose.alpha.target = a.Alpha
	a.vanish()
}

// drawnFor is the width of the picture that an actor is drawn by: its own, or as long as it is much larger on its way to
// there, the one that it has set out with, which is sharp.
func (a *actor) drawnFor() float64 {
	if most := a.Box.W * sharp; a.wide > most && a.pose.w.at > most {
		return a.wide
	}
	return a.Box.W
}

// follow keeps an actor that is carried under the pointer.
func (a *actor) follow() {
	if a.held {
		a.pose.x.at, a.pose.x.speed = a.pose.x.target+a.dx, 0
		a.pose.y.at, a.pose.y.speed = a.pose.y.target+a.dy, 0
	}
}

// vanish lets an item that is to fade away do so where it wants to be.
func (a *actor) vanish() {
	if a.Vanish && a.far() <= liftedAfter {
		a.pose.alpha.target = 0
	}
}

func (a *actor) snap() {
	for _, s := range [...]*spring{&a.pose.x, &a.pose.y, &a.pose.w, &a.pose.turn, &a.pose.flip, &a.pose.alpha} {
		s.snap()
	}
	a.flying, a.thrown = flying{}, a.lies()
	a.follow()
}

// place ends an actor's journey, but lets it turn over.
func (a *actor) place() {
	flip := a.pose.flip
	a.snap()
	a.pose.flip.at, a.pose.flip.speed = flip.at, flip.speed
}

// far is the way that an actor still has to go.
func (a *actor) far() float64 {
	return math.Abs(a.pose.x.target-a.pose.x.at) + math.Abs(a.pose.y.target-a.pose.y.at)
}

// step moves an actor by one tick and reports whether it still moves; it fades within so many
// seconds.
func (a *actor) step(pace, fades float64) bool {
	if a.Key == "" {
		return false
	}
	wasFar := a.far() > liftedAfter
	m := a.throw(pace)
	switch {
	case a.held:
		a.follow()
	case a.flying.Ticks > 0:
		a.fly(pace)
		m = true
	default:
		m = a.pose.x.step(pace, restLength) || m
		m = a.pose.y.step(pace, restLength) || m
	}
	m = a.pose.w.step(pace, restLength) || m
	if a.flying.Ticks == 0 {
		m = a.pose.turn.step(pace, restTurn) || m
	}
	m = a.pose.flip.step(pace, restShare) || m
	a.vanish()
	m = fade(&a.pose.alpha, fades/pace) || m
	if a.Kind == Piece && !a.held && wasFar && a.far() <= liftedAfter {
		a.land = 1
	}
	if a.land > 0 {
		a.land -= pace / (TicksPerSecond * 0.12)
		if a.land < 0 {
			a.land = 0
		}
		m = true
	}
	return m
}

// fade moves a share evenly to its target within the given time.
func fade(s *spring, seconds float64) bool {
	if s.at == s.target {
		return false
	}
	step := 1 / (seconds * TicksPerSecond)
	if s.at < s.target {
		s.at = min(s.at+step, s.target)
	} else {
		s.at = max(s.at-step, s.target)
	}
	return true
}

// z is the height at which an actor is drawn now: what travels is lifted, the
// higher, the farther it still has to go, so that it passes over what only makes
// room for it.
func (a *actor) z() int {
	if a.thrown < a.lies() {
		return a.Z + liftZ
	}
	if far := a.far(); a.Kind == Piece && far > liftedAfter {
		return a.Z + liftZ + min(int(far/liftStep), liftSteps)
	}
	return a.Z
}

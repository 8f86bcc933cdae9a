package table

import (
	"math"
	"time"

	"treille/engine"
	"treille/engine/search"
)

// A Session is a game as it is shown on one device. The referee runs ahead of
// the screen: the session hands over event by event, as each beat before has
// been seen, and lets computer players think meanwhile.
type Session struct {
	referee Referee
	remote  Remote // the referee, if it answers later
	people  engine.PlayerSet
	viewer  engine.Player
	queue   []engine.Event
	wait    float64 // ticks until the next beat,
	whole   float64 // of as many as the running one takes
	hurry   bool    // beats are skipped
	kept    bool    // the running one is seen even where all is shown at once, or skipped
	awaits  bool    // the next beat is not shown before somebody lets it go
	goes    bool    // he has
	still   int     // ticks for which computer players have been at it

	// every is how many ticks lie between two decisions where all is shown at once, 0
	// for as many decisions as come; rest are those that are left of them.
	every, rest int

	// decided is the seat whose decision is still being shown, or Terminal: a
	// pause follows it.
	decided engine.Player
	// due is the person who has to decide, or Terminal. He stays it until he
	// decides, even if others who decide at the same time do so first.
	due engine.Player

	now   func() time.Time // says how long thinking takes, and nothing else
	until time.Time        // of this tick
}

// NewSession shows what a referee has. One person alone looks from his seat;
// with several, the cover decides who looks. By the clock now, computer players stop
// thinking for a tick: it decides when they answer, never what.
func NewSession(referee Referee, now func() time.Time) *Session {
	return newSession(referee, referee.People(), now)
}

// newSession is NewSession where only the people that are named decide.
func newSession(referee Referee, people engine.PlayerSet, now func() time.Time) *Session {
	s := &Session{referee: referee, people: people, viewer: engine.Spectator, now: now}
	s.remote, _ = referee.(Remote)
	if s.people.Len() == 1 {
		s.viewer = s.people.First()
	}
	s.Catch()
	return s
}

// People is the set of the seats that people play.
func (s *Session) People() engine.PlayerSet { return s.people }

// Viewer is the seat whose information the screen shows, or Spectator.
func (s *Session) Viewer() engine.Player { return s.viewer }

// SetViewer shows the game to another seat from now on; what was not yet shown
// is taken as seen.
func (s *Session) SetViewer(p engine.Player) {
	s.viewer = p
	s.Catch()
}

// Catch takes all that has happened as seen.
func (s *Session) Catch() {
	s.referee.Take(s.viewer)
	s.queue = s.queue[:0]
	s.wait, s.hurry, s.kept, s.still = 0, false, false, 0
	s.awaits, s.goes = false, false
	s.decided, s.due = engine.Terminal, engine.Terminal
	s.call()
}

// ShowFrom hands over again all events after the first n.
func (s *Session) ShowFrom(n int) {
	s.Catch()
	s.queue = append(s.queue, s.referee.History(s.viewer)[n:]...)
	s.due = engine.Terminal
}

// Info returns a copy of what the viewer knows, all events included.
func (s *Session) Info() engine.InfoState {
	in := s.referee.Blank(s.viewer)
	in.CopyFrom(s.referee.Info(s.viewer))
	return in
}

// Seen returns the events that have been handed over.
func (s *Session) Seen() []engine.Event {
	history := s.referee.History(s.viewer)
	return history[:len(history)-len(s.queue)]
}

// Behind reports whether something that has happened is still to be shown.
func (s *Session) Behind() bool { return len(s.queue) > 0 || s.wait > 0 }

// Next is the event that is shown next, if that is now.
func (s *Session) Next() (e engine.Event, ok bool) {
	if len(s.queue) == 0 || s.wait > 0 {
		return e, false
	}
	return s.queue[0], true
}

// length is which share of the running beat is still to come, in steps of so many ticks.
func (s *Session) length(every float64) float64 {
	if s.wait <= 0 {
		return 0
	}
	return min(1, math.Ceil(s.wait/every)*every/s.whole)
}

// Choosing are those who are seen to decide: nobody while what somebody has done is still being
// shown, as another may decide already.
func (s *Session) Choosing() engine.PlayerSet {
	if len(s.queue) > 0 && s.wait > 0 {
		return 0
	}
	return s.referee.Acting()
}

// Still is for how many ticks computer players have been deciding: they think, or
// what they decided is being shown.
func (s *Session) Still() int { return s.still }

// Awaits is who lets the next event go, which is not shown before; else Terminal.
func (s *Session) Awaits() engine.Player {
	if !s.awaits {
		return engine.Terminal
	}
	return s.queue[0].Player
}

// Go lets it go.
func (s *Session) Go() { s.awaits, s.goes = false, s.awaits }

// Release lets the next event go before it is waited for.
func (s *Session) Release() { s.awaits, s.goes = false, true }

// Over reports whether the game has ended and all of it has been shown.
func (s *Session) Over() bool {
	_, over := s.referee.Result()
	return over && !s.Behind()
}

// Decider is the person whose decision the game waits for, once everything has
// been shown; else Terminal.
func (s *Session) Decider() engine.Player { return s.due }

// call finds who is due.
func (s *Session) call() {
	owing := s.referee.Acting() & s.people
	if owing.Has(s.due) {
		return
	}
	s.due = engine.Terminal
	if !s.Behind() && owing != 0 {
		s.due = s.nearest(owing)
	}
}

// nearest is the first of some seats from the viewer on, himself included, who
// looks already: so that a device that several share goes round once, clockwise,
// when all of them decide.
func (s *Session) nearest(set engine.PlayerSet) engine.Player {
	if s.viewer != engine.Spectator {
		if ahead := set >> uint(s.viewer) << uint(s.viewer); ahead != 0 {
			set = ahead
		}
	}
	return set.First()
}

// Sending reports whether what a person has decided is on its way to the referee.
func (s *Session) Sending(p engine.Player) bool {
	return s.remote != nil && s.remote.Sending().Has(p)
}

// Play takes a gesture of the person at p. If it is on its way then, see Sending, the show
// hears later what has become of it.
func (s *Session) Play(p engine.Player, gesture ...engine.Action) error {
	if err := s.referee.Play(p, gesture...); err != nil {
		return err
	}
	s.due, s.still = engine.Terminal, 0
	if !s.Sending(p) {
		s.took(p)
	}
	return nil
}

// took hands over what a decision has brought about.
func (s *Session) took(p engine.Player) {
	s.decided = p
	s.queue = append(s.queue, s.referee.Take(s.viewer)...)
}

// Undo takes the last gesture of p back. If that is on its way then, see Sending, the show
// hears later what has become of it.
func (s *Session) Undo(p engine.Player) error {
	if err := s.referee.Undo(p); err != nil {
		return err
	}
	if s.Sending(p) {
		s.due = engine.Terminal
		return nil
	}
	s.Catch()
	return nil
}

// Hurry ends the running beat and skips the following ones, up to the next that
// the show stops at, or the last one of the decision, which is seen as usual. One that
// is kept runs to its end.
func (s *Session) Hurry() {
	s.hurry = len(s.queue) > 0
	s.cut()
	s.call()
}

// cut ends the running beat, unless it is kept.
func (s *Session) cut() {
	if !s.kept {
		s.wait = 0
	}
}

// A Show is a screen that a session plays on.
type Show interface {
	// Beat takes one event into what is shown, and returns how many ticks it
	// takes at speed 1.
	Beat(engine.Event) float64
	// SkipStops reports whether something begins with an event that a player who
	// hurries would not want to miss.
	SkipStops(engine.Event) bool
	// Keeps reports whether its beat is not cut where all is shown at once, or skipped.
	Keeps(engine.Event) bool
	// Awaits reports whether it is shown only once somebody lets it go.
	Awaits(engine.Event) bool
	// Whole reports whether all is known of what somebody does with the first of the
	// events ahead: it is shown as one.
	Whole(ahead []engine.Event) bool
	// Pause is how many ticks a decision of p stays in sight at least, from its last beat on.
	Pause(p engine.Player) float64

	// Holds is asked before anything else is shown or decided, and reports whether that
	// has to wait.
	Holds() bool

	// Took says that what a person here has decided has been taken, Refused that it has
	// not, and why; Rewound that somebody has taken a decision back. Nothing is behind then.
	Took()
	Refused(error)
	Rewound(engine.Player)
}

// Update moves the session on by one tick at the given pace (1 the usual
// speed); instant shows all at once. It reports whether anything happened.
func (s *Session) Update(show Show, pace float64, instant bool) bool {
	defer s.call()
	s.hear(show)
	s.still++
	s.rest = max(0, s.rest-1)
	may := thinkTime
	switch {
	case instant && !s.kept && s.people != 0:
		may = skipTime
	case !s.Behind() && s.referee.Acting()&s.people == 0:
		may = waitTime
	}
	s.until = s.now().Add(may)
	for happened := false; ; happened = true {
		if instant {
			s.cut()
		}
		switch {
		case s.wait > 0:
			s.wait -= pace
			s.think()
			return happened
		case show.Holds():
			return happened
		case len(s.queue) > 0 && !s.goes && show.Awaits(s.queue[0]):
			happened = happened || !s.awaits
			s.awaits, s.hurry = true, false
			s.think()
			return happened
		case len(s.queue) > 0 && !s.lacks(show):
			s.awaits, s.goes = false, false
			s.next(show)
		case instant && s.rest > 0:
			return happened
		case !s.answer(show):
			return happened
		case instant && s.people == 0:
			s.rest = s.every
			return true // a game of computers alone is seen to go on
		}
	}
}

// hear takes what a remote referee says of decisions that were on their way, or taken back.
func (s *Session) hear(show Show) {
	if s.remote == nil {
		return
	}
	if p, ok := s.remote.Rewound(); ok {
		s.Catch()
		show.Rewound(p)
	}
	if err := s.remote.Refused(); err != nil {
		show.Refused(err)
	}
}

// lacks reports whether computer players go on with what is to be shown next. People at
// other devices are not waited for.
func (s *Session) lacks(show Show) bool {
	others := s.referee.Acting() &^ s.people
	if s.remote != nil {
		for i, seat := range s.referee.Seats() {
			if seat.Kind == Human {
				others = others.Without(engine.Player(i))
			}
		}
	}
	return others != 0 && !show.Whole(s.queue)
}

// next hands over one event.
func (s *Session) next(show Show) {
	ev := s.queue[0]
	s.queue = s.queue[:copy(s.queue, s.queue[1:])]
	s.hurry = s.hurry && len(s.queue) > 0 && !show.SkipStops(ev)
	s.wait = show.Beat(ev)
	s.kept = show.Keeps(ev)
	defer func() { s.whole = s.wait }()
	acting := s.referee.Acting()
	if acting&^s.people == 0 {
		s.still = 0
	}
	if s.hurry {
		s.cut()
	}
	if len(s.queue) > 0 {
		return
	}
	// A person who goes on himself need not look at what he has just done.
	if s.decided != engine.Terminal && !(acting & s.people).Has(s.decided) {
		s.wait = max(s.wait, show.Pause(s.decided))
	}
	s.decided = engine.Terminal
}

// think lets computer players think for a slice, and for more while the tick has
// time.
func (s *Session) think() {
	for s.referee.Think(thinkSlice) != 0 && s.now().Before(s.until) {
	}
}

// Advise lets the adviser of a person think for as long as a tick has time; see
// [Referee.Advise].
func (s *Session) Advise(p engine.Player) (found []search.Result, done bool) {
	for {
		if found, done = s.referee.Advise(p, thinkSlice); done || !s.now().Before(s.until) {
			return found, done
		}
	}
}

// answer takes the decision of a computer player that has thought to the end, or any that
// a remote referee hands over. Where several decide at once, it does not wait for people.
func (s *Session) answer(show Show) bool {
	s.think()
	p, ok := s.referee.Answer()
	if !ok {
		return false
	}
	if p == s.due { // in a lesson that goes on without the pupil
		s.due = engine.Terminal
	}
	s.took(p)
	if s.remote != nil && s.people.Has(p) {
		show.Took()
	}
	return true
}

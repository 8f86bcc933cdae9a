package table

import (
	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/record"
)

// A Session is a game as it is played on one device. The match runs ahead of
// what the screen shows: the session hands over event by event, as each beat
// before has been seen.
type Session struct {
	match  *match.Match
	seats  []record.Seat
	bots   []*bot.Bot // nil for people
	viewer engine.Player
	queue  []engine.Event
	wait   float64 // ticks until the next beat
	hurry  bool    // beats are skipped
	people int

	// decided is the seat that has taken the last decision, for the pause
	// after it.
	decided engine.Player
}

// Human is the kind of a seat that a person plays.
const Human = "human"

// NewSession plays m. The computer players are those that the seats name.
func NewSession(m *match.Match) (*Session, error) {
	s := &Session{match: m, seats: m.Record().Seats, viewer: engine.Spectator, decided: engine.Terminal}
	for i, seat := range s.seats {
		var b *bot.Bot
		if seat.Kind == Human {
			s.people++
			s.viewer = engine.Player(i)
		} else {
			var err error
			if b, err = bot.New(seat.Kind, m.Game(), m.Setup().Seed, engine.Player(i)); err != nil {
				return nil, err
			}
		}
		s.bots = append(s.bots, b)
	}
	if s.people > 1 {
		s.viewer = engine.Spectator // the cover decides who looks
	}
	s.Catch()
	return s, nil
}

// Match is the referee.
func (s *Session) Match() *match.Match { return s.match }

// Seat is who sits at p.
func (s *Session) Seat(p engine.Player) record.Seat { return s.seats[p] }

// People is the number of seats that people play.
func (s *Session) People() int { return s.people }

// IsHuman reports whether a person plays p.
func (s *Session) IsHuman(p engine.Player) bool {
	return p >= 0 && int(p) < len(s.bots) && s.bots[p] == nil
}

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
	s.match.Take(s.viewer)
	s.queue = s.queue[:0]
	s.wait, s.hurry = 0, false
}

// Shown returns what the viewer knows now, all events included.
func (s *Session) Shown() engine.InfoState { return s.match.Info(s.viewer) }

// Decider is the person whose decision the game waits for, once everything has
// been shown; else Terminal.
func (s *Session) Decider() engine.Player {
	if len(s.queue) > 0 || s.wait > 0 || s.match.Over() {
		return engine.Terminal
	}
	acting := s.match.Acting()
	for i := range s.bots {
		p := engine.Player(i)
		if acting.Has(p) && s.IsHuman(p) {
			return p
		}
	}
	return engine.Terminal
}

// Behind reports whether something that has happened is still to be shown.
func (s *Session) Behind() bool { return len(s.queue) > 0 || s.wait > 0 }

// Begun reports whether any seat has decided anything yet.
func (s *Session) Begun() bool {
	for _, p := range s.match.Record().Plies {
		if p.Who >= 0 {
			return true
		}
	}
	return false
}

// Pending is the number of events that are still to be shown.
func (s *Session) Pending() int { return len(s.queue) }

// Play takes a decision of the person at p.
func (s *Session) Play(p engine.Player, a engine.Action) error {
	if err := s.match.Play(p, a); err != nil {
		return err
	}
	s.took(p)
	return nil
}

func (s *Session) took(p engine.Player) {
	s.decided = p
	s.queue = append(s.queue, s.match.Take(s.viewer)...)
}

// Undo takes the last decision of p back.
func (s *Session) Undo(p engine.Player) error {
	if err := s.match.Undo(p); err != nil {
		return err
	}
	s.Catch()
	return nil
}

// think lets a computer player decide, if one has to. It reports whether one
// did.
func (s *Session) think() bool {
	acting := s.match.Acting()
	for i, b := range s.bots {
		p := engine.Player(i)
		if b == nil || !acting.Has(p) {
			continue
		}
		a := b.Choose(s.match.Info(p), s.match.Ply())
		if err := s.match.Play(p, a); err != nil {
			panic("table: a computer player chose what is not legal: " + err.Error())
		}
		s.took(p)
		return true
	}
	return false
}

// Hurry ends the running beat, and skips those that belong with it: up to where
// the show stops, or the last one of the decision, which is seen as usual.
func (s *Session) Hurry() { s.wait, s.hurry = 0, len(s.queue) > 0 }

// A Show is a screen that a session plays on.
type Show interface {
	// Beat takes one event into what is shown, and returns how many ticks it
	// takes at speed 1.
	Beat(engine.Event) float64
	// Stops reports whether something begins with an event that a player who
	// hurries would not want to miss.
	Stops(engine.Event) bool
	// Decided is called after each decision, to save the game.
	Decided()
	// Pause is the number of ticks between the decisions of computer players
	// at speed 1.
	Pause() float64
}

// Update moves the session on by one tick at the given pace (1 the usual
// speed); instant shows all at once. It reports whether anything happened.
func (s *Session) Update(show Show, pace float64, instant bool) bool {
	happened := false
	for {
		if instant {
			s.wait = 0
		}
		if s.wait > 0 {
			s.wait -= pace
			return happened
		}
		switch {
		case len(s.queue) > 0:
			ev := s.queue[0]
			s.queue = s.queue[:copy(s.queue, s.queue[1:])]
			s.hurry = s.hurry && len(s.queue) > 0 && !show.Stops(ev)
			s.wait = show.Beat(ev)
			if s.hurry {
				s.wait = 0
			}
			happened = true
			if len(s.queue) == 0 && s.decided != engine.Terminal {
				s.decided = engine.Terminal
				s.wait = max(s.wait, show.Pause())
			}
		case s.match.Over():
			return happened
		default:
			if s.Decider() != engine.Terminal || !s.think() {
				return happened
			}
			show.Decided()
			happened = true
			if instant && s.people == 0 {
				return happened // a game of computers alone is seen to go on
			}
		}
	}
}

// ShowFromStart hands over the whole game again, from its first event.
func (s *Session) ShowFromStart() {
	s.Catch()
	s.queue = append(s.queue, s.match.History(s.viewer)...)
}

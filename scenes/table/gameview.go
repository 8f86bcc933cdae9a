package table

import (
	"treille/audio"
	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// A GameSpec is a game that has a table: what the pages around it have to know.
type GameSpec struct {
	Game engine.Game
	// About is what the game is called, and says of itself.
	About func(*lang.Words) *lang.About
	// Box are the colours of its box.
	Box sprites.BoxColours
	// Minutes is how long a game takes among people, at least and at most.
	Minutes [2]int
	// Seats is the number of seats that is offered first.
	Seats int
	// Sit brings the game to a table.
	Sit func(*Table) GameView
	// Glance says of a saved game where it stands, as everybody knows it.
	Glance func(*lang.Words, engine.InfoState) Glance
	// Counts is what its scores count, in the place of points; nil for these.
	Counts func(*lang.Words) lang.Plural
	// LogHeading heads the lines of round {n} in the log, if it is not called a round; or nil.
	LogHeading func(*lang.Words) lang.Template
	// Luck is what its chance brings, as statistics count it.
	Luck []LuckSpec
	// Book is its rule book.
	Book rulebook.Book
	// Sounds are those that it has beside the ones of all tables; nil for none.
	Sounds *audio.Table
	// Memory says that whoever has seen something has to remember it (rule F40): no line of
	// the log shows pieces, and nothing that has happened is shown again as long as
	// the game lasts. It is nil for a game that may be looked back at.
	Memory func(*lang.Words) string
	// Keeps says of which events the beat is never cut, neither by a tap nor at the speed
	// "instant", if people play: what has to be remembered, or is the outcome of own
	// decisions. The information state has taken them in. It may be nil.
	Keeps func(engine.InfoState, engine.Event) bool
	// Quiet says that points are counted without a sound, as their pieces are
	// heard.
	Quiet bool
	// OwnBeside says that the place beside the main button of a phone held upright shows
	// what the viewer has, while nothing else is to be pressed there.
	OwnBeside bool
	// Paced says that all events take the time in which they are seen, so that no pause
	// follows what another player decides.
	Paced bool
	// Sample are pieces that show how the settings make them look.
	Sample Sample
	// Round is what the page of the game shows of it.
	PageArt PageArt
	// Course is how the game is taught; nil if it is not.
	Course *Course
	// Pages opens the pages that lie beside its table.
	Pages Pages
}

// Name is the game's lower-case name, as records and settings have it.
func (k *GameSpec) Name() string { return k.Game.Name() }

// Score says a score in words: "34 points".
func (k *GameSpec) Score(w *lang.Words, n int) string { return w.Count(k.counts(w), n) }

// Unit is what so many of a score are: "points".
func (k *GameSpec) Unit(w *lang.Words, n int) string { return w.Unit(k.counts(w), n) }

func (k *GameSpec) counts(w *lang.Words) lang.Plural {
	if k.Counts != nil {
		return k.Counts(w)
	}
	return w.Table.Points
}

// A Glance is where a saved game stands.
type Glance struct {
	Round  int
	Place  string           // instead of the round, where there is none: "First buys", "Set 8"
	Phase  string           // in the middle of a sentence: "bidding"; "" if Place says it
	Acting engine.PlayerSet // who has to decide
	Scores []int
	Art    []sprites.Look // at most two pieces for a small picture
}

// A GameView is what a game brings to a table: how its pieces lie, how its events
// look, what may be done. The table asks; it owns the flow of the game, and a
// game's view never has to know whose turn is next.
type GameView interface {
	// Settle lays everything as an information state has it, at once. The
	// game's view keeps it: the table lets it observe each event before Beat.
	Settle(engine.InfoState)
	// Beat shows an event that the information state has just taken in:
	// pieces set out, sounds are heard. It returns how many ticks that takes
	// at speed 1.
	Beat(engine.Event) float64
	// SkipStops reports whether something begins with an event that a player who
	// skips would not want to miss.
	SkipStops(engine.Event) bool
	// Private reports whether who has just decided sees an event with his own
	// hidden things still open, as what he himself has done. Any other event
	// covers them, where people share a device.
	Private(engine.Event) bool
	// Lines says an event in words, for the log; before is what was known
	// before it. It must not depend on anything else that the game's view shows.
	Lines(before engine.InfoState, e engine.Event) []Line
	// Tell says what somebody does with the first of some events, and those that belong
	// to it; before is what was known before them. It has no words for what goes without.
	Tell(before engine.InfoState, events []engine.Event) Telling
	// Point lets the pieces glow that an event was about, where they lie now,
	// and no others, with those of others that one line of the log tells with it; the zero Event is about none.
	Point(e engine.Event, others ...engine.Event)
	// Tick moves the game's view's own time on by one tick at the given pace, and
	// reports whether the screen has to be composed again.
	Tick(pace float64) bool

	// Invite turns to what the viewer has to decide: he has just become due.
	Invite()
	// LayDown lays back what the player has picked up and not yet decided.
	LayDown()
	// Lifted is the one piece that the player has picked up, to look at; nil if
	// there is none, or more.
	Lifted() *Inspection
	// Back lays down what the player has picked up, or returns from what is
	// looked at to what has to be decided; it is
	// false if that is there already.
	Back() bool

	// Turn says whose turn it is, and what he does, for the banner.
	Turn(ui.Shape) Turn
	// Actions are the hint and the buttons of what the viewer may do now.
	Actions() Actions
	// Score is a seat's score. The table counts what it shows up to it.
	Score(engine.Player) int
	// RulePage is the number of the rule book's page for the present phase.
	RulePage() int
	// Compose adds the table, all but banner, cover and panels.
	Compose(*Canvas)
	// Outline says in words what the table shows, all but banner, hint, log,
	// cover and panels, as far as the viewer may see it.
	Outline(*ui.Outline)
	// Last says that the rules let the game end with this round; nil while they do not, and
	// once it is over.
	Last() *Last
	// Ending says how the game has ended, for the page of its result.
	Ending() Ending
	// State tells tests what is particular to the game.
	State(add func(name string, value any))
}

// A Turn is what the banner says.
type Turn struct {
	Seat   engine.Player // Chance for nobody: then the game's own title stands there
	Verb   string        // what he does: "bids"
	Number int           // of the round, from 1; 0 before the first
	Most   int           // rounds that there can be, where the banner says so; else 0
	Round  string        // "Round 6"
	Spelt  bool          // it stands before the phase in words where there is room: its number alone would look like a phase's
	Phases []string      // of a round
	Now    int           // the place of the present one in Phases, -1 if it is none of them
	Short  string        // the present one on the plate of a narrow banner,
	Shorts []string      // and all that may stand there
	Phase  string        // it, in the middle of a sentence
	Learns string        // what a pupil does in it: "learns to bid"
}

// Actions are what the viewer may do now.
type Actions struct {
	// Hint is the line over the buttons; the table says of others that they
	// think.
	Prompt string
	// Busy says that nobody thinks: what was decided is being done.
	Busy bool
	// Others are the buttons beside the main one, at most two.
	Others []Action
	Main   Action
	// Alone says that all he may do is nothing, which is taken for him (rule C4).
	Alone bool
}

// An Action is a button that decides. One without Act is disabled and says why.
type Action struct {
	ID, Label string
	Reason    string
	Key       rune
	Size      float64 // of the label in proportion to the place's; 0 for 1
	Wide      bool    // a label that needs more room
	Icon      string  // instead of the label, which is only spoken: of the second of Others
	Price     string  // a second line of the label: what it costs,
	LowPrice  string  // and in few words, where that has no room
	Leads     bool    // one beside the main one that is what comes next: the game goes on by it
	Asks      bool    // it tells what to do on the table before it can be pressed
	Runs      float64 // share of the time that is left before it is done without being pressed, 0 for none
	Fleeting  bool    // see [ui.Control.Fleeting]
	Act       func()
}

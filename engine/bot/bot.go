// Package bot is the computer players. A bot holds no game: it is shown what
// its seat knows, and chooses. What it chooses depends on its seed, seat, the
// ply and that knowledge alone, so a game resumed or taken back goes on alike.
//
// A bot that takes long thinks in steps, so that a screen can draw in between:
//
//	b.Begin(info, ply)
//	for !b.Step(200) {
//		// draw
//	}
//	a := b.Best()
//	b.Drop()
//
// Choose does the same in one call. How the iterations are cut into steps makes
// no difference to the decision.
package bot

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// Random is the name of the player that every game has: each decision is as
// likely as any other.
const Random = "random"

// yardsticks are the names of the players for tests and comparisons, which have no
// level.
var yardsticks = []string{Random, engine.Odd, engine.Novice, engine.Greedy}

// Names lists the computer players of a game: those for tests and as
// yardsticks, then the levels, weakest first.
func Names(game engine.Game) []string {
	return slices.DeleteFunc(slices.Concat(yardsticks, engine.Levels()), func(name string) bool { return policy(name, game) == nil })
}

// Check returns an error unless a game has the computer player of that name.
func Check(name string, game engine.Game) error {
	player, character, styled := strings.Cut(name, "/")
	switch {
	case policy(player, game) == nil:
		return fmt.Errorf("%s has no computer player %q; there are %s", game.Name(), player, strings.Join(Names(game), ", "))
	case styled && !slices.Contains(engine.Levels(), player):
		return fmt.Errorf("the computer player %q has no character; only %s have one", player, strings.Join(engine.Levels(), ", "))
	case styled && !slices.Contains(engine.Characters(), character):
		return fmt.Errorf("no computer player has the character %q; there are %s", character, strings.Join(engine.Characters(), ", "))
	}
	return nil
}

// LevelOf returns the place among [engine.Levels] of a computer player as a record
// names it, with or without its character. Yardsticks stand in for the weakest level.
// It fails for a name that no computer player has.
func LevelOf(name string) (int, error) {
	player, _, _ := strings.Cut(name, "/")
	if slices.Contains(yardsticks, player) {
		return 0, nil
	}
	if level := slices.Index(engine.Levels(), player); level >= 0 {
		return level, nil
	}
	return 0, fmt.Errorf("no computer player is called %q; the levels are %s", player, strings.Join(engine.Levels(), ", "))
}

// policy is the computer player of a name without its character, nil if there is
// none.
func policy(name string, game engine.Game) engine.Policy {
	if name == Random {
		return engine.RandomPolicy{}
	}
	return game.Policy(name)
}

// mannered is the computer player of a name that Check allows, with its
// character; one that has no taste plays alike with any.
func mannered(name string, game engine.Game) engine.Policy {
	player, character, _ := strings.Cut(name, "/")
	p := policy(player, game)
	if c, ok := engine.CharacterNamed(character); ok {
		if m, ok := p.(engine.Mannered); ok {
			return m.WithCharacter(c)
		}
	}
	return p
}

// A Bot is a computer player in a seat of one game. It thinks about one decision
// at a time.
type Bot struct {
	thought  engine.Thought
	seed     uint64
	seat     engine.Player
	legal    []engine.Action
	thinking bool
}

// New returns the computer player of that name for a seat: one of Names, a level
// also with its character after a slash, "hard/patient". It fails if the game has
// none.
func New(name string, game engine.Game, seed uint64, seat engine.Player) (*Bot, error) {
	if err := Check(name, game); err != nil {
		return nil, err
	}
	return newBot(mannered(name, game), seed, seat), nil
}

// NewAdviser returns who is asked for hints and in the analysis about the decisions of a seat: the adviser of an
// [engine.Advising] game, otherwise [engine.Hard]. It fails if the game has neither.
func NewAdviser(game engine.Game, seed uint64, seat engine.Player) (*Bot, error) {
	if g, ok := game.(engine.Advising); ok {
		return newBot(g.Adviser(), seed, seat), nil
	}
	return New(engine.Hard, game, seed, seat)
}

// NewWithBudget is New with another number of playouts a decision. It fails for
// a player that makes none.
func NewWithBudget(name string, game engine.Game, seed uint64, seat engine.Player, playouts int) (*Bot, error) {
	if err := Check(name, game); err != nil {
		return nil, err
	}
	p, ok := mannered(name, game).(engine.Budgeted)
	if !ok {
		return nil, fmt.Errorf("%s has no computer player %q that makes playouts", game.Name(), name)
	}
	return newBot(p.WithBudget(playouts), seed, seat), nil
}

// NewQuarter is New with a quarter of the playouts, for a computer that thinks for many
// tables: as strong within the error (docs/players.md).
func NewQuarter(name string, game engine.Game, seed uint64, seat engine.Player) (*Bot, error) {
	if err := Check(name, game); err != nil {
		return nil, err
	}
	p := mannered(name, game)
	if b, ok := p.(engine.Budgeted); ok {
		p = b.WithBudget(max(1, b.Playouts()/4))
	}
	return newBot(p, seed, seat), nil
}

func newBot(p engine.Policy, seed uint64, seat engine.Player) *Bot {
	b := &Bot{thought: &atOnce{policy: p}, seed: seed, seat: seat}
	if thinker, ok := p.(engine.Thinker); ok {
		b.thought = thinker.NewThought()
	}
	return b
}

// streams keeps the bots' streams apart from those of chance, which are made of
// the same seed.
const streams = 0xB07

// Begin starts to think about the decision that the bot's seat owes, from what
// it knows; another one, still going on, is dropped. The ply is the number of
// plies before the decision; where several seats decide at the same time, it is
// what match.Match.DecisionPly says. The information state is only looked at
// during the call: it may grow while the bot thinks.
func (b *Bot) Begin(info engine.InfoState, ply int) {
	if info.Seat() != b.seat {
		panic(fmt.Sprintf("bot: seat %d is shown what seat %d knows", b.seat, info.Seat()))
	}
	b.Drop()
	b.legal = info.LegalActions(b.legal[:0])
	b.thought.Begin(info, b.legal, rng.New(b.seed, streams, uint64(b.seat), uint64(ply)))
	b.thinking = true
}

// Thinking reports whether a decision was begun and not dropped since, done or
// not.
func (b *Bot) Thinking() bool { return b.thinking }

// Step thinks for at most so many iterations, one at least, and reports whether
// the thinking is done. It panics if no decision was begun.
func (b *Bot) Step(iterations int) (done bool) {
	b.mustThink()
	return b.thought.Step(max(1, iterations))
}

// Best returns the best decision so far, a legal one also before the first step.
// It panics if no decision was begun.
func (b *Bot) Best() engine.Action {
	b.mustThink()
	return b.thought.Best()
}

// Results returns what the thinking found of the decisions that it compared, the
// best one first; that one alone, without figures, if the player compares none. It
// panics if no decision was begun.
func (b *Bot) Results() []search.Result {
	b.mustThink()
	if adviser, ok := b.thought.(search.Adviser); ok {
		if found := adviser.Results(); len(found) > 0 {
			return found
		}
	}
	return []search.Result{{Action: b.thought.Best()}}
}

// Weigh begins, once the thinking is done, to compare the choice with another legal
// decision, and Step goes on with it; see [search.Weigher]. It returns false if the
// player compares nothing. It panics if no decision was begun.
func (b *Bot) Weigh(other engine.Action) bool {
	b.mustThink()
	w, ok := b.thought.(search.Weigher)
	if ok {
		w.Weigh(other)
	}
	return ok
}

// Weighed returns what was found since Weigh, which has to have returned true.
func (b *Bot) Weighed() search.Weighing {
	b.mustThink()
	return b.thought.(search.Weigher).Weighed()
}

// Drop ends the thinking, done or not. A bot that does not think drops nothing.
func (b *Bot) Drop() {
	if b.thinking {
		b.thought.Drop()
		b.thinking = false
	}
}

func (b *Bot) mustThink() {
	if !b.thinking {
		panic(fmt.Sprintf("bot: seat %d has not begun to think", b.seat))
	}
}

// Choose thinks about a decision from its beginning to its end and returns it;
// see Begin.
func (b *Bot) Choose(info engine.InfoState, ply int) engine.Action {
	b.Begin(info, ply)
	for !b.Step(math.MaxInt) {
	}
	best := b.Best()
	b.Drop()
	return best
}

// An atOnce is the thought of a policy that answers at once: it decides when it
// begins, for the information state may be another at its first step.
type atOnce struct {
	policy engine.Policy
	stream rng.Stream // here, so that its address does not allocate
	choice engine.Action
}

// Begin implements [engine.Thought].
func (t *atOnce) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	t.stream = stream
	t.choice = t.policy.Choose(info, legal, &t.stream)
}

// Step implements [engine.Thought].
func (t *atOnce) Step(int) (done bool) { return true }

// Best implements [engine.Thought].
func (t *atOnce) Best() engine.Action { return t.choice }

// Drop implements [engine.Thought].
func (t *atOnce) Drop() {}

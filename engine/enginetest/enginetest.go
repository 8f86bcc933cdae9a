package enginetest

import (
	"fmt"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/soak"
)

// Options are the pieces that the suite cannot know by itself. All are
// optional, but a game with hidden information should give Secret and Feature.
type Options struct {
	// Games is how many games are played at each number of players and set of
	// options, for each check; 0 stands for 4, and for many more in make soak. Slow checks play fewer, and all
	// do in short (-short).
	Games int
	// Dir is the folder of the game's package, "." if empty.
	Dir string
	// Conserve recomputes what never changes, or what the state holds twice,
	// and says what does not add up.
	Conserve func(engine.State) error
	// Uncounted says how many of the plies of a finished game, as written,
	// chance alone prolonged: MaxPlies does not count them.
	Uncounted func(plies []string) int
	// Secret reports whether seat (or engine.Spectator) is kept from seeing
	// what who does by a: a card laid face down, a card dealt to another. The
	// suite then does something else in the other world, and the seat must not
	// notice.
	Secret func(s engine.State, who engine.Player, a engine.Action, seat engine.Player) bool
	// Feature sorts the worlds that a seat holds for possible into at most a
	// few dozen classes, by what is hidden from it: the highest card of the
	// next seat, say. Its frequencies are compared with those of chance.
	Feature func(s engine.State, seat engine.Player) int
	// Rotate writes to dst the state src with every seat p renamed to
	// (p+1) mod n, and RotateAction does the same to a decision or outcome.
	Rotate       func(dst, src engine.State)
	RotateAction func(a engine.Action, players int) engine.Action
	// Repack takes an event apart and packs it again.
	Repack func(engine.Event) engine.Event
	// Exempt names files of the package where maps and floats are allowed,
	// because no rule is decided there: view.go, say.
	Exempt []string
}

// How many games are played where Options do not say it: in make test, and in make soak.
const (
	fewGames  = 4
	manyGames = 60
)

// shortShare of the games are enough in short. WebAssembly, which takes three times
// as long, is tested so: what differs there shows in any game, and the golden ones
// are all played.
const shortShare = 12

// Long skips a test in short (-short): it takes long, and comes out alike on every platform.
func Long(tb testing.TB) {
	tb.Helper()
	if testing.Short() {
		tb.Skip("takes long, and comes out alike on every platform")
	}
}

// Run runs the whole suite as subtests of t.
func Run(t *testing.T, game engine.Game, opts Options) {
	t.Helper()
	s := newSuite(game, opts)
	s.brief = testing.Short()
	for _, c := range s.checks() {
		t.Run(c.name, func(t *testing.T) {
			if err := c.run(); err != nil {
				t.Error(err)
			}
		})
	}
}

// A suite is the checks of one game. Each check returns the first thing it
// finds wrong, so that it can itself be tested.
type suite struct {
	game  engine.Game
	opts  Options
	brief bool // leaves out what comes out alike on every platform
}

type check struct {
	name string
	run  func() error
}

func newSuite(game engine.Game, opts Options) *suite {
	if opts.Games == 0 {
		opts.Games = soak.Of(fewGames, manyGames)
	}
	if testing.Short() {
		opts.Games = max(1, opts.Games/shortShare)
	}
	if opts.Dir == "" {
		opts.Dir = "."
	}
	return &suite{game: game, opts: opts}
}

func (s *suite) checks() []check {
	list := []check{
		{"legal", s.legal},
		{"copy", s.copies},
		{"notation", s.notation},
		{"record", s.records},
		{"chance", s.chance},
		{"length", s.length},
		{"projection", s.projection},
		{"view", s.views},
		{"noninterference", s.nonInterference},
		{"determinization", s.determinization},
		{"blindness", s.blindness},
		{"order", s.order},
		{"golden", s.golden},
		{"secret", s.secret},
		{"memory", s.memory},
		{"source", s.source},
		{"rulebook", s.ruleBook},
	}
	if s.opts.Feature != nil && !s.brief {
		list = append(list, check{"frequencies", s.frequencies})
	}
	if s.opts.Repack != nil {
		list = append(list, check{"events", s.events})
	}
	if s.opts.Rotate != nil {
		list = append(list, check{"renaming", s.renaming})
	}
	return list
}

// setups returns what games are played with: all that there is, or in a brief suite the
// fewest players and the most, and options with the fewest only.
func (s *suite) setups() []engine.Setup {
	list := s.allSetups()
	if s.brief {
		lo, hi := s.game.Players()
		list = slices.DeleteFunc(list, func(g engine.Setup) bool {
			return g.Players != lo && (g.Players != hi || len(g.Options) > 0)
		})
	}
	return list
}

// allSetups returns every number of players without options, and with each option
// alone.
func (s *suite) allSetups() []engine.Setup {
	var list []engine.Setup
	lo, hi := s.game.Players()
	for n := lo; n <= hi; n++ {
		list = append(list, engine.Setup{Players: n})
		for _, o := range s.game.OptionNames() {
			list = append(list, engine.Setup{Players: n, Options: []string{o}})
		}
	}
	return list
}

// each plays games of every setup and calls at before each ply and once at the
// end. A share of n plays one nth of the games, at least one.
func (s *suite) each(share int, at func(*table) error) error {
	for _, setup := range s.setups() {
		for g := range max(1, s.opts.Games/share) {
			// Who plays comes from the seed, see mixture: fewer games are not all of the same.
			setup.Seed = soak.Seed(uint64(g*share + setup.Players%share))
			if err := s.play(setup, at); err != nil {
				return err
			}
		}
	}
	return nil
}

// play plays the game that setup.Seed names.
func (s *suite) play(setup engine.Setup, at func(*table) error) (err error) {
	t, err := newTable(s.game, setup)
	if err != nil {
		return fmt.Errorf("setup %+v: %w", setup, err)
	}
	defer func() {
		if err != nil {
			err = fmt.Errorf("%d players, options %q, game %d, before ply %d, after%s: %w",
				setup.Players, setup.Options, setup.Seed, len(t.plies)+1, t.tail(), err)
		}
	}()
	limit := 20*s.game.MaxPlies(setup.Players) + 1000
	for {
		if err := at(t); err != nil {
			return err
		}
		if t.over() {
			return nil
		}
		if len(t.plies) > limit {
			return fmt.Errorf("the game does not end within %d plies, twenty times MaxPlies", limit)
		}
		who, a, err := t.choose()
		if err != nil {
			return err
		}
		t.step(who, a)
	}
}

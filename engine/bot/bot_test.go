package bot_test

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest/highcard"
	"treille/engine/match"
	"treille/engine/rng"
)

// simple is highcard without players of its own.
type simple struct{ highcard.Game }

func (simple) Policy(string) engine.Policy { return nil }

func TestNames(t *testing.T) {
	if got := bot.Names(highcard.Game{}); !slices.Equal(got, []string{"random", "odd", "greedy"}) {
		t.Errorf("highcard has %q", got)
	}
	if got := bot.Names(simple{}); !slices.Equal(got, []string{"random"}) {
		t.Errorf("a game without players of its own has %q", got)
	}
}

func TestUnknownName(t *testing.T) {
	_, err := bot.New("master", highcard.Game{}, 0, 0)
	if err == nil || !strings.Contains(err.Error(), `"master"`) || !strings.Contains(err.Error(), "greedy") {
		t.Errorf("an unknown player gives %v", err)
	}
}

// levelled is highcard with a player at each level.
type levelled struct{ highcard.Game }

func (g levelled) Policy(name string) engine.Policy {
	switch name {
	case engine.Easy, engine.Medium, engine.Hard:
		return g.Game.Policy(engine.Greedy)
	}
	return g.Game.Policy(name)
}

// TestCharacters seats each level with each character, and alone.
// TestLevelOf wants the place of each level, and a name that no player has refused
// with what would be right.
func TestLevelOf(t *testing.T) {
	for name, want := range map[string]int{"easy": 0, "medium/bold": 1, "hard": 2, "greedy": 0, "random": 0} {
		if level, err := bot.LevelOf(name); level != want || err != nil {
			t.Errorf("%s is of the level %d (%v), want %d", name, level, err, want)
		}
	}
	if _, err := bot.LevelOf("expert/bold"); err == nil || err.Error() != `no computer player is called "expert"; the levels are easy, medium, hard` {
		t.Errorf("an unknown player gives %v", err)
	}
}

func TestCharacters(t *testing.T) {
	if n := len(slices.Compact(slices.Sorted(slices.Values(engine.Characters())))); n != 6 {
		t.Errorf("there are %d characters", n)
	}
	for _, level := range []string{"easy", "medium", "hard"} {
		for _, name := range append(engine.Characters(), "") {
			name = strings.TrimSuffix(level+"/"+name, "/")
			if _, err := bot.New(name, levelled{}, 0, 0); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	for name, word := range map[string]string{
		"hard/dull": "dull", "hard/": "watchful", "hard/bold/quick": "bold/quick",
		"greedy/bold": "greedy", "random/bold": "random", "master/bold": "master", "/bold": "greedy", "": "greedy",
	} {
		if _, err := bot.New(name, levelled{}, 0, 0); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q gives %v, which should name %q", name, err, word)
		}
	}
	if _, err := bot.New("hard/bold", highcard.Game{}, 0, 0); err == nil || !strings.Contains(err.Error(), `"hard"`) {
		t.Errorf("a level that the game has not gives %v", err)
	}
}

// moody is highcard with a hard player who decides by character alone.
type moody struct{ highcard.Game }

func (moody) Policy(name string) engine.Policy {
	if name == engine.Hard {
		return mood(engine.Plain)
	}
	return nil
}

type mood engine.Character

func (m mood) WithCharacter(c engine.Character) engine.Policy { return mood(c) }

func (m mood) Choose(_ engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	return legal[int(m)%len(legal)]
}

// TestCharacterDecides wants the name's character to reach the player.
func TestCharacterDecides(t *testing.T) {
	m := newMatch(t, 1)
	p := m.Acting().First()
	legal := m.Info(p).LegalActions(nil)
	for i, name := range append([]string{""}, engine.Characters()...) {
		b, err := bot.New(strings.TrimSuffix("hard/"+name, "/"), moody{}, 0, p)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := b.Choose(m.Info(p), 0), legal[i%len(legal)]; got != want {
			t.Errorf("%q chose %v, want %v", name, got, want)
		}
	}
}

func newMatch(t *testing.T, seed uint64) *match.Match {
	m, err := match.New(highcard.Game{}, engine.Setup{Players: 3, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func newBot(t *testing.T, name string, seed uint64, seat engine.Player) *bot.Bot {
	b, err := bot.New(name, highcard.Game{}, seed, seat)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestChoosesLegal lets each kind of player play whole games.
func TestChoosesLegal(t *testing.T) {
	for _, name := range bot.Names(highcard.Game{}) {
		for seed := range uint64(20) {
			m := newMatch(t, seed)
			var bots []*bot.Bot
			for p := range engine.Player(3) {
				bots = append(bots, newBot(t, name, seed, p))
			}
			for !m.Over() {
				p := m.Acting().First()
				if err := m.Play(p, bots[p].Choose(m.Info(p), m.DecisionPly(p))); err != nil {
					t.Fatalf("%s, seed %d: %v", name, seed, err)
				}
			}
		}
	}
}

// TestSeedSeatPlyDecide asks random players in many ways: another seed, seat or
// ply is another stream, the same is the same, whatever was asked before.
func TestSeedSeatPlyDecide(t *testing.T) {
	m := newMatch(t, 1)
	p := m.CurrentPlayer()
	choices := func(seed uint64, from int) string {
		b := newBot(t, "random", seed, p)
		text := ""
		for ply := from; ply < from+40; ply++ {
			text += m.Game().Format(b.Choose(m.Info(p), ply)) + ";"
		}
		return text
	}
	first := choices(1, 0)
	if choices(1, 0) != first {
		t.Error("the same seed and plies gave other choices")
	}
	if choices(2, 0) == first || choices(1, 40) == first {
		t.Error("another seed or other plies gave the same choices")
	}
	if words := strings.Split(first, ";"); len(slices.Compact(slices.Sorted(slices.Values(words)))) != 4 {
		t.Errorf("not each of the three decisions was chosen: %s", first)
	}
}

func TestWrongSeatPanics(t *testing.T) {
	m := newMatch(t, 1)
	p := m.CurrentPlayer()
	defer func() {
		if recover() == nil {
			t.Error("a bot has looked at what another seat knows")
		}
	}()
	newBot(t, "random", 1, p).Choose(m.Info((p+1)%3), m.Ply())
}

// TestBlind compares choices from the same knowledge in different true worlds.
func TestBlind(t *testing.T) {
	game, setup := highcard.Game{}, engine.Setup{Players: 3}
	m := newMatch(t, 4)
	p := m.CurrentPlayer()
	world, err := game.NewState(setup)
	if err != nil {
		t.Fatal(err)
	}
	other, err := game.NewInfo(setup, p)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range bot.Names(game) {
		want := newBot(t, name, 9, p).Choose(m.Info(p), 7)
		for k := range uint64(20) {
			stream := rng.New(k)
			m.Info(p).Determinize(&stream, world)
			other.Project(world)
			if got := newBot(t, name, 9, p).Choose(other, 7); got != want {
				t.Errorf("%s chose %q, and %q from the same knowledge in another world", name, game.Format(want), game.Format(got))
			}
		}
	}
}

// TestChoosesWithoutAllocation asks each kind of player of highcard again, once
// it has room for its list.
func TestChoosesWithoutAllocation(t *testing.T) {
	for _, name := range bot.Names(highcard.Game{}) {
		m := newMatch(t, 1)
		p := m.Acting().First()
		b, info := newBot(t, name, 1, p), m.Info(p)
		if n := testing.AllocsPerRun(10, func() { b.Choose(info, 0) }); n > 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

package farbenpoker

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// newPlayout returns a game at its beginning, to be played by the quick policy.
func newPlayout(players int, seed uint64, patient engine.PlayerSet) *playout {
	return &playout{
		State: State{newBoard(&box, players)}, patient: patient,
		rolls: rng.New(seed, 1), sticks: rng.New(seed, 2),
	}
}

// The quick policy does nothing illegal, patient or not, and ends every game.
func TestQuickPolicyIsLegal(t *testing.T) {
	waited := 0
	for n := minPlayers; n <= maxPlayers; n++ {
		for seed := range uint64(300) {
			p := newPlayout(n, seed, engine.PlayerSet(seed%32))
			for range maxPlies {
				if p.phase == PhaseOver {
					break
				}
				who, a := p.CurrentPlayer(), p.next()
				if err := p.Check(who, a); err != nil {
					t.Fatalf("%d players, seed %d: %d %s: %v", n, seed, who, Game{}.Format(a), err)
				}
				p.Apply(who, a, nil)
				if err := conserve(&p.State); err != nil {
					t.Fatalf("%d players, seed %d: %v", n, seed, err)
				}
			}
			if p.phase != PhaseOver {
				t.Fatalf("%d players, seed %d: the game does not end", n, seed)
			}
			for _, h := range p.habits {
				waited += int(h.waited)
			}
		}
	}
	if waited == 0 {
		t.Error("nobody was ever seen waiting")
	}
}

// Unless it is patient, the quick policy takes what promises as much as what
// greedy takes.
func TestQuickPolicyIsGreedy(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		for seed := range uint64(100) {
			p := newPlayout(n, seed, 0)
			for ; p.phase != PhaseOver; p.step() {
				if p.phase != PhaseDraw {
					continue
				}
				d := Decode(p.quick(false))
				if reroll := p.rerollPays(); reroll != (d.Kind == DecisionReroll) {
					t.Fatalf("%d players, seed %d: rolls again %v, greedy %v", n, seed, !reroll, reroll)
				}
				if d.Kind == DecisionDraw && p.promise(p.colours[d.Hole]) != p.bestPromise() {
					t.Fatalf("%d players, seed %d: %s promises %d, the best %d", n, seed, d.Hole, p.promise(p.colours[d.Hole]), p.bestPromise())
				}
			}
		}
	}
}

// Patience pays among greedy players.
func TestPatienceWins(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		won, games := 0, 1200
		for g := range games {
			seat := engine.Player(g % n)
			p := newPlayout(n, uint64(g/n), engine.Only(seat))
			for p.phase != PhaseOver {
				p.step()
			}
			if w := p.winners(); w.Has(seat) {
				won += search.One / w.Len()
			}
		}
		if share := n * won / games; share < search.One*98/100 {
			t.Errorf("%d players: a patient one wins %d of %d parts of his share", n, share, search.One)
		}
	}
}

// Whoever waits is remembered for it, and whoever looks or takes a sure hit where a
// patient player would wait.
func TestHabits(t *testing.T) {
	const text = "chips 5 5 5 5\npot 6\ndice r b y\nanswered 1\nA ?????????????..\nB ggoo"
	for _, test := range []struct {
		position, draw string
		want           habit // but for what belongs to these dice
	}{
		{text, "0 draw B1", habit{waited: 1}},
		{text, "0 draw A1", habit{looked: 1}},
		{"chips 5 5 5 5\npot 6\ndice r b y\nanswered 1\nA ?????????????..\nB ggob", "0 draw B1", habit{waited: 1}},
		{"chips 5 5 5 5\npot 6\ndice r b y\nanswered 1\nA ?????????????..\nB ggob", "0 draw B4", habit{looked: 1}},
		{"chips 5 5 5 5\ndice r b y\nanswered 1\nA ?????????????..\nB ggoo", "0 draw B1", habit{}},
		{"chips 5 5 5 5\npot 6\ndice r b y\nA ??????????????..\nB ggoo", "0 draw B1", habit{}},
	} {
		s := position(t, test.position)
		play(t, s, test.draw)
		got := s.habits[0]
		got.here = 0
		if got != test.want {
			t.Errorf("%s: %+v, want %+v", test.draw, got, test.want)
		}
	}
	looks, first, waits := habit{looked: 5}.patience(), habit{}.patience(), habit{waited: 5}.patience()
	if looks >= first || first >= waits || waits >= search.One {
		t.Errorf("held for patient in %d parts after looks, %d at first, %d after waits", looks, first, waits)
	}
}

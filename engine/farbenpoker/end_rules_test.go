package farbenpoker

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

// wantEnd checks that the game is over, why, and who won.
func wantEnd(t *testing.T, s *State, why Ending, winners ...engine.Player) {
	t.Helper()
	wantNext(t, s, engine.Terminal, PhaseOver)
	var set engine.PlayerSet
	for _, p := range winners {
		set = set.With(p)
	}
	if s.ending != why || s.Winners() != set {
		t.Errorf("ending %d, winners %05b; want %d, %05b", s.ending, s.Winners(), why, set)
	}
	if len(legalNow(s)) > 0 || s.Acting() != 0 {
		t.Errorf("after the end, %v is legal", legalNow(s))
	}
}

// The stock is empty: the end at once, and the pot counts for nobody.
func TestF30_StockEmptiedInATurn(t *testing.T) {
	s := position(t, "chips 20 19\npot 10\ndice r b y\nanswered 1\nA .rrbbbyyygggooovvv")
	play(t, s, "0 draw A4; * stick b")
	wantChips(t, s, "21 19", 0, 10)
	wantEnd(t, s, EmptyStock, 0)
	refuse(t, s, "1 draw A2", "F30")
	refuse(t, s, "* die r", "F30")
}

// The chip that empties it comes with the third stick: the pot is taken first.
func TestF30_ThirdStickTakesThePotFirst(t *testing.T) {
	s := position(t, "chips 10 29 0\npot 10\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	events := play(t, s, "0 draw A4; * stick b")
	wantChips(t, s, "21 29 0", 0, 0)
	// At once: no put, no comeback.
	wantEnd(t, s, EmptyStock, 1)
	if last := events[len(events)-1]; last.Kind != EventEnd || DecodeEvent(last).Ending != EmptyStock {
		t.Errorf("the last event is %+v", last)
	}
	if s.answered != allDice {
		t.Error("the sticks by the dice were put back")
	}
}

// In a comeback as well, before the sticks go back and before others come.
func TestF30_StockEmptiedInAComeback(t *testing.T) {
	s := position(t, "chips 43 5 0 0\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7; * die v; * die v; * die g; 2 draw A16; * stick v; 2 draw A17; * stick v; 2 draw A18; * stick v")
	wantChips(t, s, "44 5 1 0", 0, 0)
	wantEnd(t, s, EmptyStock, 0)
}

// Two players still in when the third stick shows: the end at once, with the
// pot.
func TestF31_LastTwoAfterThePot(t *testing.T) {
	s := position(t, "chips 3 9 0 0\ngone 2 3\npot 7\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b")
	wantChips(t, s, "11 9 0 0", 30, 0)
	wantEnd(t, s, LastTwo, 0)
	refuse(t, s, "0 put A1", "F31")
}

// Still in is also who has a comeback to come; it does not follow then.
func TestF31_ComebackToComeCounts(t *testing.T) {
	s := position(t, "chips 3 0 0\npot 7\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b")
	wantNext(t, s, 0, PhasePutSet)

	s = position(t, "chips 3 0 0\ngone 1\npot 7\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b")
	wantChips(t, s, "11 0 0", 39, 0)
	wantEnd(t, s, LastTwo, 0)
}

// It counts when the third stick shows, not when a comeback fails afterwards.
func TestF31_CountedBeforeComebacks(t *testing.T) {
	s := position(t, "chips 3 5 0\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7; * die v; * die v; * die v; 2 draw A1; * stick r; 2 draw A2; * stick r; 2 draw A3; * stick r")
	wantNext(t, s, 2, PhasePutBack)
	play(t, s, "2 put B1; 2 put B2; 2 put B3")
	// Two are left; they play on until the next pot.
	wantNext(t, s, engine.Chance, PhaseRoll)
	play(t, s, "* die v; * die v; * die v; 1 draw A16; * stick v; 0 draw A17; * stick v; 1 draw A18; * stick v")
	wantEnd(t, s, LastTwo, 1)
	wantChips(t, s, "5 9 0", 36, 0)
}

// With two players from the start the pot does not end the game.
func TestF31_TwoFromTheStart(t *testing.T) {
	s := position(t, "chips 5 5\npot 3\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b")
	wantNext(t, s, 0, PhasePutSet)
	play(t, s, "0 put A1; 0 put A4; 0 put A7")
	wantNext(t, s, engine.Chance, PhaseRoll)

	// Nor when the other has a comeback to come: it is played.
	s = position(t, "chips 5 0\npot 3\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7")
	if s.comeback != 1 {
		t.Errorf("the comeback is that of %d", s.comeback)
	}
	// It fails: one is still in, and the game ends at once.
	play(t, s, "* die v; * die v; * die v; 1 draw A1; * stick r; 1 draw A2; * stick r; 1 draw A3; * stick r")
	wantChips(t, s, "9 0", 41, 0)
	wantEnd(t, s, LastOne, 0)
}

// At most one still in: the last one's comeback is not played.
func TestF31_LastOnesComebackIsNotPlayed(t *testing.T) {
	s := position(t, "turn 0\nchips 1 0 0\npot 9\ndice v b r\nA rrrbbbyyygggooovvv")
	play(t, s, "0 draw A10; * stick g; 0 put B1")
	play(t, s, "* die v; * die v; * die v; 1 draw A1; * stick r; 1 draw A2; * stick r; 1 draw A3; * stick r; 1 put B2; 1 put B3; 1 put B4")
	play(t, s, "* die v; * die v; * die v; 2 draw B2; * stick r; 2 draw B3; * stick r; 2 draw B4; * stick r")
	// Nobody has a chip, and the pot counts for nobody: all share.
	wantChips(t, s, "0 0 0", 40, 10)
	wantEnd(t, s, LastOne, 0, 1, 2)
}

// The first success after failures keeps the game going with two.
func TestF31_TwoLeftAfterNobodyWasSolvent(t *testing.T) {
	s := position(t, "turn 0\nchips 1 0 0\npot 9\ndice v b r\nA rrrbbbyyygggooovvv")
	play(t, s, "0 draw A10; * stick g; 0 put B1")
	play(t, s, "* die v; * die v; * die v; 1 draw A1; * stick r; 1 draw A2; * stick r; 1 draw A3; * stick r; 1 put B2; 1 put B3; 1 put B4")
	play(t, s, "* die r; * die v; * die v; 2 draw B2; * stick r; 2 draw B3; * stick r; 2 draw B4; * stick r; 2 put B2; 2 put B3; 2 put B4")
	if s.comeback != 0 {
		t.Fatalf("the comeback is that of %d, want 0", s.comeback)
	}
	play(t, s, "* die v; * die v; * die v; 0 draw B2; * stick r; 0 draw B3; * stick r; 0 draw B4; * stick r")
	wantChips(t, s, "0 0 1", 39, 10)
	wantEnd(t, s, LastOne, 2)
}

func TestF32_MostChipsWin(t *testing.T) {
	for chips, winners := range map[string][]engine.Player{
		"19 20 10":   {0, 1},
		"18 20 11":   {1},
		"9 10 10 20": {3},
		"1 24 24":    {1, 2},
		"15 16 18":   {2},
	} {
		s := position(t, "chips "+chips+"\ndice r b y\n"+fullStand)
		if s.stock != 1 {
			t.Fatalf("chips %s leave a stock of %d", chips, s.stock)
		}
		if s.Winners() != 0 {
			t.Errorf("chips %s: winners before the end", chips)
		}
		play(t, s, "0 draw A1; * stick r")
		wantEnd(t, s, EmptyStock, winners...)
	}
}

func TestF32_ReturnsAreChips(t *testing.T) {
	s := position(t, "chips 3 9 0 0\ngone 3\npot 7\ndice r b y\n"+fullStand)
	got := s.Returns([]int32{99})
	if len(got) != 5 || got[0] != 99 || got[1] != 3 || got[2] != 9 || got[3] != 0 || got[4] != 0 {
		t.Errorf("Returns appends %v", got)
	}
}

// longest chooses, for players and chance alike, what makes a game long: two
// hits, then misses down to the last chip, then the pot; in a comeback one match.
func longest(t *board, list []engine.Action, stream *rng.Stream) engine.Action {
	chips := 0
	for _, n := range t.chips {
		chips += int(n)
	}
	wantHit := t.found() < 2 || chips == 1
	if t.comeback != nobody {
		wantHit = t.found() == 0
	}
	best, most := list[stream.Intn(len(list))], 0
	for _, a := range list {
		d, score := Decode(a), 0
		c := d.Colour
		switch d.Kind {
		case DecisionDie: // three colours, so that no hit costs the stock more
			if t.wantedDie(c) < 0 {
				score = 1
			}
		case DecisionStick:
			if (t.wantedDie(c) >= 0) == wantHit {
				score = 1
			}
		case DecisionDraw:
			if c = t.colours[d.Hole]; c == Unseen {
				score = 1
			} else if (t.wantedDie(c) >= 0) == wantHit {
				score = 2
			}
		}
		if score > most {
			best, most = a, score
		}
	}
	return best
}

func TestF33_LongestGames(t *testing.T) {
	longestDraws := 0
	for n := minPlayers; n <= maxPlayers; n++ {
		for seed := range uint64(20) {
			s := begin(t, n)
			stream := rng.New(seed)
			plies, draws, misses, pots := 1, 0, 0, 0
			var ev engine.Events
			for s.phase != PhaseOver {
				var list []engine.Action
				for _, o := range s.ChanceOutcomes(nil) {
					list = append(list, o.Action)
				}
				p := s.CurrentPlayer()
				list = s.LegalActions(p, list)
				a := longest(&s.board, list, &stream)
				ev.Reset()
				s.Apply(p, a, &ev)
				plies++
				for _, e := range ev.List {
					switch e.Kind {
					case EventDraw:
						draws++
					case EventMiss:
						misses++
					case EventPot:
						pots++
					}
				}
			}
			if pots > 13 || misses > 700 || draws > 835 || plies > (Game{}).MaxPlies(n) {
				t.Errorf("%d players, seed %d: %d pots, %d misses, %d draws, %d plies", n, seed, pots, misses, draws, plies)
			}
			longestDraws = max(longestDraws, draws)
		}
	}
	// A long game, else this test proves nothing.
	if longestDraws < 300 {
		t.Errorf("the longest game had %d draws", longestDraws)
	}
}

// Pots are won at most 13 times: each takes three chips of the stock at least.
func TestF33_StockBoundsThePots(t *testing.T) {
	if pots := (box.Chips - minPlayers*box.Purse) / (diceCount * HitPays); pots != 13 {
		t.Errorf("the stock pays for %d sets", pots)
	}
}

// When the game ends at once, nothing is put back: what lies by the dice stays.
func TestF33_NothingIsPutBackAtTheEnd(t *testing.T) {
	s := position(t, "chips 43 5 0 0\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7; * die v; * die v; * die g; 2 draw A16; * stick v; 2 draw A17; * stick v; 2 draw A18; * stick v")
	if got := standOf(s); !strings.HasPrefix(got, "rrrbbbyyygggooo...") {
		t.Errorf("the stand is %s", got)
	}
	if s.drawn != [3]Colour{Violet, Violet, Violet} {
		t.Errorf("drawn are %v", s.drawn)
	}
}

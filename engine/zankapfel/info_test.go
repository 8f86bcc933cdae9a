package zankapfel_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

// hands draws many worlds that a seat holds for possible and returns how often
// another seat holds each set of cards in hand.
func hands(b *table, seat, other engine.Player) map[string]int {
	seen := map[string]int{}
	stream := rng.New(1, uint64(seat))
	world := newState(b, int(b.Players())).(*zankapfel.State)
	for range 2000 {
		b.infos[seat].Determinize(&stream, world)
		if err := zankapfel.Conserve(world); err != nil {
			b.Fatal(err)
		}
		again := *b.infos[seat]
		again.Project(world)
		if again != *b.infos[seat] {
			b.Fatalf("a world is seen as\n%+v\nnot as\n%+v", again, *b.infos[seat])
		}
		seen[zankapfel.Hand(world, other).String()]++
	}
	return seen
}

// every reports whether all sets of cards hold at least n of one kind.
func every(seen map[string]int, letter rune, n int) bool {
	for text := range seen {
		k := 0
		for _, r := range text {
			if r == letter {
				k++
			}
		}
		if k < n {
			return false
		}
	}
	return true
}

func TestZ20_BoughtCardIsKnownUntilOneIsLaid(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands RRYY GGGG BBBB\n face J").
		play("0 buy; * card G; 1 lay G; 2 lay B; 0 announce b4; 1 none; 2 none")
	// All saw seat 0 take the joker.
	if seen := hands(b, 1, 0); !every(seen, 'J', 1) {
		t.Errorf("seat 1 takes for possible that seat 0 has no joker: %v", seen)
	}
	b.play("1 lay G; 2 lay B; 0 lay J")
	// Seat 0 has laid a card: the joker or not.
	if seen := hands(b, 1, 0); every(seen, 'J', 1) {
		t.Error("seat 1 takes the joker for still in hand, though it may be laid")
	}
	b.play("1 announce a4; 2 none; 0 none; 0 call R")
	if b.Known(0).Len() != 0 {
		t.Errorf("seat 0 is known to have %s after it has shown its joker", b.Known(0))
	}
}

func TestZ20_KnownAgainOnceAnotherIsShown(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands RRYY GGGG BBBB\n face J").
		play("0 buy; * card G; 1 lay G; 2 lay B; 0 announce b4; 1 none; 2 none").
		play("1 lay G; 2 lay B; 0 lay R; 1 announce a4; 2 none; 0 none")
	if seen := hands(b, 1, 0); !every(seen, 'J', 1) {
		t.Errorf("seat 0 has shown another card, but may have no joker: %v", seen)
	}
	if b.Dealt(0).String() != "R" {
		t.Errorf("seat 0 has shown %s of its first four cards", b.Dealt(0))
	}
}

// After the first shuffle everybody knows the pile, and so all that lies hidden.
func TestZ22_PileIsKnownAfterTheShuffle(t *testing.T) {
	b := position(t, `players 3
		mayor c3
		hands RRRRYYYY YYYYYYJJJJ RRGGGGGGGGGGJJJJJJ
		known RRRR YYYYYY RRGGGGGGGGJJJJJJ
		discards BBBBBBBBBRRRR
		face B`).play("0 buy; * card R")
	if pile, _ := b.KnownPile(); pile.String() != "RRRBBBBBBBBB" {
		t.Errorf("everybody knows the pile as %s", pile)
	}
	if seen := hands(b, engine.Player(0), 1); len(seen) < 2 || !every(seen, 'Y', 6) {
		t.Errorf("seat 0 takes for possible %v; want yellow ones, and 4 unknown cards", seen)
	}
	// Of the 8 hidden cards, 4 yellow ones are seat 0's own: seat 1 holds and
	// lacks what the rest allows.
	for text := range hands(b, 0, 1) {
		if len(text) != 10 {
			t.Errorf("seat 1 may hold %s, but has 10 cards", text)
		}
	}
}

func TestZ50_LaidDiscordCardIsOneOfTheRest(t *testing.T) {
	b := quarrel(t, "\n spent 2 1 2 3 4 5 6 7 8").play("2 discord 9; 0 discord 1")
	seen := [11]int{}
	stream := rng.New(2)
	world := newState(t, 4)
	for range 1000 {
		b.infos[0].Determinize(&stream, world)
		seen[zankapfel.LaidDiscord(world, 2)]++
		if own := zankapfel.LaidDiscord(world, 0); own != 1 {
			t.Fatalf("seat 0 forgets its own card: %d", own)
		}
	}
	if seen[9]+seen[10] != 1000 || seen[9] < 400 || seen[10] < 400 {
		t.Errorf("seat 2 has 9 and 10 left; its card is taken for %v", seen)
	}
}

// A kind shown out of the first four is less likely to be there again than a
// draw from the unseen cards would say: here Z11's deal of four, of which one
// red card was shown, and nothing else is known.
func TestZ11_DealtCardsAreDrawnAsDealt(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands RRRR RYGB YYYY\n face J").
		play("0 lay R; 1 lay R; 2 lay Y; 0 announce b4; 1 none; 2 none")
	// Of seat 1 the others know one red card. Seat 2 sees 3 yellow ones in its
	// hand, one yellow and two red ones laid, and the joker face up.
	seen := hands(b, 2, 1)
	none := 0
	for text, n := range seen {
		if text == "" || text[0] != 'R' {
			none += n
		}
	}
	// Of the 43 cards that seat 2 has not seen, 8 are red, and 3 lie in each of the
	// other hands. Counting the deals of four that hold a red card each, seat 1
	// has no second one in 69.7 of 100; plain draws of three give 53.0.
	if share := none * 1000 / 2000; share < 650 || share > 745 {
		t.Errorf("seat 1 has no second red card in %d of 1000 worlds, want 697", share)
	}
}

// The hash of a state and of what a seat knows covers every field, but whether the mayor has
// moved: where somebody decides, the phase says it.
func TestHashCoversEverything(t *testing.T) {
	s := newState(t, 6).(*zankapfel.State)
	zankapfel.EachByte(s, func(name string, change func()) {
		before := s.Hash()
		change()
		if s.Hash() == before && !strings.HasSuffix(name, ".board.moved") {
			t.Errorf("a change of %s leaves the hash as it was", name)
		}
	})
}

func TestSpectatorSeesTheTableAlone(t *testing.T) {
	b := setUp(t, 3).play(dealt)
	watcher := b.infos[3]
	if watcher.Seat() != engine.Spectator || watcher.Hand() != 0 || len(watcher.LegalActions(nil)) != 0 {
		t.Errorf("the spectator holds %s", watcher.Hand())
	}
	if watcher.Check(zankapfel.Buy()) == nil {
		t.Error("the spectator may buy")
	}
	if !zankapfel.SameBoard(b.State, watcher) {
		t.Error("the spectator sees another table")
	}
}

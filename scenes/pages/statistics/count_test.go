package statistics_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/pages/statistics"
)

// told is a game of a ledger: seats are "Clara" for a person, "hard/patient" for a
// computer player.
func told(name string, result []int32, seats ...string) *archive.Game {
	rec := &record.Record{Game: name, Players: len(seats), Result: result}
	for i, s := range seats {
		seat := record.Seat{Kind: record.Human, Crest: "fox", Name: s}
		if s[0] >= 'a' {
			seat = record.Seat{Kind: s, Crest: "owl", Name: "Hugo"}
		}
		rec.Seats = append(rec.Seats, seat)
		if result[i] == slices.Max(result) {
			rec.Winners = rec.Winners.With(engine.Player(i))
		}
	}
	return &archive.Game{Counts: true, Record: rec}
}

// ledger are eight games of Clara's, one of them with hints, and others.
func ledger() []*archive.Game {
	hinted := told("vino", []int32{90, 1, 2}, "Clara", "easy", "easy")
	hinted.Record.Assisted = hinted.Record.Assisted.With(0)
	brought := told("vino", []int32{95, 1, 2}, "Clara", "easy", "easy")
	brought.Counts = false
	return []*archive.Game{
		told("vino", []int32{30, 10, 20}, "Clara", "easy/bold", "medium"),
		told("vino", []int32{30, 10, 20}, "Clara", "hard", "medium"),
		told("vino", []int32{11, 12, 13}, "Clara", "greedy", "easy"),
		told("farbenpoker", []int32{99, 1}, "Clara", "hard"),
		hinted, brought,
		told("vino", []int32{10, 40, 40, 2}, "hard", "Clara", "Ida", "easy"),
		told("vino", []int32{50, 20, 10}, "Ida", "Clara", "Clara"),
		told("vino", []int32{5, 1, 0}, "Clara", "easy", "easy"),
		told("vino", []int32{5, 1, 0}, "Ida", "easy", "easy"),
	}
}

// TestTheTableHasNoSeedOfASecret writes games with and without one.
func TestTheTableHasNoSeedOfASecret(t *testing.T) {
	games := []*archive.Game{told("vino", []int32{1, 2, 3}, "Clara", "easy", "Ida"), told("vino", []int32{1, 2, 3}, "Clara", "easy", "Ida")}
	games[0].Record.Seed, games[1].Record.Chance = 7, chance.Deal{1}
	lines := strings.Split(statistics.Table(games, "vino", time.UTC), "\n")
	if !strings.Contains(lines[1], ",vino,3,7,,Clara;") || !strings.Contains(lines[2], ",vino,3,,,Clara;") {
		t.Errorf("the table is\n%s", strings.Join(lines, "\n"))
	}
}

// TestFriendsAtTheirOwnDevicesAreNotCounted counts a game of three people, one of whom played here.
func TestFriendsAtTheirOwnDevicesAreNotCounted(t *testing.T) {
	g := told("vino", []int32{1, 2, 3}, "Clara", "Jonas", "Ida")
	g.Mine = engine.Only(1)
	if plays := statistics.Plays([]*archive.Game{g}, "vino"); len(plays) != 1 || plays[0].Seat != 1 {
		t.Errorf("the plays are %v", plays)
	}
}

func TestCounting(t *testing.T) {
	plays := statistics.Plays(ledger(), "vino")
	for _, me := range []statistics.Person{{"Nobody", "boar"}, {"Clara", "boar"}} {
		crest := map[string]string{"Nobody": "fox", "Clara": "boar"}[me.Name]
		if got := statistics.People(plays, me); len(got) != 2 || got[0].Name != "Ida" || got[1].Name != "Clara" || got[1].Crest != crest {
			t.Errorf("seen by %v, played have %v", me, got)
		}
	}
	c := statistics.CountOf(statistics.Of(plays, "Clara", false))
	if c.Share != (statistics.Share{Played: 6, Won: 4}) || c.Run != 1 || c.Longest != 2 || c.Best != 40 {
		t.Errorf("it counts %+v, run %d, at most %d, best %d", c.Share, c.Run, c.Longest, c.Best)
	}
	// People alone, then each level, weakest first.
	if want := []statistics.Share{{1, 0}, {2, 1}, {1, 1}, {2, 2}}; !slices.Equal(c.Against, want) {
		t.Errorf("against whom: %v", c.Against)
	}
	if c.Seats[3] != (statistics.Share{Played: 5, Won: 3}) || c.Seats[4] != (statistics.Share{Played: 1, Won: 1}) {
		t.Errorf("by seats: %v", c.Seats)
	}
	if c := statistics.CountOf(statistics.Of(plays, "Clara", true)); c.Played != 1 || c.Best != 90 {
		t.Errorf("with hints it counts %+v", c.Share)
	}
	newer := statistics.CountOf(statistics.Plays([]*archive.Game{told("vino", []int32{9, 1}, "Clara", "master/bold")}, "vino"))
	if newer.Played != 1 || newer.Won != 1 || slices.ContainsFunc(newer.Against, func(s statistics.Share) bool { return s.Played > 0 }) {
		t.Errorf("a game against a level that this program does not know counts as %+v, against %v", newer.Share, newer.Against)
	}
	if c := statistics.CountOf(nil); c.Played != 0 || c.Luck != nil {
		t.Errorf("of nothing it counts %+v", c)
	}
	if c := statistics.CountOf(statistics.Plays([]*archive.Game{told("vino", []int32{-3, -1}, "Clara", "easy")}, "vino")); c.Best != -3 {
		t.Errorf("the best of -3 is %d", c.Best)
	}
}

func tally(came, expected, spread int) archive.Tally {
	return archive.Tally{Came: came, Expected: expected, Spread: spread}
}

func TestLuckIsSummedUp(t *testing.T) {
	games := ledger()
	games[0].Luck = [][]archive.Tally{{tally(1, 500, 250), tally(0, 500, 250)}}
	games[1].Luck = [][]archive.Tally{{tally(1, 500, 250), tally(1, 1500, 250)}}
	c := statistics.CountOf(statistics.Of(statistics.Plays(games, "vino"), "Clara", false))
	if len(c.Luck) != 1 || c.Luck[0][0] != (archive.Tally{Came: 2, Expected: 1000, Spread: 500}) || c.Luck[0][1] != (archive.Tally{Came: 1, Expected: 2000, Spread: 500}) {
		t.Errorf("chance brought %v", c.Luck)
	}
}

// TestVerdictsAreAsRareAsTheySay throws fair dice in many lives, and counts what is
// said of them.
func TestVerdictsAreAsRareAsTheySay(t *testing.T) {
	const lives, throws, faces = 4000, 120, 6
	rng := rand.New(rand.NewPCG(1, 2))
	for _, ordered := range []bool{false, true} {
		var said [statistics.RarelyUnlucky + 1]int
		for range lives {
			luck := make([]archive.Tally, faces)
			for i := range luck {
				luck[i] = archive.Tally{Expected: 1000 * throws / faces, Spread: 1000 * throws / faces * (faces - 1) / faces}
			}
			for range throws {
				luck[rng.IntN(faces)].Came++
			}
			said[statistics.Judge(luck, ordered)]++
		}
		rare := [][]statistics.Verdict{{statistics.Rare}, {statistics.RarelyLucky}, {statistics.RarelyUnlucky}}
		odd := []statistics.Verdict{statistics.Uneven, statistics.Lucky, statistics.Unlucky}
		for i := range rare {
			if ordered == (i == 0) {
				continue
			}
			n := said[rare[i][0]]
			if n < lives*35/1000 || n > lives*65/1000 {
				t.Errorf("ordered %v: verdict %d comes %d times in %d", ordered, rare[i][0], n, lives)
			}
			if n += said[odd[i]]; n < lives*130/1000 || n > lives*190/1000 {
				t.Errorf("ordered %v: verdict %d or rarer comes %d times in %d", ordered, odd[i], n, lives)
			}
		}
		if said[statistics.TooFew] > 0 {
			t.Error("they are too few")
		}
	}
}

func TestTooFewDrawsAreNotJudged(t *testing.T) {
	if v := statistics.Judge([]archive.Tally{tally(9, 4900, 2000), tally(0, 4900, 2000)}, false); v != statistics.TooFew {
		t.Errorf("of ten draws it says %d", v)
	}
	if v := statistics.Judge(nil, false); v != statistics.TooFew {
		t.Errorf("of no things it says %d", v)
	}
}

package archive

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/record"
)

// ledgerKey is where the ledger is kept: an entry for each finished game, the
// oldest first. An entry is a head line and the game's record without its plies.
const ledgerKey = "ledger"

// A Game is a finished game's entry in the ledger.
type Game struct {
	// ID is the same for equal records, and different for different ones.
	ID string
	// Key is where the whole record is kept; "" once it was deleted.
	Key string
	// When the game ended, to the second.
	When time.Time
	// Counts says that it was played to its end on a device, not brought in as
	// one record: statistics are made of such games.
	Counts bool
	// Today says that it is what came of a day's table (see [today.Of]): the first
	// game of that day that was finished. Each day has one at most.
	Today bool
	// Late says of what came of a day's table that it was begun after its day: it adds to no run.
	Late bool
	// Mine is the seat of the person at this device, where the others had devices of their own;
	// empty where all people played at this one.
	Mine engine.PlayerSet
	// Luck is what chance brought to the person, for each kind of draw and each
	// thing; nil if not exactly one played here, or the game does not say.
	Luck [][]Tally
	// Record is the game's record without its plies.
	Record *record.Record
}

// Person is the seat of the one person who played here, or engine.Spectator.
func (g *Game) Person() engine.Player { return personOf(g.Record.Seats, g.Mine) }

// personOf is mine, else the seat of the only person among seats, or Spectator.
func personOf(seats []record.Seat, mine engine.PlayerSet) engine.Player {
	if mine != 0 {
		return mine.First()
	}
	return onlyPerson(seats)
}

// onlyPerson is the seat of the only person among seats, or Spectator.
func onlyPerson(seats []record.Seat) engine.Player {
	found := engine.Spectator
	for i, s := range seats {
		if s.Kind != record.Human {
			continue
		}
		if found != engine.Spectator {
			return engine.Spectator
		}
		found = engine.Player(i)
	}
	return found
}

// People are the seats of the people who played at this device.
func (g *Game) People() (list []engine.Player) {
	for i, s := range g.Record.Seats {
		if p := engine.Player(i); s.Kind == record.Human && (g.Mine == 0 || g.Mine.Has(p)) {
			list = append(list, p)
		}
	}
	return list
}

// Whose is the seat of the person of a name who played here, else that of the one person who did.
func (g *Game) Whose(name string) engine.Player {
	for _, p := range g.People() {
		if g.Record.Seats[p].Name == name {
			return p
		}
	}
	return g.Person()
}

// OnlyOf reports whether all people who played here bear a name.
func (g *Game) OnlyOf(name string) bool {
	return !slices.ContainsFunc(g.People(), func(p engine.Player) bool { return g.Record.Seats[p].Name != name })
}

// Level is that of who sat in a seat: from 1 for computer players, 0 for people. It fails
// if this program does not know him.
func (g *Game) Level(seat engine.Player) (int, error) {
	kind := g.Record.Seats[seat].Kind
	if kind == record.Human || kind == "" {
		return 0, nil
	}
	level, err := bot.LevelOf(kind)
	return level + 1, err
}

// Won reports whether a seat is among the winners.
func (g *Game) Won(p engine.Player) bool { return g.Record.Winners.Has(p) }

// Rank is a seat's place, from 1: all winners share the first, others stand
// behind everybody who scored more and behind the winners.
func (g *Game) Rank(p engine.Player) int {
	rank := 1
	for q, score := range g.Record.Result {
		q := engine.Player(q)
		if q != p && !g.Won(p) && (g.Won(q) || score > g.Record.Result[p]) {
			rank++
		}
	}
	return rank
}

// head writes an entry's first line: "@ ID KEY SECONDS counts today seat 2 LUCK", with "-"
// for no key, and for a game that does not count. "today" is missing for a game that
// no day's table came to, and is "later" for one that was begun after its day. "seat" and the
// seat are there where only one of the people played at this device.
func (g *Game) head(b *bytes.Buffer) {
	counts := "counts"
	if !g.Counts {
		counts = "-"
	}
	fmt.Fprintf(b, "@ %s %s %d %s", g.ID, cmp.Or(g.Key, "-"), g.When.Unix(), counts)
	switch {
	case g.Late:
		b.WriteString(" later")
	case g.Today:
		b.WriteString(" today")
	}
	if g.Mine != 0 {
		fmt.Fprintf(b, " seat %d", g.Mine.First())
	}
	for _, kind := range g.Luck {
		b.WriteString(" :")
		for _, t := range kind {
			fmt.Fprintf(b, " %d/%d/%d", t.Came, t.Expected, t.Spread)
		}
	}
	b.WriteByte('\n')
}

// parseHead reads what head writes, and "late" as "today": version 1.0 wrote it for a
// game that was played after the table of a later day.
func parseHead(line string) (*Game, error) {
	words := strings.Fields(line)
	wrong := fmt.Errorf("%q is no head of an entry", line)
	if len(words) < 5 || words[0] != "@" {
		return nil, wrong
	}
	seconds, err := strconv.ParseInt(words[3], 10, 64)
	if err != nil {
		return nil, wrong
	}
	g := &Game{ID: words[1], Key: words[2], When: time.Unix(seconds, 0), Counts: words[4] == "counts"}
	if g.Key == "-" {
		g.Key = ""
	}
	luck := words[5:]
	if len(luck) > 0 && slices.Contains([]string{"today", "late", "later"}, luck[0]) {
		g.Today, g.Late = true, luck[0] == "later"
		luck = luck[1:]
	}
	if len(luck) > 0 && luck[0] == "seat" {
		seat, err := strconv.Atoi(strings.Join(luck[1:min(2, len(luck))], ""))
		if err != nil || seat < 0 || seat >= engine.MaxPlayers {
			return nil, wrong
		}
		g.Mine = engine.Only(engine.Player(seat))
		luck = luck[2:]
	}
	for _, w := range luck {
		if w == ":" {
			g.Luck = append(g.Luck, nil)
			continue
		}
		t, ok := parseTally(w)
		if !ok || len(g.Luck) == 0 {
			return nil, wrong
		}
		kind := &g.Luck[len(g.Luck)-1]
		*kind = append(*kind, t)
	}
	return g, nil
}

// parseTally reads a tally as head writes it: "3/2500/2000".
func parseTally(text string) (t Tally, ok bool) {
	numbers := strings.Split(text, "/")
	into := []*int{&t.Came, &t.Expected, &t.Spread}
	if len(numbers) != len(into) {
		return Tally{}, false
	}
	for i, n := range numbers {
		var err error
		if *into[i], err = strconv.Atoi(n); err != nil {
			return Tally{}, false
		}
	}
	return t, true
}

// luckFits reports whether Luck is of the draws that the game has, as far as this program
// knows it: a later one may tell of others.
func (g *Game) luckFits() bool {
	game, err := games.ByName(g.Record.Game)
	if err != nil {
		return true
	}
	f, ok := game.(engine.Fortunate)
	return ok && slices.EqualFunc(g.Luck, f.Luck(), func(list []Tally, things int) bool { return len(list) == things })
}

// write writes entries one after the other.
func write(list []*Game) []byte {
	var b bytes.Buffer
	for _, g := range list {
		g.head(&b)
		b.Write(g.Record.Bytes())
	}
	return b.Bytes()
}

// parse reads entries. What cannot be read is left out and told: it costs its
// line in lists and statistics, and no game.
func parse(data []byte) (list []*Game, err error) {
	return parseSome(data, func(string) bool { return true })
}

// parseSome reads the entries that are wanted, by their head lines.
func parseSome(data []byte, want func(head string) bool) (list []*Game, err error) {
	for entry := range strings.SplitSeq(string(data), "\n@ ") {
		head, body, _ := strings.Cut(entry, "\n")
		if head == "" || !want(head) {
			continue
		}
		g, bad := parseHead("@ " + strings.TrimPrefix(head, "@ "))
		if bad == nil {
			g.Record, bad = record.Parse([]byte(strings.TrimSuffix(body, "\n") + "\n"))
		}
		if bad == nil && g.Mine != 0 && len(g.People()) != 1 {
			bad = fmt.Errorf("nobody sits in the seat of %q", head)
		}
		if bad == nil && !g.Record.Finished {
			bad = fmt.Errorf("the game of %q is not finished", head)
		}
		if bad != nil {
			err = fmt.Errorf("archive: ledger: %w", bad)
			continue
		}
		if !g.luckFits() {
			g.Luck = nil
		}
		list = append(list, g)
	}
	return list, err
}

// Games returns the finished games, the oldest first.
func (a Archive) Games() ([]*Game, error) {
	b, err := a.book()
	if err != nil {
		return nil, err
	}
	return b.games, nil
}

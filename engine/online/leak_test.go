package online

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/engine/rng"
	"treille/engine/wire"
)

// A deaf log keeps nothing: a world that is only held for possible has none.
type deaf struct{ Memory }

func (*deaf) Append(wire.TableID, int, []byte) error { return nil }

// keyOf makes a key of a number.
func keyOf(n int) (k wire.Key) {
	k[0], k[1] = byte(n+1), byte(n>>8)
	return k
}

// fullTable is one with a person in each seat, at which the game has begun.
func fullTable(t *testing.T, game engine.Game, players int, seed uint64) *Table {
	t.Helper()
	stream := rng.New(seed)
	s := &Server{Log: &Memory{}, Base: "http://127.0.0.1:8080/", Random: func(b []byte) {
		for i := range b {
			b[i] = byte(stream.Uint64())
		}
	}}
	sit := func(p int) wire.Sit {
		return wire.Sit{Seat: engine.Player(p), Key: keyOf(p), Nonce: keyOf(50 + p), Away: wire.AwayWait, Crest: person.Crests()[p], Name: fmt.Sprintf("Name %d", p)}
	}
	table, why := s.Create(0, wire.Opening{Game: game.Name(), Rules: game.Rules(), Players: players, Away: wire.AwayWait, Events: wire.Events,
		Invite: keyOf(90), Watch: keyOf(91), Host: sit(0)})
	for p := 1; p < players && why == ""; p++ {
		why = table.sit(0, sit(p))
	}
	if why != "" {
		t.Fatal(why)
	}
	c, closed := table.Connect(0, wire.Hello{As: wire.AsSeat, Table: table.ID(), Key: keyOf(0), Events: wire.Events})
	if closed != 0 {
		t.Fatal(closed)
	}
	table.Take(0, c, wire.Command{K: 1, Do: wire.Start{}})
	if table.match == nil {
		t.Fatal("the game does not begin")
	}
	table.Drop(0, c)
	return table
}

// inWorld is the table as it would be if the game were another match.
func (t *Table) inWorld(m *match.Match) *Table {
	s := *t.saved
	s.match, s.seats, s.steps, s.hash = m, slices.Clone(t.seats), nil, nil
	for i := range s.seats {
		s.seats[i].said = slices.Clone(t.seats[i].said)
	}
	s.sizes = slices.Clone(t.sizes)
	s.step(engine.Chance)
	return &Table{saved: &s, server: &Server{Log: &deaf{}, Base: t.server.Base}, host: t.host, tableNow: 1, seatsNow: 1, gone: t.gone}
}

// replayed is the match that comes of plies; nil if there is none.
func replayed(game engine.Game, rec *record.Record) *match.Match {
	m, err := match.Resume(game, rec)
	if err != nil {
		return nil
	}
	return m
}

// openRecord is that of the table, with chance that nothing decides beforehand.
func openRecord(t *Table) *record.Record {
	rec := t.match.Record()
	rec.Chance, rec.Finished, rec.Seed = chance.Deal{}, false, 1
	return rec
}

// alike reports whether a viewer knows the same in two matches.
func alike(a, b *match.Match, p engine.Player) bool {
	return a.Info(p).Hash() == b.Info(p).Hash() && slices.Equal(a.History(p), b.History(p))
}

// otherWorld looks for a match that a viewer holds for possible too, and in which another seat
// knows something else: two outcomes of chance are swapped, or another has decided otherwise.
func otherWorld(t *Table, truth *match.Match, p engine.Player, stream *rng.Stream) *match.Match {
	for range 60 {
		rec := openRecord(t)
		n := len(rec.Plies)
		i := stream.Intn(n)
		if rec.Plies[i].Who == p {
			continue
		}
		if q := rec.Plies[i].Who; q == engine.Chance {
			j := stream.Intn(n)
			first, _, _ := strings.Cut(rec.Plies[i].Text, " ")
			if rec.Plies[j].Who != engine.Chance || !strings.HasPrefix(rec.Plies[j].Text, first+" ") {
				continue
			}
			rec.Plies[i], rec.Plies[j] = rec.Plies[j], rec.Plies[i]
		} else {
			i = n - 1 - stream.Intn(min(n, 8)) // what is decided in secret is shown soon
			if q = rec.Plies[i].Who; q < 0 || q == p {
				continue
			}
			before := openRecord(t)
			before.Plies = before.Plies[:i]
			m, err := match.Replay(t.game, before, nil)
			if err != nil {
				continue
			}
			legal := m.Legal(q, nil)
			rec.Plies[i].Text = t.game.Format(legal[stream.Intn(len(legal))])
		}
		m := replayed(t.game, rec)
		if m == nil || !alike(truth, m, p) || m.Acting() != truth.Acting() {
			continue
		}
		for q := range engine.Player(t.players) {
			if !alike(truth, m, q) {
				return m
			}
		}
	}
	return nil
}

// An alter changes the frames of a table to a viewer: what a leak would do.
type alter func(t *Table, p engine.Player, frames [][]byte) [][]byte

// A listener collects what one viewer is told.
type listener struct {
	t     *testing.T
	table *Table
	conn  *Conn
	seat  engine.Player
	leak  alter
}

func listen(t *testing.T, table *Table, p engine.Player, leak alter) *listener {
	t.Helper()
	hello := wire.Hello{As: wire.AsWatch, Table: table.ID(), Key: keyOf(91), Events: wire.Events}
	if p != engine.Spectator {
		hello.As, hello.Key = wire.AsSeat, keyOf(int(p))
	}
	c, why := table.Connect(0, hello)
	if why != 0 {
		t.Fatalf("the connection of seat %d is closed with %d", p, why)
	}
	return &listener{t, table, c, p, leak}
}

// secretsOf are what no frame may hold before the end, as texts.
func secretsOf(t *Table) map[string]string {
	deal := t.secret.Deal(t.chanceTable())
	list := map[string]string{
		"the secret": hex.EncodeToString(t.secret[:]), "the secret, as keys are written": base64.RawURLEncoding.EncodeToString(t.secret[:]),
		"the deal": hex.EncodeToString(deal[:]), "the deal, as keys are written": base64.RawURLEncoding.EncodeToString(deal[:]),
	}
	for p := range t.players {
		list[fmt.Sprintf("the key of seat %d", p)] = keyOf(p).String()
		list[fmt.Sprintf("the nonce of seat %d", p)] = keyOf(50 + p).String()
	}
	return list
}

// told is what he is told from then on.
func (l *listener) told() (frames [][]byte) {
	secrets := secretsOf(l.table)
	for text, ok := l.conn.Next(0, nil); ok; text, ok = l.conn.Next(0, nil) {
		frames = append(frames, text)
		for what, secret := range secrets {
			if bytes.Contains(text, []byte(secret)) {
				l.t.Errorf("seat %d is told %s in %q", l.seat, what, text)
			}
		}
	}
	if l.leak != nil {
		frames = l.leak(l.table, l.seat, frames)
	}
	return frames
}

// A comparison holds the frames of two worlds against each other.
type comparison struct {
	t             *testing.T
	leak          alter
	stream        rng.Stream
	compared, off int
	kinds         map[string]int
}

func (c *comparison) compare(kind string, a, b *listener) {
	c.compared++
	c.kinds[kind]++
	first, second := a.told(), b.told()
	if slices.EqualFunc(first, second, bytes.Equal) {
		return
	}
	c.off++
	if c.leak == nil {
		c.t.Errorf("%s, %s, seat %d: in a world that he holds for possible he is told\n%q, not\n%q", a.table.game.Name(), kind, a.seat, second, first)
	}
}

// worlds compares what a viewer is told in the truth and in another world: of all that was, of
// the next decision of somebody, of one that is taken back, and of what is refused.
func (c *comparison) worlds(t *Table, p engine.Player) {
	truth := replayed(t.game, openRecord(t))
	other := otherWorld(t, truth, p, &c.stream)
	if other == nil {
		return
	}
	a, b := t.inWorld(truth), t.inWorld(other)
	here, there := listen(c.t, a, p, c.leak), listen(c.t, b, p, c.leak)
	c.compare("all", here, there)
	do := func(kind string, q engine.Player, v wire.Verb) {
		for _, w := range []*listener{here, there} {
			conn := w.conn
			if q != p {
				conn = listen(c.t, w.table, q, nil).conn
			}
			w.table.Take(0, conn, wire.Command{K: len(w.table.seats[q].said) + 1, Do: v})
			if q != p {
				w.table.Drop(0, conn)
			}
		}
		if alike(a.match, b.match, p) && a.acting() == b.acting() {
			c.compare(kind, here, there)
		}
	}
	for q := range engine.Player(t.players) {
		if !a.match.Acting().Has(q) || !b.match.Acting().Has(q) {
			if q == p {
				do("turn", q, wire.Play{Era: a.era, At: a.taken[q], Decisions: []string{"pass"}})
			}
			continue
		}
		legal, also := a.match.Legal(q, nil), b.match.Legal(q, nil)
		both := slices.DeleteFunc(slices.Clone(legal), func(x engine.Action) bool { return !slices.Contains(also, x) })
		if len(both) == 0 {
			return
		}
		if q == p { // what others have done may be against the rules for him
			for range 4 {
				ply := a.match.Plies(0)[c.stream.Intn(a.match.Ply())]
				if x, err := t.game.Parse(ply.Text); err == nil && ply.Who != engine.Chance && !slices.Contains(legal, x) {
					do("rule", q, wire.MakePlay(t.game, a.era, a.taken[q], x))
				}
			}
		}
		do("play", q, wire.MakePlay(t.game, a.era, a.taken[q], both[c.stream.Intn(len(both))]))
		if a.match.CanUndo(q) && b.match.CanUndo(q) && a.match.Ply() == b.match.Ply() {
			do("undo", q, wire.Undo{})
		}
		return
	}
}

// compareAll plays games, and looks at worlds of each viewer again and again.
func compareAll(t *testing.T, game engine.Game, leak alter, seeds int) *comparison {
	if testing.Short() {
		t.Skip("many worlds are looked for")
	}
	c := &comparison{t: t, leak: leak, kinds: map[string]int{}}
	for seed := range uint64(seeds) {
		c.stream = rng.New(seed + 100)
		least, most := game.Players()
		table := fullTable(t, game, min(max(3, least)+int(seed%2), most), seed)
		for n := 0; !table.match.Over() && n < 120; n++ {
			for p := range engine.Player(table.players) {
				if !table.match.Acting().Has(p) {
					continue
				}
				legal := table.match.Legal(p, nil)
				conn := listen(t, table, p, nil).conn
				table.Take(0, conn, wire.Command{K: len(table.seats[p].said) + 1, Do: wire.MakePlay(game, table.era, table.taken[p], legal[c.stream.Intn(len(legal))])})
				table.Drop(0, conn)
				break
			}
			if n%2 == 0 && !table.match.Over() {
				p := engine.Player(c.stream.Intn(table.players + 1))
				if int(p) == table.players {
					p = engine.Spectator
				}
				c.worlds(table, p)
			}
		}
	}
	return c
}

// secretive are the games in which a seat may know what another does not: in Farbenpoker all
// that is seen is seen by all.
func secretive() []engine.Game {
	return slices.DeleteFunc(slices.Clone(games.All()), func(g engine.Game) bool { return g.Name() == "farbenpoker" })
}

// TestTwoWorlds wants a seat, and who watches, to be told the same, byte by byte, in the truth
// and in each world that it holds for possible.
func TestTwoWorlds(t *testing.T) {
	for _, game := range secretive() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			c := compareAll(t, game, nil, 6)
			t.Logf("%d comparisons: %v", c.compared, c.kinds)
			for _, kind := range []string{"all", "play", "turn", "rule", "undo"} {
				if c.kinds[kind] < 5 {
					t.Errorf("%q was compared only %d times", kind, c.kinds[kind])
				}
			}
		})
	}
}

// TestAllIsSeenByAll wants no seat of Farbenpoker to know what another does not.
func TestAllIsSeenByAll(t *testing.T) {
	table := fullTable(t, games.All()[len(games.All())-1], 4, 3)
	for table.match.Acting() != 0 && table.match.Ply() < 60 {
		for p := range engine.Player(table.players) {
			if !slices.Equal(table.match.History(p), table.match.History(engine.Spectator)) {
				t.Fatalf("seat %d knows something else than who watches", p)
			}
		}
		for p := range engine.Player(table.players) {
			if legal := table.match.Legal(p, nil); table.match.Acting().Has(p) {
				if err := table.match.Play(p, legal[len(legal)-1]); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
}

// leaks are ways to tell more than a seat may know: small ones, each of which TestTwoWorlds
// has to find.
var leaks = map[string]alter{
	"the hash of the truth": func(t *Table, p engine.Player, frames [][]byte) [][]byte {
		return append(frames, fmt.Appendf(nil, "hash %x\n", truthOf(t, p)))
	},
	"the order": func(t *Table, p engine.Player, frames [][]byte) [][]byte {
		if n := len(frames); n > 1 && truthOf(t, p)%2 == 1 {
			frames[n-1], frames[n-2] = frames[n-2], frames[n-1]
		}
		return frames
	},
	"the length": func(t *Table, p engine.Player, frames [][]byte) [][]byte {
		if n := len(frames); n > 0 && truthOf(t, p)%2 == 1 {
			frames[n-1] = append(frames[n-1], '\n')
		}
		return frames
	},
	"silence": func(t *Table, p engine.Player, frames [][]byte) [][]byte {
		if n := len(frames); n > 0 && truthOf(t, p)%4 == 1 {
			return frames[:n-1]
		}
		return frames
	},
}

// truthOf is a number that depends on what the others know.
func truthOf(t *Table, p engine.Player) (sum uint64) {
	for q := range engine.Player(t.players) {
		if q != p {
			sum = sum*31 + t.match.Info(q).Hash()
		}
	}
	return sum >> 7
}

// TestPlantedLeaksAreFound wants each leak found in each game.
func TestPlantedLeaksAreFound(t *testing.T) {
	for _, game := range secretive() {
		for what, leak := range leaks {
			t.Run(game.Name()+"/"+what, func(t *testing.T) {
				t.Parallel()
				if c := compareAll(t, game, leak, 2); c.off == 0 {
					t.Errorf("it is not found in %d comparisons", c.compared)
				}
			})
		}
	}
}

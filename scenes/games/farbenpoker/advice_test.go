package farbenpoker

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/engine/rng"
	"treille/engine/search"
	"treille/scenes/lang"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// ask returns what the adviser finds about a decision.
func ask(t *testing.T, info engine.InfoState, playouts int) table.Advice {
	t.Helper()
	thinker := fp.Game{}.Adviser().(engine.Budgeted).WithBudget(playouts).(engine.Thinker)
	thought := thinker.NewThought().(search.Adviser)
	thought.Begin(info, info.LegalActions(nil), rng.New(1, uint64(info.Seat()), 1))
	thought.Step(math.MaxInt)
	return table.Advice{Info: info, Results: thought.Results()}
}

// clues are the words of a hint.
func clues(h table.Hint) []string { return []string{h.Look.Words, h.Do.Words, h.Why.Words} }

// tells matches what no hint may name: a colour, or a hole.
var tells = func() *regexp.Regexp {
	var words []string
	for _, l := range lang.Langs() {
		c := l.Words().Farbenpoker.Colours
		words = append(words, c.Red, c.Blue, c.Yellow, c.Green, c.Orange, c.Violet)
	}
	return regexp.MustCompile(`(?i)\b([AB][0-9]+|` + strings.Join(words, "|") + `)\b`)
}()

// longestWhy is how many letters a reason may have.
const longestWhy = 110

// lettersOf counts the letters of a sentence as it is drawn.
func lettersOf(words string) int {
	return utf8.RuneCountInString(strings.ReplaceAll(words, "*", ""))
}

// checkHint holds a hint against what every hint must keep to.
func checkHint(t *testing.T, h table.Hint) {
	t.Helper()
	for _, words := range clues(h) {
		if words == "" || strings.ContainsAny(words, "{}") || strings.Count(words, "*")%2 != 0 {
			t.Errorf("a hint says %q", words)
		}
		if tells.MatchString(words) {
			t.Errorf("a hint names what has to be remembered: %q", words)
		}
	}
	for _, c := range []table.Clue{h.Look, h.Do, h.Why} {
		if len(c.At) == 0 {
			t.Errorf("%q points at nothing", c.Words)
		}
		for _, id := range c.At {
			if strings.HasPrefix(id, "hole/") || strings.HasPrefix(id, "stick/") {
				t.Errorf("%q points at %s", c.Words, id)
			}
		}
	}
	if h.Take != nil {
		t.Error("a hint picks a stick")
	}
	if n := lettersOf(h.Why.Words); n > longestWhy {
		t.Errorf("why takes %d letters: %q", n, h.Why.Words)
	}
}

// A pupil is a person who asks for hints at a table with computers.
type pupil struct {
	t     *testing.T
	table *table.Table
	host  *host.Host
	board *tableState
	look  scenetest.Look
}

func newPupil(t *testing.T, players int, look scenetest.Look) (*pupil, func(ticks int), func(ids ...string)) {
	p := &pupil{t: t, look: look}
	app := scenetest.NewApp(look)
	spec := Kind()
	spec.Sit = func(t *table.Table) table.GameView { p.board = sit(t).(*tableState); return p.board }
	var seats []table.Seat
	for i, name := range scenetest.Names()[:players] {
		seat := table.Seat{Kind: engine.Greedy, Crest: crests[i], Name: name}
		if i == 0 {
			seat.Kind = table.Human
		}
		seats = append(seats, seat)
	}
	var err error
	if p.host, err = host.New(spec.Game, engine.Setup{Players: players, Seed: 11}, seats, host.NewSaver(app)); err != nil {
		t.Fatal(err)
	}
	p.table = table.New(app, spec, p.host)
	app.Push(p.table)
	return p, func(n int) { scenetest.Tick(t, app, n) }, func(ids ...string) { scenetest.Act(t, app, ids...) }
}

var crests = []string{"fox", "owl", "snail", "hedgehog", "boar"}

// TestHintsOfWholeGames plays games at every number of seats. At each decision the
// hint has words in every language, and some are asked for by the controls, at all
// sizes: what they point at is there.
func TestHintsOfWholeGames(t *testing.T) {
	moves := map[move]int{}
	for players := 2; players <= 5; players++ {
		for i, size := range []string{"390x844", "844x390", "1280x800"} {
			l := scenetest.English(size)
			l.Lang = lang.Langs()[i].Code()
			scenetest.Do(func() { playAdvised(t, players, l, moves) })
		}
	}
	for m := moveDraw; m <= movePut; m++ {
		if moves[m] == 0 {
			t.Errorf("nothing was advised that amounts to %d", m)
		}
	}
}

// TestHintsOfRareMoments reads the hints of moments that few games have.
func TestHintsOfRareMoments(t *testing.T) {
	for _, record := range []string{"doubles-4", "place-4", "third-4", "comeback-4", "comeback-back", "last-4", "wait-4", "draw-2"} {
		withBoard(t, record, func(b *tableState) { checkHint(t, b.Advise(ask(t, b.in, 60))) })
	}
}

// TestPuttingThreeBackLeavesTheSideFree reads a hint where the side is the question, and one where it is not.
func TestPuttingThreeBackLeavesTheSideFree(t *testing.T) {
	for record, free := range map[string]bool{"third-4": true, "place-4": false} {
		withBoard(t, record, func(b *tableState) {
			if h := b.Advise(ask(t, b.in, 60)); strings.HasPrefix(h.Why.Words, "*Neither side nor hole* is better") != free {
				t.Errorf("%s: %q", record, clues(h))
			}
		})
	}
}

// everyHint is how many decisions pass from one that is asked about by the controls
// to the next.
const everyHint = 7

func playAdvised(t *testing.T, players int, l scenetest.Look, moves map[move]int) {
	p, tick, act := newPupil(t, players, l)
	for decisions, idle := 0, 0; !p.table.Ended(); idle++ {
		if idle > 3000 {
			t.Fatalf("%d players, %s: nothing happens", players, l.Size)
		}
		if !p.table.Deciding() {
			tick(1)
			continue
		}
		idle = 0
		found := ask(t, p.host.Info(0), 60)
		moves[moveOf(found.Info.(*fp.Info), found.Best())]++
		checkHint(t, p.board.Advise(found))
		if decisions++; decisions%everyHint == 0 {
			p.asks(tick, act)
		}
		act(press(nil, found.Best())...)
	}
}

// asks asks for all parts of a hint, looks for what they point at, and puts the plate
// away.
func (p *pupil) asks(tick func(int), act func(...string)) {
	p.t.Helper()
	act("hint")
	found, done := p.host.Advise(0, 1)
	for ; !done; found, done = p.host.Advise(0, 1) {
		tick(1)
	}
	act("hint/more", "hint/more")
	h := p.board.Advise(table.Advice{Info: p.host.Info(0), Results: found})
	checkHint(p.t, h)
	stage := p.table.App().Stage()
	for _, c := range []table.Clue{h.Look, h.Do, h.Why} {
		for _, id := range c.At {
			if r, ok := stage.Where(id); !ok || r.W <= 0 || r.H <= 0 {
				p.t.Errorf("%s: %q points at %s, which is not there", p.look.Size, c.Words, id)
			}
		}
	}
	act("hint/close")
}

// A memory is a game in which some sticks were seen: a world of many that look alike
// on the table.
func memory(t *testing.T, seen [3]string, plies string) *fp.Info {
	t.Helper()
	// The first set wants green, orange and violet: three players miss with what
	// was seen, then it is finished.
	begin := "* first 0; * die g; * die o; * die v;" +
		"0 draw A1; * stick " + seen[0] + "; 0 put B1; 1 draw A2; * stick " + seen[1] + "; 1 put B2;" +
		"2 draw A3; * stick " + seen[2] + "; 2 put B3;" +
		"3 draw A4; * stick g; 0 draw A5; * stick o; 1 draw A6; * stick v; 1 put A1; 1 put A2; 1 put A3;"
	setup := engine.Setup{Players: 4}
	state, err := fp.Game{}.NewState(setup)
	if err != nil {
		t.Fatal(err)
	}
	info, err := fp.Game{}.NewInfo(setup, 2)
	if err != nil {
		t.Fatal(err)
	}
	for ply := range strings.SplitSeq(begin+plies, ";") {
		who, what, _ := strings.Cut(strings.TrimSpace(ply), " ")
		seat := engine.Chance
		if who != "*" {
			seat = engine.Player(who[0] - '0')
		}
		a, err := fp.Game{}.Parse(what)
		if err == nil {
			err = state.Check(seat, a)
		}
		if err != nil {
			t.Fatalf("%q: %v", ply, err)
		}
		var ev engine.Events
		state.Apply(seat, a, &ev)
		for _, e := range ev.List {
			info.Observe(e)
		}
	}
	return info.(*fp.Info)
}

// memories are all that may have been seen; of no colour all three.
func memories() (list [][3]string) {
	colours := []string{"r", "b", "y"}
	for _, a := range colours {
		for _, b := range colours {
			for _, c := range colours {
				if a != b || b != c {
					list = append(list, [3]string{a, b, c})
				}
			}
		}
	}
	return list
}

// alikePositions are moments that look alike whatever was seen before.
var alikePositions = map[string]string{
	"a new set":       "* die r; * die b; * die y",
	"a double":        "* die y; * die b; * die y",
	"one stick found": "* die r; * die r; * die r; 2 draw A10; * stick r; 3 draw A11; * stick g; 3 put B10; 0 draw A12; * stick o; 0 put B11; 1 draw A13; * stick v; 1 put B12",
	"one die open":    "* die r; * die b; * die y; 2 draw A10; * stick r; 3 draw A11; * stick b; 0 draw A12; * stick g; 0 put B10; 1 draw A13; * stick g; 1 put B11",
	"rolled again":    "* die r; * die b; * die y; 2 draw A10; * stick r; 3 draw A11; * stick b; 0 draw A12; * stick g; 0 put B10; 1 draw A13; * stick g; 1 put B11; 2 reroll; * die b",
	"a miss":          "* die r; * die b; * die y; 2 draw A10; * stick o",
	"all missed":      "* die r; * die b; * die y; 2 draw A10; * stick g; 2 put B10; 3 draw A11; * stick g; 3 put B11; 0 draw A12; * stick o; 0 put B12; 1 draw A13; * stick o; 1 put B13",
}

// withInfo lets a game's view show what a seat knows.
func withInfo(t *testing.T, info *fp.Info, do func(*tableState)) {
	t.Helper()
	withBoard(t, "draw-4", func(b *tableState) {
		b.in, b.now = info, info.Observation()
		do(b)
	})
}

// TestF40_HintsDoNotDependOnWhatWasSeen gives hints on tables that look alike, though
// other colours were seen. Where the advice and its figures are the same, and as many
// sticks fit, so is every word; where they are not, all but why is the same as long as it
// amounts to the same, there are sticks never shown that fit, and of two dice alike the colour was
// shown or not.
func TestF40_HintsDoNotDependOnWhatWasSeen(t *testing.T) {
	compared, moves := 0, map[move]int{}
	for name, plies := range alikePositions {
		first := ask(t, memory(t, [3]string{"r", "b", "y"}, plies), 300)
		type kind struct {
			move       move
			fits, pair bool
		}
		said := map[kind]table.Hint{}
		for _, seen := range memories() {
			info := memory(t, seen, plies)
			if info.Observation() != first.Info.(*fp.Info).Observation() {
				t.Fatalf("%s, %v: the table looks otherwise", name, seen)
			}
			withInfo(t, info, func(b *tableState) {
				if alike, ok := sameAdvice(first, info); ok && sameCounts(first, alike) {
					compared++
					want := b.Advise(first)
					if got := b.Advise(alike); !sameHint(got, want) {
						t.Errorf("%s, %v: the hint is %q, want %q", name, seen, clues(got), clues(want))
					}
				}
				found := ask(t, info, 300)
				m, h := moveOf(info, found.Best()), b.Advise(found)
				checkHint(t, h)
				moves[m]++
				fit, _ := info.Fitting()
				k := kind{m, fit > 0, knownOf(info).pair()}
				if _, ok := said[k]; !ok {
					said[k] = h
				}
				if h.Look.Words != said[k].Look.Words || h.Do.Words != said[k].Do.Words {
					t.Errorf("%s, %v: the hint is %q, in another world %q", name, seen, clues(h), clues(said[k]))
				}
			})
		}
	}
	for m := moveDraw; m <= movePut; m++ {
		if moves[m] == 0 || compared < 100 {
			t.Errorf("%d times the advice was the same, %d times it amounted to %d", compared, moves[m], m)
		}
	}
}

// sameAdvice is advice with the same figures for what amounts to the same where other
// colours were seen; false if there is nothing that does.
func sameAdvice(a table.Advice, info *fp.Info) (table.Advice, bool) {
	same := table.Advice{Info: info}
	for _, r := range a.Results {
		m := moveOf(a.Info.(*fp.Info), r.Action)
		legal := info.LegalActions(nil)
		i := slices.IndexFunc(legal, func(x engine.Action) bool {
			taken := slices.ContainsFunc(same.Results, func(s search.Result) bool { return s.Action == x })
			return moveOf(info, x) == m && !taken
		})
		if i < 0 {
			return same, false
		}
		r.Action = legal[i]
		same.Results = append(same.Results, r)
	}
	return same, true
}

// sameCounts reports whether as many sticks fit after two pieces of advice, and bring as much.
func sameCounts(a, b table.Advice) bool {
	counts := func(found table.Advice) [5]int {
		in := found.Info.(*fp.Info)
		fit, unseen := in.Fitting()
		sure, _ := in.SureFaces()
		now, pays := in.Observation(), 0
		if moveOf(in, found.Best()) == moveSeen {
			pays = now.Pays(in.Seen(fp.Decode(found.Best()).Hole))
		}
		return [5]int{fit, unseen, sure, int(engine.Bit(in.RollingPays())), pays}
	}
	return counts(a) == counts(b)
}

func sameHint(a, b table.Hint) bool {
	return slices.Equal(clues(a), clues(b)) && a.Other == b.Other &&
		slices.Equal(a.Look.At, b.Look.At) && slices.Equal(a.Do.At, b.Do.At) && slices.Equal(a.Why.At, b.Why.At)
}

// TestReasons reads why where no fact is known that makes the difference: not to take what is known.
func TestReasons(t *testing.T) {
	info := memory(t, [3]string{"y", "r", "b"}, alikePositions["one die open"])
	terms := func(pairs ...int) []search.Term {
		list := make([]search.Term, fp.TermPot+1)
		list[fp.TermChips].Amount, list[fp.TermOthers].Amount = 620, 1500
		for i := 0; i < len(pairs); i += 3 {
			list[pairs[i]] = search.Term{Amount: pairs[i+1], Strength: pairs[i+2]}
		}
		return list
	}
	for _, c := range []struct {
		mine, theirs []search.Term
		mean         int // of the alternative, beside 2000
		want         string
	}{
		{terms(fp.TermPot, 41, 0), terms(fp.TermPot, 24, 0), 1000, "It wins *the pot* more often. The pot: 41, 24"},
		{terms(fp.TermPot, 41, 0), terms(fp.TermPot, 24, 0), 1990, "Close: nothing else is *clearly better*. : , "},
		{terms(fp.TermPot, 20, 0, fp.TermChips, 704, 9), terms(fp.TermPot, 24, 0), 1000, "It leaves you *more chips* when the set is over. Chips: 7.0, 6.2"},
		{terms(fp.TermOthers, 1400, 0), terms(), 1000, "It leaves *the others fewer chips* when the set is over. Their chips: 14.0, 15.0"},
		{terms(fp.TermUnseenSecond, 300, 9, fp.TermSecond, 30, 0), terms(fp.TermSecond, 25, 0), 1000, "*Nothing on the table* decides this alone; it wins more often. : , "},
		{terms(), terms(fp.TermChips, 650, 0), 1000, "*Nothing on the table* decides this alone; it wins more often. : , "},
	} {
		withInfo(t, info, func(b *tableState) {
			h := b.Advise(table.Advice{Info: info, Results: []search.Result{
				{Action: fp.Draw(17), Playouts: 9, Mean: 2000, Terms: c.mine}, {Action: fp.Draw(18), Playouts: 9, Mean: c.mean, Terms: c.theirs},
			}})
			f := h.Why.Figures
			if got := h.Why.Words + " " + f.What + ": " + f.Mine + ", " + f.Theirs; got != c.want {
				t.Errorf("the reason is %q, want %q", got, c.want)
			}
		})
	}
}

// TestTheAlternativeIsAnotherMove compares with what amounts to something else, for
// one stick is no alternative to another that is not named either.
func TestTheAlternativeIsAnotherMove(t *testing.T) {
	info := memory(t, [3]string{"y", "r", "r"}, alikePositions["one die open"])
	result := func(a engine.Action, mean int) search.Result {
		return search.Result{Action: a, Playouts: 9, Mean: mean, Terms: make([]search.Term, fp.TermPot+1)}
	}
	sure, unseen, wrong := result(fp.Draw(18), 3000), result(fp.Draw(17), 2000), result(fp.Draw(19), 1000)
	for _, c := range []struct {
		results []search.Result
		other   string
		mean    int
	}{
		{[]search.Result{unseen, wrong}, "missing on purpose, to help nobody", 1000},
		{[]search.Result{sure, unseen, wrong}, "a stick not shown yet", 2000},
		{[]search.Result{sure, wrong, result(fp.Reroll(), 1500)}, "rolling again", 1500},
		{[]search.Result{wrong, unseen, sure}, "a stick seen before that fits", 3000},
		{[]search.Result{result(fp.Reroll(), 4000), sure, wrong}, "drawing at once", 3000},
		{[]search.Result{sure}, "", 0},
	} {
		withInfo(t, info, func(b *tableState) {
			if h := b.Advise(table.Advice{Info: info, Results: c.results}); h.Other != c.other || h.Against.Mean != c.mean {
				t.Errorf("the alternative is %q with %d, want %q with %d", h.Other, h.Against.Mean, c.other, c.mean)
			}
		})
	}
}

// knownMiss is a draw of a stick that is known to miss.
func knownMiss(t *testing.T, info *fp.Info) engine.Action {
	t.Helper()
	for h := range fp.Hole(holes) {
		if a := fp.Draw(h); info.Check(a) == nil && info.Misses(a) {
			return a
		}
	}
	t.Fatal("no stick is known to miss")
	return 0
}

// TestWaitingInsteadOfRollingAgain advises waiting where the third die may be rolled again, and where not.
func TestWaitingInsteadOfRollingAgain(t *testing.T) {
	for name, rolls := range map[string]bool{"one die open": true, "one stick found": false} {
		info := memory(t, [3]string{"r", "b", "y"}, alikePositions[name])
		withInfo(t, info, func(b *tableState) {
			h := b.Advise(table.Advice{Info: info, Results: []search.Result{{Action: knownMiss(t, info)}}})
			if strings.Contains(h.Do.Words, "roll again") != rolls || strings.Contains(h.Look.Words, "alike") {
				t.Errorf("%s: %q", name, clues(h))
			}
		})
	}
}

// TestWaitingIsToldWhereItIsSome tells of known misses: who draws one for a pot waits, who has nothing to
// wait for may have forgotten it.
func TestWaitingIsToldWhereItIsSome(t *testing.T) {
	for name, waits := range map[string]bool{"one stick found": true, "one die open": false, "a new set": false} {
		info := memory(t, [3]string{"r", "b", "y"}, alikePositions[name])
		withInfo(t, info, func(b *tableState) {
			x, a := b.words().Farbenpoker.Log, knownMiss(t, info)
			world, err := fp.Game{}.NewState(engine.Setup{Players: 4})
			if err != nil {
				t.Fatal(err)
			}
			stream := rng.New(1)
			info.Determinize(&stream, world)
			var events engine.Events
			world.Apply(info.Seat(), a, &events)
			want := x.DrawsMiss
			if waits {
				want = x.DrawsSeen
			}
			if got := b.Lines(info, events.List[0])[0].Text; got != want.With("side", fp.Decode(a).Hole.Side().String()) {
				t.Errorf("%s: it is told as %q", name, got)
			}
		})
	}
}

package vino

import (
	"slices"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/person"
	"treille/engine/rng"
	vi "treille/engine/vino"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
)

// An asker plays a game in which the person of seat 0 asks for hints, and follows
// them.
type asker struct {
	t     *testing.T
	app   *app.App
	table *table.Table
	board *tableState
	found table.Advice // what the last hint was made of
	hint  table.Hint
	taken []engine.Action // the last gesture
	table.Referee
	kinds map[vi.DecisionKind]int
	facts map[lang.Template]int // that were told
	hints int
	bare  []string // the reasons of those that tell no fact
}

// Play implements table.Referee.
func (k *asker) Play(p engine.Player, gesture ...engine.Action) error {
	k.taken = gesture
	return k.Referee.Play(p, gesture...)
}

// A listener is a game's view that notes what it was asked to put into words.
type listener struct {
	*tableState
	asker *asker
}

// Advise implements table.Advised.
func (l *listener) Advise(a table.Advice) table.Hint {
	alone := a
	alone.Results = a.Results[:1]
	h := l.tableState.Advise(alone)
	if h.Do.Words == "" || h.Why.Words == "" {
		l.asker.t.Errorf("%s, compared with nothing, has no reason: %q", l.asker.format(a.Best()), h.Do.Words)
	}
	l.asker.found, l.asker.hint = alone, h
	l.asker.checkFact()
	l.asker.found, l.asker.hint = a, l.tableState.Advise(a)
	return l.asker.hint
}

func newAsker(t *testing.T, players int) *asker {
	settings := store.Defaults()
	settings.HintsAgreed = true
	settings.Language, settings.Speed = lang.English.Code(), store.SpeedInstant
	k := &asker{t: t, app: app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon), kinds: map[vi.DecisionKind]int{}, facts: map[lang.Template]int{}}
	k.app.Resize(390, 844, 1)
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		k.board = sit(at).(*tableState)
		return &listener{k.board, k}
	}
	var seats []table.Seat
	for i := range players {
		seat := table.Seat{Kind: engine.Greedy, Crest: person.Crests()[i], Name: k.app.Words.NewGame.DefaultNames[i]}
		if i == 0 {
			seat.Kind = table.Human
		}
		seats = append(seats, seat)
	}
	referee, err := host.New(spec.Game, engine.Setup{Players: players, Seed: []uint64{3: 23, 4: 27, 5: 25}[players]}, seats, host.NewSaver(k.app))
	if err != nil {
		t.Fatal(err)
	}
	k.Referee = referee
	k.table = table.New(k.app, spec, k)
	k.app.Push(k.table)
	return k
}

func (k *asker) tick() {
	k.t.Helper()
	if err := k.app.Update(); err != nil {
		k.t.Fatal(err)
	}
}

// press presses a control that can be pressed.
func (k *asker) press(id string) {
	k.t.Helper()
	if c := k.app.Stage().Find(id); c == nil || c.Disabled {
		k.t.Fatalf("%s: %q cannot be pressed", k.format(k.found.Best()), id)
	}
	k.app.Activate(id)
	k.tick()
}

func (k *asker) format(a engine.Action) string { return k.Game().Format(a) }

// canAsk reports whether a hint can be asked for now.
func (k *asker) canAsk() bool {
	c := k.app.Stage().Find("hint")
	if c == nil {
		k.t.Fatal("the banner has no lamp")
	}
	return !c.Disabled
}

// ask asks for all three parts of a hint.
func (k *asker) ask() {
	k.found = table.Advice{}
	k.press("hint")
	for range 2000 {
		if k.found.Results != nil {
			k.tick()
			k.there(0, k.hint.Look)
			k.press("hint/more")
			k.press("hint/more")
			if k.tick(); k.board.in.Round() == 0 && strings.Contains(k.app.Outline().String(), " of 100") {
				k.t.Error("a hint tells chances before anything has been played")
			}
			return
		}
		k.tick()
	}
	k.t.Fatal("there is no hint")
}

// TestHintLeavesWhatIsPicked asks for a hint when something else is picked than it advises.
func TestHintLeavesWhatIsPicked(t *testing.T) {
	k := newAsker(t, 4)
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	for phase := vi.PhaseBanker; phase != vi.PhaseChoose; phase = k.board.in.Phase() {
		for !k.table.Deciding() {
			k.tick()
		}
		if in := k.Info(0); k.board.in.Phase() != vi.PhaseChoose {
			k.table.Decide(policy.Choose(in, in.LegalActions(nil), &stream))
		}
		k.tick()
	}
	k.press(regionID(0))
	k.press(regionID(8))
	k.ask()
	if best := vi.Decode(k.found.Best()); slices.Equal(best.Regions[:], []int{0, 8}) {
		t.Fatal("the hint advises what was picked")
	}
	if got := k.board.pick.regions; !slices.Equal(got, []int{0, 8}) {
		t.Errorf("picked were Liguria and Trentino, with the hint it is %v", got)
	}
	kept := ui.Plain(k.app.Words.Hint.Kept)
	if said := k.app.Outline().Find("hint").Items; !strings.Contains(said[1], kept) {
		t.Errorf("that something else stays picked is not said: %q", said)
	}
	k.press("hint/close")
	for _, r := range []int{0, 8} {
		k.press(regionID(r))
	}
	best := vi.Decode(k.found.Best())
	for _, r := range best.Regions {
		k.press(regionID(r))
	}
	k.ask()
	if said := k.app.Outline().Find("hint").Items; strings.Contains(said[1], kept) || !slices.Equal(k.board.pick.regions, best.Regions[:]) {
		t.Errorf("what was picked is what is advised, and it says %q", said)
	}
}

// clear checks that the plate of a hint on a phone lies over nothing that it marks, and over no player whom it names.
func (k *asker) clear() {
	over := k.app.Stage().Find("hint/close").Shown.Y
	marks := slices.Concat(k.hint.Look.At, k.hint.Do.At, k.hint.Why.At)
	for _, p := range k.table.Seats() {
		if p != k.table.Me() && strings.Contains(k.hint.Look.Words+k.hint.Do.Words+k.hint.Why.Words, k.table.PlayerName(p)) {
			marks = append(marks, seatPlace(p))
		}
	}
	for _, id := range marks {
		const least = 90 // high
		if r, ok := k.app.Stage().Where(id); ok && r.CY() > over && r.CY() < over+least {
			k.t.Errorf("%s: the plate lies over %s, which it marks or names", k.format(k.found.Best()), id)
		}
	}
}

// seen looks for what a hint points at, in all arrangements.
func (k *asker) seen() {
	for _, size := range [][2]float64{{844, 390}, {1280, 800}, {390, 844}} {
		k.app.Resize(size[0], size[1], 1)
		k.tick()
		k.apart()
		for i, c := range []table.Clue{k.hint.Look, k.hint.Do, k.hint.Why} {
			k.there(i, c)
		}
	}
}

// there checks that what a part of a hint points at is on the table.
func (k *asker) there(part int, c table.Clue) {
	for _, id := range c.At {
		if _, ok := k.app.Stage().Where(id); !ok {
			k.t.Errorf("%v %v %s: part %d points at %s, which is not there", k.app.Frame().Safe, k.board.in.Phase(), k.format(k.found.Best()), part+1, id)
		}
	}
}

// apart checks that the numbers of a hint about a variety to sell lie on no other one.
func (k *asker) apart() {
	stage := k.app.Stage()
	stage.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Look.ID != "common/wax-mark" {
			return
		}
		for _, g := range varieties {
			id, mark := waresID(g), ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W)
			if r, ok := stage.Where(id); ok && !slices.Contains(k.hint.Look.At, id) && r.Overlap(mark).W > 2 && r.Overlap(mark).H > 2 {
				k.t.Errorf("%s: number %s lies on %s", k.format(k.found.Best()), it.Look.Words, id)
			}
		}
	})
}

// read reads a hint in all languages, and those that there would be if another
// decision were the advised one.
func (k *asker) read() {
	advised := k.found
	for i := range advised.Results {
		k.found.Results = append(slices.Clone(advised.Results[i:]), advised.Results[:i]...)
		for _, l := range lang.Langs() {
			k.app.Words = l.Words()
			k.hint = k.board.Advise(k.found)
			k.readHint(l, k.hint)
			if l == lang.English {
				k.checkFact()
			}
		}
	}
	k.found, k.app.Words = advised, lang.English.Words()
	k.hint = k.board.Advise(advised)
}

func (k *asker) readHint(l lang.Lang, h table.Hint) {
	best := k.format(k.found.Best())
	for i, words := range []string{h.Look.Words, h.Do.Words, h.Why.Words} {
		if words == "" || strings.ContainsAny(words, "{}") || strings.Contains(words, " ,") || strings.Contains(words, "  ") || strings.Count(words, "*")%2 != 0 || !strings.HasSuffix(words, ".") {
			k.t.Errorf("%s, %s: part %d is %q", l.Name(), best, i+1, words)
		}
		if strings.Contains(words, k.table.PlayerName(k.table.Me())) {
			k.t.Errorf("%s, %s: part %d calls the player by name: %q", l.Name(), best, i+1, words)
		}
		if most := [3]int{64, 90, 150}[i]; len([]rune(words)) > most {
			k.t.Errorf("%s, %s: part %d is long: %q", l.Name(), best, i+1, words)
		}
	}
	even := k.says(k.app.Words.Vino.Advice.AsGood) || k.says(k.app.Words.Vino.Advice.EvenRaise)
	if _, ok := k.found.Alternative(); ok == (h.Other == "") || even != h.Told || strings.ContainsAny(h.Other, "{}*") {
		k.t.Errorf("%s, %s: the alternative is called %q", l.Name(), best, h.Other)
	}
	k.kinds[vi.Decode(k.found.Best()).Kind]++
}

// follow decides as the hint says, by the controls.
func (k *asker) follow() {
	best := k.found.Best()
	kind := vi.Decode(best).Kind
	id := k.board.Actions().Main.ID
	switch kind {
	case vi.DecisionPass:
		id = "pass"
	case vi.DecisionNoSale:
		id = "nosale"
	}
	k.taken = nil
	gesture := k.board.in.Gesture(best)
	if kind == vi.DecisionSell {
		gesture = append(gesture, k.board.in.AllBack(k.board.pick.wares, k.board.pick.quantity)...)
	}
	k.press(id)
	if k.app.Stage().Find("sure") != nil {
		k.press("sure")
	}
	slices.Sort(k.taken) // in which order prices rise does not matter
	if want := slices.Sorted(slices.Values(gesture)); !slices.Equal(k.taken, want) {
		k.t.Errorf("advised was %s of %v, decided %v", k.format(best), want, k.taken)
	}
}

// count counts hints, and those whose reason says no more than that the decision is as good, or better.
func (k *asker) count() {
	k.hints++
	x := &k.app.Words.Vino.Advice
	if slices.ContainsFunc([]lang.Template{x.AsGood, x.LittleLess, x.LessOften, lang.Template(x.NoFact)}, k.says) {
		k.bare = append(k.bare, k.hint.Why.Words)
	}
}

// play plays to the end, asks wherever hints are given, and decides the rest as greedy
// would.
func (k *asker) play() {
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	for !k.table.Ended() {
		for range 4000 {
			if k.table.Deciding() || k.table.Ended() {
				break
			}
			k.tick()
		}
		switch {
		case !k.table.Deciding():
		case k.canAsk():
			k.ask()
			k.count()
			k.seen()
			k.clear()
			k.read()
			k.follow()
		default:
			in := k.Info(0)
			k.table.Decide(policy.Choose(in, in.LegalActions(nil), &stream))
			k.tick()
		}
	}
}

// TestHintsAreSaidAndFollowed asks for hints in whole games: they point at what is
// there, say it in all languages, and pick up what they advise. In short it is one game, which need not have all.
func TestHintsAreSaidAndFollowed(t *testing.T) {
	kinds, facts := map[vi.DecisionKind]int{}, map[lang.Template]int{}
	hints, bare := 0, []string{}
	for players := 3; players <= 5; players++ {
		k := newAsker(t, players)
		k.play()
		hints, bare = hints+k.hints, append(bare, k.bare...)
		for kind, n := range k.kinds {
			kinds[kind] += n
		}
		for words, n := range k.facts {
			facts[words] += n
		}
		if testing.Short() {
			return
		}
	}
	for kind := vi.DecisionChoose; kind <= vi.DecisionRaise; kind++ {
		if kinds[kind] == 0 {
			t.Errorf("no hint was for a decision of kind %d", kind)
		}
	}
	if len(bare)*20 > hints {
		t.Errorf("%d of %d hints tell nothing that can be checked on the table: %q", len(bare), hints, bare)
	}
	if len(facts) < 30 {
		t.Errorf("only these facts are told as reasons: %v", facts)
	}
}

package table_test

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/person"
	"treille/engine/record"
	"treille/engine/search"
	wh "treille/engine/weinhaendler"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/lang"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
	"treille/sprites"
)

// An annotator is a game's view with words for any advice.
type teller struct {
	table.GameView
	advice  table.Advice
	against search.Result
	mine    int // its chance in a hundred instead of the one that was found, if not -1
	taken   int
	room    ui.Rect // for the plate; empty for the usual place
	heights []float64
}

// Compose asks how high the plate is.
func (g *teller) Compose(c *table.Canvas) {
	g.GameView.Compose(c)
	if g.room.W > 0 { // in place of what the view has said
		g.heights = append(g.heights, c.HintPlace(g.room))
	}
}

func (g *teller) Advise(a table.Advice) table.Hint {
	g.advice = a
	if g.mine >= 0 {
		a.Results[0].Mean = search.One * g.mine / 100
	}
	return table.Hint{
		Look:  table.Clue{Words: "at *your hand.*", At: []string{"pass"}},
		Do:    table.Clue{Words: "what is *best.*"},
		Why:   table.Clue{Words: "It wins."},
		Other: "something else", Against: g.against,
		Take: func() { g.taken++ },
	}
}

// A shelf keeps what was kept last.
type shelf struct{ data []byte }

func (s *shelf) Keep(data []byte) { s.data = data }

// A hinted game is one whose game's view has words for advice.
type hinted struct {
	t     *testing.T
	app   *app.App
	table *table.Table
	host  *host.Host
	guest *teller
	kept  shelf
	spec  table.GameSpec
}

func newHinted(t *testing.T, people int) *hinted {
	settings := store.Defaults()
	settings.Language, settings.Speed, settings.HintsAgreed = "en", store.SpeedInstant, true
	h := &hinted{t: t, app: app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon), guest: &teller{mine: -1}}
	h.app.Resize(390, 844, 1)
	spec := pages.With(games.All())[0]
	for _, k := range pages.With(games.All()) {
		if k.Game.Name() == (wh.Game{}).Name() {
			spec = k
		}
	}
	sit := spec.Sit
	spec.Sit = func(tb *table.Table) table.GameView {
		h.guest.GameView = sit(tb)
		return h.guest
	}
	var seats []table.Seat
	for i := range 3 {
		seat := table.Seat{Kind: "greedy", Crest: person.Crests()[i], Name: person.Crests()[i]}
		if i < people {
			seat.Kind = table.Human
		}
		seats = append(seats, seat)
	}
	var err error
	if h.host, err = host.New(spec.Game, engine.Setup{Players: 3, Seed: 5}, seats, &h.kept); err != nil {
		t.Fatal(err)
	}
	h.spec = spec
	h.table = table.New(h.app, spec, h.host)
	h.app.Push(h.table)
	h.await("nobody is to decide", func() bool { return h.control("pass") || h.control("ready") })
	return h
}

func (h *hinted) tick() {
	h.t.Helper()
	if err := h.app.Update(); err != nil {
		h.t.Fatal(err)
	}
}

func (h *hinted) await(problem string, holds func() bool) {
	h.t.Helper()
	for range 3000 {
		if holds() {
			return
		}
		h.tick()
	}
	h.t.Fatal(problem)
}

func (h *hinted) control(id string) bool {
	c := h.app.Stage().Find(id)
	return c != nil && !c.Disabled
}

func (h *hinted) press(id string) {
	h.t.Helper()
	if !h.control(id) {
		h.t.Fatalf("there is no control %s that can be pressed", id)
	}
	h.app.Activate(id)
	h.tick()
}

// told is what the hidden text says under a heading.
func (h *hinted) told(section string) string {
	var o ui.Outline
	h.table.Outline(&o)
	if s := o.Find(section); s != nil {
		return strings.Join(append(s.Text, s.Items...), " ")
	}
	return ""
}

// asks reports whether the first hint asks whether the game may count as assisted.
func (h *hinted) asks() bool {
	h.t.Helper()
	h.press("hint")
	asks := h.control("hint/sure")
	if asks == h.table.Hinting() || asks && (h.told("panel") != h.app.Words.Hint.Costs || h.host.Assisted() != 0) {
		h.t.Errorf("it asks (%v): %q, seats %v are assisted", asks, h.told("panel"), h.host.Assisted())
	}
	return asks
}

// TestTheVeryFirstHintAsks presses the lamp of a game that counts, and answers: who has agreed is not asked again, in no game.
func TestTheVeryFirstHintAsks(t *testing.T) {
	h := newHinted(t, 1)
	h.app.Settings.HintsAgreed = false
	for _, no := range []string{"cancel", "close"} {
		if !h.asks() {
			t.Fatal("it does not ask")
		}
		h.press(no)
		if h.table.Hinting() || h.host.Assisted() != 0 {
			t.Errorf("after %s there is a hint", no)
		}
	}
	h.asks()
	h.press("hint/sure")
	h.await("the adviser finds nothing", func() bool { return h.told("hint") != "" && h.host.Assisted() == engine.Only(0) })
	says := func() (said bool) { // on the line above the buttons
		h.app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			said = said || it.Kind == ui.Text && strings.Contains(h.app.Words.Hint.Assisted, it.Words) && len(it.Words) > 9
		})
		return said
	}
	first := says()
	h.press("hint/close")
	if h.asks() {
		t.Error("it asks though the game counts as assisted already")
	}
	if !first || says() {
		t.Errorf("that the game counts as assisted stands there with the first hint: %v, with the second: %v", first, says())
	}
	if kept, err := store.LoadSettings(h.app.Store); err != nil || !kept.HintsAgreed {
		t.Errorf("it is not remembered: %v", err)
	}
}

// TestAHintThatCostsNothingAsksNothing presses the lamp of a game that does not count, as it
// was played on from the middle of another, and where the player wants no questions.
func TestAHintThatCostsNothingAsksNothing(t *testing.T) {
	h := newHinted(t, 1)
	h.app.Settings.HintsAgreed, h.app.Settings.Confirm = false, store.ConfirmNever
	if h.asks() {
		t.Error("it asks who wants no questions")
	}
	h.app.Settings.Confirm = store.ConfirmRisky
	rec, err := record.Parse(h.kept.data)
	if err != nil {
		t.Fatal(err)
	}
	rec.Seed, rec.Assisted = rec.Seed+1, 0
	if h.host, err = host.Open(rec.Bytes(), &h.kept); err != nil {
		t.Fatal(err)
	}
	h.table = table.New(h.app, h.spec, h.host)
	h.app.Push(h.table)
	h.await("nobody is to decide", func() bool { return h.control("hint") })
	if h.asks() {
		t.Error("it asks though the game does not count")
	}
}

// TestAHintIsAskedForPartByPart presses the lamp and reads what is told.
func TestAHintIsAskedForPartByPart(t *testing.T) {
	h := newHinted(t, 1)
	if h.host.Assisted() != 0 {
		t.Fatal("the game counts as assisted before anybody has asked")
	}
	h.press("hint")
	h.await("the adviser finds nothing", func() bool { return strings.Contains(h.told("hint"), "your hand") })
	if strings.Contains(h.told("hint"), "best") || h.guest.taken != 0 {
		t.Error("the first part tells the second")
	}
	if h.host.Assisted() != engine.Only(0) {
		t.Errorf("the seats %v are assisted, want seat 0", h.host.Assisted())
	}
	if rec, err := record.Parse(h.kept.data); err != nil || rec.Assisted != engine.Only(0) || !bytes.Contains(h.kept.data, []byte("[Assisted \"0\"]")) {
		t.Errorf("what is kept does not say who was assisted (%v):\n%s", err, h.kept.data)
	}
	if keyed := table.Where(h.app.Stage().Controls(), func(c ui.Control) bool { return c.Key == 'h' }); len(keyed) != 1 || keyed[0].ID != "hint/more" {
		t.Errorf("the key of hints presses %v", keyed)
	}
	line, more := 0.0, h.app.Stage().Find("hint/more").Rect // the line over it
	h.app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == sprites.Hairline && it.Box.Y < more.Y+ui.Tight {
			line = max(line, it.Box.Bottom())
		}
	})
	if line == 0 || more.Y > line {
		t.Errorf("the row that asks for more begins at %v, below the line at %v", more.Y, line)
	}
	h.press("hint/more")
	if said := h.told("hint"); !strings.Contains(said, "Look at your hand.") || !strings.Contains(said, "Do: what is best.") || strings.Contains(said, "It wins") || h.guest.taken != 1 {
		t.Errorf("the second part is told as %q, and taken %d times", said, h.guest.taken)
	}
	h.press("hint/more")
	if said := h.told("hint"); !strings.Contains(said, "It wins.") || !strings.Contains(said, "something else") || h.guest.taken != 1 {
		t.Errorf("the third part is told as %q, and taken %d times", said, h.guest.taken)
	}
	if h.control("hint/more") {
		t.Error("a fourth part can be asked for")
	}
	if got, want := h.guest.advice.Best(), h.guest.advice.Results[0].Action; got != want {
		t.Errorf("the best decision is %v, want %v", got, want)
	}
	h.press("hint/close")
	if h.told("hint") != "" {
		t.Error("the plate is still there after it was closed")
	}
}

// TestOdds reads the odds beside those of what the game's view compares with.
func TestOdds(t *testing.T) {
	for _, c := range []struct {
		mine, other int
		want        string
	}{
		{19, 7, " It wins. You win about 19 of 100 games (average: 33); something else: 7."},
		{19, 18, " It wins. You win about 19 of 100 games (average: 33); something else: as many."},
		{19, 23, " It wins. You win about 19 of 100 games (average: 33); something else: as many."},
		{3, 0, " It wins. You win about 3 of 100 games (average: 33); something else: under 1."},
		{100, 96, " It wins. You win about 99 of 100 games (average: 33); something else: 96."},
		{1, 0, " It wins."}, {0, 0, " It wins."}, // which only discourages
	} {
		h := newHinted(t, 1)
		h.guest.mine, h.guest.against = c.mine, search.Result{Playouts: 9, Mean: search.One * c.other / 100}
		h.press("hint")
		h.await("the adviser finds nothing", func() bool { return h.guest.advice.Info != nil })
		h.press("hint/more")
		h.press("hint/more")
		if said := h.told("hint"); !strings.HasSuffix(said, c.want) {
			t.Errorf("%d and %d of a hundred are told as %q, want %q", c.mine, c.other, said, c.want)
		}
	}
}

// TestThePlateLiesWhereThereIsRoom lets a game's view spare room: it is told how high the plate
// is with all its parts, whatever was asked for.
func TestThePlateLiesWhereThereIsRoom(t *testing.T) {
	h := newHinted(t, 1)
	h.guest.room = ui.R(40, 300, 300, 400)
	h.tick()
	for _, high := range h.guest.heights {
		if high != 0 {
			t.Errorf("without a hint the plate is %v high", high)
		}
	}
	h.press("hint")
	h.await("the adviser finds nothing", func() bool { return h.guest.advice.Info != nil })
	h.guest.heights = nil
	for _, id := range []string{"hint/more", "hint/more"} {
		if c := h.app.Stage().Find("hint/close"); !c.Rect.Within(h.guest.room) {
			t.Errorf("the cross lies at %v, the room is %v", c.Rect, h.guest.room)
		}
		h.press(id)
	}
	if n := len(h.guest.heights); n < 2 || h.guest.heights[0] != h.guest.heights[n-1] || h.guest.heights[0] < 60 {
		t.Errorf("the plate is so high: %v", h.guest.heights)
	}
}

// TestAHintEndsWithItsDecision asks, decides, and asks again.
func TestAHintEndsWithItsDecision(t *testing.T) {
	h := newHinted(t, 1)
	h.press("hint")
	h.await("the adviser finds nothing", func() bool { return h.guest.advice.Info != nil })
	first := h.host.Ply()
	h.table.Decide(h.guest.advice.Best())
	h.await("the turn does not come back", func() bool { return h.host.Ply() > first && h.table.Deciding() && h.control("pass") })
	if h.told("hint") != "" {
		t.Error("the hint outlives its decision")
	}
	h.guest.advice = table.Advice{}
	h.press("hint")
	h.await("there is no second hint", func() bool { return h.guest.advice.Info != nil })
	if err := h.host.Info(0).Check(h.guest.advice.Best()); err != nil {
		t.Errorf("what is advised is not legal: %v", err)
	}
}

// TestTheCoverHidesAHint asks on a device that two people share, and lets the window
// lose the focus.
func TestTheCoverHidesAHint(t *testing.T) {
	h := newHinted(t, 2)
	h.press("ready")
	h.await("nobody is to decide", func() bool { return h.control("hint") })
	h.press("hint")
	h.await("the adviser finds nothing", func() bool { return strings.Contains(h.told("hint"), "your hand") })
	h.app.SetHidden(true)
	h.tick()
	h.app.SetHidden(false)
	h.tick()
	if h.told("hint") != "" || h.control("hint/more") {
		t.Error("the hint can be read on the cover")
	}
	h.press("ready")
	if h.told("hint") != "" {
		t.Error("the hint of before lies there when the device is taken")
	}
}

// TestReason finds the alternative, and the term that speaks most against it.
func TestReason(t *testing.T) {
	result := func(a engine.Action, playouts, mean int, terms ...search.Term) search.Result {
		return search.Result{Action: a, Playouts: playouts, Mean: mean, Terms: terms}
	}
	a := table.Advice{Results: []search.Result{
		result(7, 90, 2000, search.Term{Amount: 300, Strength: 40}, search.Term{Amount: 500, Strength: 90}, search.Term{Amount: 0, Strength: 10}),
		result(3, 30, 1500, search.Term{Amount: 900, Strength: 99}, search.Term{Amount: 0, Strength: 0}),
		result(4, 90, 1800, search.Term{Amount: 100, Strength: 10}, search.Term{Amount: 450, Strength: 80}, search.Term{Amount: 100, Strength: 30}),
		result(5, 0, 4000),
	}}
	if a.Best() != 7 {
		t.Errorf("the advice is %v, want 7", a.Best())
	}
	if other, ok := a.Alternative(); !ok || other.Action != 4 {
		t.Errorf("the alternative is %v (%v), want 4: 5 was never played", other.Action, ok)
	}
	reasons := slices.Repeat([]table.Reason{{Write: strconv.Itoa}}, 3)
	best := a.Compare(a.Results[2], reasons)
	if term, ok := best.Strongest(); !ok || term != 0 {
		t.Errorf("the reason is term %d (%v), want term 0, which speaks for it by more", term, ok)
	}
	if term, ok := a.Compare(a.Results[0], reasons).Strongest(); ok {
		t.Errorf("term %d speaks for a decision against itself", term)
	}
	alone := table.Advice{Results: a.Results[:1]}
	if _, ok := alone.Alternative(); ok {
		t.Error("a decision alone has an alternative")
	}
}

// TestAReasonSpeaks tells a term as the reason, with its figures, where they say that it is better.
func TestAReasonSpeaks(t *testing.T) {
	whole := func(hundredths int) string { return strconv.Itoa(hundredths / 100) }
	more := table.Reason{Term: lang.Term{Why: "more chips {when}", What: "Chips"}, Write: whole, At: []string{"pot"}}
	fewer := more
	fewer.Fewer = true
	for _, c := range []struct {
		reason       table.Reason
		mine, theirs int
		speaks       bool
	}{
		{more, 500, 200, true}, {more, 200, 500, false}, {more, 230, 220, false},
		{fewer, 200, 500, true}, {fewer, 500, 200, false}, {fewer, 220, 210, false},
	} {
		a := table.Advice{Results: []search.Result{{Terms: []search.Term{{Amount: c.mine, Strength: 1}}}}}
		pair := a.Compare(search.Result{Terms: []search.Term{{Amount: c.theirs}}}, []table.Reason{c.reason}, "when", "today")
		if _, ok := pair.Strongest(); pair.Speaks(0) != c.speaks || ok != c.speaks {
			t.Errorf("%d instead of %d, fewer better %v: speaks %v, is the strongest %v; want %v", c.mine, c.theirs, c.reason.Fewer, pair.Speaks(0), ok, c.speaks)
		}
		want := table.Figures{What: "Chips", Mine: whole(c.mine), Theirs: whole(c.theirs)}
		if clue := pair.Say(0); clue.Words != "more chips today" || clue.Figures != want || !slices.Equal(clue.At, []string{"pot"}) {
			t.Errorf("it is told as %+v", clue)
		}
	}
}

// TestAChancePromisesNothing wants chances of what is not over to be neither 0 nor 100 of 100.
func TestAChancePromisesNothing(t *testing.T) {
	for n, want := range map[int][2]string{0: {"<1", "under 1"}, 1: {"1", "1"}, 50: {"50", "50"}, 99: {"99", "99"}, 100: {">99", "over 99"}} {
		if got := [2]string{lang.Likely(n), lang.English.Words().Chance(n)}; got != want {
			t.Errorf("%d of 100 is told as %q, want %q", n, got, want)
		}
	}
}

package weinhaendler

import (
	"treille/audio"
	"treille/engine"
	"treille/engine/match"
	wh "treille/engine/weinhaendler"
	"treille/scenes"
	"treille/scenes/lang"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Table is the screen on which a game of Die Weinhändler is played.
type Table struct {
	room    *scenes.Room
	session *table.Session
	saver   table.Saver
	shown   *wh.Info // what the screen shows: it goes on as beats land
	tokens  tokens
	points  [5]int // counted up to those of shown
	count   float64

	base   engine.Player // the seat at the lower edge
	look   engine.Player // whose cellar the felt shows
	cellar bool          // the felt shows a cellar, not the auction
	// exchange shows who would get what instead of the auction, where there is
	// no room for both.
	exchange bool
	place    *wh.Place     // chosen for the lifted card
	settled  []wh.Transfer // what the exchange under way brings
	gain     *scored       // what was scored last, for its label
	inspect  *token
	log      table.Log
	logLang  lang.Lang // in which it is written
	panel    table.Panel
	before   engine.Player // who looked before the cover
	covered  bool          // the cover is what was composed last
	cover    engine.Player // who is to take the device; Terminal for nobody
	auto     int           // ticks until a decision without a choice is taken
	asked    bool          // the result has been shown
	// With several people, a hand is hidden as soon as its owner has decided
	// and seen what came of it.
	veilSoon, veiled bool
	rang             engine.Player // for whom the bell has rung

	// Where things were composed last, for what sets out from there.
	pileAt ui.Rect
	seatAt [5]ui.Rect
	bidAt  [5]ui.Rect
}

// scored is what a placed card has scored, while its label is in sight.
type scored struct {
	seat  engine.Player
	place wh.Place
	gain  wh.Gain
	left  float64 // ticks
}

// New shows a game on a table.
func New(room *scenes.Room, m *match.Match, saver table.Saver) (*Table, error) {
	s, err := table.NewSession(m)
	if err != nil {
		return nil, err
	}
	t := &Table{room: room, session: s, saver: saver, cover: engine.Terminal, rang: engine.Terminal}
	t.view(s.Viewer())
	t.replayLog(t.base)
	if !s.Begun() && s.People() <= 1 {
		// A new game is dealt before the players' eyes.
		t.dealAnew()
	}
	return t, nil
}

// view shows the game as a seat sees it, all that has happened included.
func (t *Table) view(p engine.Player) {
	if p != t.session.Viewer() {
		t.session.SetViewer(p)
	}
	t.shown = t.newInfo()
	t.shown.CopyFrom(t.session.Shown())
	if p != engine.Spectator {
		t.base = p
	}
	t.look = t.base
	t.settle()
}

// settle brings tokens and points to what is shown.
func (t *Table) settle() {
	t.tokens.setUp(t.shown)
	for i := range t.shown.Players() {
		t.points[i] = t.shown.Points(engine.Player(i))
	}
	t.place, t.gain, t.inspect = nil, nil, nil
	t.cellar = t.shown.Phase() == wh.PhaseCellars && t.shown.Turn() == t.me()
	t.look = t.base
	t.room.Changed()
}

// dealAnew goes back to before the deal, to show it.
func (t *Table) dealAnew() {
	t.shown = t.newInfo()
	t.session.ShowFromStart()
	t.log.Clear()
	t.settle()
}

func (t *Table) newInfo() *wh.Info {
	m := t.session.Match()
	in, err := m.Game().NewInfo(m.Setup(), t.session.Viewer())
	if err != nil {
		panic("weinhaendler: the setup of a running game is refused: " + err.Error())
	}
	return in.(*wh.Info)
}

// me is the person whose decisions this screen takes now, or Terminal.
func (t *Table) me() engine.Player {
	if v := t.session.Viewer(); v != engine.Spectator {
		return v
	}
	return engine.Terminal
}

// deciding reports whether the game waits for the viewer's decision.
func (t *Table) deciding() bool {
	return t.cover == engine.Terminal && t.me() >= 0 && t.session.Decider() == t.me()
}

// Name implements scenes.Scene.
func (t *Table) Name() string { return "weinhaendler" }

// Title implements scenes.Scene.
func (t *Table) Title() string { return t.room.Words.Weinhaendler.Title }

// Back implements scenes.Scene: it closes what is open, then opens the menu.
func (t *Table) Back() {
	switch {
	case t.panel.Open():
		t.panel.Shut()
	case t.inspect != nil:
		t.inspect = nil
	case t.cover == engine.Terminal && t.look != t.base:
		t.turnTo(t.cellarTime())
	default:
		t.openMenu()
	}
	t.room.Changed()
}

// Hide implements scenes.Hider: hidden hands are covered when the game goes
// out of sight.
func (t *Table) Hide(hidden bool) {
	if hidden && t.session.People() > 1 && t.me() >= 0 {
		t.coverUp(t.me())
	}
}

// Wake implements scenes.Waker: the log is written in the present language.
func (t *Table) Wake() {
	if t.logLang != t.room.Words.Lang {
		reader := t.base
		if t.cover != engine.Terminal {
			reader = t.cover
		}
		t.replayLog(reader)
		if t.veiled {
			t.log.Public()
		}
	}
	t.room.Changed()
}

// Skip implements scenes.Skipper: a tap skips what is being shown.
func (t *Table) Skip() {
	if t.inspect != nil {
		t.inspect = nil
	}
	t.room.Stage().Rest()
	t.session.Hurry()
	t.room.Changed()
}

// Scroll implements scenes.Scroller.
func (t *Table) Scroll(dy float64) bool {
	if !t.panel.Scroll(dy) {
		return false
	}
	t.room.Changed()
	return true
}

// pace is the speed of the other players.
func (t *Table) pace() float64 {
	switch t.room.Settings.Speed {
	case store.SpeedHalf:
		return 0.5
	case store.SpeedTwo:
		return 2
	}
	return 1
}

// Update implements scenes.Scene.
func (t *Table) Update() {
	instant := t.room.Settings.Speed == store.SpeedInstant
	st := t.room.Stage()
	st.Pace = t.pace()
	if t.cover != engine.Terminal || t.panel.Open() {
		return
	}
	if t.veilSoon && !t.session.Behind() {
		t.veil()
	}
	if t.session.Update(t, t.pace(), instant) {
		t.room.Changed()
	}
	t.countUp(instant)
	if t.gain != nil {
		if t.gain.left -= t.pace(); t.gain.left <= 0 {
			t.gain = nil
			t.room.Changed()
		}
	}
	p := t.session.Decider()
	switch {
	case p == engine.Terminal:
		if t.session.Match().Over() && !t.session.Behind() && !t.asked && !t.counting() {
			t.showResult()
		}
	case p != t.me() || t.veiled:
		t.coverUp(p)
	default:
		t.invite(p)
		t.takeOnlyChoice(p)
	}
}

// showResult shows how the game has ended.
func (t *Table) showResult() {
	t.asked = true
	t.room.Push(NewResult(t))
}

// invite rings for the viewer once when it is his turn.
func (t *Table) invite(p engine.Player) {
	if t.rang == p {
		return
	}
	t.rang = p
	t.auto = 0
	t.cellar, t.look = t.cellarTime(), t.base
	t.room.Play(audio.Bell)
	w := t.room.Words
	t.room.Say(w.Table.TurnOf.With("of", w.Of(t.name(p))) + " " + t.hint())
	t.room.Changed()
}

// cellarTime reports whether the viewer is to place cards now.
func (t *Table) cellarTime() bool {
	return t.shown.Phase() == wh.PhaseCellars && t.shown.Turn() == t.base
}

// takeOnlyChoice takes a decision that has no alternative, after a moment in
// which it can be seen (rule C4).
func (t *Table) takeOnlyChoice(p engine.Player) {
	var buf [2]engine.Action
	legal := t.shown.HandSize(p)
	if legal > 0 {
		return
	}
	list := t.shown.LegalActions(buf[:0])
	if len(list) != 1 {
		return
	}
	if t.auto++; float64(t.auto)*t.pace() >= pauseBetween || t.room.Settings.Speed == store.SpeedInstant {
		t.auto = 0
		t.decide(list[0])
	}
}

// decide plays a decision of the viewer.
func (t *Table) decide(a engine.Action) {
	p := t.me()
	if err := t.session.Play(p, a); err != nil {
		t.room.Note(err.Error())
		return
	}
	t.place, t.inspect = nil, nil
	for _, k := range t.tokens.list {
		k.up = false
	}
	if t.session.Match().CurrentPlayer() != p {
		t.rang = engine.Terminal
	}
	t.auto = 0
	t.log.Own()
	t.Decided()
	t.room.Changed()
	t.veilSoon = t.session.People() > 1 && t.session.Match().CurrentPlayer() != p
}

// Decided implements table.Show: every decision is saved.
func (t *Table) Decided() { t.saver.Save(t.session.Match()) }

// coverUp covers the table until p says that he is ready.
func (t *Table) coverUp(p engine.Player) {
	t.before = t.me()
	if t.session.People() <= 1 {
		t.view(p)
		return
	}
	t.veiled, t.veilSoon = false, false
	t.view(engine.Spectator) // the cover tells what all may see
	t.cover = p
	t.panel.Shut()
	t.replayLog(p)
}

// uncover shows the table to who has taken the device.
func (t *Table) uncover() {
	p := t.cover
	t.cover = engine.Terminal
	t.veiled, t.veilSoon = false, false
	t.view(p)
	t.replayLog(p)
}

// veil hides the hand of who has decided, and all that tells of it, while the
// others decide.
func (t *Table) veil() {
	if t.veiled {
		return
	}
	t.veiled = true
	for _, k := range t.tokens.list {
		k.up = false
	}
	t.place, t.inspect = nil, nil
	t.log.Public()
	t.room.Changed()
}

// turnTo shows the auction or the own cellar on the felt.
func (t *Table) turnTo(cellar bool) {
	t.cellar, t.exchange, t.look = cellar, false, t.base
	t.place = nil
	t.room.Changed()
}

// turnToExchange shows who would get what if the bidding ended now.
func (t *Table) turnToExchange() {
	t.cellar, t.exchange = false, true
	t.room.Changed()
}

// lookAt shows somebody's cellar on the felt, or ends that.
func (t *Table) lookAt(p engine.Player) {
	if t.cellar && t.look == p {
		t.turnTo(t.cellarTime())
		return
	}
	t.cellar, t.look = true, p
	t.room.Changed()
}

// countUp counts points up, one at a time.
func (t *Table) countUp(instant bool) {
	if !t.counting() {
		return
	}
	if t.count += t.pace(); t.count < countEvery && !instant {
		return
	}
	t.count = 0
	for i := range t.shown.Players() {
		p := engine.Player(i)
		if d := t.shown.Points(p) - t.points[i]; d != 0 {
			if instant {
				t.points[i] += d
			} else {
				t.points[i]++
				t.room.Sound.Play(audio.Star, audio.Options{Pitch: float64(min(t.points[i]%12, 12))})
			}
		}
	}
	t.room.Changed()
}

func (t *Table) counting() bool {
	for i := range t.shown.Players() {
		if t.points[i] < t.shown.Points(engine.Player(i)) {
			return true
		}
	}
	return false
}

// Compose implements scenes.Scene.
func (t *Table) Compose(s *ui.Stage) {
	f := s.Frame()
	if covered := t.cover != engine.Terminal; covered != t.covered {
		t.covered = covered
		s.Fresh() // nothing of a hand fades away over the cover
	}
	if t.cover != engine.Terminal {
		t.composeCover(s, f)
		t.panel.Compose(s)
		return
	}
	v := &view{Table: t, s: s, f: f, in: t.shown, w: t.room.Words, x: &t.room.Words.Weinhaendler}
	n := t.shown.Players()
	for i := range n {
		v.ring = append(v.ring, engine.Player((int(t.base)+i)%n))
	}
	v.seat = v.ring[0]
	switch f.Shape {
	case ui.Desktop:
		v.desktop()
	case ui.Sideways:
		v.sideways()
	default:
		v.portrait()
	}
	v.looked()
	v.inspected()
	if t.panel.Open() {
		s.DropControls()
		t.panel.Compose(s)
	}
}

// State implements scenes.Stater, for tests.
func (t *Table) State(add func(string, any)) {
	m := t.session.Match()
	add("ply", m.Ply())
	add("cellars", t.shown.Phase() == wh.PhaseCellars)
	add("hand", t.shown.HandSize(t.base))
	add("lifted", t.liftedCount())
	add("round", t.shown.Round())
	add("over", m.Over())
	add("behind", t.session.Behind())
	add("deciding", t.deciding())
	add("cover", t.cover != engine.Terminal)
	add("seat", int(t.me()))
	add("panel", t.panel.Open())
}

func (t *Table) liftedCount() int {
	_, list := t.tokens.lifted(t.base)
	return len(list)
}

package table

import (
	"cmp"
	"errors"
	"slices"
	"strconv"

	"treille/audio"
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// A Table is the screen on which a game is played. It owns the flow: whose turn
// it is, the cover between people, the bell, undo, the log, the result. What is
// particular to a game is its GameView.
type Table struct {
	app     *app.App
	spec    GameSpec
	referee Referee
	session *Session
	game    GameView
	shown   engine.InfoState // what the screen shows: it goes on as beats land
	base    engine.Player    // the seat at the lower edge
	points  counter

	speed       *store.Speed           // of the settings, or of a replay alone
	due         engine.Player          // who has been called to decide, or Terminal
	ticks       int                    // for which the game has been shown
	calledFrom  [engine.MaxPlayers]int // the tick from which the bell calls each seat
	onlyChoice  bool                   // the present one is the only legal one, and is taken for him
	seenFor     float64                // after he has seen it for so many ticks
	forced      []int                  // the events that such decisions were, as numbers from 0
	resultShown bool

	skipSaid bool // it stands on the screen that a tap skips

	cues      cues
	panelOpen bool // as it was last heard
	called    int  // ticks since the bell

	privacy privacy
	seats   []Seat // as they were composed last
	named   bool   // everybody is, also the only person who plays

	log      Log
	logLang  lang.Lang // in which it is written
	panel    Panel
	filled   bool // by the panel, when it was composed last
	speech   speech
	inspect  *Inspection
	looking  bool    // a tap inspects
	asked    *hint   // nil if none is
	lesson   *lesson // nil if nothing is taught
	replay   *replay // nil for a game that is played
	again    bool    // what happened since the viewer's turn is shown again
	toEnd    bool    // the rest of the game is shown at once
	toTurn   bool    // all up to the own turn is,
	toResult bool    // where none comes, and then the result,
	sumsUp   bool    // and then summed up
	stopped  bool    // the way to the own turn has just ended at a stopover
	follow   follow
	passing  passing

	telling   bool             // that the end is near
	told      engine.PlayerSet // who has been told
	owed      bool             // the viewer is still to be told
	toldOver  bool             // that it has come
	stillFor  float64          // ticks for which the end has been seen
	applauded bool             // it has been heard
	// flagFlies is for how many more ticks the flag that marks the last round flies from the notice to the banner.
	flagFlies float64

	social company // who else is there, at a table on a server

	pointed   engine.Player // whom a line of the log points at; Chance for nobody
	pointsFor int           // for so many ticks
}

// New shows a game at its table.
func New(app *app.App, spec GameSpec, referee Referee) *Table {
	t := seated(app, spec, referee, NewSession(referee, app.Now))
	app.Sound.Want(spec.Sounds)
	t.view(t.session.Viewer())
	if acting := referee.Acting() & t.session.People(); acting != 0 && t.Me() < 0 && !t.hides() {
		t.base = acting.First()
	}
	if t.deals() {
		t.session.ShowFrom(0)
		t.log.Clear()
		t.settle(referee.Blank(t.session.Viewer()))
	}
	t.Play(audio.Seal)
	return t
}

// deals reports whether the game is at its beginning, and is dealt before the players' eyes.
func (t *Table) deals() bool { return !t.referee.Begun() && (t.People() <= 1 || !t.hides()) }

// dealt shows the game as it stands: the deal has been seen.
func (t *Table) dealt() {
	t.session.Catch()
	t.view(t.session.Viewer())
}

// seated is a table at which a game sits, of which nothing is shown yet.
func seated(app *app.App, spec GameSpec, referee Referee, session *Session) *Table {
	t := &Table{app: app, spec: spec, referee: referee, session: session, speed: &app.Settings.Speed,
		due: engine.Terminal, pointed: engine.Chance, privacy: privacy{cover: engine.Terminal}, points: counter{every: countEvery}}
	t.game = spec.Sit(t)
	return t
}

// view shows the game as a seat sees it, unveiled and with all that has happened, and writes
// its log.
func (t *Table) view(p engine.Player) {
	t.privacy.veiled, t.privacy.veilSoon = false, false
	if p != t.session.Viewer() {
		t.session.SetViewer(p)
	}
	if p != engine.Spectator {
		t.base = p
	}
	t.settle(t.session.Info())
	t.replayLog()
}

// settle brings everything on the table to what is known.
func (t *Table) settle(in engine.InfoState) {
	t.shown = in
	t.inspect, t.asked, t.telling = nil, nil, false
	if t.lesson != nil {
		t.lesson.pressed = 0
	}
	t.cues.clear()
	t.follow = follow{}
	t.game.Settle(in)
	t.points.settle(t)
	t.app.Changed()
}

// App is the program that the table belongs to.
func (t *Table) App() *app.App { return t.app }

// Play plays a sound of the viewer's own hand at once; see Hear for those of
// events.
func (t *Table) Play(s audio.Sound) { t.app.Play(s) }

// Players is the number of seats.
func (t *Table) Players() int { return len(t.referee.Seats()) }

// Here are the seats that people play at this device, People is their number.
func (t *Table) Here() engine.PlayerSet { return t.session.People() }
func (t *Table) People() int            { return t.Here().Len() }

// Seat is who sits at p.
func (t *Table) Seat(p engine.Player) Seat { return t.referee.Seats()[p] }

// PlayerName is what the player at p is called.
func (t *Table) PlayerName(p engine.Player) string { return t.Seat(p).Name }

// Seen returns the events that have been shown, as the viewer sees them.
func (t *Table) Seen() []engine.Event { return t.session.Seen() }

// Ahead are the events that are known and still to be shown.
func (t *Table) Ahead() []engine.Event { return t.session.queue }

// Base is the seat at the lower edge of the screen.
func (t *Table) Base() engine.Player { return t.base }

// Me is the person whose decisions this screen takes now, or Terminal.
func (t *Table) Me() engine.Player {
	if v := t.session.Viewer(); v != engine.Spectator {
		return v
	}
	return engine.Terminal
}

// Deciding reports whether the game waits for the viewer's decision, or it is on its way:
// what he has picked up stays where it is until it is taken.
func (t *Table) Deciding() bool {
	return !t.privacy.covered() && !t.privacy.veiled && t.Me() >= 0 && (!t.owed || t.telling) && (t.session.Decider() == t.Me() || t.sending())
}

// sending reports whether what the viewer has decided is on its way to the referee: he
// cannot decide anything else meanwhile.
func (t *Table) sending() bool { return t.session.Sending(t.Me()) }

// Points are a seat's points as far as they have been counted up.
func (t *Table) Points(p engine.Player) int { return t.points.shown[p] }

// CountAfter lets the counting of points begin after so many ticks, when what
// scores them has landed.
func (t *Table) CountAfter(ticks float64) { t.points.wait = -ticks }

// Name implements app.Scene.
func (t *Table) Name() string { return t.spec.Name() }

// Where a player may be, for app.Placed: at the game under way, or in the lesson of the game whose name follows.
const (
	PlaceGame   = "game"
	PlaceLesson = "lesson"
)

// Place implements app.Placed. A replay is not come back to, and a table on a server is by itself.
func (t *Table) Place() string {
	switch {
	case t.replay != nil || t.company() != nil:
		return ""
	case t.lesson != nil:
		return PlaceLesson + "/" + t.spec.Name()
	}
	return PlaceGame
}

// Title implements app.Scene.
func (t *Table) Title() string {
	if t.replay != nil {
		return t.app.Words.Replay.Title + ", " + t.gameName()
	}
	return t.gameName()
}

// gameName is the name of the game.
func (t *Table) gameName() string { return t.spec.About(t.app.Words).Title }

// Ended reports whether the game is over, and its end has been in sight for a moment, or its result.
func (t *Table) Ended() bool { return t.resultShown || t.stillFor > stillness }

// Shown is what the screen has taken in.
func (t *Table) Shown() engine.InfoState { return t.shown }

// Back implements app.Scene: it closes what is open, then opens the menu.
func (t *Table) Back() {
	switch {
	case t.panel.Open():
		t.panel.Leave()
	case t.social.palette:
		t.social.palette = false
	case t.telling:
		t.openMenu()
	case t.inspect != nil:
		t.inspect = nil
	case t.Hinting():
		t.dropHint()
	case t.looking:
		t.looking = false
	case !t.privacy.covered() && t.lesson == nil && t.game.Back():
	case t.lessonEnded():
		t.lesson.Leave()
	case t.replay != nil && t.replay.pacing:
		t.replay.pacing = false
	case t.replay != nil && t.replay.viewer != t.replay.own:
		t.turnTo(t.replay.own)
	case t.replay != nil:
		t.app.Pop()
	case t.resultShown && t.session.Over():
		t.showResult()
	default:
		t.openMenu()
	}
	t.app.Changed()
}

// Wake implements app.Waker: the log is written in the present language.
func (t *Table) Wake() {
	switch {
	case t.logLang == t.app.Words.Lang:
	case t.replay != nil:
		t.lookFrom(t.replay.viewer)
	default:
		t.replayLog()
		t.retell()
	}
	t.app.Changed()
}

// toldSkip remembers that the player knows that a tap skips.
func (t *Table) toldSkip() {
	if !t.app.Settings.SkipTold {
		t.app.Settings.SkipTold = true
		t.app.SettingsChanged()
	}
}

// Skip implements app.Skipper: a tap skips what is being shown.
func (t *Table) Skip() bool {
	if t.social.palette {
		t.openSigns()
		return true
	}
	if t.halts() {
		return false
	}
	behind := t.session.Behind()
	if behind {
		t.toldSkip()
	}
	t.inspect, t.passing = nil, passing{}
	t.app.Stage().Rest()
	t.endSentence()
	t.session.Hurry()
	t.cues.hurry = true
	t.app.Changed()
	return behind
}

// Shows reports whether something is being shown that a press skips.
func (t *Table) Shows() bool { return t.session.Behind() && !t.halts() }

// GoOn ends what is being shown, also what a tap leaves in sight: the viewer has seen it.
func (t *Table) GoOn() {
	t.session.kept = false
	t.Skip()
}

// ToEnd shows the rest of the game at once: for people who have nothing more to decide.
func (t *Table) ToEnd() {
	t.toEnd = true
	t.Skip()
}

// Scroll implements app.Scroller.
func (t *Table) Scroll(dy float64) bool { return t.panel.page.Scroll(dy) }

// pace is the speed of the other players.
func (t *Table) pace() float64 {
	switch *t.speed {
	case store.SpeedHalf:
		return 0.5
	case store.SpeedTwo:
		return 2
	}
	return 1
}

// AtOnce reports whether everything is shown at once, but for what is kept: at the instant speed, and on the way to
// the own turn.
func (t *Table) AtOnce() bool { return (t.instantly() || t.toTurn) && !t.again }

// instantly reports whether that is the speed.
func (t *Table) instantly() bool { return *t.speed == store.SpeedInstant }

// Update implements app.Scene.
func (t *Table) Update() {
	t.ticks++
	t.app.Stage().Pace, t.app.Stage().Instant = t.pace(), t.instantly() || t.toTurn
	if t.panelOpen != t.panel.Open() {
		t.panelOpen = t.panel.Open()
		t.Play(audio.Page)
	}
	t.findCompared()
	t.keepCompany()
	if t.privacy.covered() || t.panel.Open() {
		return
	}
	if t.privacy.veilSoon && !t.session.Behind() {
		t.veil()
	}
	t.again = t.again && t.session.Behind()
	instant, pace := t.AtOnce() || t.toEnd && !t.again, t.pace()
	t.endPointing()
	t.owed = t.owesNotice()
	hurried := t.cues.hurry
	if t.flagFlies > 0 {
		if t.flagFlies = max(0, t.flagFlies-pace); t.flagFlies == 0 {
			t.app.Changed()
		}
	}
	changed := t.follow.tick(pace)
	changed = t.passing.pass(pace) || changed
	changed = t.session.Update(t, pace, instant) || changed
	if !slices.Equal(t.seats, t.referee.Seats()) {
		t.seats, changed = slices.Clone(t.referee.Seats()), true
	}
	if waits := t.waitsForOthers(); waits != t.social.waits {
		t.social.waits, changed = waits, true
	}
	t.cues.play(t, pace, instant)
	changed = t.points.count(t, pace, instant || hurried) || changed
	changed = t.log.Tick(pace, instant || hurried) || changed
	changed = t.game.Tick(pace) || changed
	if changed || t.session.Still() == thinksAfter {
		t.app.Changed()
	}
	t.speak()
	if t.telling {
		return
	}
	t.thinkHint()
	t.findChances()
	t.callWhoIsDue()
	t.teach()
}

// Decide plays a decision of the viewer, or several that are one gesture: they
// are undone as one. What his own knowledge says is forbidden is refused in his
// language.
func (t *Table) Decide(gesture ...engine.Action) {
	p := t.Me()
	if p < 0 || len(gesture) == 0 || t.sending() {
		return
	}
	err, next := t.referee.Info(p).Check(gesture[0]), len(t.Seen())
	if err == nil {
		err = t.session.Play(p, gesture...)
	}
	if err != nil {
		t.refuse(err)
		return
	}
	t.forced = slices.DeleteFunc(t.forced, func(n int) bool { return n >= next }) // what was taken back
	if t.onlyChoice {
		t.forced = append(t.forced, next)
	}
	if t.asked != nil {
		t.app.Stage().Fresh()
		t.session.wait = 1 // what made room for the plate is in its place before anything sets out
	}
	t.inspect, t.asked, t.passing = nil, nil, passing{}
	if !t.sending() {
		t.game.LayDown()
	}
	t.due, t.seenFor, t.calledFrom[p] = engine.Terminal, 0, t.ticks+present
	t.privacy.veilSoon = t.People() > 1 && t.hides() && !t.referee.Acting().Has(p)
	if t.lesson != nil {
		t.advance()
	}
	t.app.Changed()
}

// Took implements Show.
func (t *Table) Took() { t.game.LayDown() }

// Refused implements Show: what the viewer has picked up stays where it is, and he is not
// called again. An only choice is his to take then, so that it is not sent for ever.
func (t *Table) Refused(err error) {
	t.refuse(err)
	t.due, t.onlyChoice = t.Me(), false
	t.app.Changed()
}

// refuse says which rule forbids a decision.
func (t *Table) refuse(err error) {
	t.Play(audio.Refused)
	var rule *engine.RuleError
	switch {
	case errors.Is(err, ErrNotWritten):
		t.app.Refuse(t.app.Words.Lesson.NotNow)
	case errors.Is(err, ErrLate):
		t.app.Toast(t.app.Words.Table.TooLate)
	case errors.As(err, &rule):
		t.app.Refuse(cmp.Or(t.spec.About(t.app.Words).Refusals.Of(rule.Rule), t.app.Words.Errors.NotAllowed.With("rule", rule.Rule)))
	default:
		t.app.Trouble(err)
	}
}

// applaud lets the end of a game that has been played be heard once: a person's victory, or that of games that nobody here
// has lost.
func (t *Table) applaud() {
	if t.applauded || t.replay != nil {
		return
	}
	t.applauded = true
	for _, r := range t.game.Ending().Ranking {
		if r.Place == 1 && (t.session.People() == 0 || t.session.People().Has(r.Seat)) {
			t.Play(audio.Win)
			return
		}
	}
	t.Play(audio.Lost)
}

// showResult shows how the game has ended.
func (t *Table) showResult() {
	t.applaud()
	t.resultShown = true
	if t.spec.Memory != nil {
		t.replayLog() // which may name everything now
	}
	r := newResult(t)
	t.app.Push(r)
	t.app.Say(r.headline() + " " + r.Lead + ".")
}

// Pressed implements app.Presser: a game's view may have something to say of it.
func (t *Table) Pressed(x, y float64) {
	if p, ok := t.game.(app.Presser); ok {
		p.Pressed(x, y)
	}
}

// SkipStops implements Show.
func (t *Table) SkipStops(e engine.Event) bool { return t.game.SkipStops(e) }

// Keeps implements Show: it is seen for its time at any speed, and not skipped.
func (t *Table) Keeps(e engine.Event) bool {
	return t.stopped || t.spec.Keeps != nil && t.People() > 0 && !t.toEnd && t.spec.Keeps(t.shown, e)
}

// Beat implements Show: it takes one event into what is shown.
func (t *Table) Beat(e engine.Event) float64 {
	if t.privacy.veilSoon && !(t.game.Private(e) && (e.Player == t.Me() || e.Player == engine.Chance)) {
		t.veil()
	}
	t.cues.beat++
	if t.game.SkipStops(e) { // another phase
		t.app.EndRefusal()
	}
	if e.Player >= 0 && e.Player != t.Me() {
		t.speech.turn = ""
	}
	if c := t.company(); c != nil && !t.again && e.Player == t.Me() && t.throws(e) {
		c.Rolled()
	}
	if t.stopped = t.stopsOver(e); t.stopped {
		t.toTurn, t.toResult = false, false
	}
	t.begin(e)
	t.write(t.shown, e)
	t.shown.Observe(e)
	return t.follow.take(t.game.Beat(e))
}

// Compose implements app.Scene.
func (t *Table) Compose(s *ui.Stage) {
	if t.privacy.turned() {
		s.Fresh() // nothing of a hand fades away over the cover
		s.Arrive()
	}
	if filled := t.panel.own != nil && !t.panel.low && s.Frame().Shape == ui.Portrait; filled != t.filled {
		t.filled = filled
		s.Fresh() // nothing flies to where it has been all the time
	}
	switch {
	case t.filled:
		t.panel.Compose(s)
		return
	case t.privacy.covered():
		t.composeCover(s)
		t.panel.Compose(s)
		return
	}
	c := t.canvas(s)
	app.TableTop(s)
	if !c.said.Still { // else it comes over what stands still
		c.banner()
	}
	t.game.Compose(c)
	c.plate()
	c.keepTaken()
	c.betterMarks()
	c.question()
	c.standsStill()
	c.strip()
	c.flyingSigns()
	c.palette()
	c.lessonPlate()
	c.held()
	c.dock()
	c.announced()
	c.looks()
	c.inspected()
	c.lastNotice()
	c.composeLessonEnd()
	t.panel.Compose(s)
}

// Keep implements app.Keeper.
func (t *Table) Keep() {
	if k, ok := t.referee.(app.Keeper); ok {
		k.Keep()
	}
}

// State implements app.Stater, for tests.
func (t *Table) State(add func(string, any)) {
	add("ply", t.referee.Ply())
	add("known", strconv.FormatUint(t.referee.Info(t.session.Viewer()).Hash(), 16))
	add("over", t.referee.Acting() == 0)
	add("behind", t.session.Behind())
	add("deciding", t.Deciding() && !t.sending() && !t.onlyChoice && !t.telling)
	add("last", t.telling)
	add("cover", t.privacy.covered())
	add("seat", int(t.Me()))
	add("rolls", t.session.Awaits() >= 0)
	add("panel", t.panel.Open())
	t.game.State(add)
}

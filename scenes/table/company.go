package table

import (
	"cmp"
	"slices"
	"strings"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Company is a remote referee that knows who is there, and how well the line to the
// server holds. All words are in the player's language.
type Company interface {
	// Tick is called once a tick, whatever lies over the table. Called says that all has been
	// shown to the player here, who is waited for.
	Tick(called bool)
	// State is what lasts and is to be said now.
	State() Notice
	// News returns the next thing that was told, once: what says it, in the language of the day.
	News() (say func() Notice, ok bool)
	// Question is the open one to the player here.
	Question() (q Question, ok bool)
	// Signs are those that the player can show now.
	Signs() []Sign
	// Sign returns the next one that somebody has shown, once.
	Sign() (s Shown, ok bool)
	// Rolled tells the others that the player here has rolled. Rolling reports whether somebody at
	// another device has still to roll.
	Rolled()
	Rolling(engine.Player) bool
	// Entries are what the menu offers beside what all tables have.
	Entries() []ui.IconSpec
	// Leaving are the ways to leave: what is to become of the player's seat.
	Leaving() []ui.ButtonSpec
	// Stop asks all whether the game is to end without a result, Ask whether the player may take his
	// last decision back.
	Stop()
	Ask()
	CanAsk() bool // there is such a decision, and nothing has been shown since
	// StoodIn reports whether a computer player has taken the decision of the player here, who was
	// away, that an event tells. Events are counted from 0.
	StoodIn(event int) bool
	// Mark is the name of the mark at a seat's crest, "" for none, and its word.
	Mark(engine.Player) (name, word string)
	// Clock is the share of the time for his decision that a player has left; ok is false if no
	// time runs for him.
	Clock(engine.Player) (share float64, ok bool)
	// Watching says how many watch, "" if nobody does.
	Watching() string
}

// A Notice is what is said of the line to the server, or of who is there.
type Notice struct {
	Words   string          // "" for nothing
	Spoken  string          // the same without what changes from second to second; "" for Words
	Offer   string          // is spoken after that, and the hint: that more can be done about it now
	Seat    engine.Player   // of whom it is said, or engine.Terminal
	Icon    string          // stands before it, if it is said of nobody
	Hint    string          // stands over the buttons; "" for what usually does
	Actions []ui.ButtonSpec // what can be done about it: the last is the main one
	Still   bool            // nothing goes on here: the hand lies face down
	Kept    bool            // it is read in the log, too

	// Of news: how many events had been shown before what has happened meanwhile, which is
	// shown again when it is pressed, and how many decisions that are.
	Before, Decisions int
	Hurry             bool // the player's time runs: none of that is shown by itself
}

// A Question is one that is to be answered.
type Question struct {
	Number      int
	Seat        engine.Player // who asks, or of whom it is said
	Title, Text string        // the text is "" for the last line of the log about the seat
	Left        string        // time for an answer
	Yes, No     string        // the buttons
	Grave       bool          // neither is the main one
	Beside      bool          // the game goes on meanwhile
	Answer      func(yes bool)
}

// A Sign is a picture with its word that can be shown to the others.
type Sign struct {
	ID, Words string
	Show      func()
}

// A Shown is a sign that somebody has shown.
type Shown struct {
	Seat      engine.Player
	ID, Words string
}

// company is the part of a table that knows who else is there.
type company struct {
	state    string        // as it was composed last
	said     []string      // sentences about the state that were said last,
	saidOf   engine.Player // and of whom
	news     func() Notice
	newsFor  int    // ticks for which it stays
	told     []told // what is read in the log
	strip    Notice // what was composed last
	question int    // number of the one that is open; 0 for none
	marks    string
	rung     bool // the bell has told that little of the time is left
	palette  bool // the signs to choose from are open
	waits    bool // for people at other devices
	signs    [engine.MaxPlayers]flyingSign
}

// A told is some news that is read in the log after so many events.
type told struct {
	after int
	say   func() Notice
}

func (n told) line() Line {
	return Line{Seat: engine.Chance, Text: lang.Sentence(n.say().spoken())}
}

// company is the referee's, nil for a table on this device.
func (t *Table) company() Company {
	c, _ := t.referee.(Company)
	return c
}

// stoodIn reports whether a line says what a computer player has decided for the player here.
func (t *Table) stoodIn(l Line, event int) bool {
	c := t.company()
	return c != nil && l.Decides && l.Seat == t.Me() && c.StoodIn(event)
}

// companyState is what is to be said of the line now.
func (t *Table) companyState() (s Notice) {
	if c := t.company(); c != nil && !t.session.Over() {
		s = c.State()
	}
	return s
}

// notice is what stands in the strip: what lasts, else what was told.
func (t *Table) notice() (n Notice, ok bool) {
	if n = t.companyState(); n.Words == "" && t.social.newsFor > 0 && !t.session.Over() {
		n = t.social.news()
	}
	return n, n.Words != ""
}

// steadyNotice is the notice, but that nothing moves beneath a finger: the strip comes and goes
// when that is up.
func (t *Table) steadyNotice() Notice {
	n, ok := t.notice()
	if before := t.social.strip; t.app.Touched() && ok != (before.Words != "") {
		return before
	}
	t.social.strip = n
	return n
}

// keepCompany takes what was told, and says what is to be said.
func (t *Table) keepCompany() {
	c := t.company()
	if c == nil {
		return
	}
	k := &t.social
	me := t.Me()
	c.Tick(me >= 0 && t.session.Decider() == me && !t.session.Behind())
	t.tickClock(c)
	if k.newsFor > 0 {
		if k.newsFor--; k.newsFor == 0 {
			t.app.Changed()
		}
	}
	for say, ok := c.News(); ok; say, ok = c.News() {
		t.takeNews(say)
	}
	state := t.companyState()
	t.sayState(state)
	if state.Still && !t.privacy.veiled && t.Me() >= 0 {
		t.veil()
	}
	q, asked := c.Question()
	if q.Number != k.question {
		if k.question = q.Number; asked {
			t.app.Say(lang.Sentence(q.Title) + " " + t.questionText(q))
		}
		t.app.Changed()
	}
	for s, ok := c.Sign(); ok; s, ok = c.Sign() {
		t.takeSign(s)
	}
	t.ageSigns()
	if t.ticks%ui.TicksPerSecond == 0 {
		marks := c.Watching()
		for _, p := range t.Seats() {
			name, _ := c.Mark(p)
			marks += " " + name + clockSign(c, p)
		}
		_, noticed := t.notice()
		if marks != k.marks || state.Words != "" || asked || noticed != (k.strip.Words != "") { // whose seconds go on
			k.marks = marks
			t.app.Changed()
		}
	}
}

// sayState says what is new of the state, after what has happened before. Of somebody who has no
// connection all is said once, whether he is waited for or not.
func (t *Table) sayState(state Notice) {
	k := &t.social
	if now := state.spoken(); now != k.state {
		k.state = now
		t.app.Changed()
	}
	var said []string
	if state.Words != "" {
		said = Where([]string{lang.Sentence(state.spoken()), state.Hint, state.Offer}, func(s string) bool { return s != "" })
	} else if k.saidOf >= 0 && t.isGone(k.saidOf) {
		return
	}
	fresh := Where(said, func(s string) bool { return !slices.Contains(k.said, s) })
	if len(fresh) > 0 && t.session.Behind() && !t.panel.Open() {
		return
	}
	if len(fresh) > 0 {
		if len(t.speech.lines) > 0 {
			t.app.Say(strings.Join(t.takeSpeech(), " "))
		}
		t.app.Say(strings.Join(fresh, " "))
	}
	k.said, k.saidOf = said, state.Seat
}

// isGone reports whether somebody has no connection.
func (t *Table) isGone(p engine.Player) bool {
	name, _ := t.company().Mark(p)
	return name == "gone"
}

// takeNews shows what was told: in the strip, or after the end in passing.
func (t *Table) takeNews(say func() Notice) {
	n := say()
	if t.session.Over() {
		t.app.Toast(lang.Sentence(n.spoken()))
		return
	}
	k := &t.social
	if n.Kept {
		k.told = append(k.told, told{after: len(t.session.Seen()), say: say})
		t.log.Add(k.told[len(k.told)-1].line(), t.reader())
		t.log.Hold(0) // behind lines that are still held back
	}
	k.news, k.newsFor = say, newsStays
	if n.Decisions > 0 {
		k.newsFor = backStays
	}
	if n.Decisions > mostShown || n.Decisions > 0 && n.Hurry {
		t.toTurn = true
	}
	t.app.Say(lang.Sentence(n.spoken()))
	t.app.Changed()
}

// spoken is what is said once.
func (n Notice) spoken() string { return cmp.Or(n.Spoken, n.Words) }

// showNews shows again what has happened meanwhile.
func (t *Table) showNews() {
	from := t.social.news().Before
	t.social.newsFor = 0
	if all := t.session.Seen(); from < len(all) {
		in := t.referee.Blank(t.session.Viewer())
		for _, e := range all[:from] {
			in.Observe(e)
		}
		t.showFrom(in, from)
	}
}

// Online reports whether others play at devices of their own.
func (t *Table) Online() bool { return t.company() != nil }

// LineAsks reports whether two things stand in the place of the buttons that are not the game's:
// what to do about the line to the server, or what is there for who only watches.
func (t *Table) LineAsks() bool {
	return len(t.companyState().Actions) > 1 || t.Online() && t.People() == 0
}

// companyActions are the buttons in the place of the table's own, if there are any.
func (c *Canvas) companyActions(b ActionsPlace) bool {
	list := c.companyState().Actions
	button := func(i int, r ui.Rect) {
		a := list[i]
		a.Rect, a.Size = r, b.OtherSize
		if i == len(list)-1 {
			a.Primary, a.Size = true, min(b.MainSize, b.OtherSize+ui.Tight)
		}
		c.Stage.Button(a)
	}
	place := func(i int) ui.Part { return ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) { button(i, r) }).GrowingBy(0) }
	switch {
	case len(list) == 0:
		return false
	case len(list) == 1:
		button(0, b.Main)
	case b.Stack && !b.Other.Meets(b.Main):
		button(0, b.Other)
		button(1, b.Main)
	default:
		both := b.Other.Around(b.Main)
		c.Stage.Lay(c.Handed(ui.Loose, place(0).Wide((both.W-ui.Loose)*lineOther), place(1).Growing()), both)
	}
	return true
}

// standsStill darkens a table where nothing goes on, and lays what can be done about it over that.
func (c *Canvas) standsStill() {
	if !c.said.Still || c.buttons.Main.W == 0 {
		return
	}
	f := c.Frame
	y := c.bannerBox().Bottom()
	c.Stage.DropControls()
	c.Stage.Raise(ZPanel)
	c.Stage.Put(sprites.Surface{Kind: sprites.Veil}, ui.R(f.Full.X, y, f.Full.W, f.Full.Bottom()-y))
	c.hintLine(c.buttons, line{words: c.said.Hint, thinks: engine.Terminal})
	c.companyActions(c.buttons)
	c.banner()
	c.Stage.Raise(0)
}

// mark adds the mark at a crest, w wide, if there is one, and notes where the crest is.
func (c *Canvas) mark(p engine.Player, x, y, w float64) {
	co := c.company()
	if co == nil || w < leastMarked {
		return
	}
	box := ui.R(x, y, w, w*sprites.Ratio(CrestArt(c.Seat(p).Crest)))
	if old := c.crests[p]; old.Y < c.bannerBox().Bottom()+c.StripRoom() || !old.Within(c.places.Others) && box.Within(c.places.Others) {
		c.crests[p] = box
	}
	if name, _ := co.Mark(p); name != "" {
		addMark(c.Stage, name, box)
	}
}

// addMark adds a mark at the foot of a crest.
func addMark(s *ui.Stage, name string, crest ui.Rect) {
	w := crest.W * markShare
	s.Piece(sprites.Look{ID: "online/mark-" + name, Lift: sprites.Token}, crest.X+crest.W*markX-w/2, crest.Y+crest.H*markY-w/2, w)
}

// presence is how well a crest is seen: half of it, where its player has no connection.
func (c *Canvas) presence(p engine.Player) float64 {
	if c.company() != nil && c.isGone(p) {
		return absent
	}
	return 1
}

// outlineCompany says what the strip says, what is asked, and who is how present.
func (t *Table) outlineCompany(o *ui.Outline) {
	co := t.company()
	if co == nil {
		return
	}
	n, noticed := t.notice()
	q, asked := co.Question()
	var marks []string
	for _, p := range t.Seats() {
		if _, word := co.Mark(p); word != "" {
			marks = append(marks, t.app.Words.Labelled(t.PlayerName(p), word))
		}
	}
	watching := co.Watching()
	if !noticed && !asked && len(marks) == 0 && watching == "" {
		return
	}
	o.Section("company", 2, t.app.Words.Online.Online)
	if noticed {
		o.Text(lang.Sentence(n.spoken()))
	}
	if asked {
		o.Text(lang.Sentence(q.Title) + " " + t.questionText(q))
	}
	for _, m := range marks {
		o.Item(m)
	}
	if watching != "" {
		o.Text(watching)
	}
}

package table

import (
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Company is a remote referee that knows who is there, and how well the line to the
// server holds. All words are in the player's language.
type Company interface {
	// Tick is called once a tick, whatever lies over the table.
	Tick()
	// State is what lasts and is to be said now.
	State() LineState
	// News returns the next thing that was told, once: of somebody, or engine.Terminal.
	News() (words string, ok bool)
	// Question is the open one to the player here.
	Question() (q Question, ok bool)
	// Entries are what the menu offers beside what all tables have.
	Entries() []ui.IconSpec
	// Mark is the name of the mark at a seat's crest, "" for none.
	Mark(engine.Player) string
}

// A LineState is what a table on a server has to say.
type LineState struct {
	Words   string          // "" for nothing
	Seat    engine.Player   // of whom it is said, or engine.Terminal
	Icon    string          // stands before it, if it is said of nobody
	Actions []ui.ButtonSpec // what can be done about it: the last is the main one
}

// A Question is one that is to be answered.
type Question struct {
	Number      int
	Title, Text string
	Yes, No     string // the buttons
	Answer      func(yes bool)
}

// company is the referee's, nil for a table on this device.
func (t *Table) company() Company {
	c, _ := t.referee.(Company)
	return c
}

// companyState is what is to be said of the line now.
func (t *Table) companyState() (s LineState) {
	if c := t.company(); c != nil && !t.session.Over() {
		s = c.State()
	}
	return s
}

// keepCompany tells what was told, and asks what is asked.
func (t *Table) keepCompany() {
	c := t.company()
	if c == nil {
		return
	}
	c.Tick()
	for words, ok := c.News(); ok; words, ok = c.News() {
		t.app.Toast(words)
	}
	q, asked := c.Question()
	switch {
	case asked && q.Number != t.question:
		t.question = q.Number
		t.panel.Menu(q.Title, q.Text, t.app.Words.App.Close, []ui.ButtonSpec{
			{ID: "question/yes", Label: q.Yes, Act: func() { q.Answer(true) }},
			{ID: "question/no", Label: q.No, Act: func() { q.Answer(false) }},
		})
		t.panel.spoken = q.Title + ". " + q.Text
		t.app.Say(t.panel.spoken)
		t.app.Changed()
	case !asked && t.question != 0:
		t.question = 0
		t.panel.Shut()
		t.app.Changed()
	}
	if t.ticks%ui.TicksPerSecond == 0 {
		marks := ""
		for _, p := range t.Seats() {
			marks += c.Mark(p) + " "
		}
		if marks != t.marks || t.companyState().Words != "" { // whose seconds go on
			t.marks = marks
			t.app.Changed()
		}
	}
}

// companyActions are the buttons in the place of the table's own, if there are any.
func (c *Canvas) companyActions(b ActionsPlace) bool {
	list := c.companyState().Actions
	for i, a := range list {
		a.Rect, a.Size = b.Other, b.OtherSize
		if i == len(list)-1 {
			a.Rect, a.Size, a.Primary = b.Main, b.MainSize, true
		}
		c.Stage.Button(a)
	}
	return len(list) > 0
}

// mark adds the mark at a crest, w wide, if there is one.
func (c *Canvas) mark(p engine.Player, x, y, w float64) {
	co := c.company()
	if co == nil || w < leastMarked {
		return
	}
	if name := co.Mark(p); name != "" {
		m := w * markShare
		c.Stage.Piece(sprites.Look{ID: "online/mark-" + name, Lift: sprites.Token}, x+w*markX-m/2, y+w*sprites.Ratio(CrestArt(c.Seat(p).Crest))*markY-m/2, m)
	}
}

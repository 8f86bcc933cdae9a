package table

import (
	"errors"
	"slices"
	"strings"

	"treille/audio"
	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Course is how a game is taught: a written game, played again step by step.
type Course struct {
	// Record is the game as it is written down. One of its seats is a person's: the
	// pupil's.
	Record []byte
	Steps  []Step
	// Words are those of the steps, in their order.
	Words func(*lang.Words) []lang.LessonStep
	// End are the words at its end, and Learnt the pieces beside what was learnt.
	End    func(*lang.Words) *lang.LessonEnd
	Learnt [3][]sprites.Look
}

// A Step is one thing that is said of the game, or done.
type Step struct {
	// Ply is how many plies are played when it comes; never fewer than at the step
	// before.
	Ply int
	// Before is the kind of the event that waits for the end of the step: it explains what
	// can still be seen. 0 is none: then all that has happened is shown first.
	Before engine.EventKind
	// Later begins the step at its ply at once: what lies between is not shown.
	Later bool
	// Light are ids of the controls, places and items that it speaks of: they are not
	// dimmed. Those that are not in sight are left out.
	Light []string
	// Seen are ids of what the step is about, though it is not lit: the plate leaves it in
	// sight, on phones with usual words and in a window. It then does without a tail where that has no room.
	Seen []string
	// From and To are ids of two places, if it speaks of what goes from one to the other.
	From, To string
	// Press are the ids of the controls that take the next decision of the written
	// game, one after the other. Without any, the step only says something.
	Press []string
	// Among are the ids of the controls among which the pupil looks for the first of Press
	// himself: it does not glow before he has pressed another.
	Among []string
}

// A Tutor is the referee of a lesson: it plays a written game, and takes from the
// pupil only what is written.
type Tutor interface {
	Referee
	// Hold lets the game go on up to a ply, and no further, whoever decides.
	Hold(ply int)
}

// ErrNotWritten is what a Tutor says of decisions other than the written one.
var ErrNotWritten = errors.New("in a lesson only the written decision is taken")

// A Lesson is what a table has to know to teach.
type Lesson struct {
	Course *Course
	Step   int // that it begins with
	// Reached is called with the number of each step that begins.
	Reached func(step int)
	// Ended is called when nothing is left to be taught.
	Ended func()
	// Open shows the lesson anew, at another step.
	Open func(step int)
	// Leave leaves the lesson, PlayOn too: with a game that begins where it stands. Easy
	// leaves it for a new game against easy players, Again for the same lesson.
	Leave, PlayOn, Easy, Again func()
}

// A lesson is one that is under way.
type lesson struct {
	Lesson
	tutor   Tutor
	step    int
	pressed int    // of the step's controls
	dragged bool   // a piece of one of them has just been put down
	missed  bool   // another has been pressed than the one that was looked for
	told    string // what was said of the step last
	ended   bool   // nothing is left to be taught
	main    string // the id of the main button
	led     string // the id of the control that the keys were led to last
	laid    laidPlate
}

// Teach shows a written game at its table, and teaches it from a step on.
func Teach(t *Table, tutor Tutor, l Lesson) {
	t.lesson = &lesson{Lesson: l, tutor: tutor, step: l.Step}
	tutor.Hold(l.Course.Steps[l.Step].Ply)
	if l.Step > 0 {
		t.dealt()
	}
	t.app.Changed()
}

// Taught reports whether the game is taught at the table: then there is always a button
// beside the main one.
func (t *Table) Taught() bool { return t.lesson != nil }

// teaches reports whether the plate of a step lies on the table: nothing else is to
// be seen first.
func (t *Table) teaches() bool {
	if t.lesson == nil || t.lesson.ended || t.looking || t.inspect != nil {
		return false
	}
	s := t.lesson.now()
	if s.Before != 0 {
		return t.halts()
	}
	return !t.session.Behind() && t.referee.Ply() >= s.Ply && (len(s.Press) == 0 || t.Deciding())
}

// halts reports whether the next event waits for the end of the present step.
func (t *Table) halts() bool {
	if t.lesson == nil || t.lesson.ended {
		return false
	}
	s := t.lesson.now()
	next, ok := t.session.Next()
	return ok && next.Kind == s.Before && t.referee.Ply() >= s.Ply
}

// now is the present step.
func (l *lesson) now() *Step { return &l.Course.Steps[l.step] }

// last reports whether it is the last one.
func (l *lesson) last() bool { return l.step == len(l.Course.Steps)-1 }

// lessonEnd are the words at the end of the lesson.
func (t *Table) lessonEnd() *lang.LessonEnd { return t.lesson.Course.End(t.app.Words) }

// words are those of the present step.
func (l *lesson) words(w *lang.Words) lang.LessonStep { return l.Course.Words(w)[l.step] }

// lessonSays is what the present step says now.
func (t *Table) lessonSays() string {
	l := t.lesson
	words := l.words(t.app.Words)
	switch {
	case l.step == 0 && l.pressed == 0:
		return t.app.Words.Lesson.YouAre.With("name", t.PlayerName(t.Me())) + " " + words.Words
	case l.pressed == 0:
		return words.Words
	case l.pressed <= len(words.Then):
		return words.Then[l.pressed-1]
	}
	return t.app.Words.Lesson.Now
}

// wanted is the id of the control that the present step waits for, "" if it only says
// something.
func (l *lesson) wanted() string {
	list := l.now().Press
	if len(list) == 0 {
		return ""
	}
	return list[min(l.pressed, len(list)-1)]
}

// Leads reports whether a control of several may be pressed: in the step of a lesson that takes one of
// them, that alone.
func (t *Table) Leads(id string) bool {
	return !t.teaches() || len(t.lesson.now().Press) == 0 || slices.Contains(t.lesson.now().Press, id)
}

// among are the ids of the controls among which the pupil looks, if he does.
func (l *lesson) among() []string {
	if !l.searches() {
		return nil
	}
	return l.now().Among
}

// searches reports whether the pupil looks for the control that the present step waits for.
func (l *lesson) searches() bool { return len(l.now().Among) > 0 && l.pressed == 0 && !l.missed }

// advance goes on to the next step, or to the end. What the pupil has left out is decided for
// him.
func (t *Table) advance() {
	l := t.lesson
	if l.last() {
		t.endLesson()
		return
	}
	if t.halts() {
		t.session.Release()
	}
	t.game.LayDown()
	if l.Course.Steps[l.step+1].Later {
		l.Open(l.step + 1)
		return
	}
	l.step++
	l.pressed, l.dragged, l.missed, l.told, l.led = 0, false, false, "", ""
	l.tutor.Hold(l.now().Ply)
	l.Reached(l.step)
	t.app.Changed()
}

// teach says the present step when it comes, and what it says after each press, and gives
// the focus, once, to the control that it waits for.
func (t *Table) teach() {
	if !t.teaches() {
		return
	}
	l, s := t.lesson, t.app.Stage()
	if words := ui.Plain(t.lessonSays()); words != l.told {
		if l.told == "" {
			t.app.Say(t.stepOf() + ". " + words)
		} else {
			t.app.Say(words)
		}
		l.told = words
		t.app.Changed()
	}
	if id := t.present(s); id != l.led {
		if c := s.Find(id); c != nil && !c.Disabled {
			l.led = id
			s.SetFocus(id, s.Ring())
		}
	}
}

// outlineLesson says the present step, and names the control that it waits for.
func (t *Table) outlineLesson(o *ui.Outline) {
	if !t.teaches() {
		return
	}
	o.Section("lesson", 1, t.stepOf())
	o.Text(ui.Plain(t.lessonSays()))
	s := t.app.Stage()
	if c := s.Find(t.present(s)); c != nil {
		o.Text(t.app.Words.Lesson.Press.With("what", c.Label))
	}
}

// askSkip asks what is to be skipped: the step, or all that is left.
func (t *Table) askSkip() {
	w := &t.app.Words.Lesson
	entries := []ui.ButtonSpec{
		{ID: "skip/step", Label: w.SkipStep, Primary: true, Act: t.advance},
		{ID: "skip/on", Label: w.PlayOn, Act: t.lesson.PlayOn},
		{ID: "skip/leave", Label: w.Leave, Act: t.lesson.Leave},
	}
	t.panel.Menu(w.SkipTitle, w.SkipText, t.app.Words.App.Close, entries)
}

// learns is a turn in which the pupil learns: what he does, not what the game does.
func (t *Table) learns(turn Turn) Turn {
	switch {
	case t.lessonEnded():
		turn.Seat, turn.Verb = t.base, t.WordsOf(t.base).Lesson.HasLearnt.With("game", t.Title())
	case t.lesson != nil && turn.Seat == t.Me():
		turn.Verb = turn.Learns
	}
	return turn
}

// restrict leaves those controls enabled that belong to the present step, and those of
// the banner.
func (c *Canvas) restrict() {
	l, reason := c.lesson, c.Words.Lesson.NotYet
	wanted := ""
	if c.teaches() {
		c.countDragged()
		wanted, reason = c.present(c.Stage), c.Words.Lesson.NotNow
	}
	c.Stage.Only(func(id string) bool {
		switch id {
		case "menu", "rules", "log", "sound", "inspect", "look", "lesson/skip", "lesson/go-on", "lesson/on", "lesson/do", "told/next":
			return true
		}
		return wanted != "" && id == wanted || c.teaches() && slices.Contains(l.among(), id)
	}, func(id string) bool { return c.teaches() && slices.Contains(l.now().Press, id) }, reason)
	if on := c.Stage.Find("lesson/on"); on != nil { // the button of the next step takes its place
		on.Fleeting = true
	}
	for _, id := range l.among() {
		if control := c.Stage.Find(id); control != nil && id != l.wanted() {
			control.Act = c.miss
		}
	}
	if control := c.Stage.Find(l.wanted()); control != nil {
		act := control.Act
		control.Act = func() {
			l.pressed = min(l.pressed+1, len(l.now().Press)-1)
			act()
		}
	}
	for _, id := range l.now().Press {
		if control := c.Stage.Find(id); control != nil {
			l.dragging(control)
		}
	}
}

// dragging notes when a piece is put down by a control of the present step, or on it.
func (l *lesson) dragging(c *ui.Control) {
	if down := c.PutDown; down != nil {
		c.PutDown = func(x, y float64) {
			l.dragged = true
			down(x, y)
		}
	}
	if take := c.Take; take != nil {
		c.Take = func() {
			l.dragged = true
			take()
		}
	}
}

// countDragged goes on, after a piece was dragged, behind the last of the step's controls
// that is chosen, as if it had been pressed.
func (c *Canvas) countDragged() {
	l := c.lesson
	if !l.dragged {
		return
	}
	l.dragged, l.pressed = false, 0
	c.app.Changed() // its buttons are others
	list := l.now().Press
	for i, id := range list[:len(list)-1] {
		if control := c.Stage.Find(id); control != nil && control.Checked {
			l.pressed = i + 1
		}
	}
}

// miss shows the control that was looked for: another has been pressed.
func (t *Table) miss() {
	t.lesson.missed = true
	t.Play(audio.Refused)
	t.app.Toast(t.app.Words.Lesson.Missed)
	t.app.Changed()
}

// present is the control that the present step waits for, or the tab behind which it
// is; none while the pupil looks for it.
func (t *Table) present(s *ui.Stage) string {
	if t.lesson.searches() {
		return ""
	}
	wanted := t.lesson.wanted()
	if wanted == "" || s.Find(wanted) != nil {
		return wanted
	}
	for _, control := range s.Controls() {
		if strings.HasPrefix(control.ID, "tab/") && !control.Checked {
			return control.ID
		}
	}
	return wanted
}

// lessonActions are the buttons in a lesson: to skip, and the one that the present
// step waits for, to go on, or what there is to do.
func (c *Canvas) lessonActions(a Actions) Actions {
	w, l := &c.Words.Lesson, c.lesson
	skip := Action{ID: "lesson/skip", Label: w.Skip, Wide: c.Frame.Shape == ui.Landscape, Act: c.askSkip}
	main := Action{ID: "lesson/do", Label: w.Watch, Size: 0.9, Reason: w.NotYet}
	if c.game.Turn(c.Frame.Shape).Seat == c.Me() {
		main.Label = w.WatchOwn
	}
	if a.Main.Act != nil && !c.Deciding() { // it lets what is shown go on
		main = a.Main
		main.ID = "lesson/on"
	}
	if c.teaches() {
		words := l.words(c.Words)
		switch wanted := l.wanted(); {
		case wanted == "":
			main = Action{ID: "lesson/go-on", Label: words.Button, Key: 'a', Act: c.advance}
		default:
			if main.Label, main.Reason = words.Button, w.First; 0 < l.pressed && l.pressed <= len(words.Wants) {
				main.Label = words.Wants[l.pressed-1]
			}
			for _, b := range append(a.Others, a.Main) {
				if b.ID == wanted {
					main = b
				}
			}
			main.Wide, main.Icon = false, ""
		}
	}
	l.main = main.ID
	a.Others, a.Main = []Action{skip}, main
	return a
}

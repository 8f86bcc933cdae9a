package lesson_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest/soak"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/play/lesson"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestCoursesAreWhole holds the steps of each course against its written game.
func TestCoursesAreWhole(t *testing.T) {
	for _, spec := range taught() {
		rec, err := record.Parse(spec.Course.Record)
		if err != nil {
			t.Fatal(err)
		}
		if rec.Game != spec.Name() {
			t.Fatalf("the lesson of %s is a game of %s", spec.Name(), rec.Game)
		}
		g, err := games.ByName(rec.Game)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := match.Resume(g, rec); err != nil {
			t.Errorf("%s: %v", spec.Name(), err)
		}
		steps := spec.Course.Steps
		if n := len(steps); n < 8 || n > 16 {
			t.Errorf("%s is taught in %d steps", spec.Name(), n)
		}
		doing := 0
		for i, s := range steps {
			if i > 0 && s.Ply < steps[i-1].Ply {
				t.Errorf("%s: step %d comes before the one before it", spec.Name(), i+1)
			}
			if len(s.Press) > 0 {
				doing++
			}
		}
		if doing < len(steps)/2 {
			t.Errorf("%s: only %d of %d steps are done", spec.Name(), doing, len(steps))
		}
		if len(steps[len(steps)-1].Press) > 0 {
			t.Errorf("%s: there is something to do at the last step", spec.Name())
		}
	}
}

// A pupil goes through a lesson by what can be pressed.
type pupil struct {
	t    *testing.T
	app  *app.App
	spec table.GameSpec
	step int
}

func newPupil(t *testing.T, spec table.GameSpec, look scenetest.Look) *pupil {
	p := &pupil{t: t, app: scenetest.NewApp(look), spec: spec}
	p.app.Push(shelf{})
	return p
}

// A shelf is the screen from which a lesson is begun.
type shelf struct{}

func (shelf) Name() string          { return "shelf" }
func (shelf) Title() string         { return "Shelf" }
func (shelf) Compose(s *ui.Stage)   {}
func (shelf) Outline(o *ui.Outline) { o.Section("shelf", 1, "Shelf") }
func (shelf) Update()               {}
func (shelf) Back()                 {}

// begin enters the lesson.
func (p *pupil) begin() {
	p.t.Helper()
	lesson.Begin(p.app, p.spec)
	p.wait()
}

// wait waits for the plate, and wants it to be that of the present step.
func (p *pupil) wait() {
	p.t.Helper()
	await(p.t, p.app)
	of := p.app.Words.Table.StepOf.With("n", fmt.Sprint(p.step+1), "of", fmt.Sprint(len(p.spec.Course.Steps)))
	s := p.app.Outline().Find("lesson")
	words := p.spec.Course.Words(p.app.Words)[p.step]
	said := append([]string{words.Words, p.app.Words.Lesson.Now}, words.Then...) // when nothing is pressed, or something
	if s.Heading != of || !slices.ContainsFunc(said, func(w string) bool { return strings.HasSuffix(s.Text[0], ui.Plain(w)) }) {
		p.t.Fatalf("%s: at step %d the plate is %q %q", p.spec.Name(), p.step+1, s.Heading, s.Text)
	}
}

// wanted are the controls that the present step waits for, one after the other.
func (p *pupil) wanted() []string {
	if list := p.spec.Course.Steps[p.step].Press; len(list) > 0 {
		return list
	}
	return []string{"lesson/go-on"}
}

// press presses a control, which has to be there and enabled.
func (p *pupil) press(id string) {
	p.t.Helper()
	for i := 0; i < 3 && p.app.Stage().Find(id) == nil; i++ {
		p.turnTab()
	}
	if c := scenetest.Find(p.t, p.app, id); c.Disabled {
		p.t.Fatalf("%s: at step %d, %s cannot be pressed: %s", p.spec.Name(), p.step+1, id, c.Reason)
	}
	p.app.Activate(id)
	scenetest.Tick(p.t, p.app, 2)
}

// turnTab presses the tab that can be pressed, as what is wanted lies behind it.
func (p *pupil) turnTab() {
	for _, c := range p.app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "tab/") && !c.Disabled {
			p.app.Activate(c.ID)
			scenetest.Tick(p.t, p.app, 2)
			return
		}
	}
}

// do does what the present step wants.
func (p *pupil) do() {
	p.t.Helper()
	for _, id := range p.wanted() {
		p.press(id)
	}
	if p.step++; p.step < len(p.spec.Course.Steps) {
		p.wait()
	} else if p.app.Outline().Find("lesson-end") == nil {
		p.t.Errorf("%s: the lesson does not end after its last step", p.spec.Name())
	}
}

// finish does all steps, and leaves the end by one of its buttons.
func (p *pupil) finish(way string) {
	p.t.Helper()
	p.begin()
	for p.step < len(p.spec.Course.Steps) {
		p.do()
	}
	p.press(way)
}

// inGame reports whether the lesson has become a game.
func (p *pupil) inGame() bool {
	_, err := p.app.Store.Load(archive.RunningKey)
	return err == nil && p.app.Outline().Find("lesson") == nil
}

// TestLessonsArePlayed goes through each lesson in each language and size by its
// controls alone, to the game that follows: in make test at each size in one language, in turn.
func TestLessonsArePlayed(t *testing.T) {
	for n, spec := range taught() {
		for k, lang := range []string{"en", "fr", "de"} {
			for i, size := range []string{"390x844", "844x390", "1280x800", "820x1180", "320x568", "568x320"} {
				if !soak.Picks(k, n+i, 3) {
					continue
				}
				scenetest.Do(func() {
					p := newPupil(t, spec, scenetest.Look{Size: size, Lang: lang, Text: 100})
					p.finish("end/easy")
					if !p.inGame() {
						t.Errorf("%s: at the end there is no game", spec.Name())
					}
					if _, err := p.app.Store.Load(lesson.Key(spec.Name())); err == nil {
						t.Errorf("%s: a lesson that has ended is still kept", spec.Name())
					}
				})
			}
		}
	}
}

// TestWhatIsPressedIsNamedAndHasTheFocus goes through each lesson by what has the focus,
// which is what the outline names: keys and screen readers need to look for nothing.
func TestWhatIsPressedIsNamedAndHasTheFocus(t *testing.T) {
	for _, spec := range taught() {
		scenetest.Do(func() {
			p := newPupil(t, spec, scenetest.English("390x844"))
			p.begin()
			for n := 0; !p.inGame(); n++ {
				if n > 60 {
					t.Fatalf("%s: the lesson does not end", spec.Name())
				}
				await(t, p.app)
				if len(p.app.Outline().Find("lesson").Text) == 1 && p.app.Stage().Find("lesson/go-on") == nil {
					p.missFirst()
					continue
				}
				if len(p.app.Outline().Find("lesson").Text) == 1 {
					p.press("lesson/go-on")
					if p.app.Outline().Find("lesson-end") != nil {
						p.press(p.app.Stage().Focus())
					}
					continue
				}
				p.pressFocused()
			}
		})
	}
}

// missFirst presses the first of the sticks among which one is looked for: then that is named.
func (p *pupil) missFirst() {
	p.t.Helper()
	for _, c := range p.app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "hole/") && !c.Disabled {
			p.press(c.ID)
			return
		}
	}
	p.t.Fatalf("%s: nothing is named, and nothing can be pressed", p.spec.Name())
}

// pressFocused presses what has the focus, which the outline has to name.
func (p *pupil) pressFocused() {
	p.t.Helper()
	scenetest.Tick(p.t, p.app, 2)
	c := scenetest.Find(p.t, p.app, p.app.Stage().Focus())
	want := p.app.Words.Lesson.Press.With("what", c.Label)
	if got := p.app.Outline().Find("lesson").Text[1]; got != want {
		p.t.Fatalf("%s: %s has the focus, and the outline says %q", p.spec.Name(), c.ID, got)
	}
	p.press(c.ID)
}

// TestLessonsArePlayedWithEveryBeat goes through each lesson at a speed at which all
// that the others do is seen.
func TestLessonsArePlayedWithEveryBeat(t *testing.T) {
	for _, spec := range taught() {
		for _, speed := range []store.Speed{store.SpeedOne, store.SpeedTwo} {
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English("390x844"))
				p.app.Settings.Speed = speed
				p.finish("end/easy")
				if !p.inGame() {
					t.Errorf("%s: at the end there is no game", spec.Name())
				}
			})
		}
	}
}

// TestNothingElseBreaksALesson presses, before each step is done, everything that
// does not belong to it: in make test at one size of each lesson, in turn.
func TestNothingElseBreaksALesson(t *testing.T) {
	for n, spec := range taught() {
		for i, size := range []string{"390x844", "844x390", "1280x800"} {
			if !soak.Picks(i, n, 3) {
				continue
			}
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English(size))
				p.goThrough(func() {}, p.meddle)
			})
		}
	}
}

// goThrough does the whole lesson, with something else before each step and before each control.
func (p *pupil) goThrough(step func(), control func(id string)) {
	p.t.Helper()
	for p.begin(); p.step < len(p.spec.Course.Steps); {
		step()
		for _, id := range p.wanted() {
			control(id)
			p.press(id)
		}
		if p.step++; p.step < len(p.spec.Course.Steps) {
			p.wait()
		}
	}
}

// meddle presses all controls but one, and the one that goes back, and keys that do something at a table.
func (p *pupil) meddle(wanted string) {
	p.t.Helper()
	var ids []string
	for _, c := range p.app.Stage().Controls() {
		if c.ID != wanted && c.ID != "lesson/back" {
			ids = append(ids, c.ID)
		}
	}
	for _, id := range ids {
		depth := p.app.Depth()
		p.app.Activate(id)
		scenetest.Tick(p.t, p.app, 2)
		for p.app.Depth() > depth { // the rules
			p.press("back")
		}
		for _, shut := range []string{"close", "inspected", "looked"} {
			if p.app.Stage().Find(shut) != nil {
				p.press(shut)
			}
		}
		if p.app.Outline().Find("lesson") == nil {
			p.t.Fatalf("%s: at step %d, %s ends the lesson", p.spec.Name(), p.step+1, id)
		}
	}
	p.app.SetHidden(true)
	scenetest.Tick(p.t, p.app, 1)
	p.app.SetHidden(false)
	scenetest.Tick(p.t, p.app, 1)
	p.wait()
}

// TestLookingALineUpLeavesTheStep lets a line of the log point at its pieces, before each step is done:
// then it can still be done.
func TestLookingALineUpLeavesTheStep(t *testing.T) {
	for _, spec := range taught() {
		for _, size := range []string{"390x844", "844x390", "1280x800"} {
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English(size))
				p.goThrough(p.lookUp, func(string) {})
			})
		}
	}
}

// lookUp presses the last lines of the log, one after the other.
func (p *pupil) lookUp() {
	p.t.Helper()
	scenetest.Act(p.t, p.app, "menu", "menu/log")
	var lines []string
	for _, c := range p.app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "log/") {
			lines = append(lines, c.ID)
		}
	}
	scenetest.LeaveLog(p.t, p.app)
	for _, line := range lines[max(0, len(lines)-4):] {
		scenetest.PointAt(p.t, p.app, line)
	}
}

// TestALessonIsLeftAndGoesOn leaves each lesson at every step, once with a control of
// it pressed, and comes back.
func TestALessonIsLeftAndGoesOn(t *testing.T) {
	for _, spec := range taught() {
		scenetest.Do(func() {
			p := newPupil(t, spec, scenetest.English("390x844"))
			p.begin()
			for p.step < len(spec.Course.Steps)-1 {
				for i, leave := range [][]string{{"lesson/skip", "skip/leave"}, {"menu", "menu/leave"}} {
					if list := p.wanted(); i == 1 && len(list) > 1 {
						p.press(list[0])
					}
					for _, id := range leave {
						p.press(id)
					}
					if p.app.Depth() != 1 {
						t.Fatalf("%s: %v does not leave the lesson", spec.Name(), leave)
					}
					p.begin()
				}
				p.do()
			}
		})
	}
}

// TestAStepThatIsOpenedIsToldAtOnce opens each lesson at each of its steps, as going back, going on and a reload do. Of what
// lies before it nothing is to be seen or rolled again, and the plate comes: at once, or after the scene that it explains.
func TestAStepThatIsOpenedIsToldAtOnce(t *testing.T) {
	for _, spec := range taught() {
		for step, s := range spec.Course.Steps {
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English("390x844"))
				p.app.Settings.Speed = store.SpeedOne
				if err := p.app.Store.Save(lesson.Key(spec.Name()), []byte(fmt.Sprint(step))); err != nil {
					t.Fatal(err)
				}
				lesson.Begin(p.app, spec)
				if step == 0 || s.Before != 0 {
					await(t, p.app)
				} else if scenetest.Tick(t, p.app, 5); p.app.Outline().Find("lesson") == nil {
					t.Errorf("%s: step %d is opened, and no plate comes", spec.Name(), step+1)
				}
			})
		}
	}
}

// TestOneStepBack goes back from every step, once with a control of it pressed, to the one before, and
// does that once more: by its button, which the keys reach.
func TestOneStepBack(t *testing.T) {
	for _, spec := range taught() {
		for _, size := range []string{"390x844", "844x390"} {
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English(size))
				p.begin()
				if p.app.Stage().Find("lesson/back") != nil {
					t.Errorf("%s: it goes back from the first step", spec.Name())
				}
				for p.do(); p.step < len(spec.Course.Steps); p.do() {
					for press := range min(2, len(p.wanted())) {
						if press > 0 {
							p.press(p.wanted()[0])
						}
						p.reachByTab("lesson/back")
						p.press("lesson/back")
						p.step--
						p.wait()
						if kept, err := p.app.Store.Load(lesson.Key(spec.Name())); string(kept) != fmt.Sprint(p.step) {
							t.Fatalf("%s: back at step %d, %q is kept: %v", spec.Name(), p.step+1, kept, err)
						}
						p.do()
					}
				}
			})
		}
	}
}

// reachByTab fails the test unless Tab brings the focus to a control.
func (p *pupil) reachByTab(id string) {
	p.t.Helper()
	s := p.app.Stage()
	for range s.Controls() {
		if s.SetFocus(s.Tab(false), true); s.Focus() == id {
			return
		}
	}
	p.t.Errorf("%s: at step %d, Tab does not reach %s", p.spec.Name(), p.step+1, id)
}

// TestStepsAreSkipped skips every step: what it wants is then done for the pupil.
func TestStepsAreSkipped(t *testing.T) {
	for _, spec := range taught() {
		scenetest.Do(func() {
			p := newPupil(t, spec, scenetest.English("844x390"))
			p.begin()
			for p.step < len(spec.Course.Steps) {
				if list := p.wanted(); len(list) > 1 {
					p.press(list[0])
				}
				p.press("lesson/skip")
				p.press("skip/step")
				if p.step++; p.step < len(spec.Course.Steps) {
					p.wait()
				}
			}
			if p.app.Outline().Find("lesson-end") == nil {
				t.Errorf("%s: the last step cannot be skipped", spec.Name())
			}
		})
	}
}

// TestALessonEnds leaves the end of each lesson by each of its other ways: to where the lesson was begun,
// or to its beginning. Nothing is kept of it.
func TestALessonEnds(t *testing.T) {
	for _, spec := range taught() {
		for _, way := range []string{"end/box", "end/again"} {
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English("390x844"))
				p.finish(way)
				scenetest.Tick(t, p.app, 2)
				if way == "end/again" {
					p.step = 0
					p.wait()
				} else if p.app.Depth() != 1 {
					t.Errorf("%s: %s does not leave the lesson", spec.Name(), way)
				}
				for _, key := range []string{archive.RunningKey, lesson.Key(spec.Name())} {
					if _, err := p.app.Store.Load(key); err == nil {
						t.Errorf("%s: %s: %s is kept", spec.Name(), way, key)
					}
				}
			})
		}
	}
}

// TestEasyPlayersFollow looks who plays in the game after a lesson.
func TestEasyPlayersFollow(t *testing.T) {
	for _, spec := range taught() {
		scenetest.Do(func() {
			p := newPupil(t, spec, scenetest.English("390x844"))
			p.app.Settings.SetTable(spec.Name(), []store.Seat{{Kind: engine.Hard, Crest: "owl", Name: "Ada"}, {Kind: engine.Hard, Crest: "fox", Name: "Bea"}})
			p.finish("end/easy")
			data, err := p.app.Store.Load(archive.RunningKey)
			if err != nil {
				t.Fatal(err)
			}
			rec, err := record.Parse(data)
			if err != nil {
				t.Fatal(err)
			}
			if len(rec.Seats) != 4 || rec.Seats[0].Kind != record.Human {
				t.Errorf("%s: the seats are %v", spec.Name(), rec.Seats)
			}
			for _, seat := range rec.Seats[1:] {
				if !strings.HasPrefix(seat.Kind, engine.Easy) {
					t.Errorf("%s: %s plays as %s", spec.Name(), seat.Name, seat.Kind)
				}
			}
			if left := p.app.Settings.Table(spec.Name()); len(left) != 2 {
				t.Errorf("%s: the seats of last time are now %v", spec.Name(), left)
			}
		})
	}
}

// TestTheGameIsPlayedOn plays what a lesson has become to its end.
func TestTheGameIsPlayedOn(t *testing.T) {
	for _, spec := range taught() {
		scenetest.Do(func() {
			p := newPupil(t, spec, scenetest.English("390x844"))
			if err := p.app.Store.Save(archive.RunningKey, underWay(t)); err != nil {
				t.Fatal(err)
			}
			p.begin()
			for p.step < 5 {
				p.do()
			}
			p.press("lesson/skip")
			p.press("skip/on")
			if list, err := p.app.Store.List("shelf-"); err != nil || len(list) != 1 {
				t.Errorf("%s: the game under way is not put aside: %v %v", spec.Name(), list, err)
			}
			data, err := p.app.Store.Load(archive.RunningKey)
			if err != nil {
				t.Fatal(err)
			}
			playOut(t, data)
		})
	}
}

// underWay is a game in which a person has decided something.
func underWay(t *testing.T) []byte {
	for _, spec := range taught() {
		rec, err := record.Parse(spec.Course.Record)
		if err != nil {
			t.Fatal(err)
		}
		for i, ply := range rec.Plies {
			if ply.Who == 0 {
				rec.Plies = rec.Plies[:i+1]
				return rec.Bytes()
			}
		}
	}
	t.Fatal("no lesson has a decision")
	return nil
}

// playOut plays a kept game to its end: its computer players are easy, and one of them
// sits in for the person.
func playOut(t *testing.T, data []byte) {
	t.Helper()
	rec, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	g, err := games.ByName(rec.Game)
	if err != nil {
		t.Fatal(err)
	}
	h, err := host.Open(data, forgetful{})
	if err != nil {
		t.Fatal(err)
	}
	people := engine.PlayerSet(0)
	for i, seat := range rec.Seats {
		switch {
		case seat.Kind == record.Human:
			people = people.With(engine.Player(i))
		case !strings.HasPrefix(seat.Kind, engine.Easy):
			t.Errorf("%s: %s plays as %s", rec.Game, seat.Name, seat.Kind)
		}
	}
	me := people.First()
	b, err := bot.New(engine.Easy, g, rec.Seed, me)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; h.Acting() != 0; n++ {
		if n > 5000 {
			t.Fatalf("%s does not end", rec.Game)
		}
		if h.Acting().Has(me) {
			if err := h.Play(me, b.Choose(h.Info(me), h.Ply())); err != nil {
				t.Fatal(err)
			}
		}
		for h.Think(1000) != 0 {
		}
		h.Answer()
	}
	if r, ok := h.Result(); !ok || r.Winners == 0 {
		t.Errorf("%s ends without a winner", rec.Game)
	}
}

type forgetful struct{}

func (forgetful) Keep([]byte) {}

// TestADamagedStepBeginsAnew keeps steps that the lesson does not have.
func TestADamagedStepBeginsAnew(t *testing.T) {
	spec := taught()[0]
	for _, kept := range []string{"-1", "99", "x", ""} {
		scenetest.Do(func() {
			p := newPupil(t, spec, scenetest.English("390x844"))
			if err := p.app.Store.Save(lesson.Key(spec.Name()), []byte(kept)); err != nil {
				t.Fatal(err)
			}
			p.begin()
		})
	}
}

// TestThePupilLooksForAStick presses another stick than the one that is looked for: only then does
// that glow, and nothing is decided before it is drawn.
func TestThePupilLooksForAStick(t *testing.T) {
	for _, spec := range taught() {
		at := slices.IndexFunc(spec.Course.Steps, func(s table.Step) bool { return len(s.Among) > 0 })
		if at < 0 {
			continue
		}
		p := newPupil(t, spec, scenetest.English("390x844"))
		p.begin()
		for p.step < at {
			p.do()
		}
		right := spec.Course.Steps[at].Press[0]
		press := p.app.Words.Lesson.Press.With("what", p.app.Stage().Find(right).Label)
		glows := func() bool { return slices.Contains(p.app.Outline().Find("lesson").Text, press) }
		if glows() {
			t.Errorf("%s: what is looked for is told before", spec.Name())
		}
		wrong := slices.IndexFunc(spec.Course.Steps[at].Among, func(id string) bool {
			c := p.app.Stage().Find(id)
			return id != right && c != nil && !c.Disabled
		})
		if wrong < 0 {
			t.Fatalf("%s: nothing else can be pressed", spec.Name())
		}
		p.press(spec.Course.Steps[at].Among[wrong])
		p.wait()
		if !glows() {
			t.Errorf("%s: after another was pressed, the one that is looked for does not glow", spec.Name())
		}
		p.do()
		if p.step != at+1 {
			t.Errorf("%s: the step does not end", spec.Name())
		}
	}
}

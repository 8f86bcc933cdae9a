package lesson_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestThePlatePointsAndCoversNothing goes through each lesson: the tail of its plate ends at the
// control that is to be pressed, and the plate lies over nothing that is lit.
func TestThePlatePointsAndCoversNothing(t *testing.T) {
	for _, spec := range taught() {
		for _, look := range []scenetest.Look{
			{Size: "390x844", Lang: "en", Text: 100}, {Size: "390x844", Lang: "de", Text: 200}, {Size: "390x844", Lang: "fr", Text: 150},
			{Size: "844x390", Lang: "de", Text: 100}, {Size: "844x390", Lang: "fr", Text: 200},
			{Size: "1280x800", Lang: "fr", Text: 100}, {Size: "1280x800", Lang: "en", Text: 200},
			{Size: "768x1024", Lang: "de", Text: 100}, {Size: "768x1024", Lang: "fr", Text: 200},
		} {
			scenetest.Do(func() {
				p := newPupil(t, spec, look)
				p.begin()
				for p.step < len(spec.Course.Steps) {
					for i, id := range p.wanted() {
						p.looksAtPicked(look, p.wanted()[:i])
						for range 3 {
							p.looksAtPlate(look, id, p.wanted()[:i])
							if p.app.Stage().Find(id) != nil {
								break
							}
							p.turnTab()
						}
						p.press(id)
					}
					if p.step++; p.step < len(spec.Course.Steps) {
						p.wait()
					}
				}
			})
		}
	}
}

// looksAtPicked fails the test unless what has been picked in this step stays lit and clear of the plate,
// and no bottle glows that is dimmed. On large words there is no room for that.
func (p *pupil) looksAtPicked(look scenetest.Look, picked []string) {
	p.t.Helper()
	s := p.app.Stage()
	plate, _ := s.Where("lesson/plate")
	for _, id := range picked {
		r, there := s.Where(id)
		if both := r.Overlap(plate); there && look.Text == 100 && both.W > 1 && both.H > 1 {
			p.t.Errorf("%s, step %d, %+v: the plate at %v covers %s at %v, which has been picked", p.spec.Name(), p.step+1, look, plate, id, r)
		}
	}
	for _, c := range s.Controls() {
		if strings.HasPrefix(c.ID, "place/") && !slices.Contains(p.wanted(), c.ID) {
			p.t.Errorf("%s, step %d: %s glows, and cannot be pressed", p.spec.Name(), p.step+1, c.ID)
		}
	}
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Look.Glow && it.Z < table.ZPanel && strings.HasPrefix(it.Look.ID, "weinhaendler/card") {
			p.t.Errorf("%s, step %d, %+v: a dimmed %s glows at %v", p.spec.Name(), p.step+1, look, it.Look.ID, it.Box)
		}
	})
}

// looksAtPlate fails the test unless the plate points at a control, or at the tab behind which it is,
// and covers nothing that is lit.
func (p *pupil) looksAtPlate(look scenetest.Look, id string, picked []string) {
	p.t.Helper()
	s := p.app.Stage()
	fail := func(format string, args ...any) {
		p.t.Helper()
		p.t.Errorf("%s, step %d, %+v: "+format, append([]any{p.spec.Name(), p.step + 1, look}, args...)...)
	}
	plate, there := s.Where("lesson/plate")
	if !there || !plate.Within(p.app.Frame().Full) {
		fail("the plate is at %v", plate)
		return
	}
	if r, covers := s.Where("lesson/covered"); covers {
		fail("the plate at %v covers what is lit at %v", plate, r)
	}
	among := slices.Contains(p.spec.Course.Steps[p.step].Among, id) // then the plate may cover a part of others
	s.Visit(func(it ui.Item, clip ui.Rect) {
		if among && (it.Look.ID == "farbenpoker/stick-standing" || it.Surface.Kind == sprites.StickShadow) {
			return
		}
		if it.Z < table.ZPanel || it.Z >= table.ZPanel+78 || it.Kind == ui.Text || it.Key == "lesson/veil" || it.Surface.Kind == sprites.Felt {
			return
		}
		box := it.Box
		if it.Kind == ui.Piece {
			box.H = box.W * sprites.Ratio(it.Look.ID)
		}
		if math.Abs(math.Mod(it.Turn, 180)) > 45 { // it lies
			box = ui.R(box.CX()-box.H/2, box.CY()-box.W/2, box.H, box.W)
		}
		if both := box.Overlap(clip).Overlap(plate); both.W > 1 && both.H > 1 {
			fail("the plate at %v covers a lit %v %v at %v", plate, it.Look.ID, it.Surface.Kind, box)
		}
	})
	step := p.spec.Course.Steps[p.step]
	if look.Text == 100 {
		p.seesSubject(step, plate, fail)
	}
	if id == "lesson/go-on" || among {
		return
	}
	target := s.Find(id)
	if target == nil {
		all := s.Controls()
		i := slices.IndexFunc(all, func(c ui.Control) bool { return strings.HasPrefix(c.ID, "tab/") && !c.Disabled })
		if i < 0 {
			fail("there is no %s", id)
			return
		}
		target = &all[i]
	}
	tail, points := s.Where("lesson/tail")
	at := target.Shown
	away := min(math.Abs(tail.Bottom()-at.Y), math.Abs(tail.Y-at.Bottom()))
	within := tail.CX() >= at.X && tail.CX() <= at.Right()
	if tail.W != tailWide {
		away = min(math.Abs(tail.Right()-at.X), math.Abs(tail.X-at.Right()))
		within = tail.CY() >= at.Y && tail.CY() <= at.Bottom()
	}
	switch {
	case !points && len(picked) == 0 && len(step.Seen) == 0 && !p.noRoom(plate, at): // what has been picked may leave no room for it
		fail("the plate at %v does not point at %s at %v", plate, target.ID, at)
	case points && (away > 8 || !within):
		fail("the tail at %v does not end at %s at %v", tail, target.ID, at)
	}
}

// seesSubject fails the test if what a step is about is not on the table, or lies below the plate.
func (p *pupil) seesSubject(step table.Step, plate ui.Rect, fail func(format string, args ...any)) {
	p.t.Helper()
	there := 0
	for _, id := range slices.Concat(step.Light, step.Seen) {
		r, ok := p.app.Stage().Where(id)
		if !ok {
			continue
		}
		there++
		if both := r.Overlap(plate); both.W > 1 && both.H > 1 {
			fail("the plate at %v covers %s at %v, which it is about", plate, id, r)
		}
	}
	if there == 0 && len(step.Light)+len(step.Seen) > 0 {
		fail("nothing of what it is about is on the table: %v %v", step.Light, step.Seen)
	}
}

// TestTheWordsGoOnWithThePresses goes through each lesson: after each press of a step its words are others.
func TestTheWordsGoOnWithThePresses(t *testing.T) {
	for _, spec := range taught() {
		for _, size := range []string{"390x844", "844x390"} {
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English(size))
				said := ""
				p.goThrough(func() { said = "" }, func(id string) {
					now := p.app.Outline().Find("lesson").Text[0]
					if now == said {
						t.Errorf("%s, step %d at %s: before %s is pressed it still says %q", spec.Name(), p.step+1, size, id, said)
					}
					said = now
				})
			})
		}
	}
}

// tailWide is how wide a tail is that points up or down.
const tailWide = 26.0

// noRoom reports whether what is lit leaves no room for a plate above and below what is pressed: the
// edge of the screen or the buttons are on its other side, or it is one of these.
func (p *pupil) noRoom(plate, pressed ui.Rect) bool {
	const apart = 22 + 8
	s, step := p.app.Stage(), p.spec.Course.Steps[p.step]
	skip, _ := s.Where("lesson/skip")
	in := func(from, to float64) bool {
		return slices.ContainsFunc(append(step.Light, step.From, step.To), func(id string) bool {
			r, ok := s.Where(id)
			return ok && r.Y < to && r.Bottom() > from
		})
	}
	above := pressed.Y-apart-plate.H < banner || in(pressed.Y-apart-plate.H, pressed.Y)
	below := pressed.Bottom()+apart+plate.H > skip.Y || in(pressed.Bottom(), pressed.Bottom()+apart+plate.H)
	return above && below && (in(pressed.Y-apart-plate.H, pressed.Y) || in(pressed.Bottom(), pressed.Bottom()+apart+plate.H))
}

// banner is how high a banner is at least.
const banner = 44.0

// TestWhatIsExplainedIsInSight opens each step that holds the table before an event, and comes to it
// from the step before: what it explains is still there.
func TestWhatIsExplainedIsInSight(t *testing.T) {
	for _, spec := range taught() {
		for i, step := range spec.Course.Steps {
			for _, size := range []string{"390x844", "844x390", "1280x800"} {
				for _, from := range []int{i, i - 1} {
					if step.Before == 0 || from < 0 {
						continue
					}
					scenetest.Do(func() {
						p := newPupil(t, spec, scenetest.English(size))
						open(t, p.app, spec, from)
						if p.step = from; from < i {
							p.do()
						}
						for _, id := range step.Light {
							if _, there := p.app.Stage().Where(id); !there {
								t.Errorf("%s, step %d at %s: there is no %s", spec.Name(), i+1, size, id)
							}
						}
					})
				}
			}
		}
	}
}

// TestWeinhaendlerIsTaughtWhole looks for rules without which a pupil would ask himself why he may not.
func TestWeinhaendlerIsTaughtWhole(t *testing.T) {
	i := slices.IndexFunc(taught(), func(s table.GameSpec) bool { return s.Name() == "weinhaendler" })
	said := ""
	for _, step := range taught()[i].Course.Words(scenetest.NewApp(scenetest.English("390x844")).Words) {
		said += ui.Plain(step.Words+" "+strings.Join(step.Then, " ")) + "\n"
	}
	for _, rule := range []string{"no two totals may be equal", "a wine may cover one", "a full cellar is followed by a second", "grows only at its ends", "first one lies in the middle"} {
		if !strings.Contains(said, rule) {
			t.Errorf("the lesson does not say that %s:\n%s", rule, said)
		}
	}
}

// TestWhatIsTaught wants what a pupil has to do himself: to roll the third die again, to come back, and
// to make a bribe.
func TestWhatIsTaught(t *testing.T) {
	for game, id := range map[string]string{"farbenpoker": "reroll", "zankapfel": "offer"} {
		i := slices.IndexFunc(taught(), func(s table.GameSpec) bool { return s.Name() == game })
		if !slices.ContainsFunc(taught()[i].Course.Steps, func(s table.Step) bool { return slices.Contains(s.Press, id) }) {
			t.Errorf("in the lesson of %s, nobody presses %s", game, id)
		}
		if game == "farbenpoker" && !slices.ContainsFunc(taught()[i].Course.Steps, func(s table.Step) bool { return s.Before == fp.EventPaid }) {
			t.Error("in the lesson of Farbenpoker, nobody comes back")
		}
	}
}

// TestTheStickInHandIsLit presses the stick or the hole that a step of Farbenpoker asks for: the stick
// that it is about is lit while the button waits.
func TestTheStickInHandIsLit(t *testing.T) {
	i := slices.IndexFunc(taught(), func(s table.GameSpec) bool { return s.Name() == "farbenpoker" })
	spec := taught()[i]
	for n, step := range spec.Course.Steps {
		if len(step.Press) < 2 {
			continue
		}
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("844x390"))
			open(t, app, spec, n)
			scenetest.Act(t, app, step.Press[0])
			if _, there := app.Stage().Where("stick"); !there || !slices.Contains(step.Light, "stick") {
				t.Errorf("step %d: the stick that is out is not lit", n+1)
			}
		})
	}
}

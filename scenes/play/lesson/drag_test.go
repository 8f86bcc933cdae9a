package lesson_test

import (
	"strconv"
	"testing"

	"treille/scenes/play/lesson"
	"treille/scenes/testkit/scenetest"
)

// TestALessonIsDragged goes through the lessons in which pieces are dragged: dragging one to where
// it goes does what the step wants, and where it is dropped elsewhere, the rest can be pressed.
func TestALessonIsDragged(t *testing.T) {
	goes := map[string]string{ // to where a piece goes that a control drags
		"hand/green": "place/laid", "hand/yellow": "place/laid", "pile": "place/hand", "discord/8": "duel/0",
		"hand/4": "place/0:0.0", "hand/3": "place/0:0.-1", "hand/2": "place/0:1.-1",
	}
	want := map[string]int{"zankapfel": 4, "weinhaendler": 3}
	for _, spec := range taught() {
		for _, home := range []bool{true, false} {
			if want[spec.Name()] == 0 {
				continue
			}
			scenetest.Do(func() {
				p := newPupil(t, spec, scenetest.English("1280x800"))
				p.begin()
				done := 0
				for ; p.step < len(spec.Course.Steps); p.step++ {
					if p.step > 0 {
						p.wait()
					}
					list := p.wanted()
					if to := goes[list[0]]; to != "" {
						scenetest.Find(t, p.app, list[0]).PickUp()
						p.app.Changed() // places that take it come
						scenetest.Tick(t, p.app, 3)
						x, y := 5.0, 5.0
						if at, ok := p.app.Stage().Where(to); ok && home {
							x, y = at.CX(), at.CY()
						}
						scenetest.Drag(t, p.app, list[0], x, y)
					}
					if step, err := p.app.Store.Load(lesson.Key(spec.Name())); err == nil && string(step) == strconv.Itoa(p.step+1) {
						done++
						continue
					}
					for _, id := range list {
						if c := p.app.Stage().Find(id); c != nil && !c.Disabled || id == list[len(list)-1] {
							p.press(id)
						}
					}
				}
				if home && done != want[spec.Name()] || !home && done > 0 {
					t.Errorf("%s: %d steps are done by dragging, home: %v", spec.Name(), done, home)
				}
			})
		}
	}
}

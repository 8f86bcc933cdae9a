package lesson_test

import (
	"fmt"
	"strconv"
	"testing"

	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/lesson"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// list are all steps of all lessons, before anything was pressed, and what can be
// skipped at one of them.
func list() []scenetest.Scene {
	var list []scenetest.Scene
	for _, spec := range taught() {
		for step := range spec.Course.Steps {
			kept := step == 3 // of each game
			list = append(list, scenetest.Scene{Name: fmt.Sprintf("lesson-%s-%02d", spec.Name(), step+1),
				Main: kept && spec.Name() == "weinhaendler", Unkept: !kept,
				Open: func(t testing.TB, app *app.App) { open(t, app, spec, step) }})
		}
		list = append(list, scenetest.Scene{Name: "lesson-" + spec.Name() + "-end", Main: spec.Name() == "vino",
			Open: func(t testing.TB, app *app.App) {
				open(t, app, spec, len(spec.Course.Steps)-1)
				scenetest.Act(t, app, "lesson/go-on")
			}})
		list = append(list, scenetest.Scene{Name: "lesson-" + spec.Name() + "-skip", Unkept: true,
			Open: func(t testing.TB, app *app.App) {
				open(t, app, spec, 3)
				scenetest.Act(t, app, "lesson/skip")
			}})
	}
	return list
}

// taught are the games that have a lesson.
func taught() []table.GameSpec {
	var list []table.GameSpec
	for _, spec := range pages.With(games.All()) {
		if spec.Course != nil {
			list = append(list, spec)
		}
	}
	return list
}

// open begins a lesson at a step, and waits for its plate.
func open(t testing.TB, app *app.App, spec table.GameSpec, step int) {
	t.Helper()
	if err := app.Store.Save(lesson.Key(spec.Name()), []byte(strconv.Itoa(step))); err != nil {
		t.Fatal(err)
	}
	lesson.Begin(app, spec)
	await(t, app)
}

// await waits for the plate of a step.
func await(t testing.TB, app *app.App) {
	t.Helper()
	for range 2000 {
		scenetest.Tick(t, app, 1)
		if app.Outline().Find("lesson") != nil {
			return
		}
		if c := app.Stage().Find("lesson/on"); c != nil && !c.Disabled && c.Label == app.Words.Table.Roll {
			app.Activate(c.ID)
		}
	}
	t.Fatalf("no step comes; the screen says\n%s", app.Outline())
}

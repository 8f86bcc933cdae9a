package lesson_test

import (
	"fmt"
	"strconv"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/play/lesson"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// list are all steps of all lessons, before anything was pressed, and what can be
// skipped at one of them.
func list() []scenetest.Scene {
	var list []scenetest.Scene
	for _, kind := range taught() {
		for step := range kind.Course.Steps {
			kept := step == 3 // of each game
			list = append(list, scenetest.Scene{Name: fmt.Sprintf("lesson-%s-%02d", kind.Name(), step+1),
				Main: kept && kind.Name() == "weinhaendler", Unkept: !kept,
				Open: func(t testing.TB, room *scenes.Room) { open(t, room, kind, step) }})
		}
		list = append(list, scenetest.Scene{Name: "lesson-" + kind.Name() + "-skip", Unkept: true,
			Open: func(t testing.TB, room *scenes.Room) {
				open(t, room, kind, 3)
				scenetest.Act(t, room, "lesson/skip")
			}})
	}
	return list
}

// taught are the games that have a lesson.
func taught() []table.Kind {
	var list []table.Kind
	for _, kind := range tables.All() {
		if kind.Course != nil {
			list = append(list, kind)
		}
	}
	return list
}

// open begins a lesson at a step, and waits for its plate.
func open(t testing.TB, room *scenes.Room, kind table.Kind, step int) {
	t.Helper()
	if err := room.Store.Save(lesson.Key(kind.Name()), []byte(strconv.Itoa(step))); err != nil {
		t.Fatal(err)
	}
	lesson.Begin(room, kind)
	await(t, room)
}

// await waits for the plate of a step.
func await(t testing.TB, room *scenes.Room) {
	t.Helper()
	for range 2000 {
		scenetest.Tick(t, room, 1)
		if room.Outline().Find("lesson") != nil {
			return
		}
	}
	t.Fatalf("no step comes; the screen says\n%s", room.Outline())
}

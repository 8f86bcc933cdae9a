// Package lesson begins the lesson of a game at its table, remembers how far it has
// come, and makes a game of it at its end.
package lesson

import (
	"strconv"

	scenes "treille/scenes/app"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// Key is where the store keeps the step that the lesson of a game has reached.
func Key(game string) string { return "lesson-" + game }

// Begin shows the lesson of a game that has one, at the step that it has reached.
func Begin(room *scenes.Room, kind table.Kind) {
	l := &lesson{room: room, kind: kind}
	step := Reached(room, kind)
	script, err := host.OpenScript(kind.Course.Record, kind.Course.Steps[step].Ply)
	if err != nil {
		room.Trouble(err)
		return
	}
	l.script = script
	t := table.New(room, kind, script)
	table.Teach(t, script, table.Lesson{Course: kind.Course, Step: step, Reached: l.keep, Leave: room.Pop, PlayOn: l.playOn})
	room.Push(t)
}

// A lesson is one that is under way.
type lesson struct {
	room   *scenes.Room
	kind   table.Kind
	script *host.Script
	warned bool // the game under way could not be put aside, and that was said
}

// Reached is the step at which the lesson of a game waits, 0 if that is its first.
func Reached(room *scenes.Room, kind table.Kind) int {
	data, err := room.Store.Load(Key(kind.Name()))
	if err != nil {
		return 0
	}
	step, err := strconv.Atoi(string(data))
	if err != nil || step < 0 || step >= len(kind.Course.Steps) {
		return 0
	}
	return step
}

// keep remembers a step.
func (l *lesson) keep(step int) {
	if err := l.room.Store.Save(Key(l.kind.Name()), []byte(strconv.Itoa(step))); err != nil {
		l.room.StoreFailed(err)
	}
}

// playOn begins a game where the lesson stands. The one under way is put aside.
func (l *lesson) playOn() {
	saver := host.NewSaver(l.room)
	if err := saver.Shelve(); err != nil && !l.warned {
		l.warned = true // a second press begins all the same, and gives the old game up
		l.room.StoreFailed(err)
		return
	}
	game, err := l.script.PlayOn(saver)
	if err != nil {
		l.room.Trouble(err)
		return
	}
	l.room.Home()
	l.room.Push(table.New(l.room, l.kind, game))
	if err := l.room.Store.Delete(Key(l.kind.Name())); err != nil {
		l.room.StoreFailed(err)
	}
}

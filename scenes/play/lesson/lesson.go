// Package lesson begins the lesson of a game at its table, remembers how far it has
// come, and makes a game of it at its end.
package lesson

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// Key is where the store keeps the step that the lesson of a game has reached.
func Key(game string) string { return "lesson-" + game }

// Begin shows the lesson of a game that has one, at the step that it has reached.
func Begin(app *app.App, spec table.GameSpec) {
	l := &lesson{app: app, spec: spec}
	step := Reached(app, spec)
	at := spec.Course.Steps[step]
	script, err := host.OpenScript(spec.Course.Record, app.Me(), at.Ply, at.Before != 0)
	if err != nil {
		app.Trouble(err)
		return
	}
	l.script = script
	t := table.New(app, spec, script)
	table.Teach(t, script, table.Lesson{Course: spec.Course, Step: step, Reached: l.keep, Ended: l.forget,
		Open: l.open, Leave: app.Pop, PlayOn: l.playOn, Easy: func() { spec.Pages.Easy(app, spec) }, Again: l.again})
	app.Push(t)
}

// A lesson is one that is under way.
type lesson struct {
	app    *app.App
	spec   table.GameSpec
	script *host.Script
	room   host.Room // for the game that the lesson becomes
}

// Reached is the step at which the lesson of a game waits, 0 if that is its first.
func Reached(app *app.App, spec table.GameSpec) int {
	data, err := app.Store.Load(Key(spec.Name()))
	if err != nil {
		return 0
	}
	step, err := strconv.Atoi(string(data))
	if err != nil || step < 0 || step >= len(spec.Course.Steps) {
		return 0
	}
	return step
}

// keep remembers a step.
func (l *lesson) keep(step int) {
	host.Failed(l.app, l.app.Store.Save(Key(l.spec.Name()), []byte(strconv.Itoa(step))))
}

// forget lets the lesson begin anew next time.
func (l *lesson) forget() { host.Failed(l.app, l.app.Store.Delete(Key(l.spec.Name()))) }

// playOn begins a game where the lesson stands. The one under way is put aside.
func (l *lesson) playOn() {
	if !l.room.Make(l.app) {
		return
	}
	game, err := l.script.PlayOn(host.NewSaver(l.app))
	if err != nil {
		l.app.Trouble(err)
		return
	}
	l.app.Home()
	l.app.Push(table.New(l.app, l.spec, game))
	l.forget()
}

// open shows the lesson anew, at another step.
func (l *lesson) open(step int) {
	l.keep(step)
	l.again()
}

// again begins the lesson anew, where it stands.
func (l *lesson) again() {
	l.app.Pop()
	Begin(l.app, l.spec)
}

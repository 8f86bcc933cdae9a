package daily

import (
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/pages/saves"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Step is what the button of the table says, what a screen reader says of it, and what
// it does.
func (d *Day) Step() (label, spoken string, act func()) {
	w := d.app.Words
	switch {
	case d.done != nil:
		return w.Result.Title, w.Today.Back, d.show
	case d.begun != "":
		return w.Home.Continue, w.Today.Forth, d.goOn
	}
	return w.GamePage.Play, w.Today.PlayIt, d.play
}

// play begins it. A game that is under way is put aside first.
func (d *Day) play() {
	if d.past() && host.Failed(d.app, host.Games(d.app).BeginLate(d.Table.Day)) || !d.room.Make(d.app) {
		return
	}
	var seats []table.Seat
	for _, s := range d.Table.Sit(d.app.Me(), d.app.Words.NewGame.DefaultNames[:]) {
		seats = append(seats, table.Seat(s))
	}
	referee, err := host.New(d.Spec.Game, d.Table.Setup(), seats, host.NewSaver(d.app))
	if err != nil {
		d.app.Trouble(err)
		return
	}
	d.app.Push(table.New(d.app, *d.Spec, referee))
	if !d.past() {
		d.app.Toast(d.app.Words.Today.Begins)
	}
}

// goOn goes on with it, though it may have been put aside. What cannot be opened is
// dealt with at home.
func (d *Day) goOn() {
	if host.Failed(d.app, host.Unshelve(d.app, d.begun)) {
		return
	}
	data, err := host.Games(d.app).Load(archive.RunningKey)
	if host.Failed(d.app, err) {
		return
	}
	game, err := saves.Open(d.app, d.kinds, data)
	if err != nil {
		d.app.Home()
		return
	}
	game.Resume(d.app)
}

// Open opens its sheet: with what came of it, or with the way to play it.
func (d *Day) Open() {
	if d.Done() {
		d.show()
		return
	}
	w := d.app.Words
	note := ""
	switch {
	case d.past():
		note = w.Today.Missed
	case !d.Begun():
		note = w.Today.Deal
	}
	label, _, act := d.Step()
	d.panel.Menu(d.Title(), join(d.Is(true)[0]+".", note), w.App.Close, []ui.ButtonSpec{{ID: "today/step", Label: label, Icon: "play", Primary: true, Act: act}})
}

// Share opens the page that shares its game; nil if that is not kept.
func (d *Day) Share() func() {
	if d.done == nil || d.done.Key == "" {
		return nil
	}
	return func() { saves.NewKeeper(d.app, d.kinds, d.panel, nil).Share(d.done) }
}

// Title is what it is called, or its date if that is past.
func (d *Day) Title() string {
	if w := d.app.Words; !d.past() {
		return w.Today.Title
	}
	return d.app.Words.Date(d.app.Now().UTC(), d.Table.Day.Begin())
}

// show opens the sheet with what came of it.
func (d *Day) show() {
	w, o := d.app.Words, d.Outcome()
	entries := []ui.ButtonSpec{{ID: "today/copy", Label: w.Saves.Copy, Icon: "copy", Gesture: ui.Copies, Act: func() {
		d.app.CopyText(o.Text(w, d.app.Address), w.Saves.CopiedText)
	}}}
	if d.done.Key != "" {
		entries = append(entries, ui.ButtonSpec{ID: "today/replay", Label: w.Saves.Replay, Icon: "play", Act: func() {
			saves.NewKeeper(d.app, d.kinds, d.panel, nil).Replay(d.done)
		}})
	}
	later := ""
	if d.done.Late {
		later = w.Today.Later
	}
	words := join(w.Labelled(o.Game, o.Place(w))+".", later, today.RunText(w, o.Run), d.nextTable())
	d.panel.Menu(d.Title(), words, w.App.Close, entries)
}

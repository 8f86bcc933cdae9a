package table

import "treille/scenes/ui"

// canGiveUp reports whether there is a game under way that can be given up.
func (t *Table) canGiveUp() bool {
	_, over := t.referee.Result()
	return !over && t.replay == nil && t.lesson == nil && t.session.remote == nil
}

// askGiveUp asks whether the game is to be given up, and what comes then.
func (t *Table) askGiveUp() {
	w := t.app.Words
	note := w.Table.GiveUpNote
	if t.canCount() {
		note = w.Today.GiveUpNote
	}
	t.panel.Menu(w.Table.GiveUp, note, w.App.Cancel, []ui.ButtonSpec{
		{ID: "give-up/anew", Label: w.Table.BeginAnew, Icon: "again", Act: func() { t.beginAnew(false) }},
		{ID: "give-up/same", Label: w.Table.BeginSame, Icon: "again", Act: func() { t.beginAnew(true) }},
		{ID: "give-up/leave", Label: w.Table.GiveUpLeave, Icon: "back", Act: t.giveUp},
	})
}

// giveUp forgets the game, and leaves the table.
func (t *Table) giveUp() {
	if q, ok := t.referee.(Quitter); ok {
		if err := q.GiveUp(); err != nil {
			t.app.StoreFailed(err)
			return
		}
	}
	t.app.Home()
}

// leaveRemote leaves a table that lies elsewhere, for the first page. Who plays is asked what is to
// become of his seat.
func (t *Table) leaveRemote() {
	leave := func() {
		t.session.remote.Leave()
		t.app.Home()
	}
	w := t.app.Words
	var list []ui.ButtonSpec
	if co := t.company(); co != nil && !t.session.Over() {
		for _, way := range co.Leaving() {
			act := way.Act
			way.Act = func() { act(); leave() }
			list = append(list, way)
		}
	}
	if len(list) == 0 {
		leave()
		return
	}
	list = append(list, ui.ButtonSpec{ID: "stop", Label: w.Online.EndGame + ", " + w.Online.IfAll, Icon: "flag", Act: t.company().Stop}, ui.ButtonSpec{ID: "cancel", Label: w.App.Cancel})
	t.panel.Menu(w.Online.Leave, w.Online.Leaving, w.App.Close, list)
	t.app.Changed()
}

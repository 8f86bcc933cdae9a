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
	t.panel.Menu(w.Table.GiveUp, w.Table.GiveUpNote, w.App.Cancel, []ui.ButtonSpec{
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

// leaveRemote leaves a table that lies elsewhere, for the first page.
func (t *Table) leaveRemote() {
	t.session.remote.Leave()
	t.app.Home()
}

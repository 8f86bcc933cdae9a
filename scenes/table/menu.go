package table

import (
	"cmp"
	"slices"

	"treille/audio"
	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// icons are the buttons in the banner, from the left; what has no room there is in the menu.
func (c *Canvas) icons() []ui.IconSpec {
	switch {
	case c.Frame.Shape == ui.Portrait:
		return c.fewIcons()
	case c.Frame.Shape == ui.Landscape && c.replay != nil:
		return c.among("compared", "replay-all", "analysis")
	case c.Frame.Shape == ui.Landscape:
		return c.among(c.eye(), "hint", "undo")
	}
	list := c.among("inspect", "compared", "replay-all", "analysis", "hint", "undo", "log", "rules")
	return slices.Insert(list, len(list)-2, c.app.SoundIcon())
}

// among are those entries of the menu that are there, as icons, and the menu.
func (c *Canvas) among(ids ...string) (list []ui.IconSpec) {
	all := c.entries()
	for _, id := range ids {
		if i := slices.IndexFunc(all, func(e ui.IconSpec) bool { return e.ID == id }); i >= 0 {
			list = append(list, all[i])
		}
	}
	return append(list, c.panel.menuIcon(c.Words.App.Menu, c.openMenu))
}

// fewIcons are the menu and what is needed most: undo as long as there is something to take
// back, and the lamp.
func (c *Canvas) fewIcons() []ui.IconSpec {
	switch {
	case c.replay != nil && c.canOpen() && !c.arrangesReplay(c.Frame):
		return c.among("replay-all")
	case c.replay != nil && c.studies():
		return c.among("analysis")
	case c.replay != nil:
		return c.among("log")
	case c.CanUndo() && c.hints():
		return c.among("undo", "hint")
	case c.CanUndo():
		return c.among("undo")
	case c.hints():
		return c.among("hint")
	}
	return c.among(c.eye())
}

// eye is what the eye in a narrow banner does: it shows the one piece that is picked up,
// else any that is tapped next.
func (t *Table) eye() string {
	if t.game.Lifted() != nil && t.inspect == nil && !t.Veiled() {
		return "inspect"
	}
	return "look"
}

// studies reports whether the way to the analysis stands among the icons.
func (c *Canvas) studies() bool {
	return c.replay != nil && c.canAnalyse() && !c.analysisBeside() && !c.arrangesReplay(c.Frame)
}

// entries are all that banner and menu lead to, in the order of the menu.
func (c *Canvas) entries() []ui.IconSpec {
	t, w := c.Table, c.Words
	list := make([]ui.IconSpec, 0, 16) // about as many as there are
	add := func(there bool, e ui.IconSpec) {
		if there {
			list = append(list, e)
		}
	}
	plays := t.replay == nil && !t.session.Over()
	undo := ui.IconSpec{ID: "undo", Icon: "undo", Label: w.App.Undo, Key: 'u', Act: t.Undo, Disabled: !t.CanUndo(), Reason: w.App.UndoNothing}
	if co := t.company(); co != nil && co.CanAsk() { // what he cannot take back himself, the others may allow
		undo.Label, undo.Act, undo.Disabled = w.Online.AskUndo, co.Ask, false
	}
	lamp := ui.IconSpec{ID: "hint", Icon: "lamp", Label: w.Hint.Title, Key: 'h', Act: t.askHint, Disabled: !t.canHint(), Reason: w.Hint.NotNow}
	if _, throws := t.Throw(); throws {
		lamp.Reason = w.Table.RollFirst
	}
	if t.Hinting() {
		lamp.Disabled, lamp.Reason = true, w.Hint.Open
		if t.asked.shown < parts { // its key asks for the next part
			lamp.Key = 0
		}
	}
	add(plays && t.takesBack(), undo)
	add(plays && t.hints(), lamp)
	if in := t.game.Lifted(); t.eye() == "inspect" { // the button twin of a long press
		add(true, ui.IconSpec{ID: "inspect", Icon: "eye", Label: in.Words, Act: func() { t.Inspect(in) }})
	}
	if t.replay != nil {
		add(t.replay.playback.Whole(), ui.IconSpec{ID: "compared", Icon: "lamp", Label: w.Replay.Compared, Key: 'h', Act: t.openCompared, Disabled: !t.canCompare(), Reason: w.Replay.NoDecision})
		add(t.canOpen(), ui.IconSpec{ID: "replay-all", Icon: "eye", Label: w.Replay.All, Role: ui.Checkbox, Checked: t.replay.all, Act: t.showAll})
	}
	add(true, ui.IconSpec{ID: "look", Icon: "eye", Label: w.Table.Look, Disabled: t.privacy.covered() || t.Veiled(), Act: func() { t.look(true) }})
	add(true, ui.IconSpec{ID: "log", Icon: "log", Label: w.App.Log, Key: 'l', Act: t.openLog})
	sums := t.replay == nil && t.lesson == nil && t.People() > 0
	add(sums && !t.privacy.covered(), ui.IconSpec{ID: "since", Icon: "again", Label: t.sinceTurn(t.base), Act: func() { t.openSum(t.sumSince()) }, Disabled: !t.canSum(), Reason: w.Table.SinceNothing})
	add(t.canReplay(), ui.IconSpec{ID: "replay", Icon: "round-back", Label: w.Replay.Open, Act: t.openReplay})
	add(t.canAnalyse() && (t.replay == nil || c.studies()), ui.IconSpec{ID: "analysis", Icon: "chart", Label: w.Analysis.Title, Act: t.analyse})
	add(true, ui.IconSpec{ID: "rules", Icon: "?", Label: w.App.AllRules, Key: '?', Act: t.openRules})
	add(true, t.app.SoundSwitch())
	add(true, ui.IconSpec{ID: "settings", Icon: "gear", Label: w.Settings.Title, Act: func() { t.app.Push(t.spec.Pages.Settings(t.app, t.spec.Sample)) }})
	if co := t.company(); co != nil && plays {
		add(len(t.signs()) > 0, ui.IconSpec{ID: "signs", Icon: "sign", Label: t.signsName(), Key: 's', Act: t.openSigns})
		if !c.Short() && c.Frame.Shape != ui.Landscape { // where there is room
			list = append(list, co.Entries()...)
		}
	}
	add(t.canGiveUp(), ui.IconSpec{ID: "give-up", Icon: "flag", Label: w.Table.GiveUp, Act: t.askGiveUp})
	leave := ui.IconSpec{ID: "home", Icon: "back", Label: w.Table.SaveAndLeave, Act: t.app.Home}
	if t.session.remote != nil {
		leave.Label, leave.Act = w.Online.Leave, t.leaveRemote
	}
	if t.replay != nil {
		leave = ui.IconSpec{ID: "leave", Icon: "back", Label: w.Replay.Leave, Act: t.app.Pop}
	}
	if t.lesson != nil {
		leave = ui.IconSpec{ID: "leave", Icon: "back", Label: w.Lesson.Leave, Act: t.lesson.Leave}
	}
	add(true, leave)
	return list
}

// Shortcut implements app.Shortcutter: a key does what an entry of the menu does whose icon is
// not in the banner.
func (t *Table) Shortcut(key rune) bool {
	if t.panel.Open() || t.privacy.covered() || t.tellsEnd() {
		return false
	}
	all := t.canvas(t.app.Stage()).entries()
	i := slices.IndexFunc(all, func(e ui.IconSpec) bool { return e.Key == key })
	if i < 0 || all[i].Disabled {
		return false
	}
	all[i].Act()
	return true
}

// CanUndo reports whether the viewer may take his last decision back.
func (t *Table) CanUndo() bool {
	return t.takesBack() && t.Deciding() && !t.sending() && t.referee.CanUndo(t.Me()) || t.mayRegret()
}

// takesBack reports whether anything is taken back at the table: in a game of memory only who plays alone does it, as
// others would have to remember what is so no longer (F40).
func (t *Table) takesBack() bool {
	return t.spec.Memory == nil || t.People() == 1 && t.session.remote == nil
}

// mayRegret reports whether the only person here may take back his last decision before the others go on.
func (t *Table) mayRegret() bool {
	return t.spec.Memory == nil && t.People() == 1 && t.session.remote == nil && !t.again && t.referee.Acting() != 0 && t.referee.CanUndo(t.Me())
}

// Undo takes the viewer's last decision back.
func (t *Table) Undo() {
	if err := t.session.Undo(t.Me()); err != nil {
		t.app.Trouble(err)
		return
	}
	if !t.sending() {
		t.Rewound(t.Me())
	}
}

// Rewound implements Show: somebody has taken a decision back.
func (t *Table) Rewound(p engine.Player) {
	t.Play(audio.Slide)
	t.settle(t.session.Info())
	t.replayLog()
	t.app.Stage().Fresh()
	if p != t.Me() {
		t.app.Toast(t.app.Words.Table.TookBack.With("name", t.PlayerName(p)))
		return
	}
	t.onlyChoice = false // what he takes back is not taken for him again
	t.app.Say(t.app.Words.Table.Undone)
	if t.due == p { // else he is called
		t.sayTurn(p)
	}
}

func (t *Table) openRules() {
	t.app.Push(t.spec.Pages.Rules(t.app, t.spec.Book, t.game.RulePage(), true))
}

func (t *Table) openMenu() {
	keys := ""
	if t.app.Frame().Shape == ui.Desktop {
		keys = t.app.Words.Table.Keys
	}
	t.panel.Hang(t.app, keys, func() []ui.IconSpec {
		low := t.app.Frame().Shape == ui.Landscape // where the banner always has undo, and rows have little room
		return slices.DeleteFunc(t.canvas(t.app.Stage()).entries(), func(e ui.IconSpec) bool { return e.ID == "inspect" || low && e.ID == "undo" })
	})
	t.app.Changed()
}

// Ask does something at once, or asks before, as the player wants it. Risky is
// what he cannot take back; question says why he is asked, "" for that alone.
func (t *Table) Ask(risky bool, label, question string, act func()) {
	confirm := t.app.Settings.Confirm
	if t.lesson != nil || confirm != store.ConfirmAlways && !(risky && confirm == store.ConfirmRisky) {
		act()
		return
	}
	w := t.app.Words
	question = cmp.Or(question, w.Table.ConfirmTitle)
	t.app.Say(t.spoken(question))
	t.panel.Menu(label, question, w.App.Close, []ui.ButtonSpec{
		{ID: "sure", Label: label, Primary: !risky, Act: act},
		{ID: "cancel", Label: w.App.Cancel, Primary: risky},
	})
	t.panel.spoken = t.spoken(question)
}

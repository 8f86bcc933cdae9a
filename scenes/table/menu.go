package table

import (
	"cmp"

	"treille/audio"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// icons are the buttons in the banner, from the left; a phone held upright has
// room for two. What has none is in the menu.
func (c *Canvas) icons() []ui.IconSpec {
	a, w, t := &c.Words.App, &c.Words.Hint, c.Table
	undo := ui.IconSpec{ID: "undo", Icon: "undo", Label: a.Undo, Key: 'u', Act: t.Undo, Disabled: !t.CanUndo(), Reason: a.UndoNothing}
	if t.spec.Memory {
		undo.Reason = a.UndoNever
	}
	log := ui.IconSpec{ID: "log", Icon: "log", Label: a.Log, Key: 'l', Act: t.openLog}
	help := ui.IconSpec{ID: "rules", Icon: "?", Label: a.Rules, Key: '?', Act: t.openRules}
	menu := ui.IconSpec{ID: "menu", Icon: "menu", Label: a.Menu, Act: t.openMenu}
	lamp := ui.IconSpec{ID: "hint", Icon: "lamp", Label: w.Ask, Key: 'h', Act: t.askHint, Disabled: !t.canHint(), Reason: w.NotNow}
	if t.Hinting() {
		lamp.Disabled, lamp.Reason, lamp.Key = true, w.Open, 0
	}
	var list []ui.IconSpec
	add := func(shown bool, icon ui.IconSpec) {
		if shown {
			list = append(list, icon)
		}
	}
	large, sideways, upright := c.Frame.Shape.Large(), c.Frame.Shape == ui.Landscape, c.Frame.Shape == ui.Portrait
	replay, swaps := t.replay != nil, sideways && t.hints() // a phone held sideways has room for undo or log beside the lamp
	if in := t.game.Lifted(); in != nil {                   // the button twin of a long press
		add(t.inspect == nil && !t.Veiled(), ui.IconSpec{ID: "inspect", Icon: "eye", Label: in.Words, Act: func() { t.Inspect(in) }})
	}
	add(t.hints() && (!upright || t.canHint() && !t.Hinting()), lamp)
	if replay {
		add(t.canOpen() && !t.arrangesReplay(c.Stage.Frame()), ui.IconSpec{ID: "replay/all", Icon: "eye", Label: c.Words.Replay.All, Role: ui.Checkbox, Checked: t.replay.all, Act: t.showAll})
	}
	study := replay && t.canAnalyse() && !c.analysisBeside() && !t.arrangesReplay(c.Stage.Frame())
	add(study, ui.IconSpec{ID: "analysis", Icon: "search", Label: c.Words.Analysis.Title, Act: t.analyse})
	add(!replay && (t.CanUndo() || large || sideways && !swaps), undo)
	add(large || sideways && (replay || !swaps || !t.CanUndo()), log)
	add(large, t.app.SoundIcon())
	add(!study || !upright, help)
	add(true, menu)
	return list
}

// CanUndo reports whether the viewer may take his last decision back.
func (t *Table) CanUndo() bool { return !t.spec.Memory && t.Deciding() && t.referee.CanUndo(t.Me()) }

// Undo takes the viewer's last decision back.
func (t *Table) Undo() {
	if err := t.session.Undo(t.Me()); err != nil {
		t.app.Trouble(err)
		return
	}
	t.Play(audio.Slide)
	t.settle(t.session.Info())
	t.onlyChoice = false // what he takes back is not taken for him again
	t.replayLog()
	t.app.Stage().Fresh()
	t.app.Say(t.app.Words.Table.Undone)
	t.sayTurn(t.Me())
}

func (t *Table) openRules() {
	t.app.Push(t.spec.Pages.Rules(t.app, t.spec.Book, t.game.RulePage(), true))
}

func (t *Table) openMenu() {
	w := t.app.Words
	resume, leave := w.Table.Resume, ui.ButtonSpec{ID: "home", Label: w.Table.SaveAndLeave, Icon: "back", Act: t.app.Home}
	if t.replay != nil {
		resume, leave = w.Replay.Title, ui.ButtonSpec{ID: "leave", Label: w.Replay.Leave, Icon: "back", Act: t.app.Pop}
	}
	if t.lesson != nil {
		resume, leave = w.Lesson.Resume, ui.ButtonSpec{ID: "leave", Label: w.Lesson.Leave, Icon: "back", Act: t.lesson.Leave}
	}
	sound := t.app.SoundIcon()
	keys := ""
	if t.app.Frame().Shape == ui.Desktop {
		keys = w.Table.Keys
	}
	rules := ui.ButtonSpec{ID: "menu/rules", Label: w.App.Rules, Icon: "book", Act: t.openRules}
	if t.canAnalyse() && t.replay == nil { // the banner has the rules, too
		rules = ui.ButtonSpec{ID: "menu/analysis", Label: w.Analysis.Title, Icon: "search", Act: t.analyse}
	}
	entries := []ui.ButtonSpec{
		{ID: "resume", Label: resume, Icon: "play", Primary: true},
		{ID: "menu/log", Label: w.App.Log, Icon: "log", Act: t.openLog},
	}
	if t.canReplay() {
		entries = append(entries, ui.ButtonSpec{ID: "menu/replay", Label: w.Replay.Open, Icon: "round-back", Act: t.openReplay})
	}
	t.panel.Menu(w.Table.MenuTitle, keys, w.App.Close, append(entries,
		ui.ButtonSpec{ID: "menu/look", Label: w.Table.Look, Icon: "eye", Disabled: t.privacy.covered() || t.Veiled(), Act: func() { t.look(true) }},
		rules,
		ui.ButtonSpec{ID: "menu/settings", Label: w.Settings.Title, Icon: "gear", Act: func() { t.app.Push(t.spec.Pages.Settings(t.app, t.spec.Sample)) }},
		ui.ButtonSpec{ID: "menu/sound", Label: sound.Label, Icon: sound.Icon, Act: sound.Act},
		leave))
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
		{ID: "sure", Label: label, Primary: true, Act: act},
		{ID: "cancel", Label: w.App.Cancel},
	})
	t.panel.spoken = t.spoken(question)
}

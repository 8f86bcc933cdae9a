package gamepage

import (
	"strconv"

	"treille/scenes/pages/newgame"
	"treille/scenes/pages/online"
	"treille/scenes/pages/rules"
	"treille/scenes/play/lesson"
	"treille/scenes/ui"
)

// button is one of the page, with its icon if there is room.
func (p *Page) button(b ui.ButtonSpec) ui.Part {
	b.Size = p.buttonSize()
	plain := b
	plain.Icon = ""
	return ui.Either(b.Part().Firm(), plain.Part().Narrowed(ui.Target)).Growing()
}

// buttonSize is that of their words, which have little room.
func (p *Page) buttonSize() float64 { return ui.Lead * min(p.app.Frame().Text, 1.35) }

// learnButton begins the lesson, or goes on with it where it waits.
func (p *Page) learnButton() ui.Part {
	w := p.app.Words
	b := ui.ButtonSpec{ID: "learn", Label: w.GamePage.Learn, Icon: "learn", Key: 'l', Act: func() { lesson.Begin(p.app, p.spec) }}
	if p.lesson > 0 {
		b.Label = w.GamePage.LearnOn
		b.Second = w.Table.StepOf.With("n", strconv.Itoa(p.lesson+1), "of", strconv.Itoa(len(p.spec.Course.Steps)))
		b.Spoken = w.Labelled(b.Label, b.Second)
	}
	return ui.When(p.spec.Course != nil, p.button(b))
}

func (p *Page) rulesButton() ui.Part {
	return p.button(ui.ButtonSpec{ID: "rules", Label: p.app.Words.App.Rules, Icon: "book", Key: '?', Act: func() {
		p.app.Push(rules.New(p.app, p.spec.Book, 0, false))
	}})
}

// friendsButton asks whether friends play round this device or each at his own, where the page comes from a
// server.
func (p *Page) friendsButton() ui.Part {
	w := p.app.Words
	here, apart := &w.Online.OneDevice, &w.Online.OwnDevices
	ways := []ui.ButtonSpec{
		{ID: "friends/here", Label: here.Title, Second: here.Note, Below: true, Icon: "people", Act: func() { p.app.Push(newgame.WithFriend(p.app, p.spec)) }},
		{ID: "friends/apart", Label: apart.Title, Second: apart.Note, Below: true, Icon: "friends", Act: func() { p.app.Push(online.NewOpen(p.app, p.all, p.spec)) }},
	}
	return ui.When(p.app.Line != nil, p.button(ui.ButtonSpec{ID: "friends", Label: w.Online.Friends, Icon: "friends", Act: func() {
		p.Panel.Menu(w.Online.Friends, "", w.App.Close, ways)
	}}))
}

// ofToday reports whether the game that the main button goes on with is that of today’s table.
func (p *Page) ofToday() bool { return p.saved != nil && p.day.Underway(p.saved) }

// hasToday reports whether it is played at today’s table.
func (p *Page) hasToday() bool {
	return p.day.Spec != nil && p.day.Spec.Name() == p.spec.Name()
}

// todayButton says what it does where that is more than to play, else what the table is, and
// only that where there is little room.
func (p *Page) todayButton() ui.Part {
	if !p.hasToday() || p.ofToday() {
		return ui.Part{}
	}
	w := &p.app.Words.Today
	_, spoken, act := p.day.Step()
	long := spoken
	if long == w.PlayIt {
		long = w.OnBox
	}
	b := ui.ButtonSpec{ID: "today", Label: w.Title, Spoken: spoken, Icon: "calendar", Act: act}
	full := b
	full.Label, full.Size = long, p.buttonSize()
	return ui.Either(full.Part().Firm(), p.button(b)).Growing()
}

// mainButton goes on with the game under way, or leads to a new one.
func (p *Page) mainButton() ui.Part {
	w := p.app.Words
	b := p.newGame(w.GamePage.Play)
	if p.saved != nil {
		b = ui.ButtonSpec{ID: "continue", Label: w.Home.Continue, Act: func() { p.saved.Resume(p.app) }}
		b.Spoken = w.Labelled(b.Label, p.saved.Where(w, true))
		if p.ofToday() {
			b.Second, b.Spoken = w.Today.Title, w.Labelled(w.Today.Forth, p.saved.Where(w, true))
		}
	}
	b.Primary, b.Size = true, ui.Head*p.app.Frame().Caption()
	return b.Part().Narrowed(leastMain).AtLeast(leastMain, 0)
}

// newButton leads to a new game where the main one does not.
func (p *Page) newButton() ui.Part {
	if p.saved == nil {
		return ui.Part{}
	}
	return p.button(p.newGame(p.app.Words.NewGame.Title))
}

func (p *Page) newGame(label string) ui.ButtonSpec {
	return ui.ButtonSpec{ID: "play", Label: label, Act: func() { p.app.Push(newgame.New(p.app, p.spec)) }}
}

// buttons are those below a sheet: the rules beside the lesson, or where that has no room,
// beside the main one.
func (p *Page) buttons() ui.Part {
	learn, rules, main := p.learnButton(), p.rulesButton().AtLeast(rulesWide, 0).GrowingBy(0), p.mainButton().High(mainHigh)
	others := ui.Either(ui.Row(ui.Apart, p.todayButton(), p.newButton(), p.friendsButton()).Firm(),
		ui.Column(ui.Apart, p.todayButton(), ui.Row(ui.Apart, p.newButton(), p.friendsButton())))
	two := ui.Column(ui.Apart, ui.Row(0, learn), others, ui.Row(ui.Apart, p.app.Frame().Handed(rules, main.Growing())...))
	return ui.Either(ui.When(p.spec.Course != nil, ui.Column(ui.Apart, ui.Row(ui.Apart, learn, rules).Firm(), others, main)), two)
}

// inRow are those of a large screen beside each other, the main one at the end; one more with
// little room in two rows.
func (p *Page) inRow() ui.Part {
	row := func(gap float64, last ui.Part, parts ...ui.Part) ui.Part {
		for i := range parts {
			parts[i] = parts[i].GrowingBy(0)
		}
		return ui.Row(gap, append(parts, last.Growing())...)
	}
	learn, rules, today, play, friends, main := p.learnButton(), p.rulesButton(), p.todayButton(), p.newButton(), p.friendsButton(), p.mainButton()
	one := row(ui.Loose, main, learn, rules, today, friends, play).High(mainHigh)
	if p.saved == nil && p.app.Line == nil {
		return one
	}
	two := ui.Column(ui.Apart, row(ui.Apart, today, learn, rules), row(ui.Apart, main, friends, play).High(mainHigh))
	return ui.Either(one.Firm(), two)
}

// stacked are those beside a sheet, one below the other, with something above the main one.
func (p *Page) stacked(between ui.Part) ui.Part {
	last := ui.Row(ui.Apart, p.newButton(), p.friendsButton())
	if p.saved == nil && p.app.Line == nil {
		last = p.todayButton() // there is no room for both
	}
	buttons := ui.Column(ui.Apart, ui.Row(0, p.learnButton()), ui.Row(0, p.rulesButton()), last).Firm()
	return ui.Column(ui.Apart, buttons, ui.Spring(), between, p.mainButton().Roomy(0, mainHigh))
}

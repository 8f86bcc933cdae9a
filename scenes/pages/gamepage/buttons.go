package gamepage

import (
	"strconv"

	"treille/scenes/pages/newgame"
	"treille/scenes/pages/rules"
	"treille/scenes/play/lesson"
	"treille/scenes/ui"
)

// button is one of the page, with its icon if there is room.
func (p *Page) button(b ui.ButtonSpec) ui.Part {
	b.Size = ui.Lead * min(p.app.Frame().Text, 1.35)
	plain := b
	plain.Icon = ""
	return ui.Either(b.Part().Firm(), plain.Part().Narrowed(ui.Target)).Growing()
}

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

// hasToday reports whether it is played at today's table.
func (p *Page) hasToday() bool {
	return p.day.Spec != nil && p.day.Spec.Name() == p.spec.Name()
}

// todayButton says what it does where that is more than to play, else what the table is, and
// only that where there is little room.
func (p *Page) todayButton() ui.Part {
	if !p.hasToday() {
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
	full.Label, full.Size = long, ui.Lead*p.app.Frame().Caption()
	return ui.Either(full.Part().Firm(), p.button(b)).Growing()
}

func (p *Page) playButton() ui.Part {
	size := ui.Head * p.app.Frame().Caption()
	return ui.ButtonSpec{ID: "play", Label: p.app.Words.GamePage.Play, Primary: true, Size: size, Act: func() {
		p.app.Push(newgame.New(p.app, p.spec))
	}}.Part().AtLeast(leastMain, 0)
}

// buttons are those below a sheet: the rules beside the lesson, or where that has no room,
// beside the main one.
func (p *Page) buttons() ui.Part {
	learn, rules, today, play := p.learnButton(), p.rulesButton().AtLeast(rulesWide, 0).GrowingBy(0), ui.Row(0, p.todayButton()), p.playButton().High(mainHigh)
	two := ui.Column(ui.Apart, ui.Row(0, learn), today, ui.Row(ui.Apart, p.app.Frame().Handed(rules, play.Growing())...))
	return ui.Either(ui.When(p.spec.Course != nil, ui.Column(ui.Apart, ui.Row(ui.Apart, learn, rules).Firm(), today, play)), two)
}

// inRow are those of a large screen beside each other, the main one at the end.
func (p *Page) inRow() ui.Part {
	all := []ui.Part{p.learnButton().GrowingBy(0), p.rulesButton().GrowingBy(0), p.todayButton().GrowingBy(0), p.playButton().Growing()}
	return ui.Row(ui.Loose, all...).High(mainHigh)
}

// stacked are those beside a sheet, one below the other, with something above the main one.
func (p *Page) stacked(between ui.Part) ui.Part {
	buttons := ui.Column(ui.Apart, ui.Row(0, p.learnButton()), ui.Row(0, p.rulesButton()), ui.Row(0, p.todayButton())).Firm()
	return ui.Column(ui.Apart, buttons, ui.Spring(), between, p.playButton().Roomy(0, mainHigh))
}

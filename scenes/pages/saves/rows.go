package saves

import (
	"slices"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

func (k *Keeper) large() bool { return k.app.Frame().Shape.Large() }

// scale is how large the rows are.
func (k *Keeper) scale() *scale { return scales[k.app.Frame().Shape] }

// narrow reports whether buttons have no room beside words.
func (k *Keeper) narrow() bool {
	f := k.app.Frame()
	return f.Shape == ui.Portrait && f.Text > 1.2
}

func (k *Keeper) heading(words string) ui.Part {
	return app.Heading(words, k.scale().head, k.large()).Pad(0, ui.Near)
}

// sentence stands where a list is empty.
func (k *Keeper) sentence(words string) ui.Part {
	return ui.Paragraph(words, ui.PaperNote.Sized(17)).Pad(0, ui.Apart)
}

// lazy is a row so high that is made only in a view or near it: however long a list is, a
// few rows are composed.
func lazy(view ui.Rect, high float64, row func() ui.Part) ui.Part {
	return ui.Area(0, high, func(s *ui.Stage, r ui.Rect) {
		if r.Bottom() > view.Y-near && r.Y < view.Bottom()+near {
			s.Lay(row(), r)
		}
	}).GrowingBy(0)
}

// button is one with words, and with its icon if there is room.
func (k *Keeper) button(b ui.ButtonSpec) ui.Part {
	b.Size = k.scale().label * k.app.Frame().Caption()
	plain := b
	plain.Icon = ""
	return ui.Either(b.Part().Firm(), plain.Part()).Growing()
}

// square is a button that only has an icon.
func (k *Keeper) square(b ui.ButtonSpec) ui.Part {
	b.Label, b.Size = "", squareIcon
	return b.Part().Wide(squareWide).High(k.scale().button).Middle()
}

// picture is the small picture of a game's box, with what hangs on it at its upper right;
// nothing for a game that has none.
func (k *Keeper) picture(game string, alpha float64, hang ui.Part) ui.Part {
	w := k.scale().picture
	return ui.Fixed(w, w*pictureRatio, func(s *ui.Stage, r ui.Rect) {
		if KindOf(k.kinds, game) != nil {
			s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + game}, Alpha: alpha, Box: r})
		}
		s.Lay(hang.Top(), ui.R(r.Right()-markWide*.75, r.Y-ui.Close, markWide, r.H))
	})
}

// mark is what came of a finished game: the person's rank, or the crest of who has won.
func (k *Keeper) mark(g *archive.Game) ui.Part {
	if p := k.person(g); p != engine.Spectator {
		return table.RibbonPart(g.Rank(p), markWide)
	}
	// A record brought in may say nothing of its seats.
	if seats := g.Record.Seats; len(seats) > 0 {
		return Crest(seats[k.seat(g)].Crest, markWide)
	}
	return ui.Part{}
}

// Crest is the crest that a record names, nothing if this program has none of that name.
func Crest(crest string, w float64) ui.Part {
	if !slices.Contains(store.Crests(), crest) {
		return ui.Part{}
	}
	return ui.Picture(ui.Item{Look: sprites.Look{ID: table.CrestArt(crest), Lift: sprites.Token}}, w)
}

// finishedRows are the newest finished games, all of one height, or a sentence if there are
// none.
func (k *Keeper) finishedRows(view ui.Rect, n int) ui.Part {
	if len(k.done) == 0 {
		return k.sentence(k.words().NoFinished)
	}
	sc := k.scale()
	high := sc.row * k.app.Frame().Caption()
	if k.narrow() {
		high += sc.button + ui.Apart
	}
	var list []ui.Part
	for i, g := range k.done[:n] {
		list = append(list, lazy(view, high, func() ui.Part { return ui.Column(0, ui.When(i > 0, ui.Rule()), k.finished(g).Growing()) }))
	}
	return ui.Column(0, list...)
}

// said is how large words are that say what came of a game: they grow further than captions.
func (k *Keeper) said() sprites.Style {
	f := k.app.Frame()
	return ui.PaperSerif.Sized(k.scale().text * min(f.Text, 1.6) / f.Caption())
}

// finished is the row of a finished game: which it was, when, what came of it, and what can
// be done with it.
func (k *Keeper) finished(g *archive.Game) ui.Part {
	sc, w := k.scale(), k.words()
	day, score := k.Day(g.When), k.score(g)
	name, text, small := ui.Name(k.title(g.Record.Game), ui.PaperName.Sized(sc.title)), k.said(), ui.PaperSoft.Sized(sc.small)
	words := ui.Either(
		ui.Column(ui.Near, name, ui.Label(k.and(day, score), text)).Firm(),
		ui.Column(ui.Tight, name, ui.Label(day, text), ui.Label(score, text)))
	if k.large() {
		seats := k.and(score, k.app.Words.Count(w.Seats, g.Record.Players))
		words = ui.Either(ui.Column(ui.Close,
			ui.Row(ui.Loose, name, ui.Label(day, small)).Firm(),
			ui.Row(ui.Loose, ui.Either(ui.Label(seats, text), ui.Label(score, text)), ui.Label(k.Seed(g), small).Dropped(1)),
		), words)
	}
	replay := ui.ButtonSpec{ID: "replay/" + g.Key, Label: w.Replay, Icon: "play", Size: sc.label * k.app.Frame().Caption(),
		Spoken: k.app.Words.Labelled(w.Replay, k.about(g)), Act: func() { k.Replay(g) }}
	more := k.square(ui.ButtonSpec{ID: "more/" + g.Key, Icon: "dots", Spoken: k.app.Words.Labelled(k.app.Words.App.More, k.told(g)), Act: func() { k.More(g) }})
	long := ui.Row(ui.Apart, replay.Part().Growing().High(sc.button).Middle(), more).Firm()
	picture := k.picture(g.Record.Game, 1, k.mark(g))
	if k.narrow() {
		return ui.Row(ui.Loose, picture, ui.Column(ui.Apart, words, long).Middle().Growing())
	}
	row := func(least float64, buttons ui.Part) ui.Part { // all rows alike, whatever they say
		said := ui.Area(least, 0, func(s *ui.Stage, r ui.Rect) { s.Lay(words.Middle(), r) })
		return ui.Row(ui.Loose, picture, said, buttons)
	}
	return ui.Either(row(usualWords, long), row(leastWords, ui.Row(ui.Apart, k.square(replay), more)), row(0, more))
}

// allRow is the way to all finished games, if there are more than n.
func (p *Page) allRow(n int) ui.Part {
	if len(p.done) <= n {
		return ui.Part{}
	}
	sc := p.scale()
	row := ui.Row(ui.Loose, ui.Space(sc.picture, 0), ui.Label(p.allWords(), ui.PaperBold.Sized(sc.label)), ui.Spring(), chevron())
	return ui.Column(0, ui.Rule(), row.Control(ui.Control{ID: "all", Label: p.allWords(), Act: func() { p.ShowAll("") }}))
}

func chevron() ui.Part { return ui.Icon("chevron", ui.PaperSoft.Sized(chevronSize)) }

func (p *Page) allWords() string { return p.app.Words.Count(p.words().All, len(p.done)) }

// everything is the button that exports all games, if there are any.
func (p *Page) everything() ui.Part {
	b := p.button(ui.ButtonSpec{ID: "everything", Label: p.words().Everything, Icon: "export", Act: func() { host.ExportAll(p.app) }})
	return ui.When(len(p.running)+len(p.done)+len(p.damaged) > 0, b)
}

// runningRows are the unfinished games, one of them unfolded.
func (p *Page) runningRows(view ui.Rect) ui.Part {
	sc, f := p.scale(), p.app.Frame()
	high := sc.row * f.Caption()
	if p.narrow() || f.Safe.W < 360 { // the day stands below
		high += (sc.small + ui.Near) * f.Caption()
	}
	list := []ui.Part{p.heading(p.words().Running).Pad(sc.side, 0)}
	if len(p.running) == 0 {
		list = append(list, p.sentence(p.words().NoRunning).Pad(sc.side, 0))
	}
	for _, u := range p.running {
		if u.Key == p.open {
			list = append(list, p.unfolded(u))
		} else {
			list = append(list, lazy(view, high, func() ui.Part { return p.folded(u) }))
		}
	}
	return ui.Column(ui.Near, list...)
}

// aboutRow is picture and words of an unfinished game, with something at its right end.
func (p *Page) aboutRow(u *unfinished, end ui.Part) ui.Part {
	sc, w := p.scale(), p.app.Words
	p.look(u)
	title, day := ui.Name(p.title(u.name), ui.PaperName.Sized(sc.title)), ui.Label(p.moment(u.When), ui.PaperSoft.Sized(sc.small))
	var state ui.Part
	if u.game != nil {
		text := p.said()
		state = ui.Either(ui.Label(u.game.Where(w, p.large()), text).Firm(), ui.Label(u.game.Where(w, false), text).Firm(),
			ui.Column(ui.Near, ui.Label(u.game.Round(w), text), ui.Label(u.game.Turn(w), text)))
	}
	words := ui.Either(
		ui.Column(ui.Near, ui.Row(ui.Loose, title, ui.Spring(), day).Firm(), state),
		ui.Column(ui.Near, title, state, day))
	return ui.Row(ui.Loose, p.picture(u.name, 1, ui.Part{}), words.Middle().Growing(), end)
}

// folded is an unfinished game of which nothing more is shown: a tap unfolds it.
func (p *Page) folded(u *unfinished) ui.Part {
	return p.aboutRow(u, chevron()).Pad(p.scale().side, 0).
		Control(ui.Control{ID: "open/" + u.Key, Label: p.say(u), Act: func() { p.open = u.Key }})
}

// unfolded is an unfinished game with what can be done with it.
func (p *Page) unfolded(u *unfinished) ui.Part {
	sc := p.scale()
	list := []ui.Part{p.aboutRow(u, ui.Part{})}
	if u.game != nil {
		goOn := ui.ButtonSpec{ID: "continue", Label: p.app.Words.Home.Continue, Primary: true, Size: 20 * p.app.Frame().Caption(), Act: func() { p.resume(u) }}.Part()
		wide, of := goOn.AtLeast(continueWide, 0).Growing(), p.subjectOf(u)
		list = append(list, ui.When(p.large(), p.scores(u.game)), ui.Either(
			ui.Row(ui.Apart, wide, p.exportAndDelete(of, true)).Firm(),
			ui.Row(ui.Apart, wide, p.exportAndDelete(of, false)).Firm(),
			ui.Column(ui.Apart, goOn, p.exportAndDelete(of, true))))
	}
	return ui.Column(ui.Apart, list...).Pad(sc.side, ui.Close).On(sprites.Surface{Kind: sprites.Highlight})
}

// exportAndDelete are the two buttons, with words or icons alone.
func (k *Keeper) exportAndDelete(of subject, words bool) ui.Part {
	w := k.words()
	button := func(id, icon, label string, act func(subject)) ui.Part {
		b := ui.ButtonSpec{ID: id + of.key, Icon: icon, Label: label, Spoken: k.app.Words.Labelled(label, of.about), Act: func() { act(of) }}
		if words {
			return k.button(b)
		}
		return k.square(b)
	}
	return ui.Row(ui.Apart, button("export/", "export", w.Export, k.askExport), button("delete/", "trash", w.Delete, k.askDelete))
}

// scores are the crests of a game with their points.
func (p *Page) scores(g *Game) ui.Part {
	list := []ui.Part{ui.Space(p.scale().picture-ui.Wide, 0)}
	scores := g.Glance(p.app.Words).Scores
	for i, seat := range g.Referee.Seats() {
		list = append(list, ui.Row(ui.Close, ui.Art(table.CrestArt(seat.Crest), markWide), ui.Label(p.app.Words.Whole(scores[i]), ui.PaperNumber.Sized(ui.Lead))))
	}
	return ui.Row(ui.Wide, list...)
}

// damagedRows are the games that cannot be shown, if there are any.
func (p *Page) damagedRows() ui.Part {
	if len(p.damaged) == 0 {
		return ui.Part{}
	}
	var list []ui.Part
	for _, u := range p.damaged {
		list = append(list, p.damagedRow(u).Pad(0, ui.Apart))
	}
	return ui.Column(0, append([]ui.Part{p.heading(p.asideHeading())}, ui.Ruled(list...)...)...).Pad(p.scale().side, 0)
}

// damagedRow is a game that cannot be shown, with the reason.
func (p *Page) damagedRow(u *unfinished) ui.Part {
	sc, of := p.scale(), p.subjectOf(u)
	picture := p.picture(u.name, .45, ui.Part{})
	if !sound(u.err) {
		picture = ui.Stack(picture, ui.Art("common/crack", sc.picture/3))
	}
	title := ui.PaperName.Sized(sc.title)
	words := ui.Column(ui.Near,
		ui.Row(ui.Close, ui.Icon("warn", title.In(sprites.Burgundy)), ui.Name(p.title(u.name), title), ui.Spring(), ui.Label(p.Day(u.When), ui.PaperSoft.Sized(sc.small)).Dropped(1)),
		ui.Paragraph(p.whyNot(u.err), ui.PaperSerif.Sized(sc.text)), ui.Paragraph(p.words().KeptAside, ui.PaperNote.Sized(sc.small)))
	buttons := p.exportAndDelete(of, true)
	if p.large() {
		return ui.Row(ui.Loose, picture.Top(), ui.Column(ui.Apart, words, buttons.Left()).Growing())
	}
	below := ui.Column(ui.Apart, ui.Row(ui.Loose, picture, words.Growing()), buttons)
	if p.narrow() {
		return below
	}
	return ui.Either(ui.Row(ui.Loose, picture, words.Middle().Growing(), p.exportAndDelete(of, false)), below)
}

package saves

import (
	"slices"

	"treille/engine/person"
	"treille/scenes/app"
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
	return ui.Either(b.Part().Firm(), plain.Part().Narrowed(leastButton)).Growing()
}

// square is a button that only has an icon.
func (k *Keeper) square(b ui.ButtonSpec) ui.Part {
	b.Label, b.Size = "", squareIcon
	return b.Part().Wide(squareWide).High(k.scale().button).Middle()
}

// picture is the small picture of a game's box, w wide, with what hangs on it at its upper right;
// nothing for a game that has none.
func (k *Keeper) picture(game string, w, alpha float64, hang ui.Part) ui.Part {
	return ui.Fixed(w, w*pictureRatio, func(s *ui.Stage, r ui.Rect) {
		if KindOf(k.kinds, game) != nil {
			s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + game}, Alpha: alpha, Box: r})
		}
		s.Lay(hang.Top(), ui.R(r.Right()-markWide*.75, r.Y-ui.Close, markWide, r.H))
	})
}

// Crest is the crest that a record names, nothing if this program has none of that name.
func Crest(crest string, w float64) ui.Part {
	if !slices.Contains(person.Crests(), crest) {
		return ui.Part{}
	}
	return ui.Picture(ui.Item{Look: sprites.Look{ID: table.CrestArt(crest), Lift: sprites.Token}}, w)
}

// said is how large words are that say what came of a game: they grow further than captions.
func (k *Keeper) said() sprites.Style {
	f := k.app.Frame()
	return ui.PaperSerif.Sized(k.scale().text * min(f.Text, 1.6) / f.Caption())
}

func chevron() ui.Part { return ui.Icon("chevron", ui.PaperSoft.Sized(chevronSize)) }

// everything is the button that exports all games, if there are any.
func (p *Page) everything() ui.Part {
	b := ui.ButtonSpec{ID: "everything", Label: p.words().Everything, Icon: "export", Act: func() { host.ExportAll(p.app) }}
	return ui.When(len(p.running)+len(p.all)+len(p.damaged) > 0, p.button(b))
}

// runningRows are the unfinished games, one of them unfolded.
func (p *Page) runningRows(view ui.Rect) ui.Part {
	sc, f := p.scale(), p.app.Frame()
	high := sc.row * f.Caption()
	if p.narrow() || f.Safe.W < 360 { // the day stands below
		high += (sc.small + ui.Near) * f.Caption()
	}
	list := []ui.Part{p.heading(p.words().Running).Pad(sc.side, 0)}
	if p.Online != nil {
		label := p.app.Words.Online.Online
		list = append(list, p.button(ui.ButtonSpec{ID: "online", Label: label, Spoken: p.app.Words.Labelled(label, p.Tables()), Icon: "friends", Act: p.Online}).AtLeast(0, barHigh).Pad(sc.side, 0))
	} else if len(p.running) == 0 {
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
func (p *Page) aboutRow(u *unfinished, end ui.Part) ui.Part { return p.about(u, true, end) }

// about is the same with the day on which it was played last, or without.
func (p *Page) about(u *unfinished, dated bool, end ui.Part) ui.Part {
	sc, w := p.scale(), p.app.Words
	p.look(u)
	title, day := ui.Name(p.title(u.name), ui.PaperName.Sized(sc.title)), ui.Label(p.moment(u.When), ui.PaperSoft.Sized(sc.small))
	var state ui.Part
	if u.game != nil {
		text := p.said()
		state = ui.Either(ui.Label(u.game.Where(w, p.large()), text).Firm(), ui.Label(u.game.Where(w, false), text).Firm(),
			ui.Column(ui.Near, ui.Label(u.game.Round(w), text), ui.Label(u.game.Turn(w), text)))
	}
	if !dated {
		day = ui.Part{}
	}
	if u.day != "" {
		sign := ui.Icon("calendar", ui.PaperHead.Sized(sc.crest)).Middle()
		named := ui.Row(ui.Near, sign, ui.Label(u.day, ui.PaperHead.Sized(sc.small)).Middle())
		title = ui.Either(ui.Row(ui.Apart, title, named).Firm(), ui.Row(ui.Apart, title, sign))
	}
	words := ui.Either(
		ui.Column(ui.Near, ui.Row(ui.Loose, title, ui.Spring(), day).Firm(), state),
		ui.Column(ui.Near, title, state, day))
	return ui.Row(ui.Loose, p.picture(u.name, p.scale().picture, 1, ui.Part{}), words.Middle().Growing(), end)
}

// folded is an unfinished game of which nothing more is shown: a tap offers what can be done with it, in a menu on a phone
// held upright, else by unfolding it.
func (p *Page) folded(u *unfinished) ui.Part {
	return p.aboutRow(u, chevron()).Pad(p.scale().side, 0).
		Control(ui.Control{ID: "open/" + u.Key, Label: p.say(u), Act: func() {
			if p.app.Frame().Shape == ui.Portrait {
				p.offer(u)
				return
			}
			p.open = u.Key
		}})
}

// unfolded is an unfinished game with what can be done with it.
func (p *Page) unfolded(u *unfinished) ui.Part {
	sc, of := p.scale(), p.subjectOf(u)
	list := []ui.Part{p.aboutRow(u, ui.Part{})}
	if u.game != nil {
		goOn := ui.ButtonSpec{ID: "continue", Label: p.app.Words.Home.Continue, Primary: true, Size: sc.goOn * p.app.Frame().Caption(), Act: func() { u.game.Resume(p.app) }}.Part()
		wide := goOn.AtLeast(continueWide, 0).Growing()
		switch p.app.Frame().Shape {
		case ui.Portrait: // a press on its words offers the rest
			about := func(dated bool) ui.Part {
				return p.about(u, dated, chevron()).Control(ui.Control{ID: "running/" + u.Key, Label: p.say(u), Act: func() { p.offer(u) }})
			}
			list = []ui.Part{ui.Either(ui.Row(ui.Loose, about(false).Growing(), goOn.Middle()).Firm(), ui.Column(ui.Apart, about(true), goOn))}
		default:
			list = append(list, ui.When(p.large(), p.scores(u.game)), ui.Either(
				ui.Row(ui.Apart, wide, p.exportAndDelete(of, true)).Firm(),
				ui.Row(ui.Apart, wide, p.exportAndDelete(of, false)).Firm(),
				ui.Column(ui.Apart, goOn, p.exportAndDelete(of, true))))
		}
	}
	return ui.Column(ui.Apart, list...).Pad(sc.side, ui.Close).On(sprites.Surface{Kind: sprites.Highlight})
}

// offer opens the menu of an unfinished game.
func (p *Page) offer(u *unfinished) {
	of, w := p.subjectOf(u), p.app.Words
	entries := append([]ui.ButtonSpec{{ID: "more/continue", Label: w.Home.Continue, Primary: true, Act: func() { u.game.Resume(p.app) }}}, p.Keeper.ways(of)...)
	entries = append(entries, ui.ButtonSpec{ID: "more/delete", Label: w.Saves.Delete, Icon: "trash", Act: func() { p.askDelete(of) }})
	p.panel.Menu(p.title(u.name), p.moment(u.When), w.App.Close, entries)
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
	list := []ui.Part{ui.Space(p.scale().picture+ui.Loose-ui.Wide, 0)} // in line with the words beside the picture
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
	picture := p.picture(u.name, sc.picture, .45, ui.Part{})
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

package newgame

import (
	"cmp"
	"slices"
	"strconv"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// scale is how large the rows are; those of the seats grow with the text.
func (p *Page) scale() scale {
	f := p.app.Frame()
	k := *scales[f.Shape]
	grow := min(f.Text, largestSeats) / f.Caption()
	k.crest, k.name, k.line = k.crest*grow, k.name*grow, k.line*grow
	return k
}

// named says what the game is, with how long a game takes in long words or short ones.
func (p *Page) named(long bool) ui.Part {
	k, w := p.scale(), p.app.Words
	st := ui.PaperFact.Sized(ui.Body)
	row := func(players, length table.Fact) ui.Part { return ui.Row(ui.Wide, players.Part(st), length.Part(st)) }
	about := ui.Either(ui.When(long, row(p.spec.Players(w), p.spec.Length(w)).Firm()),
		ui.When(long, row(p.spec.PlayersShort(), p.spec.Length(w)).Firm()), row(p.spec.PlayersShort(), p.spec.LengthShort(w)))
	return ui.Row(ui.Wide, ui.Art("home/label-"+p.spec.Name(), k.label),
		ui.Column(ui.Apart, ui.Label(p.spec.About(w).Title, ui.PaperName.Sized(k.label*.5)), about, p.fromLink()).Middle()).Pad(0, ui.Close)
}

// seatHead is the heading of the seats and their number. Where there is no room for the word,
// the icon says it.
func (p *Page) seatHead() ui.Part {
	words, n := p.app.Words.NewGame.Seats, float64(p.max-p.min+1)
	var items []ui.Choice
	for n := p.min; n <= p.max; n++ {
		items = append(items, ui.Choice{Label: strconv.Itoa(n)})
	}
	count := ui.ChoiceSpec{ID: "seats", Label: words, Items: items, Active: len(p.seats) - p.min, Size: ui.Lead * p.app.Frame().Caption(), Pick: func(i int) { p.setSeats(p.min + i) }}.
		Part().AtLeast(n*leastCount, 0).Roomy(n*countWide, 0)
	title := ui.Either(ui.Label(words, ui.PaperHead.Sized(p.scale().head)), ui.Icon("people", ui.PaperHead.Sized(ui.Note)))
	return ui.Row(ui.Loose, title, ui.Spring(), count).Pad(0, ui.Apart)
}

// rowsGroup is the group of the rows of the seats: the keyboard goes through them
// with arrows.
const rowsGroup = "rows"

// seatRows are the rows of the seats. Where all have room for it, the level has a column of
// its own.
func (p *Page) seatRows() ui.Part {
	of := func(wide bool) ui.Part {
		var list []ui.Part
		for i := range p.seats {
			list = append(list, p.seatRow(i, wide))
		}
		return ui.RuledGrid(1, 1, list...)
	}
	rows := ui.Either(of(true).Firm(), of(false))
	if len(p.seats) < p.max {
		rows = ui.Column(0, rows, ui.Rule(), p.freeRow())
	}
	return rows.Around(func(s *ui.Stage, _ ui.Rect, inner func()) { s.Group(rowsGroup, inner) })
}

// seatRow is the row of a seat, which opens its sheet.
func (p *Page) seatRow(i int, wide bool) ui.Part {
	chosen := p.beside && i == p.seat
	row := p.whoSits(i, wide).Pad(0, ui.Near).AtLeast(0, p.scale().row*p.app.Frame().Caption()).
		Target(ui.Control{ID: control(i), Label: p.spoken(i), Part: true, Checked: chosen, Act: func() { p.openSeat(i) }})
	if chosen {
		return lit(row)
	}
	return row
}

// lit is a row that is chosen.
func lit(row ui.Part) ui.Part {
	return row.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		at := ui.R(r.X-ui.Apart, r.Y+1, r.W+2*ui.Apart, r.H-2)
		s.Put(sprites.Surface{Kind: sprites.Highlight}, at)
		s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7}, at)
		inner()
	})
}

func shield(crest string, width, alpha float64) ui.Part {
	return ui.Picture(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(crest), Lift: sprites.Token}, Alpha: alpha}, width)
}

// level shows who plays: a person, or the bars of a level.
func (p *Page) level(kind string) ui.Part {
	size := p.scale().line
	if kind == engine.Human {
		return ui.Icon("person", ui.PaperLabel.Sized(size*1.25))
	}
	m := bars(kind, size*1.35)
	return ui.Mark(m, m.W, m.H)
}

// below is the style of what is said below a name: it grows no more than the name.
func (p *Page) below(size float64) sprites.Style {
	f := p.app.Frame()
	return ui.PaperNote.Sized(size * f.Caption() / f.Text)
}

// whoSits is who sits in a seat: who plays has a column of its own, or stands beside the name.
func (p *Page) whoSits(i int, wide bool) ui.Part {
	k, seat := p.scale(), p.seats[i]
	note, line := p.note(seat)
	name, who, level := ui.Name(seat.Name, ui.PaperName.Sized(k.name)), ui.Label(note, ui.PaperLabel.Sized(k.line)), p.level(seat.Kind)
	head, column := ui.Row(ui.Close, name, ui.Spring(), who, level), ui.Part{}
	if wide {
		head, column = name, ui.Row(ui.Apart, level, who).AtLeast(k.line*6.5, 0)
	}
	words := ui.Column(ui.Near, head, ui.Paragraph(line, p.below(k.line))).Middle()
	return ui.Row(ui.Loose, shield(seat.Crest, k.crest, 1), words.Growing(), column, ui.Icon("chevron", ui.PaperNote.Sized(ui.Body)))
}

// freeRow offers the seat that is still free.
func (p *Page) freeRow() ui.Part {
	k, w := p.scale(), p.app.Words.NewGame
	words := w.FreeSeat.With("seat", w.SeatOrdinals[len(p.seats)])
	add := ui.Row(ui.Apart, ui.Icon("plus", ui.PaperLabel), ui.Label(w.AddPlayer, sprites.Style{Font: sprites.SansBold, Size: ui.Body, Color: sprites.Ink})).
		Centred().Pad(ui.Wide, 0).On(sprites.Surface{Kind: sprites.Dashed}).High(ui.Target).
		Control(ui.Control{ID: "add", Label: w.AddPlayer, Act: func() { p.setSeats(len(p.seats) + 1) }})
	return ui.Row(ui.Loose, shield(p.freeSeat().Crest, k.crest*.9, .3), ui.Paragraph(words, p.below(k.line)).Middle().Growing(), add.Middle()).AtLeast(0, k.row)
}

// optionRows are the options of the game with their switches.
func (p *Page) optionRows() ui.Part {
	k := p.scale()
	var list []ui.Part
	for _, name := range p.spec.Game.OptionNames() {
		option, on := p.app.Words.NewGame.Options.Of(name), slices.Contains(p.options, name)
		kind, note := sprites.Surface{Kind: sprites.Switch}, option.Note
		if on {
			kind.State = sprites.On
		}
		if p.app.Frame().Shape.Large() {
			note = option.Long
		}
		words := ui.Column(ui.Tight, ui.Paragraph(option.Title, ui.PaperLabel.Sized(k.option)), ui.Paragraph(note, ui.PaperNote.Sized(k.option*.88)))
		list = append(list, ui.Row(ui.Wide, words.Middle().Growing(), ui.Mark(kind, k.option*3.2, k.option*1.76)).AtLeast(0, optionHigh).
			Control(ui.Control{ID: "option/" + name, Role: ui.Checkbox, Label: option.Title + ". " + option.Long, Checked: on, Act: func() { p.setOption(name, !on) }}), ui.Rule())
	}
	return ui.Column(ui.Near, list...)
}

// moreRows fold the seed away, and out.
func (p *Page) moreRows() ui.Part {
	w := p.app.Words
	icon, spoken := "down", w.App.Unfold
	if p.more {
		icon, spoken = "minus", w.App.Fold
	}
	note := ui.When(!p.more, ui.Label(w.Labelled(w.NewGame.Seed, cmp.Or(p.seed, w.NewGame.SeedRandom)), ui.PaperNote.Sized(ui.Body)).Dropped(1))
	fold := ui.Row(ui.Wide, ui.Label(w.App.More, ui.PaperName.Sized(ui.Lead)), note, ui.Spring(), ui.Icon(icon, ui.PaperNote.Sized(ui.Body))).
		Control(ui.Control{ID: "more", Label: spoken, Checked: p.more, Act: func() {
			p.typing, p.seedWrong = false, ""
			if p.more = !p.more; p.more {
				p.ToFoot() // what unfolds comes into sight
			}
		}})
	said := ui.When(!p.more && p.app.Frame().Shape != ui.Landscape, ui.Paragraph(w.NewGame.SeedMeaning, ui.PaperNote.Sized(ui.Body)))
	return ui.Column(ui.Apart, ui.Column(ui.Near, fold, said), ui.When(p.more, p.seedField()))
}

// seedField is the seed, below "More".
func (p *Page) seedField() ui.Part {
	w := p.app.Words.NewGame
	words, st := p.seed, ui.PaperLabel.Sized(ui.Lead)
	if words == "" && !p.typing {
		words, st = w.SeedRandom, ui.PaperNote.Sized(ui.Lead)
	}
	field := page.Field(words, st, p.typing).GrowingBy(0).Roomy(seedWide, 0).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		inner()
		s.Control(ui.Control{ID: "seed", Label: p.app.Words.Labelled(lang.Capital(w.Seed), words) + ". " + p.app.Words.NewGame.SeedMeaning, Rect: r, Types: true, Act: func() { p.askSeed(r) }})
	})
	note := sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft, Size: ui.Body}
	return ui.Column(ui.Apart, ui.Row(ui.Loose, ui.Label(lang.Capital(w.Seed), ui.PaperLabel.Sized(ui.Lead)), field), page.Wrong(p.seedWrong), ui.Paragraph(p.app.Words.NewGame.SeedMeaning, note).Dropped(1))
}

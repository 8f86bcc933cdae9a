package home

import (
	"slices"
	"strconv"

	"treille/engine/person"
	"treille/scenes/pages/me"
	"treille/scenes/pages/page"
	"treille/scenes/pages/settings"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// The heights of what takes long to bake: furniture below, then the sheets.
const (
	furnitureZ = -2
	sheetZ     = -1
)

// furnish adds a surface that the page's first picture shows too.
func (p *Page) furnish(sf sprites.Surface, r ui.Rect) {
	p.slow = append(p.slow, ui.Item{Kind: ui.Surface, Z: furnitureZ, Surface: sf, Box: r})
}

// sheet lays the game under way or today's table on a sheet.
func (p *Page) sheet(on ui.Part) ui.Part {
	high := ui.Apart
	if p.scrolls() {
		high = ui.Wide
	}
	return on.Pad(ui.Wide, high).Around(func(_ *ui.Stage, r ui.Rect, inner func()) {
		p.slow = append(p.slow, ui.Item{Kind: ui.Surface, Z: sheetZ, Surface: ui.SheetPaper, Box: r})
		inner()
	})
}

// setUp puts what takes long to bake on the stage. As long as it is not baked, the page's
// first picture is seen instead of the furniture, which then fades in over it, and the sheets
// have neither grain nor shadow.
func (p *Page) setUp(s *ui.Stage) {
	list := make([]sprites.Surface, len(p.slow))
	for i, it := range p.slow {
		list[i] = it.Surface
		list[i].W, list[i].H = it.Box.W, it.Box.H
	}
	stoodIn := p.standsIn
	p.standsIn = p.app.Splash(list)
	for i, it := range p.slow {
		switch {
		case it.Z == furnitureZ && p.standsIn:
			continue
		case it.Z == furnitureZ && stoodIn:
			it.Key, it.Appear, it.Cut = "furniture-"+strconv.Itoa(i), true, true
		case p.standsIn:
			it.Surface.Kind, it.Surface.Lift = sprites.SmoothParchment, sprites.Flat
		}
		if it.Z == sheetZ && p.scrolls() {
			s.Clip(p.view())
			s.Add(it)
			s.EndClip()
			continue
		}
		s.Add(it)
	}
}

// title is the name in gold letters.
func (p *Page) title(size float64) ui.Part {
	name := p.app.Words.App.Title
	w := sprites.Measure(name, sprites.Style{Font: sprites.SC, Size: size})
	return ui.Fixed(w, size*titleShare, func(_ *ui.Stage, r ui.Rect) { p.furnish(sprites.Title(name, size), ui.R(r.X, r.Bottom(), w, size)) })
}

// goldRule is the line below it.
func goldRule(w, h float64) ui.Part {
	return ui.Mark(sprites.Surface{Kind: sprites.GoldDiamondRule}, w, h)
}

// vines hang in both corners at the top, so wide each.
func (p *Page) vines(left, right sprites.SurfaceKind, f ui.Frame, y, w, ratio float64) {
	p.furnish(sprites.Surface{Kind: left}, ui.R(0, y, w, w*ratio))
	p.furnish(sprites.Surface{Kind: right}, ui.R(f.Full.W-w, y, w, w*ratio))
}

// The least and the greatest height of a game's box to its width.
const (
	leastRatio = 213.0 / 166
	boxRatio   = 442.0 / 300
)

// box is a game's box on the shelf; a press opens its page. The first has the focus
// where there is nothing to go on with.
func (p *Page) box(s *ui.Stage, i int, r ui.Rect) {
	spec := p.kinds[i]
	about := spec.About(p.app.Words)
	players := spec.Players(p.app.Words).Words
	printed := sprites.BoxPrint{Game: spec.Name(), Colours: spec.Box, Title: about.Title, Subtitle: about.Subtitle, Players: players}
	p.furnish(sprites.Box(printed), r)
	s.Put(sprites.BoxWords(printed), r)
	c := p.boxControl(i)
	c.Rect = r
	s.Control(c)
}

// boxControl is that of a box.
func (p *Page) boxControl(i int) ui.Control {
	spec := p.kinds[i]
	return ui.Control{ID: "play/" + spec.Name(), Group: "boxes", Label: p.app.Words.Home.PlayGame.With("game", spec.About(p.app.Words).Title),
		Primary: i == 0 && (p.saved == nil || p.over()), Act: func() { p.openBox(spec) }}
}

// row stands boxes from the first to before the last side by side in the middle of
// r, their feet on its lower edge, as large as columns of them may be.
func (p *Page) row(s *ui.Stage, first, last, columns int, r ui.Rect, gap float64) {
	w, h := boxSize(columns, r, gap)
	n := float64(last - first)
	x := r.CX() - (n*w+(n-1)*gap)/2
	for i := first; i < last; i++ {
		p.box(s, i, ui.R(x+float64(i-first)*(w+gap), r.Bottom()-h, w, h))
	}
}

// boxSize is the size of boxes side by side in a room, so many columns.
func boxSize(columns int, r ui.Rect, gap float64) (w, h float64) {
	n := float64(columns)
	w = min((r.W-(n-1)*gap)/n, r.H/leastRatio, largestBox)
	return w, min(r.H, w*boxRatio)
}

const (
	largestBox = 300.0 // width of a box at most
	boxDepth   = 0.045 // how high a box is seen from above, to its width
)

// rows are the boxes as their pictures, one below the other, with large words beside them.
func (p *Page) rows() ui.Part {
	return ui.Grid(1, ui.Apart, table.Each(table.UpTo(len(p.kinds)), func(i int) ui.Part {
		about := p.kinds[i].About(p.app.Words)
		words := ui.Column(ui.Near, ui.Label(about.Title, ui.PaperName.Sized(ui.Title)), ui.Paragraph(about.Subtitle, ui.PaperItalic.Sized(ui.Body)),
			ui.Paragraph(p.kinds[i].Players(p.app.Words).Words, ui.PaperFact.Sized(ui.Note)))
		return p.sheet(ui.Row(ui.Loose, ui.Art("home/label-"+p.kinds[i].Name(), rowLabel), words.Middle().Growing())).Control(p.boxControl(i))
	})...)
}

// shelves are the boxes, two on a shelf.
func (p *Page) shelves(gap, top, thick float64) ui.Part {
	return ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) {
		n := min(2, len(p.kinds))
		rows := (len(p.kinds) + n - 1) / n
		if n == 1 {
			r = ui.R(r.CX()-r.W*.33, r.Y, r.W*.66, r.H)
		}
		slot, depth := r.H/float64(rows), r.W/float64(n)*boxDepth
		room := slot - depth - top/2 - thick
		_, h := boxSize(n, ui.R(r.X, 0, r.W, room), gap)
		for i := range rows {
			y := r.Y + float64(i+1)*slot - thick - (room-h)/2
			p.furnish(sprites.Shelf(top), ui.R(0, y, s.Frame().Full.W, thick))
			p.row(s, i*n, min((i+1)*n, len(p.kinds)), n, ui.R(r.X, y-top/2-h, r.W, h), gap)
		}
	})
}

// languages is the choice of the language.
func (p *Page) languages(short bool) ui.Part {
	c := page.Languages(p.app, p.app.Words.Settings.Language, short)
	c.Size = ui.Lead * max(p.textScale(), p.buttonScale())
	return c.Part().AtLeast(0, languageHigh)
}

// icons are the buttons for sound and for the settings, which show pieces of the game under way.
func (p *Page) icons() ui.Part {
	sample := p.kinds[0].Sample
	if p.saved != nil {
		sample = p.saved.Kind.Sample
	}
	var list []ui.Part
	for _, b := range settings.Icons(p.app, sample) {
		b.Light = true
		list = append(list, b.Part())
	}
	return ui.Row(ui.Loose, list...)
}

// mine is the button that opens the sheet with the player's name and crest: his crest, on a
// large screen after his name.
func (p *Page) mine() ui.Part { return p.myButton(p.openMe) }

func (p *Page) openMe() { p.app.Push(me.Opened(p.app, p, p.myButton)) }

// myButton is that button, with what it does.
func (p *Page) myButton(act func()) ui.Part {
	player, w := p.app.Me(), p.app.Words
	crest := w.NewGame.Crests[slices.Index(person.Crests(), player.Crest)]
	shield := func(width float64) ui.Part {
		return ui.Picture(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(player.Crest), Lift: sprites.Token}}, width).Centred()
	}
	named := p.app.Frame().Shape.Large()
	on := shield(discCrest).Wide(ui.Target).High(ui.Target)
	if named {
		name := ui.Name(player.Name, ui.PaperName.Sized(19*min(p.textScale(), capsuleText))).Middle()
		on = ui.Row(ui.Apart, name, shield(capsuleCrest).Wide(capsuleCrest)).Pad(ui.Wide, 0).High(capsuleHigh)
	}
	return on.On(sprites.Surface{Kind: sprites.Capsule}).
		Control(ui.Control{ID: me.Opener, Label: w.Labelled(w.Me.Both, player.Name+", "+crest), Tip: !named, Act: act})
}

// kept are the buttons that open the pages with the games that are kept and with the
// statistics: equally wide if their words have room so, else without their icons.
func (p *Page) kept(gap, size float64) ui.Part {
	w := p.app.Words
	row := func(icons bool) []ui.Part {
		saves := ui.ButtonSpec{ID: "saves", Label: w.Home.SavedGames, Size: size, Act: func() { p.openSaves("") }}
		statistics := ui.ButtonSpec{ID: "statistics", Label: w.Statistics.Title, Size: size, Act: p.openStatistics}
		if icons {
			saves.Icon, statistics.Icon = "folder", "stats"
		}
		return []ui.Part{saves.Part().Growing(), statistics.Part().Growing()}
	}
	least := ui.Grid(2, gap, row(false)...)
	if p.scrolls() {
		least = ui.Grid(1, gap, row(true)...)
	}
	return ui.Either(ui.Grid(2, gap, row(true)...).Firm(), ui.Row(gap, row(true)...).Firm(), least)
}

// keptIcons are the same where there is little room.
func (p *Page) keptIcons() (saves, statistics ui.Part) {
	w := p.app.Words
	return ui.IconSpec{ID: "saves", Icon: "folder", Light: true, Label: w.Home.SavedGames, Act: func() { p.openSaves("") }}.Part(),
		ui.IconSpec{ID: "statistics", Icon: "stats", Light: true, Label: w.Statistics.Title, Act: p.openStatistics}.Part()
}

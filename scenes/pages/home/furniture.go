package home

import (
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// The heights of what takes long to bake: furniture below, then the page's first picture,
// which fades away over it, then the sheets.
const (
	furnitureZ = -3
	pictureZ   = -2
	sheetZ     = -1
)

// furnish adds a surface that the page's first picture shows too.
func (p *Page) furnish(sf sprites.Surface, r ui.Rect) {
	p.slow = append(p.slow, ui.Item{Kind: ui.Surface, Z: furnitureZ, Surface: sf, Box: r})
}

// sheet adds a sheet on which the game under way or today's table stands.
func (p *Page) sheet(corner float64, r ui.Rect) {
	sf := sprites.Surface{Kind: sprites.Parchment, R: corner, Lift: sprites.Sheet, Line: true}
	p.slow = append(p.slow, ui.Item{Kind: ui.Surface, Z: sheetZ, Surface: sf, Box: r})
}

// setUp puts what takes long to bake on the stage. As long as it is not baked, the page's
// first picture is there instead of the furniture, and the sheets have neither grain nor shadow.
func (p *Page) setUp(s *ui.Stage) {
	list := make([]sprites.Surface, len(p.slow))
	for i, it := range p.slow {
		list[i] = it.Surface
		list[i].W, list[i].H = it.Box.W, it.Box.H
	}
	picture := p.app.Splash(list)
	if picture != nil {
		s.Add(ui.Item{Key: "first-picture", Kind: ui.Print, Z: pictureZ, Print: picture, Box: ui.R(0, 0, picture.Width(), 0)})
	}
	for _, it := range p.slow {
		if picture != nil {
			if it.Z == furnitureZ {
				continue
			}
			it.Surface.Kind, it.Surface.Lift = sprites.SmoothParchment, sprites.Flat
		}
		s.Add(it)
	}
}

// title sets the name in gold letters about cx.
func (p *Page) title(cx, base, size float64) {
	name := p.app.Words.App.Title
	w := sprites.Measure(name, sprites.Style{Font: sprites.SC, Size: size})
	p.furnish(sprites.Title(name, size), ui.R(cx-w/2, base, w, size))
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
	s.Control(ui.Control{ID: "play/" + spec.Name(), Group: "boxes", Label: p.app.Words.Home.PlayGame.With("game", about.Title), Rect: r,
		Primary: i == 0 && p.fresh(), Act: func() { p.openBox(spec) }})
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

// shelves stands the boxes in a room, two on a shelf.
func (p *Page) shelves(s *ui.Stage, r ui.Rect, gap, top, thick float64) {
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
}

// languages is the choice of the language.
func (p *Page) languages(s *ui.Stage, r ui.Rect, short bool, size float64) {
	var items []ui.Choice
	active := 0
	for i, l := range lang.Langs() {
		c := ui.Choice{Label: l.Name()}
		if short {
			c.Label = l.Short()
		}
		items = append(items, c)
		if l == p.app.Words.Lang {
			active = i
		}
	}
	s.Segmented("language", p.app.Words.Home.Language, r, items, active, size, func(i int) {
		p.app.Settings.Language = lang.Langs()[i].Code()
		p.app.SettingsChanged()
	})
}

// icons are the buttons for sound and settings, about x1 and x2.
func (p *Page) icons(s *ui.Stage, x1, x2, y float64) {
	sound := p.app.SoundIcon()
	sound.CX, sound.CY, sound.Light = x1, y, true
	s.IconButton(sound)
	s.IconButton(ui.IconSpec{ID: "settings", CX: x2, CY: y, Icon: "gear", Light: true, Label: p.app.Words.App.SettingsFor, Act: p.openSettings})
}

// keptSpecs are the buttons that open the pages with the games that are kept and with
// the statistics.
func (p *Page) keptSpecs(size float64) [2]ui.ButtonSpec {
	w := p.app.Words
	return [...]ui.ButtonSpec{
		{ID: "saves", Label: w.Home.SavedGames, Icon: "folder", Size: size, Act: p.openSaves},
		{ID: "statistics", Label: w.Statistics.Title, Icon: "stats", Size: size, Act: p.openStatistics},
	}
}

// keptWidth is how wide one of them is with its icon.
func keptWidth(b ui.ButtonSpec) float64 {
	return sprites.Measure(b.Label, sprites.Style{Font: sprites.SansBold, Size: b.Size}) + b.Size*1.15 + 35
}

// keptButtons adds them side by side, each as wide as its words want; where there is not
// room for both, equally wide and without their icons.
func (p *Page) keptButtons(s *ui.Stage, r ui.Rect, gap, size float64) {
	list := p.keptSpecs(size)
	spare := r.W - gap - keptWidth(list[0]) - keptWidth(list[1])
	x := r.X
	for _, b := range list {
		b.Rect = ui.R(x, r.Y, keptWidth(b)+spare/2, r.H)
		if half := (r.W - gap) / 2; spare < 0 {
			b.Rect.W, b.Icon = half, ""
		} else if keptWidth(list[0]) <= half {
			b.Rect.W = half
		}
		s.Button(b)
		x = b.Rect.Right() + gap
	}
}

// savesIcon and statisticsIcon are the same where there is little room.
func (p *Page) savesIcon(s *ui.Stage, x, y float64) {
	s.IconButton(ui.IconSpec{ID: "saves", CX: x, CY: y, Icon: "folder", Light: true, Label: p.app.Words.Home.SavedGames, Act: p.openSaves})
}

func (p *Page) statisticsIcon(s *ui.Stage, x, y float64) {
	s.IconButton(ui.IconSpec{ID: "statistics", CX: x, CY: y, Icon: "stats", Light: true, Label: p.app.Words.Statistics.Title, Act: p.openStatistics})
}

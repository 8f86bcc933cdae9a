package table

import (
	"strconv"

	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// cardPaper is what low panels lie on.
var cardPaper = sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card}

// OnSheet lays a part on the parchment of a sheet, with its margin.
func OnSheet(p ui.Part) ui.Part { return p.Pad(ui.Loose, ui.Apart).On(ui.SheetPaper) }

// OnCard lays a part on the parchment of a low panel, with its margin.
func OnCard(p ui.Part) ui.Part { return p.Pad(ui.Apart, ui.Close).On(cardPaper) }

// Titled is a part below its title and the line of a ledger.
func Titled(title string, p ui.Part) ui.Part {
	return ui.Column(ui.Near, ui.Label(title, ui.PaperName.Sized(ui.Title)), ui.DoubleRule(), p.Growing())
}

// CrestPart is a player’s shield, w wide.
func (c *Canvas) CrestPart(p engine.Player, w float64) ui.Part {
	if c.company() == nil {
		return ui.Art(CrestArt(c.Seat(p).Crest), w)
	}
	return ui.Fixed(w, w*sprites.Ratio(CrestArt(c.Seat(p).Crest)), func(_ *ui.Stage, r ui.Rect) { c.Crest(p, r.X, r.Y, r.W, sprites.Token) })
}

// headArt begins the name of a player's animal.
const headArt = "common/head-"

// HeadPart is a player’s animal without its shield.
func (c *Canvas) HeadPart(p engine.Player, w float64) ui.Part {
	return ui.Art(headArt+c.Seat(p).Crest, w)
}

// NamePart is a player’s name, which may be cut, or "You".
func (c *Canvas) NamePart(p engine.Player, st sprites.Style) ui.Part {
	return ui.Name(c.Subject(p), st)
}

// RibbonPart shows a rank: gold, silver, bronze, then paper.
func RibbonPart(rank int, w float64) ui.Part {
	id := "common/ribbon-paper"
	if rank <= 3 {
		id = "common/ribbon-" + strconv.Itoa(rank)
	}
	return ui.Picture(ui.Item{Look: sprites.Look{ID: id, Lift: sprites.Token, Words: strconv.Itoa(rank)}}, w)
}

// SeatPart is somebody’s panel as a control that is called label: on a sheet in a window,
// on a card on a phone; it glows while it is active. checked says that what he has is what
// is looked at.
func (c *Canvas) SeatPart(p engine.Player, inner ui.Part, active bool, label string, checked bool, act func()) ui.Part {
	panel, corner := OnCard(inner), cardPaper.R
	if c.Frame.Shape.Large() {
		panel, corner = OnSheet(inner), ui.SheetPaper.R
	}
	if active {
		panel = panel.Over(sprites.Surface{Kind: sprites.CardGlow, R: corner})
	}
	return panel.Target(c.seatControl(p, label, checked, act))
}

// ListsAll reports whether the places of the others show everybody: at a table that is watched nobody has a side of his own.
// Sideways four have no room.
func (c *Canvas) ListsAll() bool {
	return c.Online() && c.People() == 0 && c.Frame.Shape != ui.Landscape
}

// OthersPart is what each of the others has, in places of equal size, clockwise: side by
// side where the screen is upright, else one above the other.
func (c *Canvas) OthersPart(gap float64, panel func(p engine.Player) ui.Part) ui.Part {
	var list []ui.Part
	others := c.Ring[1:]
	if c.ListsAll() {
		others = c.Ring
	}
	for _, p := range others {
		list = append(list, panel(p))
	}
	if c.Frame.Shape.Upright() {
		return ui.Rows(1, gap, list...)
	}
	return ui.Grid(1, gap, list...)
}

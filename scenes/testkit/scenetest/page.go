package scenetest

import (
	"slices"
	"strings"
	"sync"

	"treille/scenes/ui"
	"treille/sprites"
	"treille/sprites/bake"
)

// metrics knows the heights of letters.
var metrics = sync.OnceValue(func() *bake.Baker { return bake.New(1) })

// A seen is an item of a composed screen with the box that it takes.
type seen struct {
	ui.Item
	box   ui.Rect // of a text: from the top of its capitals to its base line, or below with descenders
	clip  ui.Rect
	shown ui.Rect // what the clip leaves of the box
	order int
}

// A page is a composed screen: what the player sees of it, in the order of
// drawing.
type page struct {
	frame    ui.Frame
	items    []*seen
	lines    []*seen // of words that can be seen at least in part
	sheets   []*seen // surfaces that words stand on and nothing shows through
	controls []ui.Control
	dense    []string // see Options
	cramped  []string
}

// laidOut takes a screen down from its stage. What lies below a veil is left
// out.
func laidOut(s *ui.Stage) *page {
	p := &page{frame: s.Frame(), cramped: s.Cramped()}
	for _, c := range s.Controls() {
		if c.Shown.H >= c.Rect.H { // else it is scrolled out of sight, at least in part
			p.controls = append(p.controls, c)
		}
	}
	s.Visit(func(it ui.Item, clip ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == sprites.Veil {
			p.items, p.sheets = nil, nil
			return
		}
		box := boxOf(it)
		s := &seen{it, box, clip, box.Overlap(clip), len(p.items)}
		if p.items = append(p.items, s); isSheet(s) {
			p.sheets = append(p.sheets, s)
		}
	})
	for _, t := range p.items {
		if t.Kind == ui.Text && strings.TrimSpace(t.Words) != "" && t.shown.W > 0 && t.shown.H > 0 && !p.buried(t) {
			p.lines = append(p.lines, t)
		}
	}
	return p
}

// boxOf is the box that an item takes.
func boxOf(it ui.Item) ui.Rect {
	switch it.Kind {
	case ui.Text:
		return textBox(it)
	case ui.Piece:
		info, _ := metrics().PieceInfo(it.Look.ID)
		r := it.Box
		if info.W > 0 {
			r.H = r.W * info.H / info.W
		}
		return r
	}
	return it.Box
}

func textBox(it ui.Item) ui.Rect {
	m := metrics().Metrics(it.Style.Font, it.Style.Size)
	w := sprites.Measure(it.Words, it.Style)
	x := it.Box.X
	switch it.Style.Align {
	case sprites.Middle:
		x -= w / 2
	case sprites.Right:
		x -= w
	}
	below := 0.0
	if strings.ContainsAny(it.Words, "gjpqyçQ,;()/") && it.Style.Font != sprites.SC {
		below = it.Style.Size * 0.2
	}
	return ui.R(x, it.Box.Y-m.Capital, w, m.Capital+below)
}

// buried reports whether a panel lies over a text.
func (p *page) buried(t *seen) bool {
	return t.Z < panelZ && slices.ContainsFunc(p.sheets, func(s *seen) bool {
		o := t.box.Overlap(s.box)
		return s.order > t.order && s.Z >= panelZ && o.W > 0 && o.H > 0
	})
}

// panelZ is the height from which on things lie over a whole screen.
const panelZ = 100

// isSheet reports whether an item is a surface that words stand on and nothing
// shows through.
func isSheet(s *seen) bool {
	kind := s.Surface.Kind
	return s.Kind == ui.Surface && surfaceNames[kind] != "" && kind != sprites.StampKind && kind != sprites.TitleKind
}

// label names an item in a report.
func label(s *seen) string {
	switch s.Kind {
	case ui.Text:
		return "“" + s.Words + "”"
	case ui.Piece:
		return s.Look.ID
	}
	return surfaceNames[s.Surface.Kind]
}

// surfaceNames are those of surfaces that words stand on, and of those that have their own.
var surfaceNames = map[sprites.SurfaceKind]string{
	sprites.Parchment: "parchment", sprites.Plate: "plate", sprites.Primary: "primary button", sprites.Secondary: "secondary button",
	sprites.Segment: "segment", sprites.Felt: "felt", sprites.Pointer: "pointer", sprites.Note: "note", sprites.Field: "field",
	sprites.PageTab: "page tab", sprites.FeltTab: "felt tab", sprites.SeatCell: "seat cell", sprites.LegalPlace: "legal place",
	sprites.BoxKind: "box", sprites.DarkDisc: "disc", sprites.LightDisc: "disc", sprites.Switch: "switch", sprites.Banner: "banner",
	sprites.BubbleKind: "bubble", sprites.WoodBar: "bar of wood", sprites.RoundLabel: "round label",
	sprites.StampKind: "stamp", sprites.TitleKind: "title",
}

package main

import (
	"encoding/json"
	"fmt"
	"image/color"
	"os"
	"path/filepath"
	"sort"

	"treille/sprites/art"
)

// manifest is the part of manifest.json that is compiled.
type manifest struct {
	Pieces []entry
}

type entry struct {
	ID, File string
	Box      [4]float64
	Stroke   string
	Overhang float64
	LinesPx  bool
	Text     []textSlot
}

type textSlot struct {
	Font, Fill, Align, Sample string
	X, Y, Size                float64
}

var edges = map[string]art.Edge{
	"none": art.NoEdge, "drawn": art.DrawnEdge,
	"ink-outside": art.InkOutside, "cream-outside": art.CreamOutside,
}

var aligns = map[string]art.Align{"left": art.Left, "centre": art.Centre, "right": art.Right}

var faces = map[string]art.Face{
	"Alegreya SC 700": art.SC, "Alegreya 400": art.Serif, "Alegreya 400 italic": art.SerifItalic,
	"Alegreya 700": art.SerifBold, "Alegreya Sans 400": art.Sans,
	"Alegreya Sans 500": art.SansMedium, "Alegreya Sans 700": art.SansBold,
}

// compilePieces reads manifest.json and its drawings in dir.
func compilePieces(dir string) ([]byte, error) {
	name := filepath.Join(dir, "manifest.json")
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var m manifest
	if err := json.Unmarshal(b, &m); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	sort.Slice(m.Pieces, func(i, j int) bool { return m.Pieces[i].ID < m.Pieces[j].ID })
	var list []*art.Piece
	for _, e := range m.Pieces {
		p, err := e.piece(dir)
		if err != nil {
			return nil, fmt.Errorf("%s: piece %s: %w", name, e.ID, err)
		}
		list = append(list, p)
	}
	return art.EncodePieces(list)
}

// lookup finds a word of the manifest and says which field is wrong if it is
// not one of those allowed.
func lookup[T any](field, word string, words map[string]T) (T, error) {
	v, ok := words[word]
	if !ok {
		return v, fmt.Errorf("%s %q is not known", field, word)
	}
	return v, nil
}

func (e *entry) piece(dir string) (*art.Piece, error) {
	p := &art.Piece{
		ID: e.ID, X: e.Box[0], Y: e.Box[1], W: e.Box[2], H: e.Box[3],
		Overhang: e.Overhang, LinesPx: e.LinesPx,
	}
	var err error
	if p.Edge, err = lookup("stroke", e.Stroke, edges); err != nil {
		return nil, err
	}
	for _, t := range e.Text {
		s := art.Slot{X: t.X, Y: t.Y, Size: t.Size, Sample: t.Sample}
		if s.Face, err = lookup("font", t.Font, faces); err != nil {
			return nil, err
		}
		if s.Align, err = lookup("align", t.Align, aligns); err != nil {
			return nil, err
		}
		if s.Fill, err = parseColour(t.Fill); err != nil {
			return nil, err
		}
		p.Slots = append(p.Slots, s)
	}
	p.Elements, err = readSVG(filepath.Join(dir, e.File), e.Box)
	return p, err
}

// parseColour reads #RRGGBB.
func parseColour(s string) (color.NRGBA, error) {
	c := color.NRGBA{A: 255}
	if n, err := fmt.Sscanf(s, "#%02X%02X%02X", &c.R, &c.G, &c.B); n != 3 || err != nil || len(s) != 7 {
		return c, fmt.Errorf("colour %q is not #RRGGBB", s)
	}
	return c, nil
}

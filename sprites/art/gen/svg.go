package main

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"treille/sprites/art"
)

// affine is (x, y) → (a·x+c·y+e, b·x+d·y+f).
type affine struct{ a, b, c, d, e, f float64 }

func (m affine) mul(n affine) affine {
	return affine{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m affine) compiled() art.Matrix {
	lin := func(v float64) int32 { return int32(math.Round(v * float64(art.Identity.A))) }
	return art.Matrix{A: lin(m.a), B: lin(m.b), C: lin(m.c), D: lin(m.d), E: units(m.e), F: units(m.f)}
}

func units(v float64) int32 { return int32(math.Round(v * art.Unit)) }

// gradient is one of the defs. Its coordinates are those of the element that is
// painted with it.
type gradient struct {
	radial         bool
	x1, y1, x2, y2 float64 // radial: centre, and radius in x2
	stops          []art.Stop
}

// drawing is an SVG file being read.
type drawing struct {
	gradients map[string]*gradient
	current   *gradient
	stack     []affine
	elements  []art.Element
}

// attrs are the attributes of one tag. err collects the numbers that could not
// be read.
type attrs struct {
	tag string
	m   map[string]string
	err error
}

func (a *attrs) num(name string, missing float64) float64 {
	s, ok := a.m[name]
	if !ok {
		return missing
	}
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		a.err = errors.Join(a.err, fmt.Errorf("<%s> %s=%q is not a number", a.tag, name, s))
	}
	return v
}

// readSVG reads a file of the subset that README.md describes. Its viewBox
// must be the piece's box.
func readSVG(name string, box [4]float64) ([]art.Element, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	d := &drawing{gradients: map[string]*gradient{}, stack: []affine{{a: 1, d: 1}}}
	dec := xml.NewDecoder(f)
	for {
		tok, err := dec.Token()
		if err == io.EOF {
			return d.elements, nil
		}
		if err == nil {
			switch t := tok.(type) {
			case xml.StartElement:
				a := &attrs{tag: t.Name.Local, m: map[string]string{}}
				for _, at := range t.Attr {
					a.m[at.Name.Local] = at.Value
				}
				err = errors.Join(d.open(a, box), a.err)
			case xml.EndElement:
				if t.Name.Local == "g" {
					d.stack = d.stack[:len(d.stack)-1]
				}
			}
		}
		if err != nil {
			line, _ := dec.InputPos()
			return nil, fmt.Errorf("%s:%d: %w", name, line, err)
		}
	}
}

func (d *drawing) open(a *attrs, box [4]float64) error {
	switch a.tag {
	case "svg":
		v, err := numbers(a.m["viewBox"])
		if err != nil || len(v) != 4 || [4]float64(v) != box {
			return fmt.Errorf("viewBox %q is not the box %v of the manifest", a.m["viewBox"], box)
		}
	case "defs":
	case "g":
		m, err := transform(a.m["transform"])
		if err != nil {
			return err
		}
		d.stack = append(d.stack, d.stack[len(d.stack)-1].mul(m))
	case "linearGradient", "radialGradient":
		if a.m["gradientUnits"] != "userSpaceOnUse" {
			return fmt.Errorf("gradient %q must be in user space", a.m["id"])
		}
		g := &gradient{radial: a.tag == "radialGradient"}
		if g.radial {
			g.x1, g.y1, g.x2 = a.num("cx", 0), a.num("cy", 0), a.num("r", 0)
		} else {
			g.x1, g.y1, g.x2, g.y2 = a.num("x1", 0), a.num("y1", 0), a.num("x2", 0), a.num("y2", 0)
		}
		d.gradients[a.m["id"]], d.current = g, g
	case "stop":
		c, err := parseColour(a.m["stop-color"])
		if err != nil {
			return err
		}
		d.current.stops = append(d.current.stops, art.Stop{
			Offset: percent(a.num("offset", 0)), Colour: c, Opacity: percent(a.num("stop-opacity", 1)),
		})
	case "path", "polygon", "circle", "ellipse", "rect":
		return d.shape(a)
	default:
		return fmt.Errorf("<%s> is not in the subset", a.tag)
	}
	return nil
}

func percent(v float64) uint8 { return uint8(math.Round(100 * v)) }

func (d *drawing) shape(a *attrs) error {
	var b builder
	switch a.tag {
	case "path":
		if err := b.data(a.m["d"]); err != nil {
			return err
		}
	case "polygon":
		if err := b.polygon(a.m["points"]); err != nil {
			return err
		}
	case "circle":
		b.ellipse(a.num("cx", 0), a.num("cy", 0), a.num("r", 0), a.num("r", 0))
	case "ellipse":
		b.ellipse(a.num("cx", 0), a.num("cy", 0), a.num("rx", 0), a.num("ry", 0))
	case "rect":
		b.rect(a.num("x", 0), a.num("y", 0), a.num("width", 0), a.num("height", 0), a.num("rx", 0))
	}
	if len(b.ops) == 0 {
		return fmt.Errorf("<%s> has no outline", a.tag)
	}
	e := art.Element{Matrix: d.stack[len(d.stack)-1].compiled(), Width: units(a.num("stroke-width", 1))}
	e.Outline, e.DX, e.DY = b.outline()
	var err error
	if e.Fill, err = d.paint(a, "fill", e.DX, e.DY); err != nil {
		return err
	}
	if e.Stroke, err = d.paint(a, "stroke", e.DX, e.DY); err != nil {
		return err
	}
	if !e.Stroke.Set {
		e.Width = 0
	} else if err := lines(a, &e); err != nil {
		return err
	}
	d.elements = append(d.elements, e)
	return nil
}

// lines reads how an outline is drawn.
func lines(a *attrs, e *art.Element) (err error) {
	word := func(name, missing string) string {
		if v, ok := a.m[name]; ok {
			return v
		}
		return missing
	}
	e.Cap, err = lookup("stroke-linecap", word("stroke-linecap", "butt"),
		map[string]art.Cap{"butt": art.ButtCap, "round": art.RoundCap})
	if err != nil {
		return err
	}
	e.Join, err = lookup("stroke-linejoin", word("stroke-linejoin", "miter"),
		map[string]art.Join{"miter": art.MiterJoin, "round": art.RoundJoin})
	kind, _, _ := strings.Cut(a.m["id"], "-")
	switch kind {
	case "outline":
		e.Kind = art.InkEdge
	case "halo":
		e.Kind = art.CreamEdge
	}
	return err
}

// paint reads fill or stroke. Gradients become relative to the element.
func (d *drawing) paint(a *attrs, name string, dx, dy int32) (art.Paint, error) {
	v := a.m[name]
	if v == "none" || v == "" && name == "stroke" {
		return art.Paint{}, nil
	}
	p := art.Paint{Set: true, Opacity: percent(a.num(name+"-opacity", 1))}
	id, ok := strings.CutPrefix(v, "url(#")
	if !ok {
		var err error
		p.Colour, err = parseColour(v)
		return p, err
	}
	g := d.gradients[strings.TrimSuffix(id, ")")]
	if g == nil {
		return p, fmt.Errorf("%s %q is not defined", name, v)
	}
	p.Gradient = &art.Gradient{Radial: g.radial, X: units(g.x1) - dx, Y: units(g.y1) - dy, Stops: g.stops}
	if g.radial {
		p.Gradient.DX = units(g.x2)
	} else {
		p.Gradient.DX, p.Gradient.DY = units(g.x2)-units(g.x1), units(g.y2)-units(g.y1)
	}
	return p, nil
}

// transform reads a list of translate, scale and rotate (about 0, 0).
func transform(s string) (affine, error) {
	m := affine{a: 1, d: 1}
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		name, rest, ok := strings.Cut(s, "(")
		arg, tail, ok2 := strings.Cut(rest, ")")
		v, err := numbers(arg)
		if !ok || !ok2 || err != nil || len(v) == 0 {
			return m, fmt.Errorf("transform %q cannot be read", s)
		}
		s = tail
		if len(v) == 1 { // scale(k) is scale(k, k), translate(x) is translate(x, 0)
			v = append(v, map[string]float64{"scale": v[0]}[name])
		}
		switch name {
		case "translate":
			m = m.mul(affine{1, 0, 0, 1, v[0], v[1]})
		case "scale":
			m = m.mul(affine{v[0], 0, 0, v[1], 0, 0})
		case "rotate":
			sin, cos := math.Sincos(v[0] * math.Pi / 180)
			m = m.mul(affine{cos, sin, -sin, cos, 0, 0})
		default:
			return m, fmt.Errorf("transform %q is not in the subset", name)
		}
	}
	return m, nil
}

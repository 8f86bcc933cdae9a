package analysis

import (
	"slices"

	"treille/engine"
	"treille/engine/review"
	"treille/engine/search"
	"treille/sprites"
	"treille/sprites/bake"
)

// A point of a curve, in shares of the chart from its left and from its foot.
type point struct{ x, y float64 }

// A curve is the chances of a seat, and where its crest lies.
type curve struct {
	seat   engine.Player
	points []point
	crest  point
}

// percent is a part of a win in per cent.
func percent(chance int) int { return (100*chance + search.One/2) / search.One }

// draw makes the curves, the own one last.
func (p *Page) draw() {
	p.curves = nil
	n := len(p.playback.Seats())
	for i := 1; i <= n; i++ {
		seat := engine.Player((int(p.seat) + i) % n)
		p.curves = append(p.curves, curve{seat: seat, points: p.line(seat)})
	}
	p.setCrests()
}

// line are the points of a seat's curve.
func (p *Page) line(seat engine.Player) (list []point) {
	for _, q := range p.study.Curve() {
		list = append(list, p.at(q, seat))
	}
	return list
}

// at is a seat's chance at a moment.
func (p *Page) at(q review.Point, seat engine.Player) point {
	return point{p.across(q.Step), share(q.Chances[seat])}
}

// share is a chance as a share of certainty.
func share(chance int) float64 { return float64(chance) / search.One }

// between are the costly decisions between two steps, in their order.
func (p *Page) between(from, to int) (list []cost) {
	for _, c := range p.costs {
		if c.Step >= from && c.Step < to {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b cost) int { return a.Step - b.Step })
	return list
}

// across is where a step lies: all rounds are equally wide.
func (p *Page) across(step int) float64 {
	rounds := p.annotator.Rounds()
	i := max(0, p.round(step))
	end := p.playback.Steps()
	if i+1 < len(rounds) {
		end = rounds[i+1]
	}
	part := float64(step-rounds[i]) / float64(max(1, end-rounds[i]))
	return (float64(i) + part) / float64(len(rounds))
}

// round is the round of a step, from 0.
func (p *Page) round(step int) int {
	n := 0
	for i, first := range p.annotator.Rounds() {
		if first <= step {
			n = i
		}
	}
	return n
}

// high is how high a curve is.
func (c *curve) high(x float64) float64 {
	for i := 1; i < len(c.points); i++ {
		a, b := c.points[i-1], c.points[i]
		if x <= b.x && b.x > a.x {
			return a.y + (b.y-a.y)*(x-a.x)/(b.x-a.x)
		}
	}
	return c.points[len(c.points)-1].y
}

// setCrests finds for each curve a place for its crest, as far from the other curves,
// numbers and crests as there is one.
func (p *Page) setCrests() {
	for i := range p.curves {
		c := &p.curves[i]
		best := -1.0
		for k := 2; k < 39; k++ {
			x := float64(k) / 40
			q := point{x, c.high(x)}
			if free := p.free(i, q); free > best {
				best, c.crest = free, q
			}
		}
	}
}

// free is how far a place on a curve is from what else lies there.
func (p *Page) free(of int, at point) float64 {
	least := 1.0
	for i := range p.curves {
		c := &p.curves[i]
		if i != of {
			least = min(least, max(at.y-c.high(at.x), c.high(at.x)-at.y))
		}
		if i < of && max(at.x-c.crest.x, c.crest.x-at.x) < crestApart {
			least = min(least, max(at.y-c.crest.y, c.crest.y-at.y)-crestApart)
		}
	}
	for _, c := range p.costs {
		if x := p.across(c.Step); max(at.x-x, x-at.x) < crestApart*.8 {
			least = min(least, 0)
		}
	}
	return least
}

// text are points of a line as it is drawn.
func text(points ...point) string {
	var list []rune
	for _, q := range points {
		list = append(list, rune(q.x*bake.CurveParts+.5), rune(q.y*bake.CurveParts+.5))
	}
	return string(list)
}

// lineColours are the colours of the crests, as dark as a line on cream has to be.
var lineColours = map[string]sprites.Color{
	"fox": 0xC6261AFF, "owl": 0x2F479EFF, "snail": 0x94690AFF, "hedgehog": 0x2C6B57FF, "rabbit": 0x7A706AFF, "boar": 0x3A322CFF,
}

// dash is how the curve of a seat is dashed: the own one is solid.
func (p *Page) dash(seat engine.Player) int {
	n := len(p.playback.Seats())
	return (int(seat) - int(p.seat) + n) % n
}

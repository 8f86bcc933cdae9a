package scenetest

import (
	"image/color"
	"math"
	"sync"
)

// A light is a colour in linear RGB, each share from 0 to 1.
type light [3]float64

// linear are the shares of linear light of the 256 shares of sRGB.
var linear = sync.OnceValue(func() *[256]float64 {
	table := new([256]float64)
	for v := range table {
		x := float64(v) / 255
		if x <= 0.04045 {
			table[v] = x / 12.92
		} else {
			table[v] = math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	return table
})

// lightOf takes the gamma of sRGB away.
func lightOf(c color.NRGBA) light {
	table := linear()
	return light{table[c.R], table[c.G], table[c.B]}
}

// luminance is the relative luminance of WCAG 2.
func (l light) luminance() float64 { return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2] }

// contrast is the contrast ratio of WCAG 2, 1 to 21.
func contrast(a, b light) float64 {
	x, y := a.luminance(), b.luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// A sight is how somebody sees colours: a matrix on linear RGB.
type sight struct {
	name   string
	matrix [3]light
}

// sights are the usual one, and those without one of the three cones, as
// Machado, Oliveira and Fernandes (2009) give them for severity 1.
var sights = []sight{
	{"normal sight", [3]light{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"protanopia", [3]light{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"deuteranopia", [3]light{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"tritanopia", [3]light{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}

// see returns a colour as it is seen.
func (s sight) see(l light) light {
	var out light
	for i, row := range s.matrix {
		for k := range 3 {
			out[i] += row[k] * l[k]
		}
		out[i] = min(1, max(0, out[i]))
	}
	return out
}

// A lab is a colour in CIELAB under D65.
type lab struct{ l, a, b float64 }

func labOf(c light) lab {
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*c[0] + 0.3575761*c[1] + 0.1804375*c[2]) / 0.95047)
	y := f(0.2126729*c[0] + 0.7151522*c[1] + 0.0721750*c[2])
	z := f((0.0193339*c[0] + 0.1191920*c[1] + 0.9503041*c[2]) / 1.08883)
	return lab{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// difference is ΔE2000, after Sharma, Wu and Dalal (2005).
func difference(p, q lab) float64 {
	const deg = math.Pi / 180
	pow7 := func(c float64) float64 { return math.Sqrt(math.Pow(c, 7) / (math.Pow(c, 7) + math.Pow(25, 7))) }
	g := 0.5 * (1 - pow7((math.Hypot(p.a, p.b)+math.Hypot(q.a, q.b))/2))
	a1, a2 := p.a*(1+g), q.a*(1+g)
	c1, c2 := math.Hypot(a1, p.b), math.Hypot(a2, q.b)
	hue := func(b, a float64) float64 {
		if a == 0 && b == 0 {
			return 0
		}
		return math.Mod(math.Atan2(b, a)/deg+360, 360)
	}
	h1, h2 := hue(p.b, a1), hue(q.b, a2)
	dh, h := h2-h1, (h1+h2)/2
	switch {
	case c1*c2 == 0:
		dh, h = 0, h1+h2
	case math.Abs(h2-h1) > 180:
		if h2 > h1 {
			dh -= 360
		} else {
			dh += 360
		}
		if h1+h2 < 360 {
			h += 180
		} else {
			h -= 180
		}
	}
	dl, dc := q.l-p.l, c2-c1
	dH := 2 * math.Sqrt(c1*c2) * math.Sin(dh/2*deg)
	l, c := (p.l+q.l)/2, (c1+c2)/2
	t := 1 - 0.17*math.Cos((h-30)*deg) + 0.24*math.Cos(2*h*deg) + 0.32*math.Cos((3*h+6)*deg) - 0.20*math.Cos((4*h-63)*deg)
	sl := 1 + 0.015*(l-50)*(l-50)/math.Sqrt(20+(l-50)*(l-50))
	sc, sh := 1+0.045*c, 1+0.015*c*t
	turn := -2 * pow7(c) * math.Sin(60*math.Exp(-math.Pow((h-275)/25, 2))*deg)
	return math.Sqrt(dl*dl/sl/sl + dc*dc/sc/sc + dH*dH/sh/sh + turn*dc/sc*dH/sh)
}

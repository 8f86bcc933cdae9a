package ui

// What is known has been measured of a part before: alternatives ask the parts in them for
// their sizes again and again.
type known struct {
	wide *extent
	high []knownHeight
}

type knownHeight struct {
	width  float64
	extent extent
}

// widthOf is the width that of measures.
func (k *known) widthOf(s *Stage, of func(s *Stage) extent) extent {
	if k.wide == nil {
		e := of(s)
		k.wide = &e
	}
	return *k.wide
}

// heightOf is the height that of measures in a width.
func (k *known) heightOf(s *Stage, width float64, of func(s *Stage, width float64) extent) extent {
	for _, h := range k.high {
		if h.width == width {
			return h.extent
		}
	}
	e := of(s, width)
	k.high = append(k.high, knownHeight{width, e})
	return e
}

package ui

// DrawnFor is the width of the picture that an item of a key is drawn by.
func (s *Stage) DrawnFor(key string) float64 { return s.byKey[key].drawnFor() }

// Counted is a part that counts how often it is asked for its size.
func Counted(n *int) Part { return made(&counted{n: n}) }

type counted struct {
	leaf
	n *int
}

func (c *counted) width(*Stage) extent           { *c.n++; return same(10) }
func (c *counted) height(*Stage, float64) extent { *c.n++; return same(10) }
func (c *counted) put(*Stage, Rect)              {}

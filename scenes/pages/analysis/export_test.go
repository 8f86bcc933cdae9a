package analysis

// OwnLine are the points of the curve of the seat that is looked at, in shares of the chart from
// its left and from its foot.
func (p *Page) OwnLine() (list [][2]float64) {
	for _, q := range p.curves[len(p.curves)-1].points {
		list = append(list, [2]float64{q.x, q.y})
	}
	return list
}

// Sums are those of all curves, at each of their points.
func (p *Page) Sums() []float64 {
	sums := make([]float64, len(p.curves[0].points))
	for _, c := range p.curves {
		for i, q := range c.points {
			sums[i] += q.y
		}
	}
	return sums
}

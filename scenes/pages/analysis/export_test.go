package analysis

// OwnLine are the points of the curve of the seat that is looked at, in shares of the chart from
// its left and from its foot.
func (p *Page) OwnLine() (list [][2]float64) {
	for _, q := range p.curves[len(p.curves)-1].points {
		list = append(list, [2]float64{q.x, q.y})
	}
	return list
}

package weinhaendler

// tripletCount is the number of triplets in a full pyramid: six lines in each
// of three directions, ten triangles that point up and six that point down.
const tripletCount = 34

// allTriplets are the masks of all triplets of a full pyramid.
var allTriplets = listTriplets()

// tripletsOf are the triplets through each cell.
var tripletsOf = indexTriplets()

// A cellTriplets lists the triplets through one cell.
type cellTriplets struct {
	list [15]uint16 // masks of three cells
	n    uint8
	near uint16 // all other cells of these triplets
}

// listTriplets finds every three cells that touch in a line or as a triangle
// (rule W36).
func listTriplets() [tripletCount]uint16 {
	// The neighbours of a cell along the row and both diagonals, as steps of
	// row and column: a card rests on the same column and the next below.
	const right, upRight, upLeft = 0, 1, 2
	steps := [3][2]int{right: {0, 1}, upRight: {1, 0}, upLeft: {1, -1}}
	shapes := [][2][2]int{
		{steps[right], {0, 2}}, {steps[upRight], {2, 0}}, {steps[upLeft], {2, -2}},
		{steps[right], steps[upRight]}, // pointing up
		{steps[upLeft], steps[upRight]},
	}
	var out [tripletCount]uint16
	n := 0
	var pyramid Cellar
	for row := range rows {
		for col := range rows - row {
			for _, s := range shapes {
				second := pyramid.cell(row+s[0][0], col+s[0][1])
				third := pyramid.cell(row+s[1][0], col+s[1][1])
				if second >= 0 && third >= 0 {
					out[n] = 1<<pyramid.cell(row, col) | 1<<second | 1<<third
					n++
				}
			}
		}
	}
	return out
}

func indexTriplets() [cells]cellTriplets {
	var out [cells]cellTriplets
	for _, mask := range allTriplets {
		for i := range out {
			if mask>>uint(i)&1 == 0 {
				continue
			}
			t := &out[i]
			t.list[t.n] = mask
			t.n++
			t.near |= mask &^ (1 << i)
		}
	}
	return out
}

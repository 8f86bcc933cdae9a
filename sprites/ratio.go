package sprites

// Ratio is the height of a piece of the art to its width, 1 if there is no such
// piece.
func Ratio(id string) float64 {
	if info, ok := measurer().PieceInfo(id); ok && info.W > 0 {
		return info.H / info.W
	}
	return 1
}

package ui

// A ChoiceSpec describes a choice of a few: a strip of parts of which one is chosen.
type ChoiceSpec struct {
	ID, Label string
	Items     []Choice
	Active    int
	Size      float64 // of words
	Pick      func(i int)
}

// Part is the choice as a part: as high as a finger needs it, and as wide as its room.
func (c ChoiceSpec) Part() Part {
	return Area(0, Target, func(s *Stage, r Rect) {
		s.Segmented(c.ID, c.Label, r, c.Items, c.Active, c.Size, c.Pick)
	}).GrowingBy(0)
}

package lang

// Vino are the words of that table.
type Vino struct{}

// VinoOutline are the words for those who hear that table.
type VinoOutline struct{}

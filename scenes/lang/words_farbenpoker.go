package lang

// Farbenpoker are the words of that table.
type Farbenpoker struct{}

// FarbenpokerOutline are the words for those who hear that table.
type FarbenpokerOutline struct{}

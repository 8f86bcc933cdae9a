package lang

// Zankapfel are the words of that table.
type Zankapfel struct{}

// ZankapfelOutline are the words for those who hear that table.
type ZankapfelOutline struct{}

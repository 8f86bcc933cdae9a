package lang

// A ByName holds something for each of a few names. It is no map: words that are written down as maps are put together
// by code at the program's start, words in lists lie ready.
type ByName[T any] []struct {
	Name  string
	Words T
}

// Of returns what is there for a name, or nothing.
func (b ByName[T]) Of(name string) (words T) {
	for _, entry := range b {
		if entry.Name == name {
			return entry.Words
		}
	}
	return words
}

package lang

// Raw are the words of a language with both forms of each text.
func Raw(l Lang) *Words { return [...]func() *Words{french, german, english}[l]() }

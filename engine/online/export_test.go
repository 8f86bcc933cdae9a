package online

import "treille/engine"

// Verb is whose entry a line is, and of which kind.
func Verb(line []byte) (who engine.Player, verb string) {
	e, err := parseEntry(line)
	if err != nil {
		panic(err)
	}
	return e.who, e.verb
}

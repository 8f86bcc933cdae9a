package zankapfel

import (
	"strconv"

	"treille/scenes/table/rulebook"

	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
)

var printed = zk.Printed()

// ours says in words which figures no source states.
func ours(w *lang.Words) []rulebook.Figure {
	return []rulebook.Figure{{Entries: []rulebook.Entry{{Key: "path"}}, Words: w.Zankapfel.Rules.OursPath.With("n", strconv.Itoa(printed.Path))}}
}

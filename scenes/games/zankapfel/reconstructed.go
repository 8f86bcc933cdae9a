package zankapfel

import (
	"strconv"
	"treille/scenes/table/rulebook"

	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
)

// reconstructed lists the figures that no source states.
func reconstructed() []string {
	f := zk.Printed()
	return f.Reconstructed()
}

// ours says them in words.
func ours(w *lang.Words) []rulebook.Figure {
	return []rulebook.Figure{{Entries: []rulebook.Entry{{Key: "path"}}, Words: w.Zankapfel.Rules.OursPath.With("n", strconv.Itoa(zk.Printed().Path))}}
}

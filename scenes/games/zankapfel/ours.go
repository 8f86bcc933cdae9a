package zankapfel

import (
	"strconv"

	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/pages/rules"
)

// reconstructed lists the figures that no source states.
func reconstructed() []string {
	f := zk.Printed()
	return f.Reconstructed()
}

// ours says them in words.
func ours(w *lang.Words) []rules.Figure {
	return []rules.Figure{{Entries: []rules.Entry{{Key: "path"}}, Words: w.Zankapfel.Rules.OursPath.With("n", strconv.Itoa(zk.Printed().Path))}}
}

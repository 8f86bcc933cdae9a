package archive

import (
	"errors"
	"strings"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
)

// A Reason says why a game cannot be read or brought in.
type Reason struct {
	Line int  // of the record that is wrong, from 1; 0 if it is none in particular
	Rule bool // what stands there is not allowed, but can be read
	// Newer and OtherRules say that nothing is wrong: a later program wrote it, or it was
	// played by other rules than the program's.
	Newer, OtherRules bool
	NoRules           bool // it does not say by which rules
	End               bool // what is said of the end is not what the game comes to
}

// Why finds the reason in an error.
func Why(err error) Reason {
	var bad *record.Error
	if !errors.As(err, &bad) {
		return Reason{}
	}
	var rule *engine.RuleError
	why := Reason{Line: bad.Line, Rule: errors.As(err, &rule), End: errors.Is(err, match.ErrEnd),
		Newer: errors.Is(err, record.ErrNewer), OtherRules: errors.Is(err, record.ErrOtherRules)}
	why.NoRules = why.Line == record.LineRules && !why.OtherRules
	return why
}

// longestName is how many letters the name of a game may have that a damaged record says.
const longestName = 32

// NameIn returns the name of the game that a record is of, also of a damaged one;
// "" if it does not say, or says what no game can be called: files are named by it.
func NameIn(data []byte) string {
	for line := range strings.Lines(string(data)) {
		name, ok := strings.CutPrefix(line, `[Game "`)
		if !ok {
			continue
		}
		name, _, _ = strings.Cut(name, `"`)
		if len(name) > longestName || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			return ""
		}
		return name
	}
	return ""
}

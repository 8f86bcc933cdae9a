// Package release says which Treille this is.
package release

// Number is the number of the release that is being made or was made last. Whoever makes a release that players should
// tell from the one before counts it up.
const Number = "1.0"

// commit is the commit that a released program was built from, a few hex digits; cmd/treille-dist has the linker fill it
// in. In a program that was built otherwise it is empty.
var commit string

// Name is what a player calls this release: its number, and the commit if it is known, as in "1.0 (f48bb17)".
func Name() string {
	if commit == "" {
		return Number
	}
	return Number + " (" + commit + ")"
}

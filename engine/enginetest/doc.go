// Package enginetest is the suite that every game must pass.
//
// A game's package plugs in with one test:
//
//	func TestGame(t *testing.T) {
//		enginetest.Run(t, vino.Game{}, enginetest.Options{
//			Conserve: conserve, // what never changes, recomputed from the state
//			Secret:   secret,   // what is done unseen
//			Feature:  feature,  // what Determinize draws
//		})
//	}
//
//	func FuzzDecisions(f *testing.F) { enginetest.FuzzDecisions(f, vino.Game{}) }
//	func FuzzParse(f *testing.F)     { enginetest.FuzzParse(f, vino.Game{}) }
//	func FuzzRecord(f *testing.F)    { enginetest.FuzzRecord(f, vino.Game{}) }
//	func FuzzEvents(f *testing.F)    { enginetest.FuzzEvents(f, repack) }
//
// and writes its golden games once, and again whenever the rules change:
//
//	go test ./engine/vino -run TestGame/golden -update
//
// Run plays games at every number of players, without and with each option, by
// random decisions, by the game's computer players "greedy" and "odd", and by
// all of them mixed. At each ply it looks at the state from one side, a subtest
// each:
//
//	legal            decisions are sorted, and Check refuses all others
//	copy             a copy equals, stays, and plays on alike
//	notation         what is written is read back
//	record           games replay, resume and undo at every ply
//	chance           outcomes are possible, and Conserve holds
//	length           games end within MaxPlies
//	projection       what events tell is what the true state would tell
//	view             what is shown has the keys of every game
//	noninterference  worlds that look alike stay alike
//	determinization  worlds drawn are possible, and can be played on
//	frequencies      worlds are drawn as often as chance says (with Feature)
//	blindness        computer players choose by what they know alone
//	order            commits at the same time, in any order, are the same
//	events           events are packed as they are taken apart (with Repack)
//	renaming         seats are only names (with Rotate)
//	golden           known games give known hashes on every platform
//	secret           a game that a secret deals stays the same, and tells what was exchanged
//	memory           a state is small, without pointers; nothing allocates
//	source           no maps, floats, clocks or goroutines in the rules
//	rulebook         every rule has a test named after it
//
// An error names the setup, the number of the game and the ply, so that the
// same call brings it back. Package highcard is a small game that shows all
// that a game has to have.
package enginetest

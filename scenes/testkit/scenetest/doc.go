// Package scenetest is what every screen must pass: pictures that somebody has
// looked at, and checks of layout, contrast, languages, motion and memory.
//
// A package of screens plugs in with two tests in its test package:
//
//	func TestMain(m *testing.M) { scenetest.Main(m) }
//
//	func TestScenes(t *testing.T) { scenetest.Run(t, list(), scenetest.Options{}) }
//
// where list names its screens, and how to open each in the state to be seen:
//
//	func list() []scenetest.Scene {
//		return []scenetest.Scene{
//			{Name: "buying", Main: true, Moves: "hand/0", Open: func(t testing.TB, app *app.App) {
//				sit(t, app, "buying-4")
//				scenetest.Act(t, app, "hand/1")
//			}},
//			…
//		}
//	}
//
// Positions of games are records: testdata/buying-4.treille, which [Position]
// resumes. They are written once; no test plays a computer player to find one,
// so that none changes a picture. A record that no test uses is an error, once
// all tests of the package have run.
//
// The pictures of testdata are written, after a look at them, by
//
//	sh .ci/display.sh go test ./scenes/games/zankapfel -run TestScenes/pictures -update
//
// Run looks at the scenes from one side after the other, a subtest each:
//
//	pictures   each looks as it did when somebody looked at it
//	layout     nothing is cut, small, or in the way of something else, and all is said in words as well
//	contrast   words can be read on what they stand on
//	live       another language, larger words and another arrangement come at once, on any screen
//	opponents  other computer players change nothing
//	moving     what moves allocates nothing (with Moves)
//	rest       what does not move is not drawn again (with Moves)
//	resizing   a window of another size keeps no pictures (with Moves)
//
// All of it needs a display, which .ci/display.sh brings; without one, the
// tests say so and fail.
package scenetest

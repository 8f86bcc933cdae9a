// Package desktoptest plays with the desktop program as it is built for
// players: without cgo, in a window of its own, with a home folder that is
// empty. It needs a display; .ci/display.sh gives it a virtual one.
//
// It is a module of its own, since the tests of the game itself need no
// display.
package desktoptest

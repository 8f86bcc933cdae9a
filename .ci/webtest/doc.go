// Package webtest plays in a real browser: helpers to build the page, serve it, open it in Chromium, Firefox or WebKit with
// a given size, scale and kind of pointer, and do there what a player does. What differs between browsers is behind the
// interfaces driver and tab, in browser.go; the finer things (safe areas, downloads, cancelled touches) Chromium alone can.
//
// Each helper ends the test when something is not as it should be, and each page fails its test when
// the browser's console has an error in it.
//
// It is a module of its own, so that what drives the browser never becomes a dependency of the game.
package webtest

// T is what the helpers need of a test. *testing.T has it, and cmd/loadtime brings its own.
type T interface {
	Helper()
	Name() string
	Errorf(format string, args ...any)
	Fatal(args ...any)
	Fatalf(format string, args ...any)
	Cleanup(func())
}

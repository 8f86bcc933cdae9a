// Package webtest plays in a real browser: helpers to build the page, serve it, open it in a headless Chromium with a given
// size, scale and kind of pointer, and do there what a player does.
//
// Each helper ends the test when something is not as it should be, and each page fails its test when
// the browser's console has an error in it.
//
// It is a module of its own, so that what drives the browser never becomes a dependency of the game.
package webtest

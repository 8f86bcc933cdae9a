// Package golden holds the tests of how the screens look: pictures that
// somebody has looked at, and checks of the layout at every size, language and
// text scale. It needs a display; see the Makefile.
package golden

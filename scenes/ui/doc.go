// Package ui is what every screen is made of: items that know where they want
// to be and are carried there by springs, one list of controls that pointer,
// finger, keyboard, page and tests share, the outline that says in words what is
// shown, and the frame that says how much room there is.
//
// A scene composes: it tells a [Stage] all its items and controls anew whenever
// something has changed. The stage recognises each item by its key, so that
// nothing jumps; between two compositions it only moves and draws, without
// allocating.
//
// Lengths are in units of the layout: CSS pixels at the size a layout is drawn
// for, scaled as one elsewhere (see [Frame]).
package ui

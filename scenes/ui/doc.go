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
// # Layouts
//
// What is no picture is laid out with parts ([Part]). A part knows the size that it wants
// and the least with which it makes do. Words, pictures and surfaces are parts, and so are
// [Row], [Column], [Grid], [Ledger] and [Flow], so that one description serves a phone and
// a window:
//
//	s.Lay(ui.Row(ui.Apart,
//		ui.Art("common/crest-fox", 24),
//		ui.Name("Clara", style),
//		ui.Spring(),
//		ui.Label("140", style),
//		ui.Label("buys later", style).Dropped(1),
//	).Pad(ui.Loose, ui.Close).On(parchment), box)
//
// Where there is less room than the parts of a row want, it is taken from all of them in
// proportion, down to their least. Where that is still too little, the last part that has
// an alternative ([Either]) takes it, then the part with the highest [Part.Dropped] is left
// out. Only then words become as small as can be read. What has no room even so, is told
// by [Stage.Cramped], where tests look. Where there is more room than the parts want,
// those that are [Part.Growing], and each [Spring], share what is left over; without them
// it stays free at the end.
//
// The height of a part depends on its width: paragraphs break their lines, a flow begins
// new ones. Nothing else depends on where or in which order parts are laid out: they only
// read what the screen shows.
//
// Gaps, margins and sizes of words come from one scale: [Tight] to [Far], [Fine] to [Huge].
//
// A part that may be left out says where its facts are found instead: see [Part.Shows] and
// [Part.Instead]. Tests count the facts of the outline at all sizes of the screen.
//
// Lengths are in units of the layout: CSS pixels at the size a layout is drawn
// for, scaled as one elsewhere (see [Frame]).
package ui

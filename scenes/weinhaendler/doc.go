// Package weinhaendler is the table of Die Weinhändler: the auction, the
// exchange round the table, the cellars, and what can be pressed meanwhile.
//
// The table shows its own copy of the viewer's information state, which goes on
// event by event as each is seen. Cards on the table are tokens with an
// identity of their own, so that each can be followed from pile to cellar.
package weinhaendler

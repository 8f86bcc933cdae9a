// Package weinhaendler is the game Die Weinhändler (Claudia Hely and Roman
// Pelek, Amigo 2004), rules W1 to W60: bid with bottles from the hand, take the
// bundle of whoever bid just above, and lay the best bottles in a pyramid.
//
// What everybody sees is one struct, the board. A [State] adds the hands and the
// pile to it, an [Info] what one seat knows of them. Both advance the board by
// the same steps, one for each kind of event, so that what a seat makes of its
// events and the true world cannot drift apart.
package weinhaendler

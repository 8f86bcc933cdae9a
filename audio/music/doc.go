// Package music writes pieces for a lute: an eight-bar tune on an old ground,
// variations on it, and a last chord. A [Piece] is a list of notes, with their
// times and levels as a hand plays them; what they sound like is for others.
//
// A piece is drawn by chance and kept only if it is as it should be (piece.go).
// Its parts are the ground (ground.go), the tune (tune.go), the sections that it is
// made of (section.go), and the hand that plays them (hand.go). The figures are in
// tuning.go.
package music

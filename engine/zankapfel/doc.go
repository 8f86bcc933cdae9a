// Package zankapfel is the game Zankapfel for three to six players, rules Z1 to
// Z61, without a screen.
//
// What everybody at the table sees is one struct, the board. It changes in one
// way only: by an event that happens to it (steps.go). [State], the true world, decides
// what happens and adds what lies hidden (hands, cards laid face down, the
// pile); [Info], what one seat knows, takes in the same events and adds that
// seat's own cards.
//
// What everybody may conclude about the hands is part of the board: cards that
// were bought had lain face up, so they stay known until they are played.
package zankapfel

// Package zankapfel is the game Zankapfel for three to six players, rules Z1 to
// Z61, without a screen.
//
// What everybody at the table sees is one struct, [Table]. It changes in one
// way only: by an event that happens to it. [State], the true world, decides
// what happens and adds what lies hidden (hands, cards laid face down, the
// pile); [Info], what one seat knows, takes in the same events and adds that
// seat's own cards.
//
// What a watcher may conclude about the hands is part of the table: cards that
// were bought had been face up, so they stay known until they are played.
package zankapfel

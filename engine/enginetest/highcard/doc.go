// Package highcard is the smallest game that has all that a game can have:
// chance, hidden hands, decisions in turn, decisions at the same time, and
// something that becomes known late. It is nobody's favourite, but shows how a
// game is written for this engine, and the test suite is tested with it.
//
// Two to four players get two of twelve cards, 1 to 12. A round has two phases.
// In turn, each player holds, or swaps a card, which is laid open, for a new one.
// Then all lay a card face down at the same time; shown, the highest earns as
// many points as there are players, and the lowest loses one. After two rounds
// most points win.
package highcard

// Package farbenpoker holds the rules of Farbenpoker (Heinz Wittenberg,
// Ravensburger 1984): three dice call for three colours, and somewhere among 36
// holes stand the sticks that show them.
//
// One struct, the board, is the whole game. Nobody knows more than anybody else:
// a stick's colour is decided when it first shows (F3), and what was shown once
// was shown to all. So the true state and what a seat may know are the same
// board, advanced by the same steps: [State] takes them as the rules ask,
// [Info] as it hears of them by events. What a seat may know includes every
// colour ever shown; what lies open now, without that memory, is its
// [Observation].
package farbenpoker

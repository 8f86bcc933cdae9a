// Package vino holds the rules of Vino (Christwart Conrad, Goldsieber 1999) for
// 3 to 5 players: rules V1 to V62.
//
// What lies open on the table is one value, the board, shared by [State] and
// [Info] and changed by the same small steps, one for each thing that an eye
// follows; each of them reports one event. A State adds the regions that
// have been chosen but not shown; an Info adds its own seat's choice.
//
// Regions, vineyards and seats count from 0 in the program and regions and
// vineyards from 1 in the written game.
package vino

// Package simulation runs whole evenings at a served table in one process: the table, its
// log, the devices and the network between them, driven by one seed. Lines are cut, and what
// was on its way is lost, or arrives late and is said again; devices reload, fall asleep, and
// meet in one seat; the server dies between and within its writes, and its log fails, or loses
// what was not yet durable. Or two servers have one log, each of which dies by itself: devices
// go from one to the other, and what the servers tell each other comes late or never. Then
// everything is allowed to go well, and the game is played to its end.
//
// An evening is wrong if
//   - an answered command is not in the log, is there twice, or is of a device that has lost its seat;
//   - a device cannot follow, or knows at the end another thing than the game's record says;
//   - nobody is asked for a decision though the game is not over, or a question is never answered;
//   - devices disagree about who sits there, or the deal is not the one that was promised;
//   - a computer player decides for somebody who decides himself, or anything panics.
//
// The same seed runs the same evening.
package simulation

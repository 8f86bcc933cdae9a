// Package scenes holds no code of its own. Its folders are what a player sees, touches
// and hears; each may import those above it, never one below:
//
//	ui       stage, controls, focus and springs
//	lang     words in all languages
//	data     what is stored and told about games: store, archive, link, today
//	app      the running program: stack of scenes, input, the page or window around it
//	table    what every game's table has: turns, banner, log, result, replay
//	games    the four games, and the list of them
//	play     who runs a game on this device: host, lesson
//	pages    the screens around the tables
//	testkit  what tests of screens and tables share
package scenes

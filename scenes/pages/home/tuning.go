package home

// Sizes of the page, in layout units.
const (
	titleShare   = .73 // height of the title's letters, in their size
	languageHigh = 46.0
	rowLabel     = 84.0  // width of a box's picture beside large words,
	widestRow    = 600.0 // and of both at most
	leafWide     = 50.0  // of a calendar
	largeLeaf    = 68.0
	pictureHigh  = 72.0
	ribbonWide   = 22.0
	discCrest    = 25.0 // the player’s own, in its disc,
	capsuleCrest = 30.0 // and after his name,
	capsuleHigh  = 46.0
	capsuleText  = 1.2   // of which words grow so far
	todayHigh    = 52.0  // of the button beside them
	lowHigh      = 50.0  // and of it at most in a window held sideways
	wideRow      = 640.0 // of a window held sideways, from which on today’s table has its button beside the tables on servers
	leastWords   = 100.0 // width from which on words stand beside the leaf
	onlineShare  = .75   // of the room of today’s table, for the tables on servers alone
)

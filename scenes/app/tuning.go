package app

import "time"

// Figures of feel of the app. Times are in ticks of 1/60 s.
const (
	transitionTicks  = 12    // one screen fades into the next
	toastTicks       = 240   // a note in passing stays
	toastFoot        = 16.0  // over the lower edge, where a sheet is open
	leastRefusal     = 200.0 // width of why something cannot be done
	leastPad         = 5.0   // above and below its words on a phone held upright, where it covers a line alone
	tipAfter         = 30    // that the mouse rests on what is then named
	restsAfter       = 60    // that nothing has moved, fewer frames will do
	windowStands     = 60    // that a window has had its size, it is remembered
	otherWindowEvery = 60    // a window looks whether another one plays
	keyRepeatDelay   = 24
	keyRepeatEvery   = 5
	mouseAfterTouch  = 45   // a mouse is not believed so soon after a finger
	revealMargin     = 12.0 // units kept free round a control that is scrolled into sight
	wheelStep        = 48.0 // layout units a notch of the wheel moves a page
	leafStep         = 0.6  // of the screen's height that PageDown moves it
)

// longAgo is when no press comes any more: a page whose clock says so has a wrong one.
const longAgo = 10 * time.Second

// pause is the least time between presses that do not follow each other without one.
const pause = 450 * time.Millisecond

// runsOut is for how long presses without a pause are not meant for what has come meanwhile.
const runsOut = 1500 * time.Millisecond

// The least time until a press is meant for what is seen now: for the main button where something has gone by itself, and for
// what lies where a main button was when a page came by itself, and for a button that waits until its page has stood there.
const (
	reaction = 900 * time.Millisecond
	pageRead = 1200 * time.Millisecond
	settles  = 2000 * time.Millisecond
)

// Sizes of the words for a mouse that rests, in layout units.
const (
	tipWidth = 280.0
	tipPad   = 12.0
	tipGap   = 8.0
)

// noteZ lifts a note over everything else.
const toastZ = 200

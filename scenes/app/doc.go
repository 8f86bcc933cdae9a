// Package app is the running program: the stack of screens, the tick,
// input, sound, words and settings, for Ebitengine.
//
// One tick, 60 a second: what the player does becomes the action of a control;
// the scene on top moves on; what has changed is composed anew. Update changes,
// Draw only draws. Nothing that moves reads the wall clock.
package app

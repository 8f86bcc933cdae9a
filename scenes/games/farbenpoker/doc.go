// Package farbenpoker is the table of Farbenpoker: its stand, sticks, dice and
// chips, what may be done with them, how its events look and what they are called.
// What every table has is in package table.
//
// Whoever has seen a stick's colour has to remember it (rule F40). So nothing here
// keeps it: what a stick shows is known as long as it lies open, and the picture,
// the outline, the controls and the log are made of the observation, which has no
// memory.
package farbenpoker

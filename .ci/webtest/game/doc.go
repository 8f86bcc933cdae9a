// Package game plays Treille in a real browser: whole games by touch and by
// keyboard, and everything that can happen to a page meanwhile.
package game

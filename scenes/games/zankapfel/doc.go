// Package zankapfel is the table of Zankapfel: its orchard and race, cards,
// bribes and quarrels, what may be done with them, how its events look and what
// they are called. What every table has is in package table.
package zankapfel

// Package weinhaendler is the table of Die Weinhändler: its cards, bids and
// cellars, what may be done with them, how its events look and what they are
// called. What every table has is in package table.
package weinhaendler

// Package share is the page on which a finished game is shared: as a picture, as a
// text with a link to the same deal, and as its record.
package share

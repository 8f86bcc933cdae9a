// Package statistics is the page with what came of the games that were played to
// their ends: how many, how many won, against whom, and what chance brought.
package statistics

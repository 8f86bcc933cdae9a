// Package vino is the table of Vino: the map with its regions, the market, the
// wind rose, the cellars, and one sheet for the present decision. What all tables
// share is in package table.
package vino

// Package table is what all tables share: the session that plays a game with
// people and computer players, the order in which events are shown, the cover
// for passing the device, the log, menus, and saves.
package table

package main

import "treille/scenes/app"

// connect does nothing: a page has its line to the server that it comes from.
func connect(*app.App) (end func()) { return nil }

// dressWindow does nothing: a page has its icon in its head.
func dressWindow() {}

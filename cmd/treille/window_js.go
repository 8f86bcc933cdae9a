package main

import (
	"treille/scenes/app"
	"treille/scenes/data/store"
)

// overPicture makes the canvas transparent: at first the page's first picture is seen through it.
const overPicture = true

// connect does nothing: a page has its line to the server that it comes from.
func connect(*app.App) (end func()) { return nil }

// dressWindow does nothing: a page has its icon in its head, and is as large as the browser's window.
func dressWindow(store.Window) {}

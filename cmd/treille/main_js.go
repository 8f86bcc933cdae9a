package main

import "treille/scenes/data/store"

// main plays in a page. What it panics with, the page shows.
func main() {
	app, _ := openApp()
	if err := show(app, store.Window{}); err != nil {
		panic(err)
	}
}

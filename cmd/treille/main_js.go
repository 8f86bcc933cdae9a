package main

// main plays in a page. What it panics with, the page shows.
func main() {
	app, _ := openApp()
	if err := show(app); err != nil {
		panic(err)
	}
}

package main

// main plays in a page. What it panics with, the page shows.
func main() {
	if err := show(openApp()); err != nil {
		panic(err)
	}
}

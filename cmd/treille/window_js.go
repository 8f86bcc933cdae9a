package main

// dressWindow does nothing: a page has its icon in its head.
func dressWindow() {}

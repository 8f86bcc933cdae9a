// Package site puts together everything that a browser needs to play: it compiles the game to WebAssembly, fills in the
// page of package wasm, names each file by its content, compresses it, and serves the result or writes it to a folder.
//
// It is a tool for building and is never part of the game.
package site

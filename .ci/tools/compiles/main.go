// Command compiles checks the types of a package, and of all that it imports, for other
// systems than this one. It reads sources alone: the compiler would take ten times as long.
//
//	go run -C .ci/tools ./compiles FOLDER PACKAGE SYSTEM/PROCESSOR…
package main

import (
	"fmt"
	"log"
	"os"
	"strings"

	"golang.org/x/tools/go/packages"
)

func main() {
	if len(os.Args) < 4 {
		log.Fatal("usage: compiles FOLDER PACKAGE SYSTEM/PROCESSOR…")
	}
	failed := false
	for _, target := range os.Args[3:] {
		system, processor, _ := strings.Cut(target, "/")
		list, err := packages.Load(&packages.Config{
			Mode: packages.LoadAllSyntax,
			Dir:  os.Args[1],
			Env:  append(os.Environ(), "GOOS="+system, "GOARCH="+processor),
		}, os.Args[2])
		if err != nil {
			log.Fatal(err)
		}
		if len(list) == 0 || packages.PrintErrors(list) > 0 {
			fmt.Println("(for " + target + ")")
			failed = true
		}
	}
	if failed {
		os.Exit(1)
	}
}

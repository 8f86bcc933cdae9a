// Command compiles checks the types of a package, and of all of its module that it imports, for other
// systems than this one. It reads sources alone: the compiler would take ten times as long. Of other modules
// it reads what can be called, and not what that does.
//
//	go run -C .ci/tools ./compiles FOLDER PACKAGE SYSTEM/PROCESSOR…
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"log"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/packages"
)

func main() {
	if len(os.Args) < 4 {
		log.Fatal("usage: compiles FOLDER PACKAGE SYSTEM/PROCESSOR…")
	}
	module, err := filepath.Abs(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	module += string(filepath.Separator)
	failed := false
	for _, target := range os.Args[3:] {
		system, processor, _ := strings.Cut(target, "/")
		list, err := packages.Load(&packages.Config{
			Mode:      packages.LoadAllSyntax,
			Dir:       os.Args[1],
			Env:       append(os.Environ(), "GOOS="+system, "GOARCH="+processor),
			ParseFile: parse(module),
		}, os.Args[2])
		if err != nil {
			log.Fatal(err)
		}
		own := 0
		packages.Visit(list, nil, func(p *packages.Package) {
			if len(p.GoFiles) > 0 && !strings.HasPrefix(p.GoFiles[0], module) {
				return
			}
			own++
			for _, err := range p.Errors {
				fmt.Println(err, "(for "+target+")")
				failed = true
			}
		})
		if own < 2 {
			log.Fatalf("for %s %d packages of the module were looked at", target, own)
		}
	}
	if failed {
		os.Exit(1)
	}
}

// parse reads a source file, and leaves out what functions do if it belongs to another module.
func parse(module string) func(*token.FileSet, string, []byte) (*ast.File, error) {
	return func(set *token.FileSet, name string, source []byte) (*ast.File, error) {
		file, err := parser.ParseFile(set, name, source, parser.SkipObjectResolution)
		if file == nil || strings.HasPrefix(name, module) {
			return file, err
		}
		for _, d := range file.Decls {
			if f, is := d.(*ast.FuncDecl); is {
				f.Body = nil
			}
		}
		return file, err
	}
}

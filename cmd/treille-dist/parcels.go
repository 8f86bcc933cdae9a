package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"time"

	"treille/cmd/internal/icons"
	"treille/wasm/site"
)

// A parcel is one archive of a release.
type parcel struct {
	name      string // in the archive's name, and for -only
	extension string
	files     func(context.Context, *workshop) ([]file, error)
	pack      func([]file, time.Time) ([]byte, error)
}

// parcels lists the archives.
func parcels() []parcel {
	return []parcel{
		{"linux-amd64", ".tar.gz", linux("amd64"), tarOf},
		{"linux-arm64", ".tar.gz", linux("arm64"), tarOf},
		{"windows-amd64", ".zip", windows, zipOf},
		{"macos-amd64", ".zip", macOS("amd64"), zipOf},
		{"macos-arm64", ".zip", macOS("arm64"), zipOf},
		{"page", ".zip", page, zipOf},
	}
}

// program compiles the game in a window for a system.
func (w *workshop) program(ctx context.Context, system, machine, linkerFlags string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "treille-dist-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	target := filepath.Join(dir, "treille")
	// What the environment could say about the machine is said here, so that it does not matter.
	env := []string{"CGO_ENABLED=0", "GOOS=" + system, "GOARCH=" + machine, "GOAMD64=v1", "GOARM64=v8.0"}
	if _, err := w.command(ctx, env, "go", "build", "-trimpath", "-buildvcs=false",
		"-ldflags=-s -w -buildid= "+w.commitFlag()+" "+linkerFlags, "-o", target, site.DefaultPackage); err != nil {
		return nil, err
	}
	return os.ReadFile(target)
}

// papers are the files that go with every program: what it is, and all licences.
func (w *workshop) papers(ctx context.Context, system, machine, dir, readMe string) ([]file, error) {
	licence, err := w.read("LICENSE")
	if err != nil {
		return nil, err
	}
	credits, err := w.read("CREDITS.md")
	if err != nil {
		return nil, err
	}
	others, err := w.licences(ctx, system, machine)
	if err != nil {
		return nil, err
	}
	return []file{
		{name: dir + "READ ME.txt", contents: []byte(readMe)},
		{name: dir + "LICENSE.txt", contents: licence},
		{name: dir + "CREDITS.md", contents: credits},
		{name: dir + "LICENSES OF OTHERS.txt", contents: others},
	}, nil
}

// site is the page that the program serves to phones, as a folder in an archive: host.Site finds it.
func (w *workshop) site(ctx context.Context, dir string) (files []file, err error) {
	if w.page == nil {
		pictures, err := icons.Page()
		if err != nil {
			return nil, err
		}
		built, err := site.Build(ctx, site.Options{Dir: w.root, Icons: pictures, Play: true, LinkerFlags: "-buildid= " + w.commitFlag()})
		if err != nil {
			return nil, err
		}
		if w.page, err = built.Packed(); err != nil {
			return nil, err
		}
	}
	for name, contents := range w.page {
		files = append(files, file{name: dir + "site/" + name, contents: contents})
	}
	return files, nil
}

// linux is a folder whose parts can be copied to ~/.local or /usr/local.
func linux(machine string) func(context.Context, *workshop) ([]file, error) {
	return func(ctx context.Context, w *workshop) ([]file, error) {
		const dir = "treille/"
		program, err := w.program(ctx, "linux", machine, "")
		if err != nil {
			return nil, err
		}
		picture, err := icons.PNG(256)
		if err != nil {
			return nil, err
		}
		papers, err := w.papers(ctx, "linux", machine, dir, readMeLinux)
		if err != nil {
			return nil, err
		}
		phones, err := w.site(ctx, dir+"share/treille/")
		return append(append(papers, phones...),
			file{name: dir + "bin/treille", contents: program, runs: true},
			file{name: dir + "share/applications/treille.desktop", contents: []byte(desktopEntry)},
			file{name: dir + "share/icons/hicolor/256x256/apps/treille.png", contents: picture},
		), err
	}
}

// windows is a folder with the program.
func windows(ctx context.Context, w *workshop) ([]file, error) {
	const dir = "Treille/"
	program, err := w.program(ctx, "windows", "amd64", "-H windowsgui")
	if err != nil {
		return nil, err
	}
	if program, err = withResources(program); err != nil {
		return nil, err
	}
	papers, err := w.papers(ctx, "windows", "amd64", dir, readMeWindows)
	if err != nil {
		return nil, err
	}
	phones, err := w.site(ctx, dir)
	return append(append(papers, phones...), file{name: dir + "Treille.exe", contents: program, runs: true}), err
}

// macOS is a folder with the program as a bundle.
func macOS(machine string) func(context.Context, *workshop) ([]file, error) {
	return func(ctx context.Context, w *workshop) ([]file, error) {
		const dir = "Treille/"
		program, err := w.program(ctx, "darwin", machine, "")
		if err != nil {
			return nil, err
		}
		picture, err := icons.ICNS()
		if err != nil {
			return nil, err
		}
		papers, err := w.papers(ctx, "darwin", machine, dir, readMeMacOS)
		if err != nil {
			return nil, err
		}
		phones, err := w.site(ctx, dir+"Treille.app/Contents/Resources/")
		return append(append(papers, phones...),
			file{name: dir + "Treille.app/Contents/Info.plist", contents: []byte(infoPlist)},
			file{name: dir + "Treille.app/Contents/PkgInfo", contents: []byte("APPL????")},
			file{name: dir + "Treille.app/Contents/MacOS/treille", contents: program, runs: true},
			file{name: dir + "Treille.app/Contents/Resources/treille.icns", contents: picture},
		), err
	}
}

// page is the page with index.html at the root, as game portals want it. Its files are not compressed: those hosts do it.
func page(ctx context.Context, w *workshop) ([]file, error) {
	pictures, err := icons.Page()
	if err != nil {
		return nil, err
	}
	built, err := site.Build(ctx, site.Options{
		Dir: w.root, Icons: pictures, LinkerFlags: "-buildid= " + w.commitFlag(),
	})
	if err != nil {
		return nil, err
	}
	papers, err := w.papers(ctx, "js", "wasm", "", readMePage)
	if err != nil {
		return nil, err
	}
	for i := range papers {
		papers[i].name = "licence/" + papers[i].name
	}
	files := slices.Clone(papers)
	files = append(files, file{name: "_headers", contents: built.Headers()})
	for _, f := range built.Files() {
		files = append(files, file{name: f.Name, contents: f.Contents})
	}
	return files, nil
}

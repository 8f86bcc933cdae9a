package site

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"sort"
	"strconv"
	"strings"

	"treille/wasm"
)

// Policy is the content security policy of the page, sent as a header and written into the page for static hosts.
// What stands in the page itself is known by its hash, the first picture is read from a data URL, WebAssembly must be
// compiled, by a worker out of a blob, and oto loads its audio worklet from one. A page with tables has a line to its server, too.
func Policy() string {
	return "default-src 'self'; img-src 'self' data:; style-src 'self' " + hashOf(inline("first.css")) +
		"; script-src 'self' " + hashOf(inline("first.js")) + " " + hashOf(inline("shelf.js")) +
		" 'wasm-unsafe-eval' blob:; object-src 'none'; base-uri 'none'"
}

// anyLine lets a page open lines; which one, the header says, as it knows the host that was asked. Safari before 16 does
// not count a line to the page's own host as its own.
const anyLine = "; connect-src 'self' ws: wss:"

// playPolicy is the policy of a page with tables, as the header says it to who has asked for a host.
func (s *Site) playPolicy(host string) string {
	return s.policy + "; connect-src 'self' ws://" + host + " wss://" + host
}

// inline is a file that stands in the page itself, so that it waits for no other: the start of the program's download,
// and all of the first picture.
func inline(name string) string {
	text, err := page(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return strings.TrimSpace(text)
}

// hashOf is how a policy names a script or a style that stands in the page.
func hashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// scripts are the page's scripts in the order in which they run. They become one file: one request instead of many.
var scripts = []string{
	"words.js", "stopped.js", "bridge.js", "tabs.js", "rest.js", "line.js", "keep.js", "exchange.js", "outline.js", "controls.js", "typing.js", "gestures.js",
	"audio.js", "taps.js", "repairs.js", "canvas.js", "keys.js", "count.js", "offline.js", "early.js", "load.js",
}

// typefaces are the files of the page's typefaces, as its style sheet names them.
var typefaces = []string{"alegreya-sans", "alegreya-serif", "alegreya-capitals"}

// Icon is a square picture for the browser's tab, the home screen, or the list of installed programs.
type Icon struct {
	Name     string // stem of the file's name
	Size     int    // px
	Rel      string // what the page links it as: "icon", "apple-touch-icon", or "" for not at all
	Purpose  string // what the manifest says of it: "any", "maskable", or "" for not at all
	Contents []byte // PNG
}

// Options says what is built and how.
type Options struct {
	Dir     string // a folder of the module that holds Package; "" is the current folder
	Package string // the main package; "" is DefaultPackage

	LinkerFlags string // beside those that leave out what is for debuggers, as "-X package.variable=value"

	Play bool // the page comes from a server with tables

	Icons []Icon
	Best  bool // compress as well as possible (half a minute) rather than fast (a second)

	// Compiled, if not nil, is called between compiling and compressing with the size of the program in bytes.
	Compiled func(size int)
}

// Site is everything that the browser asks for.
type Site struct {
	files  []*File
	byName map[string]*File
	policy string
	play   bool
}

// File is one file of the site, with its compressed forms.
type File struct {
	Name      string // relative to the page, with slashes
	Type      string // content type
	Immutable bool   // the name tells the content, so that it can be kept for ever
	Contents  []byte
	Brotli    []byte
	Gzip      []byte
	hash      string // short hash of Contents
}

// Build compiles the game and puts the site together.
func Build(ctx context.Context, o Options) (*Site, error) {
	program, wasmExec, err := Compile(ctx, o)
	if err != nil {
		return nil, err
	}
	if o.Compiled != nil {
		o.Compiled(len(program))
	}
	return assemble(program, wasmExec, o)
}

// assemble makes the site from the compiled program. A file that names another by its content comes after it.
func assemble(program, wasmExec []byte, o Options) (*Site, error) {
	s := &Site{byName: map[string]*File{}, policy: Policy(), play: o.Play}
	values, err := s.addAssets(program, wasmExec, o)
	if err != nil {
		return nil, err
	}
	index, err := fill("index.html", values)
	if err != nil {
		return nil, err
	}
	s.add(&File{Name: "index.html", Contents: index})
	worker, err := s.worker()
	if err != nil {
		return nil, err
	}
	s.add(&File{Name: "sw.js", Contents: worker})
	return s, s.finish(o.Best)
}

// addAssets adds all that the page loads, and returns what is to be filled into the page.
func (s *Site) addAssets(program, wasmExec []byte, o Options) (map[string]string, error) {
	script, err := bundle(wasmExec)
	if err != nil {
		return nil, err
	}
	faces := map[string]string{}
	for _, name := range typefaces {
		ttf, err := page(name + ".ttf")
		if err != nil {
			return nil, err
		}
		faces[name] = s.addHashed(name, ".ttf", []byte(ttf)).Name
	}
	style, err := fill("page.css", faces)
	if err != nil {
		return nil, err
	}
	values := map[string]string{
		"csp":        Policy(),
		"first":      inline("first.js"),
		"style":      inline("first.css"),
		"shelf":      inline("shelf.svg"),
		"shelf-js":   inline("shelf.js"),
		"wasm":       s.addHashed("treille", ".wasm", program).Name,
		"wasm-bytes": strconv.Itoa(len(program)),
		"js":         s.addHashed("treille", ".js", script).Name,
		"css":        s.addHashed("treille", ".css", style).Name,
	}
	if values["line"] = ""; o.Play {
		values["csp"] += anyLine
		values["line"] = " data-line"
	}
	links, manifestIcons := s.addIcons(o.Icons)
	values["icon-links"] = strings.Join(links, "\n")
	manifest, err := fill("manifest.webmanifest", map[string]string{"icons": strings.Join(manifestIcons, ",\n\t\t")})
	if err != nil {
		return nil, err
	}
	values["manifest"] = s.addHashed("treille", ".webmanifest", manifest).Name
	return values, nil
}

// addIcons adds the icons, and returns a line of the page for each that it links and an entry of the manifest for each
// that it lists.
func (s *Site) addIcons(icons []Icon) (links, entries []string) {
	for _, icon := range icons {
		f := s.addHashed(icon.Name, ".png", icon.Contents)
		if icon.Rel != "" {
			links = append(links, fmt.Sprintf(`<link rel="%s" sizes="%dx%d" href="%s">`, icon.Rel, icon.Size, icon.Size, f.Name))
		}
		if icon.Purpose != "" {
			entries = append(entries, fmt.Sprintf(
				`{"src": %q, "sizes": "%dx%d", "type": "image/png", "purpose": %q}`, f.Name, icon.Size, icon.Size, icon.Purpose))
		}
	}
	return links, entries
}

// worker returns the service worker that keeps the files added so far.
func (s *Site) worker() ([]byte, error) {
	// The page itself is listed as "./", the address under which it is opened.
	kept := []string{"./"}
	all := sha256.New()
	for _, f := range s.files {
		all.Write([]byte(f.Name + " " + f.hash + "\n"))
		if f.Immutable {
			kept = append(kept, f.Name)
		}
	}
	list, err := json.Marshal(kept)
	if err != nil {
		return nil, err
	}
	return fill("sw.js", map[string]string{"version": shortHash(all.Sum(nil)), "files": string(list)})
}

// Of makes a site of files by name, as they are: tests serve a bare page in the same way as ours, to compare the two.
func Of(files map[string][]byte, best bool) (*Site, error) {
	s := &Site{byName: map[string]*File{}, policy: Policy()}
	for name, contents := range files {
		s.add(&File{Name: name, Contents: contents})
	}
	return s, s.finish(best)
}

// finish sorts the files and compresses them.
func (s *Site) finish(best bool) error {
	sort.Slice(s.files, func(i, j int) bool { return s.files[i].Name < s.files[j].Name })
	for _, f := range s.files {
		if err := f.compress(best); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	return nil
}

// bundle joins Go's wasm_exec.js and the page's scripts.
func bundle(wasmExec []byte) ([]byte, error) {
	joined := append([]byte(nil), wasmExec...)
	for _, name := range scripts {
		text, err := page(name)
		if err != nil {
			return nil, err
		}
		joined = append(joined, "\n"+text...)
	}
	return joined, nil
}

// page returns the file of that name in the page's folder.
func page(name string) (string, error) {
	text, err := fs.ReadFile(wasm.Page, "page/"+name)
	return string(text), err
}

// fill returns the file of that name in the page's folder with each placeholder {{key}} replaced by its value. It is an
// error if the file lacks one of the keys, or has a placeholder without a value.
func fill(name string, values map[string]string) ([]byte, error) {
	text, err := page(name)
	if err != nil {
		return nil, err
	}
	for key, value := range values {
		placeholder := "{{" + key + "}}"
		if !strings.Contains(text, placeholder) {
			return nil, fmt.Errorf("wasm/page/%s has no %s to fill in", name, placeholder)
		}
		text = strings.ReplaceAll(text, placeholder, value)
	}
	if _, after, found := strings.Cut(text, "{{"); found {
		key, _, _ := strings.Cut(after, "}}")
		return nil, fmt.Errorf("wasm/page/%s has {{%s}}, for which there is no value", name, key)
	}
	return []byte(text), nil
}

func shortHash(sum []byte) string {
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum)[:12])
}

func (s *Site) addHashed(stem, extension string, contents []byte) *File {
	sum := sha256.Sum256(contents)
	return s.add(&File{Name: stem + "-" + shortHash(sum[:]) + extension, Immutable: true, Contents: contents})
}

func (s *Site) add(f *File) *File {
	sum := sha256.Sum256(f.Contents)
	f.hash = shortHash(sum[:])
	f.Type = typeOf(f.Name)
	s.files = append(s.files, f)
	s.byName[f.Name] = f
	return f
}

// typeOf returns the content type of a file of the site by its name. It does not ask the system, whose tables differ.
func typeOf(name string) string {
	for extension, contentType := range map[string]string{
		".html":        "text/html; charset=utf-8",
		".css":         "text/css; charset=utf-8",
		".js":          "text/javascript; charset=utf-8",
		".wasm":        "application/wasm",
		".webmanifest": "application/manifest+json; charset=utf-8",
		".png":         "image/png",
		".ttf":         "font/ttf",
	} {
		if strings.HasSuffix(name, extension) {
			return contentType
		}
	}
	return "application/octet-stream"
}

// Files returns the files, sorted by name.
func (s *Site) Files() []*File { return s.files }

// Size returns how many bytes a visitor downloads whose browser accepts Brotli: the sum of all files' Brotli sizes.
func (s *Site) Size() int {
	sum := 0
	for _, f := range s.files {
		sum += len(f.Brotli)
	}
	return sum
}

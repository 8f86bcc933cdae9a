package site

import (
	"bytes"
	"fmt"
)

// common lists the headers of every answer, names and values.
func (s *Site) common() [][2]string {
	return [][2]string{
		{"Content-Security-Policy", s.policy},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
	}
}

// caching says how long a browser may keep the file without asking.
func (f *File) caching() string {
	if f.Immutable {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

// Headers returns the headers of all files in the form of a file "_headers", as several hosts of static files read it.
func (s *Site) Headers() []byte {
	var out bytes.Buffer
	rule := func(path string, headers ...[2]string) {
		fmt.Fprintln(&out, path)
		for _, h := range headers {
			fmt.Fprintf(&out, "  %s: %s\n", h[0], h[1])
		}
	}
	rule("/*", s.common()...)
	for _, f := range s.files {
		if f.Name == "index.html" {
			rule("/", [2]string{"Cache-Control", f.caching()}) // as it is asked for
		}
		rule("/"+f.Name, [2]string{"Content-Type", f.Type}, [2]string{"Cache-Control", f.caching()})
	}
	return out.Bytes()
}

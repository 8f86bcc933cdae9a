package lang

import "strings"

// A Template is a text with gaps: "At {total} {name} is second."
type Template string

// With fills the gaps. The pairs are names of gaps and what goes there:
// With("total", "25 €", "name", "Clara").
func (t Template) With(pairs ...string) string {
	var b strings.Builder
	b.Grow(2 * len(t))
	rest := string(t)
	for {
		open := strings.IndexByte(rest, '{')
		if open < 0 {
			break
		}
		length := strings.IndexByte(rest[open:], '}')
		if length < 0 {
			break
		}
		b.WriteString(rest[:open])
		gap := rest[open+1 : open+length]
		b.WriteString(value(gap, pairs))
		rest = rest[open+length+1:]
	}
	b.WriteString(rest)
	return b.String()
}

// value returns what goes into a gap. A gap that nobody fills stays visible.
func value(gap string, pairs []string) string {
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i] == gap {
			return pairs[i+1]
		}
	}
	return "{" + gap + "}"
}

// A Plural is a text that depends on a number: One where the language uses the
// singular, Other elsewhere. Its gaps {n} and {word} are the number in figures
// and, up to twelve, in letters.
type Plural struct{ One, Other Template }

// Form is the text of a plural for the number n.
func (w *Words) Form(p Plural, n int) Template {
	if n == 1 || n == 0 && w.Lang == French {
		return p.One
	}
	return p.Other
}

// Count fills a plural's gaps for the number n, and further ones as With does.
func (w *Words) Count(p Plural, n int, pairs ...string) string {
	pairs = append([]string{"n", w.Whole(n), "word", w.Number(n)}, pairs...)
	return w.Form(p, n).With(pairs...)
}

// CountTenths fills a plural's gap {n} for a mean in tenths, which only French
// counts in the singular, below two.
func (w *Words) CountTenths(p Plural, tenths int) string {
	t := p.Other
	if w.Lang == French && tenths > -20 && tenths < 20 {
		t = p.One
	}
	return t.With("n", w.Tenths(tenths))
}

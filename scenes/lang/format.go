package lang

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// gap is the narrow space that never breaks a line, U+202F. The fonts don't
// have it; it is drawn as a fifth of an em.
const gap = "\u202f"

// Figures writes an amount in tenths of a euro without its unit, as on a card:
// 41, 0.20 in English, 0,20 in French and German.
func (w *Words) Figures(tenths int) string {
	sign := ""
	if tenths < 0 {
		sign, tenths = "−", -tenths
	}
	s := sign + strconv.Itoa(tenths/10)
	if part := tenths % 10; part != 0 {
		s += w.point + strconv.Itoa(part) + "0"
	}
	return s
}

// Money writes an amount in tenths of a euro: "41 €", "7,20 €".
func (w *Words) Money(tenths int) string { return w.Figures(tenths) + gap + "€" }

// Signed writes a number with its sign: "+7", "−2", "0".
func (w *Words) Signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// Whole writes a number in figures, with a true minus sign: "−2".
func (w *Words) Whole(n int) string { return w.Figures(10 * n) }

// Unit is the word of a plural such as "{n} points" without the number, as below a large
// one: "points".
func (w *Words) Unit(p Plural, n int) string {
	return strings.TrimPrefix(string(w.Form(p, n)), "{n} ")
}

// Percent writes a share in figures: "25 %".
func (w *Words) Percent(figures string) string { return figures + gap + "%" }

// Likely writes a chance in a hundred of what is not over yet in figures. As only the end proves that somebody wins or does
// not, it is never 0 or 100, but "<1" or ">99".
func Likely(n int) string {
	switch {
	case n < 1:
		return "<1"
	case n > 99:
		return ">99"
	}
	return strconv.Itoa(n)
}

// Chance is Likely in a sentence: "under 1", "over 99".
func (w *Words) Chance(n int) string {
	switch {
	case n < 1:
		return w.Hint.UnderOne
	case n > 99:
		return w.Hint.OverMost
	}
	return strconv.Itoa(n)
}

// Tenths writes a mean in tenths, with its point also where it is whole: "2.3",
// "4,0", "−0.5".
func (w *Words) Tenths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "−", -n
	}
	return sign + strconv.Itoa(n/10) + w.point + strconv.Itoa(n%10)
}

// Number writes a number in letters up to twelve, in figures above.
func (w *Words) Number(n int) string {
	if n >= 0 && n < len(w.numbers) {
		return w.numbers[n]
	}
	return strconv.Itoa(n)
}

// Ordinal writes a rank, from 1: "1st", "1er", "1.".
func (w *Words) Ordinal(n int) string {
	s := strconv.Itoa(n)
	switch w.Lang {
	case French:
		if n == 1 {
			return s + "er"
		}
		return s + "e"
	case German:
		return s + "."
	}
	switch {
	case n%100 >= 11 && n%100 <= 13:
	case n%10 == 1:
		return s + "st"
	case n%10 == 2:
		return s + "nd"
	case n%10 == 3:
		return s + "rd"
	}
	return s + "th"
}

// List joins names: "Clara, Hugo and Emma".
func (w *Words) List(items ...string) string { return join(items, w.and) }

// AnyOf joins names for one of them: "Clara, Hugo or Emma".
func (w *Words) AnyOf(items ...string) string { return join(items, w.or) }

func join(items []string, last string) string {
	switch n := len(items); n {
	case 0:
		return ""
	case 1:
		return items[0]
	default:
		return strings.Join(items[:n-1], ", ") + " " + last + " " + items[n-1]
	}
}

// Labelled says one thing of another: "Public offer: 41 €".
func (w *Words) Labelled(what, text string) string {
	return w.Outline.About.With("what", what, "text", text)
}

// OutOf says one thing of a whole: "2 of 4", "2nd of 4".
func (w *Words) OutOf(n, all string) string { return w.App.OutOf.With("n", n, "all", all) }

// Sentence ends words with a full stop, unless they end as a sentence does.
func Sentence(words string) string {
	if r, _ := utf8.DecodeLastRuneInString(words); strings.ContainsRune(".?!…", r) {
		return words
	}
	return words + "."
}

// Capital begins words with a capital letter.
func Capital(words string) string {
	_, n := utf8.DecodeRuneInString(words)
	return strings.ToUpper(words[:n]) + words[n:]
}

// Of says whose something is: "Hugo’s", before the thing; "Hugos", before it; "de
// Hugo", after it.
func (w *Words) Of(name string) string {
	switch w.Lang {
	case French:
		if elides(name) {
			return "d’" + name
		}
		return "de " + name
	case German:
		if strings.HasSuffix(strings.ToLower(name), "ce") || strings.ContainsAny(lastLetter(name), "sSßxXzZ’") {
			return strings.TrimSuffix(name, "’") + "’"
		}
		return name + "s"
	}
	return name + "’s"
}

// elides reports whether the French "de" loses its e before a name: before a
// vowel, and before a Y that no vowel follows. An H is spoken as one likes, and
// keeps the e.
func elides(name string) bool {
	const vowels = "aàâäáãåæeèéêëiîïíìoôöóòõøœuùûüú"
	lower := strings.ToLower(name)
	first, size := utf8.DecodeRuneInString(lower)
	if first == 'y' {
		second, _ := utf8.DecodeRuneInString(lower[size:])
		return size < len(lower) && !strings.ContainsRune(vowels, second)
	}
	return name != "" && strings.ContainsRune(vowels, first)
}

func lastLetter(name string) string {
	if name == "" {
		return " "
	}
	_, size := utf8.DecodeLastRuneInString(name)
	return name[len(name)-size:]
}

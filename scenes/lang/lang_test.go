package lang_test

import (
	"testing"

	"treille/engine"
	"treille/engine/person"
	"treille/scenes/lang"
)

func TestPick(t *testing.T) {
	for _, c := range []struct {
		tags []string
		want lang.Lang
	}{
		{nil, lang.English},
		{[]string{""}, lang.English},
		{[]string{"fr-CH", "de"}, lang.French},
		{[]string{"de_AT.UTF-8"}, lang.German},
		{[]string{"DE"}, lang.German},
		{[]string{"de@euro"}, lang.German},
		{[]string{"it", "nl-BE", "fr"}, lang.French},
		{[]string{"C", "POSIX"}, lang.English},
		{[]string{"den", "frr", "en-GB"}, lang.English},
		{[]string{"frr", "de-LI"}, lang.German},
	} {
		if got := lang.Pick(c.tags); got != c.want {
			t.Errorf("Pick(%q) = %s, want %s", c.tags, got.Name(), c.want.Name())
		}
	}
}

func TestLangsHaveCodesAndWords(t *testing.T) {
	for _, l := range lang.Langs() {
		if got, ok := lang.ByCode(l.Code()); !ok || got != l {
			t.Errorf("ByCode(%q) = %v, %v", l.Code(), got, ok)
		}
		if lang.Choose(l.Code()) != l {
			t.Errorf("Choose(%q) is not %s", l.Code(), l.Name())
		}
	}
	if _, ok := lang.ByCode("tlh"); ok {
		t.Error("ByCode knows Klingon")
	}
}

// TestEachLevelHasWords wants every level of the engine, and no other, in every
// language.
func TestEachLevelHasWords(t *testing.T) {
	for _, l := range lang.Langs() {
		words := l.Words().NewGame.Levels
		for _, level := range engine.Levels() {
			if of := words.Of(level); of.Note == "" || of.Meaning == "" {
				t.Errorf("%s: the words for the level %q are %+v", l.Name(), level, of)
			}
		}
		if len(words) != len(engine.Levels()) {
			t.Errorf("%s has words for %d levels of %d", l.Name(), len(words), len(engine.Levels()))
		}
	}
}

func TestMoney(t *testing.T) {
	const gap = "\u202f"
	for _, c := range []struct {
		tenths     int
		en, de, fr string
	}{
		{410, "41" + gap + "€", "41" + gap + "€", "41" + gap + "€"},
		{72, "7.20" + gap + "€", "7,20" + gap + "€", "7,20" + gap + "€"},
		{2, "0.20" + gap + "€", "0,20" + gap + "€", "0,20" + gap + "€"},
		{192, "19.20" + gap + "€", "19,20" + gap + "€", "19,20" + gap + "€"},
		{0, "0" + gap + "€", "0" + gap + "€", "0" + gap + "€"},
		{-15, "−1.50" + gap + "€", "−1,50" + gap + "€", "−1,50" + gap + "€"},
	} {
		for l, want := range map[lang.Lang]string{lang.English: c.en, lang.German: c.de, lang.French: c.fr} {
			if got := l.Words().Money(c.tenths); got != want {
				t.Errorf("%s: Money(%d) = %q, want %q", l.Name(), c.tenths, got, want)
			}
		}
	}
	if got := lang.German.Words().Figures(2); got != "0,20" {
		t.Errorf("Figures(2) = %q", got)
	}
}

func TestTenths(t *testing.T) {
	for _, c := range []struct {
		l    lang.Lang
		n    int
		want string
	}{{lang.English, 23, "2.3"}, {lang.German, 40, "4,0"}, {lang.French, -5, "−0,5"}, {lang.English, 0, "0.0"}} {
		if got := c.l.Words().Tenths(c.n); got != c.want {
			t.Errorf("%s: %d tenths are %q, want %q", c.l.Name(), c.n, got, c.want)
		}
	}
}

func TestCountTenths(t *testing.T) {
	points := func(l lang.Lang, tenths int) string {
		return l.Words().CountTenths(l.Words().Table.Points, tenths)
	}
	for _, c := range []struct{ got, want string }{
		{points(lang.English, 10), "1.0 points"}, {points(lang.German, 3), "0,3 Punkte"},
		{points(lang.French, 19), "1,9 point"}, {points(lang.French, 20), "2,0 points"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

func TestOrdinal(t *testing.T) {
	for n, want := range map[int][3]string{
		1: {"1er", "1.", "1st"}, 2: {"2e", "2.", "2nd"}, 3: {"3e", "3.", "3rd"}, 4: {"4e", "4.", "4th"},
		11: {"11e", "11.", "11th"}, 12: {"12e", "12.", "12th"}, 13: {"13e", "13.", "13th"}, 21: {"21e", "21.", "21st"},
		112: {"112e", "112.", "112th"},
	} {
		for i, l := range lang.Langs() {
			if got := l.Words().Ordinal(n); got != want[i] {
				t.Errorf("%s: Ordinal(%d) = %q, want %q", l.Name(), n, got, want[i])
			}
		}
	}
}

func TestOf(t *testing.T) {
	for name, want := range map[string][3]string{
		"Hugo":     {"de Hugo", "Hugos", "Hugo’s"},
		"Emma":     {"d’Emma", "Emmas", "Emma’s"},
		"Émile":    {"d’Émile", "Émiles", "Émile’s"},
		"Œdipe":    {"d’Œdipe", "Œdipes", "Œdipe’s"},
		"Jonas":    {"de Jonas", "Jonas’", "Jonas’s"},
		"Max":      {"de Max", "Max’", "Max’s"},
		"Fritz":    {"de Fritz", "Fritz’", "Fritz’s"},
		"Alice":    {"d’Alice", "Alice’", "Alice’s"},
		"Strauß":   {"de Strauß", "Strauß’", "Strauß’s"},
		"Yves":     {"d’Yves", "Yves’", "Yves’s"},
		"Yann":     {"de Yann", "Yanns", "Yann’s"},
		"Y":        {"de Y", "Ys", "Y’s"},
		"7":        {"de 7", "7s", "7’s"},
		"Clara":    {"de Clara", "Claras", "Clara’s"},
		"Marie-Lu": {"de Marie-Lu", "Marie-Lus", "Marie-Lu’s"},
	} {
		for i, l := range lang.Langs() {
			if got := l.Words().Of(name); got != want[i] {
				t.Errorf("%s: Of(%q) = %q, want %q", l.Name(), name, got, want[i])
			}
		}
	}
}

func TestCountAndNumbers(t *testing.T) {
	fr, de, en := lang.French.Words(), lang.German.Words(), lang.English.Words()
	for _, c := range []struct{ got, want string }{
		{en.Count(en.Table.Points, 0), "0 points"},
		{en.Count(en.Table.Points, 1), "1 point"},
		{en.Count(en.Table.Points, 2), "2 points"},
		{de.Count(de.Table.Points, 0), "0 Punkte"},
		{fr.Count(fr.Table.Points, 0), "0 point"},
		{fr.Count(fr.Table.Points, 2), "2 points"},
		{en.Count(en.Result.Finished, 7), "finished after seven rounds"},
		{de.Count(de.Result.Finished, 1), "zu Ende nach einer Runde"},
		{fr.Count(fr.Result.Finished, 13), "terminé en 13 manches"},
		{en.NewGame.Mixed.With("people", "Clara", "computers", en.Count(en.NewGame.Computers, 3)), "Clara against three computers"},
		{en.Form(en.Table.Points, 7).With("n", en.Signed(7)), "+7 points"},
		{en.Whole(-2) + en.Count(en.Table.Points, -5), "−2−5 points"},
		{en.Signed(-2) + en.Signed(0), "−20"},
		{en.List(), ""},
		{en.List("Clara"), "Clara"},
		{de.List("Clara", "Hugo"), "Clara und Hugo"},
		{fr.List("Clara", "Hugo", "Emma"), "Clara, Hugo et Emma"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestTemplate(t *testing.T) {
	for _, c := range []struct {
		t     lang.Template
		pairs []string
		want  string
	}{
		{"plain", nil, "plain"},
		{"{a}{b} {a}", []string{"a", "1", "b", "2"}, "12 1"},
		{"x {missing}", []string{"a", "1"}, "x {missing}"},
		{"{a}", []string{"a", "{a}"}, "{a}"},
		{"{a", []string{"a", "1"}, "{a"},
		{"{a}", []string{"a"}, "{a}"},
	} {
		if got := c.t.With(c.pairs...); got != c.want {
			t.Errorf("%q.With(%q) = %q, want %q", c.t, c.pairs, got, c.want)
		}
	}
}

// TestNameError wants each fault of a name to have its words, and the usual names none.
func TestNameError(t *testing.T) {
	for _, l := range lang.Langs() {
		w := l.Words()
		for name, want := range map[string]string{
			"Clara": "", " ": w.Errors.NameEmpty, "12345678901234567": w.Errors.NameTooLong, "Ada★": w.Errors.NameCharacter,
		} {
			if _, err := person.CheckName(name); w.NameError(err) != want {
				t.Errorf("%s: of %q is said %q, want %q", l.Name(), name, w.NameError(err), want)
			}
		}
		for _, name := range w.NewGame.DefaultNames {
			if clean, err := person.CheckName(name); clean != name || err != nil {
				t.Errorf("%s: the name %q is not fine", l.Name(), name)
			}
		}
	}
}

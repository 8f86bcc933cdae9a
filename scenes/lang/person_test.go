package lang_test

import (
	"regexp"
	"strings"
	"testing"

	"treille/scenes/lang"
)

// oneForm are texts of what is done that begin like a verb and are none, or have nobody as their subject.
var oneForm = regexp.MustCompile(`\.(StepsBack|StepsOf\w+|RoundBefore|Both|BottlesLeft|BuysDiceShort|PlacesSum|ReturnsShort|PaidShort|NoPawnShort|NoVineyardShort)(\.|$)|\.SaidBack$|\.Log\.WaitsSays$`)

// told are texts that say what somebody does.
var told = regexp.MustCompile(`\.(Verbs|Log|Learns)\b|\.(Table\.Passes|Lesson\.HasLearnt|Strip\.Gets\w+|Status\.(Has\w+|Done|\w*Later|Buys|Takes|Sells)|Duel\.(HasLaid\w*|Chooses|Stays|Wins|Out)|Places\.(DrawsNext|Waits\w*))$`)

// TestWhatIsDoneHasTwoForms wants a second form, in all languages or in none, for all that is said of whoever may be the only
// person who plays, and no sign of it in the words that are shown.
func TestWhatIsDoneHasTwoForms(t *testing.T) {
	english, seen := texts(lang.Raw(lang.English)), 0
	for _, l := range lang.Langs() {
		w := l.Words()
		if w.You().You() != w.You() {
			t.Errorf("%s: the second form has another", l.Name())
		}
		named, you := texts(w), texts(w.You())
		for i, x := range texts(lang.Raw(l)) {
			forms := strings.Count(x.s, "[")
			if strings.Count(x.s, "]") != forms || strings.Count(x.s, "|") > forms {
				t.Errorf("%s: the forms of %s do not end, or are three: %q", l.Name(), x.path, x.s)
			}
			for _, shown := range []string{named[i].s, you[i].s} {
				if strings.ContainsAny(shown, "[]|") {
					t.Errorf("%s: %s is shown as %q", l.Name(), x.path, shown)
				}
			}
			if (forms > 0) != strings.Contains(english[i].s, "[") && !oneForm.MatchString(x.path) {
				t.Errorf("%s: %s has two forms only in some languages: %q, %q", l.Name(), x.path, x.s, english[i].s)
			}
			begins := strings.TrimLeft(x.s, "[")
			if told.MatchString(x.path) && !oneForm.MatchString(x.path) && begins[:1] == strings.ToLower(begins[:1]) {
				if seen++; forms == 0 {
					t.Errorf("%s: %s has no second form: %q", l.Name(), x.path, x.s)
				}
			}
		}
	}
	if seen < 400 {
		t.Errorf("only %d texts say what somebody does", seen)
	}
}

// TestYouAreSpokenTo says the same of somebody by name, and to the only person who plays.
func TestYouAreSpokenTo(t *testing.T) {
	for _, l := range lang.Langs() {
		w := l.Words()
		got := []string{}
		for _, w := range []*lang.Words{w, w.You()} {
			got = append(got, w.Table.SinceTurn.With("of", w.Of("Clara")), "X "+w.Weinhaendler.Verbs.BidFirst, w.Vino.Status.HasChosen,
				w.Count(w.Zankapfel.Log.Offers, 2, "square", "Y"), w.Weinhaendler.Hints.WouldBeAlone.With("total", "7 €", "name", "Clara"))
		}
		want := map[lang.Lang]string{
			lang.English: "Since Clara’s turn/X bids or passes/has chosen/offers 2 for Y/At 7 € Clara would take the offer alone./" +
				"Since your turn/X bid or pass/have chosen/offer 2 for Y/At 7 € you would take the offer alone.",
			lang.German: "Seit Claras Zug/X bietet oder passt/hat gewählt/bietet 2 für Y/Mit 7 € bekäme Clara allein die Auslage./" +
				"Seit deinem Zug/X bietest oder passt/hast gewählt/bietest 2 für Y/Mit 7 € bekämst du allein die Auslage.",
			lang.French: "Depuis le tour de Clara/X mise ou passe/a choisi/offre 2 pour Y/À 7 €, Clara prendrait l’offre sans rival./" +
				"Depuis votre tour/X misez ou passez/avez choisi/offrez 2 pour Y/À 7 €, vous prendriez l’offre sans rival.",
		}[l]
		if got := strings.Join(got, "/"); got != want {
			t.Errorf("%s: %q", l.Name(), got)
		}
	}
}

package scenetest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"treille/engine/enginetest/soak"
	"treille/scenes/app"
)

// layoutSizes are the sizes at which the layout is checked: phones upright and
// sideways, small ones, without and with a notch, tablets, and windows up to very
// large ones.
var layoutSizes = []string{
	smallUpright, "360x640", upright, "360x740", upright + notch,
	smallLandscape, landscape, landscape + notch, "800x600",
	"768x1024", tablet, "1024x768", "1180x820",
	desktop, "1920x1080", "2560x1080", "3840x2160",
}

// A fault is something wrong with a layout. Faults that differ in their measure
// only are told together.
type fault struct {
	rule, what string
}

// found is where a fault is found.
type found struct {
	worst  float64 // the least measure, in CSS pixels, if the fault has one
	scenes []string
	looks  []Look
}

func (f *found) add(scene string, l Look, measure float64) {
	f.worst = min(f.worst, measure)
	if !slices.Contains(f.scenes, scene) {
		f.scenes = append(f.scenes, scene)
	}
	if !slices.Contains(f.looks, l) {
		f.looks = append(f.looks, l)
	}
}

// layout composes every scene at every size, with languages and sizes of text, and checks the layout;
// on an upright phone it reads what the scene says in words, too.
func (s *suite) layout(t *testing.T) {
	list := map[fault]*found{}
	Do(func() {
		for n, sc := range s.chosen() {
			var usual map[string]float64 // of words that are not enlarged, at the same size and in the same language
			var before Look
			v := visit{scene: sc}
			for _, l := range looks(n, sc.Main) {
				app := v.at(t, l)
				p := laidOut(app.Stage())
				p.dense = s.opts.Dense
				add := func(rule string, measure float64, format string, args ...any) {
					f := fault{rule, fmt.Sprintf(format, args...)}
					if list[f] == nil {
						list[f] = &found{worst: measure}
					}
					list[f].add(sc.Name, l, measure)
				}
				p.check(add)
				if l.Size == upright && l.Text == 100 && !l.LeftHand {
					for _, fault := range outlineFaults(app) {
						add("outline", 0, "%s", fault)
					}
				}
				if purely(n, l) {
					checkPure(t, app, add)
				}
				if before.Size != l.Size || before.Lang != l.Lang {
					usual = nil
				}
				switch before = l; l.Text {
				case 100:
					usual = p.decisionSizes()
				case 200:
					p.checkGrowth(usual, add)
				}
				if l.Lang == "en" || l.Text == 200 {
					v.checkFacts(t, add)
				}
			}
		}
	})
	var lines []string
	for k, v := range list {
		measure := ""
		if v.worst != 0 {
			measure = fmt.Sprintf(" (%.1f px)", v.worst)
		}
		lines = append(lines, fmt.Sprintf("%s: %s%s [%s] %s", k.rule, k.what, measure, describe(v.looks), strings.Join(v.scenes, " ")))
	}
	slices.Sort(lines)
	for _, l := range lines {
		t.Error(l)
	}
}

// Faults are those of the layout of an app as it is; see Run.
func Faults(app *app.App, opts Options) []string {
	var list []string
	p := laidOut(app.Stage())
	p.dense = opts.Dense
	p.check(func(rule string, _ float64, format string, args ...any) {
		list = append(list, rule+": "+fmt.Sprintf(format, args...))
	})
	return list
}

// alike are the sizes that are arranged as others are, with more room.
var alike = []string{"360x740", upright + notch, "1920x1080", "2560x1080", "3840x2160"}

// looks are those in which the layout of the nth scene is checked: every size, or if it is not the main one of its screen the
// usual sizes and every third other, on an upright phone in all languages, and
// elsewhere in one, in turn, so that each language is seen at each size in a third of the scenes; on the smallest phone all
// languages are as large as they get. Elsewhere text is that large, and in every second scene as it is usually, too; sizes
// that are alike have one of the two. All that there are is for make soak.
func looks(n int, main bool) []Look {
	if soak.On() {
		return allLooks()
	}
	var list []Look
	sizes := layoutSizes
	if testing.Short() {
		sizes = []string{upright}
	}
	langs := []string{"en", "fr", "de"}
	for i, size := range sizes {
		lang := langs[(n+i)%3]
		usual := Look{Size: size, Lang: lang, Text: 100}
		large := Look{Size: size, Lang: lang, Text: 200}
		switch {
		case size == upright:
			for _, lang := range langs {
				list = append(list, Look{Size: size, Lang: lang, Text: 100})
			}
			list = append(list, Look{Size: size, Lang: langs[2], Text: 200})
		case size == smallUpright:
			list = append(list, usual, large, Look{Size: size, Lang: langs[(n+i+1)%3], Text: 200}, Look{Size: size, Lang: langs[(n+i+2)%3], Text: 200})
		case !main && !slices.Contains(usualSizes, size) && (n+i)%3 > 0:
		case slices.Contains(alike, size):
			list = append(list, []Look{usual, large}[(n+i)%2])
		case (n+i)%2 == 0:
			list = append(list, usual, large)
		default:
			list = append(list, large)
		}
		if i == n%len(sizes) {
			list = append(list, Look{Size: size, Lang: langs[(n+i+1)%3], Text: 150})
		}
	}
	if !testing.Short() {
		list = append(list, Look{Size: leftHanded[n%3], Lang: "en", Text: 100 + n/3%2*100, LeftHand: true})
	}
	return list
}

// usualSizes are those of which each shows an arrangement, and the smallest.
var usualSizes = []string{smallUpright, upright, smallLandscape, desktop}

// leftHanded are the sizes that have an arrangement of their own for the left hand.
var leftHanded = []string{upright, landscape, desktop}

// purely reports whether the nth scene is composed again in a look, to see that it comes to the same: on an upright phone,
// and at one other size.
func purely(n int, l Look) bool {
	switch {
	case l.LeftHand || l.Text != 100:
		return false
	case soak.On():
		return l.Lang == "en"
	case l.Size == upright:
		return l.Lang == []string{"en", "fr", "de"}[n%3]
	}
	return n%4 == 0 && (l.Size == landscape || l.Size == desktop || l.Size == tablet)
}

// allLooks are all sizes, languages and sizes of text, but at each size the middle text in one language, in
// turn, and for sizes that are alike one language and the smallest and largest text.
func allLooks() []Look {
	var list []Look
	for i, size := range layoutSizes {
		for k, lang := range []string{"en", "fr", "de"} {
			for _, text := range []int{100, 150, 200} {
				if slices.Contains(alike, size) && k == 0 && text != 150 || !slices.Contains(alike, size) && (text != 150 || k == i%3) {
					list = append(list, Look{Size: size, Lang: lang, Text: text})
				}
			}
		}
		if slices.Contains(leftHanded, size) {
			for _, text := range []int{100, 200} {
				list = append(list, Look{Size: size, Lang: "en", Text: text, LeftHand: true})
			}
		}
	}
	return list
}

// describe says in which looks something was found.
func describe(looks []Look) string {
	by := map[string]map[string]bool{"size": {}, "lang": {}, "text": {}}
	left := true
	for _, l := range looks {
		left = left && l.LeftHand
		by["size"][l.Size] = true
		by["lang"][l.Lang] = true
		by["text"][fmt.Sprint(l.Text)] = true
	}
	join := func(what string, all int) string {
		if len(by[what]) == all {
			return "all " + what + "s"
		}
		return strings.Join(slices.Sorted(maps.Keys(by[what])), ",")
	}
	where := join("size", len(layoutSizes)) + "; " + join("lang", 3) + "; " + join("text", 3)
	if left {
		where += "; left hand"
	}
	return where
}

// The sizes that are asked for, in CSS pixels.
const (
	smallest   = 13.0 // of any words
	body       = 16.0 // of sentences
	target     = 44.0
	denseBoard = 24.0
	apart      = 8.0
	grows      = 1.3  // of the present decision, with text of 200 %,
	large      = 19.0 // unless it is large already
	slack      = 0.6  // lengths are sums of fractions
)

// An adder takes a fault and its measure in CSS pixels, 0 if it has none.
type adder func(rule string, measure float64, format string, args ...any)

// check tells the faults of a page.
func (p *page) check(add adder) {
	p.checkWords(add)
	p.checkSizes(add)
	p.checkBaked(add)
	p.checkRoom(add)
	p.checkOverlaps(add)
	p.checkSurfaces(add)
	p.checkBars(add)
	p.checkControls(add)
	p.checkParts(add)
}

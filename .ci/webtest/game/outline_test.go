package game

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"treille/webtest"
)

// listening notes what the live regions are given, before they forget it.
const listening = `window.heard = [];
new MutationObserver((list) => {
	for (const change of list) {
		for (const node of change.addedNodes) {
			if (node.dataset && node.dataset.number) {
				window.heard.push(node.textContent);
			}
		}
	}
}).observe(document, { childList: true, subtree: true })`

// A section is one of the page's hidden outline.
type section struct {
	Section, Heading string
	Text, Items      []string
}

// A blind player has the page's hidden text and nothing else.
type blind struct {
	t       *testing.T
	p       *webtest.Page
	answers int // calls that he has answered
	bids    int
	laid    int
}

// outline reads the hidden sections.
func (b *blind) outline() map[string]section {
	var list []section
	b.p.Eval(`Array.from(document.querySelectorAll("#treille-outline section"), (s) => ({
		section: s.dataset.section, heading: s.querySelector("h1, h2, h3").textContent,
		text: Array.from(s.querySelectorAll("p"), (p) => p.textContent), items: Array.from(s.querySelectorAll("li"), (l) => l.textContent),
	}))`, &list)
	sections := map[string]section{}
	for _, s := range list {
		sections[s.Section] = s
	}
	return sections
}

// press presses the hidden button with a label that a pattern fits, and returns it.
func (b *blind) press(pattern string) string {
	b.t.Helper()
	var label string
	b.p.Eval(fmt.Sprintf(`(() => {
		const button = Array.from(document.querySelectorAll("#treille-controls button")).find((e) =>
			e.getAttribute("aria-disabled") !== "true" && new RegExp(%q).test(e.textContent));
		if (!button) return "";
		const label = button.textContent;
		button.click();
		return label;
	})()`, pattern), &label)
	if label == "" {
		b.t.Fatalf("no button fits %q; the buttons are %q", pattern, b.labels())
	}
	b.p.Frames(4)
	return label
}

// labels are those of all hidden buttons that can be pressed.
func (b *blind) labels() (list []string) {
	b.p.Eval(`Array.from(document.querySelectorAll("#treille-controls button")).filter((e) => e.getAttribute("aria-disabled") !== "true").map((e) => e.textContent)`, &list)
	return list
}

// called waits until the page has called him once more.
func (b *blind) called() {
	b.t.Helper()
	b.p.Wait("the call", fmt.Sprintf(`heard.filter((s) => /^Your turn[.]|^Place another bottle/.test(s)).length > %d`, b.answers))
	b.p.Frames(3)
	b.p.Eval(`heard.filter((s) => /^Your turn[.]|^Place another bottle/.test(s)).length`, &b.answers)
}

var amount = regexp.MustCompile(`([\d.]+)\x{202f}€`)

// bid adds the first bottle that makes a total that nobody has, or passes.
func (b *blind) bid() {
	b.t.Helper()
	totals, mine := map[string]bool{}, false
	for _, line := range b.outline()["bids"].Items {
		if m := amount.FindStringSubmatch(line); m != nil {
			totals[m[1]] = true
			mine = mine || strings.HasPrefix(line, "Clara: ")
		}
	}
	if hand := b.outline()["hand"].Items; !mine && len(hand) > 3 {
		for _, bottle := range hand {
			money := amount.FindStringSubmatch(bottle)[1]
			if totals[money] {
				continue
			}
			b.press("^" + regexp.QuoteMeta(bottle) + ", in hand$")
			b.p.Wait("the sum on the button", fmt.Sprintf(`[...document.querySelectorAll("#treille-controls button")].some((e) => e.textContent.endsWith(" → %s\u202f€"))`, money))
			b.press("^(Add|Bid) → ")
			b.bids++
			b.p.Wait("the bid in the outline or the next phase", fmt.Sprintf(`document.querySelector("[data-section=bids]").textContent.includes("Clara: %s\u202f€") || !document.querySelector("[data-section=turn]").textContent.includes("Bidding")`, money))
			return
		}
	}
	b.press("^Pass$")
	if question, asked := b.outline()["panel"]; asked { // where something else could be had
		if !strings.Contains(strings.Join(question.Text, " "), "Passing is final.") {
			b.t.Errorf("the question reads %+v", question)
		}
		b.press("^Pass$")
	}
}

var gain = regexp.MustCompile(`^Row \d, .*: \+?(\d+) point`)

// place lays the bottle that he holds first where it scores most, if he has one too
// many or nothing to lose, or is done.
func (b *blind) place() {
	b.t.Helper()
	hand := b.outline()["hand"].Items
	if len(hand) <= 4 {
		b.press("^Done$")
		return
	}
	b.press("^" + regexp.QuoteMeta(hand[len(hand)-1]) + ", in hand$")
	best, label := -1, ""
	for _, l := range b.labels() {
		if m := gain.FindStringSubmatch(l); m != nil {
			if n, _ := strconv.Atoi(m[1]); n > best {
				best, label = n, l
			}
		}
	}
	if best < 0 {
		b.t.Fatalf("no place is read; the buttons are %q", b.labels())
	}
	b.press("^" + regexp.QuoteMeta(label) + "$")
	b.press("^Place (→ .?" + strconv.Itoa(best) + " point|as a support)")
	b.laid++
	b.p.Wait("the hand in the outline to have one less", fmt.Sprintf(`document.querySelectorAll("[data-section=hand] li").length === %d`, len(hand)-1))
}

// TestTheHiddenTextIsEnoughToPlay plays three rounds by the page's hidden text.
func TestTheHiddenTextIsEnoughToPlay(t *testing.T) {
	t.Parallel()
	v := desktop()
	v.Before = append(v.Before, listening)
	p := open(t, v)
	b := &blind{t: t, p: p}
	if home := b.outline(); home["home"].Heading != "Treille" || !strings.Contains(home["box-weinhaendler"].Heading, "Weinhändler") {
		t.Errorf("home reads %+v", home)
	}
	b.press("^Play Weinhändler$")
	p.Wait("the page of the game", `document.querySelectorAll("[data-section=round] li").length === 3`)
	b.press("^Play$")
	p.Wait("the page of the new game", `document.querySelectorAll("[data-section=seats] li").length >= 4`)
	b.press("^Start the game$")
	for range 60 {
		b.called()
		turn := b.outline()["turn"]
		if len(turn.Text) < 3 {
			t.Fatalf("the turn reads %+v", turn)
		}
		round, phase, _ := strings.Cut(turn.Text[0], ": ")
		if round == "Round 4" || round == "Last round" {
			break
		}
		if phase == "Cellars" {
			b.place()
		} else {
			b.bid()
		}
	}
	if b.bids < 2 || b.laid == 0 {
		t.Errorf("%d bids and %d bottles laid in three rounds", b.bids, b.laid)
	}
}

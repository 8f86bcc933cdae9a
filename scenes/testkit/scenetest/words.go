package scenetest

import (
	"slices"
	"strings"

	"treille/scenes/ui"
	"treille/sprites"
)

// checkWords finds words that were never filled in, or that were cut.
func (p *page) checkWords(add adder) {
	for _, t := range p.lines {
		if strings.ContainsAny(t.Words, "{}\uFFFD") {
			add("gap", 0, "%s", label(t))
		}
		if strings.HasSuffix(t.Words, "…") && !isName(strings.TrimSuffix(t.Words, "…")) {
			add("shortened", 0, "%s", label(t))
		}
		for _, r := range t.Words {
			if !metrics().Has(t.Style.Font, r) {
				add("glyph", 0, "%s has %q, which its font lacks", label(t), r)
			}
		}
	}
	for _, c := range p.controls {
		if strings.ContainsAny(c.Label+c.Reason, "{}\uFFFD") || strings.TrimSpace(c.Label) == "" {
			add("gap", 0, "control %s: %q %q", c.ID, c.Label, c.Reason)
		}
	}
}

// isName reports whether words begin a player's name, which may be cut in a
// narrow place.
func isName(words string) bool {
	return slices.ContainsFunc(Names(), func(n string) bool { return strings.HasPrefix(n, words) })
}

// checkSizes finds words that are too small.
func (p *page) checkSizes(add adder) {
	for _, t := range p.lines {
		if p.onPiece(t) {
			continue
		}
		px := p.px(t.Style.Size)
		if px < smallest-0.05 {
			add("small", px, "%s", label(t))
		} else if sentence(t.Words) && px < body-0.05 && t.Style.Font != sprites.Italic {
			add("body", px, "%s", label(t))
		}
	}
}

// checkBaked finds words that are part of a surface and too small.
func (p *page) checkBaked(add adder) {
	for _, s := range p.items {
		if s.Kind != ui.Surface {
			continue
		}
		switch s.Surface.Kind {
		case sprites.StampKind, sprites.TitleKind:
			words, size := s.Surface.Lettering()
			if px := p.px(size); px < smallest-0.05 {
				add("small", px, "the %s “%s”", label(s), words)
			}
		}
	}
}

// sentence reports whether words are to be read as text.
func sentence(words string) bool { return strings.Count(words, " ") >= 4 }

// onPiece reports whether a text is a numeral on a piece or on a place.
func (p *page) onPiece(t *seen) bool {
	if strings.Trim(t.Words, "+0123456789") != "" {
		return false
	}
	return slices.ContainsFunc(p.items[:t.order], func(s *seen) bool {
		return s.Kind == ui.Surface && s.Surface.Kind == sprites.LegalPlace && t.box.Within(s.box)
	})
}

// decisionSizes are the sizes of the words of the present decision in CSS
// pixels: of each button, by its id, and of the hint.
func (p *page) decisionSizes() map[string]float64 {
	sizes := map[string]float64{}
	note := func(what string, t *seen) {
		px := p.px(t.Style.Size)
		if least, ok := sizes[what]; !ok || px < least {
			sizes[what] = px
		}
	}
	for _, t := range p.lines {
		on := p.sheetUnder(t)
		switch {
		case on == nil:
			if isHint(t.Style) {
				note("hint", t)
			}
		case on.Control != "" && (on.Surface.Kind == sprites.Primary || on.Surface.Kind == sprites.Secondary):
			note(on.Control, t)
		}
	}
	return sizes
}

// isHint reports whether words of a style are the hint of the present decision.
func isHint(st sprites.Style) bool { return st.Font == sprites.Italic && st.Color == sprites.Hint }

// sheetUnder is the surface that a text stands on, or nil if it stands on the
// table.
func (p *page) sheetUnder(t *seen) *seen {
	for _, s := range slices.Backward(p.sheets) {
		if s.order < t.order && t.box.Within(s.box) {
			return s
		}
	}
	return nil
}

// checkGrowth finds words of the present decision that are hardly larger with
// text of 200 % than usual.
func (p *page) checkGrowth(usual map[string]float64, add adder) {
	for what, px := range p.decisionSizes() {
		if u, ok := usual[what]; ok && px < grows*u-0.05 && px < large {
			add("growth", px/u, "%s", what)
		}
	}
}

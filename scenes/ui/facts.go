package ui

import "slices"

// Shows says which facts of the outline a part shows: those that are to be seen at all
// sizes of the screen. See Outline.Fact.
func (p Part) Shows(facts ...string) Part {
	return p.each(func(p *part, _ Part) {
		t := p.says()
		p.told = &told{append(slices.Clip(t.facts), facts...), t.press}
	})
}

// Instead says what to press to see the facts of a part that is left out, or those of the
// alternatives before it that it shows no more: the id of a control.
func (p Part) Instead(press string) Part {
	return p.each(func(p *part, _ Part) { p.told = &told{p.says().facts, press} })
}

// A told is what a part says about facts.
type told struct {
	facts []string // that it shows
	press string   // what to press to see facts that are left out
}

func (p *part) says() told {
	if p == nil || p.told == nil {
		return told{}
	}
	return *p.told
}

// allFacts are the facts of a part and of all parts in it.
func (p Part) allFacts() []string {
	if p.part == nil {
		return nil
	}
	list := slices.Clone(p.says().facts)
	for _, q := range p.parts() {
		list = append(list, q.allFacts()...)
	}
	return list
}

// show notes the facts of a part that is laid out, and where those are that it has
// replaced.
func (s *Stage) show(p Part) {
	if p.told != nil {
		s.Shows(p.told.facts...)
		p.replaces(s)
	}
}

// replaces notes where the facts of the alternatives before a part are.
func (p Part) replaces(s *Stage) {
	if press := p.says().press; press != "" && p.nth > 0 {
		for _, q := range p.any[:p.nth] {
			s.Instead(press, q.allFacts()...)
		}
	}
}

// Shows notes that facts of the outline are to be seen: for what is drawn without parts.
func (s *Stage) Shows(facts ...string) {
	for _, f := range facts {
		s.facts[f] = ""
	}
}

// Instead notes that facts which are not to be seen are found by a press.
func (s *Stage) Instead(press string, facts ...string) {
	for _, f := range facts {
		if _, seen := s.facts[f]; !seen {
			s.facts[f] = press
		}
	}
}

// Fact reports whether a fact of the outline is to be seen in the present composition, or
// else the control whose press shows it, "" if none does.
func (s *Stage) Fact(fact string) (seen bool, press string) {
	press, known := s.facts[fact]
	return known && press == "", press
}

// leaveOut notes where the facts of a part are found that is not laid out.
func (s *Stage) leaveOut(p Part) {
	p.replaces(s)
	if press := p.says().press; press != "" {
		s.Instead(press, p.allFacts()...)
	}
}

// cramp notes that a layout is larger than its room even at its smallest.
func (s *Stage) cramp(what string) { s.cramped = append(s.cramped, what) }

// Cramped are the parts that have no room in the present composition, even when all that may
// give way has done so. Tests want none.
func (s *Stage) Cramped() []string { return s.cramped }

// Backwards lays out parts of a row, column or grid in the opposite order from now on.
// What is composed has to be the same: tests find parts that depend on another.
func (s *Stage) Backwards(on bool) { s.backwards = on }

package weinhaendler

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/data/store"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// wineNames are the names of the wines in the outline, by their number, long and
// short.
var wineNames = [][2]string{{"Dornfelder", "Dornfelder"}, {"Merlot", "Merlot"}, {"Zinfandel", "Zinfandel"}, {"Chardonnay", "Chardonnay"},
	{"Portugieser", "Portugieser"}, {"Cabernet Sauvignon", "Cabernet"}, {"Bordeaux", "Bordeaux"}}

// A bottle is a card as it is read.
type bottle struct {
	wine  string // short; "" for an empty one
	stars int
}

// bottleOf is how a card should be read.
func bottleOf(c wh.Card) bottle {
	if c == wh.Empty {
		return bottle{}
	}
	return bottle{wineNames[c.Wine()][1], c.Stars()}
}

func bottlesOf(cs wh.Cards) []bottle {
	var list []bottle
	for _, c := range byValue(cs) {
		list = append(list, bottleOf(c))
	}
	return list
}

// readBottle reads "Merlot, two stars, 7 €" and, without a value, "Merlot, two
// stars". The value is in tenths of a euro, 0 if there is none.
func readBottle(words string) (b bottle, tenths int, ok bool) {
	parts := strings.Split(words, ", ")
	if strings.HasSuffix(parts[0], "empty bottle") {
		if len(parts) > 1 {
			tenths = readMoney(parts[1])
		}
		return bottle{}, tenths, true
	}
	if len(parts) < 2 {
		return bottle{}, 0, false
	}
	b.stars = slices.Index([]string{"", "one star", "two stars", "three stars"}, parts[1])
	for _, name := range wineNames {
		if parts[0] == name[0] || parts[0] == name[1] {
			b.wine = name[1]
		}
	}
	if len(parts) > 2 {
		tenths = readMoney(parts[2])
	}
	return b, tenths, b.stars > 0 && b.wine != ""
}

// readBottles reads bottles that are parted by semicolons.
func readBottles(words string) (list []bottle, ok bool) {
	if words == "nothing yet" {
		return nil, true
	}
	for _, w := range strings.Split(words, "; ") {
		b, _, ok := readBottle(w)
		if !ok {
			return nil, false
		}
		list = append(list, b)
	}
	return list, true
}

// readMoney reads "7.20 €" in tenths of a euro, -1 for what is no amount.
func readMoney(words string) int {
	number, isMoney := strings.CutSuffix(words, "\u202f€")
	f, err := strconv.ParseFloat(number, 64)
	if !isMoney || err != nil {
		return -1
	}
	return int(f*10 + 0.5)
}

// outOfPlay stands for the value of an offer that nobody can get any more.
const outOfPlay = -2

// A knowledge is all that can be read of a game.
type knowledge struct {
	offer, hand []bottle
	open        bool // there is a hand to read
	pile        int
	offerValue  int
	seats       map[string]*seatKnowledge
	gets        []string // "1st Clara offer …"
}

type seatKnowledge struct {
	bid                       []bottle
	total, rank, points, hand int
	passed, spent             bool
	cellars                   []map[[2]int]bottle // by row and place
}

var (
	bidLine    = regexp.MustCompile(`^(.+?): (?:no bid|([\d.]+\x{202f}€)(?:, (\d+)(?:st|nd|rd|th))?)(, passed|, no bottle left)?(?:: (.+))?$`)
	seatLine   = regexp.MustCompile(`^(.+): (\d+) points?, (\d+) in hand$`)
	bottleLine = regexp.MustCompile(`^Row (\d), place (\d): (.+)$`)
	getsLine   = regexp.MustCompile(`^(\d)(?:st|nd|rd|th): (.+?) gets? (the offer|yours|.+?’s): (.+)$`)
)

// readOutline reads a table; it fails t on what it does not understand.
func readOutline(t *testing.T, sections []ui.Section) knowledge {
	t.Helper()
	k := knowledge{seats: map[string]*seatKnowledge{}}
	var at *seatKnowledge
	for _, s := range sections {
		switch {
		case s.ID == "offer":
			if k.offerValue = outOfPlay; s.Heading != "Out of play" {
				k.offerValue = readMoney(strings.TrimPrefix(s.Heading, "Public offer: "))
			}
			k.offer = readList(t, s.Items)
		case s.ID == "pile":
			k.pile, _ = strconv.Atoi(strings.TrimPrefix(s.Heading, "Pile "))
		case s.ID == "hand":
			k.hand, k.open = readList(t, s.Items), true
		case s.ID == "bids":
			for _, item := range s.Items {
				k.readBid(t, item)
			}
		case s.ID == "exchange":
			k.gets = s.Items
		case strings.HasPrefix(s.ID, "seat-"):
			if m := seatLine.FindStringSubmatch(s.Heading); m != nil {
				at = k.seat(m[1])
				at.points, at.hand = number(m[2]), number(m[3])
			} else if s.Level != 3 {
				t.Fatalf("a seat is headed %q", s.Heading)
			}
			at.cellars = append(at.cellars, readCellar(t, s.Items))
		}
	}
	return k
}

func (k *knowledge) seat(name string) *seatKnowledge {
	if k.seats[name] == nil {
		k.seats[name] = &seatKnowledge{}
	}
	return k.seats[name]
}

func (k *knowledge) readBid(t *testing.T, item string) {
	t.Helper()
	m := bidLine.FindStringSubmatch(item)
	if m == nil {
		t.Fatalf("a bid reads %q", item)
	}
	s := k.seat(m[1])
	s.passed, s.spent = m[4] == ", passed", m[4] == ", no bottle left"
	if m[2] == "" {
		return
	}
	s.total, s.rank = readMoney(m[2]), number(m[3])
	var ok bool
	if s.bid, ok = readBottles(m[5]); !ok {
		t.Fatalf("the bottles of a bid read %q", m[5])
	}
}

func readList(t *testing.T, items []string) []bottle {
	t.Helper()
	var list []bottle
	for _, item := range items {
		b, _, ok := readBottle(item)
		if !ok {
			t.Fatalf("a bottle reads %q", item)
		}
		list = append(list, b)
	}
	return list
}

func readCellar(t *testing.T, items []string) map[[2]int]bottle {
	t.Helper()
	cellar := map[[2]int]bottle{}
	for _, item := range items {
		m := bottleLine.FindStringSubmatch(item)
		if m == nil {
			t.Fatalf("a place reads %q", item)
		}
		b, _, ok := readBottle(m[3])
		if !ok {
			t.Fatalf("a bottle in a cellar reads %q", m[3])
		}
		cellar[[2]int{number(m[1]), number(m[2])}] = b
	}
	return fromLeft(cellar)
}

// fromLeft counts the places of a cellar from its leftmost bottle.
func fromLeft(cellar map[[2]int]bottle) map[[2]int]bottle {
	first := 5
	for at := range cellar {
		if at[0] == 1 {
			first = min(first, at[1])
		}
	}
	moved := map[[2]int]bottle{}
	for at, b := range cellar {
		moved[[2]int{at[0], at[1] - first}] = b
	}
	return moved
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// known is what an information state says, with what is still counted up as it is
// shown.
func known(s tabletest.Sight) knowledge {
	in := s.Info.(*wh.Info)
	k := knowledge{offer: bottlesOf(in.Offer()), offerValue: in.Offer().Value(), pile: in.PileSize(), seats: map[string]*seatKnowledge{}}
	if in.LastRound() && (in.Phase() == wh.PhaseCellars || in.Phase() == wh.PhaseOver) {
		k.offerValue = outOfPlay
	}
	if k.open = in.Seat() >= 0 && !s.Table.Veiled(); k.open {
		k.hand = bottlesOf(in.Hand())
	}
	for i := range in.Players() {
		p := engine.Player(i)
		seat := k.seat(s.Table.PlayerName(p))
		*seat = seatKnowledge{bid: bottlesOf(in.Bid(p)), total: in.BidTotal(p), points: s.Table.Points(p), hand: in.HandSize(p), passed: in.HasPassed(p)}
		if in.Phase() <= wh.PhaseDrawing {
			seat.rank = in.Rank(p)
		}
		seat.spent = (in.Phase() == wh.PhaseBidding || in.Phase() == wh.PhaseDrawing) && in.HandSize(p) == 0 && !in.HasPassed(p)
		for n := range in.CellarCount(p) {
			seat.cellars = append(seat.cellars, cellarOf(in.Cellar(p, n)))
		}
	}
	return k
}

// cellarOf is a cellar by row and place, from its leftmost bottle.
func cellarOf(c wh.Cellar) map[[2]int]bottle {
	cellar := map[[2]int]bottle{}
	c.Each(0, func(card wh.Card, at wh.Place) {
		cellar[[2]int{int(at.Row) + 1, int(at.Col)}] = bottleOf(card)
	})
	return fromLeft(cellar)
}

// String writes all of it, to be compared.
func (k knowledge) String() string {
	var names []string
	for name := range k.seats {
		names = append(names, name)
	}
	slices.Sort(names)
	s := fmt.Sprint("offer ", k.offer, k.offerValue, " pile ", k.pile, " hand ", k.open, k.hand)
	for _, name := range names {
		s += fmt.Sprintf("\n%s: %+v", name, *k.seats[name])
	}
	return s
}

// checkGets compares who would get what with the rules' own exchange.
func checkGets(t *testing.T, s tabletest.Sight, k knowledge) {
	t.Helper()
	in := s.Info.(*wh.Info)
	if in.Phase() != wh.PhaseBidding && in.Phase() != wh.PhaseDrawing {
		return
	}
	list := in.Exchange(nil)
	for i, tr := range list {
		if tr.To < 0 {
			continue
		}
		from := "the offer"
		if tr.From >= 0 {
			from = s.Table.PlayerName(tr.From) + "’s"
		}
		if s.Table.You(tr.From) {
			from = "yours"
		}
		m := getsLine.FindStringSubmatch(k.gets[i])
		if m == nil {
			t.Fatalf("who gets what reads %q", k.gets[i])
		}
		cards, _ := readBottles(m[4])
		if number(m[1]) != i+1 || m[2] != s.Table.Subject(tr.To) || m[3] != from || fmt.Sprint(cards) != fmt.Sprint(bottlesOf(tr.Cards)) {
			t.Fatalf("%q is read where %s takes from %s: %v", k.gets[i], s.Table.PlayerName(tr.To), from, bottlesOf(tr.Cards))
		}
	}
}

// TestTheOutlineHoldsWhatTheViewerKnows rebuilds, tick by tick over whole games,
// what the viewer knows from the outline alone.
func TestTheOutlineHoldsWhatTheViewerKnows(t *testing.T) {
	tabletest.Outlines(t, Kind(), tabletest.Player{Press: press}, checkOutline, checkCovered)
}

// checkOutline compares what is read with what is known.
func checkOutline(t *testing.T, s tabletest.Sight) {
	t.Helper()
	got := readOutline(t, s.Outline().Sections())
	if s.Info.(*wh.Info).Phase() > wh.PhaseDrawing { // the ranks of the auction before stay
		for _, seat := range got.seats {
			seat.rank = 0
		}
	}
	if want := known(s); got.String() != want.String() {
		t.Fatalf("the outline says\n%v\nthe viewer knows\n%v\n%s", got, want, s.Outline())
	}
	checkGets(t, s, got)
	checkVeiled(t, s)
}

// checkVeiled wants nothing of what only the viewer knows under the veil: what he
// has drawn (W14) stands in hint and log.
func checkVeiled(t *testing.T, s tabletest.Sight) {
	t.Helper()
	if !s.Table.Veiled() {
		return
	}
	lines := strings.Join(s.Outline().Find("turn").Text, " ")
	for _, line := range s.Outline().Find("since").Items {
		if strings.Contains(line, " draws ") {
			lines += line
		}
	}
	for _, name := range wineNames {
		if strings.Contains(lines, name[1]) {
			t.Fatalf("under the veil it reads\n%s", s.Outline())
		}
	}
}

// checkCovered wants nothing of a hand in what is read at the cover.
func checkCovered(t *testing.T, s tabletest.Sight) {
	t.Helper()
	text := s.Outline().String()
	for _, name := range wineNames {
		if strings.Contains(text, name[1]) {
			t.Fatalf("the cover says\n%s", text)
		}
	}
	if s.Outline().Find("hand") != nil || s.Outline().Find("offer") != nil {
		t.Fatalf("the cover says\n%s", text)
	}
}

func TestEachEventIsSpokenOnce(t *testing.T) {
	tabletest.Spoken(t, Kind(), tabletest.Player{Press: press})
}

// TestAFloodIsSummed listens to a game in which all is shown at once.
func TestAFloodIsSummed(t *testing.T) {
	summed := 0
	tabletest.Watch(t, Kind(), tabletest.Player{Press: press}, 5, 1, store.SpeedInstant, func(s tabletest.Sight) {
		for _, words := range s.Said {
			if strings.Contains(words, " in the log.") {
				summed++
			}
			if n := strings.Count(words, ". "); n > 12 {
				t.Errorf("%d sentences at once: %q", n, words)
			}
		}
	})
	if summed == 0 {
		t.Error("nothing is summed up")
	}
}

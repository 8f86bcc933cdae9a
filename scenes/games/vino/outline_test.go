package vino

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// varietyNames are the names of the varieties in the outline, by their number.
var varietyNames = []string{"Barbera", "Montepulciano", "Nebbiolo", "Pinot Grigio", "Trebbiano"}

// A knowledge is all that can be read of a game, as lines that are compared.
type knowledge []string

func (k *knowledge) add(format string, args ...any) { *k = append(*k, fmt.Sprintf(format, args...)) }

// number reads "1 140" and "+300" and "−2".
func number(words string) int {
	words = strings.NewReplacer("\u202f", "", "−", "-", "+", "").Replace(words)
	n, err := strconv.Atoi(words)
	if err != nil {
		panic(err)
	}
	return n
}

var (
	seatLine     = regexp.MustCompile(`^(.+): (\d+) vineyards?(?:, money ([\d\x{202f}]+))?(?:, income ([\d\x{202f}]+))?$`)
	vineyardLine = regexp.MustCompile(`^(private|state) vineyard ([\d\x{202f}]+)(?:: (.+?))?(, ticked)?$`)
	ownerLine    = regexp.MustCompile(`^(.+): (\d+) (.+)$`)
)

// readOutline reads a table; it fails t on what it does not understand.
func readOutline(t *testing.T, sections []ui.Section) knowledge {
	t.Helper()
	var k knowledge
	for _, s := range sections {
		switch {
		case s.ID == "market":
			for i, item := range s.Items {
				k.add("market %s %d", varietyNames[i], number(strings.TrimPrefix(item, varietyNames[i]+": ")))
			}
		case s.ID == "clock":
			k.add("bottles %s", strings.TrimPrefix(s.Heading, "Bottles left: "))
			for _, words := range s.Text {
				k.add("barrel %s", strings.TrimSuffix(strings.TrimPrefix(words, "The barrel stands in "), "."))
			}
		case s.ID == "pairs":
			k.add("pairs %v", s.Items)
		case s.ID == "rose":
			k.add("rose %v", s.Items)
		case strings.HasPrefix(s.ID, "seat-"):
			readSeat(t, s, &k)
		case strings.HasPrefix(s.ID, "region-"):
			readRegion(t, s, &k)
		}
	}
	return k
}

func readSeat(t *testing.T, s ui.Section, k *knowledge) {
	t.Helper()
	m := seatLine.FindStringSubmatch(s.Heading)
	if m == nil {
		t.Fatalf("a seat is headed %q", s.Heading)
	}
	money, income := "?", 0
	if m[3] != "" {
		money = strconv.Itoa(number(m[3]))
	}
	if m[4] != "" {
		income = number(m[4])
	}
	var cellar []int
	for i, item := range s.Items {
		cellar = append(cellar, number(strings.TrimPrefix(item, varietyNames[i]+": ")))
	}
	k.add("seat %s %s %s %d %v %v", m[1], m[2], money, income, cellar, s.Text)
}

func readRegion(t *testing.T, s ui.Section, k *knowledge) {
	t.Helper()
	bottle, free, owners := false, "", []string{}
	for _, words := range s.Text {
		switch rest, isFree := strings.CutPrefix(words, "free: "); {
		case words == "The region has its bottle.":
			bottle = true
		case isFree:
			free = rest
		default:
			m := ownerLine.FindStringSubmatch(words)
			if m == nil {
				t.Fatalf("an owner reads %q", words)
			}
			owners = append(owners, m[1]+" "+m[2]+" "+m[3])
		}
	}
	var road []string
	for _, item := range s.Items {
		m := vineyardLine.FindStringSubmatch(item)
		if m == nil {
			t.Fatalf("a vineyard reads %q", item)
		}
		road = append(road, m[1]+" "+m[2]+" "+m[3])
	}
	k.add("region %s %v %s %v %v", s.Heading, bottle, free, owners, road)
}

// known is what an information state says, with what is still counted up as it is
// shown.
func known(s tabletest.Sight) knowledge {
	in := s.Info.(*vi.Info)
	name := s.Table.PlayerName
	var k knowledge
	for v := range vi.Barbera + vi.Varieties {
		k.add("market %s %d", varietyNames[v], in.Market(v))
	}
	k.add("bottles %d", in.Bottles())
	if r, ok := in.Region(); ok {
		k.add("barrel %s", vi.RegionName(r))
	}
	var pairs, rose []string
	for _, r := range in.Undrawn() {
		pairs = append(pairs, vi.RegionName(r)+", face down")
	}
	for _, r := range in.Drawn() {
		pairs = append(pairs, vi.RegionName(r)+", drawn with "+varietyNames[vi.Printed().Regions[r].Start])
	}
	if in.Round() == 0 && len(pairs) > 0 {
		k.add("pairs %v", pairs)
	}
	for _, p := range in.Rose() {
		rose = append(rose, name(p))
	}
	k.add("rose %v", rose)
	for i := range in.Players() {
		knownSeat(s, in, engine.Player((int(s.Table.Base())+i)%in.Players()), &k)
	}
	for r := range vi.Regions {
		knownRegion(in, r, name, &k)
	}
	return k
}

func knownSeat(s tabletest.Sight, in *vi.Info, p engine.Player, k *knowledge) {
	money := "?"
	if m, ok := in.Money(p); ok {
		money = strconv.Itoa(m)
	}
	var cellar []int
	for v := range vi.Barbera + vi.Varieties {
		cellar = append(cellar, in.Cellar(p, v))
	}
	var said []string
	switch c := in.Choice(p); {
	case len(c) == 2 && !(p == in.Seat() && in.Phase() == vi.PhaseChoose && s.Table.Veiled()):
		said = append(said, "has chosen "+vi.RegionName(c[0])+" and "+vi.RegionName(c[1]))
	case in.Committed().Has(p):
		said = append(said, "has chosen two regions")
	}
	k.add("seat %s %d %s %d %v %v", s.Table.PlayerName(p), s.Table.Points(p), money, in.Income(p), cellar, said)
}

func knownRegion(in *vi.Info, r int, name func(engine.Player) string, k *knowledge) {
	var free, owners, road []string
	for v := range vi.Barbera + vi.Varieties {
		if in.FreeMarkers(r).Has(v) {
			free = append(free, varietyNames[v])
		}
	}
	list := strings.Join(free, ", ")
	if i := strings.LastIndex(list, ", "); i >= 0 {
		list = list[:i] + " and " + list[i+2:]
	}
	for _, p := range in.Owners(r) {
		owners = append(owners, fmt.Sprintf("%s %d %s", name(p), in.Owned(p, r), varietyNames[in.Grows(p, r)]))
	}
	for n := range vi.RoadLength(r) {
		kind, owner := "private", ""
		if vi.OfState(r, n) {
			kind = "state"
		}
		if p, owned := in.Owner(r, n); owned {
			owner = name(p)
		}
		road = append(road, fmt.Sprintf("%s %d %s", kind, vi.Price(r, n), owner))
	}
	if owners == nil {
		owners = []string{}
	}
	k.add("region %d %s %v %s %v %v", r+1, vi.RegionName(r), in.Bottle(r), list, owners, road)
}

// TestTheOutlineHoldsWhatTheViewerKnows rebuilds, tick by tick over whole games,
// what the viewer knows from the outline alone.
func TestTheOutlineHoldsWhatTheViewerKnows(t *testing.T) {
	tabletest.Outlines(t, Kind(), tabletest.Player{Press: press}, checkOutline, checkCovered)
}

// checkOutline compares what is read with what is known.
func checkOutline(t *testing.T, s tabletest.Sight) {
	t.Helper()
	got, want := readOutline(t, s.Outline().Sections()), known(s)
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("the outline says\n%q\nthe viewer knows\n%q\n%s", got[min(i, len(got)):min(i+1, len(got))], want[i], s.Outline())
		}
	}
	if len(got) > len(want) {
		t.Fatalf("the outline says more than %q", want)
	}
}

// checkCovered wants nothing of a choice in what is read at the cover.
func checkCovered(t *testing.T, s tabletest.Sight) {
	t.Helper()
	for _, id := range []string{"decision", "market", "seat-0", "region-1"} {
		if s.Outline().Find(id) != nil {
			t.Fatalf("the cover says\n%s", s.Outline())
		}
	}
	if text := s.Outline().String(); strings.Contains(text, "chooses ") {
		t.Fatalf("the cover says\n%s", text)
	}
}

func TestEachEventIsSpokenOnce(t *testing.T) {
	tabletest.Spoken(t, Kind(), tabletest.Player{Press: press})
}

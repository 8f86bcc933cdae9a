package zankapfel

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// A knowledge is all that can be read of a game.
type knowledge struct {
	mayor, announced string
	chips            string
	numbers, prices  [5]int // by colour
	face             string
	pile             int
	discards, hand   string
	laid             string
	open             bool // there is a hand to read
	offers           string
	quarrel          string
	seats            map[string]seatKnowledge
}

type seatKnowledge struct {
	score, apples, discord int
	first                  bool
	did, spent             string
}

var (
	seatLine  = regexp.MustCompile(`^(.+): (−?\d+), (\d+) apples?, (\d+) discord$`)
	valueLine = regexp.MustCompile(`^(red|yellow|green|blue): harvest (\d), price (\d)$`)
	offerLine = regexp.MustCompile(`^(.+?) offers? (\d) for square (red \d, blue \d), yellow \d, green \d$`)
	openLine  = regexp.MustCompile(`^Open card: (red|yellow|green|blue|joker), price (\d)$`)
)

func number(words string) int {
	n, err := strconv.Atoi(strings.Replace(words, "−", "-", 1))
	if err != nil {
		return -1 << 20
	}
	return n
}

// readOutline reads a table; it fails t on what it does not understand.
func readOutline(t *testing.T, sections []ui.Section) knowledge {
	t.Helper()
	k := knowledge{seats: map[string]seatKnowledge{}}
	for _, s := range sections {
		switch {
		case s.ID == "orchard":
			k.readOrchard(s)
		case s.ID == "values":
			for i, item := range s.Items[:4] {
				m := valueLine.FindStringSubmatch(item)
				if m == nil || m[1] != colourArt[i+1] {
					t.Fatalf("a colour reads %q", item)
				}
				k.numbers[i], k.prices[i] = number(m[2]), number(m[3])
			}
		case s.ID == "pile":
			k.readPile(s)
		case s.ID == "offers":
			for _, item := range s.Items {
				m := offerLine.FindStringSubmatch(item)
				if m == nil {
					t.Fatalf("an offer reads %q", item)
				}
				k.offers += m[1] + " " + m[2] + " " + m[3] + "; "
			}
		case s.ID == "hand":
			k.hand, k.open = strings.Join(s.Items, ", "), true
			k.laid = strings.TrimPrefix(strings.Join(s.Text, ""), "Laid face down: ")
		case s.ID == "quarrel":
			k.quarrel = s.Heading + ": " + strings.Join(s.Items, "; ")
		case strings.HasPrefix(s.ID, "seat-"):
			k.readSeat(t, s)
		}
	}
	return k
}

func (k *knowledge) readOrchard(s ui.Section) {
	for _, words := range s.Text {
		words = strings.TrimSuffix(words, ".")
		if sq, ok := strings.CutPrefix(words, "The mayor stands on "); ok {
			k.mayor = sq
		}
		if list, ok := strings.CutPrefix(words, "Chips on "); ok {
			k.chips = list
		}
		if sq, ok := strings.CutPrefix(words, "Announced: "); ok {
			k.announced = sq
		}
	}
}

func (k *knowledge) readPile(s ui.Section) {
	for _, words := range s.Text {
		if m := openLine.FindStringSubmatch(words); m != nil {
			k.face = m[1] + " " + m[2]
		}
		if n, ok := strings.CutSuffix(words, " face down"); ok {
			k.pile = number(n)
		}
		if list, ok := strings.CutPrefix(words, "Discards: "); ok {
			k.discards = list
		}
	}
}

func (k *knowledge) readSeat(t *testing.T, s ui.Section) {
	t.Helper()
	m := seatLine.FindStringSubmatch(s.Heading)
	if m == nil {
		t.Fatalf("a seat is headed %q", s.Heading)
	}
	q := seatKnowledge{score: number(m[2]), apples: number(m[3]), discord: number(m[4])}
	for _, words := range s.Text {
		switch spent, ok := strings.CutPrefix(words, "Discord cards spent: "); {
		case ok:
			q.spent = spent
		case words == "No discord card spent":
		case words == m[1]+" holds the golden apple.", words == "You hold the golden apple.":
			q.first = true
		default:
			q.did = words
		}
	}
	k.seats[m[1]] = q
}

// named is how each square is called: by the numbers of red and blue that lead to it.
func named(sq zk.Square) string {
	return fmt.Sprintf("red\u202f%d, blue\u202f%d", printed.Numbers[sq][zk.Red], printed.Numbers[sq][zk.Blue])
}

// known is what an information state says, with what is still counted as it is
// shown.
func known(s tabletest.Sight) knowledge {
	in := s.Info.(*zk.Info)
	k := knowledge{seats: map[string]seatKnowledge{}, pile: in.PileSize(), discards: counted(in.Discards()), chips: strings.Join(table.Each(listed(in.Chips()), named), "; ")}
	if m := in.Mayor(); m != zk.NoSquare {
		k.mayor = named(m)
		for c := zk.Red; c <= zk.Blue; c++ {
			k.numbers[c-1], k.prices[c-1] = in.Number(c), in.Price(c)
		}
		if f := in.Face(); f != zk.NoCard {
			k.face = fmt.Sprint(colourArt[f], " ", in.Price(f))
		}
	}
	if sq := in.Announced(); sq != zk.NoSquare {
		k.announced = named(sq)
	}
	if k.open = in.Seat() >= 0 && !s.Table.Veiled(); k.open {
		k.hand = counted(in.Hand())
		if c := in.OwnLaid(); c != zk.NoCard {
			k.laid = colourArt[c]
		}
	}
	for i := range in.Players() {
		p := engine.Player((int(max(in.FirstPlayer(), 0)) + i) % in.Players())
		if o := in.Offer(p); o.Points > 0 {
			k.offers += fmt.Sprintf("%s %d %s; ", s.Table.Subject(p), o.Points, strings.ReplaceAll(named(o.Square), "\u202f", " "))
		}
	}
	for i := range in.Players() {
		p := engine.Player(i)
		q := seatKnowledge{score: s.Table.Points(p), apples: in.HandSize(p), first: in.FirstPlayer() == p, spent: strings.Join(table.Each(values(in.Spent(p)), digits), " ")}
		if q.discord = len(values(in.DiscordLeft(p))); in.Committed().Has(p) {
			q.discord--
		}
		k.seats[s.Table.PlayerName(p)] = q
	}
	return k
}

// counted writes cards as they are read.
func counted(cs zk.Cards) string {
	var list []string
	for c := zk.Red; c <= zk.Joker; c++ {
		if n := cs.Count(c); n > 0 {
			list = append(list, fmt.Sprintf("%d × %s", n, colourArt[c]))
		}
	}
	return strings.Join(list, ", ")
}

// checkDid compares what is said of this round with what is known.
func checkDid(t *testing.T, s tabletest.Sight, k knowledge) {
	t.Helper()
	in := s.Info.(*zk.Info)
	for i := range in.Players() {
		p := engine.Player(i)
		did := k.seats[s.Table.PlayerName(p)].did
		switch {
		case in.LaidDown().Has(p) && did != "has a card face down":
			t.Fatalf("of a card face down it reads %q", did)
		case in.Shown(p) != zk.NoCard && !strings.HasPrefix(did, "has shown "+colourArt[in.Shown(p)]):
			t.Fatalf("of a %s card it reads %q", colourArt[in.Shown(p)], did)
		}
	}
	if in.Members() == 0 {
		return
	}
	if want := fmt.Sprintf("Quarrel over %s, %d steps: ", colourArt[in.Colour()], in.Number(in.Colour())); !strings.HasPrefix(k.quarrel, want) {
		t.Fatalf("%q is read of a quarrel that is %q", k.quarrel, want)
	}
	for i := range in.Players() {
		p := engine.Player(i)
		if n := in.Dice(p); in.Members().Has(p) && n > 0 && !strings.Contains(k.quarrel, fmt.Sprintf(" %d di", n)) {
			t.Fatalf("%d dice are not in %q", n, k.quarrel)
		}
		if own := in.OwnDiscord(); p == in.Seat() && own > 0 && strings.Contains(k.quarrel, fmt.Sprintf("the %d face down", own)) == s.Table.Veiled() {
			t.Fatalf("own card %d, veiled %v: %q", own, s.Table.Veiled(), k.quarrel)
		}
	}
}

// String writes all of it, to be compared.
func (k knowledge) String() string {
	var names []string
	for name := range k.seats {
		names = append(names, name)
	}
	slices.Sort(names)
	s := fmt.Sprintf("mayor %s announced %s chips %s values %v %v face %s pile %d discards %s hand %v %s laid %s offers %s",
		k.mayor, k.announced, k.chips, k.numbers, k.prices, k.face, k.pile, k.discards, k.open, k.hand, k.laid, k.offers)
	for _, name := range names {
		q := k.seats[name]
		q.did = ""
		s += fmt.Sprintf("\n%s: %+v", name, q)
	}
	return s
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
	if want := known(s); got.String() != want.String() {
		t.Fatalf("the outline says\n%v\nthe viewer knows\n%v\n%s", got, want, s.Outline())
	}
	checkDid(t, s, got)
}

// checkCovered wants nothing of cards face down in what is read at the cover.
func checkCovered(t *testing.T, s tabletest.Sight) {
	t.Helper()
	text := s.Outline().String()
	if s.Outline().Find("hand") != nil || s.Outline().Find("orchard") != nil || strings.Contains(text, "face down:") {
		t.Fatalf("the cover says\n%s", text)
	}
}

func TestEachEventIsSpokenOnce(t *testing.T) {
	tabletest.Spoken(t, Kind(), tabletest.Player{Press: press})
}

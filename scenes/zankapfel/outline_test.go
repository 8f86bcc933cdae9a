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
	"treille/scenes/store"
	"treille/scenes/tabletest"
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
	offerLine = regexp.MustCompile(`^(.+) offers (\d) for square ([a-e][1-5]): red (\d), yellow (\d), green (\d), blue (\d)$`)
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
		case words == m[1]+" holds the golden apple.":
			q.first = true
		default:
			q.did = words
		}
	}
	k.seats[m[1]] = q
}

// known is what an information state says, with what is still counted as it is
// shown.
func known(s tabletest.Sight) knowledge {
	in := s.Info.(*zk.Info)
	k := knowledge{seats: map[string]seatKnowledge{}, pile: in.PileSize(), discards: counted(in.Discards()), chips: squareList(in.Chips())}
	if m := in.Mayor(); m != zk.NoSquare {
		k.mayor = m.String()
		for c := zk.Red; c <= zk.Blue; c++ {
			k.numbers[c-1], k.prices[c-1] = in.Number(c), in.Price(c)
		}
		if f := in.Face(); f != zk.NoCard {
			k.face = fmt.Sprint(colourArt[f], " ", in.Price(f))
		}
	}
	if sq := in.Announced(); sq != zk.NoSquare {
		k.announced = sq.String()
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
			k.offers += fmt.Sprintf("%s %d %s; ", s.Table.PlayerName(p), o.Points, o.Square)
		}
	}
	for i := range in.Players() {
		p := engine.Player(i)
		q := seatKnowledge{score: s.Table.Points(p), apples: in.HandSize(p), first: in.FirstPlayer() == p, spent: listed(values(in.Spent(p)))}
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
	for _, c := range []struct {
		players, people int
		speed           store.Speed
	}{{3, 1, store.SpeedTwo}, {4, 2, store.SpeedInstant}, {6, 1, store.SpeedInstant}, {4, 3, store.SpeedTwo}} {
		t.Run(fmt.Sprintf("%d players, %d people", c.players, c.people), func(t *testing.T) {
			t.Parallel()
			last, compared, covers := "", 0, 0
			tabletest.Watch(t, Kind(), tabletest.Player{Press: press}, c.players, c.people, c.speed, func(s tabletest.Sight) {
				if s.Table.Ended() {
					return // the result lies on top
				}
				text := s.Outline.String()
				if s.Covered {
					covers++
					if s.Outline.Find("hand") != nil || s.Outline.Find("orchard") != nil || strings.Contains(text, "face down:") {
						t.Fatalf("the cover says\n%s", text)
					}
					return
				}
				if text == last || s.Outline.Find("panel") != nil {
					return
				}
				last = text
				compared++
				got := readOutline(t, s.Outline.Sections())
				if want := known(s); got.String() != want.String() {
					t.Fatalf("the outline says\n%v\nthe viewer knows\n%v\n%s", got, want, text)
				}
				checkDid(t, s, got)
			})
			if compared < 40 || (covers > 0) != (c.people > 1) {
				t.Errorf("only %d outlines were compared, and %d covers seen", compared, covers)
			}
		})
	}
}

// TestEachEventIsSpokenOnce listens to a whole game.
func TestEachEventIsSpokenOnce(t *testing.T) {
	var want, said []string
	tabletest.Watch(t, Kind(), tabletest.Player{Press: press}, 3, 1, store.SpeedHalf, func(s tabletest.Sight) {
		guest := sit(s.Table)
		for _, e := range s.Events {
			for _, l := range guest.Lines(s.Before, e) {
				if words := l.Text; words != "" {
					if l.Seat >= 0 {
						words = s.Table.PlayerName(l.Seat) + " " + words
					}
					want = append(want, strings.TrimSuffix(words, ".")+".")
				}
			}
			s.Before.Observe(e)
		}
		said = append(said, s.Said...)
	})
	all := strings.Join(said, "\n")
	rest := all
	for _, words := range want {
		_, after, found := strings.Cut(rest, words)
		if !found {
			t.Fatalf("%q is not spoken in its turn; all that is said:\n%s", words, all)
		}
		rest = after
	}
	if len(want) < 60 || strings.Count(all, "It is Clara’s turn.") < 10 {
		t.Errorf("only %d events, or the turn is not said", len(want))
	}
}

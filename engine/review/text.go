package review

import (
	"bytes"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/record"
	"treille/engine/search"
)

// versions tell for each game which computer player looks at it: other tunings find
// something else. They are hashes of what is found in a game that is always the same,
// so that a test tells when one has to be renewed.
var versions = map[string]string{
	"farbenpoker":  "82e8c782287afaec",
	"vino":         "478aa22dfb263ffd",
	"weinhaendler": "9b99f95b4a7a1cb8",
	"zankapfel":    "f4ef98750acd71e2",
}

// Version is that of what is found in a game, "" for one that has none.
func Version(game string) string { return versions[game] }

// Bytes are what a review that is done has found, as a text for [Restore]: nil of one
// that is not.
func (r *Review) Bytes() []byte {
	if !r.Done() {
		return nil
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "review %s %d %d\n", Version(r.game.Name()), r.seat, len(r.decisions))
	for _, p := range r.points {
		fmt.Fprintf(&b, "point %d", p.Step)
		for _, c := range p.Chances {
			fmt.Fprintf(&b, " %d", c)
		}
		b.WriteByte('\n')
	}
	for _, c := range r.Costs() {
		fmt.Fprintf(&b, "cost %d %d %d\n", c.Step, c.Loss, c.Error)
		for _, q := range []search.Result{c.Choice, c.Other} {
			fmt.Fprintf(&b, "play %d %d", q.Playouts, q.Mean)
			for _, t := range q.Terms {
				fmt.Fprintf(&b, " %d %d", t.Amount, t.Strength)
			}
			fmt.Fprintf(&b, " = %s\n", r.game.Format(q.Action))
		}
	}
	fmt.Fprintf(&b, "sum %s\n", sum(b.Bytes()))
	return b.Bytes()
}

func sum(data []byte) string {
	h := fnv.New64a()
	h.Write(data)
	return fmt.Sprintf("%016x", h.Sum64())
}

// errOther is the error of Restore for a text that is damaged, or was written of
// something else or by another computer player.
var errOther = errors.New("review: the text is damaged, or was written by another program")

// Restore returns the review that was written by Bytes of the same seat of the same
// game, all of it done. It fails if the text is damaged, or if now something else may
// be found.
func Restore(game engine.Game, rec *record.Record, seat engine.Player, data []byte) (*Review, error) {
	at := bytes.LastIndex(data, []byte("\nsum ")) + 1
	if at == 0 || string(data[at:]) != "sum "+sum(data[:at])+"\n" {
		return nil, errOther
	}
	lines := strings.Split(strings.TrimSuffix(string(data[:at]), "\n"), "\n")
	head, n := fmt.Sprintf("review %s %d ", Version(game.Name()), seat), 0
	if digits, ok := strings.CutPrefix(lines[0], head); ok {
		n, _ = strconv.Atoi(digits)
	}
	if n < 1 || n > len(rec.Plies) {
		return nil, errOther
	}
	r := &Review{game: game, seat: seat, decisions: make([]decision, n), at: n}
	for _, line := range lines[1:] {
		if !r.read(line) {
			return nil, errOther
		}
	}
	if r.valued = len(r.points) - 1; !r.fits(rec) {
		return nil, errOther
	}
	return r, nil
}

// read takes in a line of the text.
func (r *Review) read(line string) bool {
	line, action, played := strings.Cut(line, " = ")
	what, rest, _ := strings.Cut(line, " ")
	var list []int
	for w := range strings.FieldsSeq(rest) {
		n, err := strconv.Atoi(w)
		if err != nil {
			return false
		}
		list = append(list, n)
	}
	switch {
	case what == "point" && len(list) > 1:
		r.points = append(r.points, Point{Step: list[0], Chances: list[1:]})
	case what == "cost" && len(list) == 3:
		r.costs = append(r.costs, Cost{Step: list[0], Weighing: search.Weighing{Loss: list[1], Error: list[2]}, turn: len(r.costs)})
	case what == "play" && played && len(list) >= 2 && len(list)%2 == 0 && len(r.costs) > 0:
		return r.readPlay(list, action)
	default:
		return false
	}
	return true
}

// readPlay takes in one of the two plays of the last cost, the choice first.
func (r *Review) readPlay(list []int, action string) bool {
	a, err := r.game.Parse(action)
	if err != nil {
		return false
	}
	q := search.Result{Action: a, Playouts: list[0], Mean: list[1]}
	for terms := range slices.Chunk(list[2:], 2) {
		q.Terms = append(q.Terms, search.Term{Amount: terms[0], Strength: terms[1]})
	}
	c := &r.costs[len(r.costs)-1]
	switch {
	case c.Choice.Playouts == 0:
		c.Choice = q
	case c.Other.Playouts == 0:
		c.Other = q
	default:
		return false
	}
	return true
}

// fits reports whether what was read may be of a record.
func (r *Review) fits(rec *record.Record) bool {
	var who []engine.Player // took each decision
	for _, p := range rec.Plies {
		if p.Who >= 0 {
			who = append(who, p.Who)
		}
	}
	for i, p := range r.points {
		if len(p.Chances) != rec.Players || p.Step < 0 || p.Step > len(who) || i > 0 && p.Step <= r.points[i-1].Step {
			return false
		}
	}
	for _, c := range r.costs {
		if c.Step < 0 || c.Step >= len(who) || who[c.Step] != r.seat || c.Other.Playouts == 0 {
			return false
		}
	}
	return len(r.points) > 0
}

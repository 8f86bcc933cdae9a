// Package link writes and reads the link to a deal: the end of an address, which
// names a game, its seats, its options and the seed.
package link

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"treille/engine/games"
)

// A Deal is what a link opens: who knows it can play the same deal.
type Deal struct {
	Game  string // the name that records use
	Seats int
	// Options are those that are turned on, ascending.
	Options []string
	Seed    uint64
}

// longest is how many bytes a link may have.
const longest = 200

// ErrBad is the error of what is no link of this program.
var ErrBad = errors.New("link: it names no deal")

// Format writes a deal as the end of an address:
// "#game=vino&seats=4&options=hidden-money&seed=4127". Without options that part is
// left out.
func Format(d Deal) string {
	var b strings.Builder
	b.WriteString("#game=" + d.Game + "&seats=" + strconv.Itoa(d.Seats))
	if len(d.Options) > 0 {
		b.WriteString("&options=" + strings.Join(d.Options, ","))
	}
	b.WriteString("&seed=" + strconv.FormatUint(d.Seed, 10))
	return b.String()
}

// Parse reads what Format writes, and nothing else: every other text is ErrBad, as is
// a game that this program does not have, a number of seats that is none of its, and
// an option that it does not know.
func Parse(text string) (Deal, error) {
	if len(text) > longest {
		return Deal{}, ErrBad
	}
	value := map[string]string{}
	for part := range strings.SplitSeq(strings.TrimPrefix(text, "#"), "&") {
		k, v, _ := strings.Cut(part, "=")
		value[k] = v
	}
	seats, _ := strconv.Atoi(value["seats"])
	seed, _ := strconv.ParseUint(value["seed"], 10, 64)
	d := Deal{Game: value["game"], Seats: seats, Seed: seed}
	if list := value["options"]; list != "" {
		d.Options = strings.Split(list, ",")
	}
	if Format(d) != text || !known(d) {
		return Deal{}, ErrBad
	}
	return d, nil
}

// known reports whether there is such a game, for so many players, with such options.
func known(d Deal) bool {
	game, err := games.ByName(d.Game)
	if err != nil {
		return false
	}
	least, most := game.Players()
	for i, o := range d.Options {
		if !slices.Contains(game.OptionNames(), o) || i > 0 && o <= d.Options[i-1] {
			return false
		}
	}
	return d.Seats >= least && d.Seats <= most
}

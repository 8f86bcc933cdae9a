package table

import (
	"strconv"

	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Fact is said of a game in a few words after an icon: how many play it, how
// long, and how long it takes to learn.
type Fact struct {
	Words string
	icon  string // "" for the bars of a level
	level Learning
}

// Players says how many players a game is for.
func (k *GameSpec) Players(w *lang.Words) Fact {
	least, most := k.Game.Players()
	return Fact{Words: w.Home.Players.With("min", strconv.Itoa(least), "max", strconv.Itoa(most)), icon: "people"}
}

// PlayersShort says the same in figures alone.
func (k *GameSpec) PlayersShort() Fact {
	least, most := k.Game.Players()
	return Fact{Words: strconv.Itoa(least) + "–" + strconv.Itoa(most), icon: "people"}
}

// Length says how long a game takes among people.
func (k *GameSpec) Length(w *lang.Words) Fact { return k.length(w.NewGame.Minutes) }

// LengthShort says the same where there is less room.
func (k *GameSpec) LengthShort(w *lang.Words) Fact { return k.length(w.NewGame.MinutesShort) }

func (k *GameSpec) length(t lang.Template) Fact {
	return Fact{Words: t.With("min", strconv.Itoa(k.Minutes[0]), "max", strconv.Itoa(k.Minutes[1])), icon: "clock"}
}

// Difficulty says how long it takes to learn a game.
func (k *GameSpec) Difficulty(w *lang.Words) Fact {
	g := &w.GamePage
	words := map[Learning]string{AtOnce: g.AtOnce, InARound: g.InARound, InAGame: g.InAGame}
	return Fact{Words: words[k.PageArt.Learn], level: k.PageArt.Learn}
}

// Width is that of a fact in a style.
func (f Fact) Width(st sprites.Style) float64 {
	return factIcon*st.Size + sprites.Measure(f.Words, st)
}

// Draw adds a fact with its base line at y, at most room wide, and returns its right
// end.
func (f Fact) Draw(s *ui.Stage, x, y, room float64, st sprites.Style) float64 {
	if w := f.Width(st); w > room {
		st.Size *= room / w
	}
	q := st.Size * 1.17
	cy := y - st.Size*.36
	if f.icon == "" {
		s.Put(sprites.Levels(int(f.level), st.Color), ui.R(x, cy-q*.42, q, q*.84))
	} else {
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: f.icon, Stroke: 1.8, Tint: st.Color}, ui.R(x, cy-q/2, q, q))
	}
	s.Words(f.Words, x+factIcon*st.Size, y, st)
	return x + f.Width(st)
}

// factIcon is how far the words of a fact stand from its left, in sizes of their
// letters.
const factIcon = 1.65

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

// Part is the fact as a part.
func (f Fact) Part(st sprites.Style) ui.Part {
	icon := ui.Icon(f.icon, st)
	if f.icon == "" {
		icon = ui.Mark(sprites.Levels(int(f.level), st.Color), st.Size*1.17, st.Size)
	}
	return ui.Row(st.Size*.45, icon, ui.Label(f.Words, st))
}

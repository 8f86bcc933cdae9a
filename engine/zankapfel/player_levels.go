package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// The levels.
var (
	easy   = simple{&naive}
	medium = search.Player{Budget: 12, Model: func() search.Model { return &model{} }}
	hard   = thorough(3, 960)
)

// thorough is a player who infers what the others hold, and whose playouts go on for so many rounds beyond the
// present one, at five seats for two: by three hard wins more than by one, by five not more than by three.
func thorough(further, playouts int) thinker {
	return thinker{search.Player{Budget: playouts, Model: func() search.Model { return &model{infers: true, further: further} }}}
}

// Adviser implements [engine.Advising]: hard, looking less far, so that what it tells comes of the decision.
func (Game) Adviser() engine.Policy { return thorough(1, 240) }

// A simple is a computer player that decides in a style and looks no further.
type simple struct{ style *style }

// Choose implements [engine.Policy].
func (p simple) Choose(info engine.InfoState, _ []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	s := in.own()
	return p.style.choose(&s, in.seat, stream)
}

// WithCharacter implements [engine.Mannered].
func (p simple) WithCharacter(c engine.Character) engine.Policy {
	style := *p.style
	style.temper(c)
	return simple{&style}
}

// own is a world with the seat's own cards alone: as much as a style looks at.
func (in *Info) own() State {
	s := State{board: in.board}
	s.hands[in.seat], s.laid[in.seat], s.discord[in.seat] = in.hand, in.ownLaid, in.ownDiscord
	return s
}

// Policy implements [engine.Game].
func (Game) Policy(name string) engine.Policy {
	switch name {
	case engine.Greedy:
		return greedyPolicy{}
	case engine.Odd:
		return oddPolicy{}
	case engine.Novice:
		return novicePolicy{}
	case engine.Easy:
		return easy
	case engine.Medium:
		return medium
	case engine.Hard:
		return hard
	}
	return nil
}

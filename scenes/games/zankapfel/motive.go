package zankapfel

import (
	"math/bits"

	"treille/engine"
	zk "treille/engine/zankapfel"
)

// From when on a decision looks odd.
const (
	dearHarvest   = 4 // points that somebody quarrels over with his lowest discord card
	muchLower     = 5 // than his highest, that card
	clearlyDearer = 3 // points that a square gives a colour more than the one announced
)

// Motive implements table.Motivator: why somebody quarrels with his lowest card, or takes no points that
// are offered.
func (b *tableState) Motive(before engine.InfoState, packed engine.Event) string {
	in, e := before.(*zk.Info), zk.DecodeEvent(packed)
	switch e.Kind {
	case zk.EventDiscordShown:
		return b.lowMotive(in, e)
	case zk.EventBribesRefused:
		return b.refusalMotive(in, e)
	}
	return ""
}

// lowMotive is why somebody laid the lowest of his discord cards: the others are left for later.
func (b *tableState) lowMotive(in *zk.Info, e zk.Event) string {
	left := in.DiscordLeft(e.Player)
	lowest, highest := bits.TrailingZeros16(left), bits.Len16(left)-1
	if in.LastRound() || e.Discord != lowest || highest-lowest < muchLower || in.Number(in.Colour()) < dearHarvest {
		return ""
	}
	return b.words().Zankapfel.Motives.KeepsHigh
}

// refusalMotive is why somebody takes no offer: whoever makes it was seen to buy an apple that would get
// clearly more there.
func (b *tableState) refusalMotive(in *zk.Info, e zk.Event) string {
	for _, p := range clockwise(in, in.LaidDown().Has) {
		offer := in.Offer(p)
		if offer.Points == 0 || p == e.Player {
			continue
		}
		for c := zk.Red; c < zk.Joker; c++ {
			if n := gives(offer.Square, c); in.Known(p).Has(c) && n-gives(in.Announced(), c) >= clearlyDearer {
				return b.words().Zankapfel.Motives.Dearer.With("name", b.t.PlayerName(p), "card", of(&b.words().Zankapfel.Motives.Apples, c), "n", digits(n))
			}
		}
	}
	return ""
}

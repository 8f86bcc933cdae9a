package vino

import (
	"cmp"

	"treille/audio"
	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// plays is a sound from the side of whom an event is about.
func plays(s audio.Sound) func(*table.Table, vi.Event) {
	return func(t *table.Table, e vi.Event) { t.Hear(e.Player, 0, s) }
}

// bought is money that goes, and a pawn that comes.
func bought(t *table.Table, e vi.Event) {
	t.HearWith(e.Player, paidAfter*(1+sways(t)), audio.Paid, audio.Options{Count: max(1, e.Price/pricePerCoin)})
	placed(t, e)
}

// sways is from -1 to 1, each time another, but in a replay again the same.
func sways(t *table.Table) float64 { n := uint16(len(t.Seen())); return float64(n*n*40503>>8)/128 - 1 }

// placed is a pawn alone.
func placed(t *table.Table, e vi.Event) { t.Hear(e.Player, ui.LandsAfter, audio.Pawn) }

// hops is a marble that finds its hole, or rolls back while the tens move on.
func hops(t *table.Table, e vi.Event) {
	if unit := e.Barrels % 10; unit > 0 {
		t.HearWith(e.Player, hopAfter, audio.Marble, audio.Options{Count: unit})
		return
	}
	t.Hear(e.Player, hopAfter, audio.Carry)
}

// bottleGoes is a bottle that is taken off: it is heard where no gift has opened
// it.
func bottleGoes(t *table.Table, e vi.Event) {
	if !e.AfterGift {
		t.Hear(e.Player, 0, audio.Cork)
	}
}

// rolls is the barrel on its way to a region.
func rolls(t *table.Table, e vi.Event) {
	t.HearWith(engine.Chance, 0, audio.Barrel, audio.Options{Pitch: regionPitch * float64(e.Region)})
}

// knocks is somebody's word that he is done.
func knocks(t *table.Table, e vi.Event) { t.HearWith(e.Player, 0, audio.Knock, t.Knocks(e.Player)) }

// earns is the money of a sale.
func earns(t *table.Table, e vi.Event) {
	t.HearWith(e.Player, 0, audio.Coins, audio.Options{Count: max(1, e.Income/pricePerCoin/2)})
}

// goesHome is a pawn that leaves its vineyard.
func goesHome(t *table.Table, e vi.Event) {
	t.HearWith(e.Player, 0, audio.PawnsHome, audio.Options{Count: 2})
}

// slides is a marker on its rail, from stop to stop.
func slides(t *table.Table, e vi.Event) {
	step, after := cmp.Compare(e.To, e.From), 0.0
	for at := e.From; at != e.To; after += slideStep {
		at += step
		t.HearWith(e.Player, after, audio.Notch, audio.Options{Count: at + vi.MarketMax/square + 1})
	}
}

// paysOut is income that joins the money.
func paysOut(t *table.Table, e vi.Event) {
	if e.Income > 0 {
		t.HearWith(e.Player, 0, audio.Coins, audio.Options{Count: max(1, e.Income/pricePerCoin/3)})
	}
}

// turnsRose is the pawns on the wind rose that change places.
func turnsRose(t *table.Table, _ vi.Event) {
	t.HearWith(engine.Chance, ui.LandsAfter, audio.PawnsHome, audio.Options{Count: t.Players()})
}

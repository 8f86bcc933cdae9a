package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// An outlook is what a seat may expect of a region in the coming round.
type outlook struct {
	count int // vineyards that it may buy, the cheapest first
	price [mostBought]int16
	bonus int32 // worth of the gift that it may set off
}

// mostBought is how many purchases in one region are looked at.
const mostBought = 8

// openTo is the set of regions in which p could buy now.
func (b *board) openTo(p engine.Player) (open uint16) {
	for r := range uint8(Regions) {
		if b.obstacle(p, r) == NoObstacle {
			open |= 1 << r
		}
	}
	return open
}

// futile reports whether a choice of regions holds fewer open ones than two could: an
// obstacle that is there when regions are chosen stays for the round.
func futile(regions, open uint16) bool {
	return bits.OnesCount16(regions&open) < min(2, bits.OnesCount16(open))
}

// A foresight is the two regions that each seat is taken to choose, by itself a set.
type foresight [maxPlayers]uint16

// foresee guesses what the others choose: what promises most to them, as they are plain.
func (b *board) foresee(p engine.Player) (f foresight) {
	m := plainManner
	m.whim = 0
	for q := range engine.Player(b.players) {
		if q != p {
			d := Decode(b.quickRegions(q, &m, nil, nil))
			f[q] = 1<<d.Regions[0] | 1<<d.Regions[1]
		}
	}
	return f
}

// after is what is free in region r once those have bought who go before p there and are foreseen
// to come: all that they can pay for.
func (b *board) after(p engine.Player, r uint8, f *foresight) uint32 {
	free, mine := b.free[r], b.seniority(p, r)
	for q := range engine.Player(b.players) {
		if f[q]>>r&1 == 0 || b.owned[r][q] == 0 || b.seniority(q, r) <= mine {
			continue
		}
		for left := b.money[q]; free != 0; free &= free - 1 {
			if left -= int32(box.price[r][cheapest(free)]); left < 0 {
				break
			}
		}
	}
	return free
}

// view fills in what p may expect of an open region r, if it foresees what others choose or
// (nil) does not.
func (b *board) view(p engine.Player, r uint8, m *manner, f *foresight, o *outlook) {
	const unforeseen = 8 // sixteenths, as manner.senior
	free, senior := b.free[r], m.senior
	if f != nil {
		free, senior = b.after(p, r, f), unforeseen
	}
	mine := b.seniority(p, r)
	rivals := int32(0)
	for q := range engine.Player(b.players) {
		if q != p && b.owned[r][q] != 0 && b.seniority(q, r) > mine && (f == nil || f[q]>>r&1 == 0) {
			rivals += min(b.money[q], 1000)
		}
	}
	const usual = 190
	for skip := rivals * senior / (16 * usual); skip > 0; skip-- {
		free &= free - 1
	}
	free &= box.affordable(r, min(b.money[p], b.mostPaid(p, m)))
	for ; free != 0 && o.count < mostBought; free &= free - 1 {
		o.price[o.count] = box.price[r][bits.TrailingZeros32(free)]
		o.count++
	}
	o.bonus = m.sale * b.saleGain(p, r, uint8(o.count))
	if b.bottles>>r&1 != 0 {
		if private := bits.OnesCount32(b.free[r] &^ box.state[r]); private <= o.count {
			mine, others := b.share(p, r, int32(private))
			o.bonus += m.gift * (int32(b.players-1)*mine - others) / int32(b.players-1)
		}
	}
}

// saleGain is by how much more p's best sale would be worth if p had so many vineyards more in region r.
func (b *board) saleGain(p engine.Player, r, count uint8) int32 {
	varieties := b.markers[r]
	if g := b.grows[r][p]; g != 0 {
		varieties = 1 << (g - 1)
	}
	before := b.bestSale(p)
	most := before
	for ; varieties != 0 && count > 0; varieties &= varieties - 1 {
		v := uint8(bits.TrailingZeros8(varieties))
		most = max(most, b.bestOf(v, b.cellar[p][v]+count))
	}
	return most - before
}

// together is the worth of buying in two regions with the money at hand, the
// cheapest vineyards first. A region in which nothing can be bought is wasted.
func together(a, c *outlook, money int32, room int, m *manner) int32 {
	const wasted = 100
	i, k, worth := 0, 0, int32(0)
	for ; room > 0 && i+k < a.count+c.count; room-- {
		var price int32
		if i < a.count && (k == c.count || a.price[i] <= c.price[k]) {
			price = int32(a.price[i])
			i++
		} else {
			price = int32(c.price[k])
			k++
		}
		if money -= price; money < 0 {
			break
		}
		worth += m.vineyard - price
	}
	if i == 0 || k == 0 {
		worth -= wasted
	}
	return worth
}

// quickRegions chooses the two regions that promise most; none where p cannot buy, or would go
// behind those in vain whom it foresees, if there are others; it goes where it closes the game
// (closing), and then, if it foresees others, where it does so as foreseen.
func (b *board) quickRegions(p engine.Player, m *manner, f *foresight, stream *rng.Stream) engine.Action {
	var views [Regions]outlook
	var whims [Regions]int32
	open := b.openTo(p)
	where, last := b.closing(p)
	for r := range uint8(Regions) {
		if open>>r&1 != 0 {
			b.view(p, r, m, f, &views[r])
		}
		if m.whim > 0 {
			whims[r] = int32(stream.Intn(m.whim))
		}
	}
	choice, most := 0, int32(-1<<30)
	i := -1
	room := MaxOwned - int(b.used[p])
	for r := range Regions {
		for s := r + 1; s < Regions; s++ {
			i++
			if futile(1<<r|1<<s, open) || last != 0 && r != int(where) && s != int(where) || f != nil && b.goesBehind(p, [2]int{r, s}, f) {
				continue
			}
			w := int32(-1 << 20)
			if views[r].count+views[s].count > 0 {
				w = together(&views[r], &views[s], b.money[p], room, m)
			}
			w += views[r].bonus + views[s].bonus + whims[r] + whims[s]
			if f != nil && b.endsForeseen(p, [2]int{r, s}, f) {
				w += 1 << 20
			}
			if w > most {
				choice, most = i, w
			}
		}
	}
	return chooseActions[choice]
}

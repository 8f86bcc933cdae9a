package vino

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine/figures"
)

// A marker's square is kept in a byte, so the market has at most a hundred
// squares either way, and a fall crosses them all.
const (
	mostSquares = 100
	mostSteps   = 2 * mostSquares
)

// A checker fills Figures line by line and refuses what the rules exclude.
type checker struct {
	name    string
	figures *Figures
	// lineOf remembers where each entry stands, for what can be judged only
	// when all is read.
	starts, varieties, roads [Regions]figures.Line
	sales                    int // columns read so far
}

func (c *checker) read(l figures.Line) error {
	switch l.Key {
	case "start":
		return c.readStart(l)
	case "varieties":
		return c.readVarieties(l)
	case "road":
		return c.readRoad(l)
	case "sale":
		return c.readSale(l)
	case "square":
		return c.readSquare(l)
	case "rounds":
		return c.readRounds(l)
	}
	return l.Errorf("unknown entry %q; the entries are start, varieties, road, sale, square and rounds", l.Key)
}

// region reads field 0, a region from 1 to 9 that has no such line yet.
func (c *checker) region(l figures.Line, seen *[Regions]figures.Line) (int, error) {
	n, err := l.Int(0, 1, Regions)
	if err != nil {
		return 0, err
	}
	if seen[n-1].No != 0 {
		return 0, l.Errorf("V1: %s %d stands in line %d already; each region has one", l.Key, n, seen[n-1].No)
	}
	seen[n-1] = l
	return n - 1, nil
}

func (c *checker) readStart(l figures.Line) error {
	r, err := c.region(l, &c.starts)
	if err != nil {
		return err
	}
	if len(l.Fields) != 2 {
		return l.Errorf("V11: start has %d fields; it has a region and one variety", len(l.Fields))
	}
	v, ok := readVariety(l.Fields[1])
	if !ok {
		return l.Errorf("V1: %q is no variety; there are B M N P T", l.Fields[1])
	}
	if want := sheetPairs[r : r+1]; l.Fields[1] != want {
		return l.Errorf("V11: the starting pair of region %d is %s; the rule sheet says %s", r+1, v, want)
	}
	c.figures.Regions[r].Start = v
	c.figures.Regions[r].StartStanding = l.Standing
	return nil
}

func (c *checker) readVarieties(l figures.Line) error {
	r, err := c.region(l, &c.varieties)
	if err != nil {
		return err
	}
	var set VarietySet
	for _, f := range l.Fields[1:] {
		v, ok := readVariety(f)
		if !ok {
			return l.Errorf("V1: %q is no variety; there are B M N P T", f)
		}
		if set.Has(v) {
			return l.Errorf("V7: variety %s stands twice; a region has one marker of a variety", f)
		}
		set |= 1 << v
	}
	if n := set.Len(); n < 2 || n > Varieties {
		return l.Errorf("V2: region %d has %d variety markers; a region has 2 to 5", r+1, n)
	}
	c.figures.Regions[r].Markers = set
	c.figures.Regions[r].MarkersStanding = l.Standing
	return nil
}

func (c *checker) readRoad(l figures.Line) error {
	r, err := c.region(l, &c.roads)
	if err != nil {
		return err
	}
	if n := len(l.Fields) - 1; n < minRoad || n > maxRoad {
		return l.Errorf("V2: region %d has %d vineyards; a road has %d to %d", r+1, n, minRoad, maxRoad)
	}
	region := &c.figures.Regions[r]
	region.RoadStanding = l.Standing
	last := 0
	for _, f := range l.Fields[1:] {
		digits, state := strings.CutSuffix(f, "*")
		price, err := strconv.Atoi(digits)
		if err != nil || price < minPrice || price > maxPrice {
			return l.Errorf("V3: %q is no price from %d to %d, with or without *", f, minPrice, maxPrice)
		}
		if price%priceUnit != 0 {
			return l.Errorf("V3: the price %d cannot be paid in notes of %d", price, priceUnit)
		}
		if price < last {
			return l.Errorf("V2: the price %d follows %d; a road runs from the cheapest to the dearest", price, last)
		}
		last = price
		region.Road = append(region.Road, Vineyard{Price: price, State: state})
		region.Bottle = region.Bottle || state
	}
	return nil
}

func (c *checker) readSale(l figures.Line) error {
	if len(l.Fields) != 4 {
		return l.Errorf("V4: sale has %d figures; it has 4: sold, income, vineyards lost, market steps", len(l.Fields))
	}
	sold, err := l.Int(0, 1, saleColumns)
	if err != nil {
		return err
	}
	if sold != c.sales+1 {
		return l.Errorf("V4: the column for %d sold stands here; the next one is %d", sold, c.sales+1)
	}
	col := SaleColumn{Standing: l.Standing}
	if col.Income, err = l.Int(1, 0, 9999); err != nil {
		return err
	}
	if col.Lost, err = l.Int(2, 0, MaxOwned); err != nil {
		return err
	}
	if col.Steps, err = l.Int(3, 0, mostSteps); err != nil {
		return err
	}
	if col.Lost > sold {
		return l.Errorf("V4: %d vineyards are lost for %d sold; never more are lost than sold", col.Lost, sold)
	}
	if sold > 1 {
		before := c.figures.Sale[sold-2]
		switch {
		case col.Income < before.Income:
			return l.Errorf("V4: the income falls from %d to %d; it never falls from one column to the next", before.Income, col.Income)
		case col.Lost < before.Lost:
			return l.Errorf("V4: the vineyards lost fall from %d to %d; they never fall from one column to the next", before.Lost, col.Lost)
		case col.Steps < before.Steps:
			return l.Errorf("V4: the market steps fall from %d to %d; they never fall from one column to the next", before.Steps, col.Steps)
		case col.Income*(sold-1) > before.Income*sold:
			return l.Errorf("V4: %d for %d sold is more a barrel than %d for %d; the income a barrel never rises", col.Income, sold, before.Income, sold-1)
		}
	}
	c.figures.Sale[sold-1] = col
	c.sales = sold
	return nil
}

func (c *checker) readSquare(l figures.Line) error {
	if c.figures.Square != 0 {
		return l.Errorf("V5: square stands twice")
	}
	n, err := l.Int(0, 1, MarketMax)
	if err != nil {
		return err
	}
	if MarketMax%n != 0 || MarketMax/n > mostSquares {
		return l.Errorf("V5: squares of %d do not lead from 0 to %d; a divisor of it from 5 on does", n, MarketMax)
	}
	c.figures.Square, c.figures.SquareStanding = n, l.Standing
	return nil
}

func (c *checker) readRounds(l figures.Line) error {
	if c.figures.LastRound != 0 {
		return l.Errorf("V62: rounds stands twice")
	}
	n, err := l.Int(0, 1, 99)
	if err != nil {
		return err
	}
	c.figures.LastRound, c.figures.LastRoundStanding = n, l.Standing
	return nil
}

// complete judges what needs the whole file.
func (c *checker) complete() error {
	f := c.figures
	for r := range f.Regions {
		for _, need := range []struct {
			key  string
			line figures.Line
		}{{"start", c.starts[r]}, {"varieties", c.varieties[r]}, {"road", c.roads[r]}} {
			if need.line.No == 0 {
				return c.missing("V1", "%s %d", need.key, r+1)
			}
		}
	}
	if c.sales < saleColumns {
		return c.missing("V4", "sale %d", c.sales+1)
	}
	if f.Square == 0 {
		return c.missing("V5", "square")
	}
	if f.LastRound == 0 {
		return c.missing("V62", "rounds")
	}
	var markers, bottles, middling, vineyards int
	for r, region := range f.Regions {
		if !region.Markers.Has(region.Start) {
			return c.varieties[r].Errorf("V11: region %d has no %s marker for its starting pair", r+1, region.Start)
		}
		markers += region.Markers.Len()
		if region.Bottle {
			bottles++
		}
		for _, v := range region.Road {
			vineyards++
			if v.Price >= 150 && v.Price <= 250 {
				middling++
			}
		}
	}
	last := c.roads[0]
	for _, l := range c.roads {
		if l.No > last.No {
			last = l
		}
	}
	switch {
	case markers != allMarkers:
		return c.varieties[Regions-1].Errorf("V2: the regions have %d variety markers together; there are %d", markers, allMarkers)
	case bottles != allBottles:
		return last.Errorf("V2: %d regions have state vineyards (*); %d have", bottles, allBottles)
	case 2*middling <= vineyards:
		return last.Errorf("V3: %d of %d prices lie from 150 to 250; most do", middling, vineyards)
	}
	return c.suffices(last)
}

func (c *checker) missing(rule, format string, args ...any) error {
	return fmt.Errorf("%s: %s: the entry %q is missing", c.name, rule, fmt.Sprintf(format, args...))
}

// suffices checks that the starting money pays for three vineyards whatever is
// bought before (V13): after the two dearest vineyards of the map, there is one
// left that can be paid for.
func (c *checker) suffices(last figures.Line) error {
	var first, second int
	for _, r := range c.figures.Regions {
		for _, v := range r.Road {
			switch {
			case v.Price > first:
				first, second = v.Price, first
			case v.Price > second:
				second = v.Price
			}
		}
	}
	left := StartMoney - first - second
	// The others, and he himself, have bought at most this many vineyards.
	bought := maxSeats*firstOwned - 1
	need := 0
	for _, r := range c.figures.Regions {
		cheap := 0
		for _, v := range r.Road {
			if v.Price <= left {
				cheap++
			}
		}
		// To close a region to him, all that he can pay there must be bought,
		// or all its markers taken by others.
		if n := r.Markers.Len(); n < cheap && n < maxSeats {
			cheap = n
		}
		need += cheap
	}
	if need <= bought {
		return last.Errorf("V13: %d is left after the two dearest vineyards (%d and %d), and %d purchases can keep the third from him; the starting money of %d always suffices",
			left, first, second, need, StartMoney)
	}
	return nil
}

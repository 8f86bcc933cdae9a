package vino

import (
	"fmt"
	"slices"
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

// LoadFigures reads a data file and checks it against every constraint of the
// rules. An error names the file, the line and the constraint; name is the
// file's.
func LoadFigures(name, text string) (Figures, error) {
	file, err := figures.Read(name, text, entries(), nil)
	if err != nil {
		return Figures{}, err
	}
	f := Figures{file: file}
	for r := range f.Regions {
		f.Regions[r].Name = regionNames[r]
		for _, err := range []error{
			f.readStart(r, file.Line(fmt.Sprint("start ", r+1))),
			f.readVarieties(r, file.Line(fmt.Sprint("varieties ", r+1))),
			f.readRoad(r, file.Line(fmt.Sprint("road ", r+1))),
		} {
			if err != nil {
				return Figures{}, err
			}
		}
	}
	for i := range f.Sale {
		if err := f.readSale(i, file.Line(fmt.Sprint("sale ", i+1))); err != nil {
			return Figures{}, err
		}
	}
	if err := f.readSquare(file.Line("square")); err != nil {
		return Figures{}, err
	}
	if f.LastRound, err = file.Line("rounds").Within(1, 1, 99, "V62: a stalled game ends after 1 to 99 rounds"); err != nil {
		return Figures{}, err
	}
	if f.Idle, err = file.Line("idle").Within(1, 1, 99, "V62: 1 to 99 idle rounds in a row end a game"); err != nil {
		return Figures{}, err
	}
	return f, f.complete()
}

// entries lists what a data file must have.
func entries() []string {
	list := []string{"square", "rounds", "idle"}
	for r := range Regions {
		list = slices.Concat(list, figures.Entries("start", r+1), figures.Entries("varieties", r+1), figures.Entries("road", r+1))
	}
	for i := range SaleColumns {
		list = append(list, figures.Entries("sale", i+1)...)
	}
	return list
}

// readStart reads the starting pair of region r (V11).
func (f *Figures) readStart(r int, l figures.Line) error {
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
	f.Regions[r].Start = v
	return nil
}

// readVarieties reads the variety markers beside region r (V2, V7).
func (f *Figures) readVarieties(r int, l figures.Line) error {
	var set VarietySet
	for _, field := range l.Fields[1:] {
		v, ok := readVariety(field)
		if !ok {
			return l.Errorf("V1: %q is no variety; there are B M N P T", field)
		}
		if set.Has(v) {
			return l.Errorf("V7: variety %s stands twice; a region has one marker of a variety", field)
		}
		set |= 1 << v
	}
	if n := set.Len(); n < 2 || n > Varieties {
		return l.Errorf("V2: region %d has %d variety markers; a region has 2 to 5", r+1, n)
	}
	if start := f.Regions[r].Start; !set.Has(start) {
		return l.Errorf("V11: region %d has no %s marker for its starting pair", r+1, start)
	}
	f.Regions[r].Markers = set
	return nil
}

// readRoad reads the prices along the road of region r (V2, V3).
func (f *Figures) readRoad(r int, l figures.Line) error {
	if n := len(l.Fields) - 1; n < minRoad || n > maxRoad {
		return l.Errorf("V2: region %d has %d vineyards; a road has %d to %d", r+1, n, minRoad, maxRoad)
	}
	region := &f.Regions[r]
	last := 0
	for _, field := range l.Fields[1:] {
		digits, state := strings.CutSuffix(field, "*")
		price, err := strconv.Atoi(digits)
		if err != nil || price < minPrice || price > maxPrice {
			return l.Errorf("V3: %q is no price from %d to %d, with or without *", field, minPrice, maxPrice)
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

// readSale reads column i of the sale table (V4).
func (f *Figures) readSale(i int, l figures.Line) error {
	if len(l.Fields) != 4 {
		return l.Errorf("V4: sale has %d figures; it has 4: sold, income, vineyards lost, market steps", len(l.Fields))
	}
	sold := i + 1
	var col SaleColumn
	for _, figure := range []struct {
		to          *int
		field, most int
	}{{&col.Income, 1, 9999}, {&col.Lost, 2, MaxOwned}, {&col.Steps, 3, mostSteps}} {
		var err error
		if *figure.to, err = l.Int(figure.field, 0, figure.most); err != nil {
			return err
		}
	}
	f.Sale[i] = col
	if col.Lost > sold {
		return l.Errorf("V4: %d vineyards are lost for %d sold; never more are lost than sold", col.Lost, sold)
	}
	if i == 0 {
		return nil
	}
	switch before := f.Sale[i-1]; {
	case col.Income < before.Income:
		return l.Errorf("V4: the income falls from %d to %d; it never falls from one column to the next", before.Income, col.Income)
	case col.Lost < before.Lost:
		return l.Errorf("V4: the vineyards lost fall from %d to %d; they never fall from one column to the next", before.Lost, col.Lost)
	case col.Steps < before.Steps:
		return l.Errorf("V4: the market steps fall from %d to %d; they never fall from one column to the next", before.Steps, col.Steps)
	case col.Income*(sold-1) > before.Income*sold:
		return l.Errorf("V4: %d for %d sold is more a barrel than %d for %d; the income a barrel never rises", col.Income, sold, before.Income, sold-1)
	}
	return nil
}

// readSquare reads how much money two squares of the market lie apart (V5).
func (f *Figures) readSquare(l figures.Line) error {
	n, err := l.Within(1, 1, MarketMax, "V5: the market goes up to 500")
	if err != nil {
		return err
	}
	if MarketMax%n != 0 || MarketMax/n > mostSquares {
		return l.Errorf("V5: squares of %d do not lead from 0 to %d; a divisor of it from 5 on does", n, MarketMax)
	}
	f.Square = n
	return nil
}

// complete judges what needs the whole file.
func (f *Figures) complete() error {
	var markers, bottles, middling, vineyards int
	for _, region := range f.Regions {
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
	switch {
	case markers != allMarkers:
		return f.file.Errorf("V2: the regions have %d variety markers together; there are %d", markers, allMarkers)
	case bottles != AllBottles:
		return f.file.Errorf("V2: %d regions have state vineyards (*); %d have", bottles, AllBottles)
	case 2*middling <= vineyards:
		return f.file.Errorf("V3: %d of %d prices lie from 150 to 250; most do", middling, vineyards)
	}
	return f.suffices()
}

// suffices checks that the starting money pays for three vineyards whatever is
// bought before (V13): after the two dearest vineyards of the map, there is one
// left that can be paid for.
func (f *Figures) suffices() error {
	var first, second int
	for _, r := range f.Regions {
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
	bought := maxPlayers*firstOwned - 1
	need := 0
	for _, r := range f.Regions {
		cheap := 0
		for _, v := range r.Road {
			if v.Price <= left {
				cheap++
			}
		}
		// To close a region to him, all that he can pay there must be bought,
		// or all its markers taken by others.
		if n := r.Markers.Len(); n < cheap && n < maxPlayers {
			cheap = n
		}
		need += cheap
	}
	if need <= bought {
		return f.file.Errorf("V13: %d is left after the two dearest vineyards (%d and %d), and %d purchases can keep the third from him; the starting money of %d always suffices",
			left, first, second, need, StartMoney)
	}
	return nil
}

package sprites

// args are what the functions below give to a kind beside the fields of every Surface.
type args struct {
	n     int
	x, y  float64
	size  float64
	on    bool
	back  bool
	text  string
	cells Cells
	print BoxPrint
}

// Table is level oak of so many planks.
func Table(planks int) Surface { return Surface{Kind: TableKind, args: args{n: planks}} }

// Cabinet is upright oak of so many planks.
func Cabinet(planks int) Surface { return Surface{Kind: CabinetKind, args: args{n: planks}} }

// Rack is the oak behind a pyramid of tiles with a gap between each two, so many in the
// lowest row; it is wider than they are by pad on each side. Its box is one tile’s.
func Rack(tiles int, gap, pad float64) Surface {
	return Surface{Kind: RackKind, args: args{n: tiles, x: gap, y: pad}}
}

// Outline is a gold line round tiles of a pyramid with a gap between each two. Its box is
// one tile’s.
func Outline(cells Cells, gap float64) Surface {
	return Surface{Kind: OutlineKind, args: args{cells: cells, x: gap}}
}

// Stamp is a word in a slanted box, in letters of a size.
func Stamp(word string, size float64) Surface {
	return Surface{Kind: StampKind, args: args{text: word, size: size}}
}

// Title is words in gold letters of a size, their base line at the box’s upper edge.
func Title(words string, size float64) Surface {
	return Surface{Kind: TitleKind, args: args{text: words, size: size}}
}

// Shelf is one of the cabinet’s, its box the front; its upper side is seen so high.
func Shelf(top float64) Surface { return Surface{Kind: ShelfKind, args: args{y: top}} }

// Box is a game’s box without its words, the Surface’s box its front.
func Box(printed BoxPrint) Surface {
	return Surface{Kind: BoxKind, args: args{print: BoxPrint{Game: printed.Game, Colours: printed.Colours}}}
}

// BoxWords are the words on a game’s box, in the same box.
func BoxWords(printed BoxPrint) Surface {
	return Surface{Kind: BoxWordsKind, args: args{print: printed}}
}

// Leaf is one of a calendar, with a burgundy head so high.
func Leaf(head float64) Surface { return Surface{Kind: LeafKind, args: args{y: head}} }

// Levels are three rising bars, the first n of them full.
func Levels(n int, tint Color) Surface {
	return Surface{Kind: LevelsKind, Tint: tint, args: args{n: n}}
}

// Leap is the dashed way of a piece from one corner of its box to the opposite one, hanging
// sag below the straight way.
func Leap(sag float64, leftward, upward bool) Surface {
	return Surface{Kind: LeapKind, args: args{y: sag, back: leftward, on: upward}}
}

// Chart is the sheet of a chart of so many columns.
func Chart(columns int) Surface { return Surface{Kind: ChartKind, args: args{n: columns}} }

// Curve is a line of a chart through points, as bake.Baker.Curve reads them: dashed in its own
// way for each number from 1 on, stroke wide, with the area below it if wanted.
func Curve(points string, dash int, stroke float64, tint Color, area bool) Surface {
	return Surface{Kind: CurveKind, Stroke: stroke, Tint: tint, args: args{text: points, n: dash, on: area}}
}

// Matrix is a code for cameras: rows of modules with spaces between, "#" for a dark one.
func Matrix(rows string) Surface { return Surface{Kind: MatrixKind, args: args{text: rows}} }

// ClockParts is how many parts of a time a [Clock] shows.
const ClockParts = 60

// Clock is a ring that shows how many of ClockParts are left of a time, in gold, or in the last
// part of it in red dashes.
func Clock(left int, last bool) Surface {
	return Surface{Kind: ClockKind, args: args{n: left, on: last}}
}

// Stand is a side of Farbenpoker’s stand: its front so high, with its letter.
func Stand(front float64, letter string) Surface {
	return Surface{Kind: StandKind, args: args{y: front, text: letter}}
}

// Way is the dashed way of a stick from start below the top of its box’s left edge to end
// below that of its right edge; or, leftward, from right to left.
func Way(start, end float64, leftward bool) Surface {
	return Surface{Kind: WayKind, args: args{x: start, y: end, back: leftward}}
}

// Badge is a disc with a number or ×, gold or pale.
func Badge(text string, on bool) Surface {
	return Surface{Kind: BadgeKind, args: args{text: text, on: on}}
}

// VinoMap is Italy on its sheet with corners of radius r: unit pixels to a hundred of its
// own units, its origin at (x, y) of the box.
func VinoMap(r, unit, x, y float64) Surface {
	return Surface{Kind: VinoMapKind, R: r, args: args{size: unit, x: x, y: y}}
}

// VinoRegion is one of the regions of that map in gold, from 0.
func VinoRegion(n int, unit, x, y float64) Surface {
	return Surface{Kind: VinoRegionKind, args: args{n: n, size: unit, x: x, y: y}}
}

// MarketBoard is dark oak with five rails; their first stop is pad below the upper edge.
func MarketBoard(pad float64) Surface { return Surface{Kind: MarketBoardKind, args: args{x: pad}} }

// Orchard is Zankapfel’s board without its race, with a lane so wide for the numbers.
func Orchard(lane float64) Surface { return Surface{Kind: OrchardKind, args: args{x: lane}} }

// RaceLine is the race as a straight line with so many ticks.
func RaceLine(ticks int) Surface { return Surface{Kind: RaceLineKind, args: args{n: ticks}} }

// Bubble is what somebody says, its corners of radius r; its tail ends at (tipX, tipY), beside
// the box. A chosen one glows, one that is not yet said is dashed.
func Bubble(r, tipX, tipY float64, chosen, dashed bool) Surface {
	return Surface{Kind: BubbleKind, R: r, args: args{x: tipX, y: tipY, on: chosen, back: dashed}}
}

// Trail is a dotted way across its box from a corner (0 upper left, 1 lower right, 2 lower
// left, 3 upper right), or an arc over the box from its left, or if odd, from its right.
func Trail(from int, arc bool, tint Color) Surface {
	return Surface{Kind: TrailKind, Tint: tint, args: args{n: from, on: arc}}
}

// DuelPart is a side’s part of a felt with corners of radius r: its first edge, above or,
// upright, at the left, slants by so much, and so does its last.
func DuelPart(r, first, last float64, upright bool, tint Color) Surface {
	return Surface{Kind: DuelPartKind, R: r, Tint: tint, args: args{x: first, y: last, on: upright}}
}

// Struck is a number that is gone, in digits of a size.
func Struck(digits string, size float64, tint Color) Surface {
	return Surface{Kind: StruckKind, Tint: tint, args: args{text: digits, size: size}}
}

// Lettering are the words of a Stamp, a Title and the like, and their size.
func (s *Surface) Lettering() (words string, size float64) { return s.text, s.size }

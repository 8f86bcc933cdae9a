package sprites

import "treille/sprites/bake"

// A drawing says how the surfaces of one kind are drawn: by the one of its
// functions that is not nil.
type drawing struct {
	sized    func(b *bake.Baker, w, h float64) bake.Baked          // only the size matters
	level    func(b *bake.Baker, w float64) bake.Baked             // only the width
	upright  func(b *bake.Baker, h float64) bake.Baked             // only the height
	cornered func(b *bake.Baker, w, h, r float64) bake.Baked       // the radius of its corners too
	switched func(b *bake.Baker, w, h float64, on bool) bake.Baked // whether it is on
	own      func(b *bake.Baker, f *Surface) bake.Baked            // whatever else
}

func (d *drawing) bake(b *bake.Baker, f *Surface) bake.Baked {
	switch {
	case d.sized != nil:
		return d.sized(b, f.W, f.H)
	case d.level != nil:
		return d.level(b, f.W)
	case d.upright != nil:
		return d.upright(b, f.H)
	case d.cornered != nil:
		return d.cornered(b, f.W, f.H, f.R)
	case d.switched != nil:
		return d.switched(b, f.W, f.H, f.State == On)
	}
	return d.own(b, f)
}

// drawings says how each kind is drawn. Veil and Wash are missing: they are
// one colour, which a Painter fills in without a picture.
var drawings = [...]drawing{
	TableKind:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Table(f.W, f.H, f.n) }},
	CabinetKind:     {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Cabinet(f.W, f.H, f.n) }},
	Banner:          {sized: (*bake.Baker).Banner},
	Felt:            {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Felt(f.W, f.H, f.R, f.Line) }},
	Parchment:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Parchment(f.W, f.H, f.R, f.Lift, f.Line) }},
	SmoothParchment: {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.SmoothParchment(f.W, f.H, f.R, f.Lift, f.Line) }},
	Plate:           {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Plate(f.W, f.H, f.R, f.Lift, f.State == On) }},
	Primary:         {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Button(f.W, f.H, true, bakeState(f.State)) }},
	Secondary:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Button(f.W, f.H, false, bakeState(f.State)) }},
	DarkDisc:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Disc(f.Icon, true, bakeState(f.State)) }},
	LightDisc:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Disc(f.Icon, false, bakeState(f.State)) }},
	Capsule:         {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Capsule(f.W, f.H, bakeState(f.State)) }},
	Segments:        {sized: (*bake.Baker).Segments},
	Segment:         {sized: (*bake.Baker).Segment},
	Switch:          {switched: (*bake.Baker).Switch},
	Groove:          {sized: (*bake.Baker).Groove},
	GrooveFull:      {sized: (*bake.Baker).GrooveFull},
	GrooveDark:      {sized: (*bake.Baker).GrooveDark},
	GrooveBrass:     {sized: (*bake.Baker).GrooveBrass},
	BrassDisc:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.BrassDisc(f.Icon, f.W, bakeState(f.State)) }},
	Knob:            {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Knob(f.State == On) }},
	FeltTab:         {switched: (*bake.Baker).FeltTab},
	PageTab:         {switched: (*bake.Baker).PageTab},
	SeatCell:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.SeatCell(f.W, f.H, f.R, f.State == On) }},
	SlotLine:        {sized: (*bake.Baker).SlotLine},
	SlotNiche:       {sized: (*bake.Baker).SlotNiche},
	SlotDot:         {sized: (*bake.Baker).SlotDot},
	RackKind:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Rack(f.W, f.H, f.x, f.y, f.n) }},
	LegalPlace:      {sized: (*bake.Baker).LegalPlace},
	Pointer:         {cornered: (*bake.Baker).Pointer},
	OutlineKind:     {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Outline(f.W, f.H, f.x, f.cells) }},
	FocusRing:       {cornered: (*bake.Baker).FocusRing},
	CardGlow:        {cornered: (*bake.Baker).CardGlow},
	StampKind:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Stamp(f.text, f.size) }},
	DoubleRule:      {level: (*bake.Baker).DoubleRule},
	Hairline:        {level: (*bake.Baker).Hairline},
	LeftEndRule:     {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.EndRule(f.W, true) }},
	RightEndRule:    {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.EndRule(f.W, false) }},
	Upright:         {upright: (*bake.Baker).Upright},
	InkDiamondRule:  {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.DiamondRule(f.W, f.H/2, false) }},
	GoldDiamondRule: {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.DiamondRule(f.W, f.H/2, true) }},
	HeadingRule:     {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.HeadingRule(f.W, f.Line) }},
	ShelfKind:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Shelf(f.W, f.H, f.y) }},
	BoxKind:         {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Box(f.print, f.W, f.H) }},
	BoxWordsKind:    {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.BoxWords(f.print, f.W, f.H) }},
	LeftVine:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Vine(f.W, false, false) }},
	RightVine:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Vine(f.W, true, false) }},
	ShortLeftVine:   {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Vine(f.W, false, true) }},
	ShortRightVine:  {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Vine(f.W, true, true) }},
	TitleKind:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Title(f.text, f.size) }},
	CardBack:        {sized: (*bake.Baker).CardBack},
	CardFace:        {sized: (*bake.Baker).CardFace},
	Bookmark:        {sized: (*bake.Baker).Bookmark},
	LeafKind:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Leaf(f.W, f.H, f.y) }},
	Highlight:       {sized: (*bake.Baker).Highlight},
	Own:             {sized: (*bake.Baker).Own},
	Dashed:          {sized: (*bake.Baker).Dashed},
	LevelsKind:      {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Levels(f.W, f.H, f.n, f.Tint.opaque()) }},
	Bar:             {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Bar(f.W, f.H, f.State == On, f.Tint.opaque()) }},
	Bead:            {sized: (*bake.Baker).Bead},
	Medal:           {level: (*bake.Baker).Medal},
	Rays:            {level: (*bake.Baker).Rays},
	Ring:            {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Ring(f.W, f.State == On) }},
	SheetPointer:    {sized: (*bake.Baker).SheetPointer},
	Dot:             {switched: (*bake.Baker).Dot},
	Tail:            {switched: (*bake.Baker).Tail},
	SideTail:        {switched: (*bake.Baker).SideTail},
	Icon:            {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Icon(f.Icon, f.W, f.Stroke, f.Tint.opaque()) }},
	Caret:           {sized: (*bake.Baker).Caret},
	Note:            {sized: (*bake.Baker).Note},
	Field:           {sized: (*bake.Baker).Field},
	ScrollBar:       {sized: (*bake.Baker).ScrollBar},
	GoldUpright:     {upright: (*bake.Baker).GoldUpright},
	InnerGold:       {cornered: (*bake.Baker).InnerGold},
	Swoop:           {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Swoop(f.W, f.H, false) }},
	DownSwoop:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Swoop(f.W, f.H, true) }},
	LeapKind:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Leap(f.W, f.H, f.y, f.back, f.on) }},
	ChartKind:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Chart(f.W, f.H, f.n) }},
	ClockKind:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Clock(f.W, float64(f.n)/ClockParts, f.on) }},
	MatrixKind:      {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Matrix(f.W, f.H, f.text) }},
	CurveKind: {own: func(b *bake.Baker, f *Surface) bake.Baked {
		return b.Curve(f.W, f.H, f.text, f.n, f.Stroke, f.Tint.opaque(), f.on)
	}},

	// Farbenpoker.
	StandKind:   {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Stand(f.W, f.H, f.y, f.text) }},
	StandFrame:  {sized: (*bake.Baker).StandFrame},
	Pot:         {sized: (*bake.Baker).Pot},
	PegSlot:     {sized: (*bake.Baker).PegSlot},
	Spot:        {sized: (*bake.Baker).Spot},
	HoleRing:    {switched: (*bake.Baker).HoleRing},
	HoleLeft:    {sized: (*bake.Baker).HoleLeft},
	SlotLeft:    {sized: (*bake.Baker).SlotLeft},
	Brace:       {switched: (*bake.Baker).Brace},
	WayKind:     {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Way(f.W, f.H, f.x, f.y, f.back) }},
	RollAgain:   {sized: (*bake.Baker).RollAgain},
	BadgeKind:   {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Badge(f.W, f.H, f.text, f.on) }},
	NoChips:     {sized: (*bake.Baker).NoChips},
	StickShadow: {sized: (*bake.Baker).StickShadow},
	HoleFront:   {sized: (*bake.Baker).HoleFront},

	// Vino.
	VinoMapKind:     {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.VinoMap(f.W, f.H, f.R, f.size, f.x, f.y) }},
	VinoRegionKind:  {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.VinoRegion(f.n, f.size, f.x, f.y) }},
	Board:           {cornered: (*bake.Baker).Board},
	MarketBoardKind: {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.MarketBoard(f.W, f.H, f.x) }},
	ShieldBack:      {switched: (*bake.Baker).ShieldBack},
	GoldFrame:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.GoldFrame(f.W, f.H, f.R, f.Line) }},
	ThinFrame:       {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.ThinFrame(f.W, f.H, f.R) }},
	GoldDashes:      {cornered: (*bake.Baker).GoldDashes},
	GoldRing:        {sized: (*bake.Baker).GoldRing},
	GoldHop:         {sized: (*bake.Baker).GoldHop},
	RoadBed:         {sized: (*bake.Baker).RoadBed},
	Halo:            {sized: (*bake.Baker).Halo},
	Strike:          {sized: (*bake.Baker).Strike},
	Pip:             {switched: (*bake.Baker).Pip},
	SheetTab:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.SheetTab(f.W, f.H, f.State == On, false) }},
	RightTab:        {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.SheetTab(f.W, f.H, f.State == On, true) }},
	Uncorked:        {level: (*bake.Baker).Uncorked},

	// Zankapfel.
	OrchardKind:  {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.Orchard(f.W, f.H, f.x) }},
	FaintSquare:  {sized: (*bake.Baker).FaintSquare},
	RaceLineKind: {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.RaceLine(f.W, f.H, f.n) }},
	BubbleKind: {own: func(b *bake.Baker, f *Surface) bake.Baked {
		return b.Bubble(f.W, f.H, f.R, f.x, f.y, f.on, f.back)
	}},
	TrailKind: {own: func(b *bake.Baker, f *Surface) bake.Baked {
		return b.Trail(f.W, f.H, f.n, f.on, f.Tint.opaque())
	}},
	DuelPartKind: {own: func(b *bake.Baker, f *Surface) bake.Baked {
		return b.DuelPart(f.W, f.H, f.R, f.x, f.y, f.on, f.Tint.opaque())
	}},
	WoodBar:    {cornered: (*bake.Baker).WoodBar},
	ChosenLine: {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.ChosenLine(f.W, f.H, f.R, f.State == On) }},
	LitCell:    {sized: (*bake.Baker).LitCell},
	CardPlace:  {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.CardPlace(f.W, f.H, f.R, f.State == On) }},
	Flames:     {sized: (*bake.Baker).Flames},
	RoundLabel: {sized: (*bake.Baker).RoundLabel},
	SlotRing:   {sized: (*bake.Baker).SlotRing},
	StruckKind: {own: func(b *bake.Baker, f *Surface) bake.Baked {
		return b.Struck(f.W, f.H, f.text, f.size, f.Tint.opaque())
	}},

	// Zankapfel and Farbenpoker.
	DieMarks: {own: func(b *bake.Baker, f *Surface) bake.Baked { return b.DieMarks(f.W, f.State == On) }},
}

func bakeState(s State) bake.State {
	switch s {
	case Pressed:
		return bake.Pressed
	case Disabled:
		return bake.Disabled
	}
	return bake.Normal
}

// Package bake turns the game's art into pictures on plain image.RGBA, without
// a GPU or a display.
//
// A [Baker] is made for a device scale. It draws two sorts of things:
//
//   - pieces, from the vector files in sprites/art: [Baker.Piece];
//   - surfaces and controls, drawn to size in code: [Baker.Table],
//     [Baker.Felt], [Baker.Parchment], [Baker.Button] and so on.
//
// Sizes are CSS pixels. Each gives a [Baked]: the picture, and where its upper
// left lies seen from the upper left of the thing's box, since shadows and
// lines leave the box:
//
//	b := bake.New(2)
//	card := b.Piece("weinhaendler/card-red-2", 98, bake.PieceLook{Lift: bake.Card, Text: "13"})
//	draw(card.Img, x*2+card.X, y*2+card.Y)
//
// Words are measured by [Baker.Measure]; [Baker.Glyph] gives single characters
// for an atlas. → and ★ are drawn from the art, U+202F is a narrow gap; all
// other characters come from the fonts in sprites/fonts.
//
// Underneath is a [Canvas] with the vocabulary of SVG: a [Path], filled or
// stroked with a [Paint], clipped, blurred.
//
// Figures of look (colours, opacities, widths of lines, corners, sizes) stand in
// tuning.go and tuning_surfaces.go. In the drawings themselves stand only the
// coordinates that lay out one thing.
package bake

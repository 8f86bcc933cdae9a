// Package sprites puts the baked art on the screen: it bakes each piece and
// surface for the device's scale when it is first drawn, keeps the pictures, and
// draws them and text through a [Painter].
//
// How things look is decided in package bake; here is only where and how often.
package sprites

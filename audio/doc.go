// Package audio makes all sounds of the game from code and mixes them.
//
// A [Sound] is rendered once, when it is first needed, from its recipe in
// tuning.go: resonances that ring and noise that hisses. The [Mixer] lays the
// sounds that are playing over each other, in one stream for one device, which
// hides behind a [Backend]: oto, or none. Where there is no device, everything
// works in the same way and is not heard; nothing ever waits for it.
package audio

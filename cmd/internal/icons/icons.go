// Package icons writes the program's icon down in the forms that browsers and systems read.
package icons

import (
	"bytes"
	"image"
	"image/png"

	"treille/sprites/icon"
	"treille/wasm/site"
)

// Page returns the icons of the page in the browser.
func Page() ([]site.Icon, error) {
	list := []site.Icon{
		{Name: "favicon", Size: 48, Rel: "icon"},
		{Name: "icon-180", Size: 180, Rel: "apple-touch-icon"},
		{Name: "icon-192", Size: 192, Purpose: "any"},
		{Name: "icon-512", Size: 512, Purpose: "any"},
		{Name: "icon-maskable", Size: 512, Purpose: "maskable"},
	}
	for i := range list {
		// Systems cut maskable icons to shapes of their own, of which a circle of 80 % is always left, and round
		// the corners of Apple's. These two fill the square; the others are round themselves.
		full := list[i].Purpose == "maskable" || list[i].Rel == "apple-touch-icon"
		contents, err := encode(flatten(icon.Draw(list[i].Size, full))) // it is downloaded for offline play
		if err != nil {
			return nil, err
		}
		list[i].Contents = contents
	}
	return list, nil
}

// PNG returns the icon as a picture of size × size pixels, 16 or more: a rounded square on nothing.
func PNG(size int) ([]byte, error) { return encode(icon.Draw(size, false)) }

func encode(picture image.Image) ([]byte, error) {
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&out, picture); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

package main

import (
	"bytes"
	"image"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"treille/scenes/app/release"
	"treille/sprites/icon"
)

// iconSizes are those that Windows shows, in pixels.
var iconSizes = []int{256, 48, 32, 24, 16}

// withResources returns a program for Windows with what Windows reads in it: its icon, its version, and a manifest that
// says which Windows it is for and that it draws sharply on every screen.
func withResources(program []byte) ([]byte, error) {
	var pictures []image.Image
	for _, size := range iconSizes {
		pictures = append(pictures, icon.Draw(size, false))
	}
	ico, err := winres.NewIconFromImages(pictures)
	if err != nil {
		return nil, err
	}
	var info version.Info
	info.SetFileVersion(release.Number)
	info.SetProductVersion(release.Number)
	for key, value := range map[string]string{
		version.ProductName:      "Treille",
		version.FileDescription:  "Treille", // the task manager shows this
		version.OriginalFilename: "Treille.exe",
	} {
		if err := info.Set(version.LangDefault, key, value); err != nil {
			return nil, err
		}
	}
	var resources winres.ResourceSet
	if err := resources.SetIcon(winres.ID(1), ico); err != nil {
		return nil, err
	}
	resources.SetVersionInfo(info)
	resources.SetManifest(winres.AppManifest{
		Compatibility: winres.Win10AndAbove,   // as Go needs it
		DPIAwareness:  winres.DPIPerMonitorV2, // what Ebitengine asks for when it starts
	})
	var out bytes.Buffer
	err = resources.WriteToEXE(&out, bytes.NewReader(program))
	return out.Bytes(), err
}

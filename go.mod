module treille

go 1.26

require (
	github.com/ebitengine/oto/v3 v3.5.1
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	golang.org/x/image v0.47.0
)

package sha256_test

import (
	standard "crypto/sha256"
	"testing"

	"treille/wasm/slim/sha256"
)

// TestItSumsAsTheStandardLibraryDoes tries all lengths over three blocks.
func TestItSumsAsTheStandardLibraryDoes(t *testing.T) {
	var data []byte
	for n := range 200 {
		if got, want := sha256.Sum256(data), standard.Sum256(data); got != want {
			t.Errorf("the sum of %d bytes is %x instead of %x", n, got, want)
		}
		data = append(data, byte(n*n+7*n))
	}
}

//go:build !js && !windows && !darwin

package lang

// System returns the languages of the user's desktop, best first.
func System() []string { return environment() }

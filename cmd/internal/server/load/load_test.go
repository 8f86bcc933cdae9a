package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

func TestMain(m *testing.M) {
	if role, dir, ok := strings.Cut(os.Getenv(roleEnv), " "); ok {
		exit(play(role, dir))
	}
	os.Exit(m.Run())
}

// TestRun measures two tables for a moment, and tables that were kept, each looked at once: a seat has room
// for three who look at a time. What comes out is not looked at: it depends on what else the machine does.
func TestRun(t *testing.T) {
	for _, args := range []string{"-tables 2 -think 1ms -deaf 1 -kept 20 -looks 50", "-case computers -tables 1"} {
		var out, help bytes.Buffer
		if err := run(t.Context(), append(strings.Fields(args), "-seconds", "0.3", "-dir", t.TempDir()), &out, &help); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"decisions ", "echo ", "the server used ", "its memory "} {
			if !strings.Contains(out.String(), "\n"+want) {
				t.Errorf("%s: nothing is said of %q:\n%s", args, want, &out)
			}
		}
	}
}

// TestServers asks for what cannot be measured.
func TestServers(t *testing.T) {
	for _, args := range []string{"-servers 2", "-servers 0", "-nats nats://127.0.0.1:1 -kept 3"} {
		var out bytes.Buffer
		if err := run(t.Context(), strings.Fields(args), &out, &out); err == nil || !strings.Contains(err.Error(), "-nats") {
			t.Errorf("%s: %v", args, err)
		}
	}
}

// TestCases has others flags go before what a case says.
func TestCases(t *testing.T) {
	l, err := parse([]string{"-tables", "7", "-case", "computers"}, &bytes.Buffer{})
	if err != nil || l.tables != 7 || l.hard != cases["computers"].hard || l.people != 1 {
		t.Errorf("it is %+v, %v", l, err)
	}
	if _, err := parse([]string{"-case", "nonsense"}, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "full house") {
		t.Errorf("a case that there is not: %v", err)
	}
}

package site

import (
	"encoding/binary"
	"slices"
	"testing"
)

// tablesOf returns tables of functions, with nothing in them but how many functions there are, and the buckets of all
// these but one.
func tablesOf(functions int) (tables, buckets []byte) {
	tables = slices.Concat(tablesBegin, make([]byte, tablesHeader-len(tablesBegin)))
	binary.LittleEndian.PutUint64(tables[functionCount:], uint64(functions))
	for part := namesAt; part <= functionsAt; part += 8 {
		binary.LittleEndian.PutUint64(tables[part:], tablesHeader)
	}
	for i := range functions - 1 {
		for range 16 {
			buckets = binary.LittleEndian.AppendUint32(buckets, uint32(i))
			buckets = append(buckets, make([]byte, 16)...)
		}
	}
	return tables, buckets
}

func TestLeaveOutBuckets(t *testing.T) {
	tables, buckets := tablesOf(300)
	end := []byte("the last function's, and other data")
	memory := slices.Concat(tables, buckets, end)
	if err := leaveOutBuckets(memory); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(memory, slices.Concat(tables, make([]byte, len(buckets)), end)) {
		t.Error("something else than the buckets has changed, or they have not")
	}
}

func TestLeaveOutBucketsRefusesWhatItDoesNotKnow(t *testing.T) {
	tables, buckets := tablesOf(300)
	other := slices.Clone(buckets)
	other[len(other)/2]++
	none, _ := tablesOf(1)
	for name, memory := range map[string][]byte{
		"nothing":       nil,
		"no buckets":    tables,
		"other buckets": slices.Concat(tables, other),
		"no functions":  none,
	} {
		if err := leaveOutBuckets(memory); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

package site

import (
	"bytes"
	"encoding/binary"
)

// The linker's table by which a function is found has so many buckets for each: a bucket is for 4096 places, and in
// WebAssembly a function has a number for 65,536.
const bucketsEach = 16

// A bucket is the number of a function, in four bytes, and how much further on that is which each sixteenth of the bucket
// begins with: not at all, since a whole bucket is in one function.
const bucketSize = 4 + 16

// leaveOutBuckets clears that table, which the runtime of package slim does not read. The last function's buckets stay, as
// it need not have all.
func leaveOutBuckets(memory []byte) error {
	table := functionTables(memory)
	if table == nil {
		return errTables
	}
	var buckets []byte
	for i := range int(binary.LittleEndian.Uint64(table[functionCount:])) - 1 {
		bucket := make([]byte, bucketSize)
		binary.LittleEndian.PutUint32(bucket, uint32(i))
		buckets = append(buckets, bytes.Repeat(bucket, bucketsEach)...)
	}
	at := bytes.Index(memory, buckets)
	if at < 0 || len(buckets) == 0 {
		return errTables
	}
	clear(memory[at : at+len(buckets)])
	return nil
}

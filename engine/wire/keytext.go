package wire

// String is the key as it stands in messages.
func (k Key) String() string { return string(k.append(nil)) }

// ParseKey reads what String writes; ok is false for all else.
func ParseKey(text string) (k Key, ok bool) { return parseKey(text) }

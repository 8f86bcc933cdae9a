package saves

// PasteField opens the panel with a text in its field, as somebody has pasted it there.
func (k *Keeper) PasteField(text string) {
	k.openField()
	k.paste.text = text
	k.paste.asked = k.paste.at
}

// LeaveField presses Escape in the field.
func (k *Keeper) LeaveField() { k.leaveField("", false) }

// BringPasted presses the button below the field.
func (k *Keeper) BringPasted() { k.bringPasted() }

// Pasted is what stands in the field.
func (k *Keeper) Pasted() string { return k.paste.text }

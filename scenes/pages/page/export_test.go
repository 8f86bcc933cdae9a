package page

// Left ends typing as the page's own field does.
func (n *NameField) Left(text string, ok bool) { n.left(text, ok) }

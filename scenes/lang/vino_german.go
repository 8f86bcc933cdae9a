package lang

var vinoGerman = Vino{}

var vinoOutlineGerman = VinoOutline{}

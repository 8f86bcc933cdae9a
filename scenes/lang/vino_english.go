package lang

var vinoEnglish = Vino{}

var vinoOutlineEnglish = VinoOutline{}

package lang

var vinoFrench = Vino{}

var vinoOutlineFrench = VinoOutline{}

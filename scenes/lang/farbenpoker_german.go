package lang

var farbenpokerGerman = Farbenpoker{}

var farbenpokerOutlineGerman = FarbenpokerOutline{}

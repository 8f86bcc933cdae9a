package lang

var farbenpokerEnglish = Farbenpoker{}

var farbenpokerOutlineEnglish = FarbenpokerOutline{}

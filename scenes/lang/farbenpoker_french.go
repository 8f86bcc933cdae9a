package lang

var farbenpokerFrench = Farbenpoker{}

var farbenpokerOutlineFrench = FarbenpokerOutline{}

package lang

var zankapfelGerman = Zankapfel{}

var zankapfelOutlineGerman = ZankapfelOutline{}

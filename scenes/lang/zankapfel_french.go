package lang

var zankapfelFrench = Zankapfel{}

var zankapfelOutlineFrench = ZankapfelOutline{}

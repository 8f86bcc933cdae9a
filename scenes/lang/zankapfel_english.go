package lang

var zankapfelEnglish = Zankapfel{}

var zankapfelOutlineEnglish = ZankapfelOutline{}

package lang

var lessonGerman = Lesson{
	Title:     "Lektion",
	YouAre:    "Du bist *{name}*.",
	Press:     "Drücke jetzt: {what}",
	Now:       "Drücke jetzt den *leuchtenden Knopf*.",
	Skip:      "Auslassen",
	PlayOn:    "Von hier weiterspielen",
	Watch:     "Die anderen spielen",
	WatchOwn:  "Einen Moment …",
	NotYet:    "Gleich geht die Lektion weiter.",
	NotNow:    "Jetzt nicht: Erst kommt, was die Lektion sagt.",
	First:     "Drücke zuerst, was leuchtet.",
	Missed:    "Nicht dieser: Sieh, wo es leuchtet.",
	SkipTitle: "Die Lektion",
	SkipText:  "Die Lektion wartet bei diesem Schritt, bis du wiederkommst.",
	SkipStep:  "Diesen Schritt überspringen",
	Leave:     "Lektion verlassen",

	HasLearnt: "[hat|hast] {game} gelernt",
	Easy:      "Gegen leichte Gegner spielen",
	EasyNote:  "{computers}, etwa {min} Minuten",
	Again:     "Noch einmal",
	Back:      "Zurück zur Schachtel",
	Uncounted: "Übungen zählen nicht in der Statistik.",
}

var weinhaendlerLessonGerman = [12]LessonStep{
	{Words: "*Die meisten Punkte gewinnen*. Jede Flasche in deinem *Keller* zählt ihre *Sterne*; *Drillinge* eines Weins zählen mehr.", Button: "Nächster Schritt"},
	{Words: "Mit Flaschen wird auch *geboten*: Dann zählen ihre Euro. Das höchste Gebot bekommt die *Auslage*, und keine zwei *Summen* dürfen gleich sein.", Button: "Nächster Schritt"},
	{Words: "Alle anderen bekommen das Gebot *direkt über* ihrem. Jonas bietet eine gelbe Flasche mit *drei Sternen*, und du hast schon zwei davon.", Button: "Nächster Schritt"},
	{Words: "Biete also etwas weniger als seine 19\u202f€: *10\u202f€* genügen. Nimm die leuchtende Flasche.", Then: []string{"Nun *biete* sie."}, Button: "Auf die Flasche tippen"},
	{Words: "Jetzt liegst du hinten, und *direkt über* dir liegt Hugos Gebot. Welches am Ende dort liegt, das bekommst du, ohne noch eine Flasche zu geben: *passe*.", Button: "Passen"},
	{Words: "Der *Tausch*: Am Ende lag Jonas direkt über dir. Für deinen einen Stern bekamst du seine vier, und deine Flasche liegt nun in der Auslage.", Button: "Nächster Schritt"},
	{Words: "Jetzt die *Keller*. Nimm eine gelbe Flasche: drei Sterne, *3\u202fPunkte*.", Then: []string{"Die erste liegt in der *Mitte* der untersten Reihe: Tippe auf diesen Platz."}, Button: "Flasche ablegen"},
	{Words: "Nimm die *zweite* gelbe.", Then: []string{"Sie kommt *links* neben die erste: Die unterste Reihe wächst nur an ihren *Enden*. Tippe auf diesen Platz."}, Button: "Flasche ablegen"},
	{Words: "Nimm die *dritte*. Sie wird auf beiden liegen.", Then: []string{"Ein *Drilling*, drei von einem Wein und einer Größe, zählt in gerader Linie oder als Dreieck *4\u202fPunkte* mehr; einer in allen *drei Größen* zählt *1*. Tippe auf diesen Platz."}, Button: "Flasche ablegen"},
	{Words: "Flaschen auf der Hand sind das Geld für die nächste Auktion, höchstens sechs. Behalte diese drei.", Button: "Fertig"},
	{Words: "Die nächste Runde. Wer nichts geboten hat, darf *passen und ziehen*: Von zwei Flaschen des Stapels bekommt er die billigere.", Button: "Passen und ziehen"},
	{Words: "*Leere Flaschen* haben keinen Stern, aber ein Wein darf sie *bedecken*; auf einen *vollen* Keller folgt ein zweiter. Ist der Stapel leer, folgt eine letzte Runde, und *die meisten Punkte gewinnen*.", Button: "Lektion beenden"},
}

var farbenpokerLessonGerman = [16]LessonStep{
	{Words: "*Die meisten Chips gewinnen*. Die *Würfel* verlangen drei Farben. Alle drei zusammen sind ein *Wurf*: Wirf sie.", Button: "Werfen"},
	{Words: "Gelb, Rot oder Orange bringt einen Chip. Es gibt *drei Stäbe von jeder Farbe*: Ziehe den leuchtenden und sieh, was er verbirgt.", Button: "Diesen Stab"},
	{Words: "Blau ist nicht verlangt: ein *Fehlgriff*. Er kostet einen Chip, und der kommt in den *Pott*.", Button: "Nächster Schritt"},
	{Words: "Stecke den Stab in ein Loch der anderen Seite. *Merk dir, wo!*", Button: "Dieses Loch"},
	{Words: "Hugo fand Orange: Ein *Treffer* bringt einen Chip aus dem Vorrat, und der Stab bleibt bei seinem Würfel.", Button: "Nächster Schritt"},
	{Words: "Wer am Zug ist, zieht einen Stab. Ziehe den leuchtenden.", Button: "Diesen Stab"},
	{Words: "Zwei Farben sind gefunden: Du darfst den *letzten Würfel* neu werfen, in der Hoffnung auf eine Farbe, die du gesehen hast. Greifst du danach daneben, zahlst du *zwei Chips* statt einem.", Button: "Neu werfen"},
	{Words: "Blau, und du hast gesehen, wohin es kam: *Finde es*. Wer die *dritte Farbe* findet, bekommt den *ganzen Pott*.", Button: "Diesen Stab"},
	{Words: "Ein Chip für den Treffer, zwei aus dem Pott. Die drei Stäbe kommen auf *eine Seite* zurück: zuerst der gelbe.", Button: "Dieses Loch"},
	{Words: "Dann der blaue. *Merk dir alle drei!*", Button: "Dieses Loch"},
	{Words: "Und der orange.", Button: "Dieses Loch"},
	{Words: "Hugo hat sich einen orangen Stab gemerkt. Gleich nach dem Wurf aller drei Würfel bringt eine Farbe, die *zwei von ihnen* zeigen, *zwei Chips*.", Button: "Nächster Schritt"},
	{Words: "Einige Züge später hast du *keine Chips* mehr. Du setzt aus, bis jemand den Pott bekommt.", Button: "Nächster Schritt"},
	{Words: "Hugo bekam den Pott: Nun kommt dein *Comeback*. Drei Würfel, drei Stäbe und ein Chip für jeden, der passt.", Button: "Würfeln"},
	{Words: "Der leuchtende Stab war in den Zügen zu sehen, die hier ausgelassen sind: Er ist gelb. Ziehe ihn. Die beiden anderen folgen gleich.", Button: "Diesen Stab"},
	{Words: "Zwei passen: zwei Chips, und du spielst weiter; ohne Treffer wärst du ausgeschieden. Ist der Vorrat leer, gewinnen *die meisten Chips*.", Button: "Lektion beenden"},
}

var zankapfelLessonGerman = [12]LessonStep{
	{Words: "Sei zuerst *um das Dorf herum*: ein Punkt, ein Schritt. Das *Feld des Bürgermeisters* sagt mit farbigen Zahlen, was jeder Apfel *wert* ist: jetzt je vier.", Button: "Nächster Schritt"},
	{Words: "Zuerst nimmt jeder *Chips* aus dem Garten: Der Bürgermeister betritt nie ein Feld *ohne Chip*. Nimm den leuchtenden weg.", Then: []string{"Ohne Chip betritt der Bürgermeister dieses Feld *nie*. Nimm ihn *weg*."}, Button: "Chip antippen"},
	{Words: "Jeder legt verdeckt einen Apfel oder kauft einen und *erntet nichts*. Lege *Grün*.", Then: []string{"Noch sieht niemand die Farbe. *Lege* ihn."}, Button: "Grün legen"},
	{Words: "Hugo hat den *goldenen Apfel*: Er sagt an, wohin der Bürgermeister geht. *Bestich* ihn mit einem Punkt für das leuchtende Feld: Dort ist Grün *fünf* wert.", Then: []string{"Nimmt Hugo an, bekommt er deinen Punkt, und der Bürgermeister kommt *hierher*. *Biete* ihn an."}, Button: "Feld antippen"},
	{Words: "Hugo nimmt den Punkt. Gelb hat er allein und *erntet* fünf; Emma und du habt beide Grün gelegt, also *streitet* ihr.", Button: "Nächster Schritt"},
	{Words: "Jede von euch legt verdeckt eine Zankkarte, und die höchste gewinnt. Wähle die *8*.", Button: "Die 8 wählen"},
	{Words: "Ein *Würfel* kostet 2 Punkte und zählt zur Karte dazu. Wer wartet, darf noch kaufen, wenn ein anderer kauft. Kaufe *einen*.", Then: []string{"Geworfen wird, wenn niemand mehr kauft. *Kaufe* ihn."}, Button: "Einen Würfel"},
	{Words: "Acht und eins schlagen sechs: Nur du ziehst weiter, um *fünf*. Bei *Gleichstand* streitet man noch einmal. Die Zankkarten sind für immer fort.", Button: "Nächster Schritt"},
	{Words: "Nur *Kaufen* füllt die Hand: Die offene Karte kostet die Hälfte dessen, was ihre Farbe wert ist, abgerundet, ein Joker 3. Wer keine Karte hat, muss kaufen.", Then: []string{"Rot ist drei wert, also kostet die Karte *einen* Punkt: *Kaufe* sie."}, Button: "Karte kaufen"},
	{Words: "Ein *Joker* hat die Farbe, die sein Besitzer ansagt. Der goldene Apfel geht reihum: Nun hast du ihn, und man darf dich bestechen. Lege *Gelb*.", Button: "Gelb legen"},
	{Words: "Der Bürgermeister geht auf ein Feld neben ihm, das einen Chip hat, weiter nur, wenn keines einen hat; der Chip kommt weg. Auf dem leuchtenden ist Gelb *sieben* wert.", Button: "Feld antippen"},
	{Words: "Allein mit Gelb: *sieben Schritte*. Wer zuerst herum ist, gewinnt, oder wer *vorn* liegt, wenn alle Chips fort sind.", Button: "Lektion beenden"},
}

var vinoLessonGerman = [11]LessonStep{
	{Words: "Die *meisten Weinberge* gewinnen. Zwei Regionen mit je einer *Sorte* sind für dich gezogen: Wähle in *Lazio* den billigsten.", Then: []string{"Er kostet 80, und dort wächst *Trebbiano*, das mit Lazio gezogen wurde: *Kaufe* ihn."}, Button: "Erst: Weinberg in Lazio"},
	{Words: "Mit *Abruzzo* wurde *Barbera* gezogen: Wähle dort den billigsten Weinberg.", Then: []string{"*Kaufe* auch diesen."}, Button: "Erst: einer in Abruzzo"},
	{Words: "Der *dritte* Weinberg darf überall liegen, und für ihn wird nichts gezogen. Drücke auf der Karte *Campania*.", Then: []string{"Wähle dort den billigsten Weinberg.", "Nun *wählst du* die Sorte: eine, die dort niemand anbaut. Nimm wieder *Trebbiano*: Fässer einer Sorte werden zusammen verkauft."}, Button: "Erst: Campania", Wants: []string{"Erst: ein Weinberg", "Erst: die Sorte"}},
	{Words: "Jede Runde wählen alle geheim *zwei Regionen* und dürfen nur dort kaufen. Nimm *Lazio* und *Calabria*.", Then: []string{"Lazio ist gewählt. Nun *Calabria*."}, Button: "Erst: zwei Regionen"},
	{Words: "Die Regionen öffnen von 1 bis 9. In *Lazio* kaufst du zuerst, denn dort hast du schon einen Weinberg: Wähle *zwei* weitere.", Then: []string{"Und noch *einen*."}, Button: "Erst: zwei Weinberge"},
	{Words: "*Calabria* ist für dich neu: Dort darfst du je Zug nur *einen* Weinberg kaufen. Wähle ihn.", Then: []string{"Nun seine *Sorte*, eine, die in Calabria niemand anbaut: Nimm *Barbera* wie in Abruzzo."}, Button: "Erst: ein Weinberg", Wants: []string{"Erst: die Sorte"}},
	{Words: "Eine *Flasche* steht für Weinberge des Staates. Auch sie kann man kaufen; sind alle privaten einer Region verkauft, werden sie verschenkt: Wer dort *am meisten hat, bekommt nur einen*, der Zweite zwei, der Dritte den Rest.", Button: "Nächster Schritt"},
	{Words: "Nun wird *verkauft*. Jeder Weinberg füllt ein Fass: Nimm *zwei* Fässer Trebbiano.", Then: []string{"Und noch *eines*.", "Das bringt *450*, kostet dich zwei *Weinberge*, und der Preis *fällt*: Verkaufe sie."}, Button: "Erst: zwei Fässer"},
	{Words: "Gib zwei *Weinberge* dieses Weins zurück, beide in *Lazio*, dann bleibt dir in jeder Region einer. Wähle den ersten.", Then: []string{"Und den *zweiten*.", "Emma hat in Lazio jetzt so viele wie du. Bei *gleich vielen* kauft zuerst, wessen Weinberg *weiter hinten in der Reihe* liegt: Emma. Gib beide zurück."}, Button: "Erst: zwei Weinberge"},
	{Words: "Der Preis von Trebbiano *fiel*, dafür darf ein anderer *steigen*: Barbera, den du auch anbaust.", Button: "Erst: Barbera heben"},
	{Words: "Einkommen zählt ab der nächsten Runde, und wer am wenigsten verdient hat, beginnt sie. Ist die letzte *Flasche* fort, zählen die Weinberge.", Button: "Lektion beenden"},
}

var weinhaendlerLessonEndGerman = LessonEnd{Title: "Jetzt kannst du Weinhändler", Learnt: [3]string{
	"Geboten wird mit Flaschen; du bekommst das Gebot über deinem",
	"Drillinge in Linie oder Dreieck zählen mehr",
	"Behaltene Flaschen sind Geld für die nächste Auktion",
}}

var farbenpokerLessonEndGerman = LessonEnd{Title: "Jetzt kannst du Farbenpoker", Learnt: [3]string{
	"Ein Treffer bringt einen Chip, ein Fehlgriff kostet einen",
	"Wer die dritte Farbe findet, bekommt den ganzen Pott",
	"Merk dir die Stäbe: Die meisten Chips gewinnen",
}}

var zankapfelLessonEndGerman = LessonEnd{Title: "Jetzt kannst du Zankapfel", Learnt: [3]string{
	"Das Feld des Bürgermeisters sagt, was Farben wert sind",
	"Allein mit einer Farbe erntest du, sonst gibt es Streit",
	"Wer zuerst ums Dorf herum ist, gewinnt",
}}

var vinoLessonEndGerman = LessonEnd{Title: "Jetzt kannst du Vino", Learnt: [3]string{
	"Zwei Regionen je Runde, geheim gewählt",
	"Wer dort mehr Weinberge hat, kauft zuerst",
	"Ein Verkauf bringt Geld, kostet Weinberge und drückt den Preis",
}}

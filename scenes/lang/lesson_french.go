package lang

var lessonFrench = Lesson{
	Title:     "Leçon",
	YouAre:    "Vous êtes *{name}*.",
	Press:     "À toucher\u202f: {what}",
	Now:       "Touchez maintenant le *bouton qui brille*.",
	Skip:      "Sauter",
	PlayOn:    "Continuer la partie d’ici",
	Watch:     "Les autres jouent",
	WatchOwn:  "Un instant…",
	NotYet:    "La leçon continue dans un instant.",
	NotNow:    "Pas maintenant\u202f: faites d’abord ce que dit la leçon.",
	First:     "Touchez d’abord ce qui brille.",
	Missed:    "Pas celui-ci\u202f: voyez où cela brille.",
	SkipTitle: "La leçon",
	SkipText:  "La leçon attend à cette étape jusqu’à votre retour.",
	SkipStep:  "Sauter cette étape",
	Leave:     "Quitter la leçon",

	HasLearnt: "[connaît|connaissez] {game}",
	Easy:      "Jouer contre des faciles",
	EasyNote:  "{computers}, environ {min} minutes",
	Again:     "Encore une fois",
	Back:      "Retour à la boîte",
	Uncounted: "Les leçons ne comptent pas dans les chiffres.",
}

var weinhaendlerLessonFrench = [12]LessonStep{
	{Words: "*Le plus de points gagne*. Chaque bouteille dans votre *cave* marque ses *étoiles*\u202f; les *trios* d’un vin marquent plus.", Button: "Étape suivante"},
	{Words: "Les bouteilles servent aussi à *enchérir*\u202f: leurs euros comptent. La plus haute enchère prend l’*offre publique*, et deux *totaux* ne sont jamais égaux.", Button: "Étape suivante"},
	{Words: "Chacun des autres prend l’enchère *juste au-dessus* de la sienne. Jonas mise une bouteille jaune à *trois étoiles*, et vous en avez deux.", Button: "Étape suivante"},
	{Words: "Misez donc un peu moins que ses 19\u202f€\u202f: *10\u202f€* suffisent. Prenez la bouteille qui brille.", Then: []string{"Et *misez*-la."}, Button: "Touchez la bouteille"},
	{Words: "Vous voilà en dernier, et l’enchère de Hugo est *juste au-dessus* de la vôtre. Celle qui y finira est à vous, sans bouteille de plus\u202f: *passez*.", Button: "Passer"},
	{Words: "L’*échange*\u202f: Jonas a fini juste au-dessus de vous. Pour votre étoile vous avez reçu les quatre siennes, et votre bouteille est maintenant dans l’offre.", Button: "Étape suivante"},
	{Words: "Place aux *caves*. Prenez une bouteille jaune\u202f: trois étoiles, *3\u202fpoints*.", Then: []string{"La première se pose au *milieu* de la rangée du bas\u202f: touchez cette place."}, Button: "Posez la bouteille"},
	{Words: "Prenez la *deuxième* jaune.", Then: []string{"Elle va à *gauche* de la première\u202f: la rangée du bas ne s’allonge que par ses *bouts*. Touchez cette place."}, Button: "Posez la bouteille"},
	{Words: "Prenez la *troisième*. Elle reposera sur les deux.", Then: []string{"Un *trio*, trois d’un vin et d’une taille, en ligne droite ou en triangle, marque *4\u202fpoints* de plus\u202f; un trio dans les *trois tailles* en marque *1*. Touchez cette place."}, Button: "Posez la bouteille"},
	{Words: "Les bouteilles en main sont l’argent de la prochaine enchère, six au plus. Gardez ces trois-là.", Button: "Terminé"},
	{Words: "La manche suivante. Qui n’a rien misé peut *passer et piocher*\u202f: de deux bouteilles de la pioche, il reçoit la moins chère.", Button: "Passer et piocher"},
	{Words: "Les *bouteilles vides* n’ont pas d’étoile, mais un vin peut les *couvrir*\u202f; après une cave *pleine*, une deuxième commence. Quand la pioche est vide vient une dernière manche, et *le plus de points gagne*.", Button: "Finir la leçon"},
}

var farbenpokerLessonFrench = [16]LessonStep{
	{Words: "*Le plus de jetons gagne*. Les *dés* demandent trois couleurs. Les trois ensemble font un *lancer*\u202f: lancez-les.", Button: "Lancer"},
	{Words: "Jaune, rouge ou orange rapporte un jeton. Il y a *trois bâtonnets de chaque couleur*\u202f: tirez celui qui brille, et voyez ce qu’il cache.", Button: "Ce bâtonnet"},
	{Words: "Le bleu n’est pas demandé\u202f: c’est *raté*. Cela coûte un jeton, qui va au *pot*.", Button: "Étape suivante"},
	{Words: "Mettez le bâtonnet dans un trou de l’autre côté. *Souvenez-vous où\u202f!*", Button: "Ce trou"},
	{Words: "Hugo a *trouvé* l’orange\u202f: cela rapporte un jeton de la réserve, et le bâtonnet reste près de son dé.", Button: "Étape suivante"},
	{Words: "À chaque tour, un bâtonnet. Tirez celui qui brille.", Button: "Ce bâtonnet"},
	{Words: "Deux couleurs sont trouvées\u202f: vous pouvez relancer le *dernier dé*, dans l’espoir d’une couleur déjà vue. Si votre bâtonnet rate ensuite, vous payez *deux jetons* au lieu d’un.", Button: "Relancer"},
	{Words: "Bleu, et vous avez vu où il est allé\u202f: *trouvez-le*. Qui trouve la *troisième couleur* prend *tout le pot*.", Button: "Ce bâtonnet"},
	{Words: "Un jeton de la réserve, deux du pot. Les bâtonnets vont d’*un même côté*\u202f: d’abord le jaune.", Button: "Ce trou"},
	{Words: "Puis le bleu. *Souvenez-vous des trois\u202f!*", Button: "Ce trou"},
	{Words: "Et l’orange.", Button: "Ce trou"},
	{Words: "Hugo s’est souvenu d’un bâtonnet orange. Juste après le lancer des trois dés, une couleur que *deux d’entre eux* montrent rapporte *deux jetons*.", Button: "Étape suivante"},
	{Words: "Quelques tours plus tard, vous n’avez *plus de jetons*. Vous passez vos tours jusqu’à ce que le pot soit pris.", Button: "Étape suivante"},
	{Words: "Hugo a pris le pot\u202f: voici votre *rattrapage*. Trois dés, trois bâtonnets, un jeton pour chacun qui convient.", Button: "Lancer"},
	{Words: "Le bâtonnet qui brille s’est montré pendant les tours sautés ici\u202f: il est jaune. Tirez-le. Les deux autres suivent aussitôt.", Button: "Ce bâtonnet"},
	{Words: "Deux conviennent\u202f: deux jetons, et vous continuez\u202f; sans aucun, tout serait fini pour vous. Quand la réserve est vide, *le plus de jetons gagne*.", Button: "Finir la leçon"},
}

var zankapfelLessonFrench = [12]LessonStep{
	{Words: "Faites le premier le *tour du village*\u202f: un point, un pas. La *case du maire* dit par ses nombres en couleur ce que *vaut* chaque pomme\u202f: ici, quatre.", Button: "Étape suivante"},
	{Words: "D’abord, chacun enlève des *jetons* du verger\u202f: le maire n’entre jamais dans une case *sans jeton*. Enlevez celui qui brille.", Then: []string{"Sans jeton, le maire n’entrera *jamais* dans cette case. *Enlevez*-le."}, Button: "Touchez le jeton"},
	{Words: "Chacun pose une pomme face cachée, ou en achète une et *ne récolte rien*. Posez du *vert*.", Then: []string{"Personne n’en voit encore la couleur. *Posez*-la."}, Button: "Posez du vert"},
	{Words: "Hugo a la *pomme d’or*\u202f: il annonce où va le maire. *Soudoyez*-le d’un point pour la case qui brille\u202f: le vert y vaut *cinq*.", Then: []string{"Si Hugo accepte, il reçoit votre point, et le maire vient *ici*. *Offrez*-le."}, Button: "Touchez la case"},
	{Words: "Hugo prend le point. Seul en jaune, il *récolte* cinq\u202f; Emma et vous avez posé du vert\u202f: vous vous *querellez*.", Button: "Étape suivante"},
	{Words: "Chacune pose une carte de discorde face cachée, et la plus haute gagne. Choisissez le *8*.", Button: "Choisissez le 8"},
	{Words: "Un *dé* coûte 2 points et s’ajoute à la carte. Qui attend peut encore acheter si un autre achète. Achetez-en *un*.", Then: []string{"On lance quand plus personne n’achète. *Achetez*-le."}, Button: "Un dé"},
	{Words: "Huit et un battent six\u202f: vous seule avancez, de *cinq*. À *égalité*, on se querelle encore. Les cartes de discorde sont perdues pour de bon.", Button: "Étape suivante"},
	{Words: "Seul l’*achat* remplit la main\u202f: la carte ouverte coûte la moitié de ce que vaut sa couleur, arrondie vers le bas, un joker 3. Sans carte, il faut acheter.", Then: []string{"Le rouge vaut trois, la carte coûte donc *un* point\u202f: *achetez*-la."}, Button: "Achetez la carte"},
	{Words: "Un *joker* prend la couleur que son propriétaire annonce. La pomme d’or fait le tour\u202f: vous l’avez maintenant et pouvez être soudoyée. Posez du *jaune*.", Button: "Posez du jaune"},
	{Words: "Le maire va sur une case voisine qui a un jeton, plus loin seulement s’il n’y en a pas\u202f; ce jeton est enlevé. Sur celle qui brille, le jaune vaut *sept*.", Button: "Touchez la case"},
	{Words: "Seule en jaune\u202f: *sept pas*. Le premier à faire le tour gagne, ou le *plus avancé* quand il n’y a plus de jetons.", Button: "Finir la leçon"},
}

var vinoLessonFrench = [11]LessonStep{
	{Words: "Qui possède le *plus de vignes* gagne. Deux régions ont été tirées pour vous, chacune avec un *cépage*\u202f: cochez la vigne la moins chère en *Lazio*.", Then: []string{"Elle coûte 80 et donne du *Trebbiano*, tiré avec le Lazio\u202f: *achetez*-la."}, Button: "D’abord" + gap + ": une vigne au Lazio"},
	{Words: "Le *Barbera* a été tiré avec *Abruzzo*\u202f: cochez-y la vigne la moins chère.", Then: []string{"*Achetez* celle-ci aussi."}, Button: "D’abord" + gap + ": une en Abruzzo"},
	{Words: "La *troisième* vigne peut être n’importe où, et rien n’est tiré pour elle. Touchez *Campania* sur la carte.", Then: []string{"Cochez-y la vigne la moins chère.", "*Vous choisissez* le cépage\u202f: un que personne n’y cultive. Reprenez le *Trebbiano*\u202f: les tonneaux d’un cépage se vendent ensemble."}, Button: "D’abord" + gap + ": Campania", Wants: []string{"D’abord" + gap + ": une vigne", "D’abord" + gap + ": le cépage"}},
	{Words: "À chaque manche, chacun choisit en secret *deux régions*, et n’achète que là. Prenez *Lazio* et *Calabria*.", Then: []string{"Lazio est choisi. Maintenant *Calabria*."}, Button: "D’abord" + gap + ": deux régions"},
	{Words: "Les régions ouvrent de 1 à 9. En *Lazio*, vous achetez d’abord, car vous y avez déjà une vigne\u202f: cochez-en *deux* autres.", Then: []string{"Et encore *une*."}, Button: "D’abord" + gap + ": deux vignes"},
	{Words: "*Calabria*\u202f: vous y êtes nouvelle, et n’y achetez qu’*une* vigne par tour. Cochez-la.", Then: []string{"Puis son *cépage*, un que personne ne cultive en Calabria\u202f: prenez le *Barbera*, comme en Abruzzo."}, Button: "D’abord" + gap + ": une vigne", Wants: []string{"D’abord" + gap + ": le cépage"}},
	{Words: "Une *bouteille* marque les vignes de l’État. On peut aussi les acheter\u202f; quand toutes les privées d’une région le sont, ses vignerons les reçoivent\u202f: *qui y en a le plus une seule*, le deuxième deux, le troisième le reste.", Button: "Étape suivante"},
	{Words: "Place à la *vente*. Chaque vigne remplit un tonneau\u202f: prenez *deux* tonneaux de Trebbiano.", Then: []string{"Encore *un*.", "Cela rapporte *450*, coûte deux *vignes* et fait *baisser* le prix\u202f: vendez-les."}, Button: "D’abord" + gap + ": deux tonneaux"},
	{Words: "Rendez deux *vignes* de ce vin, toutes deux en *Lazio*\u202f: il vous en reste une par région. Cochez la première.", Then: []string{"Et la *deuxième*.", "Emma a maintenant autant de vignes que vous en Lazio. À *égalité*, achète d’abord qui a la vigne *plus loin dans la rangée*\u202f: Emma. Rendez les deux."}, Button: "D’abord" + gap + ": deux vignes"},
	{Words: "Le prix du Trebbiano a *baissé*, un autre peut donc *monter*\u202f: le Barbera, que vous cultivez aussi.", Button: "D’abord" + gap + ": la Barbera"},
	{Words: "Le revenu compte dès la manche suivante, que commence qui a gagné le moins. Quand la dernière *bouteille* est partie, on compte les vignes.", Button: "Finir la leçon"},
}

var weinhaendlerLessonEndFrench = LessonEnd{Title: "Weinhändler n’a plus de secret", Learnt: [3]string{
	"On mise des bouteilles et prend l’enchère juste au-dessus",
	"Les trios en ligne ou en triangle marquent plus",
	"Les bouteilles gardées paient la prochaine enchère",
}}

var farbenpokerLessonEndFrench = LessonEnd{Title: "Farbenpoker n’a plus de secret", Learnt: [3]string{
	"Trouver rapporte un jeton, rater en met un au pot",
	"Qui trouve la troisième couleur prend tout le pot",
	"Retenez les bâtonnets\u202f: le plus de jetons gagne",
}}

var zankapfelLessonEndFrench = LessonEnd{Title: "Zankapfel n’a plus de secret", Learnt: [3]string{
	"La case du maire dit ce que vaut chaque couleur",
	"Seul sur une couleur on récolte, sinon on se querelle",
	"Le premier à faire le tour du village gagne",
}}

var vinoLessonEndFrench = LessonEnd{Title: "Vino n’a plus de secret", Learnt: [3]string{
	"Deux régions par manche, en secret",
	"Qui a le plus de vignes y achète d’abord",
	"Vendre rapporte, coûte des vignes et fait baisser le cours",
}}

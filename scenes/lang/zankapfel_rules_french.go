package lang

var zankapfelRulesFrench = ZankapfelRules{
	Farm: Rule{"Acheter ou poser", "Phase 1 sur 3", []string{
		"Dans le sens des aiguilles d’une montre, à partir du premier joueur, chacun fait l’une de deux choses : acheter la carte découverte, qui va dans sa main, ou poser une carte de sa main face cachée. Qui achète ne pose rien, et ne récolte donc rien à cette manche.",
		"Une carte coûte la moitié de ce que la case du maire donne à sa couleur, arrondie vers le bas ; un joker coûte toujours 3. On paie en pas : le pion recule, même derrière le départ.",
		"Seul l’achat remplit la main : sans carte, il faut acheter. Quand la carte découverte est achetée, on retourne aussitôt la suivante.",
	}},
	Mayor: Rule{"Le maire", "Phase 2 sur 3", []string{
		"Le premier joueur annonce une case voisine qui a encore son jeton, parmi les huit au plus ; si aucune n’en a, n’importe quelle case qui en a un.",
		"À tour de rôle, chacun des autres peut offrir 1 ou 2 points pour une autre case possible. Le premier joueur accepte une offre ou aucune. Seule l’offre acceptée est payée : son auteur recule, le premier joueur avance.",
		"Le maire se déplace, et le jeton de sa nouvelle case est enlevé. S’il n’y a qu’une case possible, on ne soudoie pas.",
	}},
	Harvest: Rule{"La récolte", "Phase 3 sur 3", []string{
		"Toutes les cartes posées sont montrées en même temps. Qui a posé un joker en nomme la couleur, à partir du premier joueur.",
		"Qui est seul de sa couleur avance de ce que la nouvelle case du maire lui donne. À deux ou plus sur une couleur, on se querelle, et seul le vainqueur récolte.",
		"D’abord tous ceux qui sont seuls, puis les querelles, dans l’ordre du premier de chacune à partir du premier joueur.",
		"Les cartes sont défaussées, et la pomme d’or du premier joueur passe à gauche.",
	}},
	Quarrel: Rule{"Une querelle", "Pendant la phase 3", []string{
		"Chacun y pose en même temps une de ses cartes de discorde, de 1 à 10, face cachée. Qui n’en a plus participe avec les dés seuls.",
		"Puis chacun peut acheter jusqu’à trois dés, 2 points le dé, en une fois. À tour de rôle on achète ou on attend ; qui a attendu peut encore acheter après l’achat d’un autre.",
		"On montre les cartes, on lance les dés, et la plus haute somme gagne. Les cartes de discorde quittent la partie, gagnées ou perdues.",
		"Les premiers à égalité recommencent avec de nouvelles cartes et de nouveaux dés ; rien n’est rendu. Si aucun d’eux n’a posé de carte ni acheté de dé, chacun lance un dé gratuit jusqu’à ce que l’un soit devant.",
	}},
	End: Rule{"La fin", "Après la phase 3", []string{
		"Qui revient le premier au départ, ou le dépasse, après avoir fait le tour gagne aussitôt. S’ils sont plusieurs en même temps, le plus loin.",
		"Sinon, la partie finit avec la manche où le dernier jeton a été enlevé ; le pion le plus avancé gagne.",
		"Ceux qui sont aussi loin partagent la victoire. Un score peut être négatif ; repasser le départ en reculant n’est pas une arrivée.",
	}},
	Setup: Rule{"Le verger", "Avant la partie", []string{
		"Soyez le premier à faire le tour du village. Chaque point est un pas : on en gagne en récoltant, et la case du maire dit combien rapporte chaque couleur.",
		"Cinq cases sur cinq, un jeton sur chacune. Les nombres aux bouts de la colonne et de la rangée du maire sont ce que donnent les quatre couleurs : rouge en haut, jaune en bas, vert à gauche, bleu à droite.",
		"Il y a 50 cartes de pommes : dix de chaque couleur et dix jokers. Chacun a dix cartes de discorde, de 1 à 10.",
		"Le hasard désigne le premier joueur, qui place le maire. Chacun reçoit quatre cartes, et une est découverte.",
		"Puis, à tour de rôle, chacun enlève un jeton du verger ; à trois, on fait deux tours.",
	}},

	DiagramTitle: "Ce que donne la case",
	DiagramNote:  "Ici rouge 5, jaune 3, vert 7, bleu 2.",
	QuarrelTitle: "8 contre 6, un dé chacun",
	QuarrelNote:  "11 à 10 : la carte 8 l’emporte.",
	FarmTitle:    "L’un des deux",
	FarmNote:     "Posée cachée, ou achetée\u202f: le rouge donne {gives}, elle coûte {price}.",
	HarvestTitle: "Seul, ou en querelle",
	HarvestNote:  "Le renard, seul avec le rouge, avance de {alone}. Le hibou et l’escargot se querellent pour les {prize} du vert.",
	EndTitle:     "Autour du village",
	EndNote:      "Le renard est revenu au départ et gagne aussitôt.",

	OursPath: "Le chemin compte {n} cases.",
	Sources: []string{
		"Que les 50 cartes de pommes soient dix de chaque couleur et dix jokers, et que la partie finisse avec le dernier jeton, vient d’une critique publiée.",
		"La règle imprimée ne dit pas tout. Treille a tranché : l’ordre dans lequel on prend les jetons, soudoie et achète des dés, que ceux qui sont seuls récoltent avant les querelles, les dés gratuits après une égalité sans cartes, et que les premiers à égalité partagent la victoire.",
	},
}

// The page's own words, for what it has to say before the game runs and after it stopped.
// The game's words live in the game (scenes/lang).
"use strict";
(() => {
	const words = {
		fr: {
			loading: "Chargement…",
			starting: "On dresse la table…",
			noWebGL: "Treille a besoin de WebGL 2 pour dessiner, et ce navigateur ne le propose pas.",
			noWebGLHelp: "Mettez le navigateur à jour, activez l’accélération graphique dans ses réglages, ou essayez-en un autre.",
			noWasm: "Treille a besoin de WebAssembly, et ce navigateur ne le propose pas.",
			noWasmHelp: "Mettez le navigateur à jour, ou essayez-en un autre.",
			noLoad: "Treille n’a pas pu être chargé en entier.",
			noLoadHelp: "Vérifiez la connexion, puis rechargez la page.",
			stopped: "Treille s’est arrêté à cause d’une erreur.",
			stoppedHelp: "Rechargez la page : la partie est enregistrée après chaque décision et reprendra au même point.",
			lost: "La carte graphique a perdu l’image plusieurs fois de suite.",
			lostHelp: "Fermez les pages gourmandes, puis rechargez : la partie est enregistrée.",
			scale: "L’échelle de l’écran a changé : recharger rend l’image nette. La partie est enregistrée.",
			otherTab: "Treille est déjà ouvert dans un autre onglet ou une autre fenêtre.",
			otherTabHelp: "Un seul des deux peut jouer et enregistrer. Si vous jouez ici, l’autre s’arrête ; rien n’est perdu.",
			elsewhere: "La partie continue dans un autre onglet ou une autre fenêtre.",
			elsewhereHelp: "Cet onglet n’enregistre plus rien. Vous pouvez reprendre ici au point où en est la partie.",
			playHere: "Jouer ici",
			homeScreen: "Safari oublie les parties après sept jours sans visite. Depuis l’écran d’accueil (Partager, puis « Sur l’écran d’accueil »), Treille les garde ; il y commence à neuf.",
			understood: "Compris",
			reload: "Recharger",
			later: "Plus tard",
		},
		de: {
			loading: "Wird geladen …",
			starting: "Der Tisch wird gedeckt …",
			noWebGL: "Treille zeichnet mit WebGL 2, und dieser Browser bietet es nicht.",
			noWebGLHelp: "Bitte den Browser aktualisieren, in seinen Einstellungen die Grafikbeschleunigung einschalten oder einen anderen versuchen.",
			noWasm: "Treille braucht WebAssembly, und dieser Browser bietet es nicht.",
			noWasmHelp: "Bitte den Browser aktualisieren oder einen anderen versuchen.",
			noLoad: "Treille konnte nicht vollständig geladen werden.",
			noLoadHelp: "Bitte die Verbindung prüfen und die Seite neu laden.",
			stopped: "Treille wurde durch einen Fehler beendet.",
			stoppedHelp: "Bitte die Seite neu laden: Die Partie ist nach jeder Entscheidung gespeichert und geht genau dort weiter.",
			lost: "Die Grafikkarte hat das Bild mehrmals hintereinander verloren.",
			lostHelp: "Bitte andere aufwendige Seiten schließen und neu laden: Die Partie ist gespeichert.",
			scale: "Der Maßstab des Bildschirms hat sich geändert: Nach dem Neuladen ist das Bild scharf. Die Partie ist gespeichert.",
			otherTab: "Treille ist schon in einem anderen Tab oder Fenster offen.",
			otherTabHelp: "Nur eines von beiden kann spielen und speichern. Wird hier gespielt, hält das andere an; nichts geht verloren.",
			elsewhere: "Die Partie geht in einem anderen Tab oder Fenster weiter.",
			elsewhereHelp: "Dieser Tab speichert nichts mehr. Hier geht es genau dort weiter, wo die Partie steht.",
			playHere: "Hier spielen",
			homeScreen: "Safari vergisst Partien nach sieben Tagen ohne Besuch. Vom Home-Bildschirm aus („Teilen“, dann „Zum Home-Bildschirm“) behält Treille sie; dort fängt es neu an.",
			understood: "Verstanden",
			reload: "Neu laden",
			later: "Später",
		},
		en: {
			loading: "Loading…",
			starting: "Laying the table…",
			noWebGL: "Treille draws with WebGL 2, and this browser does not offer it.",
			noWebGLHelp: "Please update the browser, turn on graphics acceleration in its settings, or try another one.",
			noWasm: "Treille needs WebAssembly, and this browser does not offer it.",
			noWasmHelp: "Please update the browser, or try another one.",
			noLoad: "Treille could not be loaded completely.",
			noLoadHelp: "Please check the connection, then reload the page.",
			stopped: "Treille was stopped by an error.",
			stoppedHelp: "Please reload the page: the game is saved after every decision and goes on at the same point.",
			lost: "The graphics card lost the picture several times in a row.",
			lostHelp: "Please close other demanding pages, then reload: the game is saved.",
			scale: "The screen’s scale has changed: reloading makes the picture sharp. The game is saved.",
			otherTab: "Treille is already open in another tab or window.",
			otherTabHelp: "Only one of them can play and save. If you play here, the other one rests; nothing is lost.",
			elsewhere: "The game goes on in another tab or window.",
			elsewhereHelp: "This tab saves nothing any more. You can go on here, exactly where the game stands.",
			playHere: "Play here",
			homeScreen: "Safari forgets games after seven days without a visit. On the home screen (Share, then “Add to Home Screen”) Treille keeps them; it begins anew there.",
			understood: "Understood",
			reload: "Reload",
			later: "Later",
		},
	};

	// firstLanguage is the language chosen in the game before, or else the browser's first that there is.
	function firstLanguage() {
		let chosen = null;
		try {
			chosen = localStorage.getItem("treille-page.language");
		} catch (e) {
			// Storage may be forbidden. Then nothing was chosen.
		}
		for (const code of [chosen, ...(navigator.languages || [navigator.language])]) {
			const short = String(code || "").slice(0, 2).toLowerCase();
			if (words[short]) {
				return short;
			}
		}
		return "en";
	}

	document.documentElement.lang = firstLanguage();

	window.treillePage = {
		// word returns the page's word for key in the page's present language.
		word(key) {
			return (words[document.documentElement.lang] || words.en)[key];
		},
		// languages lists the languages that the page speaks, for the test that compares their keys.
		languages: words,
	};
})();

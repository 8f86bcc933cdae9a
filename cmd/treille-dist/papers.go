package main

import "treille/scenes/app/release"

// desktopEntry lets a Linux desktop list the program. It finds the window by its class.
const desktopEntry = `[Desktop Entry]
Type=Application
Version=1.0
Name=Treille
Comment=Four tabletop games: Die Weinhändler, Vino, Zankapfel, Farbenpoker
Comment[de]=Vier Brettspiele: Die Weinhändler, Vino, Zankapfel, Farbenpoker
Comment[fr]=Quatre jeux de société : Die Weinhändler, Vino, Zankapfel, Farbenpoker
Exec=treille
Icon=treille
Terminal=false
Categories=Game;BoardGame;CardGame;
StartupWMClass=treille
`

// infoPlist tells macOS what the bundle is.
const infoPlist = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key><string>en</string>
	<key>CFBundleExecutable</key><string>treille</string>
	<key>CFBundleIconFile</key><string>treille</string>
	<key>CFBundleIdentifier</key><string>treille.Treille</string>
	<key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
	<key>CFBundleLocalizations</key><array><string>en</string><string>de</string><string>fr</string></array>
	<key>CFBundleName</key><string>Treille</string>
	<key>CFBundlePackageType</key><string>APPL</string>
	<key>CFBundleShortVersionString</key><string>` + release.Number + `</string>
	<key>CFBundleVersion</key><string>` + release.Number + `</string>
	<key>LSApplicationCategoryType</key><string>public.app-category.board-games</string>
	<key>LSMinimumSystemVersion</key><string>12.0</string>
	<key>NSHighResolutionCapable</key><true/>
</dict>
</plist>
`

// about is what Treille is, in the first lines of every READ ME.
const about = `Treille ` + release.Number + `

Four tabletop games: Die Weinhändler, Vino, Zankapfel, Farbenpoker.
Vier Brettspiele: Die Weinhändler, Vino, Zankapfel, Farbenpoker.
Quatre jeux de société : Die Weinhändler, Vino, Zankapfel, Farbenpoker.

`

const readMeLinux = about + `Start bin/treille. It draws with OpenGL in an X11 window (under Wayland by XWayland).
To have it among your programs: cp -r bin share ~/.local/
Games and settings are kept in ~/.config/treille.
"With friends", on the page of a game, opens a table for the phones and windows in the same network; they get the page from share/treille/site.

bin/treille starten. Es zeichnet mit OpenGL in einem X11-Fenster (unter Wayland über XWayland).
Damit es bei den anderen Programmen steht: cp -r bin share ~/.local/
Partien und Einstellungen liegen in ~/.config/treille.
„Mit Freunden“ auf der Seite eines Spiels eröffnet einen Tisch für Handys und Fenster im selben Netz; die Seite dafür liegt in share/treille/site.

Lancez bin/treille. Le jeu dessine avec OpenGL dans une fenêtre X11 (sous Wayland, par XWayland).
Pour le ranger parmi vos programmes : cp -r bin share ~/.local/
Les parties et les réglages sont dans ~/.config/treille.
« Entre amis », à la page d’un jeu, ouvre une table aux téléphones et aux fenêtres du même réseau ; leur page est dans share/treille/site.
`

const readMeWindows = about + `Unpack the folder and start Treille.exe. Windows may warn of a program that it does not know: "More info", "Run anyway".
Games and settings are kept in %AppData%\treille.
"With friends", on the page of a game, opens a table for the phones and windows in the same network; they get the page from the folder
"site", which has to lie beside the program. Windows asks whether Treille may be reached: in private networks, yes.

Den Ordner entpacken und Treille.exe starten. Windows warnt vielleicht vor einem Programm, das es nicht kennt:
„Weitere Informationen“, „Trotzdem ausführen“. Partien und Einstellungen liegen in %AppData%\treille.
„Mit Freunden“ auf der Seite eines Spiels eröffnet einen Tisch für Handys und Fenster im selben Netz; die Seite dafür liegt im Ordner
„site“ neben dem Programm. Windows fragt, ob Treille erreichbar sein darf: in privaten Netzen ja.

Décompressez le dossier et lancez Treille.exe. Windows met parfois en garde contre un programme qu’il ne connaît pas :
« Informations complémentaires », « Exécuter quand même ». Les parties et les réglages sont dans %AppData%\treille.
« Entre amis », à la page d’un jeu, ouvre une table aux téléphones et aux fenêtres du même réseau ; leur page est dans le dossier « site »,
qui doit rester à côté du programme. Windows demande si Treille peut être joint : sur les réseaux privés, oui.
`

const readMeMacOS = about + `Move Treille to your applications and open it. macOS refuses a program that Apple has not checked: then open
System Settings, "Privacy & Security", and choose "Open Anyway".
Games and settings are kept in ~/Library/Application Support/treille.
"With friends", on the page of a game, opens a table for the phones and windows in the same network.

Treille in die Programme ziehen und öffnen. macOS lehnt ein Programm ab, das Apple nicht geprüft hat: dann in den
Systemeinstellungen unter „Datenschutz & Sicherheit“ auf „Dennoch öffnen“ klicken.
Partien und Einstellungen liegen in ~/Library/Application Support/treille.
„Mit Freunden“ auf der Seite eines Spiels eröffnet einen Tisch für Handys und Fenster im selben Netz.

Glissez Treille dans vos applications et ouvrez-le. macOS refuse un programme qu’Apple n’a pas vérifié : ouvrez alors
Réglages Système, « Confidentialité et sécurité », et choisissez « Ouvrir quand même ».
Les parties et les réglages sont dans ~/Library/Application Support/treille.
« Entre amis », à la page d’un jeu, ouvre une table aux téléphones et aux fenêtres du même réseau.
`

const readMePage = about + `Put all files into a folder of a web server: index.html is the page. Any subfolder will do, and any host of static files.

Alle Dateien in einen Ordner eines Webservers legen: index.html ist die Seite. Jeder Unterordner und jeder Anbieter für
statische Dateien ist recht.

Placez tous les fichiers dans un dossier d’un serveur web : index.html est la page. Tout sous-dossier convient, et tout
hébergeur de fichiers statiques.
`

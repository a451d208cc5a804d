// swift-format-ignore-file
// Generated from Sources/GameHost/Resources/Localizable.xcstrings by `make record`. Do not edit.

/// The texts of `Localizable.xcstrings`, which need no file at run time.
enum HostCatalogue {
  /// The texts of a language, as `Catalogue.table` writes them; nil for a language that is not there.
  static func table(_ language: String) -> String? {
    switch language {
    case "de": de
    case "en": en
    case "es": es
    case "fr": fr
    case "ja": ja
    default: nil
    }
  }

  private static let de = #"""
build.ask	Beim Bauen von %1$@ läuft dessen Code auf diesem Rechner. Bauen? [j/N]
build.error.compiler	%@ lässt sich nicht bauen
build.error.interrupted	Der Bau wurde abgebrochen
build.error.noPackage	%@ ist kein Ordner eines Spiels: Package.swift fehlt; casino new-game legt einen an
build.error.noProgram	%1$@ ist gebaut, aber das Paket ergibt kein Programm dieses Namens; sein Ziel muss ein executableTarget namens %1$@ sein
build.error.noToolchain	Auf diesem Rechner gibt es kein Swift, um Spiele zu bauen; es liegt unter https://www.swift.org/install/linux (installierte Spiele brauchen keines)
build.error.refused	one	%2$@ lässt sich nicht bauen: %1$@ Fehler	other	%2$@ lässt sich nicht bauen: %1$@ Fehler
build.error.unwritable	%1$@ lässt sich nicht schreiben oder starten: %2$@
build.progress	%@ wird gebaut
build.progress.steps	%1$@ wird gebaut: %2$@ von %3$@
build.progress.waiting	Ein anderer Bau ist noch nicht fertig
bundle.error.file	%1$@ lässt sich nicht lesen oder schreiben: %2$@
bundle.error.format	Das Bündel hat das Format %@, das dieses casino nicht liest; nehmen Sie ein neueres casino oder eine andere Fassung des Bündels
bundle.error.interrupted	Es wurde abgebrochen; die Spiele sind, wie sie waren
bundle.error.machine	Das Bündel ist für %1$@ gemacht, dieser Rechner ist %2$@; der Autor kann eines dafür machen
bundle.error.manifest	Was das Spiel über sich sagt, ist nicht lesbar (%@)
bundle.error.noBundle	Das ist weder ein Bündel (.casinogame) noch der Ordner eines Spiels
bundle.error.notAsked	Hier lässt sich niemand fragen, ob das installiert werden soll; %@ sagt Ja
bundle.error.notInstalled	Ein Spiel %1$@ ist nicht installiert; installiert sind %2$@
bundle.error.notInstalled.near	Ein Spiel %1$@ ist nicht installiert; meinten Sie %2$@?
bundle.error.notInstalled.none	Ein Spiel %@ ist nicht installiert, und auch kein anderes
bundle.error.tooLarge	Das Bündel ist größer als %@ MB; mehr wird nicht angenommen
bundle.error.unsound	Das Bündel ist beschädigt und wurde nicht angenommen: %@; beschaffen Sie es neu
bundle.fault.changed	%@ ist nicht mehr, was es war
bundle.fault.cut	das Ende fehlt
bundle.fault.kind	%@ ist eine Verknüpfung oder sonst keine einfache Datei
bundle.fault.missing	%@ fehlt
bundle.fault.noProgram	sein Programm ist keines
bundle.fault.owner	%@ kann ein anderes Konto dieses Rechners ändern
bundle.fault.path	%@ führt hinaus oder hat Zeichen, die keine Datei eines Spiels hat
bundle.fault.signature	es ist nicht vom genannten Autor unterschrieben
bundle.fault.stray	%@ gehört nicht dazu
bundle.fault.twice	eine Datei ist doppelt darin
check.fault.changesRefused	Die Ablehnung von %1$@ verändert die Runde.
check.fault.dealsTwice	Mitten in einer Runde wird ein zweites Austeilen angenommen.
check.fault.dealsUnstaked	Ein Austeilen ohne Einsatz wird angenommen.
check.fault.endless	Eine Entscheidung folgt ohne Ende auf die andere.
check.fault.noMove	Der Spieler ist am Zug, aber kein Zug ist erlaubt.
check.fault.refusesDeal	Das Austeilen wird abgelehnt, obwohl die Jetons auf %1$@ innerhalb der Limits liegen.
check.fault.refusesMove	Der Zug %1$@ wird angeboten und abgelehnt.
check.fault.stalls	Die Phase %1$@ endet nicht.
check.fault.staysBetting	Das Austeilen wird angenommen, aber die Phase bleibt betting.
check.fault.takesMove	Der Zug %1$@ wird nicht angeboten und trotzdem angenommen.
check.fault.unreadable	Die Engine lässt sich nicht schreiben und wieder lesen.
check.found.arguments	%1$@ verlangt in %2$@ andere Angaben als auf Englisch.
check.found.bannerLines	one	Das Ergebnis hat %1$@ Zeile für %2$@ abgerechnete Einsätze.	other	Das Ergebnis hat %1$@ Zeilen für %2$@ abgerechnete Einsätze.
check.found.bannerNet	Das Ergebnis zeigt %1$@, aber die Runde brachte %2$@.
check.found.bannerSum	Die Zeilen des Ergebnisses ergeben %1$@, aber die Runde brachte %2$@.
check.found.betRefused	%2$@ auf %1$@ liegt innerhalb der Limits und wird abgelehnt: %3$@
check.found.betTaken	%2$@ auf %1$@ liegt außerhalb der Limits und wird angenommen.
check.found.blocked	Nicht beurteilt: zuerst kommt %1$@.
check.found.card	%1$@ liegt in einem Blatt und wurde nicht gezogen oder nicht so oft.
check.found.cardNotShown	%1$@ fiel offen und liegt nicht auf dem Tisch.
check.found.conflict	%1$@ wird ohne Worte abgelehnt.
check.found.copy	Vor einem Schritt geschrieben und wieder gelesen, verläuft die Runde anders.
check.found.cut	%1$@, %2$@: ein Text ist abgeschnitten: %3$@
check.found.dataForgotten	Nach einem Neustart sind die Daten des Spiels andere als ohne ihn.
check.found.dataNotSent	Das Spiel hat eigene Daten und sendet sie dem Host nie.
check.found.dataSame	Die gesendeten Daten sind nach jeder Runde dieselben.
check.found.dataSize	Die Daten des Spiels haben %1$@ Bytes; 65 536 sind erlaubt.
check.found.dealRefused	Das Austeilen wird abgelehnt: %1$@
check.found.edge	%1$@ ist mit %2$@ angegeben; die Simulation ergibt %3$@ bis %4$@.
check.found.emptyCatalogue	Der Katalog hat keine Texte.
check.found.emptyIcon	Das Symbol hat keine Teile.
check.found.emptyLine	one	In Runde %1$@ wird eine leere Zeile gesagt (%2$@).	other	In Runde %1$@ wird eine leere Zeile gesagt (%2$@).
check.found.hintLost	Der Hinweis %1$@ kommt nie: sein Ziel fehlt.
check.found.hintTarget	%1$@ zeigt auf %2$@, das nicht da ist.
check.found.impure	%1$@: %2$@. Entschuldigt wird es durch // casino:allow %3$@: und einen Grund.
check.found.keyTwice	Die Taste %1$@ steht für %2$@ und für %3$@.
check.found.kitIcon	Das Symbol ist das des Kits, ein Pik-Ass auf Grün.
check.found.leak	%1$@ ändert sich mit einer Karte, die noch niemand sehen darf.
check.found.leakLog	Was das Programm ausgibt, ändert sich mit einer Karte, die noch niemand sehen darf.
check.found.leftOut	%1$@, %2$@: %3$@ hat keinen Platz.
check.found.missingFile	%1$@ fehlt.
check.found.moveRefused	%1$@ wird angeboten und abgelehnt: %2$@
check.found.net	Die Runde wird mit %1$@ angesagt, ihre Jetons bewegten sich um %2$@.
check.found.noAction	Die Aktion %1$@ hat keinen Titel.
check.found.noBanner	Nach einer Runde steht kein Ergebnis da.
check.found.noCatalogue	Resources/Localizable.xcstrings ist nicht lesbar.
check.found.noDeal	Jetons liegen in einem Feld, aber nichts teilt aus.
check.found.noDesign	Theme/DesignConstants.swift baut nicht auf CasinoDesign auf.
check.found.noEdge	%1$@ gibt keinen Hausvorteil an.
check.found.noEdges	Kein angegebener Vorteil gehört zu einem Einsatz der Strategie.
check.found.noExcuse	%1$@: casino:allow %2$@ nennt keinen Grund.
check.found.noHint	Beim ersten Besuch kommt kein Hinweis.
check.found.noHostSettings	Auf dem Blatt fehlen die Einstellungen aller Tische.
check.found.noIcon	Das Manifest hat kein Symbol.
check.found.noKey	%1$@ ist mit der Tastatur nicht erreichbar.
check.found.noLabel	%1$@ (%2$@) sagt niemandem etwas, der es nicht sieht.
check.found.noLanguage	Kein Text ist in %1$@.
check.found.noMainBet	Das Spiel hat keinen Haupteinsatz.
check.found.noManifest	Das Programm gibt kein Manifest aus.
check.found.noManifestFile	Resources/manifest.json ist nicht lesbar.
check.found.noMoveShown	Eine Runde läuft, aber der Tisch bietet keinen Zug an.
check.found.noPart	Dem Tisch fehlt %1$@.
check.found.noPayout	%1$@ hat keine höchste Auszahlung.
check.found.noPlural	%1$@ hat in %2$@ keine Form für eins.
check.found.noPrompt	Bei einer Entscheidung wird nichts gefragt (%1$@).
check.found.noReason	%1$@ wird ohne Grund abgelehnt.
check.found.noReplay	Das Spiel spielt seine Runden nicht nach.
check.found.noSentence	Nichts wird gesagt, wenn %1$@ als %2$@ endet.
check.found.noSheet	Das Blatt %1$@ lässt sich nicht öffnen.
check.found.noSources	Die Quellen des Spiels sind nicht hier.
check.found.noStatistics	Das Blatt der Statistik hat keinen Platz für die Zahlen des Hosts.
check.found.noSummary	Das Spiel hat keine Zusammenfassung.
check.found.noText	%2$@ verlangt %1$@, das in keinem Katalog steht.
check.found.noTitle	Der Ausgang %1$@ hat keinen Titel: outcome.%1$@
check.found.noZone	Der Tisch hat kein Feld für Jetons.
check.found.noZoneOf	%1$@ lässt sich unter keiner Einstellung setzen.
check.found.notOffered	Das Spiel bietet nicht, was diese Regel braucht.
check.found.number	%1$@: %2$@ ist eine Zahl und keine Konstante.
check.found.otherAfterKill	one	Abgebrochen und fortgesetzt, verläuft Runde %1$@ bei %2$@ anders.	other	Abgebrochen und fortgesetzt, verläuft Runde %1$@ bei %2$@ anders.
check.found.otherLanguage	one	In %3$@ verläuft Runde %1$@ bei %2$@ anders.	other	In %3$@ verläuft Runde %1$@ bei %2$@ anders.
check.found.otherPlace	one	In anderem Prozess, Zeitzone und Region verläuft Runde %1$@ bei %2$@ anders (%3$@).	other	In anderem Prozess, Zeitzone und Region verläuft Runde %1$@ bei %2$@ anders (%3$@).
check.found.otherRound	Mit demselben Startwert spielt ein zweiter Prozess eine andere Runde.
check.found.outcome	Der Ausgang %1$@ steht nicht im Manifest.
check.found.overlap	%1$@, %2$@: %3$@ liegt über %4$@.
check.found.rawKey	Der Schlüssel %1$@ steht da statt eines Textes.
check.found.refusedChanged	%1$@ wird abgelehnt, und der Tisch ist danach ein anderer.
check.found.replay	Mit denselben Karten nachgespielt, geht die Runde anders aus. %1$@
check.found.rulesBet	Die Regeln nennen %1$@ nicht.
check.found.rulesLimits	Die Regeln nennen die Limits %1$@ nicht.
check.found.rulesPayout	Die Regeln sagen nicht, was %1$@ zahlt.
check.found.said	%1$@
check.found.sceneAfterKill	Abgebrochen und fortgesetzt, zeigt der Tisch %1$@ anders.
check.found.setting	%1$@: %2$@
check.found.settingHidden	Das Blatt zeigt die Einstellung %1$@ nicht.
check.found.settingShown	Die Einstellung %1$@ steht auf %3$@ und wird als %2$@ gezeigt.
check.found.silent	Am stillen Tisch der Simulationen geht die Runde anders aus.
check.found.silentRound	one	Runde %1$@ endet laut ihren Ereignissen %2$@-mal; sie muss einmal enden, um gehört zu werden.	other	Runde %1$@ endet laut ihren Ereignissen %2$@-mal; sie muss einmal enden, um gehört zu werden.
check.found.simulated	Eine Simulation zählt %1$@ anders als ihre Runden einzeln gespielt.
check.found.stale	Resources/manifest.json ist nicht, was das Programm sagt.
check.found.taken	%1$@ wird ausgeführt, obwohl es nicht angeboten ist.
check.found.twice	Zweimal gesagt (%2$@): %1$@
check.found.unexpected	Die Prüfung kam nicht weiter: %1$@
check.found.unsaid	one	In Runde %1$@ wird ein Einsatz abgerechnet und nichts gesagt (%2$@).	other	In Runde %1$@ wird ein Einsatz abgerechnet und nichts gesagt (%2$@).
check.found.untranslated	%1$@ ist nicht in %2$@ übersetzt.
check.found.unused	Nichts benutzt den Text %1$@.
check.found.zoneLimits	Das Feld %1$@ nimmt %2$@ bis %3$@; der Tisch nimmt %4$@.
check.mend	Abhilfe: %1$@
check.mend.engine.cards	nur Karten zeigen, die draw gab.
check.mend.engine.chips	jeden Einsatz einmal abrechnen, innerhalb seiner höchsten Auszahlung, und nehmen, was der Zug kosten sollte.
check.mend.engine.edge	den Vorteil nach den Anfangsregeln berechnen oder die Strategie richten.
check.mend.engine.hidden	keine Ansicht, kein Wort und kein Protokoll darf eine Karte vor dem Aufdecken ansehen.
check.mend.engine.pure	in Ansichten oder Speicher verlegen, oder vom Tisch ziehen.
check.mend.engine.refusals	prüfen, bevor sich etwas ändert: zuerst IllegalMove werfen.
check.mend.engine.repeats	Dictionarys, Uhren, Sprachen und eigenen Zufall aus den Regeln halten.
check.mend.engine.restore	alles einer Runde im Wert der Engine halten, alles Codable.
check.mend.engine.rounds	jeder Schritt muss seine Phase beenden, und play genau die erlaubten Züge nehmen.
check.mend.engine.wire	die Regeln nur von den Antworten des Tisches abhängen lassen, nicht von seiner Art.
check.mend.integration.data	jede Runde in note(_:in:) vermerken.
check.mend.integration.labels	Teile des Kits benutzen oder dem Teil ein accessibilityLabel geben.
check.mend.integration.sound	roundSettled einmal melden, wenn alles abgerechnet ist.
check.mend.integration.strings	den Text in allen Sprachen in den Katalog legen oder den unbenutzten entfernen.
check.mend.integration.tooltips	Hinweise aus hints(_:) zeigen, mit einem Ziel, das auf dem Tisch ist.
check.mend.models.bets	je Einsatz eine BettingZoneView mit der Zone des Zustands legen; deal nimmt, was die Limits nehmen.
check.mend.models.data	kleine Zahlen behalten, die Codable wieder liest, und Kopien in beliebiger Folge vereinen.
check.mend.models.results	den Fall zu den Ergebnissen legen, dazu die Texte outcome.<Fall> und say.<Fall>.
check.mend.models.settings	aus jedem Wert Regeln machen und einem Widerspruch einen Text unter seinem Schlüssel geben.
check.mend.polish.icon	ein Symbol aus Teilen des Kits bauen.
check.mend.polish.keys	jedem Knopf eine eigene Taste geben.
check.mend.polish.sizes	Entbehrlichem in kleinen Fenstern weniger Vorrang geben.
check.mend.polish.speech	jedes Ereignis einmal melden und ihm einen Text say.<Wort> geben.
check.mend.setup.catalogue	die Texte in Resources/Localizable.xcstrings legen, in en, es, fr, de und ja.
check.mend.setup.design	den Wert in Theme/DesignConstants.swift benennen, auf CasinoDesign gestützt.
check.mend.setup.manifest	das Programm mit --manifest nach Resources/manifest.json schreiben lassen; Namen, Vorteile und Auszahlungen im Spiel angeben.
check.mend.setup.shape	der Datei Platz und Namen geben; casino new-game zeigt die Form.
check.mend.views.layout	den Text kürzen oder Entbehrlichem weniger Vorrang geben.
check.mend.views.result	ResultBannerView mit allen Ergebnissen des Zustands zeigen.
check.mend.views.rules	jedem Einsatz einen Abschnitt mit Auszahlungen geben und TableRulesView für die Limits setzen.
check.mend.views.settings	SettingsSectionsView und HostValue(.settings) setzen.
check.mend.views.statistics	StatisticsView auf das Blatt setzen.
check.mend.views.table	den Tisch mit TableFrameView, den Feldern und je Blatt einer HandDisplayView legen.
check.next	Noch zu schreiben:
check.ok.bets	one	%1$@ Einsatz lässt sich innerhalb seiner Limits setzen.	other	%1$@ Einsätze lassen sich innerhalb ihrer Limits setzen.
check.ok.cards	Jede gezeigte Karte wurde gezogen.
check.ok.catalogue	one	%1$@ Text, alle Sprachen.	other	%1$@ Texte, alle Sprachen.
check.ok.chips	Jeder Einsatz wird einmal abgerechnet, höchstens zur höchsten Auszahlung.
check.ok.data	%1$@ Bytes, nach einem Neustart gleich, und vereint.
check.ok.design	Die Ansichten benutzen Gestaltungskonstanten.
check.ok.edge	one	%1$@ angegebener Vorteil liegt im 99,9-%-Intervall.	other	%1$@ angegebene Vorteile liegen in ihren 99,9-%-Intervallen.
check.ok.hidden	one	%1$@ unsichtbare Karte wurde getauscht, sonst änderte sich nichts.	other	%1$@ unsichtbare Karten wurden getauscht, sonst änderte sich nichts.
check.ok.icon	Das Spiel hat ein eigenes Symbol.
check.ok.kept	Der Host bekommt die Daten des Spiels mit jeder Runde.
check.ok.keys	Jede Aktion ist mit der Tastatur erreichbar, keine Taste steht für zwei.
check.ok.labels	Jeder Teil sagt, was er ist.
check.ok.layout	one	%1$@ Tisch passt in 80×24.	other	%1$@ Tische passen in 80×24, in allen Sprachen.
check.ok.manifest	%1$@ %2$@: Namen, Einsätze, Vorteile und Auszahlungen.
check.ok.noData	Das Spiel behält keine eigenen Daten.
check.ok.pure	one	%1$@ Datei mit Regeln: ohne Eingabe, Uhr und Zufall.	other	%1$@ Dateien mit Regeln: ohne Eingabe, Uhr und Zufall.
check.ok.refusals	Was nicht angeboten ist, wird abgelehnt und ändert nichts.
check.ok.repeats	Gleich in zweitem Prozess, anderen Sprachen und anderer Zeitzone.
check.ok.restore	one	%1$@ Runde wurde bei jedem Schritt abgebrochen und ging gleich weiter.	other	%1$@ Runden wurden bei jedem Schritt abgebrochen und gingen gleich weiter.
check.ok.result	Jedes Ergebnis ergibt, was die Runde brachte.
check.ok.results	one	%1$@ Ausgang hat Titel und Satz.	other	%1$@ Ausgänge haben Titel und Satz.
check.ok.rounds	one	%1$@ Runde zufälliger Züge kam zu ihrem Ende.	other	%1$@ Runden zufälliger Züge kamen zu ihrem Ende.
check.ok.rulesSheet	one	Die Regeln nennen %1$@ Einsatz, seine Limits und seine Auszahlung.	other	Die Regeln nennen %1$@ Einsätze, ihre Limits und ihre Auszahlungen.
check.ok.settings	one	%1$@ Einstellung teilt mit jedem Wert aus; %2$@ Widersprüche werden mit Worten abgelehnt.	other	%1$@ Einstellungen teilen mit jedem Wert aus; %2$@ Widersprüche werden mit Worten abgelehnt.
check.ok.settingsSheet	one	%1$@ Einstellung wird mit ihrem Wert gezeigt.	other	%1$@ Einstellungen werden mit ihren Werten gezeigt.
check.ok.shape	Das Paket hat die gemeinsame Form.
check.ok.sizes	Es passt in 60×18, 120×40 und 200×60, in ASCII und ohne Farben.
check.ok.sound	Jedes Ende einer Runde ist zu hören.
check.ok.speech	Jeder Schritt wird gesagt, und nichts zweimal.
check.ok.statistics	Das Blatt zeigt die Zahlen des Hosts.
check.ok.strings	one	%1$@ Text ist in jeder Sprache da.	other	%1$@ Texte sind in jeder Sprache da.
check.ok.table	Der Tisch hat alle seine Teile.
check.ok.tooltips	one	%1$@ Hinweis kam mit seinem Ziel.	other	%1$@ Hinweise kamen, jeder mit seinem Ziel.
check.ok.wire	one	%1$@ Runde ist auf der Leitung und am stillen Tisch gleich.	other	%1$@ Runden sind auf der Leitung und am stillen Tisch gleich.
check.tier.complete	%1$@ ist vollständig: spielbar, mit allen Ansichten und allem, was dazugehört.
check.tier.none	%1$@ hat noch keine Stufe: eine Regel von setup, models oder engine hält nicht.
check.tier.playable	%1$@ ist spielbar: Regeln und Daten halten.
check.tier.polished	%1$@ ist ausgefeilt: jede Regel hält.
count.entries	one	%2$@ Buchung	other	%2$@ Buchungen
count.rounds	one	%2$@ Runde	other	%2$@ Runden
count.seconds	one	%2$@ Sekunde	other	%2$@ Sekunden
count.shoes	one	%2$@ Kartenschlitten	other	%2$@ Kartenschlitten
dev.debugger	%1$@ wartet als Prozess %2$@ auf einen Debugger: %3$@, oder %4$@
dev.error.otherGame	Das Befehlswort war %1$@ und ist jetzt %2$@: Das ist ein anderes Spiel mit einem anderen Tisch; starten Sie casino dev neu
dev.opened	%@ ist gebaut und neu gelegt.
dev.unchanged	%@ ist wieder, was auf dem Tisch liegt.
dev.voided	Nach den geänderten Regeln lässt sich das Blatt nicht weiterspielen; Ihre Einsätze sind zurück: %1$@. (%2$@)
dev.waits	Der Tisch wartet auf den nächsten Bau.
doctor.balance.stack	der Übungsbestand von %2$@ bei %1$@ weist %3$@ aus, die Summe seiner Buchungen ist %4$@
doctor.balance.wallet	das Guthaben von %1$@ weist %2$@ aus, die Summe seiner Buchungen ist %3$@
doctor.bundle	%1$@: %2$@
doctor.damaged	die Aufzeichnung ist beschädigt: %@ Verschieben Sie sie an einen anderen Ort, und bewahren Sie sie auf; was andere Geräte wissen, holt casino sync zurück
doctor.lostRow	in der Aufzeichnung fehlen Zeilen, auf die %@ verweist
doctor.missing	%1$@: auf diesem Rechner nicht vorhanden; apt-get install %2$@
doctor.net	Runde %1$@ von %2$@ weist %3$@ aus, die Summe ihrer Buchungen ist %4$@
doctor.place	sie liegt in %@
doctor.sandboxFails	%1$@: vorhanden, aber auf diesem Rechner lässt sich damit keine Sandbox anlegen (Benutzer-Namensräume sind abgeschaltet)
doctor.sound	die Aufzeichnung ist in Ordnung: %1$@, %2$@, %3$@; jedes Guthaben ist die Summe seiner Buchungen
doctor.statistics	die Statistik von %@ passt nicht zu den gespielten Runden
doctor.tool.player	ein Abspielprogramm für Töne
doctor.tool.sandbox	bubblewrap, die Sandbox für fremde Spiele
doctor.transfer.purse	%3$@ in Jetons in der Spielkasse von %1$@ (%2$@) haben keine Gegenbuchung
doctor.transfer.wallet	%2$@ in Jetons zwischen dem Guthaben von %1$@ und einer Spielkasse haben keine Gegenbuchung
doctor.unsettled	Runde %1$@ von %2$@ ist vorbei, aber %3$@ ist nicht abgerechnet
drawn.balance	Guthaben
drawn.bankroll	Guthaben
drawn.bet	Einsatz
drawn.changeBet	Einsatz ändern
drawn.close	zurück
drawn.focus	Fokus
drawn.gotIt	OK
drawn.key.arrows	Pfeile
drawn.key.enter	Enter
drawn.key.pages	Bild↑ Bild↓
drawn.key.space	Leertaste
drawn.key.tab	Tab
drawn.leave	gehen
drawn.leaveTable	Tisch verlassen
drawn.move	wählen und ändern
drawn.needs	Dieser Tisch braucht %1$@ × %2$@.
drawn.nextZone	weiter
drawn.noBet	frei
drawn.odds	Quoten
drawn.outOf	von
drawn.place	setzen
drawn.result	Ergebnis
drawn.round	Runde
drawn.scroll	blättern
drawn.shoe	Kartenschlitten
drawn.stake	gesetzt
drawn.takeLit	Auswahl bestätigen
drawn.takeLit.short	wählen
drawn.total	Gesamt
drawn.waiting	wartet
drawn.waits	Ihr Blatt wartet. Bitte Fenster vergrößern.
drawn.window	Das Fenster hat %1$@ × %2$@.
error.allowed.bet	einen Betrag bis %1$@ oder Einsatz=Betrag
error.allowed.cards	Karten wie "AS KD 10H": Rang A, 2 bis 10, T, J, Q oder K und Farbe S, H, D oder C
error.allowed.clientSeed	bis zu 64 Buchstaben, Ziffern und Zeichen, ohne Leerzeichen und Doppelpunkte; leer für keinen
error.allowed.dealer	eine Karte wie 9 oder TS
error.allowed.description	einen Satz von höchstens %@ Zeichen
error.allowed.folder	einen Ordner
error.allowed.hand	Karten wie "A 7" oder "AS 7D"
error.allowed.lang	eine Sprache wie en, de oder pt-BR
error.allowed.none	keinen Wert
error.allowed.number	eine ganze Zahl von %1$@ bis %2$@
error.allowed.profile	einen Namen aus 1 bis 32 Buchstaben A bis Z, Ziffern und Bindestrichen, ohne Bindestrich am Anfang
error.allowed.replay	die Nummer einer Runde, wie sie in casino history steht
error.allowed.set	Schlüssel=Wert, etwa decks=6; die Schlüssel eines Spiels zeigt: casino info <Spiel>
error.allowed.shard	einen Teil wie 3/100
error.allowed.stack	einen Betrag in Jetons von 1 bis %@, mit höchstens zwei Nachkommastellen
error.allowed.strategy	eine Strategie des Spiels, random, einen Einsatz oder eine Datei mit einer Tabelle
error.badManifest	Das Spiel in %1$@ lässt sich nicht lesen (%2$@); bauen Sie es neu
error.badSetting	Die Einstellung %1$@ von %2$@ lässt %3$@ nicht zu; möglich: %4$@
error.badValue	%1$@ nimmt %2$@ nicht an; die Option verlangt %3$@
error.buildNotAgreed	Beim Bauen von %1$@ läuft dessen Code auf diesem Rechner, und niemand hat zugestimmt: Geben Sie einmal --yes an, wenn Sie der Herkunft trauen
error.conflict	Diese Einstellungen von %1$@ passen nicht zusammen: %2$@; ändern Sie eine davon
error.dataDirectory	Der Datenordner %1$@ lässt sich nicht verwenden: %2$@; nennen Sie mit --data-dir einen anderen
error.dealer.beyondRecord	one	Beim Nachspielen verlangt die Runde mehr als die %lld Karte, die sie gebraucht hat.	other	Beim Nachspielen verlangt die Runde mehr als die %lld Karten, die sie gebraucht hat.
error.dealer.noCards	Alle Karten des Kartenschlittens liegen auf dem Tisch.
error.dealer.noRound	Es läuft keine Runde.
error.dealer.notInShoe	one	Dafür reicht %2$@ im Kartenschlitten nicht: Es ist noch %1$lld darin.	other	Dafür reicht %2$@ im Kartenschlitten nicht: Es sind noch %1$lld darin.
error.dealer.record	Die Aufzeichnung der Runde passt nicht zum Kartenschlitten.
error.dealer.shortOfRecord	one	Beim Nachspielen verlangt die Runde %2$@ von der %1$lld Karte, die sie gebraucht hat.	other	Beim Nachspielen verlangt die Runde %2$@ von den %1$lld Karten, die sie gebraucht hat.
error.directory.none	Es gibt kein Benutzerverzeichnis, in dem das Guthaben liegen könnte; nennen Sie mit --data-dir einen Ordner
error.fileIsThere	Die Datei %@ gibt es schon; mit --force wird sie überschrieben
error.fileRefused	Die Datei %1$@ lässt sich nicht schreiben: %2$@
error.foreignWord	Der Name %1$@ gehört einem Spiel des Autors %2$@, samt Verlauf und Spielkasse; das Spiel eines anderen Autors kann ihn nicht übernehmen
error.foreignWord.bundled	Der Name %1$@ gehört einem Spiel des Hauses, samt Verlauf; ein anderes Spiel kann ihn nicht übernehmen
error.holder	(Prozess %1$@, seit %2$@ UTC)
error.holder.at	(auf %1$@, Prozess %2$@, seit %3$@ UTC)
error.line.missing	%@ fehlt
error.line.noJSON	kein JSON
error.line.noRange	protocol ist kein Bereich
error.line.noShoe	einen Kartenschlitten mit %1$@ Kartenspielen und Schnitt bei %2$@ gibt es nicht
error.line.unreadable	nicht lesbar
error.line.wrong	%1$@: %2$@
error.line.wrongType	%1$@ ist kein %2$@
error.manifest.field	im Manifest stimmt %@ nicht
error.manifest.malformed	das Manifest ist keines: %@
error.manifest.slow	es hat sein Manifest nicht rechtzeitig ausgegeben
error.manifest.tooLong	das Manifest ist zu lang
error.manifest.unreadable	es startet nicht, oder sein Manifest fehlt
error.mergedTwice	%1$@ bringt Block %2$@ ein zweites Mal
error.misplacedOption	Zu casino %1$@ gehört kein %2$@; es gehört zu %3$@
error.misplacedOption.alone	Zu casino allein gehört kein %1$@; es gehört zu %2$@
error.missingFiles	Nennen Sie Ergebnisse: casino merge <Datei> …
error.missingGame	Nennen Sie ein Spiel: casino %@ <Spiel>; die Spiele zeigt: casino list
error.missingShell	Nennen Sie eine Shell: %@
error.missingValue	%1$@ verlangt %2$@
error.module.amount	%1$@ hat %2$@ für %3$@ genommen; dieser Betrag ist dort nicht möglich.
error.module.badAmount	%1$@ hat auf %3$@ einen Betrag von %2$@ bewegt.
error.module.cannotStart	%1$@ lässt sich nicht starten: %2$@: %3$@.
error.module.card	%1$@ hat %2$@ verwendet, obwohl die Karte in dieser Runde nicht gezogen wurde.
error.module.crashed	%1$@ ist abgestürzt (%2$@).
error.module.crashed.reason	%1$@ ist abgestürzt (%2$@): %3$@.
error.module.disconnected	%@ hat seine Verbindung zum Tisch geschlossen.
error.module.entries	%1$@ hat auf einmal %2$@-mal Jetons bewegt.
error.module.exited	%1$@ hat das Spiel mittendrin verlassen (Exit-Code %2$@).
error.module.flooded	%1$@ hat %2$@ Nachrichten geschickt, %3$@ Byte, wo eine Antwort fällig war.
error.module.hung.answering	%1$@ hat %2$@ lang nicht geantwortet, während Sie auf eine Antwort warteten.
error.module.hung.committing	%1$@ hat am Ende seines Zugs %2$@ lang nicht geantwortet.
error.module.hung.drawing	%1$@ hat beim Austeilen %2$@ lang nicht geantwortet.
error.module.hung.laying	%1$@ hat beim Aufbau des Tisches %2$@ lang nicht geantwortet.
error.module.hung.reading	%1$@ hat %2$@ lang nicht geantwortet, obwohl Nachrichten bereitlagen.
error.module.hung.showing	%1$@ hat beim Zeigen des Tisches %2$@ lang nicht geantwortet.
error.module.hung.starting	%1$@ hat beim Starten %2$@ lang nicht geantwortet.
error.module.line	%1$@ hat eine Zeile von mehr als %2$@ Byte geschickt.
error.module.log	Was das Spiel ausgegeben hat, steht in %@.
error.module.malformed	%1$@ hat etwas geschickt, das keine Nachricht ist (%2$@): %3$@.
error.module.noPlay	%@ hat Jetons bewegt, obwohl nichts gespielt wurde.
error.module.notAtDeal	%1$@ hat beim Austeilen den Einsatz %2$@ genommen, der erst später gemacht wird.
error.module.notEnded	%@ hat alle Einsätze abgerechnet und die Runde nicht beendet.
error.module.notPlaced	%1$@ hat %2$@ auf %3$@ genommen; gesetzt waren %4$@.
error.module.notSettled	%1$@ hat die Runde beendet, ohne %2$@ %3$@ abzurechnen.
error.module.paid	%1$@ hat %2$@ auf %3$@ ausgezahlt; höchstens möglich: %4$@.
error.module.price	%1$@ hat %2$@ für %3$@ genommen; angezeigt waren %4$@.
error.module.protocol.casino	%1$@ spricht Protokoll %2$@, dieses casino %3$@: Aktualisieren Sie casino.
error.module.protocol.game	%1$@ spricht Protokoll %2$@, dieses casino %3$@: Aktualisieren Sie das Spiel.
error.module.refused	%1$@ konnte nicht weitermachen (%2$@): %3$@.
error.module.replay	%1$@ kommt beim Nachspielen nicht auf die gespielte Runde: %2$@.
error.module.safe	Ihre Jetons und die Runde sind sicher; starten Sie das Spiel neu, dann geht es weiter.
error.module.scene	%1$@ hat einen Tisch gezeigt, der sich nicht zeichnen lässt: %2$@.
error.module.settings	%1$@ kann den Tisch nicht aufbauen: %2$@.
error.module.stray	%1$@ hat etwas geöffnet, das kein Spiel öffnen darf: %2$@.
error.module.tableLimits	%1$@ hat %2$@ auf %3$@ genommen; an diesem Tisch gehen %4$@ bis %5$@.
error.module.turn	%1$@ hat %2$@ gespielt, ohne an der Reihe zu sein.
error.module.twice	%1$@ hat %2$@ %3$@ nach der Abrechnung noch einmal verwendet.
error.module.unknownBet	%1$@ hat einen Einsatz verwendet, den es dort nicht gibt: %2$@.
error.module.unknownWager	%1$@ hat %2$@ %3$@ abgerechnet, obwohl dort nie gesetzt wurde.
error.module.wrongGame	%1$@ meldet sich als %2$@, sein Manifest ist aber das von %3$@: Bauen Sie es neu.
error.module.wrongGame.none	%1$@ meldet sich nicht als Spiel, sein Manifest ist aber das von %2$@: Bauen Sie es neu.
error.module.wrongMessage	%1$@ hat %2$@ geschickt; fällig war %3$@.
error.noOdds	Für %@ gibt es keine Quoten
error.noSandbox	%1$@ ist ein fremdes Spiel, und auf diesem Rechner gibt es keine Sandbox dafür: Installieren Sie bubblewrap (casino doctor sagt, wie), oder starten Sie es mit --yes ohne. Es könnte dann alle Ihre Dateien lesen und ändern
error.noSandbox.game	Das ist ein fremdes Spiel, und auf diesem Rechner gibt es keine Sandbox dafür: Installieren Sie bubblewrap (casino doctor sagt, wie), oder starten Sie es mit --yes ohne. Es könnte dann alle Ihre Dateien lesen und ändern
error.noSheet	%1$@ ist kein Ergebnis von casino simulate --format json
error.noSimulation	%1$@ simuliert keine Runden
error.notChecked	one	%1$@ Regel ist gebrochen; sie steht oben	other	%1$@ Regeln sind gebrochen; sie stehen oben
error.notHealthy	Etwas stimmt nicht; siehe oben
error.notTogether	%1$@ und %2$@ gehen nicht zusammen; geben Sie nur eines von beiden an
error.notVerified	Nicht alles ist so, wie es aufgezeichnet wurde; siehe oben
error.otherRun	%1$@ ist von einem anderen Lauf: Spiel, Version, Runden, Startwert, Regeln, Einsätze und Strategie müssen gleich sein
error.output	Die Ausgabe lässt sich nicht schreiben: %@; leiten Sie sie an ein anderes Ziel
error.output.closed	Die Ausgabe wurde geschlossen
error.path	Unter %@ liegt kein Spiel: Ein Pfad führt zum Ordner eines Spiels, zu seinem Programm oder seinem Bündel, etwa ./Poker
error.playsForPractice	%1$@ wird aus seinen Quellen gespielt, zur Übung; installieren Sie es, um ihm eine Spielkasse zu geben
error.playsWithWallet	%1$@ kam mit casino und spielt mit Ihrem Guthaben; nur fremde Spiele haben eine Spielkasse
error.replay.chips	die Jetons bewegten sich anders als beim ersten Mal
error.replay.tooManyCards	one	verlangt wird mehr als die %lld gespielte Karte	other	verlangt werden mehr als die %lld gespielten Karten
error.replay.twoRounds	begonnen wurden zwei Runden
error.restartAlone	--restart beginnt einen Übungstisch neu und braucht daher --seed, --cards oder --stack dazu
error.scene.badID	„%@“ ist keine Kennung
error.scene.deep	mehr als %@ Teile ineinander
error.scene.idTwice	zwei Teile heißen „%@“
error.scene.nodes	mehr als %@ Teile
error.scene.unknown	einen Teil namens „%@“ gibt es nicht
error.signal.abort	Abbruch
error.signal.arithmetic	Rechenfehler
error.signal.killed	gewaltsam beendet
error.signal.memory	Speicherfehler
error.signal.other	Signal %@
error.signal.time	Zeitlimit
error.signal.trap	Selbstabbruch
error.store.badEntry	Das Spiel hat Jetons so bewegt, wie es nicht sein kann: %@.
error.store.busy	Ein anderes Programm hält die Aufzeichnung gesperrt. Schließen Sie es, oder versuchen Sie es gleich noch einmal.
error.store.cannotOpen	Die Aufzeichnung %1$@ lässt sich nicht öffnen: %2$@.
error.store.damaged	Die Aufzeichnung %@ ist beschädigt.
error.store.damaged.kept	Die Aufzeichnung %1$@ ist beschädigt. Sie bleibt unverändert als %2$@ erhalten. Legen Sie eine eigene Kopie an ihre Stelle, oder starten Sie noch einmal, um mit neuem Guthaben zu beginnen.
error.store.dataTooLong	Das Spiel will %1$@ Byte eigene Daten aufheben; höchstens %2$@ sind möglich.
error.store.disk	Der Datenträger lässt sich nicht richtig lesen oder beschreiben (%@). Es wurde nichts geändert.
error.store.folder	Der Ordner %1$@ lässt sich nicht verwenden: %2$@.
error.store.foreign	%@ gehört einem anderen Programm und blieb, wie es war: Wählen Sie mit --data-dir einen anderen Ordner.
error.store.full	Der Datenträger ist voll, daher wurde nichts gespeichert. Schaffen Sie Platz, und versuchen Sie es noch einmal.
error.store.newer	Die Aufzeichnung %1$@ stammt von einem neueren casino (Format %2$@; dieses hier kennt %3$@) und blieb, wie sie war: Aktualisieren Sie dieses Programm.
error.store.noRandomness	Das System liefert keine Zufallszahlen, daher lässt sich kein Kartenschlitten mischen.
error.store.noRound	Es läuft keine Runde.
error.store.notEnough	Das kostet %1$@ in Jetons, und Sie haben %2$@.
error.store.playedElsewhere	An diesem Tisch wurde in einem anderen Fenster weitergespielt. Nehmen Sie noch einmal Platz, dann geht es dort weiter.
error.store.profileExists	Ein Profil %@ gibt es schon. Wählen Sie einen anderen Namen.
error.store.profileUnknown	Ein Profil %1$@ gibt es nicht; es gibt %2$@. Neu anlegen: casino profiles create %3$@.
error.store.purseAmount	Diesen Betrag kann man nicht in eine Spielkasse legen.
error.store.purseKeeps	%1$@ dürfen die Spielkasse verlassen. Gewinne bleiben darin, bis Sie dem Spiel vertrauen.
error.store.readOnly	%@ ist schreibgeschützt. Erlauben Sie das Schreiben, oder wählen Sie mit --data-dir einen anderen Ordner.
error.store.roundIsOpen	Es läuft schon eine Runde.
error.store.stackLeft	Sie haben noch Jetons im Wert von %@. Bestätigen Sie, wenn Sie sie für neue Jetons aufgeben wollen.
error.store.tooMany	So viele Jetons kann der Tisch nicht zählen: Höchstens %@ sind möglich.
error.store.unexpected	Die Aufzeichnung lässt sich nicht speichern: %1$@ (%2$@).
error.store.unreadable	Ein Eintrag der Aufzeichnung lässt sich nicht lesen: %@.
error.sync.busy	Ein anderes Programm gleicht gerade ab.
error.sync.folder	Der Ordner %1$@ lässt sich nicht zum Abgleichen verwenden: %2$@. Gespielt wird ohne Abgleich weiter.
error.sync.handIsOpen	Dieser Datenordner ist eine Kopie von einem anderen Gerät, und ein Blatt ist offen. Spielen Sie es zu Ende, dann wird das Guthaben abgeglichen.
error.sync.notLinked	Dieses Profil wird nicht abgeglichen; nennen Sie mit --folder einen Ordner, den ein anderes Programm abgleicht
error.sync.shared	Das Guthaben %2$@ in diesem Ordner gehört schon zum Profil %1$@
error.sync.unwritable	%1$@ lässt sich nicht schreiben: %2$@. Gespielt wird ohne Abgleich weiter.
error.system.access	Keine Berechtigung
error.system.badDescriptor	Ungültiger Dateideskriptor
error.system.busy	Gerät oder Ressource belegt
error.system.exists	Datei existiert bereits
error.system.format	Falsches Format der Programmdatei
error.system.full	Kein Speicherplatz mehr frei
error.system.io	Eingabe-/Ausgabefehler
error.system.isFolder	Ist ein Verzeichnis
error.system.loop	Zu viele symbolische Links hintereinander
error.system.memory	Nicht genügend Arbeitsspeicher
error.system.nameTooLong	Dateiname zu lang
error.system.noFolder	Ist kein Verzeichnis
error.system.noSuchFile	Datei oder Verzeichnis nicht gefunden
error.system.notPermitted	Vorgang nicht erlaubt
error.system.quota	Speicherkontingent überschritten
error.system.readOnly	Dateisystem nur lesbar
error.system.tooLarge	Datei zu groß
error.system.tooManyFiles	Zu viele offene Dateien
error.tableIsKept	one	%2$@ ist geöffnet %3$@ und wurde auch nach %1$lld Sekunde nicht freigegeben; beenden Sie diesen Prozess	other	%2$@ ist geöffnet %3$@ und wurde auch nach %1$lld Sekunden nicht freigegeben; beenden Sie diesen Prozess
error.tableIsOpen	%1$@ ist schon geöffnet %2$@; verlassen Sie den Tisch dort, oder übernehmen Sie ihn hier: --take-over
error.trustNotAgreed	Niemand hat bestätigt, %1$@ zu vertrauen: Gewinne gingen in Ihr Guthaben. Antworten Sie an einem Terminal, oder geben Sie --yes an
error.unexpected	Etwas ist schiefgegangen, das nicht schiefgehen darf: %@; bitte melden Sie es
error.unexpectedWord	Mit %2$@ kann casino %1$@ nichts anfangen; siehe: %3$@
error.unknownBet	%1$@ hat vor dem Austeilen keinen Einsatz %2$@; es gibt %3$@
error.unknownCommand	Einen Befehl %1$@ gibt es nicht; es gibt %2$@
error.unknownCommand.near	Einen Befehl %1$@ gibt es nicht; meinten Sie %2$@?
error.unknownGame	Ein Spiel %1$@ gibt es auf diesem Rechner nicht; es gibt %2$@
error.unknownGame.near	Ein Spiel %1$@ gibt es auf diesem Rechner nicht; meinten Sie %2$@?
error.unknownGame.none	Ein Spiel %@ gibt es auf diesem Rechner nicht
error.unknownOption	Eine Option %1$@ gibt es nicht; siehe: %2$@
error.unknownOption.near	Eine Option %1$@ gibt es nicht; meinten Sie %2$@?
error.unknownRound	Eine beendete Runde %1$@ von %2$@ gibt es nicht; die Runden zeigt: casino history %2$@
error.unknownSetting	%1$@ hat keine Einstellung %2$@; es gibt %3$@
error.unknownSetting.near	%1$@ hat keine Einstellung %2$@; meinten Sie %3$@?
error.unknownShell	Für %1$@ gibt es keine Vervollständigung, aber für %2$@
error.unknownStrategy	%1$@ hat keine Strategie %2$@; möglich: %3$@
error.unreadableChart	%1$@ kann aus %2$@ keine Strategie lesen
error.unwantedValue	%@ nimmt keinen Wert; lassen Sie das Zeichen = und alles danach weg
error.versionGone	Die Runde wurde von Version %1$@ von %2$@ ausgeteilt, die es auf diesem Rechner nicht gibt
help.build.summary	das Programm eines Spiels aus seinem Quelltext
help.build.text	Baut das Spiel eines Ordners (des aktuellen, wenn keiner genannt ist) und sagt, wo das Programm liegt. Alle Spiele werden an einer Stelle gebaut, damit das Kit von casino nur einmal kompiliert wird. Jeder Befehl, der einen Pfad nimmt, baut, was sich geändert hat; dieser baut nur.
help.check.summary	die Prüfliste für Spiele, geprüft
help.check.text	Spielt das Spiel von selbst und beurteilt jede Regel der Anleitung: ok, warn, fail oder skip, mit dem Befund, der Abhilfe und einem Befehl, der ihn wieder zeigt. Ein Pfad führt zu einem Programm oder zum Ordner eines gebauten Spiels.
help.completion.summary	Vervollständigung für eine Shell
help.completion.text	Gibt aus, was bash, zsh oder fish braucht, um Befehle, Optionen, Spiele und Werte zu vervollständigen.
help.dev.summary	ein Tisch für den Autor eines Spiels
help.dev.text	Baut das Spiel eines Ordners (des aktuellen, wenn keiner genannt ist), öffnet einen Übungstisch damit und achtet auf den Quelltext. Was gespeichert wird, wird während des Spiels gebaut, und der Tisch läuft mit dem neuen Programm weiter: Das laufende Blatt wird nach den neuen Regeln wiederholt; geht das nicht, kehren die Einsätze zurück. Was der Compiler sagt, steht am Tisch.
help.doctor.summary	der Nachweis, dass kein Jeton verloren ist, und was hier fehlt
help.doctor.text	Liest die ganze Aufzeichnung: Die Datei muss in Ordnung sein, jedes Guthaben die Summe seiner Buchungen, jede Runde abgerechnet, und die Statistik muss zu den Runden passen. Nennt dann die Programme, die auf diesem Rechner fehlen, und wie Sie zu ihnen kommen.
help.everywhere	Bei jedem Befehl
help.everywhere.text	Ein Wert folgt auf seine Option nach einem Leerzeichen oder einem Gleichheitszeichen. Steht eine Option zweimal da, zählt die letzte.
help.examples	Beispiele
help.exit.done	erledigt
help.exit.failed	fehlgeschlagen
help.exit.module	das Spielmodul ist fehlgeschlagen
help.exit.usage	falscher Aufruf
help.exits	Exit-Codes
help.help.summary	so verwenden Sie einen Befehl
help.help.text	Befehle: %@
help.history.summary	die gespielten Runden, die neueste zuerst
help.history.text	Ohne Spiel die Runden aller Spiele. Übungsrunden sind gekennzeichnet.
help.icon.summary	das Icon eines Spiels als PNG und SVG
help.icon.text	Schreibt <Spiel>.png und <Spiel>.svg. <Spiel> ist das Wort eines Spiels, wie casino list es zeigt, oder der Pfad zur Programmdatei eines Spiels (mit einem Schrägstrich darin).
help.info.summary	was Sie bei einem Spiel erwartet, bevor Sie Platz nehmen
help.info.text	Zeigt die Einsätze des Spiels mit ihrer höchsten Auszahlung und dem Hausvorteil, den das Spiel angibt, seine Einstellungen mit den Werten, die --set annimmt, und seinen Kartenschlitten.
help.install.summary	ein Spiel aus einem Bündel oder aus Quelltext
help.install.text	Aus einem Bündel (.casinogame): zeigt, was das Spiel ist, und fragt, bevor etwas installiert wird. Aus dem Ordner eines Spiels: macht das Bündel, mit Ihrem Schlüssel unterschrieben, und installiert es; mit --output wird es eine Datei zum Weitergeben. Ein Bündel läuft auf Rechnern ohne Swift.
help.list.summary	die Spiele auf diesem Rechner
help.list.text	Zeigt für jedes Spiel eine Zeile: das Wort, mit dem es aufgerufen wird, seine Version und worum es geht. Dafür wird kein Spiel gestartet.
help.lobby	Die Lobby
help.lobby.text	Ohne --ui entscheidet die Variable CASINO_UI, dann die Einstellung des Spielers.
help.merge.summary	zählt Teile einer Simulation zusammen
help.merge.text	Zählt zusammen, was casino simulate --shard … --format json geschrieben hat, und gibt das Blatt des Ganzen aus: genau das, das ein einziger Lauf ergibt.
help.new-game.summary	ein eigenes Spiel, sofort spielbar
help.new-game.text	Legt ein Paket mit einem kleinen, vollständigen Spiel an, mit Tests und Texten in fünf Sprachen; zu schreiben bleibt Ihr eigenes Spiel. Die Namen des Spiels, seines Moduls und seiner Typen ergeben sich aus dem Namen und werden mit allen Dateien gezeigt, bevor etwas geschrieben wird. In einem Arbeitsverzeichnis von casino wird das Spiel ein Ordner in Plugins, sonst ein Ordner für sich. Am Terminal werden Sie nach der Art gefragt; in einer Pipe entscheidet der Name: Ein Name wie Poker beginnt mit einer Auszahlungstabelle, jeder andere mit einem Croupier.
help.odds.summary	Quoten der Entscheidung am Tisch, von Einsätzen und Blättern
help.odds.text	Ohne Blatt der Hausvorteil jedes Einsatzes nach den geltenden Regeln. Mit einem Blatt und der Karte des Croupiers, was jeder Zug auf Dauer bringt, als Anteil am Einsatz.
help.option.ascii	zeichnet nur mit ASCII-Zeichen
help.option.bet	was auf jedem Haupteinsatz liegt, oder auf einem; mehrfach möglich
help.option.cards	die nächsten Karten des Kartenschlittens, etwa "AS KD 10H"
help.option.clientSeed	Ihr Anteil an den Seeds künftiger Kartenschlitten, siehe docs/fairness.md; gilt, bis Sie einen anderen angeben
help.option.color	auto, truecolor, 256, 16 oder none
help.option.count	zählt die Karten mit, die seit dem Mischen des Kartenschlittens zu sehen waren
help.option.csv	gibt jedes Ergebnis als CSV-Zeile aus, durch Kommas getrennt
help.option.dataDir	wo Guthaben und Verlauf liegen; sonst $CASINO_HOME, dann $XDG_DATA_HOME/casino, dann ~/.local/share/casino
help.option.dealer	die Karte des Croupiers, etwa 9
help.option.description	ein Satz über das Spiel, für Listen
help.option.directory	der Ordner, in dem der Ordner des Spiels entsteht
help.option.dryRun	zeigt den Plan und schreibt nichts
help.option.empty	nimmt heraus, was die Spielkasse verlassen darf
help.option.end	beendet die Optionen: Was danach kommt, ist keine mehr
help.option.fill	legt Jetons des Guthabens in die Spielkasse
help.option.folder	verbindet das Profil mit dem Ordner; nehmen Sie auf anderen Rechnern dasselbe --profile
help.option.force	überschreibt vorhandene Dateien
help.option.format	text, json, csv oder html; html ist eine einzige Seite mit Diagrammen, die sonst nichts braucht
help.option.format.check	für Menschen, oder ein JSON-Objekt
help.option.format.sheet	für Menschen, als ein JSON-Objekt für casino merge oder eine Seite mit Diagrammen
help.option.formatShort	dasselbe wie --format json, --format csv
help.option.freshShoe	ein voller Kartenschlitten in jeder Runde: so werden Vorteile veröffentlicht
help.option.hand	die Karten des Spielers, etwa A7 oder "AS 7D"
help.option.help	die Seite zum Befehl
help.option.jobs	wie viele Prozesse nebeneinander spielen; ohne Angabe so viele, wie es Kerne gibt
help.option.json.history	gibt jede Runde als eine Zeile JSON aus: Einsätze, Züge, Blätter, Ergebnisse, Netto und Guthaben
help.option.json.odds	gibt die Zahlen als JSON aus
help.option.lang	die Sprache, etwa en, de oder pt-BR
help.option.limit	höchstens so viele Runden, 1 bis %1$@ (ohne Tausenderpunkte eingeben); sonst %2$@, mit --json alle
help.option.lobby.others	wie bei casino play
help.option.names	nur die Befehlswörter, eines je Zeile
help.option.next	was noch zu schreiben ist, und die Regeln, die nicht halten
help.option.off	beendet es; was von anderen Geräten kam, bleibt
help.option.output	der Ordner für die Dateien; sonst der aktuelle
help.option.output.install	schreibt das Bündel dorthin, ohne Installation
help.option.penetration	der Anteil des Kartenschlittens, der gegeben wird, in Prozent
help.option.profile	wessen Guthaben und Verlauf
help.option.removed	Karten, die nicht mehr im Kartenschlitten sind, sofern das Spiel sie berücksichtigt
help.option.replay	spielt eine Runde am Tisch nach: Die Pfeiltasten gehen einen Schritt vor und zurück; mit --ui text wird jeder Schritt angesagt. --ui, --color und --ascii wie bei casino play
help.option.restart	beginnt den Übungstisch neu, statt mit seinen Jetons und seinem Kartenschlitten weiterzuspielen
help.option.rounds.check	wie viele Runden versucht werden; ohne Angabe %1$@
help.option.rounds.simulate	wie viele Runden gespielt werden, etwa 250000, 100M oder 10G; ohne Angabe %1$@
help.option.rule	nur diese Regeln oder Gruppen, etwa engine.chips,views
help.option.seed	mischt nach dieser Zahl, 0 bis %@
help.option.seed.check	aus dieser Zahl entstehen die Runden; ohne Angabe 1
help.option.set.odds	eine Regel, wie bei casino play; auch mehrmals möglich
help.option.set.play	eine Einstellung nur für diesen Tisch; auch mehrmals möglich; Schlüssel und Werte zeigt casino info <Spiel>
help.option.set.simulate	eine Regel, wie bei casino play; mehrfach möglich
help.option.shard	ein Teil des Laufs, den casino merge zusammenzählt; in einem Slurm-Array oder Indexed Job ist er ohne Angabe bekannt
help.option.shoes	zeigt Kartenschlitten statt Runden: zu jedem die Festlegung und, sobald er vorbei ist, den Seed; --json auch die Karten
help.option.sideBets	auch Nebenwetten
help.option.size	die Kantenlänge in Pixeln, %1$@ bis %2$@; sonst %3$@
help.option.stack	ein Bestand von 1 bis %@ in Jetons, höchstens zwei Nachkommastellen (ohne Tausenderpunkte eingeben)
help.option.stack.simulate	die Jetons, deren Ruinrisiko genannt wird
help.option.status	zeigt, wie das Profil abgeglichen wird
help.option.strategy	wer spielt: ein Wort des Spiels (Blackjack: basic, mimicDealer, neverBust), random, ein Einsatz allein oder eine Datei mit einer Tabelle
help.option.suits	mit --ui text: Pik-Ass oder A♠
help.option.takeOver	übernimmt einen Tisch, der in einem anderen Fenster offen ist; sonst werden Sie gefragt
help.option.trust	lässt Gewinne des Spiels in Ihr Guthaben; sagt, was das heißt, und fragt
help.option.ui.json	gibt jedes Bild und jedes Ereignis als eine Zeile JSON aus und nimmt {"action": "<id>"} an
help.option.ui.lobby.json	gibt sie als eine Zeile JSON aus und nimmt {"action": "play.<Spiel>"} und {"action": "leave"} an
help.option.ui.lobby.terminal	zeichnet sie; das ist der Standard an einem Terminal
help.option.ui.lobby.text	sagt sie in Sätzen an und nimmt je Zeile einen Befehl
help.option.ui.terminal	zeichnet den Tisch; das ist der Standard an einem Terminal
help.option.ui.text	sagt das Spiel in Sätzen an und nimmt je Zeile einen Befehl; das ist der Standard überall sonst
help.option.untrust	behält Gewinne des Spiels wieder in seiner Spielkasse
help.option.version	die Version dieses Programms
help.option.waitForDebugger	lässt vorher einen Debugger anhängen
help.option.yes	fragt nichts und nimmt die Vorschläge
help.option.yes.build	stimmt dem Bauen fremder Quellen zu
help.option.yes.foreign	startet ein fremdes Spiel auch, wenn es keine Sandbox dafür gibt
help.option.yes.install	fragt nichts; jede Antwort ist Ja
help.option.yes.trust	vertraut ohne Rückfrage
help.options	Optionen
help.overview.doctor	der Nachweis, dass kein Jeton verloren ist; was hier fehlt
help.overview.help	diese Seite oder die Seite zu einem Befehl
help.overview.info	Einsätze, Einstellungen und Kartenschlitten eines Spiels
help.overview.lobby	die Lobby: Spiele, Guthaben, letzte Ergebnisse
help.overview.title	casino: Kartenspiele am Tisch in Ihrem Terminal
help.play.practice	Übung: eigene Jetons, getrennt von Guthaben und Statistik
help.play.summary	an einem Tisch Platz nehmen
help.play.table	Der Tisch
help.play.text	<Spiel> ist das Wort eines Spiels, wie casino list es zeigt, oder der Pfad zum Ordner eines Spiels (mit einem Schrägstrich darin, etwa ./Poker). Ein Blatt, das noch offen war, als Sie den Tisch verließen, wird weitergespielt.
help.profiles.create	ein neues, mit eigenem Guthaben
help.profiles.list	zeigt sie alle
help.profiles.rename	gibt einem Profil einen anderen Namen
help.profiles.summary	mehrere Spieler auf einem Rechner
help.profiles.switch	dieses spielt, wenn keines genannt ist
help.purse.summary	die Jetons, mit denen ein fremdes Spiel spielt
help.purse.text	Ein Spiel, das nicht mit casino kam, spielt aus einer eigenen Spielkasse. Sie legen Jetons Ihres Guthabens hinein und können diese immer zurückholen; Gewinne bleiben darin, bis Sie dem Spiel vertrauen, denn nur das Spiel weiß, ob ein Blatt gewonnen hat.
help.remove.summary	entfernt ein installiertes Spiel
help.remove.text	Was gespielt wurde, bleibt im Verlauf, und das Befehlswort bleibt beim Autor des Spiels.
help.simulate.summary	viele Runden, und was das Haus behält
help.simulate.text	Das Spiel spielt Runden nach einer Strategie, in Blöcken, auf allen Kernen, und ein PAR-Blatt erscheint: Vorteile mit Intervallen, die Verteilung der Ergebnisse, der Verlauf des Bestands. Ohne Angabe liegen 100 auf jedem Haupteinsatz. Strg-C gibt aus, was schon da ist. Gleiche Befehle geben gleiche Blätter, wie viele Prozesse auch laufen.
help.stats.summary	was gewonnen und verloren wurde
help.stats.text	Runden, Gesetztes, Netto, Rückfluss, der größte Gewinn, Serien, der Ausgang der Einsätze und Ihr Nettoverlauf. Ohne Spiel über alle Spiele. Übungsrunden zählen nicht mit.
help.sync.summary	dasselbe Guthaben auf einem anderen Rechner
help.sync.text	Die Geräte treffen sich in einem Ordner, den ein anderes Programm abgleicht, etwa Syncthing, Nextcloud, Dropbox oder iCloud Drive, oder auf einem USB-Stick. Auf jedem Gerät einmal verbunden, tauschen sie von selbst aus, was gespielt wurde, wenn Sie an einem Tisch Platz nehmen und wenn Sie ihn verlassen; casino sync tut es sofort. Was in dem Ordner beschädigt ist, wird genannt und nicht gelesen.
help.title	casino %1$@: %2$@
help.usage	Aufruf
help.value.card	Karte
help.value.cards	Karten
help.value.chips	Jetons
help.value.command	Befehl
help.value.file	Datei
help.value.folder	Ordner
help.value.format	Format
help.value.game	Spiel
help.value.key	Schlüssel
help.value.language	Sprache
help.value.mode	Modus
help.value.name	Name
help.value.new	neu
help.value.number	Zahl
help.value.options	Optionen
help.value.path	Pfad
help.value.rule	Regel
help.value.shell	Shell
help.value.text	Text
help.value.value	Wert
help.verify.summary	der Nachweis, dass Karten und Ergebnisse fair waren
help.verify.text	Zwei Urteile. Karten: Jeder beendete Kartenschlitten wird aus seinem Seed neu erzeugt; es muss der festgelegte Seed sein, und jede Karte muss dort gelegen haben, wo sie ausgeteilt wurde. Ergebnisse: Das Spiel spielt jede Runde nach, und Blätter und Jetons müssen so herauskommen, wie sie aufgezeichnet sind; Runden einer Version, die es auf diesem Rechner nicht gibt, werden nicht nachgeprüft. Weicht etwas ab, endet der Befehl mit Exit-Code 1 und nennt die Runde.
hints.counts	Hinweise gezeigt, geschlossen, befolgt
hints.counts.value	%1$lld, %2$lld, %3$lld
history.advised	mit Rat
history.clientSeed	Ihr Seed
history.commitment	Festlegung
history.head.balance	Guthaben
history.head.game	Spiel
history.head.net	Netto
history.head.outcome	Ausgang
history.head.round	Runde
history.head.staked	gesetzt
history.head.time	Zeit (UTC)
history.marked	%1$@ (%2$@)
history.noShoes	Noch wurde aus keinem Kartenschlitten ausgeteilt.
history.none	Noch keine Runde gespielt.
history.notRevealed	wird erst offengelegt, wenn der Kartenschlitten zu Ende ist
history.serverSeed	Server-Seed
history.shoe	Kartenschlitten %1$@ von %2$@
history.shoe.practice	%@ (Übung)
history.shoe.round	Kartenschlitten %1$@ von %2$@, Runde %3$@
history.shoe.rounds	Kartenschlitten %1$@ von %2$@, Runden %3$@ bis %4$@
host.balance	Guthaben %@.
host.fairness.client	Ihr Anteil an den Seeds: %@
host.fairness.last	Seed des letzten Kartenschlittens: %@
host.fairness.next	Festlegung des nächsten Kartenschlittens: %@
host.fairness.none	Jeder Kartenschlitten wird vor seiner ersten Karte festgelegt.
host.fairness.this	Festlegung dieses Kartenschlittens: %@
host.limits	Haupteinsatz %1$@, Nebenwetten %2$@.
host.lossLimit	Ihr Verlustlimit ist erreicht: %@ Jetons in dieser Sitzung verloren. Ändern Sie es in den Einstellungen, oder machen Sie eine Pause.
host.newStack	Sie nehmen neue Jetons. Guthaben %@.
host.noSetting	Diese Einstellung gibt es nicht, oder sie lässt diesen Wert nicht zu.
host.practice	Übung
host.practice.say	Übungstisch: Seine Jetons gehören nicht zu Ihrem Guthaben.
host.purse	Spielkasse %@.
host.purse.how	%1$@ purse fill 100 legt Jetons hinein, purse empty nimmt sie heraus
host.purse.in	%@ hinein
host.purse.isEmpty	Die Spielkasse ist leer
host.purse.isEmpty.say	Die Spielkasse ist leer; Ihr Guthaben beträgt %@.
host.purse.kept	%1$@ davon sind Gewinne: Sie bleiben in der Spielkasse, bis Sie dem Spiel vertrauen (casino purse %2$@ --trust).
host.purse.mark	Spielkasse
host.purse.noPurse	Dieser Tisch hat keine Spielkasse.
host.purse.nothingLeaves	Zurzeit darf nichts die Spielkasse verlassen.
host.purse.out	%@ heraus
host.purse.refill	%@ hineinlegen
host.purse.return	Bisher zurückgeflossen
host.purse.say	Dieses Spiel spielt aus seiner Spielkasse: %1$@ darin, %2$@ in Ihrem Guthaben.
host.purse.say.empty	Dieses Spiel spielt aus seiner Spielkasse, und die ist leer; %2$@ in Ihrem Guthaben. Füllen Sie sie in den Einstellungen, oder tippen Sie: purse fill 100
host.purse.title	Spielkasse
host.purse.wallet	Guthaben
host.round	Runde %lld.
host.round.clock	%1$@ · %2$@
host.shoe	Kartenschlitten: noch %1$lld von %2$lld Karten.
host.shoe.none	Ein neuer Kartenschlitten mit %lld Karten.
host.sync	Andere Geräte
host.sync.at	abgeglichen: %1$@, %2$@ UTC
host.sync.never	abgeglichen: %@, noch nie
host.sync.none	nicht abgeglichen: casino sync --folder DIR
host.voided	Das laufende Blatt lässt sich nicht zu Ende spielen: Das Spiel gibt es auf diesem Gerät nicht mehr. Ihre Einsätze sind zurück: %@.
info.bets	Einsätze
info.builtWith	Gebaut mit
info.builtWith.value	CasinoKit %1$@, Protokoll %2$@
info.from	Herkunft
info.from.bundled	kam mit casino
info.from.installed	installiert; Schlüssel des Autors %@
info.head.bet	Einsatz
info.head.edge	Hausvorteil
info.head.first	anfangs
info.head.key	Schlüssel
info.head.made	wann
info.head.pays	zahlt höchstens
info.head.values	Werte
info.made.inPlay	in der Runde
info.made.main	vor dem Austeilen
info.made.side	zum Haupteinsatz
info.moves	Züge
info.noEdge	ohne Angabe
info.settings	Einstellungen (--set Schlüssel=Wert)
info.shoe	Kartenschlitten
info.shoe.value	one	%1$lld Kartenspiel, gemischt nach %2$@ von %3$@ Karten	other	%1$lld Kartenspiele, gemischt nach %2$@ von %3$@ Karten
install.ask	Installieren? [j/N]
install.author	Schlüssel des Autors
install.done	%1$@ ist installiert. Zum Spielen: casino play %2$@
install.game	Spiel
install.hash	SHA-256
install.nothing	Es wurde nichts installiert.
install.replaces	Anstelle von
install.size	Größe
install.size.value	%1$@ MB, Dateien: %2$@
install.word	Befehlswort
interface.unknown	CASINO_UI lässt %@ nicht zu; möglich: terminal, text oder json.
json.malformed	Jede Zeile ist ein Objekt wie {"action": "hit"}, mit "amount" oder "value", wo die Aktion es verlangt.
list.and	%1$@ und %2$@
list.head.about	worum es geht
list.head.game	Spiel
list.head.version	Version
list.line	%1$@. %2$@
list.none	Auf diesem Rechner gibt es kein Spiel.
list.or	%1$@ oder %2$@
lobby.advised	%1$@ (mit Rat)
lobby.chips	Ihre Jetons
lobby.count	one	%lld Tisch	other	%lld Tische
lobby.curve	Jetons seit %1$@
lobby.date	%1$@. %2$@
lobby.games	Spiele
lobby.help	Alle Befehle: casino help
lobby.help.choose	Tisch wählen; mit einem Klick nehmen Sie Platz
lobby.help.digits	an einem der ersten neun Tische Platz nehmen
lobby.help.enter	am gewählten Tisch Platz nehmen
lobby.help.history	die letzten Runden
lobby.help.keys	Tasten
lobby.help.leave	gehen
lobby.help.search	suchen; auch jeder andere Buchstabe beginnt die Suche
lobby.help.settings	Einstellungen für alle Tische
lobby.help.statistics	was gewonnen und verloren wurde
lobby.history.line	%1$@  %2$@: %3$@
lobby.key.all	alle Tische
lobby.key.arrows	Pfeile
lobby.key.choose	wählen
lobby.key.enter	Enter
lobby.key.help	Hilfe
lobby.key.history	Verlauf
lobby.key.leave	gehen
lobby.key.search	suchen
lobby.key.settings	Einstellungen
lobby.key.statistics	Statistik
lobby.month.1	Jan
lobby.month.10	Okt
lobby.month.11	Nov
lobby.month.12	Dez
lobby.month.2	Feb
lobby.month.3	Mär
lobby.month.4	Apr
lobby.month.5	Mai
lobby.month.6	Jun
lobby.month.7	Jul
lobby.month.8	Aug
lobby.month.9	Sep
lobby.needs	Die Lobby braucht %1$lld × %2$lld.
lobby.noGames	Auf diesem Rechner gibt es kein Spiel.
lobby.openHand	Bei %1$@ wartet ein Blatt auf Sie: casino play %1$@
lobby.owed	Jetons im Minus
lobby.page.owed	Guthaben: %@ in Jetons im Minus
lobby.page.rounds	Letzte Runden
lobby.page.sitDown	Platz nehmen: casino play %@
lobby.playOn	weiter
lobby.practice	%1$@ (Übung)
lobby.result.place	%1$@, %2$@
lobby.results	Letzte Ergebnisse
lobby.results.none	Noch keine Runde gespielt.
lobby.rounds	one	%2$@ Runde	other	%2$@ Runden
lobby.search	suchen oder Namen tippen
lobby.search.none	Kein Tisch passt zu Ihrer Suche.
lobby.sheet.help	Hilfe
lobby.sheet.history	Verlauf
lobby.sheet.settings	Einstellungen
lobby.sheet.statistics	Statistik
lobby.shown	%1$lld bis %2$lld von %3$lld
lobby.since	%1$@ seit %2$@
lobby.sitDown	Platz nehmen
lobby.sitDown.any	Platz nehmen: casino play <Spiel>
lobby.tables	Tische
lobby.text.ask	An welchen Tisch möchten Sie? %1$@. Oder: help, quit.
lobby.text.atTable	Regeln und Einsätze werden am Tisch angesagt: Nehmen Sie zuerst Platz.
lobby.text.back	Sie sind wieder in der Lobby.
lobby.text.choice	%1$lld %2$@
lobby.text.help	1, blackjack, play blackjack   an einem Tisch Platz nehmen, über seine Nummer oder seinen Namen\nlist                           alle Tische ansagen\nsearch bac                     Tische suchen\nbalance                        Ihre Jetons\nstatus                         die Lobby noch einmal ansagen\nrepeat                         das Letzte noch einmal sagen\nstats, history                 was gespielt wurde; der Name eines Spiels kann folgen\nodds blackjack                 genaue Quoten eines Spiels\nsettings                       die Einstellungen für alle Tische; set speed=fast ändert eine\nrules, bets                    werden am Tisch angesagt\nquit                           gehen
lobby.text.left	Sie verlassen die Lobby.
lobby.text.played	%1$@ Gespielt: %2$@, %3$@.
lobby.text.setting	%1$@ (%2$@): %3$@. Möglich: %4$@.
lobby.text.table	%1$lld %2$@: %3$@. Einsatz: %4$@.
lobby.wallet	Guthaben: %@ in Jetons
newGame.ask.style	Welche Art? [%@]
newGame.confirm	Anlegen? [J/n]
newGame.done	%@ ist angelegt. Weiter geht es mit:
newGame.error.description.tooLong	Die Beschreibung ist zu lang; höchstens %@ Zeichen, bitte
newGame.error.description.unreadable	Die Beschreibung enthält ein Zeichen, das sich nicht zeigen lässt (%@); tippen Sie sie ohne dieses neu
newGame.error.exists	%@ gibt es schon und bleibt, wie es ist; wählen Sie einen anderen Namen oder Ordner
newGame.error.interrupted	Es wurde abgebrochen; es blieb nichts zurück
newGame.error.name.empty	Sagen Sie, wie das Spiel heißt: casino new-game Poker
newGame.error.name.game	Ein Spiel %@ gibt es schon; wählen Sie einen anderen Namen
newGame.error.name.noLetters	%@ hat weder Buchstaben noch Ziffern, um Dateien zu benennen; tippen Sie einen Namen wie Poker
newGame.error.name.option	%@ ist kein Name, weil es mit einem Bindestrich beginnt; lassen Sie ihn weg
newGame.error.name.otherScript	%@ enthält Buchstaben, mit denen Swift-Dateien nicht benannt werden; tippen Sie ihn in lateinischen Buchstaben wie Poker, und ändern Sie danach im Spiel den Namen, den Spieler lesen
newGame.error.name.path	%1$@ sieht wie ein Pfad aus; geben Sie nur den Namen an und den Ordner mit %2$@
newGame.error.name.product	So wie %@ heißt schon ein Teil von casino selbst; wählen Sie einen anderen Namen
newGame.error.name.tooLong	Der Name ist zu lang; höchstens %@ Zeichen, bitte
newGame.error.name.unreadable	Der Name enthält ein Zeichen, das sich nicht zeigen lässt (%@); tippen Sie ihn ohne dieses neu
newGame.error.noFolder	Einen Ordner %@ gibt es nicht; legen Sie ihn an, oder nennen Sie einen anderen
newGame.error.noTemplate	Es gibt keine Vorlage für Spiele; gesucht wurde in %@; nennen Sie in CASINO_SDK den Ordner mit dem Quelltext von casino
newGame.error.template	Die Vorlage ist beschädigt: %@; holen Sie den Quelltext von casino neu
newGame.error.unwritable	%1$@ lässt sich nicht schreiben: %2$@; es blieb nichts zurück
newGame.nothing	Es wurde nichts geschrieben.
newGame.plan.files	one	%2$@ Datei	other	%2$@ Dateien
newGame.plan.folder	Ordner
newGame.plan.id	Befehlswort
newGame.plan.module	Modul
newGame.plan.name	Name
newGame.plan.style	Art
newGame.plan.type	Typ
newGame.style.dealer	ein Blatt gegen das des Croupiers, mit einer Entscheidung
newGame.style.paytable	ein Blatt gegen eine Auszahlungstabelle: halten und tauschen
newGame.style.punto	nur Einsätze wie beim Baccara: niemand entscheidet
number.versions	%1$@ bis %2$@
odds.advised	Eine Runde, in der nach Quoten gefragt wurde, ist im Verlauf gekennzeichnet.
odds.atRandom	one	Nach insgesamt %2$@ Runde, auf gut Glück zu Ende gespielt: Das Spiel hat keine Strategie.	other	Nach insgesamt %2$@ Runden, auf gut Glück zu Ende gespielt: Das Spiel hat keine Strategie.
odds.begins	Runden werden gespielt …
odds.best	am besten
odds.byStrategy	one	Nach insgesamt %2$@ Runde, zu Ende gespielt nach der Strategie des Spiels.	other	Nach insgesamt %2$@ Runden, zu Ende gespielt nach der Strategie des Spiels.
odds.chance	Chance
odds.edge	Hausvorteil
odds.exact	Genau berechnet.
odds.leads	bisher vorn
odds.loses	verliert
odds.marked	%1$@, %2$@
odds.noCardsFit	Es fanden sich keine Karten, mit denen es zu diesem Stand gekommen wäre.
odds.pushes	Unentschieden
odds.refining	Weitere Runden werden gespielt.
odds.return	Rückfluss
odds.section.bets	Was jeder Einsatz wert ist
odds.section.moves	Was jeder Zug wert ist
odds.shares	In Anteilen des ersten Einsatzes: was auf Dauer gewonnen oder verloren wird.
odds.sheet.marked	%2$@ · %1$@
odds.title	Quoten
odds.value	Wert
odds.wins	gewinnt
odds.within	%1$@ ± %2$@
profiles.created	Das Profil %1$@ ist angelegt. So spielen Sie damit: --profile %1$@
profiles.hint	Das Profil mit * spielt, wenn keines genannt ist. Ändern: casino profiles switch <Name>
profiles.inUse	Ab jetzt spielt das Profil %@.
profiles.noWallet	hat noch nicht gespielt
profiles.renamed	Das Profil %1$@ heißt jetzt %2$@.
purse.ask	Wenn Sie %1$@ (Autor %2$@) vertrauen, dürfen Gewinne daraus in Ihr Guthaben. casino sorgt dafür, dass die Karten fair sind und kein Einsatz mehr auszahlt als angegeben; ob ein Blatt wirklich gewonnen hat, weiß nur das Spiel. Vertrauen? [j/N]
purse.emptied	%1$@ in Jetons gingen aus der Spielkasse von %2$@ in Ihr Guthaben.
purse.fact.purse	In der Spielkasse
purse.fact.takeable	Darf heraus
purse.fact.wallet	Ihr Guthaben
purse.filled	%1$@ in Jetons gingen von Ihrem Guthaben in die Spielkasse von %2$@.
purse.head.bet	Einsatz
purse.head.declared	angegeben
purse.head.game	Spiel
purse.head.own	Ihr Anteil
purse.head.purse	Spielkasse
purse.head.return	Quote
purse.head.returned	zurück
purse.head.staked	gesetzt
purse.head.trust	vertraut
purse.isNotTrusted	Sie vertrauen %1$@ nicht: Was Sie hineingelegt haben, können Sie zurückholen, Gewinne bleiben in der Spielkasse. Nur das Spiel weiß, ob ein Blatt gewonnen hat.
purse.isTrusted	Sie vertrauen %1$@: Alles aus der Spielkasse darf in Ihr Guthaben.
purse.none	Kein Spiel hat eine Spielkasse. Fremde Spiele bekommen eine, wenn man sie installiert und spielt.
purse.nothingLeaves	Zurzeit darf nichts die Spielkasse von %2$@ verlassen.
purse.return	%1$@ von %2$@
purse.return.declared	%1$@ von %2$@ (angegeben: %3$@)
purse.trust.no	nein
purse.trust.yes	ja
purse.trusted	Sie vertrauen %1$@: Gewinne daraus dürfen in Ihr Guthaben.
purse.untrusted	Sie vertrauen %1$@ nicht mehr: Gewinne daraus bleiben in der Spielkasse.
rail.left	übrige Karten
rail.of	von
rail.round	Runde %lld
rail.rounds	Letzte Runden
rail.seed	Seed festgelegt
rail.shoe	Kartenschlitten
remove.done	%@ ist entfernt; was gespielt wurde, bleibt im Verlauf.
remove.error.bundled	%@ kam mit casino und geht mit ihm; entfernt werden nur installierte Spiele
replay.line	Runde %1$lld, Schritt %2$lld von %3$lld   ← zurück   → weiter   Q beendet
sandbox.ask	%1$@ ist ein fremdes Spiel, und auf diesem Rechner gibt es keine Sandbox dafür (casino doctor sagt, wie man sie bekommt). Es könnte alle Ihre Dateien lesen und ändern. Trotzdem starten? [j/N]
section.table	An jedem Tisch
setting.bell	Terminalglocke
setting.fourColour	Vierfarb-Kartenspiel
setting.hints	Hinweise
setting.hints.again	wieder zeigen
setting.hints.off	aus
setting.hints.on	an
setting.interface	Oberfläche
setting.interface.auto	je nach Terminal
setting.interface.later	Die Oberfläche gilt ab dem nächsten Start.
setting.interface.terminal	gezeichnet
setting.interface.text	reiner Text
setting.language	Sprache
setting.language.auto	automatisch
setting.language.de	Deutsch
setting.language.en	English
setting.language.es	Español
setting.language.fr	Français
setting.language.ja	日本語
setting.lossLimit	Verlustlimit
setting.mouse	Maus
setting.reducedMotion	Weniger Bewegung
setting.sessionClock	Sitzungsuhr
setting.sound	Ton
setting.speed	Tempo
setting.speed.fast	flott
setting.speed.instant	sofort
setting.speed.normal	normal
setting.speed.slow	ruhig
setting.startingBalance	Neue Jetons
setting.startingBalance.later	Das gilt, sobald Sie wieder neue Jetons nehmen; Ihre jetzigen bleiben, wie sie sind.
setting.textScale	Textgröße
setting.textScale.compact	kompakt
setting.textScale.large	groß
setting.textScale.regular	normal
setting.theme	Farben
setting.theme.auto	wie das Terminal
setting.theme.dark	dunkel
setting.theme.light	hell
setting.volume	Lautstärke
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
settings.stack	Der Betrag neuer Jetons gilt, sobald Sie wieder welche nehmen, die Oberfläche ab dem nächsten Start; alles andere gilt sofort.
simulate.after	nach
simulate.agrees	stimmt
simulate.bankroll	Bestand
simulate.bankrollOf	Bestand im Lauf der Runden, und das Risiko, %1$@ zu verlieren
simulate.bestStrategy	die beste des Spiels
simulate.bet	Einsatz
simulate.bets	Einsätze
simulate.cards	Karten je Runde
simulate.chart.bankroll	Der Verlauf des Bestands
simulate.chart.edges	Die Vorteile mit ihren Intervallen
simulate.count	Anzahl
simulate.cutCard	bis zur Schnittkarte, wie am Tisch
simulate.cutCardAt	bis zu %1$@ % der Karten
simulate.declared	angegeben
simulate.deviation	Streuung
simulate.differs	weicht ab
simulate.edge	Vorteil
simulate.freshShoe	voll in jeder Runde, wie Vorteile veröffentlicht werden
simulate.heading	%1$@ %2$@: PAR-Blatt
simulate.high	5 % darüber
simulate.hits	Gewinne
simulate.initialRules	wie am Tisch voreingestellt
simulate.interval	95-%-Intervall
simulate.low	5 % darunter
simulate.median	Median
simulate.mode	Kartenschlitten
simulate.outcome	Ausgang
simulate.outcomes	Ausgänge
simulate.ownChart	eine eigene Tabelle
simulate.pace	%1$@ %2$@ % · %3$@ Runden/s · noch %4$@ s
simulate.part	Teil
simulate.partOf	eines Laufs von %1$@ Runden
simulate.range	%1$@ bis %2$@
simulate.result	Ergebnis
simulate.results	Ergebnisse in Einsätzen
simulate.returned	zurück
simulate.risk	aller Einsätze
simulate.risks	Risiko und Urteil
simulate.round	Runde
simulate.rounds	Runden
simulate.rounds.heading	Wie Runden ausgingen
simulate.ruin	Ruin
simulate.rules	Regeln
simulate.seed	Startwert
simulate.share	Anteil
simulate.staked	gesetzt
simulate.stakes	Einsätze
simulate.strategy	Strategie
simulate.total	Alle Einsätze
simulate.verdict	Urteil
stats.advised	Runden mit Rat
stats.all	Alle Spiele
stats.bestStreak	Meiste Gewinne in Folge
stats.bet	Einsatz
stats.biggest	Größter Gewinn
stats.count	Anzahl
stats.curve	Nettoverlauf
stats.ended	Sieg, Verlust, Unentschieden
stats.ended.value	%1$lld, %2$lld, %3$lld
stats.game	Spiel
stats.games	Je Spiel
stats.net	Netto
stats.none	Noch keine Runde gespielt.
stats.outcome	%1$@ × (%2$@)
stats.outcome.name	Ausgang
stats.practice	Übungsrunden stehen nicht in Ihrer Statistik.
stats.return	Rückfluss
stats.rounds	Runden
stats.section.outcomes	Ausgang Ihrer Einsätze
stats.section.sums	Ihre Runden
stats.staked	Gesetzt
stats.voided	Ungültige Runden
stats.worstStreak	Meiste Verluste in Folge
sync.aside	Nicht gelesen wird %1$@: %2$@.
sync.aside.conflict	eine Konfliktkopie mit Abweichungen; das Gerät, von dem sie stammt, schreibt sein Log neu
sync.aside.conflictKnown	eine Konfliktkopie ohne Neues; Sie können sie löschen
sync.aside.devices	mehr als %@ Geräte
sync.aside.foreign	keine Datei von casino
sync.aside.noFile	ein Link oder Ordner, wo eine Datei hingehört
sync.aside.tooLong	länger als alles, was hier geschrieben wird
sync.device	Dieses Gerät
sync.folder	Ordner
sync.last	Zuletzt
sync.line.altered	Zeile %@ wurde verändert, oder davor fehlen Zeilen
sync.line.elsewhere	Zeile %@ gehört zu einem anderen Profil auf diesem Rechner
sync.line.field	in Zeile %1$@ stimmt %2$@ nicht
sync.line.newer	Zeile %1$@ stammt von einem neueren casino (%2$@): Aktualisieren Sie dieses Programm
sync.line.noLine	Zeile %@ ist keine Zeile eines Logs
sync.line.noShoe	Zeile %@ spricht von einem Kartenschlitten, den es nie gab
sync.line.seed	der Seed in Zeile %@ ist nicht der festgelegte
sync.line.unsound	die Runde in Zeile %@ geht nicht auf
sync.linked	Das Guthaben %1$@ wird über %2$@ abgeglichen.
sync.never	noch nie
sync.newDevice	Dieser Datenordner ist eine Kopie oder ein älterer Stand eines anderen: Er gilt von jetzt an als eigenes Gerät.
sync.noOthers	Noch kein anderes Gerät.
sync.notLinked	Nicht abgeglichen. So fangen Sie an: casino sync --folder DIR
sync.others	Andere Geräte
sync.partial	Es war mehr da, als die Zeit zuließ; der Rest kommt beim nächsten Mal.
sync.received	Empfangen: %1$@ von %2$@.
sync.records	one	%2$@ Eintrag	other	%2$@ Einträge
sync.sent	Gesendet: %@.
sync.settings	one	%2$@ Einstellung	other	%2$@ Einstellungen
sync.state.altered	die Einstellungen darin lassen sich nicht lesen: die Datei wurde verändert, oder es fehlen Zeilen
sync.state.elsewhere	die Einstellungen darin lassen sich nicht lesen: die Datei gehört zu einem anderen Profil auf diesem Rechner
sync.state.field	die Einstellungen darin lassen sich nicht lesen: %2$@ stimmt nicht
sync.state.newer	die Einstellungen darin lassen sich nicht lesen: die Datei stammt von einem neueren casino (%2$@), aktualisieren Sie dieses Programm
sync.state.noLine	die Einstellungen darin lassen sich nicht lesen: die Datei enthält keine Zeile eines Logs
sync.state.noShoe	die Einstellungen darin lassen sich nicht lesen: die Datei spricht von einem Kartenschlitten, den es nie gab
sync.state.seed	die Einstellungen darin lassen sich nicht lesen: ein Seed darin ist nicht der festgelegte
sync.state.unsound	die Einstellungen darin lassen sich nicht lesen: eine Runde darin geht nicht auf
sync.time	%@ UTC
sync.unlinked	Dieses Profil wird nicht mehr abgeglichen. Was von anderen Geräten kam, bleibt.
sync.upToDate	Alles auf dem neuesten Stand: nichts gesendet, nichts empfangen.
sync.wallet	Guthaben
terminal.amount	Betrag: %@_   Enter setzt ihn   Esc bricht ab
terminal.ended	Der Tisch wurde von außen geschlossen (Signal %@). Was auf dem Tisch lag, bleibt bis zum nächsten Start erhalten.
terminal.fault	Der Tisch wurde durch einen Fehler in casino selbst geschlossen (Signal %@). Was auf dem Tisch lag, bleibt bis zum nächsten Start erhalten.
terminal.fault.log	Der Tisch wurde durch einen Fehler in casino selbst geschlossen (Signal %1$@). Was auf dem Tisch lag, bleibt bis zum nächsten Start erhalten. Wie es dazu kam, steht in %2$@
terminal.plain.cannotPlace	Ein Terminal der Art „%@“ kann keinen Tisch zeichnen, daher wird er als reiner Text angesagt.
terminal.plain.input	Die Standardeingabe ist kein Terminal, daher wird der Tisch als reiner Text angesagt.
terminal.plain.noName	TERM ist nicht gesetzt, daher wird der Tisch als reiner Text angesagt.
terminal.plain.output	Die Standardausgabe ist kein Terminal, daher wird der Tisch als reiner Text angesagt.
text.ask	%1$@ %2$@.
text.choice	%1$@ %2$@
text.didYouMean	Meinten Sie %@?
text.heading	%@:
text.help	bet 100              100 auf den Haupteinsatz setzen\nbet insurance 50     50 auf einen Einsatz mit seinem Namen setzen\n1, 2, 3 ...          eine Aktion über ihre Nummer; ihr Name oder ihre Taste geht auch\nstatus               den ganzen Tisch ansagen\nrepeat               das Letzte noch einmal sagen\nbalance, bets        Ihre Jetons; was wo liegt\nodds                 was jeder Zug jetzt wert ist; sonst, was jeder Einsatz kostet\nrules, settings      was gespielt wird und was es zahlt; set decks=6 ändert eine Einstellung\nstatistics           was bisher gespielt wurde\nlobby                den Tisch verlassen und in die Lobby gehen\nquit                 den Tisch verlassen; ein offenes Blatt bleibt offen
text.incompleteBet	Ein Einsatz braucht einen Betrag, zum Beispiel: bet 100, oder: bet insurance 50
text.incompletePurse	Eine Spielkasse füllt man mit einem Betrag, oder man leert sie, zum Beispiel: purse fill 100, purse empty
text.incompleteSetting	Eine Einstellung braucht Schlüssel und Wert, zum Beispiel: set decks=6
text.left	Sie verlassen den Tisch.
text.leftOpen	Sie verlassen den Tisch. Ihr Blatt bleibt offen und liegt hier, wenn Sie wiederkommen.
text.noAmount	„%@“ ist kein Betrag in Jetons; schreiben Sie ihn wie 100 oder 7.50, mit höchstens zwei Nachkommastellen.
text.noBets	Auf dem Tisch liegt kein Einsatz.
text.noNumber	Eine Aktion %lld gibt es nicht; die Nummern stehen in der letzten Zeile.
text.noOdds	Zu diesem Spiel gibt es keine Quoten.
text.note	%1$@: %2$@.
text.odds	%1$@: %2$@.
text.odds.figure	%1$@ %2$@
text.priced	%1$@ für %2$@
text.quoted	„%@“
text.seeHelp	Mit help erfahren Sie, was Sie tun können.
text.setting	%1$@ set %2$@=%3$@
text.staked	%1$@ Gesetzt: %2$@.
text.takeOver	%1$@ ist schon geöffnet %2$@. Hier übernehmen? [j/N]
text.tooLong	Diese Zeile ist länger als %lld Byte und wurde nicht gelesen.
text.unavailable	„%1$@“ ist nicht möglich: %2$@
text.unknown	„%@“ ist hier kein Befehl.
text.yes	j
verify.begins	Runde %1$@ beginnt bei Karte %2$@ ihres Kartenschlittens statt bei Karte %3$@
verify.cards.progress	Karten: %@ Runden geprüft
verify.cards.right	Karten: richtig. %1$@ aus %2$@.
verify.cards.right.open	Karten: richtig. %1$@ aus %2$@ (%3$@ noch nicht beendet).
verify.cards.wrong	Karten: FALSCH. %1$@ aus %2$@.
verify.cards.wrong.open	Karten: FALSCH. %1$@ aus %2$@ (%3$@ noch nicht beendet).
verify.commitment	der Seed von Kartenschlitten %@ ist nicht der festgelegte
verify.dealt	in Runde %1$@ wurde ausgeteilt: %2$@; im Kartenschlitten lag: %3$@
verify.fault.game	%1$@: %2$@
verify.fault.round	Runde %1$@: %2$@
verify.finishedShoes	one	%2$@ beendeten Kartenschlitten	other	%2$@ beendeten Kartenschlitten
verify.hand	in Runde %1$@ liegt %2$@ in einem Blatt, wurde aber nicht ausgeteilt
verify.more	und %@ weitere
verify.notRechecked	one	%2$@ Runde nicht nachgeprüft: Version %3$@ gibt es auf diesem Rechner nicht.	other	%2$@ Runden nicht nachgeprüft: Version %3$@ gibt es auf diesem Rechner nicht.
verify.result.chips	die Jetons bewegten sich anders
verify.result.hands	die Blätter sind andere
verify.results.progress	Ergebnisse: %@ Runden nachgespielt
verify.results.right	Ergebnisse von %1$@: richtig. %2$@ nachgespielt.
verify.results.wrong	Ergebnisse von %1$@: FALSCH. %2$@ nachgespielt.
verify.shoe	Kartenschlitten %@ lässt sich aus seiner Aufzeichnung nicht erzeugen
verify.voided	one	%2$@ Runde für ungültig erklärt: Die Einsätze gingen zurück.	other	%2$@ Runden für ungültig erklärt: Die Einsätze gingen zurück.
version	casino %1$@ (CasinoKit %2$@, Protokoll %3$@)
"""#

  private static let en = #"""
build.ask	Building %1$@ runs its code on this machine. Build it? [y/N]
build.error.compiler	%@ does not build
build.error.interrupted	The build was interrupted
build.error.noPackage	%@ is no game's folder: it has no Package.swift; casino new-game makes one
build.error.noProgram	%1$@ was built, but the package makes no program of that name; its target must be an executableTarget named %1$@
build.error.noToolchain	There is no Swift on this machine to build games with; get it from https://www.swift.org/install/linux (installed games need none)
build.error.refused	one	%2$@ does not build: %1$@ error	other	%2$@ does not build: %1$@ errors
build.error.unwritable	%1$@ cannot be written or started: %2$@
build.progress	Building %@
build.progress.steps	Building %1$@: %2$@ of %3$@
build.progress.waiting	Waiting for another build
bundle.error.file	%1$@ cannot be read or written: %2$@
bundle.error.format	The bundle has format %@, which this casino does not read; get a newer casino, or the bundle of another version
bundle.error.interrupted	It was interrupted; the games are as they were
bundle.error.machine	The bundle was made for %1$@, and this machine is %2$@; its author can make one for it
bundle.error.manifest	What the game says of itself cannot be read (%@)
bundle.error.noBundle	This is neither a bundle (.casinogame) nor the folder of a game
bundle.error.notAsked	Nobody can be asked here whether this is to be installed; %@ says yes
bundle.error.notInstalled	No game %1$@ is installed; installed are %2$@
bundle.error.notInstalled.near	No game %1$@ is installed; did you mean %2$@?
bundle.error.notInstalled.none	No game %@ is installed; in fact none is
bundle.error.tooLarge	The bundle is larger than %@ MB, the most that is taken
bundle.error.unsound	The bundle is damaged and was not taken: %@; get it anew
bundle.fault.changed	%@ is not what it was
bundle.fault.cut	its end is missing
bundle.fault.kind	%@ is a link or something else that is no plain file
bundle.fault.missing	%@ is missing
bundle.fault.noProgram	its program is none
bundle.fault.owner	%@ can be changed by another account of this machine
bundle.fault.path	%@ leads out of it, or has signs that no file of a game has
bundle.fault.signature	it is not signed by the author that it names
bundle.fault.stray	%@ does not belong to it
bundle.fault.twice	a file is in it twice
check.fault.changesRefused	Refusing %1$@ changes the round.
check.fault.dealsTwice	A second deal is taken while a round is under way.
check.fault.dealsUnstaked	A deal without any bet is taken.
check.fault.endless	Decision follows on decision without an end.
check.fault.noMove	It is the player's turn, but no move is legal.
check.fault.refusesDeal	The deal is refused with chips within the limits on %1$@.
check.fault.refusesMove	The move %1$@ is offered and refused.
check.fault.stalls	The phase %1$@ does not end.
check.fault.staysBetting	The deal is taken, but the phase is still betting.
check.fault.takesMove	The move %1$@ is not offered and is taken all the same.
check.fault.unreadable	The engine cannot be written and read again.
check.found.arguments	%1$@ in %2$@ asks for other arguments than in English.
check.found.bannerLines	one	The result has %1$@ line for %2$@ settled bets.	other	The result has %1$@ lines for %2$@ settled bets.
check.found.bannerNet	The result shows %1$@, but the round came to %2$@.
check.found.bannerSum	The lines of the result sum to %1$@, but the round came to %2$@.
check.found.betRefused	%2$@ on %1$@ is within the limits and refused: %3$@
check.found.betTaken	%2$@ on %1$@ is outside the limits and taken.
check.found.blocked	Not judged: %1$@ comes first.
check.found.card	%1$@ is in a hand and was not drawn, or not as often.
check.found.cardNotShown	%1$@ fell face up and is not on the table.
check.found.conflict	%1$@ is refused without words.
check.found.copy	Written and read again before a step, the round goes another way.
check.found.cut	%1$@, %2$@: a text is cut: %3$@
check.found.dataForgotten	After a new start the game's data are others than without it.
check.found.dataNotSent	The game has data of its own and never sends them to the host.
check.found.dataSame	The data that the game sends are the same after every round.
check.found.dataSize	The game's data have %1$@ bytes; 65,536 are taken.
check.found.dealRefused	The deal is refused: %1$@
check.found.edge	%1$@ is declared with %2$@, and simulated between %3$@ and %4$@.
check.found.emptyCatalogue	The catalogue has no texts.
check.found.emptyIcon	The icon has no parts.
check.found.emptyLine	one	In round %1$@ an empty line is said (%2$@).	other	In round %1$@ an empty line is said (%2$@).
check.found.hintLost	The hint %1$@ never comes: its target is not there.
check.found.hintTarget	%1$@ points at %2$@, which is not there.
check.found.impure	%1$@: %2$@. To excuse it: // casino:allow %3$@: and a reason.
check.found.keyTwice	The key %1$@ stands for %2$@ and for %3$@.
check.found.kitIcon	The icon is the kit's own, an ace of spades on green.
check.found.leak	%1$@ changes with a card that nobody may see yet.
check.found.leakLog	What the program prints changes with a card that nobody may see yet.
check.found.leftOut	%1$@, %2$@: %3$@ has no place.
check.found.missingFile	%1$@ is missing.
check.found.moveRefused	%1$@ is offered and refused: %2$@
check.found.net	The round is told as %1$@, but its chips moved by %2$@.
check.found.noAction	The action %1$@ has no title.
check.found.noBanner	After a round there is no result.
check.found.noCatalogue	Resources/Localizable.xcstrings cannot be read.
check.found.noDeal	Chips lie in a zone, but there is no action to deal.
check.found.noDesign	Theme/DesignConstants.swift does not build on CasinoDesign.
check.found.noEdge	%1$@ declares no edge.
check.found.noEdges	No declared edge belongs to a bet that the strategy makes.
check.found.noExcuse	%1$@: casino:allow %2$@ gives no reason.
check.found.noHint	No hint comes on a first visit.
check.found.noHostSettings	The settings of all tables are missing from the sheet.
check.found.noIcon	The manifest has no icon.
check.found.noKey	%1$@ cannot be reached by the keyboard.
check.found.noLabel	%1$@ (%2$@) says nothing to somebody who does not see it.
check.found.noLanguage	No text is in %1$@.
check.found.noMainBet	The game has no main bet.
check.found.noManifest	The program prints no manifest.
check.found.noManifestFile	Resources/manifest.json cannot be read.
check.found.noMoveShown	A round is under way, but the table offers no move.
check.found.noPart	The table has no %1$@.
check.found.noPayout	%1$@ has no greatest payout.
check.found.noPlural	%1$@ has no form for one in %2$@.
check.found.noPrompt	At a decision nothing is asked (%1$@).
check.found.noReason	%1$@ is refused without a reason.
check.found.noReplay	The game does not play its rounds again.
check.found.noSentence	Nothing is said when %1$@ ends as %2$@.
check.found.noSheet	The sheet %1$@ cannot be opened.
check.found.noSources	The sources of the game are not here.
check.found.noStatistics	The sheet of statistics has no place for the host's figures.
check.found.noSummary	The game has no summary.
check.found.noText	%2$@ asks for %1$@, which is in no catalogue.
check.found.noTitle	The outcome %1$@ has no title: outcome.%1$@
check.found.noZone	The table has no zone that takes chips.
check.found.noZoneOf	%1$@ can be placed under no setting.
check.found.notOffered	The game does not offer what this rule needs.
check.found.number	%1$@: %2$@ is a bare number and no token.
check.found.otherAfterKill	one	Killed and started again, round %1$@ goes another way at %2$@.	other	Killed and started again, round %1$@ goes another way at %2$@.
check.found.otherLanguage	one	In %3$@ round %1$@ goes another way at %2$@.	other	In %3$@ round %1$@ goes another way at %2$@.
check.found.otherPlace	one	In another process, time zone and locale round %1$@ goes another way at %2$@ (%3$@).	other	In another process, time zone and locale round %1$@ goes another way at %2$@ (%3$@).
check.found.otherRound	With the same seed a second process plays another round.
check.found.outcome	The outcome %1$@ is not in the manifest.
check.found.overlap	%1$@, %2$@: %3$@ lies over %4$@.
check.found.rawKey	The key %1$@ is shown in place of a text.
check.found.refusedChanged	%1$@ is refused, and the table is another afterwards.
check.found.replay	Played again with the same cards, the round comes out otherwise. %1$@
check.found.rulesBet	The rules do not name %1$@.
check.found.rulesLimits	The rules do not tell the limits %1$@.
check.found.rulesPayout	The rules do not tell what %1$@ pays.
check.found.said	%1$@
check.found.sceneAfterKill	Killed and started again, the table shows another %1$@.
check.found.setting	%1$@: %2$@
check.found.settingHidden	The sheet does not show the setting %1$@.
check.found.settingShown	The setting %1$@ is shown as %2$@ and is %3$@.
check.found.silent	On the silent table of simulations the round comes out otherwise.
check.found.silentRound	one	Round %1$@ ends %2$@ times by its events; it must end once, to be heard.	other	Round %1$@ ends %2$@ times by its events; it must end once, to be heard.
check.found.simulated	A simulation counts %1$@ otherwise than its rounds played one by one.
check.found.stale	Resources/manifest.json is not what the program says.
check.found.taken	%1$@ is done, though it is not offered.
check.found.twice	Said twice (%2$@): %1$@
check.found.unexpected	The check could not go on: %1$@
check.found.unsaid	one	In round %1$@ a bet is settled and nothing is said (%2$@).	other	In round %1$@ a bet is settled and nothing is said (%2$@).
check.found.untranslated	%1$@ is not translated into %2$@.
check.found.unused	Nothing uses the text %1$@.
check.found.zoneLimits	The zone of %1$@ takes %2$@ to %3$@; the table takes %4$@.
check.mend	To mend it: %1$@
check.mend.engine.cards	show only cards that draw gave.
check.mend.engine.chips	settle each wager once, within the greatest payout of its bet, and take what the move was shown to cost.
check.mend.engine.edge	work the edge out by the initial rules, or mend the strategy.
check.mend.engine.hidden	let no view, word or log look at a card before it is turned over.
check.mend.engine.pure	move it to the views or the storage, or draw from the table.
check.mend.engine.refusals	check before anything changes: throw IllegalMove first.
check.mend.engine.repeats	keep dictionaries, clocks, languages and chance of your own out of the rules.
check.mend.engine.restore	keep everything of a round in the engine's value, all of it Codable.
check.mend.engine.rounds	see that each step ends its phase, and that play takes exactly the legal moves.
check.mend.engine.wire	let the rules depend on the table's answers alone, not on which table it is.
check.mend.integration.data	note each round in note(_:in:).
check.mend.integration.labels	use the kit's parts, or give the part an accessibilityLabel.
check.mend.integration.sound	emit roundSettled once, when everything is settled.
check.mend.integration.strings	add the text to the catalogue in all languages, or take an unused one out.
check.mend.integration.tooltips	show hints from hints(_:), with a target that is on the table.
check.mend.models.bets	lay a BettingZoneView for each bet, with the zone of the state, and take in deal what the limits take.
check.mend.models.data	keep small figures that Codable reads back, and combine copies in any order.
check.mend.models.results	add the case to the results, and the texts outcome.<case> and say.<case>.
check.mend.models.settings	make rules of every value, and give a conflict a text by its key.
check.mend.polish.icon	build an icon of the kit's parts.
check.mend.polish.keys	give each button a key of its own.
check.mend.polish.sizes	let parts that may go have a lower priority in small windows.
check.mend.polish.speech	emit each event once, and give it a text say.<word>.
check.mend.setup.catalogue	put the texts into Resources/Localizable.xcstrings, in en, es, fr, de and ja.
check.mend.setup.design	name the value in Theme/DesignConstants.swift, on top of CasinoDesign.
check.mend.setup.manifest	run the program with --manifest into Resources/manifest.json, and declare names, edges and payouts in the game.
check.mend.setup.shape	give the file its place and name; casino new-game shows the shape.
check.mend.views.layout	shorten the text, or give parts that may go a lower priority.
check.mend.views.result	show ResultBannerView with all results of the state.
check.mend.views.rules	give each bet a section with its payouts, and place TableRulesView for the limits.
check.mend.views.settings	place SettingsSectionsView and HostValue(.settings).
check.mend.views.statistics	place StatisticsView in the sheet.
check.mend.views.table	lay the table with TableFrameView, the zones and a HandDisplayView for each hand.
check.next	Left to write:
check.ok.bets	one	%1$@ bet is placed within its limits.	other	%1$@ bets are placed within their limits.
check.ok.cards	Every card that is shown was drawn.
check.ok.catalogue	one	%1$@ text, all languages.	other	%1$@ texts, all languages.
check.ok.chips	Every wager is settled once, at most at its greatest payout.
check.ok.data	%1$@ bytes, the same after a new start, and combined.
check.ok.design	The views use design tokens.
check.ok.edge	one	%1$@ declared edge is inside the 99.9 % interval.	other	%1$@ declared edges are inside their 99.9 % intervals.
check.ok.hidden	one	%1$@ hidden card was redrawn, and nothing changed.	other	%1$@ hidden cards were redrawn, and nothing changed.
check.ok.icon	The game has an icon of its own.
check.ok.kept	The host gets the game's data with every round.
check.ok.keys	Every action is reached by the keyboard, no key stands for two.
check.ok.labels	Every part says what it is.
check.ok.layout	one	%1$@ table fits 80×24.	other	%1$@ tables fit 80×24, in all languages.
check.ok.manifest	%1$@ %2$@: names, bets, edges and payouts.
check.ok.noData	The game keeps no data of its own.
check.ok.pure	one	%1$@ file of rules: no input, clock or chance.	other	%1$@ files of rules: no input, clock or chance.
check.ok.refusals	What is not offered is refused and changes nothing.
check.ok.repeats	The same in a second process, other languages and another time zone.
check.ok.restore	one	%1$@ round was killed at every step and went on as it was.	other	%1$@ rounds were killed at every step and went on as they were.
check.ok.result	Every result sums to what the round brought.
check.ok.results	one	%1$@ outcome has a title and a sentence.	other	%1$@ outcomes have a title and a sentence.
check.ok.rounds	one	%1$@ round of random legal moves came to its end.	other	%1$@ rounds of random legal moves came to their ends.
check.ok.rulesSheet	one	The rules name %1$@ bet, its limits and what it pays.	other	The rules name %1$@ bets, their limits and what they pay.
check.ok.settings	one	%1$@ setting deals with every value; %2$@ contradictions are refused in words.	other	%1$@ settings deal with every value; %2$@ contradictions are refused in words.
check.ok.settingsSheet	one	%1$@ setting is shown with its value.	other	%1$@ settings are shown with their values.
check.ok.shape	The package has the one shape.
check.ok.sizes	It fits 60×18, 120×40 and 200×60, ASCII, and without colours.
check.ok.sound	Every end of a round is heard.
check.ok.speech	Every step is said, and nothing twice.
check.ok.statistics	The sheet shows the host's figures.
check.ok.strings	one	%1$@ text is there in every language.	other	%1$@ texts are there in every language.
check.ok.table	The table has all its parts.
check.ok.tooltips	one	%1$@ hint came, with its target.	other	%1$@ hints came, each with its target.
check.ok.wire	one	%1$@ round is the same on the wire and on the silent table.	other	%1$@ rounds are the same on the wire and on the silent table.
check.tier.complete	%1$@ is complete: playable, with all views and all that goes with them.
check.tier.none	%1$@ has no tier yet: a rule of setup, models or engine is not ok.
check.tier.playable	%1$@ is playable: its rules and data hold.
check.tier.polished	%1$@ is polished: every rule holds.
count.entries	one	%2$@ entry	other	%2$@ entries
count.rounds	one	%2$@ round	other	%2$@ rounds
count.seconds	one	%2$@ second	other	%2$@ seconds
count.shoes	one	%2$@ shoe	other	%2$@ shoes
dev.debugger	%1$@ waits for a debugger as process %2$@: %3$@, or %4$@
dev.error.otherGame	The game's word was %1$@ and is %2$@ now, which is another game with another table; start casino dev again
dev.opened	%@ is built and laid anew.
dev.unchanged	%@ is again what lies on the table.
dev.voided	By the changed rules the hand cannot be played on; your stakes are back: %1$@. (%2$@)
dev.waits	The table waits for the next build.
doctor.balance.stack	the %1$@ stack of %2$@ says %3$@, and its entries add up to %4$@
doctor.balance.wallet	the wallet of %1$@ says %2$@, and its entries add up to %3$@
doctor.bundle	%1$@: %2$@
doctor.damaged	the record is damaged: %@ Move it to another place and keep it; casino sync brings back what other devices know
doctor.lostRow	the record has lost rows that its %@ point to
doctor.missing	%1$@: not on this machine; apt-get install %2$@
doctor.net	round %1$@ of %2$@ says %3$@, and its entries add up to %4$@
doctor.place	it lies in %@
doctor.sandboxFails	%1$@: it is there, but this machine lets nobody make a sandbox with it (user namespaces are off)
doctor.sound	the record is sound: %1$@, %2$@, %3$@; every balance is the sum of its entries
doctor.statistics	the statistics of %@ are not those of its rounds
doctor.tool.player	a player for sounds
doctor.tool.sandbox	bubblewrap, the sandbox of foreign games
doctor.transfer.purse	%3$@ chips in the purse of %1$@ (%2$@) have no counterpart
doctor.transfer.wallet	%2$@ chips between the wallet of %1$@ and a purse have no counterpart
doctor.unsettled	round %1$@ of %2$@ is over, and %3$@ is not settled
drawn.balance	Balance
drawn.bankroll	Bankroll
drawn.bet	bet
drawn.changeBet	Change bet
drawn.close	close
drawn.focus	focus
drawn.gotIt	got it
drawn.key.arrows	Arrows
drawn.key.enter	Enter
drawn.key.pages	PgUp PgDn
drawn.key.space	Space
drawn.key.tab	Tab
drawn.leave	leave
drawn.leaveTable	Leave table
drawn.move	move and change
drawn.needs	This table needs %1$@ × %2$@.
drawn.nextZone	next zone
drawn.noBet	no bet
drawn.odds	odds
drawn.outOf	of
drawn.place	place chip
drawn.result	result
drawn.round	Round
drawn.scroll	scroll
drawn.shoe	Shoe
drawn.stake	stake
drawn.takeLit	take the lit one
drawn.takeLit.short	lit one
drawn.total	Total
drawn.waiting	waits
drawn.waits	Your hand waits. Make the window larger.
drawn.window	The window is %1$@ × %2$@.
error.allowed.bet	an amount up to %1$@, or bet=amount
error.allowed.cards	cards such as "AS KD 10H": rank A, 2 to 10, T, J, Q or K, and suit S, H, D or C
error.allowed.clientSeed	up to 64 letters, digits and signs, without spaces and colons; empty for none
error.allowed.dealer	a card such as 9 or TS
error.allowed.description	one sentence of at most %@ characters
error.allowed.folder	a folder
error.allowed.hand	cards such as "A 7" or "AS 7D"
error.allowed.lang	a language such as en, de or pt-BR
error.allowed.none	no value
error.allowed.number	a whole number from %1$@ to %2$@
error.allowed.profile	a name of 1 to 32 letters A to Z, digits and hyphens, a hyphen not first
error.allowed.replay	the number of a round, as casino history has it
error.allowed.set	key=value, such as decks=6; the keys of a game are in: casino info <game>
error.allowed.shard	a part such as 3/100
error.allowed.stack	an amount of chips from 1 to %@, with at most two decimals
error.allowed.strategy	a strategy of the game, random, a bet, or a file with a chart
error.badManifest	The game at %1$@ cannot be read (%2$@); build it again
error.badSetting	The setting %1$@ of %2$@ does not take %3$@: it needs %4$@
error.badValue	%1$@ does not take %2$@: it needs %3$@
error.buildNotAgreed	building %1$@ runs its code on this machine, and nobody agreed to that: give --yes once if you trust where it comes from
error.conflict	These settings of %1$@ do not go together: %2$@; change one of them
error.dataDirectory	The data folder %1$@ cannot be used: %2$@; name another with --data-dir
error.dealer.beyondRecord	one	Replayed, the round asks for more than the %lld card that it used.	other	Replayed, the round asks for more than the %lld cards that it used.
error.dealer.noCards	Every card of the shoe lies on the table.
error.dealer.noRound	No round is under way.
error.dealer.notInShoe	one	The shoe has no %2$@ for that: %1$lld is left in it.	other	The shoe has no %2$@ for that: %1$lld are left in it.
error.dealer.record	The record of the round does not fit the shoe.
error.dealer.shortOfRecord	one	Replayed, the round asks for %2$@ of the %1$lld card that it used.	other	Replayed, the round asks for %2$@ of the %1$lld cards that it used.
error.directory.none	There is no home folder to keep the wallet in; name a folder with --data-dir
error.fileIsThere	There is a file %@ already; --force writes over it
error.fileRefused	The file %1$@ cannot be written: %2$@
error.foreignWord	the name %1$@ belongs to a game of the author %2$@, with its history and its purse; a game of another author cannot take it
error.foreignWord.bundled	the name %1$@ belongs to a game of the house, with its history; another game cannot take it
error.holder	(process %1$@, since %2$@ UTC)
error.holder.at	at %1$@ (process %2$@, since %3$@ UTC)
error.line.missing	%@ is missing
error.line.noJSON	not JSON
error.line.noRange	protocol is no range
error.line.noShoe	no shoe has %1$@ decks cut at %2$@
error.line.unreadable	not readable
error.line.wrong	%1$@: %2$@
error.line.wrongType	%1$@ is no %2$@
error.manifest.field	its manifest has a wrong %@
error.manifest.malformed	its manifest is no manifest: %@
error.manifest.slow	it did not print its manifest in time
error.manifest.tooLong	its manifest is too long
error.manifest.unreadable	it does not start, or its manifest is missing
error.mergedTwice	%1$@ brings block %2$@ a second time
error.misplacedOption	casino %1$@ takes no %2$@; it belongs to %3$@
error.misplacedOption.alone	casino alone takes no %1$@; it belongs to %2$@
error.missingFiles	Say which results: casino merge <file> …
error.missingGame	Say which game: casino %@ <game>; the games are in: casino list
error.missingShell	Say which shell: %@
error.missingValue	%1$@ needs %2$@
error.module.amount	%1$@ took %2$@ for %3$@, which does not take that amount.
error.module.badAmount	%1$@ moved an amount of %2$@ on %3$@.
error.module.cannotStart	%1$@ cannot be started: %2$@: %3$@.
error.module.card	%1$@ used %2$@, which was not drawn in this round.
error.module.crashed	%1$@ crashed (%2$@).
error.module.crashed.reason	%1$@ crashed (%2$@): %3$@.
error.module.disconnected	%@ closed its connection to the table.
error.module.entries	%1$@ moved chips %2$@ times at once.
error.module.exited	%1$@ left in the middle of the game (exit code %2$@).
error.module.flooded	%1$@ sent %2$@ messages, %3$@ bytes, where one answer was due.
error.module.hung.answering	%1$@ did not answer for %2$@ while answering the player.
error.module.hung.committing	%1$@ did not answer for %2$@ while ending its turn.
error.module.hung.drawing	%1$@ did not answer for %2$@ while dealing.
error.module.hung.laying	%1$@ did not answer for %2$@ while laying the table.
error.module.hung.reading	%1$@ did not answer for %2$@ while it had messages to read.
error.module.hung.showing	%1$@ did not answer for %2$@ while showing the table.
error.module.hung.starting	%1$@ did not answer for %2$@ while starting.
error.module.line	%1$@ sent a line of more than %2$@ bytes.
error.module.log	What the game printed is in %@.
error.module.malformed	%1$@ sent what is no message (%2$@): %3$@.
error.module.noPlay	%@ moved chips although nothing was played.
error.module.notAtDeal	%1$@ took the bet %2$@ at the deal, which is made later.
error.module.notEnded	%@ settled every bet and did not end the round.
error.module.notPlaced	%1$@ took %2$@ on %3$@, where %4$@ was placed.
error.module.notSettled	%1$@ ended the round without settling %2$@ %3$@.
error.module.paid	%1$@ paid %2$@ back on %3$@, which returns at most %4$@.
error.module.price	%1$@ took %2$@ for %3$@, which was shown as %4$@.
error.module.protocol.casino	%1$@ speaks protocol %2$@, this casino %3$@: upgrade casino.
error.module.protocol.game	%1$@ speaks protocol %2$@, this casino %3$@: upgrade the game.
error.module.refused	%1$@ could not go on (%2$@): %3$@.
error.module.replay	%1$@ does not come to the round that was played: %2$@.
error.module.safe	Your chips and the round are safe; start the game again to go on.
error.module.scene	%1$@ showed a table that cannot be drawn: %2$@.
error.module.settings	%1$@ cannot lay the table: %2$@.
error.module.stray	%1$@ opened what no game may open: %2$@.
error.module.tableLimits	%1$@ took %2$@ on %3$@; the table takes %4$@ to %5$@.
error.module.turn	%1$@ played %2$@ out of turn.
error.module.twice	%1$@ used %2$@ %3$@ again after it was settled.
error.module.unknownBet	%1$@ used a bet that it does not have: %2$@.
error.module.unknownWager	%1$@ settled %2$@ %3$@, which was never staked.
error.module.wrongGame	%1$@ says it is %2$@, but its manifest is that of %3$@: build it again.
error.module.wrongGame.none	%1$@ says it is no game, but its manifest is that of %2$@: build it again.
error.module.wrongMessage	%1$@ sent %2$@ where %3$@ was due.
error.noOdds	%@ has no odds to tell
error.noSandbox	%1$@ is a foreign game, and this machine has no sandbox for it: install bubblewrap (casino doctor tells how), or run it without one by --yes. It could then read and change all your files
error.noSandbox.game	this is a foreign game, and this machine has no sandbox for it: install bubblewrap (casino doctor tells how), or run it without one by --yes. It could then read and change all your files
error.noSheet	%1$@ is no result of casino simulate --format json
error.noSimulation	%1$@ does not simulate rounds
error.notChecked	one	%1$@ rule is broken; it is told above	other	%1$@ rules are broken; they are told above
error.notHealthy	Something is wrong; see above
error.notTogether	%1$@ and %2$@ do not go together; give one of them
error.notVerified	Not everything is as it was kept; see above
error.otherRun	%1$@ is of another run: game, version, rounds, seed, rules, stakes and strategy must be the same
error.output	The output cannot be written: %@; send it somewhere else
error.output.closed	The output was closed
error.path	There is no game at %@: a path leads to a game's folder, its program or its bundle, such as ./Poker
error.playsForPractice	%1$@ is played from its sources, for practice; install it to give it a purse
error.playsWithWallet	%1$@ came with casino and plays with your wallet; only foreign games have a purse
error.replay.chips	chips moved otherwise than when it was played
error.replay.tooManyCards	one	it asks for more than its %lld card	other	it asks for more than its %lld cards
error.replay.twoRounds	it started two rounds
error.restartAlone	--restart begins a practice table anew, so it needs --seed, --cards or --stack beside it
error.scene.badID	"%@" is no id
error.scene.deep	more than %@ parts within each other
error.scene.idTwice	two parts are called "%@"
error.scene.nodes	more than %@ parts
error.scene.unknown	there is no part called "%@"
error.signal.abort	abort
error.signal.arithmetic	arithmetic fault
error.signal.killed	killed
error.signal.memory	memory fault
error.signal.other	signal %@
error.signal.time	time limit
error.signal.trap	trap
error.store.badEntry	The game moved chips in a way that cannot be: %@.
error.store.busy	Another program keeps the record locked. Close it, or wait a moment and try again.
error.store.cannotOpen	The record %1$@ cannot be opened: %2$@.
error.store.damaged	The record %@ is damaged.
error.store.damaged.kept	The record %1$@ is damaged. It is kept as %2$@, and nothing in it was changed. Put a copy of yours in its place, or start again to begin with a new wallet.
error.store.dataTooLong	The game wants to keep %1$@ bytes of its own; %2$@ is the most.
error.store.disk	The disk does not read or write as it should (%@). Nothing was changed.
error.store.folder	The folder %1$@ cannot be used: %2$@.
error.store.foreign	%@ belongs to another program. It was left as it is: choose another folder with --data-dir.
error.store.full	The disk is full, so nothing could be kept. Make room and try again.
error.store.newer	The record %1$@ was written by a newer casino (format %2$@; this one knows %3$@). It was left as it is: bring this program up to date.
error.store.noRandomness	The system gives no random numbers, so no shoe can be shuffled.
error.store.noRound	No round is under way.
error.store.notEnough	That takes %1$@ chips, and you have %2$@.
error.store.playedElsewhere	This table was played on in another window. Sit down again to go on from there.
error.store.profileExists	There is a profile %@ already. Choose another name.
error.store.profileUnknown	There is no profile %1$@; there is %2$@. A new one: casino profiles create %3$@.
error.store.purseAmount	That is no amount that goes into a purse.
error.store.purseKeeps	%1$@ may leave the purse. What was won stays in it until you trust the game.
error.store.readOnly	%@ may not be written. Allow it, or choose another folder with --data-dir.
error.store.roundIsOpen	A round is under way already.
error.store.stackLeft	You still have %@ chips. Confirm to give them up for a new stack.
error.store.tooMany	The table cannot count that many chips: %@ is the most.
error.store.unexpected	The record cannot be kept: %1$@ (%2$@).
error.store.unreadable	A record cannot be read: %@.
error.sync.busy	Another program synchronises at this moment.
error.sync.folder	The folder %1$@ cannot be used for synchronising: %2$@. Play goes on without.
error.sync.handIsOpen	This data folder is a copy of another device's, and a hand is open. Finish it, then the wallet is synchronised.
error.sync.notLinked	This profile is not synchronised; name a folder that another program synchronises with --folder
error.sync.shared	The profile %1$@ has the wallet %2$@ in that folder already
error.sync.unwritable	%1$@ cannot be written: %2$@. Play goes on without synchronising.
error.system.access	Permission denied
error.system.badDescriptor	Bad file descriptor
error.system.busy	Device or resource busy
error.system.exists	File exists
error.system.format	Exec format error
error.system.full	No space left on device
error.system.io	Input/output error
error.system.isFolder	Is a directory
error.system.loop	Too many levels of symbolic links
error.system.memory	Cannot allocate memory
error.system.nameTooLong	File name too long
error.system.noFolder	Not a directory
error.system.noSuchFile	No such file or directory
error.system.notPermitted	Operation not permitted
error.system.quota	Disk quota exceeded
error.system.readOnly	Read-only file system
error.system.tooLarge	File too large
error.system.tooManyFiles	Too many open files
error.tableIsKept	one	%2$@ is open %3$@ and was not given up in %1$lld second; end that process	other	%2$@ is open %3$@ and was not given up in %1$lld seconds; end that process
error.tableIsOpen	%1$@ is open already %2$@; leave it there, or take it over here: --take-over
error.trustNotAgreed	nobody agreed to trust %1$@: its winnings would go to your wallet. Answer at a terminal, or give --yes
error.unexpected	Something went wrong that should not: %@; please report it
error.unexpectedWord	casino %1$@ does not know what to do with %2$@; see: %3$@
error.unknownBet	%1$@ has no bet %2$@ before the deal; it has %3$@
error.unknownCommand	There is no command %1$@; there is %2$@
error.unknownCommand.near	There is no command %1$@; did you mean %2$@?
error.unknownGame	There is no game %1$@ on this machine; there is %2$@
error.unknownGame.near	There is no game %1$@ on this machine; did you mean %2$@?
error.unknownGame.none	There is no game %@ on this machine
error.unknownOption	There is no option %1$@; see: %2$@
error.unknownOption.near	There is no option %1$@; did you mean %2$@?
error.unknownRound	There is no finished round %1$@ of %2$@; the rounds are in: casino history %2$@
error.unknownSetting	%1$@ has no setting %2$@; it has %3$@
error.unknownSetting.near	%1$@ has no setting %2$@; did you mean %3$@?
error.unknownShell	There is no completion for %1$@; there is one for %2$@
error.unknownStrategy	%1$@ has no strategy %2$@; it takes %3$@
error.unreadableChart	%1$@ cannot read a strategy from %2$@
error.unwantedValue	%@ takes no value; leave out the = and what follows
error.versionGone	The round was dealt by version %1$@ of %2$@, which is not on this machine
help.build.summary	the program of a game, from its sources
help.build.text	Builds the game of a folder (this one, if none is named) and prints where its program lies. All games are built in one place, so that casino's kit is compiled once. Every command that takes a path builds what was changed; this one only builds.
help.check.summary	the checklist for games, verified
help.check.text	Plays the game by itself and judges each rule of the guide: ok, warn, fail or skip, with what was found, how to mend it, and a command that shows it again. A path leads to a program or to the folder of a game that was built.
help.completion.summary	completion for a shell
help.completion.text	Prints what bash, zsh or fish needs to complete commands, options, games and values.
help.dev.summary	a table for the author of a game
help.dev.text	Builds the game of a folder (this one, if none is named), plays it at a practice table and watches its sources. What is saved is built while the table is played, and the table goes on with the new program, the hand under way replayed by the new rules; where these cannot, its stakes go back. What the compiler says is shown at the table.
help.doctor.summary	proof that no chip is lost, and what is missing here
help.doctor.text	Reads the whole record: the file must be sound, every balance the sum of its entries, every round settled, and the statistics those of the rounds. Then says which programs of this machine are missing and how to get them.
help.everywhere	With every command
help.everywhere.text	A value follows its option after a space or an equals sign. Of an option that is given twice, the last counts.
help.examples	Examples
help.exit.done	done
help.exit.failed	failed
help.exit.module	the game module failed
help.exit.usage	wrong usage
help.exits	Exit codes
help.help.summary	how to use a command
help.help.text	Commands: %@
help.history.summary	the rounds that were played, newest first
help.history.text	Without a game, the rounds of all games. Practice rounds are marked.
help.icon.summary	a game's icon as PNG and SVG
help.icon.text	Writes <game>.png and <game>.svg. <game> is a game's word, as casino list has it, or the path of a game's program (with a slash in it).
help.info.summary	what a game is like before you sit down
help.info.text	Prints the game's bets with the most that each pays and the house edge that the game states, its settings with the values that --set takes, and its shoe.
help.install.summary	a game from a bundle or from its sources
help.install.text	From a bundle (.casinogame) it shows what the game is and asks before anything is installed. From a game's folder it makes the bundle, signed with your key, and installs it; with --output it writes the bundle as a file to give to others. A bundle runs on machines without Swift.
help.list.summary	the games on this machine
help.list.text	Prints a line for each game: the word to call it by, its version and what it is. No game is started for it.
help.lobby	The lobby
help.lobby.text	Without --ui, the variable CASINO_UI chooses, then the setting of the player.
help.merge.summary	adds up parts of a simulation
help.merge.text	Adds up what casino simulate --shard … --format json wrote, and prints the sheet of the whole: exactly the one that a single run gives.
help.new-game.summary	a game of your own, ready to play
help.new-game.text	Makes a package with a complete small game, its tests and its texts in five languages; what is left to write is your own game. The names of the game, its module and its types are worked out from the name, and shown with every file before anything is written. In a checkout of casino the game becomes a folder of Plugins, anywhere else a folder of its own. At a terminal you are asked for the style; in a pipe the name decides: one such as Poker begins with a pay table, any other with a dealer.
help.odds.summary	odds of the decision at the table, of bets and of hands
help.odds.text	Without a hand, the house edge of every bet by the rules in force. With a hand and the dealer's card, what each move is worth in the long run, as a share of the bet.
help.option.ascii	draws with ASCII characters alone
help.option.bet	what lies on each main bet, or on one; may be given several times
help.option.cards	the next cards of the shoe, such as "AS KD 10H"
help.option.clientSeed	your part in the seeds of shoes to come, see docs/fairness.md; kept until you give another
help.option.color	auto, truecolor, 256, 16 or none
help.option.count	counts the cards that were seen since the shoe was shuffled
help.option.csv	prints each result as comma-separated values
help.option.dataDir	where wallet and history are kept; without it $CASINO_HOME, else $XDG_DATA_HOME/casino, else ~/.local/share/casino
help.option.dealer	the dealer's card, such as 9
help.option.description	one sentence about the game, for lists
help.option.directory	the folder in which the game's folder is made
help.option.dryRun	shows the plan and writes nothing
help.option.empty	takes out what may leave the purse
help.option.end	ends the options: what follows is no option
help.option.fill	puts chips of the wallet into the game’s purse
help.option.folder	links the profile to the folder; on other machines, use the same --profile
help.option.force	writes over files that are there
help.option.format	text, json, csv or html; html is one page with charts that needs nothing else
help.option.format.check	for people, or one JSON object
help.option.format.sheet	for people, as one JSON object for casino merge, or one page with charts
help.option.formatShort	the same as --format json, --format csv
help.option.freshShoe	a full shoe for every round: the way in which edges are published
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.jobs	how many processes play side by side; as many as there are cores if not given
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.lobby.others	as in casino play
help.option.names	the words alone, one a line
help.option.next	what is left to write, and the rules that are not ok
help.option.off	ends it; what came from other devices stays
help.option.output	the folder that gets the files; without it this one
help.option.output.install	writes the bundle there and installs nothing
help.option.penetration	the share of the shoe that is dealt, in percent
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.rounds.check	how many rounds are tried; %1$@ if not given
help.option.rounds.simulate	how many rounds are played, as 250000, 100M or 10G; %1$@ if not given
help.option.rule	only these rules or groups, such as engine.chips,views
help.option.seed	shuffles from this number, 0 to %@
help.option.seed.check	the rounds are made from this number; 1 if not given
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
help.option.set.simulate	a rule, as in casino play; may be given several times
help.option.shard	a part of the run, to be added up by casino merge; in a Slurm array or an indexed Job it is known without
help.option.shoes	shows shoes instead of rounds: the commitment to each and, once it is over, its seed; --json has the cards
help.option.sideBets	side bets too
help.option.size	the pixels of a side, %1$@ to %2$@; without it %3$@
help.option.stack	a stack of 1 to %@ chips, at most two decimals (written without commas)
help.option.stack.simulate	the chips of which the risk of ruin is told
help.option.status	prints how the profile is synchronised
help.option.strategy	who plays: a word of the game’s (blackjack: basic, mimicDealer, neverBust), random, a bet alone, or a file with a chart
help.option.suits	ace of spades, or A♠, with --ui text
help.option.takeOver	takes a table that is open in another window; without it you are asked
help.option.trust	lets what you win at the game go to your wallet; says what that means and asks
help.option.ui.json	prints every frame and event as a line of JSON and takes {"action": "<id>"}
help.option.ui.lobby.json	prints it as a line of JSON and takes {"action": "play.<game>"} and {"action": "leave"}
help.option.ui.lobby.terminal	draws it; this is what you get at a terminal
help.option.ui.lobby.text	tells it in sentences, takes a command a line
help.option.ui.terminal	draws the table; this is what you get at a terminal
help.option.ui.text	tells the game in sentences, takes a command a line; this is what you get elsewhere
help.option.untrust	keeps what you win at the game in its purse again
help.option.version	the version of this program
help.option.waitForDebugger	lets a debugger attach before the table is laid
help.option.yes	asks nothing and takes what is suggested
help.option.yes.build	agrees that a stranger's sources are built
help.option.yes.foreign	runs a foreign game even where there is no sandbox for it
help.option.yes.install	asks nothing; every answer is yes
help.option.yes.trust	trusts without a question
help.options	Options
help.overview.doctor	proof that no chip is lost; what is missing here
help.overview.help	this page, or the page of a command
help.overview.info	a game's bets, settings and shoe
help.overview.lobby	the lobby: games, wallet, last results
help.overview.title	casino: card games at a table in your terminal
help.play.practice	Practice: a stack of its own, outside wallet and statistics
help.play.summary	sit down at a table
help.play.table	The table
help.play.text	<game> is a game's word, as casino list has it, or the path of a game's folder (with a slash in it, such as ./Poker). A hand that was under way when you last left the table is played on.
help.profiles.create	a new one, with a wallet of its own
help.profiles.list	lists them
help.profiles.rename	gives one another name
help.profiles.summary	several players on one machine
help.profiles.switch	this one plays where none is named
help.purse.summary	the chips that a foreign game plays with
help.purse.text	A game that did not come with casino plays from a purse of its own. You put chips of your wallet into it, and you can always take those back; what you win stays in the purse until you trust the game, as only the game knows whether a hand was won.
help.remove.summary	takes an installed game away
help.remove.text	What was played of the game stays in the history, and its word stays its author's.
help.simulate.summary	many rounds, and what the house keeps
help.simulate.text	Has the game play rounds by a strategy, in blocks, on all cores, and prints a PAR sheet: edges with their intervals, how results are spread, the course of the bankroll. 100 lie on each main bet unless other stakes are given. Ctrl-C prints what there is so far. Equal commands give equal sheets, whatever the number of jobs.
help.stats.summary	what was won and lost
help.stats.text	Rounds, stakes, net, return, the biggest win, streaks, how bets ended, and the course of your net. Without a game, over all games. Practice is not in it.
help.sync.summary	the same wallet on another machine
help.sync.text	Devices meet in a folder that another program synchronises, such as Syncthing, Nextcloud, Dropbox or iCloud Drive, or on a stick. Linked once on each, they exchange what was played by themselves when you sit down at a table and when you leave it; casino sync does it at once. What is damaged in the folder is named, and not read.
help.title	casino %1$@: %2$@
help.usage	Usage
help.value.card	card
help.value.cards	cards
help.value.chips	chips
help.value.command	command
help.value.file	file
help.value.folder	folder
help.value.format	format
help.value.game	game
help.value.key	key
help.value.language	language
help.value.mode	mode
help.value.name	name
help.value.new	new
help.value.number	number
help.value.options	options
help.value.path	path
help.value.rule	rule
help.value.shell	shell
help.value.text	text
help.value.value	value
help.verify.summary	proof that cards and results were fair
help.verify.text	Two verdicts. Cards: every shoe that is over is made again from its seed, which must be the one that was committed to, and every card must have lain where it was dealt. Results: the game plays every round again, and hands and chips must come out as they were kept; rounds of a version that is not on this machine are not rechecked. Ends with exit code 1 where anything differs, and says which round it is.
hints.counts	Hints shown, closed, acted on
hints.counts.value	%1$lld, %2$lld, %3$lld
history.advised	advised
history.clientSeed	client seed
history.commitment	commitment
history.head.balance	balance
history.head.game	game
history.head.net	net
history.head.outcome	outcome
history.head.round	round
history.head.staked	staked
history.head.time	time (UTC)
history.marked	%1$@ (%2$@)
history.noShoes	No shoe was dealt from yet.
history.none	No rounds yet.
history.notRevealed	not revealed before the shoe is over
history.serverSeed	server seed
history.shoe	Shoe %1$@ of %2$@
history.shoe.practice	%@ (practice)
history.shoe.round	Shoe %1$@ of %2$@, round %3$@
history.shoe.rounds	Shoe %1$@ of %2$@, rounds %3$@ to %4$@
host.balance	Balance %@.
host.fairness.client	Your part in the seeds: %@
host.fairness.last	Seed of the last shoe: %@
host.fairness.next	Commitment to the next shoe: %@
host.fairness.none	A shoe is committed before its first card.
host.fairness.this	Commitment to this shoe: %@
host.limits	Main bet %1$@, side bets %2$@.
host.lossLimit	Your loss limit is reached: %@ chips lost at this sitting. Change it in the settings, or take a break.
host.newStack	You take a new stack. Balance %@.
host.noSetting	There is no such setting, or it does not take that value.
host.practice	practice
host.practice.say	Practice table: its chips are not those of your wallet.
host.purse	Purse %@.
host.purse.how	%1$@ purse fill 100 puts chips in, purse empty takes them out
host.purse.in	put in %@
host.purse.isEmpty	The purse is empty
host.purse.isEmpty.say	The purse is empty; your wallet holds %@.
host.purse.kept	%1$@ of it are winnings: they stay in the purse until you trust the game (casino purse %2$@ --trust).
host.purse.mark	purse
host.purse.noPurse	This table has no purse.
host.purse.nothingLeaves	Nothing may leave the purse now.
host.purse.out	take out %@
host.purse.refill	Put in %@
host.purse.return	Came back so far
host.purse.say	This game plays from its purse: %1$@ in it, %2$@ in your wallet.
host.purse.say.empty	This game plays from its purse, which is empty; %2$@ in your wallet. Fill it in the settings, or type: purse fill 100
host.purse.title	Purse
host.purse.wallet	Wallet
host.round	Round %lld.
host.round.clock	%1$@ · %2$@
host.shoe	Shoe: %1$lld of %2$lld cards left.
host.shoe.none	A new shoe of %lld cards.
host.sync	Other machines
host.sync.at	synchronised: %1$@, %2$@ UTC
host.sync.never	synchronised: %@, not yet
host.sync.none	not synchronised: casino sync --folder DIR
host.voided	The hand that was under way cannot be finished: its game is not on this machine any more. Your stakes are back: %@.
info.bets	Bets
info.builtWith	Built with
info.builtWith.value	CasinoKit %1$@, protocol %2$@
info.from	From
info.from.bundled	came with casino
info.from.installed	installed; author's key %@
info.head.bet	bet
info.head.edge	house edge
info.head.first	at first
info.head.key	key
info.head.made	made
info.head.pays	pays at most
info.head.values	values
info.made.inPlay	during the round
info.made.main	before the deal
info.made.side	beside the main bet
info.moves	Moves
info.noEdge	not stated
info.settings	Settings (--set key=value)
info.shoe	Shoe
info.shoe.value	one	%1$lld deck, shuffled after %2$@ of %3$@ cards	other	%1$lld decks, shuffled after %2$@ of %3$@ cards
install.ask	Install it? [y/N]
install.author	Author's key
install.done	%1$@ is installed. To play it: casino play %2$@
install.game	Game
install.hash	SHA-256
install.nothing	Nothing was installed.
install.replaces	In place of
install.size	Size
install.size.value	%1$@ MB, files: %2$@
install.word	Command word
interface.unknown	CASINO_UI does not take %@; it takes terminal, text or json.
json.malformed	Each line is an object such as {"action": "hit"}, with "amount" or "value" where the action takes one.
list.and	%1$@ and %2$@
list.head.about	what it is
list.head.game	game
list.head.version	version
list.line	%1$@. %2$@
list.none	There is no game on this machine.
list.or	%1$@ or %2$@
lobby.advised	%1$@ (advised)
lobby.chips	your chips
lobby.count	one	%lld table	other	%lld tables
lobby.curve	Chips since %1$@
lobby.date	%1$@ %2$@
lobby.games	Games
lobby.help	All commands: casino help
lobby.help.choose	choose a table; a click sits down
lobby.help.digits	sit down at one of the first nine
lobby.help.enter	sit down at the chosen table
lobby.help.history	the last rounds
lobby.help.keys	Keys
lobby.help.leave	leave
lobby.help.search	search; any other letter begins to search, too
lobby.help.settings	settings of all tables
lobby.help.statistics	what was won and lost
lobby.history.line	%1$@  %2$@: %3$@
lobby.key.all	all tables
lobby.key.arrows	Arrows
lobby.key.choose	choose
lobby.key.enter	Enter
lobby.key.help	help
lobby.key.history	history
lobby.key.leave	leave
lobby.key.search	search
lobby.key.settings	settings
lobby.key.statistics	statistics
lobby.month.1	Jan
lobby.month.10	Oct
lobby.month.11	Nov
lobby.month.12	Dec
lobby.month.2	Feb
lobby.month.3	Mar
lobby.month.4	Apr
lobby.month.5	May
lobby.month.6	Jun
lobby.month.7	Jul
lobby.month.8	Aug
lobby.month.9	Sep
lobby.needs	The lobby needs %1$lld × %2$lld.
lobby.noGames	There is no game on this machine.
lobby.openHand	A hand of %1$@ is waiting for you: casino play %1$@
lobby.owed	chips owed
lobby.page.owed	Wallet: %@ chips owed
lobby.page.rounds	Last rounds
lobby.page.sitDown	Sit down: casino play %@
lobby.playOn	play on
lobby.practice	%1$@ (practice)
lobby.result.place	%1$@ %2$@
lobby.results	Last results
lobby.results.none	No rounds yet.
lobby.rounds	one	%2$@ round	other	%2$@ rounds
lobby.search	search, or type a name
lobby.search.none	No table matches what you search for.
lobby.sheet.help	Help
lobby.sheet.history	History
lobby.sheet.settings	Settings
lobby.sheet.statistics	Statistics
lobby.shown	%1$lld to %2$lld of %3$lld
lobby.since	%1$@ since %2$@
lobby.sitDown	sit down
lobby.sitDown.any	Sit down: casino play <game>
lobby.tables	Tables
lobby.text.ask	Which table? %1$@. Or help, quit.
lobby.text.atTable	Rules and bets are told at a table: sit down first.
lobby.text.back	You are back in the lobby.
lobby.text.choice	%1$lld %2$@
lobby.text.help	1, blackjack, play blackjack   sit down at a table by its number or its name\nlist                           tell all tables\nsearch bac                     find tables\nbalance                        your chips\nstatus                         tell the lobby again\nrepeat                         say the last thing again\nstats, history                 what was played; a game's name may follow\nodds blackjack                 exact odds of a game\nsettings                       the settings of all tables; set speed=fast changes one\nrules, bets                    are told at a table\nquit                           leave
lobby.text.left	You left the lobby.
lobby.text.played	%1$@ Played: %2$@, %3$@.
lobby.text.setting	%1$@ (%2$@): %3$@. One of %4$@.
lobby.text.table	%1$lld %2$@: %3$@. Stakes %4$@.
lobby.wallet	Wallet: %@ chips
newGame.ask.style	Which style? [%@]
newGame.confirm	Make it? [Y/n]
newGame.done	%@ is there. Next:
newGame.error.description.tooLong	The description is too long; at most %@ characters, please
newGame.error.description.unreadable	The description holds a sign that cannot be shown (%@); type it anew without it
newGame.error.exists	%@ is there already and stays as it is; choose another name or folder
newGame.error.interrupted	It was interrupted; nothing was left behind
newGame.error.name.empty	Say what the game is called: casino new-game Poker
newGame.error.name.game	There is a game %@ already; choose another name
newGame.error.name.noLetters	%@ has no letter and no digit to name files with; type a name such as Poker
newGame.error.name.option	%@ is no name, as it begins with a hyphen; leave the hyphen out
newGame.error.name.otherScript	%@ has letters that Swift files are not named with; type it in Latin letters, such as Poker, and change the name that players read in the game afterwards
newGame.error.name.path	%1$@ looks like a path; give the name alone, and the folder with %2$@
newGame.error.name.product	%@ is the name of a part of casino itself; choose another name
newGame.error.name.tooLong	The name is too long; at most %@ characters, please
newGame.error.name.unreadable	The name holds a sign that cannot be shown (%@); type it anew without it
newGame.error.noFolder	There is no folder %@; make it first, or name another
newGame.error.noTemplate	There is no template for games; looked for in %@; let CASINO_SDK name the folder of casino's sources
newGame.error.template	The template is damaged at %@; get casino's sources anew
newGame.error.unwritable	%1$@ cannot be written: %2$@; nothing was left behind
newGame.nothing	Nothing was written.
newGame.plan.files	one	%2$@ file	other	%2$@ files
newGame.plan.folder	Folder
newGame.plan.id	Command word
newGame.plan.module	Module
newGame.plan.name	Name
newGame.plan.style	Style
newGame.plan.type	Type
newGame.style.dealer	a hand against the dealer's, with a decision
newGame.style.paytable	a hand against a pay table: hold and draw
newGame.style.punto	bets alone, as in baccarat: nobody decides
number.versions	%1$@ to %2$@
odds.advised	A round in which odds were asked is marked in the history.
odds.atRandom	one	By %2$@ round in all, played on at random: the game has no strategy.	other	By %2$@ rounds in all, played on at random: the game has no strategy.
odds.begins	Rounds are being played …
odds.best	best
odds.byStrategy	one	By %2$@ round in all, played on by the game’s strategy.	other	By %2$@ rounds in all, played on by the game’s strategy.
odds.chance	chance
odds.edge	house edge
odds.exact	Worked out exactly.
odds.leads	ahead so far
odds.loses	loses
odds.marked	%1$@, %2$@
odds.noCardsFit	No cards were found with which the round would have come to this.
odds.pushes	pushes
odds.refining	More rounds are being played.
odds.return	return
odds.section.bets	What each bet is worth
odds.section.moves	What each move is worth
odds.shares	In shares of the opening stake: what is won or lost in the long run.
odds.sheet.marked	%2$@ · %1$@
odds.title	Odds
odds.value	value
odds.wins	wins
odds.within	%1$@ ± %2$@
profiles.created	Profile %1$@ is there. Play as it: --profile %1$@
profiles.hint	The profile with a * plays where none is named. Change it: casino profiles switch <name>
profiles.inUse	Profile %@ plays from now on.
profiles.noWallet	has not played yet
profiles.renamed	Profile %1$@ is called %2$@ now.
purse.ask	If you trust %1$@ (author %2$@), what you win there may go to your wallet. casino sees to it that the cards are fair and that no bet pays more than it declares; whether a hand was really won, only the game knows. Trust it? [y/N]
purse.emptied	%1$@ chips went from the purse of %2$@ to your wallet.
purse.fact.purse	In the purse
purse.fact.takeable	May leave it
purse.fact.wallet	In your wallet
purse.filled	%1$@ chips went from your wallet to the purse of %2$@.
purse.head.bet	bet
purse.head.declared	declared
purse.head.game	game
purse.head.own	your own
purse.head.purse	purse
purse.head.return	return
purse.head.returned	returned
purse.head.staked	staked
purse.head.trust	trusted
purse.isNotTrusted	You do not trust %1$@: what you put in can be taken back, and what you win stays in its purse. Only the game knows whether a hand was won.
purse.isTrusted	You trust %1$@: all that is in its purse may go to your wallet.
purse.none	No game has a purse. Foreign games get one when they are installed and played.
purse.nothingLeaves	Nothing may leave the purse of %2$@ now.
purse.return	%1$@ of %2$@
purse.return.declared	%1$@ of %2$@ (declared: %3$@)
purse.trust.no	no
purse.trust.yes	yes
purse.trusted	You trust %1$@: what you win there may go to your wallet.
purse.untrusted	You do not trust %1$@ any more: what you win there stays in its purse.
rail.left	cards left
rail.of	of
rail.round	Round %lld
rail.rounds	Last rounds
rail.seed	seed committed
rail.shoe	Shoe
remove.done	%@ is removed; what was played of it stays in the history.
remove.error.bundled	%@ came with casino and goes with it; only installed games are removed
replay.line	Round %1$lld, step %2$lld of %3$lld   ← back   → forward   Q leaves
sandbox.ask	%1$@ is a foreign game, and this machine has no sandbox for it (casino doctor tells how to get one). It could read and change all your files. Run it all the same? [y/N]
section.table	At every table
setting.bell	Terminal bell
setting.fourColour	Four-colour deck
setting.hints	Hints
setting.hints.again	show again
setting.hints.off	off
setting.hints.on	on
setting.interface	Interface
setting.interface.auto	as the terminal
setting.interface.later	The interface holds from the next start.
setting.interface.terminal	drawn table
setting.interface.text	plain text
setting.language	Language
setting.language.auto	automatic
setting.language.de	Deutsch
setting.language.en	English
setting.language.es	Español
setting.language.fr	Français
setting.language.ja	日本語
setting.lossLimit	Loss limit
setting.mouse	Mouse
setting.reducedMotion	Reduced motion
setting.sessionClock	Session clock
setting.sound	Sound
setting.speed	Speed
setting.speed.fast	fast
setting.speed.instant	instant
setting.speed.normal	normal
setting.speed.slow	slow
setting.startingBalance	New stack
setting.startingBalance.later	It holds from the next new stack; the chips that you have stay as they are.
setting.textScale	Text scale
setting.textScale.compact	compact
setting.textScale.large	large
setting.textScale.regular	regular
setting.theme	Colours
setting.theme.auto	as the terminal
setting.theme.dark	dark
setting.theme.light	light
setting.volume	Volume
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
settings.stack	What a new stack holds counts from the next one, the interface from the next start; all else holds at once.
simulate.after	after
simulate.agrees	agrees
simulate.bankroll	Bankroll
simulate.bankrollOf	Bankroll over the rounds, and the risk that %1$@ are lost
simulate.bestStrategy	the game’s best
simulate.bet	bet
simulate.bets	Bets
simulate.cards	cards a round
simulate.chart.bankroll	The course of the bankroll
simulate.chart.edges	The edges with their intervals
simulate.count	count
simulate.cutCard	dealt to the cut card, as at the table
simulate.cutCardAt	dealt to %1$@ % of its cards
simulate.declared	declared
simulate.deviation	deviation
simulate.differs	differs
simulate.edge	edge
simulate.freshShoe	full for every round, as edges are published
simulate.heading	%1$@ %2$@: PAR sheet
simulate.high	5 % above
simulate.hits	wins
simulate.initialRules	as the table opens
simulate.interval	95 % interval
simulate.low	5 % below
simulate.median	median
simulate.mode	Shoe
simulate.outcome	outcome
simulate.outcomes	Outcomes
simulate.ownChart	a chart of your own
simulate.pace	%1$@ %2$@ % · %3$@ rounds/s · %4$@ s left
simulate.part	Part
simulate.partOf	of a run of %1$@ rounds
simulate.range	%1$@ to %2$@
simulate.result	result
simulate.results	Results in stakes
simulate.returned	returned
simulate.risk	of all stakes
simulate.risks	Risk and verdict
simulate.round	round
simulate.rounds	Rounds
simulate.rounds.heading	What rounds came to
simulate.ruin	ruin
simulate.rules	Rules
simulate.seed	Seed
simulate.share	share
simulate.staked	staked
simulate.stakes	Stakes
simulate.strategy	Strategy
simulate.total	All bets
simulate.verdict	verdict
stats.advised	Rounds with advice
stats.all	All games
stats.bestStreak	Most wins in a row
stats.bet	Bet
stats.biggest	Biggest win
stats.count	Times
stats.curve	Course of your net
stats.ended	Won, lost, pushed
stats.ended.value	%1$lld, %2$lld, %3$lld
stats.game	Game
stats.games	By game
stats.net	Net
stats.none	No round played yet.
stats.outcome	%1$@ × (%2$@)
stats.outcome.name	Outcome
stats.practice	Practice rounds are not in your statistics.
stats.return	Return
stats.rounds	Rounds
stats.section.outcomes	How your bets ended
stats.section.sums	Your rounds
stats.staked	Staked
stats.voided	Voided rounds
stats.worstStreak	Most losses in a row
sync.aside	Set aside: %1$@: %2$@.
sync.aside.conflict	a conflict copy that differs; the device that wrote it will write its own log anew
sync.aside.conflictKnown	a conflict copy with nothing new in it; it may be removed
sync.aside.devices	more than %@ devices
sync.aside.foreign	no file of casino's
sync.aside.noFile	a link or a folder where a file belongs
sync.aside.tooLong	longer than anything that is written here
sync.device	This device
sync.folder	Folder
sync.last	Last
sync.line.altered	line %@ was altered, or lines before it are missing
sync.line.elsewhere	line %@ belongs to another profile on this machine
sync.line.field	line %1$@ has a wrong %2$@
sync.line.newer	line %1$@ was written by a newer casino (%2$@): bring this program up to date
sync.line.noLine	line %@ is no line of a log
sync.line.noShoe	line %@ speaks of a shoe that was never laid
sync.line.seed	line %@ has a seed that is not the one that was committed to
sync.line.unsound	line %@ has a round that does not add up
sync.linked	The wallet %1$@ is synchronised through %2$@.
sync.never	never
sync.newDevice	This data folder is a copy or an older state of another: from now on it counts as a device of its own.
sync.noOthers	No other device yet.
sync.notLinked	Not synchronised. To begin: casino sync --folder DIR
sync.others	Other devices
sync.partial	There was more than time allowed; the rest comes next time.
sync.received	Came in: %1$@, from %2$@.
sync.records	one	%2$@ record	other	%2$@ records
sync.sent	Went out: %@.
sync.settings	one	%2$@ setting	other	%2$@ settings
sync.state.altered	the settings in it cannot be read: it was altered, or lines before it are missing
sync.state.elsewhere	the settings in it cannot be read: it belongs to another profile on this machine
sync.state.field	the settings in it cannot be read: it has a wrong %2$@
sync.state.newer	the settings in it cannot be read: it was written by a newer casino (%2$@): bring this program up to date
sync.state.noLine	the settings in it cannot be read: it is no line of a log
sync.state.noShoe	the settings in it cannot be read: it speaks of a shoe that was never laid
sync.state.seed	the settings in it cannot be read: it has a seed that is not the one that was committed to
sync.state.unsound	the settings in it cannot be read: it has a round that does not add up
sync.time	%@ UTC
sync.unlinked	This profile is no longer synchronised. What came from other devices stays.
sync.upToDate	Up to date: nothing went out, nothing came in.
sync.wallet	Wallet
terminal.amount	Amount: %@_   Enter puts it on the bet   Esc leaves it
terminal.ended	The table was closed from outside (signal %@). What was on the table is kept for the next start.
terminal.fault	The table was closed by a fault in casino itself (signal %@). What was on the table is kept for the next start.
terminal.fault.log	The table was closed by a fault in casino itself (signal %1$@). What was on the table is kept for the next start. What led to it is in %2$@
terminal.plain.cannotPlace	A terminal of the kind "%@" cannot draw a table, so it is told in plain text.
terminal.plain.input	Standard input is no terminal, so the table is told in plain text.
terminal.plain.noName	TERM is not set, so the table is told in plain text.
terminal.plain.output	Standard output is no terminal, so the table is told in plain text.
text.ask	%1$@ %2$@.
text.choice	%1$@ %2$@
text.didYouMean	Did you mean %@?
text.heading	%@:
text.help	bet 100              put 100 on the main bet\nbet insurance 50     put 50 on a bet by its name\n1, 2, 3 ...          do an action by its number; its name and its key do too\nstatus               tell the whole table\nrepeat               say the last thing again\nbalance, bets        your chips; what lies where\nodds                 what the decision at hand is worth; without one, what each bet costs\nrules, settings      what is played, and what it pays; set decks=6 changes a setting\nstatistics           what was played so far\nlobby                leave the table for the lobby\nquit                 leave the table; an open hand stays open
text.incompleteBet	A bet needs an amount, such as: bet 100, or: bet insurance 50
text.incompletePurse	A purse is filled with an amount or emptied, such as: purse fill 100, purse empty
text.incompleteSetting	A setting needs a key and a value, such as: set decks=6
text.left	You leave the table.
text.leftOpen	You leave the table. Your hand stays open and is here when you come back.
text.noAmount	"%@" is no amount of chips; write it as 100 or 7.50, with at most two decimals.
text.noBets	No bets lie on the table.
text.noNumber	There is no action %lld; the numbers are in the last line.
text.noOdds	This game tells no odds.
text.note	%1$@: %2$@.
text.odds	%1$@: %2$@.
text.odds.figure	%1$@ %2$@
text.priced	%1$@ for %2$@
text.quoted	'%@'
text.seeHelp	Type help for what you can do.
text.setting	%1$@ set %2$@=%3$@
text.staked	%1$@ Staked: %2$@.
text.takeOver	%1$@ is open already %2$@. Take it over here? [y/N]
text.tooLong	That line is longer than %lld bytes and was not read.
text.unavailable	%1$@ is not possible: %2$@
text.unknown	"%@" is no command here.
text.yes	y
verify.begins	round %1$@ begins at card %2$@ of its shoe instead of card %3$@
verify.cards.progress	Cards: %@ rounds checked
verify.cards.right	Cards: right. %1$@ of %2$@.
verify.cards.right.open	Cards: right. %1$@ of %2$@ (%3$@ not finished yet).
verify.cards.wrong	Cards: WRONG. %1$@ of %2$@.
verify.cards.wrong.open	Cards: WRONG. %1$@ of %2$@ (%3$@ not finished yet).
verify.commitment	the seed of shoe %@ is not the one that was committed to
verify.dealt	round %1$@ dealt %2$@; in the shoe lay %3$@
verify.fault.game	%1$@: %2$@
verify.fault.round	round %1$@: %2$@
verify.finishedShoes	one	%2$@ finished shoe	other	%2$@ finished shoes
verify.hand	round %1$@ has the %2$@ in a hand, and did not deal it
verify.more	and %@ more
verify.notRechecked	one	%2$@ round not rechecked: version %3$@ is not on this machine.	other	%2$@ rounds not rechecked: version %3$@ is not on this machine.
verify.result.chips	its chips moved otherwise
verify.result.hands	its hands are others
verify.results.progress	Results: %@ rounds played again
verify.results.right	Results of %1$@: right. %2$@ played again.
verify.results.wrong	Results of %1$@: WRONG. %2$@ played again.
verify.shoe	shoe %@ cannot be made from its record
verify.voided	one	%2$@ round voided: the stakes went back.	other	%2$@ rounds voided: the stakes went back.
version	casino %1$@ (CasinoKit %2$@, protocol %3$@)
"""#

  private static let es = #"""
build.ask	Compilar %1$@ ejecuta su código en este equipo. ¿Compilarlo? [s/N]
build.error.compiler	%@ no compila
build.error.interrupted	La compilación se ha interrumpido
build.error.noPackage	%@ no es la carpeta de un juego: no tiene Package.swift; casino new-game crea una
build.error.noProgram	%1$@ se ha compilado, pero el paquete no produce ningún programa con ese nombre; su objetivo debe ser un executableTarget llamado %1$@
build.error.noToolchain	En este equipo no hay Swift para compilar juegos; está en https://www.swift.org/install/linux (los juegos instalados no lo necesitan)
build.error.refused	one	%2$@ no compila: %1$@ error	other	%2$@ no compila: %1$@ errores
build.error.unwritable	%1$@ no se puede escribir ni iniciar: %2$@
build.progress	Compilando %@
build.progress.steps	Compilando %1$@: %2$@ de %3$@
build.progress.waiting	Esperando a otra compilación
bundle.error.file	%1$@ no se puede leer ni escribir: %2$@
bundle.error.format	El paquete tiene el formato %@, que este casino no lee; consiga un casino más nuevo u otra versión del paquete
bundle.error.interrupted	Se ha interrumpido; los juegos están como estaban
bundle.error.machine	El paquete se hizo para %1$@ y este equipo es %2$@; su autor puede hacer uno
bundle.error.manifest	No se puede leer lo que el juego dice de sí mismo (%@)
bundle.error.noBundle	Esto no es un paquete (.casinogame) ni la carpeta de un juego
bundle.error.notAsked	Aquí no se puede preguntar a nadie si instalarlo; %@ dice que sí
bundle.error.notInstalled	No hay ningún juego %1$@ instalado; están instalados %2$@
bundle.error.notInstalled.near	No hay ningún juego %1$@ instalado; ¿quiso decir %2$@?
bundle.error.notInstalled.none	No hay ningún juego %@ instalado, ni ningún otro
bundle.error.tooLarge	El paquete supera los %@ MB, lo máximo que se acepta
bundle.error.unsound	El paquete está dañado y no se ha aceptado: %@; consígalo de nuevo
bundle.fault.changed	%@ no es lo que era
bundle.fault.cut	le falta el final
bundle.fault.kind	%@ es un enlace u otra cosa que no es un archivo corriente
bundle.fault.missing	falta %@
bundle.fault.noProgram	su programa no lo es
bundle.fault.owner	%@ puede cambiarlo otra cuenta de este equipo
bundle.fault.path	%@ lleva fuera de él o tiene signos que ningún archivo de un juego tiene
bundle.fault.signature	no está firmado por el autor que indica
bundle.fault.stray	%@ no pertenece a él
bundle.fault.twice	contiene un archivo dos veces
check.fault.changesRefused	Al rechazar %1$@ cambia la ronda.
check.fault.dealsTwice	Se acepta repartir otra vez con una ronda en curso.
check.fault.dealsUnstaked	Se acepta repartir sin ninguna apuesta.
check.fault.endless	Una decisión sigue a otra sin fin.
check.fault.noMove	Es el turno del jugador, pero ninguna jugada es legal.
check.fault.refusesDeal	Se rechaza repartir con fichas dentro de los límites en %1$@.
check.fault.refusesMove	La jugada %1$@ se ofrece y se rechaza.
check.fault.stalls	La fase %1$@ no termina.
check.fault.staysBetting	Se reparte, pero la fase sigue siendo betting.
check.fault.takesMove	La jugada %1$@ no se ofrece y se acepta igualmente.
check.fault.unreadable	El motor no se puede escribir y volver a leer.
check.found.arguments	%1$@ en %2$@ pide otros argumentos que en inglés.
check.found.bannerLines	one	El resultado tiene %1$@ línea para %2$@ apuestas pagadas.	other	El resultado tiene %1$@ líneas para %2$@ apuestas pagadas.
check.found.bannerNet	El resultado muestra %1$@, pero la ronda dio %2$@.
check.found.bannerSum	Las líneas del resultado suman %1$@, pero la ronda dio %2$@.
check.found.betRefused	%2$@ en %1$@ está dentro de los límites y se rechaza: %3$@
check.found.betTaken	%2$@ en %1$@ está fuera de los límites y se acepta.
check.found.blocked	Sin juzgar: primero va %1$@.
check.found.card	%1$@ está en una mano y no se sacó, o no tantas veces.
check.found.cardNotShown	%1$@ cayó boca arriba y no está en la mesa.
check.found.conflict	%1$@ se rechaza sin palabras.
check.found.copy	Escrita y leída de nuevo antes de un paso, la ronda va por otro camino.
check.found.cut	%1$@, %2$@: un texto queda cortado: %3$@
check.found.dataForgotten	Tras un nuevo arranque los datos del juego son otros.
check.found.dataNotSent	El juego tiene datos propios y nunca los envía al anfitrión.
check.found.dataSame	Los datos que envía el juego son iguales tras cada ronda.
check.found.dataSize	Los datos del juego ocupan %1$@ bytes; se admiten 65 536.
check.found.dealRefused	Se rechaza repartir: %1$@
check.found.edge	%1$@ se declara con %2$@, y la simulación da entre %3$@ y %4$@.
check.found.emptyCatalogue	El catálogo no tiene textos.
check.found.emptyIcon	El icono no tiene partes.
check.found.emptyLine	one	En la ronda %1$@ se dice una línea vacía (%2$@).	other	En la ronda %1$@ se dice una línea vacía (%2$@).
check.found.hintLost	El consejo %1$@ nunca llega: su destino no está.
check.found.hintTarget	%1$@ señala %2$@, que no está.
check.found.impure	%1$@: %2$@. Para excusarlo: // casino:allow %3$@: y un motivo.
check.found.keyTwice	La tecla %1$@ vale para %2$@ y para %3$@.
check.found.kitIcon	El icono es el del kit, un as de picas sobre verde.
check.found.leak	%1$@ cambia con una carta que nadie puede ver aún.
check.found.leakLog	Lo que imprime el programa cambia con una carta que nadie puede ver aún.
check.found.leftOut	%1$@, %2$@: %3$@ no cabe.
check.found.missingFile	Falta %1$@.
check.found.moveRefused	%1$@ se ofrece y se rechaza: %2$@
check.found.net	La ronda se anuncia como %1$@, pero sus fichas se movieron %2$@.
check.found.noAction	La acción %1$@ no tiene título.
check.found.noBanner	Tras una ronda no hay resultado.
check.found.noCatalogue	No se puede leer Resources/Localizable.xcstrings.
check.found.noDeal	Hay fichas en una zona, pero ninguna acción para repartir.
check.found.noDesign	Theme/DesignConstants.swift no parte de CasinoDesign.
check.found.noEdge	%1$@ no declara ninguna ventaja de la casa.
check.found.noEdges	Ninguna ventaja declarada es de una apuesta de la estrategia.
check.found.noExcuse	%1$@: casino:allow %2$@ no da ningún motivo.
check.found.noHint	En la primera visita no llega ningún consejo.
check.found.noHostSettings	Faltan en la hoja los ajustes de todas las mesas.
check.found.noIcon	El manifiesto no tiene icono.
check.found.noKey	No se llega a %1$@ con el teclado.
check.found.noLabel	%1$@ (%2$@) no dice nada a quien no lo ve.
check.found.noLanguage	Ningún texto está en %1$@.
check.found.noMainBet	El juego no tiene apuesta principal.
check.found.noManifest	El programa no imprime ningún manifiesto.
check.found.noManifestFile	No se puede leer Resources/manifest.json.
check.found.noMoveShown	Hay una ronda en curso, pero la mesa no ofrece jugadas.
check.found.noPart	La mesa no tiene %1$@.
check.found.noPayout	%1$@ no tiene un pago máximo.
check.found.noPlural	%1$@ no tiene forma para uno en %2$@.
check.found.noPrompt	En una decisión no se pregunta nada (%1$@).
check.found.noReason	%1$@ se rechaza sin motivo.
check.found.noReplay	El juego no vuelve a jugar sus rondas.
check.found.noSentence	Nada se dice cuando %1$@ acaba como %2$@.
check.found.noSheet	La hoja %1$@ no se puede abrir.
check.found.noSources	Las fuentes del juego no están aquí.
check.found.noStatistics	La hoja de estadísticas no deja sitio a las cifras del anfitrión.
check.found.noSummary	El juego no tiene resumen.
check.found.noText	%2$@ pide %1$@, que no está en ningún catálogo.
check.found.noTitle	El resultado %1$@ no tiene título: outcome.%1$@
check.found.noZone	La mesa no tiene ninguna zona para fichas.
check.found.noZoneOf	%1$@ no se puede apostar con ningún ajuste.
check.found.notOffered	El juego no ofrece lo que pide esta regla.
check.found.number	%1$@: %2$@ es un número y no una constante.
check.found.otherAfterKill	one	Tras cortar y reanudar, la ronda %1$@ cambia en %2$@.	other	Tras cortar y reanudar, la ronda %1$@ cambia en %2$@.
check.found.otherLanguage	one	En %3$@ la ronda %1$@ cambia en %2$@.	other	En %3$@ la ronda %1$@ cambia en %2$@.
check.found.otherPlace	one	En otro proceso, huso horario y región la ronda %1$@ cambia en %2$@ (%3$@).	other	En otro proceso, huso horario y región la ronda %1$@ cambia en %2$@ (%3$@).
check.found.otherRound	Con la misma semilla, otro proceso juega otra ronda.
check.found.outcome	El resultado %1$@ no está en el manifiesto.
check.found.overlap	%1$@, %2$@: %3$@ tapa %4$@.
check.found.rawKey	Se muestra la clave %1$@ en lugar de un texto.
check.found.refusedChanged	%1$@ se rechaza, y después la mesa es otra.
check.found.replay	Jugada de nuevo con las mismas cartas, la ronda sale distinta. %1$@
check.found.rulesBet	Las reglas no nombran %1$@.
check.found.rulesLimits	Las reglas no dicen los límites %1$@.
check.found.rulesPayout	Las reglas no dicen lo que paga %1$@.
check.found.said	%1$@
check.found.sceneAfterKill	Tras cortar y reanudar, la mesa muestra otro %1$@.
check.found.setting	%1$@: %2$@
check.found.settingHidden	La hoja no muestra el ajuste %1$@.
check.found.settingShown	El ajuste %1$@ se muestra como %2$@ y es %3$@.
check.found.silent	En la mesa silenciosa de las simulaciones la ronda sale distinta.
check.found.silentRound	one	La ronda %1$@ acaba %2$@ veces según sus eventos; debe acabar una, para oírse.	other	La ronda %1$@ acaba %2$@ veces según sus eventos; debe acabar una, para oírse.
check.found.simulated	Una simulación cuenta %1$@ de otro modo que sus rondas una a una.
check.found.stale	Resources/manifest.json no es lo que dice el programa.
check.found.taken	%1$@ se hace aunque no se ofrece.
check.found.twice	Dicho dos veces (%2$@): %1$@
check.found.unexpected	La comprobación no pudo seguir: %1$@
check.found.unsaid	one	En la ronda %1$@ se paga una apuesta y no se dice nada (%2$@).	other	En la ronda %1$@ se paga una apuesta y no se dice nada (%2$@).
check.found.untranslated	%1$@ no está traducido a %2$@.
check.found.unused	Nada usa el texto %1$@.
check.found.zoneLimits	La zona de %1$@ admite de %2$@ a %3$@; la mesa, %4$@.
check.mend	Para arreglarlo: %1$@
check.mend.engine.cards	muestra solo cartas que dio draw.
check.mend.engine.chips	paga cada apuesta una vez, dentro de su pago máximo, y cobra lo que la jugada anunciaba.
check.mend.engine.edge	calcula la ventaja con las reglas iniciales o corrige la estrategia.
check.mend.engine.hidden	que ninguna vista, palabra ni registro mire una carta antes de girarla.
check.mend.engine.pure	llévalo a las vistas o al almacenamiento, o saca de la mesa.
check.mend.engine.refusals	comprueba antes de cambiar nada: lanza IllegalMove primero.
check.mend.engine.repeats	deja fuera de las reglas diccionarios, relojes, idiomas y azar propio.
check.mend.engine.restore	guarda todo de la ronda en el valor del motor, todo Codable.
check.mend.engine.rounds	que cada paso acabe su fase y que play acepte justo las jugadas legales.
check.mend.engine.wire	que las reglas dependan solo de lo que responde la mesa, no de cuál es.
check.mend.integration.data	anota cada ronda en note(_:in:).
check.mend.integration.labels	usa las partes del kit o da a la parte un accessibilityLabel.
check.mend.integration.sound	emite roundSettled una vez, cuando todo está pagado.
check.mend.integration.strings	añade el texto al catálogo en todos los idiomas o quita el que sobra.
check.mend.integration.tooltips	muestra los consejos desde hints(_:), con un destino que esté en la mesa.
check.mend.models.bets	pon una BettingZoneView por apuesta, con la zona del estado, y acepta en deal lo que admiten los límites.
check.mend.models.data	guarda cifras pequeñas que Codable relea, y combina copias en cualquier orden.
check.mend.models.results	añade el caso a los resultados y los textos outcome.<caso> y say.<caso>.
check.mend.models.settings	haz reglas de cada valor y da a un conflicto un texto por su clave.
check.mend.polish.icon	haz un icono con las partes del kit.
check.mend.polish.keys	da a cada botón su propia tecla.
check.mend.polish.sizes	da menos prioridad en ventanas pequeñas a lo prescindible.
check.mend.polish.speech	emite cada evento una vez y dale un texto say.<palabra>.
check.mend.setup.catalogue	pon los textos en Resources/Localizable.xcstrings, en en, es, fr, de y ja.
check.mend.setup.design	nombra el valor en Theme/DesignConstants.swift, sobre CasinoDesign.
check.mend.setup.manifest	ejecuta el programa con --manifest hacia Resources/manifest.json y declara nombres, ventajas y pagos en el juego.
check.mend.setup.shape	da al archivo su lugar y nombre; casino new-game muestra la forma.
check.mend.views.layout	acorta el texto o da menos prioridad a lo prescindible.
check.mend.views.result	muestra ResultBannerView con todos los resultados del estado.
check.mend.views.rules	da a cada apuesta una sección con sus pagos y pon TableRulesView para los límites.
check.mend.views.settings	pon SettingsSectionsView y HostValue(.settings).
check.mend.views.statistics	pon StatisticsView en la hoja.
check.mend.views.table	monta la mesa con TableFrameView, las zonas y una HandDisplayView por mano.
check.next	Queda por escribir:
check.ok.bets	one	%1$@ apuesta se hace dentro de sus límites.	other	%1$@ apuestas se hacen dentro de sus límites.
check.ok.cards	Cada carta mostrada se ha sacado.
check.ok.catalogue	one	%1$@ texto, todos los idiomas.	other	%1$@ textos, todos los idiomas.
check.ok.chips	Cada apuesta se paga una vez, como mucho al pago máximo.
check.ok.data	%1$@ bytes, iguales tras un nuevo arranque, y combinados.
check.ok.design	Las vistas usan constantes de diseño.
check.ok.edge	one	%1$@ ventaja declarada está en el intervalo del 99,9 %.	other	%1$@ ventajas declaradas están en sus intervalos del 99,9 %.
check.ok.hidden	one	Se cambió %1$@ carta oculta y nada cambió.	other	Se cambiaron %1$@ cartas ocultas y nada cambió.
check.ok.icon	El juego tiene su propio icono.
check.ok.kept	El anfitrión recibe los datos del juego con cada ronda.
check.ok.keys	A cada acción se llega con el teclado, ninguna tecla vale para dos.
check.ok.labels	Cada parte dice lo que es.
check.ok.layout	one	%1$@ mesa cabe en 80×24.	other	%1$@ mesas caben en 80×24, en todos los idiomas.
check.ok.manifest	%1$@ %2$@: nombres, apuestas, ventajas y pagos.
check.ok.noData	El juego no guarda datos propios.
check.ok.pure	one	%1$@ archivo de reglas: sin entrada, reloj ni azar.	other	%1$@ archivos de reglas: sin entrada, reloj ni azar.
check.ok.refusals	Lo que no se ofrece se rechaza y no cambia nada.
check.ok.repeats	Igual en otro proceso, otros idiomas y otro huso horario.
check.ok.restore	one	%1$@ ronda se cortó en cada paso y siguió igual.	other	%1$@ rondas se cortaron en cada paso y siguieron igual.
check.ok.result	Cada resultado suma lo que dio la ronda.
check.ok.results	one	%1$@ resultado tiene título y frase.	other	%1$@ resultados tienen título y frase.
check.ok.rounds	one	%1$@ ronda de jugadas al azar llegó a su fin.	other	%1$@ rondas de jugadas al azar llegaron a su fin.
check.ok.rulesSheet	one	Las reglas nombran %1$@ apuesta, sus límites y lo que paga.	other	Las reglas nombran %1$@ apuestas, sus límites y lo que pagan.
check.ok.settings	one	%1$@ ajuste reparte con cada valor; %2$@ contradicciones se rechazan con palabras.	other	%1$@ ajustes reparten con cada valor; %2$@ contradicciones se rechazan con palabras.
check.ok.settingsSheet	one	%1$@ ajuste se muestra con su valor.	other	%1$@ ajustes se muestran con sus valores.
check.ok.shape	El paquete tiene la forma común.
check.ok.sizes	Cabe en 60×18, 120×40 y 200×60, en ASCII y sin colores.
check.ok.sound	Cada final de ronda se oye.
check.ok.speech	Se dice cada paso, y nada dos veces.
check.ok.statistics	La hoja muestra las cifras del anfitrión.
check.ok.strings	one	%1$@ texto está en todos los idiomas.	other	%1$@ textos están en todos los idiomas.
check.ok.table	La mesa tiene todas sus partes.
check.ok.tooltips	one	Llegó %1$@ consejo, con su destino.	other	Llegaron %1$@ consejos, cada uno con su destino.
check.ok.wire	one	%1$@ ronda es igual por la conexión y en la mesa silenciosa.	other	%1$@ rondas son iguales por la conexión y en la mesa silenciosa.
check.tier.complete	%1$@ está completo: jugable, con todas las vistas y lo que les toca.
check.tier.none	%1$@ aún no tiene nivel: falla una regla de setup, models o engine.
check.tier.playable	%1$@ es jugable: sus reglas y datos aguantan.
check.tier.polished	%1$@ está pulido: todas las reglas se cumplen.
count.entries	one	%2$@ asiento	other	%2$@ asientos
count.rounds	one	%2$@ ronda	other	%2$@ rondas
count.seconds	one	%2$@ segundo	other	%2$@ segundos
count.shoes	one	%2$@ sabot	other	%2$@ sabots
dev.debugger	%1$@ espera un depurador como proceso %2$@: %3$@, o %4$@
dev.error.otherGame	La palabra del juego era %1$@ y ahora es %2$@: es otro juego con otra mesa; inicie casino dev de nuevo
dev.opened	%@ está compilado y puesto de nuevo en la mesa.
dev.unchanged	%@ vuelve a ser lo que está en la mesa.
dev.voided	Con las reglas cambiadas la mano no puede continuar; se devuelven sus apuestas: %1$@. (%2$@)
dev.waits	La mesa espera la próxima compilación.
doctor.balance.stack	fichas de práctica de %2$@ en %1$@: figura un saldo de %3$@, y sus asientos suman %4$@
doctor.balance.wallet	monedero de %1$@: figura un saldo de %2$@, y sus asientos suman %3$@
doctor.bundle	%1$@: %2$@
doctor.damaged	el registro está dañado: %@ Trasládelo a otro lugar y consérvelo; casino sync recupera lo que saben otros equipos
doctor.lostRow	el registro ha perdido filas a las que remite su tabla %@
doctor.missing	%1$@: falta en este equipo; apt-get install %2$@
doctor.net	ronda %1$@ de %2$@: figura un neto de %3$@, y sus asientos suman %4$@
doctor.place	está en %@
doctor.sandboxFails	%1$@: está, pero este equipo no permite aislar nada con él (los espacios de nombres de usuario están desactivados)
doctor.sound	el registro está en orden: %1$@, %2$@, %3$@; cada saldo es la suma de sus asientos
doctor.statistics	las estadísticas de %@ no coinciden con sus rondas
doctor.tool.player	reproductor de sonido
doctor.tool.sandbox	bubblewrap, para aislar los juegos ajenos
doctor.transfer.purse	%3$@ en fichas en la bolsa de %1$@ (%2$@) no tienen contrapartida
doctor.transfer.wallet	%2$@ en fichas entre el monedero de %1$@ y una bolsa no tienen contrapartida
doctor.unsettled	la ronda %1$@ de %2$@ ha terminado y la apuesta %3$@ está sin liquidar
drawn.balance	Saldo
drawn.bankroll	Fondos
drawn.bet	apuesta
drawn.changeBet	Cambiar apuesta
drawn.close	cerrar
drawn.focus	foco
drawn.gotIt	entendido
drawn.key.arrows	Flechas
drawn.key.enter	Intro
drawn.key.pages	RePág AvPág
drawn.key.space	Espacio
drawn.key.tab	Tab
drawn.leave	salir
drawn.leaveTable	Dejar la mesa
drawn.move	elegir y cambiar
drawn.needs	Esta mesa necesita %1$@ × %2$@.
drawn.nextZone	otra zona
drawn.noBet	vacía
drawn.odds	probabilidades
drawn.outOf	de
drawn.place	poner ficha
drawn.result	resultado
drawn.round	Ronda
drawn.scroll	desplazar
drawn.shoe	Sabot
drawn.stake	apostado
drawn.takeLit	elegir lo marcado
drawn.takeLit.short	elegir
drawn.total	Total
drawn.waiting	espera
drawn.waits	Su mano espera. Agrande la ventana.
drawn.window	La ventana es de %1$@ × %2$@.
error.allowed.bet	un importe de hasta %1$@, o apuesta=importe
error.allowed.cards	cartas como "AS KD 10H": rango A, 2 a 10, T, J, Q o K, y palo S, H, D o C
error.allowed.clientSeed	64 letras, cifras y signos como máximo, sin espacios ni dos puntos; vacío, ninguna semilla
error.allowed.dealer	una carta como 9 o TS
error.allowed.description	una frase de como máximo %@ caracteres
error.allowed.folder	una carpeta
error.allowed.hand	cartas como "A 7" o "AS 7D"
error.allowed.lang	un código de idioma como en, de o pt-BR
error.allowed.none	ir sin valor
error.allowed.number	un número entero de %1$@ a %2$@
error.allowed.profile	un nombre de 1 a 32 signos: letras de la A a la Z, cifras y guiones, sin guion al principio
error.allowed.replay	el número de una ronda, tal como lo da casino history
error.allowed.set	clave=valor, como decks=6; las claves de un juego están en: casino info <juego>
error.allowed.shard	una parte como 3/100
error.allowed.stack	un importe en fichas de 1 a %@, con dos decimales como máximo
error.allowed.strategy	una estrategia del juego, random, una apuesta o un archivo con una tabla
error.badManifest	No se puede leer el juego de %1$@ (%2$@); vuelva a compilarlo
error.badSetting	El ajuste %1$@ de %2$@ no admite %3$@: necesita %4$@
error.badValue	%1$@ no admite %2$@: necesita %3$@
error.buildNotAgreed	compilar %1$@ ejecuta su código en este equipo y nadie lo ha autorizado: indique --yes una vez si confía en su procedencia
error.conflict	Estos ajustes de %1$@ no son compatibles: %2$@; cambie uno de ellos
error.dataDirectory	No se puede usar la carpeta de datos %1$@: %2$@; indique otra con --data-dir
error.dealer.beyondRecord	one	Al repetirse, la ronda pide más cartas que entonces: había usado %lld.	other	Al repetirse, la ronda pide más cartas que entonces: había usado %lld.
error.dealer.noCards	Todas las cartas del sabot están ya en la mesa.
error.dealer.noRound	No hay ninguna ronda en curso.
error.dealer.notInShoe	one	En el sabot no hay bastantes cartas %2$@: queda %1$lld.	other	En el sabot no hay bastantes cartas %2$@: quedan %1$lld.
error.dealer.record	El registro de la ronda no concuerda con el sabot.
error.dealer.shortOfRecord	one	Al repetirse, la ronda pide %2$@; había usado %1$lld carta.	other	Al repetirse, la ronda pide %2$@ de las %1$lld cartas que usó.
error.directory.none	No hay carpeta personal donde guardar el monedero; indique una carpeta con --data-dir
error.fileIsThere	El archivo %@ ya existe; --force lo sobrescribe
error.fileRefused	No se puede escribir el archivo %1$@: %2$@
error.foreignWord	el nombre %1$@ pertenece a un juego del autor %2$@, con su historial y su bolsa; el juego de otro autor no puede tomarlo
error.foreignWord.bundled	el nombre %1$@ pertenece a un juego de la casa, con su historial; otro juego no puede tomarlo
error.holder	(proceso %1$@, desde las %2$@ UTC)
error.holder.at	en %1$@ (proceso %2$@, desde las %3$@ UTC)
error.line.missing	falta %@
error.line.noJSON	no es JSON
error.line.noRange	protocol no es un intervalo
error.line.noShoe	no existe un sabot de %1$@ barajas cortado en %2$@
error.line.unreadable	no se puede leer
error.line.wrong	%1$@: %2$@
error.line.wrongType	%1$@ no es de tipo %2$@
error.manifest.field	el campo %@ de su manifiesto es incorrecto
error.manifest.malformed	su manifiesto no es válido: %@
error.manifest.slow	no ha mostrado su manifiesto a tiempo
error.manifest.tooLong	su manifiesto es demasiado largo
error.manifest.unreadable	no arranca o le falta el manifiesto
error.mergedTwice	%1$@ trae el bloque %2$@ por segunda vez
error.misplacedOption	casino %1$@ no admite %2$@; esa opción es de %3$@
error.misplacedOption.alone	casino, sin orden, no admite %1$@; esa opción es de %2$@
error.missingFiles	Indique qué resultados: casino merge <archivo> …
error.missingGame	Indique qué juego: casino %@ <juego>; los juegos están en: casino list
error.missingShell	Indique qué intérprete de comandos: %@
error.missingValue	%1$@ necesita %2$@
error.module.amount	%1$@ ha cobrado %2$@ por la acción %3$@, que no admite ese importe.
error.module.badAmount	%1$@ ha movido un importe de %2$@ en la apuesta %3$@.
error.module.cannotStart	%1$@ no puede arrancar: %2$@: %3$@.
error.module.card	%1$@ ha usado %2$@, que no se repartió en esta ronda.
error.module.crashed	%1$@ se ha interrumpido de golpe (%2$@).
error.module.crashed.reason	%1$@ se ha interrumpido de golpe (%2$@): %3$@.
error.module.disconnected	%@ ha cortado su conexión con la mesa.
error.module.entries	%1$@ ha movido fichas %2$@ veces en un solo paso.
error.module.exited	%1$@ se ha ido en plena partida (código de salida %2$@).
error.module.flooded	%1$@ ha enviado %2$@ mensajes, %3$@ bytes, donde debía dar una sola respuesta.
error.module.hung.answering	%1$@ no ha dado señales durante %2$@ al responder al jugador.
error.module.hung.committing	%1$@ no ha dado señales durante %2$@ al cerrar su turno.
error.module.hung.drawing	%1$@ no ha dado señales durante %2$@ al repartir.
error.module.hung.laying	%1$@ no ha dado señales durante %2$@ al preparar la mesa.
error.module.hung.reading	%1$@ no ha dado señales durante %2$@ con mensajes por leer.
error.module.hung.showing	%1$@ no ha dado señales durante %2$@ al mostrar la mesa.
error.module.hung.starting	%1$@ no ha dado señales durante %2$@ al arrancar.
error.module.line	%1$@ ha enviado una línea de más de %2$@ bytes.
error.module.log	Lo que ha escrito el juego está en %@.
error.module.malformed	%1$@ ha enviado algo que no es un mensaje (%2$@): %3$@.
error.module.noPlay	%@ ha movido fichas sin que se jugara nada.
error.module.notAtDeal	%1$@ ha tomado al repartir la apuesta %2$@, que se hace más tarde.
error.module.notEnded	%@ ha liquidado todas las apuestas y no ha terminado la ronda.
error.module.notPlaced	%1$@ ha tomado %2$@ en la apuesta %3$@, donde había %4$@.
error.module.notSettled	%1$@ ha terminado la ronda sin liquidar la apuesta %2$@ %3$@.
error.module.paid	%1$@ ha devuelto %2$@ en la apuesta %3$@, que devuelve como máximo %4$@.
error.module.price	%1$@ ha cobrado %2$@ por la acción %3$@, anunciada a %4$@.
error.module.protocol.casino	%1$@ habla el protocolo %2$@ y este casino, el %3$@: actualice casino.
error.module.protocol.game	%1$@ habla el protocolo %2$@ y este casino, el %3$@: actualice el juego.
error.module.refused	%1$@ no ha podido seguir (%2$@): %3$@.
error.module.replay	%1$@ no llega a la ronda que se jugó: %2$@.
error.module.safe	Sus fichas y la ronda están a salvo; abra el juego de nuevo para seguir.
error.module.scene	%1$@ ha mostrado una mesa que no se puede dibujar: %2$@.
error.module.settings	%1$@ no puede preparar la mesa: %2$@.
error.module.stray	%1$@ ha abierto lo que ningún juego debe abrir: %2$@.
error.module.tableLimits	%1$@ ha tomado %2$@ en la apuesta %3$@; la mesa admite de %4$@ a %5$@.
error.module.turn	%1$@ ha jugado %2$@ fuera de turno.
error.module.twice	%1$@ ha usado otra vez la apuesta %2$@ %3$@, ya liquidada.
error.module.unknownBet	%1$@ ha usado una apuesta que no tiene: %2$@.
error.module.unknownWager	%1$@ ha liquidado la apuesta %2$@ %3$@, que nunca se hizo.
error.module.wrongGame	%1$@ dice ser %2$@, pero su manifiesto es el de %3$@: vuelva a compilarlo.
error.module.wrongGame.none	%1$@ dice que no es un juego, pero su manifiesto es el de %2$@: vuelva a compilarlo.
error.module.wrongMessage	%1$@ ha enviado %2$@ donde tocaba %3$@.
error.noOdds	%@ no ofrece probabilidades
error.noSandbox	%1$@ es un juego ajeno y en este equipo no hay con qué aislarlo: instale bubblewrap (casino doctor explica cómo) o ejecútelo sin aislar con --yes. En ese caso podría leer y modificar todos sus archivos
error.noSandbox.game	es un juego ajeno y en este equipo no hay con qué aislarlo: instale bubblewrap (casino doctor explica cómo) o ejecútelo sin aislar con --yes. En ese caso podría leer y modificar todos sus archivos
error.noSheet	%1$@ no es un resultado de casino simulate --format json
error.noSimulation	%1$@ no simula rondas
error.notChecked	one	%1$@ regla no se cumple; está indicada arriba	other	%1$@ reglas no se cumplen; están indicadas arriba
error.notHealthy	Algo no está en orden; véase más arriba
error.notTogether	%1$@ y %2$@ no van juntas; indique una de las dos
error.notVerified	No todo está como se guardó; véase más arriba
error.otherRun	%1$@ es de otra serie: juego, versión, rondas, semilla, reglas, apuestas y estrategia deben ser iguales
error.output	No se puede escribir la salida: %@; envíela a otro sitio
error.output.closed	La salida se ha cerrado
error.path	No hay ningún juego en %@: una ruta lleva a la carpeta de un juego, a su programa o a su paquete, como ./Poker
error.playsForPractice	%1$@ se juega desde su código fuente, en práctica; instálelo para darle una bolsa
error.playsWithWallet	%1$@ viene con casino y juega con su monedero; solo los juegos ajenos tienen bolsa
error.replay.chips	las fichas se han movido de otro modo que cuando se jugó
error.replay.tooManyCards	one	pide más cartas que entonces, cuando usó %lld	other	pide más cartas que entonces, cuando usó %lld
error.replay.twoRounds	ha empezado dos rondas
error.restartAlone	--restart empieza de nuevo una mesa de práctica, así que necesita al lado --seed, --cards o --stack
error.scene.badID	«%@» no es un identificador
error.scene.deep	más de %@ piezas una dentro de otra
error.scene.idTwice	dos piezas se llaman «%@»
error.scene.nodes	más de %@ piezas
error.scene.unknown	no hay ninguna pieza llamada «%@»
error.signal.abort	señal abort
error.signal.arithmetic	error aritmético
error.signal.killed	cierre forzado
error.signal.memory	error de memoria
error.signal.other	señal %@
error.signal.time	límite de tiempo
error.signal.trap	señal trap
error.store.badEntry	El juego ha movido fichas de un modo imposible: %@.
error.store.busy	Otro programa tiene bloqueado el registro. Ciérrelo, o espere un momento e inténtelo de nuevo.
error.store.cannotOpen	No se puede abrir el registro %1$@: %2$@.
error.store.damaged	El registro %@ está dañado.
error.store.damaged.kept	El registro %1$@ está dañado. Se conserva como %2$@, sin ningún cambio. Ponga en su lugar una copia suya o vuelva a empezar con un monedero nuevo.
error.store.dataTooLong	El juego quiere guardar %1$@ bytes propios; el máximo es %2$@.
error.store.disk	El disco no lee o no escribe como debería (%@). No se ha cambiado nada.
error.store.folder	No se puede usar la carpeta %1$@: %2$@.
error.store.foreign	%@ pertenece a otro programa. Se ha dejado como estaba: elija otra carpeta con --data-dir.
error.store.full	El disco está lleno y no se ha podido guardar nada. Libere espacio e inténtelo de nuevo.
error.store.newer	El registro %1$@ lo ha escrito un casino más reciente (formato %2$@; este conoce el %3$@). Se ha dejado como estaba: actualice este programa.
error.store.noRandomness	El sistema no da números aleatorios, así que no se puede barajar ningún sabot.
error.store.noRound	No hay ninguna ronda en curso.
error.store.notEnough	Eso cuesta %1$@ en fichas y usted dispone de %2$@.
error.store.playedElsewhere	En esta mesa se ha seguido jugando en otra ventana. Siéntese de nuevo para continuar desde allí.
error.store.profileExists	Ya existe un perfil %@. Elija otro nombre.
error.store.profileUnknown	No existe el perfil %1$@; perfiles: %2$@. Para crear uno: casino profiles create %3$@.
error.store.purseAmount	Ese importe no puede ponerse en una bolsa.
error.store.purseKeeps	De la bolsa pueden salir %1$@. Lo ganado se queda en ella hasta que confíe en el juego.
error.store.readOnly	No está permitido escribir en %@. Dé permiso o elija otra carpeta con --data-dir.
error.store.roundIsOpen	Ya hay una ronda en curso.
error.store.stackLeft	Todavía tiene %@ en fichas. Confirme que renuncia a ellas para tomar fichas nuevas.
error.store.tooMany	La mesa no puede contar tantas fichas: el máximo es %@.
error.store.unexpected	No se puede guardar el registro: %1$@ (%2$@).
error.store.unreadable	Hay un dato del registro que no se puede leer: %@.
error.sync.busy	Otro programa está sincronizando en este momento.
error.sync.folder	No se puede usar la carpeta %1$@ para sincronizar: %2$@. El juego sigue sin ella.
error.sync.handIsOpen	Esta carpeta de datos es copia de la de otro equipo y hay una mano abierta. Termínela y se sincronizará el monedero.
error.sync.notLinked	Este perfil no está sincronizado; indique con --folder una carpeta que sincronice otro programa
error.sync.shared	El perfil %1$@ ya tiene el monedero %2$@ en esa carpeta
error.sync.unwritable	No se puede escribir %1$@: %2$@. El juego sigue sin sincronizar.
error.system.access	permiso denegado
error.system.badDescriptor	descriptor de archivo erróneo
error.system.busy	dispositivo o recurso ocupado
error.system.exists	el archivo ya existe
error.system.format	formato de ejecutable incorrecto
error.system.full	no queda espacio en el dispositivo
error.system.io	error de entrada/salida
error.system.isFolder	es un directorio
error.system.loop	demasiados niveles de enlaces simbólicos
error.system.memory	no se puede asignar memoria
error.system.nameTooLong	nombre de archivo demasiado largo
error.system.noFolder	no es un directorio
error.system.noSuchFile	no existe el archivo o el directorio
error.system.notPermitted	operación no permitida
error.system.quota	cuota de disco excedida
error.system.readOnly	sistema de archivos de solo lectura
error.system.tooLarge	archivo demasiado grande
error.system.tooManyFiles	demasiados archivos abiertos
error.tableIsKept	one	La mesa de %2$@ está abierta %3$@ y no ha quedado libre en %1$lld segundo; termine ese proceso	other	La mesa de %2$@ está abierta %3$@ y no ha quedado libre en %1$lld segundos; termine ese proceso
error.tableIsOpen	La mesa de %1$@ ya está abierta %2$@; ciérrela allí o tráigala aquí: --take-over
error.trustNotAgreed	nadie ha confirmado que confía en %1$@: lo ganado pasaría a su monedero. Responda en un terminal o indique --yes
error.unexpected	Ha ocurrido algo que no debería: %@; le rogamos que nos avise
error.unexpectedWord	casino %1$@ no sabe qué hacer con %2$@; véase: %3$@
error.unknownBet	%1$@ no tiene la apuesta %2$@ antes de repartir; tiene %3$@
error.unknownCommand	No existe la orden %1$@; órdenes: %2$@
error.unknownCommand.near	No existe la orden %1$@; ¿quería decir %2$@?
error.unknownGame	En este equipo no está el juego %1$@; juegos: %2$@
error.unknownGame.near	En este equipo no está el juego %1$@; ¿quería decir %2$@?
error.unknownGame.none	En este equipo no está el juego %@
error.unknownOption	No existe la opción %1$@; véase: %2$@
error.unknownOption.near	No existe la opción %1$@; ¿quería decir %2$@?
error.unknownRound	No hay ninguna ronda %1$@ terminada de %2$@; las rondas están en: casino history %2$@
error.unknownSetting	%1$@ no tiene el ajuste %2$@; ajustes: %3$@
error.unknownSetting.near	%1$@ no tiene el ajuste %2$@; ¿quería decir %3$@?
error.unknownShell	No hay autocompletado para %1$@; lo hay para %2$@
error.unknownStrategy	%1$@ no tiene la estrategia %2$@; admite %3$@
error.unreadableChart	%1$@ no puede leer una estrategia en %2$@
error.unwantedValue	%@ va sin valor; quite el = y lo que sigue
error.versionGone	La ronda se repartió con la versión %1$@ de %2$@, que no está en este equipo
help.build.summary	el programa de un juego, a partir de su código
help.build.text	Compila el juego de una carpeta (la actual, si no se indica otra) e indica dónde está su programa. Todos los juegos se compilan en un mismo lugar, de modo que el kit de casino se compila una sola vez. Todo comando que toma una ruta compila lo que ha cambiado; este solo compila.
help.check.summary	la lista de comprobación de los juegos, verificada
help.check.text	Juega solo y juzga cada regla de la guía: ok, warn, fail o skip, con lo hallado, cómo arreglarlo y un comando que lo muestra de nuevo. Una ruta lleva a un programa o a la carpeta de un juego compilado.
help.completion.summary	autocompletado para la terminal
help.completion.text	Muestra lo que bash, zsh o fish necesita para completar comandos, opciones, juegos y valores.
help.dev.summary	una mesa para el autor de un juego
help.dev.text	Compila el juego de una carpeta (la actual, si no se indica otra), lo pone en una mesa de práctica y vigila su código. Lo que se guarda se compila mientras se juega, y la mesa sigue con el programa nuevo: la mano en curso se repite con las reglas nuevas; si no es posible, se devuelven las apuestas. Lo que dice el compilador se muestra en la mesa.
help.doctor.summary	prueba de que no se pierde ninguna ficha y qué falta aquí
help.doctor.text	Lee el registro entero: el archivo debe estar en orden, cada saldo debe ser la suma de sus asientos, cada ronda debe estar liquidada y las estadísticas deben ser las de las rondas. Después dice qué programas faltan en este equipo y cómo obtenerlos.
help.everywhere	Con todas las órdenes
help.everywhere.text	El valor sigue a su opción tras un espacio o un signo igual. Si una opción se indica dos veces, vale la última.
help.examples	Ejemplos
help.exit.done	hecho
help.exit.failed	fallo
help.exit.module	ha fallado el módulo del juego
help.exit.usage	uso incorrecto
help.exits	Códigos de salida
help.help.summary	cómo se usa una orden
help.help.text	Órdenes: %@
help.history.summary	las rondas jugadas, primero las más recientes
help.history.text	Si no se indica un juego, las rondas de todos. Las rondas de práctica van señaladas.
help.icon.summary	el icono de un juego en PNG y SVG
help.icon.text	Escribe <juego>.png y <juego>.svg. <juego> es la palabra de un juego, tal como la da casino list, o la ruta del programa de un juego (con una barra).
help.info.summary	cómo es un juego, antes de sentarse
help.info.text	Muestra las apuestas del juego, con lo máximo que paga cada una y la ventaja de la casa que el juego declara, sus ajustes con los valores que admite --set, y su sabot.
help.install.summary	un juego, desde un paquete o desde su código
help.install.text	Desde un paquete (.casinogame) muestra qué juego es y pregunta antes de instalar nada. Desde la carpeta de un juego crea el paquete, firmado con su clave, y lo instala; con --output escribe el paquete como archivo para darlo a otros. Un paquete funciona en equipos sin Swift.
help.list.summary	los juegos de este equipo
help.list.text	Muestra una línea por juego: la palabra con que se le llama, su versión y en qué consiste. Para ello no se abre ningún juego.
help.lobby	El vestíbulo
help.lobby.text	Sin --ui, decide la variable CASINO_UI y, en su defecto, el ajuste del jugador.
help.merge.summary	suma partes de una simulación
help.merge.text	Suma lo que escribió casino simulate --shard … --format json e imprime la hoja del conjunto: exactamente la que da una sola serie.
help.new-game.summary	un juego propio, listo para jugar
help.new-game.text	Crea un paquete con un pequeño juego completo, sus pruebas y sus textos en cinco idiomas; solo queda escribir su propio juego. Los nombres del juego, de su módulo y de sus tipos se deducen del nombre y se muestran, con todos los archivos, antes de escribir nada. En una copia del código de casino, el juego será una carpeta de Plugins; en cualquier otro lugar, una carpeta propia. En un terminal se le pregunta el estilo; en una tubería decide el nombre: uno como Poker empieza con una tabla de pagos; cualquier otro, con un crupier.
help.odds.summary	probabilidades de la decisión en la mesa, de apuestas y de manos
help.odds.text	Sin una mano, la ventaja de la casa en cada apuesta con las reglas vigentes. Con una mano y la carta del crupier, lo que vale cada jugada a la larga, como parte de la apuesta.
help.option.ascii	dibuja solo con caracteres ASCII
help.option.bet	lo que hay en cada apuesta principal, o en una; se puede repetir
help.option.cards	las próximas cartas del sabot, como "AS KD 10H"
help.option.clientSeed	su parte en las semillas de los próximos sabots, véase docs/fairness.md; se conserva hasta que indique otra
help.option.color	auto, truecolor, 256, 16 o none
help.option.count	cuenta las cartas vistas desde que se barajó el sabot
help.option.csv	muestra cada resultado en valores separados por comas
help.option.dataDir	dónde se guardan el monedero y el historial; si no se indica, $CASINO_HOME; si no, $XDG_DATA_HOME/casino; si no, ~/.local/share/casino
help.option.dealer	la carta del crupier, como 9
help.option.description	una frase sobre el juego, para las listas
help.option.directory	la carpeta en la que se crea la del juego
help.option.dryRun	muestra el plan y no escribe nada
help.option.empty	saca lo que puede salir de la bolsa
help.option.end	cierra las opciones: lo que sigue ya no es una opción
help.option.fill	pasa fichas del monedero a la bolsa del juego
help.option.folder	vincula el perfil a la carpeta; en otros equipos, use el mismo --profile
help.option.force	sobrescribe los archivos que ya existen
help.option.format	text, json, csv o html; html es una página con gráficos que no necesita nada más
help.option.format.check	para personas, o un objeto JSON
help.option.format.sheet	para personas, un objeto JSON para casino merge o una página con gráficos
help.option.formatShort	lo mismo que --format json, --format csv
help.option.freshShoe	un sabot completo en cada ronda: así se publican las ventajas
help.option.hand	las cartas del jugador, como A7 o "AS 7D"
help.option.help	la página de la orden
help.option.jobs	cuántos procesos juegan a la vez; tantos como núcleos si no se indica
help.option.json.history	muestra cada ronda como una línea de JSON: apuestas, jugadas, manos, resultados, neto y saldo
help.option.json.odds	muestra las cifras en JSON
help.option.lang	el idioma, como en, de o pt-BR
help.option.limit	como máximo tantas rondas, de 1 a %1$@ (se escribe sin puntos); si no se indica, %2$@; con --json, todas
help.option.lobby.others	como en casino play
help.option.names	solo las palabras, una por línea
help.option.next	lo que queda por escribir y las reglas que no están bien
help.option.off	deja de sincronizar; lo que llegó de otros equipos se queda
help.option.output	la carpeta donde van los archivos; si no se indica, la actual
help.option.output.install	escribe ahí el paquete y no instala nada
help.option.penetration	la parte del sabot que se reparte, en porcentaje
help.option.profile	de quién son el monedero y el historial
help.option.removed	cartas que ya no están en el sabot, si el juego las tiene en cuenta
help.option.replay	vuelve a jugar una ronda en la mesa: las flechas avanzan y retroceden un paso; con --ui text se cuenta cada paso. --ui, --color y --ascii, como en casino play
help.option.restart	empieza de nuevo la mesa de práctica en lugar de seguir con sus fichas y su sabot
help.option.rounds.check	cuántas rondas se prueban; %1$@ si no se indica
help.option.rounds.simulate	cuántas rondas se juegan, como 250000, 100M o 10G; %1$@ si no se indica
help.option.rule	solo estas reglas o grupos, como engine.chips,views
help.option.seed	baraja a partir de este número, de 0 a %@
help.option.seed.check	las rondas salen de este número; 1 si no se indica
help.option.set.odds	una regla, como en casino play; se puede indicar varias veces
help.option.set.play	un ajuste solo para esta mesa; se puede indicar varias veces; casino info <juego> da las claves y los valores
help.option.set.simulate	una regla, como en casino play; se puede repetir
help.option.shard	una parte de la serie, que suma casino merge; en un array de Slurm o un Job indexado se sabe sin ella
help.option.shoes	muestra los sabots en lugar de las rondas: el compromiso de cada sabot y, cuando se termina, su semilla; --json da las cartas
help.option.sideBets	también las apuestas laterales
help.option.size	los píxeles de cada lado, de %1$@ a %2$@; si no se indica, %3$@
help.option.stack	de 1 a %@ en fichas, con dos decimales como máximo (se escribe sin puntos)
help.option.stack.simulate	las fichas cuyo riesgo de ruina se indica
help.option.status	muestra cómo se sincroniza el perfil
help.option.strategy	quién juega: una palabra del juego (blackjack: basic, mimicDealer, neverBust), random, una sola apuesta o un archivo con una tabla
help.option.suits	as de picas, o bien A♠, con --ui text
help.option.takeOver	trae aquí una mesa abierta en otra ventana; sin esta opción, se le pregunta
help.option.trust	permite que lo ganado en el juego pase a su monedero; explica qué significa y pregunta
help.option.ui.json	da cada imagen y cada suceso como una línea de JSON y admite {"action": "<id>"}
help.option.ui.lobby.json	lo da como una línea de JSON y admite {"action": "play.<juego>"} y {"action": "leave"}
help.option.ui.lobby.terminal	lo dibuja; es lo que hay en un terminal
help.option.ui.lobby.text	lo cuenta en frases, con una orden por línea
help.option.ui.terminal	dibuja la mesa; es lo que hay en un terminal
help.option.ui.text	cuenta el juego en frases, con una orden por línea; es lo que hay en los demás casos
help.option.untrust	vuelve a dejar en la bolsa lo ganado en el juego
help.option.version	la versión de este programa
help.option.waitForDebugger	deja que se conecte un depurador antes de abrir la mesa
help.option.yes	no pregunta nada y toma lo propuesto
help.option.yes.build	acepta que se compile el código ajeno
help.option.yes.foreign	ejecuta un juego ajeno aunque no haya con qué aislarlo
help.option.yes.install	no pregunta nada; toda respuesta es sí
help.option.yes.trust	confía sin preguntar
help.options	Opciones
help.overview.doctor	prueba de que no se pierde ninguna ficha; qué falta aquí
help.overview.help	esta página, o la página de una orden
help.overview.info	apuestas, ajustes y sabot de un juego
help.overview.lobby	el vestíbulo: juegos, monedero, últimos resultados
help.overview.title	casino: juegos de cartas en una mesa, en su terminal
help.play.practice	Práctica: fichas propias, fuera del monedero y de las estadísticas
help.play.summary	sentarse a una mesa
help.play.table	La mesa
help.play.text	<juego> es la palabra de un juego, tal como la da casino list, o la ruta de la carpeta de un juego (con una barra, como ./Poker). Si al dejar la mesa quedó una mano en curso, se sigue jugando.
help.profiles.create	uno nuevo, con monedero propio
help.profiles.list	los enumera
help.profiles.rename	da otro nombre a uno
help.profiles.summary	varios jugadores en un mismo equipo
help.profiles.switch	este juega cuando no se indica otro
help.purse.summary	las fichas con que juega un juego ajeno
help.purse.text	Un juego que no viene con casino juega con una bolsa propia. Usted pasa a ella fichas de su monedero y siempre puede recuperarlas; lo que gana se queda en la bolsa hasta que confíe en el juego, pues solo el juego sabe si una mano se ganó.
help.remove.summary	quita un juego instalado
help.remove.text	Lo jugado sigue en el historial, y la palabra del juego sigue siendo de su autor.
help.simulate.summary	muchas rondas y lo que gana la casa
help.simulate.text	El juego juega rondas con una estrategia, en bloques y en todos los núcleos, e imprime una hoja PAR: ventajas con sus intervalos, reparto de resultados, evolución de los fondos. En cada apuesta principal hay 100 si no se indica otra cosa. Ctrl-C imprime lo que hay hasta el momento. Órdenes iguales dan hojas iguales, sea cual sea el número de procesos.
help.stats.summary	lo ganado y lo perdido
help.stats.text	Rondas, apostado, neto, retorno, mayor ganancia, rachas, cómo acabaron las apuestas y la evolución de su neto. Si no se indica un juego, de todos los juegos. La práctica no cuenta.
help.sync.summary	el mismo monedero en otro equipo
help.sync.text	Los equipos se encuentran en una carpeta que sincroniza otro programa, como Syncthing, Nextcloud, Dropbox o iCloud Drive, o en una memoria USB. Una vez vinculados todos, intercambian por sí solos lo jugado cuando usted se sienta a una mesa y cuando la deja; casino sync lo hace en el acto. Lo que esté dañado en la carpeta se nombra y no se lee.
help.title	casino %1$@: %2$@
help.usage	Uso
help.value.card	carta
help.value.cards	cartas
help.value.chips	fichas
help.value.command	orden
help.value.file	archivo
help.value.folder	carpeta
help.value.format	formato
help.value.game	juego
help.value.key	clave
help.value.language	idioma
help.value.mode	modo
help.value.name	nombre
help.value.new	nuevo
help.value.number	número
help.value.options	opciones
help.value.path	ruta
help.value.rule	regla
help.value.shell	intérprete
help.value.text	texto
help.value.value	valor
help.verify.summary	prueba de que las cartas y los resultados fueron limpios
help.verify.text	Dos veredictos. Cartas: cada sabot terminado se rehace a partir de su semilla, que debe ser la comprometida, y cada carta debía estar donde se repartió. Resultados: el juego vuelve a jugar cada ronda, y manos y fichas deben salir como se guardaron; las rondas de una versión que no está en este equipo no se comprueban de nuevo. Si algo no coincide, acaba con el código de salida 1 y dice en qué ronda.
hints.counts	Consejos vistos, cerrados, seguidos
hints.counts.value	%1$lld, %2$lld, %3$lld
history.advised	con consejo
history.clientSeed	semilla cliente
history.commitment	compromiso
history.head.balance	saldo
history.head.game	juego
history.head.net	neto
history.head.outcome	resultado
history.head.round	ronda
history.head.staked	apostado
history.head.time	hora (UTC)
history.marked	%1$@ (%2$@)
history.noShoes	Todavía no se ha repartido de ningún sabot.
history.none	Todavía no hay rondas.
history.notRevealed	no se revela hasta que termine el sabot
history.serverSeed	semilla servidor
history.shoe	Sabot %1$@ de %2$@
history.shoe.practice	%@ (práctica)
history.shoe.round	Sabot %1$@ de %2$@, ronda %3$@
history.shoe.rounds	Sabot %1$@ de %2$@, rondas %3$@ a %4$@
host.balance	Saldo: %@.
host.fairness.client	Su parte en las semillas: %@
host.fairness.last	Semilla del último sabot: %@
host.fairness.next	Compromiso del próximo sabot: %@
host.fairness.none	Cada sabot queda comprometido antes de su primera carta.
host.fairness.this	Compromiso de este sabot: %@
host.limits	Apuesta base: de %1$@; apuestas laterales: de %2$@.
host.lossLimit	Ha llegado a su límite de pérdidas: %@ fichas perdidas en esta sesión. Cámbielo en los ajustes o tómese un descanso.
host.newStack	Usted toma fichas nuevas. Saldo: %@.
host.noSetting	No existe ese ajuste o no admite ese valor.
host.practice	práctica
host.practice.say	Mesa de práctica: aquí no se juega con las fichas de su monedero.
host.purse	Bolsa: %@.
host.purse.how	%1$@ purse fill 100 mete fichas, purse empty las saca
host.purse.in	poner %@
host.purse.isEmpty	La bolsa está vacía
host.purse.isEmpty.say	La bolsa está vacía; en su monedero hay %@.
host.purse.kept	%1$@ son ganancias: se quedan en la bolsa hasta que confíe en el juego (casino purse %2$@ --trust).
host.purse.mark	bolsa
host.purse.noPurse	Esta mesa no tiene bolsa.
host.purse.nothingLeaves	Ahora no puede salir nada de la bolsa.
host.purse.out	sacar %@
host.purse.refill	Poner %@
host.purse.return	Devuelto hasta ahora
host.purse.say	Este juego juega con su bolsa: %1$@ en ella, %2$@ en su monedero.
host.purse.say.empty	Este juego juega con su bolsa, que está vacía; %2$@ en su monedero. Llénela en los ajustes o escriba: purse fill 100
host.purse.title	Bolsa
host.purse.wallet	Monedero
host.round	Ronda %lld.
host.round.clock	%1$@ · %2$@
host.shoe	one	Sabot: queda %1$lld carta de %2$lld.	other	Sabot: quedan %1$lld cartas de %2$lld.
host.shoe.none	one	Un sabot nuevo de %lld carta.	other	Un sabot nuevo de %lld cartas.
host.sync	Otros equipos
host.sync.at	sincronización: %1$@, %2$@ UTC
host.sync.never	sincronización: %@, todavía no
host.sync.none	sin sincronizar: casino sync --folder DIR
host.voided	La mano que estaba en curso no se puede terminar: su juego ya no está en este equipo. Se le devuelve lo apostado: %@.
info.bets	Apuestas
info.builtWith	Hecho con
info.builtWith.value	CasinoKit %1$@, protocolo %2$@
info.from	Origen
info.from.bundled	vino con casino
info.from.installed	instalado; clave del autor %@
info.head.bet	apuesta
info.head.edge	ventaja de la casa
info.head.first	al inicio
info.head.key	clave
info.head.made	cuándo
info.head.pays	paga hasta
info.head.values	valores
info.made.inPlay	durante la ronda
info.made.main	antes de repartir
info.made.side	con la apuesta base
info.moves	Jugadas
info.noEdge	no indicada
info.settings	Ajustes (--set clave=valor)
info.shoe	Sabot
info.shoe.value	one	%1$lld baraja; se baraja tras %2$@ de %3$@ cartas	other	%1$lld barajas; se barajan tras %2$@ de %3$@ cartas
install.ask	¿Instalarlo? [s/N]
install.author	Clave del autor
install.done	%1$@ está instalado. Para jugar: casino play %2$@
install.game	Juego
install.hash	SHA-256
install.nothing	No se ha instalado nada.
install.replaces	En lugar de
install.size	Tamaño
install.size.value	%1$@ MB, archivos: %2$@
install.word	Palabra
interface.unknown	CASINO_UI no admite %@; admite terminal, text o json.
json.malformed	Cada línea es un objeto como {"action": "hit"}, con "amount" o "value" cuando la acción lo pide.
list.and	%1$@ y %2$@
list.head.about	qué es
list.head.game	juego
list.head.version	versión
list.line	%1$@. %2$@
list.none	En este equipo no hay ningún juego.
list.or	%1$@ o bien %2$@
lobby.advised	%1$@ (con consejo)
lobby.chips	sus fichas
lobby.count	one	%lld mesa	other	%lld mesas
lobby.curve	Fichas desde el %1$@
lobby.date	%1$@ %2$@
lobby.games	Juegos
lobby.help	Todas las órdenes: casino help
lobby.help.choose	elegir mesa; un clic para sentarse
lobby.help.digits	sentarse a una de las nueve primeras
lobby.help.enter	sentarse a la mesa elegida
lobby.help.history	las últimas rondas
lobby.help.keys	Teclas
lobby.help.leave	salir
lobby.help.search	buscar; cualquier otra letra también empieza a buscar
lobby.help.settings	ajustes de todas las mesas
lobby.help.statistics	lo ganado y lo perdido
lobby.history.line	%1$@  %2$@: %3$@
lobby.key.all	ver todas
lobby.key.arrows	Flechas
lobby.key.choose	elegir
lobby.key.enter	Intro
lobby.key.help	ayuda
lobby.key.history	historial
lobby.key.leave	salir
lobby.key.search	buscar
lobby.key.settings	ajustes
lobby.key.statistics	estadísticas
lobby.month.1	ene
lobby.month.10	oct
lobby.month.11	nov
lobby.month.12	dic
lobby.month.2	feb
lobby.month.3	mar
lobby.month.4	abr
lobby.month.5	may
lobby.month.6	jun
lobby.month.7	jul
lobby.month.8	ago
lobby.month.9	sep
lobby.needs	El vestíbulo necesita %1$lld × %2$lld.
lobby.noGames	En este equipo no hay ningún juego.
lobby.openHand	Le espera una mano de %1$@: casino play %1$@
lobby.owed	fichas que debe
lobby.page.owed	Monedero: debe %@ en fichas
lobby.page.rounds	Últimas rondas
lobby.page.sitDown	Sentarse a jugar: casino play %@
lobby.playOn	seguir
lobby.practice	%1$@ (práctica)
lobby.result.place	%1$@ %2$@
lobby.results	Últimos resultados
lobby.results.none	Todavía no hay rondas.
lobby.rounds	one	%2$@ ronda	other	%2$@ rondas
lobby.search	buscar o escribir un nombre
lobby.search.none	Ninguna mesa coincide con su búsqueda.
lobby.sheet.help	Ayuda
lobby.sheet.history	Historial
lobby.sheet.settings	Ajustes
lobby.sheet.statistics	Estadísticas
lobby.shown	%1$lld a %2$lld de %3$lld
lobby.since	%1$@ desde el %2$@
lobby.sitDown	sentarse
lobby.sitDown.any	Sentarse a jugar: casino play <juego>
lobby.tables	Mesas
lobby.text.ask	¿Qué mesa? %1$@. O bien: help, quit.
lobby.text.atTable	Las reglas y las apuestas se cuentan en cada mesa: siéntese primero.
lobby.text.back	Está usted de nuevo en el vestíbulo.
lobby.text.choice	%1$lld %2$@
lobby.text.help	1, blackjack, play blackjack   le sienta a una mesa por su número o su nombre\nlist                           enumera todas las mesas\nsearch bac                     busca mesas\nbalance                        su saldo en fichas\nstatus                         describe de nuevo el vestíbulo\nrepeat                         repite lo último que se dijo\nstats, history                 lo jugado; puede seguir el nombre de un juego\nodds blackjack                 probabilidades exactas de un juego\nsettings                       los ajustes de todas las mesas; set speed=fast cambia uno\nrules, bets                    se cuentan en cada mesa\nquit                           deja el vestíbulo
lobby.text.left	Usted deja el vestíbulo.
lobby.text.played	%1$@ Jugado: %2$@, %3$@.
lobby.text.setting	%1$@ (%2$@): %3$@. Valores posibles: %4$@.
lobby.text.table	%1$lld %2$@: %3$@. Apuestas: de %4$@.
lobby.wallet	Monedero: %@ en fichas
newGame.ask.style	¿Qué estilo? [%@]
newGame.confirm	¿Crearlo? [S/n]
newGame.done	%@ está creado. Ahora:
newGame.error.description.tooLong	La descripción es demasiado larga; como máximo %@ caracteres
newGame.error.description.unreadable	La descripción contiene un signo que no se puede mostrar (%@); escríbala de nuevo sin él
newGame.error.exists	%@ ya existe y queda como está; elija otro nombre u otra carpeta
newGame.error.interrupted	Se interrumpió; no ha quedado nada a medias
newGame.error.name.empty	Diga cómo se llama el juego: casino new-game Poker
newGame.error.name.game	Ya hay un juego %@; elija otro nombre
newGame.error.name.noLetters	%@ no tiene letras ni cifras con que nombrar los archivos; escriba un nombre como Poker
newGame.error.name.option	%@ no sirve como nombre porque empieza con un guion; quite el guion
newGame.error.name.otherScript	%@ tiene letras que no sirven para nombrar archivos de Swift; escríbalo en letras latinas, como Poker, y cambie después en el juego el nombre que leen los jugadores
newGame.error.name.path	%1$@ parece una ruta; indique solo el nombre, y la carpeta con %2$@
newGame.error.name.product	%@ es el nombre de una parte del propio casino; elija otro nombre
newGame.error.name.tooLong	El nombre es demasiado largo; como máximo %@ caracteres
newGame.error.name.unreadable	El nombre contiene un signo que no se puede mostrar (%@); escríbalo de nuevo sin él
newGame.error.noFolder	No existe la carpeta %@; créela antes o indique otra
newGame.error.noTemplate	No hay ninguna plantilla de juegos; se buscó en %@; indique en CASINO_SDK la carpeta del código de casino
newGame.error.template	La plantilla está dañada en %@; vuelva a obtener el código de casino
newGame.error.unwritable	No se puede escribir %1$@: %2$@; no ha quedado nada a medias
newGame.nothing	No se ha escrito nada.
newGame.plan.files	one	%2$@ archivo	other	%2$@ archivos
newGame.plan.folder	Carpeta
newGame.plan.id	Palabra de orden
newGame.plan.module	Módulo
newGame.plan.name	Nombre
newGame.plan.style	Estilo
newGame.plan.type	Tipo
newGame.style.dealer	una mano contra la del crupier, con una decisión
newGame.style.paytable	una mano contra una tabla de pagos: guardar y cambiar
newGame.style.punto	solo apuestas, como en el bacará: nadie decide
number.versions	%1$@ a %2$@
odds.advised	Una ronda en la que se pidieron probabilidades queda marcada en el historial.
odds.atRandom	one	Según %2$@ ronda en total, terminada al azar: el juego no tiene estrategia.	other	Según %2$@ rondas en total, terminadas al azar: el juego no tiene estrategia.
odds.begins	Se están jugando rondas …
odds.best	la mejor
odds.byStrategy	one	Según %2$@ ronda en total, terminada con la estrategia del juego.	other	Según %2$@ rondas en total, terminadas con la estrategia del juego.
odds.chance	probabilidad
odds.edge	ventaja de la casa
odds.exact	Calculado con exactitud.
odds.leads	por ahora la mejor
odds.loses	pierde
odds.marked	%1$@, %2$@
odds.noCardsFit	No se encontraron cartas con las que la ronda hubiera llegado hasta aquí.
odds.pushes	empate
odds.refining	Se siguen jugando rondas.
odds.return	retorno
odds.section.bets	Lo que vale cada apuesta
odds.section.moves	Lo que vale cada jugada
odds.shares	En porcentaje de la apuesta inicial: lo que se gana o se pierde a la larga.
odds.sheet.marked	%2$@ · %1$@
odds.title	Probabilidades
odds.value	valor
odds.wins	gana
odds.within	%1$@ ± %2$@
profiles.created	El perfil %1$@ está listo. Para jugar con él: --profile %1$@
profiles.hint	El perfil con * juega cuando no se indica otro. Para cambiarlo: casino profiles switch <nombre>
profiles.inUse	Desde ahora juega el perfil %@.
profiles.noWallet	todavía no ha jugado
profiles.renamed	El perfil %1$@ se llama ahora %2$@.
purse.ask	Si confía en %1$@ (autor %2$@), lo que gane en él podrá pasar a su monedero. casino vela por que las cartas sean limpias y por que ninguna apuesta pague más de lo declarado; si una mano se ganó de verdad, solo lo sabe el juego. ¿Confiar en él? [s/N]
purse.emptied	%1$@ en fichas han pasado de la bolsa de %2$@ a su monedero.
purse.fact.purse	En la bolsa
purse.fact.takeable	Puede salir
purse.fact.wallet	En su monedero
purse.filled	%1$@ en fichas han pasado de su monedero a la bolsa de %2$@.
purse.head.bet	apuesta
purse.head.declared	declarado
purse.head.game	juego
purse.head.own	suyo
purse.head.purse	bolsa
purse.head.return	retorno
purse.head.returned	devuelto
purse.head.staked	apostado
purse.head.trust	de confianza
purse.isNotTrusted	No confía en %1$@: puede recuperar lo que puso, y lo que gane se queda en su bolsa. Solo el juego sabe si una mano se ganó.
purse.isTrusted	Confía en %1$@: todo lo que hay en su bolsa puede pasar a su monedero.
purse.none	Ningún juego tiene bolsa. Los juegos ajenos reciben una al instalarlos y jugarlos.
purse.nothingLeaves	Ahora no puede salir nada de la bolsa de %2$@.
purse.return	%1$@ de %2$@
purse.return.declared	%1$@ de %2$@ (declarado: %3$@)
purse.trust.no	no
purse.trust.yes	sí
purse.trusted	Confía en %1$@: lo que gane en él puede pasar a su monedero.
purse.untrusted	Ya no confía en %1$@: lo que gane en él se queda en su bolsa.
rail.left	restantes
rail.of	de
rail.round	Ronda %lld
rail.rounds	Últimas rondas
rail.seed	compromiso
rail.shoe	Sabot
remove.done	%@ se ha quitado; lo jugado sigue en el historial.
remove.error.bundled	%@ vino con casino y se va con él; solo se quitan los juegos instalados
replay.line	Ronda %1$lld, paso %2$lld de %3$lld   ← atrás   → adelante   Q salir
sandbox.ask	%1$@ es un juego ajeno y en este equipo no hay con qué aislarlo (casino doctor explica cómo conseguirlo). Podría leer y modificar todos sus archivos. ¿Ejecutarlo de todos modos? [s/N]
section.table	En todas las mesas
setting.bell	Bip del terminal
setting.fourColour	Baraja de 4 colores
setting.hints	Consejos
setting.hints.again	ver de nuevo
setting.hints.off	no
setting.hints.on	sí
setting.interface	Interfaz
setting.interface.auto	según el terminal
setting.interface.later	La interfaz vale desde el próximo inicio.
setting.interface.terminal	mesa dibujada
setting.interface.text	solo texto
setting.language	Idioma
setting.language.auto	automático
setting.language.de	Deutsch
setting.language.en	English
setting.language.es	Español
setting.language.fr	Français
setting.language.ja	日本語
setting.lossLimit	Límite de pérdidas
setting.mouse	Ratón
setting.reducedMotion	Menos movimiento
setting.sessionClock	Reloj de sesión
setting.sound	Sonido
setting.speed	Ritmo
setting.speed.fast	rápido
setting.speed.instant	inmediato
setting.speed.normal	normal
setting.speed.slow	lento
setting.startingBalance	Fichas nuevas
setting.startingBalance.later	Vale desde las próximas fichas nuevas; las que ya tiene se quedan como están.
setting.textScale	Tamaño
setting.textScale.compact	compacto
setting.textScale.large	grande
setting.textScale.regular	normal
setting.theme	Colores
setting.theme.auto	como el terminal
setting.theme.dark	oscuros
setting.theme.light	claros
setting.volume	Volumen
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
settings.stack	El importe de las fichas nuevas vale desde la próxima vez que las tome; la interfaz, desde el próximo inicio; todo lo demás, en el acto.
simulate.after	tras
simulate.agrees	coincide
simulate.bankroll	Fondos
simulate.bankrollOf	Fondos a lo largo de las rondas, y riesgo de perder %1$@
simulate.bestStrategy	la mejor del juego
simulate.bet	apuesta
simulate.bets	Apuestas
simulate.cards	cartas por ronda
simulate.chart.bankroll	La evolución de los fondos
simulate.chart.edges	Las ventajas con sus intervalos
simulate.count	número
simulate.cutCard	hasta la carta de corte, como en la mesa
simulate.cutCardAt	hasta el %1$@ % de sus cartas
simulate.declared	declarada
simulate.deviation	desviación
simulate.differs	difiere
simulate.edge	ventaja
simulate.freshShoe	completo en cada ronda, como se publican las ventajas
simulate.heading	%1$@ %2$@: hoja PAR
simulate.high	5 % por encima
simulate.hits	gana
simulate.initialRules	las iniciales de la mesa
simulate.interval	intervalo 95 %
simulate.low	5 % por debajo
simulate.median	mediana
simulate.mode	Sabot
simulate.outcome	resultado
simulate.outcomes	Resultados
simulate.ownChart	una tabla propia
simulate.pace	%1$@ %2$@ % · %3$@ rondas/s · faltan %4$@ s
simulate.part	Parte
simulate.partOf	de una serie de %1$@ rondas
simulate.range	%1$@ a %2$@
simulate.result	resultado
simulate.results	Resultados en apuestas
simulate.returned	devuelto
simulate.risk	de lo apostado
simulate.risks	Riesgo y veredicto
simulate.round	ronda
simulate.rounds	Rondas
simulate.rounds.heading	Cómo acabaron las rondas
simulate.ruin	ruina
simulate.rules	Reglas
simulate.seed	Semilla
simulate.share	parte
simulate.staked	apostado
simulate.stakes	Apuestas
simulate.strategy	Estrategia
simulate.total	Todas las apuestas
simulate.verdict	veredicto
stats.advised	Rondas con asesor
stats.all	Todos los juegos
stats.bestStreak	Más ganadas seguidas
stats.bet	Apuesta
stats.biggest	Mayor ganancia
stats.count	Veces
stats.curve	Evolución de su resultado neto
stats.ended	Ganadas, perdidas, empatadas
stats.ended.value	%1$lld, %2$lld, %3$lld
stats.game	Juego
stats.games	Por juego
stats.net	Neto
stats.none	Todavía no se ha jugado ninguna ronda.
stats.outcome	%1$@ × (%2$@)
stats.outcome.name	Resultado
stats.practice	Las rondas de práctica no cuentan en sus estadísticas.
stats.return	Retorno
stats.rounds	Rondas
stats.section.outcomes	Cómo acabaron sus apuestas
stats.section.sums	Sus rondas
stats.staked	Apostado
stats.voided	Rondas anuladas
stats.worstStreak	Más perdidas seguidas
sync.aside	Archivo apartado, %1$@: %2$@.
sync.aside.conflict	una copia en conflicto que difiere; el equipo que la escribió escribirá de nuevo su propio diario
sync.aside.conflictKnown	una copia en conflicto sin nada nuevo; se puede borrar
sync.aside.devices	más de %@ equipos
sync.aside.foreign	no es un archivo de casino
sync.aside.noFile	un enlace o una carpeta donde debe haber un archivo
sync.aside.tooLong	más largo que todo lo que aquí se escribe
sync.device	Este equipo
sync.folder	Carpeta
sync.last	Última
sync.line.altered	la línea %@ se ha alterado, o faltan líneas anteriores
sync.line.elsewhere	la línea %@ es de otro perfil de este equipo
sync.line.field	en la línea %1$@, el campo %2$@ es incorrecto
sync.line.newer	la línea %1$@ la ha escrito un casino más reciente (%2$@): actualice este programa
sync.line.noLine	la línea %@ no es una línea de diario
sync.line.noShoe	la línea %@ habla de un sabot que nunca se preparó
sync.line.seed	la semilla de la línea %@ no es la comprometida
sync.line.unsound	en la línea %@ hay una ronda cuyas cuentas no cuadran
sync.linked	El monedero %1$@ se sincroniza a través de %2$@.
sync.never	nunca
sync.newDevice	Esta carpeta de datos es copia o estado anterior de otra: desde ahora cuenta como un equipo propio.
sync.noOthers	Todavía no hay otros equipos.
sync.notLinked	Sin sincronizar. Para empezar: casino sync --folder DIR
sync.others	Otros equipos
sync.partial	Había más de lo que permitía el tiempo; el resto llegará la próxima vez.
sync.received	Recibido: %1$@, de %2$@.
sync.records	one	%2$@ entrada	other	%2$@ entradas
sync.sent	Enviado: %@.
sync.settings	one	%2$@ ajuste	other	%2$@ ajustes
sync.state.altered	no se pueden leer los ajustes que contiene: se ha alterado, o faltan líneas anteriores
sync.state.elsewhere	no se pueden leer los ajustes que contiene: es de otro perfil de este equipo
sync.state.field	no se pueden leer los ajustes que contiene: su campo %2$@ es incorrecto
sync.state.newer	no se pueden leer los ajustes que contiene: lo ha escrito un casino más reciente (%2$@); actualice este programa
sync.state.noLine	no se pueden leer los ajustes que contiene: no es una línea de diario
sync.state.noShoe	no se pueden leer los ajustes que contiene: habla de un sabot que nunca se preparó
sync.state.seed	no se pueden leer los ajustes que contiene: su semilla no es la comprometida
sync.state.unsound	no se pueden leer los ajustes que contiene: hay una ronda cuyas cuentas no cuadran
sync.time	%@ UTC
sync.unlinked	Este perfil ya no se sincroniza. Lo que llegó de otros equipos se queda.
sync.upToDate	Al día: nada que enviar, nada que recibir.
sync.wallet	Monedero
terminal.amount	Importe: %@_   Intro lo apuesta   Esc lo descarta
terminal.ended	La mesa se ha cerrado desde fuera (señal %@). Lo que había en ella se conserva para la próxima vez.
terminal.fault	La mesa se ha cerrado por un fallo del propio casino (señal %@). Lo que había en ella se conserva para la próxima vez.
terminal.fault.log	La mesa se ha cerrado por un fallo del propio casino (señal %1$@). Lo que había en ella se conserva para la próxima vez. Lo que llevó al fallo está en %2$@
terminal.plain.cannotPlace	Un terminal de tipo «%@» no puede dibujar una mesa, así que se describe en texto sin formato.
terminal.plain.input	La entrada estándar no es un terminal, así que la mesa se describe en texto sin formato.
terminal.plain.noName	TERM no está definido, así que la mesa se describe en texto sin formato.
terminal.plain.output	La salida estándar no es un terminal, así que la mesa se describe en texto sin formato.
text.ask	%1$@ %2$@.
text.choice	%1$@ %2$@
text.didYouMean	¿Quería decir %@?
text.heading	%@:
text.help	bet 100              pone 100 en la apuesta base\nbet insurance 50     pone 50 en una apuesta por su nombre\n1, 2, 3 ...          hace una acción por su número, su nombre o su tecla\nstatus               describe toda la mesa\nrepeat               repite lo último que se dijo\nbalance, bets        sus fichas; lo que hay en cada apuesta\nodds                 lo que vale cada jugada ahora; sin decisión pendiente, lo que cuesta cada apuesta\nrules, settings      a qué se juega y qué paga; set decks=6 cambia un ajuste\nstatistics           lo jugado hasta ahora\nlobby                deja la mesa y vuelve al vestíbulo\nquit                 deja la mesa; una mano abierta sigue abierta
text.incompleteBet	Una apuesta necesita un importe, por ejemplo: bet 100, o bien: bet insurance 50
text.incompletePurse	Una bolsa se llena con un importe o se vacía, por ejemplo: purse fill 100, purse empty
text.incompleteSetting	Un ajuste necesita una clave y un valor, por ejemplo: set decks=6
text.left	Usted deja la mesa.
text.leftOpen	Usted deja la mesa. Su mano queda abierta y le espera a su vuelta.
text.noAmount	«%@» no es un importe en fichas; escríbalo como 100 o 7.50, con dos decimales como máximo.
text.noBets	No hay apuestas en la mesa.
text.noNumber	No hay acción %lld; los números están en la última línea.
text.noOdds	Este juego no ofrece probabilidades.
text.note	%1$@: %2$@.
text.odds	%1$@: %2$@.
text.odds.figure	%1$@ %2$@
text.priced	%1$@ por %2$@
text.quoted	«%@»
text.seeHelp	Escriba help para ver qué puede hacer.
text.setting	%1$@ set %2$@=%3$@
text.staked	%1$@ En juego: %2$@.
text.takeOver	La mesa de %1$@ ya está abierta %2$@. ¿Quiere traerla aquí? [s/N]
text.tooLong	Esa línea tiene más de %lld bytes y no se ha leído.
text.unavailable	Ahora no es posible: %1$@. %2$@
text.unknown	Aquí no existe la orden «%@».
text.yes	s
verify.begins	la ronda %1$@ empieza en la carta %2$@ de su sabot y no en la carta %3$@
verify.cards.progress	Cartas, rondas comprobadas: %@
verify.cards.right	Cartas: correctas. %1$@ de %2$@.
verify.cards.right.open	Cartas: correctas. %1$@ de %2$@ (%3$@ sin terminar todavía).
verify.cards.wrong	Cartas: INCORRECTAS. %1$@ de %2$@.
verify.cards.wrong.open	Cartas: INCORRECTAS. %1$@ de %2$@ (%3$@ sin terminar todavía).
verify.commitment	la semilla del sabot %@ no es la comprometida
verify.dealt	la ronda %1$@ repartió %2$@; en el sabot había %3$@
verify.fault.game	%1$@: %2$@
verify.fault.round	ronda %1$@: %2$@
verify.finishedShoes	one	%2$@ sabot terminado	other	%2$@ sabots terminados
verify.hand	la ronda %1$@ tiene la carta %2$@ en una mano y no la repartió
verify.more	y %@ más
verify.notRechecked	one	%2$@ ronda sin comprobar de nuevo: la versión %3$@ no está en este equipo.	other	%2$@ rondas sin comprobar de nuevo: la versión %3$@ no está en este equipo.
verify.result.chips	sus fichas se movieron de otro modo
verify.result.hands	sus manos son otras
verify.results.progress	Resultados, rondas vueltas a jugar: %@
verify.results.right	Resultados de %1$@: correctos. Jugado de nuevo: %2$@.
verify.results.wrong	Resultados de %1$@: INCORRECTOS. Jugado de nuevo: %2$@.
verify.shoe	el sabot %@ no se puede rehacer a partir de su registro
verify.voided	one	%2$@ ronda anulada: se devolvió lo apostado.	other	%2$@ rondas anuladas: se devolvió lo apostado.
version	casino %1$@ (CasinoKit %2$@, protocolo %3$@)
"""#

  private static let fr = #"""
build.ask	Compiler %1$@ exécute son code sur cette machine. Le compiler ? [o/N]
build.error.compiler	%@ ne compile pas
build.error.interrupted	La compilation a été interrompue
build.error.noPackage	%@ n’est pas le dossier d’un jeu : il n’a pas de Package.swift ; casino new-game en crée un
build.error.noProgram	%1$@ a été compilé, mais le paquet ne produit aucun programme de ce nom ; sa cible doit être un executableTarget nommé %1$@
build.error.noToolchain	Il n’y a pas de Swift sur cette machine pour compiler des jeux ; il se trouve sur https://www.swift.org/install/linux (les jeux installés s’en passent)
build.error.refused	one	%2$@ ne compile pas : %1$@ erreur	other	%2$@ ne compile pas : %1$@ erreurs
build.error.unwritable	%1$@ ne peut être ni écrit ni lancé : %2$@
build.progress	Compilation de %@
build.progress.steps	Compilation de %1$@ : %2$@ sur %3$@
build.progress.waiting	En attente d’une autre compilation
bundle.error.file	%1$@ ne peut être ni lu ni écrit : %2$@
bundle.error.format	Le paquet est au format %@, que ce casino ne lit pas ; procurez-vous un casino plus récent, ou une autre version du paquet
bundle.error.interrupted	Interrompu ; les jeux sont restés tels quels
bundle.error.machine	Le paquet a été fait pour %1$@, et cette machine est %2$@ ; son auteur peut en faire un
bundle.error.manifest	Ce que le jeu dit de lui-même est illisible (%@)
bundle.error.noBundle	Ce n’est ni un paquet (.casinogame) ni le dossier d’un jeu
bundle.error.notAsked	Personne ne peut être interrogé ici sur l’installation ; %@ dit oui
bundle.error.notInstalled	Aucun jeu %1$@ n’est installé ; sont installés %2$@
bundle.error.notInstalled.near	Aucun jeu %1$@ n’est installé ; vouliez-vous dire %2$@ ?
bundle.error.notInstalled.none	Aucun jeu %@ n’est installé, ni aucun autre
bundle.error.tooLarge	Le paquet dépasse %@ Mo, le maximum accepté
bundle.error.unsound	Le paquet est endommagé et n’a pas été pris : %@ ; procurez-vous-le à nouveau
bundle.fault.changed	%@ n’est plus ce qu’il était
bundle.fault.cut	la fin manque
bundle.fault.kind	%@ est un lien ou autre chose qu’un simple fichier
bundle.fault.missing	%@ manque
bundle.fault.noProgram	son programme n’en est pas un
bundle.fault.owner	%@ peut être modifié par un autre compte de cette machine
bundle.fault.path	%@ en sort, ou contient des signes qu’aucun fichier de jeu n’a
bundle.fault.signature	il n’est pas signé par l’auteur qu’il nomme
bundle.fault.stray	%@ n’en fait pas partie
bundle.fault.twice	un fichier s’y trouve deux fois
check.fault.changesRefused	Le refus de %1$@ change la manche.
check.fault.dealsTwice	Une seconde distribution est acceptée pendant une manche.
check.fault.dealsUnstaked	Une distribution sans aucune mise est acceptée.
check.fault.endless	Une décision suit l’autre sans fin.
check.fault.noMove	C’est au joueur, mais aucun coup n’est permis.
check.fault.refusesDeal	La distribution est refusée avec des jetons dans les limites sur %1$@.
check.fault.refusesMove	Le coup %1$@ est proposé, puis refusé.
check.fault.stalls	La phase %1$@ ne se termine pas.
check.fault.staysBetting	La distribution est acceptée, mais la phase reste betting.
check.fault.takesMove	Le coup %1$@ n’est pas proposé et est accepté quand même.
check.fault.unreadable	Le moteur ne peut être écrit puis relu.
check.found.arguments	%1$@ en %2$@ demande d’autres arguments qu’en anglais.
check.found.bannerLines	one	Le résultat a %1$@ ligne pour %2$@ mises réglées.	other	Le résultat a %1$@ lignes pour %2$@ mises réglées.
check.found.bannerNet	Le résultat montre %1$@, mais la manche a donné %2$@.
check.found.bannerSum	Les lignes du résultat font %1$@, mais la manche a donné %2$@.
check.found.betRefused	%2$@ sur %1$@ est dans les limites et refusé : %3$@
check.found.betTaken	%2$@ sur %1$@ est hors des limites et accepté.
check.found.blocked	Non jugé : %1$@ passe d’abord.
check.found.card	%1$@ est dans une main sans avoir été tirée, ou pas si souvent.
check.found.cardNotShown	%1$@ est tombée face visible et n’est pas sur la table.
check.found.conflict	%1$@ est refusé sans explication.
check.found.copy	Écrite et relue avant une étape, la manche prend un autre cours.
check.found.cut	%1$@, %2$@ : un texte est coupé : %3$@
check.found.dataForgotten	Après un redémarrage, les données du jeu sont autres.
check.found.dataNotSent	Le jeu a ses propres données et ne les envoie jamais à l’hôte.
check.found.dataSame	Les données que le jeu envoie sont les mêmes après chaque manche.
check.found.dataSize	Les données du jeu font %1$@ octets ; 65 536 sont admis.
check.found.dealRefused	La distribution est refusée : %1$@
check.found.edge	%1$@ est déclaré à %2$@, la simulation donne entre %3$@ et %4$@.
check.found.emptyCatalogue	Le catalogue n’a pas de textes.
check.found.emptyIcon	L’icône n’a pas d’éléments.
check.found.emptyLine	one	À la manche %1$@ une ligne vide est dite (%2$@).	other	À la manche %1$@ une ligne vide est dite (%2$@).
check.found.hintLost	L’astuce %1$@ ne vient jamais : sa cible manque.
check.found.hintTarget	%1$@ montre %2$@, qui n’est pas là.
check.found.impure	%1$@ : %2$@. Pour l’excuser : // casino:allow %3$@: et une raison.
check.found.keyTwice	La touche %1$@ vaut pour %2$@ et pour %3$@.
check.found.kitIcon	L’icône est celle du kit, un as de pique sur fond vert.
check.found.leak	%1$@ change avec une carte que personne ne peut encore voir.
check.found.leakLog	Ce que le programme imprime change avec une carte que personne ne peut encore voir.
check.found.leftOut	%1$@, %2$@ : %3$@ n’a pas de place.
check.found.missingFile	%1$@ manque.
check.found.moveRefused	%1$@ est proposé, puis refusé : %2$@
check.found.net	La manche est annoncée à %1$@, mais ses jetons ont bougé de %2$@.
check.found.noAction	L’action %1$@ n’a pas de titre.
check.found.noBanner	Après une manche, il n’y a pas de résultat.
check.found.noCatalogue	Resources/Localizable.xcstrings est illisible.
check.found.noDeal	Des jetons sont posés, mais aucune action ne distribue.
check.found.noDesign	Theme/DesignConstants.swift ne s’appuie pas sur CasinoDesign.
check.found.noEdge	%1$@ ne déclare pas d’avantage de la maison.
check.found.noEdges	Aucun avantage déclaré ne concerne une mise de la stratégie.
check.found.noExcuse	%1$@ : casino:allow %2$@ ne donne pas de raison.
check.found.noHint	Aucune astuce ne vient à la première visite.
check.found.noHostSettings	Les réglages de toutes les tables manquent sur la feuille.
check.found.noIcon	Le manifeste n’a pas d’icône.
check.found.noKey	%1$@ n’est pas accessible au clavier.
check.found.noLabel	%1$@ (%2$@) ne dit rien à qui ne le voit pas.
check.found.noLanguage	Aucun texte n’est en %1$@.
check.found.noMainBet	Le jeu n’a pas de mise principale.
check.found.noManifest	Le programme n’imprime pas de manifeste.
check.found.noManifestFile	Resources/manifest.json est illisible.
check.found.noMoveShown	Une manche est en cours, mais la table ne propose aucun coup.
check.found.noPart	La table n’a pas de %1$@.
check.found.noPayout	%1$@ n’a pas de gain maximal.
check.found.noPlural	%1$@ n’a pas de forme pour un en %2$@.
check.found.noPrompt	À une décision, rien n’est demandé (%1$@).
check.found.noReason	%1$@ est refusé sans raison.
check.found.noReplay	Le jeu ne rejoue pas ses manches.
check.found.noSentence	Rien n’est dit quand %1$@ finit par %2$@.
check.found.noSheet	La feuille %1$@ ne s’ouvre pas.
check.found.noSources	Les sources du jeu ne sont pas ici.
check.found.noStatistics	La feuille des statistiques n’a pas de place pour les chiffres de l’hôte.
check.found.noSummary	Le jeu n’a pas de résumé.
check.found.noText	%2$@ demande %1$@, absent de tout catalogue.
check.found.noTitle	Le résultat %1$@ n’a pas de titre : outcome.%1$@
check.found.noZone	La table n’a aucune zone pour les jetons.
check.found.noZoneOf	%1$@ ne peut être misé sous aucun réglage.
check.found.notOffered	Le jeu n’offre pas ce que demande cette règle.
check.found.number	%1$@ : %2$@ est un nombre et non une constante.
check.found.otherAfterKill	one	Arrêtée et reprise, la manche %1$@ change à %2$@.	other	Arrêtée et reprise, la manche %1$@ change à %2$@.
check.found.otherLanguage	one	En %3$@ la manche %1$@ change à %2$@.	other	En %3$@ la manche %1$@ change à %2$@.
check.found.otherPlace	one	Dans un autre processus, fuseau et région, la manche %1$@ change à %2$@ (%3$@).	other	Dans un autre processus, fuseau et région, la manche %1$@ change à %2$@ (%3$@).
check.found.otherRound	Avec la même graine, un second processus joue une autre manche.
check.found.outcome	Le résultat %1$@ n’est pas dans le manifeste.
check.found.overlap	%1$@, %2$@ : %3$@ recouvre %4$@.
check.found.rawKey	La clé %1$@ est montrée à la place d’un texte.
check.found.refusedChanged	%1$@ est refusé, et la table est autre ensuite.
check.found.replay	Rejouée avec les mêmes cartes, la manche finit autrement. %1$@
check.found.rulesBet	Les règles ne nomment pas %1$@.
check.found.rulesLimits	Les règles ne disent pas les limites %1$@.
check.found.rulesPayout	Les règles ne disent pas ce que paie %1$@.
check.found.said	%1$@
check.found.sceneAfterKill	Arrêtée et reprise, la table montre un autre %1$@.
check.found.setting	%1$@ : %2$@
check.found.settingHidden	La feuille ne montre pas le réglage %1$@.
check.found.settingShown	Le réglage %1$@ est montré comme %2$@ et vaut %3$@.
check.found.silent	À la table muette des simulations, la manche finit autrement.
check.found.silentRound	one	La manche %1$@ finit %2$@ fois d’après ses événements ; une seule s’entend.	other	La manche %1$@ finit %2$@ fois d’après ses événements ; une seule s’entend.
check.found.simulated	Une simulation compte %1$@ autrement que ses manches une à une.
check.found.stale	Resources/manifest.json n’est pas ce que dit le programme.
check.found.taken	%1$@ est fait sans être proposé.
check.found.twice	Dit deux fois (%2$@) : %1$@
check.found.unexpected	La vérification n’a pu continuer : %1$@
check.found.unsaid	one	À la manche %1$@ une mise est réglée et rien n’est dit (%2$@).	other	À la manche %1$@ une mise est réglée et rien n’est dit (%2$@).
check.found.untranslated	%1$@ n’est pas traduit en %2$@.
check.found.unused	Rien n’utilise le texte %1$@.
check.found.zoneLimits	La zone de %1$@ prend de %2$@ à %3$@ ; la table, %4$@.
check.mend	Pour y remédier : %1$@
check.mend.engine.cards	ne montrez que des cartes données par draw.
check.mend.engine.chips	réglez chaque mise une fois, dans son gain maximal, et prenez ce que le coup annonçait.
check.mend.engine.edge	calculez l’avantage avec les règles initiales, ou corrigez la stratégie.
check.mend.engine.hidden	qu’aucune vue, parole ni journal ne regarde une carte avant qu’elle soit retournée.
check.mend.engine.pure	déplacez-le vers les vues ou le stockage, ou tirez de la table.
check.mend.engine.refusals	vérifiez avant tout changement : lancez IllegalMove d’abord.
check.mend.engine.repeats	gardez dictionnaires, horloges, langues et hasard hors des règles.
check.mend.engine.restore	gardez tout de la manche dans la valeur du moteur, en Codable.
check.mend.engine.rounds	que chaque étape finisse sa phase, et que play prenne exactement les coups permis.
check.mend.engine.wire	que les règles dépendent des seules réponses de la table, non de sa sorte.
check.mend.integration.data	notez chaque manche dans note(_:in:).
check.mend.integration.labels	utilisez les éléments du kit, ou donnez un accessibilityLabel.
check.mend.integration.sound	émettez roundSettled une fois, quand tout est réglé.
check.mend.integration.strings	ajoutez le texte au catalogue dans toutes les langues, ou ôtez l’inutile.
check.mend.integration.tooltips	montrez les astuces depuis hints(_:), avec une cible sur la table.
check.mend.models.bets	posez une BettingZoneView par mise, avec la zone de l’état, et prenez dans deal ce que prennent les limites.
check.mend.models.data	gardez de petits chiffres que Codable relit, et réunissez les copies dans tout ordre.
check.mend.models.results	ajoutez le cas aux résultats, et les textes outcome.<cas> et say.<cas>.
check.mend.models.settings	faites des règles de chaque valeur, et donnez un texte à la clé d’un conflit.
check.mend.polish.icon	faites une icône avec les éléments du kit.
check.mend.polish.keys	donnez à chaque bouton sa propre touche.
check.mend.polish.sizes	donnez moins de priorité au superflu dans les petites fenêtres.
check.mend.polish.speech	émettez chaque événement une fois, avec un texte say.<mot>.
check.mend.setup.catalogue	mettez les textes dans Resources/Localizable.xcstrings, en en, es, fr, de et ja.
check.mend.setup.design	nommez la valeur dans Theme/DesignConstants.swift, sur CasinoDesign.
check.mend.setup.manifest	lancez le programme avec --manifest vers Resources/manifest.json, et déclarez noms, avantages et gains dans le jeu.
check.mend.setup.shape	donnez au fichier sa place et son nom ; casino new-game montre la forme.
check.mend.views.layout	raccourcissez le texte, ou donnez moins de priorité au superflu.
check.mend.views.result	montrez ResultBannerView avec tous les résultats de l’état.
check.mend.views.rules	donnez à chaque mise une section avec ses gains, et TableRulesView pour les limites.
check.mend.views.settings	placez SettingsSectionsView et HostValue(.settings).
check.mend.views.statistics	placez StatisticsView sur la feuille.
check.mend.views.table	montez la table avec TableFrameView, les zones et une HandDisplayView par main.
check.next	Reste à écrire :
check.ok.bets	one	%1$@ mise se place dans ses limites.	other	%1$@ mises se placent dans leurs limites.
check.ok.cards	Chaque carte montrée a été tirée.
check.ok.catalogue	one	%1$@ texte, toutes les langues.	other	%1$@ textes, toutes les langues.
check.ok.chips	Chaque mise est réglée une fois, au plus au gain maximal.
check.ok.data	%1$@ octets, les mêmes après un redémarrage, et réunis.
check.ok.design	Les vues utilisent les constantes de style.
check.ok.edge	one	%1$@ avantage déclaré est dans l’intervalle à 99,9 %.	other	%1$@ avantages déclarés sont dans leurs intervalles à 99,9 %.
check.ok.hidden	one	%1$@ carte invisible a été changée, rien d’autre.	other	%1$@ cartes invisibles ont été changées, rien d’autre.
check.ok.icon	Le jeu a sa propre icône.
check.ok.kept	L’hôte reçoit les données du jeu à chaque manche.
check.ok.keys	Chaque action est accessible au clavier, aucune touche n’en a deux.
check.ok.labels	Chaque élément dit ce qu’il est.
check.ok.layout	one	%1$@ table tient en 80×24.	other	%1$@ tables tiennent en 80×24, dans toutes les langues.
check.ok.manifest	%1$@ %2$@ : noms, mises, avantages et gains.
check.ok.noData	Le jeu ne garde pas de données à lui.
check.ok.pure	one	%1$@ fichier de règles : ni entrée, ni horloge, ni hasard.	other	%1$@ fichiers de règles : ni entrée, ni horloge, ni hasard.
check.ok.refusals	Ce qui n’est pas proposé est refusé et ne change rien.
check.ok.repeats	Pareil dans un second processus, d’autres langues et un autre fuseau.
check.ok.restore	one	%1$@ manche coupée à chaque étape a repris à l’identique.	other	%1$@ manches coupées à chaque étape ont repris à l’identique.
check.ok.result	Chaque résultat fait la somme de la manche.
check.ok.results	one	%1$@ résultat a un titre et une phrase.	other	%1$@ résultats ont un titre et une phrase.
check.ok.rounds	one	%1$@ manche de coups au hasard est allée au bout.	other	%1$@ manches de coups au hasard sont allées au bout.
check.ok.rulesSheet	one	Les règles nomment %1$@ mise, ses limites et ce qu’elle paie.	other	Les règles nomment %1$@ mises, leurs limites et ce qu’elles paient.
check.ok.settings	one	%1$@ réglage distribue à chaque valeur ; %2$@ contradictions refusées avec des mots.	other	%1$@ réglages distribuent à chaque valeur ; %2$@ contradictions refusées avec des mots.
check.ok.settingsSheet	one	%1$@ réglage est montré avec sa valeur.	other	%1$@ réglages sont montrés avec leurs valeurs.
check.ok.shape	Le paquet a la forme commune.
check.ok.sizes	Cela tient en 60×18, 120×40 et 200×60, en ASCII et sans couleurs.
check.ok.sound	Chaque fin de manche s’entend.
check.ok.speech	Chaque étape est dite, et rien deux fois.
check.ok.statistics	La feuille montre les chiffres de l’hôte.
check.ok.strings	one	%1$@ texte est dans toutes les langues.	other	%1$@ textes sont dans toutes les langues.
check.ok.table	La table a tous ses éléments.
check.ok.tooltips	one	%1$@ astuce est venue, avec sa cible.	other	%1$@ astuces sont venues, chacune avec sa cible.
check.ok.wire	one	%1$@ manche est la même sur la liaison et à la table muette.	other	%1$@ manches sont les mêmes sur la liaison et à la table muette.
check.tier.complete	%1$@ est complet : jouable, avec toutes ses vues et ce qui va avec.
check.tier.none	%1$@ n’a pas encore de niveau : une règle de setup, models ou engine manque.
check.tier.playable	%1$@ est jouable : ses règles et ses données tiennent.
check.tier.polished	%1$@ est abouti : toutes les règles sont respectées.
count.entries	one	%2$@ écriture	other	%2$@ écritures
count.rounds	one	%2$@ manche	other	%2$@ manches
count.seconds	one	%2$@ seconde	other	%2$@ secondes
count.shoes	one	%2$@ sabot	other	%2$@ sabots
dev.debugger	%1$@ attend un débogueur, processus %2$@ : %3$@, ou %4$@
dev.error.otherGame	Le mot du jeu était %1$@ et est maintenant %2$@ : c’est un autre jeu, à une autre table ; relancez casino dev
dev.opened	%@ est compilé et remis sur la table.
dev.unchanged	%@ est de nouveau ce qui est sur la table.
dev.voided	Avec les règles modifiées, la main ne peut pas continuer ; vos mises sont rendues : %1$@. (%2$@)
dev.waits	La table attend la prochaine compilation.
doctor.balance.stack	cave d’entraînement de %2$@ à %1$@ : le solde inscrit est %3$@, et ses écritures font %4$@
doctor.balance.wallet	portefeuille de %1$@ : le solde inscrit est %2$@, et ses écritures font %3$@
doctor.bundle	%1$@ : %2$@
doctor.damaged	le registre est endommagé : %@ Déplacez-le et conservez-le ; casino sync rapporte ce que savent les autres machines
doctor.lostRow	le registre a perdu des lignes auxquelles renvoie sa table %@
doctor.missing	%1$@ : absent de cette machine ; apt-get install %2$@
doctor.net	manche %1$@ de %2$@ : le net inscrit est %3$@, et ses écritures font %4$@
doctor.place	il se trouve dans %@
doctor.sandboxFails	%1$@ : présent, mais cette machine ne laisse rien isoler avec lui (les espaces de noms utilisateur sont désactivés)
doctor.sound	le registre est en ordre : %1$@, %2$@, %3$@ ; chaque solde est la somme de ses écritures
doctor.statistics	les statistiques de %@ ne correspondent pas à ses manches
doctor.tool.player	lecteur de sons
doctor.tool.sandbox	bubblewrap, pour isoler les jeux étrangers
doctor.transfer.purse	%3$@ en jetons dans la cagnotte de %1$@ (%2$@) n’ont pas de contrepartie
doctor.transfer.wallet	%2$@ en jetons entre le portefeuille de %1$@ et une cagnotte n’ont pas de contrepartie
doctor.unsettled	la manche %1$@ de %2$@ est finie et la mise %3$@ n’est pas réglée
drawn.balance	Solde
drawn.bankroll	Capital
drawn.bet	mise
drawn.changeBet	Changer de mise
drawn.close	fermer
drawn.focus	focus
drawn.gotIt	compris
drawn.key.arrows	Flèches
drawn.key.enter	Entrée
drawn.key.pages	PgPréc PgSuiv
drawn.key.space	Espace
drawn.key.tab	Tab
drawn.leave	quitter
drawn.leaveTable	Quitter la table
drawn.move	choisir et changer
drawn.needs	Cette table demande %1$@ × %2$@.
drawn.nextZone	autre zone
drawn.noBet	vide
drawn.odds	probabilités
drawn.outOf	sur
drawn.place	poser un jeton
drawn.result	résultat
drawn.round	Manche
drawn.scroll	défiler
drawn.shoe	Sabot
drawn.stake	misé
drawn.takeLit	valider le choix
drawn.takeLit.short	valider
drawn.total	Total
drawn.waiting	attend
drawn.waits	Votre main attend. Agrandissez la fenêtre.
drawn.window	La fenêtre fait %1$@ × %2$@.
error.allowed.bet	un montant jusqu’à %1$@, ou mise=montant
error.allowed.cards	des cartes telles que "AS KD 10H" : rang A, 2 à 10, T, J, Q ou K, et enseigne S, H, D ou C
error.allowed.clientSeed	au plus 64 lettres, chiffres et signes, sans espaces ni deux-points ; vide pour aucune graine
error.allowed.dealer	une carte telle que 9 ou TS
error.allowed.description	une phrase d’au plus %@ caractères
error.allowed.folder	un dossier
error.allowed.hand	des cartes telles que "A 7" ou "AS 7D"
error.allowed.lang	un code de langue tel que en, de ou pt-BR
error.allowed.none	l’écrire sans valeur
error.allowed.number	un nombre entier de %1$@ à %2$@
error.allowed.profile	un nom de 1 à 32 signes : lettres de A à Z, chiffres et traits d’union, sans trait d’union au début
error.allowed.replay	le numéro d’une manche, tel que casino history le donne
error.allowed.set	clé=valeur, par exemple decks=6 ; les clés d’un jeu sont dans : casino info <jeu>
error.allowed.shard	une partie comme 3/100
error.allowed.stack	un montant de jetons de 1 à %@, avec deux décimales au plus
error.allowed.strategy	une stratégie du jeu, random, une mise ou un fichier avec un tableau
error.badManifest	Le jeu %1$@ ne peut pas être lu (%2$@) ; recompilez-le
error.badSetting	Le réglage %1$@ de %2$@ n’accepte pas %3$@ : il faut %4$@
error.badValue	%1$@ n’accepte pas %2$@ : il faut %3$@
error.buildNotAgreed	compiler %1$@ exécute son code sur cette machine, et personne n’y a consenti : donnez --yes une fois si vous vous fiez à sa provenance
error.conflict	Ces réglages de %1$@ ne vont pas ensemble : %2$@ ; changez l’un d’eux
error.dataDirectory	Le dossier de données %1$@ est inutilisable : %2$@ ; indiquez-en un autre avec --data-dir
error.dealer.beyondRecord	one	Rejouée, la manche demande plus de cartes qu’alors : elle en avait utilisé %lld.	other	Rejouée, la manche demande plus de cartes qu’alors : elle en avait utilisé %lld.
error.dealer.noCards	Toutes les cartes du sabot sont déjà sur la table.
error.dealer.noRound	Aucune manche n’est en cours.
error.dealer.notInShoe	one	Le sabot n’a pas assez de cartes %2$@ : il en reste %1$lld.	other	Le sabot n’a pas assez de cartes %2$@ : il en reste %1$lld.
error.dealer.record	L’enregistrement de la manche ne concorde pas avec le sabot.
error.dealer.shortOfRecord	one	Rejouée, la manche demande %2$@ ; elle avait utilisé %1$lld carte.	other	Rejouée, la manche ne demande que %2$@ des %1$lld cartes utilisées alors.
error.directory.none	Il n’y a pas de dossier personnel où garder le portefeuille ; indiquez un dossier avec --data-dir
error.fileIsThere	Le fichier %@ existe déjà ; --force le remplace
error.fileRefused	Le fichier %1$@ ne peut pas être écrit : %2$@
error.foreignWord	le nom %1$@ appartient à un jeu de l’auteur %2$@, avec son historique et sa cagnotte ; le jeu d’un autre auteur ne peut pas le prendre
error.foreignWord.bundled	le nom %1$@ appartient à un jeu de la maison, avec son historique ; un autre jeu ne peut pas le prendre
error.holder	(processus %1$@, depuis %2$@ UTC)
error.holder.at	sur %1$@ (processus %2$@, depuis %3$@ UTC)
error.line.missing	il manque %@
error.line.noJSON	ce n’est pas du JSON
error.line.noRange	protocol n’est pas un intervalle
error.line.noShoe	aucun sabot n’a %1$@ jeux de cartes et une coupe à %2$@
error.line.unreadable	illisible
error.line.wrong	%1$@ : %2$@
error.line.wrongType	%1$@ n’est pas de type %2$@
error.manifest.field	le champ %@ de son manifeste est incorrect
error.manifest.malformed	son manifeste n’est pas valable : %@
error.manifest.slow	il n’a pas affiché son manifeste à temps
error.manifest.tooLong	son manifeste est trop long
error.manifest.unreadable	il ne démarre pas, ou son manifeste manque
error.mergedTwice	%1$@ apporte le bloc %2$@ une seconde fois
error.misplacedOption	casino %1$@ n’accepte pas %2$@ ; cette option va avec %3$@
error.misplacedOption.alone	casino, sans commande, n’accepte pas %1$@ ; cette option va avec %2$@
error.missingFiles	Indiquez les résultats : casino merge <fichier> …
error.missingGame	Indiquez le jeu : casino %@ <jeu> ; les jeux sont dans : casino list
error.missingShell	Indiquez l’interpréteur : %@
error.missingValue	%1$@ : il faut %2$@
error.module.amount	%1$@ a pris %2$@ pour l’action %3$@, qui n’accepte pas ce montant.
error.module.badAmount	%1$@ a déplacé un montant de %2$@ sur la mise %3$@.
error.module.cannotStart	%1$@ ne peut pas démarrer : %2$@ : %3$@.
error.module.card	%1$@ a utilisé %2$@, qui n’a pas été tirée pendant cette manche.
error.module.crashed	%1$@ s’est arrêté brutalement (%2$@).
error.module.crashed.reason	%1$@ s’est arrêté brutalement (%2$@) : %3$@.
error.module.disconnected	%@ a coupé sa liaison avec la table.
error.module.entries	%1$@ a déplacé des jetons %2$@ fois d’un seul coup.
error.module.exited	%1$@ est parti en pleine partie (code de sortie %2$@).
error.module.flooded	%1$@ a envoyé %2$@ messages, %3$@ octets, là où une seule réponse était attendue.
error.module.hung.answering	%1$@ n’a plus réagi pendant %2$@ en répondant au joueur.
error.module.hung.committing	%1$@ n’a plus réagi pendant %2$@ en finissant son tour.
error.module.hung.drawing	%1$@ n’a plus réagi pendant %2$@ en distribuant.
error.module.hung.laying	%1$@ n’a plus réagi pendant %2$@ en préparant la table.
error.module.hung.reading	%1$@ n’a plus réagi pendant %2$@ alors qu’il avait des messages à lire.
error.module.hung.showing	%1$@ n’a plus réagi pendant %2$@ en montrant la table.
error.module.hung.starting	%1$@ n’a plus réagi pendant %2$@ au démarrage.
error.module.line	%1$@ a envoyé une ligne de plus de %2$@ octets.
error.module.log	Ce que le jeu a écrit se trouve dans %@.
error.module.malformed	%1$@ a envoyé ce qui n’est pas un message (%2$@) : %3$@.
error.module.noPlay	%@ a déplacé des jetons sans que rien ne soit joué.
error.module.notAtDeal	%1$@ a pris à la distribution la mise %2$@, qui se fait plus tard.
error.module.notEnded	%@ a réglé toutes les mises et n’a pas fini la manche.
error.module.notPlaced	%1$@ a pris %2$@ sur la mise %3$@, où il y avait %4$@.
error.module.notSettled	%1$@ a fini la manche sans régler la mise %2$@ %3$@.
error.module.paid	%1$@ a rendu %2$@ sur la mise %3$@, qui rend au plus %4$@.
error.module.price	%1$@ a pris %2$@ pour l’action %3$@, annoncée à %4$@.
error.module.protocol.casino	%1$@ parle le protocole %2$@ et ce casino le %3$@ : mettez casino à jour.
error.module.protocol.game	%1$@ parle le protocole %2$@ et ce casino le %3$@ : mettez le jeu à jour.
error.module.refused	%1$@ n’a pas pu continuer (%2$@) : %3$@.
error.module.replay	%1$@ ne retrouve pas la manche jouée : %2$@.
error.module.safe	Vos jetons et la manche sont en sûreté ; relancez le jeu pour continuer.
error.module.scene	%1$@ a montré une table impossible à dessiner : %2$@.
error.module.settings	%1$@ ne peut pas préparer la table : %2$@.
error.module.stray	%1$@ a ouvert ce qu’aucun jeu ne doit ouvrir : %2$@.
error.module.tableLimits	%1$@ a pris %2$@ sur la mise %3$@ ; la table accepte de %4$@ à %5$@.
error.module.turn	%1$@ a joué %2$@ hors de son tour.
error.module.twice	%1$@ a repris la mise %2$@ %3$@, déjà réglée.
error.module.unknownBet	%1$@ a utilisé une mise qu’il n’a pas : %2$@.
error.module.unknownWager	%1$@ a réglé la mise %2$@ %3$@, qui n’a jamais été faite.
error.module.wrongGame	%1$@ dit être %2$@, mais son manifeste est celui de %3$@ : recompilez-le.
error.module.wrongGame.none	%1$@ dit ne pas être un jeu, mais son manifeste est celui de %2$@ : recompilez-le.
error.module.wrongMessage	%1$@ a envoyé %2$@ là où %3$@ était attendu.
error.noOdds	%@ ne donne pas de probabilités
error.noSandbox	%1$@ est un jeu étranger, et cette machine n’a rien pour l’isoler : installez bubblewrap (casino doctor dit comment), ou lancez-le sans par --yes. Il pourrait alors lire et modifier tous vos fichiers
error.noSandbox.game	c’est un jeu étranger, et cette machine n’a rien pour l’isoler : installez bubblewrap (casino doctor dit comment), ou lancez-le sans par --yes. Il pourrait alors lire et modifier tous vos fichiers
error.noSheet	%1$@ n’est pas un résultat de casino simulate --format json
error.noSimulation	%1$@ ne simule pas de manches
error.notChecked	one	%1$@ règle n’est pas respectée ; elle est indiquée plus haut	other	%1$@ règles ne sont pas respectées ; elles sont indiquées plus haut
error.notHealthy	Quelque chose n’est pas en ordre ; voir ci-dessus
error.notTogether	%1$@ et %2$@ ne vont pas ensemble ; donnez l’une des deux
error.notVerified	Tout n’est pas tel qu’il a été conservé ; voir ci-dessus
error.otherRun	%1$@ vient d’une autre série : jeu, version, manches, graine, règles, mises et stratégie doivent être les mêmes
error.output	La sortie ne peut pas être écrite : %@ ; envoyez-la ailleurs
error.output.closed	La sortie a été fermée
error.path	Il n’y a pas de jeu à %@ : un chemin mène au dossier d’un jeu, à son programme ou à son paquet, par exemple ./Poker
error.playsForPractice	%1$@ se joue depuis ses sources, à l’entraînement ; installez-le pour lui donner une cagnotte
error.playsWithWallet	%1$@ est livré avec casino et joue avec votre portefeuille ; seuls les jeux étrangers ont une cagnotte
error.replay.chips	les jetons n’ont pas bougé comme lors du jeu
error.replay.tooManyCards	one	il demande plus de cartes qu’alors, où il en avait utilisé %lld	other	il demande plus de cartes qu’alors, où il en avait utilisé %lld
error.replay.twoRounds	il a commencé deux manches
error.restartAlone	--restart recommence une table d’entraînement ; il lui faut donc --seed, --cards ou --stack à ses côtés
error.scene.badID	« %@ » n’est pas un identifiant
error.scene.deep	plus de %@ éléments les uns dans les autres
error.scene.idTwice	deux éléments s’appellent « %@ »
error.scene.nodes	plus de %@ éléments
error.scene.unknown	aucun élément ne s’appelle « %@ »
error.signal.abort	signal abort
error.signal.arithmetic	erreur arithmétique
error.signal.killed	arrêt forcé
error.signal.memory	erreur de mémoire
error.signal.other	signal %@
error.signal.time	limite de temps
error.signal.trap	signal trap
error.store.badEntry	Le jeu a déplacé des jetons d’une façon impossible : %@.
error.store.busy	Un autre programme verrouille le registre. Fermez-le, ou attendez un instant et réessayez.
error.store.cannotOpen	Le registre %1$@ ne peut pas être ouvert : %2$@.
error.store.damaged	Le registre %@ est endommagé.
error.store.damaged.kept	Le registre %1$@ est endommagé. Il est conservé sous %2$@, sans aucun changement. Mettez à sa place une copie à vous, ou relancez pour commencer avec un nouveau portefeuille.
error.store.dataTooLong	Le jeu veut conserver %1$@ octets à lui ; le maximum est %2$@.
error.store.disk	Le disque ne lit pas ou n’écrit pas comme il faut (%@). Rien n’a été changé.
error.store.folder	Le dossier %1$@ est inutilisable : %2$@.
error.store.foreign	%@ appartient à un autre programme. Rien n’y a été changé : choisissez un autre dossier avec --data-dir.
error.store.full	Le disque est plein et rien n’a pu être conservé. Libérez de la place et réessayez.
error.store.newer	Le registre %1$@ vient d’un casino plus récent (format %2$@ ; celui-ci connaît le %3$@). Il a été laissé tel quel : mettez ce programme à jour.
error.store.noRandomness	Le système ne donne pas de nombres aléatoires ; aucun sabot ne peut donc être mélangé.
error.store.noRound	Aucune manche n’est en cours.
error.store.notEnough	Il faut %1$@ en jetons et vous avez %2$@.
error.store.playedElsewhere	Le jeu a continué à cette table dans une autre fenêtre. Reprenez place pour continuer à partir de là.
error.store.profileExists	Il y a déjà un profil %@. Choisissez un autre nom.
error.store.profileUnknown	Il n’y a pas de profil %1$@ ; profils : %2$@. Pour en créer un : casino profiles create %3$@.
error.store.purseAmount	Ce n’est pas un montant qui aille dans une cagnotte.
error.store.purseKeeps	%1$@ peuvent quitter la cagnotte. Les gains y restent tant que vous ne faites pas confiance au jeu.
error.store.readOnly	L’écriture n’est pas permise dans %@. Autorisez-la, ou choisissez un autre dossier avec --data-dir.
error.store.roundIsOpen	Une manche est déjà en cours.
error.store.stackLeft	Vous avez encore %@ en jetons. Confirmez que vous y renoncez pour prendre une nouvelle cave.
error.store.tooMany	La table ne peut pas compter autant de jetons : le maximum est %@.
error.store.unexpected	Le registre ne peut pas être tenu : %1$@ (%2$@).
error.store.unreadable	Une donnée du registre ne peut pas être lue : %@.
error.sync.busy	Un autre programme synchronise en ce moment.
error.sync.folder	Le dossier %1$@ ne peut pas servir à la synchronisation : %2$@. Le jeu continue sans lui.
error.sync.handIsOpen	Ce dossier de données est une copie de celui d’une autre machine, et une main est ouverte. Terminez-la, et le portefeuille sera synchronisé.
error.sync.notLinked	Ce profil n’est pas synchronisé ; indiquez avec --folder un dossier qu’un autre programme synchronise
error.sync.shared	Le profil %1$@ a déjà le portefeuille %2$@ dans ce dossier
error.sync.unwritable	Impossible d’écrire %1$@ : %2$@. Le jeu continue sans synchronisation.
error.system.access	accès refusé
error.system.badDescriptor	mauvais descripteur de fichier
error.system.busy	périphérique ou ressource occupés
error.system.exists	le fichier existe déjà
error.system.format	format d’exécutable incorrect
error.system.full	plus de place sur le périphérique
error.system.io	erreur d’entrée-sortie
error.system.isFolder	c’est un dossier
error.system.loop	trop de niveaux de liens symboliques
error.system.memory	plus de mémoire disponible
error.system.nameTooLong	nom de fichier trop long
error.system.noFolder	ce n’est pas un dossier
error.system.noSuchFile	aucun fichier ni dossier de ce nom
error.system.notPermitted	opération non permise
error.system.quota	quota de disque dépassé
error.system.readOnly	système de fichiers en lecture seule
error.system.tooLarge	fichier trop grand
error.system.tooManyFiles	trop de fichiers ouverts
error.tableIsKept	one	La table de %2$@ est ouverte %3$@ et n’a pas été libérée en %1$lld seconde ; mettez fin à ce processus	other	La table de %2$@ est ouverte %3$@ et n’a pas été libérée en %1$lld secondes ; mettez fin à ce processus
error.tableIsOpen	La table de %1$@ est déjà ouverte %2$@ ; fermez-la là-bas ou reprenez-la ici : --take-over
error.trustNotAgreed	personne n’a dit faire confiance à %1$@ : ses gains iraient dans votre portefeuille. Répondez dans un terminal, ou donnez --yes
error.unexpected	Il s’est passé ce qui ne devrait pas arriver : %@ ; merci de le signaler
error.unexpectedWord	casino %1$@ ne sait que faire de %2$@ ; voir : %3$@
error.unknownBet	%1$@ n’a pas de mise %2$@ avant la distribution ; il a %3$@
error.unknownCommand	La commande %1$@ n’existe pas ; commandes : %2$@
error.unknownCommand.near	La commande %1$@ n’existe pas ; vouliez-vous dire %2$@ ?
error.unknownGame	Le jeu %1$@ n’est pas sur cette machine ; jeux : %2$@
error.unknownGame.near	Le jeu %1$@ n’est pas sur cette machine ; vouliez-vous dire %2$@ ?
error.unknownGame.none	Le jeu %@ n’est pas sur cette machine
error.unknownOption	L’option %1$@ n’existe pas ; voir : %2$@
error.unknownOption.near	L’option %1$@ n’existe pas ; vouliez-vous dire %2$@ ?
error.unknownRound	Il n’y a pas de manche %1$@ terminée de %2$@ ; les manches sont dans : casino history %2$@
error.unknownSetting	%1$@ n’a pas de réglage %2$@ ; réglages : %3$@
error.unknownSetting.near	%1$@ n’a pas de réglage %2$@ ; vouliez-vous dire %3$@ ?
error.unknownShell	Il n’y a pas de complétion pour %1$@ ; il y en a pour %2$@
error.unknownStrategy	%1$@ n’a pas de stratégie %2$@ ; il accepte %3$@
error.unreadableChart	%1$@ ne peut pas lire de stratégie dans %2$@
error.unwantedValue	%@ ne prend pas de valeur ; supprimez le = et ce qui suit
error.versionGone	La manche a été distribuée par la version %1$@ de %2$@, qui n’est pas sur cette machine
help.build.summary	le programme d’un jeu, à partir de ses sources
help.build.text	Compile le jeu d’un dossier (celui-ci, si aucun n’est nommé) et indique où se trouve son programme. Tous les jeux sont compilés au même endroit, de sorte que le kit de casino ne l’est qu’une fois. Toute commande qui prend un chemin compile ce qui a changé ; celle-ci ne fait que compiler.
help.check.summary	la liste de contrôle des jeux, vérifiée
help.check.text	Joue seul et juge chaque règle du guide : ok, warn, fail ou skip, avec ce qui a été trouvé, le remède et une commande qui le montre à nouveau. Un chemin mène à un programme ou au dossier d’un jeu compilé.
help.completion.summary	la complétion pour un interpréteur
help.completion.text	Affiche ce qu’il faut à bash, zsh ou fish pour compléter commandes, options, jeux et valeurs.
help.dev.summary	une table pour l’auteur d’un jeu
help.dev.text	Compile le jeu d’un dossier (celui-ci, si aucun n’est nommé), l’ouvre à une table d’entraînement et surveille ses sources. Ce qui est enregistré est compilé pendant le jeu, et la table continue avec le nouveau programme : la main en cours est rejouée selon les nouvelles règles ; si elles ne le permettent pas, les mises sont rendues. Ce que dit le compilateur s’affiche à la table.
help.doctor.summary	preuve qu’aucun jeton ne se perd, et ce qui manque ici
help.doctor.text	Lit tout le registre : le fichier doit être en ordre, chaque solde la somme de ses écritures, chaque manche réglée, et les statistiques celles des manches. Dit ensuite quels programmes manquent sur cette machine et comment les obtenir.
help.everywhere	Avec toutes les commandes
help.everywhere.text	La valeur suit son option après un espace ou un signe égal. D’une option donnée deux fois, la dernière compte.
help.examples	Exemples
help.exit.done	fait
help.exit.failed	échec
help.exit.module	le module de jeu a échoué
help.exit.usage	usage incorrect
help.exits	Codes de sortie
help.help.summary	comment utiliser une commande
help.help.text	Commandes : %@
help.history.summary	les manches jouées, la plus récente d’abord
help.history.text	Sans jeu indiqué, les manches de tous les jeux. Les manches d’entraînement sont signalées.
help.icon.summary	l’icône d’un jeu en PNG et en SVG
help.icon.text	Écrit <jeu>.png et <jeu>.svg. <jeu> est le mot d’un jeu, tel que casino list le donne, ou le chemin du programme d’un jeu (avec une barre oblique).
help.info.summary	comment se présente un jeu, avant de prendre place
help.info.text	Affiche les mises du jeu, avec ce que chacune paie au plus et l’avantage de la maison que le jeu annonce, ses réglages avec les valeurs que prend --set, et son sabot.
help.install.summary	un jeu, depuis un paquet ou ses sources
help.install.text	Depuis un paquet (.casinogame), affiche ce qu’est le jeu et demande avant d’installer quoi que ce soit. Depuis le dossier d’un jeu, crée le paquet, signé avec votre clé, et l’installe ; avec --output, écrit le paquet en un fichier à donner à d’autres. Un paquet fonctionne sur des machines sans Swift.
help.list.summary	les jeux de cette machine
help.list.text	Affiche une ligne par jeu : le mot par lequel on l’appelle, sa version et ce que c’est. Aucun jeu n’est lancé pour cela.
help.lobby	Le hall
help.lobby.text	Sans --ui, la variable CASINO_UI décide ; à défaut, le réglage du joueur.
help.merge.summary	additionne des parties d’une simulation
help.merge.text	Additionne ce qu’a écrit casino simulate --shard … --format json et affiche la feuille de l’ensemble : exactement celle que donne une seule série.
help.new-game.summary	votre propre jeu, prêt à jouer
help.new-game.text	Crée un paquet avec un petit jeu complet, ses tests et ses textes en cinq langues ; il ne vous reste qu’à écrire votre propre jeu. Les noms du jeu, de son module et de ses types sont déduits du nom et affichés, avec tous les fichiers, avant toute écriture. Dans une copie du code de casino, le jeu devient un dossier de Plugins, ailleurs un dossier à part. Dans un terminal, le style vous est demandé ; dans un tube, c’est le nom qui décide : un nom comme Poker commence par un tableau des gains, tout autre par un croupier.
help.odds.summary	probabilités de la décision en cours, des mises et des mains
help.odds.text	Sans main, l’avantage de la maison sur chaque mise selon les règles en vigueur. Avec une main et la carte du croupier, ce que vaut chaque choix à la longue, en part de la mise.
help.option.ascii	ne dessine qu’avec des caractères ASCII
help.option.bet	ce qui est misé sur chaque mise principale, ou sur une ; peut être répété
help.option.cards	les prochaines cartes du sabot, par exemple "AS KD 10H"
help.option.clientSeed	votre part dans les graines des prochains sabots, voir docs/fairness.md ; gardée jusqu’à ce que vous en donniez une autre
help.option.color	auto, truecolor, 256, 16 ou none
help.option.count	compte les cartes vues depuis que le sabot a été mélangé
help.option.csv	affiche chaque résultat en valeurs séparées par des virgules
help.option.dataDir	où sont gardés le portefeuille et l’historique ; à défaut $CASINO_HOME, sinon $XDG_DATA_HOME/casino, sinon ~/.local/share/casino
help.option.dealer	la carte du croupier, par exemple 9
help.option.description	une phrase sur le jeu, pour les listes
help.option.directory	le dossier dans lequel celui du jeu est créé
help.option.dryRun	affiche le plan et n’écrit rien
help.option.empty	reprend ce qui peut quitter la cagnotte
help.option.end	termine les options : ce qui suit n’en est plus une
help.option.fill	met des jetons du portefeuille dans la cagnotte du jeu
help.option.folder	lie le profil au dossier ; sur d’autres machines, donnez le même --profile
help.option.force	remplace les fichiers qui existent déjà
help.option.format	text, json, csv ou html ; html donne une page avec des graphiques qui se suffit à elle-même
help.option.format.check	pour les personnes, ou un objet JSON
help.option.format.sheet	pour les personnes, un objet JSON pour casino merge ou une page avec des graphiques
help.option.formatShort	comme --format json, --format csv
help.option.freshShoe	un sabot complet à chaque manche : c’est ainsi que les avantages sont publiés
help.option.hand	les cartes du joueur, par exemple A7 ou "AS 7D"
help.option.help	la page de la commande
help.option.jobs	combien de processus jouent côte à côte ; autant que de cœurs par défaut
help.option.json.history	affiche chaque manche en une ligne de JSON : mises, choix, mains, résultats, net et solde
help.option.json.odds	affiche les chiffres en JSON
help.option.lang	la langue, par exemple en, de ou pt-BR
help.option.limit	au plus tant de manches, de 1 à %1$@ (à écrire sans espaces) ; à défaut %2$@, avec --json toutes
help.option.lobby.others	comme dans casino play
help.option.names	les mots seuls, un par ligne
help.option.next	ce qui reste à écrire, et les règles qui ne vont pas
help.option.off	y met fin ; ce qui est venu d’autres machines reste
help.option.output	le dossier qui reçoit les fichiers ; à défaut, le dossier courant
help.option.output.install	y écrit le paquet et n’installe rien
help.option.penetration	la part du sabot qui est distribuée, en pour cent
help.option.profile	de qui sont le portefeuille et l’historique
help.option.removed	cartes sorties du sabot, si le jeu en tient compte
help.option.replay	rejoue une manche à la table : les flèches avancent et reculent d’une étape ; avec --ui text, chaque étape est racontée. --ui, --color et --ascii comme dans casino play
help.option.restart	recommence la table d’entraînement au lieu de continuer avec sa cave et son sabot
help.option.rounds.check	combien de manches sont essayées ; %1$@ par défaut
help.option.rounds.simulate	combien de manches sont jouées, comme 250000, 100M ou 10G ; %1$@ par défaut
help.option.rule	ces règles ou groupes seuls, comme engine.chips,views
help.option.seed	mélange à partir de ce nombre, de 0 à %@
help.option.seed.check	les manches viennent de ce nombre ; 1 par défaut
help.option.set.odds	une règle, comme dans casino play ; peut être donnée plusieurs fois
help.option.set.play	un réglage pour cette table seulement ; peut être donné plusieurs fois ; casino info <jeu> donne les clés et les valeurs
help.option.set.simulate	une règle, comme dans casino play ; peut être répétée
help.option.shard	une partie de la série, que casino merge additionne ; dans un tableau Slurm ou un Job indexé, elle est connue sans cela
help.option.shoes	montre les sabots au lieu des manches : l’engagement de chaque sabot et, une fois qu’il est fini, sa graine ; --json donne les cartes
help.option.sideBets	les mises annexes aussi
help.option.size	le côté en pixels, de %1$@ à %2$@ ; à défaut %3$@
help.option.stack	une cave de 1 à %@ en jetons, deux décimales au plus (à écrire sans espaces)
help.option.stack.simulate	les jetons dont le risque de ruine est indiqué
help.option.status	affiche comment le profil est synchronisé
help.option.strategy	qui joue : un mot du jeu (blackjack : basic, mimicDealer, neverBust), random, une mise seule ou un fichier avec un tableau
help.option.suits	as de pique, ou bien A♠, avec --ui text
help.option.takeOver	reprend une table ouverte dans une autre fenêtre ; sans cette option, on vous le demande
help.option.trust	laisse les gains du jeu aller dans votre portefeuille ; dit ce que cela veut dire et demande
help.option.ui.json	affiche chaque image et chaque événement en une ligne de JSON et accepte {"action": "<id>"}
help.option.ui.lobby.json	l’affiche en une ligne de JSON et accepte {"action": "play.<jeu>"} et {"action": "leave"}
help.option.ui.lobby.terminal	le dessine ; c’est ce que vous avez dans un terminal
help.option.ui.lobby.text	le raconte en phrases, une commande par ligne
help.option.ui.terminal	dessine la table ; c’est ce que vous avez dans un terminal
help.option.ui.text	raconte le jeu en phrases, une commande par ligne ; c’est ce que vous avez ailleurs
help.option.untrust	garde de nouveau les gains du jeu dans sa cagnotte
help.option.version	la version de ce programme
help.option.waitForDebugger	laisse un débogueur s’attacher avant l’ouverture
help.option.yes	ne demande rien et prend ce qui est proposé
help.option.yes.build	accepte que les sources d’autrui soient compilées
help.option.yes.foreign	lance un jeu étranger même si rien ne l’isole
help.option.yes.install	ne demande rien ; toute réponse est oui
help.option.yes.trust	fait confiance sans demander
help.options	Options
help.overview.doctor	preuve qu’aucun jeton ne se perd ; ce qui manque ici
help.overview.help	cette page, ou la page d’une commande
help.overview.info	mises, réglages et sabot d’un jeu
help.overview.lobby	le hall : jeux, portefeuille, derniers résultats
help.overview.title	casino : des jeux de cartes à une table, dans votre terminal
help.play.practice	Entraînement : une cave à part, hors du portefeuille et des statistiques
help.play.summary	prendre place à une table
help.play.table	La table
help.play.text	<jeu> est le mot d’un jeu, tel que casino list le donne, ou le chemin du dossier d’un jeu (avec une barre oblique, par exemple ./Poker). Une main en cours quand vous avez quitté la table se poursuit.
help.profiles.create	un nouveau, avec son portefeuille
help.profiles.list	les énumère
help.profiles.rename	donne à l’un un autre nom
help.profiles.summary	plusieurs joueurs sur une même machine
help.profiles.switch	celui-ci joue quand aucun n’est nommé
help.purse.summary	les jetons avec lesquels joue un jeu étranger
help.purse.text	Un jeu qui n’est pas livré avec casino joue avec une cagnotte à lui. Vous y mettez des jetons de votre portefeuille et pouvez toujours les reprendre ; vos gains y restent tant que vous ne faites pas confiance au jeu, car lui seul sait si une main est gagnée.
help.remove.summary	retire un jeu installé
help.remove.text	Ce qui a été joué reste dans l’historique, et le mot du jeu reste à son auteur.
help.simulate.summary	de nombreuses manches, et ce que garde la maison
help.simulate.text	Le jeu joue des manches selon une stratégie, par blocs et sur tous les cœurs, et affiche une feuille PAR : avantages et intervalles, répartition des résultats, évolution de la cagnotte. 100 sont misés sur chaque mise principale, sauf indication contraire. Ctrl-C affiche ce qui est déjà là. Des commandes égales donnent des feuilles égales, quel que soit le nombre de processus.
help.stats.summary	ce qui a été gagné et perdu
help.stats.text	Manches, montants misés, net, retour, plus gros gain, séries, issue des mises et évolution de votre net. Sans jeu indiqué, pour tous les jeux. L’entraînement n’y compte pas.
help.sync.summary	le même portefeuille sur une autre machine
help.sync.text	Les machines se retrouvent dans un dossier qu’un autre programme synchronise, comme Syncthing, Nextcloud, Dropbox ou iCloud Drive, ou sur une clé USB. Une fois liées, elles échangent d’elles-mêmes ce qui a été joué quand vous prenez place à une table et quand vous la quittez ; casino sync le fait aussitôt. Ce qui est endommagé dans le dossier est nommé, et n’est pas lu.
help.title	casino %1$@ : %2$@
help.usage	Usage
help.value.card	carte
help.value.cards	cartes
help.value.chips	jetons
help.value.command	commande
help.value.file	fichier
help.value.folder	dossier
help.value.format	format
help.value.game	jeu
help.value.key	clé
help.value.language	langue
help.value.mode	mode
help.value.name	nom
help.value.new	nouveau
help.value.number	nombre
help.value.options	options
help.value.path	chemin
help.value.rule	règle
help.value.shell	interpréteur
help.value.text	texte
help.value.value	valeur
help.verify.summary	preuve que les cartes et les résultats étaient loyaux
help.verify.text	Deux verdicts. Cartes : chaque sabot terminé est refait à partir de sa graine, qui doit être celle de l’engagement, et chaque carte devait se trouver là où elle a été distribuée. Résultats : le jeu rejoue chaque manche, et mains et jetons doivent en sortir tels qu’ils ont été conservés ; les manches d’une version absente de cette machine ne sont pas revérifiées. Si quelque chose diffère, se termine avec le code de sortie 1 et dit dans quelle manche.
hints.counts	Astuces montrées, fermées, suivies
hints.counts.value	%1$lld, %2$lld, %3$lld
history.advised	conseillée
history.clientSeed	graine client
history.commitment	engagement
history.head.balance	solde
history.head.game	jeu
history.head.net	net
history.head.outcome	résultat
history.head.round	manche
history.head.staked	misé
history.head.time	heure (UTC)
history.marked	%1$@ (%2$@)
history.noShoes	Aucun sabot n’a encore été entamé.
history.none	Pas encore de manche.
history.notRevealed	révélée une fois le sabot terminé
history.serverSeed	graine serveur
history.shoe	Sabot %1$@ de %2$@
history.shoe.practice	%@ (entraînement)
history.shoe.round	Sabot %1$@ de %2$@, manche %3$@
history.shoe.rounds	Sabot %1$@ de %2$@, manches %3$@ à %4$@
host.balance	Solde : %@.
host.fairness.client	Votre part dans les graines : %@
host.fairness.last	Graine du dernier sabot : %@
host.fairness.next	Engagement du prochain sabot : %@
host.fairness.none	Chaque sabot est engagé avant sa première carte.
host.fairness.this	Engagement de ce sabot : %@
host.limits	Mise principale : de %1$@ ; mises annexes : de %2$@.
host.lossLimit	Votre limite de pertes est atteinte : %@ jetons perdus pendant cette séance. Modifiez-la dans les réglages ou faites une pause.
host.newStack	Vous prenez une nouvelle cave. Solde : %@.
host.noSetting	Ce réglage n’existe pas ou n’accepte pas cette valeur.
host.practice	entraînement
host.practice.say	Table d’entraînement : ses jetons ne sont pas ceux de votre portefeuille.
host.purse	Cagnotte : %@.
host.purse.how	%1$@ purse fill 100 ajoute des jetons, purse empty les reprend
host.purse.in	ajouter %@
host.purse.isEmpty	La cagnotte est vide
host.purse.isEmpty.say	La cagnotte est vide ; votre portefeuille contient %@.
host.purse.kept	%1$@ sont des gains : ils restent dans la cagnotte tant que vous ne faites pas confiance au jeu (casino purse %2$@ --trust).
host.purse.mark	cagnotte
host.purse.noPurse	Cette table n’a pas de cagnotte.
host.purse.nothingLeaves	Rien ne peut quitter la cagnotte pour l’instant.
host.purse.out	reprendre %@
host.purse.refill	Ajouter %@
host.purse.return	Rendu jusqu’ici
host.purse.say	Ce jeu joue avec sa cagnotte : %1$@ dedans, %2$@ dans votre portefeuille.
host.purse.say.empty	Ce jeu joue avec sa cagnotte, qui est vide ; %2$@ dans votre portefeuille. Remplissez-la dans les réglages, ou tapez : purse fill 100
host.purse.title	Cagnotte
host.purse.wallet	Portefeuille
host.round	Manche %lld.
host.round.clock	%1$@ · %2$@
host.shoe	one	Sabot : il reste %1$lld carte sur %2$lld.	other	Sabot : il reste %1$lld cartes sur %2$lld.
host.shoe.none	one	Un nouveau sabot de %lld carte.	other	Un nouveau sabot de %lld cartes.
host.sync	Autres machines
host.sync.at	synchronisation : %1$@, %2$@ UTC
host.sync.never	synchronisation : %@, pas encore
host.sync.none	pas de synchronisation : casino sync --folder DIR
host.voided	La main en cours ne peut pas être terminée : son jeu n’est plus sur cette machine. Vos mises vous sont rendues : %@.
info.bets	Mises
info.builtWith	Fait avec
info.builtWith.value	CasinoKit %1$@, protocole %2$@
info.from	Origine
info.from.bundled	venu avec casino
info.from.installed	installé ; clé de l’auteur %@
info.head.bet	mise
info.head.edge	avantage de la maison
info.head.first	au départ
info.head.key	clé
info.head.made	quand
info.head.pays	paie au plus
info.head.values	valeurs
info.made.inPlay	pendant la manche
info.made.main	avant de distribuer
info.made.side	avec la mise principale
info.moves	Choix
info.noEdge	non indiqué
info.settings	Réglages (--set clé=valeur)
info.shoe	Sabot
info.shoe.value	one	%1$lld jeu de cartes, mélangé après %2$@ cartes sur %3$@	other	%1$lld jeux de cartes, mélangés après %2$@ cartes sur %3$@
install.ask	L’installer ? [o/N]
install.author	Clé de l’auteur
install.done	%1$@ est installé. Pour y jouer : casino play %2$@
install.game	Jeu
install.hash	SHA-256
install.nothing	Rien n’a été installé.
install.replaces	À la place de
install.size	Taille
install.size.value	%1$@ Mo, fichiers : %2$@
install.word	Mot
interface.unknown	CASINO_UI n’accepte pas %@ ; valeurs possibles : terminal, text ou json.
json.malformed	Chaque ligne est un objet tel que {"action": "hit"}, avec "amount" ou "value" quand l’action le demande.
list.and	%1$@ et %2$@
list.head.about	ce que c’est
list.head.game	jeu
list.head.version	version
list.line	%1$@. %2$@
list.none	Il n’y a aucun jeu sur cette machine.
list.or	%1$@ ou %2$@
lobby.advised	%1$@ (conseillée)
lobby.chips	vos jetons
lobby.count	one	%lld table	other	%lld tables
lobby.curve	Jetons depuis le %1$@
lobby.date	%1$@ %2$@
lobby.games	Jeux
lobby.help	Toutes les commandes : casino help
lobby.help.choose	choisir une table ; un clic pour y prendre place
lobby.help.digits	prendre place à l’une des neuf premières
lobby.help.enter	prendre place à la table choisie
lobby.help.history	les dernières manches
lobby.help.keys	Touches
lobby.help.leave	quitter
lobby.help.search	chercher ; toute autre lettre lance aussi la recherche
lobby.help.settings	réglages de toutes les tables
lobby.help.statistics	ce qui a été gagné et perdu
lobby.history.line	%1$@  %2$@ : %3$@
lobby.key.all	tout afficher
lobby.key.arrows	Flèches
lobby.key.choose	choisir
lobby.key.enter	Entrée
lobby.key.help	aide
lobby.key.history	historique
lobby.key.leave	quitter
lobby.key.search	chercher
lobby.key.settings	réglages
lobby.key.statistics	statistiques
lobby.month.1	janv.
lobby.month.10	oct.
lobby.month.11	nov.
lobby.month.12	déc.
lobby.month.2	févr.
lobby.month.3	mars
lobby.month.4	avr.
lobby.month.5	mai
lobby.month.6	juin
lobby.month.7	juil.
lobby.month.8	août
lobby.month.9	sept.
lobby.needs	Le hall demande %1$lld × %2$lld.
lobby.noGames	Il n’y a aucun jeu sur cette machine.
lobby.openHand	Une main de %1$@ vous attend : casino play %1$@
lobby.owed	jetons dus
lobby.page.owed	Portefeuille : vous devez %@ en jetons
lobby.page.rounds	Dernières manches
lobby.page.sitDown	Prendre place : casino play %@
lobby.playOn	continuer
lobby.practice	%1$@ (entraînement)
lobby.result.place	%1$@ %2$@
lobby.results	Derniers résultats
lobby.results.none	Pas encore de manche.
lobby.rounds	one	%2$@ manche	other	%2$@ manches
lobby.search	chercher ou taper un nom
lobby.search.none	Aucune table ne correspond à votre recherche.
lobby.sheet.help	Aide
lobby.sheet.history	Historique
lobby.sheet.settings	Réglages
lobby.sheet.statistics	Statistiques
lobby.shown	%1$lld à %2$lld sur %3$lld
lobby.since	%1$@ depuis le %2$@
lobby.sitDown	s’asseoir
lobby.sitDown.any	Prendre place : casino play <jeu>
lobby.tables	Tables
lobby.text.ask	Quelle table ? %1$@. Ou bien : help, quit.
lobby.text.atTable	Les règles et les mises s’annoncent à la table : prenez d’abord place.
lobby.text.back	Vous êtes de retour dans le hall.
lobby.text.choice	%1$lld %2$@
lobby.text.help	1, blackjack, play blackjack   prend place à une table par son numéro ou son nom\nlist                           énumère toutes les tables\nsearch bac                     cherche des tables\nbalance                        votre solde en jetons\nstatus                         décrit de nouveau le hall\nrepeat                         redit la dernière annonce\nstats, history                 ce qui a été joué ; le nom d’un jeu peut suivre\nodds blackjack                 probabilités exactes d’un jeu\nsettings                       les réglages de toutes les tables ; set speed=fast en change un\nrules, bets                    s’annoncent à la table\nquit                           quitte le hall
lobby.text.left	Vous quittez le hall.
lobby.text.played	%1$@ Joué : %2$@, %3$@.
lobby.text.setting	%1$@ (%2$@) : %3$@. Valeurs possibles : %4$@.
lobby.text.table	%1$lld %2$@ : %3$@. Mises : de %4$@.
lobby.wallet	Portefeuille : %@ en jetons
newGame.ask.style	Quel style ? [%@]
newGame.confirm	Le créer ? [O/n]
newGame.done	%@ est créé. Ensuite :
newGame.error.description.tooLong	La description est trop longue ; au plus %@ caractères
newGame.error.description.unreadable	La description contient un signe impossible à afficher (%@) ; retapez-la sans ce signe
newGame.error.exists	%@ existe déjà et reste tel quel ; choisissez un autre nom ou un autre dossier
newGame.error.interrupted	Interrompu ; rien n’est resté
newGame.error.name.empty	Dites comment s’appelle le jeu : casino new-game Poker
newGame.error.name.game	Il y a déjà un jeu %@ ; choisissez un autre nom
newGame.error.name.noLetters	%@ n’a ni lettre ni chiffre pour nommer les fichiers ; tapez un nom comme Poker
newGame.error.name.option	%@ ne convient pas comme nom, car il commence par un tiret ; enlevez le tiret
newGame.error.name.otherScript	%@ contient des lettres qui ne peuvent nommer des fichiers Swift ; tapez-le en lettres latines, comme Poker, puis changez dans le jeu le nom que lisent les joueurs
newGame.error.name.path	%1$@ ressemble à un chemin ; donnez le nom seul, et le dossier avec %2$@
newGame.error.name.product	%@ est le nom d’une partie de casino lui-même ; choisissez un autre nom
newGame.error.name.tooLong	Le nom est trop long ; au plus %@ caractères
newGame.error.name.unreadable	Le nom contient un signe impossible à afficher (%@) ; retapez-le sans ce signe
newGame.error.noFolder	Il n’y a pas de dossier %@ ; créez-le d’abord ou indiquez-en un autre
newGame.error.noTemplate	Il n’y a pas de modèle de jeu ; cherché dans %@ ; indiquez dans CASINO_SDK le dossier du code de casino
newGame.error.template	Le modèle est endommagé : %@ ; récupérez à nouveau le code de casino
newGame.error.unwritable	Impossible d’écrire %1$@ : %2$@ ; rien n’est resté
newGame.nothing	Rien n’a été écrit.
newGame.plan.files	one	%2$@ fichier	other	%2$@ fichiers
newGame.plan.folder	Dossier
newGame.plan.id	Mot de commande
newGame.plan.module	Module
newGame.plan.name	Nom
newGame.plan.style	Style
newGame.plan.type	Type
newGame.style.dealer	une main contre celle du croupier, avec une décision
newGame.style.paytable	une main contre un tableau des gains : garder et échanger
newGame.style.punto	des mises seules, comme au baccara : personne ne décide
number.versions	%1$@ à %2$@
odds.advised	Une manche où l’on a demandé les probabilités est marquée dans l’historique.
odds.atRandom	one	D’après %2$@ manche en tout, terminée au hasard : le jeu n’a pas de stratégie.	other	D’après %2$@ manches en tout, terminées au hasard : le jeu n’a pas de stratégie.
odds.begins	Des manches sont en cours …
odds.best	le meilleur choix
odds.byStrategy	one	D’après %2$@ manche en tout, terminée selon la stratégie du jeu.	other	D’après %2$@ manches en tout, terminées selon la stratégie du jeu.
odds.chance	probabilité
odds.edge	avantage de la maison
odds.exact	Calcul exact.
odds.leads	en tête pour l’instant
odds.loses	perd
odds.marked	%1$@, %2$@
odds.noCardsFit	Aucune carte trouvée avec laquelle la manche en serait arrivée là.
odds.pushes	égalité
odds.refining	D’autres manches sont en cours.
odds.return	retour
odds.section.bets	Ce que vaut chaque mise
odds.section.moves	Ce que vaut chaque décision
odds.shares	En part de la mise initiale : ce que l’on gagne ou perd à la longue.
odds.sheet.marked	%2$@ · %1$@
odds.title	Probabilités
odds.value	valeur
odds.wins	gagne
odds.within	%1$@ ± %2$@
profiles.created	Le profil %1$@ est prêt. Pour jouer avec lui : --profile %1$@
profiles.hint	Le profil marqué * joue quand aucun n’est nommé. Pour en changer : casino profiles switch <nom>
profiles.inUse	Le profil %@ joue désormais.
profiles.noWallet	n’a pas encore joué
profiles.renamed	Le profil %1$@ s’appelle maintenant %2$@.
purse.ask	Si vous faites confiance à %1$@ (auteur %2$@), vos gains pourront aller dans votre portefeuille. casino veille à ce que les cartes soient honnêtes et qu’aucune mise ne paie plus que déclaré ; si une main est vraiment gagnée, seul le jeu le sait. Lui faire confiance ? [o/N]
purse.emptied	%1$@ en jetons sont passés de la cagnotte de %2$@ à votre portefeuille.
purse.fact.purse	Dans la cagnotte
purse.fact.takeable	Peut en sortir
purse.fact.wallet	Dans votre portefeuille
purse.filled	%1$@ en jetons sont passés de votre portefeuille à la cagnotte de %2$@.
purse.head.bet	mise
purse.head.declared	déclaré
purse.head.game	jeu
purse.head.own	à vous
purse.head.purse	cagnotte
purse.head.return	retour
purse.head.returned	rendu
purse.head.staked	misé
purse.head.trust	de confiance
purse.isNotTrusted	Vous ne faites pas confiance à %1$@ : vous pouvez reprendre votre mise de fonds, et vos gains restent dans sa cagnotte. Seul le jeu sait si une main est gagnée.
purse.isTrusted	Vous faites confiance à %1$@ : tout ce que contient sa cagnotte peut aller dans votre portefeuille.
purse.none	Aucun jeu n’a de cagnotte. Les jeux étrangers en reçoivent une quand on les installe et y joue.
purse.nothingLeaves	Rien ne peut quitter la cagnotte de %2$@ pour l’instant.
purse.return	%1$@ de %2$@
purse.return.declared	%1$@ de %2$@ (déclaré : %3$@)
purse.trust.no	non
purse.trust.yes	oui
purse.trusted	Vous faites confiance à %1$@ : vos gains peuvent aller dans votre portefeuille.
purse.untrusted	Vous ne faites plus confiance à %1$@ : vos gains restent dans sa cagnotte.
rail.left	restantes
rail.of	sur
rail.round	Manche %lld
rail.rounds	Dernières manches
rail.seed	engagement
rail.shoe	Sabot
remove.done	%@ est retiré ; ce qui a été joué reste dans l’historique.
remove.error.bundled	%@ est venu avec casino et part avec lui ; seuls les jeux installés se retirent
replay.line	Manche %1$lld, étape %2$lld sur %3$lld   ← retour   → suite   Q quitter
sandbox.ask	%1$@ est un jeu étranger, et cette machine n’a rien pour l’isoler (casino doctor dit comment y remédier). Il pourrait lire et modifier tous vos fichiers. Le lancer quand même ? [o/N]
section.table	À toutes les tables
setting.bell	Bip du terminal
setting.fourColour	Jeu de cartes 4 couleurs
setting.hints	Astuces
setting.hints.again	revoir
setting.hints.off	non
setting.hints.on	oui
setting.interface	Interface
setting.interface.auto	selon le terminal
setting.interface.later	L’interface vaut dès le prochain démarrage.
setting.interface.terminal	table dessinée
setting.interface.text	texte brut
setting.language	Langue
setting.language.auto	automatique
setting.language.de	Deutsch
setting.language.en	English
setting.language.es	Español
setting.language.fr	Français
setting.language.ja	日本語
setting.lossLimit	Limite de pertes
setting.mouse	Souris
setting.reducedMotion	Moins d’animations
setting.sessionClock	Durée de séance
setting.sound	Son
setting.speed	Rythme
setting.speed.fast	rapide
setting.speed.instant	immédiat
setting.speed.normal	normal
setting.speed.slow	lent
setting.startingBalance	Nouvelle cave
setting.startingBalance.later	Cela vaut dès la prochaine cave ; les jetons que vous avez restent tels quels.
setting.textScale	Taille
setting.textScale.compact	compacte
setting.textScale.large	grande
setting.textScale.regular	normale
setting.theme	Couleurs
setting.theme.auto	comme le terminal
setting.theme.dark	sombres
setting.theme.light	claires
setting.volume	Volume
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
settings.stack	Le montant d’une nouvelle cave vaut dès la prochaine, l’interface dès le prochain démarrage ; tout le reste vaut aussitôt.
simulate.after	après
simulate.agrees	concorde
simulate.bankroll	Cagnotte
simulate.bankrollOf	Cagnotte au fil des manches, et risque de perdre %1$@
simulate.bestStrategy	la meilleure du jeu
simulate.bet	mise
simulate.bets	Mises
simulate.cards	cartes par manche
simulate.chart.bankroll	L’évolution de la cagnotte
simulate.chart.edges	Les avantages et leurs intervalles
simulate.count	nombre
simulate.cutCard	jusqu’à la carte de coupe, comme à la table
simulate.cutCardAt	jusqu’à %1$@ % de ses cartes
simulate.declared	déclaré
simulate.deviation	écart type
simulate.differs	diffère
simulate.edge	avantage
simulate.freshShoe	complet à chaque manche, comme les avantages sont publiés
simulate.heading	%1$@ %2$@ : feuille PAR
simulate.high	5 % au-dessus
simulate.hits	gains
simulate.initialRules	celles de la table à l’ouverture
simulate.interval	intervalle 95 %
simulate.low	5 % en dessous
simulate.median	médiane
simulate.mode	Sabot
simulate.outcome	issue
simulate.outcomes	Issues
simulate.ownChart	un tableau personnel
simulate.pace	%1$@ %2$@ % · %3$@ manches/s · encore %4$@ s
simulate.part	Partie
simulate.partOf	d’une série de %1$@ manches
simulate.range	%1$@ à %2$@
simulate.result	résultat
simulate.results	Résultats en mises
simulate.returned	rendu
simulate.risk	des mises
simulate.risks	Risque et verdict
simulate.round	manche
simulate.rounds	Manches
simulate.rounds.heading	Ce que les manches ont donné
simulate.ruin	ruine
simulate.rules	Règles
simulate.seed	Graine
simulate.share	part
simulate.staked	misé
simulate.stakes	Mises
simulate.strategy	Stratégie
simulate.total	Toutes les mises
simulate.verdict	verdict
stats.advised	Manches avec conseil
stats.all	Tous les jeux
stats.bestStreak	Série gagnante record
stats.bet	Mise
stats.biggest	Plus gros gain
stats.count	Fois
stats.curve	Évolution de votre résultat net
stats.ended	Gagnées, perdues, égalités
stats.ended.value	%1$lld, %2$lld, %3$lld
stats.game	Jeu
stats.games	Par jeu
stats.net	Net
stats.none	Aucune manche jouée pour l’instant.
stats.outcome	%1$@ × (%2$@)
stats.outcome.name	Résultat
stats.practice	Les manches d’entraînement ne comptent pas dans vos statistiques.
stats.return	Retour
stats.rounds	Manches
stats.section.outcomes	Résultat de vos mises
stats.section.sums	Vos manches
stats.staked	Misé
stats.voided	Manches annulées
stats.worstStreak	Série perdante record
sync.aside	Fichier mis de côté, %1$@ : %2$@.
sync.aside.conflict	une copie de conflit qui diffère ; la machine qui l’a écrite réécrira son propre journal
sync.aside.conflictKnown	une copie de conflit sans rien de nouveau ; elle peut être supprimée
sync.aside.devices	plus de %@ machines
sync.aside.foreign	pas un fichier de casino
sync.aside.noFile	un lien ou un dossier là où il faut un fichier
sync.aside.tooLong	plus long que tout ce qui s’écrit ici
sync.device	Cette machine
sync.folder	Dossier
sync.last	Dernière
sync.line.altered	la ligne %@ a été altérée, ou des lignes manquent avant elle
sync.line.elsewhere	la ligne %@ est celle d’un autre profil de cette machine
sync.line.field	à la ligne %1$@, le champ %2$@ est incorrect
sync.line.newer	la ligne %1$@ vient d’un casino plus récent (%2$@) : mettez ce programme à jour
sync.line.noLine	la ligne %@ n’est pas une ligne de journal
sync.line.noShoe	la ligne %@ parle d’un sabot qui n’a jamais été préparé
sync.line.seed	la graine de la ligne %@ n’est pas celle de l’engagement
sync.line.unsound	les comptes d’une manche de la ligne %@ ne sont pas justes
sync.linked	Le portefeuille %1$@ est synchronisé par %2$@.
sync.never	jamais
sync.newDevice	Ce dossier de données est la copie ou un état antérieur d’un autre : il compte désormais comme une machine à part.
sync.noOthers	Pas encore d’autre machine.
sync.notLinked	Pas de synchronisation. Pour commencer : casino sync --folder DIR
sync.others	Autres machines
sync.partial	Il y en avait plus que le temps n’en permettait ; le reste viendra la prochaine fois.
sync.received	Reçu : %1$@, de %2$@.
sync.records	one	%2$@ entrée	other	%2$@ entrées
sync.sent	Envoyé : %@.
sync.settings	one	%2$@ réglage	other	%2$@ réglages
sync.state.altered	ses réglages ne peuvent pas être lus : il a été altéré, ou des lignes manquent avant
sync.state.elsewhere	ses réglages ne peuvent pas être lus : il est celui d’un autre profil de cette machine
sync.state.field	ses réglages ne peuvent pas être lus : le champ %2$@ est incorrect
sync.state.newer	ses réglages ne peuvent pas être lus : il vient d’un casino plus récent (%2$@) ; mettez ce programme à jour
sync.state.noLine	ses réglages ne peuvent pas être lus : ce n’est pas une ligne de journal
sync.state.noShoe	ses réglages ne peuvent pas être lus : il parle d’un sabot qui n’a jamais été préparé
sync.state.seed	ses réglages ne peuvent pas être lus : sa graine n’est pas celle de l’engagement
sync.state.unsound	ses réglages ne peuvent pas être lus : les comptes d’une manche ne sont pas justes
sync.time	%@ UTC
sync.unlinked	Ce profil n’est plus synchronisé. Ce qui est venu d’autres machines reste.
sync.upToDate	À jour : rien à envoyer, rien à recevoir.
sync.wallet	Portefeuille
terminal.amount	Montant : %@_   Entrée le mise   Échap l’abandonne
terminal.ended	La table a été fermée de l’extérieur (signal %@). Ce qui s’y trouvait est gardé pour la prochaine fois.
terminal.fault	La table a été fermée par une erreur de casino lui-même (signal %@). Ce qui s’y trouvait est gardé pour la prochaine fois.
terminal.fault.log	La table a été fermée par une erreur de casino lui-même (signal %1$@). Ce qui s’y trouvait est gardé pour la prochaine fois. Ce qui y a mené est dans %2$@
terminal.plain.cannotPlace	Un terminal de type « %@ » ne peut pas dessiner une table ; elle est donc racontée en texte brut.
terminal.plain.input	L’entrée standard n’est pas un terminal ; la table est donc racontée en texte brut.
terminal.plain.noName	TERM n’est pas défini ; la table est donc racontée en texte brut.
terminal.plain.output	La sortie standard n’est pas un terminal ; la table est donc racontée en texte brut.
text.ask	%1$@ %2$@.
text.choice	%1$@ %2$@
text.didYouMean	Vouliez-vous dire %@ ?
text.heading	%@ :
text.help	bet 100              pose 100 sur la mise principale\nbet insurance 50     pose 50 sur une mise par son nom\n1, 2, 3 ...          fait une action par son numéro, son nom ou sa touche\nstatus               décrit toute la table\nrepeat               redit la dernière annonce\nbalance, bets        vos jetons ; ce qui est posé sur chaque mise\nodds                 ce que vaut chaque choix ; sans choix à faire, ce que coûte chaque mise\nrules, settings      ce qui se joue et se paie ; set decks=6 change un réglage\nstatistics           ce qui a été joué jusqu’ici\nlobby                quitte la table pour le hall\nquit                 quitte la table ; une main ouverte reste ouverte
text.incompleteBet	Une mise demande un montant, par exemple : bet 100, ou bien : bet insurance 50
text.incompletePurse	Une cagnotte se remplit d’un montant ou se vide, par exemple : purse fill 100, purse empty
text.incompleteSetting	Un réglage demande une clé et une valeur, par exemple : set decks=6
text.left	Vous quittez la table.
text.leftOpen	Vous quittez la table. Votre main reste ouverte et vous attend à votre retour.
text.noAmount	« %@ » n’est pas un montant de jetons ; écrivez-le comme 100 ou 7.50, avec deux décimales au plus.
text.noBets	Aucune mise sur la table.
text.noNumber	Il n’y a pas d’action %lld ; les numéros sont dans la dernière ligne.
text.noOdds	Ce jeu ne donne pas de probabilités.
text.note	%1$@ : %2$@.
text.odds	%1$@ : %2$@.
text.odds.figure	%1$@ %2$@
text.priced	%1$@ pour %2$@
text.quoted	« %@ »
text.seeHelp	Tapez help pour voir ce que vous pouvez faire.
text.setting	%1$@ set %2$@=%3$@
text.staked	%1$@ En jeu : %2$@.
text.takeOver	La table de %1$@ est déjà ouverte %2$@. Voulez-vous la reprendre ici ? [o/N]
text.tooLong	Cette ligne dépasse %lld octets et n’a pas été lue.
text.unavailable	Impossible pour l’instant : %1$@. %2$@
text.unknown	La commande « %@ » n’existe pas ici.
text.yes	o
verify.begins	la manche %1$@ commence à la carte %2$@ de son sabot et non à la carte %3$@
verify.cards.progress	Cartes, manches vérifiées : %@
verify.cards.right	Cartes : justes. %1$@ de %2$@.
verify.cards.right.open	Cartes : justes. %1$@ de %2$@ (pas encore fini : %3$@).
verify.cards.wrong	Cartes : FAUSSES. %1$@ de %2$@.
verify.cards.wrong.open	Cartes : FAUSSES. %1$@ de %2$@ (pas encore fini : %3$@).
verify.commitment	la graine du sabot %@ n’est pas celle de l’engagement
verify.dealt	la manche %1$@ a distribué %2$@ ; dans le sabot, il y avait %3$@
verify.fault.game	%1$@ : %2$@
verify.fault.round	manche %1$@ : %2$@
verify.finishedShoes	one	%2$@ sabot terminé	other	%2$@ sabots terminés
verify.hand	la manche %1$@ a la carte %2$@ dans une main, et ne l’a pas distribuée
verify.more	et %@ de plus
verify.notRechecked	one	%2$@ manche non revérifiée : la version %3$@ n’est pas sur cette machine.	other	%2$@ manches non revérifiées : la version %3$@ n’est pas sur cette machine.
verify.result.chips	ses jetons ont bougé autrement
verify.result.hands	ses mains sont différentes
verify.results.progress	Résultats, manches rejouées : %@
verify.results.right	Résultats de %1$@ : justes. Rejoué : %2$@.
verify.results.wrong	Résultats de %1$@ : FAUX. Rejoué : %2$@.
verify.shoe	le sabot %@ ne peut pas être refait à partir de son enregistrement
verify.voided	one	%2$@ manche annulée : les mises ont été rendues.	other	%2$@ manches annulées : les mises ont été rendues.
version	casino %1$@ (CasinoKit %2$@, protocole %3$@)
"""#

  private static let ja = #"""
build.ask	%1$@をビルドすると、そのコードがこのコンピューターで実行されます。ビルドしますか？ [y/N]
build.error.compiler	%@をビルドできません
build.error.interrupted	ビルドは中断されました
build.error.noPackage	%@はゲームのフォルダーではありません（Package.swiftがありません）。casino new-gameで作れます。
build.error.noProgram	%1$@はビルドできましたが、その名前のプログラムがありません。ターゲットは%1$@という名前のexecutableTargetにしてください。
build.error.noToolchain	このコンピューターには、ゲームをビルドするSwiftがありません。https://www.swift.org/install/linux から入手できます（インストール済みのゲームには不要です）。
build.error.refused	other	%2$@をビルドできません。エラー%1$@件
build.error.unwritable	%1$@に書き込めないか、起動できません：%2$@
build.progress	%@をビルド中
build.progress.steps	%1$@をビルド中：%2$@/%3$@
build.progress.waiting	ほかのビルドの終了を待っています
bundle.error.file	%1$@を読み書きできません：%2$@
bundle.error.format	バンドルの形式%@は、このcasinoでは読めません。新しいcasinoか、別の版のバンドルを使ってください。
bundle.error.interrupted	中断されました。ゲームは元のままです。
bundle.error.machine	このバンドルは%1$@用ですが、このコンピューターは%2$@です。作者に依頼してください。
bundle.error.manifest	ゲームの説明が読めません（%@）
bundle.error.noBundle	バンドル（.casinogame）でもゲームのフォルダーでもありません
bundle.error.notAsked	ここではインストールしてよいか確認できません。%@で同意できます。
bundle.error.notInstalled	%1$@というゲームはインストールされていません。インストール済み：%2$@
bundle.error.notInstalled.near	%1$@というゲームはインストールされていません。%2$@のことですか？
bundle.error.notInstalled.none	%@というゲームはインストールされていません。ほかのゲームもありません。
bundle.error.tooLarge	バンドルが上限の%@ MBを超えています
bundle.error.unsound	バンドルが壊れているため、受け付けませんでした：%@。入手し直してください。
bundle.fault.changed	%@の内容が変わっています
bundle.fault.cut	末尾が欠けています
bundle.fault.kind	%@はリンクなど、通常のファイルではないものです
bundle.fault.missing	%@がありません
bundle.fault.noProgram	プログラムではないものが入っています
bundle.fault.owner	%@は、このコンピューターのほかのユーザーが変更できます
bundle.fault.path	%@は外を指しているか、使えない文字を含みます
bundle.fault.signature	記載された作者の署名ではありません
bundle.fault.stray	%@は含まれないはずのファイルです
bundle.fault.twice	同じファイルが二つあります
check.fault.changesRefused	%1$@を断るときにラウンドが変わります。
check.fault.dealsTwice	ラウンドの途中で二度目のディールが受け付けられます。
check.fault.dealsUnstaked	ベットなしのディールが受け付けられます。
check.fault.endless	決定が終わりなく続きます。
check.fault.noMove	プレイヤーの番ですが、選べる手がありません。
check.fault.refusesDeal	リミット内のチップが%1$@にあるのにディールが断られます。
check.fault.refusesMove	%1$@は選べるのに断られます。
check.fault.stalls	フェーズ%1$@が終わりません。
check.fault.staysBetting	ディールの後もフェーズがbettingのままです。
check.fault.takesMove	%1$@は選べないのに受け付けられます。
check.fault.unreadable	エンジンを書き出して読み戻すことができません。
check.found.arguments	%2$@の%1$@は英語と違う引数を求めます。
check.found.bannerLines	other	結果は%1$@行ですが、精算されたベットは%2$@件です。
check.found.bannerNet	結果は%1$@ですが、ラウンドは%2$@でした。
check.found.bannerSum	結果の行の合計は%1$@ですが、ラウンドは%2$@でした。
check.found.betRefused	%1$@への%2$@はリミット内ですが断られます: %3$@
check.found.betTaken	%1$@への%2$@はリミット外ですが受け付けられます。
check.found.blocked	判定できません。先に%1$@が必要です。
check.found.card	%1$@がハンドにありますが、引かれていないか、枚数が足りません。
check.found.cardNotShown	%1$@は表向きに配られましたが、テーブルにありません。
check.found.conflict	%1$@が説明なしに断られます。
check.found.copy	途中で書き出して読み戻すと、ラウンドが別の進み方をします。
check.found.cut	%1$@、%2$@: 文が切れています: %3$@
check.found.dataForgotten	再起動の後、ゲームのデータが変わっています。
check.found.dataNotSent	ゲームは独自のデータを持っていますが、ホストに送りません。
check.found.dataSame	ゲームが送るデータがどのラウンドの後も同じです。
check.found.dataSize	ゲームのデータは%1$@バイトです。65,536バイトまでです。
check.found.dealRefused	ディールが断られます: %1$@
check.found.edge	%1$@は%2$@とされていますが、シミュレーションでは%3$@から%4$@です。
check.found.emptyCatalogue	カタログに文がありません。
check.found.emptyIcon	アイコンに中身がありません。
check.found.emptyLine	other	ラウンド%1$@で空の行が読まれます（%2$@）。
check.found.hintLost	ヒント%1$@は一度も出ません。指す先がありません。
check.found.hintTarget	%1$@が指す%2$@はありません。
check.found.impure	%1$@: %2$@。例外は // casino:allow %3$@: と理由で示します。
check.found.keyTwice	キー%1$@が%2$@と%3$@の両方に使われています。
check.found.kitIcon	アイコンがキットのもの（緑にスペードのエース）です。
check.found.leak	まだ見えないはずのカードによって%1$@が変わります。
check.found.leakLog	まだ見えないはずのカードによってプログラムの出力が変わります。
check.found.leftOut	%1$@、%2$@: %3$@が収まりません。
check.found.missingFile	%1$@がありません。
check.found.moveRefused	%1$@は選べるのに断られます: %2$@
check.found.net	ラウンドは%1$@と告げられますが、チップの動きは%2$@です。
check.found.noAction	アクション%1$@に名前がありません。
check.found.noBanner	ラウンドの後に結果が出ません。
check.found.noCatalogue	Resources/Localizable.xcstringsを読めません。
check.found.noDeal	ゾーンにチップがありますが、ディールの操作がありません。
check.found.noDesign	Theme/DesignConstants.swiftがCasinoDesignを使っていません。
check.found.noEdge	%1$@のハウスエッジが示されていません。
check.found.noEdges	戦略が使うベットにハウスエッジが示されていません。
check.found.noExcuse	%1$@: casino:allow %2$@に理由がありません。
check.found.noHint	初めての訪問でヒントが出ません。
check.found.noHostSettings	シートに全テーブル共通の設定がありません。
check.found.noIcon	マニフェストにアイコンがありません。
check.found.noKey	%1$@はキーボードで操作できません。
check.found.noLabel	%1$@（%2$@）は見えない人に何も伝えません。
check.found.noLanguage	%1$@の文がありません。
check.found.noMainBet	メインベットがありません。
check.found.noManifest	プログラムがマニフェストを出力しません。
check.found.noManifestFile	Resources/manifest.jsonを読めません。
check.found.noMoveShown	ラウンド中なのに、選べる手がありません。
check.found.noPart	テーブルに%1$@がありません。
check.found.noPayout	%1$@に最高配当がありません。
check.found.noPlural	%2$@の%1$@に単数形がありません。
check.found.noPrompt	決定のときに問いかけがありません（%1$@）。
check.found.noReason	%1$@が理由なしに断られます。
check.found.noReplay	ゲームがラウンドを再現しません。
check.found.noSentence	%1$@が%2$@で終わるときの文がありません。
check.found.noSheet	シート%1$@を開けません。
check.found.noSources	ゲームのソースがここにありません。
check.found.noStatistics	統計のシートにホストの数字を入れる場所がありません。
check.found.noSummary	ゲームの説明がありません。
check.found.noText	%2$@が求める%1$@はどのカタログにもありません。
check.found.noTitle	結果%1$@に名前がありません: outcome.%1$@
check.found.noZone	チップを置けるゾーンがありません。
check.found.noZoneOf	%1$@はどの設定でもベットできません。
check.found.notOffered	このルールに必要なものをゲームが備えていません。
check.found.number	%1$@: %2$@が定数でなく数字です。
check.found.otherAfterKill	other	中断して再開すると、ラウンド%1$@が%2$@で変わります。
check.found.otherLanguage	other	%3$@ではラウンド%1$@が%2$@で変わります。
check.found.otherPlace	other	別のプロセス、時間帯、地域ではラウンド%1$@が%2$@で変わります（%3$@）。
check.found.otherRound	同じシードでも、別のプロセスでは違うラウンドになります。
check.found.outcome	結果%1$@がマニフェストにありません。
check.found.overlap	%1$@、%2$@: %3$@が%4$@に重なっています。
check.found.rawKey	文の代わりにキー%1$@が出ます。
check.found.refusedChanged	%1$@は断られますが、テーブルが変わります。
check.found.replay	同じカードで再現すると、ラウンドの結果が変わります。%1$@
check.found.rulesBet	ルールに%1$@の名前がありません。
check.found.rulesLimits	ルールにリミット%1$@がありません。
check.found.rulesPayout	ルールに%1$@の配当がありません。
check.found.said	%1$@
check.found.sceneAfterKill	中断して再開すると、テーブルの%1$@が変わります。
check.found.setting	%1$@: %2$@
check.found.settingHidden	シートに設定%1$@がありません。
check.found.settingShown	設定%1$@は%3$@ですが、%2$@と表示されます。
check.found.silent	シミュレーション用のテーブルではラウンドの結果が変わります。
check.found.silentRound	other	ラウンド%1$@の終わりのイベントが%2$@回です。音のためには一回必要です。
check.found.simulated	シミュレーションでの%1$@の合計が、一回ずつのラウンドと合いません。
check.found.stale	Resources/manifest.jsonがプログラムの内容と違います。
check.found.taken	%1$@は選べないのに実行されます。
check.found.twice	二度読まれます（%2$@）: %1$@
check.found.unexpected	検査を続けられません: %1$@
check.found.unsaid	other	ラウンド%1$@でベットが精算されても何も読まれません（%2$@）。
check.found.untranslated	%1$@の%2$@訳がありません。
check.found.unused	文%1$@はどこでも使われていません。
check.found.zoneLimits	%1$@のゾーンは%2$@から%3$@ですが、テーブルは%4$@です。
check.mend	直すには: %1$@
check.mend.engine.cards	drawで引いたカードだけを示します。
check.mend.engine.chips	各ベットを最高配当内で一度だけ精算し、示した額だけを受け取ります。
check.mend.engine.edge	初期のルールでエッジを計算するか、戦略を直します。
check.mend.engine.hidden	表にする前のカードをビュー、文、ログで使わないでください。
check.mend.engine.pure	ビューか保存に移すか、テーブルから引きます。
check.mend.engine.refusals	何かを変える前に確かめ、先にIllegalMoveを投げます。
check.mend.engine.repeats	辞書の順序、時計、言語、独自の乱数をルールに入れないでください。
check.mend.engine.restore	ラウンドのすべてをエンジンの値にCodableで持たせます。
check.mend.engine.rounds	各段階がフェーズを終え、playが選べる手だけを受け付けるようにします。
check.mend.engine.wire	ルールはテーブルの種類でなく、その答えだけに従うようにします。
check.mend.integration.data	note(_:in:)でラウンドを記録します。
check.mend.integration.labels	キットの部品を使うか、accessibilityLabelを付けます。
check.mend.integration.sound	すべて精算したらroundSettledを一度出します。
check.mend.integration.strings	全言語の文をカタログに入れるか、使わない文を取り除きます。
check.mend.integration.tooltips	hints(_:)から、テーブルにある先を指すヒントを出します。
check.mend.models.bets	ベットごとに状態のゾーンでBettingZoneViewを置き、dealはリミット内を受け付けます。
check.mend.models.data	Codableで読み戻せる小さな値だけを保ち、どの順でも統合できるようにします。
check.mend.models.results	結果にケースを加え、outcome.とsay.の文を用意します。
check.mend.models.settings	どの値からもルールを作り、矛盾のキーに文を付けます。
check.mend.polish.icon	キットの部品でアイコンを作ります。
check.mend.polish.keys	ボタンごとに別のキーを付けます。
check.mend.polish.sizes	小さな窓では省ける部分の優先度を下げます。
check.mend.polish.speech	各イベントを一度だけ出し、say.の文を付けます。
check.mend.setup.catalogue	文をResources/Localizable.xcstringsにen、es、fr、de、jaで入れます。
check.mend.setup.design	値をTheme/DesignConstants.swiftでCasinoDesignの上に定めます。
check.mend.setup.manifest	--manifestの出力をResources/manifest.jsonに入れ、名前、エッジ、配当をゲームで示します。
check.mend.setup.shape	ファイルを決まった場所と名前に置きます。casino new-gameが形を示します。
check.mend.views.layout	文を短くするか、省ける部分の優先度を下げます。
check.mend.views.result	状態のすべての結果でResultBannerViewを出します。
check.mend.views.rules	ベットごとに配当の節を作り、リミットにはTableRulesViewを置きます。
check.mend.views.settings	SettingsSectionsViewとHostValue(.settings)を置きます。
check.mend.views.statistics	シートにStatisticsViewを置きます。
check.mend.views.table	TableFrameView、ゾーン、ハンドごとのHandDisplayViewでテーブルを作ります。
check.next	残りの作業:
check.ok.bets	other	%1$@種類のベットをリミット内で置けます。
check.ok.cards	表示されたカードはすべて引かれたものです。
check.ok.catalogue	other	%1$@の文、全言語。
check.ok.chips	どのベットも一度だけ、最高配当以内で精算されます。
check.ok.data	%1$@バイト。再起動の後も同じで、統合できます。
check.ok.design	ビューはデザインの定数を使っています。
check.ok.edge	other	%1$@件のエッジが99.9 %区間に入っています。
check.ok.hidden	other	見えないカードを%1$@枚替えても何も変わりません。
check.ok.icon	ゲーム独自のアイコンがあります。
check.ok.kept	ラウンドごとにゲームのデータがホストに届きます。
check.ok.keys	すべての操作がキーボードででき、キーの重複はありません。
check.ok.labels	どの部分にも説明があります。
check.ok.layout	other	%1$@のテーブルが全言語で80×24に収まります。
check.ok.manifest	%1$@ %2$@: 名前、ベット、エッジ、配当。
check.ok.noData	ゲームは独自のデータを持ちません。
check.ok.pure	other	ルールの%1$@ファイルに入出力、時計、乱数はありません。
check.ok.refusals	選べないことは断られ、何も変わりません。
check.ok.repeats	別のプロセス、言語、時間帯でも同じです。
check.ok.restore	other	%1$@回のラウンドを各段階で中断しても同じように続きます。
check.ok.result	どの結果もラウンドの合計と一致します。
check.ok.results	other	%1$@種類の結果に名前と文があります。
check.ok.rounds	other	無作為な手の%1$@ラウンドが最後まで進みました。
check.ok.rulesSheet	other	ルールに%1$@種類のベットとリミット、配当があります。
check.ok.settings	other	%1$@種類の設定のどの値でも配れます。矛盾%2$@件は文で断られます。
check.ok.settingsSheet	other	%1$@種類の設定が値とともに表示されます。
check.ok.shape	パッケージは共通の形です。
check.ok.sizes	60×18、120×40、200×60、ASCII、色なしに収まります。
check.ok.sound	どのラウンドの終わりにも音があります。
check.ok.speech	どの段階も一度だけ読まれます。
check.ok.statistics	シートにホストの数字が出ます。
check.ok.strings	other	%1$@の文が全言語にあります。
check.ok.table	テーブルの部分がそろっています。
check.ok.tooltips	other	%1$@件のヒントが指す先とともに出ました。
check.ok.wire	other	%1$@ラウンドが通信でもシミュレーションでも同じです。
check.tier.complete	%1$@は完成しています。遊べて、ビューもそろっています。
check.tier.none	%1$@にはまだ段階がありません。setup、models、engineのルールに問題があります。
check.tier.playable	%1$@は遊べます。ルールとデータに問題はありません。
check.tier.polished	%1$@は仕上がっています。すべてのルールを満たします。
count.entries	other	明細%2$@件
count.rounds	other	%2$@ラウンド
count.seconds	other	%2$@秒
count.shoes	other	シュー%2$@個
dev.debugger	%1$@はプロセス%2$@としてデバッガーを待っています：%3$@、または%4$@
dev.error.otherGame	ゲームの名前が%1$@から%2$@に変わりました。別のゲームになるので、casino devを起動し直してください。
dev.opened	%@をビルドして、テーブルに並べ直しました。
dev.unchanged	%@はテーブルにあるものと同じに戻りました。
dev.voided	ルールが変わったため、このハンドは続けられません。賭け金%1$@をお返ししました。（%2$@）
dev.waits	次のビルドを待っています。
doctor.balance.stack	%2$@の%1$@の練習用チップは%3$@ですが、明細の合計は%4$@です
doctor.balance.wallet	%1$@の残高は%2$@ですが、明細の合計は%3$@です
doctor.bundle	%1$@：%2$@
doctor.damaged	記録が壊れています：%@ 別の場所に移して保管してください。ほかの端末に残っている分はcasino syncで取り戻せます
doctor.lostRow	記録のうち、%@が参照する行が失われています
doctor.missing	%1$@：このコンピューターにありません。apt-get install %2$@
doctor.net	%2$@のラウンド%1$@の収支は%3$@ですが、明細の合計は%4$@です
doctor.place	保存先：%@
doctor.sandboxFails	%1$@：インストール済みですが、このコンピューターではサンドボックスを作れません（ユーザー名前空間が無効です）
doctor.sound	記録は正常です：%1$@、%2$@、%3$@。どの残高も明細の合計と一致しています
doctor.statistics	%@の統計がラウンドと一致しません
doctor.tool.player	サウンドの再生プログラム
doctor.tool.sandbox	bubblewrap（外部ゲーム用のサンドボックス）
doctor.transfer.purse	%1$@のポーチ（%2$@）の%3$@チップに、対応する明細がありません
doctor.transfer.wallet	%1$@のウォレットとポーチの間の%2$@チップに、対応する明細がありません
doctor.unsettled	%2$@のラウンド%1$@は終わっていますが、%3$@が精算されていません
drawn.balance	残高
drawn.bankroll	資金
drawn.bet	ベット
drawn.changeBet	ベットを変更
drawn.close	閉じる
drawn.focus	移動
drawn.gotIt	了解
drawn.key.arrows	矢印
drawn.key.enter	Enter
drawn.key.pages	PgUp PgDn
drawn.key.space	Space
drawn.key.tab	Tab
drawn.leave	退席
drawn.leaveTable	席を立つ
drawn.move	移動と変更
drawn.needs	このテーブルには%1$@×%2$@が必要です。
drawn.nextZone	次の枠
drawn.noBet	なし
drawn.odds	オッズ
drawn.outOf	/
drawn.place	チップを置く
drawn.result	結果
drawn.round	ラウンド
drawn.scroll	スクロール
drawn.shoe	シュー
drawn.stake	賭け金
drawn.takeLit	選択中の項目を決定
drawn.takeLit.short	決定
drawn.total	合計
drawn.waiting	待ち
drawn.waits	ハンドはそのままです。画面を広げてください。
drawn.window	ウィンドウは%1$@×%2$@です。
error.allowed.bet	%1$@までの額、またはベット=額
error.allowed.cards	"AS KD 10H"のようなカード：ランクはA、2～10、T、J、Q、K、スートはS、H、D、C
error.allowed.clientSeed	64字までの英字、数字、記号（空白とコロンは不可、空なら指定なし）
error.allowed.dealer	9やTSのようなカード
error.allowed.description	%@文字以内の文
error.allowed.folder	フォルダー
error.allowed.hand	"A 7"や"AS 7D"のようなカード
error.allowed.lang	en、de、pt-BRのような言語
error.allowed.none	値なし
error.allowed.number	%1$@～%2$@の整数
error.allowed.profile	1～32字の名前（A～Zの英字、数字、ハイフン。先頭のハイフンは不可）
error.allowed.replay	casino historyに出るラウンドの番号
error.allowed.set	decks=6のようなキー=値（ゲームのキーの一覧：casino info <ゲーム>）
error.allowed.shard	3/100のような部分
error.allowed.stack	1～%@のチップの額（小数点以下2桁まで）
error.allowed.strategy	ゲームの戦略、random、ベット、または表のファイル
error.badManifest	%1$@のゲームを読み込めません（%2$@）。ビルドし直してください。
error.badSetting	%2$@の設定%1$@に%3$@は指定できません。指定できる値：%4$@。
error.badValue	%1$@に%2$@は指定できません。指定できるもの：%3$@。
error.buildNotAgreed	%1$@をビルドすると、そのコードがこのコンピューターで実行されますが、まだ同意がありません。入手元を信頼できる場合は、一度--yesを付けてください
error.conflict	%1$@のこれらの設定は同時に使えません：%2$@。どれかを変更してください。
error.dataDirectory	データフォルダー%1$@を使えません：%2$@。--data-dirで別のフォルダーを指定してください。
error.dealer.beyondRecord	other	再現したラウンドが、記録の%lld枚より多くのカードを求めました。
error.dealer.noCards	シューのカードはすべてテーブルに出ています。
error.dealer.noRound	進行中のラウンドがありません。
error.dealer.notInShoe	other	シューの%2$@が足りません。残りは%1$lld枚です。
error.dealer.record	ラウンドの記録がシューと合いません。
error.dealer.shortOfRecord	other	再現したラウンドは、記録の%1$lld枚のうち%2$@枚しか求めませんでした。
error.directory.none	ウォレットを置くホームフォルダーがありません。--data-dirでフォルダーを指定してください。
error.fileIsThere	ファイル%@はすでにあります。上書きするには--forceを付けてください。
error.fileRefused	ファイル%1$@に書き込めません：%2$@。
error.foreignWord	%1$@という名前は作者%2$@のゲームのもので、履歴とポーチもそのゲームに属します。別の作者のゲームは使えません
error.foreignWord.bundled	%1$@という名前は付属ゲームのもので、履歴もそのゲームに属します。ほかのゲームは使えません
error.holder	（プロセス%1$@、%2$@ UTCから）
error.holder.at	（%1$@、プロセス%2$@、%3$@ UTCから）
error.line.missing	%@がありません
error.line.noJSON	JSONではありません
error.line.noRange	protocolが範囲になっていません
error.line.noShoe	%1$@デッキでカット位置%2$@のシューはありません
error.line.unreadable	読み取れません
error.line.wrong	%1$@：%2$@
error.line.wrongType	%1$@が%2$@ではありません
error.manifest.field	マニフェストの%@が正しくありません
error.manifest.malformed	マニフェストになっていません：%@
error.manifest.slow	マニフェストが時間内に出力されませんでした
error.manifest.tooLong	マニフェストが長すぎます
error.manifest.unreadable	起動しないか、マニフェストがありません
error.mergedTwice	%1$@のブロック%2$@は重複しています
error.misplacedOption	casino %1$@に%2$@は使えません。使えるのは%3$@です。
error.misplacedOption.alone	casinoだけの場合、%1$@は使えません。使えるのは%2$@です。
error.missingFiles	結果のファイルを指定してください：casino merge <ファイル> …
error.missingGame	ゲームを指定してください：casino %@ <ゲーム>。ゲームの一覧：casino list
error.missingShell	シェルを指定してください：%@
error.missingValue	%1$@には値が必要です：%2$@。
error.module.amount	%1$@が%3$@で%2$@を受け取りましたが、その額は指定できません。
error.module.badAmount	%1$@が%3$@で%2$@という額を動かしました。
error.module.cannotStart	%1$@を起動できません：%2$@：%3$@。
error.module.card	%1$@が、このラウンドで引かれていない%2$@を使いました。
error.module.crashed	%1$@がクラッシュしました（%2$@）。
error.module.crashed.reason	%1$@がクラッシュしました（%2$@）：%3$@。
error.module.disconnected	%@がテーブルとの接続を閉じました。
error.module.entries	%1$@が一度に%2$@回チップを動かしました。
error.module.exited	%1$@がゲームの途中で終了しました（終了コード%2$@）。
error.module.flooded	%1$@が、応答が1つのところに%2$@件、%3$@バイトのメッセージを送りました。
error.module.hung.answering	%1$@がプレイヤーへの応答の途中で%2$@間応答しませんでした。
error.module.hung.committing	%1$@が手番の終わりで%2$@間応答しませんでした。
error.module.hung.drawing	%1$@がカードを配る途中で%2$@間応答しませんでした。
error.module.hung.laying	%1$@がテーブルの準備中に%2$@間応答しませんでした。
error.module.hung.reading	%1$@が、読むべきメッセージがあるのに%2$@間応答しませんでした。
error.module.hung.showing	%1$@がテーブルの表示中に%2$@間応答しませんでした。
error.module.hung.starting	%1$@が起動中に%2$@間応答しませんでした。
error.module.line	%1$@が%2$@バイトを超える行を送りました。
error.module.log	ゲームの出力は%@にあります。
error.module.malformed	%1$@がメッセージではないものを送りました（%2$@）：%3$@。
error.module.noPlay	%@が、何もプレイされていないのにチップを動かしました。
error.module.notAtDeal	%1$@が、あとで置かれるはずのベット%2$@をディールのときに受け取りました。
error.module.notEnded	%@が、すべてのベットを精算したのにラウンドを終えませんでした。
error.module.notPlaced	%1$@が%3$@で%2$@を受け取りましたが、置かれていたのは%4$@です。
error.module.notSettled	%1$@が、%2$@ %3$@を精算しないままラウンドを終えました。
error.module.paid	%1$@が%3$@で%2$@を払い戻しましたが、払い戻せるのは最大%4$@です。
error.module.price	%1$@が%3$@で%2$@を受け取りましたが、表示は%4$@でした。
error.module.protocol.casino	%1$@のプロトコルは%2$@、このcasinoは%3$@です。casinoを更新してください。
error.module.protocol.game	%1$@のプロトコルは%2$@、このcasinoは%3$@です。ゲームを更新してください。
error.module.refused	%1$@を続けられません（%2$@）：%3$@。
error.module.replay	%1$@の再現結果が、プレイされたラウンドと一致しません：%2$@。
error.module.safe	チップとラウンドはそのまま残っています。ゲームをもう一度始めれば続けられます。
error.module.scene	%1$@が、描画できないテーブルを表示しようとしました：%2$@。
error.module.settings	%1$@がテーブルを準備できません：%2$@。
error.module.stray	%1$@が、ゲームが開いてはならないものを開きました：%2$@。
error.module.tableLimits	%1$@が%3$@で%2$@を受け取りましたが、このテーブルは%4$@～%5$@です。
error.module.turn	%1$@が順番でないときに%2$@をプレイしました。
error.module.twice	%1$@が、精算後の%2$@ %3$@をもう一度使いました。
error.module.unknownBet	%1$@が、存在しないベットを使いました：%2$@。
error.module.unknownWager	%1$@が、置かれていない%2$@ %3$@を精算しました。
error.module.wrongGame	%1$@は自分を%2$@としていますが、マニフェストは%3$@のものです。ビルドし直してください。
error.module.wrongGame.none	%1$@はゲームだと名乗っていませんが、マニフェストは%2$@のものです。ビルドし直してください。
error.module.wrongMessage	%1$@が、%3$@を送るべきところで%2$@を送りました。
error.noOdds	%@にはオッズがありません。
error.noSandbox	%1$@は外部ゲームですが、このコンピューターにはサンドボックスがありません。bubblewrapをインストールするか（方法はcasino doctorで確認できます）、--yesを付けてサンドボックスなしで起動してください。その場合、すべてのファイルを読み書きされるおそれがあります
error.noSandbox.game	外部ゲームですが、このコンピューターにはサンドボックスがありません。bubblewrapをインストールするか（方法はcasino doctorで確認できます）、--yesを付けてサンドボックスなしで起動してください。その場合、すべてのファイルを読み書きされるおそれがあります
error.noSheet	%1$@はcasino simulate --format jsonの結果ではありません
error.noSimulation	%1$@はラウンドをシミュレーションしません
error.notChecked	other	%1$@件のルールに問題があります。上に示しました
error.notHealthy	問題があります。上をご覧ください。
error.notTogether	%1$@と%2$@は同時に使えません。どちらか一方を指定してください。
error.notVerified	記録と一致しないものがあります。上をご覧ください。
error.otherRun	%1$@は別の実行の結果です。ゲーム、バージョン、ラウンド数、シード、ルール、賭け金、戦略が同じである必要があります
error.output	出力を書き込めません：%@。別の場所に出力してください。
error.output.closed	出力が閉じられました。
error.path	%@にゲームがありません。パスには、./Pokerのようにゲームのフォルダー、プログラム、バンドルを指定してください。
error.playsForPractice	%1$@はソースから起動した練習用のゲームです。ポーチを使うにはインストールしてください
error.playsWithWallet	%1$@はcasinoの付属ゲームで、ウォレットのチップでプレイします。ポーチがあるのは外部ゲームだけです
error.replay.chips	チップの動きがプレイしたときと違います
error.replay.tooManyCards	other	記録の%lld枚より多くのカードを求めました
error.replay.twoRounds	ラウンドを2つ始めました
error.restartAlone	--restartは練習テーブルを最初から始めるため、--seed、--cards、--stackのいずれかも必要です。
error.scene.badID	「%@」は識別子ではありません
error.scene.deep	部品の入れ子が%@段を超えています
error.scene.idTwice	「%@」という部品が2つあります
error.scene.nodes	部品が%@個を超えています
error.scene.unknown	「%@」という部品はありません
error.signal.abort	異常終了
error.signal.arithmetic	演算エラー
error.signal.killed	強制終了
error.signal.memory	メモリエラー
error.signal.other	シグナル%@
error.signal.time	制限時間超過
error.signal.trap	トラップ
error.store.badEntry	ゲームがありえない形でチップを動かしました：%@。
error.store.busy	別のプログラムが記録をロックしています。そのプログラムを閉じるか、少し待ってからもう一度お試しください。
error.store.cannotOpen	記録%1$@を開けません：%2$@。
error.store.damaged	記録%@が壊れています。
error.store.damaged.kept	記録%1$@が壊れています。内容は変えずに%2$@として残してあります。お手元のコピーを元の場所に置くか、もう一度起動して新しいウォレットで始めてください。
error.store.dataTooLong	ゲームが独自のデータ%1$@バイトを保存しようとしましたが、上限は%2$@です。
error.store.disk	ディスクの読み書きに失敗しました（%@）。何も変更されていません。
error.store.folder	フォルダー%1$@を使えません：%2$@。
error.store.foreign	%@は別のプログラムのものなので、そのままにしました。--data-dirで別のフォルダーを選んでください。
error.store.full	ディスクがいっぱいで、何も保存できませんでした。空きを作ってからもう一度お試しください。
error.store.newer	記録%1$@は新しいcasinoで書かれています（形式%2$@、このcasinoの対応は%3$@）。そのままにしました。このプログラムを更新してください。
error.store.noRandomness	システムから乱数が得られないため、シューをシャッフルできません。
error.store.noRound	進行中のラウンドがありません。
error.store.notEnough	%1$@チップが必要ですが、お手持ちは%2$@です。
error.store.playedElsewhere	このテーブルは別のウィンドウで続けられています。着席し直すと、そこから続けられます。
error.store.profileExists	プロフィール%@はすでにあります。別の名前を選んでください。
error.store.profileUnknown	プロフィール%1$@はありません。プロフィール：%2$@。新しく作るには：casino profiles create %3$@
error.store.purseAmount	その額はポーチに入れられません。
error.store.purseKeeps	ポーチから出せるのは%1$@です。勝った分は、ゲームを信頼するまで残ります。
error.store.readOnly	%@に書き込めません。書き込みを許可するか、--data-dirで別のフォルダーを選んでください。
error.store.roundIsOpen	ラウンドはすでに始まっています。
error.store.stackLeft	チップがまだ%@残っています。それを手放して新しいチップを受け取る場合は、確認してください。
error.store.tooMany	テーブルで数えられるチップを超えています。上限は%@です。
error.store.unexpected	記録を保存できません：%1$@（%2$@）。
error.store.unreadable	記録の一部を読み取れません：%@。
error.sync.busy	別のプログラムがちょうど同期しています。
error.sync.folder	フォルダー%1$@は同期に使えません：%2$@。同期なしで続けます。
error.sync.handIsOpen	このデータフォルダーは別の端末のもののコピーで、途中のハンドがあります。最後までプレイすると、ウォレットが同期されます。
error.sync.notLinked	このプロフィールは同期されていません。ほかのプログラムが同期するフォルダーを--folderで指定してください。
error.sync.shared	そのフォルダーのウォレット%2$@は、すでにプロフィール%1$@のものです。
error.sync.unwritable	%1$@に書き込めません：%2$@。同期なしで続けます。
error.system.access	アクセスが許可されていません
error.system.badDescriptor	ファイル記述子が不正です
error.system.busy	デバイスまたはリソースが使用中です
error.system.exists	ファイルがすでにあります
error.system.format	実行形式が不正です
error.system.full	デバイスに空き領域がありません
error.system.io	入出力エラーです
error.system.isFolder	ディレクトリです
error.system.loop	シンボリックリンクの階層が多すぎます
error.system.memory	メモリを確保できません
error.system.nameTooLong	ファイル名が長すぎます
error.system.noFolder	ディレクトリではありません
error.system.noSuchFile	ファイルまたはディレクトリがありません
error.system.notPermitted	操作が許可されていません
error.system.quota	ディスクの割り当て量を超えました
error.system.readOnly	ファイルシステムが読み取り専用です
error.system.tooLarge	ファイルが大きすぎます
error.system.tooManyFiles	開いているファイルが多すぎます
error.tableIsKept	other	%2$@は開かれたままで%3$@、%1$lld秒待っても解放されませんでした。そのプロセスを終了してください。
error.tableIsOpen	%1$@はすでに開かれています%2$@。そちらで席を立つか、--take-overでこちらに引き継いでください。
error.trustNotAgreed	%1$@を信頼する確認がありません。勝った分がウォレットに移せるようになります。ターミナルで答えるか、--yesを付けてください
error.unexpected	予期しない問題が起きました：%@。ご報告をお願いします。
error.unexpectedWord	casino %1$@に%2$@は使えません。参照：%3$@
error.unknownBet	%1$@にディール前の%2$@というベットはありません。あるもの：%3$@
error.unknownCommand	%1$@というコマンドはありません。コマンド：%2$@。
error.unknownCommand.near	%1$@というコマンドはありません。%2$@のことでしょうか？
error.unknownGame	%1$@というゲームはこのコンピューターにありません。ゲーム：%2$@。
error.unknownGame.near	%1$@というゲームはこのコンピューターにありません。%2$@のことでしょうか？
error.unknownGame.none	%@というゲームはこのコンピューターにありません。
error.unknownOption	%1$@というオプションはありません。参照：%2$@
error.unknownOption.near	%1$@というオプションはありません。%2$@のことでしょうか？
error.unknownRound	%2$@に、終了したラウンド%1$@はありません。ラウンドの一覧：casino history %2$@
error.unknownSetting	%1$@に%2$@という設定はありません。設定：%3$@。
error.unknownSetting.near	%1$@に%2$@という設定はありません。%3$@のことでしょうか？
error.unknownShell	%1$@用の補完はありません。使えるのは%2$@です。
error.unknownStrategy	%1$@に%2$@という戦略はありません。使えるもの：%3$@
error.unreadableChart	%1$@は%2$@から戦略を読み取れません
error.unwantedValue	%@に値は付けられません。=とその後ろを取り除いてください。
error.versionGone	このラウンドは%2$@のバージョン%1$@で配られましたが、このコンピューターにはありません。
help.build.summary	ゲームのプログラムをソースから作る
help.build.text	フォルダーのゲーム（指定がなければ現在のフォルダー）をビルドし、プログラムの場所を表示します。どのゲームも同じ場所でビルドするので、casinoのキットのコンパイルは一度だけです。パスを取るコマンドはどれも変更分をビルドしますが、これはビルドだけを行います。
help.check.summary	ゲームの検査項目を確かめる
help.check.text	ゲームを自動で遊び、手引きの各ルールをok、warn、fail、skipで判定します。見つかったこと、直し方、もう一度示すコマンドも出します。パスはプログラムか、ビルド済みのゲームのフォルダーを指します。
help.completion.summary	シェルの補完
help.completion.text	bash、zsh、fishがコマンド、オプション、ゲーム、値を補完するためのスクリプトを表示します。
help.dev.summary	ゲーム作者のためのテーブル
help.dev.text	フォルダーのゲーム（指定がなければ現在のフォルダー）をビルドして練習用のテーブルで遊び、ソースを見張ります。保存すると遊んでいる間にビルドし、途中のハンドを新しいルールで再現して、新しいプログラムで続けます。再現できないときは賭け金を返します。コンパイラーのメッセージはテーブルに表示します。
help.doctor.summary	チップが失われていない証明と、足りないものの確認
help.doctor.text	記録全体を読み、ファイルが正常か、どの残高も明細の合計と一致するか、すべてのラウンドが精算済みか、統計がラウンドと合っているかを調べます。そのあと、このコンピューターに足りないプログラムとその入手方法を示します。
help.everywhere	どのコマンドでも
help.everywhere.text	値は、オプションのあとに空白か等号をはさんで書きます。同じオプションを2回指定すると、最後のものが有効です。
help.examples	例
help.exit.done	完了
help.exit.failed	失敗
help.exit.module	ゲームモジュールの失敗
help.exit.usage	使い方の誤り
help.exits	終了コード
help.help.summary	コマンドの使い方
help.help.text	コマンド：%@
help.history.summary	プレイしたラウンド（新しい順）
help.history.text	ゲームを指定しなければ、全ゲームのラウンドを表示します。練習のラウンドには印が付きます。
help.icon.summary	ゲームのアイコン（PNGとSVG）
help.icon.text	<ゲーム>.pngと<ゲーム>.svgを書き出します。<ゲーム>は、casino listに出るゲームの名前か、ゲームの実行ファイルのパスです（/を含むもの）。
help.info.summary	着席前に見るゲームの概要
help.info.text	ゲームのベットと最大の配当、ゲームが示すハウスエッジ、設定と--setに指定できる値、シューを表示します。
help.install.summary	ゲームをバンドルやソースからインストール
help.install.text	バンドル（.casinogame）からは、ゲームの内容を示して、インストール前に確認します。ゲームのフォルダーからは、あなたの鍵で署名したバンドルを作ってインストールします。--outputを付けると、人に渡せるファイルとして書き出します。バンドルはSwiftのないコンピューターでも動きます。
help.list.summary	このコンピューターにあるゲーム
help.list.text	ゲームごとに、呼び出すときの名前、バージョン、内容を1行で表示します。ゲームは起動しません。
help.lobby	ロビー
help.lobby.text	--uiを付けなければ、環境変数CASINO_UI、次にプレイヤーの設定に従います。
help.merge.summary	シミュレーションの部分結果を合算する
help.merge.text	casino simulate --shard … --format jsonの出力を合算し、全体のシートを表示します。1回の実行とまったく同じ結果になります。
help.new-game.summary	すぐに遊べる自作ゲームを作成
help.new-game.text	小さいながらも完成したゲームを、テストと5言語の文言つきのパッケージとして作成します。あとはご自分のゲームを書くだけです。ゲーム、モジュール、型の名前は入力した名前から決まり、書き込みの前に全ファイルとともに表示されます。casinoのソースの中ではPluginsのフォルダに、それ以外の場所では独立したフォルダになります。端末ではスタイルをお尋ねします。パイプでは名前で決まり、Pokerのような名前は配当表、それ以外はディーラーの形から始まります。
help.odds.summary	テーブルでの選択、ベット、ハンドのオッズ
help.odds.text	ハンドを指定しなければ、現在のルールでの各ベットのハウスエッジを表示します。ハンドとディーラーのカードを指定すると、各アクションが長い目で見てベットの何割をもたらすかを示します。
help.option.ascii	ASCII文字だけで描画
help.option.bet	各メインベット、または1つのベットに置く額。何度でも指定できます
help.option.cards	シューの次のカード。例："AS KD 10H"
help.option.clientSeed	今後のシューのシードに加わるお客様の分（docs/fairness.mdを参照）。別のものを指定するまで有効
help.option.color	auto、truecolor、256、16、none
help.option.count	シューのシャッフル以降に見えたカードを数えに入れる
help.option.csv	結果を1件ずつカンマ区切りで出力
help.option.dataDir	ウォレットと履歴の保存先。なければ$CASINO_HOME、次に$XDG_DATA_HOME/casino、次に~/.local/share/casino
help.option.dealer	ディーラーのカード。例：9
help.option.description	一覧に表示するゲームの説明文
help.option.directory	ゲームのフォルダを作成する場所
help.option.dryRun	計画を表示し、何も書き込まない
help.option.empty	ポーチから出せる分を戻す
help.option.end	オプションの終わり。これより後はオプションではない
help.option.fill	ウォレットのチップをゲームのポーチに入れる
help.option.folder	プロフィールをフォルダーに結び付ける。ほかのコンピューターでも同じ--profileを使う
help.option.force	すでにあるファイルを上書き
help.option.format	text、json、csv、html。htmlはグラフ入りの1ページで、ほかに何も要らない
help.option.format.check	人が読む形か、JSONオブジェクト一つ
help.option.format.sheet	人が読む形、casino merge用のJSONオブジェクト、またはグラフ入りの1ページ
help.option.formatShort	--format json、--format csvと同じ
help.option.freshShoe	毎ラウンド新しいシューを使う（公表値の条件）
help.option.hand	プレイヤーのカード。例：A7、"AS 7D"
help.option.help	そのコマンドのページ
help.option.jobs	並行して動くプロセス数。省略時はコアの数
help.option.json.history	ラウンドごとにJSONを1行出力：ベット、アクション、ハンド、結果、収支、残高
help.option.json.odds	数値をJSONで出力
help.option.lang	言語。例：en、de、pt-BR
help.option.limit	ラウンド数の上限、1～%1$@（カンマなしで入力）。なければ%2$@、--jsonならすべて
help.option.lobby.others	casino playと同じ
help.option.names	名前だけを1行に1つ
help.option.next	残りの作業と、okでないルール
help.option.off	同期を終了。ほかの端末から届いたものは残る
help.option.output	ファイルを書き出すフォルダー。なければ現在のフォルダー
help.option.output.install	バンドルを書き出すだけで、インストールしない
help.option.penetration	シューを配る割合（パーセント）
help.option.profile	誰のウォレットと履歴か
help.option.removed	シューからなくなったカード（ゲームがそれを数える場合）
help.option.replay	ラウンドをテーブルで再現。矢印キーで1ステップずつ前後に移動。--ui textではすべてのステップを伝える。--ui、--color、--asciiはcasino playと同じ
help.option.restart	前のチップとシューを引き継がず、練習テーブルを最初から始める
help.option.rounds.check	試すラウンド数。省略時は%1$@
help.option.rounds.simulate	遊ぶラウンド数。250000、100M、10Gなど。省略時は%1$@
help.option.rule	engine.chips,viewsなど、このルールやグループだけ
help.option.seed	この数でシャッフル、0～%@
help.option.seed.check	ラウンドの元になる数。省略時は1
help.option.set.odds	ルール。casino playと同じ。複数指定できる
help.option.set.play	このテーブルだけの設定。複数指定できる。キーと値の一覧：casino info <ゲーム>
help.option.set.simulate	casino playと同じルール。何度でも指定できます
help.option.shard	実行の一部。casino mergeで合算します。SlurmのアレイやIndexed Jobでは指定しなくても分かります
help.option.shoes	ラウンドの代わりにシューを表示：それぞれのコミットメントと、終了後はそのシード。--jsonならカードも出力
help.option.sideBets	サイドベットも賭ける
help.option.size	一辺のピクセル数、%1$@～%2$@。なければ%3$@
help.option.stack	チップの額、1～%@、小数点以下2桁まで（カンマなしで入力）
help.option.stack.simulate	破産リスクを求めるチップの額
help.option.status	プロフィールの同期の状態を表示
help.option.strategy	誰がプレイするか。ゲームの語（blackjack：basic、mimicDealer、neverBust）、random、1つのベット、または表のファイル
help.option.suits	--ui textでの表記：スペードのエース、またはA♠
help.option.takeOver	別のウィンドウで開かれたテーブルを引き継ぐ。なければ確認する
help.option.trust	ゲームで勝った分をウォレットに移せるようにする（説明のうえ確認）
help.option.ui.json	画面とイベントを1つずつJSONの1行で出力し、{"action": "<id>"}を受け取る
help.option.ui.lobby.json	ロビーをJSONの1行で出力し、{"action": "play.<ゲーム>"}と{"action": "leave"}を受け取る
help.option.ui.lobby.terminal	ロビーを描画。ターミナルではこれが標準
help.option.ui.lobby.text	ロビーを文章で伝え、1行に1つコマンドを受け取る
help.option.ui.terminal	テーブルを描画。ターミナルではこれが標準
help.option.ui.text	ゲームを文章で伝え、1行に1つコマンドを受け取る。ターミナル以外ではこれが標準
help.option.untrust	ゲームで勝った分を再びポーチにとどめる
help.option.version	このプログラムのバージョン
help.option.waitForDebugger	テーブルを開く前にデバッガーの接続を待つ
help.option.yes	質問せず、提案どおりに進める
help.option.yes.build	他の人のソースのビルドに同意する
help.option.yes.foreign	サンドボックスがなくても外部ゲームを起動
help.option.yes.install	確認せず、すべて同意する
help.option.yes.trust	確認せずに信頼する
help.options	オプション
help.overview.doctor	チップが失われていない証明と、足りないもの
help.overview.help	このページ、またはコマンドのページ
help.overview.info	ゲームのベット、設定、シュー
help.overview.lobby	ロビー：ゲーム、残高、最近の結果
help.overview.title	casino：ターミナルのテーブルで楽しむカードゲーム
help.play.practice	練習：ウォレットと統計には入らない専用のチップ
help.play.summary	テーブルに着席
help.play.table	テーブル
help.play.text	<ゲーム>は、casino listに出るゲームの名前か、ゲームのフォルダーのパスです（./Pokerのように/を含むもの）。前に席を立ったときに途中だったハンドは、その続きから始まります。
help.profiles.create	新しいプロフィールを作る（専用のウォレットつき）
help.profiles.list	一覧を表示
help.profiles.rename	名前を変える
help.profiles.summary	1台のコンピューターで複数のプレイヤー
help.profiles.switch	指定がないときにこのプロフィールでプレイ
help.purse.summary	外部ゲームが使うチップ
help.purse.text	casinoに付属しないゲームは、専用のポーチのチップでプレイします。ウォレットから入れたチップはいつでも戻せますが、勝った分はゲームを信頼するまでポーチに残ります。ハンドに勝ったかどうかは、ゲームにしか分からないためです。
help.remove.summary	インストールしたゲームを削除
help.remove.text	遊んだ記録は履歴に残り、ゲームの名前は作者のものであり続けます。
help.simulate.summary	多くのラウンドとハウスの取り分
help.simulate.text	ゲームが戦略に従ってラウンドをブロックごとに全コアで進め、PARシートを表示します。エッジと区間、結果の分布、資金の推移が載ります。指定がなければ各メインベットに100を置きます。Ctrl-Cでそこまでの結果を表示します。同じコマンドなら、プロセス数に関係なく同じシートになります。
help.stats.summary	勝ち負けの記録
help.stats.text	ラウンド数、賭け金、収支、還元率、最大の勝ち、連勝と連敗、ベットの結果、収支の推移。ゲームを指定しなければ、全ゲームの合計です。練習は含みません。
help.sync.summary	別のコンピューターでも同じウォレット
help.sync.text	Syncthing、Nextcloud、Dropbox、iCloud Driveなど、ほかのプログラムが同期するフォルダーかUSBメモリを通じて、端末同士がやりとりします。それぞれの端末で一度結び付ければ、着席したときと席を立ったときに、プレイした内容を自動で交換します。casino syncならその場で交換します。フォルダーの中の壊れたものは、名前を示すだけで読み込みません。
help.title	casino %1$@：%2$@
help.usage	使い方
help.value.card	カード
help.value.cards	カード
help.value.chips	チップ
help.value.command	コマンド
help.value.file	ファイル
help.value.folder	フォルダー
help.value.format	形式
help.value.game	ゲーム
help.value.key	キー
help.value.language	言語
help.value.mode	モード
help.value.name	名前
help.value.new	新しい名前
help.value.number	数
help.value.options	オプション
help.value.path	パス
help.value.rule	ルール
help.value.shell	シェル
help.value.text	文字列
help.value.value	値
help.verify.summary	カードと結果が公正だった証明
help.verify.text	判定は2つです。カード：終了したすべてのシューをシードから作り直します。シードはコミットされたものと一致し、どのカードも配られた位置になければなりません。結果：ゲームがすべてのラウンドを再現し、ハンドとチップが記録どおりにならなければなりません。このコンピューターにないバージョンのラウンドは検証しません。違いがあれば、どのラウンドかを示して終了コード1で終わります。
hints.counts	ヒントの表示数、閉じた数、活用数
hints.counts.value	%1$lld、%2$lld、%3$lld
history.advised	助言あり
history.clientSeed	お客様のシード
history.commitment	コミットメント
history.head.balance	残高
history.head.game	ゲーム
history.head.net	収支
history.head.outcome	結果
history.head.round	ラウンド
history.head.staked	賭け金
history.head.time	時刻（UTC）
history.marked	%1$@（%2$@）
history.noShoes	まだどのシューからも配られていません。
history.none	まだラウンドがありません。
history.notRevealed	シューが終わるまで公開されません
history.serverSeed	サーバーシード
history.shoe	%2$@のシュー%1$@
history.shoe.practice	%@（練習）
history.shoe.round	%2$@のシュー%1$@、ラウンド%3$@
history.shoe.rounds	%2$@のシュー%1$@、ラウンド%3$@～%4$@
host.balance	残高は%@です。
host.fairness.client	お客様のシード：%@
host.fairness.last	前のシューのシード：%@
host.fairness.next	次のシューのコミットメント：%@
host.fairness.none	シューは最初のカードの前にコミットされます。
host.fairness.this	このシューのコミットメント：%@
host.limits	メインベット%1$@、サイドベット%2$@。
host.lossLimit	損失リミットに達しました。着席してから失ったチップ：%@。設定で変更するか、ひと休みしてください。
host.newStack	新しいチップをお渡しします。残高は%@です。
host.noSetting	その設定がないか、その値は指定できません。
host.practice	練習
host.practice.say	練習テーブルです。ここのチップはお手持ちの残高とは別です。
host.purse	ポーチは%@です。
host.purse.how	%1$@purse fill 100で入れ、purse emptyで出します
host.purse.in	%@入れる
host.purse.isEmpty	ポーチは空です
host.purse.isEmpty.say	ポーチは空です。ウォレットには%@あります。
host.purse.kept	このうち%1$@は勝った分で、ゲームを信頼するまでポーチに残ります（casino purse %2$@ --trust）。
host.purse.mark	ポーチ
host.purse.noPurse	このテーブルにポーチはありません。
host.purse.nothingLeaves	今はポーチから出せるチップがありません。
host.purse.out	%@出す
host.purse.refill	%@入れる
host.purse.return	これまでの還元
host.purse.say	このゲームは専用のポーチでプレイします。ポーチに%1$@、ウォレットに%2$@あります。
host.purse.say.empty	このゲームは専用のポーチでプレイしますが、ポーチは空です。ウォレットに%2$@あります。設定で入れるか、purse fill 100と入力してください。
host.purse.title	ポーチ
host.purse.wallet	ウォレット
host.round	ラウンド%lld。
host.round.clock	%1$@ · %2$@
host.shoe	シュー：残り%1$lld枚、全%2$lld枚。
host.shoe.none	新しいシュー、全%lld枚。
host.sync	ほかの端末
host.sync.at	同期済み：%1$@、%2$@ UTC
host.sync.never	同期：%@、まだ行われていません
host.sync.none	同期なし：casino sync --folder DIR
host.voided	このゲームが端末からなくなったため、途中のハンドを終えられません。賭け金をお返ししました：%@。
info.bets	ベット
info.builtWith	ビルド環境
info.builtWith.value	CasinoKit %1$@、プロトコル%2$@
info.from	入手元
info.from.bundled	casinoに付属
info.from.installed	インストール済み、作者の鍵%@
info.head.bet	ベット
info.head.edge	ハウスエッジ
info.head.first	初期値
info.head.key	キー
info.head.made	時期
info.head.pays	最大の配当
info.head.values	値
info.made.inPlay	ラウンド中
info.made.main	ディールの前
info.made.side	メインベットと一緒
info.moves	アクション
info.noEdge	表示なし
info.settings	設定（--set キー=値）
info.shoe	シュー
info.shoe.value	other	%1$lldデッキ、%3$@枚中%2$@枚でシャッフル
install.ask	インストールしますか？ [y/N]
install.author	作者の鍵
install.done	%1$@をインストールしました。遊ぶには：casino play %2$@
install.game	ゲーム
install.hash	SHA-256
install.nothing	何もインストールしませんでした。
install.replaces	置き換え
install.size	サイズ
install.size.value	%1$@ MB、ファイル数：%2$@
install.word	名前
interface.unknown	CASINO_UIに%@は指定できません。指定できる値：terminal、text、json。
json.malformed	各行は{"action": "hit"}のようなオブジェクトです。アクションに必要なら"amount"か"value"を加えます。
list.and	%1$@、%2$@
list.head.about	内容
list.head.game	ゲーム
list.head.version	バージョン
list.line	%1$@。%2$@
list.none	このコンピューターにゲームがありません。
list.or	%1$@または%2$@
lobby.advised	%1$@（助言あり）
lobby.chips	チップ残高
lobby.count	other	%lldテーブル
lobby.curve	%1$@からのチップ
lobby.date	%2$@%1$@日
lobby.games	ゲーム
lobby.help	すべてのコマンド：casino help
lobby.help.choose	テーブルを選ぶ（クリックで着席）
lobby.help.digits	1～9番目のテーブルに着席
lobby.help.enter	選んだテーブルに着席
lobby.help.history	最近のラウンド
lobby.help.keys	キー
lobby.help.leave	終了
lobby.help.search	検索（ほかの文字キーでも始まる）
lobby.help.settings	全テーブル共通の設定
lobby.help.statistics	勝ち負けの記録
lobby.history.line	%1$@  %2$@：%3$@
lobby.key.all	全テーブル
lobby.key.arrows	矢印
lobby.key.choose	選択
lobby.key.enter	Enter
lobby.key.help	ヘルプ
lobby.key.history	履歴
lobby.key.leave	終了
lobby.key.search	検索
lobby.key.settings	設定
lobby.key.statistics	統計
lobby.month.1	1月
lobby.month.10	10月
lobby.month.11	11月
lobby.month.12	12月
lobby.month.2	2月
lobby.month.3	3月
lobby.month.4	4月
lobby.month.5	5月
lobby.month.6	6月
lobby.month.7	7月
lobby.month.8	8月
lobby.month.9	9月
lobby.needs	ロビーには%1$lld×%2$lldが必要です。
lobby.noGames	このコンピューターにゲームがありません。
lobby.openHand	%1$@のハンドが途中です：casino play %1$@
lobby.owed	不足チップ
lobby.page.owed	残高：マイナス%@チップ
lobby.page.rounds	最近のラウンド
lobby.page.sitDown	着席：casino play %@
lobby.playOn	続ける
lobby.practice	%1$@（練習）
lobby.result.place	%1$@ %2$@
lobby.results	最近の結果
lobby.results.none	まだラウンドがありません。
lobby.rounds	other	%2$@ラウンド
lobby.search	検索、または名前を入力
lobby.search.none	検索に合うテーブルがありません。
lobby.sheet.help	ヘルプ
lobby.sheet.history	履歴
lobby.sheet.settings	設定
lobby.sheet.statistics	統計
lobby.shown	%1$lld～%2$lld（全%3$lld）
lobby.since	%1$@（%2$@から）
lobby.sitDown	着席
lobby.sitDown.any	着席：casino play <ゲーム>
lobby.tables	テーブル
lobby.text.ask	どのテーブルになさいますか？ %1$@。ほかに：help、quit。
lobby.text.atTable	ルールとベットはテーブルでお伝えします。まず着席してください。
lobby.text.back	ロビーに戻りました。
lobby.text.choice	%1$lld %2$@
lobby.text.help	1, blackjack, play blackjack   番号か名前でテーブルに着席\nlist                           テーブルをすべて伝える\nsearch bac                     テーブルを検索\nbalance                        チップの残高\nstatus                         ロビーの様子をもう一度伝える\nrepeat                         直前の内容をもう一度伝える\nstats, history                 プレイした記録（後ろにゲームの名前も付けられます）\nodds blackjack                 ゲームの正確なオッズ\nsettings                       全テーブル共通の設定。set speed=fastで設定を変更\nrules, bets                    テーブルに着席してから使えます\nquit                           終了
lobby.text.left	ロビーを出ます。
lobby.text.played	%1$@ 戦績：%2$@、%3$@。
lobby.text.setting	%1$@（%2$@）：%3$@。指定できる値：%4$@。
lobby.text.table	%1$lld %2$@：%3$@。ベット：%4$@。
lobby.wallet	残高：%@チップ
newGame.ask.style	どのスタイルにしますか？ [%@]
newGame.confirm	作成しますか？ [Y/n]
newGame.done	%@を作成しました。次は：
newGame.error.description.tooLong	説明が長すぎます。%@文字以内にしてください
newGame.error.description.unreadable	説明に表示できない文字（%@）が含まれています。それを除いて入力し直してください
newGame.error.exists	%@はすでにあり、そのまま残します。別の名前かフォルダを選んでください
newGame.error.interrupted	中断されました。途中のファイルは残っていません
newGame.error.name.empty	ゲームの名前を入力してください：casino new-game Poker
newGame.error.name.game	%@というゲームはすでにあります。別の名前を選んでください
newGame.error.name.noLetters	%@にはファイル名に使える文字も数字もありません。Pokerのような名前を入力してください
newGame.error.name.option	%@はハイフンで始まるため名前に使えません。ハイフンを外してください
newGame.error.name.otherScript	%@にはSwiftのファイル名に使えない文字があります。Pokerのようにローマ字で入力し、プレイヤーに見せる名前はあとでゲームの中で変更してください
newGame.error.name.path	%1$@はパスのようです。名前だけを入力し、フォルダは%2$@で指定してください
newGame.error.name.product	%@はcasino自体の一部の名前です。別の名前を選んでください
newGame.error.name.tooLong	名前が長すぎます。%@文字以内にしてください
newGame.error.name.unreadable	名前に表示できない文字（%@）が含まれています。それを除いて入力し直してください
newGame.error.noFolder	フォルダ%@がありません。先に作成するか、別のフォルダを指定してください
newGame.error.noTemplate	ゲームのひな形がありません。探した場所：%@。CASINO_SDKにcasinoのソースのフォルダを指定してください
newGame.error.template	ひな形が壊れています：%@。casinoのソースを取得し直してください
newGame.error.unwritable	%1$@に書き込めません：%2$@。途中のファイルは残っていません
newGame.nothing	何も書き込みませんでした。
newGame.plan.files	other	ファイル %2$@件
newGame.plan.folder	フォルダ
newGame.plan.id	コマンド名
newGame.plan.module	モジュール
newGame.plan.name	名前
newGame.plan.style	スタイル
newGame.plan.type	型
newGame.style.dealer	ディーラーとハンドを比べ、途中で判断する
newGame.style.paytable	配当表で勝負するハンド。カードを残して引く
newGame.style.punto	バカラのようにベットのみで、判断はない
number.versions	%1$@～%2$@
odds.advised	オッズを確認したラウンドは履歴に印が付きます。
odds.atRandom	other	全部で%2$@ラウンドを、無作為に最後までプレイした結果です（このゲームには戦略がありません）。
odds.begins	ラウンドをプレイしています…
odds.best	最善
odds.byStrategy	other	全部で%2$@ラウンドを、ゲームの戦略で最後までプレイした結果です。
odds.chance	確率
odds.edge	ハウスエッジ
odds.exact	正確に計算した値です。
odds.leads	今のところ最善
odds.loses	負け
odds.marked	%1$@、%2$@
odds.noCardsFit	この状況に至るカードの組み合わせが見つかりませんでした。
odds.pushes	プッシュ
odds.refining	さらにラウンドをプレイしています。
odds.return	還元
odds.section.bets	各ベットの期待値
odds.section.moves	各アクションの期待値
odds.shares	最初のベットに対する割合で、長期的な勝ち負けを示します。
odds.sheet.marked	%2$@ · %1$@
odds.title	オッズ
odds.value	期待値
odds.wins	勝ち
odds.within	%1$@ ± %2$@
profiles.created	プロフィール%1$@を作りました。使うには：--profile %1$@
profiles.hint	指定がないときは、*の付いたプロフィールでプレイします。切り替え：casino profiles switch <名前>
profiles.inUse	これからはプロフィール%@でプレイします。
profiles.noWallet	まだプレイしていません
profiles.renamed	プロフィール%1$@の名前を%2$@に変えました。
purse.ask	%1$@（作者%2$@）を信頼すると、勝った分をウォレットに移せます。カードが公正であること、どのベットも申告した配当を超えないことはcasinoが確かめますが、ハンドに本当に勝ったかどうかはゲームにしか分かりません。信頼しますか？ [y/N]
purse.emptied	%1$@チップを%2$@のポーチからウォレットに移しました。
purse.fact.purse	ポーチ
purse.fact.takeable	出せる分
purse.fact.wallet	ウォレット
purse.filled	%1$@チップをウォレットから%2$@のポーチに移しました。
purse.head.bet	ベット
purse.head.declared	申告
purse.head.game	ゲーム
purse.head.own	入れた分
purse.head.purse	ポーチ
purse.head.return	還元率
purse.head.returned	払い戻し
purse.head.staked	賭け額
purse.head.trust	信頼
purse.isNotTrusted	%1$@は信頼していません。入れた分は戻せますが、勝った分はポーチに残ります。ハンドに勝ったかどうかは、ゲームにしか分かりません。
purse.isTrusted	%1$@を信頼しています。ポーチのチップはすべてウォレットに移せます。
purse.none	ポーチのあるゲームはありません。外部ゲームをインストールしてプレイすると作られます。
purse.nothingLeaves	今は%2$@のポーチから出せるチップがありません。
purse.return	%2$@の%1$@
purse.return.declared	%2$@の%1$@（申告は%3$@）
purse.trust.no	いいえ
purse.trust.yes	はい
purse.trusted	%1$@を信頼しました。勝った分をウォレットに移せます。
purse.untrusted	%1$@の信頼を取り消しました。勝った分はポーチに残ります。
rail.left	残りカード
rail.of	全
rail.round	ラウンド%lld
rail.rounds	最近のラウンド
rail.seed	シード確定
rail.shoe	シュー
remove.done	%@を削除しました。遊んだ記録は履歴に残ります。
remove.error.bundled	%@はcasinoに付属するゲームです。削除できるのは、インストールしたゲームだけです。
replay.line	ラウンド%1$lld、ステップ%2$lld/%3$lld   ← 戻る   → 進む   Q 終了
sandbox.ask	%1$@は外部ゲームですが、このコンピューターにはサンドボックスがありません（入手方法はcasino doctorで確認できます）。すべてのファイルを読み書きされるおそれがあります。それでも起動しますか？ [y/N]
section.table	全テーブル共通
setting.bell	ターミナルのベル
setting.fourColour	4色デッキ
setting.hints	ヒント
setting.hints.again	再び表示
setting.hints.off	オフ
setting.hints.on	オン
setting.interface	表示方法
setting.interface.auto	ターミナルに応じる
setting.interface.later	表示方法は次の起動から変わります。
setting.interface.terminal	テーブル画面
setting.interface.text	テキスト
setting.language	言語
setting.language.auto	自動
setting.language.de	Deutsch
setting.language.en	English
setting.language.es	Español
setting.language.fr	Français
setting.language.ja	日本語
setting.lossLimit	損失リミット
setting.mouse	マウス
setting.reducedMotion	動きを減らす
setting.sessionClock	プレイ時間
setting.sound	サウンド
setting.speed	速さ
setting.speed.fast	速め
setting.speed.instant	瞬時
setting.speed.normal	普通
setting.speed.slow	遅め
setting.startingBalance	新しいチップ
setting.startingBalance.later	次に新しいチップを受け取るときから変わります。今お持ちのチップはそのままです。
setting.textScale	文字サイズ
setting.textScale.compact	小さめ
setting.textScale.large	大きめ
setting.textScale.regular	標準
setting.theme	配色
setting.theme.auto	ターミナルと同じ
setting.theme.dark	ダーク
setting.theme.light	ライト
setting.volume	音量
setting.volume.100	100%
setting.volume.25	25%
setting.volume.50	50%
setting.volume.75	75%
settings.stack	新しいチップの額は次に受け取るとき、表示方法は次の起動から変わります。ほかはすぐに変わります。
simulate.after	ラウンド数
simulate.agrees	一致
simulate.bankroll	資金
simulate.bankrollOf	ラウンドごとの資金の推移と、%1$@を失うリスク
simulate.bestStrategy	ゲームの最善
simulate.bet	ベット
simulate.bets	ベット
simulate.cards	1ラウンドのカード枚数
simulate.chart.bankroll	資金の推移
simulate.chart.edges	エッジと区間
simulate.count	回数
simulate.cutCard	テーブルと同じくカットカードまで
simulate.cutCardAt	カードの%1$@ %まで
simulate.declared	公称
simulate.deviation	標準偏差
simulate.differs	不一致
simulate.edge	エッジ
simulate.freshShoe	毎ラウンド新しいシュー（公表値と同じ条件）
simulate.heading	%1$@ %2$@：PARシート
simulate.high	上位5 %
simulate.hits	勝率
simulate.initialRules	テーブルの初期設定
simulate.interval	95 %区間
simulate.low	下位5 %
simulate.median	中央値
simulate.mode	シュー
simulate.outcome	結果
simulate.outcomes	結果
simulate.ownChart	自分の表
simulate.pace	%1$@ %2$@ % · %3$@ラウンド/秒 · 残り%4$@秒
simulate.part	一部
simulate.partOf	全%1$@ラウンドのうち
simulate.range	%1$@～%2$@
simulate.result	結果
simulate.results	賭け金に対する結果
simulate.returned	払い戻し
simulate.risk	総賭け金比
simulate.risks	リスクと判定
simulate.round	ラウンド
simulate.rounds	ラウンド
simulate.rounds.heading	ラウンドの内訳
simulate.ruin	破産
simulate.rules	ルール
simulate.seed	シード
simulate.share	割合
simulate.staked	賭け金
simulate.stakes	賭け金
simulate.strategy	戦略
simulate.total	すべてのベット
simulate.verdict	判定
stats.advised	助言つきのラウンド
stats.all	全ゲーム
stats.bestStreak	最多連勝
stats.bet	ベット
stats.biggest	最大の勝ち
stats.count	回数
stats.curve	収支の推移
stats.ended	勝ち、負け、プッシュ
stats.ended.value	%1$lld、%2$lld、%3$lld
stats.game	ゲーム
stats.games	ゲーム別
stats.net	収支
stats.none	まだラウンドがありません。
stats.outcome	%1$@回（%2$@）
stats.outcome.name	結果
stats.practice	練習のラウンドは統計に含まれません。
stats.return	還元率
stats.rounds	ラウンド
stats.section.outcomes	ベットの結果
stats.section.sums	ラウンドの集計
stats.staked	賭け金
stats.voided	無効のラウンド
stats.worstStreak	最多連敗
sync.aside	読み込まなかったもの：%1$@：%2$@。
sync.aside.conflict	内容の異なる競合コピーです。書いた端末が自分のログを書き直します
sync.aside.conflictKnown	新しい内容のない競合コピーです。削除してかまいません
sync.aside.devices	端末が%@台を超えています
sync.aside.foreign	casinoのファイルではありません
sync.aside.noFile	ファイルがあるべき場所にリンクかフォルダーがあります
sync.aside.tooLong	ここに書かれるはずのものより長すぎます
sync.device	この端末
sync.folder	フォルダー
sync.last	前回
sync.line.altered	%@行目が書き換えられたか、それより前の行がありません
sync.line.elsewhere	%@行目はこのコンピューターの別のプロフィールのものです
sync.line.field	%1$@行目の%2$@が正しくありません
sync.line.newer	%1$@行目は新しいcasinoで書かれています（%2$@）。このプログラムを更新してください
sync.line.noLine	%@行目はログの行ではありません
sync.line.noShoe	%@行目のシューは用意されたことがありません
sync.line.seed	%@行目のシードはコミットされたものと違います
sync.line.unsound	%@行目のラウンドの計算が合いません
sync.linked	ウォレット%1$@を%2$@で同期します。
sync.never	なし
sync.newDevice	このデータフォルダーは、別のフォルダーのコピーか古い状態です。これからは別の端末として扱います。
sync.noOthers	ほかの端末はまだありません。
sync.notLinked	同期されていません。始めるには：casino sync --folder DIR
sync.others	ほかの端末
sync.partial	時間内に終わりませんでした。残りは次回になります。
sync.received	受信：%1$@（送信元：%2$@）。
sync.records	other	記録%2$@件
sync.sent	送信：%@。
sync.settings	other	設定%2$@件
sync.state.altered	設定を読み込めません：ファイルが書き換えられたか、行が足りません
sync.state.elsewhere	設定を読み込めません：このコンピューターの別のプロフィールのものです
sync.state.field	設定を読み込めません：%2$@が正しくありません
sync.state.newer	設定を読み込めません：新しいcasinoで書かれています（%2$@）。このプログラムを更新してください
sync.state.noLine	設定を読み込めません：ログの行ではありません
sync.state.noShoe	設定を読み込めません：そのシューは用意されたことがありません
sync.state.seed	設定を読み込めません：シードがコミットされたものと違います
sync.state.unsound	設定を読み込めません：ラウンドの計算が合いません
sync.time	%@ UTC
sync.unlinked	このプロフィールの同期を終了しました。ほかの端末から届いたものは残ります。
sync.upToDate	最新の状態です。送受信するものはありません。
sync.wallet	ウォレット
terminal.amount	金額：%@_   Enterでベット   Escで取り消し
terminal.ended	テーブルが外部から閉じられました（シグナル%@）。テーブルの状態は次の起動のために残してあります。
terminal.fault	casino自体の不具合でテーブルが閉じられました（シグナル%@）。テーブルの状態は次の起動のために残してあります。
terminal.fault.log	casino自体の不具合でテーブルが閉じられました（シグナル%1$@）。テーブルの状態は次の起動のために残してあります。原因の手がかり：%2$@
terminal.plain.cannotPlace	種類が「%@」のターミナルではテーブルを描画できないため、テキストでお伝えします。
terminal.plain.input	標準入力がターミナルではないため、テーブルの様子をテキストでお伝えします。
terminal.plain.noName	TERMが設定されていないため、テーブルの様子をテキストでお伝えします。
terminal.plain.output	標準出力がターミナルではないため、テーブルの様子をテキストでお伝えします。
text.ask	%1$@%2$@。
text.choice	%1$@ %2$@
text.didYouMean	%@のことでしょうか？
text.heading	%@：
text.help	bet 100              メインベットに100を置く\nbet insurance 50     名前で指定したベットに50を置く\n1, 2, 3 ...          番号でアクションを選ぶ（名前やキーでも可）\nstatus               テーブル全体を伝える\nrepeat               直前の内容をもう一度伝える\nbalance, bets        チップの残高、各ベットの額\nodds                 選べるアクションの価値。ないときは各ベットの控除率\nrules, settings      ルールと配当。set decks=6で設定を変更\nstatistics           これまでの統計\nlobby                席を立ってロビーに戻る\nquit                 席を立つ（途中のハンドは残ります）
text.incompleteBet	ベットには金額が必要です。例：bet 100 または bet insurance 50
text.incompletePurse	ポーチには額を入れるか、空にします。例：purse fill 100、purse empty
text.incompleteSetting	設定にはキーと値が必要です。例：set decks=6
text.left	テーブルを離れます。
text.leftOpen	テーブルを離れます。ハンドはそのまま残り、お戻りになれば続けられます。
text.noAmount	「%@」はチップの額ではありません。100や7.50のように、小数点以下2桁までで入力してください。
text.noBets	テーブルにベットがありません。
text.noNumber	アクション%lldはありません。番号は最後の行にあります。
text.noOdds	このゲームではオッズをお伝えできません。
text.note	%1$@：%2$@。
text.odds	%1$@：%2$@。
text.odds.figure	%1$@%2$@
text.priced	%1$@（%2$@）
text.quoted	「%@」
text.seeHelp	helpと入力すると、できることを確認できます。
text.setting	%1$@ set %2$@=%3$@
text.staked	%1$@ ベット：%2$@。
text.takeOver	%1$@はすでに開かれています%2$@。ここに引き継ぎますか？[y/N]
text.tooLong	1行が%lldバイトを超えたため、読み込みませんでした。
text.unavailable	「%1$@」は選べません：%2$@
text.unknown	「%@」というコマンドはありません。
text.yes	yｙは
verify.begins	ラウンド%1$@がシューの%3$@枚目ではなく%2$@枚目から始まっています
verify.cards.progress	カード：%@ラウンドを確認しました
verify.cards.right	カード：正しいです。%1$@、%2$@。
verify.cards.right.open	カード：正しいです。%1$@、%2$@（未終了：%3$@）。
verify.cards.wrong	カード：誤りがあります。%1$@、%2$@。
verify.cards.wrong.open	カード：誤りがあります。%1$@、%2$@（未終了：%3$@）。
verify.commitment	シュー%@のシードがコミットされたものと違います
verify.dealt	ラウンド%1$@で配られたのは%2$@ですが、シューにあったのは%3$@です
verify.fault.game	%1$@：%2$@
verify.fault.round	ラウンド%1$@：%2$@
verify.finishedShoes	other	終了したシュー%2$@個
verify.hand	ラウンド%1$@のハンドに、配られていない%2$@があります
verify.more	ほか%@件
verify.notRechecked	other	%2$@ラウンドは検証していません：バージョン%3$@がこのコンピューターにありません。
verify.result.chips	チップの動きが違います
verify.result.hands	ハンドが違います
verify.results.progress	結果：%@ラウンドを再現しました
verify.results.right	%1$@の結果：正しいです。%2$@を再現しました。
verify.results.wrong	%1$@の結果：誤りがあります。%2$@を再現しました。
verify.shoe	シュー%@を記録から作れません
verify.voided	other	%2$@ラウンドが無効になりました。賭け金はお返ししました。
version	casino %1$@（CasinoKit %2$@、プロトコル%3$@）
"""#
}

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
count.entries	one	%2$@ entry	other	%2$@ entries
count.rounds	one	%2$@ round	other	%2$@ rounds
count.seconds	one	%2$@ second	other	%2$@ seconds
count.shoes	one	%2$@ shoe	other	%2$@ shoes
doctor.balance.stack	the %1$@ stack of %2$@ says %3$@, and its entries add up to %4$@
doctor.balance.wallet	the wallet of %1$@ says %2$@, and its entries add up to %3$@
doctor.damaged	the record is damaged: %@ Move it to another place and keep it; casino sync brings back what other devices know
doctor.lostRow	the record has lost rows that its %@ point to
doctor.missing	%1$@: not on this machine; apt-get install %2$@
doctor.net	round %1$@ of %2$@ says %3$@, and its entries add up to %4$@
doctor.place	it lies in %@
doctor.sound	the record is sound: %1$@, %2$@, %3$@; every balance is the sum of its entries
doctor.statistics	the statistics of %@ are not those of its rounds
doctor.tool.player	a player for sounds
doctor.tool.sandbox	bubblewrap, the sandbox of foreign games
doctor.unsettled	round %1$@ of %2$@ is over, and %3$@ is not settled
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
error.allowed.cards	cards such as "AS KD 10H": rank A, 2 to 10, T, J, Q or K, and suit S, H, D or C
error.allowed.clientSeed	up to 64 letters, digits and signs, without spaces and colons; empty for none
error.allowed.dealer	a card such as 9 or TS
error.allowed.description	einen Satz von höchstens %@ Zeichen
error.allowed.folder	a folder
error.allowed.hand	cards such as "A 7" or "AS 7D"
error.allowed.lang	a language such as en, de or pt-BR
error.allowed.none	no value
error.allowed.number	a whole number from %1$@ to %2$@
error.allowed.profile	a name of 1 to 32 letters A to Z, digits and hyphens, a hyphen not first
error.allowed.replay	the number of a round, as casino history has it
error.allowed.set	key=value, such as decks=6; the keys of a game are in: casino info <game>
error.allowed.stack	an amount of chips from 1 to %@, with at most two decimals
error.badManifest	The game at %1$@ cannot be read (%2$@); build it again
error.badSetting	The setting %1$@ of %2$@ does not take %3$@: it needs %4$@
error.badValue	%1$@ does not take %2$@: it needs %3$@
error.conflict	These settings of %1$@ do not go together: %2$@; change one of them
error.dataDirectory	The data folder %1$@ cannot be used: %2$@; name another with --data-dir
error.dealer.beyondRecord	one	Replayed, the round asks for more than the %lld card that it used.	other	Replayed, the round asks for more than the %lld cards that it used.
error.dealer.noCards	Every card of the shoe lies on the table.
error.dealer.noRound	No round is under way.
error.dealer.notInShoe	one	The shoe has no %2$@ for that: %1$lld is left in it.	other	The shoe has no %2$@ for that: %1$lld are left in it.
error.dealer.record	The record of the round does not fit the shoe.
error.dealer.shortOfRecord	one	Replayed, the round asks for %2$@ of the %1$lld card that it used.	other	Replayed, the round asks for %2$@ of the %1$lld cards that it used.
error.directory.none	There is no home folder to keep the wallet in; name a folder with --data-dir
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
error.misplacedOption	casino %1$@ takes no %2$@; it belongs to %3$@
error.misplacedOption.alone	casino alone takes no %1$@; it belongs to %2$@
error.missingGame	Say which game: casino %@ <game>; the games are in: casino list
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
error.noOdds	%@ has no exact odds to tell
error.noSimulation	%1$@ simuliert keine Runden
error.notChecked	one	%1$@ Regel ist gebrochen; sie steht oben	other	%1$@ Regeln sind gebrochen; sie stehen oben
error.notHealthy	Something is wrong; see above
error.notTogether	%1$@ and %2$@ do not go together; give one of them
error.notVerified	Not everything is as it was kept; see above
error.output	The output cannot be written: %@; send it somewhere else
error.output.closed	The output was closed
error.path	There is no game at %@: a path leads to a game's executable, such as .build/release/Poker
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
error.unexpected	Something went wrong that should not: %@; please report it
error.unexpectedWord	casino %1$@ does not know what to do with %2$@; see: %3$@
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
error.unwantedValue	%@ takes no value; leave out the = and what follows
error.versionGone	The round was dealt by version %1$@ of %2$@, which is not on this machine
help.check.summary	die Prüfliste für Spiele, geprüft
help.check.text	Spielt das Spiel von selbst und beurteilt jede Regel der Anleitung: ok, warn, fail oder skip, mit dem Befund, der Abhilfe und einem Befehl, der ihn wieder zeigt. Ein Pfad führt zu einem Programm oder zum Ordner eines gebauten Spiels.
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
help.info.summary	what a game is like before you sit down
help.info.text	Prints the game's bets with the most that each pays and the house edge that the game states, its settings with the values that --set takes, and its shoe.
help.list.summary	the games on this machine
help.list.text	Prints a line for each game: the word to call it by, its version and what it is. No game is started for it.
help.new-game.summary	ein eigenes Spiel, sofort spielbar
help.new-game.text	Legt ein Paket mit einem kleinen, vollständigen Spiel an, mit Tests und Texten in fünf Sprachen; zu schreiben bleibt Ihr eigenes Spiel. Die Namen des Spiels, seines Moduls und seiner Typen ergeben sich aus dem Namen und werden mit allen Dateien gezeigt, bevor etwas geschrieben wird. In einem Arbeitsverzeichnis von casino wird das Spiel ein Ordner in Plugins, sonst ein Ordner für sich. Am Terminal werden Sie nach der Art gefragt; in einer Pipe entscheidet der Name: Ein Name wie Poker beginnt mit einer Auszahlungstabelle, jeder andere mit einem Croupier.
help.odds.summary	exact odds of bets and decisions
help.odds.text	Without a hand, the house edge of every bet by the rules in force. With a hand and the dealer's card, what each move is worth in the long run, as a share of the bet.
help.option.ascii	draws with ASCII characters alone
help.option.cards	the next cards of the shoe, such as "AS KD 10H"
help.option.clientSeed	your part in the seeds of shoes to come, see docs/fairness.md; kept until you give another
help.option.color	auto, truecolor, 256, 16 or none
help.option.csv	prints each result as comma-separated values
help.option.dataDir	where wallet and history are kept; without it $CASINO_HOME, else $XDG_DATA_HOME/casino, else ~/.local/share/casino
help.option.dealer	the dealer's card, such as 9
help.option.description	ein Satz über das Spiel, für Listen
help.option.directory	der Ordner, in dem der Ordner des Spiels entsteht
help.option.dryRun	zeigt den Plan und schreibt nichts
help.option.end	ends the options: what follows is no option
help.option.folder	links the profile to the folder; on other machines, use the same --profile
help.option.format	text, json, csv or html; html is one page with charts that needs nothing else
help.option.format.check	für Menschen, oder ein JSON-Objekt
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.next	was noch zu schreiben ist, und die Regeln, die nicht halten
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.rounds.check	wie viele Runden versucht werden; ohne Angabe %1$@
help.option.rounds.simulate	wie viele Runden gespielt werden; ohne Angabe %1$@
help.option.rule	nur diese Regel, etwa engine.chips
help.option.seed	shuffles from this number, 0 to %@
help.option.seed.check	aus dieser Zahl entstehen die Runden; ohne Angabe 1
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
help.option.set.simulate	eine Regel, wie bei casino play; mehrfach möglich
help.option.shoes	shows shoes instead of rounds: the commitment to each and, once it is over, its seed; --json has the cards
help.option.stack	a stack of 1 to %@ chips, at most two decimals (written without commas)
help.option.status	prints how the profile is synchronised
help.option.suits	ace of spades, or A♠, with --ui text
help.option.takeOver	takes a table that is open in another window; without it you are asked
help.option.ui.json	prints every frame and event as a line of JSON and takes {"action": "<id>"}
help.option.ui.terminal	draws the table; this is what you get at a terminal
help.option.ui.text	tells the game in sentences, takes a command a line; this is what you get elsewhere
help.option.version	the version of this program
help.option.yes	fragt nichts und nimmt die Vorschläge
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
help.simulate.summary	viele Runden, und was das Haus behält
help.simulate.text	Das Spiel spielt Runden nach seiner besten Strategie, 100 auf jeden vor dem Austeilen angebotenen Einsatz. Der Vorteil jedes Einsatzes steht neben seinem 99,9-%-Intervall und dem angegebenen. Gleiche Startwerte geben gleiche Runden.
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
help.value.rule	Regel
help.value.text	text
help.value.value	value
help.verify.summary	proof that cards and results were fair
help.verify.text	Two verdicts. Cards: every shoe that is over is made again from its seed, which must be the one that was committed to, and every card must have lain where it was dealt. Results: the game plays every round again, and hands and chips must come out as they were kept; rounds of a version that is not on this machine are not rechecked. Ends with exit code 1 where anything differs, and says which round it is.
hints.counts	Hinweise gezeigt, geschlossen, befolgt
hints.counts.value	%1$lld, %2$lld, %3$lld
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
host.round	Runde %lld.
host.round.clock	%1$@ · %2$@
host.shoe	Kartenschlitten: noch %1$lld von %2$lld Karten.
host.shoe.none	Ein neuer Kartenschlitten mit %lld Karten.
host.sync	Andere Geräte
host.sync.at	abgeglichen: %1$@, %2$@ UTC
host.sync.never	abgeglichen: %@, noch nie
host.sync.none	nicht abgeglichen: casino sync --folder DIR
host.voided	Das laufende Blatt lässt sich nicht zu Ende spielen: Das Spiel gibt es auf diesem Gerät nicht mehr. Ihre Einsätze sind zurück: %@.
info.bets	Bets
info.builtWith	Built with
info.builtWith.value	CasinoKit %1$@, protocol %2$@
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
json.malformed	Jede Zeile ist ein Objekt wie {"action": "hit"}, mit "amount" oder "value", wo die Aktion es verlangt.
list.and	%1$@ and %2$@
list.head.about	what it is
list.head.game	game
list.head.version	version
list.line	%1$@. %2$@
list.none	There is no game on this machine.
list.or	%1$@ or %2$@
lobby.games	Games
lobby.help	All commands: casino help
lobby.openHand	A hand of %1$@ is waiting for you: casino play %1$@
lobby.owed	Wallet: %@ chips owed
lobby.rounds	Last rounds
lobby.sitDown	Sit down: casino play %@
lobby.sitDown.any	Sit down: casino play <game>
lobby.wallet	Wallet: %@ chips
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
number.versions	%1$@ to %2$@
odds.edge	Hausvorteil
odds.loses	verliert
odds.pushes	Unentschieden
odds.value	Wert
odds.wins	gewinnt
profiles.created	Profile %1$@ is there. Play as it: --profile %1$@
profiles.hint	The profile with a * plays where none is named. Change it: casino profiles switch <name>
profiles.inUse	Profile %@ plays from now on.
profiles.noWallet	has not played yet
profiles.renamed	Profile %1$@ is called %2$@ now.
rail.left	übrige Karten
rail.of	von
rail.round	Runde %lld
rail.rounds	Letzte Runden
rail.seed	Seed festgelegt
rail.shoe	Kartenschlitten
replay.line	Runde %1$lld, Schritt %2$lld von %3$lld   ← zurück   → weiter   Q beendet
section.table	An jedem Tisch
setting.bell	Terminalglocke
setting.fourColour	Vierfarb-Kartenspiel
setting.hints	Hinweise
setting.hints.again	wieder zeigen
setting.hints.off	aus
setting.hints.on	an
setting.lossLimit	Verlustlimit
setting.lossLimit.100	100
setting.lossLimit.1000	1.000
setting.lossLimit.10000	10.000
setting.lossLimit.500	500
setting.lossLimit.5000	5.000
setting.mouse	Maus
setting.reducedMotion	Weniger Bewegung
setting.sessionClock	Sitzungsuhr
setting.sound	Ton
setting.speed	Tempo
setting.speed.fast	flott
setting.speed.instant	sofort
setting.speed.normal	normal
setting.speed.slow	ruhig
setting.theme	Farben
setting.theme.auto	wie das Terminal
setting.theme.dark	dunkel
setting.theme.light	hell
setting.volume	Lautstärke
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
simulate.declared	angegeben
simulate.edge	Vorteil
simulate.interval	99,9-%-Intervall
simulate.progress	one	Simulation seit %1$@ Sekunde	other	Simulation seit %1$@ Sekunden
simulate.range	%1$@ bis %2$@
simulate.returned	zurück
simulate.rounds	Runden
simulate.staked	gesetzt
simulate.title	one	%3$@: %2$@ Runde mit Startwert %4$@	other	%3$@: %2$@ Runden mit Startwert %4$@
simulate.total	Alle Einsätze
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
terminal.amount	Betrag: %@_   Enter setzt ihn   Esc bricht ab
terminal.ended	The table was closed from outside (signal %@). What was on the table is kept for the next start.
terminal.fault	The table was closed by a fault in casino itself (signal %@). What was on the table is kept for the next start.
terminal.fault.log	The table was closed by a fault in casino itself (signal %1$@). What was on the table is kept for the next start. What led to it is in %2$@
terminal.plain.cannotPlace	A terminal of the kind "%@" cannot draw a table, so it is told in plain text.
terminal.plain.input	Standard input is no terminal, so the table is told in plain text.
terminal.plain.noName	TERM is not set, so the table is told in plain text.
terminal.plain.output	Standard output is no terminal, so the table is told in plain text.
text.didYouMean	Meinten Sie %@?
text.help	bet 100              100 auf den Haupteinsatz setzen\nbet insurance 50     50 auf einen Einsatz mit seinem Namen setzen\n1, 2, 3 ...          eine Aktion über ihre Nummer; ihr Name oder ihre Taste geht auch\nstatus               den ganzen Tisch ansagen\nrepeat               das Letzte noch einmal sagen\nbalance, bets        Ihre Jetons; was wo liegt\nrules, settings      was gespielt wird und was es zahlt; set decks=6 ändert eine Einstellung\nstatistics           was bisher gespielt wurde\nquit                 den Tisch verlassen; ein offenes Blatt bleibt offen
text.incompleteBet	Ein Einsatz braucht einen Betrag, zum Beispiel: bet 100, oder: bet insurance 50
text.incompleteSetting	Eine Einstellung braucht Schlüssel und Wert, zum Beispiel: set decks=6
text.left	Sie verlassen den Tisch.
text.leftOpen	Sie verlassen den Tisch. Ihr Blatt bleibt offen und liegt hier, wenn Sie wiederkommen.
text.noAmount	„%@“ ist kein Betrag in Jetons; schreiben Sie ihn wie 100 oder 7.50, mit höchstens zwei Nachkommastellen.
text.noNumber	Eine Aktion %lld gibt es nicht; die Nummern stehen in der letzten Zeile.
text.priced	%1$@ für %2$@
text.quoted	'%@'
text.seeHelp	Mit help erfahren Sie, was Sie tun können.
text.staked	%1$@ Gesetzt: %2$@.
text.takeOver	%1$@ is open already %2$@. Take it over here? [y/N]
text.tooLong	Diese Zeile ist länger als %lld Byte und wurde nicht gelesen.
text.unknown	„%@“ ist hier kein Befehl.
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

  private static let en = #"""
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
doctor.balance.stack	the %1$@ stack of %2$@ says %3$@, and its entries add up to %4$@
doctor.balance.wallet	the wallet of %1$@ says %2$@, and its entries add up to %3$@
doctor.damaged	the record is damaged: %@ Move it to another place and keep it; casino sync brings back what other devices know
doctor.lostRow	the record has lost rows that its %@ point to
doctor.missing	%1$@: not on this machine; apt-get install %2$@
doctor.net	round %1$@ of %2$@ says %3$@, and its entries add up to %4$@
doctor.place	it lies in %@
doctor.sound	the record is sound: %1$@, %2$@, %3$@; every balance is the sum of its entries
doctor.statistics	the statistics of %@ are not those of its rounds
doctor.tool.player	a player for sounds
doctor.tool.sandbox	bubblewrap, the sandbox of foreign games
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
error.allowed.stack	an amount of chips from 1 to %@, with at most two decimals
error.badManifest	The game at %1$@ cannot be read (%2$@); build it again
error.badSetting	The setting %1$@ of %2$@ does not take %3$@: it needs %4$@
error.badValue	%1$@ does not take %2$@: it needs %3$@
error.conflict	These settings of %1$@ do not go together: %2$@; change one of them
error.dataDirectory	The data folder %1$@ cannot be used: %2$@; name another with --data-dir
error.dealer.beyondRecord	one	Replayed, the round asks for more than the %lld card that it used.	other	Replayed, the round asks for more than the %lld cards that it used.
error.dealer.noCards	Every card of the shoe lies on the table.
error.dealer.noRound	No round is under way.
error.dealer.notInShoe	one	The shoe has no %2$@ for that: %1$lld is left in it.	other	The shoe has no %2$@ for that: %1$lld are left in it.
error.dealer.record	The record of the round does not fit the shoe.
error.dealer.shortOfRecord	one	Replayed, the round asks for %2$@ of the %1$lld card that it used.	other	Replayed, the round asks for %2$@ of the %1$lld cards that it used.
error.directory.none	There is no home folder to keep the wallet in; name a folder with --data-dir
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
error.misplacedOption	casino %1$@ takes no %2$@; it belongs to %3$@
error.misplacedOption.alone	casino alone takes no %1$@; it belongs to %2$@
error.missingGame	Say which game: casino %@ <game>; the games are in: casino list
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
error.noOdds	%@ has no exact odds to tell
error.noSimulation	%1$@ does not simulate rounds
error.notChecked	one	%1$@ rule is broken; it is told above	other	%1$@ rules are broken; they are told above
error.notHealthy	Something is wrong; see above
error.notTogether	%1$@ and %2$@ do not go together; give one of them
error.notVerified	Not everything is as it was kept; see above
error.output	The output cannot be written: %@; send it somewhere else
error.output.closed	The output was closed
error.path	There is no game at %@: a path leads to a game's executable, such as .build/release/Poker
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
error.unexpected	Something went wrong that should not: %@; please report it
error.unexpectedWord	casino %1$@ does not know what to do with %2$@; see: %3$@
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
error.unwantedValue	%@ takes no value; leave out the = and what follows
error.versionGone	The round was dealt by version %1$@ of %2$@, which is not on this machine
help.check.summary	the checklist for games, verified
help.check.text	Plays the game by itself and judges each rule of the guide: ok, warn, fail or skip, with what was found, how to mend it, and a command that shows it again. A path leads to a program or to the folder of a game that was built.
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
help.info.summary	what a game is like before you sit down
help.info.text	Prints the game's bets with the most that each pays and the house edge that the game states, its settings with the values that --set takes, and its shoe.
help.list.summary	the games on this machine
help.list.text	Prints a line for each game: the word to call it by, its version and what it is. No game is started for it.
help.new-game.summary	a game of your own, ready to play
help.new-game.text	Makes a package with a complete small game, its tests and its texts in five languages; what is left to write is your own game. The names of the game, its module and its types are worked out from the name, and shown with every file before anything is written. In a checkout of casino the game becomes a folder of Plugins, anywhere else a folder of its own. At a terminal you are asked for the style; in a pipe the name decides: one such as Poker begins with a pay table, any other with a dealer.
help.odds.summary	exact odds of bets and decisions
help.odds.text	Without a hand, the house edge of every bet by the rules in force. With a hand and the dealer's card, what each move is worth in the long run, as a share of the bet.
help.option.ascii	draws with ASCII characters alone
help.option.cards	the next cards of the shoe, such as "AS KD 10H"
help.option.clientSeed	your part in the seeds of shoes to come, see docs/fairness.md; kept until you give another
help.option.color	auto, truecolor, 256, 16 or none
help.option.csv	prints each result as comma-separated values
help.option.dataDir	where wallet and history are kept; without it $CASINO_HOME, else $XDG_DATA_HOME/casino, else ~/.local/share/casino
help.option.dealer	the dealer's card, such as 9
help.option.description	one sentence about the game, for lists
help.option.directory	the folder in which the game's folder is made
help.option.dryRun	shows the plan and writes nothing
help.option.end	ends the options: what follows is no option
help.option.folder	links the profile to the folder; on other machines, use the same --profile
help.option.format	text, json, csv or html; html is one page with charts that needs nothing else
help.option.format.check	for people, or one JSON object
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.next	what is left to write, and the rules that are not ok
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.rounds.check	how many rounds are tried; %1$@ if not given
help.option.rounds.simulate	how many rounds are played; %1$@ if not given
help.option.rule	only this rule, such as engine.chips
help.option.seed	shuffles from this number, 0 to %@
help.option.seed.check	the rounds are made from this number; 1 if not given
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
help.option.set.simulate	a rule, as in casino play; may be given several times
help.option.shoes	shows shoes instead of rounds: the commitment to each and, once it is over, its seed; --json has the cards
help.option.stack	a stack of 1 to %@ chips, at most two decimals (written without commas)
help.option.status	prints how the profile is synchronised
help.option.suits	ace of spades, or A♠, with --ui text
help.option.takeOver	takes a table that is open in another window; without it you are asked
help.option.ui.json	prints every frame and event as a line of JSON and takes {"action": "<id>"}
help.option.ui.terminal	draws the table; this is what you get at a terminal
help.option.ui.text	tells the game in sentences, takes a command a line; this is what you get elsewhere
help.option.version	the version of this program
help.option.yes	asks nothing and takes what is suggested
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
help.simulate.summary	many rounds, and what the house keeps
help.simulate.text	Has the game play rounds by its own best strategy, 100 on every bet that is offered before the deal. The edge of each bet stands beside its 99.9 % interval and the declared one. Equal seeds give equal rounds.
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
help.value.rule	rule
help.value.text	text
help.value.value	value
help.verify.summary	proof that cards and results were fair
help.verify.text	Two verdicts. Cards: every shoe that is over is made again from its seed, which must be the one that was committed to, and every card must have lain where it was dealt. Results: the game plays every round again, and hands and chips must come out as they were kept; rounds of a version that is not on this machine are not rechecked. Ends with exit code 1 where anything differs, and says which round it is.
hints.counts	Hints shown, closed, acted on
hints.counts.value	%1$lld, %2$lld, %3$lld
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
json.malformed	Each line is an object such as {"action": "hit"}, with "amount" or "value" where the action takes one.
list.and	%1$@ and %2$@
list.head.about	what it is
list.head.game	game
list.head.version	version
list.line	%1$@. %2$@
list.none	There is no game on this machine.
list.or	%1$@ or %2$@
lobby.games	Games
lobby.help	All commands: casino help
lobby.openHand	A hand of %1$@ is waiting for you: casino play %1$@
lobby.owed	Wallet: %@ chips owed
lobby.rounds	Last rounds
lobby.sitDown	Sit down: casino play %@
lobby.sitDown.any	Sit down: casino play <game>
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
odds.edge	house edge
odds.loses	loses
odds.pushes	pushes
odds.value	value
odds.wins	wins
profiles.created	Profile %1$@ is there. Play as it: --profile %1$@
profiles.hint	The profile with a * plays where none is named. Change it: casino profiles switch <name>
profiles.inUse	Profile %@ plays from now on.
profiles.noWallet	has not played yet
profiles.renamed	Profile %1$@ is called %2$@ now.
rail.left	cards left
rail.of	of
rail.round	Round %lld
rail.rounds	Last rounds
rail.seed	seed committed
rail.shoe	Shoe
replay.line	Round %1$lld, step %2$lld of %3$lld   ← back   → forward   Q leaves
section.table	At every table
setting.bell	Terminal bell
setting.fourColour	Four-colour deck
setting.hints	Hints
setting.hints.again	show again
setting.hints.off	off
setting.hints.on	on
setting.lossLimit	Loss limit
setting.lossLimit.100	100
setting.lossLimit.1000	1,000
setting.lossLimit.10000	10,000
setting.lossLimit.500	500
setting.lossLimit.5000	5,000
setting.mouse	Mouse
setting.reducedMotion	Reduced motion
setting.sessionClock	Session clock
setting.sound	Sound
setting.speed	Speed
setting.speed.fast	fast
setting.speed.instant	instant
setting.speed.normal	normal
setting.speed.slow	slow
setting.theme	Colours
setting.theme.auto	as the terminal
setting.theme.dark	dark
setting.theme.light	light
setting.volume	Volume
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
simulate.declared	declared
simulate.edge	edge
simulate.interval	99.9 % interval
simulate.progress	one	Simulating for %1$@ second	other	Simulating for %1$@ seconds
simulate.range	%1$@ to %2$@
simulate.returned	returned
simulate.rounds	rounds
simulate.staked	staked
simulate.title	one	%3$@: %2$@ round with seed %4$@	other	%3$@: %2$@ rounds with seed %4$@
simulate.total	All bets
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
text.didYouMean	Did you mean %@?
text.help	bet 100              put 100 on the main bet\nbet insurance 50     put 50 on a bet by its name\n1, 2, 3 ...          do an action by its number; its name and its key do too\nstatus               tell the whole table\nrepeat               say the last thing again\nbalance, bets        your chips; what lies where\nrules, settings      what is played, and what it pays; set decks=6 changes a setting\nstatistics           what was played so far\nquit                 leave the table; an open hand stays open
text.incompleteBet	A bet needs an amount, such as: bet 100, or: bet insurance 50
text.incompleteSetting	A setting needs a key and a value, such as: set decks=6
text.left	You leave the table.
text.leftOpen	You leave the table. Your hand stays open and is here when you come back.
text.noAmount	"%@" is no amount of chips; write it as 100 or 7.50, with at most two decimals.
text.noNumber	There is no action %lld; the numbers are in the last line.
text.priced	%1$@ for %2$@
text.quoted	'%@'
text.seeHelp	Type help for what you can do.
text.staked	%1$@ Staked: %2$@.
text.takeOver	%1$@ is open already %2$@. Take it over here? [y/N]
text.tooLong	That line is longer than %lld bytes and was not read.
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
count.entries	one	%2$@ entry	other	%2$@ entries
count.rounds	one	%2$@ round	other	%2$@ rounds
count.seconds	one	%2$@ second	other	%2$@ seconds
count.shoes	one	%2$@ shoe	other	%2$@ shoes
doctor.balance.stack	the %1$@ stack of %2$@ says %3$@, and its entries add up to %4$@
doctor.balance.wallet	the wallet of %1$@ says %2$@, and its entries add up to %3$@
doctor.damaged	the record is damaged: %@ Move it to another place and keep it; casino sync brings back what other devices know
doctor.lostRow	the record has lost rows that its %@ point to
doctor.missing	%1$@: not on this machine; apt-get install %2$@
doctor.net	round %1$@ of %2$@ says %3$@, and its entries add up to %4$@
doctor.place	it lies in %@
doctor.sound	the record is sound: %1$@, %2$@, %3$@; every balance is the sum of its entries
doctor.statistics	the statistics of %@ are not those of its rounds
doctor.tool.player	a player for sounds
doctor.tool.sandbox	bubblewrap, the sandbox of foreign games
doctor.unsettled	round %1$@ of %2$@ is over, and %3$@ is not settled
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
error.allowed.cards	cards such as "AS KD 10H": rank A, 2 to 10, T, J, Q or K, and suit S, H, D or C
error.allowed.clientSeed	up to 64 letters, digits and signs, without spaces and colons; empty for none
error.allowed.dealer	a card such as 9 or TS
error.allowed.description	una frase de como máximo %@ caracteres
error.allowed.folder	a folder
error.allowed.hand	cards such as "A 7" or "AS 7D"
error.allowed.lang	a language such as en, de or pt-BR
error.allowed.none	no value
error.allowed.number	a whole number from %1$@ to %2$@
error.allowed.profile	a name of 1 to 32 letters A to Z, digits and hyphens, a hyphen not first
error.allowed.replay	the number of a round, as casino history has it
error.allowed.set	key=value, such as decks=6; the keys of a game are in: casino info <game>
error.allowed.stack	an amount of chips from 1 to %@, with at most two decimals
error.badManifest	The game at %1$@ cannot be read (%2$@); build it again
error.badSetting	The setting %1$@ of %2$@ does not take %3$@: it needs %4$@
error.badValue	%1$@ does not take %2$@: it needs %3$@
error.conflict	These settings of %1$@ do not go together: %2$@; change one of them
error.dataDirectory	The data folder %1$@ cannot be used: %2$@; name another with --data-dir
error.dealer.beyondRecord	one	Replayed, the round asks for more than the %lld card that it used.	other	Replayed, the round asks for more than the %lld cards that it used.
error.dealer.noCards	Every card of the shoe lies on the table.
error.dealer.noRound	No round is under way.
error.dealer.notInShoe	one	The shoe has no %2$@ for that: %1$lld is left in it.	other	The shoe has no %2$@ for that: %1$lld are left in it.
error.dealer.record	The record of the round does not fit the shoe.
error.dealer.shortOfRecord	one	Replayed, the round asks for %2$@ of the %1$lld card that it used.	other	Replayed, the round asks for %2$@ of the %1$lld cards that it used.
error.directory.none	There is no home folder to keep the wallet in; name a folder with --data-dir
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
error.misplacedOption	casino %1$@ takes no %2$@; it belongs to %3$@
error.misplacedOption.alone	casino alone takes no %1$@; it belongs to %2$@
error.missingGame	Say which game: casino %@ <game>; the games are in: casino list
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
error.noOdds	%@ has no exact odds to tell
error.noSimulation	%1$@ no simula rondas
error.notChecked	one	%1$@ regla no se cumple; está indicada arriba	other	%1$@ reglas no se cumplen; están indicadas arriba
error.notHealthy	Something is wrong; see above
error.notTogether	%1$@ and %2$@ do not go together; give one of them
error.notVerified	Not everything is as it was kept; see above
error.output	The output cannot be written: %@; send it somewhere else
error.output.closed	The output was closed
error.path	There is no game at %@: a path leads to a game's executable, such as .build/release/Poker
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
error.unexpected	Something went wrong that should not: %@; please report it
error.unexpectedWord	casino %1$@ does not know what to do with %2$@; see: %3$@
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
error.unwantedValue	%@ takes no value; leave out the = and what follows
error.versionGone	The round was dealt by version %1$@ of %2$@, which is not on this machine
help.check.summary	la lista de comprobación de los juegos, verificada
help.check.text	Juega solo y juzga cada regla de la guía: ok, warn, fail o skip, con lo hallado, cómo arreglarlo y un comando que lo muestra de nuevo. Una ruta lleva a un programa o a la carpeta de un juego compilado.
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
help.info.summary	what a game is like before you sit down
help.info.text	Prints the game's bets with the most that each pays and the house edge that the game states, its settings with the values that --set takes, and its shoe.
help.list.summary	the games on this machine
help.list.text	Prints a line for each game: the word to call it by, its version and what it is. No game is started for it.
help.new-game.summary	un juego propio, listo para jugar
help.new-game.text	Crea un paquete con un pequeño juego completo, sus pruebas y sus textos en cinco idiomas; solo queda escribir su propio juego. Los nombres del juego, de su módulo y de sus tipos se deducen del nombre y se muestran, con todos los archivos, antes de escribir nada. En una copia del código de casino, el juego será una carpeta de Plugins; en cualquier otro lugar, una carpeta propia. En un terminal se le pregunta el estilo; en una tubería decide el nombre: uno como Poker empieza con una tabla de pagos; cualquier otro, con un crupier.
help.odds.summary	exact odds of bets and decisions
help.odds.text	Without a hand, the house edge of every bet by the rules in force. With a hand and the dealer's card, what each move is worth in the long run, as a share of the bet.
help.option.ascii	draws with ASCII characters alone
help.option.cards	the next cards of the shoe, such as "AS KD 10H"
help.option.clientSeed	your part in the seeds of shoes to come, see docs/fairness.md; kept until you give another
help.option.color	auto, truecolor, 256, 16 or none
help.option.csv	prints each result as comma-separated values
help.option.dataDir	where wallet and history are kept; without it $CASINO_HOME, else $XDG_DATA_HOME/casino, else ~/.local/share/casino
help.option.dealer	the dealer's card, such as 9
help.option.description	una frase sobre el juego, para las listas
help.option.directory	la carpeta en la que se crea la del juego
help.option.dryRun	muestra el plan y no escribe nada
help.option.end	ends the options: what follows is no option
help.option.folder	links the profile to the folder; on other machines, use the same --profile
help.option.format	text, json, csv or html; html is one page with charts that needs nothing else
help.option.format.check	para personas, o un objeto JSON
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.next	lo que queda por escribir y las reglas que no están bien
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.rounds.check	cuántas rondas se prueban; %1$@ si no se indica
help.option.rounds.simulate	cuántas rondas se juegan; %1$@ si no se indica
help.option.rule	solo esta regla, como engine.chips
help.option.seed	shuffles from this number, 0 to %@
help.option.seed.check	las rondas salen de este número; 1 si no se indica
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
help.option.set.simulate	una regla, como en casino play; se puede repetir
help.option.shoes	shows shoes instead of rounds: the commitment to each and, once it is over, its seed; --json has the cards
help.option.stack	a stack of 1 to %@ chips, at most two decimals (written without commas)
help.option.status	prints how the profile is synchronised
help.option.suits	ace of spades, or A♠, with --ui text
help.option.takeOver	takes a table that is open in another window; without it you are asked
help.option.ui.json	prints every frame and event as a line of JSON and takes {"action": "<id>"}
help.option.ui.terminal	draws the table; this is what you get at a terminal
help.option.ui.text	tells the game in sentences, takes a command a line; this is what you get elsewhere
help.option.version	the version of this program
help.option.yes	no pregunta nada y toma lo propuesto
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
help.simulate.summary	muchas rondas y lo que gana la casa
help.simulate.text	El juego juega rondas con su mejor estrategia, 100 en cada apuesta ofrecida antes de repartir. La ventaja de cada apuesta aparece junto a su intervalo del 99,9 % y la declarada. Semillas iguales dan rondas iguales.
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
help.value.rule	regla
help.value.text	text
help.value.value	value
help.verify.summary	proof that cards and results were fair
help.verify.text	Two verdicts. Cards: every shoe that is over is made again from its seed, which must be the one that was committed to, and every card must have lain where it was dealt. Results: the game plays every round again, and hands and chips must come out as they were kept; rounds of a version that is not on this machine are not rechecked. Ends with exit code 1 where anything differs, and says which round it is.
hints.counts	Consejos vistos, cerrados, seguidos
hints.counts.value	%1$lld, %2$lld, %3$lld
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
host.round	Ronda %lld.
host.round.clock	%1$@ · %2$@
host.shoe	one	Sabot: queda %1$lld carta de %2$lld.	other	Sabot: quedan %1$lld cartas de %2$lld.
host.shoe.none	one	Un sabot nuevo de %lld carta.	other	Un sabot nuevo de %lld cartas.
host.sync	Otros equipos
host.sync.at	sincronización: %1$@, %2$@ UTC
host.sync.never	sincronización: %@, todavía no
host.sync.none	sin sincronizar: casino sync --folder DIR
host.voided	La mano que estaba en curso no se puede terminar: su juego ya no está en este equipo. Se le devuelve lo apostado: %@.
info.bets	Bets
info.builtWith	Built with
info.builtWith.value	CasinoKit %1$@, protocol %2$@
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
json.malformed	Cada línea es un objeto como {"action": "hit"}, con "amount" o "value" cuando la acción lo pide.
list.and	%1$@ and %2$@
list.head.about	what it is
list.head.game	game
list.head.version	version
list.line	%1$@. %2$@
list.none	There is no game on this machine.
list.or	%1$@ or %2$@
lobby.games	Games
lobby.help	All commands: casino help
lobby.openHand	A hand of %1$@ is waiting for you: casino play %1$@
lobby.owed	Wallet: %@ chips owed
lobby.rounds	Last rounds
lobby.sitDown	Sit down: casino play %@
lobby.sitDown.any	Sit down: casino play <game>
lobby.wallet	Wallet: %@ chips
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
number.versions	%1$@ to %2$@
odds.edge	ventaja de la casa
odds.loses	pierde
odds.pushes	empate
odds.value	valor
odds.wins	gana
profiles.created	Profile %1$@ is there. Play as it: --profile %1$@
profiles.hint	The profile with a * plays where none is named. Change it: casino profiles switch <name>
profiles.inUse	Profile %@ plays from now on.
profiles.noWallet	has not played yet
profiles.renamed	Profile %1$@ is called %2$@ now.
rail.left	restantes
rail.of	de
rail.round	Ronda %lld
rail.rounds	Últimas rondas
rail.seed	compromiso
rail.shoe	Sabot
replay.line	Ronda %1$lld, paso %2$lld de %3$lld   ← atrás   → adelante   Q salir
section.table	En todas las mesas
setting.bell	Bip del terminal
setting.fourColour	Baraja de 4 colores
setting.hints	Consejos
setting.hints.again	ver de nuevo
setting.hints.off	no
setting.hints.on	sí
setting.lossLimit	Límite de pérdidas
setting.lossLimit.100	100
setting.lossLimit.1000	1.000
setting.lossLimit.10000	10.000
setting.lossLimit.500	500
setting.lossLimit.5000	5.000
setting.mouse	Ratón
setting.reducedMotion	Menos movimiento
setting.sessionClock	Reloj de sesión
setting.sound	Sonido
setting.speed	Ritmo
setting.speed.fast	rápido
setting.speed.instant	inmediato
setting.speed.normal	normal
setting.speed.slow	lento
setting.theme	Colores
setting.theme.auto	como el terminal
setting.theme.dark	oscuros
setting.theme.light	claros
setting.volume	Volumen
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
simulate.declared	declarada
simulate.edge	ventaja
simulate.interval	intervalo 99,9 %
simulate.progress	one	Simulando desde hace %1$@ segundo	other	Simulando desde hace %1$@ segundos
simulate.range	%1$@ a %2$@
simulate.returned	devuelto
simulate.rounds	rondas
simulate.staked	apostado
simulate.title	one	%3$@: %2$@ ronda con la semilla %4$@	other	%3$@: %2$@ rondas con la semilla %4$@
simulate.total	Todas las apuestas
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
terminal.amount	Importe: %@_   Intro lo apuesta   Esc lo descarta
terminal.ended	The table was closed from outside (signal %@). What was on the table is kept for the next start.
terminal.fault	The table was closed by a fault in casino itself (signal %@). What was on the table is kept for the next start.
terminal.fault.log	The table was closed by a fault in casino itself (signal %1$@). What was on the table is kept for the next start. What led to it is in %2$@
terminal.plain.cannotPlace	A terminal of the kind "%@" cannot draw a table, so it is told in plain text.
terminal.plain.input	Standard input is no terminal, so the table is told in plain text.
terminal.plain.noName	TERM is not set, so the table is told in plain text.
terminal.plain.output	Standard output is no terminal, so the table is told in plain text.
text.didYouMean	¿Quería decir %@?
text.help	bet 100              pone 100 en la apuesta base\nbet insurance 50     pone 50 en una apuesta por su nombre\n1, 2, 3 ...          hace una acción por su número, su nombre o su tecla\nstatus               describe toda la mesa\nrepeat               repite lo último que se dijo\nbalance, bets        sus fichas; lo que hay en cada apuesta\nrules, settings      a qué se juega y qué paga; set decks=6 cambia un ajuste\nstatistics           lo jugado hasta ahora\nquit                 deja la mesa; una mano abierta sigue abierta
text.incompleteBet	Una apuesta necesita un importe, por ejemplo: bet 100, o bien: bet insurance 50
text.incompleteSetting	Un ajuste necesita una clave y un valor, por ejemplo: set decks=6
text.left	Usted deja la mesa.
text.leftOpen	Usted deja la mesa. Su mano queda abierta y le espera a su vuelta.
text.noAmount	«%@» no es un importe en fichas; escríbalo como 100 o 7.50, con dos decimales como máximo.
text.noNumber	No hay acción %lld; los números están en la última línea.
text.priced	%1$@ por %2$@
text.quoted	'%@'
text.seeHelp	Escriba help para ver qué puede hacer.
text.staked	%1$@ En juego: %2$@.
text.takeOver	%1$@ is open already %2$@. Take it over here? [y/N]
text.tooLong	Esa línea tiene más de %lld bytes y no se ha leído.
text.unknown	Aquí no existe la orden «%@».
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

  private static let fr = #"""
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
count.entries	one	%2$@ entry	other	%2$@ entries
count.rounds	one	%2$@ round	other	%2$@ rounds
count.seconds	one	%2$@ second	other	%2$@ seconds
count.shoes	one	%2$@ shoe	other	%2$@ shoes
doctor.balance.stack	the %1$@ stack of %2$@ says %3$@, and its entries add up to %4$@
doctor.balance.wallet	the wallet of %1$@ says %2$@, and its entries add up to %3$@
doctor.damaged	the record is damaged: %@ Move it to another place and keep it; casino sync brings back what other devices know
doctor.lostRow	the record has lost rows that its %@ point to
doctor.missing	%1$@: not on this machine; apt-get install %2$@
doctor.net	round %1$@ of %2$@ says %3$@, and its entries add up to %4$@
doctor.place	it lies in %@
doctor.sound	the record is sound: %1$@, %2$@, %3$@; every balance is the sum of its entries
doctor.statistics	the statistics of %@ are not those of its rounds
doctor.tool.player	a player for sounds
doctor.tool.sandbox	bubblewrap, the sandbox of foreign games
doctor.unsettled	round %1$@ of %2$@ is over, and %3$@ is not settled
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
error.allowed.cards	cards such as "AS KD 10H": rank A, 2 to 10, T, J, Q or K, and suit S, H, D or C
error.allowed.clientSeed	up to 64 letters, digits and signs, without spaces and colons; empty for none
error.allowed.dealer	a card such as 9 or TS
error.allowed.description	une phrase d’au plus %@ caractères
error.allowed.folder	a folder
error.allowed.hand	cards such as "A 7" or "AS 7D"
error.allowed.lang	a language such as en, de or pt-BR
error.allowed.none	no value
error.allowed.number	a whole number from %1$@ to %2$@
error.allowed.profile	a name of 1 to 32 letters A to Z, digits and hyphens, a hyphen not first
error.allowed.replay	the number of a round, as casino history has it
error.allowed.set	key=value, such as decks=6; the keys of a game are in: casino info <game>
error.allowed.stack	an amount of chips from 1 to %@, with at most two decimals
error.badManifest	The game at %1$@ cannot be read (%2$@); build it again
error.badSetting	The setting %1$@ of %2$@ does not take %3$@: it needs %4$@
error.badValue	%1$@ does not take %2$@: it needs %3$@
error.conflict	These settings of %1$@ do not go together: %2$@; change one of them
error.dataDirectory	The data folder %1$@ cannot be used: %2$@; name another with --data-dir
error.dealer.beyondRecord	one	Replayed, the round asks for more than the %lld card that it used.	other	Replayed, the round asks for more than the %lld cards that it used.
error.dealer.noCards	Every card of the shoe lies on the table.
error.dealer.noRound	No round is under way.
error.dealer.notInShoe	one	The shoe has no %2$@ for that: %1$lld is left in it.	other	The shoe has no %2$@ for that: %1$lld are left in it.
error.dealer.record	The record of the round does not fit the shoe.
error.dealer.shortOfRecord	one	Replayed, the round asks for %2$@ of the %1$lld card that it used.	other	Replayed, the round asks for %2$@ of the %1$lld cards that it used.
error.directory.none	There is no home folder to keep the wallet in; name a folder with --data-dir
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
error.misplacedOption	casino %1$@ takes no %2$@; it belongs to %3$@
error.misplacedOption.alone	casino alone takes no %1$@; it belongs to %2$@
error.missingGame	Say which game: casino %@ <game>; the games are in: casino list
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
error.noOdds	%@ has no exact odds to tell
error.noSimulation	%1$@ ne simule pas de manches
error.notChecked	one	%1$@ règle n’est pas respectée ; elle est indiquée plus haut	other	%1$@ règles ne sont pas respectées ; elles sont indiquées plus haut
error.notHealthy	Something is wrong; see above
error.notTogether	%1$@ and %2$@ do not go together; give one of them
error.notVerified	Not everything is as it was kept; see above
error.output	The output cannot be written: %@; send it somewhere else
error.output.closed	The output was closed
error.path	There is no game at %@: a path leads to a game's executable, such as .build/release/Poker
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
error.unexpected	Something went wrong that should not: %@; please report it
error.unexpectedWord	casino %1$@ does not know what to do with %2$@; see: %3$@
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
error.unwantedValue	%@ takes no value; leave out the = and what follows
error.versionGone	The round was dealt by version %1$@ of %2$@, which is not on this machine
help.check.summary	la liste de contrôle des jeux, vérifiée
help.check.text	Joue seul et juge chaque règle du guide : ok, warn, fail ou skip, avec ce qui a été trouvé, le remède et une commande qui le montre à nouveau. Un chemin mène à un programme ou au dossier d’un jeu compilé.
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
help.info.summary	what a game is like before you sit down
help.info.text	Prints the game's bets with the most that each pays and the house edge that the game states, its settings with the values that --set takes, and its shoe.
help.list.summary	the games on this machine
help.list.text	Prints a line for each game: the word to call it by, its version and what it is. No game is started for it.
help.new-game.summary	votre propre jeu, prêt à jouer
help.new-game.text	Crée un paquet avec un petit jeu complet, ses tests et ses textes en cinq langues ; il ne vous reste qu’à écrire votre propre jeu. Les noms du jeu, de son module et de ses types sont déduits du nom et affichés, avec tous les fichiers, avant toute écriture. Dans une copie du code de casino, le jeu devient un dossier de Plugins, ailleurs un dossier à part. Dans un terminal, le style vous est demandé ; dans un tube, c’est le nom qui décide : un nom comme Poker commence par un tableau des gains, tout autre par un croupier.
help.odds.summary	exact odds of bets and decisions
help.odds.text	Without a hand, the house edge of every bet by the rules in force. With a hand and the dealer's card, what each move is worth in the long run, as a share of the bet.
help.option.ascii	draws with ASCII characters alone
help.option.cards	the next cards of the shoe, such as "AS KD 10H"
help.option.clientSeed	your part in the seeds of shoes to come, see docs/fairness.md; kept until you give another
help.option.color	auto, truecolor, 256, 16 or none
help.option.csv	prints each result as comma-separated values
help.option.dataDir	where wallet and history are kept; without it $CASINO_HOME, else $XDG_DATA_HOME/casino, else ~/.local/share/casino
help.option.dealer	the dealer's card, such as 9
help.option.description	une phrase sur le jeu, pour les listes
help.option.directory	le dossier dans lequel celui du jeu est créé
help.option.dryRun	affiche le plan et n’écrit rien
help.option.end	ends the options: what follows is no option
help.option.folder	links the profile to the folder; on other machines, use the same --profile
help.option.format	text, json, csv or html; html is one page with charts that needs nothing else
help.option.format.check	pour les personnes, ou un objet JSON
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.next	ce qui reste à écrire, et les règles qui ne vont pas
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.rounds.check	combien de manches sont essayées ; %1$@ par défaut
help.option.rounds.simulate	combien de manches sont jouées ; %1$@ par défaut
help.option.rule	cette règle seule, comme engine.chips
help.option.seed	shuffles from this number, 0 to %@
help.option.seed.check	les manches viennent de ce nombre ; 1 par défaut
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
help.option.set.simulate	une règle, comme dans casino play ; peut être répétée
help.option.shoes	shows shoes instead of rounds: the commitment to each and, once it is over, its seed; --json has the cards
help.option.stack	a stack of 1 to %@ chips, at most two decimals (written without commas)
help.option.status	prints how the profile is synchronised
help.option.suits	ace of spades, or A♠, with --ui text
help.option.takeOver	takes a table that is open in another window; without it you are asked
help.option.ui.json	prints every frame and event as a line of JSON and takes {"action": "<id>"}
help.option.ui.terminal	draws the table; this is what you get at a terminal
help.option.ui.text	tells the game in sentences, takes a command a line; this is what you get elsewhere
help.option.version	the version of this program
help.option.yes	ne demande rien et prend ce qui est proposé
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
help.simulate.summary	de nombreuses manches, et ce que garde la maison
help.simulate.text	Le jeu joue des manches avec sa meilleure stratégie, 100 sur chaque mise proposée avant la distribution. L’avantage de chaque mise est à côté de son intervalle à 99,9 % et de celui qui est déclaré. Des graines égales donnent des manches égales.
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
help.value.rule	règle
help.value.text	text
help.value.value	value
help.verify.summary	proof that cards and results were fair
help.verify.text	Two verdicts. Cards: every shoe that is over is made again from its seed, which must be the one that was committed to, and every card must have lain where it was dealt. Results: the game plays every round again, and hands and chips must come out as they were kept; rounds of a version that is not on this machine are not rechecked. Ends with exit code 1 where anything differs, and says which round it is.
hints.counts	Astuces montrées, fermées, suivies
hints.counts.value	%1$lld, %2$lld, %3$lld
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
host.round	Manche %lld.
host.round.clock	%1$@ · %2$@
host.shoe	one	Sabot : il reste %1$lld carte sur %2$lld.	other	Sabot : il reste %1$lld cartes sur %2$lld.
host.shoe.none	one	Un nouveau sabot de %lld carte.	other	Un nouveau sabot de %lld cartes.
host.sync	Autres machines
host.sync.at	synchronisation : %1$@, %2$@ UTC
host.sync.never	synchronisation : %@, pas encore
host.sync.none	pas de synchronisation : casino sync --folder DIR
host.voided	La main en cours ne peut pas être terminée : son jeu n’est plus sur cette machine. Vos mises vous sont rendues : %@.
info.bets	Bets
info.builtWith	Built with
info.builtWith.value	CasinoKit %1$@, protocol %2$@
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
json.malformed	Chaque ligne est un objet tel que {"action": "hit"}, avec "amount" ou "value" quand l’action le demande.
list.and	%1$@ and %2$@
list.head.about	what it is
list.head.game	game
list.head.version	version
list.line	%1$@. %2$@
list.none	There is no game on this machine.
list.or	%1$@ or %2$@
lobby.games	Games
lobby.help	All commands: casino help
lobby.openHand	A hand of %1$@ is waiting for you: casino play %1$@
lobby.owed	Wallet: %@ chips owed
lobby.rounds	Last rounds
lobby.sitDown	Sit down: casino play %@
lobby.sitDown.any	Sit down: casino play <game>
lobby.wallet	Wallet: %@ chips
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
number.versions	%1$@ to %2$@
odds.edge	avantage de la maison
odds.loses	perd
odds.pushes	égalité
odds.value	valeur
odds.wins	gagne
profiles.created	Profile %1$@ is there. Play as it: --profile %1$@
profiles.hint	The profile with a * plays where none is named. Change it: casino profiles switch <name>
profiles.inUse	Profile %@ plays from now on.
profiles.noWallet	has not played yet
profiles.renamed	Profile %1$@ is called %2$@ now.
rail.left	restantes
rail.of	sur
rail.round	Manche %lld
rail.rounds	Dernières manches
rail.seed	engagement
rail.shoe	Sabot
replay.line	Manche %1$lld, étape %2$lld sur %3$lld   ← retour   → suite   Q quitter
section.table	À toutes les tables
setting.bell	Bip du terminal
setting.fourColour	Jeu de cartes 4 couleurs
setting.hints	Astuces
setting.hints.again	revoir
setting.hints.off	non
setting.hints.on	oui
setting.lossLimit	Limite de pertes
setting.lossLimit.100	100
setting.lossLimit.1000	1 000
setting.lossLimit.10000	10 000
setting.lossLimit.500	500
setting.lossLimit.5000	5 000
setting.mouse	Souris
setting.reducedMotion	Moins d’animations
setting.sessionClock	Durée de séance
setting.sound	Son
setting.speed	Rythme
setting.speed.fast	rapide
setting.speed.instant	immédiat
setting.speed.normal	normal
setting.speed.slow	lent
setting.theme	Couleurs
setting.theme.auto	comme le terminal
setting.theme.dark	sombres
setting.theme.light	claires
setting.volume	Volume
setting.volume.100	100 %
setting.volume.25	25 %
setting.volume.50	50 %
setting.volume.75	75 %
simulate.declared	déclaré
simulate.edge	avantage
simulate.interval	intervalle 99,9 %
simulate.progress	one	Simulation depuis %1$@ seconde	other	Simulation depuis %1$@ secondes
simulate.range	%1$@ à %2$@
simulate.returned	rendu
simulate.rounds	manches
simulate.staked	misé
simulate.title	one	%3$@ : %2$@ manche avec la graine %4$@	other	%3$@ : %2$@ manches avec la graine %4$@
simulate.total	Toutes les mises
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
terminal.amount	Montant : %@_   Entrée le mise   Échap l’abandonne
terminal.ended	The table was closed from outside (signal %@). What was on the table is kept for the next start.
terminal.fault	The table was closed by a fault in casino itself (signal %@). What was on the table is kept for the next start.
terminal.fault.log	The table was closed by a fault in casino itself (signal %1$@). What was on the table is kept for the next start. What led to it is in %2$@
terminal.plain.cannotPlace	A terminal of the kind "%@" cannot draw a table, so it is told in plain text.
terminal.plain.input	Standard input is no terminal, so the table is told in plain text.
terminal.plain.noName	TERM is not set, so the table is told in plain text.
terminal.plain.output	Standard output is no terminal, so the table is told in plain text.
text.didYouMean	Vouliez-vous dire %@ ?
text.help	bet 100              pose 100 sur la mise principale\nbet insurance 50     pose 50 sur une mise par son nom\n1, 2, 3 ...          fait une action par son numéro, son nom ou sa touche\nstatus               décrit toute la table\nrepeat               redit la dernière annonce\nbalance, bets        vos jetons ; ce qui est posé sur chaque mise\nrules, settings      ce qui se joue et se paie ; set decks=6 change un réglage\nstatistics           ce qui a été joué jusqu’ici\nquit                 quitte la table ; une main ouverte reste ouverte
text.incompleteBet	Une mise demande un montant, par exemple : bet 100, ou bien : bet insurance 50
text.incompleteSetting	Un réglage demande une clé et une valeur, par exemple : set decks=6
text.left	Vous quittez la table.
text.leftOpen	Vous quittez la table. Votre main reste ouverte et vous attend à votre retour.
text.noAmount	« %@ » n’est pas un montant de jetons ; écrivez-le comme 100 ou 7.50, avec deux décimales au plus.
text.noNumber	Il n’y a pas d’action %lld ; les numéros sont dans la dernière ligne.
text.priced	%1$@ pour %2$@
text.quoted	'%@'
text.seeHelp	Tapez help pour voir ce que vous pouvez faire.
text.staked	%1$@ En jeu : %2$@.
text.takeOver	%1$@ is open already %2$@. Take it over here? [y/N]
text.tooLong	Cette ligne dépasse %lld octets et n’a pas été lue.
text.unknown	La commande « %@ » n’existe pas ici.
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

  private static let ja = #"""
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
count.entries	one	%2$@ entry	other	%2$@ entries
count.rounds	one	%2$@ round	other	%2$@ rounds
count.seconds	one	%2$@ second	other	%2$@ seconds
count.shoes	one	%2$@ shoe	other	%2$@ shoes
doctor.balance.stack	the %1$@ stack of %2$@ says %3$@, and its entries add up to %4$@
doctor.balance.wallet	the wallet of %1$@ says %2$@, and its entries add up to %3$@
doctor.damaged	the record is damaged: %@ Move it to another place and keep it; casino sync brings back what other devices know
doctor.lostRow	the record has lost rows that its %@ point to
doctor.missing	%1$@: not on this machine; apt-get install %2$@
doctor.net	round %1$@ of %2$@ says %3$@, and its entries add up to %4$@
doctor.place	it lies in %@
doctor.sound	the record is sound: %1$@, %2$@, %3$@; every balance is the sum of its entries
doctor.statistics	the statistics of %@ are not those of its rounds
doctor.tool.player	a player for sounds
doctor.tool.sandbox	bubblewrap, the sandbox of foreign games
doctor.unsettled	round %1$@ of %2$@ is over, and %3$@ is not settled
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
error.allowed.cards	cards such as "AS KD 10H": rank A, 2 to 10, T, J, Q or K, and suit S, H, D or C
error.allowed.clientSeed	up to 64 letters, digits and signs, without spaces and colons; empty for none
error.allowed.dealer	a card such as 9 or TS
error.allowed.description	%@文字以内の文
error.allowed.folder	a folder
error.allowed.hand	cards such as "A 7" or "AS 7D"
error.allowed.lang	a language such as en, de or pt-BR
error.allowed.none	no value
error.allowed.number	a whole number from %1$@ to %2$@
error.allowed.profile	a name of 1 to 32 letters A to Z, digits and hyphens, a hyphen not first
error.allowed.replay	the number of a round, as casino history has it
error.allowed.set	key=value, such as decks=6; the keys of a game are in: casino info <game>
error.allowed.stack	an amount of chips from 1 to %@, with at most two decimals
error.badManifest	The game at %1$@ cannot be read (%2$@); build it again
error.badSetting	The setting %1$@ of %2$@ does not take %3$@: it needs %4$@
error.badValue	%1$@ does not take %2$@: it needs %3$@
error.conflict	These settings of %1$@ do not go together: %2$@; change one of them
error.dataDirectory	The data folder %1$@ cannot be used: %2$@; name another with --data-dir
error.dealer.beyondRecord	one	Replayed, the round asks for more than the %lld card that it used.	other	Replayed, the round asks for more than the %lld cards that it used.
error.dealer.noCards	Every card of the shoe lies on the table.
error.dealer.noRound	No round is under way.
error.dealer.notInShoe	one	The shoe has no %2$@ for that: %1$lld is left in it.	other	The shoe has no %2$@ for that: %1$lld are left in it.
error.dealer.record	The record of the round does not fit the shoe.
error.dealer.shortOfRecord	one	Replayed, the round asks for %2$@ of the %1$lld card that it used.	other	Replayed, the round asks for %2$@ of the %1$lld cards that it used.
error.directory.none	There is no home folder to keep the wallet in; name a folder with --data-dir
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
error.misplacedOption	casino %1$@ takes no %2$@; it belongs to %3$@
error.misplacedOption.alone	casino alone takes no %1$@; it belongs to %2$@
error.missingGame	Say which game: casino %@ <game>; the games are in: casino list
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
error.noOdds	%@ has no exact odds to tell
error.noSimulation	%1$@はラウンドをシミュレーションしません
error.notChecked	other	%1$@件のルールに問題があります。上に示しました
error.notHealthy	Something is wrong; see above
error.notTogether	%1$@ and %2$@ do not go together; give one of them
error.notVerified	Not everything is as it was kept; see above
error.output	The output cannot be written: %@; send it somewhere else
error.output.closed	The output was closed
error.path	There is no game at %@: a path leads to a game's executable, such as .build/release/Poker
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
error.unexpected	Something went wrong that should not: %@; please report it
error.unexpectedWord	casino %1$@ does not know what to do with %2$@; see: %3$@
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
error.unwantedValue	%@ takes no value; leave out the = and what follows
error.versionGone	The round was dealt by version %1$@ of %2$@, which is not on this machine
help.check.summary	ゲームの検査項目を確かめる
help.check.text	ゲームを自動で遊び、手引きの各ルールをok、warn、fail、skipで判定します。見つかったこと、直し方、もう一度示すコマンドも出します。パスはプログラムか、ビルド済みのゲームのフォルダーを指します。
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
help.info.summary	what a game is like before you sit down
help.info.text	Prints the game's bets with the most that each pays and the house edge that the game states, its settings with the values that --set takes, and its shoe.
help.list.summary	the games on this machine
help.list.text	Prints a line for each game: the word to call it by, its version and what it is. No game is started for it.
help.new-game.summary	すぐに遊べる自作ゲームを作成
help.new-game.text	小さいながらも完成したゲームを、テストと5言語の文言つきのパッケージとして作成します。あとはご自分のゲームを書くだけです。ゲーム、モジュール、型の名前は入力した名前から決まり、書き込みの前に全ファイルとともに表示されます。casinoのソースの中ではPluginsのフォルダに、それ以外の場所では独立したフォルダになります。端末ではスタイルをお尋ねします。パイプでは名前で決まり、Pokerのような名前は配当表、それ以外はディーラーの形から始まります。
help.odds.summary	exact odds of bets and decisions
help.odds.text	Without a hand, the house edge of every bet by the rules in force. With a hand and the dealer's card, what each move is worth in the long run, as a share of the bet.
help.option.ascii	draws with ASCII characters alone
help.option.cards	the next cards of the shoe, such as "AS KD 10H"
help.option.clientSeed	your part in the seeds of shoes to come, see docs/fairness.md; kept until you give another
help.option.color	auto, truecolor, 256, 16 or none
help.option.csv	prints each result as comma-separated values
help.option.dataDir	where wallet and history are kept; without it $CASINO_HOME, else $XDG_DATA_HOME/casino, else ~/.local/share/casino
help.option.dealer	the dealer's card, such as 9
help.option.description	一覧に表示するゲームの説明文
help.option.directory	ゲームのフォルダを作成する場所
help.option.dryRun	計画を表示し、何も書き込まない
help.option.end	ends the options: what follows is no option
help.option.folder	links the profile to the folder; on other machines, use the same --profile
help.option.format	text, json, csv or html; html is one page with charts that needs nothing else
help.option.format.check	人が読む形か、JSONオブジェクト一つ
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.next	残りの作業と、okでないルール
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.rounds.check	試すラウンド数。省略時は%1$@
help.option.rounds.simulate	遊ぶラウンド数。省略時は%1$@
help.option.rule	engine.chipsなど、このルールだけ
help.option.seed	shuffles from this number, 0 to %@
help.option.seed.check	ラウンドの元になる数。省略時は1
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
help.option.set.simulate	casino playと同じルール。何度でも指定できます
help.option.shoes	shows shoes instead of rounds: the commitment to each and, once it is over, its seed; --json has the cards
help.option.stack	a stack of 1 to %@ chips, at most two decimals (written without commas)
help.option.status	prints how the profile is synchronised
help.option.suits	ace of spades, or A♠, with --ui text
help.option.takeOver	takes a table that is open in another window; without it you are asked
help.option.ui.json	prints every frame and event as a line of JSON and takes {"action": "<id>"}
help.option.ui.terminal	draws the table; this is what you get at a terminal
help.option.ui.text	tells the game in sentences, takes a command a line; this is what you get elsewhere
help.option.version	the version of this program
help.option.yes	質問せず、提案どおりに進める
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
help.simulate.summary	多くのラウンドとハウスの取り分
help.simulate.text	ゲームが最善の戦略でラウンドを進めます。ディール前のすべてのベットに100を置きます。各ベットのエッジを99.9 %区間と公称値の隣に示します。同じシードなら同じラウンドです。
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
help.value.rule	ルール
help.value.text	text
help.value.value	value
help.verify.summary	proof that cards and results were fair
help.verify.text	Two verdicts. Cards: every shoe that is over is made again from its seed, which must be the one that was committed to, and every card must have lain where it was dealt. Results: the game plays every round again, and hands and chips must come out as they were kept; rounds of a version that is not on this machine are not rechecked. Ends with exit code 1 where anything differs, and says which round it is.
hints.counts	ヒントの表示数、閉じた数、活用数
hints.counts.value	%1$lld、%2$lld、%3$lld
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
host.round	ラウンド%lld。
host.round.clock	%1$@ · %2$@
host.shoe	シュー：残り%1$lld枚、全%2$lld枚。
host.shoe.none	新しいシュー、全%lld枚。
host.sync	ほかの端末
host.sync.at	同期済み：%1$@、%2$@ UTC
host.sync.never	同期：%@、まだ行われていません
host.sync.none	同期なし：casino sync --folder DIR
host.voided	このゲームが端末からなくなったため、途中のハンドを終えられません。賭け金をお返ししました：%@。
info.bets	Bets
info.builtWith	Built with
info.builtWith.value	CasinoKit %1$@, protocol %2$@
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
json.malformed	各行は{"action": "hit"}のようなオブジェクトです。アクションに必要なら"amount"か"value"を加えます。
list.and	%1$@ and %2$@
list.head.about	what it is
list.head.game	game
list.head.version	version
list.line	%1$@. %2$@
list.none	There is no game on this machine.
list.or	%1$@ or %2$@
lobby.games	Games
lobby.help	All commands: casino help
lobby.openHand	A hand of %1$@ is waiting for you: casino play %1$@
lobby.owed	Wallet: %@ chips owed
lobby.rounds	Last rounds
lobby.sitDown	Sit down: casino play %@
lobby.sitDown.any	Sit down: casino play <game>
lobby.wallet	Wallet: %@ chips
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
number.versions	%1$@ to %2$@
odds.edge	ハウスエッジ
odds.loses	負け
odds.pushes	プッシュ
odds.value	期待値
odds.wins	勝ち
profiles.created	Profile %1$@ is there. Play as it: --profile %1$@
profiles.hint	The profile with a * plays where none is named. Change it: casino profiles switch <name>
profiles.inUse	Profile %@ plays from now on.
profiles.noWallet	has not played yet
profiles.renamed	Profile %1$@ is called %2$@ now.
rail.left	残りカード
rail.of	全
rail.round	ラウンド%lld
rail.rounds	最近のラウンド
rail.seed	シード確定
rail.shoe	シュー
replay.line	ラウンド%1$lld、ステップ%2$lld/%3$lld   ← 戻る   → 進む   Q 終了
section.table	全テーブル共通
setting.bell	ターミナルのベル
setting.fourColour	4色デッキ
setting.hints	ヒント
setting.hints.again	再び表示
setting.hints.off	オフ
setting.hints.on	オン
setting.lossLimit	損失リミット
setting.lossLimit.100	100
setting.lossLimit.1000	1,000
setting.lossLimit.10000	10,000
setting.lossLimit.500	500
setting.lossLimit.5000	5,000
setting.mouse	マウス
setting.reducedMotion	動きを減らす
setting.sessionClock	プレイ時間
setting.sound	サウンド
setting.speed	速さ
setting.speed.fast	速め
setting.speed.instant	瞬時
setting.speed.normal	普通
setting.speed.slow	遅め
setting.theme	配色
setting.theme.auto	ターミナルと同じ
setting.theme.dark	ダーク
setting.theme.light	ライト
setting.volume	音量
setting.volume.100	100%
setting.volume.25	25%
setting.volume.50	50%
setting.volume.75	75%
simulate.declared	公称
simulate.edge	エッジ
simulate.interval	99.9 %区間
simulate.progress	other	シミュレーション中: %1$@秒
simulate.range	%1$@～%2$@
simulate.returned	払い戻し
simulate.rounds	ラウンド
simulate.staked	賭け金
simulate.title	other	%3$@: %2$@ラウンド、シード%4$@
simulate.total	すべてのベット
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
terminal.amount	金額：%@_   Enterでベット   Escで取り消し
terminal.ended	The table was closed from outside (signal %@). What was on the table is kept for the next start.
terminal.fault	The table was closed by a fault in casino itself (signal %@). What was on the table is kept for the next start.
terminal.fault.log	The table was closed by a fault in casino itself (signal %1$@). What was on the table is kept for the next start. What led to it is in %2$@
terminal.plain.cannotPlace	A terminal of the kind "%@" cannot draw a table, so it is told in plain text.
terminal.plain.input	Standard input is no terminal, so the table is told in plain text.
terminal.plain.noName	TERM is not set, so the table is told in plain text.
terminal.plain.output	Standard output is no terminal, so the table is told in plain text.
text.didYouMean	%@のことでしょうか？
text.help	bet 100              メインベットに100を置く\nbet insurance 50     名前で指定したベットに50を置く\n1, 2, 3 ...          番号でアクションを選ぶ（名前やキーでも可）\nstatus               テーブル全体を伝える\nrepeat               直前の内容をもう一度伝える\nbalance, bets        チップの残高、各ベットの額\nrules, settings      ルールと配当。set decks=6で設定を変更\nstatistics           これまでの統計\nquit                 席を立つ（途中のハンドは残ります）
text.incompleteBet	ベットには金額が必要です。例：bet 100 または bet insurance 50
text.incompleteSetting	設定にはキーと値が必要です。例：set decks=6
text.left	テーブルを離れます。
text.leftOpen	テーブルを離れます。ハンドはそのまま残り、お戻りになれば続けられます。
text.noAmount	「%@」はチップの額ではありません。100や7.50のように、小数点以下2桁までで入力してください。
text.noNumber	アクション%lldはありません。番号は最後の行にあります。
text.priced	%1$@（%2$@）
text.quoted	'%@'
text.seeHelp	helpと入力すると、できることを確認できます。
text.staked	%1$@ ベット：%2$@。
text.takeOver	%1$@ is open already %2$@. Take it over here? [y/N]
text.tooLong	1行が%lldバイトを超えたため、読み込みませんでした。
text.unknown	「%@」というコマンドはありません。
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
}

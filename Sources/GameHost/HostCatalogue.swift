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
hints.counts	Hinweise gezeigt, geschlossen, befolgt
hints.counts.value	%1$lld, %2$lld, %3$lld
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
json.malformed	Jede Zeile ist ein Objekt wie {"action": "hit"}, mit "amount" oder "value", wo die Aktion es verlangt.
odds.edge	Hausvorteil
odds.loses	verliert
odds.pushes	Unentschieden
odds.value	Wert
odds.wins	gewinnt
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
terminal.amount	Betrag: %@_   Enter setzt ihn   Esc bricht ab
text.didYouMean	Meinten Sie %@?
text.help	bet 100              100 auf den Haupteinsatz setzen\nbet insurance 50     50 auf einen Einsatz mit seinem Namen setzen\n1, 2, 3 ...          eine Aktion über ihre Nummer; ihr Name oder ihre Taste geht auch\nstatus               den ganzen Tisch ansagen\nrepeat               das Letzte noch einmal sagen\nbalance, bets        Ihre Jetons; was wo liegt\nrules, settings      was gespielt wird und was es zahlt; set decks=6 ändert eine Einstellung\nstatistics           was bisher gespielt wurde\nquit                 den Tisch verlassen; ein offenes Blatt bleibt offen
text.incompleteBet	Ein Einsatz braucht einen Betrag, zum Beispiel: bet 100, oder: bet insurance 50
text.incompleteSetting	Eine Einstellung braucht Schlüssel und Wert, zum Beispiel: set decks=6
text.left	Sie verlassen den Tisch.
text.leftOpen	Sie verlassen den Tisch. Ihr Blatt bleibt offen und liegt hier, wenn Sie wiederkommen.
text.noAmount	„%@“ ist kein Betrag in Jetons; schreiben Sie ihn wie 100 oder 7.50, mit höchstens zwei Nachkommastellen.
text.noNumber	Eine Aktion %lld gibt es nicht; die Nummern stehen in der letzten Zeile.
text.priced	%1$@ für %2$@
text.seeHelp	Mit help erfahren Sie, was Sie tun können.
text.staked	%1$@ Gesetzt: %2$@.
text.tooLong	Diese Zeile ist länger als %lld Byte und wurde nicht gelesen.
text.unknown	„%@“ ist hier kein Befehl.
"""#

  private static let en = #"""
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
hints.counts	Hints shown, closed, acted on
hints.counts.value	%1$lld, %2$lld, %3$lld
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
json.malformed	Each line is an object such as {"action": "hit"}, with "amount" or "value" where the action takes one.
odds.edge	house edge
odds.loses	loses
odds.pushes	pushes
odds.value	value
odds.wins	wins
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
terminal.amount	Amount: %@_   Enter puts it on the bet   Esc leaves it
text.didYouMean	Did you mean %@?
text.help	bet 100              put 100 on the main bet\nbet insurance 50     put 50 on a bet by its name\n1, 2, 3 ...          do an action by its number; its name and its key do too\nstatus               tell the whole table\nrepeat               say the last thing again\nbalance, bets        your chips; what lies where\nrules, settings      what is played, and what it pays; set decks=6 changes a setting\nstatistics           what was played so far\nquit                 leave the table; an open hand stays open
text.incompleteBet	A bet needs an amount, such as: bet 100, or: bet insurance 50
text.incompleteSetting	A setting needs a key and a value, such as: set decks=6
text.left	You leave the table.
text.leftOpen	You leave the table. Your hand stays open and is here when you come back.
text.noAmount	"%@" is no amount of chips; write it as 100 or 7.50, with at most two decimals.
text.noNumber	There is no action %lld; the numbers are in the last line.
text.priced	%1$@ for %2$@
text.seeHelp	Type help for what you can do.
text.staked	%1$@ Staked: %2$@.
text.tooLong	That line is longer than %lld bytes and was not read.
text.unknown	"%@" is no command here.
"""#

  private static let es = #"""
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
hints.counts	Consejos vistos, cerrados, seguidos
hints.counts.value	%1$lld, %2$lld, %3$lld
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
json.malformed	Cada línea es un objeto como {"action": "hit"}, con "amount" o "value" cuando la acción lo pide.
odds.edge	ventaja de la casa
odds.loses	pierde
odds.pushes	empate
odds.value	valor
odds.wins	gana
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
terminal.amount	Importe: %@_   Intro lo apuesta   Esc lo descarta
text.didYouMean	¿Quería decir %@?
text.help	bet 100              pone 100 en la apuesta base\nbet insurance 50     pone 50 en una apuesta por su nombre\n1, 2, 3 ...          hace una acción por su número, su nombre o su tecla\nstatus               describe toda la mesa\nrepeat               repite lo último que se dijo\nbalance, bets        sus fichas; lo que hay en cada apuesta\nrules, settings      a qué se juega y qué paga; set decks=6 cambia un ajuste\nstatistics           lo jugado hasta ahora\nquit                 deja la mesa; una mano abierta sigue abierta
text.incompleteBet	Una apuesta necesita un importe, por ejemplo: bet 100, o bien: bet insurance 50
text.incompleteSetting	Un ajuste necesita una clave y un valor, por ejemplo: set decks=6
text.left	Usted deja la mesa.
text.leftOpen	Usted deja la mesa. Su mano queda abierta y le espera a su vuelta.
text.noAmount	«%@» no es un importe en fichas; escríbalo como 100 o 7.50, con dos decimales como máximo.
text.noNumber	No hay acción %lld; los números están en la última línea.
text.priced	%1$@ por %2$@
text.seeHelp	Escriba help para ver qué puede hacer.
text.staked	%1$@ En juego: %2$@.
text.tooLong	Esa línea tiene más de %lld bytes y no se ha leído.
text.unknown	Aquí no existe la orden «%@».
"""#

  private static let fr = #"""
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
hints.counts	Astuces montrées, fermées, suivies
hints.counts.value	%1$lld, %2$lld, %3$lld
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
json.malformed	Chaque ligne est un objet tel que {"action": "hit"}, avec "amount" ou "value" quand l’action le demande.
odds.edge	avantage de la maison
odds.loses	perd
odds.pushes	égalité
odds.value	valeur
odds.wins	gagne
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
terminal.amount	Montant : %@_   Entrée le mise   Échap l’abandonne
text.didYouMean	Vouliez-vous dire %@ ?
text.help	bet 100              pose 100 sur la mise principale\nbet insurance 50     pose 50 sur une mise par son nom\n1, 2, 3 ...          fait une action par son numéro, son nom ou sa touche\nstatus               décrit toute la table\nrepeat               redit la dernière annonce\nbalance, bets        vos jetons ; ce qui est posé sur chaque mise\nrules, settings      ce qui se joue et se paie ; set decks=6 change un réglage\nstatistics           ce qui a été joué jusqu’ici\nquit                 quitte la table ; une main ouverte reste ouverte
text.incompleteBet	Une mise demande un montant, par exemple : bet 100, ou bien : bet insurance 50
text.incompleteSetting	Un réglage demande une clé et une valeur, par exemple : set decks=6
text.left	Vous quittez la table.
text.leftOpen	Vous quittez la table. Votre main reste ouverte et vous attend à votre retour.
text.noAmount	« %@ » n’est pas un montant de jetons ; écrivez-le comme 100 ou 7.50, avec deux décimales au plus.
text.noNumber	Il n’y a pas d’action %lld ; les numéros sont dans la dernière ligne.
text.priced	%1$@ pour %2$@
text.seeHelp	Tapez help pour voir ce que vous pouvez faire.
text.staked	%1$@ En jeu : %2$@.
text.tooLong	Cette ligne dépasse %lld octets et n’a pas été lue.
text.unknown	La commande « %@ » n’existe pas ici.
"""#

  private static let ja = #"""
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
hints.counts	ヒントの表示数、閉じた数、活用数
hints.counts.value	%1$lld、%2$lld、%3$lld
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
json.malformed	各行は{"action": "hit"}のようなオブジェクトです。アクションに必要なら"amount"か"value"を加えます。
odds.edge	ハウスエッジ
odds.loses	負け
odds.pushes	プッシュ
odds.value	期待値
odds.wins	勝ち
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
terminal.amount	金額：%@_   Enterでベット   Escで取り消し
text.didYouMean	%@のことでしょうか？
text.help	bet 100              メインベットに100を置く\nbet insurance 50     名前で指定したベットに50を置く\n1, 2, 3 ...          番号でアクションを選ぶ（名前やキーでも可）\nstatus               テーブル全体を伝える\nrepeat               直前の内容をもう一度伝える\nbalance, bets        チップの残高、各ベットの額\nrules, settings      ルールと配当。set decks=6で設定を変更\nstatistics           これまでの統計\nquit                 席を立つ（途中のハンドは残ります）
text.incompleteBet	ベットには金額が必要です。例：bet 100 または bet insurance 50
text.incompleteSetting	設定にはキーと値が必要です。例：set decks=6
text.left	テーブルを離れます。
text.leftOpen	テーブルを離れます。ハンドはそのまま残り、お戻りになれば続けられます。
text.noAmount	「%@」はチップの額ではありません。100や7.50のように、小数点以下2桁までで入力してください。
text.noNumber	アクション%lldはありません。番号は最後の行にあります。
text.priced	%1$@（%2$@）
text.seeHelp	helpと入力すると、できることを確認できます。
text.staked	%1$@ ベット：%2$@。
text.tooLong	1行が%lldバイトを超えたため、読み込みませんでした。
text.unknown	「%@」というコマンドはありません。
"""#
}

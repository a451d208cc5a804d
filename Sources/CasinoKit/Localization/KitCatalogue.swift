// swift-format-ignore-file
// Generated from Sources/CasinoKit/Resources/Localizable.xcstrings by `make record`. Do not edit.

/// The texts of `Localizable.xcstrings`, which need no file at run time.
enum KitCatalogue {
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
action.again	Noch einmal
action.allIn	All-in
action.clear	Einsätze löschen
action.close	Zurück
action.deal	Austeilen
action.doubleBets	Einsatz doppelt
action.gotIt	OK
action.halveBets	Einsatz halb
action.leave	Tisch verlassen
action.newStack	Neue Jetons
action.rebet	Einsatz wiederholen
action.rules	Regeln
action.settings	Einstellungen
action.statistics	Statistik
action.watch	Runde ansehen
banner.lose	Sie verlieren
banner.push	Unentschieden
banner.win	Sie gewinnen
card.faceDown	eine verdeckte Karte
card.held	%@, gehalten
card.name	%2$@-%1$@
chip.select	Jeton zu %@ nehmen
chips.say	Jetons zu %1$@; gewählt: %2$@
fact	%1$@: %2$@
gameOver.say	Ihre Jetons sind aufgebraucht. Nehmen Sie neue Jetons, oder verlassen Sie den Tisch.
gameOver.title	Keine Jetons mehr
hand.held	Gehalten: %@.
hand.number	Blatt %lld
hint.bet	Wählen Sie einen Jeton und setzen Sie ihn auf dieses Feld.
hint.deal	Ihr Einsatz liegt. Lassen Sie austeilen, sobald Sie bereit sind.
limits.main	Haupteinsatz
limits.side	Nebenwetten
list.separator	, 
number.decimal	,
number.group	.
number.odds	%1$@ zu %2$@
number.percent	%@ %%
number.range	%1$@ bis %2$@
outcome.lose	verloren
outcome.push	unentschieden
outcome.win	gewonnen
poker.flush	Flush
poker.flush.of	Flush, %@ hoch
poker.fourOfAKind	Vierling
poker.fourOfAKind.of	Vierling %@
poker.fullHouse	Full House
poker.fullHouse.of	Full House, %1$@ und %2$@
poker.highCard	hohe Karte
poker.highCard.of	%@ hoch
poker.pair	Paar
poker.pair.of	Paar %@
poker.royalFlush	Royal Flush
poker.straight	Straße
poker.straight.of	Straße, %@ hoch
poker.straightFlush	Straight Flush
poker.straightFlush.of	Straight Flush, %@ hoch
poker.threeOfAKind	Drilling
poker.threeOfAKind.of	Drilling %@
poker.twoPairs	zwei Paare
poker.twoPairs.of	zwei Paare, %1$@ und %2$@
prompt.bet	Ihren Einsatz, bitte: %@.
prompt.deal	Lassen Sie austeilen, sobald Sie bereit sind.
prompt.move	Sie sind am Zug.
prompt.next	Ihren nächsten Einsatz, bitte.
rank.ace	Ass
rank.eight	Acht
rank.five	Fünf
rank.four	Vier
rank.jack	Bube
rank.king	König
rank.nine	Neun
rank.queen	Dame
rank.seven	Sieben
rank.six	Sechs
rank.ten	Zehn
rank.three	Drei
rank.two	Zwei
ranks.ace	Asse
ranks.eight	Achten
ranks.five	Fünfen
ranks.four	Vieren
ranks.jack	Buben
ranks.king	Könige
ranks.nine	Neunen
ranks.queen	Damen
ranks.seven	Siebenen
ranks.six	Sechsen
ranks.ten	Zehnen
ranks.three	Dreien
ranks.two	Zweien
refuse.badSetting	%1$@ lässt %2$@ nicht zu. Möglich: %3$@.
refuse.needs	%1$@ geht nur zusammen mit diesem Einsatz: %2$@.
refuse.noRound	Es ist kein Blatt im Spiel. Machen Sie Ihren Einsatz, und lassen Sie austeilen.
refuse.noStake	Auf dem Tisch liegt kein Einsatz. Setzen Sie zuerst.
refuse.notEnoughChips	Das kostet %1$@, und Sie haben %2$@.
refuse.notOffered	%1$@ geht jetzt nicht. Möglich: %2$@.
refuse.nothingToRepeat	Es gibt noch keinen Einsatz, den Sie wiederholen könnten.
refuse.outsideLimits	%1$@ an diesem Tisch: %2$@ bis %3$@.
refuse.outsidePrice	%1$@: höchstens %2$@.
refuse.repeated	Das ist schon geschehen.
refuse.roundUnderWay	Die Runde läuft; Einsätze und Austeilen müssen warten, bis sie vorbei ist.
refuse.stale	Am Tisch hat sich inzwischen etwas geändert; sehen Sie noch einmal hin.
refuse.unknownBet	Einen Einsatz namens %1$@ gibt es nicht. Einsätze: %2$@.
refuse.unknownSetting	Eine Einstellung namens %1$@ gibt es nicht. Einstellungen: %2$@.
refuse.watch	Auf dem Tisch liegen Jetons: Lassen Sie austeilen, oder löschen Sie zuerst die Einsätze.
rules.edge	Hausvorteil
rules.pays	Zahlt
say.burned	one	Die erste Karte ist %2$@: Eine Karte wird verdeckt weggelegt.	other	Die erste Karte ist %2$@: %1$lld Karten werden verdeckt weggelegt.
say.cleared	Die Einsätze sind gelöscht.
say.hand	Blatt %1$lld: %2$@
say.hint	Hinweis: %@
say.lose	%3$@ verliert %1$@.
say.net.lose	Insgesamt verlieren Sie %@.
say.net.push	Insgesamt gleicht es sich aus.
say.net.win	Insgesamt gewinnen Sie %@.
say.placed	%1$@: %2$@.
say.push	%3$@: Der Einsatz geht an Sie zurück.
say.resumed	Ihr Blatt ist noch offen.
say.setting	%1$@: %2$@.
say.settingLater	%1$@: %2$@ ab der nächsten Runde; dieses Blatt geht so weiter, wie es ausgeteilt wurde.
say.shuffled	Der Croupier mischt die Karten für einen neuen Kartenschlitten.
say.split	Sie teilen.
say.win	%3$@ gewinnt %1$@.
section.everyTable	An jedem Tisch
section.limits	Tischlimits
section.rules	Regeln
sentence	%@.
setting.limits	Tischlimits
setting.limits.casual	locker
setting.limits.high	groß
setting.limits.low	klein
setting.limits.medium	mittel
setting.limits.vip	High Roller
setting.off	aus
setting.on	an
settings.later	Regeln gelten ab der nächsten Runde; dieses Blatt geht so weiter, wie es ausgeteilt wurde.
suit.clubs	Kreuz
suit.diamonds	Karo
suit.hearts	Herz
suit.spades	Pik
total.plain	%lld
total.soft	Soft %lld
zone.closed	%@: kein Einsatz
zone.empty	%1$@: kein Einsatz, möglich %2$@
zone.paying	%1$@, zahlt %2$@
zone.pays	bis %@
zone.staked	%1$@: %2$@ gesetzt
zone.staked.takes	%1$@: %2$@ gesetzt, möglich %3$@
"""#

  private static let en = #"""
action.again	Same again
action.allIn	All in
action.clear	Clear bets
action.close	Close
action.deal	Deal
action.doubleBets	Double bets
action.gotIt	Got it
action.halveBets	Half bets
action.leave	Leave the table
action.newStack	New stack
action.rebet	Rebet
action.rules	Rules
action.settings	Settings
action.statistics	Statistics
action.watch	Watch a round
banner.lose	You lose
banner.push	Push
banner.win	You win
card.faceDown	a card face down
card.held	%@, held
card.name	%1$@ of %2$@
chip.select	Take a chip of %@
chips.say	Chips of %1$@; you hold %2$@
fact	%1$@: %2$@
gameOver.say	You are out of chips. Take a new stack, or leave the table.
gameOver.title	Out of chips
hand.held	Held: %@.
hand.number	Hand %lld
hint.bet	Choose a chip and put it on this bet.
hint.deal	Your bet lies there. Deal when you are ready.
limits.main	Main bet
limits.side	Side bets
list.separator	, 
number.decimal	.
number.group	,
number.odds	%1$@ to %2$@
number.percent	%@ %%
number.range	%1$@ to %2$@
outcome.lose	lost
outcome.push	push
outcome.win	won
poker.flush	flush
poker.flush.of	flush, %@ high
poker.fourOfAKind	four of a kind
poker.fourOfAKind.of	four %@
poker.fullHouse	full house
poker.fullHouse.of	full house, %1$@ over %2$@
poker.highCard	high card
poker.highCard.of	%@ high
poker.pair	pair
poker.pair.of	pair of %@
poker.royalFlush	royal flush
poker.straight	straight
poker.straight.of	straight, %@ high
poker.straightFlush	straight flush
poker.straightFlush.of	straight flush, %@ high
poker.threeOfAKind	three of a kind
poker.threeOfAKind.of	three %@
poker.twoPairs	two pairs
poker.twoPairs.of	two pairs, %1$@ and %2$@
prompt.bet	Place your bet: %@.
prompt.deal	Deal when you are ready.
prompt.move	Your move.
prompt.next	Place your next bet.
rank.ace	ace
rank.eight	eight
rank.five	five
rank.four	four
rank.jack	jack
rank.king	king
rank.nine	nine
rank.queen	queen
rank.seven	seven
rank.six	six
rank.ten	ten
rank.three	three
rank.two	two
ranks.ace	aces
ranks.eight	eights
ranks.five	fives
ranks.four	fours
ranks.jack	jacks
ranks.king	kings
ranks.nine	nines
ranks.queen	queens
ranks.seven	sevens
ranks.six	sixes
ranks.ten	tens
ranks.three	threes
ranks.two	twos
refuse.badSetting	%1$@ does not take %2$@. It takes: %3$@.
refuse.needs	%1$@ needs a bet on %2$@ beside it.
refuse.noRound	There is no hand to play. Place a bet and deal.
refuse.noStake	There is no bet on the table. Place one first.
refuse.notEnoughChips	That costs %1$@, and you have %2$@.
refuse.notOffered	%1$@ is not possible now. You can: %2$@.
refuse.nothingToRepeat	There is no earlier bet to repeat.
refuse.outsideLimits	%1$@ takes %2$@ to %3$@ at this table.
refuse.outsidePrice	%1$@ takes at most %2$@.
refuse.repeated	That was done already.
refuse.roundUnderWay	The round is under way; bets and deal wait until it is over.
refuse.stale	The table has changed since; look again.
refuse.unknownBet	There is no bet called %1$@. Bets: %2$@.
refuse.unknownSetting	There is no setting called %1$@. Settings: %2$@.
refuse.watch	Chips lie on the table: deal, or clear the bets first.
rules.edge	House edge
rules.pays	Pays
say.burned	one	The first card is the %2$@: one card is burned.	other	The first card is the %2$@: %1$lld cards are burned.
say.cleared	The bets are cleared.
say.hand	Hand %1$lld: %2$@
say.hint	Hint: %@
say.lose	%3$@ loses %1$@.
say.net.lose	Together you lose %@.
say.net.push	Together you are even.
say.net.win	Together you win %@.
say.placed	%1$@: %2$@.
say.push	%3$@ is returned.
say.resumed	Your hand is still open.
say.setting	%1$@: %2$@.
say.settingLater	%1$@: %2$@ from the next round; this hand goes on as it was dealt.
say.shuffled	The dealer shuffles a new shoe.
say.split	You split.
say.win	%3$@ wins %1$@.
section.everyTable	At every table
section.limits	Table limits
section.rules	Rules
sentence	%@.
setting.limits	Table limits
setting.limits.casual	casual
setting.limits.high	high
setting.limits.low	low
setting.limits.medium	medium
setting.limits.vip	high roller
setting.off	off
setting.on	on
settings.later	Rules hold from the next round; this hand goes on as it was dealt.
suit.clubs	clubs
suit.diamonds	diamonds
suit.hearts	hearts
suit.spades	spades
total.plain	%lld
total.soft	soft %lld
zone.closed	%@: no bet
zone.empty	%1$@: no bet, takes %2$@
zone.paying	%1$@, pays %2$@
zone.pays	up to %@
zone.staked	%1$@: %2$@ staked
zone.staked.takes	%1$@: %2$@ staked, takes %3$@
"""#

  private static let es = #"""
action.again	Otra igual
action.allIn	Todo
action.clear	Quitar apuestas
action.close	Cerrar
action.deal	Repartir
action.doubleBets	Doblar apuesta
action.gotIt	Entendido
action.halveBets	Media apuesta
action.leave	Dejar la mesa
action.newStack	Fichas nuevas
action.rebet	Repetir apuesta
action.rules	Reglas
action.settings	Ajustes
action.statistics	Estadísticas
action.watch	Ver una ronda
banner.lose	Usted pierde
banner.push	Empate
banner.win	Usted gana
card.faceDown	una carta boca abajo
card.held	%@, fijada
card.name	%1$@ de %2$@
chip.select	Tomar una ficha de %@
chips.say	Fichas de %1$@; usted ha tomado la de %2$@
fact	%1$@: %2$@
gameOver.say	Se ha quedado sin fichas. Tome fichas nuevas o deje la mesa.
gameOver.title	Sin fichas
hand.held	Fijadas: %@.
hand.number	Mano %lld
hint.bet	Elija una ficha y póngala en esta apuesta.
hint.deal	Su apuesta está sobre la mesa. Cuando quiera, repartimos.
limits.main	Apuesta base
limits.side	Apuestas laterales
list.separator	, 
number.decimal	,
number.group	.
number.odds	%1$@ a %2$@
number.percent	%@ %%
number.range	%1$@ a %2$@
outcome.lose	pierde
outcome.push	empate
outcome.win	gana
poker.flush	color
poker.flush.of	color, carta alta: %@
poker.fourOfAKind	póquer
poker.fourOfAKind.of	póquer de %@
poker.fullHouse	full
poker.fullHouse.of	full de %1$@ y %2$@
poker.highCard	carta alta
poker.highCard.of	carta alta, %@
poker.pair	pareja
poker.pair.of	pareja de %@
poker.royalFlush	escalera real
poker.straight	escalera
poker.straight.of	escalera, carta alta: %@
poker.straightFlush	escalera de color
poker.straightFlush.of	escalera de color, carta alta: %@
poker.threeOfAKind	trío
poker.threeOfAKind.of	trío de %@
poker.twoPairs	doble pareja
poker.twoPairs.of	doble pareja de %1$@ y %2$@
prompt.bet	Haga su apuesta: de %@.
prompt.deal	Cuando quiera, repartimos.
prompt.move	Le toca a usted.
prompt.next	Haga su próxima apuesta.
rank.ace	as
rank.eight	ocho
rank.five	cinco
rank.four	cuatro
rank.jack	jota
rank.king	rey
rank.nine	nueve
rank.queen	reina
rank.seven	siete
rank.six	seis
rank.ten	diez
rank.three	tres
rank.two	dos
ranks.ace	ases
ranks.eight	ochos
ranks.five	cincos
ranks.four	cuatros
ranks.jack	jotas
ranks.king	reyes
ranks.nine	nueves
ranks.queen	reinas
ranks.seven	sietes
ranks.six	seises
ranks.ten	dieces
ranks.three	treses
ranks.two	doses
refuse.badSetting	%1$@ no admite %2$@. Valores posibles: %3$@.
refuse.needs	%1$@ solo se admite junto con esta apuesta: %2$@.
refuse.noRound	No hay ninguna mano en juego. Haga su apuesta y repartimos.
refuse.noStake	No hay ninguna apuesta en la mesa. Haga una primero.
refuse.notEnoughChips	Cuesta %1$@ y usted dispone de %2$@.
refuse.notOffered	Ahora no es posible: %1$@. Puede elegir: %2$@.
refuse.nothingToRepeat	No hay apuesta anterior que repetir.
refuse.outsideLimits	%1$@: en esta mesa se admite de %2$@ a %3$@.
refuse.outsidePrice	%1$@: como máximo, %2$@.
refuse.repeated	Eso ya está hecho.
refuse.roundUnderWay	La ronda está en curso; hasta que termine no se apuesta ni se reparte.
refuse.stale	La mesa ha cambiado entretanto; vuelva a mirarla.
refuse.unknownBet	No hay ninguna apuesta llamada %1$@. Apuestas: %2$@.
refuse.unknownSetting	No hay ningún ajuste llamado %1$@. Ajustes: %2$@.
refuse.watch	Hay fichas en la mesa: reparta o quite antes las apuestas.
rules.edge	Ventaja de la casa
rules.pays	Paga
say.burned	one	Primera carta: %2$@. Se quema una carta.	other	Primera carta: %2$@. Se queman %1$lld cartas.
say.cleared	Se han quitado las apuestas.
say.hand	Mano %1$lld: %2$@
say.hint	Consejo: %@
say.lose	%3$@: usted pierde %1$@.
say.net.lose	En total, usted pierde %@.
say.net.push	En total, ni gana ni pierde.
say.net.win	En total, usted gana %@.
say.placed	%1$@: %2$@.
say.push	%3$@: se le devuelve la apuesta.
say.resumed	Su mano sigue abierta.
say.setting	%1$@: %2$@.
say.settingLater	%1$@: %2$@ desde la próxima ronda; esta mano sigue como se repartió.
say.shuffled	El crupier baraja un sabot nuevo.
say.split	Usted divide.
say.win	%3$@: usted gana %1$@.
section.everyTable	En todas las mesas
section.limits	Límites de la mesa
section.rules	Reglas
sentence	%@.
setting.limits	Límites de la mesa
setting.limits.casual	de ocio
setting.limits.high	altos
setting.limits.low	bajos
setting.limits.medium	medios
setting.limits.vip	VIP
setting.off	no
setting.on	sí
settings.later	Las reglas valen desde la próxima ronda; esta mano sigue como se repartió.
suit.clubs	tréboles
suit.diamonds	diamantes
suit.hearts	corazones
suit.spades	picas
total.plain	%lld
total.soft	%lld blando
zone.closed	%@: sin apuesta
zone.empty	%1$@: sin apuesta, límites %2$@
zone.paying	%1$@, paga %2$@
zone.pays	hasta %@
zone.staked	%1$@: %2$@ en juego
zone.staked.takes	%1$@: %2$@ en juego, límites %3$@
"""#

  private static let fr = #"""
action.again	Rejouer
action.allIn	Tapis
action.clear	Effacer les mises
action.close	Fermer
action.deal	Distribuer
action.doubleBets	Doubler la mise
action.gotIt	Compris
action.halveBets	Demi-mise
action.leave	Quitter la table
action.newStack	Nouvelle cave
action.rebet	Remiser
action.rules	Règles
action.settings	Réglages
action.statistics	Statistiques
action.watch	Voir une manche
banner.lose	Vous perdez
banner.push	Égalité
banner.win	Vous gagnez
card.faceDown	une carte face cachée
card.held	%@, gardée
card.name	%1$@ de %2$@
chip.select	Prendre un jeton de %@
chips.say	Jetons de %1$@ ; vous tenez celui de %2$@
fact	%1$@ : %2$@
gameOver.say	Vous n’avez plus de jetons. Prenez une nouvelle cave ou quittez la table.
gameOver.title	Jetons épuisés
hand.held	Gardées : %@.
hand.number	Main %lld
hint.bet	Choisissez un jeton et posez-le sur cette mise.
hint.deal	Votre mise est posée. Quand vous voulez, on distribue.
limits.main	Mise principale
limits.side	Mises annexes
list.separator	, 
number.decimal	,
number.group	 
number.odds	%1$@ pour %2$@
number.percent	%@ %%
number.range	%1$@ à %2$@
outcome.lose	perd
outcome.push	égalité
outcome.win	gagne
poker.flush	couleur
poker.flush.of	couleur hauteur %@
poker.fourOfAKind	carré
poker.fourOfAKind.of	carré %@
poker.fullHouse	full
poker.fullHouse.of	full %1$@ et %2$@
poker.highCard	carte haute
poker.highCard.of	hauteur %@
poker.pair	paire
poker.pair.of	paire %@
poker.royalFlush	quinte flush royale
poker.straight	suite
poker.straight.of	suite hauteur %@
poker.straightFlush	quinte flush
poker.straightFlush.of	quinte flush hauteur %@
poker.threeOfAKind	brelan
poker.threeOfAKind.of	brelan %@
poker.twoPairs	double paire
poker.twoPairs.of	double paire %1$@ et %2$@
prompt.bet	Faites votre mise : de %@.
prompt.deal	Quand vous voulez, on distribue.
prompt.move	À vous de jouer.
prompt.next	Faites votre prochaine mise.
rank.ace	as
rank.eight	huit
rank.five	cinq
rank.four	quatre
rank.jack	valet
rank.king	roi
rank.nine	neuf
rank.queen	dame
rank.seven	sept
rank.six	six
rank.ten	dix
rank.three	trois
rank.two	deux
ranks.ace	d’as
ranks.eight	de huit
ranks.five	de cinq
ranks.four	de quatre
ranks.jack	de valets
ranks.king	de rois
ranks.nine	de neuf
ranks.queen	de dames
ranks.seven	de sept
ranks.six	de six
ranks.ten	de dix
ranks.three	de trois
ranks.two	de deux
refuse.badSetting	%1$@ n’accepte pas %2$@. Valeurs possibles : %3$@.
refuse.needs	%1$@ ne se joue qu’avec cette mise : %2$@.
refuse.noRound	Aucune main n’est en jeu. Faites votre mise et on distribue.
refuse.noStake	Aucune mise sur la table. Misez d’abord.
refuse.notEnoughChips	Il faut %1$@ et vous avez %2$@.
refuse.notOffered	Impossible pour l’instant : %1$@. Vous avez le choix : %2$@.
refuse.nothingToRepeat	Aucune mise précédente à reprendre.
refuse.outsideLimits	%1$@ : cette table accepte de %2$@ à %3$@.
refuse.outsidePrice	%1$@ : %2$@ au maximum.
refuse.repeated	C’est déjà fait.
refuse.roundUnderWay	La manche est en cours ; on ne mise et on ne distribue qu’une fois qu’elle est finie.
refuse.stale	La table a changé entre-temps ; regardez de nouveau.
refuse.unknownBet	Aucune mise ne s’appelle %1$@. Mises : %2$@.
refuse.unknownSetting	Aucun réglage ne s’appelle %1$@. Réglages : %2$@.
refuse.watch	Il y a des jetons sur la table : faites distribuer ou effacez d’abord les mises.
rules.edge	Avantage de la maison
rules.pays	Rapporte
say.burned	one	Première carte : %2$@. On brûle une carte.	other	Première carte : %2$@. On brûle %1$lld cartes.
say.cleared	Les mises sont effacées.
say.hand	Main %1$lld : %2$@
say.hint	Astuce : %@
say.lose	%3$@ : vous perdez %1$@.
say.net.lose	Au total, vous perdez %@.
say.net.push	Au total, ni gain ni perte.
say.net.win	Au total, vous gagnez %@.
say.placed	%1$@ : %2$@.
say.push	%3$@ : la mise vous est rendue.
say.resumed	Votre main est toujours en jeu.
say.setting	%1$@ : %2$@.
say.settingLater	%1$@ : %2$@ dès la prochaine manche ; cette main continue telle qu’elle a été distribuée.
say.shuffled	Le croupier mélange un nouveau sabot.
say.split	Vous séparez.
say.win	%3$@ : vous gagnez %1$@.
section.everyTable	À toutes les tables
section.limits	Limites de la table
section.rules	Règles
sentence	%@.
setting.limits	Limites de la table
setting.limits.casual	détente
setting.limits.high	hautes
setting.limits.low	basses
setting.limits.medium	moyennes
setting.limits.vip	gros joueurs
setting.off	non
setting.on	oui
settings.later	Les règles valent dès la prochaine manche ; cette main continue telle qu’elle a été distribuée.
suit.clubs	trèfle
suit.diamonds	carreau
suit.hearts	cœur
suit.spades	pique
total.plain	%lld
total.soft	%lld souple
zone.closed	%@ : pas de mise
zone.empty	%1$@ : pas de mise, limites %2$@
zone.paying	%1$@, paie %2$@
zone.pays	max. %@
zone.staked	%1$@ : %2$@ en jeu
zone.staked.takes	%1$@ : %2$@ en jeu, limites %3$@
"""#

  private static let ja = #"""
action.again	もう一度
action.allIn	オールイン
action.clear	ベットをクリア
action.close	閉じる
action.deal	ディール
action.doubleBets	ベットを2倍
action.gotIt	了解
action.halveBets	ベットを半分
action.leave	席を立つ
action.newStack	新しいチップ
action.rebet	リベット
action.rules	ルール
action.settings	設定
action.statistics	統計
action.watch	ラウンドを見る
banner.lose	負け
banner.push	プッシュ
banner.win	勝ち
card.faceDown	伏せたカード
card.held	%@、ホールド中
card.name	%2$@の%1$@
chip.select	%@のチップを取る
chips.say	チップ：%1$@（選択中：%2$@）
fact	%1$@：%2$@
gameOver.say	チップがなくなりました。新しいチップを受け取るか、席をお立ちください。
gameOver.title	チップ切れ
hand.held	ホールド：%@。
hand.number	ハンド%lld
hint.bet	チップを選んで、このベットに置いてください。
hint.deal	ベットが置かれました。準備ができたらディールしてください。
limits.main	メインベット
limits.side	サイドベット
list.separator	、
number.decimal	.
number.group	,
number.odds	%1$@対%2$@
number.percent	%@%%
number.range	%1$@～%2$@
outcome.lose	負け
outcome.push	プッシュ
outcome.win	勝ち
poker.flush	フラッシュ
poker.flush.of	%@ハイのフラッシュ
poker.fourOfAKind	フォーカード
poker.fourOfAKind.of	%@のフォーカード
poker.fullHouse	フルハウス
poker.fullHouse.of	%1$@と%2$@のフルハウス
poker.highCard	ハイカード
poker.highCard.of	%@ハイ
poker.pair	ワンペア
poker.pair.of	%@のワンペア
poker.royalFlush	ロイヤルフラッシュ
poker.straight	ストレート
poker.straight.of	%@ハイのストレート
poker.straightFlush	ストレートフラッシュ
poker.straightFlush.of	%@ハイのストレートフラッシュ
poker.threeOfAKind	スリーカード
poker.threeOfAKind.of	%@のスリーカード
poker.twoPairs	ツーペア
poker.twoPairs.of	%1$@と%2$@のツーペア
prompt.bet	ベットをどうぞ：%@。
prompt.deal	準備ができたらディールしてください。
prompt.move	アクションをどうぞ。
prompt.next	次のベットをどうぞ。
rank.ace	エース
rank.eight	8
rank.five	5
rank.four	4
rank.jack	ジャック
rank.king	キング
rank.nine	9
rank.queen	クイーン
rank.seven	7
rank.six	6
rank.ten	10
rank.three	3
rank.two	2
ranks.ace	エース
ranks.eight	8
ranks.five	5
ranks.four	4
ranks.jack	ジャック
ranks.king	キング
ranks.nine	9
ranks.queen	クイーン
ranks.seven	7
ranks.six	6
ranks.ten	10
ranks.three	3
ranks.two	2
refuse.badSetting	%1$@に%2$@は指定できません。指定できる値：%3$@。
refuse.needs	%1$@にベットするには、%2$@も必要です。
refuse.noRound	進行中のハンドがありません。ベットしてからディールしてください。
refuse.noStake	テーブルにベットがありません。先にベットしてください。
refuse.notEnoughChips	%1$@が必要ですが、お手持ちは%2$@です。
refuse.notOffered	%1$@は今は選べません。選べるもの：%2$@。
refuse.nothingToRepeat	前回のベットがありません。
refuse.outsideLimits	このテーブルの%1$@は%2$@～%3$@です。
refuse.outsidePrice	%1$@は%2$@までです。
refuse.repeated	それはもう済んでいます。
refuse.roundUnderWay	ラウンドの途中です。ベットとディールは終わるまでお待ちください。
refuse.stale	テーブルの状況が変わりました。もう一度ご確認ください。
refuse.unknownBet	%1$@というベットはありません。ベット：%2$@。
refuse.unknownSetting	%1$@という設定はありません。設定：%2$@。
refuse.watch	テーブルにチップがあります。ディールするか、先にベットをクリアしてください。
rules.edge	ハウスエッジ
rules.pays	配当
say.burned	other	最初のカードは%2$@です。%1$lld枚をバーンします。
say.cleared	ベットをクリアしました。
say.hand	ハンド%1$lld：%2$@
say.hint	ヒント：%@
say.lose	%3$@は%1$@の負けです。
say.net.lose	合計で%@の負けです。
say.net.push	合計では差し引きゼロです。
say.net.win	合計で%@の勝ちです。
say.placed	%1$@：%2$@。
say.push	%3$@をお返しします。
say.resumed	前回のハンドがまだ続いています。
say.setting	%1$@：%2$@。
say.settingLater	%1$@：次のラウンドから%2$@になります。このハンドは今のまま続きます。
say.shuffled	ディーラーが新しいシューをシャッフルします。
say.split	スプリットします。
say.win	%3$@は%1$@の勝ちです。
section.everyTable	全テーブル共通
section.limits	テーブルリミット
section.rules	ルール
sentence	%@。
setting.limits	テーブルリミット
setting.limits.casual	気軽
setting.limits.high	高め
setting.limits.low	低め
setting.limits.medium	普通
setting.limits.vip	ハイローラー
setting.off	オフ
setting.on	オン
settings.later	ルールの変更は次のラウンドからです。このハンドは今のまま続きます。
suit.clubs	クラブ
suit.diamonds	ダイヤ
suit.hearts	ハート
suit.spades	スペード
total.plain	%lld
total.soft	ソフト%lld
zone.closed	%@：ベットなし
zone.empty	%1$@：ベットなし、%2$@で受付中
zone.paying	%1$@、配当は%2$@
zone.pays	最大%@
zone.staked	%1$@：%2$@をベット
zone.staked.takes	%1$@：%2$@をベット、%3$@で受付中
"""#
}

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
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.seed	shuffles from this number, 0 to %@
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
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
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.seed	shuffles from this number, 0 to %@
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
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
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.seed	shuffles from this number, 0 to %@
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
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
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.seed	shuffles from this number, 0 to %@
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
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
help.option.formatShort	the same as --format json, --format csv
help.option.hand	the player's cards, such as A7 or "AS 7D"
help.option.help	the page of the command
help.option.json.history	prints each round as a line of JSON: bets, moves, hands, results, net and balance
help.option.json.odds	prints the figures as JSON
help.option.lang	the language, such as en, de or pt-BR
help.option.limit	at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all
help.option.off	ends it; what came from other devices stays
help.option.profile	whose wallet and history
help.option.removed	cards that are out of the shoe, where the game counts them
help.option.replay	plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play
help.option.restart	begins the practice table anew instead of playing on with its stack and shoe
help.option.seed	shuffles from this number, 0 to %@
help.option.set.odds	a rule, as in casino play; may be given several times
help.option.set.play	a setting for this table only; may be given several times; casino info <game> lists keys and values
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

/// The tables of the file. A change here is a new version and needs a migration and a fixture of the old one.
enum Schema {
  /// The version that this program writes, in `PRAGMA user_version`.
  static let version = 3
  /// What marks the file as this program's, in `PRAGMA application_id`: "CASI".
  static let application = 0x4341_5349

  /// Makes everything in a new file. Amounts are hundredths of a chip, times are seconds since 1970.
  static let creation = """
    PRAGMA application_id = \(application);
    PRAGMA user_version = \(version);

    -- device: the row of the device that this file writes for; profile: the profile in use.
    CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;

    \(devices)

    -- uuid: with that of the device it names the writer of the wallet's log, see WriterID.
    CREATE TABLE profiles (
      id INTEGER PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, name TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL);

    -- A game as one profile plays it; rounds counts all of its rounds on this device, for their numbers.
    CREATE TABLE games (
      id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, name TEXT NOT NULL,
      rounds INTEGER NOT NULL DEFAULT 0, UNIQUE (profile, name));

    \(accounts)

    -- Rules as a game wrote them, kept once for all rounds played by them.
    CREATE TABLE rules (
      id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES games, version TEXT NOT NULL, rules TEXT NOT NULL,
      UNIQUE (game, version, rules));

    -- Where a game is played with an account, and what lies there.
    -- fixed_seed: the seed of --seed; next_nonce: the nonce of its next shoe; build: the kept program that dealt the
    -- round under way, see KeptBuilds.
    CREATE TABLE tables (
      id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES games, account INTEGER NOT NULL REFERENCES accounts,
      last_round INTEGER REFERENCES rounds, shoe INTEGER REFERENCES shoes,
      fixed_seed INTEGER REFERENCES seeds, next_nonce INTEGER NOT NULL DEFAULT 0, build TEXT,
      UNIQUE (game, account));

    -- used_at is empty while the seed waits for its shoe, revealed_at until that shoe is over.
    CREATE TABLE seeds (
      id INTEGER PRIMARY KEY, holder INTEGER NOT NULL REFERENCES tables, server BLOB NOT NULL,
      commitment BLOB NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER, revealed_at INTEGER);
    CREATE INDEX seeds_waiting ON seeds (holder) WHERE used_at IS NULL;

    -- burned: cards that were burned before the first round; position: cards dealt in commits, these included; 
    -- drawn: where the last draw left the shoe, kept before the card was told.
    -- missing: cards that lay on the table when the predecessor ran out, a byte each; arranged: see Arrangement.
    CREATE TABLE shoes (
      id INTEGER PRIMARY KEY, holder INTEGER NOT NULL REFERENCES tables, seed INTEGER NOT NULL REFERENCES seeds,
      client_seed TEXT NOT NULL, nonce INTEGER NOT NULL, decks INTEGER NOT NULL, cut INTEGER NOT NULL,
      predecessor INTEGER REFERENCES shoes, missing BLOB, arranged TEXT, burned INTEGER NOT NULL DEFAULT 0,
      position INTEGER NOT NULL DEFAULT 0, drawn INTEGER NOT NULL DEFAULT 0, extra_rounds INTEGER NOT NULL DEFAULT 0,
      opened_at INTEGER NOT NULL, ended_at INTEGER);
    CREATE INDEX shoes_open ON shoes (holder) WHERE ended_at IS NULL;
    CREATE INDEX shoes_following ON shoes (predecessor) WHERE predecessor IS NOT NULL;

    \(rounds)
    \(roundIndexes)

    \(entries)
    \(entryIndexes)

    \(log)

    \(statistics)

    \(links)

    \(trust)

    -- owner 'game': the game's own settings; 'host': the host's, for the game or, without a game, for all;
    -- 'hint': hints that were shown. changed_at only grows, whatever the clock does.
    CREATE TABLE settings (
      profile INTEGER NOT NULL REFERENCES profiles, game TEXT NOT NULL, owner TEXT NOT NULL, key TEXT NOT NULL,
      value TEXT NOT NULL, changed_at INTEGER NOT NULL, PRIMARY KEY (profile, game, owner, key)) WITHOUT ROWID;

    -- device: the row of the device that wrote them.
    CREATE TABLE game_data (
      holder INTEGER NOT NULL REFERENCES tables, device INTEGER NOT NULL, data TEXT NOT NULL,
      changed_at INTEGER NOT NULL, PRIMARY KEY (holder, device)) WITHOUT ROWID;
    """

  /// Who wrote the rows of a range of numbers, see `RowID`. uuid: 16 bytes, random for this file's own device, for
  /// others their `WriterID`.
  static let devices = """
    CREATE TABLE devices (id INTEGER PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, name TEXT NOT NULL);
    """

  static let accounts = """
    -- A stack of chips: the profile's wallet, one game's practice stack, or a foreign game's purse. The balance is the
    -- sum of its entries.
    CREATE TABLE accounts (
      id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles,
      kind TEXT NOT NULL CHECK (kind IN ('wallet', 'practice', 'purse')), game INTEGER REFERENCES games,
      start INTEGER NOT NULL, balance INTEGER NOT NULL, CHECK ((kind = 'wallet') = (game IS NULL)));
    CREATE UNIQUE INDEX accounts_once ON accounts (profile, kind, ifnull(game, 0));
    """

  static let rounds = """
    -- shoe and position: where the round began; dealt: its cards in order, a byte each. total: all nets of the game's
    -- wallet rounds on the device up to here. state is empty but for what is special. Results follow from the entries.
    CREATE TABLE rounds (
      id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES games, number INTEGER NOT NULL,
      account INTEGER NOT NULL REFERENCES accounts, rules INTEGER NOT NULL REFERENCES rules,
      shoe INTEGER REFERENCES shoes, position INTEGER, dealt BLOB, plays TEXT NOT NULL, hands TEXT,
      net INTEGER NOT NULL, balance INTEGER NOT NULL, total INTEGER NOT NULL DEFAULT 0,
      opened_at INTEGER NOT NULL, closed_at INTEGER, advised INTEGER NOT NULL DEFAULT 0,
      state TEXT CHECK (state IN ('voided', 'dropped')));
    """

  static let roundIndexes = """
    CREATE INDEX rounds_by_number ON rounds (game, number);
    CREATE INDEX rounds_open ON rounds (account) WHERE closed_at IS NULL;
    """

  static let entries = """
    -- The ledger. at is empty where the entry belongs to a round, which knows the time. A wallet that several devices
    -- opened has one opening that counts; wager holds the amount of the others, see Store+Openings. Chips go between a
    -- wallet and a purse by two entries of the kind 'purse', each with the other's number in wager.
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts, round INTEGER REFERENCES rounds,
      kind TEXT NOT NULL CHECK (kind IN ('opening', 'reset', 'correction', 'stake', 'settle', 'purse')),
      amount INTEGER NOT NULL, at INTEGER, bet TEXT, wager INTEGER, hand INTEGER, outcome TEXT);
    """

  static let entryIndexes = """
    CREATE INDEX entries_by_round ON entries (round) WHERE round IS NOT NULL;
    CREATE INDEX entries_alone ON entries (account) WHERE round IS NULL;
    """

  static let log = """
    -- What happened with a wallet, in order, for other devices. id: the device's range and a count from 1; kind: see
    -- LogKind; row: the round, the entry or the shoe.
    CREATE TABLE log (id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, row INTEGER NOT NULL);
    """

  static let statistics = """
    -- Sums of a game's wallet rounds on a device; they can be made anew from rounds and entries.
    CREATE TABLE statistics (
      game INTEGER NOT NULL REFERENCES games, device INTEGER NOT NULL, rounds INTEGER NOT NULL, won INTEGER NOT NULL,
      lost INTEGER NOT NULL, voided INTEGER NOT NULL, advised INTEGER NOT NULL, staked INTEGER NOT NULL,
      returned INTEGER NOT NULL, biggest INTEGER NOT NULL, biggest_round INTEGER, streak INTEGER NOT NULL,
      best_streak INTEGER NOT NULL, worst_streak INTEGER NOT NULL, last_at INTEGER NOT NULL,
      PRIMARY KEY (game, device)) WITHOUT ROWID;
    CREATE TABLE outcomes (
      game INTEGER NOT NULL REFERENCES games, device INTEGER NOT NULL, bet TEXT NOT NULL, outcome TEXT NOT NULL,
      count INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
      PRIMARY KEY (game, device, bet, outcome)) WITHOUT ROWID;
    """

  static let trust = """
    -- Whose a game's word is: the origin under which it first came here, see GameOrigin.
    CREATE TABLE origins (game TEXT PRIMARY KEY, origin TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;

    -- What a player agreed to, see Agreement.
    CREATE TABLE agreements (
      profile INTEGER NOT NULL REFERENCES profiles, what TEXT NOT NULL, at INTEGER NOT NULL,
      PRIMARY KEY (profile, what)) WITHOUT ROWID;
    """

  static let links = """
    -- The folder that a profile is synchronised through, and its name there.
    CREATE TABLE links (
      profile INTEGER PRIMARY KEY REFERENCES profiles, folder TEXT NOT NULL, wallet TEXT NOT NULL, synced_at INTEGER);

    -- How far the log of a device, in files, was written or read. bytes: of complete lines; line: the number of the last;
    -- checks: those of the lines, of an own file the last; status: the file as it was last seen, see FileStatus.
    CREATE TABLE segments (
      profile INTEGER NOT NULL REFERENCES profiles, device INTEGER NOT NULL REFERENCES devices,
      number INTEGER NOT NULL, bytes INTEGER NOT NULL, line INTEGER NOT NULL, checks BLOB NOT NULL, status TEXT NOT NULL,
      PRIMARY KEY (profile, device, number)) WITHOUT ROWID;
    """
}

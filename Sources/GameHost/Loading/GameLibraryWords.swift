import CasinoKit

/// The one place that puts into words why a game is not found.
extension Strings {
  /// Why a word or a path leads to no game.
  func sentence(for error: GameLibraryError) -> String {
    switch error {
    case .unknown(let word, let known): sentence(for: CommandError.unknownGame(word, known: known))
    case .noProgram(let path): words("error.path", quoted(path))
    case .noSandbox(.path(let path)): words("error.noSandbox", quoted(path))
    case .noSandbox: text("error.noSandbox.game")
    case .badBundle(let path, let error): words("doctor.bundle", path, sentence(for: error))
    case .badManifest(let path, let fault): words("error.badManifest", quoted(path), words(for: fault))
    }
  }

  /// Whose word it is that a game wants.
  func sentence(for error: ForeignWord) -> String {
    switch error.owner {
    case .installed(let author): words("error.foreignWord", error.game, author.short)
    case .bundled, .path: words("error.foreignWord.bundled", error.game)
    }
  }

  /// Why something is no manifest.
  func words(for fault: ManifestFault) -> String {
    switch fault {
    case .unreadable: text("error.manifest.unreadable")
    case .tooSlow: text("error.manifest.slow")
    case .tooLong: text("error.manifest.tooLong")
    case .malformed(let reason): words("error.manifest.malformed", TypedWord.shown(words(for: reason)))
    case .badField(let field): words("error.manifest.field", TypedWord.shown(field))
    }
  }

  /// Why a line is no message.
  func words(for line: MalformedLine) -> String {
    switch line {
    case .unreadable: text("error.line.unreadable")
    case .noJSON: text("error.line.noJSON")
    case .missing(let place): words("error.line.missing", place)
    case .wrongType(let place, let type): words("error.line.wrongType", place, type)
    case .wrong(let place, let text): words("error.line.wrong", place, text)
    case .noRange: text("error.line.noRange")
    case .noShoe(let decks, let cut): words("error.line.noShoe", "\(decks)", "\(cut)")
    }
  }
}

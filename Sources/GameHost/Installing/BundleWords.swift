import CasinoKit

/// The one place that puts into words what is wrong with a bundle.
extension Strings {
  /// Why a bundle is not taken or not made, and what to do.
  func sentence(for error: BundleError) -> String {
    switch error {
    case .noBundle: text("bundle.error.noBundle")
    case .otherFormat(let format): words("bundle.error.format", "\(format)")
    case .otherMachine(let wanted, let present):
      words("bundle.error.machine", TypedWord.shown(wanted), present)
    case .otherProtocol(let failure, let game): happened(failure, game)
    case .unsound(let fault): words("bundle.error.unsound", words(for: fault))
    case .badManifest(let fault): words("bundle.error.manifest", words(for: fault))
    case .tooLarge(let limit): words("bundle.error.tooLarge", number(limit >> 20))
    case .file(let path, let code): words("bundle.error.file", quoted(path), reason(code))
    case .exists(let path): words("error.fileIsThere", quoted(path))
    case .notAsked: words("bundle.error.notAsked", OptionName.yes.rawValue)
    case .notInstalled(let word, let known): notInstalled(word, known)
    case .interrupted: text("bundle.error.interrupted")
    }
  }

  private func notInstalled(_ word: String, _ known: [String]) -> String {
    if let near = Nearest.word(to: word, among: known) {
      return words("bundle.error.notInstalled.near", quoted(word), quoted(near))
    }
    return known.isEmpty
      ? words("bundle.error.notInstalled.none", quoted(word))
      : words("bundle.error.notInstalled", quoted(word), list(known))
  }

  private func words(for fault: BundleFault) -> String {
    switch fault {
    case .path(let path): words("bundle.fault.path", quoted(path))
    case .kind(let path): words("bundle.fault.kind", quoted(path))
    case .owner(let path): words("bundle.fault.owner", quoted(path))
    case .twice: text("bundle.fault.twice")
    case .missing(let path): words("bundle.fault.missing", quoted(path))
    case .stray(let path): words("bundle.fault.stray", quoted(path))
    case .changed(let path): words("bundle.fault.changed", quoted(path))
    case .cut: text("bundle.fault.cut")
    case .signature: text("bundle.fault.signature")
    case .noProgram: text("bundle.fault.noProgram")
    }
  }

  /// What a bundle is, for whoever is to say yes to it.
  func page(of bundle: GameBundle, replacing old: Manifest?) -> String {
    let manifest = bundle.manifest, title = manifest.title(in: language)
    let size = bundle.files.reduce(0) { $0 + $1.bytes.count }
    var rows = [
      [text("install.game"), "\(title.name) \(manifest.info.version)"], [text("install.word"), manifest.info.id],
      [text("install.author"), bundle.author.short],
      [text("install.size"), words("install.size.value", number(size / 1_000_000), number(bundle.files.count))],
      [text("install.hash"), bundle.record.files[bundle.program] ?? ""],
    ]
    if let old { rows.insert([text("install.replaces"), "\(old.info.name) \(old.info.version)"], at: 1) }
    let bets = manifest.bets.map { bet in
      [bet.id, odds(bet.greatestPayout), bet.edge.map(percent) ?? text("info.noEdge")]
    }
    let heads = ["bet", "pays", "edge"].map { text("info.head.\($0)") }
    let parts = [
      TextColumns.wrapped(title.summary, width: TextColumns.pageWidth), TextColumns(rows: rows).lines,
      TextColumns(rows: [heads] + bets, indent: 2).lines,
    ]
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

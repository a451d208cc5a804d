import CasinoKit

/// The one place that puts into words why a new game cannot be made.
extension Strings {
  /// Why there is no new game, and what to do.
  func sentence(for error: ScaffoldError) -> String {
    switch error {
    case .name(let error): sentence(for: error)
    case .descriptionUnreadable(let sign): words("newGame.error.description.unreadable", sign)
    case .descriptionTooLong(let limit): words("newGame.error.description.tooLong", number(limit))
    case .noTemplate(let looked): words("newGame.error.noTemplate", list(looked))
    case .template(let path): words("newGame.error.template", quoted(path))
    case .noFolder(let path): words("newGame.error.noFolder", quoted(path))
    case .exists(let path): words("newGame.error.exists", quoted(path))
    case .unwritable(let path, let code): words("newGame.error.unwritable", quoted(path), reason(code))
    case .interrupted: text("newGame.error.interrupted")
    }
  }

  /// Why a name is not taken, and what to type.
  func sentence(for error: NameError) -> String {
    switch error {
    case .empty: text("newGame.error.name.empty")
    case .option(let name): words("newGame.error.name.option", quoted(name))
    case .tooLong(let limit): words("newGame.error.name.tooLong", number(limit))
    case .path(let name): words("newGame.error.name.path", quoted(name), OptionName.directory.rawValue)
    case .unreadable(let sign): words("newGame.error.name.unreadable", sign)
    case .noLetters(let name): words("newGame.error.name.noLetters", quoted(name))
    case .otherScript(let name): words("newGame.error.name.otherScript", quoted(name))
    case .game(let name): words("newGame.error.name.game", quoted(name))
    case .product(let name): words("newGame.error.name.product", quoted(name))
    }
  }

  /// What a style is.
  func words(for style: GameStyle) -> String {
    switch style {
    case .dealer: text("newGame.style.dealer")
    case .punto: text("newGame.style.punto")
    case .paytable: text("newGame.style.paytable")
    }
  }
}

import CasinoKit

/// The options of `casino` alone.
struct LobbyOptions: Equatable {
  /// Who shows the lobby and its tables; nil is the terminal where it can, else plain text.
  var interface: PlayOptions.Interface?
  /// How many colours are drawn; nil goes by the environment.
  var colors: ColorMode?
  /// Whether only ASCII is drawn.
  var isASCII = false
  /// How the plain text names suits.
  var suits = PlayOptions.Suits.words

  /// The options of a table at which a player sits down from here.
  func table(_ game: String) -> PlayOptions {
    var options = PlayOptions(game: .named(game))
    (options.interface, options.colors, options.isASCII) = (interface, colors, isASCII)
    options.suits = suits
    return options
  }
}

extension LobbyOptions {
  /// The options for the lobby of a player who comes from a table.
  init(_ table: PlayOptions) {
    self.init(
      interface: table.interface, colors: table.colors, isASCII: table.isASCII, suits: table.suits)
  }
}

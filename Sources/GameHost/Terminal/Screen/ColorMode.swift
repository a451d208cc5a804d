/// How many colours the terminal shows.
enum ColorMode: String, CaseIterable, Hashable, Sendable {
  case truecolor
  case palette256 = "256"
  case ansi16 = "16"
  case none

  /// Finds out from the environment.
  ///
  /// `NO_COLOR` says that none are wanted (https://no-color.org). What GNU screen and the Linux console can show is
  /// less than `COLORTERM` promises, which they pass on from the terminal around them.
  /// - Parameter choice: what `--color` says; nil is `auto`.
  static func detected(_ environment: [String: String], choice: ColorMode? = nil) -> ColorMode {
    if let choice { return choice }
    let term = environment["TERM", default: ""]
    if !environment["NO_COLOR", default: ""].isEmpty || ["", "dumb"].contains(term) || isMonochrome(term) {
      return .none
    }
    if term.hasPrefix("linux") { return .ansi16 }
    let limit: ColorMode = term.contains("256color") ? .palette256 : .ansi16
    if term.hasPrefix("screen") && environment["TMUX"] == nil { return limit }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || knowsTruecolor(term, environment) {
      return .truecolor
    }
    return limit
  }

  private static func isMonochrome(_ term: String) -> Bool { term.hasPrefix("vt") || term.hasSuffix("-mono") }

  private static func knowsTruecolor(_ term: String, _ environment: [String: String]) -> Bool {
    let names = ["direct", "truecolor", "kitty", "alacritty", "foot", "ghostty", "wezterm", "contour"]
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
    return names.contains { term.contains($0) } || programs.contains(environment["TERM_PROGRAM", default: ""])
  }
}

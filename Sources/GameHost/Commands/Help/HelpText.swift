import CasinoKit

/// The help pages, as they are printed.
struct HelpText {
  private let strings: Strings

  /// Speaks the language of some words.
  init(_ strings: Strings) { self.strings = strings }

  /// The page of a command; of the whole program where there is none.
  func page(_ command: CommandName?) -> String {
    let page = HelpPage(command)
    let sections = page.sections + [Self.everywhere]
    let parts =
      [[title(command)], usage(page)] + sections.map(lines)
      + [[strings.text("help.examples")] + page.examples.map { "  \($0)" }, lines(Self.exits)]
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func title(_ command: CommandName?) -> String {
    guard let command else { return strings.text("help.overview.title") }
    return strings.words("help.title", command.rawValue, strings.text("help.\(command.rawValue).summary"))
  }

  private func usage(_ page: HelpPage) -> [String] {
    let width = page.command == nil ? 26 : 0
    let lines = lines(HelpSection(title: "help.usage", rows: page.usage, width: width))
    guard let text = text(page.command) else { return lines }
    return lines + [""] + paragraph(text)
  }

  /// What a command does, where its usage does not say it all.
  private func text(_ command: CommandName?) -> String? {
    switch command {
    case nil, .profiles: nil
    case .help: strings.words("help.help.text", strings.list(CommandName.allCases.map(\.rawValue)))
    case let command?: strings.text("help.\(command.rawValue).text")
    }
  }

  private func lines(_ section: HelpSection) -> [String] {
    let rows = section.rows.map { row in [typed(row.typed)] + (row.remark.map { [remark($0, row.figures)] } ?? []) }
    let table = TextColumns(rows: rows, indent: 2, firstWidth: section.width).lines
    let text = section.text.map { [""] + paragraph(strings.text($0)) } ?? []
    return [strings.text(section.title)] + table + text
  }

  private func remark(_ key: String, _ figures: [HelpFigure]) -> String {
    let written = figures.map { figure in
      switch figure {
      case .plain(let text): text
      case .grouped(let number): strings.number(number)
      }
    }
    return strings.text(key, written.map(StringArgument.text))
  }

  /// What is typed, the words in braces in the reader's language.
  private func typed(_ text: String) -> String {
    text.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { place, part in
      guard place > 0, let end = part.firstIndex(of: "}") else { return String(part) }
      return strings.text("help.value.\(part[..<end])") + part[part.index(after: end)...]
    }.joined()
  }

  private func paragraph(_ text: String) -> [String] {
    TextColumns.wrapped(text, width: TextColumns.pageWidth - 2).map { "  \($0)" }
  }
}

/// What stands on every page.
extension HelpText {
  private static var everywhere: HelpSection {
    HelpSection(
      title: "help.everywhere",
      rows: [
        HelpRow("--data-dir <{folder}>", "help.option.dataDir"),
        HelpRow("--profile <{name}>", "help.option.profile"),
        HelpRow("--lang <{language}>", "help.option.lang"),
        HelpRow("-h, --help", "help.option.help"),
        HelpRow("--version", "help.option.version"),
        HelpRow("--", "help.option.end"),
      ],
      text: "help.everywhere.text")
  }

  private static var exits: HelpSection {
    let remarks = ExitCode.allCases.map { code in
      switch code {
      case .done: HelpRow("\(code.rawValue)", "help.exit.done")
      case .failed: HelpRow("\(code.rawValue)", "help.exit.failed")
      case .usage: HelpRow("\(code.rawValue)", "help.exit.usage")
      case .moduleFailed: HelpRow("\(code.rawValue)", "help.exit.module")
      }
    }
    return HelpSection(title: "help.exits", rows: remarks, width: 0)
  }
}

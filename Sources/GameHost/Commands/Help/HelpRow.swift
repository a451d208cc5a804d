/// A line of a help page: what is typed, and what that does.
struct HelpRow {
  /// What is typed. A word in braces stands for a value and is written in the reader's language, from
  /// `help.value.<word>`.
  var typed: String
  /// The key of what it does; nil where that goes without saying.
  var remark: String?
  /// What is put into the remark.
  var figures: [HelpFigure] = []

  /// A line of a page.
  init(_ typed: String, _ remark: String? = nil, _ figures: HelpFigure...) {
    self.typed = typed
    self.remark = remark
    self.figures = figures
  }
}

/// A number in a remark.
enum HelpFigure {
  /// As it is typed: `18446744073709551615`.
  case plain(String)
  /// As it is read: `1,000,000`.
  case grouped(Int)
}

/// Lines of a help page under a heading.
struct HelpSection {
  /// The key of the heading.
  var title: String
  var rows: [HelpRow]
  /// The key of a text below the lines.
  var text: String?
  /// The least width of what is typed.
  var width = 22
}

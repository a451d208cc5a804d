// swift-format-ignore-file
// Generated from Sources/GameHost/Resources/Localizable.xcstrings by `make record`. Do not edit.

/// The texts of `Localizable.xcstrings`, which need no file at run time.
enum HostCatalogue {
  /// The catalogue as it is on disk.
  static let json = #"""
{
  "sourceLanguage" : "en",
  "strings" : {

  },
  "version" : "1.0"
}

"""#
}

/// Text for a page.
enum HTMLText {
  /// A text in which nothing is a sign of the language.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, sign in
      switch sign {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(sign)
      }
    }
  }

  /// A number with two decimals at most.
  static func decimal(_ number: Double) -> String { String((number * 100).rounded() / 100) }

  /// A whole page.
  /// - Parameters:
  ///   - style: what it adds to the style of all pages.
  ///   - body: all but the heading.
  static func page(title: String, language: String, style added: String = "", body: String) -> String {
    """
    <!doctype html>
    <html lang="\(escaped(language))">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escaped(title))</title>
    <style>\(style)\(added)</style>
    <main>
    <h1>\(escaped(title))</h1>
    \(body)
    </main>
    </html>

    """
  }

  private static let style = """
    :root{color-scheme:light dark;--felt:#0b5d3b;--ink:#14231c;--quiet:#54645c;--paper:#f6f4ec;--card:#fff;\
    --line:#d9d5c7;--win:#0a6b3f;--lose:#a3242f;--push:#6a6a50}
    @media (prefers-color-scheme:dark){:root{--felt:#2fae78;--ink:#eceae0;--quiet:#a9b4ad;--paper:#101713;\
    --card:#18221c;--line:#2c3a32;--win:#5fd39a;--lose:#ff8b8b;--push:#cfc99a}}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
    main{max-width:60rem;margin:auto;padding:2rem 1rem}
    h1{font-weight:650;border-bottom:3px solid var(--felt);padding-bottom:.4rem}
    h2{font-size:1.1rem;margin:2rem 0 .6rem}
    dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:.8rem;margin:1.5rem 0}
    dl div{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.7rem 1rem}
    dt{color:var(--quiet);font-size:.85rem}dd{margin:0;font-size:1.3rem;font-variant-numeric:tabular-nums}
    .win dd{color:var(--win)}.lose dd{color:var(--lose)}
    svg{width:100%;height:auto;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
    svg text{fill:var(--quiet);font-size:12px}svg .net{fill:none;stroke:var(--felt);stroke-width:2}
    svg .area{fill:var(--felt);opacity:.14}svg .zero{stroke:var(--quiet);stroke-dasharray:4 4}
    table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line)}
    th,td{text-align:right;padding:.35rem .8rem;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
    th[scope=row],th:first-child{text-align:left;font-weight:500}
    .bar{width:40%}.bar i{display:block;height:.8rem;border-radius:.4rem;background:var(--push)}
    .bar .win{background:var(--win)}.bar .lose{background:var(--lose)}
    """
}

import CasinoKit

/// An icon as an SVG file: the same picture in shapes, which has no size of its own.
struct SVGFile {
  let art: IconArt
  /// The game's name, which is what the picture says to somebody who does not see it.
  let name: String

  /// The text of the file.
  /// - Parameter size: the width and the height that it says it has.
  func text(size: Int) -> String {
    let side = IconArt.side, rim = IconRaster.rim, title = HTMLText.escaped(name)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\" viewBox=\"0 0 \(side) \(side)\""
        + " role=\"img\" aria-label=\"\(title)\">",
      "<title>\(title)</title>",
      "<defs><radialGradient id=\"felt\" gradientUnits=\"userSpaceOnUse\" cx=\"\(number(IconRaster.light.x))\""
        + " cy=\"\(number(IconRaster.light.y))\" r=\"\(number(IconRaster.light.reach))\">" + stops
        + "</radialGradient></defs>",
      frame(inset: 0, color: hex(art.rim)), frame(inset: rim, color: hex(art.brass)),
      frame(inset: rim + IconRaster.brass, color: "url(#felt)"), "<g shape-rendering=\"crispEdges\">",
    ]
    lines += paths
    return lines.joined(separator: "\n") + "\n</g>\n</svg>\n"
  }

  private var stops: String {
    let last = max(1, art.felt.count - 1)
    return art.felt.enumerated().map { place, color in
      "<stop offset=\"\(number(Double(place) / Double(last)))\" stop-color=\"\(hex(color))\"/>"
    }.joined()
  }

  private func frame(inset: Double, color: String) -> String {
    let width = Double(IconArt.side) - 2 * inset
    return "<rect x=\"\(number(inset))\" y=\"\(number(inset))\" width=\"\(number(width))\" height=\"\(number(width))\""
      + " rx=\"\(number(IconRaster.corner - inset))\" fill=\"\(color)\"/>"
  }

  /// The pixels, a path for each colour, in the order in which colours first appear.
  private var paths: [String] {
    var order: [String] = [], shapes: [String: String] = [:]
    for row in 0..<art.objects.height {
      var column = 0
      while column < art.objects.width {
        guard let pixel = art.objects[column, row] else {
          column += 1
          continue
        }
        var end = column + 1
        while end < art.objects.width, art.objects[end, row] == pixel { end += 1 }
        let opacity = pixel.share < 1 ? " fill-opacity=\"\(number(pixel.share))\"" : ""
        let look = "fill=\"\(hex(pixel.color))\"\(opacity)"
        if shapes[look] == nil { order.append(look) }
        shapes[look, default: ""] += "M\(column) \(row)h\(end - column)v1h-\(end - column)z"
        column = end
      }
    }
    return order.map { "<path \($0) d=\"\(shapes[$0] ?? "")\"/>" }
  }

  private func hex(_ color: RGB) -> String { CellColor.rgb(color).description.lowercased() }

  /// A number with three decimals at most and none that says nothing.
  private func number(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    guard thousandths % 1_000 != 0 else { return String(thousandths / 1_000) }
    var decimals = String(1_000 + thousandths % 1_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(thousandths / 1_000).\(decimals)"
  }
}

/// A small picture of square pixels; nil is nothing there.
struct PixelGrid: Equatable {
  /// A colour and how much of it covers what lies below, 0 to 1.
  struct Pixel: Equatable {
    var color: RGB
    var share = 1.0
  }

  let width: Int
  let height: Int
  private(set) var pixels: [Pixel?]

  /// An empty picture.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: nil, count: width * height)
  }

  subscript(column: Int, row: Int) -> Pixel? { pixels[row * width + column] }

  /// Colours a rectangle as far as it lies within the picture.
  mutating func fill(_ column: Int, _ row: Int, _ width: Int, _ height: Int, _ color: RGB?) {
    guard let color else { return }
    for y in max(0, row)..<max(0, min(self.height, row + height)) {
      for x in max(0, column)..<max(0, min(self.width, column + width)) {
        pixels[y * self.width + x] = Pixel(color: color)
      }
    }
  }

  /// Lays a shadow of another picture's outline on what is here: a share of black.
  mutating func shade(_ shape: PixelGrid, _ column: Int, _ row: Int, _ share: Double) {
    for y in 0..<shape.height {
      for x in 0..<shape.width where shape[x, y] != nil {
        let place = (column + x, row + y)
        guard (0..<width).contains(place.0), (0..<height).contains(place.1) else { continue }
        let index = place.1 * width + place.0
        if let below = pixels[index] {
          if below.share == 1 { pixels[index]?.color = below.color.mixed(with: RGB(0), share) }
        } else {
          pixels[index] = Pixel(color: RGB(0), share: share)
        }
      }
    }
  }

  /// Lays another picture over what is here.
  mutating func lay(_ other: PixelGrid, _ column: Int, _ row: Int) {
    for y in 0..<other.height {
      for x in 0..<other.width {
        guard let pixel = other[x, y], (0..<width).contains(column + x), (0..<height).contains(row + y) else {
          continue
        }
        pixels[(row + y) * width + column + x] = pixel
      }
    }
  }

  /// The same outline in one colour.
  func filled(_ color: RGB?) -> PixelGrid {
    var copy = self
    copy.pixels = pixels.map { $0 == nil ? nil : color.map { Pixel(color: $0) } }
    return copy
  }

  /// Draws a picture of letters, each a pixel of some size; a letter without a colour is nothing.
  mutating func draw(
    _ picture: [String], _ column: Int, _ row: Int, scale: (across: Int, down: Int) = (1, 1),
    color: (Character) -> RGB?
  ) {
    for (y, line) in picture.enumerated() {
      for (x, letter) in line.enumerated() {
        fill(column + x * scale.across, row + y * scale.down, scale.across, scale.down, color(letter))
      }
    }
  }

  /// Draws a picture of quarter blocks, as those of suits on cards: each cell is two pixels wide and four high.
  mutating func draw(blocks picture: [String], _ column: Int, _ row: Int, _ color: RGB?) {
    for (y, line) in picture.enumerated() {
      for (x, glyph) in line.enumerated() {
        for quarter in Self.quarters[glyph] ?? [] {
          fill(column + x * 2 + quarter % 2, row + y * 4 + quarter / 2 * 2, 1, 2, color)
        }
      }
    }
  }

  /// The quarters that a block fills: 0 and 1 above, 2 and 3 below.
  private static let quarters: [Character: [Int]] = [
    "█": [0, 1, 2, 3], "▀": [0, 1], "▄": [2, 3], "▌": [0, 2], "▐": [1, 3], "▘": [0], "▝": [1], "▖": [2], "▗": [3],
    "▙": [0, 2, 3], "▟": [1, 2, 3], "▛": [0, 1, 2], "▜": [0, 1, 3], "▚": [0, 3], "▞": [1, 2],
  ]
}

import CasinoKit

/// An icon in the pixels of a file: a table with round corners, its rim, the light on its felt and what lies there.
struct IconRaster {
  let art: IconArt
  /// The pixels of a side.
  let size: Int

  /// The radius of the corners and the width of the rim and of the brass, in the art's pixels.
  static let corner = 14.0, rim = 2.0, brass = 1.0
  /// Where the light falls, and how far it reaches.
  static let light = (x: 30.0, y: 27.0, reach: 46.0)

  /// The bytes of all pixels, row by row: red, green, blue, opacity.
  var bytes: [UInt8] {
    var bytes = [UInt8]()
    bytes.reserveCapacity(size * size * 4)
    let scale = Double(IconArt.side) / Double(size)
    for row in 0..<size {
      for column in 0..<size {
        let point = ((Double(column) + 0.5) * scale, (Double(row) + 0.5) * scale)
        let depth = Self.depth(point.0, point.1) / scale
        let cover = min(1, max(0, depth + 0.5))
        guard cover > 0 else {
          bytes += [0, 0, 0, 0]
          continue
        }
        let color = color(point, column, row, scale, depth * scale)
        bytes += [color.red, color.green, color.blue, UInt8((cover * 255).rounded())]
      }
    }
    return bytes
  }

  /// How far within the outline a point lies; negative is outside.
  static func depth(_ x: Double, _ y: Double) -> Double {
    let half = Double(IconArt.side) / 2, straight = half - corner
    let across = max(0, abs(x - half) - straight), down = max(0, abs(y - half) - straight)
    if across == 0 || down == 0 { return half - max(abs(x - half), abs(y - half)) }
    return corner - (across * across + down * down).squareRoot()
  }

  /// The step of the light at a point, 0 is lit most.
  static func level(_ x: Double, _ y: Double, of count: Int) -> Int {
    let across = (x - light.x) / light.reach, down = (y - light.y) / light.reach
    return min(count - 1, Int((across * across + down * down).squareRoot() * Double(count - 1) + 0.5))
  }

  private func color(_ point: (Double, Double), _ column: Int, _ row: Int, _ scale: Double, _ depth: Double) -> RGB {
    var color = art.felt[Self.level(point.0, point.1, of: art.felt.count)]
    let edge = 0.5 * scale
    func share(_ within: Double) -> Double { min(1, max(0, (within - depth) / (2 * edge) + 0.5)) }
    color = color.mixed(with: art.brass, share(Self.rim + Self.brass))
    color = color.mixed(with: art.rim, share(Self.rim))
    return over(color, column, row, scale)
  }

  /// What lies on the felt, each of the art's pixels by its share of this one.
  private func over(_ ground: RGB, _ column: Int, _ row: Int, _ scale: Double) -> RGB {
    let left = Double(column) * scale, top = Double(row) * scale
    var red = 0.0, green = 0.0, blue = 0.0, rest = 1.0
    for y in Int(top)...min(IconArt.side - 1, Int((top + scale).nextDown)) {
      let high = min(top + scale, Double(y + 1)) - max(top, Double(y))
      for x in Int(left)...min(IconArt.side - 1, Int((left + scale).nextDown)) {
        let wide = min(left + scale, Double(x + 1)) - max(left, Double(x))
        guard let pixel = art.objects[x, y] else { continue }
        let share = high * wide / (scale * scale) * pixel.share
        red += Double(pixel.color.red) * share
        green += Double(pixel.color.green) * share
        blue += Double(pixel.color.blue) * share
        rest -= share
      }
    }
    func part(_ value: Double, _ below: UInt8) -> UInt8 {
      UInt8(min(255, max(0, value + Double(below) * rest)).rounded())
    }
    return RGB(red: part(red, ground.red), green: part(green, ground.green), blue: part(blue, ground.blue))
  }
}

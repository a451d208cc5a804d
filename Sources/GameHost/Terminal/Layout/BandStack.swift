/// A strip of rows across the table, which may grow.
struct Band: Hashable {
  enum Kind: Hashable {
    case bar, brass, gap, row(Int), print, talk, banner, chips, actions, keys
  }
  var kind: Kind
  /// The rows without which it is not drawn.
  var least: Int
  /// The rows that it has where there is room.
  var usual: Int
  /// Its share of what is left over.
  var stretch = 0
}

/// Bands below each other.
enum BandStack {
  /// How high each band is, so that together they fill the rows; nil where they do not fit.
  ///
  /// Every band first has its least rows; then, from the first to the last, those that it usually has; what is left
  /// goes to those that stretch.
  static func heights(of bands: [Band], rows: Int) -> [Int]? {
    var heights = bands.map(\.least)
    var left = rows - heights.reduce(0, +)
    guard left >= 0 else { return nil }
    // Row by row, so that no gap takes everything before another has anything.
    var grew = true
    while left > 0, grew {
      grew = false
      for index in bands.indices where left > 0 && heights[index] < bands[index].usual {
        heights[index] += 1
        left -= 1
        grew = true
      }
    }
    share(left, among: bands, &heights)
    return heights
  }

  private static func share(_ rows: Int, among bands: [Band], _ heights: inout [Int]) {
    let sum = bands.reduce(0) { $0 + $1.stretch }
    guard rows > 0, sum > 0 else { return }
    var given = 0, weight = 0
    for index in bands.indices where bands[index].stretch > 0 {
      weight += bands[index].stretch
      let upTo = rows * weight / sum
      heights[index] += upTo - given
      given = upTo
    }
  }
}

import CasinoKit

/// A card comes face down out of the shoe, in a straight line and ever slower. It throws no shadow until it lies.
struct CardSlide: MotionTrack {
  /// How far it is in each picture. Before, it lies in the shoe; after, at its place.
  static let way = [0.30, 0.52, 0.70, 0.83, 0.92, 0.97]

  let steps: MotionSteps
  let start: Point
  let end: Point
  let size: CardSize
  /// Its face; nil where it stays face down.
  let card: Card?

  func draw(_ step: Int, on canvas: inout Canvas) {
    guard step < Self.way.count else {
      CardPart(side: card.map { .face($0) } ?? .back, size: size).draw(&canvas, end.column, end.row)
      return
    }
    let place = start.toward(end, Self.way[step])
    CardPart(side: .back, size: size).draw(&canvas, place.column, place.row)
  }
}

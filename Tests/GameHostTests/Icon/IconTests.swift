import CasinoKit
import Foundation
import Testing

@testable import GameHost

@Suite struct IconTests {
  static let sizes = [16, 48, 64, 100, 512]

  @Test(arguments: sizes) func pngHoldsThePicture(size: Int) throws {
    let pixels = IconRaster(art: IconArt(LobbySample.games[0].icon), size: size).bytes
    let png = try PNGReading(PNGFile.bytes(width: size, height: size, pixels: pixels))
    #expect(png.width == size && png.height == size)
    #expect(png.chunks == ["IHDR", "IDAT", "IEND"])
    #expect(png.pixels == pixels)
  }

  @Test("corners are clear, the rim is dark, the middle is covered")
  func shape() {
    let size = 64, bytes = IconRaster(art: IconArt(nil), size: size).bytes
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[((y * size + x) * 4)..<((y * size + x) * 4 + 4)]) }
    for (x, y) in [(0, 0), (63, 0), (0, 63), (63, 63)] { #expect(pixel(x, y)[3] == 0) }
    #expect(pixel(32, 0) == [0x1D, 0x14, 0x10, 255])
    #expect(pixel(32, 32)[3] == 255)
  }

  @Test(arguments: LobbySample.games.map(\.info.id)) func svgIsThatOnFile(id: String) throws {
    let game = try #require(LobbySample.games.first { $0.info.id == id })
    let text = SVGFile(art: IconArt(game.icon), name: game.info.name).text(size: 512)
    try expectScreen(text, id)
    try expectScreen(
      "\(PNGFile.checksum(IconRaster(art: IconArt(game.icon), size: 128).bytes))\n", "\(id)-128-checksum")
  }

  @Test func svgIsWellFormed() throws {
    let text = SVGFile(art: IconArt(nil), name: "Rock & <Roll>").text(size: 64)
    #expect(text.contains("Rock &amp; &lt;Roll&gt;"))
    var open: [Substring] = []
    for tag in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) where !tag.isEmpty {
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == tag.dropFirst())
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      #expect(tag.count { $0 == "\"" } % 2 == 0)
    }
    #expect(open.isEmpty)
  }

  @Test func filesAreWrittenOnceUnlessForced() throws {
    let folder = try TestFolder()
    let words = ["icon", "blackjack", "--size", "16", "--output", folder.path]
    #expect(throws: (any Error).self) { try Data(contentsOf: URL(filePath: folder.path + "/blackjack.png")) }
    #expect(try casino(words).code == .done)
    let png = try Data(contentsOf: URL(filePath: folder.path + "/blackjack.png"))
    #expect(try PNGReading(Array(png)).width == 16)
    let again = try casino(words)
    #expect(again.code == .failed && again.errors.contains("--force"))
    #expect(try casino(words + ["--force"]).code == .done)
  }

  @Test(arguments: ["15", "2049", "x", ""]) func otherSizesAreRefused(size: String) throws {
    #expect(try casino(["icon", "blackjack", "--size", size]).code == .usage)
  }
}

@Suite struct DeflateTests {
  @Test(arguments: [0, 1, 2, 3, 257, 258, 259, 260, 5_000])
  func repetitionsComeBack(count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 / 300 & 0xFF) }
    #expect(try Inflate.zlib(Deflate.zlib(bytes, distances: [1, 4])) == bytes)
  }

  @Test func anythingComesBack() throws {
    var random = Xoshiro256(seed: 3)
    for distances in [[1], [4, 2_049], [32_768], []] {
      let bytes = (0..<40_000).map { _ in UInt8(random.next() % 3) * 90 }
      #expect(try Inflate.zlib(Deflate.zlib(bytes, distances: distances)) == bytes)
    }
  }

  // From RFC 1950 and the PNG specification's sample code.
  @Test func checksums() {
    #expect(Deflate.adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(PNGFile.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }
}

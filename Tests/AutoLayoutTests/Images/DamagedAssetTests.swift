import Foundation
import Testing

@testable import AutoLayout

/// Damaged files of images and catalogs. They may have any size, which is a positive number, or none;
/// reading them never stops the program. The damage is the same in every run.
@MainActor
@Suite struct DamagedAssetTests {
  /// Bytes that turn lengths and marks into extremes.
  private static let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, 0x22, 0x5B, 0x7B, 0x2D]

  /// Replaces, removes, repeats or cuts off some bytes.
  private func damaged(_ data: Data, _ numbers: inout RepeatableNumbers) -> Data {
    var bytes = Array(data)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[place] = Self.extremes.randomElement(using: &numbers) ?? 0
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return Data(bytes)
  }

  /// The start of a JPEG file: a segment of the application, and a baseline frame of 20 × 10 pixels.
  private static let jpeg = Data(
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 10, 0, 20, 1, 1, 0x11, 0, 0xFF]
      + [0xD9])

  @Test(arguments: [true, false])
  func `Damaged image headers do not crash, and sizes stay positive and finite`(isPNG: Bool) throws
  {
    let data = isPNG ? AssetCatalogTests.png(20, 10) : Self.jpeg
    #expect(UIImage(data: data)?.size == CGSize(width: 20, height: 10))
    var numbers = RepeatableNumbers(state: 7)
    for _ in 0..<3000 {
      guard let size = UIImage(data: damaged(data, &numbers))?.size else { continue }
      #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
    }
  }

  @Test func `Damaged image and color sets do not crash`() throws {
    let image = Data(
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing":
        {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
         "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}],
       "properties": {"template-rendering-intent": "template"}}
      """.utf8)
    let color = Data(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x40", "green": "0.5", "blue": "255", "alpha": "1.000"}}}]}
      """.utf8)
    var numbers = RepeatableNumbers(state: 11)
    let count = 300
    var files: [String: Data] = [:]
    for round in 0..<count {
      let isWhole = round == 0
      files["A.xcassets/i\(round).imageset/Contents.json"] =
        isWhole ? image : damaged(image, &numbers)
      let file = AssetCatalogTests.png(20, 10)
      files["A.xcassets/i\(round).imageset/a.png"] =
        round % 3 == 2 ? damaged(file, &numbers) : file
      files["A.xcassets/c\(round).colorset/Contents.json"] =
        isWhole ? color : damaged(color, &numbers)
    }
    try AssetCatalogTests.withFiles(files) { folder in
      check(count)
      checkPictures(count, DocumentAssets(document: folder.appendingPathComponent("A.xib")))
    }
  }

  /// Reads whole images and colors, and damaged ones.
  private func check(_ count: Int) {
    #expect(UIImage(named: "i0")?.size == CGSize(width: 10, height: 5))
    #expect(UIColor(named: "c0") != nil)
    for round in 1..<count {
      let size = UIImage(named: "i\(round)")?.size ?? CGSize(width: 1, height: 1)
      #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
      let shown = UIColor(named: "c\(round)")?.snapshotColor.light
      let parts = shown.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
      let isFinite = parts.allSatisfy { $0.isFinite }
      #expect(isFinite)
    }
  }

  /// Adds whole images and damaged ones to pictures. Those of other sizes are left out, and slices
  /// have a size.
  private func checkPictures(_ count: Int, _ assets: DocumentAssets) {
    var shown = 0
    for round in 0..<count {
      _ = assets.color(named: "c\(round)")
      let view = UIImageView(
        image: UIImage(name: "i\(round)", size: CGSize(width: 7, height: 7)))
      view.sizeToFit()
      var snapshot = view.layoutSnapshot()
      assets.addImages(to: &snapshot, isDark: round % 2 == 1)
      guard case .image(let image) = snapshot.root.content, image.data != nil else { continue }
      shown += 1
      let size = image.slices?.size ?? CGSize(width: 1, height: 1)
      #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
    }
    #expect(shown > 0 && shown < count)
  }
}

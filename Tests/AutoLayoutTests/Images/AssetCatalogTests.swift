import Foundation
import Testing

@testable import AutoLayout

/// Images and colors of catalogs on disk. Oracle: Apple's documentation of the format of asset
/// catalogs (hand).
@MainActor
@Suite struct AssetCatalogTests {
  /// The start of a PNG file with a size in pixels.
  static func png(_ width: Int, _ height: Int) -> Data {
    func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
  }

  /// Calls a function with a folder that has files.
  static func withFiles(
    _ files: [String: Data], _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    let old = InterfaceSources.folders
    InterfaceSources.folders = [folder]
    defer {
      InterfaceSources.folders = old
      try? FileManager.default.removeItem(at: folder)
    }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(folder)
  }

  private static func json(_ text: String) -> Data { Data(text.utf8) }

  private static let logo = json(
    """
    {"images": [
      {"idiom": "universal", "filename": "logo.png", "scale": "1x"},
      {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x",
       "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
                    "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}},
      {"idiom": "universal", "filename": "dark@2x.png", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "ipad", "filename": "pad@2x.png", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"}
     ], "properties": {"template-rendering-intent": "template"}}
    """)

  private static let images: [String: Data] = [
    "Media.xcassets/Contents.json": json(#"{"info": {"version": 1}}"#),
    "Media.xcassets/logo.imageset/Contents.json": logo,
    "Media.xcassets/logo.imageset/logo.png": png(20, 10),
    "Media.xcassets/logo.imageset/logo@2x.png": png(40, 20),
    "Media.xcassets/logo.imageset/dark@2x.png": png(42, 22),
    "Media.xcassets/logo.imageset/pad@2x.png": png(80, 60),
  ]

  private func traits(
    _ scale: CGFloat, _ style: UIUserInterfaceStyle = .light, _ idiom: UIUserInterfaceIdiom = .phone
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(userInterfaceIdiom: idiom),
    ])
  }

  @Test func `The image variant depends on scale, appearance and idiom`() throws {
    try Self.withFiles(Self.images) { _ in
      func image(_ traits: UITraitCollection) -> UIImage? {
        UIImage(named: "logo", in: nil, compatibleWith: traits)
      }
      #expect(image(traits(1))?.size == CGSize(width: 20, height: 10))
      let twice = try #require(image(traits(2)))
      // 40 × 20 pixels at two pixels per point.
      #expect(twice.size == CGSize(width: 20, height: 10) && twice.scale == 2)
      #expect(twice.renderingMode == .alwaysTemplate && twice.resizingMode == .stretch)
      #expect(twice.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
      // There is no file for three pixels per point: the next lower one is used.
      #expect(image(traits(3))?.scale == 2)
      #expect(image(traits(2, .dark))?.size == CGSize(width: 21, height: 11))
      #expect(image(traits(2, .light, .pad))?.size == CGSize(width: 40, height: 30))
      let dark = twice.imageAsset?.image(with: traits(2, .dark))
      #expect(dark?.size == CGSize(width: 21, height: 11))
    }
  }

  @Test func `A group that provides a namespace prefixes the names of its images`() throws {
    let set = Self.json(#"{"images": [{"filename": "a.png", "scale": "1x"}]}"#)
    try Self.withFiles([
      "A.xcassets/Icons/Contents.json": Self.json(
        #"{"properties": {"provides-namespace": true}}"#),
      "A.xcassets/Icons/a.imageset/Contents.json": set,
      "A.xcassets/Icons/a.imageset/a.png": Self.png(5, 6),
      "A.xcassets/Plain/b.imageset/Contents.json": set,
      "A.xcassets/Plain/b.imageset/a.png": Self.png(7, 8),
    ]) { _ in
      #expect(UIImage(named: "Icons/a")?.size == CGSize(width: 5, height: 6))
      #expect(UIImage(named: "a") == nil)
      #expect(UIImage(named: "b")?.size == CGSize(width: 7, height: 8))
    }
  }

  @Test func `Vector images have the size stated in their file`() throws {
    func set(_ file: String) -> Data {
      Self.json(#"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#)
    }
    try Self.withFiles([
      "A.xcassets/a.imageset/Contents.json": set("a.pdf"),
      "A.xcassets/a.imageset/a.pdf": Self.json(
        "%PDF-1.4 1 0 obj << /Type /Page /MediaBox [0 0 24 36.5] >>"),
      "A.xcassets/b.imageset/Contents.json": set("b.svg"),
      "A.xcassets/b.imageset/b.svg": Self.json(#"<svg stroke-width="9" viewBox="0 0 16 12"/>"#),
      "A.xcassets/c.imageset/Contents.json": set("c.svg"),
      "A.xcassets/c.imageset/c.svg": Self.json(
        #"<?xml version="1.0"?><svg width="30px" height="20" viewBox="0 0 1 1"></svg>"#),
    ]) { _ in
      #expect(UIImage(named: "a")?.size == CGSize(width: 24, height: 36.5))
      #expect(UIImage(named: "b")?.size == CGSize(width: 16, height: 12))
      #expect(UIImage(named: "c")?.size == CGSize(width: 30, height: 20))
    }
  }

  @Test func `Colors have light and dark values in all component formats`() throws {
    let brand = Self.json(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x33", "green": "51", "blue": "0.2", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000",
         "alpha": "1.000"}}}]}
      """)
    // The red of sRGB in Display P3, from the matrices of CSS Color 4.
    let wide = Self.json(
      """
      {"colors": [{"color": {"color-space": "display-p3", "components":
        {"red": "0.91749", "green": "0.20029", "blue": "0.13856", "alpha": "1.000"}}}]}
      """)
    let reference = Self.json(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
    try Self.withFiles([
      "A.xcassets/brand.colorset/Contents.json": brand,
      "A.xcassets/link.colorset/Contents.json": reference,
      "A.xcassets/wide.colorset/Contents.json": wide,
    ]) { _ in
      let red = try #require(UIColor(named: "wide")).snapshotColor.light
      #expect(abs(red.red - 1) < 0.001 && red.green < 0.01 && red.blue < 0.01)
      let program = UIColor(displayP3Red: 0.91749, green: 0.20029, blue: 0.13856, alpha: 1)
      #expect(program.snapshotColor.light == red)
      let color = try #require(UIColor(named: "brand")).snapshotColor
      // 0x33 = 51 = 0.2 × 255.
      #expect(color.light == .init(0.2, 0.2, 0.2, 0.5))
      #expect(color.dark == .init(1, 1, 1, 1))
      #expect(UIColor(named: "link") == UIColor.systemBlue)
    }
  }

  @Test func `The contents of a set are cached after the first access`() throws {
    let blue = Self.json(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
    try Self.withFiles(
      Self.images.merging(["A.xcassets/link.colorset/Contents.json": blue]) { $1 }
    ) { folder in
      #expect(UIColor(named: "link") == UIColor.systemBlue && UIImage(named: "logo") != nil)
      for set in ["A.xcassets/link.colorset", "Media.xcassets/logo.imageset"] {
        try FileManager.default.removeItem(
          at: folder.appendingPathComponent(set + "/Contents.json"))
      }
      #expect(UIColor(named: "link") == UIColor.systemBlue && UIImage(named: "logo") != nil)
    }
  }

  @Test func `File names and links cannot refer outside the set`() throws {
    let set = Self.json(#"{"images": [{"filename": "../secret.png", "scale": "1x"}]}"#)
    try Self.withFiles([
      "A.xcassets/a.imageset/Contents.json": set, "A.xcassets/secret.png": Self.png(1, 1),
      "A.xcassets/b.imageset/Contents.json": Self.json(
        #"{"images": [{"filename": "link.png", "scale": "1x"}]}"#),
    ]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("A.xcassets/b.imageset/link.png"),
        withDestinationURL: folder.appendingPathComponent("A.xcassets/secret.png"))
      #expect(UIImage(named: "a") == nil)
      #expect(UIImage(named: "b") == nil)
    }
  }

  @Test func `Loose image files in the bundle are found with their scales`() throws {
    try Self.withFiles(["photo@2x.png": Self.png(40, 20), "tile.png": Self.png(3, 4)]) { folder in
      #expect(UIImage(named: "photo")?.size == CGSize(width: 20, height: 10))
      #expect(UIImage(named: "tile.png")?.size == CGSize(width: 3, height: 4))
      #expect(UIImage(named: "none") == nil)
      let path = folder.appendingPathComponent("photo@2x.png").path
      #expect(UIImage(contentsOfFile: path)?.scale == 2)
    }
  }

  @Test func `Damaged sets do not crash`() throws {
    var seed: UInt64 = 42
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<300 {
      var bytes = [UInt8](Self.logo)
      for _ in 0..<1 + random(8) { bytes[random(bytes.count)] = UInt8(random(256)) }
      _ = (try? JSONDecoder().decode(ImageSet.self, from: Data(bytes)))?
        .entry(for: traits(2).values)
      var svg = [UInt8](#"<svg width="1e3" height='2' viewBox="0,0 3 4">"#.utf8)
      svg[random(svg.count)] = UInt8(random(256))
      _ = VectorSize.svg(Data(svg))
      var pdf = [UInt8]("%PDF-1.4 /MediaBox [0 0 24 36.5]".utf8)
      pdf[random(pdf.count)] = UInt8(random(256))
      _ = VectorSize.pdf(Data(pdf))
    }
  }

  /// A symbol of 30 × 40 points, at twice the size of body text of 17 points.
  @Test func `A configuration scales a custom symbol`() throws {
    let symbol = Self.json(
      #"{"symbols": [{"idiom": "universal", "filename": "boat.svg"}], "info": {"version": 1}}"#)
    let file = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"></svg>"#.utf8)
    try Self.withFiles([
      "Media.xcassets/boat.symbolset/Contents.json": symbol,
      "Media.xcassets/boat.symbolset/boat.svg": file,
    ]) { _ in
      #expect(UIImage(named: "boat")?.size == CGSize(width: 30, height: 40))
      let large = UIImage(
        named: "boat", in: nil, with: UIImage.SymbolConfiguration(pointSize: 34))
      #expect(large?.size == CGSize(width: 60, height: 80))
    }
  }
}

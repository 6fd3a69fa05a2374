import Foundation
import Testing

@testable import AutoLayout

/// The images and colors of the project around a document. Oracle: Xcode finds assets of the whole
/// project (hand); the boundary is a rule of this project.
@MainActor
@Suite struct DocumentAssetsTests {
  private static let color = Data(
    #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}"#
      .utf8)

  private static func set(_ file: String, _ more: String = "") -> Data {
    Data(#"{"images": [{"idiom": "universal", "filename": "\#(file)"}]\#(more)}"#.utf8)
  }

  private static let files: [String: Data] = [
    "App.xcodeproj/project.pbxproj": Data(),
    "App/Base.lproj/Main.storyboard": Data(),
    "App/Media.xcassets/logo.imageset/Contents.json": set("logo.png"),
    "App/Media.xcassets/logo.imageset/logo.png": AssetCatalogTests.png(20, 10),
    "App/Media.xcassets/tab.imageset/Contents.json": set(
      "tab.svg", #", "properties": {"template-rendering-intent": "template"}"#),
    "App/Media.xcassets/tab.imageset/tab.svg": Data("<svg width='24' height='24'></svg>".utf8),
    "App/Media.xcassets/paper.imageset/Contents.json": set("paper.pdf"),
    "App/Media.xcassets/paper.imageset/paper.pdf": Data("%PDF-1.4 /MediaBox [0 0 10 10]".utf8),
    "App/Media.xcassets/Brand.colorset/Contents.json": color,
    "Other/Other.xcassets/logo.imageset/Contents.json": set("logo.png"),
    "Other/Other.xcassets/logo.imageset/logo.png": AssetCatalogTests.png(99, 99),
    "Other/photo@2x.png": AssetCatalogTests.png(8, 8),
    "Pods/Media.xcassets/pod.imageset/Contents.json": set("pod.png"),
    "Pods/Media.xcassets/pod.imageset/pod.png": AssetCatalogTests.png(5, 5),
  ]

  private func assets(_ folder: URL, within boundary: URL? = nil) -> DocumentAssets {
    DocumentAssets(
      document: folder.appendingPathComponent("App/Base.lproj/Main.storyboard"), within: boundary)
  }

  private func picture(_ name: String, in assets: DocumentAssets) -> AssetPicture? {
    assets.picture(named: name, isDark: false, isPad: false)
  }

  @Test func `The project's assets are found, the nearest first`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      let assets = assets(folder)
      #expect(picture("logo", in: assets)?.data == AssetCatalogTests.png(20, 10))
      #expect(picture("photo", in: assets)?.data == AssetCatalogTests.png(8, 8))
      #expect(picture("photo.png", in: assets)?.data == AssetCatalogTests.png(8, 8))
      #expect(picture("tab", in: assets)?.renderingMode == .alwaysTemplate)
      #expect(assets.color(named: "Brand") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      // PDF files cannot be part of a picture.
      for name in ["paper", "pod", "none", "", "../App/logo", "/etc/passwd"] {
        #expect(picture(name, in: assets) == nil, "\(name)")
      }
    }
  }

  @Test func `Assets outside the boundary are not found`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      let inner = assets(folder, within: folder.appendingPathComponent("App"))
      #expect(picture("logo", in: inner) != nil)
      #expect(picture("photo", in: inner) == nil)
    }
  }

  @Test func `Symbolic links are not followed`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      let outside = folder.appendingPathComponent("Pods/Media.xcassets").path
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: folder.appendingPathComponent("App/Linked.xcassets").path,
        withDestinationPath: outside)
      let set = folder.appendingPathComponent("App/Media.xcassets/logo.imageset/logo.png")
      try manager.removeItem(at: set)
      try manager.createSymbolicLink(
        atPath: set.path, withDestinationPath: outside + "/pod.imageset/pod.png")
      let assets = assets(folder)
      #expect(picture("pod", in: assets) == nil)
      #expect(picture("logo", in: assets) == nil)
    }
  }

  @Test func `Images above the file size limit are not embedded`() throws {
    var files = Self.files
    files["App/Media.xcassets/logo.imageset/logo.png"] =
      AssetCatalogTests.png(20, 10) + Data(count: DocumentAssets.imageSize)
    try AssetCatalogTests.withFiles(files) { folder in
      #expect(picture("logo", in: assets(folder)) == nil)
    }
  }

  @Test func `Without a project, only folders near the document are searched`() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = nil
    try AssetCatalogTests.withFiles(files) { folder in
      let assets = assets(folder)
      #expect(picture("logo", in: assets) != nil)
      #expect(picture("photo", in: assets) == nil)
    }
  }

  @Test func `Images of a snapshot get the data of their files without changing frames`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      let view = UIImageView(image: UIImage(name: "logo", size: CGSize(width: 7, height: 7)))
      view.sizeToFit()
      var snapshot = view.layoutSnapshot()
      let frames = snapshot.views.map(\.frame)
      let bar = CGRect(x: 0, y: 0, width: 100, height: 50)
      var tab = LayoutSnapshot.View(className: "UITabBar", frame: bar, frameInRoot: bar)
      tab.content = .tabBar(items: [.init(title: "Tab", image: "tab", rect: bar)])
      snapshot.canvas.bars = [tab]
      assets(folder).addImages(to: &snapshot, isDark: false)
      guard case .image(let image) = snapshot.root.content,
        case .tabBar(let items) = snapshot.canvas.bars[0].content
      else { throw CancellationError() }
      #expect(image.data == AssetCatalogTests.png(20, 10))
      #expect(items[0].picture?.isTemplate == true)
      #expect(snapshot.views.map(\.frame) == frames)
      var small = view.layoutSnapshot()
      assets(folder).addImages(to: &small, isDark: false, limit: 10)
      #expect(small == view.layoutSnapshot())
    }
  }

  @Test func `The documents of a project share one asset search`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      let first = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
      #expect(DocumentAssets.of(first) === DocumentAssets.of(first))
      let file = folder.appendingPathComponent("App/Media.xcassets/late.imageset")
      // A file that is made after the search is not found from another folder of the project.
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      try Self.set("late.png").write(to: file.appendingPathComponent("Contents.json"))
      try AssetCatalogTests.png(3, 3).write(to: file.appendingPathComponent("late.png"))
      let other = DocumentAssets.of(folder.appendingPathComponent("Other/View.xib"))
      #expect(picture("late", in: other) == nil)
      // The nearest one for each folder.
      #expect(picture("logo", in: other)?.data == AssetCatalogTests.png(99, 99))
      #expect(picture("late", in: assets(folder)) != nil)
    }
  }

  @Test func `The next check finds changed assets of the project`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      let document = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
      let media = folder.appendingPathComponent("App/Media.xcassets")
      var assets = DocumentAssets.of(document)
      #expect(assets.imageSize(named: "late") == nil)
      let late = media.appendingPathComponent("late.imageset")
      try FileManager.default.createDirectory(at: late, withIntermediateDirectories: true)
      try Self.set("late.png").write(to: late.appendingPathComponent("Contents.json"))
      try AssetCatalogTests.png(3, 4).write(to: late.appendingPathComponent("late.png"))
      assets = assets.lookingAgain()
      #expect(assets.imageSize(named: "late") == CGSize(width: 3, height: 4))
      #expect(DocumentAssets.of(document) === assets)
      // A color that was read gets another value.
      #expect(assets.color(named: "Brand") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let blue = String(decoding: Self.color, as: UTF8.self)
        .replacing(#""blue": "0.000""#, with: #""blue": "1.000""#)
      let contents = media.appendingPathComponent("Brand.colorset/Contents.json")
      try Data(blue.utf8).write(to: contents, options: .atomic)
      assets = assets.lookingAgain()
      #expect(assets.color(named: "Brand") == UIColor(red: 1, green: 0, blue: 1, alpha: 1))
      // A catalog in another folder, and images that are gone.
      let other = folder.appendingPathComponent("App/More.xcassets/Extra.colorset")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try Self.color.write(to: other.appendingPathComponent("Contents.json"))
      try FileManager.default.removeItem(at: late)
      assets = assets.lookingAgain()
      #expect(assets.imageSize(named: "late") == nil)
      #expect(assets.colorNames == ["Brand", "Extra"])
    }
  }

  @Test func `A check without changes returns the same assets`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      try Self.age(folder)
      let document = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
      let assets = DocumentAssets.of(document)
      #expect(assets.lookingAgain() === assets)
      // A program that writes the document changes its folder, but neither images nor colors.
      let journal = folder.appendingPathComponent("App/Base.lproj/.Main.storyboard.journal")
      try Data("text".utf8).write(to: journal)
      try Data("<document/>".utf8).write(to: document, options: .atomic)
      #expect(assets.lookingAgain() === assets)
    }
  }

  @Test func `An image overwritten in place is reloaded`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      try Self.age(folder)
      let document = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
      var assets = DocumentAssets.of(document)
      for (path, name) in [
        ("App/Media.xcassets/logo.imageset/logo.png", "logo"), ("Other/photo@2x.png", "photo"),
      ] {
        let (old, new) = (picture(name, in: assets)?.data, AssetCatalogTests.png(30, 16))
        #expect(old != nil && old != new)
        let file = try FileHandle(forWritingTo: folder.appendingPathComponent(path))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: new)
        try file.close()
        assets = assets.lookingAgain()
        #expect(picture(name, in: assets)?.data == new)
      }
    }
  }

  @Test func `A check of a large project is spread over several requests`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      try Self.age(folder)
      var project = ProjectFiles(ProjectFiles.Root(url: folder, isProject: true))
      let isChanged = (0..<20).contains { _ in project.hasChanged(count: 3) }
      #expect(!isChanged)
      let contents = folder.appendingPathComponent(
        "App/Media.xcassets/Brand.colorset/Contents.json")
      try Self.color.write(to: contents)
      // hand: four folders, two catalogs, five sets with their contents and four images, and one image, three
      // at a time.
      let looks = (1...10).prefix { _ in !project.hasChanged(count: 3) }.count
      #expect(looks < 7)
    }
  }

  /// Gives all files of a folder a time in the past. Times of the present are not trusted, because file
  /// systems round them.
  private static func age(_ folder: URL) throws {
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -60)]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let url as URL in try #require(files) {
      try FileManager.default.setAttributes(old, ofItemAtPath: url.path)
    }
    try FileManager.default.setAttributes(old, ofItemAtPath: folder.path)
  }

  @Test func `Image sizes are those of the file in points`() throws {
    try AssetCatalogTests.withFiles(Self.files) { folder in
      let assets = assets(folder)
      let sizes = ["logo": [20, 10], "tab": [24, 24], "paper": [10, 10], "photo": [4, 4]]
      for (name, size) in sizes {
        #expect(assets.imageSize(named: name) == CGSize(width: size[0], height: size[1]), "\(name)")
      }
      #expect(assets.imageSize(named: "none") == nil)
      #expect(assets.colorNames == ["Brand"])
    }
  }

  @Test func `Images above the pixel limit are not embedded`() throws {
    var files = Self.files
    files["App/Media.xcassets/logo.imageset/logo.png"] = AssetCatalogTests.png(4096, 4097)
    files["Other/photo@2x.png"] = AssetCatalogTests.png(4096, 4096)
    try AssetCatalogTests.withFiles(files) { folder in
      #expect(picture("logo", in: assets(folder)) == nil)
      #expect(picture("photo", in: assets(folder)) != nil)
    }
  }

  @Test func `Only a limited number of large images is embedded in a picture`() throws {
    let size = 20
    let count = DocumentAssets.largeImageCount + 8
    var files = Self.files
    files["App/Media.xcassets/logo.imageset/logo.png"] =
      AssetCatalogTests.png(1, 1) + Data(count: size)
    let bytes = size + AssetCatalogTests.png(1, 1).count
    try AssetCatalogTests.withFiles(files) { folder in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<count {
        root.addSubview(
          UIImageView(image: UIImage(name: "logo", size: CGSize(width: 7, height: 7))))
      }
      var snapshot = root.layoutSnapshot()
      assets(folder).addImages(to: &snapshot, isDark: false, limit: bytes)
      let withFiles = snapshot.views.filter {
        guard case .image(let image) = $0.content else { return false }
        return image.data != nil
      }
      #expect(withFiles.count == DocumentAssets.largeImageCount)
    }
  }
}

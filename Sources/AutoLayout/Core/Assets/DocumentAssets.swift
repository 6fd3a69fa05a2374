import Foundation

/// The images and colors of a project that a document refers to, for pictures of the document.
///
/// Layout does not need them, because documents record the sizes of images. Files are read on first
/// use.
package final class DocumentAssets: @unchecked Sendable {
  /// The sets of all catalogs by name. Of several with a name, the one nearest to the document is
  /// used.
  private let folders: [AssetCatalog.Name: URL]
  /// The image files outside catalogs by name. Of several with a name, the one nearest to the
  /// document is used.
  private let files: [String: URL]
  /// The project's source files in Swift and Objective-C.
  package let sources: [URL]
  /// The project and the folder of the document, which identify the assets in the cache.
  private let place: Place
  /// The lock that protects `pictures` and `pictureSize`.
  private let lock = NSLock()
  /// The cached images by request. The value is `nil` if the image does not exist.
  private var pictures: [Wanted: AssetPicture?] = [:]
  /// The number of bytes of the images that were read.
  private var pictureSize = 0

  /// The maximum size in bytes of an image in a picture. Larger images are drawn as their names,
  /// because a gallery has dozens of pictures.
  package static let imageSize = 1 << 20
  /// The maximum size in bytes of an image in a page that has many pictures.
  package static let pageImageSize = 1 << 16
  /// The maximum number of images of the maximum size in one picture. Further ones are drawn as
  /// their names, so that a document that uses an image a thousand times does not produce a picture
  /// of a gigabyte.
  static let largeImageCount = 32
  /// The maximum number of pixels of an image. Image viewers decode this many into 64 MiB.
  static let pixelCount: CGFloat = 16_777_216
  /// The maximum number of cached images, including missing ones. Scenes have some dozens.
  private static let imageCount = 1000

  /// A request for an image.
  private struct Wanted: Hashable {
    var name: String
    var isDark: Bool
    var isPad: Bool
  }

  /// The folders of a search for assets.
  private struct Place {
    /// The folder of the document.
    let folder: URL
    /// The topmost folder that may be read, or `nil` if there is no boundary.
    let boundary: URL?
    /// The folder of the project.
    let root: ProjectFiles.Root

    /// The key of the assets in the cache.
    var key: [String?] { [folder.path, boundary?.path] }
  }

  /// The results of earlier searches, so that a project is searched once for all its documents.
  private static let known = Known()

  /// The projects and the assets of documents that were found before.
  private final class Known: @unchecked Sendable {
    let lock = NSLock()
    var projects: [ProjectFiles.Root: ProjectFiles] = [:]
    var assets: [[String?]: DocumentAssets] = [:]
  }

  /// The maximum number of cached folders with documents. A tool that reads documents in more
  /// folders searches some projects again.
  private static let knownCount = 64

  /// Returns the assets of the project around a document. A project is searched once, and again
  /// after `lookingAgain()` detects a change.
  package static func of(_ document: URL, within boundary: URL? = nil) -> DocumentAssets {
    of(folder: folder(of: document), within: boundary)
  }

  private static func of(folder: URL, within boundary: URL?) -> DocumentAssets {
    known.lock.withLock {
      if let assets = known.assets[[folder.path, boundary?.path]] { return assets }
      if known.assets.count >= knownCount {
        known.assets = [:]
        known.projects = [:]
      }
      let root = ProjectFiles.root(around: folder, within: boundary)
      let project = known.projects[root] ?? ProjectFiles(root)
      known.projects[root] = project
      let made = DocumentAssets(
        project, at: Place(folder: folder, boundary: boundary, root: root))
      known.assets[made.place.key] = made
      return made
    }
  }

  /// Checks the folders, sets and images of the project for changes, and returns the current
  /// assets: the same object if there are no changes.
  ///
  /// - Complexity: O(`ProjectFiles.lookCount`), and a search of the project after a change. In a
  ///   project with more files, a change is detected by one of the next calls.
  package func lookingAgain() -> DocumentAssets {
    Self.known.lock.withLock {
      guard Self.known.assets[place.key] === self,
        Self.known.projects[place.root]?.hasChanged() == true
      else { return }
      Self.known.projects[place.root] = nil
      Self.known.assets = Self.known.assets.filter { $0.value.place.root != place.root }
      AssetStore.shared.forget(in: place.root.url)
      DocumentFonts.forget(place.root)
    }
    return Self.of(folder: place.folder, within: place.boundary)
  }

  /// Returns the folder of a document, without links.
  private static func folder(of document: URL) -> URL {
    document.resolvingSymlinksInPath().deletingLastPathComponent().standardizedFileURL
  }

  /// Finds the catalogs and image files of the project around a document. No file above `boundary`
  /// is read, unless it is `nil`.
  package convenience init(document: URL, within boundary: URL? = nil) {
    let folder = Self.folder(of: document)
    let root = ProjectFiles.root(around: folder, within: boundary)
    self.init(ProjectFiles(root), at: Place(folder: folder, boundary: boundary, root: root))
  }

  /// Selects the files of a project with the shortest paths from the folder of a document.
  private init(_ project: ProjectFiles, at origin: Place) {
    let place = origin.folder.pathComponents
    func distance(_ url: URL) -> Int {
      let components = url.pathComponents
      let common = zip(components, place).prefix { $0 == $1 }.count
      return components.count + place.count - 2 * common
    }
    func isNearer(_ a: URL, _ b: URL) -> Bool { (distance(a), a.path) < (distance(b), b.path) }
    self.place = origin
    sources = project.sources
    var folders: [AssetCatalog.Name: URL] = [:]
    for catalog in project.catalogs.sorted(by: { isNearer($0.url, $1.url) }) {
      folders.merge(catalog.sets.folders) { first, _ in first }
    }
    self.folders = folders
    files = Dictionary(
      project.images.map { ($0.lastPathComponent, $0) },
      uniquingKeysWith: { isNearer($0, $1) ? $0 : $1 })
  }

  /// A Boolean value that indicates whether the project has no images and colors.
  package var isEmpty: Bool { folders.isEmpty && files.isEmpty }

  /// Returns the color with a name, with its light and dark values, or `nil` if there is none.
  package func color(named name: String) -> UIColor? {
    folders[AssetCatalog.Name(kind: .color, name: name)]
      .flatMap { AssetStore.shared.contents(of: $0, as: ColorSet.self)?.color }
      .map { UIColor($0) }
  }

  /// Returns the image with a name for an appearance and a kind of device, or `nil` if there is
  /// none that pictures can show.
  func picture(named name: String, isDark: Bool, isPad: Bool) -> AssetPicture? {
    guard !isEmpty else { return nil }
    let wanted = Wanted(name: name, isDark: isDark, isPad: isPad)
    if let known = lock.withLock({ pictures[wanted] }) { return known }
    let made = read(wanted)
    lock.withLock {
      let size = made?.data.count ?? 0
      if pictures.count >= Self.imageCount || pictureSize + size > AssetLimits.cacheSize {
        pictures = [:]
        pictureSize = 0
      }
      if pictures.updateValue(made, forKey: wanted) == nil { pictureSize += size }
    }
    return made
  }

  /// Reads an image of a catalog, or an image file.
  private func read(_ wanted: Wanted) -> AssetPicture? {
    if let folder = folders[AssetCatalog.Name(kind: .image, name: wanted.name)] {
      var traits = TraitValues()
      traits.userInterfaceStyle = wanted.isDark ? .dark : .light
      traits.userInterfaceIdiom = wanted.isPad ? .pad : .phone
      traits.displayScale = 2
      return AssetPicture(set: folder, traits)
    }
    return Self.fileNames(wanted.name).lazy
      .compactMap { self.files[$0].flatMap { AssetPicture(file: $0) } }.first
  }

  /// Returns a Boolean value that indicates whether the project has an image or a symbol of a name,
  /// of any format and size.
  package func hasImage(named name: String) -> Bool {
    folders[AssetCatalog.Name(kind: .image, name: name)] != nil
      || folders[AssetCatalog.Name(kind: .symbol, name: name)] != nil
      || Self.fileNames(name).contains { files[$0] != nil }
  }

  /// Returns the size of an image in points, or `nil` if the project has no readable image with the
  /// name.
  package func imageSize(named name: String) -> CGSize? {
    if let folder = folders[AssetCatalog.Name(kind: .image, name: name)] {
      var traits = TraitValues()
      traits.userInterfaceStyle = .light
      traits.userInterfaceIdiom = .phone
      traits.displayScale = 2
      return NamedImageSet(name: name, folder: folder, isSymbol: false).image(for: traits)?.size
    }
    return Self.fileNames(name).lazy.compactMap { self.files[$0] }.first
      .flatMap { UIImage(contentsOfFile: $0.path)?.size }
  }

  /// The names of the colors of all catalogs, sorted.
  package var colorNames: [String] {
    folders.keys.filter { $0.kind == .color }.map(\.name).sorted()
  }

  /// Returns the names that the file of an image can have, in order of preference.
  private static func fileNames(_ name: String) -> [String] {
    let ending = (name as NSString).pathExtension
    let isFile = ["png", "jpg", "jpeg"].contains(ending.lowercased())
    let base = isFile ? (name as NSString).deletingPathExtension : name
    return ["@2x", "@3x", ""].flatMap { scale in
      (isFile ? [ending] : ["png", "jpg", "jpeg"]).map { base + scale + "." + $0 }
    }
  }
}

/// An image of a catalog or a file in the form in which pictures show it.
struct AssetPicture: Sendable {
  /// The bytes of a PNG, JPEG or SVG file.
  let data: Data
  /// The rendering mode of the set.
  private(set) var renderingMode = UIImage.RenderingMode.automatic
  /// The edges that keep their size, or `nil` if the image is scaled as a whole.
  private(set) var slices: LayoutSnapshot.Image.Slices?

  /// Reads the image of an image set that fits traits best. The initializer fails if pictures can
  /// show none of the set's images.
  init?(set folder: URL, _ traits: TraitValues) {
    guard let set = AssetStore.shared.contents(of: folder, as: ImageSet.self),
      let entry = set.entry(for: traits), let file = entry.filename,
      let data = Self.data(named: file, in: folder), let size = Self.size(of: data)
    else { return nil }
    self.data = data
    renderingMode = set.renderingMode
    let scale = entry.number ?? 1
    if let insets = entry.resizing?.capInsets?.points(at: scale) {
      slices = .init(
        insets: insets, size: CGSize(width: size.width / scale, height: size.height / scale))
    }
  }

  /// Reads an image file. The initializer fails if pictures cannot show the file.
  init?(file: URL) {
    guard
      let data = Self.data(
        named: file.lastPathComponent, in: file.deletingLastPathComponent()),
      Self.size(of: data) != nil
    else { return nil }
    self.data = data
  }

  /// Returns the bytes of a file that is not too large for a picture.
  private static func data(named name: String, in folder: URL) -> Data? {
    AssetFile.data(named: name, in: folder, limit: DocumentAssets.imageSize)
  }

  /// Returns the size of a PNG, JPEG or SVG file in pixels, or `nil` if the file has another format
  /// or too many pixels.
  private static func size(of data: Data) -> CGSize? {
    if let size = ImageHeader(data)?.size {
      return size.width * size.height <= DocumentAssets.pixelCount ? size : nil
    }
    return VectorSize.svg(data.prefix(AssetLimits.headerSize))
  }
}

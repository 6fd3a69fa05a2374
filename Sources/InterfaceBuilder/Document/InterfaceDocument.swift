import AutoLayout
import Foundation

/// A .xib or .storyboard file of iOS, as Xcode 5 and later write them.
///
/// The value is a view of the file's bytes: nothing is lost, and every part knows its range.
///
///     let document = try InterfaceDocument(contentsOf: url)
///     for root in document.roots {
///       let result = root.instantiate()
///       print(result.view.layoutSnapshot())
///     }
public struct InterfaceDocument: Sendable {
  /// The two kinds of files.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A file of objects, such as one view and what it contains.
    case xib
    /// A file of scenes, each with a view controller.
    case storyboard
  }

  /// The file's elements and bytes.
  public let tree: XMLTree
  /// The file as its caller named it.
  public var name: String { tree.name }
  /// Whether the file is a xib or a storyboard.
  public let kind: Kind
  /// The release of Xcode that saved the file last.
  public let xcode: Release
  /// A Boolean value that indicates whether views are placed by constraints; otherwise autoresizing
  /// masks alone place them.
  public let usesAutoLayout: Bool
  /// A Boolean value that indicates whether the document has variations by size class.
  public let usesTraitCollections: Bool
  /// A Boolean value that indicates whether the document has safe area guides instead of top and
  /// bottom layout guides.
  public let usesSafeAreas: Bool
  /// A Boolean value that indicates whether the file is shown while its application starts.
  public let isLaunchScreen: Bool
  /// The canvas's device, if the file names one.
  public let device: DeviceSetting?
  /// Images, colors and sizes that the file carries for the canvas.
  public let resources: InterfaceResources
  /// Pixels per point that the file's own lengths show; nil if they show nothing.
  let drawnScale: CGFloat?
  /// Elements by identifier; if several share one, the first.
  let identifiers: [String: XMLTree.Element]
  /// Elements whose identifier an earlier element has.
  package let duplicates: [XMLTree.Element]
  /// The segues that lead from controller to controller.
  let segues: SegueGraph
  /// What identifiers of new objects depend on, in addition to the bytes and to what is added: a text that differs
  /// between two edits, or between two sessions that edit the document.
  package var identifierSeed = ""
  /// The font files of the project; only those of chosen folders for a document without a file.
  package var fonts = DocumentFonts()

  /// The device of the canvas.
  ///
  /// Xcode 8 and later write it, from the choice below the canvas, for the whole document.
  public struct DeviceSetting: Sendable, Hashable {
    /// Interface Builder's identifier, which may be unknown to `Device.all`.
    public var identifier: String
    /// Which way the device is held.
    public var orientation: Device.Orientation
    /// A Boolean value that indicates whether the canvas is dark.
    public var isDark: Bool
  }
}

extension InterfaceDocument {
  /// Reads a file; messages call it by its path.
  ///
  /// - Throws: `InterfaceDocumentError`, with the place in the file if there is one.
  public init(contentsOf url: URL) throws(InterfaceDocumentError) {
    try self.init(contentsOf: url, name: url.path)
  }

  /// Reads a file that messages call `name`. O(bytes); the views are not made yet.
  ///
  /// Texts in fonts that iOS does not have are measured with the font files of the project around the
  /// file, which is searched when a view with such a font is made.
  ///
  /// - Throws: `InterfaceDocumentError`, with the place in the file if there is one.
  public init(contentsOf url: URL, name: String) throws(InterfaceDocumentError) {
    try self.init(data: Self.read(url, name: name), name: name)
    fonts = DocumentFonts(document: url)
  }

  /// Reads a document from memory; `name` is what messages call it. O(bytes).
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: What messages call the document, such as its path.
  ///   - limits: How large the document may be.
  /// - Throws: `InterfaceDocumentError`: of kind `encoding`, `syntax`, `documentType` or `limit` if
  ///   the bytes cannot be read as XML, and of kind `notInterfaceBuilder`, `platform` or
  ///   `archiveFormat` if they are not a document that can be laid out.
  public init(
    data: Data, name: String, limits: XMLLimits = XMLLimits()
  ) throws(InterfaceDocumentError) {
    let tree = try XMLReader.read(Array(data), name: name, limits: limits)
    let root = tree.root
    kind = try Self.kind(of: tree)
    try Self.checkViewCount(of: tree, limits.viewCount)
    self.tree = tree
    xcode = Release(toolsVersion: root[DocumentElement.toolsVersion])
    usesAutoLayout = root[DocumentElement.useAutolayout]
    usesTraitCollections = root[DocumentElement.useTraitCollections]
    usesSafeAreas = root[DocumentElement.useSafeAreas]
    isLaunchScreen = root[DocumentElement.launchScreen]
    device = root.child(DocumentElement.device).flatMap(DeviceSetting.init)
    resources = InterfaceResources(root)
    drawnScale = DrawnPixels.scale(of: tree, hasDevice: root.child(DocumentElement.device) != nil)
    (identifiers, duplicates) = Self.index(tree)
    segues = SegueGraph(tree)
  }

  /// The bytes of a regular file, at most one more than a document may have: the reader rejects a
  /// file that is too large without having read all of it.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable`.
  static func read(_ url: URL, name: String) throws(InterfaceDocumentError) -> Data {
    try RegularFile.read(url.path, name: name, limit: XMLLimits().fileSize)
  }

  /// The first element of each identifier, and the others in document order.
  ///
  /// The identifiers of devices and adaptations name models, such as `retina6_1`, and not objects.
  private static func index(
    _ tree: XMLTree
  ) -> ([String: XMLTree.Element], [XMLTree.Element]) {
    var first: [String: XMLTree.Element] = [:]
    first.reserveCapacity(tree.elementCount / elementsOfIdentifier)
    var others: [XMLTree.Element] = []
    for element in tree.allElements {
      guard let id = element.id, element.kind != .device, element.kind != .adaptation else {
        continue
      }
      // Few identifiers have two elements: one lookup is enough for the others.
      if let earlier = first.updateValue(element, forKey: id) {
        first[id] = earlier
        others.append(element)
      }
    }
    return (first, others)
  }

  /// The number of elements per identifier for which the index has room from the start. Half of the
  /// documents of the open corpus have at most 2.3, and of those that were held out 2.4.
  private static let elementsOfIdentifier = 2

  /// The element of an identifier. O(1).
  public func element(withIdentifier id: String) -> XMLTree.Element? { identifiers[id] }
}

extension InterfaceDocument.DeviceSetting {
  /// Reads `<device id="retina6_1" orientation="portrait" appearance="light"/>`; nil without
  /// identifier.
  init?(_ element: XMLTree.Element) {
    guard let id = element.id else { return nil }
    identifier = id
    orientation = element[DeviceElement.orientation]
    isDark = element[DeviceElement.appearance] == .dark
  }
}

extension InterfaceDocument {
  /// Rejects a document with more views than can be laid out in bounded time and memory.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `limit`, at the first view beyond the limit.
  private static func checkViewCount(
    of tree: XMLTree, _ limit: Int
  ) throws(InterfaceDocumentError) {
    guard tree.elementCount > limit else { return }
    var count = 0
    for element in tree.allElements where element.isView {
      count += 1
      guard count > limit else { continue }
      throw InterfaceDocumentError(
        .limit, file: tree.name, location: element.location,
        excerpt: tree.excerpt(at: element.location),
        "the document has more than \(limit) views",
        hint: "split the document; no screen that Xcode can open has so many views")
    }
  }
}

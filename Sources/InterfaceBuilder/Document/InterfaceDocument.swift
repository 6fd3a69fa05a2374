import AutoLayout
import Foundation

/// A .xib or .storyboard file of iOS, as Xcode 5 and later write them.
///
/// The value is a view of the file's bytes: no information is lost, and every element has its range
/// of bytes.
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
  /// The name of the file, as passed by the caller.
  public var name: String { tree.name }
  /// The kind of the file: xib or storyboard.
  public let kind: Kind
  /// The release of Xcode that saved the file last.
  public let xcode: Release
  /// A Boolean value that indicates whether constraints position views, rather than autoresizing
  /// masks alone.
  public let usesAutoLayout: Bool
  /// A Boolean value that indicates whether the document has variations by size class.
  public let usesTraitCollections: Bool
  /// A Boolean value that indicates whether the document has safe area guides instead of top and
  /// bottom layout guides.
  public let usesSafeAreas: Bool
  /// A Boolean value that indicates whether the file is shown while its app starts.
  public let isLaunchScreen: Bool
  /// The canvas's device, or `nil` if the file names none.
  public let device: DeviceSetting?
  /// Images, colors and sizes that the file carries for the canvas.
  public let resources: InterfaceResources
  /// The number of pixels per point that the file's own lengths show, or `nil` if they show none.
  let drawnScale: CGFloat?
  /// Elements by identifier. If several have the same one, this is the first.
  let identifiers: [String: XMLTree.Element]
  /// Elements with the identifier of an earlier element.
  package let duplicates: [XMLTree.Element]
  /// The segues that lead from controller to controller.
  let segues: SegueGraph
  /// A text on which identifiers of new objects depend, in addition to the bytes and to the added
  /// object. It differs between two edits, or between two clients that edit the document.
  package var identifierSeed = ""
  /// The font files of the project, or only those of chosen folders for a document without a file.
  package var fonts = DocumentFonts()

  /// The device of the canvas.
  ///
  /// Xcode 8 and later write it, from the choice below the canvas, for the whole document.
  public struct DeviceSetting: Sendable, Hashable {
    /// Interface Builder's identifier, which need not be in `Device.all`.
    public var identifier: String
    /// The orientation of the device.
    public var orientation: Device.Orientation
    /// A Boolean value that indicates whether the canvas is dark.
    public var isDark: Bool
  }
}

extension InterfaceDocument {
  /// Reads a file, which is called by its path in messages.
  ///
  /// - Throws: `InterfaceDocumentError`, with the location in the file if there is one.
  public init(contentsOf url: URL) throws(InterfaceDocumentError) {
    try self.init(contentsOf: url, name: url.path)
  }

  /// Reads a file, which is called `name` in messages.
  ///
  /// Texts in fonts that iOS does not have are measured with the font files of the project around
  /// the file. The project is searched when a view with such a font is created.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. The views are not created.
  ///
  /// - Throws: `InterfaceDocumentError`, with the location in the file if there is one.
  public init(contentsOf url: URL, name: String) throws(InterfaceDocumentError) {
    try self.init(data: Self.read(url, name: name), name: name)
    fonts = DocumentFonts(document: url)
  }

  /// Reads a document from memory.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name of the document in messages, such as its path.
  ///   - limits: The maximum size of the document.
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

  /// Returns the bytes of a regular file, at most one more than a document may have: the reader
  /// rejects a file that is too large without having read all of it.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable`.
  static func read(_ url: URL, name: String) throws(InterfaceDocumentError) -> Data {
    try RegularFile.read(url.path, name: name, limit: XMLLimits().fileSize)
  }

  /// Returns the first element of each identifier, and the others in document order.
  ///
  /// The identifiers of devices and adaptations are names of models, such as `retina6_1`, rather
  /// than of objects.
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

  /// The number of elements per identifier for which the index initially has capacity. Half of the
  /// documents of the open corpus have at most 2.3, and of the held-out ones 2.4.
  private static let elementsOfIdentifier = 2

  /// Returns the element with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  public func element(withIdentifier id: String) -> XMLTree.Element? { identifiers[id] }
}

extension InterfaceDocument.DeviceSetting {
  /// Reads `<device id="retina6_1" orientation="portrait" appearance="light"/>`, or returns `nil`
  /// if there is no identifier.
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
        hint: "split the document into several files")
    }
  }
}

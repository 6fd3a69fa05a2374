import AutoLayout

/// What a person or a system has set that changes how a document is laid out.
public struct CanvasSettings: Sendable, Hashable {
  /// The major version of iOS whose controls, bars and safe areas hold; nil for that of the Xcode
  /// that wrote the document.
  public var systemVersion: Int?
  /// The preferred size of text; nil for that of the canvas.
  public var contentSizeCategory: UIContentSizeCategory?
  /// Which way the interface reads; nil for the way of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// Whether the system shows its fonts bolder.
  public var hasBoldText: Bool

  /// Settings; those left out are the document's.
  public init(
    systemVersion: Int? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil, hasBoldText: Bool = false
  ) {
    self.systemVersion = systemVersion
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.hasBoldText = hasBoldText
  }
}

extension XcodeRelease {
  /// The first and last versions of iOS whose canvases are known; 19 to 25 were never released.
  public static let systemVersions: [Int] = Array(7...18) + [redesign]

  /// The last release of Xcode that drew a version of iOS.
  init(systemVersion: Int) {
    switch systemVersion {
    case ..<8: self.init(5, 1)
    case 8: self.init(6, 3)
    case 9...17: self.init(systemVersion - 2, 4)
    case 18: self.init(16, 2)
    default: self = Self.newest
    }
  }
}

extension InterfaceDocument {
  /// Returns the kind of an iOS document. Documents of other platforms and formats are rejected.
  ///
  /// The type is an attribute of the document element, such as
  /// `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`; the name of the file does not matter.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `notInterfaceBuilder`, `platform` or
  ///   `archiveFormat`, at the document element.
  static func kind(of tree: XMLTree) throws(InterfaceDocumentError) -> Kind {
    let root = tree.root
    if root.kind == .archive {
      throw tree.error(
        .archiveFormat, at: root.range.lowerBound,
        "the document is in the archive format of Xcode 4",
        hint: "open it in Xcode 5 or later and save it to convert it")
    }
    guard root.kind == .document, let type = root[DocumentElement.type] else {
      throw tree.error(
        .notInterfaceBuilder, at: root.range.lowerBound,
        "<\(root.name)> is not the root element of an Interface Builder document",
        hint: "expected <document type=\"com.apple.InterfaceBuilder3.CocoaTouch.…\"")
    }
    try checkPlatform(root, type: type)
    if type == xibType { return .xib }
    return type == storyboardType || type.contains("Storyboard") ? .storyboard : .xib
  }

  /// The types that Xcode writes into documents of iOS.
  private static let xibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  private static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

  /// Rejects documents of macOS, watchOS and tvOS, and unknown types.
  ///
  /// Both the type and `targetRuntime` specify a platform, and either can be that of another one.
  /// The error points to the value of the type.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `platform` or `notInterfaceBuilder`.
  private static func checkPlatform(
    _ root: XMLTree.Element, type: String
  ) throws(InterfaceDocumentError) {
    let runtime = root[DocumentElement.targetRuntime] ?? "iOS.CocoaTouch"
    if type == xibType || type == storyboardType, runtime.hasPrefix("iOS.") { return }
    let place =
      root.attribute(DocumentElement.type.name)?.valueRange.lowerBound ?? root.range.lowerBound
    let other: String? =
      if type.contains("WatchKit") || runtime.hasPrefix("watchKit") {
        "watchOS"
      } else if type.contains("AppleTV") || runtime.hasPrefix("AppleTV") {
        "tvOS"
      } else if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") {
        "macOS"
      } else {
        nil
      }
    if let other {
      throw root.tree.error(
        .platform, at: place, "documents for \(other) are not supported",
        hint: "only documents for iOS (CocoaTouch) are supported")
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
      throw root.tree.error(
        .notInterfaceBuilder, at: place, "unknown document type '\(type)'",
        hint: "expected com.apple.InterfaceBuilder3.CocoaTouch.XIB or ….Storyboard.XIB")
    }
  }
}

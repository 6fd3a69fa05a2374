import Foundation

/// The top-level objects of a .xib source file. Each instantiation creates new ones.
///
///     let nib = UINib(nibName: "BadgeView", bundle: .main)
///     let badge = nib.instantiate(withOwner: nil).first as? BadgeView
///
/// A custom class is found by its name and its module, or registered in `InterfaceClasses`. In all
/// other cases, the view is an instance of UIKit's class.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of options for the instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a dictionary of objects for the file's external placeholders, by identifier.
    /// - Remark: Inert. External placeholders have no connections.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The contents of the file.
  package let contents: any NibContents

  /// Creates a xib from contents that were read.
  package init(_ contents: any NibContents) { self.contents = contents }

  /// Creates a xib from the file `name.xib` in a bundle's resources or in the folders of
  /// `InterfaceSources`.
  ///
  /// Raises `NSInternalInconsistencyException` if there is none or if it cannot be read, and then
  /// creates no objects.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(reading: "with name '\(name)'") {
      try $0.nib(named: name, in: bundleOrNil ?? .main)
    }
  }

  /// Creates a xib from the bytes of a source file. Compiled files are not read. The bundle is not
  /// used, because the file has no names of other files.
  ///
  /// Raises `NSInternalInconsistencyException` if the bytes cannot be read, and then creates no
  /// objects.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(reading: "from data") { try $0.nib(data) }
  }

  private convenience init(
    reading name: String, _ read: (any InterfaceReading.Type) throws -> any NibContents
  ) {
    do {
      self.init(try read(try InterfaceReader.linked()))
    } catch {
      LayoutException.raise(
        LayoutException.internalInconsistency, "Could not load NIB in bundle: \(name): \(error)")
      self.init(NoObjects())
    }
  }

  /// Creates the top-level objects of the file, in its order, and connects the owner's outlets.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  ///
  /// If the owner is a controller, its traits determine the variations of the document.
  ///
  /// - Remark: Partial. Options are ignored.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] { contents.instantiate(withOwner: ownerOrNil.map { $0 as AnyObject }) }
}

/// A xib that could not be read.
private struct NoObjects: NibContents {
  func instantiate(withOwner owner: AnyObject?) -> [Any] { [] }
}

extension Bundle {
  /// Creates the top-level objects of a xib's source file. The file is read on every call; keep a
  /// `UINib` to read it once.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

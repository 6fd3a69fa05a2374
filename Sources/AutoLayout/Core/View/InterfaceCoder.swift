import Foundation

/// A coder that initializes the views and view controllers whose class a document specifies.
///
/// It replaces UIKit's unarchiver. `init?(coder:)` of UIKit's classes succeeds with this coder and
/// with an archive without views, and fails with any other coder, because compiled archives are not
/// read. Nothing can be decoded from it: the values of the document are set after `init?(coder:)`
/// returns. Properties that the document does not mention keep the values that the class's own
/// `init?(coder:)` sets.
public final class InterfaceCoder: NSCoder {
  /// The information that a class needs before it creates a view: the type of a button, the style
  /// of a table, or the layout of a collection view. It is `nil` for other classes.
  package let detail: Any?

  /// Creates a coder for an object whose class a document specifies.
  package init(_ detail: Any? = nil) {
    self.detail = detail
    super.init()
  }

  public override var allowsKeyedCoding: Bool { true }

  /// Returns false, because nothing can be decoded.
  public override func containsValue(forKey key: String) -> Bool { false }

  /// Returns `nil`, because nothing can be decoded.
  public override func decodeObject(forKey key: String) -> Any? { nil }

  /// Returns false, because nothing can be decoded.
  public override func decodeBool(forKey key: String) -> Bool { false }

  /// Returns 0, because nothing can be decoded.
  public override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Returns 0, because nothing can be decoded.
  public override func decodeFloat(forKey key: String) -> Float { 0 }

  /// Returns 0, because nothing can be decoded.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
}

extension NSCoder {
  /// A key of every archived view, and one of every archived view controller with a nib or a view.
  private static let viewKeys = ["UIBounds", "UIView", "UINibName"]

  /// A Boolean value that indicates whether there is no view or view controller to decode: the
  /// coder is that of a document, or an archive without their keys. In that case, objects have
  /// their default values, as for keys that an archive does not contain.
  var hasNoView: Bool {
    if self is InterfaceCoder { return true }
    guard let archive = self as? NSKeyedUnarchiver else { return false }
    return !Self.viewKeys.contains { archive.containsValue(forKey: $0) }
  }
}

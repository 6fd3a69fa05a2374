import Foundation

/// What views and controllers of a program are made with when a document names their class.
///
/// It stands where UIKit has an unarchiver: `init?(coder:)` of UIKit's classes succeeds with it and
/// fails with any other coder, as compiled archives are not read. What the document says about the
/// object is set after `init?(coder:)`, so that nothing can be decoded from it; what every view shows is left
/// as a class's own `init?(coder:)` made it.
public final class InterfaceCoder: NSCoder {
  /// What a class has to know before it makes a view: a button's type, a table's style, the layout of a
  /// collection view. Nil for other classes.
  package let detail: Any?

  /// A coder for an object that a document names the class of.
  package init(_ detail: Any? = nil) {
    self.detail = detail
    super.init()
  }

  public override var allowsKeyedCoding: Bool { true }

  /// Nothing can be decoded.
  public override func containsValue(forKey key: String) -> Bool { false }

  /// Nothing can be decoded.
  public override func decodeObject(forKey key: String) -> Any? { nil }

  /// Nothing can be decoded.
  public override func decodeBool(forKey key: String) -> Bool { false }

  /// Nothing can be decoded.
  public override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Nothing can be decoded.
  public override func decodeFloat(forKey key: String) -> Float { 0 }

  /// Nothing can be decoded.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
}

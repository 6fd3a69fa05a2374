import Foundation

/// What views and controllers of a program are made with when a document names their class.
///
/// It stands where UIKit has an unarchiver: `init?(coder:)` of UIKit's classes succeeds with it and
/// fails with any other coder, as compiled archives are not read. What the document says about the
/// object is set after `init?(coder:)`, so that nothing can be decoded from it; what every view shows is left
/// as a class's own `init?(coder:)` made it.
public final class InterfaceCoder: NSCoder {
  /// What has to be known before a view is made.
  package enum Detail: Sendable {
    case none
    case button(UIButton.ButtonType)
    case table(UITableView.Style)
  }

  package let detail: Detail
  /// The layout of a collection view.
  package let layout: UICollectionViewLayout?

  package init(_ detail: Detail = .none, layout: UICollectionViewLayout? = nil) {
    self.detail = detail
    self.layout = layout
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

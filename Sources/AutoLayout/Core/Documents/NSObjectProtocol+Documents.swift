import Foundation

/// What classes below `UIKitObject` override. Other objects have the methods as well; what they
/// declare of them is not called.
extension NSObjectProtocol {
  /// Does nothing. A call with `super` ends here.
  public func awakeFromNib() {}

  /// Does nothing. A call with `super` ends here.
  public func prepareForInterfaceBuilder() {}
}

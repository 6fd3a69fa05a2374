import Foundation

/// The methods of document loading that subclasses of `UIKitObject` override. Other objects have
/// the methods as well, but their implementations are not called.
extension NSObjectProtocol {
  /// Does nothing. A call with `super` ends here.
  public func awakeFromNib() {}

  /// Does nothing. A call with `super` ends here.
  public func prepareForInterfaceBuilder() {}
}

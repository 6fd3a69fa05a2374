import Foundation

/// The methods of document loading that subclasses of `UIKitObject` override. Other objects have
/// the methods as well, but their implementations are not called.
extension NSObjectProtocol {
  /// Does nothing. It is the implementation that calls with `super` reach.
  public func awakeFromNib() {}

  /// Does nothing. It is the implementation that calls with `super` reach.
  public func prepareForInterfaceBuilder() {}
}

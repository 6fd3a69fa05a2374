import Foundation

extension UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether the delegate implements a method.
  ///
  /// - Remark: Partial. It is `true` only for names that `SelectorDispatching` supports. Methods of
  ///   delegates are not among them.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
}

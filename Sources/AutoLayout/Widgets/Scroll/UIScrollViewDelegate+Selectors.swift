import Foundation

extension UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether the delegate implements a method.
  ///
  /// - Remark: Partial. It is true for names that `SelectorDispatching` knows, which methods of
  ///   delegates are not among.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
}

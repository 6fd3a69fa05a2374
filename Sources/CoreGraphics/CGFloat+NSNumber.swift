import Foundation

extension CGFloat {
  /// Creates a number from an object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

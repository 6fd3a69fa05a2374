import Foundation

extension CGFloat {
  /// Creates a number from the `doubleValue` of an object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

import Foundation

/// The conversion of metrics to numbers. UIKit accepts any object that responds to `doubleValue`.
enum VisualFormatMetric {
  /// Returns the value as a number, or `nil` if it is not one.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as UILayoutPriority: Double(value.rawValue)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as String: Double(value)
    default: nil
    }
  }
}

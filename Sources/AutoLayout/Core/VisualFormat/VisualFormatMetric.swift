import Foundation

/// What counts as a number in the metrics: UIKit takes whatever answers to `doubleValue`.
enum VisualFormatMetric {
  /// The value as a number; nil for what is none.
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

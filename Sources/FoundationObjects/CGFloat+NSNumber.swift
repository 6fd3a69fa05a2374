import Foundation

#if !canImport(ObjectiveC)
  /// The bridge between `CGFloat` and `NSNumber`, which Foundation has on Apple's platforms:
  ///
  ///     layer.locations = locations as [NSNumber]
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Stores the value of a number object.
    public static func _forceBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) { result = CGFloat(source.doubleValue) }

    /// Stores the value of a number object. Always succeeds.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// Returns the value of a number object, or 0 for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif

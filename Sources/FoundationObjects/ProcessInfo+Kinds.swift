import Foundation

extension ProcessInfo {
  /// A Boolean value that indicates whether the process is an iPad app that was built for the Mac.
  /// Always `false`.
  public var isMacCatalystApp: Bool { false }
  /// A Boolean value that indicates whether the process is an iPhone or iPad app on a Mac. Always
  /// `false`.
  public var isiOSAppOnMac: Bool { false }
}

extension NSDate {
  /// Returns the date that is `interval` seconds later as an `NSDate`, where the context requires
  /// one.
  @_disfavoredOverload public func addingTimeInterval(_ interval: TimeInterval) -> NSDate {
    NSDate(timeInterval: interval, since: self as Date)
  }
}

extension Data.WritingOptions {
  /// The name of `atomic` before iOS 8.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension RunLoop.Mode {
  /// The mode while the user drags a finger or a slider.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension NSMutableString {
  /// Appends a formatted text.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format.description, arguments: arguments))
  }
}

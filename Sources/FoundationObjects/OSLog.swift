import Foundation

#if !canImport(os)
  /// The level of a log message.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the level.
    public let rawValue: UInt8
    /// Creates a level from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of messages about conditions that can lead to a failure.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of helpful messages.
    public static let info = OSLogType(rawValue: 1)
    /// The level of messages for development.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of errors of the process.
    public static let error = OSLogType(rawValue: 16)
    /// The level of errors of the system or of several processes.
    public static let fault = OSLogType(rawValue: 17)
  }

  /// A log of a subsystem.
  ///
  /// - Remark: Inert. There is no system log: messages are not evaluated and not recorded.
  public final class OSLog: NSObject, Sendable {
    /// A category of a log.
    public struct Category: RawRepresentable, Hashable, Sendable {
      /// The name of the category.
      public let rawValue: String
      /// Creates a category with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The category of points of interest.
      public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
      /// The category of logs that are recorded only while Instruments is running.
      public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }

    /// The log of the process.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// The log that records nothing.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// Creates a log of a category.
    public init(subsystem: String, category: String) {}
    /// Creates a log of a system-defined category.
    public init(subsystem: String, category: Category) {}

    /// Always returns `false`, since nothing is recorded.
    public func isEnabled(type: OSLogType) -> Bool { false }
    /// A Boolean value that indicates whether intervals are recorded. Always `false`.
    public var signpostsEnabled: Bool { false }
  }

  /// Logs a message with the level `default`.
  ///
  /// - Remark: Inert. There is no system log.
  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
  ) {}

  /// Logs a message with a level.
  ///
  /// - Remark: Inert. There is no system log.
  public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ args: any CVarArg...
  ) {}

  /// Logs a message with interpolated values and the level `default`.
  ///
  /// - Remark: Inert. There is no system log.
  @_disfavoredOverload
  public func os_log(_ message: @autoclosure () -> OSLogMessage) {}

  /// Logs a message with interpolated values.
  ///
  /// - Remark: Inert. There is no system log.
  @_disfavoredOverload
  public func os_log(
    _ type: OSLogType = .default, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// The type of a signpost event.
  public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the type.
    public let rawValue: UInt8
    /// Creates a type from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A single event.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
  }

  /// An identifier of an interval.
  public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: UInt64
    /// Creates an identifier from its raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier from its raw value.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier for a log. Always the exclusive one, since nothing is recorded.
    public init(log: OSLog) { self = .exclusive }
    /// Creates an identifier for an object, which is constant for the object's lifetime.
    public init(log: OSLog, object: AnyObject) {
      rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }
    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    /// The identifier of an invalid interval.
    public static let invalid = OSSignpostID(rawValue: .max)
    /// The null identifier.
    public static let null = OSSignpostID(rawValue: 0)
  }

  /// Records an event.
  ///
  /// - Remark: Inert. There is no system log.
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
  ) {}

  /// Records an event with a message.
  ///
  /// - Remark: Inert. There is no system log.
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
  ) {}
#endif

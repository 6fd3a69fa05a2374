import Foundation

#if !canImport(os)
  /// Writes messages to a log.
  ///
  /// - Remark: Inert. There is no log of the system: messages are not evaluated and not recorded.
  public struct Logger: Sendable {
    /// Creates a logger for the log of the process.
    public init() {}
    /// Creates a logger for a log.
    public init(_ logObj: OSLog) {}
    /// Creates a logger for a category of a subsystem.
    public init(subsystem: String, category: String) {}

    /// Writes a message with the level `default`.
    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `debug`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `default`.
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `error`.
    public func warning(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `error`.
    public func error(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `fault`.
    public func critical(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message with the level `fault`.
    public func fault(_ message: @autoclosure () -> OSLogMessage) {}
  }
#endif

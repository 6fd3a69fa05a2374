import Foundation

#if !canImport(os)
  /// How much of a value a log shows.
  public struct OSLogPrivacy: Hashable, Sendable {
    /// Whether a hidden value is replaced.
    public enum Mask: Hashable, Sendable {
      /// By a number that equal values share.
      case hash
      /// By nothing.
      case none
    }
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Numbers are shown and other values are not.
    public static var auto: OSLogPrivacy { OSLogPrivacy("auto") }
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy("public") }
    /// The value is not shown.
    public static var `private`: OSLogPrivacy { OSLogPrivacy("private") }
    /// The value is never shown.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy("sensitive") }
    /// The value is not shown, and is replaced.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  }

  /// The text of a message, with values.
  ///
  /// - Remark: Inert. There is no log of the system: the text is not kept.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// Creates an empty message.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a text that is part of the program.
      public mutating func appendLiteral(_ literal: String) {}
      /// Appends a value.
      public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
      ) {}
    }

    /// Creates a message of a text.
    public init(stringLiteral value: String) {}
    /// Creates a message of a text with values.
    public init(stringInterpolation: StringInterpolation) {}
  }
#endif

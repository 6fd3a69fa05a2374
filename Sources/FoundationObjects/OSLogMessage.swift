import Foundation

#if !canImport(os)
  /// The visibility of a value in a log.
  public struct OSLogPrivacy: Hashable, Sendable {
    /// The replacement of a hidden value.
    public enum Mask: Hashable, Sendable {
      /// A number that equal values share.
      case hash
      /// No replacement.
      case none
    }
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Numbers are shown and other values are hidden.
    public static var auto: OSLogPrivacy { OSLogPrivacy("auto") }
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy("public") }
    /// The value is hidden.
    public static var `private`: OSLogPrivacy { OSLogPrivacy("private") }
    /// The value is always hidden.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy("sensitive") }
    /// The value is hidden and replaced according to a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  }

  /// The text of a message, with interpolated values.
  ///
  /// - Remark: Inert. There is no system log: the text is not kept.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// Creates an empty message.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends literal text.
      public mutating func appendLiteral(_ literal: String) {}
      /// Appends a value.
      public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
      ) {}
    }

    /// Creates a message from a string literal.
    public init(stringLiteral value: String) {}
    /// Creates a message from a text with interpolated values.
    public init(stringInterpolation: StringInterpolation) {}
  }
#endif

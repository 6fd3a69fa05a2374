import Foundation

/// An exception, which stops the program.
///
/// - Remark: Partial. Exceptions cannot be caught: `raise()` stops the program.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception, which identifies its type.
  public let name: NSExceptionName
  /// A description for the developer, or `nil` if there is none.
  public let reason: String?
  /// Additional values of the exception, or `nil` if there are none.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Stops the program with the name and the reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "(null)")") }
}

extension NSExceptionName {
  /// A generic exception.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An index or range that is out of bounds.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// An inconsistent internal state.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
}

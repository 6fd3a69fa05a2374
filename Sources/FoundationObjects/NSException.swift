import Foundation

/// An error of a program, which stops it.
///
/// - Remark: Partial. Nothing catches an exception: `raise()` stops the program.
open class NSException: NSObject, @unchecked Sendable {
  /// What kind of exception it is.
  public let name: NSExceptionName
  /// A description for the developer; nil for none.
  public let reason: String?
  /// Values that belong to the exception; nil for none.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception, which is not raised yet.
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
  /// An exception of no other kind.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An index or range that is out of bounds.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// A state that should not exist.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
}

/// A programmer error for which UIKit raises an Objective-C exception.
///
/// Swift cannot catch exceptions. By default, the program therefore stops with UIKit's message.
/// Tests can install `LayoutException.handler` to inspect the exception.
public struct LayoutException: Hashable, Sendable {
  /// The name of the exception, such as `NSInvalidArgumentException`.
  public var name: String
  /// The reason in UIKit's wording.
  public var reason: String

  /// The handler that is called instead of stopping the program.
  ///
  /// When the handler returns, the call that raised the exception does nothing, or has the effect
  /// that its documentation describes.
  @preconcurrency @MainActor
  public static var handler: ((LayoutException) -> Void)?

  /// The name of the exception for an invalid argument.
  package static let invalidArgument = "NSInvalidArgumentException"
  /// The name of the exception for an inconsistent state.
  package static let internalInconsistency = "NSInternalInconsistencyException"
  /// The name of the exception for other errors.
  static let generic = "NSGenericException"

  /// Raises an exception: calls the handler, or stops the program.
  @MainActor
  package static func raise(_ name: String, _ reason: String) {
    raise(LayoutException(name: name, reason: reason))
  }

  /// Raises an exception: calls the handler, or stops the program.
  @MainActor
  package static func raise(_ exception: LayoutException) {
    guard let handler else {
      fatalError(
        "*** Terminating app due to uncaught exception '\(exception.name)', "
          + "reason: '\(exception.reason)'")
    }
    handler(exception)
  }
}

/// A programmer error that UIKit answers with an Objective-C exception.
///
/// Swift cannot catch exceptions, so that the default is to stop the program with UIKit's own text.
/// A test may install `LayoutException.handler` and look at what would have been raised.
public struct LayoutException: Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public var name: String
  /// UIKit's text.
  public var reason: String

  /// Called in place of stopping the program, where set.
  ///
  /// When the handler returns, the call that raised does nothing, or the nearest harmless thing its
  /// documentation names.
  @preconcurrency @MainActor
  public static var handler: ((LayoutException) -> Void)?

  /// An argument that UIKit rejects.
  package static let invalidArgument = "NSInvalidArgumentException"
  /// A state that UIKit rejects.
  package static let internalInconsistency = "NSInternalInconsistencyException"
  /// Anything else that UIKit rejects.
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

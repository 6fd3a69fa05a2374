import Foundation

/// The common ancestor of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {}

  deinit { releaseAssociatedObjects(of: self) }

  /// The object that would be asked after this one.
  open var next: UIResponder? { nil }
}

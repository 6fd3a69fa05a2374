import Foundation

/// An action that a swipe on a row shows, up to iOS 12. `UIContextualAction` replaces it.
///
/// - Remark: Partial. Table views never request row actions; `perform(forRowAt:)` performs one.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Hashable, Sendable {
    /// The action has a red background, because it deletes something.
    case `default` = 0
    /// The action has a gray background.
    case normal = 1
    /// The action has a red background.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  public let style: Style
  /// The title of the action.
  open var title: String?
  /// The color of the button, or `nil` to use that of the style.
  open var backgroundColor: UIColor?
  /// The effect behind the button.
  open var backgroundEffect: UIVisualEffect?
  /// The closure that performs the action. Its arguments are the action and the index path of the
  /// row.
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Performs the action for a row, as a tap does. UIKit has no such method.
  open func perform(forRowAt indexPath: IndexPath) { handler(self, indexPath) }
}

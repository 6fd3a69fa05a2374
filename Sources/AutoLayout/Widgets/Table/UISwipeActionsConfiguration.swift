import Foundation

/// The actions of a swipe on a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, in order from the edge.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration from actions in order from the edge.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe on a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// The action has a gray background.
    case normal = 0
    /// The action has a red background, because it deletes something.
    case destructive = 1
  }

  /// A closure that performs an action. Its arguments are the action, the view that shows it, and a
  /// handler that the closure calls with `true` if the action was performed.
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The background color of the action.
  open var backgroundColor: UIColor!
  /// The image of the action.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

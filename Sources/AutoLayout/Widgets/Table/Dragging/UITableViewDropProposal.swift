import Foundation

/// The proposed effect of dropping items on a table view.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The ways of adding items to a table view.
  public enum Intent: Int, Hashable, Sendable {
    /// The table view does not react.
    case unspecified = 0
    /// A row is inserted before the row under the drag.
    case insertAtDestinationIndexPath
    /// The items become part of the row under the drag.
    case insertIntoDestinationIndexPath
    /// One of the other two, depending on whether the drag is at the edge or in the middle of the
    /// row.
    case automatic
  }

  /// The way of adding the items.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal without an intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
  /// Returns a proposal with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UITableViewDropProposal(operation: operation, intent: intent)
  }
}
